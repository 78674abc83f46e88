/*
 * test_locations.c - vectors of section 9 about the Marae, the Path, the oyster bank, the Neighbours
 * and the Market, and the price rule of 2.9.
 */
#include "../../support/raiatea_given.h"

static void v01_marae(void **state)
{
    (void)state;
    given_bare(3, "");
    set_goods(0, 0, 1, 1, 0);
    does(0, "go marae");
    offers_all(0, "sacrifice taro; sacrifice mahi; draw; pass");
    goes("0 sacrifice mahi; 0 sacrifice taro");
    assert_int_equal(player(0)->tattoo, 2);
    assert_int_equal(raia_rank(player(0)), ARIKI);
    assert_int_equal(isle.goods[MAHI], 2);
    assert_int_equal(isle.goods[TARO], 2);
    assert_int_equal(isle.level[MAHI], 1);
    assert_int_equal(isle.level[TARO], 1);
    goes("0 draw; 0 deck normal; * draws rua_hatu; * draws moe; * draws hina");
    offers_all(0, "keep rua_hatu; keep moe; keep hina");
    does(0, "keep moe");
    goes("0 draw; 0 deck forbidden; * draws taere; * draws ihi; * draws oro; 0 keep oro");
    assert_string_equal(cards_text(player(0)->hand), "moe oro");
    assert_int_equal(player(0)->n_buried[NORMAL], 2);
    assert_int_equal(player(0)->n_buried[FORBIDDEN], 2);
    must_be_at(1, "marae_turn"); /* nothing is left for him, so his turn is over */
}

/* At the Path (seat 0 is Kahuna) and in act 1, where nobody is. */
static void v02_path(void **state)
{
    (void)state;
    given_bare(4, "");
    for (int seat = 1; seat < 4; seat++) {
        set_tracks(seat, 3, 0);
        set_stock(seat, 5, 0);
    }
    struct raia_state before = isle;
    does(0, "go path"); /* without pearls he is not asked: a free priest, 1 mana */
    assert_int_equal(player(0)->priests, 1);
    assert_int_equal(player(0)->mana, 1);
    goes("1 train 2; 2 train 0; 3 train 0");
    assert_int_equal(player(1)->priests, 5);
    assert_int_equal(player(1)->mana, 5);
    assert_int_equal(player(1)->pearls, 0);
    for (int seat = 2; seat < 4; seat++) {
        assert_int_equal(player(seat)->priests, 3);
        assert_int_equal(player(seat)->mana, 3);
        assert_int_equal(player(seat)->pearls, 5);
    }
    isle = before;
    hold_ceremony(1);
    goes("3 train 0; 1 train 2; 2 train 0");
    assert_int_equal(player(0)->mana, 0);
    assert_int_equal(player(1)->priests, 5);
    assert_int_equal(player(1)->mana, 5);
    assert_int_equal(player(2)->mana, 3);
    assert_int_equal(player(3)->mana, 3);
}

static void v09_mask_treasure(void **state)
{
    (void)state;
    given_bare(3, "");
    set_display("FM01 uru taro mahi");
    goes("0 go forest; 0 take FM01");
    assert_int_equal(player(0)->pearls, 3);
    assert_int_equal(player(0)->masks[0], 1);
    given_bare(3, "");
    give_masks(0, "mt_mana");
    goes("0 go neighbours; 0 mask mt_mana; 0 mask mt_pearl");
    assert_int_equal(player(0)->masks[0], 1);
    assert_int_equal(player(0)->pearls, 0);
    assert_int_equal(player(0)->tattoo, 0);
    assert_int_equal(player(0)->mana, 0);
}

/* Uru-Taetae takes a good, a sacrifice brings it back. */
static void v11_prices(void **state)
{
    static const struct {
        int before, taken, returned;
    } price[] = { { 2, 3, 2 }, { 5, 5, 4 }, { 4, 5, 4 } };
    (void)state;
    for (size_t i = 0; i < sizeof price / sizeof *price; i++) {
        given_hand(3, "", "uru_taetae");
        set_level(MAHI, price[i].before);
        perform("uru_taetae");
        goes("0 good mahi; 0 pass");
        assert_int_equal(isle.level[MAHI], price[i].taken);
        goes("0 go marae; * die 4; 0 sacrifice mahi");
        assert_int_equal(isle.level[MAHI], price[i].returned);
    }
    given_bare(3, "");
    set_goods(0, 0, 0, 1, 0);
    set_level(MAHI, 1);
    goes("0 go marae; 0 sacrifice mahi");
    assert_int_equal(isle.level[MAHI], 1);
}

