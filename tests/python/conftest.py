"""What the tests of the package share."""

import numpy as np
import pytest

import vaka

GAMES = vaka.registered_names()
# By their rules; of a game in neither list nothing is known here.
HIDDEN = ["conquest", "raiatea", "archipelago"]
OPEN = ["polynesia", "konane"]


@pytest.fixture(params=GAMES)
def game(request):
    return vaka.load_game(request.param)


def random_states(game, seed, n=200, every=1, start=None):
    """States along a random game, each a copy; the last one is not over if the game is longer."""
    state = start or game.new_initial_state(seed)
    rng = np.random.default_rng(seed)
    for k in range(n * every):
        if k % every == 0:
            yield state.clone()
        if state.is_terminal():
            return
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(actions, p=np.array(shares) / sum(shares))))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
