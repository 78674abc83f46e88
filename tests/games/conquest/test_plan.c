/*
 * test_plan.c - 4.4: pools of Build Points, the order in which a plan is made, cards and other
 * bonuses in it. What is built is in test_building.c.
 */
#include "building_kit.h"

/* ---- pools ---- */

static void pools_follow_the_chain(void **state)
{
    struct conq_pool pool[CONQ_HEXES];
    (void)state;
    set_realm("");
    assert_int_equal(conq_pools(&sea, 0, pool), 2);
    assert_int_equal(pool[0].lowest, HEX_TONGA);
    assert_true(pool[0].is_home);
    assert_int_equal(pool[0].points, 4);
    assert_int_equal(hs_count(pool[0].groups), 2);
    assert_int_equal(pool[1].lowest, EAST);
    assert_false(pool[1].is_home);
    assert_int_equal(pool[1].points, 1);

    set_pieces(0, EAST, "1 tcu"); /* touches both: everything is one pool */
    assert_int_equal(conq_pools(&sea, 0, pool), 1);
    assert_int_equal(pool[0].points, 5);

    set_pieces(0, EAST, "1 tc"); /* face down it is no link */
    assert_int_equal(conq_pools(&sea, 0, pool), 2);

    set_pieces(0, HEX_TONGA, ""); /* the Home without a chain canoe is in no chain */
    set_pieces(0, EAST, "1 tcu");
    assert_int_equal(conq_pools(&sea, 0, pool), 2);
    assert_int_equal(points_left(HEX_TONGA), 2);
    assert_int_equal(points_left(WEST), 3); /* lowest hex of Hawaii and Tahiti */
}

static void a_chain_over_the_sea_makes_one_pool(void **state)
{
    (void)state;
    set_session("");
    set_ocean("54 62");
    set_tile(FAR, "tuamotu");
    set_villages(0, FAR, 1);
    set_pieces(0, HEX_TONGA, "1 tcu");
    set_pieces(0, 54, "1 tcu");
    set_pieces(0, FAR, "1 tcu");
    assert_int_equal(points_left(HEX_TONGA), 2);
    assert_int_equal(points_left(FAR), 1);
    set_pieces(0, 62, "1 tcu");
    assert_int_equal(points_left(HEX_TONGA), 3);
    assert_int_equal(points_left(FAR), -1);
}

static void drought_leaves_a_group_without_points(void **state)
{
    (void)state;
    set_realm("");
    sea.mark_hex[M_DROUGHT] = WEST;
    assert_int_equal(points_left(HEX_TONGA), 2);
    sea.mark_hex[M_DROUGHT] = EAST;
    assert_int_equal(points_left(HEX_TONGA), 4);
    assert_int_equal(points_left(EAST), 0);
    does(0, "build wb"); /* the group may still be built on, from other groups' points never */
    must_verb(0, "place", "place 45, place 46");
}

static void rats_take_off_before_bonuses(void **state)
{
    (void)state;
    set_session("");
    sea.rats[0] = 2;
    assert_int_equal(points_left(HEX_TONGA), 0);
    set_villages(0, HEX_TONGA, 1);
    assert_int_equal(points_left(HEX_TONGA), 0); /* never below 0 */
    sea.bonus[0] = 2;
    assert_int_equal(points_left(HEX_TONGA), 2);
    does(0, "turn_inward");
    assert_int_equal(points_left(HEX_TONGA), 3);
}

static void bonuses_last_for_one_building_step(void **state)
{
    (void)state;
    set_session("");
    sea.bonus[0] = 1;
    sea.rats[1] = 2;
    all_end();
    assert_int_equal(sea.bonus[0], 0);
    assert_int_equal(sea.rats[1], 0);
}

/* ---- the list at the start, and its order ---- */

static void a_first_session(void **state)
{
    (void)state;
    set_session("");
    must_be_due(0, "build_session");
    must_be_due(1, "build_session");
    must_list(0, "turn_inward, build ia, build village, build wc, build tc_up, build tc, build wb, "
                 "build col, build rum, buy_card 45, end_build");
    must_list(1, "turn_inward, build ia, build village, build wc, build tc_up, build tc, build wb, "
                 "build col, build rum, buy_card 44, end_build");
    must_usual(0, "end_build");
    all_end();
    must_hear(VK_SPECTATOR, "built_nothing 1");
    must_be_due(0, "victory_action");
}

