/* test_rounds.c - rules of 4.2, 4.7 and 4.9 that neither a vector nor a ruling shows: terms and diplomats,
 * ports built by ships, discoveries of one icon, redraws of turn zero, the steps of a deal, usual answers. */
#include "../../support/archipelago_given.h"

/* ---- consent ---- */

/* Another controls the region: terms are gone, also when the first one is back. */
static void terms_end_with_another_controller(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0), y = lay("oldwood", 4, 5, 0);
    raise_building("town", x, "A");
    stand(0, x, "town");
    stand(1, x, "A");
    stand(2, x, "A");
    does(0, "terms %d", x);
    does(0, "price 1");
    does(0, "migrate");
    does(0, "pick %d", who(0, x, "town"));
    does(0, "move %d A", x);
    does(0, "stop");
    assert_int_equal(colony.region[x].terms, 1); /* they sleep: nobody else controls it */
    begin_round(1);
    does(1, "migrate");
    does(1, "pick %d", who(1, x, "A"));
    does(1, "move %d town", x);
    does(1, "stop");
    assert_int_equal(colony.region[x].terms, VK_NONE);
    begin_round(2);
    may_not(2, "harvest fruit");
    assert_int_equal(count_units(0, y, NULL, false), 0);
}

/* The diplomat's florin or the terms, whichever is cheaper. */
static void diplomat_and_terms(void **state)
{
    (void)state;
    for (int price = 0; price <= 3; price += 3) {
        given_colony(3, "");
        int x = lay("palm_beach", 5, 5, 0);
        raise_building("town", x, "A");
        stand(1, x, "town");
        stand(0, x, "A");
        own(0, "diplomat");
        begin_round(1);
        does(1, "terms %d", x);
        does(1, "price %d", price);
        begin_round(0);
        does(0, "use_card diplomat");
        does(0, "visit %d", x);
        does(0, "harvest fruit");
        does(0, "deploy %d 1 %d", x, who(0, x, "A"));
        has_florins(0, price == 0 ? 10 : 9);
        has_florins(1, price == 0 ? 10 : 11);
    }
}

/* A permit is for an active unit that is there; and only in a round. */
static void permits_need_an_active_unit(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    stand(1, x, "town");
    stand_as(0, x, "A", REBEL);
    set_cubes(0, FISH, 1);
    does(0, "deal 1");
    does(0, "no_money");
    can(0, "give fish");
    assert_int_equal(n_ways(0, "want_permit"), 0);
    given_colony(3, "");
    x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    raise_building("temple", x, "A");
    stand(0, x, "temple");
    stand(1, x, "town");
    set_cubes(0, FISH, 1);
    set_back("B45"); /* wood 5, fish 2 */
    enter_phase(4);
    does(1, "pledge 0");
    does(0, "stand_free %d", who(1, x, "town")); /* all stand: the crisis is over */
    must_ask(0, "crisis_export_turn");
    does(0, "deal 1");
    does(0, "no_money");
    assert_int_equal(n_ways(0, "want_permit"), 0); /* not in a crisis */
    does(0, "give fish");
    does(0, "propose");
    does(1, "reject");
    must_ask(0, "crisis_export_turn");
    assert_int_equal(n_ways(0, "deal"), 2); /* a refused one does not count */
    does(0, "done");
    must_ask(1, "crisis_export_turn");
    assert_int_equal(n_ways(1, "deal"), 2);
}

/* ---- construction ---- */

static void ports_need_sea_and_land(void **state)
{
    (void)state;
    given_colony(3, "");
    set_cubes(0, STONE, 1);
    set_cubes(0, FISH, 1);
    int x = lay("oldwood", 5, 5, 0);
    stand(0, x, "A");
    moor(0, 0, "sea");
    may_not(0, "build"); /* no sea there, no land here */
    int y = lay("twin_shores", -5, -5, 0);
    moor(0, y, "sea");
    does(0, "build");
    may_only(0, "port");
    does(0, "port");
    may_only(0, "by 11 A; by 11 B"); /* the ship chooses the shore */
    does(0, "by 11 B");
    assert_int_equal(colony.region[y].building[PORT], PART_B);
    assert_int_equal(count_units(0, y, "port", true), 1);
    assert_int_equal(colony.unit[boat(0, y, "port")].flags, BY_WORK);
    has_florins(0, 8);
}

