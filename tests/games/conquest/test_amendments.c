/*
 * test_amendments.c - the amendments of the specification, each by its number. 8 and 9 speak of what
 * the rules for players tell; here is only what the rules do.
 */
#include "event_kit.h"
#include <string.h>

/* ---- 1: the conqueror of a printed group without Villages ---- */

/* Fiji was taken by Samoa's player, who has no Village there, only this stack. */
static void given_bare_fiji(const char *pieces)
{
    set_game(2, "");
    set_conquered(1, FIJI, 0);
    set_pieces(1, FIJI, pieces);
    set_pieces(0, HEX_TONGA, "3 wc, 1 tc");
    set_until(0, "transit_action");
}

static void amendment_1_a_victory_without_villages_makes_a_conqueror(void **state)
{
    (void)state;
    given_bare_fiji("1 wc");
    does(0, "end_transit");
    goes("0 depart 45 36; 0 take wc 2 none; 0 take wc 2 none; 0 go; 0 end_movement");
    while (vk_due(&conquest_game, &sea).kind == VK_RANDOM)
        luck("die 6");
    assert_int_equal(sea.conqueror[FIJI], 0);
    must_own(0, FIJI, 0);
    must_hold(0, FIJI, "2 wc");
    must_not_hear(VK_SPECTATOR, "villages_razed 0 36 0");

    /* next turn one of the two may go, the other stays */
    set_until(0, "build_session");
    set_until(0, "transit_action");
    does(0, "end_transit");
    goes("0 depart 36 28; 0 take wc 2 none");
    must_list(0, "go");
    does(0, "go");
    assert_false(offers(0, "depart 36 28"));
    must_hold(0, FIJI, "1 wc");
}

/* Who conquered the group before is free to come and go. */
static void amendment_1_the_conqueror_before_is_free(void **state)
{
    (void)state;
    given_bare_fiji("1 wc");
    sea.conqueror[FIJI] = 0;
    set_pieces(1, FIJI, "");
    set_pieces(0, FIJI, "1 tc");
    set_pieces(0, HEX_TONGA, "");
    does(0, "end_transit");
    assert_false(offers(0, "depart 36 28")); /* the duty of the conqueror */
    sea.conqueror[FIJI] = 1;
    assert_true(offers(0, "depart 36 28"));
}

/* A printed atoll is no group: nobody is bound to it. */
static void amendment_1_atolls_bind_nobody(void **state)
{
    (void)state;
    set_game(2, "");
    set_pieces(0, 16, "1 wc");
    set_pieces(1, 15, "1 tc");
    set_until(0, "transit_action");
    does(0, "end_transit");
    goes("0 depart 16 15; 0 take wc 2 none; 0 go; 0 end_movement");
    must_hold(0, 15, "1 wc");
    assert_int_equal(sea.conqueror[15], VK_NONE);
}

/* ---- 2: events strike a printed group only while a player controls it ---- */

static void amendment_2_erosion_spares_a_printed_group_without_an_owner(void **state)
{
    (void)state;
    given_turn(2, "");
    set_conquered(1, FIJI, 0);
    set_tile(46, "hawaii"); /* a tile may be struck, whoever holds it */
    drawn("RE02");
    assert_false(offers(0, "at 36"));
    assert_true(offers(0, "at 46"));
    assert_true(offers(0, "at 44")); /* Samoa is printed, and controlled */

    given_turn(2, "");
    set_conquered(1, FIJI, 1);
    drawn("RE02");
    assert_true(offers(0, "at 36"));
}

/* ---- 3: a Rumor that jumped stays, known to all ---- */

static void amendment_3_a_rumor_that_jumped_stays(void **state)
{
    struct conq_state view;
    (void)state;
    set_game(2, "");
    set_pieces(0, HEX_TONGA, "2 wb, 1 rum");
    set_until(0, "transit_action");
    does(0, "end_transit");
    goes("0 jump 45; 0 to 28");
    must_hear(1, "rumor_jumped 0 45 28");
    must_hold(0, 28, "1 rum");
    assert_int_equal(n_known(0, 28), 1);
    vk_view(&conquest_game, &sea, 1, &view);
    assert_int_equal(conq_stack_at(&view, 0, 28).n[RUM], 1);
}

/* ---- 4: the strait of 7.3 ---- */

enum { NORTH_ISLAND = 54, SOUTH_ISLAND = 62, SOUTH_SEA = 55 };

/* Samoa turned Aotearoa up: the South Island lies north-east of it; the sea south
 * of Aotearoa and north of the South Island is known. */
static void given_strait(const char *north, const char *south, const char *at_sea)
{
    set_game(2, "south_island=on");
    set_hidden(NORTH_ISLAND, "aotearoa", "1");
    set_ocean("55 61");
    set_until(1, "transit_action");
    does(1, "show_tile 54");
    assert_int_equal(sea.tile[SOUTH_ISLAND], T_te_waka_maui);
    set_pieces(1, NORTH_ISLAND, north);
    set_pieces(1, SOUTH_ISLAND, south);
    set_pieces(1, SOUTH_SEA, at_sea);
    does(1, "end_transit");
}

