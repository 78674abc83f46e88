"""Thousands of games at once, on all cores, into arrays."""

import ctypes
import threading

import numpy as np

from . import _lib
from ._lib import VakaError, check, lib, made
from .game import Game

GAMES_MAX = 1 << 16  # of vaka_batch_open


class Batch(_lib.Object):
    """`n` games of one kind that are stepped together. What happens does not depend on the number of
    threads (0: one a core). A game that ends is replaced by a new one at once: `ended` and `returns`
    tell of the old one, everything else of the new one.

    The arrays are the same ones all the time, and each step writes over them: copy what you keep.

    players       int8    (n,)       who decides now
    n_legal       int32   (n,)       how many legal actions it has
    legal         int32   (n, wide)  these, in the order of the rules, then -1       if legal=True
    observations  float32 (n, size)  what that player knows                          if observations=True
    returns       float32 (n, players)  of the game that has just ended, else 0
    ended         bool    (n,)       the last step ended a game
    seeds         uint64  (n,)       of the games that are played: new_initial_state(seed) plays the same
    steps         uint32  (n,)       of these games so far, chance included
    """

    _close = lib.vaka_batch_close
    _what = "batch"

    def __init__(self, game, n, seed=0, threads=0, observations=True, legal=True):
        if not isinstance(game, Game):
            raise VakaError(f"a batch is made of a game, not of {type(game).__name__}")
        n = _lib.whole(n, "the number of games", 1, GAMES_MAX + 1)
        threads = _lib.whole(threads, "the number of threads", 0, 257)
        self._lock = threading.Lock()
        self._game = game
        self._n = n
        self._seed = _lib.seed_of(seed)
        super().__init__(made(lib.vaka_batch_open(game._handle, n, self._seed, threads)))
        self._arrays = self._make_arrays(observations, legal)
        self._rows = self._make_rows()
        self.reset()

    def _make_arrays(self, observations, legal):
        n, game = self._n, self._game
        shapes = {
            "player": ((n,), np.int8),
            "n_legal": ((n,), np.int32),
            "returns": ((n, game.num_players()), np.float32),
            "ended": ((n,), np.bool_),
            "seed": ((n,), np.uint64),
            "steps": ((n,), np.uint32),
        }
        if legal:
            shapes["legal"] = ((n, game.max_legal_actions()), np.int32)
        if observations:
            shapes["observation"] = ((n, game.observation_tensor_size()), np.float32)
        return {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}

    def _make_rows(self):
        at = {name: array.ctypes.data for name, array in self._arrays.items()}
        return _lib.Rows(
            size=ctypes.sizeof(_lib.Rows),
            legal_width=self._game.max_legal_actions(),
            observation_width=self._game.observation_tensor_size(),
            **at,
        )

    def _array(self, name, how=None):
        self._handle
        if name not in self._arrays:
            raise VakaError(f"this batch was made without them: Batch(..., {how}=True)")
        return self._arrays[name][:]

    def __len__(self):
        return self._n

    def __repr__(self):
        return f"<Batch of {self._n} games of {self._game}>"

    @property
    def game(self):
        return self._game

    @property
    def threads(self):
        return check(lib.vaka_batch_threads(self._handle))

    @property
    def players(self):
        return self._array("player")

    @property
    def n_legal(self):
        return self._array("n_legal")

    @property
    def legal(self):
        return self._array("legal", "legal")

    @property
    def observations(self):
        return self._array("observation", "observations")

    @property
    def returns(self):
        return self._array("returns")

    @property
    def ended(self):
        return self._array("ended")

    @property
    def seeds(self):
        return self._array("seed")

    @property
    def steps(self):
        return self._array("steps")

    # ---- Playing ----

    def reset(self, seed=None):
        """Begin all games anew, from the seed (None: from the same as before)."""
        if seed is not None:
            self._seed = _lib.seed_of(seed)
        with self._lock:
            check(lib.vaka_batch_reset(self._handle, self._seed, self._rows))

    def step(self, places=None):
        """One decision in each game: the place of the action in its row of `legal`, from 0 to
        n_legal - 1; -1, or None for all: any of them, drawn from the seed. If one is wrong nothing is
        played."""
        self._play(lib.vaka_batch_choose, places)

    def apply(self, actions):
        """The same with numbers of actions."""
        self._play(lib.vaka_batch_apply, actions)

    def _play(self, function, chosen):
        chosen = None if chosen is None else self._chosen(chosen)
        at = None if chosen is None else chosen.ctypes.data
        with self._lock:
            check(function(self._handle, at, self._rows))

    def _chosen(self, values):
        try:
            array = np.asarray(values)
        except ValueError as fault:
            raise VakaError(f"what is chosen is an array of {self._n} whole numbers: {fault}") from None
        if array.shape != (self._n,) or array.dtype.kind not in "iu":
            raise VakaError(
                f"what is chosen is an array of {self._n} whole numbers, not {array.dtype} "
                f"{array.shape}"
            )
        if array.dtype.itemsize >= 4 and array.dtype != np.int32:
            if array.min() < -1 or array.max() >= 1 << 31:
                raise VakaError("no number that is chosen is below -1 or above 2147483647")
        return np.ascontiguousarray(array, np.int32)

    # ---- Masks ----

    def legal_mask(self):
        """True where `legal` has an action, as wide as the longest list is now."""
        n = self.n_legal
        return np.arange(n.max()) < n[:, None]

    def action_mask(self, out=None):
        """True for each legal action over all numbers of actions: (n, num_distinct_actions). That is
        much memory for many games: legal and legal_mask say the same."""
        shape = (self._n, self._game.num_distinct_actions())
        if out is None:
            out = np.zeros(shape, np.bool_)
        elif not isinstance(out, np.ndarray) or out.shape != shape or out.dtype != np.bool_:
            raise VakaError(f"`out` is an array of {shape} bool")
        else:
            out[:] = False
        mask = self.legal_mask()
        out[np.nonzero(mask)[0], self.legal[:, : mask.shape[1]][mask]] = True
        return out

    def close(self):
        lock = getattr(self, "_lock", None)
        if lock is None:
            return
        with lock:
            super().close()
