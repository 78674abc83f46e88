/* test_round.c - the round: order of play, stones, decline, resources, defaults (4.1, 4.2, 4.9-4.11). */
#include "../../support/polynesia_given.h"

static void t09_complete_round(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    when(0, "EXN rb09 fish");
    when(1, "TRV");
    when(1, "HOP b00 rb01 neutral");
    when(1, "HOP b00 rb01 neutral");
    when(1, "HOP b00 rb03 neutral");
    assert_int_equal(poly_marker(&now), 2);
    when(0, "TRV");
    when(0, "HOP b00 rb03 neutral");
    when(0, "HOP b03 rb09 own");
    when(1, "FISH shell");
    assert_int_equal(poly_marker(&now), 1);
    when(0, "EXN rb17 shell");
    when(1, "EXN rb04 fish");

    then_goods(0, 0, 2);
    assert_int_equal(now.boats_left[0], 13);
    then_pieces(0, "b00", 4);
    then_pieces(0, "b07", 1);
    then_goods(1, 2, 5);
    assert_int_equal(now.boats_left[1], 14);
    then_pieces(1, "b00", 2);
    then_pieces(1, "b01", 2);
    then_pieces(1, "b03", 1);

    then_chance_due("draw_stone");
    chance("STONE red");
    then_due(0, "choose_decline");
    when(0, "DECLINE fish");
    then_goods(0, 1, 2);
    then_goods(1, 1, 6);
    assert_int_equal(now.first, 1);
    assert_int_equal(now.h.round, 2);
    then_due(1, "choose_action");
    assert_int_equal(poly_marker(&now), 3);
}

static void t20_resources(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_stone_awaited();
    given_pieces(0, 5, "a05 3, a01 1, a06 1, a13 2, a02 1");
    given_goods_tokens(0, 1, 0);
    given_goods(0, 0, 0);
    chance("STONE grey");
    when(0, "DECLINE fish");
    then_goods(0, 3, 1);
}

static void t21_decline_before_resources(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_stone_awaited();
    given_goods(0, 4, 1);
    given_pieces(0, 8, "a05 1");
    given_goods(1, 0, 6);
    given_pieces(1, 8, "a06 1");
    given_route("ra04", "shell", "2");
    chance("STONE red");
    assert_int_equal(now.step, S_DECLINE);
    then_list(0, "DECLINE fish, DECLINE shell");
    when(0, "DECLINE shell");
    then_goods(0, 5, 0);
    then_goods(1, 0, 1);
    then_route("ra04", "shell", "2"); /* markers on routes do not spoil */
}

static void play_round(const char *stone)
{
    given_stone_awaited();
    chance(stone);
}

static void t22_shortest_game(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    play_round("STONE black");
    then_chance_due("draw_stone");
    chance("STONE red");
    then_chance_due("draw_stone");
    chance("STONE red");
    then_due(0, "choose_decline");
    when(0, "DECLINE fish");
    for (int round = 2; round <= 5; round++) {
        assert_int_equal(now.h.round, round);
        play_round("STONE red");
        if (round < 5)
            when((round - 1) % 2, "DECLINE fish");
    }
    then_over();
    assert_int_equal(now.h.round, 5);
}

static void t23_longest_game(void **state)
{
    static const char *const stones[] = { "STONE grey", "STONE grey", "STONE grey",
                                          "STONE red",  "STONE red",  "STONE red",
                                          "STONE red",  "STONE red",  "STONE red" };
    (void)state;
    given_game(3, "1.3 2.4 3.7");
    for (int round = 1; round <= 9; round++) {
        assert_int_equal(now.h.round, round);
        play_round(stones[round - 1]);
        if (round < 9)
            when((round - 1) % 3, "DECLINE shell");
    }
    then_over();
    assert_int_equal(now.h.round, 9);
    assert_int_equal(now.bag[BLACK], 1);
    assert_int_equal(now.bag[RED], 0);
    assert_int_equal(now.bag[GREY], 0);
}

static void t24_black_at_the_end(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_stones_drawn("r r r r r g g");
    then_outcomes("STONE red 1, STONE grey 1, STONE black 1");
    chance("STONE black");
    then_chance_due("draw_stone");
    chance("STONE red");
    then_over();
    assert_int_equal(now.bag[GREY], 1);
    assert_int_equal(now.bag[RED], 0);
    assert_int_equal(now.bag[BLACK], 0);
    assert_int_equal(n_listed(VK_CHANCE, NULL), 0);
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(n_listed(seat, NULL), 0);
    assert_int_equal(now.step, S_LAVA);
}