static void v14_helper_market(void **state)
{
    (void)state;
    given_bare(3, "");
    set_stock(0, 4, 0);
    set_stock(1, 4, 0);
    does(0, "go market");
    offers_all(0, "hire gatherer; hire trader; hire shaman; hire diver; pass");
    goes("0 hire gatherer; 0 hire diver");
    assert_int_equal(player(0)->pearls, 0);
    assert_int_equal(player(0)->ready[GATHERER], 1);
    assert_int_equal(player(0)->ready[DIVER], 1);
    assert_int_equal(isle.helpers[DIVER], 5);
    does(1, "hire diver");
    assert_int_equal(player(1)->pearls, 2);
    must_be_at(1, "choose_location"); /* no second one; seat 2 has no pearls */
}

static void v17_sale_below_the_marker(void **state)
{
    (void)state;
    given_bare(3, "");
    set_goods(0, 0, 1, 0, 0);
    set_level(TARO, 4);
    does(0, "go market");
    offers_all(0, "sell taro 1; sell taro 2; sell taro 3; sell taro 4; pass");
    does(0, "sell taro 2");
    assert_int_equal(player(0)->mana, 3);
    assert_int_equal(isle.level[TARO], 3);
    assert_int_equal(isle.goods[TARO], 2);
    assert_int_equal(player(0)->goods[TARO], 0);
}

static void v18_trader_and_top_sale(void **state)
{
    (void)state;
    given_bare(3, "");
    set_goods(0, 1, 0, 0, 0);
    set_helpers(0, TRADER, 2, 2);
    set_level(URU, 1);
    goes("0 go market; * die 4");
    refuses(0, "sell uru 5");
    does(0, "trader uru");
    assert_int_equal(isle.level[URU], 5);
    assert_int_equal(player(0)->ready[TRADER], 1);
    refuses(0, "trader taro");
    refuses(0, "trader mahi");
    does(0, "sell uru 5");
    assert_int_equal(player(0)->pearls, 6);
    assert_int_equal(isle.level[URU], 4);
}

static void v19_mahi_at_the_top(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T101 T102");
    set_goods(0, 0, 0, 1, 0);
    set_stock(0, 2, 0);
    set_level(MAHI, 5);
    goes("0 go market; 0 sell mahi 5");
    must_be_at(0, "choose_mission");
    offers_all(0, "mission T101; pass"); /* T102 costs 3 */
    does(0, "mission T101");
    assert_int_equal(owner_of("T101"), 0);
    assert_int_equal(player(0)->pearls, 0);
    assert_int_equal(isle.level[MAHI], 4);
}

static void v32_neighbours(void **state)
{
    (void)state;
    given_bare(3, "");
    give_masks(0, "mt_pearl");
    give_masks(1, "mt_mana");
    does(0, "go neighbours");
    offers_all(0, "mask mt_pearl; pass");
    does(0, "pass");
    does(1, "mask mt_mana");
    must_be_at(1, "neigh_take"); /* seat 0 passed, seat 2 has no mask */
    assert_true(offers(1, "mask mt_mana"));
    assert_string_equal(usual_of(1), "mask mt_mana");
    does(1, "mask mt_mana"); /* back again, and no treasure */
    assert_int_equal(player(1)->masks[1], 1);
    assert_int_equal(player(1)->mana, 0);
    assert_false(awaits(0, "neigh_take"));
    assert_false(awaits(2, "neigh_take"));
}

/* B is seat 0 and Kahuna, A is seat 1. */
static void v38_oyster_bank(void **state)
{
    (void)state;
    given_bare(3, "");
    set_helpers(0, DIVER, 2, 0);
    set_helpers(1, DIVER, 3, 1);
    does(0, "go oyster");
    must_be_at(VK_CHANCE, "roll_helper");
    luck("die 3");
    assert_int_equal(player(1)->pearls, 4);
    assert_int_equal(player(0)->pearls, 0);
    must_be_at(VK_CHANCE, "roll_oyster");
    luck("die 2");
    assert_int_equal(player(1)->pearls, 6);
    assert_int_equal(player(0)->pearls, 5);
    assert_int_equal(player(2)->pearls, 2);
}

