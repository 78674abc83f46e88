/*
 * test_solitaire.c - 7.7: chits, every item of their Expand side, the opponent's cards when they are
 * turned up, and how the game ends. What is found is in test_solo_explore.c, Attack! in
 * test_solo_attack.c.
 */
#include "solo_kit.h"

/* ---- set-up and chits ---- */

static void the_container(void **state)
{
    (void)state;
    set_game(1, "");
    assert_int_equal(sea.sides, 2);
    assert_int_equal(sea.game_end, 30);
    must_be_due(0, "explore_start"); /* turn 1: no order to choose, no chit */
    must_own(OPPONENT, HEX_SAMOA, 2);
    must_hold(OPPONENT, HEX_SAMOA, "2 wb");
    for (int i = 0; i < sea.n_pieces[HUMAN]; i++)
        assert_int_equal(sea.piece[HUMAN][i].mask, SEEN_BY_ALL);
    set_until(VK_CHANCE, "draw_chit");
    assert_int_equal(sea.h.round, 2);
    must_outcomes("chit SC01 1, chit SC02 1, chit SC03 1, chit SC04 1, chit SC05 1, chit SC06 1, "
                  "chit SC07 1, chit SC08 1, chit SC09 1, chit SC10 1, chit SC11 1");
    luck("chit SC08");
    set_until(VK_CHANCE, "draw_chit");
    assert_int_equal(sea.h.round, 3);
    assert_false(offers(VK_CHANCE, "chit SC08")); /* never returns */
    assert_int_equal(n_offers(VK_CHANCE, NULL), 10);
}

static void attack_chits_come_after_six(void **state)
{
    static const char *const six[] = { "chit SC05", "chit SC06", "chit SC08", "chit SC09",
                                       "chit SC10" };
    (void)state;
    set_chit("");
    for (int i = 0; i < 5; i++) {
        assert_int_equal(n_offers(VK_CHANCE, NULL), 11 - i);
        luck(six[i]);
        must_not_hear(0, "chits_added 253");
        set_until(VK_CHANCE, "draw_chit");
    }
    luck("chit SC11");
    must_hear(0, "chits_added 253");
    luck("card AC01");
    set_until(VK_CHANCE, "draw_chit");
    must_outcomes("chit SC01 1, chit SC02 1, chit SC03 1, chit SC04 1, chit SC07 1, chit SC12 1, "
                  "chit SC13 1, chit SC14 1, chit SC15 1");
}

static void expand_comes_before_the_action(void **state)
{
    (void)state;
    set_chit("");
    luck("chit SC03"); /* 1 War Canoe; Explore! */
    must_hear(0, "chit_drawn 253 SC03");
    must_hear(0, "built 253 44 wc 1");
    must_roll("draw_marker");
}

/* ---- Expand: Villages ---- */

static void a_village_where_most_boxes_are_free(void **state)
{
    (void)state;
    set_chit("");
    luck("chit SC06"); /* 1 Village; 1 Warrior Band */
    must_own(OPPONENT, HEX_SAMOA, 3);
    must_hold(OPPONENT, HEX_SAMOA, "3 wb");

    set_chit("");
    set_tile(NORTH, "hawaii"); /* found earlier: a canoe, no Village; four boxes */
    set_pieces(OPPONENT, NORTH, "1 tcu");
    luck("chit SC06");
    must_own(OPPONENT, NORTH, 1);
    must_own(OPPONENT, HEX_SAMOA, 2);
    assert_int_equal(sea.facing[NORTH], SAMOA);
}

static void equal_groups_are_left_to_chance(void **state)
{
    (void)state;
    set_chit("");
    set_tile(NORTH, "tuamotu"); /* two boxes, as many as Samoa has free with its brown one */
    set_pieces(OPPONENT, NORTH, "1 tcu");
    luck("chit SC06");
    must_roll("solo_tie");
    must_outcomes("tie 43 1, tie 44 1");
    luck("tie 43");
    must_own(OPPONENT, NORTH, 1);
}

