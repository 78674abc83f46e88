#!/usr/bin/env python3
"""A table of weights as a file again, for match and selfplay.

    weights.py src/games/raiatea/net.inc raiatea.net
    weights.py src/games/polynesia/policy.inc polynesia.policy LIST
    git show 136fcd64:src/games/polynesia/net.inc | weights.py - polynesia-6.net

Reads what train.py (net.inc) or policy.py (policy.inc) wrote, of this commit or another one. With LIST, which
`selfplay GAME --list` printed, rows go by the names of today's features: those that the table lacks are nought.
"""
import re
import struct
import sys

NET = {"own": "b", "others": "b", "table": "b", "second": "h", "last": "h", "nobody": "i", "first_bias": "i",
       "second_bias": "i"}
POLICY = {"policy_own": "b", "policy_others": "b", "policy_table": "b", "policy_bias": "i", "policy_rows": "b",
          "policy_row_bias": "i"}
ROW = 1 + 64  # a shift, and as many weights as the first layer has


def numbers(text):
    return [int(x) for x in re.findall(r"-?\d+", re.sub(r"\[[^\]]*\]", "", text))]


def labels(file):
    """Names of rows in the order of a list of features: own ones, and those of the table."""
    out = {"OWN": [], "TABLE": []}
    for kind, name, n in (l.split() for l in open(file).read().splitlines()[1:] if l and not l.startswith("verb")):
        out[kind.upper()] += [f"{kind.upper()}_{name}" + (f" + {i}" if i else "") for i in range(int(n))]
    return out


def in_order(body, names):
    """The rows of a matrix as the list has them."""
    rows = dict(re.findall(r"\[(\w+(?: \+ \d+)?)\] = (\{.*?\}\s*\})", body, re.S))
    strange = set(rows) - set(names)
    if strange:
        sys.exit(f"features that are gone: {', '.join(sorted(strange))}")
    return [x for name in names for x in (numbers(rows[name]) if name in rows else [0] * ROW)]


def bytes_of(text, file=None):
    arrays = r"static const \w+ ?(?:\w+ )?(\w+)\[\](?:\[\d+\])? = \{(.*?)\n\};"
    tables = dict(re.findall(arrays, text, re.S))
    order = POLICY if "policy_own" in tables else NET
    count = {name: int(n) for name, n in re.findall(r"\(int\)(N_\w+) == (\d+)", text)}
    if not all(name in tables for name in order) or not {"N_OWN", "N_TABLE"} <= set(count):
        sys.exit("this is no table of train.py or policy.py")
    closing = re.search(r"N_OWN, N_TABLE, (\w+),.*?(-?\w+),\n\};\s*$", text, re.S)
    names = labels(file) if file else None
    n_own, n_table = (len(names["OWN"]), len(names["TABLE"])) if file else (count["N_OWN"], count["N_TABLE"])
    out = struct.pack("<3H", n_own, n_table, count["N_ACT_ROWS"] if order is POLICY else int(closing.group(1)))
    for name, kind in order.items():
        is_read = name.removeprefix("policy_") in ("own", "others", "table")
        wanted = names and names["TABLE" if name.endswith("table") else "OWN"]
        flat = in_order(tables[name], wanted) if is_read and names else numbers(tables[name])
        if is_read and len(flat) != ROW * (n_table if name.endswith("table") else n_own):
            sys.exit(f"{name} has not all features: give the list that selfplay GAME --list prints")
        out += struct.pack(f"<{len(flat)}{kind}", *flat)
    return out if order is POLICY else out + struct.pack("<i", int(closing.group(2)))


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    text = sys.stdin.read() if sys.argv[1] == "-" else open(sys.argv[1]).read()
    weights = bytes_of(text, sys.argv[3] if len(sys.argv) == 4 else None)
    with open(sys.argv[2], "wb") as out:
        out.write(weights)


if __name__ == "__main__":
    main()
