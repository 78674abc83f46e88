"""The contract of PettingZoo's AEC environments."""

import numpy as np
import pytest

import vaka


TABLES = [
    ("polynesia", 2),
    ("polynesia", 3),
    ("raiatea", 2),
    ("raiatea", 3),
    ("konane", 2),
    ("conquest", 2),
    ("conquest", 3),
    ("archipelago", 2),
    ("archipelago", 3),
]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def env(request):
    name, players = request.param
    return vaka.env(name, players=players)


def random_action(env):
    return env.action_space(env.agent_selection).sample(env.infos[env.agent_selection]["action_mask"])


def test_a_game_in_the_usual_loop(env):
    env.reset(seed=3)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    n_done = 0
    for agent in env.agent_iter():
        assert agent == env.agent_selection and agent in env.agents
        observation, reward, termination, truncation, info = env.last()
        rewards[agent] += reward
        assert env.observation_space(agent).contains(observation)
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert not truncation
        if termination:
            n_done += 1
            assert info["action_mask"].sum() == 0
            env.step(None)
        else:
            legal = info["legal_actions"]
            assert np.flatnonzero(info["action_mask"]).tolist() == legal
            assert set(env.rewards) == set(env.infos) == set(env.agents) == set(env.terminations)
            env.step(random_action(env))
    assert env.agents == [] and env.num_agents == 0 and n_done == env.max_num_agents
    assert list(rewards.values()) == env.state_now.returns()
    assert sum(rewards.values()) == pytest.approx(1) or env.game.name == "archipelago"


def test_what_an_environment_has(env):
    env.reset(seed=1)
    assert env.possible_agents == env.agents == [f"seat_{i}" for i in range(env.game.num_players())]
    assert env.metadata["name"].startswith(env.game.name) and not env.metadata["is_parallelizable"]
    assert env.unwrapped is env and env.num_agents == env.game.num_players()
    for agent in env.agents:
        assert env.observation_space(agent) is env.observation_space(agent)
        assert env.action_space(agent).n == env.game.num_distinct_actions()
        seen = env.observe(agent)
        assert seen["observation"].dtype == np.float32 and seen["action_mask"].dtype == np.int8
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert env.rewards[agent] == 0 and not env.terminations[agent] and not env.truncations[agent]
        if agent != env.agent_selection:
            assert env.infos[agent]["action_mask"].sum() == 0
    assert env.last(observe=False)[0] is None
    env.close()


def test_the_state_is_what_all_know_together(env):
    env.reset(seed=1)
    for _ in range(5):
        state = env.state()
        assert env.state_space.contains(state)
        for agent, row in zip(env.possible_agents, state):
            assert np.array_equal(row, env.observe(agent)["observation"])
        env.step(random_action(env))


def test_what_is_observed_is_ones_own(env):
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    legal = env.infos[env.agent_selection]["legal_actions"]
    seen["action_mask"][:] = 1
    seen["observation"][:] = 0
    again = env.observe(env.agent_selection)
    assert np.flatnonzero(again["action_mask"]).tolist() == legal and again["observation"].any()


def test_rendering():
    env = vaka.env("konane", render_mode="ansi")
    env.reset(seed=1)
    assert "konane" in env.render()
    env = vaka.env("konane")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def test_options_of_one_game():
    env = vaka.env("konane")
    env.reset(seed=1, options={"board": "6x6"})
    small = env.state_now.get_game()
    assert small.get_parameters()["board"] == "6x6" != env.game.get_parameters()["board"]
    assert env.observation_space("seat_0").contains(env.observe("seat_0"))
    while not any(env.terminations.values()):
        env.step(random_action(env))
    env.reset(seed=1, options={})
    assert env.state_now.get_game() == env.game
    before = env.state_now
    for options, words in (
        ({"board": "7x7"}, "board"),
        ({"colour": "red"}, "no such option"),
        ({"players": 2}, "does not change the players"),
        (["board"], "are a dict, not list"),
    ):
        with pytest.raises(vaka.VakaError, match=words):
            env.reset(seed=2, options=options)
        assert env.state_now is before


def test_a_seed_gives_the_same_game(env):
    def play(seed):
        env.reset(seed=seed)
        env.action_spaces = {a: vaka.Discrete(env.action_space(a).n) for a in env.possible_agents}
        for i, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(i)
        for agent in env.agent_iter(50):
            env.step(None if env.terminations[agent] else random_action(env))
        return env.state_now.full_history()

    assert play(5) == play(5)
    env.reset()
    first = env.seed
    env.reset()
    assert env.seed != first


