#!/usr/bin/env python3
"""Train the estimate of a game from rows that selfplay wrote.

    train.py --features LIST --rows DIR[*TIMES][,DIR...] --net FILE [--table FILE.c] [--seconds 60]
             [--margin 0.1] [--dropout 0.1] [--decay 0.02] [--trust 0.5] [--seed 1] [--rate 1.0] [--start NET.inc]
             [--name conq_net_alone] [--strength TEXT]

LIST is what `selfplay GAME --list` printed. The net with the best validation loss is kept, its weights
become whole numbers, and the loss is measured again with these: that number counts. With --start it goes
on from a table that was written before, by the names of its features: new ones begin at nought. The head of the
table tells how it was made (head.py).
"""
import argparse
import glob
import math
import pathlib
import re
import textwrap
import time

import numpy as np
import torch

from head import head_of

FIRST, SECOND = 64, 32
FIRST_SCALE, SCALE = 8192, 256  # as in src/bot/net.c
FLOW_MAX = 8191
ROW_MAX = 127
UNSEARCHED = 255  # as in selfplay.c
BATCH = 16384


def prefix_of(game):
    """What the functions and tables of a game begin with: its `#define GAME`."""
    folder = pathlib.Path(__file__).resolve().parent.parent / "src/games" / game
    headers = (header.read_text() for header in sorted(folder.glob("*.h")))
    return next((m[1] for h in headers if (m := re.search(r"^#define GAME +(\w+)", h, re.M))), game)


class Rows:
    """All positions in one table of bytes, split into those to learn from and those to check with."""

    def __init__(self, features, folders, device):
        lines = open(features).read().split("\n")
        self.game, seats, unit = lines[0].split()
        self.seats, self.unit = int(seats), int(unit)
        named = (l.split() for l in lines[1:] if l and not l.startswith("verb"))
        self.names = [(kind, name, int(n)) for kind, name, n in named]
        self.n_own = sum(n for kind, _, n in self.names if kind == "own")
        self.n_table = sum(n for kind, _, n in self.names if kind == "table")
        size = 1 + self.seats * self.n_own + self.n_table + 2 + 1 + 2 * self.seats
        parts, times = [], []
        for folder in folders:  # DIR*3: its rows count three times
            name, _, n = folder.partition("*")
            for file in sorted(glob.glob(name + "/*.rows")):
                parts.append(np.fromfile(file, dtype=np.uint8).reshape(-1, size))
                times.append(np.full(len(parts[-1]), int(n or 1)))
        table, times = np.concatenate(parts), np.concatenate(times)
        self.table = torch.from_numpy(table).to(device)
        # Games stand together, so whole blocks are set aside; what counts often is only learned often.
        block = np.arange(len(table)) // min(2000, len(table) // 40 + 1)
        places = np.arange(len(table))
        is_check = block % 20 == 7
        self.learn = torch.from_numpy(np.repeat(places[~is_check], times[~is_check])).to(device)
        self.check = torch.from_numpy(places[is_check]).to(device)
        self.has_nobody = bool((table[:, -1 - 2 * self.seats] == 0).any())

    def take(self, index):
        x = self.table[index]
        own_end = 1 + self.seats * self.n_own
        seats = x[:, 0].long()
        own = x[:, 1:own_end].view(-1, self.seats, self.n_own).float()
        table = x[:, own_end : own_end + self.n_table].float()
        mover = x[:, own_end + self.n_table].long()
        expected = x[:, own_end + self.n_table + 1].float()
        winners = x[:, own_end + self.n_table + 2].long()
        ends = x[:, -2 * self.seats :].view(-1, self.seats, 2).long()
        totals = ends[:, :, 0] + 256 * ends[:, :, 1]
        totals = torch.where(totals > 32767, totals - 65536, totals).float() / self.unit
        return seats, own, table, winners, totals, mover, expected


