/*
 * test_ceremony_raising.c - act 6 (4.9): circuits, second missions, auctions that waited; and what the
 * Spirit of two players does in all ceremonies (7.5).
 */
#include "../../support/raiatea_given.h"

/* ---- circuits ----------------------------------------------------------------------------------- */

static void act_ends_after_a_circuit_of_passes(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_tile("T101", 2, 1);
    lay_tile("T102", 3, 1);
    lay_tile("T104", 4, 1);
    set_stock(0, 2, 0);
    set_stock(1, 3, 0);
    hold_ceremony(1);
    goes("0 train 0; 1 train 0; 0 pass; 1 pass");
    offers_only(0, "mission T101; pass");
    assert_string_equal(usual_of(0), "pass");
    does(0, "mission T101");
    offers_only(1, "mission T102; pass"); /* without a diver seat 0 is through */
    goes("1 pass; 2 pass");
    goes("0 pass; 1 mission T102; 2 pass"); /* who passed may act in the next circuit */
    must_be_at(0, "too_turn");
    goes("0 pass; 1 pass; 2 pass");
    assert_int_equal(isle.act, 0);
    must_be_at(VK_CHANCE, "reveal_tile");
    assert_int_equal(owner_of("T101"), 0);
    assert_int_equal(owner_of("T102"), 1);
    assert_int_equal(owner_of("T104"), TILE_STATUE);
}

static void turns_follow_the_new_order(void **state)
{
    (void)state;
    given_bare(4, "");
    lay_tile("T101", 2, 1);
    set_stock(2, 0, 2);
    set_stock(3, 0, 2);
    hold_ceremony(1);
    goes("2 bid 1; 3 bid 2; 3 pass; 2 pass; 0 pass");
    must_be_in_order("3201");
    goes("3 pass; 2 pass; 0 pass; 1 pass");
    assert_int_equal(isle.act, 0);
}

static void nobody_has_a_turn_without_tiles(void **state)
{
    (void)state;
    given_bare(3, "");
    hold_ceremony(1);
    goes("0 pass; 1 pass");
    assert_int_equal(isle.act, 0);
}

static void free_actions_alone_prolong_nothing(void **state)
{
    (void)state;
    given_bare(3, "");
    set_helpers(0, TRADER, 1, 1);
    give_masks(1, "mirror mt_pearl");
    hold_ceremony(1);
    goes("0 pass; 1 pass");
    must_be_at(0, "too_turn"); /* no tile, but a trader */
    offers_only(0, "pass; trader uru; trader taro; trader mahi; trader tiare");
    does(0, "trader uru");
    must_be_at(1, "too_turn"); /* the trader is used: the turn is over */
    does(1, "mirror mt_pearl");
    assert_int_equal(isle.act, 0);
}

/* ---- second missions ------------------------------------------------------------------------------ */

static void lay_three(void)
{
    static const char *const beside[] = { "T110", "T111", "T112" };
    static const char *const tiles[] = { "T101", "T102", "T104" };
    for (int i = 0; i < 3; i++) {
        lay_tile(tiles[i], 2 + i, 1);
        lay_tile(beside[i], 2 + i, 2);
    }
}

static void diver_brings_a_second_never_a_third(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_three();
    set_stock(0, 9, 0);
    set_helpers(0, DIVER, 2, 2);
    hold_act_6(1);
    does(0, "mission T101");
    assert_int_equal(player(0)->ready[DIVER], 2);
    must_be_at(0, "too_turn");
    does(0, "mission T102");
    assert_true(was_told(VK_SPECTATOR, "helper_used 0 diver"));
    assert_int_equal(player(0)->ready[DIVER], 1);
    must_be_at(1, "too_turn");
    goes("1 pass; 2 pass");
    does(0, "mission T104"); /* the second diver may serve a later turn */
    assert_int_equal(player(0)->ready[DIVER], 1);
    assert_int_equal(player(0)->pearls, 0);
    must_be_at(0, "too_turn");
}

static void used_diver_brings_nothing(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_three();
    set_stock(0, 9, 0);
    set_helpers(0, DIVER, 1, 0);
    hold_act_6(1);
    does(0, "mission T101");
    must_be_at(1, "too_turn");
}

static void tu_nui_spares_the_diver(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_three();
    set_stock(0, 9, 0);
    set_helpers(0, DIVER, 1, 1);
    set_lasting(0, "tu_nui");
    set_lasting(0, "tu_nui");
    hold_act_6(1);
    goes("0 mission T101; 0 mission T102");
    assert_int_equal(player(0)->ready[DIVER], 1);
    must_be_at(1, "too_turn");
    given_bare(3, "");
    lay_three();
    set_stock(0, 9, 0);
    set_lasting(0, "tu_nui");
    hold_act_6(1);
    goes("0 mission T101; 0 mission T102");
    assert_int_equal(player(0)->pearls, 4);
    must_be_at(1, "too_turn");
}