static void amendment_4_a_passenger_crosses_after_the_voyage(void **state)
{
    (void)state;
    given_strait("", "", "1 tc, 1 wb");
    goes("1 depart 55 54; 1 take tc 2 none; 1 go");
    must_verb(1, "cross", "cross wb 54");
    does(1, "cross wb 54");
    must_hold(1, SOUTH_ISLAND, "1 wb");
    assert_int_equal(n_offers(1, "cross"), 0); /* once a stage: not back again */
    goes("1 depart 54 55; 1 take tc 1 none");  /* the canoe is empty */
    must_list(1, "go");
}

static void amendment_4_who_crossed_may_be_carried(void **state)
{
    (void)state;
    given_strait("1 wb", "1 tc", "");
    does(1, "cross wb 54");
    goes("1 depart 62 61; 1 take tc 2 none");
    must_list(1, "keep, load wb");
    goes("1 load wb; 1 go");
    must_hold(1, 61, "1 tc, 1 wb");
    must_hold(1, SOUTH_ISLAND, "");
}

static void amendment_4_nobody_is_carried_twice(void **state)
{
    (void)state;
    given_strait("", "1 tc", "1 tc, 1 wb");
    goes("1 depart 55 54; 1 take tc 2 none; 1 go; 1 cross wb 54");
    goes("1 depart 62 61; 1 take tc 2 none"); /* it came by canoe already */
    must_list(1, "go");
}

/* Of two Bands the one crosses that no canoe takes any more; both may cross, each once. */
static void amendment_4_each_crosses_once(void **state)
{
    (void)state;
    given_strait("1 wb", "", "1 tc, 1 wb");
    goes("1 depart 55 54; 1 take tc 2 none; 1 go; 1 cross wb 54");
    goes("1 depart 54 55; 1 take tc 1 wb"); /* the other one sits in the canoe, and may leave it */
    must_list(1, "keep, leave");
    does(1, "leave");
    does(1, "go");
    does(1, "cross wb 54");
    must_hold(1, SOUTH_ISLAND, "2 wb");
    assert_int_equal(n_offers(1, "cross"), 0);
}

/* ---- 5: nothing to connect ---- */

static void given_chit(const char *options)
{
    set_game(1, options);
    set_until(VK_CHANCE, "draw_chit");
}

static void amendment_5_a_chain_that_links_nothing_is_ignored(void **state)
{
    (void)state;
    given_chit("");
    luck("chit SC01");
    must_hold(1, HEX_SAMOA, "2 wb");
    assert_int_equal(sea.supply[1][TC], 13);
    assert_int_equal(n_heard("built"), 0);

    given_chit(""); /* all is linked already */
    set_tile(43, "tuamotu");
    set_villages(1, 43, 1);
    set_pieces(1, 43, "1 tcu");
    set_pieces(1, HEX_SAMOA, "1 tcu, 2 wb");
    luck("chit SC01");
    assert_int_equal(sea.supply[1][TC], 11);

    given_chit(""); /* an island to link: a canoe at Home too */
    set_tile(43, "tuamotu");
    set_villages(1, 43, 1);
    luck("chit SC01");
    must_hold(1, HEX_SAMOA, "1 tcu, 2 wb");
    must_hold(1, 43, "1 tcu");
}

/* ---- 6: alone everything lies face up ---- */

static void amendment_6_a_canoe_that_is_built_serves_the_chain(void **state)
{
    (void)state;
    set_game(1, "");
    set_until(0, "build_session");
    assert_false(offers(0, "build tc_up")); /* there is one kind of Transport Canoe */
    goes("0 build tc; 0 place 45; 0 build tc; 0 place 45; 0 end_build");
    must_hold(0, HEX_TONGA, "1 tcu, 1 tc, 2 wb");
    must_hear(VK_SPECTATOR, "chain_up 0 45");
    assert_int_equal(halves(0), 2 * (2 + 1)); /* the Home is linked to itself */
}

static void amendment_6_canoes_stay_open_as_they_sail(void **state)
{
    (void)state;
    set_game(1, "");
    set_ocean("46");
    set_pieces(0, HEX_TONGA, "1 tcu, 1 tc, 2 wb");
    set_until(0, "transit_action");
    does(0, "end_transit");
    assert_int_equal(n_offers(0, "flip"), 0); /* nothing can be turned down */
    goes("0 depart 45 46; 0 take tc 2 none; 0 keep; 0 go");
    must_hold(0, 46, "1 tcu");
    must_hold(0, HEX_TONGA, "1 tcu, 2 wb");
    goes("0 depart 46 45; 0 take tcu 1 none; 0 go"); /* there is one already: it is the second */
    must_hold(0, HEX_TONGA, "1 tcu, 1 tc, 2 wb");
    goes(
        "0 depart 45 46; 0 take tcu 2 none; 0 keep; 0 go"); /* the one that stays takes its place */
    must_hold(0, HEX_TONGA, "1 tcu, 2 wb");
}

