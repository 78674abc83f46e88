/*
 * test_pools.c - the chain (4.3.1) and the Building Step's numbered vectors: pools, the order of a plan,
 * the deck. The rows of the table of 4.4 one by one are in test_building.c.
 */
#include "../../support/conquest_given.h"

/* Tonga with Niue's hex as a second group; both write their plans. */
static void given_second_group(const char *tile, int villages, const char *home, const char *second)
{
    set_game(2, "");
    set_tile(HEX_NIUE, tile);
    set_villages(0, HEX_NIUE, villages);
    set_pieces(0, HEX_TONGA, home);
    set_pieces(0, HEX_NIUE, second);
    set_until(0, "build_session");
}

static int points_of_pool(int side, int lowest)
{
    struct conq_pool pool[CONQ_HEXES];
    int n = conq_pools_left(&sea, side, pool);
    for (int i = 0; i < n; i++)
        if (pool[i].lowest == lowest)
            return pool[i].points;
    return -1;
}

static int n_pools(int side)
{
    struct conq_pool pool[CONQ_HEXES];
    return conq_pools(&sea, side, pool);
}

static void v05_chain(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54 62");
    set_tile(68, "tuamotu");
    set_tile(55, "kermadec");
    set_tile(69, "pitcairn");
    set_villages(0, 68, 1);
    set_villages(0, 55, 1);
    set_villages(0, 69, 1);
    set_pieces(0, HEX_TONGA, "1 tcu");
    set_pieces(0, 54, "1 tcu");
    set_pieces(0, 62, "1 tcu");
    set_pieces(0, 68, "1 tcu");
    set_pieces(0, 55, "1 tcu");
    must_be_sound();
    struct hexset home = conq_component(&sea, 0, HEX_TONGA);
    assert_true(hs_has(home, 68));
    assert_true(hs_has(home, 55));
    assert_false(hs_has(home, 69));
    assert_int_equal(hs_count(home), 5);
    assert_int_equal(hs_count(conq_component(&sea, 0, 69)), 0);
    assert_int_equal(n_pools(0), 2);
    set_until(0, "build_session");
    assert_int_equal(points_of_pool(0, HEX_TONGA), 4);
    assert_int_equal(points_of_pool(0, 69), 1);
    assert_int_equal(halves(0), 2 * (5 + 3)); /* 5 Villages, 3 connected groups */
}

static void v24_card_from_one_pool(void **state)
{
    (void)state;
    given_second_group("niue", 1, "", "");
    set_villages(0, HEX_TONGA, 3);
    assert_int_equal(points_of_pool(0, HEX_TONGA), 3);
    assert_int_equal(points_of_pool(0, HEX_NIUE), 1);
    must_verb(0, "buy_card", "buy_card 45");
    goes("0 build wc; 0 place 45");
    assert_int_equal(points_of_pool(0, HEX_TONGA), 1);
    assert_int_equal(points_of_pool(0, HEX_NIUE), 1);
    assert_int_equal(n_offers(0, "buy_card"), 0);
}

static void v25_one_new_village(void **state)
{
    (void)state;
    given_second_group("aotearoa", 1, "1 tcu", "1 tcu, 1 col");
    assert_true(offers(0, "convert 53"));
    goes("0 build village; 0 place 53");
    assert_false(offers(0, "convert 53"));
    assert_int_equal(n_offers(0, "convert"), 0);
    goes("0 end_build; 1 end_build");
    must_own(0, HEX_NIUE, 2);
    must_hold(0, HEX_NIUE, "1 tcu, 1 col");
}

static void v26_agriculture_and_village(void **state)
{
    (void)state;
    given_second_group("kuporu", 1, "1 tcu", "1 tcu");
    set_villages(0, HEX_TONGA, 3);
    assert_int_equal(points_of_pool(0, HEX_TONGA), 4);
    does(0, "build ia");
    assert_true(offers(0, "place 53"));
    does(0, "place 53");
    does(0, "build village");
    must_list(0, "place 53"); /* Tonga's green boxes are full */
    does(0, "place 53");
    assert_false(offers(0, "build village"));
    goes("0 end_build; 1 end_build");
    must_own(0, HEX_NIUE, 2);
    assert_int_equal(sea.ia[HEX_NIUE], 1);
    assert_int_equal(conq_usable(&sea, HEX_NIUE), 2);
}

