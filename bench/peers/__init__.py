"""Us and our peers, measured alternately in one run: `make bench-peers`.

The peers live in an environment of their own (`build/peers`). Every round runs each of the programs below once, one
after the other, in processes of their own; what is compared is the median of the rounds' ratios, because the machine
is slow and quick by turns. All loops are Python, through each project's public API, and choose uniformly at random
among the legal actions by the same line of code. Times are computing time of one core.
"""
