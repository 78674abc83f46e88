/*
 * test_cards.c - 2.12: Arts & Culture cards AC01 to AC20: what they are worth, when their owner may
 * turn them up or use them, and what they do in exploration, movement and building. AC21 and AC28
 * are in test_side_actions.c, AC22 to AC27 in test_battle_cards.c.
 */
#include "../../support/conquest_given.h"
#include <string.h>

/* ---- Given ---- */

static bool is_up(enum card c)
{
    return sea.card_flags[c] & CARD_UP;
}

static bool is_used(enum card c)
{
    return sea.card_flags[c] & CARD_USED;
}

static int mp_of(int side, int hex, enum kind kind)
{
    for (int i = 0; i < sea.n_pieces[side]; i++)
        if (sea.piece[side][i].at == hex && sea.piece[side][i].kind == kind)
            return sea.piece[side][i].marks & PIECE_MP;
    return -1;
}

/* Build Points that the plan of a side leaves in its Home pool. */
static int points_left(int side)
{
    struct conq_pool pool[CONQ_HEXES];
    int n = conq_pools_left(&sea, side, pool);
    for (int i = 0; i < n; i++)
        if (pool[i].is_home)
            return pool[i].points;
    return -1;
}

/* ---- Worth ---- */

/* A card counts nothing in the hand and so many halves face up, more with its condition. */
static void worth(const char *card, int plain)
{
    int before = halves(0);
    set_card(0, card);
    assert_int_equal(halves(0), before);
    set_until(0, "victory_action");
    char act[32] = "show_card ";
    memcpy(act + 10, card, 5);
    does(0, act);
    must_be_due(0, "victory_action");
    assert_int_equal(halves(0), before + plain);
    assert_int_equal(sea.n_hidden[0], 0);
}

static void plain_cards(void **state)
{
    static const char *const cards[] = { "AC01", "AC02", "AC03" };
    (void)state;
    for (int i = 0; i < 3; i++) {
        set_game(2, "");
        worth(cards[i], 2);
    }
}

/* Every other card that has no condition is worth one point as well, and can be turned up in a
 * Victory Step. */
static void cards_with_abilities_are_worth_one(void **state)
{
    (void)state;
    for (int c = C_NAVIGATION; c <= C_ARIOI_2; c++) {
        set_game(2, "");
        worth(conq_card_words[c], 2);
    }
}

/* The card is worth two points while Tonga controls the group of this tile. */
static void worth_more_with(const char *card, const char *tile)
{
    set_game(2, "");
    set_tile(46, tile);
    set_card_up(0, card);
    int before = halves(0);
    set_villages(0, 46, 1);
    assert_int_equal(halves(0), before + 2 + 2); /* the Village, and the condition */
    set_villages(0, 46, 0);
    assert_int_equal(halves(0), before);
    set_villages(1, 46, 1); /* somebody else's */
    assert_int_equal(halves(0), before);
}

static void ac04_hui(void **state)
{
    (void)state;
    set_game(2, "");
    worth("AC04", 2);
    worth_more_with("AC04", "hawaiki");
    worth_more_with("AC04", "kuporu");
}

static void ac05_moai(void **state)
{
    (void)state;
    set_game(2, "");
    worth("AC05", 2);
    worth_more_with("AC05", "rapa_nui");
}

static void ac06_hula(void **state)
{
    (void)state;
    set_game(2, "");
    worth("AC06", 2);
    worth_more_with("AC06", "hawaii");
}

static void ac07_surfing(void **state)
{
    (void)state;
    set_game(2, "");
    worth("AC07", 2);
    worth_more_with("AC07", "tahiti");
}

static void ac08_pounamu(void **state)
{
    (void)state;
    set_game(2, "");
    worth("AC08", 2);
    worth_more_with("AC08", "aotearoa");
}

/* The South Island lies where Tonga turned Aotearoa up: south-west of it. */
static void ac08_pounamu_south_island(void **state)
{
    (void)state;
    set_game(2, "south_island=on");
    set_hidden(54, "aotearoa", "0");
    set_card_up(0, "AC08");
    set_until(0, "explore_start");
    does(0, "show_tile 54");
    assert_int_equal(sea.tile[46], T_te_waka_maui);
    int before = halves(0);
    set_villages(0, 46, 1);
    assert_int_equal(halves(0), before + 2 + 2);
}

static void ac09_tiki_carving(void **state)
{
    (void)state;
    set_game(2, "");
    worth("AC09", 2);
    set_villages(0, HEX_TONGA, 3);
    sea.ia[HEX_TONGA] = 1;
    int before = halves(0);
    set_villages(0, HEX_TONGA, 4);
    assert_int_equal(halves(0), before + 2 + 2);
}