static void v27_linked_this_turn(void **state)
{
    (void)state;
    given_second_group("niue", 1, "1 tcu", "");
    assert_int_equal(n_pools(0), 2);
    assert_int_equal(halves(0), 2 * (3 + 1)); /* the Home group counts, Niue's not */
    does(0, "build tc_up");
    does(0, "place 53");
    assert_int_equal(n_pools(0), 2);
    assert_int_equal(points_of_pool(0, HEX_TONGA), 2);
    assert_int_equal(points_of_pool(0, HEX_NIUE), 0);
    goes("0 end_build; 1 end_build");
    must_hear(VK_SPECTATOR, "built 0 53 tc_up 1");
    must_be_due(0, "victory_action");
    assert_int_equal(halves(0), 2 * (3 + 2));
    assert_int_equal(n_pools(0), 1);
}

static void v39_deck_of_two(void **state)
{
    (void)state;
    set_game(3, "");
    set_deck(2);
    does(0, "first 0 clockwise");
    set_until(0, "build_session");
    assert_true(offers(0, "buy_card 45"));
    assert_true(offers(1, "buy_card 44"));
    assert_int_equal(n_offers(2, "buy_card"), 0);
    goes("0 buy_card 45; 0 end_build; 1 buy_card 44; 1 end_build");
    must_be_due(2, "build_session"); /* nothing is drawn before all have ended */
    does(2, "end_build");
    must_roll("draw_card");
    must_outcomes("card AC27 1, card AC28 1");
    luck("card AC28");
    must_hear(0, "card_drawn 0 AC28");
    must_hear(1, "card_drawn 0 ?");
    must_outcomes("card AC27 1");
    luck("card AC27");
    must_hear(1, "card_drawn 1 AC27");
    assert_int_equal(sea.deck_left, 0);
    assert_int_equal(sea.card_at[C_DEFORESTATION], 0);
    assert_int_equal(sea.card_at[C_ARIOI_2], 1);
    must_be_due(0, "victory_action");
}

/* In turn order 2, 1, 0 it is seat 0 who comes too late. */
static void deck_right_follows_the_turn_order(void **state)
{
    (void)state;
    set_game(3, "");
    set_deck(2);
    does(0, "first 2 counter");
    set_until(0, "build_session");
    assert_int_equal(n_offers(0, "buy_card"), 0);
    assert_int_equal(n_offers(1, "buy_card"), 1);
    assert_int_equal(n_offers(2, "buy_card"), 1);
    set_game(3, "");
    set_deck(0); /* ruling 35 */
    set_until(0, "build_session");
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(n_offers(seat, "buy_card"), 0);
}

/* 4 Villages, Plague of Rats, Turning Inward: 4 - 2 + 1. */
static void v51_rats_and_turning_inward(void **state)
{
    (void)state;
    set_game(2, "events=on");
    set_tile(HEX_NIUE, "tuamotu");
    set_villages(0, HEX_NIUE, 2);
    set_pieces(0, HEX_TONGA, "1 tcu"); /* 4 Villages in one component */
    set_pieces(0, HEX_NIUE, "1 tcu");
    set_until(1, "victory_action");
    does(1, "pass");
    assert_int_equal(sea.track[0], 12);
    must_be_due(1, "choose_order_or_event");
    goes("1 event; 0 first 0 clockwise; * event_card RE17");
    must_be_due(0, "explore_start"); /* one player has most Villages: nobody is asked */
    set_until(0, "build_session");
    assert_int_equal(points_of_pool(0, HEX_TONGA), 2);
    does(0, "turn_inward");
    assert_int_equal(points_of_pool(0, HEX_TONGA), 3);
    assert_int_equal(sea.lost & 1, 0); /* nothing changes on the map yet */
    goes("0 build wc; 0 place 45; 0 build wb; 0 place 53");
    assert_int_equal(points_of_pool(0, HEX_TONGA), 0);
    goes("0 end_build; 1 end_build");
    assert_int_equal(sea.lost & 1, 1);
    must_hear(VK_SPECTATOR, "turned_inward 0 1");
}

static void v52_order_of_a_plan(void **state)
{
    (void)state;
    given_second_group("hawaii", 3, "1 tcu, 1 col", "1 tcu");
    assert_int_equal(points_of_pool(0, HEX_TONGA), 5);
    assert_true(offers(0, "build village"));
    goes("0 build tc; 0 place 45");
    assert_false(offers(0, "build village"));
    assert_false(offers(0, "build ia"));
    assert_false(offers(0, "build wc"));
    assert_false(offers(0, "turn_inward"));
    assert_true(offers(0, "build tc"));
    assert_true(offers(0, "build wb"));
    assert_true(offers(0, "buy_card 45"));
    assert_true(offers(0, "convert 45"));
    does(0, "buy_card 45");
    assert_false(offers(0, "build wb"));
    assert_false(offers(0, "buy_card 45"));
    does(0, "convert 45");
    must_list(0, "end_build");
    goes("0 end_build; 1 end_build; * card AC01");
    must_own(0, HEX_TONGA, 3);
    must_hold(0, HEX_TONGA, "1 tcu, 1 tc");
}