class Net(torch.nn.Module):
    def __init__(self, rows, dropout):
        super().__init__()
        self.rows = rows
        self.own = torch.nn.Linear(rows.n_own, FIRST, bias=False)
        self.others = torch.nn.Linear(rows.n_own, FIRST, bias=False)
        self.table = torch.nn.Linear(rows.n_table, FIRST)
        self.nobody = torch.nn.Parameter(torch.zeros(FIRST))
        self.second = torch.nn.Linear(FIRST, SECOND)
        self.last = torch.nn.Linear(SECOND, 1)
        self.drop = torch.nn.Dropout(dropout)
        sample = rows.learn[torch.randperm(len(rows.learn), device=rows.learn.device)[:100000]]
        _, own, table, *_ = rows.take(sample)
        most = own.reshape(-1, rows.n_own).amax(0).clamp(min=1)
        self.register_buffer("own_scale", 1.0 / most)
        self.register_buffer("table_scale", 1.0 / table.amax(0).clamp(min=1))

    def forward(self, seats, own, table):
        """Last numbers of the seats and, where there is one, of nobody; absent seats far below."""
        here = torch.arange(self.rows.seats, device=own.device)[None] < seats[:, None]
        own = own * self.own_scale * here[:, :, None]
        others = self.others(own)
        whole = others.sum(1, keepdim=True)
        count = (seats - 1).clamp(min=1)[:, None, None].float()
        base = self.table(table * self.table_scale)[:, None]
        rest = (whole - others) / count
        first = self.own(own) + rest + base
        if self.rows.has_nobody:
            nobody = self.nobody + whole / seats[:, None, None].float() + base
            first = torch.cat([first, nobody], 1)
            here = torch.cat([here, torch.ones_like(here[:, :1])], 1)
        x = torch.relu(self.second(self.drop(torch.relu(first))))
        return self.last(x)[:, :, 0].masked_fill(~here, -1e4)


def targets(rows, seats, winners, totals, margin):
    """Shares of the victory; a part of them follows the points, which say more than who won."""
    bits = torch.arange(rows.seats, device=winners.device)
    won = (winners[:, None] >> bits[None] & 1).float()
    none = (winners == 0).float()[:, None]
    won = won / won.sum(1, keepdim=True).clamp(min=1)
    here = bits[None] < seats[:, None]
    spread = totals.masked_fill(~here, -1e4) / 4.0
    soft = torch.softmax(spread, 1) * (1 - none)
    share = (1 - margin) * won + margin * soft
    return torch.cat([share, none], 1) if rows.has_nobody else share


def lean(share, said, mover, expected, trust):
    """Where a search has judged the position, the target leans towards what it expected for the seat to move;
    the others keep the proportions that the net gives them. One game's end is noise; a search is less of it."""
    known = (expected < UNSEARCHED) & (mover < share.shape[1])
    seat = mover.clamp(max=share.shape[1] - 1)[:, None]
    value = (expected / (UNSEARCHED - 1)).clamp(0, 1)[:, None]
    rest = said.scatter(1, seat, 0.0)
    aim = rest / rest.sum(1, keepdim=True).clamp(min=1e-6) * (1 - value)
    aim = aim.scatter(1, seat, value)
    part = trust * known.float()[:, None]
    return (1 - part) * share + part * aim


def loss_of(net, rows, index, margin, trust=0.0):
    seats, own, table, winners, totals, mover, expected = rows.take(index)
    share = targets(rows, seats, winners, totals, margin)
    last = net(seats, own, table)
    if trust:
        share = lean(share, torch.softmax(last.detach(), 1), mover, expected, trust)
    return -(share * torch.log_softmax(last, 1)).sum(1)


def check(net, rows):
    net.eval()
    with torch.no_grad():
        parts = [loss_of(net, rows, rows.check[i : i + 32768], 0.0) for i in range(0, len(rows.check), 32768)]
    net.train()
    return torch.cat(parts).mean().item()


def learn(net, rows, seconds, margin, decay, trust, rate):
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=decay)
    begin, step, best, kept = time.time(), 0, math.inf, None
    while (spent := time.time() - begin) < seconds:
        for group in optimiser.param_groups:
            group["lr"] = rate * 1e-3 * (1 + math.cos(math.pi * spent / seconds)) + 1e-5
        index = rows.learn[torch.randint(len(rows.learn), (BATCH,), device=rows.learn.device)]
        loss = loss_of(net, rows, index, margin, trust).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        step += 1
        if step % 250 == 0:
            value = check(net, rows)
            if value < best:
                best, kept = value, {k: v.clone() for k, v in net.state_dict().items()}
            if step % 1000 == 0:
                print(f"  step {step}: loss {loss.item():.4f}, check {value:.4f}", flush=True)
    value = check(net, rows)
    if kept is not None and best < value:
        net.load_state_dict(kept)
        value = best
    return step, value


