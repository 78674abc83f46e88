"""What is wrong is one clear sentence as an exception, and never more than that."""

import copy
import pickle
import subprocess
import sys
import threading

import numpy as np
import pytest

import vaka


def refused(words):
    return pytest.raises(vaka.VakaError, match=words)


@pytest.fixture
def state():
    return vaka.load_game("polynesia").new_initial_state(seed=1)


def test_games():
    with refused('there is no game "chess"; there are polynesia, conquest'):
        vaka.load_game("chess")
    with refused("is for 2 to 2 seats, not 3"):
        vaka.load_game("konane", players=3)
    for players in (0, -1, 2.5, "two", 1 << 40, True):
        with refused("number of players"):
            vaka.load_game("konane", {"players": players})
    with refused("no such option"):
        vaka.load_game("konane", colour="red")
    with refused("board"):
        vaka.load_game("konane", board="7x7")
    with refused("written key=value"):
        vaka.load_game("konane(board)")
    with refused("written name"):
        vaka.load_game("konane(board=8x8")
    with refused("is a string"):
        vaka.load_game(None)
    with refused("are a dict"):
        vaka.load_game("konane", ["players", 2])
    with refused("zero byte"):
        vaka.load_game("kon\0ane")
    with refused("longer than any"):
        vaka.load_game("konane", board="8" * 5000)


def test_actions(state):
    before = state.hash()
    n = state.get_game().num_distinct_actions()
    illegal = next(a for a in range(n) if a not in state.legal_actions())
    for action in (-1, 1.5, "DANCE", None, 1 << 31, 1 << 64, [0], True, np.float32(1), ""):
        with pytest.raises(vaka.VakaError):
            state.apply_action(action)
    with refused("there is no"):
        state.apply_action(n)
    with refused("is not among the legal actions"):
        state.apply_action(illegal)
    with refused("not this seat's decision"):
        state.apply_action(state.legal_actions()[0], 1 - state.current_player())
    with refused("there is no seat 7"):
        state.apply_action(0, 7)
    with refused("there is no seat"):
        state.legal_actions(9)
    with refused("a player is a whole number"):
        state.legal_actions("first")
    assert state.legal_actions(1 - state.current_player()) == []
    with refused("not this seat's decision"):
        state.chance_outcomes()
    with refused("not among the legal"):
        state.label(illegal)
    with refused("there is no"):
        state.action_to_string(n)
    assert state.hash() == before


def test_seeds():
    game = vaka.load_game("konane")
    for seed in (-1, 1 << 64, 0.5, "x", [1]):
        with refused("a seed is a whole number"):
            game.new_initial_state(seed)
        with refused("a seed is a whole number"):
            vaka.Batch(game, 4, seed=seed)
    assert game.new_initial_state((1 << 64) - 1)
    assert game.new_initial_state(np.int64(3)).hash() == game.new_initial_state(3).hash()


def test_steps(state):
    with refused("there is no step 1000"):
        state.rewind(1000)
    for steps in (-1, 1 << 40, 0.5):
        with refused("a number of steps is a whole number"):
            state.rewind(steps)
    with refused("not the last step"):
        state.undo_action(0, 0)
    imagined = state.resample_from_infostate(0, 1)
    for call in (lambda: imagined.rewind(0), imagined.information_state_string):
        with refused("an imagined game has no steps"):
            call()
    for player in (-1, 5, vaka.REFEREE):
        with refused("only a seat imagines"):
            state.resample_from_infostate(player, 1)


def test_observations(state):
    size = state.get_game().observation_tensor_size()
    frozen = np.zeros(size, np.float32)
    frozen.flags.writeable = False
    for out in (
        np.zeros(size),
        np.zeros(size - 1, np.float32),
        np.zeros((1, size), np.float32),
        np.zeros(2 * size, np.float32)[::2],
        frozen,
        [0.0] * size,
        "row",
    ):
        with refused("`out` is a contiguous array"):
            state.observation_tensor(0, out)
    for player in (-1, 2, vaka.SPECTATOR, vaka.REFEREE, 99):
        with refused("only a seat observes"):
            state.observation_tensor(player)
    with refused("chance sees nothing"):
        state.view(vaka.CHANCE)
    with refused("there is no seat 12"):
        state.view(12)
    with refused("an observation has"):
        state.get_game().split_observation(np.zeros(3))