/* ---- Rulings ---- */

/* Atolls never take Villages. */
static void ruling_03_atolls_take_no_villages(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(HEX_NIUE, "malden");
    set_pieces(0, HEX_NIUE, "1 tc, 1 col");
    set_until(0, "build_session");
    assert_int_equal(n_offers(0, "convert"), 0);
}

static void ruling_20_a_last_colony_may_settle(void **state)
{
    (void)state;
    set_game(2, "");
    set_conquered(0, FIJI, 0);
    set_pieces(0, FIJI, "1 col");
    set_until(0, "build_session");
    assert_true(offers(0, "convert 36"));
    goes("0 convert 36; 0 end_build; 1 end_build");
    must_own(0, FIJI, 1); /* ruling 21: an empty group that a Colony settles */
    must_hold(0, FIJI, "");
}

static void ruling_27_one_conversion_a_group(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(HEX_NIUE, "tuamotu"); /* two boxes */
    set_pieces(0, HEX_NIUE, "2 col");
    set_until(0, "build_session");
    must_verb(0, "convert", "convert 53");
    does(0, "convert 53");
    must_list(0, "end_build");
}

static void ruling_25_no_turning_inward_when_lost(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    assert_true(offers(0, "turn_inward"));
    sea.lost = 1;
    assert_false(offers(0, "turn_inward"));
    assert_true(offers(1, "turn_inward"));
}

static void ruling_27_new_colonies_wait(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    goes("0 build col; 0 place 45");
    assert_int_equal(n_offers(0, "convert"), 0);
}

/* A Village may stand in a brown box with IA even as the first; IA wants a Village of one's own. */
static void ruling_28_29_brown_boxes(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(HEX_NIUE, "kuporu");
    sea.ia[HEX_NIUE] = 1;
    sea.mark_hex[M_EROSION] = HEX_NIUE; /* the green box is gone */
    set_pieces(0, HEX_NIUE, "1 col");
    set_until(0, "build_session");
    assert_int_equal(conq_usable(&sea, HEX_NIUE), 1);
    assert_true(offers(0, "convert 53"));
    does(0, "build ia");
    must_list(0, "place 45"); /* Tonga's own brown box */
}

/* Price 3 with the tournament's option. */
static void tournament_price(void **state)
{
    (void)state;
    set_game(2, "tournament_cards=on");
    set_until(0, "build_session");
    assert_int_equal(n_offers(0, "buy_card"), 0); /* 2 BP */
    does(0, "turn_inward");
    must_verb(0, "buy_card", "buy_card 45");
    does(0, "buy_card 45");
    assert_int_equal(points_of_pool(0, HEX_TONGA), 0);
}

/* 7.4: one BP is put aside, and taken out in a later turn. */
static void saved_resources(void **state)
{
    (void)state;
    set_game(2, "saved=on");
    set_until(0, "build_session");
    assert_false(offers(0, "use_saved"));
    must_verb(0, "save_bp", "save_bp 45");
    goes("0 save_bp 45; 0 end_build; 1 end_build");
    assert_int_equal(sea.saved, 1);
    must_hear(VK_SPECTATOR, "saved_put 0");
    set_until(1, "victory_action");
    does(1, "pass");
    set_until(0, "build_session");
    assert_int_equal(n_offers(0, "save_bp"), 0); /* the marker is set */
    assert_false(offers(1, "use_saved"));
    does(0, "use_saved");
    assert_int_equal(points_of_pool(0, HEX_TONGA), 3);
    assert_int_equal(n_offers(0, "save_bp"), 0);
    goes("0 end_build; 1 end_build");
    assert_int_equal(sea.saved, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v05_chain),
        cmocka_unit_test(v24_card_from_one_pool),
        cmocka_unit_test(v25_one_new_village),
        cmocka_unit_test(v26_agriculture_and_village),
        cmocka_unit_test(v27_linked_this_turn),
        cmocka_unit_test(v39_deck_of_two),
        cmocka_unit_test(deck_right_follows_the_turn_order),
        cmocka_unit_test(v51_rats_and_turning_inward),
        cmocka_unit_test(v52_order_of_a_plan),
        cmocka_unit_test(ruling_03_atolls_take_no_villages),
        cmocka_unit_test(ruling_20_a_last_colony_may_settle),
        cmocka_unit_test(ruling_27_one_conversion_a_group),
        cmocka_unit_test(ruling_25_no_turning_inward_when_lost),
        cmocka_unit_test(ruling_27_new_colonies_wait),
        cmocka_unit_test(ruling_28_29_brown_boxes),
        cmocka_unit_test(tournament_price),
        cmocka_unit_test(saved_resources),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