static void t54_defaults(void **state)
{
    static const struct {
        int fish, shell;
        const char *action, *boon, *decline;
    } rows[] = {
        { 2, 3, "FISH fish", "MASK_GAIN fish", "DECLINE fish" },
        { 3, 2, "FISH shell", "MASK_GAIN shell", "DECLINE shell" },
        { 3, 3, "FISH fish", "MASK_GAIN fish", "DECLINE fish" },
    };
    (void)state;
    for (int i = 0; i < 3; i++) {
        given_game(4, "1.3 2.1 3.7");
        given_goods(0, rows[i].fish, rows[i].shell);
        then_usual(0, rows[i].action);
        given_token("a02", "mask");
        when(0, "TRV");
        then_usual(0, "HOP a00 ra01 neutral");
        when(0, "HOP a00 ra02 neutral");
        then_due(0, "mask_boon");
        then_usual(0, rows[i].boon);
        when(0, "MASK_CURSE fish");
        then_due(0, "travel_step");
        then_usual(0, "STOP");
        when(0, "STOP");
        given_stone_awaited();
        chance("STONE grey");
        given_goods(0, rows[i].fish, rows[i].shell);
        then_due(0, "choose_decline");
        then_usual(0, rows[i].decline);
    }
}

/* The other points: to leave it. */
static void t54_defaults_of_optional_points(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.3");
    given_token("a02", "boat");
    when(0, "TRV");
    when(0, "HOP a00 ra02 neutral");
    then_due(0, "free_explore");
    then_usual(0, "FREE_SKIP");
    when(0, "FREE_NEW ra12 fish");
    then_due(0, "populate_bonus");
    then_usual(0, "BPOP_SKIP");
    when(0, "BPOPV");
    then_due(0, "extra_settler");
    then_usual(0, "EXTRA_SKIP");
}

static void turns_are(const char *order)
{
    for (int m = 3; m >= 1; m--)
        for (int k = 0; k < 3; k++) {
            then_due(order[k] - '0', "choose_action");
            assert_int_equal(poly_marker(&now), m);
            when(order[k] - '0', "FISH fish");
        }
    chance("STONE red");
    then_due(order[0] - '0', "choose_decline");
    when(order[0] - '0', "DECLINE fish");
}

static void t63_order_of_play(void **state)
{
    (void)state;
    assert_true(given_options(3, "card_1=1.3 card_2=2.4 card_3=3.7 first_player=1"));
    given_setup_drawn();
    turns_are("120");
    turns_are("201");
    turns_are("012");
    assert_int_equal(now.h.round, 4);
    assert_int_equal(now.first, 1);
}

/* An island that the last piece has left produces nothing; several players on one all gain. */
static void r08_03_to_occupy_is_to_be_there(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_turn(0, 1);
    given_route("ra06", "fish", "0");
    given_pieces(0, 8, "a05 1");
    given_pieces(1, 8, "a05 2");
    given_pieces(2, 8, "a05 1");
    when(0, "TRV");
    when(0, "HOP a05 ra06 own");
    given_stone_awaited();
    for (int seat = 0; seat < 4; seat++)
        given_goods(seat, 0, 0);
    chance("STONE red");
    when(0, "DECLINE fish");
    then_goods(0, 0, 0); /* Eua gives nothing */
    then_goods(1, 1, 0);
    then_goods(2, 1, 0);
    then_goods(3, 0, 0);
}

static void r08_39_black_draws_two_more(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    given_stone_awaited();
    assert_int_equal(vk_top_of(&now.h)[-1].v[LAVA_STONES], 1);
    chance("STONE black");
    assert_int_equal(vk_top_of(&now.h)[-1].v[LAVA_STONES], 2);
    then_outcomes("STONE red 6, STONE grey 3");
    chance("STONE grey");
    assert_int_equal(vk_top_of(&now.h)[-1].v[LAVA_STONES], 1);
    then_outcomes("STONE red 6, STONE grey 2");
    chance("STONE red");
    then_due(0, "choose_decline");
    assert_int_equal(now.bag[RED] + now.bag[GREY] + now.bag[BLACK], 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t09_complete_round),
        cmocka_unit_test(t20_resources),
        cmocka_unit_test(t21_decline_before_resources),
        cmocka_unit_test(t22_shortest_game),
        cmocka_unit_test(t23_longest_game),
        cmocka_unit_test(t24_black_at_the_end),
        cmocka_unit_test(t54_defaults),
        cmocka_unit_test(t54_defaults_of_optional_points),
        cmocka_unit_test(t63_order_of_play),
        cmocka_unit_test(r08_03_to_occupy_is_to_be_there),
        cmocka_unit_test(r08_39_black_draws_two_more),
    };
    return cmocka_run_group_tests_name("polynesia round", tests, NULL, NULL);
}
