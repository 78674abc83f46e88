/*
 * test_disasters.c - 2.13: the Random Events that strike: RE01 to RE07, RE17, RE18, RE24. Whom they
 * may strike, what they take, how long it lasts, and that they leave a player two Villages.
 */
#include "event_kit.h"

/* ---- RE01 Invasive Weeds ---- */

static void re01_takes_a_village_and_its_box(void **state)
{
    (void)state;
    given_turn(2, "");
    set_tile(46, "tuamotu");
    set_villages(1, 46, 2);
    drawn("RE01");
    must_be_due(0, "event_hex");
    must_list(0, "at 44, at 45, at 46");
    must_usual(0, "at 44");
    does(0, "at 44");
    must_own(1, HEX_SAMOA, 1);
    assert_int_equal(conq_usable(&sea, HEX_SAMOA), 2);
    must_hear(VK_SPECTATOR, "village_lost 1 44 1");
    must_hear(VK_SPECTATOR, "box_blocked 0 44");
    assert_true(is_discarded(RE_WEEDS));
    given_next_turn();
    assert_int_equal(conq_usable(&sea, HEX_SAMOA), 2);
}

static void re01_wants_two_villages(void **state)
{
    (void)state;
    given_turn(2, "");
    set_tile(46, "tuamotu");
    set_villages(1, 46, 1);
    drawn("RE01");
    must_list(0, "at 44, at 45");
}

static void re01_leaves_two_villages(void **state)
{
    (void)state;
    given_drawn("RE01");
    does(0, "at 44");
    must_own(1, HEX_SAMOA, 2);
    assert_int_equal(conq_usable(&sea, HEX_SAMOA), 3);
    must_hear(VK_SPECTATOR, "event_void 0 RE01");
    assert_true(is_discarded(RE_WEEDS));
}

/* ---- RE02 Severe Erosion ---- */

static void re02_asks_for_the_box(void **state)
{
    (void)state;
    given_turn(2, "");
    set_tile(46, "niue");    /* one box, free */
    set_tile(54, "tokelau"); /* one box, taken */
    set_villages(0, 54, 1);
    drawn("RE02");
    must_list(0, "at 44, at 45, at 46"); /* and no Independent group */
    does(0, "at 45");
    must_be_due(0, "event_box");
    must_list(0, "usable, brown");
    must_usual(0, "usable");
    does(0, "brown");
    assert_int_equal(conq_usable(&sea, HEX_TONGA), 3);
    assert_int_equal(conq_brown(&sea, HEX_TONGA), 0);
    must_own(0, HEX_TONGA, 2);
}

static void re02_usable_box(void **state)
{
    (void)state;
    given_drawn("RE02");
    goes("0 at 45; 0 usable");
    assert_int_equal(conq_usable(&sea, HEX_TONGA), 2);
    assert_int_equal(conq_brown(&sea, HEX_TONGA), 1);
}

static void re02_only_box_is_not_asked_for(void **state)
{
    (void)state;
    given_turn(2, "");
    set_tile(46, "niue");
    drawn("RE02");
    does(0, "at 46");
    assert_int_equal(conq_usable(&sea, 46), 0);
    must_be_due(0, "explore_start");
}

static void re02_full_group_loses_its_brown_box(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(0, HEX_TONGA, 3);
    drawn("RE02");
    does(0, "at 45");
    must_be_due(0, "explore_start");
    assert_int_equal(conq_usable(&sea, HEX_TONGA), 3);
    assert_int_equal(conq_brown(&sea, HEX_TONGA), 0);
}

/* ---- RE03 Drought ---- */

static void re03_dries_two_building_steps(void **state)
{
    (void)state;
    given_drawn("RE03");
    must_list(0, "at 44, at 45");
    does(0, "at 44");
    given_building();
    assert_int_equal(sum_points(0), 2);
    assert_int_equal(sum_points(1), 0);
    assert_false(offers(1, "build wb"));
    given_next_building();
    assert_int_equal(sum_points(1), 0);
    given_next_building();
    assert_int_equal(sum_points(1), 2);
}