static void a_brown_box_is_improved_for_nothing(void **state)
{
    (void)state;
    set_chit("");
    set_villages(OPPONENT, HEX_SAMOA, 3);
    luck("chit SC06");
    must_own(OPPONENT, HEX_SAMOA, 4);
    assert_int_equal(sea.ia[HEX_SAMOA], 1);
    must_hear(0, "built 253 44 ia 1");

    set_chit("");
    sea.ia[HEX_SAMOA] = 1;
    set_villages(OPPONENT, HEX_SAMOA, 4);
    luck("chit SC06"); /* no empty box: no Village */
    must_own(OPPONENT, HEX_SAMOA, 4);
}

static void a_village_per_island(void **state)
{
    (void)state;
    set_chit("");
    set_tile(NORTH, "tuamotu");
    set_tile(NORTH_EAST, "niue");
    set_tile(NORTH_2, "malden");
    set_tile(54, "tahiti");
    set_pieces(OPPONENT, NORTH, "1 tcu");
    set_villages(OPPONENT, NORTH_EAST, 1); /* full */
    set_pieces(OPPONENT, NORTH_2, "1 tcu");
    set_villages(HUMAN, 54, 1);
    luck("chit SC05");
    must_own(OPPONENT, HEX_SAMOA, 3);
    must_own(OPPONENT, NORTH, 1);
    must_own(OPPONENT, NORTH_EAST, 1);
    must_own(HUMAN, 54, 1);
    assert_int_equal(n_heard("built"), 2);
}

/* ---- Expand: Warrior Bands, War Canoes ---- */

/* One Warrior Band after the other, by all five lines of the order of precedence. */
static void the_order_of_precedence(void **state)
{
    (void)state;
    set_chit("");
    set_tile(NORTH, "tuamotu");
    set_tile(NORTH_EAST, "hawaii");
    set_tile(NORTH_2, "malden");
    set_tile(SOUTH_EAST, "niue");
    set_villages(OPPONENT, NORTH, 1);
    set_pieces(OPPONENT, NORTH_EAST, "1 wc, 1 tcu"); /* (1) a War Canoe alone; no Village */
    set_pieces(OPPONENT, NORTH_2, "1 tcu");
    set_pieces(OPPONENT, SOUTH_EAST, "1 tcu");
    set_pieces(OPPONENT, HEX_SAMOA, "1 wb");
    luck("chit SC08"); /* 2 Warrior Bands */
    must_hold(OPPONENT, NORTH_EAST, "1 wc, 1 tcu, 1 wb");
    must_hold(OPPONENT, HEX_SAMOA, "2 wb"); /* (2) more Villages than Bands, most Villages first */
    must_hold(OPPONENT, NORTH, "");
    set_until(VK_CHANCE, "draw_chit");
    luck("chit SC11"); /* 1 Card; 2 Warrior Bands */
    luck("card AC01");
    must_hold(OPPONENT, NORTH, "1 wb");
    must_hold(OPPONENT, SOUTH_EAST, "1 tcu, 1 wb"); /* (3) neither Village nor Band */
    must_hold(OPPONENT, NORTH_2, "1 tcu");
    set_until(VK_CHANCE, "draw_chit");
    luck("chit SC06"); /* 1 Village: Hawaii has most room; then 1 Band */
    must_own(OPPONENT, NORTH_EAST, 1);
    must_hold(OPPONENT, NORTH_2, "1 tcu, 1 wb"); /* (4) an atoll without one */
    sea.chit[7] = CHIT_IN;
    set_until(VK_CHANCE, "draw_chit");
    luck("chit SC08");
    must_hold(OPPONENT, HEX_SAMOA, "4 wb");      /* (5) any group, most Villages first */
    must_hold(OPPONENT, NORTH_2, "1 tcu, 1 wb"); /* never a second one on an atoll */
}

static void bands_in_equal_places(void **state)
{
    (void)state;
    set_chit("");
    set_tile(NORTH, "tuamotu");
    set_villages(OPPONENT, NORTH, 2);
    set_pieces(OPPONENT, HEX_SAMOA, "");
    luck("chit SC08");
    must_outcomes("tie 43 1, tie 44 1");
    luck("tie 44");
    must_outcomes("tie 43 1, tie 44 1"); /* both still lack one */
    luck("tie 44");
    must_hold(OPPONENT, HEX_SAMOA, "2 wb");
    must_hold(OPPONENT, NORTH, "");
}

