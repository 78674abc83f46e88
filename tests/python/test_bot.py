"""Bots of the engine."""

import pytest

import vaka


def test_levels():
    levels = vaka.levels()
    assert {"random", "easy", "normal", "hard"} <= set(levels)
    assert all(row["title"] and row["help"] for row in levels.values())


@pytest.mark.parametrize("level", ["random", "greedy", "easy:20"])
def test_a_bot_plays_legally(game, level):
    state, bot = game.new_initial_state(seed=3), game.make_bot(level, seed=1)
    for _ in range(15):
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_same_seed_and_position_give_the_same_answer():
    game = vaka.load_game("raiatea")
    state = game.new_initial_state(seed=3)
    answers = {vaka.Bot(game, "normal:60", 5).step(state) for _ in range(3)}
    assert len(answers) == 1


def test_a_bot_does_not_peek():
    """It answers the same in all games that its seat cannot tell apart."""
    game = vaka.load_game("raiatea")
    bot = game.make_bot("easy:30", seed=2)
    state = game.new_initial_state(seed=3)
    for k in range(20):
        seat = state.current_player()
        action = bot.step(state)
        assert bot.step(state.resample_from_infostate(seat, k)) == action
        state.apply_action(action)


def test_thoughts():
    game = vaka.load_game("polynesia")
    state, bot = game.new_initial_state(seed=3), game.make_bot("normal:100")
    thoughts = bot.thoughts(state)
    assert thoughts and all(0 <= t["value"] <= 1 for t in thoughts)
    policy, action = bot.step_with_policy(state)
    assert sum(share for _, share in policy) == pytest.approx(1)
    assert action == bot.step(state) and action in [a for a, _ in policy]


def test_greedy_beats_random():
    game = vaka.load_game("polynesia")
    wins = 0.0
    for seed in range(20):
        state = game.new_initial_state(seed)
        bots = [game.make_bot("greedy", seed), game.make_bot("random", seed)]
        while not state.is_terminal():
            state.apply_action(bots[(state.current_player() + seed) % 2].step(state))
        wins += state.returns()[seed % 2]
    assert wins > 15


def test_wrong_bots():
    game, other = vaka.load_game("konane"), vaka.load_game("polynesia")
    with pytest.raises(vaka.VakaError, match='there is no bot "genius"'):
        game.make_bot("genius")
    with pytest.raises(vaka.VakaError, match="a level is a string"):
        game.make_bot(3)
    with pytest.raises(vaka.VakaError, match="a bot is made for a game"):
        vaka.Bot("konane")
    with pytest.raises(vaka.VakaError, match="this bot plays Konane"):
        game.make_bot("random").step(other.new_initial_state(1))
    with pytest.raises(vaka.VakaError, match="not this seat's decision"):
        state = game.new_initial_state(1)
        game.make_bot("random").step(state, 1 - state.current_player())
    with pytest.raises(vaka.VakaError, match="asked about a state"):
        game.make_bot("random").step(None)
    bot = game.make_bot("random")
    bot.close()
    bot.close()
    with pytest.raises(vaka.VakaError, match="this bot was closed"):
        bot.step(game.new_initial_state(1))
