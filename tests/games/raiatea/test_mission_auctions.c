/*
 * test_mission_auctions.c - To'o auctions (4.8): when a row is auctioned, who bids, who wins, where the
 * mana goes. Auctions of the Spirit and those that wait for act 6 are in test_ceremony_raising.c.
 */
#include "../../support/raiatea_given.h"

/* Seat 0 is Kahuna at the Neighbours and completes T102, the last tile of its row that is no auction. */
static void given_auction(const char *options, int mana_0, int mana_1, int mana_2)
{
    given_bare(3, options);
    lay_tile("T102", 2, 1);
    lay_tile("T121", 2, 2);
    lay_tile("T122", 1, 1);
    set_stock(0, 3, mana_0);
    set_stock(1, 0, mana_1);
    set_stock(2, 0, mana_2);
    does(0, "go neighbours");
    does(0, "mission T102");
}

static void all_pay_the_highest_wins(void **state)
{
    (void)state;
    given_auction("", 4, 5, 2);
    assert_true(was_told(VK_SPECTATOR, "auction_began - T121"));
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 7);
    offers_only(2, "bid 0; bid 1; bid 2");
    assert_string_equal(usual_of(2), "bid 0");
    goes("2 bid 1; 0 bid 3");
    assert_int_equal(player(0)->mana, 4); /* under seal */
    does(1, "bid 4");
    assert_int_equal(owner_of("T121"), 1);
    assert_int_equal(player(0)->mana, 1);
    assert_int_equal(player(1)->mana, 1);
    assert_int_equal(player(2)->mana, 1);
    assert_int_equal(isle.bag, 8);
    assert_true(was_told(VK_SPECTATOR, "auction_bid 0 T121 3 3"));
    assert_true(was_told(VK_SPECTATOR, "auction_won 1 T121"));
    assert_int_equal(isle.auction, VK_NONE);
    assert_int_equal(owner_of("T122"), TILE_STATUE); /* that row waits for act 6 */
    must_be_at(1, "choose_location");                /* the round goes on */
}

static void equal_bids_go_to_the_earlier(void **state)
{
    (void)state;
    given_auction("", 3, 3, 3);
    isle.order[0] = 2;
    isle.order[2] = 0;
    goes("0 bid 3; 1 bid 3; 2 bid 0");
    assert_int_equal(owner_of("T121"), 1);
    assert_int_equal(isle.bag, 6);
}

static void nothing_can_win(void **state)
{
    (void)state;
    given_auction("", 0, 0, 0);
    assert_int_equal(owner_of("T121"), 0); /* nobody is asked: first in the order */
    given_auction("", 1, 0, 1);
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 1u << 0 | 1u << 2);
    goes("0 bid 0; 2 bid 0");
    assert_int_equal(owner_of("T121"), 0);
    assert_int_equal(isle.bag, 0);
}

static void scarce_bids_are_lost(void **state)
{
    (void)state;
    given_auction("mana_scarcity=on", 4, 4, 4);
    goes("0 bid 1; 1 bid 2; 2 bid 3");
    assert_int_equal(isle.bag, 0);
    assert_int_equal(player(2)->mana, 1);
    assert_int_equal(owner_of("T121"), 2);
}

static void maui_helps_even_nothing(void **state)
{
    (void)state;
    given_auction("", 0, 1, 0);
    set_lasting(2, "maui");
    does(1, "bid 1");
    assert_int_equal(owner_of("T121"), 2);
    assert_int_equal(isle.bag, 1);
    assert_true(was_told(VK_SPECTATOR, "auction_bid 2 T121 0 2"));
    given_auction("", 0, 2, 2);
    set_lasting(2, "maui");
    goes("1 bid 2; 2 bid 0");
    assert_int_equal(owner_of("T121"), 1); /* 2 against 2: the order decides */
}

