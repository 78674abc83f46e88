"""Vaka: board games of the Pacific, for programs and for research.

    import vaka
    game = vaka.load_game("polynesia", {"players": 2})
    state = game.new_initial_state(seed=7)
    bot = game.make_bot("greedy")
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    print(state.returns(), state.points())

docs/python.md tells all.
"""

try:
    import numpy as _numpy
except ImportError:
    raise ImportError("the package vaka needs numpy; `pip install numpy` or `apt install python3-numpy`") from None

from ._lib import CHANCE, RANDOM, REFEREE, SPECTATOR, TERMINAL, VakaError
from ._lib import VERSION as __version__
from .batch import Batch
from .bot import Bot, levels
from .game import Field, Game, load_game, registered_names
from .journal import journal_head, read_journal, verify_journal
from .state import State
from .aec import AECEnv, Box, Dict, Discrete, env

__all__ = [
    "AECEnv",
    "Batch",
    "Bot",
    "Box",
    "CHANCE",
    "Dict",
    "Discrete",
    "Field",
    "Game",
    "RANDOM",
    "REFEREE",
    "SPECTATOR",
    "State",
    "TERMINAL",
    "VakaError",
    "env",
    "journal_head",
    "levels",
    "load_game",
    "read_journal",
    "registered_names",
    "verify_journal",
]