static void what_the_supply_lacks_is_skipped(void **state)
{
    (void)state;
    set_chit("");
    set_pieces(OPPONENT, HEX_SAMOA, "11 wb");
    luck("chit SC08");
    must_hold(OPPONENT, HEX_SAMOA, "12 wb");
    set_until(VK_CHANCE, "draw_chit");
    luck("chit SC09");
    must_hold(OPPONENT, HEX_SAMOA, "12 wb");

    set_chit("");
    set_pieces(OPPONENT, HEX_SAMOA, "8 wc, 8 wb");
    luck("chit SC10"); /* 1 War Canoe; 1 Warrior Band */
    must_hold(OPPONENT, HEX_SAMOA, "8 wc, 9 wb");
}

static void an_atoll_takes_no_second_band(void **state)
{
    (void)state;
    set_chit("");
    set_villages(OPPONENT, HEX_SAMOA, 0);
    set_pieces(OPPONENT, HEX_SAMOA, "");
    sea.home[OPPONENT] = VK_NONE;
    set_tile(NORTH, "malden");
    set_pieces(OPPONENT, NORTH, "1 tcu"); /* all that is left of him */
    luck("chit SC08");
    must_hold(OPPONENT, NORTH, "1 tcu, 1 wb");
    must_be_due(0, "explore_start");
}

static void a_warrior_per_village(void **state)
{
    (void)state;
    set_chit("");
    set_tile(NORTH, "hawaii");
    set_villages(OPPONENT, NORTH, 3);
    set_villages(OPPONENT, HEX_SAMOA, 3);
    set_pieces(OPPONENT, HEX_SAMOA, "5 wb");
    luck("chit SC09");
    must_hold(OPPONENT, NORTH, "3 wb");
    must_hold(OPPONENT, HEX_SAMOA, "5 wb");
}

static void war_canoes_need_a_home(void **state)
{
    (void)state;
    set_chit("");
    luck("chit SC10");
    must_hold(OPPONENT, HEX_SAMOA, "1 wc, 3 wb");

    set_chit("");
    set_villages(OPPONENT, HEX_SAMOA, 0);
    set_pieces(OPPONENT, HEX_SAMOA, "");
    sea.home[OPPONENT] = VK_NONE;
    luck("chit SC10");
    assert_int_equal(sea.n_pieces[OPPONENT], 0);
    must_be_due(0, "explore_start");
}

/* ---- Expand: cards, chains ---- */

static void nobody_knows_his_card(void **state)
{
    struct conq_state view;
    (void)state;
    set_chit("");
    luck("chit SC07"); /* 1 Card; 1 Village */
    must_roll("draw_card");
    assert_int_equal(vk_seen(&conquest_game, &sea, VK_CHANCE, act_of(&conquest_game, "card AC22")),
                     VK_NOBODY);
    luck("card AC22");
    must_hear(0, "card_drawn 253 ?");
    must_own(OPPONENT, HEX_SAMOA, 3);
    assert_int_equal(sea.n_hidden[OPPONENT], 1);
    vk_view(&conquest_game, &sea, 0, &view);
    assert_int_equal(view.card_at[C_HAKA], IN_DECK);
    assert_int_equal(view.n_hidden[OPPONENT], 1);
}

static void without_cards_none_is_drawn(void **state)
{
    (void)state;
    set_chit("");
    set_deck(0);
    luck("chit SC07");
    must_own(OPPONENT, HEX_SAMOA, 3);
    must_be_due(0, "explore_start");
}

static void a_chain_begins_at_home(void **state)
{
    (void)state;
    set_chit("");
    set_tile(NORTH, "tuamotu");
    set_villages(OPPONENT, NORTH, 1);
    luck("chit SC01");
    must_hold(OPPONENT, HEX_SAMOA, "1 tcu, 2 wb");
    must_roll("draw_marker");

    set_chit("");
    set_villages(OPPONENT, HEX_SAMOA, 0);
    sea.home[OPPONENT] = VK_NONE;
    luck("chit SC01");
    must_hold(OPPONENT, HEX_SAMOA, "2 wb");
}