static void mission_of_a_ritual_does_not_count(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_three();
    set_stock(0, 9, 0);
    set_hand(0, "te_fatu");
    isle.player[0].priests = 5;
    set_helpers(0, SHAMAN, 1, 1);
    set_helpers(0, DIVER, 1, 1);
    hold_act_6(1);
    goes("0 shaman te_fatu; 0 mission T101");
    goes("0 mission T102; 0 mission T104");
    assert_int_equal(player(0)->pearls, 0);
    assert_int_equal(player(0)->ready[DIVER], 0);
    must_be_at(1, "too_turn"); /* a further mission is illegal */
}

/* ---- auctions that waited --------------------------------------------------------------------------- */

static void rows_of_auctions_come_first(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_tile("T219", 1, 1);
    lay_tile("T122", 3, 2);
    lay_tile("T121", 3, 1);
    lay_tile("T101", 4, 1);
    set_stock(1, 0, 9);
    hold_ceremony(2);
    goes("1 pass; 1 bid 0; 0 pass; 1 pass");
    must_be_at(1, "auction_bid");
    assert_int_equal(isle.auction, tile_of("T121")); /* statue, row, column */
    does(1, "bid 1");
    assert_int_equal(isle.auction, tile_of("T122"));
    does(1, "bid 0");
    assert_int_equal(owner_of("T122"), 0); /* all bid nothing: the first in the order */
    assert_int_equal(isle.auction, tile_of("T219"));
    does(1, "bid 8");
    assert_int_equal(owner_of("T121"), 1);
    assert_int_equal(owner_of("T219"), 1);
    assert_int_equal(isle.auction, VK_NONE);
    assert_int_equal(isle.bag, 9);
    must_be_at(0, "too_turn");
}

/* ---- the Spirit: act 4 -------------------------------------------------------------------------------- */

static void spirit_offers_by_the_die(void **state)
{
    (void)state;
    given_bare(2, "");
    set_stock(0, 0, 7);
    set_stock(1, 0, 5);
    isle.order[0] = 0;
    isle.order[1] = RAIA_SPIRIT;
    isle.order[2] = 1;
    hold_ceremony(2);
    goes("0 pass; 1 pass; 1 bid 5; 0 bid 7");
    must_be_at(VK_CHANCE, "roll_spirit");
    does(VK_CHANCE, "die 3"); /* 3 + 2 x 2: equal to seat 0, who was before it */
    assert_true(was_told(VK_SPECTATOR, "spirit_rolled"));
    must_be_in_order("0S1");
    assert_int_equal(isle.bag, 19);
    assert_int_equal(isle.offer[RAIA_SPIRIT], 7);
    does(0, "reward good");
    does(0, "pass");
    must_be_at(VK_CHANCE, "spirit_reward");
    assert_legal(&raiatea_game, &isle, VK_CHANCE, "reward tattoo; reward pearls");
    luck("reward tattoo");
    assert_true(was_told(VK_SPECTATOR, "reward_gone"));
    assert_int_equal(isle.act, 0); /* seat 1 gets none; there are no rituals and no tiles */
    assert_int_equal(player(1)->pearls, 0);
}

static void spirit_first_takes_one_of_three(void **state)
{
    (void)state;
    given_bare(2, "");
    set_stock(0, 0, 2);
    set_stock(1, 0, 3);
    hold_ceremony(1);
    goes("1 pass; 0 bid 2; 1 bid 3; * die 4");
    must_be_in_order("S10");
    assert_int_equal(isle.bag, 11);
    assert_legal(&raiatea_game, &isle, VK_CHANCE, "reward tattoo; reward good; reward pearls");
    luck("reward good");
    offers_only(1, "reward tattoo; reward pearls; pass");
    does(1, "reward pearls");
    assert_int_equal(player(1)->pearls, 2);
    assert_int_equal(isle.act, 0);
}

static void spirit_last_removes_nothing(void **state)
{
    (void)state;
    given_bare(2, "");
    set_stock(0, 0, 4);
    set_stock(1, 0, 4);
    hold_ceremony(1);
    goes("0 pass; 1 pass; 0 bid 4; 1 bid 3; * die 1");
    must_be_in_order("01S");
    does(0, "reward tattoo");
    offers_only(1, "reward good; reward pearls; pass");
    does(1, "pass");
    assert_int_equal(isle.act, 0);
}

static void spirit_offers_even_if_nobody_can(void **state)
{
    (void)state;
    given_bare(2, "mana_scarcity=on");
    hold_ceremony(3);
    must_be_at(VK_CHANCE, "roll_spirit");
    luck("die 1");
    assert_int_equal(isle.bag, 7);
    must_be_in_order("S01");
}

static void hina_counts_the_spirit(void **state)
{
    (void)state;
    given_bare(2, "");
    set_hand(0, "hina");
    hold_ceremony(1);
    goes("0 ritual hina; 0 done; * die 1; * reward good; 0 pass");
    assert_int_equal(isle.bag, 3 - 1 + 18);
}