/* ---- RE04 Typhoon ---- */

static void re04_each_canoe_rolls(void **state)
{
    (void)state;
    given_turn(2, "");
    set_ocean("46 54");
    set_pieces(1, 46, "2 wc, 1 tcu, 1 tc, 1 wb, 1 col, 1 rum");
    drawn("RE04");
    assert_int_equal(n_offers(0, "at"), 27 + 2); /* every Known ocean hex */
    does(0, "at 46");
    must_hear(0, "revealed 1 46 wc 2");
    must_hear(0, "rumors_gone 1 46 1");
    luck("die 1"); /* a War Canoe */
    must_hear(0, "storm_roll 1 46 1 wc");
    must_hear(0, "removed 1 46 wc 1");
    luck("die 3");
    must_hear(0, "storm_roll 1 46 3 wc");
    luck("die 2"); /* the chain canoe */
    must_hear(0, "removed 1 46 tcu 1");
    luck("die 6"); /* the other one */
    must_hear(0, "storm_roll 1 46 6 tc");
    must_be_due(0, "explore_start");
    must_hold(1, 46, "1 wc, 1 tc, 1 wb, 1 col");
    assert_int_equal(sea.supply[1][RUM], 2);
    int first = conq_first(&sea, 1, 46);
    for (int i = first; i < first + 4; i++)
        assert_int_equal(sea.piece[1][i].mask, SEEN_BY_ALL);
}

static void re04_passengers_drown(void **state)
{
    (void)state;
    given_turn(2, "");
    set_ocean("46");
    set_pieces(1, 46, "1 wc, 1 tc, 1 wb, 1 col");
    drawn("RE04");
    goes("0 at 46; * die 1; * die 2");
    must_be_due(0, "explore_start");
    must_hold(1, 46, "");
}

static void re04_owner_chooses_passengers(void **state)
{
    (void)state;
    given_turn(2, "");
    set_ocean("46");
    set_pieces(1, 46, "1 wc, 1 tc, 1 wb, 1 col");
    drawn("RE04");
    goes("0 at 46; * die 1; * die 3");
    must_be_due(1, "retreat_load");
    must_list(1, "colonies 0, colonies 1");
    does(1, "colonies 1");
    must_hold(1, 46, "1 tc, 1 col");
}

static void re04_closes_the_hex_for_this_turn(void **state)
{
    (void)state;
    given_turn(2, "");
    set_ocean("46");
    set_tile(47, "niue");
    set_villages(0, 47, 1);
    set_pieces(0, HEX_TONGA, "2 wb, 1 tcu");
    set_pieces(0, 46, "1 tcu");
    set_pieces(0, 47, "1 tcu");
    int before = halves(0);
    drawn("RE04");
    goes("0 at 46; * die 3");
    assert_int_equal(halves(0), before); /* for VP it is still a link */
    set_until(0, "transit_action");
    assert_int_equal(n_offers(0, "lift"), 0); /* but not for Transit */
    set_until(0, "move_action");
    assert_false(offers(0, "depart 46 47"));
    assert_false(offers(0, "depart 45 46"));
    given_next_building();
    assert_int_equal(sea.mark_hex[M_TYPHOON], VK_NONE);
    assert_false(hs_has(conq_closed(&sea, 0), 46));
}

static void re04_may_strike_empty_water(void **state)
{
    (void)state;
    given_turn(2, "");
    set_ocean("46");
    drawn("RE04");
    does(0, "at 46");
    must_be_due(0, "explore_start");
    assert_true(hs_has(conq_closed(&sea, 0), 46));
    assert_true(hs_has(conq_closed(&sea, 1), 46));
}

/* ---- RE05 Tsunami ---- */