static void amendment_6_with_others_canoes_stay_face_down(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    assert_true(offers(0, "build tc_up"));
    goes("0 build tc; 0 place 45; 0 end_build; 1 end_build");
    must_hold(0, HEX_TONGA, "1 tc, 2 wb");
}

/* ---- 7: asked again when totals change ---- */

/* Four players: seat 0 declares; 1 and 2 hold two cards each, 3 has none. */
static void given_declaration(void)
{
    set_game(4, "end_offset=-10");
    set_villages(0, HEX_TONGA, 3);
    set_tile(46, "aotearoa");
    set_villages(0, 46, 3);
    set_tile(54, "hawaii");
    set_villages(0, 54, 3);
    set_tile(62, "tahiti");
    set_villages(0, 62, 2);
    set_card_up(0, "AC01");
    set_card(1, "AC02");
    set_card(1, "AC28");
    set_card(2, "AC03");
    set_card(2, "AC22");
    does(0, "first 0 clockwise");
    set_until(0, "victory_action");
    does(0, "declare");
}

static void amendment_7_who_passed_is_asked_again_after_a_change(void **state)
{
    (void)state;
    given_declaration();
    must_be_due(1, "rp_declare");
    does(1, "pass");
    must_be_due(2, "rp_declare");
    does(2, "show_card AC03");
    must_be_due(2, "rp_declare"); /* until he passes */
    does(2, "pass");
    must_be_due(1, "rp_declare"); /* the totals have changed since he passed */
    goes("1 use_card AC28; 1 at 46");
    must_be_due(1, "rp_declare"); /* he has one more card */
    does(1, "pass");
    must_be_due(2, "rp_declare"); /* and so have they for seat 2 */
    does(2, "pass");
    assert_false(is_at(1, "rp_declare")); /* everybody has passed since */
    must_hear(VK_SPECTATOR, "declared_short 0 22");
    must_be_due(1, "victory_action");
}

static void amendment_7_without_a_change_once_is_enough(void **state)
{
    (void)state;
    given_declaration();
    goes("1 pass; 2 pass");
    assert_true(vk_due(&conquest_game, &sea).over);
}

/* ---- 8: a saved point ---- */

static void amendment_8_use_and_save_in_one_step_is_refused(void **state)
{
    (void)state;
    set_game(2, "saved=on");
    sea.saved = 1;
    set_until(0, "build_session");
    assert_true(offers(0, "use_saved"));
    assert_int_equal(n_offers(0, "save_bp"), 0); /* one marker, and it is set */
    does(0, "use_saved");
    assert_int_equal(n_offers(0, "save_bp"), 0);
}

/* ---- 9: what the rules for players tell holds ---- */

static void amendment_9_no_turning_inward_with_a_lost_explorer(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    assert_true(offers(0, "turn_inward"));
    sea.lost = 1;
    assert_false(offers(0, "turn_inward"));
}

static void amendment_9_the_last_colony_of_a_conquered_group_settles(void **state)
{
    (void)state;
    set_game(2, "");
    set_conquered(0, FIJI, 0);
    set_pieces(0, FIJI, "1 col");
    set_until(0, "build_session");
    goes("0 convert 36; 0 end_build; 1 end_build");
    must_hold(0, FIJI, "");
    must_own(0, FIJI, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(amendment_1_a_victory_without_villages_makes_a_conqueror),
        cmocka_unit_test(amendment_1_the_conqueror_before_is_free),
        cmocka_unit_test(amendment_1_atolls_bind_nobody),
        cmocka_unit_test(amendment_2_erosion_spares_a_printed_group_without_an_owner),
        cmocka_unit_test(amendment_3_a_rumor_that_jumped_stays),
        cmocka_unit_test(amendment_4_a_passenger_crosses_after_the_voyage),
        cmocka_unit_test(amendment_4_who_crossed_may_be_carried),
        cmocka_unit_test(amendment_4_nobody_is_carried_twice),
        cmocka_unit_test(amendment_4_each_crosses_once),
        cmocka_unit_test(amendment_5_a_chain_that_links_nothing_is_ignored),
        cmocka_unit_test(amendment_6_a_canoe_that_is_built_serves_the_chain),
        cmocka_unit_test(amendment_6_canoes_stay_open_as_they_sail),
        cmocka_unit_test(amendment_6_with_others_canoes_stay_face_down),
        cmocka_unit_test(amendment_7_who_passed_is_asked_again_after_a_change),
        cmocka_unit_test(amendment_7_without_a_change_once_is_enough),
        cmocka_unit_test(amendment_8_use_and_save_in_one_step_is_refused),
        cmocka_unit_test(amendment_9_no_turning_inward_with_a_lost_explorer),
        cmocka_unit_test(amendment_9_the_last_colony_of_a_conquered_group_settles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
