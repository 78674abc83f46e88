# %% [markdown]
# # A tiny policy in a minute
#
# Policy gradients (REINFORCE) against a random player, in numpy alone, in a minute of one core: run it
# whole, or cell by cell in an editor that knows `# %%`.
#
#     make lib
#     PYTHONPATH=python python3 python/examples/train_policy.py [GAME] [SECONDS] [UPDATES]
#
# UPDATES: end after so many steps of learning, however long they take, and judge by fewer games; then it is
# the same every time.
#
# An action of these games is a verb with up to three arguments, and few of thousands are legal at a time. So
# the policy does not answer with a row for all of them: it scores those that are legal. The score of an
# action is what a small hidden layer thinks of its verb, and a weight for the action itself.

# %%
import sys
import time

import numpy as np

import vaka

name = sys.argv[1] if len(sys.argv) > 1 else "raiatea"
seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60.0
updates = int(sys.argv[3]) if len(sys.argv) > 3 else None

game = vaka.load_game(name, players=2)
verb_of = game.action_table()[:, 0].astype(np.int64)
N_VERBS, N_ACTIONS, SIZE = len(game.verbs()), game.num_distinct_actions(), game.observation_tensor_size()
HIDDEN, GAMES = 24, 64
LEARN, TEST = 280, 2000 if updates is None else 600  # steps of all games

# %% [markdown]
# ## The policy

# %%
luck = np.random.default_rng(1)
weights = {
    "in": luck.normal(0, 0.02, (SIZE, HIDDEN)).astype(np.float32),
    "bias": np.zeros(HIDDEN, np.float32),
    "verb": np.zeros((N_VERBS, HIDDEN), np.float32),
    "action": np.zeros(N_ACTIONS, np.float32),
}


def thoughts(rows):
    """Numbers of a position in a small range, and the hidden layer."""
    rows = np.sign(rows) * np.log1p(np.abs(rows))
    return rows, np.tanh(rows @ weights["in"] + weights["bias"])


def chances(hidden, legal, n_legal):
    """How likely each legal action is, padded with 0."""
    wide = int(n_legal.max())
    legal = legal[:, :wide].clip(min=0)  # -1 behind the last: never chosen
    by_verb = hidden @ weights["verb"].T
    scores = np.take_along_axis(by_verb, verb_of[legal], axis=1) + weights["action"][legal]
    scores[np.arange(wide) >= n_legal[:, None]] = -np.inf
    scores = np.exp(scores - scores.max(axis=1, keepdims=True))
    return legal, scores / scores.sum(axis=1, keepdims=True)


def choose(p):
    """One place of each row, by its chances."""
    sums = np.cumsum(p, axis=1)
    return (luck.random((len(p), 1)) * sums[:, -1:] >= sums).sum(axis=1).clip(max=p.shape[1] - 1)


# %% [markdown]
# ## Playing
#
# In game `i` the policy has seat `i % 2`; what the other one does is left to the batch (-1: any action).


# %%
OWN = np.arange(GAMES) % 2


def play(batch, n_steps):
    """So many steps of all games: what was seen and chosen in each, which games it ended, and who won."""
    steps = []
    for _ in range(n_steps):
        mine = np.flatnonzero(batch.players == OWN)
        places = np.full(GAMES, -1)
        rows, n_legal = batch.observations[mine], batch.n_legal[mine]
        if len(mine):
            legal, p = chances(thoughts(rows)[1], batch.legal[mine], n_legal)
            places[mine] = choose(p)
            steps.append([mine, rows, legal, n_legal, places[mine]])
        else:
            steps.append([mine, rows, None, n_legal, None])
        batch.step(places)
        steps[-1] += [batch.ended.copy(), batch.returns[np.arange(GAMES), OWN]]
    return steps


def wins(steps):
    """The policy's share of the games that ended."""
    return sum(won.sum() for *_, won in steps) / max(1, sum(ended.sum() for *_, ended, _ in steps))


# %% [markdown]
# ## Learning


# %%
def worths(steps):
    """Of each decision: the share of the victory that its game ended with; not a number if it has not."""
    later, found = np.full(GAMES, np.nan), []
    for mine, *_, ended, won in reversed(steps):
        later[ended] = won[ended]
        found.append(later[mine])
    return found[::-1]


def gradient(steps):
    """Where the chances of what was chosen rise if its game was won, and fall if it was lost."""
    worth = worths(steps)
    usual, n_all = wins(steps), sum(map(len, worth))
    slope = {key: np.zeros_like(w) for key, w in weights.items()}
    for (_, rows, legal, n_legal, place, _, _), value in zip(steps, worth):
        n = len(rows)
        if n == 0:
            continue
        rows, hidden = thoughts(rows)
        legal, p = chances(hidden, legal, n_legal)
        rise = -p
        rise[np.arange(n), place] += 1
        rise *= (np.nan_to_num(value - usual) / n_all)[:, None]
        at = np.arange(n)[:, None] * N_VERBS + verb_of[legal]
        by_verb = np.bincount(at.ravel(), rise.ravel(), n * N_VERBS).reshape(n, N_VERBS)
        deep = (by_verb @ weights["verb"]) * (1 - hidden**2)
        slope["in"] += rows.T @ deep
        slope["bias"] += deep.sum(axis=0)
        slope["verb"] += by_verb.T @ hidden
        slope["action"] += np.bincount(legal.ravel(), rise.ravel(), N_ACTIONS)
    return slope


moments = {key: [np.zeros_like(w), np.zeros_like(w)] for key, w in weights.items()}


def climb(slope, step, rate=0.03):
    """Adam."""
    for key, w in weights.items():
        one, two = moments[key]
        one += 0.1 * (slope[key] - one)
        two += 0.01 * (slope[key] ** 2 - two)
        w += rate * (one / (1 - 0.9**step)) / (np.sqrt(two / (1 - 0.99**step)) + 1e-8)


def main():
    batch = vaka.Batch(game, GAMES, seed=1)
    judge = vaka.Batch(game, GAMES, seed=2)
    print(f"{game.info['title']} against random; before: wins {wins(play(judge, TEST)):.1%}")
    step, games, told, begin = 0, 0, 0, time.process_time()
    while time.process_time() - begin < seconds if updates is None else step < updates:
        steps = play(batch, LEARN)
        step += 1
        games += sum(ended.sum() for *_, ended, _ in steps)
        climb(gradient(steps), step)
        if time.process_time() - begin >= told:
            print(f"  {time.process_time() - begin:5.0f} s, {games:6d} games: wins {wins(steps):.1%}")
            told += seconds / 10
    judge.reset(3)
    share = wins(play(judge, TEST))
    print(f"after {games} games: wins {share:.1%} of games that it has not learned from")
    return share


if __name__ == "__main__":
    main()
