"""Matches and tournaments between bots: who plays whom, who wins, and what wins.

`schedule` says which games are played, `match` plays one, `workers` spreads them, `results` keeps them, `figures`
counts them and `report` draws them. Knows no game: what a game finds telling it declares in its `GAME`.
"""
