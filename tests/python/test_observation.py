"""What a seat may see, and nothing else."""

import numpy as np
import pytest

import vaka
from conftest import GAMES, HIDDEN, random_states


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_states_that_a_seat_cannot_tell_apart_look_the_same(name, players):
    if players > vaka.load_game(name).info["seats"][1]:
        pytest.skip("not for so many")
    game = vaka.load_game(name, players=players)
    n_twins = 0
    for state in random_states(game, 7, 60, every=5):
        for seat in range(players):
            twin = state.resample_from_infostate(seat, seed=state.move_number())
            n_twins += twin.hash() != state.hash()
            assert np.array_equal(state.observation_tensor(seat), twin.observation_tensor(seat))
            if not state.is_terminal() and seat in state.due_players():
                assert state.legal_actions(seat) == twin.legal_actions(seat)
            assert state.points(seat) == twin.points(seat)
    assert n_twins > 0 or name not in HIDDEN


@pytest.mark.parametrize("name", HIDDEN)
def test_others_see_that_a_twin_is_another_game(name):
    game = vaka.load_game(name)
    for state in random_states(game, 7, 60, every=5):
        twin = state.resample_from_infostate(0, seed=3)
        if not np.array_equal(state.observation_tensor(1), twin.observation_tensor(1)):
            return
    pytest.fail("nothing that seat 1 alone knows was ever drawn anew")


def test_fields_cover_the_row(game):
    at = 0
    for field in game.observation_fields():
        assert field.slice.start == at
        assert np.prod(field.shape) == field.slice.stop - field.slice.start
        at = field.slice.stop
    assert at == game.observation_tensor_size() == np.prod(game.observation_tensor_shape())


def test_what_belongs_to_seats_begins_with_the_one_who_looks():
    game = vaka.load_game("polynesia", players=3)
    *_, state = random_states(game, 2, 40)
    rows = [game.split_observation(state.observation_tensor(seat)) for seat in range(3)]
    for seat in range(3):
        assert rows[seat]["own_seat"].tolist() == np.eye(3)[seat].tolist()
        assert np.array_equal(rows[seat]["pieces"], np.roll(rows[0]["pieces"], -seat, axis=0))
        assert rows[seat]["points"][0] == state.points(seat)[seat]


def test_points_and_goods_are_those_of_the_view():
    game = vaka.load_game("polynesia", players=2)
    for state in random_states(game, 4, 60):
        row = game.split_observation(state.observation_tensor(1))
        assert row["points"].ravel().tolist() == [state.points(1)[1], state.points(1)[0]]
        assert row["round"] == state.round() and row["over"] == state.is_terminal()


def test_what_a_seat_was_told_grows(game):
    told = ""
    for state in random_states(game, 6, 25):
        now = state.information_state_string(0)
        assert now.startswith(told)
        told = now
    assert told.startswith(f"{game.name} 2 ")


def test_sealed_steps_are_not_told():
    """Who chooses sealed leaves no trace with the others, however many steps it took."""
    game = vaka.load_game("conquest")
    n_sealed = 0
    for state in random_states(game, 1, 1200):
        due = state.due_players()
        if len(due) == 2:
            other = state.clone()
            told = other.information_state_string(1)
            other.apply_action(other.legal_actions(0)[0], 0)
            if 1 in other.due_players():
                n_sealed += 1
                assert other.information_state_string(1) == told
                if n_sealed == 5:
                    return
    pytest.fail("nobody chose sealed")


def test_a_row_of_the_caller_is_filled(game):
    state = game.new_initial_state(seed=1)
    out = np.empty(game.observation_tensor_size(), np.float32)
    assert state.observation_tensor(0, out) is out
    assert np.array_equal(out, state.observation_tensor(0))
