"""The contract of PettingZoo's AEC environments, without PettingZoo: what a loop over agents needs."""

import warnings

import numpy as np

from . import _lib
from ._lib import VakaError
from .game import Game, load_game


class Box:
    """Rows of numbers between two bounds, as gymnasium.spaces.Box."""

    def __init__(self, low, high, shape, dtype=np.float32):
        self.shape = tuple(shape)
        self.dtype = np.dtype(dtype)
        self.low = np.full(self.shape, low, self.dtype)
        self.high = np.full(self.shape, high, self.dtype)
        self._rng = np.random.default_rng()

    def contains(self, x):
        x = np.asarray(x)
        is_kind = np.can_cast(x.dtype, self.dtype) and x.shape == self.shape
        return bool(is_kind and np.all(x >= self.low) and np.all(x <= self.high))

    __contains__ = contains

    def seed(self, seed=None):
        self._rng = np.random.default_rng(seed)
        return [seed]

    def sample(self):
        if np.issubdtype(self.dtype, np.integer):
            return self._rng.integers(self.low, self.high, dtype=self.dtype, endpoint=True)
        return self._rng.uniform(self.low, self.high).astype(self.dtype)

    def __eq__(self, other):
        return (
            isinstance(other, Box)
            and (self.shape, self.dtype) == (other.shape, other.dtype)
            and np.array_equal(self.low, other.low)
            and np.array_equal(self.high, other.high)
        )

    def __repr__(self):
        return f"Box({self.low.min()}, {self.high.max()}, {self.shape}, {self.dtype})"


class Discrete:
    """Whole numbers from 0 to n - 1, as gymnasium.spaces.Discrete."""

    def __init__(self, n):
        self.n = int(n)
        self.shape = ()
        self.dtype = np.dtype(np.int64)
        self._rng = np.random.default_rng()

    def contains(self, x):
        try:
            return 0 <= _lib.whole(x, "it", 0, self.n)
        except VakaError:
            return False

    __contains__ = contains

    def seed(self, seed=None):
        self._rng = np.random.default_rng(seed)
        return [seed]

    def sample(self, mask=None):
        """Any of them, or of those whose place in the mask is not 0."""
        if mask is None:
            return int(self._rng.integers(self.n))
        mask = np.asarray(mask)
        if mask.shape != (self.n,):
            raise VakaError(f"a mask has {self.n} numbers, not {mask.shape}")
        places = np.flatnonzero(mask)
        return int(self._rng.choice(places)) if len(places) else 0

    def __eq__(self, other):
        return isinstance(other, Discrete) and self.n == other.n

    def __repr__(self):
        return f"Discrete({self.n})"


class Dict:
    """Several spaces by their names, as gymnasium.spaces.Dict."""

    def __init__(self, spaces):
        self.spaces = dict(spaces)

    def __getitem__(self, name):
        return self.spaces[name]

    def __iter__(self):
        return iter(self.spaces)

    def __len__(self):
        return len(self.spaces)

    def keys(self):
        return self.spaces.keys()

    def items(self):
        return self.spaces.items()

    def contains(self, x):
        is_kind = isinstance(x, dict) and x.keys() == self.spaces.keys()
        return is_kind and all(space.contains(x[name]) for name, space in self.items())

    def __contains__(self, x):
        # Gymnasium's own has the names here too
        return x in self.spaces if isinstance(x, str) else self.contains(x)

    def seed(self, seed=None):
        return [space.seed(seed)[0] for space in self.spaces.values()]

    def sample(self):
        return {name: space.sample() for name, space in self.items()}

    def __eq__(self, other):
        return isinstance(other, Dict) and self.spaces == other.spaces

    def __repr__(self):
        return f"Dict({', '.join(f'{name}: {space}' for name, space in self.items())})"


def env(game="polynesia", **more):
    """An environment, as PettingZoo's modules make one."""
    return AECEnv(game, **more)