def start_from(net, rows, file):
    """The weights of a table that write_table wrote, as far as features have the same names."""
    text = open(file).read()
    found = dict(re.findall(r"static const \w+ ?(?:\w+ )?(\w+)\[\](?:\[\d+\])? = \{(.*?)\n\};", text, re.S))
    numbers = lambda t: torch.tensor([float(x) for x in re.findall(r"-?\d+", t)])
    last_bias = float(re.search(r"last, (-?\d+),\n\};", text).group(1))

    def named(name, kind):
        part = {}
        for label, shift, row in re.findall(r"\[(\w+(?: \+ \d+)?)\] = \{ (\d+), \{(.*?)\}", found[name], re.S):
            part[label] = numbers(row) * 2.0 ** int(shift) / FIRST_SCALE
        labels = Table.labels(None, rows.names, kind)
        return torch.stack([part.get(label, torch.zeros(FIRST)) for label in labels]).T

    with torch.no_grad():
        put = lambda parameter, x: parameter.copy_(x.to(parameter.device))
        put(net.own.weight, named("own", "own") / net.own_scale.cpu())
        put(net.others.weight, named("others", "own") / net.own_scale.cpu())
        put(net.table.weight, named("table", "table") / net.table_scale.cpu())
        put(net.table.bias, numbers(found["first_bias"]) / FIRST_SCALE)
        put(net.nobody, numbers(found["nobody"]) / FIRST_SCALE)
        put(net.second.weight, numbers(found["second"]).view(FIRST, SECOND).T / SCALE)
        put(net.second.bias, numbers(found["second_bias"]) / SCALE**2)
        put(net.last.weight, numbers(found["last"])[None] / SCALE)
        put(net.last.bias, torch.tensor([last_bias / SCALE**2]))


def whole(tensor, scale, limit):
    x = np.rint(tensor.detach().double().cpu().numpy() * scale)
    lost = int((np.abs(x) > limit).sum())
    if lost:
        print(f"  {lost} weights were too large and are cut")
    return np.clip(x, -limit, limit).astype(np.int64)


def whole_rows(tensor, scale=FIRST_SCALE, shift_max=7):
    """Rows of small weights, each with the number of bits that it is shifted by."""
    x = np.rint(tensor.detach().double().cpu().numpy() * scale)
    most = np.abs(x).max(1)
    shift = np.ceil(np.log2(np.maximum(most, 1) / ROW_MAX)).clip(0, shift_max).astype(np.int64)
    small = np.rint(x / 2.0 ** shift[:, None]).clip(-ROW_MAX, ROW_MAX).astype(np.int64)
    return Rows8(shift, small)


class Rows8:
    def __init__(self, shift, small):
        self.shift, self.small = shift, small
        self.full = small << shift[:, None]


def whole_parts(net):
    """The net in whole numbers, in the order of the file."""
    large = 2**31 - 1
    return {
        "own": whole_rows((net.own.weight * net.own_scale).T),
        "others": whole_rows((net.others.weight * net.own_scale).T),
        "table": whole_rows((net.table.weight * net.table_scale).T),
        "second": whole(net.second.weight.T, SCALE, 2047),
        "last": whole(net.last.weight[0], SCALE, 2047),
        "nobody": whole(net.nobody, FIRST_SCALE, large),
        "first_bias": whole(net.table.bias, FIRST_SCALE, large),
        "second_bias": whole(net.second.bias, SCALE * SCALE, large),
        "last_bias": whole(net.last.bias, SCALE * SCALE, large),
    }


def check_whole(parts, rows):
    """The loss of the net as C computes it. Numbers stay below 2^53, so doubles are exact."""
    device = rows.table.device
    p = {k: torch.from_numpy(getattr(v, "full", v)).double().to(device) for k, v in parts.items()}
    flow = lambda x, shift: torch.floor(x.clamp(min=0) / 2**shift).clamp(max=FLOW_MAX)
    out = []
    for i in range(0, min(len(rows.check), 200000), 16384):
        seats, own, table, winners, totals, *_ = rows.take(rows.check[i : i + 16384])
        here = torch.arange(rows.seats, device=device)[None] < seats[:, None]
        own = own.double() * here[:, :, None]
        others = own @ p["others"]
        all_ = others.sum(1, keepdim=True)
        base = (table.double() @ p["table"] + p["first_bias"])[:, None]
        first = own @ p["own"] + torch.trunc((all_ - others) / (seats - 1).clamp(min=1)[:, None, None]) + base
        if rows.has_nobody:
            first = torch.cat([first, p["nobody"] + torch.trunc(all_ / seats[:, None, None]) + base], 1)
            here = torch.cat([here, torch.ones_like(here[:, :1])], 1)
        second = flow(first, 5) @ p["second"] + p["second_bias"]
        last = (flow(second, 8) @ p["last"] + p["last_bias"]) / 65536.0
        share = targets(rows, seats, winners, totals, 0.0)
        out.append(-(share * torch.log_softmax(last.masked_fill(~here, -1e4).float(), 1)).sum(1))
    return torch.cat(out).mean().item()