def test_rewards_add_up_until_an_agent_acts():
    env = vaka.env("konane")
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(random_action(env))
    assert sorted(env.rewards.values()) == sorted(env._cumulative_rewards.values()) == [0, 1]
    assert {env.last()[1]} <= {0.0, 1.0}


def test_truncation():
    env = vaka.env("raiatea", max_decisions=10)
    env.reset(seed=1)
    for _ in range(10):
        assert not any(env.truncations.values())
        env.step(random_action(env))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert [env.step(None) for _ in range(2)] and env.agents == []


def test_parameters_reach_the_game():
    env = vaka.env("polynesia", players=4, board_side="B")
    assert len(env.possible_agents) == 4 and env.game.get_parameters()["board_side"] == "B"
    assert vaka.env(vaka.load_game("konane")).game.name == "konane"


def test_wrong_calls(env):
    with pytest.raises(vaka.VakaError, match="reset"):
        env.step(0)
    with pytest.raises(vaka.VakaError, match="reset"):
        env.observe("seat_0")
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(vaka.VakaError, match="is not done"):
        env.step(None)
    with pytest.raises(vaka.VakaError, match="there is no agent"):
        env.observe("seat_9")
    for thing in ([], {}, None, 0):
        with pytest.raises(vaka.VakaError, match="there is no agent"):
            env.observe(thing)
    with pytest.raises(vaka.VakaError, match="there is no agent"):
        env.action_space("white")
    illegal = int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0])
    with pytest.raises(vaka.VakaError, match="not among the legal"):
        env.step(illegal)
    assert env.agent_selection == agent and env.n_decisions == 0
    while not env.terminations.get(env.agent_selection):
        env.step(random_action(env))
    with pytest.raises(vaka.VakaError, match="is done"):
        env.step(0)
    for _ in range(env.max_num_agents):
        env.step(None)
    for call in (lambda: env.step(None), env.last):
        with pytest.raises(vaka.VakaError, match="all agents are gone"):
            call()
    with pytest.raises(vaka.VakaError, match="a seed"):
        env.reset(seed=-1)
    for arguments in ({"render_mode": "human"}, {"max_decisions": 0}, {"colour": "red"}):
        with pytest.raises(vaka.VakaError):
            vaka.env("konane", **arguments)
    with pytest.raises(vaka.VakaError, match="no more parameters"):
        vaka.AECEnv(vaka.load_game("konane"), players=2)


def test_spaces_by_names():
    five = vaka.Dict({"mask": vaka.Box(0, 1, (5,), np.int8), "number": vaka.Discrete(5)})
    assert list(five) == ["mask", "number"] and len(five) == 2 and five["number"] == vaka.Discrete(5)
    assert five.seed(3) == [3, 3] and all(five.sample() in five for _ in range(20))
    assert {int(x) for _ in range(20) for x in five["mask"].sample()} == {0, 1}
    for wrong in (
        None,
        np.zeros(5, np.int8),
        {"number": 1},
        {"mask": np.zeros(5, np.int8), "number": 5},
        {"mask": np.full(5, 2, np.int8), "number": 1},
        {"mask": np.zeros(5, np.int8), "number": 1, "more": 1},
    ):
        assert not five.contains(wrong)
    assert five == vaka.Dict(five.spaces) != vaka.Dict({"number": vaka.Discrete(5)})
    assert "mask: Box" in repr(five)


def test_spaces():
    box = vaka.Box(-1, 3, (4,))
    assert box.contains(np.zeros(4, np.float32)) and box.sample() in box
    assert not box.contains(np.zeros(3, np.float32)) and not box.contains(np.full(4, 9, np.float32))
    assert box == vaka.Box(-1, 3, (4,)) != vaka.Box(-1, 2, (4,)) and "Box" in repr(box)
    five = vaka.Discrete(5)
    assert all(five.sample() in five for _ in range(20))
    assert 5 not in five and -1 not in five and 1.5 not in five and "x" not in five
    assert {five.sample(np.array([0, 1, 0, 1, 0])) for _ in range(60)} == {1, 3}
    assert five == vaka.Discrete(5) != vaka.Discrete(6) and "5" in repr(five)
    with pytest.raises(vaka.VakaError, match="a mask has 5 numbers"):
        five.sample(np.ones(4))
