#!/usr/bin/env python3
"""Train the policy of a game from choices that selfplay wrote (--choices).

    policy.py --features LIST --choices DIR[*TIMES][,DIR...] --policy FILE [--table FILE.inc] [--seconds 60]
              [--dropout 0.05] [--decay 0.01] [--seed 1] [--strength TEXT]

Kept is what agrees best with choices set aside; weights become whole numbers, and the agreement is measured
again with these. The head of the table tells how it was made (head.py).
"""
import argparse
import glob
import math
import time

import numpy as np
import torch

from head import head_of
from train import FIRST, FIRST_SCALE, FLOW_MAX, Table, prefix_of, whole, whole_rows

ACTIONS, PARTS, NO_ROW = 64, 4, 0xFFFF  # as in selfplay.c
ROW_SCALE, SCALE, SHIFT_MAX = 1024, 256, 4  # as in src/bot/policy.c
BATCH = 8192


class Choices:
    """All decisions in tables: positions, rows of the actions, and how the weights were spread."""

    def __init__(self, features, folders, device):
        lines = [l.split() for l in open(features).read().split("\n") if l]
        self.game, self.seats = lines[0][0], int(lines[0][1])
        self.names = [(kind, name, int(n)) for kind, name, n in lines[1:] if kind != "verb"]
        self.verbs = [(name, int(n)) for kind, name, n in lines[1:] if kind == "verb"]
        self.n_own = sum(n for kind, _, n in self.names if kind == "own")
        self.n_table = sum(n for kind, _, n in self.names if kind == "table")
        self.n_rows = sum(n for _, n in self.verbs)
        head = 1 + self.seats * self.n_own + self.n_table + 1
        size = head + ACTIONS * (PARTS + 1) * 2
        parts, times = [], []
        for folder in folders:
            name, _, n = folder.partition("*")
            for file in sorted(glob.glob(name + "/*.choices")):
                parts.append(np.fromfile(file, dtype=np.uint8).reshape(-1, size))
                times.append(np.full(len(parts[-1]), int(n or 1)))
        raw, times = np.concatenate(parts), np.concatenate(times)
        self.head = torch.from_numpy(np.ascontiguousarray(raw[:, :head])).to(device)
        lists = np.ascontiguousarray(raw[:, head:]).view("<u2").reshape(-1, ACTIONS, PARTS + 1).astype(np.int32)
        rows = lists[:, :, :PARTS]
        rows = np.where(rows == NO_ROW, self.n_rows, rows)
        self.rows = torch.from_numpy(rows.astype(np.int16)).to(device)
        here = lists[:, :, 0] != NO_ROW
        self.aim = torch.from_numpy((lists[:, :, PARTS] * here).astype(np.float32) / 65535.0).half().to(device)
        block = np.arange(len(raw)) // min(2000, len(raw) // 40 + 1)
        places, is_check = np.arange(len(raw)), block % 20 == 7
        self.learn = torch.from_numpy(np.repeat(places[~is_check], times[~is_check])).to(device)
        self.check = torch.from_numpy(places[is_check]).to(device)

    def take(self, index):
        x, end = self.head[index], 1 + self.seats * self.n_own
        seats, mover = x[:, 0].long(), x[:, -1].long()
        own = x[:, 1:end].view(-1, self.seats, self.n_own).float()
        table = x[:, end : end + self.n_table].float()
        aim = self.aim[index].float()
        return seats, own, table, mover, self.rows[index].long(), aim / aim.sum(1, keepdim=True).clamp(min=1e-6)


class Policy(torch.nn.Module):
    def __init__(self, choices, dropout):
        super().__init__()
        c = self.choices = choices
        self.own = torch.nn.Linear(c.n_own, FIRST, bias=False)
        self.others = torch.nn.Linear(c.n_own, FIRST, bias=False)
        self.table = torch.nn.Linear(c.n_table, FIRST)
        self.rows = torch.nn.Linear(FIRST, c.n_rows)
        self.drop = torch.nn.Dropout(dropout)
        sample = c.learn[torch.randperm(len(c.learn), device=c.learn.device)[:50000]]
        _, own, table, *_ = c.take(sample)
        self.register_buffer("own_scale", 1.0 / own.reshape(-1, c.n_own).amax(0).clamp(min=1))
        self.register_buffer("table_scale", 1.0 / table.amax(0).clamp(min=1))

    def forward(self, seats, own, table, mover):
        """A number for every row; one more, nought, stands for an argument that is not there."""
        here = torch.arange(self.choices.seats, device=own.device)[None] < seats[:, None]
        own = own * self.own_scale * here[:, :, None]
        mine = own[torch.arange(len(own), device=own.device), mover]
        rest = (own.sum(1) - mine) / (seats - 1).clamp(min=1)[:, None].float()
        first = torch.relu(self.own(mine) + self.others(rest) + self.table(table * self.table_scale))
        return torch.nn.functional.pad(self.rows(self.drop(first)), (0, 1))


def log_weights(numbers, rows, n_rows):
    sums = numbers.gather(1, rows.reshape(len(rows), -1)).view(rows.shape).sum(2)
    return torch.log_softmax(sums.masked_fill(rows[:, :, 0] == n_rows, -1e4), 1)


def agreement(numbers_of, choices):
    """Mean loss, and how often the first choice is the same."""
    loss, same, n = 0.0, 0, 0
    with torch.no_grad():
        for i in range(0, len(choices.check), BATCH):
            *position, rows, aim = choices.take(choices.check[i : i + BATCH])
            w = log_weights(numbers_of(*position), rows, choices.n_rows)
            loss -= (aim * w).sum().item()
            same += (w.argmax(1) == aim.argmax(1)).sum().item()
            n += len(aim)
    return loss / n, same / n