static void re05_village_and_canoe(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 3);
    set_pieces(1, HEX_SAMOA, "1 wc, 1 tcu, 1 tc, 1 wb");
    drawn("RE05");
    must_list(0, "at 44, at 45");
    does(0, "at 44");
    must_own(1, HEX_SAMOA, 2);
    must_be_due(1, "event_loss");
    must_list(1, "wc, tc");
    must_usual(1, "tc");
    does(1, "tc");
    must_hold(1, HEX_SAMOA, "1 wc, 1 tcu, 1 wb"); /* the hidden one before the chain canoe */
}

static void re05_chain_canoe_goes_last(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 3);
    set_pieces(1, HEX_SAMOA, "1 tcu");
    drawn("RE05");
    goes("0 at 44; 1 tc");
    must_hold(1, HEX_SAMOA, "");
}

static void re05_asks_whoever_has_a_piece_there(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 3);
    set_pieces(1, HEX_SAMOA, "1 wb");
    drawn("RE05");
    does(0, "at 44");
    must_list(1, "none");
    does(1, "none");
    must_hold(1, HEX_SAMOA, "1 wb");
}

static void re05_without_pieces_nobody_is_asked(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 3);
    set_pieces(1, HEX_SAMOA, "");
    drawn("RE05");
    does(0, "at 44");
    must_own(1, HEX_SAMOA, 2);
    must_be_due(0, "explore_start");
}

static void re05_is_ignored_as_a_whole(void **state)
{
    (void)state;
    given_turn(2, "");
    set_pieces(1, HEX_SAMOA, "1 tc");
    drawn("RE05");
    does(0, "at 44");
    must_own(1, HEX_SAMOA, 2);
    must_hold(1, HEX_SAMOA, "1 tc");
    must_be_due(0, "explore_start");
}

static void re05_takes_the_last_village_of_a_home(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 1);
    set_pieces(1, HEX_SAMOA, "1 tc");
    set_tile(43, "tuamotu");
    set_villages(1, 43, 2);
    set_tile(35, "niue");
    set_villages(1, 35, 1);
    drawn("RE05");
    does(0, "at 44");
    assert_int_equal(conq_owner(&sea, HEX_SAMOA), VK_NONE);
    must_be_due(1, "choose_new_home");
    must_list(1, "at 35, at 43");
    does(1, "at 35");
    assert_int_equal(sea.home[1], 35);
    must_be_due(1, "event_loss"); /* then the canoe */
    does(1, "tc");
    must_hold(1, HEX_SAMOA, "");
}

/* ---- RE06 Wrath of Pele ---- */

static void re06_two_villages_and_no_settling(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 3);
    set_tile(43, "tuamotu"); /* two boxes only */
    set_villages(1, 43, 2);
    set_pieces(1, HEX_SAMOA, "1 tcu, 1 col");
    set_pieces(1, 43, "1 tcu");
    drawn("RE06");
    must_list(0, "at 44, at 45");
    does(0, "at 44");
    must_own(1, HEX_SAMOA, 1);
    given_building();
    assert_int_equal(home_points(1), 3);
    assert_true(offers(1, "build wb"));
    assert_false(offers(1, "build village"));
    assert_false(offers(1, "build ia"));
    assert_false(offers(1, "convert 44"));
    given_next_building();
    assert_false(offers(1, "build village"));
    given_next_building();
    assert_true(offers(1, "build village"));
    assert_true(offers(1, "build ia"));
    assert_true(offers(1, "convert 44"));
}

static void re06_one_village_if_there_is_only_one(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 1);
    set_tile(43, "tuamotu");
    set_villages(1, 43, 2);
    drawn("RE06");
    does(0, "at 44");
    assert_int_equal(sea.villages[HEX_SAMOA], 0);
    assert_int_equal(sea.home[1], 43); /* the only group left */
}

static void re06_leaves_two_villages(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 3);
    drawn("RE06");
    does(0, "at 44"); /* would leave one */
    must_own(1, HEX_SAMOA, 3);
    assert_int_equal(sea.mark_hex[M_PELE], VK_NONE);
}

/* ---- RE07 Taniwha ---- */