/* Four ships a colour. */
static void ships_are_limited(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    stand(0, x, "A");
    set_cubes(0, WOOD, 2);
    for (int k = 0; k < 3; k++)
        moor(0, 0, "sea");
    does(0, "build");
    does(0, "ship");
    does(0, "by 0 A");
    assert_int_equal(colony.unit[who(0, x, "A")].flags, 0); /* the builder is not engaged */
    has_cubes(0, WOOD, 1);
    has_florins(0, 9);
    begin_round(0);
    may_not(0, "build");
}

/* ---- discovery ---- */

/* native_plains has one icon: what goes to the market is not there for the player. */
static void one_icon(void **state)
{
    (void)state;
    for (int full = 0; full < 2; full++) {
        given_colony(3, "");
        int x = lay("palm_beach", 1, 0, 3); /* PPPSSS: plain towards the north west */
        stand(0, x, "A");
        show_top("native_plains");
        set_market(DOMESTIC, CATTLE, full ? 9 : 1);
        does(0, "explore");
        does(0, "keep");
        does(0, "place 1 -1 b4"); /* SPPPPP turned four times: sea in the south west */
        does(0, "send %d", who(0, x, "A"));
        if (!full)
            does(0, "market_cube cattle");
        must_ask(VK_CHANCE, "region_top");
        has_cubes(0, CATTLE, 0);
        assert_int_equal(colony.market[DOMESTIC][CATTLE], full ? 9 : 2);
        assert_int_equal(colony.sur, 4);
    }
}

/* ---- turn zero ---- */

/*
 * The map of vector 57 with its fourth region put there by us, so that two players are left: the first of
 * them is dealt what is not the other's, 3 + 3 + 3 + 2 hexes, and the other his three.
 */
static void redraws_leave_the_deal_of_later_players(void **state)
{
    static const int first[9] = { 3, 1, 2, 8, 4, 5, 19, 6, 7 };
    static const char *const faces[] = { "iron_ridge", "fruit_terraces", "native_plains" };
    static const int rots[] = { 2, 5, 5 };
    (void)state;
    start_game(&archipelago_game, &colony, 5, "");
    for (int seat = 0; seat < 4; seat++)
        luck("starts %d", seat);
    for (int seat = 0; seat < 3; seat++) {
        for (int k = 0; k < 3; k++)
            luck("hex %d", first[3 * seat + k]);
        does(seat, "choose %s", faces[seat]);
        does(seat, "put %d %d", seat, rots[seat]);
        while (!asks(VK_CHANCE, "tz_deal"))
            go_on();
    }
    arch_put_region(&colony, -1, 0, region_face("strait_of_kings"), 0, NULL);
    for (int n = 0; n < 11; n++) {
        must_ask(VK_CHANCE, "tz_deal");
        go_on();
    }
    must_ask(3, "tz_guest");
    assert_string_equal(usual_answer(3), "visit 1");
    does(3, "visit 1");
    for (int n = 0; n < 3; n++) {
        must_ask(VK_CHANCE, "tz_deal");
        go_on();
    }
    must_ask(4, "tz_guest");
}

/* ---- deals ---- */

static void items_come_in_their_order(void **state)
{
    (void)state;
    given_colony(3, "");
    for (int seat = 0; seat < 2; seat++) {
        set_cubes(seat, FRUIT, 1);
        set_cubes(seat, IRON, 1);
    }
    own(0, "king");
    own(1, "pope");
    does(0, "deal 1");
    assert_string_equal(usual_answer(0), "no_money");
    does(0, "no_money");
    may_only(0, "give fruit; give iron; want fruit; want cattle; want fish; want wood; want stone; "
                "want iron; want token; give_card king; want_card pope; withdraw");
    assert_string_equal(usual_answer(0), "withdraw"); /* nothing to propose yet */
    does(0, "give iron");
    may_only(0, "want fruit; want cattle; want fish; want wood; want stone; want iron; want token; "
                "give_card king; want_card pope; propose; withdraw");
    assert_string_equal(usual_answer(0), "propose");
    does(0, "want iron");
    may_only(0, "want iron; want token; give_card king; want_card pope; propose; withdraw");
    does(0, "want_card pope");
    may_only(0, "propose; withdraw");
    does(0, "propose");
    does(1, "accept");
    assert_int_equal(colony.card_at[C_pope], 0);
    has_cubes(0, IRON, 1);
}

static void twelve_items_are_enough(void **state)
{
    (void)state;
    given_colony(3, "");
    set_cubes(0, FISH, 13);
    does(0, "deal 1");
    does(0, "ask 5");
    for (int k = 0; k < 12; k++)
        does(0, "give fish");
    may_only(0, "propose; withdraw");
    does(0, "propose");
    does(1, "accept");
    has_cubes(1, FISH, 12);
    has_florins(0, 15);
}

