/*
 * test_solo_explore.c - 7.7: the human's Explorer off course, whose is a tile that he finds, chits
 * that are due for big ones; the opponent's Explore!.
 */
#include "solo_kit.h"

/* ---- what the human finds ---- */

static void set_find(const char *options, const char *tile)
{
    char text[32];
    snprintf(text, sizeof text, "tile %s", tile);
    set_game(1, options);
    does(0, "explore 53"); /* as far from Tonga as from Samoa: the die loses 1 */
    luck("marker i1");
    luck(text);
    must_roll("roll");
}

static void a_find_of_the_opponent(void **state)
{
    (void)state;
    set_find("", "hawaii");
    luck("die 1"); /* 0 < 1 */
    must_hear(0, "find_roll 253 53 1 0");
    must_hear(0, "find_taken 253 53");
    must_hold(OPPONENT, SOUTH_EAST, "1 tcu");
    luck("die 2"); /* three green boxes */
    luck("die 3");
    luck("die 6");
    must_own(OPPONENT, SOUTH_EAST, 2);
    luck("die 4"); /* two Villages */
    luck("die 5");
    must_hold(OPPONENT, SOUTH_EAST, "1 tcu, 1 wb");
    must_be_due(0, "explore_continue");
    does(0, "return"); /* four boxes, but his: no chit */
    must_be_due(0, "transit_action");
}

static void an_atoll_of_the_opponent(void **state)
{
    (void)state;
    set_find("", "malden");
    luck("die 1");
    must_hold(OPPONENT, SOUTH_EAST, "1 tcu");
    must_be_due(0, "explore_continue");
}

static void nearer_to_samoa_the_die_loses_two(void **state)
{
    (void)state;
    for (int die = 3; die <= 4; die++) {
        set_game(1, "");
        set_ocean("53");
        does(0, "explore 52"); /* two hexes from Tonga, one from Samoa */
        goes("* marker i1; * tile malden");
        luck(die == 3 ? "die 3" : "die 4");
        must_hear(0, die == 3 ? "find_roll 253 52 3 1" : "find_roll 253 52 4 2");
        must_hold(OPPONENT, NORTH_EAST, die == 3 ? "1 tcu" : "");
    }
}

static void a_big_find_brings_a_chit(void **state)
{
    (void)state;
    set_find("", "hawaii");
    luck("die 2"); /* 1 is not less than 1 */
    must_hear(0, "chit_due 253 53");
    must_hold(OPPONENT, SOUTH_EAST, "");
    must_be_due(0, "explore_continue"); /* not before the exploration is over */
    does(0, "return");
    must_roll("draw_chit");
    luck("chit SC08");
    must_hold(OPPONENT, HEX_SAMOA, "4 wb");
    must_be_due(0, "transit_action");
    assert_int_equal(sea.chits_drawn, 1);

    set_find("", "tahiti"); /* three boxes */
    luck("die 6");
    does(0, "return");
    must_be_due(0, "transit_action");
    set_find("solo_hard=on", "tahiti");
    luck("die 6");
    does(0, "return");
    must_roll("draw_chit");
    set_find("solo_hard=on", "tuamotu"); /* two boxes */
    luck("die 6");
    does(0, "return");
    must_be_due(0, "transit_action");
}

static void several_chits_in_the_order_of_the_human(void **state)
{
    (void)state;
    set_find("", "hawaii");
    luck("die 6");
    goes("0 explore 54; * marker i1; * tile hawaiki; * die 6; 0 return");
    must_roll("draw_chit");
    luck("chit SC10");
    must_roll("draw_chit"); /* all are drawn before one is carried out */
    must_hold(OPPONENT, HEX_SAMOA, "2 wb");
    luck("chit SC05");
    must_be_due(0, "solo_chit_order");
    must_list(0, "chit SC05, chit SC10");
    does(0, "chit SC10");
    must_hold(OPPONENT, HEX_SAMOA, "1 wc, 3 wb");
    must_own(OPPONENT, HEX_SAMOA, 3); /* then the other one */
    must_be_due(0, "transit_action");
}

static void off_course_away_from_tonga(void **state)
{
    (void)state;
    set_game(1, "");
    does(0, "explore 54");
    luck("marker x"); /* three neighbours are two hexes from Tonga, two others one */
    must_roll("solo_tie");
    must_outcomes("tie 55 1, tie 62 1, tie 63 1");
    luck("tie 63");
    assert_int_equal(sea.pos, 63);
    must_roll("draw_marker");
}

/* ---- Explore! ---- */

static void explore_until_five_knots(void **state)
{
    (void)state;
    set_chit("");
    luck("chit SC03");
    luck("marker o2"); /* 2 */
    assert_true(hs_has(sea.ocean, SOUTH_EAST));
    luck("marker x"); /* no effect on him: again for the same hex */
    must_roll("draw_marker");
    luck("marker i2"); /* 4 */
    luck("tile malden");
    assert_int_equal(sea.tile[NORTH_EAST], T_malden);
    must_hold(OPPONENT, NORTH_EAST, "1 tcu"); /* atolls too */
    must_roll("draw_marker");
    luck("marker o3"); /* 7: he is never Lost */
    assert_true(hs_has(sea.ocean, NORTH));
    must_be_due(0, "explore_start");
    assert_int_equal(sea.lost, 0);
    assert_int_equal(sea.knots, 0);
}

static void navigation_or_chart_carry_him_farther(void **state)
{
    static const char *const cards[] = { "AC11", "AC12" };
    (void)state;
    for (int i = 0; i < 2; i++) {
        set_chit("");
        set_card(OPPONENT, cards[i]); /* hidden until now */
        luck("chit SC03");
        assert_int_equal(sea.n_hidden[OPPONENT], 0);
        luck("marker o3");
        luck("marker o2");
        must_roll("draw_marker"); /* 5 of 6 */
        luck("marker o1");
        must_be_due(0, "explore_start");
    }
}

static void seabird_lore_spares_one_island(void **state)
{
    (void)state;
    set_chit("");
    set_card_up(OPPONENT, "AC14");
    luck("chit SC03");
    luck("marker i3");
    must_hear(0, "card_used 253 AC14");
    luck("tile niue");
    assert_int_equal(sea.knots, 0);
    luck("marker i3");
    luck("tile malden");
    assert_int_equal(sea.knots, 3);
    luck("marker o2");
    must_be_due(0, "explore_start");
    assert_true(sea.card_flags[C_SEABIRD_LORE] & CARD_USED);
}

static void aotearoa_turned_up_by_samoa(void **state)
{
    (void)state;
    set_chit("south_island=on");
    luck("chit SC03");
    luck("marker i3");
    luck("tile aotearoa"); /* on 53: the South Island goes to the north-east, (2,-1) */
    assert_int_equal(sea.tile[61], T_te_waka_maui);
    assert_int_equal(sea.facing[61], SAMOA);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_find_of_the_opponent),
        cmocka_unit_test(an_atoll_of_the_opponent),
        cmocka_unit_test(nearer_to_samoa_the_die_loses_two),
        cmocka_unit_test(a_big_find_brings_a_chit),
        cmocka_unit_test(several_chits_in_the_order_of_the_human),
        cmocka_unit_test(off_course_away_from_tonga),
        cmocka_unit_test(explore_until_five_knots),
        cmocka_unit_test(navigation_or_chart_carry_him_farther),
        cmocka_unit_test(seabird_lore_spares_one_island),
        cmocka_unit_test(aotearoa_turned_up_by_samoa),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