static void ac10_marae(void **state)
{
    static const int hexes[] = { 46, 54, 37, 38, 47 };
    static const char *const tiles[] = { "niue", "tokelau", "pukapuka", "tongareva", "rapa_iti" };
    (void)state;
    set_game(2, "");
    worth("AC10", 2);
    for (int i = 0; i < 5; i++) { /* with Tonga six groups */
        int before = halves(0);
        set_tile(hexes[i], tiles[i]);
        set_villages(0, hexes[i], 1);
        assert_int_equal(halves(0), before + (i == 4 ? 4 : 2));
    }
}

/* ---- Exploration ---- */

/* Tonga's Explorer stands in 47 with five Knots: the limit. */
static void given_five_knots(void)
{
    set_until(0, "explore_start");
    goes("0 explore 46; * marker o3; 0 explore 47; * marker o2");
    assert_int_equal(sea.knots, 5);
}

static void ac11_navigation_shown_in_time(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC11");
    set_until(0, "explore_start");
    assert_true(offers(0, "show_card AC11"));
    goes("0 explore 46; * marker o3");
    assert_true(offers(0, "show_card AC11"));
    does(0, "show_card AC11");
    must_be_due(0, "explore_continue");
    goes("0 explore 47; * marker o2");
    must_be_due(0, "explore_continue"); /* 5 of 6 */
    goes("0 explore 38; * marker o1");
    must_hear(1, "explorer_home 0 6"); /* 6 of 6 */
}

static void ac11_navigation_at_the_last_moment(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC11");
    given_five_knots();
    must_be_due(0, "explore_forced_end");
    must_list(0, "accept, show_card AC11");
    does(0, "show_card AC11");
    must_be_due(0, "explore_continue");
}

static void ac12_ocean_chart(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC12");
    set_until(0, "explore_start");
    assert_true(offers(0, "show_card AC12"));
    goes("0 explore 46; * marker o3; 0 explore 47; * marker o3");
    must_be_due(0, "explore_forced_end"); /* six Knots: Lost */
    must_list(0, "accept, show_card AC12");
    does(0, "show_card AC12");
    must_hear(1, "explorer_home 0 6");
    assert_int_equal(sea.lost, 0);
}

static void ac12_serves_only_against_lost(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC12");
    given_five_knots();
    must_list(0, "accept");
}

static void ac13_star_path_chant(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC13");
    set_until(0, "explore_start");
    assert_false(offers(0, "use_card AC13"));
    goes("0 explore 46; * marker x");
    must_be_due(0, "rp_draw");
    must_list(0, "pass, use_card AC13");
    does(0, "use_card AC13");
    assert_true(is_up(C_STAR_PATH_CHANT) && is_used(C_STAR_PATH_CHANT));
    must_roll("draw_marker"); /* again, for the same hex: nobody shifts him */
    assert_int_equal(sea.cup[MK_X], 4);
    luck("marker o1");
    assert_true(hs_has(sea.ocean, 46));
    assert_int_equal(sea.knots, 1);
}

static void ac13_not_for_an_island(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC13");
    set_until(0, "explore_start");
    goes("0 explore 46; * marker i2");
    must_list(0, "pass"); /* asked by public facts */
}

static void ac14_seabird_lore(void **state)
{
    (void)state;
    set_game(2, "");
    set_card_up(0, "AC14");
    set_until(0, "explore_start");
    goes("0 explore 46; * marker i3");
    must_be_due(0, "rp_draw");
    must_list(0, "pass, use_card AC14");
    goes("0 use_card AC14; * tile niue; 0 show");
    must_be_due(0, "explore_continue");
    assert_int_equal(sea.knots, 0);
    assert_true(is_used(C_SEABIRD_LORE));
    goes("0 explore 54; * marker i3"); /* once only: he is not asked again */
    must_roll("draw_tile");
    luck("tile tokelau");
    assert_int_equal(sea.knots, 3);
}

/* ---- Movement ---- */

static void ac15_double_hulled_canoes(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC15");
    set_pieces(0, HEX_TONGA, "1 tc, 1 wc, 1 rum, 1 wb");
    set_until(0, "move_action");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 2);
    does(0, "show_card AC15");
    must_be_due(0, "move_action");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 3);
    assert_int_equal(mp_of(0, HEX_TONGA, WC), 3);
    assert_int_equal(mp_of(0, HEX_TONGA, RUM), 3);
    assert_int_equal(mp_of(0, HEX_TONGA, WB), 0);
    does(0, "end_movement");
    set_until(0, "explore_start");
    set_until(0, "move_action");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 3); /* it lasts */
}

static void ac15_not_in_a_stop_hex(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC15");
    set_pieces(0, HEX_TONGA, "2 wc");
    set_until(0, "move_action");
    goes("0 depart 45 44; 0 take wc 2 none; 0 go"); /* an enemy's group */
    does(0, "show_card AC15");
    assert_int_equal(mp_of(0, HEX_SAMOA, WC), 0);
    assert_int_equal(mp_of(0, HEX_TONGA, WC), 3);
}