def test_batches():
    game = vaka.load_game("konane")
    for n in (0, -4, (1 << 16) + 1, 1 << 24, 1 << 30, 2.5, "many"):
        with refused("the number of games"):
            vaka.Batch(game, n)
    for threads in (-1, 1000):
        with refused("the number of threads"):
            vaka.Batch(game, 4, threads=threads)
    with refused("a batch is made of a game"):
        vaka.Batch("konane", 4)
    batch = vaka.Batch(game, 4)
    steps = batch.steps.copy()
    for places in ([0, 0, 0], [[0] * 4], [0.0] * 4, "abcd", [None] * 4, [[1], [2, 3], [], []]):
        with refused("an array of 4 whole numbers"):
            batch.step(places)
    for places in ([0, 0, 0, 1 << 40], [0, 0, 0, -(1 << 40)], np.array([1 << 63] * 4, np.uint64)):
        with refused("no number that is chosen"):
            batch.step(places)
    with refused("game 2 has .* legal actions; there is no place 999"):
        batch.step([0, 0, 999, 0])
    with refused("no number that is chosen is below -1"):
        batch.step([-2, 0, 0, 0])
    with refused("is not among the legal ones of game 1"):
        batch.apply([batch.legal[0, 0], 10**6, -1, -1])
    with refused("`out` is an array"):
        batch.action_mask(np.zeros(3))
    assert np.array_equal(batch.steps, steps)
    with pytest.raises(ValueError):
        batch.observations.resize((1, 1), refcheck=False)
    with pytest.raises(AttributeError):
        batch.players = None


def test_closed_objects():
    game = vaka.load_game("konane")
    state, batch = game.new_initial_state(1), vaka.Batch(game, 4)
    twin = state.clone()
    for thing in (state, batch, game):
        thing.close()
        thing.close()
    for call in (
        state.legal_actions,
        state.clone,
        state.current_player,
        state.returns,
        state.observation_tensor,
        state.journal,
        lambda: state.apply_action(0),
    ):
        with refused("this state was closed"):
            call()
    with refused("this batch was closed"):
        batch.step()
    with refused("this batch was closed"):
        batch.reset()
    with refused("this batch was closed"):
        batch.observations
    with refused("this batch was closed"):
        batch.ended
    with refused("this game was closed"):
        game.new_initial_state(1)
    assert "closed" in repr(state)
    twin.apply_action(twin.legal_actions()[0])
    with vaka.load_game("konane") as other, other.new_initial_state(1) as inner:
        assert inner.legal_actions()
    with refused("was closed"):
        inner.legal_actions()


def test_objects_that_cannot_be_copied():
    """A copy would hold the same handle, and close it under the first, or under whoever has it by then."""
    game = vaka.load_game("konane")
    for thing, words in ((game.make_bot("random"), "a bot"), (vaka.Batch(game, 2), "a batch")):
        for call in (copy.copy, copy.deepcopy, pickle.dumps):
            with refused(f"{words} cannot be copied or stored"):
                call(thing)
    state = game.new_initial_state(1)
    assert copy.copy(game) == copy.deepcopy(game) == game
    twin = copy.copy(state)
    state.close()
    assert twin.legal_actions() and copy.copy(game).new_initial_state(1).hash() == twin.hash()


def test_threads_of_python_share_objects():
    """Nothing breaks; who wants a sensible game takes turns."""
    game = vaka.load_game("polynesia")
    state, batch, bot = game.new_initial_state(1), vaka.Batch(game, 64, threads=2), game.make_bot("greedy")
    faults = []

    def work(seed):
        rng = np.random.default_rng(seed)
        for _ in range(60):
            try:
                batch.step()
                bot.step(state)
                state.apply_action(int(rng.choice(state.legal_actions())))
            except vaka.VakaError:
                pass
            except Exception as fault:
                if "a must be non-empty" not in str(fault) and "empty" not in str(fault):
                    faults.append(fault)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults


def test_a_python_without_numpy(tmp_path):
    (tmp_path / "numpy.py").write_text("raise ModuleNotFoundError('gone')")
    call = subprocess.run(
        [sys.executable, "-c", "import vaka"],
        env={"PYTHONPATH": ":".join([str(tmp_path), *sys.path])},
        capture_output=True,
        text=True,
    )
    assert call.returncode == 1
    assert call.stderr.splitlines()[-1].startswith("ImportError: the package vaka needs numpy")


def test_a_library_that_is_not_there(tmp_path):
    fake = tmp_path / "libvaka.so.0"
    fake.write_text("no library")
    for place, words in ((fake, "make lib"), ("libc.so.6", "is no library of Vaka")):
        call = subprocess.run(
            [sys.executable, "-c", "import vaka"],
            env={"VAKA_LIBRARY": str(place), "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
        )
        assert call.returncode == 1 and words in call.stderr.splitlines()[-1]
