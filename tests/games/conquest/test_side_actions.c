/*
 * test_side_actions.c - 4.0.3: what a player may do besides at his own points: AC21 Ariki, AC28
 * Deforestation, cards shown, tiles turned up, Rumors recalled; and who sees a card drawn.
 */
#include "../../support/conquest_given.h"

/* ---- Given ---- */

static bool is_up(enum card c)
{
    return sea.card_flags[c] & CARD_UP;
}

/* ---- Ariki, Deforestation ---- */

static void ac21_ariki(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC21");
    set_tile(46, "niue");
    set_villages(0, 46, 1);
    set_pieces(0, HEX_TONGA, "");
    set_until(0, "transit_action");
    does(0, "use_card AC21");
    must_hear(1, "card_used 0 AC21");
    must_be_due(0, "ariki_place");
    must_list(0, "at 45, at 46");
    must_usual(0, "at 45");
    does(0, "at 46");
    must_be_due(0, "ariki_place");
    does(0, "at 45");
    must_be_due(0, "transit_action");
    must_hold(0, HEX_TONGA, "1 wb");
    must_hold(0, 46, "1 wb");
    assert_false(offers(0, "use_card AC21"));
}

static void ac21_ariki_short_supply(void **state)
{
    (void)state;
    set_game(2, "");
    set_card_up(0, "AC21");
    set_pieces(0, HEX_TONGA, "11 wb");
    set_until(0, "transit_action");
    goes("0 use_card AC21; 0 at 45");
    must_be_due(0, "transit_action");
    must_hold(0, HEX_TONGA, "12 wb");
}

static void ac21_ariki_empty_supply(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC21");
    set_pieces(0, HEX_TONGA, "12 wb");
    set_until(0, "transit_action");
    assert_false(offers(0, "use_card AC21"));
}

static void ac28_deforestation(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC28");
    set_villages(1, HEX_SAMOA, 2);
    set_tile(43, "niue");
    set_villages(1, 43, 1);
    set_until(0, "transit_action");
    does(0, "use_card AC28");
    must_be_due(0, "deforest_hex");
    must_list(0, "at 43, at 44");
    must_usual(0, "at 44"); /* most Villages */
    int before = halves(0);
    does(0, "at 43");
    assert_int_equal(conq_owner(&sea, 43), VK_NONE);
    must_hear(VK_SPECTATOR, "village_lost 1 43 1");
    must_be_due(0, "transit_action");
    assert_int_equal(halves(0), before); /* worth nothing itself */
    assert_true(is_up(C_DEFORESTATION));
    assert_false(offers(0, "use_card AC28"));
}

static void ac28_wants_an_owner_of_three(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC28");
    set_villages(0, HEX_TONGA, 3); /* his own do not matter */
    set_until(0, "transit_action");
    assert_false(offers(0, "use_card AC28"));
    set_until(0, "victory_action");
    assert_int_equal(n_offers(0, "show_card"), 0); /* never merely turned up */
    set_villages(1, HEX_SAMOA, 3);
    assert_true(offers(0, "use_card AC28"));
}

static void ac28_takes_a_home(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC28");
    set_villages(1, HEX_SAMOA, 1);
    set_tile(43, "tuamotu");
    set_villages(1, 43, 2);
    set_tile(35, "niue");
    set_villages(1, 35, 1);
    set_until(0, "victory_action");
    does(0, "use_card AC28");
    must_list(0, "at 35, at 43, at 44");
    must_usual(0, "at 43"); /* most Villages */
    does(0, "at 44");
    must_be_due(1, "choose_new_home");
    must_list(1, "at 35, at 43");
    must_usual(1, "at 43");
    does(1, "at 43");
    must_be_due(0, "victory_action");
}

/* ---- Secrecy ---- */

static void drawn_cards_are_the_buyers_secret(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    goes("0 buy_card 45; 0 end_build; 1 end_build");
    luck("card AC07");
    must_hear(0, "card_drawn 0 AC07");
    must_hear(1, "card_drawn 0 ?");
    must_not_hear(1, "card_drawn 0 AC07");
    assert_int_equal(sea.card_at[C_SURFING], 0);
    assert_int_equal(sea.n_hidden[0], 1);
    assert_int_equal(sea.deck_left, 27);
}

static void side_actions_recall_and_show_tile(void **state)
{
    (void)state;
    set_game(2, "");
    set_hidden(46, "tahiti", "0");
    set_pieces(0, HEX_TONGA, "1 rum, 1 wb");
    set_until(0, "transit_action");
    must_verb(0, "recall", "recall 45");
    must_verb(0, "show_tile", "show_tile 46");
    does(0, "recall 45");
    must_hear(1, "rumor_recalled 0 45");
    must_hold(0, HEX_TONGA, "1 wb");
    assert_int_equal(sea.supply[0][RUM], 2);
    does(0, "show_tile 46");
    must_hear(1, "tile_shown 0 46 tahiti");
    must_be_due(0, "transit_action");
    must_verb(0, "show_tile", "");
}

static void declarer_is_answered_with_cards(void **state)
{
    (void)state;
    set_game(2, "end_offset=-10");
    set_villages(0, HEX_TONGA, 3);
    set_pieces(0, HEX_TONGA, "1 tcu");
    for (int i = 0; i < 5; i++) {
        static const int hexes[] = { 46, 47, 54, 55, 63 };
        static const char *const tiles[] = { "hawaii", "tahiti", "tuamotu", "hiva", "raiatea" };
        set_tile(hexes[i], tiles[i]);
        set_villages(0, hexes[i], 2);
        set_pieces(0, hexes[i], "1 tcu");
    }
    set_card(1, "AC01");
    set_card(1, "AC28");
    set_until(0, "victory_action");
    assert_int_equal(halves(0), 2 * (3 + 10 + 6));
    does(0, "declare"); /* 19 of 18 */
    must_be_due(1, "rp_declare");
    must_list(1, "pass, show_card AC01, use_card AC28");
    does(1, "use_card AC28");
    must_be_due(1, "deforest_hex");
    does(1, "at 46");
    must_be_due(1, "rp_declare"); /* until he passes */
    must_list(1, "pass, show_card AC01");
    does(1, "pass");
    assert_true(sea.h.over); /* 18 of 18 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ac21_ariki),
        cmocka_unit_test(ac21_ariki_short_supply),
        cmocka_unit_test(ac21_ariki_empty_supply),
        cmocka_unit_test(ac28_deforestation),
        cmocka_unit_test(ac28_wants_an_owner_of_three),
        cmocka_unit_test(ac28_takes_a_home),
        cmocka_unit_test(drawn_cards_are_the_buyers_secret),
        cmocka_unit_test(side_actions_recall_and_show_tile),
        cmocka_unit_test(declarer_is_answered_with_cards),
    };
    return cmocka_run_group_tests_name("side actions", tests, NULL, NULL);
}
