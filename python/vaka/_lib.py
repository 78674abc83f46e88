"""The library: where it is, what its functions take, and what is wrong as an exception."""

import ctypes
import json
import operator
import os
from ctypes import POINTER, c_char_p, c_double, c_float, c_int, c_int8, c_int32, c_int64
from ctypes import c_size_t, c_uint8, c_uint32, c_uint64, c_void_p
from pathlib import Path

API = 1
NAME = "libvaka.so.0"

OK = 0
OVER = -1
NOT_DUE = -2
ILLEGAL = -3
SETUP = -4
FULL = -5
UNDO = -6
CALL = -7
MEMORY = -8
JOURNAL = -9

CHANCE = -1
TERMINAL = -4
SPECTATOR = -10
REFEREE = -11
RANDOM = -1

SEED_END = 1 << 64


class VakaError(ValueError):
    """A call that was refused. Nothing has changed; `code` is that of vaka.h."""

    def __init__(self, sentence, code=CALL):
        super().__init__(sentence)
        self.code = code


class Now(ctypes.Structure):
    _fields_ = [
        ("player", c_int32),
        ("due", c_uint32),
        ("steps", c_uint32),
        ("round", c_uint32),
        ("hash", c_uint64),
        ("what", c_char_p),
    ]


class Thought(ctypes.Structure):
    _fields_ = [("action", c_int32), ("visits", c_uint32), ("value", c_double)]


class Rows(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("player", c_void_p),
        ("n_legal", c_void_p),
        ("legal", c_void_p),
        ("observation", c_void_p),
        ("returns", c_void_p),
        ("ended", c_void_p),
        ("seed", c_void_p),
        ("steps", c_void_p),
        ("legal_width", c_int32),
        ("observation_width", c_int32),
    ]


_TEXT = (c_char_p, c_size_t)
_NAMES = POINTER(c_char_p)
_SEED = POINTER(c_uint64)

# name: (what comes back, what goes in)
QUICK = {
    "vaka_api": (c_int, ()),
    "vaka_version": (c_char_p, ()),
    "vaka_error": (c_char_p, ()),
    "vaka_n_games": (c_int, ()),
    "vaka_game_id": (c_char_p, (c_int,)),
    "vaka_game_open": (c_void_p, (c_char_p, c_int, c_char_p)),
    "vaka_game_close": (None, (c_void_p,)),
    "vaka_game_json": (c_int64, (c_void_p, *_TEXT)),
    "vaka_game_seats": (c_int, (c_void_p,)),
    "vaka_game_max_legal": (c_int, (c_void_p,)),
    "vaka_game_max_steps": (c_int, (c_void_p,)),
    "vaka_game_actions": (c_int, (c_void_p,)),
    "vaka_game_action_text": (c_int64, (c_void_p, c_int, *_TEXT)),
    "vaka_game_action_read": (c_int, (c_void_p, c_char_p)),
    "vaka_game_action_parts": (c_int, (c_void_p, c_int, c_int, POINTER(c_uint8))),
    "vaka_game_observation_size": (c_int, (c_void_p,)),
    "vaka_game_observation_json": (c_int64, (c_void_p, *_TEXT)),
    "vaka_state_open": (c_void_p, (c_void_p, _SEED)),
    "vaka_state_seed": (c_int, (c_void_p, c_uint64)),
    "vaka_state_clone": (c_void_p, (c_void_p,)),
    "vaka_state_close": (None, (c_void_p,)),
    "vaka_state_game": (c_void_p, (c_void_p,)),
    "vaka_state_now": (c_int, (c_void_p, POINTER(Now))),
    "vaka_state_legal": (c_int, (c_void_p, c_int, POINTER(c_int32), c_int)),
    "vaka_state_outcomes": (
        c_int,
        (c_void_p, POINTER(c_int32), POINTER(c_double), c_int),
    ),
    "vaka_state_apply": (c_int, (c_void_p, c_int, c_int)),
    "vaka_state_rewind": (c_int, (c_void_p, c_uint32)),
    "vaka_state_history": (
        c_int,
        (c_void_p, c_uint32, c_int, POINTER(c_int8), POINTER(c_int32)),
    ),
    "vaka_state_returns": (c_int, (c_void_p, POINTER(c_double), c_int)),
    "vaka_state_points": (c_int, (c_void_p, c_int, POINTER(c_double), c_int)),
    "vaka_state_observe": (c_int, (c_void_p, c_int, POINTER(c_float), c_int)),
    "vaka_state_view": (c_int64, (c_void_p, c_int, *_TEXT)),
    "vaka_state_told": (c_int64, (c_void_p, c_int, *_TEXT)),
    "vaka_state_label": (c_int64, (c_void_p, c_int, c_int, *_TEXT)),
    "vaka_state_imagine": (c_void_p, (c_void_p, c_int, c_uint64)),
    "vaka_journal_write": (c_int64, (c_void_p, _NAMES, _NAMES, *_TEXT)),
    "vaka_journal_read": (c_void_p, (c_char_p, c_size_t)),
    "vaka_journal_head": (c_int64, (c_char_p, c_size_t, *_TEXT)),
    "vaka_journal_verify": (c_int, (c_char_p, c_size_t)),
    "vaka_levels_json": (c_int64, _TEXT),
    "vaka_bot_open": (c_void_p, (c_void_p, c_char_p, c_uint64)),
    "vaka_bot_close": (None, (c_void_p,)),
    "vaka_batch_open": (c_void_p, (c_void_p, c_int, c_uint64, c_int)),
    "vaka_batch_threads": (c_int, (c_void_p,)),
}
# These take their time: other threads of Python go on meanwhile.
LONG = {
    "vaka_bot_choose": (
        c_int,
        (c_void_p, c_void_p, c_int, POINTER(Thought), POINTER(c_int)),
    ),
    "vaka_batch_close": (None, (c_void_p,)),
    "vaka_batch_reset": (c_int, (c_void_p, c_uint64, POINTER(Rows))),
    "vaka_batch_choose": (c_int, (c_void_p, c_void_p, POINTER(Rows))),
    "vaka_batch_apply": (c_int, (c_void_p, c_void_p, POINTER(Rows))),
}