/* ---- the Spirit: auctions and tiles ----------------------------------------------------------------------- */

static void given_spirit_auction(const char *options, const char *tile)
{
    given_bare(2, options);
    lay_tile(tile, 1, 1);
    set_stock(0, 0, 9);
    set_stock(1, 0, 9);
    hold_ceremony(3);
    goes("0 pass; 1 pass; 0 bid 0; 1 bid 0; * die 1; * reward good; 0 pass");
    must_be_in_order("S01");
    isle.bag = 0;
    must_be_at(0, "auction_bid");
}

static void spirit_bids_die_and_points(void **state)
{
    (void)state;
    given_spirit_auction("", "T318");
    goes("0 bid 5; 1 bid 4");
    must_be_at(VK_CHANCE, "roll_spirit");
    assert_int_equal(isle.bids[0], 5); /* open already */
    luck("die 2");                     /* 2 + 3: equal, and the Spirit is first */
    assert_int_equal(owner_of("T318"), TILE_GONE);
    assert_true(was_told(VK_SPECTATOR, "tile_gone"));
    assert_int_equal(isle.bag, 14);
    assert_int_equal(player(0)->mana, 4);
    assert_int_equal(player(1)->mana, 5);
}

static void spirit_can_be_outbid(void **state)
{
    (void)state;
    given_spirit_auction("mana_scarcity=on", "T218");
    goes("1 bid 4; 0 bid 3; * die 1"); /* 1 + 2 */
    assert_int_equal(owner_of("T218"), 1);
    assert_int_equal(isle.bag, 0);
    assert_int_equal(player(1)->mana, 5);
    assert_true(isle.h.over);
}

static void spirit_takes_a_tile_after_a_mission(void **state)
{
    (void)state;
    given_bare(2, "");
    lay_tile("T101", 2, 1);
    lay_tile("T105", 3, 1);
    lay_tile("T201", 2, 1);
    lay_tile("T218", 2, 2);
    lay_tile("T205", 3, 1);
    set_stock(0, 2, 0);
    hold_ceremony(2);
    goes("0 train 0; * die 1; * reward good; 0 pass");
    goes("0 mission T101; 1 pass");
    must_be_at(VK_CHANCE, "spirit_tile");
    assert_legal(&raiatea_game, &isle, VK_CHANCE, "tile T201; tile T205"); /* the highest statue */
    luck("tile T201");
    assert_int_equal(owner_of("T201"), TILE_GONE);
    must_be_at(VK_CHANCE, "roll_spirit"); /* the row is left with an auction; nobody has mana */
    luck("die 1");
    assert_int_equal(owner_of("T218"), TILE_GONE);
    goes("0 pass; 1 pass"); /* the Spirit's tile is no reason for a further circuit */
    assert_int_equal(isle.act, 0);
    assert_int_equal(owner_of("T205"), TILE_STATUE);
}

static void spirit_goes_down_the_statues(void **state)
{
    (void)state;
    given_bare(2, "");
    lay_tile("T101", 2, 1);
    lay_tile("T106", 3, 1);
    lay_tile("T201", 2, 1);
    set_stock(0, 7, 0);
    hold_ceremony(3); /* statue 3 is empty */
    goes("0 train 0; * die 1; * reward good; 0 pass");
    goes("0 mission T201; 1 pass");
    assert_legal(&raiatea_game, &isle, VK_CHANCE, "tile T101; tile T106");
    luck("tile T106");
    does(0, "mission T101"); /* no tile is left, for seat 1 nor for the Spirit */
    assert_true(isle.h.over);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(act_ends_after_a_circuit_of_passes),
        cmocka_unit_test(turns_follow_the_new_order),
        cmocka_unit_test(nobody_has_a_turn_without_tiles),
        cmocka_unit_test(free_actions_alone_prolong_nothing),
        cmocka_unit_test(diver_brings_a_second_never_a_third),
        cmocka_unit_test(used_diver_brings_nothing),
        cmocka_unit_test(tu_nui_spares_the_diver),
        cmocka_unit_test(mission_of_a_ritual_does_not_count),
        cmocka_unit_test(rows_of_auctions_come_first),
        cmocka_unit_test(spirit_offers_by_the_die),
        cmocka_unit_test(spirit_first_takes_one_of_three),
        cmocka_unit_test(spirit_last_removes_nothing),
        cmocka_unit_test(spirit_offers_even_if_nobody_can),
        cmocka_unit_test(hina_counts_the_spirit),
        cmocka_unit_test(spirit_bids_die_and_points),
        cmocka_unit_test(spirit_can_be_outbid),
        cmocka_unit_test(spirit_takes_a_tile_after_a_mission),
        cmocka_unit_test(spirit_goes_down_the_statues),
    };
    return cmocka_run_group_tests_name("raiatea: act 6", tests, NULL, NULL);
}