static void a_chain_links_the_cheapest_island_first(void **state)
{
    (void)state;
    set_chit("");
    set_ocean("52 43");
    set_tile(NORTH_EAST_2, "tuamotu");
    set_tile(SOUTH_EAST, "malden");
    set_pieces(OPPONENT, NORTH_EAST_2, "1 tcu"); /* one canoe missing, over 43 or 52 */
    set_pieces(OPPONENT, SOUTH_EAST, "1 wb");    /* an atoll: one canoe on it */
    luck("chit SC01");
    must_outcomes("tie 51 1, tie 53 1");
    luck("tie 51");
    must_outcomes("tie 43 1, tie 52 1");
    luck("tie 43");
    must_hold(OPPONENT, NORTH, "1 tcu");
    must_hold(OPPONENT, SOUTH_EAST, "1 tcu, 1 wb");
    must_hold(OPPONENT, NORTH_EAST, "");
    must_roll("draw_marker"); /* nothing left to link */
}

static void a_chain_goes_where_nobody_is(void **state)
{
    (void)state;
    set_chit("");
    set_ocean("52 43");
    set_tile(NORTH_EAST_2, "tuamotu");
    set_villages(OPPONENT, NORTH_EAST_2, 1);
    set_pieces(HUMAN, NORTH, "1 tcu"); /* the human is in the way */
    luck("chit SC01");
    must_hold(OPPONENT, NORTH_EAST_2, "1 tcu");
    must_hold(OPPONENT, NORTH_EAST, "1 tcu");
    must_hold(OPPONENT, HEX_SAMOA, "1 tcu, 2 wb");

    set_chit("");
    set_ocean("52"); /* over unexplored water no canoe can go */
    set_tile(41, "tuamotu");
    set_villages(OPPONENT, 41, 1);
    luck("chit SC01");
    must_hold(OPPONENT, 41, "");
    must_hold(OPPONENT, NORTH_EAST, "");
}

static void a_chain_needs_enough_canoes(void **state)
{
    (void)state;
    set_chit("");
    set_ocean("43 42");
    set_tile(41, "tuamotu"); /* three canoes: two hexes of sea and the island */
    set_villages(OPPONENT, 41, 1);
    set_pieces(OPPONENT, HEX_SAMOA, "1 tcu, 10 tc"); /* 2 left */
    luck("chit SC01");
    must_hold(OPPONENT, 41, "");
    must_hold(OPPONENT, NORTH, "");

    set_chit("");
    set_ocean("43 42");
    set_tile(41, "tuamotu");
    set_villages(OPPONENT, 41, 1);
    set_pieces(OPPONENT, HEX_SAMOA, "1 tcu, 9 tc");
    luck("chit SC01");
    must_hold(OPPONENT, 41, "1 tcu");
    must_hold(OPPONENT, NORTH_2, "1 tcu");
    must_hold(OPPONENT, NORTH, "1 tcu");
}

/* ---- his cards are turned up ---- */

static void deforestation(void **state)
{
    (void)state;
    set_chit("");
    set_card(OPPONENT, "AC28");
    set_villages(HUMAN, HEX_TONGA, 3);
    luck("chit SC03");
    must_own(HUMAN, HEX_TONGA, 2);
    must_hear(0, "village_lost 0 45 1");

    set_chit(""); /* two Villages are safe, and the card lies there */
    set_card(OPPONENT, "AC28");
    luck("chit SC03");
    must_own(HUMAN, HEX_TONGA, 2);
    assert_true(conq_card_up(&sea, OPPONENT, C_DEFORESTATION));

    set_chit("");
    set_card(OPPONENT, "AC28");
    set_tile(54, "hawaii");
    set_tile(46, "tahiti");
    set_villages(HUMAN, 54, 2);
    set_villages(HUMAN, 46, 1);
    luck("chit SC03");
    must_outcomes("tie 45 1, tie 54 1"); /* most Villages */
    luck("tie 54");
    must_own(HUMAN, 54, 1);
    must_roll("draw_marker");
}

static void ariki(void **state)
{
    (void)state;
    set_chit("");
    set_card(OPPONENT, "AC21");
    set_tile(NORTH, "tuamotu");
    set_villages(OPPONENT, NORTH, 1);
    luck("chit SC03"); /* the new War Canoe has a Band already; Tuamotu lacks one */
    must_hold(OPPONENT, NORTH, "1 wb");
    must_hold(OPPONENT, HEX_SAMOA, "1 wc, 3 wb");
    must_hear(0, "card_used 253 AC21");
    must_roll("draw_marker");
}

/* ---- Home, end ---- */

