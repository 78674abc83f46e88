"""One game under way, by the names of OpenSpiel."""

import ctypes
import json

import numpy as np

from . import _lib
from ._lib import CHANCE, REFEREE, SPECTATOR, TERMINAL, VakaError, bytes_of, check, lib, made
from .game import Game, load_game

_FLOATS = ctypes.POINTER(ctypes.c_float)
_FORM = 1  # of serialize


class State(_lib.Object):
    """Made by Game.new_initial_state and vaka.read_journal."""

    _close = lib.vaka_state_close
    _what = "state"

    def __init__(self, game, handle, seed=None, is_whole=True):
        super().__init__(handle)
        self._game = game
        self._seed = seed
        self._is_whole = is_whole
        self._now_is = None

    def _now(self):
        if self._now_is is None:
            now = _lib.Now()
            check(lib.vaka_state_now(self._handle, now))
            self._now_is = now
        else:
            self._handle
        return self._now_is

    def __str__(self):
        now = self._now()
        head = f"{self._game.name}, round {now.round}, step {now.steps}: "
        if now.player == TERMINAL:
            return head + "over, " + ", ".join(f"{share:g}" for share in self.returns())
        who = "chance" if now.player == CHANCE else f"seat {now.player}"
        return head + f"{who} decides {now.what.decode()}"

    def __repr__(self):
        return f"<State {self}>" if self._as_parameter_ else "<State, closed>"

    # ---- Who decides ----

    def get_game(self):
        return self._game

    def num_players(self):
        return self._game.num_players()

    def current_player(self):
        """The seat that decides, CHANCE (-1) or TERMINAL (-4). Where several seats decide at once,
        sealed from each other, they are asked one by one, the lowest first."""
        return self._now().player

    def due_players(self):
        """All seats that decide at present; apply_action takes an action of any of them."""
        return [seat for seat in range(self.num_players()) if self._now().due >> seat & 1]

    def is_terminal(self):
        return self._now().player == TERMINAL

    def is_chance_node(self):
        return self._now().player == CHANCE

    def is_simultaneous_node(self):
        """Never: see current_player."""
        return False

    def is_player_node(self):
        return self._now().player >= 0

    def decision(self):
        """The name of the decision, "" when the game is over."""
        return self._now().what.decode()

    def round(self):
        return self._now().round

    def move_number(self):
        """Steps so far, those of chance included."""
        return self._now().steps

    def hash(self):
        """A number of the true position: equal for equal ones."""
        return self._now().hash

    # ---- Actions ----

    def _who(self, player):
        return self.current_player() if player is None else _lib.player_of(player)

    def ordered_legal_actions(self, player=None):
        """Legal actions as an array, in the order of the rules: the first ones are the commonest."""
        who = self._who(player)
        if who == TERMINAL:
            return np.zeros(0, np.int32)
        cap = self._game.max_legal_actions()
        buffer = (ctypes.c_int32 * cap)()
        n = check(lib.vaka_state_legal(self._handle, who, buffer, cap))
        return np.frombuffer(buffer, np.int32, n).copy()

    def legal_actions(self, player=None):
        """Numbers of the legal actions, ascending; [] for a player who is not due."""
        return sorted(self.ordered_legal_actions(player).tolist())

    def legal_actions_mask(self, player=None):
        """1 for each action that is legal, over all of num_distinct_actions."""
        mask = np.zeros(self._game.num_distinct_actions(), np.int8)
        mask[self.ordered_legal_actions(player)] = 1
        return mask

    def chance_outcomes(self):
        """Pairs of an action and its probability, where chance is due."""
        cap = self._game.max_legal_actions()
        actions, shares = (ctypes.c_int32 * cap)(), (ctypes.c_double * cap)()
        n = check(lib.vaka_state_outcomes(self._handle, actions, shares, cap))
        return list(zip(actions[:n], shares[:n]))

    def action_to_string(self, player_or_action, action=None):
        """The text of an action (`EXN ra17 fish`)."""
        return self._game.action_to_string(player_or_action, action)

    def string_to_action(self, player_or_text, text=None):
        return self._game.string_to_action(player_or_text if text is None else text)

    def label(self, action, player=None):
        """What a legal action does, for people."""
        who = self._who(player)
        return _lib.text_of(lib.vaka_state_label, self._handle, who, self._number(action))

    def _number(self, action):
        return self.string_to_action(action) if isinstance(action, str) else _lib.action_of(action)

    def apply_action(self, action, player=None):
        """Play an action, a number or a text, of the player who is due (or of `player`, where several
        are). A wrong one is an exception, and changes nothing."""
        number = self._number(action)
        who = self._who(player)
        if who == TERMINAL:
            raise VakaError("the game is over", _lib.OVER)
        code = lib.vaka_state_apply(self._handle, who, number)
        self._now_is = None
        check(code)

    def child(self, action):
        other = self.clone()
        other.apply_action(action)
        return other

    def clone(self):
        handle = made(lib.vaka_state_clone(self._handle))
        return State(self._game, handle, self._seed, self._is_whole)

    __copy__ = clone

    def __deepcopy__(self, memo):
        return self.clone()

    def rewind(self, steps):
        """Back to so many steps (move_number); chance that is due there rolls the same again."""
        number = _lib.whole(steps, "a number of steps", 0, 1 << 32)
        code = lib.vaka_state_rewind(self._handle, number)
        self._now_is = None
        check(code)

    def undo_action(self, player, action):
        """Take back the last step of a player, and the chance behind it."""
        steps = self.full_history()
        while steps and steps[-1][0] == CHANCE and self._seed is not None and player != CHANCE:
            steps.pop()
        if not steps or steps[-1] != (_lib.player_of(player), self._number(action)):
            raise VakaError("this was not the last step", _lib.UNDO)
        self.rewind(len(steps) - 1)

    def full_history(self):
        """Pairs of a player and an action, CHANCE included."""
        n = self.move_number()
        players, actions = (ctypes.c_int8 * max(n, 1))(), (ctypes.c_int32 * max(n, 1))()
        n = check(lib.vaka_state_history(self._handle, 0, n, players, actions))
        return list(zip(players[:n], actions[:n]))

    def history(self):
        return [action for _, action in self.full_history()]

    def _go_on_with(self, seed):
        """From here on chance is settled by itself."""
        code = lib.vaka_state_seed(self._handle, seed)
        self._seed = seed
        self._now_is = None
        check(code)

    # ---- What it came to ----

    def returns(self):
        """Of each player its share of the victory once the game is over: 1 for the only winner, a part
        for each of several, 0 for all others and for everybody before. Where nobody wins all are 0."""
        n = self.num_players()
        shares = (ctypes.c_double * n)()
        check(lib.vaka_state_returns(self._handle, shares, n))
        return list(shares)

    def rewards(self):
        """What the last step brought: the returns at the end, else nothing."""
        return self.returns()

    def player_return(self, player):
        return self.returns()[_lib.whole(player, "a player", 0, self.num_players())]

    def points(self, viewer=REFEREE):
        """Points of the players as the viewer knows them: a player, SPECTATOR or REFEREE."""
        n = self.num_players()
        points = (ctypes.c_double * n)()
        check(lib.vaka_state_points(self._handle, _lib.player_of(viewer), points, n))
        return list(points)

    # ---- What a player knows ----

    def _looker(self, player):
        who = self._who(player)
        return 0 if player is None and who < 0 else who

    def observation_tensor(self, player=None, out=None):
        """What a player knows as a row of numbers (float32): Game.observation_fields says what they
        are. Positions that the player cannot tell apart give the same row."""
        size = self._game.observation_tensor_size()
        if out is None:
            out = np.empty(size, np.float32)
        elif not _fits(out, size):
            raise VakaError(f"`out` is a contiguous array of {size} float32 that can be written")
        at = out.ctypes.data_as(_FLOATS)
        check(lib.vaka_state_observe(self._handle, self._looker(player), at, size))
        return out

    def view(self, viewer=None):
        """The position as a viewer sees it, as a dict (docs/protocol.md): a player, SPECTATOR, or
        REFEREE, who sees everything."""
        return _lib.json_of(lib.vaka_state_view, self._handle, self._looker(viewer))

    def observation_string(self, player=None):
        """The same as JSON."""
        return _lib.text_of(lib.vaka_state_view, self._handle, self._looker(player))

    def information_state_string(self, player=None):
        """All that a player was told so far: a line for each step that it could read or that changed
        what it sees."""
        return _lib.text_of(lib.vaka_state_told, self._handle, self._looker(player))

    def resample_from_infostate(self, player, seed):
        """A game that the player cannot tell from this one: what is hidden from it is drawn anew. `seed`
        is a whole number, or a generator without arguments that gives numbers from 0 to 1. It has no
        history, so there is no journal of it."""
        if callable(seed):
            seed = int(seed() * (1 << 53))
        who = _lib.player_of(player)
        handle = made(lib.vaka_state_imagine(self._handle, who, _lib.seed_of(seed)))
        return State(self._game, handle, None, is_whole=False)

    # ---- At rest ----

    def journal(self, names=None, bots=None):
        """The game so far as a journal (docs/journal.md); names and levels of bots by seat."""
        n = self.num_players()
        names, bots = _strings(names, n, "the names"), _strings(bots, n, "the bots")
        return _lib.text_of(lib.vaka_journal_write, self._handle, names, bots)

    def serialize(self):
        """The game so far as a text for Game.deserialize_state, which goes on as this one would, also where
        chance was chosen. Numbers of actions are in it: it holds for one version of the rules."""
        if not self._is_whole:
            raise VakaError("an imagined game has no steps, so it cannot be stored", _lib.JOURNAL)
        game = self._game
        return json.dumps(
            {
                "vaka_state": _FORM,
                "game": game.name,
                "parameters": game.get_parameters(),
                "rules_version": game.rules_version,
                "seed": self._seed,
                "steps": self.full_history(),
                "hash": self.hash(),
            }
        )

    def __reduce__(self):
        return restore, (self.serialize(),)