static void re07_closes_until_five_or_six(void **state)
{
    (void)state;
    given_turn(2, "");
    set_ocean("46 54");
    set_pieces(1, 46, "1 tc");
    drawn("RE07");
    assert_int_equal(n_offers(0, "at"), 27 + 1); /* not where pieces are */
    assert_false(offers(0, "at 46"));
    does(0, "at 54");
    assert_true(hs_has(conq_closed(&sea, 0), 54));
    assert_true(hs_has(conq_closed(&sea, 1), 54));
    set_until(VK_CHANCE, "roll"); /* of the next turn */
    assert_int_equal(sea.h.round, 3);
    luck("die 4");
    assert_true(hs_has(conq_closed(&sea, 0), 54));
    set_until(VK_CHANCE, "roll");
    assert_int_equal(sea.h.round, 4);
    luck("die 5");
    must_hear(VK_SPECTATOR, "event_over - RE07");
    assert_false(hs_has(conq_closed(&sea, 0), 54));
}

static void re07_stops_canoes_and_explorers(void **state)
{
    (void)state;
    given_turn(2, "");
    set_ocean("54");
    set_pieces(0, HEX_TONGA, "1 tc");
    drawn("RE07");
    does(0, "at 54");
    must_be_due(0, "explore_start");
    assert_false(offers(0, "explore 63")); /* beyond 54 alone */
    set_until(0, "move_action");
    assert_false(offers(0, "depart 45 54"));
}

/* ---- RE17 Plague of Rats ---- */

static void re17_strikes_the_largest(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 3);
    drawn("RE17");
    must_hear(VK_SPECTATOR, "event_aimed_at 0 RE17 1");
    given_building();
    assert_int_equal(home_points(1), 1);
    assert_int_equal(home_points(0), 2);
    given_next_building();
    assert_int_equal(home_points(1), 3);
}

static void re17_drawer_chooses_among_equals(void **state)
{
    (void)state;
    given_turn(3, "");
    set_villages(1, HEX_SAMOA, 3);
    set_villages(2, HEX_HIVA, 3);
    drawn("RE17");
    must_be_due(0, "event_seat");
    must_list(0, "seat 1, seat 2");
    must_usual(0, "seat 1");
    does(0, "seat 2");
    given_building();
    assert_int_equal(home_points(1), 3);
    assert_int_equal(home_points(2), 1);
}

static void re17_never_below_nothing(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 1);
    set_tile(35, "niue");
    set_villages(1, 35, 1);
    set_tile(43, "pukapuka");
    set_villages(1, 43, 1);
    drawn("RE17");
    given_building();
    assert_int_equal(home_points(1), 0);
    assert_int_equal(sum_points(1), 2); /* other pools are not touched */
}

/* ---- RE18 Sickness ---- */

static void re18_one_band_and_no_building(void **state)
{
    (void)state;
    given_turn(2, "");
    set_pieces(1, HEX_SAMOA, "2 wb, 1 col");
    drawn("RE18");
    must_list(0, "at 44, at 45");
    does(0, "at 44");
    must_hear(0, "removed 1 44 wb 1");
    must_hold(1, HEX_SAMOA, "1 wb, 1 col");
    given_building();
    assert_int_equal(n_offers(1, "build"), 0); /* his only group */
    assert_int_equal(n_offers(1, "convert"), 0);
    assert_true(offers(1, "buy_card 44"));
    assert_true(offers(0, "build wb"));
    given_next_building();
    assert_true(offers(1, "build wb"));
    assert_true(offers(1, "convert 44"));
}

static void re18_without_a_band(void **state)
{
    (void)state;
    given_turn(2, "");
    set_pieces(1, HEX_SAMOA, "1 wc");
    drawn("RE18");
    does(0, "at 44");
    must_hold(1, HEX_SAMOA, "1 wc");
    assert_int_equal(sea.mark_hex[M_SICKNESS], HEX_SAMOA);
}

/* ---- RE24 Blood Feud ---- */