static void a_new_home_for_samoa(void **state)
{
    (void)state;
    set_chit("");
    set_villages(OPPONENT, HEX_SAMOA, 0);
    set_pieces(OPPONENT, HEX_SAMOA, "");
    sea.home[OPPONENT] = VK_NONE;
    set_tile(NORTH, "tuamotu");
    set_pieces(OPPONENT, NORTH, "1 tcu");
    luck("chit SC06"); /* the next group that gets a Village */
    assert_int_equal(sea.home[OPPONENT], NORTH);
    must_hear(0, "home_moved 253 43");
}

static void hidden_cards_of_the_human_count(void **state)
{
    (void)state;
    set_game(1, "end_offset=-10");
    set_until(0, "build_session");
    sea.ia[HEX_TONGA] = 1;
    set_villages(HUMAN, HEX_TONGA, 4);
    set_tile(46, "hawaii");
    sea.ia[46] = 1;
    set_villages(HUMAN, 46, 4);
    set_tile(54, "aotearoa");
    sea.ia[54] = 1;
    set_villages(HUMAN, 54, 4);
    set_tile(55, "tahiti");
    set_villages(HUMAN, 55, 2);
    set_pieces(HUMAN, HEX_TONGA, "1 tcu");
    set_pieces(HUMAN, 46, "1 tcu");
    set_pieces(HUMAN, 54, "1 tcu");
    set_pieces(HUMAN, 55, "1 tcu"); /* 14 Villages, 4 groups: 18 VP */
    struct conq_state before = sea;
    set_card(HUMAN, "AC01");
    does(0, "end_build");
    assert_false(sea.h.over); /* 19 */
    sea = before;
    set_card(HUMAN, "AC01");
    set_card(HUMAN, "AC02");
    sea.chits_drawn = 13; /* ruling 39: exactly two left */
    does(0, "end_build");
    assert_true(sea.h.over);
    assert_int_equal(scores().winners, 1);
    assert_int_equal(scores().total[0], 40);
}

static void two_chits_left_and_too_few_points(void **state)
{
    (void)state;
    set_game(1, "");
    set_until(0, "build_session");
    sea.chits_drawn = 12;
    for (int c = 0; c < N_CHITS; c++)
        sea.chit[c] = c < 12 ? CHIT_OUT : CHIT_IN;
    struct conq_state before = sea;
    does(0, "end_build");
    assert_false(sea.h.over); /* three left */
    sea = before;
    sea.chits_drawn = 13;
    sea.chit[12] = CHIT_OUT;
    does(0, "end_build");
    assert_true(sea.h.over);
    assert_int_equal(scores().winners, 0);
}

static void rumors_are_not_used(void **state)
{
    (void)state;
    set_game(1, "");
    set_until(0, "build_session");
    assert_false(offers(0, "build rum"));
    goes("0 build wb; 0 place 45; 0 end_build");
    must_hear(0, "built 0 45 wb 1"); /* everything is face up */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_container),
        cmocka_unit_test(attack_chits_come_after_six),
        cmocka_unit_test(expand_comes_before_the_action),
        cmocka_unit_test(a_village_where_most_boxes_are_free),
        cmocka_unit_test(equal_groups_are_left_to_chance),
        cmocka_unit_test(a_brown_box_is_improved_for_nothing),
        cmocka_unit_test(a_village_per_island),
        cmocka_unit_test(the_order_of_precedence),
        cmocka_unit_test(bands_in_equal_places),
        cmocka_unit_test(what_the_supply_lacks_is_skipped),
        cmocka_unit_test(an_atoll_takes_no_second_band),
        cmocka_unit_test(a_warrior_per_village),
        cmocka_unit_test(war_canoes_need_a_home),
        cmocka_unit_test(nobody_knows_his_card),
        cmocka_unit_test(without_cards_none_is_drawn),
        cmocka_unit_test(a_chain_begins_at_home),
        cmocka_unit_test(a_chain_links_the_cheapest_island_first),
        cmocka_unit_test(a_chain_goes_where_nobody_is),
        cmocka_unit_test(a_chain_needs_enough_canoes),
        cmocka_unit_test(deforestation),
        cmocka_unit_test(ariki),
        cmocka_unit_test(a_new_home_for_samoa),
        cmocka_unit_test(hidden_cards_of_the_human_count),
        cmocka_unit_test(two_chits_left_and_too_few_points),
        cmocka_unit_test(rumors_are_not_used),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