def write_net(parts, rows, file):
    with open(file, "wb") as out:
        np.array([rows.n_own, rows.n_table, int(rows.has_nobody)], dtype="<u2").tofile(out)
        for name, x in parts.items():
            if isinstance(x, Rows8):
                np.concatenate([x.shift[:, None], x.small], 1).astype("i1").tofile(out)
            else:
                x.astype("<i2" if name in ("second", "last") else "<i4").tofile(out)


class Table:
    """A file of C with rows that carry the names of their features: others do not compile."""

    def __init__(self, file, head):
        self.out = open(file, "w")
        self.put(head)

    def put(self, text):
        self.out.write(text + "\n")

    def numbers(self, before, x, after):
        text = before + ", ".join(str(v) for v in x) + after
        self.put("\n".join(textwrap.wrap(text, 100, initial_indent="    ", subsequent_indent="        ")))

    def matrix(self, name, x, labels):
        self.put(f"static const struct vk_net_row {name}[] = {{")
        for label, shift, row in zip(labels, x.shift, x.small):
            self.numbers(f"[{label}] = {{ {shift}, {{ ", row, " } },")
        self.put("};")

    def vector(self, name, x, kind):
        self.put(f"static const {kind} {name}[] = {{")
        self.numbers("", x, "")
        self.put("};")

    def labels(self, names, kind):
        for k, name, n in names:
            if k == kind:
                yield from (f"{kind.upper()}_{name}{f' + {i}' if i else ''}" for i in range(n))

    def close(self):
        self.out.close()


def write_table(parts, rows, file, head, name):
    id_ = rows.game
    table = Table(file, head)
    counts = f"(int)N_OWN == {rows.n_own} && (int)N_TABLE == {rows.n_table}"
    table.put(f'_Static_assert({counts}, "features have changed: train again");\n')
    table.matrix("own", parts["own"], table.labels(rows.names, "own"))
    table.matrix("others", parts["others"], table.labels(rows.names, "own"))
    table.matrix("table", parts["table"], table.labels(rows.names, "table"))
    table.put(f"static const int16_t second[][{SECOND}] = {{")
    for row in parts["second"]:
        table.numbers("{ ", row, " },")
    table.put("};")
    table.vector("last", parts["last"], "int16_t")
    table.vector("nobody", parts["nobody"], "int32_t")
    table.vector("first_bias", parts["first_bias"], "int32_t")
    table.vector("second_bias", parts["second_bias"], "int32_t")
    table.put(f"\nconst struct vk_net {name or prefix_of(id_) + '_net'} = {{")
    table.put(f"    N_OWN, N_TABLE, {int(rows.has_nobody)}, own, others, table, second,")
    table.put(f"    nobody, first_bias, second_bias, last, {int(parts['last_bias'][0])},")
    table.put("};")
    table.close()


def main():
    p = argparse.ArgumentParser()
    for name in ("features", "rows", "net"):
        p.add_argument("--" + name, required=True)
    for name in ("table", "start", "name", "strength"):
        p.add_argument("--" + name, default="")
    numbers = dict(seconds=60.0, margin=0.1, dropout=0.1, decay=0.02, trust=0.5, rate=1.0, seed=1)
    for name, standard in numbers.items():
        p.add_argument("--" + name, type=type(standard), default=standard)
    a = p.parse_args()
    torch.manual_seed(a.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = Rows(a.features, a.rows.split(","), device)
    net = Net(rows, a.dropout).to(device)
    if a.start:
        start_from(net, rows, a.start)
        print(f"  starts at {check(net, rows):.4f}", flush=True)
    steps, value = learn(net, rows, a.seconds, a.margin, a.decay, a.trust, a.rate)
    parts = whole_parts(net)
    exact = check_whole(parts, rows)
    told = f"{value:.4f}, in whole numbers {exact:.4f}; {len(rows.table)} positions, {steps} steps of {BATCH}"
    print(f"{rows.game}: loss {told}", flush=True)
    write_net(parts, rows, a.net)
    if a.table:
        title = f"net.inc - the net of {rows.game}, written by train/train.py; do not edit."
        write_table(parts, rows, a.table, head_of(title, a.rows.split(","), a.seed, told, a.strength), a.name)


if __name__ == "__main__":
    main()
