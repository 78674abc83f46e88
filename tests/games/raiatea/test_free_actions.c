/*
 * test_free_actions.c - vectors of section 9 about shamans, traders, mirrors, the Tahua bonus and who
 * is asked because of them (4.2, 4.3).
 */
#include "../../support/raiatea_given.h"

static void v07_shaman(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "rua_hatu");
    set_helpers(0, SHAMAN, 1, 1);
    set_tracks(0, 4, 0);
    set_stock(0, 0, 2);
    assert_true(offers(0, "shaman rua_hatu"));
    does(0, "shaman rua_hatu");
    assert_int_equal(player(0)->pearls, 3);
    assert_int_equal(player(0)->mana, 2);
    assert_int_equal(player(0)->ready[SHAMAN], 0);
    assert_int_equal(n_open("rua_hatu"), 1);
    assert_int_equal(raia_known_hand(&isle, 0), 0);
    must_be_at(0, "choose_location");
    given_bare(3, "");
    set_hand(0, "rua_hatu");
    set_helpers(0, SHAMAN, 1, 1);
    set_tracks(0, 3, 0); /* a priest short */
    refuses(0, "shaman rua_hatu");
}

static void v23_shaman_chain(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "raa roroo");
    set_helpers(0, SHAMAN, 2, 2);
    set_tracks(0, 5, 0);
    set_stock(0, 2, 0);
    refuses(0, "shaman roroo");
    does(0, "shaman raa");
    must_be_at(0, "train");
    does(0, "train 1");
    assert_int_equal(player(0)->priests, 6);
    assert_int_equal(player(0)->mana, 6);
    does(0, "shaman roroo");
    assert_int_equal(player(0)->priests, 8);
    assert_int_equal(player(0)->ready[SHAMAN], 0);
}

static void v24_tahua(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "papa_rai_5 rua_hatu");
    set_tracks(0, 0, 8);
    set_goods(0, 0, 1, 1, 0);
    goes("0 go marae; 0 sacrifice taro");
    assert_int_equal(player(0)->tattoo, 9);
    must_be_at(0, "tahua_ritual");
    offers_all(0, "ritual papa_rai_5; ritual rua_hatu; pass");
    assert_string_equal(usual_of(0), "pass");
    does(0, "ritual papa_rai_5");
    assert_int_equal(raia_lasting(player(0), R_papa_rai_5), 1);
    assert_int_equal(points_of(0, PART_PAPA_RAI), 5);
    must_be_at(0, "marae_turn");
    does(0, "sacrifice mahi");
    assert_int_equal(player(0)->tattoo, 9);
    must_be_at(0, "marae_turn"); /* no second bonus, though a ritual is in hand */
}

static void v28_mirror(void **state)
{
    (void)state;
    given_bare(3, "");
    give_masks(0, "mt_mana mirror");
    set_display("FM02 uru taro mahi");
    open_statues(2);
    set_won(0, "T106 T218");
    does(0, "mirror mt_mana");
    assert_int_equal(raia_pairs(player(0), 1), 1);
    refuses(0, "mirror mt_mana");
    goes("0 go forest; 0 take FM02");
    assert_int_equal(raia_pairs(player(0), 1), 1);
    assert_int_equal(raia_unpaired(player(0), 1), 1);
    assert_int_equal(points_of(0, PART_TOO_PAIRS), 2); /* a tile of kind mana and an auction */
}

/* Amendment 2: it may be used again in the same turn. */
static void v47_shaman_made_ready(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "tipa rua_hatu");
    set_helpers(0, SHAMAN, 1, 1);
    set_tracks(0, 4, 0);
    set_stock(0, 2, 0);
    goes("0 go market; 0 shaman tipa");
    must_be_at(0, "reactivate");
    does(0, "helper shaman");
    assert_int_equal(player(0)->ready[SHAMAN], 1);
    must_be_at(0, "market_turn");
    assert_true(offers(0, "shaman rua_hatu"));
}