/* Each action of the table once, from top to bottom; nothing above the last one is offered. */
static void a_plan_goes_down_the_table(void **state)
{
    static const char *const steps[] = {
        "use_card AC17", "show_card AC18", "show_card AC20", "turn_inward", "use_saved",
        "build ia",      "build village",  "build wc",       "build tc_up", "build tc",
        "build wb",      "build col",      "build rum",      "buy_card 54", "convert 62",
    };
    enum { N = sizeof steps / sizeof *steps };
    (void)state;
    set_game(2, "saved=on");
    set_until(0, "build_session");
    set_tile(WEST, "hawaii");
    set_tile(EAST, "tahiti");
    set_tile(62, "niue");
    sea.ia[EAST] = 1;
    set_villages(0, WEST, 3);
    set_villages(0, EAST, 3);
    set_pieces(0, HEX_TONGA, "1 tcu");
    set_pieces(0, WEST, "1 tcu");
    set_pieces(0, 62, "1 col");
    set_card(0, "AC17");
    set_card(0, "AC18");
    set_card(0, "AC20");
    sea.saved = 1;
    sea.bonus[0] = 20;
    for (int i = 0; i < N; i++) {
        for (int k = i; k < N; k++)
            assert_true(offers(0, steps[k]));
        does(0, steps[i]);
        if (strncmp(steps[i], "build", 5) == 0)
            does(0, strcmp(steps[i], "build tc_up") == 0 ? "place 54" : "place 45");
        for (int k = 0; k <= i; k++)
            if (strncmp(steps[k], "build", 5) != 0 || k < i)
                denied(0, steps[k]);
    }
    must_list(0, "end_build");
}

static void places_of_one_item_ascend(void **state)
{
    (void)state;
    set_realm("");
    does(0, "build wb");
    must_list(0, "place 45, place 46, place 54");
    does(0, "place 46");
    does(0, "build wb");
    must_list(0, "place 46, place 54"); /* the same hex may come again */
    does(0, "place 54");
    does(0, "build col"); /* Tahiti's one point is spent */
    must_list(0, "place 45, place 46");
}

static void nothing_is_ended_between_build_and_place(void **state)
{
    (void)state;
    set_realm("");
    does(0, "build wc");
    denied(0, "end_build");
    denied(0, "build wb");
    must_list(0, "place 45, place 46"); /* Tahiti has 1 point */
}

/* ---- cards and bonuses ---- */

static void turn_inward_gives_one_point(void **state)
{
    (void)state;
    set_session("");
    does(0, "turn_inward");
    assert_int_equal(points_left(HEX_TONGA), 3);
    denied(0, "turn_inward");
    all_end();
    must_hear(1, "turned_inward 0 1");
    assert_int_equal(sea.lost, 1);
    set_until(1, "explore_start"); /* Tonga's Explorer only comes back */
    assert_int_equal(sea.lost, 0);
}

static void turn_inward_needs_explorer_and_home(void **state)
{
    (void)state;
    set_session("");
    sea.lost = 1;
    denied(0, "turn_inward");
    sea.lost = 0;
    assert_true(offers(0, "turn_inward"));
    set_villages(0, HEX_TONGA, 0);
    sea.home[0] = VK_NONE;
    must_list(0, "end_build"); /* nothing to build with, nowhere to build */
}

static void taro_terraces_double_it(void **state)
{
    (void)state;
    set_session("");
    set_card(0, "AC18");
    does(0, "turn_inward");
    assert_int_equal(points_left(HEX_TONGA), 3); /* not shown: too late */
    denied(0, "show_card AC18");

    set_session("");
    set_card(0, "AC18");
    does(0, "show_card AC18");
    does(0, "turn_inward");
    assert_int_equal(points_left(HEX_TONGA), 4);
    assert_false(conq_card_up(&sea, 0, C_TARO_TERRACES)); /* public when all have ended */
    all_end();
    assert_true(conq_card_up(&sea, 0, C_TARO_TERRACES));
    must_hear(1, "card_shown 0 AC18");
    must_hear(1, "turned_inward 0 2");
}