def _fits(out, size):
    return (
        isinstance(out, np.ndarray)
        and out.dtype == np.float32
        and out.shape == (size,)
        and out.flags.c_contiguous
        and out.flags.writeable
    )


def _strings(values, n, what):
    """Texts for the library, None for none."""
    if values is None:
        return None
    try:
        values = list(values)
    except TypeError:
        raise VakaError(f"{what} are a list, one a seat") from None
    if len(values) != n:
        raise VakaError(f"{what} are {n}, one a seat, not {len(values)}")
    return (ctypes.c_char_p * n)(*(None if v is None else bytes_of(v, "a name") for v in values))


def restore(text):
    """A state from what State.serialize wrote."""
    try:
        at = json.loads(text)
        if at["vaka_state"] != _FORM:
            raise _unreadable(f"it is in form {at['vaka_state']!r}, not {_FORM}")
        game = load_game(at["game"], at["parameters"])
        if at["rules_version"] != game.rules_version:
            raise _unreadable(f"its rules are version {at['rules_version']!r}, not {game.rules_version}")
        state = game.new_initial_state()
        for player, action in at["steps"]:
            state.apply_action(action, player)
        if at["seed"] is not None:
            state._go_on_with(_lib.seed_of(at["seed"]))
        if at["hash"] != state.hash() or len(at["steps"]) != state.move_number():
            raise _unreadable("its steps lead to another position")
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        if isinstance(fault, VakaError):
            raise
        raise _unreadable("it is not what State.serialize writes") from None
    return state


def _unreadable(why):
    return VakaError(f"this state cannot be read: {why}", _lib.JOURNAL)
