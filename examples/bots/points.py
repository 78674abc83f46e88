#!/usr/bin/env python3
"""An external player with Python's standard library alone.

It takes the action that brings most points at once, where its view tells that, and any of the best
ones otherwise. Put something better into choose().

    vaka sim polynesia --bots greedy,exec:examples/bots/points.py

The protocol: docs/external-players.md.
"""

import json
import random
import sys


def pairs(line):
    """The words `key=value` of a line, as a dict."""
    return dict(word.split("=", 1) for word in line.split(" ")[1:] if "=" in word)


def choose(view, luck):
    """The text of one of view["legal"]; view["viewer"] is our seat."""
    legal = view["legal"]
    most = max(action.get("points", 0) for action in legal)
    best = [action["do"] for action in legal if action.get("points", 0) == most]
    return luck.choice(best)


def main():
    luck = random.Random()
    view = None
    for line in sys.stdin:
        line = line.rstrip("\r\n")
        word, _, rest = line.partition(" ")
        if word == "vaka":
            print("ready 1 view points.py", flush=True)
        elif word == "game":
            luck.seed(int(pairs(line)["seed"], 16))
        elif word == "view":
            view = json.loads(rest)
        elif word == "decide":
            print("do", choose(view, luck), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