/* Whoever has nothing may ask, and be asked. */
static void deals_of_money_alone(void **state)
{
    (void)state;
    given_colony(3, "");
    set_florins(0, 0);
    set_florins(1, 2);
    does(0, "deal 1");
    assert_int_equal(n_ways(0, "offer"), 0);
    does(0, "ask 2");
    can(0, "propose");
    given_colony(3, "");
    set_florins(0, 0);
    set_florins(1, 0);
    can(0, "deal 1");
    can(0, "deal 2");
}

/* ---- rounds ---- */

/* One action, one card and one port or market a round, in any order. */
static void three_parts_of_a_round(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    crowd(2, 9);
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("port", x, "A");
    raise_building("market", x, "A");
    stand(0, x, "port");
    stand(0, x, "market");
    own(0, "agitator");
    own(0, "amphitheatre");
    set_cubes(0, FISH, 3);
    does(0, "use_market %d", x);
    does(0, "sell domestic fish");
    assert_string_equal(usual_answer(0), "stop");
    does(0, "stop");
    may_not(0, "use_port %d", x);
    does(0, "use_card agitator");
    may_not(0, "use_card amphitheatre");
    does(0, "tax");
    may_only(0, "end_round");
    does(0, "end_round");
    assert_int_equal(colony.player[0].has_passed, 0);
    must_ask(1, "round_menu");
}

/* Of equal units and equal icons only the lowest is offered. */
static void equal_things_are_offered_once(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0); /* fish, two fruits */
    raise_building("market", x, "A");
    stand(0, x, "A");
    stand(0, x, "A");
    stand(0, x, "market");
    does(0, "harvest fruit");
    may_only(0, "deploy 1 1 0; deploy 1 1 2");
    does(0, "deploy 1 1 0");
    may_only(0, "deploy 1 2 1; deploy 1 2 2; stop");
    assert_string_equal(usual_answer(0), "stop");
    does(0, "deploy 1 2 2");
    must_ask(0, "round_menu"); /* no icon is left: it ends by itself */
    has_cubes(0, FRUIT, 2);
}

/* Two cubes by the doubler, or what the bank has. */
static void harvest_of_the_last_cube(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    stand(0, x, "A");
    set_cubes(1, FRUIT, 13);
    own(0, "plantation");
    does(0, "use_card plantation");
    does(0, "harvest fruit");
    does(0, "deploy 1 1 0");
    must_ask(0, "round_menu");
    has_cubes(0, FRUIT, 1);
    assert_int_equal(colony.supply[FRUIT], 0);
    stand(0, x, "A");
    begin_round(0);
    may_not(0, "harvest fruit"); /* the bank has none */
}

/* 4.8.1: discs come back, florins of the wheel go to the bank, services are over. */
static void phase_6_clears_the_wheel(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("palm_beach", 5, 5, 0);
    crowd(2, 3);
    raise_building("port", x, "A");
    moor(0, x, "port");
    set_cubes(0, FISH, 1);
    int bank = colony.bank;
    does(0, "use_port %d", x);
    does(0, "sell export fish");
    does(0, "stop");
    does(0, "tax");
    enter_phase(6);
    assert_int_equal(colony.wheel, 0);
    assert_int_equal(colony.bank, bank + 1 - 5 - 1);
    assert_int_equal(colony.player[0].ready, 3);
    assert_int_equal(colony.region[x].used, 0);
    assert_int_equal(colony.unit[boat(0, x, "port")].flags, BY_SERVICE); /* until phase 1 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(terms_end_with_another_controller),
        cmocka_unit_test(diplomat_and_terms),
        cmocka_unit_test(permits_need_an_active_unit),
        cmocka_unit_test(ports_need_sea_and_land),
        cmocka_unit_test(ships_are_limited),
        cmocka_unit_test(one_icon),
        cmocka_unit_test(redraws_leave_the_deal_of_later_players),
        cmocka_unit_test(items_come_in_their_order),
        cmocka_unit_test(twelve_items_are_enough),
        cmocka_unit_test(deals_of_money_alone),
        cmocka_unit_test(three_parts_of_a_round),
        cmocka_unit_test(equal_things_are_offered_once),
        cmocka_unit_test(harvest_of_the_last_cube),
        cmocka_unit_test(phase_6_clears_the_wheel),
    };
    return cmocka_run_group_tests_name("archipelago: rounds and deals", tests, NULL, NULL);
}
