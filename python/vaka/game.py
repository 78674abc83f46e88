"""A game with its players and options, by the names of OpenSpiel."""

import ctypes
import re
from types import SimpleNamespace

import numpy as np

from . import _lib
from ._lib import VakaError, bytes_of, check, json_of, lib, made, text_of


def registered_names():
    """The games on board."""
    return [lib.vaka_game_id(i).decode() for i in range(lib.vaka_n_games())]


def load_game(name, params=None, **more):
    """A game by its name: load_game("polynesia"), load_game("polynesia(players=3)"), or
    load_game("polynesia", {"players": 3, "side": "b"}). `players` is how many there are, all else are
    options of the game; what is not named has its standard value."""
    name, given = _read_name(name)
    if params is not None and not isinstance(params, dict):
        raise VakaError(f"the parameters of a game are a dict, not {type(params).__name__}")
    given.update(params or {})
    given.update(more)
    players = given.pop("players", None)
    seats = 0 if players is None else _lib.whole(players, "the number of players", 1, 1 << 31)
    options = " ".join(f"{key}={_value(value)}" for key, value in given.items())
    return Game(made(lib.vaka_game_open(bytes_of(name, "a name"), seats, bytes_of(options))))


def _read_name(name):
    """polynesia(players=3,side=b)"""
    bytes_of(name, "the name of a game")
    match = re.fullmatch(r"\s*([^()\s]*)\s*(?:\((.*)\))?\s*", name)
    if not match:
        raise VakaError(f"a game is written name or name(key=value,key=value), not {name!r}")
    given = {}
    for part in filter(None, (match[2] or "").split(",")):
        key, sign, value = part.partition("=")
        if not sign:
            raise VakaError(f"an option is written key=value, not {part!r}")
        given[key.strip()] = value.strip()
    if given.get("players", "").isdigit():
        given["players"] = int(given["players"])
    return match[1], given


def _value(value):
    if isinstance(value, (bool, np.bool_)):
        return "on" if value else "off"
    return str(value)


class Field(SimpleNamespace):
    """What stands where in an observation: name, kind, slice, shape, by_seat."""


class Game(_lib.Object):
    _close = lib.vaka_game_close
    _what = "game"

    def __init__(self, handle):
        super().__init__(handle)
        told = json_of(lib.vaka_game_json, handle)
        self._info = told["game"]
        self._setup = told["setup"]
        self._verbs = told["verbs"]
        self._players = told["players"]
        self._has_secrets = told["secrets"]
        self._n_actions = check(lib.vaka_game_actions(handle))
        self._max_legal = check(lib.vaka_game_max_legal(handle))
        self._size = check(lib.vaka_game_observation_size(handle))
        self._fields = None
        self._table = None

    def __repr__(self):
        return f"load_game({str(self)!r})"

    def __str__(self):
        return f"{self.name}({','.join(f'{k}={v}' for k, v in self.get_parameters().items())})"

    def __eq__(self, other):
        return isinstance(other, Game) and str(self) == str(other)

    def __hash__(self):
        return hash(str(self))

    def __reduce__(self):
        return load_game, (self.name, self.get_parameters())

    # ---- What it is ----

    @property
    def name(self):
        return self._info["id"]

    @property
    def info(self):
        """All that is known of the game: title, seats, minutes, options with their help, ..."""
        return self._info

    @property
    def rules_version(self):
        """Numbers of actions and observations hold for one version of a game's rules."""
        return self._info["rules_version"]

    def get_type(self):
        """What OpenSpiel's GameType says, as far as it applies."""
        return SimpleNamespace(
            short_name=self.name,
            long_name=self._info["title"],
            dynamics="SEQUENTIAL",
            chance_mode="EXPLICIT_STOCHASTIC" if self._info["chance"] else "DETERMINISTIC",
            information="IMPERFECT_INFORMATION" if self._has_secrets else "PERFECT_INFORMATION",
            utility="GENERAL_SUM",
            reward_model="TERMINAL",
            min_num_players=self._info["seats"][0],
            max_num_players=self._info["seats"][1],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )

    def get_parameters(self):
        return {"players": self._players, **self._setup}

    def num_players(self):
        return self._players

    def num_distinct_actions(self):
        """How many numbers of actions there are: a verb with its arguments each. An action has the
        same number in every position; few of them are legal at a time."""
        return self._n_actions

    def max_legal_actions(self):
        """No position has more."""
        return self._max_legal

    def max_chance_outcomes(self):
        return self._n_actions

    def max_game_length(self):
        """Steps, those of chance included."""
        return check(lib.vaka_game_max_steps(self._handle))

    def min_utility(self):
        return 0.0

    def max_utility(self):
        return 1.0

    # ---- Actions ----

    def action_to_string(self, action, more=None):
        """The text of an action. OpenSpiel's call with the player in front works too."""
        action = action if more is None else more
        return text_of(lib.vaka_game_action_text, self._handle, _lib.action_of(action))

    def string_to_action(self, text):
        return check(lib.vaka_game_action_read(self._handle, bytes_of(text, "an action")))

    def action_table(self):
        """A row for each action: its verb and three arguments as small whole numbers (uint8). A
        policy that looks at these needs no weight for every single action."""
        if self._table is None:
            table = np.zeros((self._n_actions, 4), np.uint8)
            at = table.ctypes.data_as(ctypes.POINTER(ctypes.c_uint8))
            check(lib.vaka_game_action_parts(self._handle, 0, self._n_actions, at))
            table.flags.writeable = False
            self._table = table
        return self._table

    def verbs(self):
        """Names of the verbs, by their number in action_table."""
        return list(self._verbs)

    # ---- Observations ----

    def observation_tensor_size(self):
        return self._size

    def observation_tensor_shape(self):
        return [self._size]

    def observation_fields(self):
        """What stands where in an observation."""
        if self._fields is None:
            rows = json_of(lib.vaka_game_observation_json, self._handle)
            self._fields = [
                Field(
                    name=row["name"],
                    kind=row["kind"],
                    slice=slice(row["at"], row["at"] + row["size"]),
                    shape=tuple(row["shape"]),
                    by_seat=row["by_seat"],
                )
                for row in rows
            ]
        return list(self._fields)

    def split_observation(self, row):
        """An observation, or many of them, as a dict of arrays by the names of fields."""
        row = np.asarray(row)
        if row.shape[-1:] != (self._size,):
            raise VakaError(f"an observation has {self._size} numbers, not {row.shape[-1:]}")
        return {f.name: row[..., f.slice].reshape(row.shape[:-1] + f.shape) for f in self._fields_()}

    def _fields_(self):
        return self.observation_fields()

    # ---- Playing ----

    def new_initial_state(self, seed=None):
        """A new game. With a seed chance is settled by itself and follows from the seed; without,
        chance is a player (is_chance_node), as in OpenSpiel."""
        from .state import State

        at = None if seed is None else ctypes.byref(ctypes.c_uint64(_lib.seed_of(seed)))
        return State(self, made(lib.vaka_state_open(self._handle, at)), seed)

    def deserialize_state(self, text):
        """A state from what State.serialize wrote."""
        from .state import restore

        state = restore(text)
        if state.get_game() != self:
            raise VakaError(f"this is a game of {state.get_game()}, not of {self}")
        return state

    def make_bot(self, level="normal", seed=0):
        from .bot import Bot

        return Bot(self, level, seed)
