"""Journals, there and back; those of the command, and those that somebody touched."""

import json
import os
import pickle
import random
import subprocess

import pytest

import vaka
from conftest import random_states


def test_there_and_back(game):
    *_, state = random_states(game, 5, 150)
    text = state.journal(names=["Ana", None], bots=[None, "hard"])
    again = vaka.read_journal(text)
    assert again.get_game() == game
    assert again.hash() == state.hash() and again.full_history() == state.full_history()
    assert again.journal() == text
    head = vaka.journal_head(text)
    assert head["names"] == ["Ana", None] and head["bots"] == [None, "hard"] and head["seed"] == "5"
    draws = sum(player == vaka.CHANCE for player, _ in state.full_history())
    assert vaka.verify_journal(text) == draws


def test_a_game_goes_on_from_its_journal(game):
    *_, state = random_states(game, 6, 40)
    again = vaka.read_journal(state.journal())
    for one in (state, again):
        for _ in range(10):
            if not one.is_terminal():
                one.apply_action(one.legal_actions()[-1])
    assert again.hash() == state.hash() and again.journal() == state.journal()


def test_every_changed_character_is_found():
    *_, state = random_states(vaka.load_game("polynesia"), 5, 300)
    text = state.journal()
    luck = random.Random(1)
    for _ in range(150):
        at = luck.randrange(len(text))
        changed = text[:at] + chr((ord(text[at]) + luck.randrange(1, 90)) % 127) + text[at + 1 :]
        with pytest.raises(vaka.VakaError, match="line|verified"):
            vaka.verify_journal(changed)
        if at and text[at - 1] != "\n":
            with pytest.raises(vaka.VakaError, match="line"):
                vaka.read_journal(text[:at])


@pytest.mark.parametrize("text", ["", "\n", "x", "{}", '{"vaka":1}\n', "\0" * 100, "[" * 10000])
def test_what_is_no_journal(text):
    for read in (vaka.read_journal, vaka.verify_journal, vaka.journal_head):
        with pytest.raises(vaka.VakaError, match="line 1"):
            read(text)
        with pytest.raises(vaka.VakaError, match="line 1"):
            read(text.encode())


def test_what_is_no_text():
    for read in (vaka.read_journal, vaka.verify_journal, vaka.journal_head):
        for thing in (None, 3, ["x"], object()):
            with pytest.raises(vaka.VakaError, match="a journal is a string or bytes"):
                read(thing)


def test_chance_that_was_chosen_is_not_verified():
    game = vaka.load_game("raiatea")
    state = game.new_initial_state()
    for _ in range(6):
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(vaka.VakaError, match="but its number gives"):
        vaka.verify_journal(state.journal())
    assert vaka.read_journal(state.journal()).full_history() == state.full_history()


def stored(state):
    return state.get_game().deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))


def test_a_stored_state_goes_on_as_it_would_have(game):
    for start in (game.new_initial_state(), game.new_initial_state(7)):
        for state in random_states(game, 7, 12, every=3, start=start):
            for again in stored(state):
                one = state.clone()
                for _ in range(8):
                    assert again.full_history() == one.full_history() and again.hash() == one.hash()
                    assert again.current_player() == one.current_player()
                    if one.is_terminal():
                        break
                    for each in (one, again):
                        each.apply_action(each.legal_actions()[-1])


def test_a_stored_state_of_a_journal_keeps_its_seed():
    *_, state = random_states(vaka.load_game("raiatea"), 6, 40)
    for again in stored(vaka.read_journal(state.journal())):
        assert again.journal() == state.journal() and again.serialize() == state.serialize()


def test_what_is_no_stored_state(game):
    state = game.new_initial_state(3)
    state.apply_action(state.legal_actions()[0])
    text = state.serialize()
    told = json.loads(text)
    changes = {
        "vaka_state": 2,
        "game": "chess",
        "parameters": [],
        "rules_version": 9999,
        "seed": -1,
        "steps": [[0, -1]],
        "hash": 0,
    }
    wrong = [json.dumps({**told, key: value}) for key, value in changes.items()]
    wrong += [json.dumps({k: v for k, v in told.items() if k != key}) for key in changes]
    wrong += [json.dumps({**told, "steps": steps}) for steps in (7, [7], [[]], told["steps"][:-1])]
    for thing in (*wrong, "", "[" * 100000, "[]", None, 3, text[:-1], state.journal()):
        with pytest.raises(vaka.VakaError):
            game.deserialize_state(thing)


def test_journals_of_the_command(tmp_path):
    command = os.environ.get("VAKA")
    if not command or not os.path.exists(command):
        pytest.skip("VAKA names no command")
    call = [command, "sim", "konane", "--games", "2", "--quiet", "--journals", str(tmp_path)]
    subprocess.run(call, check=True, stdout=subprocess.DEVNULL)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    for file in files:
        state = vaka.read_journal(file.read_bytes())
        assert state.is_terminal() and sum(state.returns()) == 1
        assert vaka.verify_journal(file.read_text()) == 0
    own = tmp_path / "own.jsonl"
    *_, state = random_states(vaka.load_game("raiatea"), 2, 500)
    own.write_text(state.journal())
    subprocess.run([command, "journal", "verify", "--quiet", str(own)], check=True)


def test_wrong_names():
    state = vaka.load_game("konane").new_initial_state(1)
    with pytest.raises(vaka.VakaError, match="the names are 2, one a seat, not 1"):
        state.journal(names=["Ana"])
    with pytest.raises(vaka.VakaError, match="a name is a string"):
        state.journal(names=[1, 2])
    with pytest.raises(vaka.VakaError, match="zero byte"):
        state.journal(names=["a\0b", None])
    with pytest.raises(vaka.VakaError, match="are a list"):
        state.journal(bots=7)
    long = state.journal(names=['"\\\n' * 30, "ā" * 60])
    assert len(vaka.journal_head(long)["names"][1]) < 60
    with pytest.raises(vaka.VakaError, match="no journal"):
        state.resample_from_infostate(0, 1).journal()
    with pytest.raises(vaka.VakaError, match="not of polynesia"):
        vaka.load_game("polynesia").deserialize_state(state.serialize())
