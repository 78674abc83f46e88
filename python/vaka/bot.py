"""The bots of Vaka. A bot is given what its seat may know, and nothing else."""

import ctypes
import threading

from . import _lib
from ._lib import VakaError, bytes_of, check, lib, made
from .game import Game
from .state import State

MAX_THOUGHTS = 64


def levels():
    """The levels: {"hard": {"title", "help"}, ...}, the weakest first."""
    return {row.pop("id"): row for row in _lib.json_of(lib.vaka_levels_json)}


class Bot(_lib.Object):
    """Bot(game, "hard"), or Bot(game, "hard:5000") for another number of iterations. The same seed and
    the same position give the same answer."""

    _close = lib.vaka_bot_close
    _what = "bot"

    def __init__(self, game, level="normal", seed=0):
        if not isinstance(game, Game):
            raise VakaError(f"a bot is made for a game, not for {type(game).__name__}")
        self._lock = threading.Lock()
        self.level = level
        text = bytes_of(level, "a level")
        super().__init__(made(lib.vaka_bot_open(game._handle, text, _lib.seed_of(seed))))

    def __repr__(self):
        return f"<Bot {self.level}>"

    def step(self, state, player=None):
        """The action that the bot takes for the player who is due; it is not applied."""
        return self._choose(state, player, 0)[0]

    def step_with_policy(self, state, player=None):
        """Its thoughts as pairs of action and share of what it looked at, and its action."""
        action, thoughts = self._choose(state, player, MAX_THOUGHTS)
        weights = [t["visits"] or t["value"] for t in thoughts] or [1.0]
        sum_of = sum(weights) or 1.0
        actions = [t["action"] for t in thoughts] or [action]
        return [(a, w / sum_of) for a, w in zip(actions, weights)], action

    def thoughts(self, state, player=None):
        """Rows {"action", "visits", "value"}, best first; the value is the expected share of the
        victory."""
        return self._choose(state, player, MAX_THOUGHTS)[1]

    def _choose(self, state, player, n):
        if not isinstance(state, State):
            raise VakaError(f"a bot is asked about a state, not about {type(state).__name__}")
        # A copy, so that another thread may go on with the state meanwhile.
        with self._lock, state.clone() as copy:
            who = copy.current_player() if player is None else _lib.player_of(player)
            if who == _lib.TERMINAL:
                raise VakaError("the game is over", _lib.OVER)
            rows, count = (_lib.Thought * max(n, 1))(), ctypes.c_int(n)
            number = lib.vaka_bot_choose(self._handle, copy._handle, who, rows, count)
            check(number)
        found = rows[: count.value]
        return number, [{"action": t.action, "visits": t.visits, "value": t.value} for t in found]

    def close(self):
        with self._lock:
            super().close()