static void ac16_poi(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC16");
    set_card_up(0, "AC15");
    set_pieces(0, HEX_TONGA, "1 tc, 1 rum");
    set_until(0, "transit_action");
    assert_false(offers(0, "use_card AC16"));
    set_until(0, "move_action");
    does(0, "use_card AC16");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 4); /* adds to AC15 */
    assert_int_equal(mp_of(0, HEX_TONGA, RUM), 4);
    assert_false(offers(0, "use_card AC16"));
    does(0, "end_movement");
    set_until(0, "explore_start");
    set_until(0, "move_action");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 3); /* this stage only */
    assert_false(offers(0, "use_card AC16"));
}

static void ac16_not_without_a_canoe(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC16");
    set_pieces(0, HEX_TONGA, "2 wb");
    set_until(0, "move_action");
    assert_false(offers(0, "use_card AC16"));
}

/* With Kumara both may be turned up before a search; without it that would serve nothing. */
static void ac15_ac16_for_kumara(void **state)
{
    (void)state;
    set_game(2, "kumara=on");
    set_card(0, "AC15");
    set_card(0, "AC16");
    set_until(0, "explore_start");
    must_verb(0, "show_card", "show_card AC15, show_card AC16");
    does(0, "show_card AC16");
    assert_true(is_up(C_POI));
    assert_false(is_used(C_POI));
    set_game(2, "");
    set_card(0, "AC15");
    set_card(0, "AC16");
    set_until(0, "explore_start");
    must_verb(0, "show_card", "");
}

/* ---- Building ---- */

static void ac17_breadfruit_pits(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC17");
    set_until(0, "build_session");
    assert_int_equal(points_left(0), 2);
    does(0, "use_card AC17");
    assert_int_equal(points_left(0), 4);
    assert_false(offers(0, "use_card AC17"));
    assert_false(is_up(C_BREADFRUIT_PITS)); /* the plan is still secret */
    goes("0 end_build; 1 end_build");
    assert_true(is_up(C_BREADFRUIT_PITS) && is_used(C_BREADFRUIT_PITS));
    set_until(0, "build_session");
    assert_false(offers(0, "use_card AC17"));
    assert_int_equal(points_left(0), 2);
}

static void ac18_taro_terraces(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC18");
    set_card(1, "AC19");
    set_until(0, "build_session");
    goes("0 show_card AC18; 0 turn_inward; 1 turn_inward");
    assert_int_equal(points_left(0), 4);
    assert_int_equal(points_left(1), 3);
    goes("0 end_build; 1 end_build");
    assert_true(is_up(C_TARO_TERRACES));
    assert_false(is_up(C_IRRIGATION));
}

static void ac19_irrigation(void **state)
{
    (void)state;
    set_game(2, "");
    set_card_up(0, "AC19");
    set_until(0, "build_session");
    goes("0 build ia; 0 place 45");
    assert_int_equal(points_left(0), 1);
    goes("1 build ia; 1 place 44");
    assert_int_equal(points_left(1), 0);
}

static void ac20_adze_makers(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC20");
    set_until(0, "build_session");
    goes("0 show_card AC20; 0 build wc; 0 place 45");
    assert_int_equal(points_left(0), 1);
    assert_false(offers(0, "build wc")); /* the second one at the full price */
    goes("0 build tc; 0 place 45");
    assert_int_equal(points_left(0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plain_cards),
        cmocka_unit_test(cards_with_abilities_are_worth_one),
        cmocka_unit_test(ac04_hui),
        cmocka_unit_test(ac05_moai),
        cmocka_unit_test(ac06_hula),
        cmocka_unit_test(ac07_surfing),
        cmocka_unit_test(ac08_pounamu),
        cmocka_unit_test(ac08_pounamu_south_island),
        cmocka_unit_test(ac09_tiki_carving),
        cmocka_unit_test(ac10_marae),
        cmocka_unit_test(ac11_navigation_shown_in_time),
        cmocka_unit_test(ac11_navigation_at_the_last_moment),
        cmocka_unit_test(ac12_ocean_chart),
        cmocka_unit_test(ac12_serves_only_against_lost),
        cmocka_unit_test(ac13_star_path_chant),
        cmocka_unit_test(ac13_not_for_an_island),
        cmocka_unit_test(ac14_seabird_lore),
        cmocka_unit_test(ac15_double_hulled_canoes),
        cmocka_unit_test(ac15_not_in_a_stop_hex),
        cmocka_unit_test(ac16_poi),
        cmocka_unit_test(ac16_not_without_a_canoe),
        cmocka_unit_test(ac15_ac16_for_kumara),
        cmocka_unit_test(ac17_breadfruit_pits),
        cmocka_unit_test(ac18_taro_terraces),
        cmocka_unit_test(ac19_irrigation),
        cmocka_unit_test(ac20_adze_makers),
    };
    return cmocka_run_group_tests_name("cards", tests, NULL, NULL);
}