def learn(net, choices, seconds, decay):
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=decay)
    begin, step, best, kept = time.time(), 0, math.inf, None
    while (spent := time.time() - begin) < seconds:
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * (1 + math.cos(math.pi * spent / seconds)) + 1e-5
        index = choices.learn[torch.randint(len(choices.learn), (BATCH,), device=choices.learn.device)]
        *position, rows, aim = choices.take(index)
        loss = -(aim * log_weights(net(*position), rows, choices.n_rows)).sum(1).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        step += 1
        if step % 500 == 0 or time.time() - begin >= seconds:
            net.eval()
            value, same = agreement(net, choices)
            net.train()
            if value < best:
                best, kept = value, {k: v.clone() for k, v in net.state_dict().items()}
            print(f"  step {step}: loss {loss.item():.4f}, check {value:.4f}, same {100 * same:.1f} %", flush=True)
    if kept is not None:
        net.load_state_dict(kept)
    net.eval()
    return step


def whole_parts(net):
    large = 2**31 - 1
    return {
        "own": whole_rows((net.own.weight * net.own_scale).T),
        "others": whole_rows((net.others.weight * net.own_scale).T),
        "table": whole_rows((net.table.weight * net.table_scale).T),
        "first_bias": whole(net.table.bias, FIRST_SCALE, large),
        "rows": whole_rows(net.rows.weight, ROW_SCALE, SHIFT_MAX),
        "row_bias": whole(net.rows.bias, ROW_SCALE * SCALE, large),
    }


def whole_numbers(parts, choices):
    """The policy as C computes it."""
    device = choices.head.device
    p = {k: torch.from_numpy(getattr(v, "full", v)).double().to(device) for k, v in parts.items()}

    def numbers(seats, own, table, mover):
        here = torch.arange(choices.seats, device=device)[None] < seats[:, None]
        own = own.double() * here[:, :, None]
        mine = own[torch.arange(len(own), device=device), mover]
        rest = torch.trunc(((own.sum(1) - mine) @ p["others"]) / (seats - 1).clamp(min=1)[:, None])
        first = mine @ p["own"] + rest + table.double() @ p["table"] + p["first_bias"]
        first = torch.floor(first.clamp(min=0) / 32).clamp(max=FLOW_MAX)
        return torch.nn.functional.pad((first @ p["rows"].T + p["row_bias"]) / (ROW_SCALE * SCALE), (0, 1)).float()

    return numbers


def write_policy(parts, choices, file):
    with open(file, "wb") as out:
        np.array([choices.n_own, choices.n_table, choices.n_rows], dtype="<u2").tofile(out)
        for x in parts.values():
            if hasattr(x, "small"):
                np.concatenate([x.shift[:, None], x.small], 1).astype("i1").tofile(out)
            else:
                x.astype("<i4").tofile(out)


def write_table(parts, choices, file, head):
    prefix = prefix_of(choices.game)
    table = Table(file, head)
    table.put(f"_Static_assert((int)N_OWN == {choices.n_own} && (int)N_TABLE == {choices.n_table} &&")
    table.put(f'    (int)N_ACT_ROWS == {choices.n_rows}, "features or verbs have changed: train again");\n')
    verbs = [f"ACT_{name}{f' + {i}' if i else ''}" for name, n in choices.verbs for i in range(n)]
    for name in ("own", "others", "table"):
        table.matrix(f"policy_{name}", parts[name], table.labels(choices.names, "table" if name == "table" else "own"))
    table.vector("policy_bias", parts["first_bias"], "int32_t")
    table.matrix("policy_rows", parts["rows"], verbs)
    table.vector("policy_row_bias", parts["row_bias"], "int32_t")
    table.put(f"\nconst struct vk_policy {prefix}_policy = {{")
    table.put("    N_OWN, N_TABLE, N_ACT_ROWS, policy_own, policy_others, policy_table, policy_bias,")
    table.put("    act_first, policy_rows, policy_row_bias,")
    table.put("};")
    table.close()


def main():
    p = argparse.ArgumentParser()
    for name in ("features", "choices", "policy"):
        p.add_argument("--" + name, required=True)
    for name in ("table", "strength"):
        p.add_argument("--" + name, default="")
    for name, standard in (("seconds", 60.0), ("dropout", 0.05), ("decay", 0.01), ("seed", 1)):
        p.add_argument("--" + name, type=type(standard), default=standard)
    a = p.parse_args()
    torch.manual_seed(a.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    choices = Choices(a.features, a.choices.split(","), device)
    net = Policy(choices, a.dropout).to(device)
    steps = learn(net, choices, a.seconds, a.decay)
    parts = whole_parts(net)
    loss, same = agreement(whole_numbers(parts, choices), choices)
    told = f"{loss:.4f} in whole numbers, same first choice {100 * same:.1f} %; "
    told += f"{len(choices.head)} choices, {steps} steps of {BATCH}"
    print(f"{choices.game}: loss {told}", flush=True)
    write_policy(parts, choices, a.policy)
    if a.table:
        title = f"policy.inc - the policy of {choices.game}, written by train/policy.py; do not edit."
        write_table(parts, choices, a.table, head_of(title, a.choices.split(","), a.seed, told, a.strength))


if __name__ == "__main__":
    main()
