#!/usr/bin/env python3
"""The head of a table of weights (net.inc, policy.inc): five lines tell where it comes from.

    head.py FILE.inc --strength TEXT       once it was measured; until then the head says that it was not

command is that of train.py or policy.py, seeds and games those of selfplay (DIR/made), loss what was reached,
strength the share of a match. tests/lint/nets.mjs asks for all five.
"""
import argparse
import os
import re
import shlex
import sys
import textwrap

WORDS = ("command", "seeds", "games", "loss", "strength")
UNMEASURED = "not measured yet"


def line(word, text):
    """One of the five, in lines of the comment."""
    assert word in WORDS
    text = text.replace("*/", "* /")  # would end the comment
    return "\n".join(textwrap.wrap(f"{word}: {text}", 115, initial_indent=" * ", subsequent_indent=" *     ",
                                   break_long_words=False, break_on_hyphens=False))


def made_in(folders):
    """Seeds and games of the folders that selfplay wrote, DIR or DIR*TIMES."""
    seeds, games = [], []
    for folder in folders:
        name, _, times = folder.partition("*")
        file = os.path.join(name, "made")
        call, told = open(file).read().splitlines() if os.path.exists(file) else ("call not recorded", name)
        seed = re.search(r"--seed (\S+)", call)
        seeds.append(seed.group(1) if seed else "1" if call.startswith("selfplay") else "not recorded")
        games.append(f"{call}: {told.partition(': ')[2] or told}" + (f", {times} times" if times else ""))
    return seeds, games


def head_of(title, folders, seed, loss, strength=""):
    """The comment at the top of a table that this process writes."""
    seeds, games = made_in(folders)
    command = shlex.join([os.path.basename(sys.argv[0]), *sys.argv[1:]])
    told = {
        "command": command,
        "seeds": f"games {', '.join(seeds)}; learning {seed}",
        "games": "; ".join(games),
        "loss": loss,
        "strength": strength or UNMEASURED,
    }
    return "\n".join([f"/* {title} Behind features.h.", *(line(word, told[word]) for word in WORDS), " */"])


def main():
    p = argparse.ArgumentParser()
    p.add_argument("file")
    p.add_argument("--strength", required=True)
    a = p.parse_args()
    text = open(a.file).read()
    there = re.compile(r"^ \* strength: .*?(?=^ \*/)", re.M | re.S)
    if not there.search(text):
        sys.exit(f"{a.file}: its head has no line of strength")
    new = line("strength", a.strength) + "\n"
    with open(a.file, "w") as out:
        out.write(there.sub(lambda _: new, text, count=1))


if __name__ == "__main__":
    main()
