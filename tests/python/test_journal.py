"""Journals, there and back; those of the command, and those that somebody touched."""

import os
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
    assert again.journal() == text == again.serialize()
    head = vaka.journal_head(text)
    assert head["names"] == ["Ana", None] and head["bots"] == [None, "hard"] and head["seed"] == "5"
    draws = sum(player == vaka.CHANCE for player, _ in state.full_history())
    assert vaka.verify_journal(text) == draws
    assert game.deserialize_state(text).hash() == state.hash()


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
    assert vaka.read_journal(state.journal()).history()[:6] == state.history()


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
        vaka.load_game("polynesia").deserialize_state(state.journal())