static void ruanuu_does_not_help(void **state)
{
    (void)state;
    given_auction("", 2, 2, 0);
    set_lasting(1, "ruanuu");
    goes("0 bid 1; 1 bid 1");
    assert_int_equal(owner_of("T121"), 0);
    assert_int_equal(player(1)->mana, 1);
}

static void two_tiles_are_two_auctions(void **state)
{
    (void)state;
    given_bare(5, "");
    lay_tile("T122", 4, 1);
    lay_tile("T101", 4, 2);
    lay_tile("T121", 4, 4);
    set_stock(0, 2, 5);
    set_stock(4, 0, 5);
    does(0, "go neighbours");
    does(0, "mission T101");
    assert_int_equal(isle.auction, tile_of("T122")); /* from the left */
    goes("0 bid 5; 4 bid 2");
    assert_int_equal(owner_of("T122"), 0);
    assert_int_equal(isle.auction, tile_of("T121"));
    assert_int_equal(vk_due(&raiatea_game, &isle).seats, 1u << 4); /* seat 0 has nothing left */
    offers_only(4, "bid 0; bid 1; bid 2; bid 3");
    does(4, "bid 1");
    assert_int_equal(owner_of("T121"), 4);
    assert_int_equal(isle.bag, 8);
}

static void other_tiles_hold_an_auction_up(void **state)
{
    (void)state;
    given_bare(4, "");
    lay_tile("T101", 3, 1);
    lay_tile("T121", 3, 2);
    lay_tile("T102", 3, 3);
    set_stock(0, 2, 5);
    does(0, "go neighbours");
    does(0, "mission T101");
    assert_int_equal(isle.auction, VK_NONE);
    assert_int_equal(owner_of("T121"), TILE_STATUE);
}

static void bids_stay_secret_until_all_are_ready(void **state)
{
    struct raia_state seen, other;
    (void)state;
    given_auction("", 4, 4, 4);
    other = isle;
    does(0, "bid 4");
    play(&raiatea_game, &other, 0, "bid 1");
    vk_view(&raiatea_game, &isle, 1, &seen);
    raia_conceal(&other, 1);
    assert_memory_equal(&seen, &other, sizeof seen);
    assert_true(was_told(1, "ready 0"));
}

static void bids_end_at_99(void **state)
{
    (void)state;
    given_auction("", 120, 0, 0);
    does(0, "bid 99");
    assert_int_equal(player(0)->mana, 21);
}

/* A row turned up with auctions alone waits, whatever happens in other rows (vector 26). */
static void opened_row_waits_for_the_next_ceremony(void **state)
{
    (void)state;
    given_bare(3, "");
    hold_ceremony(1);
    goes("0 pass; 1 pass");
    luck("tile T218"); /* row 1 has one space */
    while (awaits(VK_CHANCE, "reveal_tile"))
        step_on();
    must_be_at(0, "choose_location");
    assert_int_equal(isle.open_statues, 2);
    go_on_until(0, "dance_train"); /* usual answers: nobody completes anything */
    assert_int_equal(isle.ceremony, 2);
    assert_int_equal(owner_of("T218"), TILE_STATUE);
    set_stock(0, 0, 5);
    while (isle.act != 6)
        step_on();
    must_be_at(0, "auction_bid");
    assert_int_equal(isle.auction, tile_of("T218"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_pay_the_highest_wins),
        cmocka_unit_test(equal_bids_go_to_the_earlier),
        cmocka_unit_test(nothing_can_win),
        cmocka_unit_test(scarce_bids_are_lost),
        cmocka_unit_test(maui_helps_even_nothing),
        cmocka_unit_test(ruanuu_does_not_help),
        cmocka_unit_test(two_tiles_are_two_auctions),
        cmocka_unit_test(other_tiles_hold_an_auction_up),
        cmocka_unit_test(bids_stay_secret_until_all_are_ready),
        cmocka_unit_test(bids_end_at_99),
        cmocka_unit_test(opened_row_waits_for_the_next_ceremony),
    };
    return cmocka_run_group_tests_name("raiatea: auctions", tests, NULL, NULL);
}
