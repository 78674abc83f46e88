"""Many games at once: the same as one by one, whatever the number of threads."""

import multiprocessing

import numpy as np
import pytest

import vaka
from conftest import GAMES

TABLES = [
    (name, players)
    for name in GAMES
    for least, most in [vaka.load_game(name).info["seats"]]
    for players in range(least, most + 1)
]


def copies(batch):
    names = ("players", "n_legal", "legal", "observations", "returns", "ended", "seeds", "steps")
    return {name: getattr(batch, name).copy() for name in names}


@pytest.mark.parametrize("name, players", TABLES)
def test_a_batch_plays_what_states_play(name, players):
    game = vaka.load_game(name, players=players)
    n, rng = 20 if players == 2 else 6, np.random.default_rng(players)
    batch = vaka.Batch(game, n, seed=9, threads=2)
    states = [game.new_initial_state(int(seed)) for seed in batch.seeds]
    n_ended = 0
    for _ in range(120):
        for i, state in enumerate(states):
            assert batch.players[i] == state.current_player()
            assert batch.steps[i] == state.move_number()
            legal = state.ordered_legal_actions()
            assert np.array_equal(batch.legal[i, : batch.n_legal[i]], legal)
            assert (batch.legal[i, batch.n_legal[i] :] == -1).all()
            assert np.array_equal(batch.observations[i], state.observation_tensor())
        places = (rng.random(n) * batch.n_legal).astype(np.int32)
        actions = batch.legal[np.arange(n), places]
        batch.step(places)
        for i, state in enumerate(states):
            state.apply_action(int(actions[i]))
            assert batch.ended[i] == state.is_terminal()
            assert batch.returns[i] == pytest.approx(state.returns())
            if state.is_terminal():
                n_ended += 1
                states[i] = game.new_initial_state(int(batch.seeds[i]))
    assert n_ended > 0 or (name, players) not in (("konane", 2), ("polynesia", 2))


def test_threads_change_nothing(game):
    batches = [vaka.Batch(game, 300, seed=4, threads=threads) for threads in (1, 2, 7)]
    for k in range(40):
        for batch in batches:
            batch.step() if k % 2 else batch.step(np.zeros(300, int))
        one, *others = map(copies, batches)
        for other in others:
            assert all(np.array_equal(one[name], other[name]) for name in one)


def test_numbers_of_actions_do_as_well_as_places():
    game = vaka.load_game("raiatea", players=3)
    one, two = vaka.Batch(game, 50, seed=2), vaka.Batch(game, 50, seed=2)
    for k in range(60):
        places = k % one.n_legal
        two.apply(two.legal[np.arange(50), places])
        one.step(places)
        a, b = copies(one), copies(two)
        assert all(np.array_equal(a[name], b[name]) for name in a)


def test_a_seed_begins_again():
    batch = vaka.Batch(vaka.load_game("konane"), 10, seed=6)
    first = copies(batch)
    batch.step()
    batch.reset()
    again = copies(batch)
    assert all(np.array_equal(first[name], again[name]) for name in first)
    batch.reset(7)
    assert (batch.seeds != first["seeds"]).all()


def test_masks():
    game = vaka.load_game("raiatea")
    batch = vaka.Batch(game, 30, seed=1)
    for _ in range(5):
        batch.step()
        mask = batch.action_mask()
        assert mask.sum() == batch.n_legal.sum() == batch.legal_mask().sum()
        for i in range(30):
            legal = np.sort(batch.legal[i, : batch.n_legal[i]])
            assert np.array_equal(np.flatnonzero(mask[i]), legal)
    assert batch.action_mask(out=mask) is mask


def test_arrays_that_were_not_asked_for():
    batch = vaka.Batch(vaka.load_game("konane"), 4, observations=False, legal=False)
    batch.step()
    with pytest.raises(vaka.VakaError, match="observations=True"):
        batch.observations
    with pytest.raises(vaka.VakaError, match="legal=True"):
        batch.legal


def test_shares_of_wins_are_fair():
    """Random players of Polynesia win about as often in each seat; no share is lost."""
    batch = vaka.Batch(vaka.load_game("polynesia"), 500, seed=3, observations=False, legal=False)
    wins = np.zeros(2)
    games = 0
    for _ in range(300):
        batch.step()
        wins += batch.returns.sum(axis=0)
        games += batch.ended.sum()
    assert games > 500 and wins.sum() == pytest.approx(games)
    assert (wins / games > 0.3).all()


def _steps_of_child(batch, queue):
    batch.step()
    queue.put(batch.steps.copy())


def test_a_batch_goes_on_in_a_forked_process():
    batch = vaka.Batch(vaka.load_game("konane"), 200, seed=1, threads=3)
    batch.step()
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    child = context.Process(target=_steps_of_child, args=(batch, queue))
    child.start()
    steps = queue.get(timeout=120)
    child.join()
    batch.step()
    assert np.array_equal(steps, batch.steps)