/* Seat 1 is Kahuna of the Path, seat 0 is not. */
static void v53_who_is_asked(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "tohu"); /* cost 5 */
    set_helpers(0, SHAMAN, 1, 1);
    set_tracks(0, 2, 0);
    goes("0 go neighbours; 0 pass; 0 pass; 1 go path");
    must_be_at(0, "path_turn");
    offers_all(0, "train 0");
    does(0, "train 0");
    assert_int_equal(player(0)->mana, 2);
    given_bare(3, "");
    set_hand(0, "tohu");
    set_tracks(0, 2, 0);
    goes("0 go neighbours; 1 go path");
    must_be_at(2, "choose_location");
    assert_int_equal(player(0)->mana, 2);
}

/* Seat 1 is not Kahuna; what he draws may be played at once. */
static void v55_late_free_action(void **state)
{
    (void)state;
    given_bare(3, "");
    set_helpers(1, SHAMAN, 1, 1);
    set_tracks(1, 2, 0);
    goes("0 go marae; * die 4; 0 pass; 1 draw; * draws moe; * draws oro_paa; * draws maui");
    does(1, "keep moe"); /* cost 2 */
    must_be_at(1, "marae_turn");
    offers_all(1, "pass; shaman moe");
}

/* ---- more of 4.3 --------------------------------------------------------------------------------- */

/* A trader who was just hired may be used; one a turn; no kind whose price is at the top. */
static void hired_trader_works_at_once(void **state)
{
    (void)state;
    given_bare(3, "");
    set_stock(0, 4, 0);
    set_level(MAHI, 5);
    goes("0 go market; 0 hire trader; 0 hire trader");
    offers_all(0, "pass; trader uru; trader taro; trader tiare");
    does(0, "trader tiare");
    assert_int_equal(isle.level[TIARE], 5);
    must_be_at(1, "choose_location"); /* the second one has to wait: nothing is left to do */
    assert_int_equal(player(0)->ready[TRADER], 1);
}

/* For the Kahuna the turn begins with choose_location and goes on in his location. */
static void own_turn_of_the_kahuna_is_one(void **state)
{
    (void)state;
    given_bare(3, "");
    set_helpers(0, TRADER, 2, 2);
    set_goods(0, 1, 0, 0, 0);
    does(0, "trader uru");
    refuses(0, "trader taro");
    goes("0 go market; * die 4");
    refuses(0, "trader taro");
    does(0, "pass");
    does(1, "go path"); /* another location: another turn */
    must_be_at(0, "path_turn");
    assert_true(offers(0, "trader taro"));
}

/* As many rituals as shamans are ready, one after the other. */
static void shamans_are_used_one_by_one(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "roo roo rua_hatu");
    set_helpers(0, SHAMAN, 2, 2);
    set_tracks(0, 12, 0);
    goes("0 shaman roo; 0 shaman roo");
    assert_int_equal(player(0)->mana, 8);
    refuses(0, "shaman rua_hatu");
}

/* Mirrors: not with a mirror, not with a linked mask; half of a natural pair is legal. */
static void mirrors_link_masks_for_good(void **state)
{
    (void)state;
    given_bare(3, "");
    give_masks(0, "mt_pearl mt_pearl mc_red mirror mirror");
    assert_true(offers(0, "mirror mt_pearl"));
    assert_true(offers(0, "mirror mc_red"));
    refuses(0, "mirror mirror");
    does(0, "mirror mt_pearl");
    assert_int_equal(raia_pairs(player(0), 0), 1);
    assert_int_equal(raia_unpaired(player(0), 0), 1); /* the natural pair is broken */
    does(0, "mirror mt_pearl");
    assert_int_equal(raia_pairs(player(0), 0), 2);
    does(0, "go neighbours");
    offers_all(0, "mask mc_red; pass"); /* linked cards are never given away */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v07_shaman),
        cmocka_unit_test(v23_shaman_chain),
        cmocka_unit_test(v24_tahua),
        cmocka_unit_test(v28_mirror),
        cmocka_unit_test(v47_shaman_made_ready),
        cmocka_unit_test(v53_who_is_asked),
        cmocka_unit_test(v55_late_free_action),
        cmocka_unit_test(hired_trader_works_at_once),
        cmocka_unit_test(own_turn_of_the_kahuna_is_one),
        cmocka_unit_test(shamans_are_used_one_by_one),
        cmocka_unit_test(mirrors_link_masks_for_good),
    };
    return cmocka_run_group_tests_name("raiatea: free actions", tests, NULL, NULL);
}
