"""Games and states: OpenSpiel's names, and that they mean what they mean there."""

import copy
import pathlib
import pickle
import re

import numpy as np
import pytest

import vaka
from conftest import GAMES, HIDDEN, OPEN, random_states


def play_out(state, seed=1, bound=20000):
    rng = np.random.default_rng(seed)
    for _ in range(bound):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_all_games_are_there():
    rows = pathlib.Path(__file__).parents[2] / "src/games/games.def"
    assert GAMES == re.findall(r"^GAME\((\w+)\)", rows.read_text(), re.M)


def test_a_game_is_loaded_by_name_string_and_parameters():
    game = vaka.load_game("polynesia(players=3,board_side=B)")
    assert game == vaka.load_game("polynesia", {"players": 3, "board_side": "B"})
    assert game == vaka.load_game("polynesia", players=3, board_side="B")
    assert game.num_players() == 3 and game.get_parameters()["board_side"] == "B"
    assert vaka.load_game(str(game)) == game
    assert vaka.load_game("raiatea", tane=True).get_parameters()["tane"] == "on"
    assert pickle.loads(pickle.dumps(game)) == game


def test_a_whole_game(game):
    state = play_out(game.new_initial_state(seed=5))
    if not state.is_terminal():
        pytest.skip("longer than the bound")
    assert state.current_player() == vaka.TERMINAL
    assert state.legal_actions() == [] and state.due_players() == []
    assert sum(state.returns()) in (0, pytest.approx(1))
    assert state.rewards() == state.returns() == [state.player_return(i) for i in range(2)]
    best = max(state.points())
    assert all(p == best for p, share in zip(state.points(), state.returns()) if share)
    with pytest.raises(vaka.VakaError, match="the game is over"):
        state.apply_action(0)


def test_actions_are_numbers_and_texts(game):
    table = game.action_table()
    assert table.shape == (game.num_distinct_actions(), 4)
    assert len(np.unique(table, axis=0)) == len(table)
    for state in random_states(game, 3, 60):
        legal = state.legal_actions()
        mask = state.legal_actions_mask()
        assert legal == sorted(set(legal)) == np.flatnonzero(mask).tolist()
        assert sorted(state.ordered_legal_actions().tolist()) == legal
        listed = [row["do"] for row in state.view(max(state.current_player(), 0)).get("legal", [])]
        if not state.is_terminal():
            texts = [state.action_to_string(state.current_player(), a) for a in legal]
            assert sorted(texts) == sorted(listed)
            assert [game.string_to_action(text) for text in texts] == legal
            assert all(game.verbs()[table[a][0]] == text.split()[0] for a, text in zip(legal, texts))
            assert state.label(legal[0])


def test_an_action_is_applied_by_text_and_by_number(game):
    state = game.new_initial_state(seed=2)
    action = state.legal_actions()[-1]
    other = state.child(action)
    state.apply_action(state.action_to_string(action))
    assert state.hash() == other.hash()


def test_chance_is_a_player_without_a_seed():
    game = vaka.load_game("raiatea")
    state = game.new_initial_state()
    assert state.is_chance_node() and state.current_player() == vaka.CHANCE
    outcomes = state.chance_outcomes()
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    assert state.legal_actions() == sorted(action for action, _ in outcomes)
    state.apply_action(outcomes[0][0])
    assert state.history() == [outcomes[0][0]] and state.full_history()[0][0] == vaka.CHANCE
    seeded = game.new_initial_state(seed=1)
    assert not seeded.is_chance_node() and seeded.move_number() > 0
    assert seeded.hash() == game.new_initial_state(1).hash() != game.new_initial_state(2).hash()


def test_a_clone_goes_its_own_way(game):
    state = game.new_initial_state(seed=4)
    twin, third = state.clone(), copy.deepcopy(state)
    play_out(twin, bound=10)
    assert state.hash() == third.hash() != twin.hash()
    assert state.move_number() == third.move_number() < twin.move_number()


def test_steps_are_taken_back(game):
    state = game.new_initial_state(seed=4)
    hashes = [state.hash()]
    played = []
    while len(played) < 8 and not state.is_terminal():
        played.append((state.current_player(), state.legal_actions()[0]))
        state.apply_action(played[-1][1])
        hashes.append(state.hash())
    for player, action in reversed(played):
        assert state.hash() == hashes.pop()
        state.undo_action(player, action)
    assert state.hash() == hashes.pop()


def test_a_state_is_pickled(game):
    *_, state = random_states(game, 8, 30)
    again = pickle.loads(pickle.dumps(state))
    assert again.hash() == state.hash() and again.full_history() == state.full_history()


def test_seats_that_decide_at_once_are_asked_one_by_one():
    game = vaka.load_game("archipelago", players=3)
    state = next(s for s in random_states(game, 1, 300) if len(s.due_players()) > 1)
    first, second = state.due_players()[:2]
    assert state.current_player() == first
    before = state.observation_tensor(second), state.information_state_string(second)
    other = state.clone()
    other.apply_action(other.legal_actions(second)[0], second)
    assert first in other.due_players() and second not in other.due_players()
    state.apply_action(state.legal_actions(first)[0])
    after = state.observation_tensor(second), state.information_state_string(second)
    due = next(f for f in game.observation_fields() if f.name == "due").slice
    assert np.flatnonzero(before[0] != after[0]).tolist() in ([], [due.start + 2])
    assert before[1].splitlines() == after[1].splitlines()[: len(before[1].splitlines())]


def test_a_view_is_a_dict(game):
    state = game.new_initial_state(seed=3)
    view = state.view(0)
    assert view["game"] == game.name and view["viewer"] == 0 and "position" in view
    assert state.view(vaka.REFEREE)["step"] == state.move_number()
    assert "legal" not in state.view(vaka.SPECTATOR) or not state.view(vaka.SPECTATOR)["legal"]


def test_texts_for_people(game):
    state = game.new_initial_state(seed=3)
    assert game.name in str(state) and "decides" in str(state)
    assert "load_game" in repr(game) and "State" in repr(state)
    assert game.get_type().long_name == game.info["title"]


def test_what_kind_of_game_it_is(game):
    """In games of perfect information, and only there, who decides can imagine nothing but the truth."""
    hides = False
    for state in random_states(game, seed=2, n=100, every=2):
        player = state.current_player()
        if player >= 0:
            hides |= state.resample_from_infostate(player, 1).hash() != state.hash()
    kind = game.get_type()
    assert hides == (kind.information == "IMPERFECT_INFORMATION")
    if game.name in HIDDEN + OPEN:
        assert hides == (game.name in HIDDEN)