def _places():
    """Where to look: what the environment says, the tree that this file is in, the system."""
    given = os.environ.get("VAKA_LIBRARY")
    if given:
        return [given]
    built = Path(__file__).resolve().parents[2] / "build" / NAME
    return [str(built), NAME] if built.exists() else [NAME]


def _load():
    faults = []
    for place in _places():
        try:
            return ctypes.PyDLL(place), ctypes.CDLL(place)
        except OSError as fault:
            faults.append(str(fault))
    raise ImportError(
        f"the library of Vaka is not to be had ({'; '.join(faults)}); `make lib` builds it, and "
        "VAKA_LIBRARY may name it"
    )


class _Functions:
    """The functions of the library, by the names that they have there."""

    def __init__(self):
        quick, long = _load()
        for library, rows in ((quick, QUICK), (long, LONG)):
            for name, (result, arguments) in rows.items():
                try:
                    function = getattr(library, name)
                except AttributeError:
                    raise ImportError(f"{library._name} is no library of Vaka: it has no {name}")
                function.restype = result
                function.argtypes = arguments
                setattr(self, name, function)
        if self.vaka_api() != API:
            raise ImportError(
                f"this package speaks version {API} of the library's interface, and the library "
                f"version {self.vaka_api()}"
            )


lib = _Functions()
VERSION = lib.vaka_version().decode()


def error(code=CALL):
    return VakaError(lib.vaka_error().decode("utf-8", "replace"), code)


def check(code):
    """A number of the library, or what was wrong."""
    if code < 0:
        raise error(code)
    return code


def made(handle):
    """An object of the library, or why there is none."""
    if not handle:
        raise error(SETUP)
    return handle


def text_of(function, *arguments):
    """A text, however long it is."""
    size = 4096
    while True:
        buffer = ctypes.create_string_buffer(size)
        n = check(function(*arguments, buffer, size))
        if n < size:
            return buffer.value.decode("utf-8", "replace")
        size = n + 1


def json_of(function, *arguments):
    return json.loads(text_of(function, *arguments))


def whole(value, what, low, high):
    """A whole number from low up to, and without, high."""
    try:
        number = operator.index(value)
    except TypeError:
        raise VakaError(f"{what} is a whole number, not {value!r}") from None
    if isinstance(value, bool) or not low <= number < high:
        raise VakaError(f"{what} is a whole number from {low} to {high - 1}, not {value!r}")
    return number


def seed_of(value):
    return whole(value, "a seed", 0, SEED_END)


def action_of(value):
    return whole(value, "an action", 0, 1 << 31)


def player_of(value):
    """A player or a viewer; which ones there are the library knows."""
    return whole(value, "a player", -(1 << 31), 1 << 31)


def bytes_of(text, what="a text"):
    """A text for the library."""
    if not isinstance(text, str):
        raise VakaError(f"{what} is a string, not {type(text).__name__}")
    if "\0" in text:
        raise VakaError(f"{what} has no zero byte in it")
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        raise VakaError(f"{what} is not Unicode") from None


class Object:
    """What the library made, and gives back when nobody needs it any more."""

    _close = None
    _what = "object"

    def __init__(self, handle):
        self._as_parameter_ = handle

    @property
    def _handle(self):
        handle = getattr(self, "_as_parameter_", None)
        if not handle:
            raise VakaError(f"this {self._what} was closed")
        return handle

    def close(self):
        """Give its memory back; it cannot be used any more. Happens by itself, too."""
        handle = getattr(self, "_as_parameter_", None)
        self._as_parameter_ = None
        if handle:
            type(self)._close(handle)

    def __del__(self):
        try:
            self.close()
        except Exception:  # the interpreter is going down
            pass

    def __reduce__(self):
        """To copy and to pickle; a second object of the same handle would be closed under the first."""
        raise VakaError(f"a {self._what} cannot be copied or stored; make another one")

    def __enter__(self):
        self._handle
        return self

    def __exit__(self, *fault):
        self.close()