static void re24_village_or_two_battle_pieces(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(0, HEX_TONGA, 3); /* the drawer's own is not offered */
    set_villages(1, HEX_SAMOA, 3);
    set_tile(43, "tuamotu");
    set_villages(1, 43, 2); /* too small */
    set_pieces(1, HEX_SAMOA, "1 wc, 2 wb, 3 tc");
    drawn("RE24");
    must_list(0, "at 44");
    does(0, "at 44");
    must_be_due(1, "event_loss");
    must_list(1, "village, pair wc wb, pair wb wb");
    must_usual(1, "village");
    does(1, "pair wc wb");
    must_hold(1, HEX_SAMOA, "1 wb, 3 tc");
    must_own(1, HEX_SAMOA, 3);
}

static void re24_pairs_are_made_of_what_is_there(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 3);
    set_pieces(1, HEX_SAMOA, "2 wc, 1 wb");
    drawn("RE24");
    does(0, "at 44");
    must_list(1, "village, pair wc wc, pair wc wb");
    does(1, "pair wc wc");
    must_hear(0, "removed 1 44 wc 1");
    must_hold(1, HEX_SAMOA, "1 wb");
}

static void re24_without_pieces_a_village(void **state)
{
    (void)state;
    given_turn(2, "");
    set_villages(1, HEX_SAMOA, 3);
    set_pieces(1, HEX_SAMOA, "1 wc");
    drawn("RE24");
    does(0, "at 44");
    must_list(1, "village");
    does(1, "village");
    must_own(1, HEX_SAMOA, 2);
    must_hold(1, HEX_SAMOA, "1 wc");
}

static void re24_no_target(void **state)
{
    (void)state;
    given_drawn("RE24");
    must_hear(VK_SPECTATOR, "event_void 0 RE24");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(re01_takes_a_village_and_its_box),
        cmocka_unit_test(re01_wants_two_villages),
        cmocka_unit_test(re01_leaves_two_villages),
        cmocka_unit_test(re02_asks_for_the_box),
        cmocka_unit_test(re02_usable_box),
        cmocka_unit_test(re02_only_box_is_not_asked_for),
        cmocka_unit_test(re02_full_group_loses_its_brown_box),
        cmocka_unit_test(re03_dries_two_building_steps),
        cmocka_unit_test(re04_each_canoe_rolls),
        cmocka_unit_test(re04_passengers_drown),
        cmocka_unit_test(re04_owner_chooses_passengers),
        cmocka_unit_test(re04_closes_the_hex_for_this_turn),
        cmocka_unit_test(re04_may_strike_empty_water),
        cmocka_unit_test(re05_village_and_canoe),
        cmocka_unit_test(re05_chain_canoe_goes_last),
        cmocka_unit_test(re05_asks_whoever_has_a_piece_there),
        cmocka_unit_test(re05_without_pieces_nobody_is_asked),
        cmocka_unit_test(re05_is_ignored_as_a_whole),
        cmocka_unit_test(re05_takes_the_last_village_of_a_home),
        cmocka_unit_test(re06_two_villages_and_no_settling),
        cmocka_unit_test(re06_one_village_if_there_is_only_one),
        cmocka_unit_test(re06_leaves_two_villages),
        cmocka_unit_test(re07_closes_until_five_or_six),
        cmocka_unit_test(re07_stops_canoes_and_explorers),
        cmocka_unit_test(re17_strikes_the_largest),
        cmocka_unit_test(re17_drawer_chooses_among_equals),
        cmocka_unit_test(re17_never_below_nothing),
        cmocka_unit_test(re18_one_band_and_no_building),
        cmocka_unit_test(re18_without_a_band),
        cmocka_unit_test(re24_village_or_two_battle_pieces),
        cmocka_unit_test(re24_pairs_are_made_of_what_is_there),
        cmocka_unit_test(re24_without_pieces_a_village),
        cmocka_unit_test(re24_no_target),
    };
    return cmocka_run_group_tests_name("disasters", tests, NULL, NULL);
}
