"""The rules of World Without End, one module a phase group, in the order and words of the rulebook.

A chapter: `chapter_begins`; its rounds: `reveal` and `immediate_events` (1), `orient` (2), `income` (3), `award_favor`
(4), `play_action` (5) with the twelve action cards in `action_*`; `end_of_round`, `end_of_chapter`, `end_of_game`. What
may interrupt any of them: `lay_off` (royal court and war) and `plague` (what care for the ill brings).
"""
