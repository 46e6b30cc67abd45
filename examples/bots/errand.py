#!/usr/bin/env python3
"""A bot for Ratskeller: one JSON line in, one JSON line out.

    npx ratskeller arena die-patin --bots "exec:python3 examples/bots/errand.py,random"

It knows a little of Die Patin: back rooms and missions before loot, loot before rats, and no turn ended early.
In other games it takes any move.
"""
import json
import random
import sys

LIKED = ["room", "mission", "loot", "invade", "recruit", "expel", "place", "intrigue", "done"]


def worth(move, view, seat):
    """The larger the better. What moves and views hold is written in src/games/<game>/state.ts and moves.ts."""
    kind = move["type"]
    if kind == "place" and view["owner"][move["area"]] != seat:
        return -LIKED.index(kind) + 0.5  # another's area: claim it
    return -LIKED.index(kind) if kind in LIKED else 0


for line in sys.stdin:
    question = json.loads(line)  # game, rules, match, seats, seat, budget, timeout, view, moves
    moves, view, seat = question["moves"], question["view"], question["seat"]
    order = random.sample(range(len(moves)), len(moves))
    best = max(order, key=lambda i: worth(moves[i], view, seat))
    print(json.dumps({"index": best}), flush=True)
