"""Journals: games at rest, as text (docs/journal.md)."""

from . import _lib
from ._lib import VakaError, check, json_of, lib, made
from .game import Game
from .state import State


def _bytes(text):
    if isinstance(text, str):
        return text.encode("utf-8", "surrogateescape")
    if isinstance(text, (bytes, bytearray, memoryview)):
        return bytes(text)
    raise VakaError(f"a journal is a string or bytes, not {type(text).__name__}", _lib.JOURNAL)


def read_journal(text):
    """The game of a journal as it stands at its end. Every line is checked: one changed character, or
    a step that the rules do not allow, is an exception that names the line."""
    data = _bytes(text)
    head = journal_head(data)
    handle = lib.vaka_journal_read(data, len(data))
    if not handle:
        raise _lib.error(_lib.JOURNAL)
    seed = int(head["seed"]) if "seed" in head else None
    state = State(None, handle, seed)
    state._game = Game(made(lib.vaka_state_game(handle)))
    return state


def journal_head(text):
    """The first line: {"game", "seats", "names", "bots", "chance", "seed"}."""
    data = _bytes(text)
    return json_of(lib.vaka_journal_head, data, len(data))


def verify_journal(text):
    """Check all lines, and every roll and draw against the seed or the published secret. How many
    draws there were; an exception if one is not what it should be."""
    data = _bytes(text)
    return check(lib.vaka_journal_verify(data, len(data)))
