/* test_order.c - the Turn Order Step (4.1): who is lowest, what he may choose, events or order. */
#include "../../support/conquest_given.h"

/* VP by isolated Villages alone: nobody has a chain canoe. */
static void v10_turn_order_tie(void **state)
{
    (void)state;
    set_game(3, "");
    sea.ia[HEX_TONGA] = sea.ia[HEX_SAMOA] = 1;
    set_tile(46, "hawaii");
    set_tile(43, "tokelau");
    set_tile(73, "tuamotu");
    set_villages(0, HEX_TONGA, 4);
    set_villages(0, 46, 3);
    set_villages(1, HEX_SAMOA, 4);
    set_villages(1, 43, 1);
    set_villages(2, HEX_HIVA, 3);
    set_villages(2, 73, 2);
    set_until(2, "victory_action");
    does(2, "pass");
    assert_int_equal(sea.track[0], 14);
    assert_int_equal(sea.track[1], 10);
    assert_int_equal(sea.track[2], 10);
    assert_int_equal(sea.h.round, 2);
    must_be_due(2, "choose_turn_order");
}

static void v38_turn_1_ranking(void **state)
{
    (void)state;
    for (int tonga = 0; tonga < 2; tonga++) {
        assert_true(set_options(2, ""));
        luck(tonga == 0 ? "people tonga" : "people samoa");
        if (is_at(VK_CHANCE, "deal_home"))
            luck(tonga == 0 ? "people samoa" : "people tonga");
        must_be_due(tonga, "choose_turn_order");
        must_list(tonga, "first 0 clockwise, first 1 clockwise");
        must_usual(tonga, tonga == 0 ? "first 0 clockwise" : "first 1 clockwise");
    }
}

static void v55_turn_order_counter_clockwise(void **state)
{
    (void)state;
    assert_true(set_options(3, ""));
    luck("people samoa");
    luck("people tonga");
    if (is_at(VK_CHANCE, "deal_home"))
        luck("people hiva");
    while (is_at(VK_CHANCE, "setup_island") || is_at(VK_CHANCE, "setup_ocean"))
        luck("knots 1");
    must_be_due(1, "choose_turn_order");
    must_list(1, "first 0 clockwise, first 0 counter, first 1 clockwise, first 1 counter, "
                 "first 2 clockwise, first 2 counter");
    must_usual(1, "first 1 clockwise");
    does(1, "first 2 counter");
    must_hear(VK_SPECTATOR, "order_chosen 1 2 counter");
    assert_int_equal(sea.order[0], 2);
    assert_int_equal(sea.order[1], 1);
    assert_int_equal(sea.order[2], 0);
    must_be_due(2, "explore_start");
    does(2, "stay");
    must_be_due(1, "explore_start");
    does(1, "stay");
    must_be_due(0, "explore_start");
    does(0, "stay");
    must_be_due(2, "transit_action");
}

/* The whole list of ties: Tonga, Raiatea, Hiva, Samoa. */
static void tie_of_four(void **state)
{
    static const char *const peoples[] = { "people samoa", "people hiva", "people raiatea",
                                           "people tonga" };
    (void)state;
    assert_true(set_options(4, ""));
    for (int seat = 0; seat < 4 && is_at(VK_CHANCE, "deal_home"); seat++)
        luck(peoples[seat]);
    while (is_at(VK_CHANCE, "setup_island") || is_at(VK_CHANCE, "setup_ocean"))
        luck("knots 2");
    must_be_due(3, "choose_turn_order");
    set_until(3, "transit_action");
    set_villages(3, HEX_TONGA, 3); /* Tonga is no longer among the equals */
    set_until(2, "choose_turn_order");
    set_until(2, "transit_action");
    set_villages(2, HEX_RAIATEA, 3);
    set_until(1, "choose_turn_order");
    set_until(1, "transit_action");
    set_villages(1, HEX_HIVA, 3);
    set_until(0, "choose_turn_order");
}

/* A Battle or card between two Victory Steps does not move the track. */
static void ruling_36_track_is_of_the_last_victory_step(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "transit_action");
    set_villages(0, HEX_TONGA, 3); /* 3 against 2: Samoa will be lowest */
    set_until(1, "victory_action");
    does(1, "pass");
    must_be_due(1, "choose_turn_order");
    assert_int_equal(sea.track[0], 6);
    assert_int_equal(sea.track[1], 4);
    set_villages(0, HEX_TONGA, 1);
    assert_int_equal(sea.track[0], 6);
    must_be_due(1, "choose_turn_order");
}

/* 4.1 step 3: from the turn after somebody had 5 VP; the second-lowest does the other job, the order
 * comes first. */
static void order_or_event(void **state)
{
    (void)state;
    set_game(3, "events=on");
    set_until(2, "victory_action");
    does(2, "pass");
    must_be_due(0, "choose_turn_order"); /* nobody had 5 VP */
    set_until(2, "transit_action");
    sea.ia[HEX_SAMOA] = 1;
    set_villages(1, HEX_SAMOA, 4);
    set_pieces(1, HEX_SAMOA, "1 tcu"); /* 4 Villages and the Home group */
    set_until(2, "victory_action");
    does(2, "pass");
    assert_int_equal(sea.track[1], 10);
    must_be_due(0, "choose_order_or_event");
    must_list(0, "order, event");
    must_usual(0, "order");
    struct conq_state before = sea;
    does(0, "order");
    must_be_due(0, "choose_turn_order");
    does(0, "first 1 clockwise");
    must_roll("draw_event"); /* for Hiva, the second-lowest */
    luck("event_card RE09");
    assert_int_equal(sea.bonus[2], 2);
    assert_int_equal(sea.bonus[0], 0);
    must_be_due(1, "explore_start");

    sea = before;
    does(0, "event");
    must_be_due(2, "choose_turn_order");
    does(2, "first 2 counter");
    must_roll("draw_event");
    luck("event_card RE09");
    assert_int_equal(sea.bonus[0], 2);
    must_be_due(2, "explore_start");
}

static void no_events_without_the_option(void **state)
{
    (void)state;
    set_game(2, "");
    sea.ia[HEX_SAMOA] = 1;
    set_villages(1, HEX_SAMOA, 4);
    set_pieces(1, HEX_SAMOA, "1 tcu");
    set_until(1, "victory_action");
    does(1, "pass");
    must_be_due(0, "choose_turn_order");
    does(0, "first 0 clockwise");
    must_be_due(0, "explore_start");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v10_turn_order_tie),
        cmocka_unit_test(v38_turn_1_ranking),
        cmocka_unit_test(v55_turn_order_counter_clockwise),
        cmocka_unit_test(tie_of_four),
        cmocka_unit_test(ruling_36_track_is_of_the_last_victory_step),
        cmocka_unit_test(order_or_event),
        cmocka_unit_test(no_events_without_the_option),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