static void v56_free_helper(void **state)
{
    (void)state;
    given_bare(3, "kahuna_helper_free=on");
    set_stock(1, 1, 0);
    does(0, "go market");
    must_be_at(0, "market_turn");
    does(0, "hire diver");
    assert_int_equal(player(0)->helpers[DIVER], 1);
    must_be_at(1, "choose_location"); /* no pearls for another; a non-Kahuna has no free one */
    given_bare(3, "kahuna_helper_free=on");
    set_stock(0, 2, 0);
    set_stock(1, 2, 0);
    goes("0 go market; 0 hire diver; 0 hire diver");
    assert_int_equal(player(0)->pearls, 0);
    assert_int_equal(player(0)->helpers[DIVER], 2);
    does(1, "hire diver");
    assert_int_equal(player(1)->pearls, 0);
}

/* ---- more of 2.9 and 4.5 to 4.7 ------------------------------------------------------------------ */

/* Every bonus of the price tracks, level by level (2.9). */
static void stalls_pay_what_the_table_says(void **state)
{
    static const struct {
        int good, level, pearls, mana, tattoos, priests;
        const char *then;
    } row[] = {
        { URU, 5, 6, 0, 0, 0, "" },
        { URU, 4, 4, 0, 0, 0, "" },
        { URU, 3, 0, 0, 0, 0, "reactivate" },
        { URU, 2, 2, 0, 0, 0, "" },
        { URU, 1, 1, 0, 0, 0, "" },
        { TARO, 5, 0, 8, 0, 0, "" },
        { TARO, 4, 0, 5, 0, 0, "" },
        { TARO, 3, 0, 0, 0, 0, "draw_ritual" },
        { TARO, 2, 0, 3, 0, 0, "" },
        { TARO, 1, 0, 1, 0, 0, "" },
        { MAHI, 5, 0, 0, 0, 0, "choose_mission" },
        { MAHI, 4, 4, 0, 0, 0, "" },
        { MAHI, 3, 0, 0, 0, 1, "" },
        { MAHI, 2, 0, 2, 0, 0, "" },
        { MAHI, 1, 1, 0, 0, 0, "" },
        { TIARE, 5, 0, 3, 1, 0, "" },
        { TIARE, 4, 0, 0, 1, 0, "" },
        { TIARE, 3, 0, 0, 0, 0, "reactivate" },
        { TIARE, 2, 2, 0, 0, 0, "" },
        { TIARE, 1, 0, 1, 0, 0, "" },
    };
    static const char *const words[] = { "uru", "taro", "mahi", "tiare" };
    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char text[40];
        int good = row[i].good;
        given_bare(3, "");
        lay_rows("T117 T116");
        set_goods(0, good == URU, good == TARO, good == MAHI, good == TIARE);
        set_helpers(0, DIVER, 1, 0);
        set_level(good, 5);
        does(0, "go market");
        snprintf(text, sizeof text, "sell %s %d", words[good], row[i].level);
        does(0, text);
        assert_int_equal(player(0)->pearls, row[i].pearls);
        assert_int_equal(player(0)->mana, row[i].mana);
        assert_int_equal(player(0)->tattoo, row[i].tattoos);
        assert_int_equal(player(0)->priests, row[i].priests);
        assert_int_equal(isle.level[good], 4);
        if (*row[i].then)
            must_be_at(strcmp(row[i].then, "draw_ritual") == 0 ? VK_CHANCE : 0, row[i].then);
    }
}

/* 4.7: sales and hires in any order, each at most twice for the Kahuna and once for the others. */
static void market_has_limits(void **state)
{
    (void)state;
    given_bare(3, "");
    set_goods(0, 0, 0, 0, 3);
    set_goods(1, 0, 0, 0, 2);
    set_stock(0, 8, 0);
    set_stock(1, 4, 0);
    does(0, "go market");
    goes("0 sell tiare 1; 0 hire diver; 0 sell tiare 1");
    refuses(0, "sell tiare 1");
    does(0, "hire gatherer");
    must_be_at(1, "market_turn");
    does(1, "hire shaman");
    refuses(1, "hire shaman");
    assert_true(offers(1, "sell tiare 1"));
    does(1, "sell tiare 1");
    must_be_at(1, "choose_location");
}