class AECEnv:
    """Agents that act one after the other. An action is the number of Game.num_distinct_actions. As in
    PettingZoo's classic games an observation is a dict: "observation", a row of numbers, and
    "action_mask", which says what is legal; infos[agent] has the mask too, and lists "legal_actions". The
    reward is the share of the victory, at the end. `game` is a Game or the name of one."""

    def __init__(self, game="polynesia", max_decisions=None, render_mode=None, **params):
        self.game = game if isinstance(game, Game) else load_game(game, params)
        if isinstance(game, Game) and params:
            raise VakaError("a game that is made already takes no more parameters")
        if render_mode not in (None, "ansi"):
            raise VakaError(f"what is rendered is \"ansi\", a text, not {render_mode!r}")
        self.max_decisions = max_decisions
        if max_decisions is not None:
            self.max_decisions = _lib.whole(max_decisions, "max_decisions", 1, 1 << 31)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.name}_v{self.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{i}" for i in range(self.game.num_players())]
        self._seat_of = {agent: i for i, agent in enumerate(self.possible_agents)}
        size, n = self.game.observation_tensor_size(), self.game.num_distinct_actions()
        lowest, highest = -(2.0**32), 2.0**32
        self.observation_spaces = {
            a: Dict(
                {
                    "observation": Box(lowest, highest, (size,)),
                    "action_mask": Box(0, 1, (n,), np.int8),
                }
            )
            for a in self.possible_agents
        }
        self.state_space = Box(lowest, highest, (len(self.possible_agents), size))
        self.action_spaces = {a: Discrete(n) for a in self.possible_agents}
        self._no_mask = np.zeros(n, np.int8)
        self._no_mask.flags.writeable = False
        self._seeds = np.random.default_rng()
        self.agents = []

    def __repr__(self):
        return f"<AECEnv {self.metadata['name']}>"

    __str__ = __repr__

    @property
    def unwrapped(self):
        return self

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def observation_space(self, agent):
        return self.observation_spaces[self._agent(agent)]

    def action_space(self, agent):
        return self.action_spaces[self._agent(agent)]

    def _agent(self, agent):
        if not isinstance(agent, str) or agent not in self._seat_of:
            raise VakaError(f"there is no agent {agent!r}; there are {', '.join(self._seat_of)}")
        return agent

    # ---- Playing ----

    def reset(self, seed=None, options=None):
        """A new game; the same seed gives the same luck. `options`, a dict, are options of the game that
        are other than the environment's for this once."""
        game = self._game_with(options)
        if seed is not None:
            self._seeds = np.random.default_rng(_lib.seed_of(seed))
        self.seed = int(self._seeds.integers(1 << 63))
        self.state_now = game.new_initial_state(self.seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.n_decisions = 0
        self._select()

    def _game_with(self, options):
        """Agents and spaces are those of the environment, so the seats stay."""
        if options is None:
            return self.game
        if not isinstance(options, dict):
            raise VakaError(f"the options of reset are a dict, not {type(options).__name__}")
        if "players" in options:
            raise VakaError("reset does not change the players: vaka.env(..., players=N) makes another table")
        return load_game(self.game.name, {**self.game.get_parameters(), **options})

    def _select(self):
        """Who acts next, and what it may do."""
        player = self.state_now.current_player()
        self.infos = {agent: self._info(None) for agent in self.agents}
        if player >= 0:
            self.agent_selection = self.possible_agents[player]
            self.infos[self.agent_selection] = self._info(player)

    def _info(self, player):
        if player is None:
            return {"action_mask": self._no_mask, "legal_actions": []}
        legal = self.state_now.legal_actions(player)
        mask = np.zeros(len(self._no_mask), np.int8)
        mask[legal] = 1
        return {"action_mask": mask, "legal_actions": legal}

    def _begun(self):
        if not hasattr(self, "state_now"):
            raise VakaError("reset() begins a game; it was not called yet")

    def observe(self, agent):
        """What this agent knows, nothing that its seat may not see; and what it may do, if it acts now."""
        self._begun()
        row = self.state_now.observation_tensor(self._seat_of[self._agent(agent)])
        info = self.infos.get(agent)
        mask = info["action_mask"] if info else self._no_mask
        return {"observation": row, "action_mask": mask.copy()}

    def last(self, observe=True):
        """Observation, reward since it acted last, termination, truncation and info of the agent that
        acts now."""
        self._begun()
        if not self.agents:
            raise VakaError("the game is over and all agents are gone: reset() begins another one")
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        """The action of the agent that acts now; None of one that is done."""
        self._begun()
        if not self.agents:
            raise VakaError("the game is over and all agents are gone: reset() begins another one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise VakaError(f"{agent} is not done: its action is a number")
        self.state_now.apply_action(action)
        self._cumulative_rewards[agent] = 0.0
        self.n_decisions += 1
        is_over = self.state_now.is_terminal()
        is_cut = not is_over and self.n_decisions == self.max_decisions
        shares = self.state_now.returns()
        for one in self.agents:
            self.rewards[one] = shares[self._seat_of[one]]
            self._cumulative_rewards[one] += self.rewards[one]
            self.terminations[one] = is_over
            self.truncations[one] = is_cut
        self._select()
        if is_over or is_cut:
            self.agent_selection = self.agents[0]

    def _leave(self, agent, action):
        """An agent that is done says None and goes."""
        if action is not None:
            raise VakaError(f"{agent} is done: the only action that it has left is None")
        for rows in (
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        ):
            del rows[agent]
        self.agents.remove(agent)
        for one in self.agents:
            self.rewards[one] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter=2**63):
        """The agents in the order in which they act, until all are done."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self):
        """One line of where the game stands, with render_mode="ansi"."""
        self._begun()
        if self.render_mode is None:
            warnings.warn('render() shows nothing without render_mode="ansi"', stacklevel=2)
            return None
        return str(self.state_now)

    def state(self):
        """What all agents know together, for critics that may: the observation of each, a row an agent.
        The true position is state_now.view(REFEREE)."""
        self._begun()
        rows = np.empty(self.state_space.shape, self.state_space.dtype)
        for seat, row in enumerate(rows):
            self.state_now.observation_tensor(seat, row)
        return rows

    def close(self):
        if hasattr(self, "state_now"):
            self.state_now.close()