static void breadfruit_pits_give_two_once(void **state)
{
    (void)state;
    set_session("");
    set_card(0, "AC17");
    does(0, "use_card AC17");
    assert_int_equal(points_left(HEX_TONGA), 4);
    denied(0, "use_card AC17");
    all_end();
    must_hear(1, "card_used 0 AC17");
    set_until(0, "build_session");
    denied(0, "use_card AC17");

    set_session("");
    set_card_up(0, "AC17");
    assert_true(offers(0, "use_card AC17"));
    sea.home[0] = VK_NONE; /* without a Home the points would be lost */
    denied(0, "use_card AC17");
}

static void irrigation_makes_fields_cheap(void **state)
{
    (void)state;
    set_session("");
    set_card(0, "AC19");
    assert_int_equal(conq_price(&sea, 0, I_IA), 2);
    does(0, "show_card AC19");
    assert_int_equal(conq_price(&sea, 0, I_IA), 1);
    does(0, "build ia");
    does(0, "place 45");
    assert_int_equal(points_left(HEX_TONGA), 1);
}

static void adze_makers_help_with_the_first_canoe(void **state)
{
    (void)state;
    set_session("");
    set_card_up(0, "AC20");
    sea.bonus[0] = 4;
    denied(0, "show_card AC20");
    does(0, "build wc");
    does(0, "place 45");
    assert_int_equal(points_left(HEX_TONGA), 5);
    does(0, "build wc");
    does(0, "place 45");
    assert_int_equal(points_left(HEX_TONGA), 3);
    does(0, "build tc");
    does(0, "place 45");
    assert_int_equal(points_left(HEX_TONGA), 2);

    set_session("");
    set_card_up(0, "AC20");
    set_villages(0, HEX_TONGA, 1);
    sea.rats[0] = 1;
    assert_int_equal(points_left(HEX_TONGA), 0);
    must_verb(0, "build", "build tc_up, build tc, build rum"); /* the first one is free */
    does(0, "build tc");
    does(0, "place 45");
    must_verb(0, "build", "build rum");
}

static void saved_resources(void **state)
{
    (void)state;
    set_session("");
    denied(0, "save_bp 45"); /* without the option */
    set_session("saved=on");
    denied(0, "use_saved");
    does(0, "save_bp 45");
    denied(0, "save_bp 45");
    assert_int_equal(points_left(HEX_TONGA), 1);
    all_end();
    must_hear(1, "saved_put 0");
    assert_int_equal(sea.saved, 1);

    set_until(0, "build_session");
    denied(0, "save_bp 45"); /* the marker is still there */
    does(0, "use_saved");
    assert_int_equal(points_left(HEX_TONGA), 3);
    denied(0, "use_saved");
    denied(0, "save_bp 45"); /* nor in the session that uses it */
    all_end();
    must_hear(1, "saved_used 0");
    assert_int_equal(sea.saved, 0);
}

static void saved_resources_need_a_point_and_a_home(void **state)
{
    (void)state;
    set_realm("saved=on");
    does(0, "build wb");
    does(0, "place 54");
    must_verb(0, "save_bp", "save_bp 45"); /* Tahiti has spent its point */
    set_realm("saved=on");
    sea.saved = 1;
    assert_true(offers(0, "use_saved"));
    sea.home[0] = VK_NONE;
    denied(0, "use_saved");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pools_follow_the_chain),
        cmocka_unit_test(a_chain_over_the_sea_makes_one_pool),
        cmocka_unit_test(drought_leaves_a_group_without_points),
        cmocka_unit_test(rats_take_off_before_bonuses),
        cmocka_unit_test(bonuses_last_for_one_building_step),
        cmocka_unit_test(a_first_session),
        cmocka_unit_test(a_plan_goes_down_the_table),
        cmocka_unit_test(places_of_one_item_ascend),
        cmocka_unit_test(nothing_is_ended_between_build_and_place),
        cmocka_unit_test(turn_inward_gives_one_point),
        cmocka_unit_test(turn_inward_needs_explorer_and_home),
        cmocka_unit_test(taro_terraces_double_it),
        cmocka_unit_test(breadfruit_pits_give_two_once),
        cmocka_unit_test(irrigation_makes_fields_cheap),
        cmocka_unit_test(adze_makers_help_with_the_first_canoe),
        cmocka_unit_test(saved_resources),
        cmocka_unit_test(saved_resources_need_a_point_and_a_home),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