/* 4.5: the Kahuna sacrifices and draws twice, others once; no sacrifice after a draw. */
static void marae_has_limits(void **state)
{
    (void)state;
    given_bare(3, "");
    set_goods(0, 0, 0, 0, 3);
    set_goods(1, 0, 0, 0, 2);
    does(0, "go marae");
    goes("0 sacrifice tiare; 0 sacrifice tiare");
    refuses(0, "sacrifice tiare");
    does(0, "draw");
    does(0, "deck normal");
    draw_any(3);
    step_on();
    refuses(0, "sacrifice tiare");
    does(0, "pass");
    must_be_at(1, "marae_turn");
    does(1, "draw");
    draw_any(3);
    step_on(); /* raatira: no question of the deck; a sacrifice is too late, his turn is over */
    must_be_at(2, "marae_turn");
    assert_int_equal(player(1)->goods[TIARE], 2);
}

/* 4.5: the rank that a sacrifice brings counts for the draw: arioi draws five. */
static void marae_draws_by_the_new_rank(void **state)
{
    (void)state;
    given_bare(3, "");
    set_goods(0, 1, 0, 0, 0);
    set_tracks(0, 0, 4);
    goes("0 go marae; 0 sacrifice uru; 0 draw; 0 deck forbidden");
    draw_any(5);
    must_be_at(0, "ritual_keep");
}

/* Marae, helper A: the tattoo is a question at 8 only, and nothing at 9. */
static void shaman_roll_tattoos(void **state)
{
    (void)state;
    given_bare(4, "");
    for (int seat = 0; seat < 4; seat++) {
        set_helpers(seat, SHAMAN, 1, 0);
        set_tracks(seat, 0, seat == 0 ? 7 : seat == 1 ? 8 : seat == 2 ? 9 : 0);
    }
    set_helpers(3, SHAMAN, 0, 0);
    goes("0 go marae; * die 1");
    assert_int_equal(player(0)->tattoo, 8);
    must_be_at(1, "shaman_tattoo");
    offers_all(1, "yes; pass");
    assert_string_equal(usual_of(1), "yes");
    does(1, "pass");
    assert_int_equal(player(1)->tattoo, 8);
    assert_int_equal(player(2)->tattoo, 9);
    assert_int_equal(player(3)->tattoo, 0);
    must_be_at(0, "marae_turn");
}

/* 4.6: nobody pays for a priest beyond 12; the Kahuna's free one is lost there. */
static void path_ends_at_twelve(void **state)
{
    (void)state;
    given_bare(3, "");
    set_tracks(0, 10, 0);
    set_stock(0, 9, 0);
    set_tracks(1, 12, 0);
    set_stock(1, 9, 0);
    set_tracks(2, 10, 0);
    set_stock(2, 9, 0);
    does(0, "go path");
    offers_all(0, "train 0; train 1"); /* he has 11 by now */
    does(0, "train 1");
    assert_int_equal(player(0)->priests, 12);
    assert_int_equal(player(0)->mana, 12);
    assert_int_equal(player(1)->mana, 12); /* not asked */
    offers_all(2, "train 0; train 1; train 2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v01_marae),
        cmocka_unit_test(v02_path),
        cmocka_unit_test(v09_mask_treasure),
        cmocka_unit_test(v11_prices),
        cmocka_unit_test(v14_helper_market),
        cmocka_unit_test(v17_sale_below_the_marker),
        cmocka_unit_test(v18_trader_and_top_sale),
        cmocka_unit_test(v19_mahi_at_the_top),
        cmocka_unit_test(v32_neighbours),
        cmocka_unit_test(v38_oyster_bank),
        cmocka_unit_test(v56_free_helper),
        cmocka_unit_test(stalls_pay_what_the_table_says),
        cmocka_unit_test(market_has_limits),
        cmocka_unit_test(marae_has_limits),
        cmocka_unit_test(marae_draws_by_the_new_rank),
        cmocka_unit_test(shaman_roll_tattoos),
        cmocka_unit_test(path_ends_at_twelve),
    };
    return cmocka_run_group_tests_name("raiatea: locations", tests, NULL, NULL);
}
