/* test_explore.c - Explore: new and existing routes, boat tokens, cards 1.1 and 3.2 (4.3, 4.5). */
#include "../../support/polynesia_given.h"
#include <stdio.h>

static void t01_new_route(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    then_goods(0, 3, 3);
    then_route("ra04", "", "");

    when(0, "EXN ra04 shell");

    then_goods(0, 3, 0);
    assert_int_equal(now.boats_left[0], 14);
    then_route("ra04", "shell", "0");
    then_due(1, "choose_action");
}

static void t02_existing_route(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    when(0, "EXN ra04 shell");
    then_goods(1, 3, 3);
    assert_int_equal(poly_marker(&now), 3);

    when(1, "EXE ra04");

    then_goods(1, 3, 1);
    assert_int_equal(now.boats_left[1], 14);
    then_goods(0, 3, 2);
    assert_int_equal(now.boats_left[0], 14);
    then_route("ra04", "shell", "01");
    then_due(2, "choose_action");
}

static void t13_price_of_sharing(void **state)
{
    (void)state;
    for (int m = 3; m >= 1; m--) {
        given_game(4, "1.3 2.4 3.7");
        given_turn(0, m);
        given_route("ra18", "fish", "12");
        given_goods(1, 0, 0);
        given_goods(2, 5, 1);
        given_goods(0, 3, 20);
        refused(0, "EXE ra18");
        given_goods(0, 4, 0);
        when(0, "EXE ra18");
        then_goods(0, 0, 0);
        then_goods(1, 2, 0);
        then_goods(2, 7, 1);
        then_route("ra18", "fish", "012");
        assert_int_equal(now.boats_left[0], 14);
        then_due(1, "choose_action");
    }
}

static void t14_two_players(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    given_route("rb09", "fish", "1");
    given_goods(0, 20, 20);
    given_pieces(0, 8, "b03 1");
    given_pieces(1, 8, "b03 1");
    given_token("b02", "boat");
    refused(0, "EXE rb09");
    assert_int_equal(n_listed(0, "EXE"), 0);

    when(0, "TRV");
    assert_true(is_listed(0, "HOP b03 rb09 guide:1"));
    when(0, "HOP b00 rb02 neutral");
    then_due(0, "free_explore");
    assert_int_equal(n_listed(0, "FREE_OLD"), 0);
    refused(0, "FREE_OLD rb09");
    assert_int_equal(n_listed(0, "FREE_NEW"), 2 * 37);
    when(0, "FREE_SKIP");

    when(0, "HOP b03 rb09 guide:1");
    then_pieces(0, "b07", 1);
    then_pieces(1, "b07", 1);
    then_goods(0, 19, 20);
}

static void t15_no_double_boat(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_route("ra18", "fish", "0");
    given_goods(0, 20, 20);
    given_token("a02", "boat");
    refused(0, "EXN ra18 fish");
    refused(0, "EXN ra18 shell");
    refused(0, "EXE ra18");
    given_route("ra18", "fish", "01");
    refused(0, "EXN ra18 fish");
    refused(0, "EXE ra18");

    when(0, "TRV");
    when(0, "HOP a00 ra02 neutral");
    then_due(0, "free_explore");
    refused(0, "FREE_NEW ra18 fish");
    refused(0, "FREE_NEW ra18 shell");
    refused(0, "FREE_OLD ra18");
}

static void t16_neutral_routes(void **state)
{
    static const char *const goods[] = { "fish", "shell" };
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        char side = seats == 4 ? 'a' : 'b', text[40];
        given_game(seats, "1.3 2.4 3.7");
        given_goods(0, 20, 20);
        given_token(seats == 4 ? "a02" : "b02", "boat");
        for (int r = 1; r <= 3; r++) {
            for (int g = 0; g < 2; g++) {
                snprintf(text, sizeof text, "EXN r%c%02d %s", side, r, goods[g]);
                refused(0, text);
            }
            snprintf(text, sizeof text, "EXE r%c%02d", side, r);
            refused(0, text);
        }
        when(0, "TRV");
        when(0, seats == 4 ? "HOP a00 ra02 neutral" : "HOP b00 rb02 neutral");
        then_due(0, "free_explore");
        for (int r = 1; r <= 3; r++) {
            for (int g = 0; g < 2; g++) {
                snprintf(text, sizeof text, "FREE_NEW r%c%02d %s", side, r, goods[g]);
                refused(0, text);
            }
            snprintf(text, sizeof text, "FREE_OLD r%c%02d", side, r);
            refused(0, text);
        }
    }
}

static void t28_card_1_1_price(void **state)
{
    static const char *const samoa[] = { "EXN ra13 fish", "EXN ra21 fish", "EXN ra22 fish",
                                         "EXN ra23 fish", "EXN ra24 fish" };
    (void)state;
    for (int m = 3; m >= 1; m--) {
        given_game(4, "1.1 2.4 3.7");
        given_turn(0, m);
        given_goods(0, 2 * m - 1, 2 * m - 1); /* M = 3: 5 fish and 5 shells */
        refused(0, "EXN ra12 fish");
        refused(0, "EXN ra12 shell");
        given_goods(0, 7, 2 * m);
        when(0, "EXN ra12 shell");
        then_goods(0, 7, 0);
        then_route("ra12", "shell", "0");
        when(0, "BPOP_SKIP");

        then_due(1, "choose_action");
        given_goods(1, m, 0);
        for (int i = 0; i < 5; i++)
            assert_true(is_listed(1, samoa[i]));
        refused(1, "EXN ra20 fish");
        given_goods(1, m - 1, 0);
        for (int i = 0; i < 5; i++)
            refused(1, samoa[i]);
        given_goods(1, 2 * m, 0);
        assert_true(is_listed(1, "EXN ra20 fish"));
        when(1, "EXN ra13 fish");
        then_goods(1, m, 0);
        then_due(2, "choose_action");
        given_goods(2, 2 * m, 0);
        when(2, "EXN ra20 fish");
        then_goods(2, 0, 0);
        then_due(2, "populate_bonus");
    }
}

static void t29_card_1_1_bonus(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.7");
    given_goods(0, 6, 0);
    when(0, "EXN ra12 fish");
    then_due(0, "populate_bonus");
    then_home(0, 8);
    then_list(0, "BPOPV, BPOP_SKIP");
    when(0, "BPOPV");
    then_home(0, 5);
    then_pieces(0, "a00", 8);
    then_due(1, "choose_action");

    given_game(4, "1.1 2.4 3.7");
    given_goods(0, 6, 0);
    given_pieces(0, 0, "");
    when(0, "EXN ra12 fish");
    then_goods(0, 0, 0);
    then_due(1, "choose_action");
}

static void t37_card_3_2(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.2");
    given_route("ra18", "fish", "12");
    given_goods(0, 4, 0);
    given_goods(1, 0, 0);
    given_goods(2, 0, 0);
    assert_int_equal(now.turtle_supply, 10);
    when(0, "EXE ra18");
    assert_int_equal(now.turtle_tokens[0], 2);
    assert_int_equal(now.turtle_supply, 8);
    then_goods(1, 2, 0);
    then_goods(2, 2, 0);
    when(1, "FISH shell");
    when(2, "FISH shell");

    given_goods(3, 6, 0);
    when(3, "EXE ra18");
    then_goods(3, 0, 0);
    then_goods(0, 2, 0);
    then_goods(1, 4, 3);
    then_goods(2, 4, 3);
    assert_int_equal(now.turtle_tokens[3], 3);
    assert_int_equal(now.turtle_tokens[0], 2);
    assert_int_equal(now.turtle_tokens[1], 0);
    assert_int_equal(now.turtle_supply, 5);
}

static void t47_out_of_boats(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_boats_on_map(0, 15);
    given_route("ra40", "fish", "1");
    assert_int_equal(now.boats_left[0], 0);
    given_goods(0, 20, 20);
    given_token("a02", "boat");
    assert_int_equal(n_listed(0, "EXN"), 0);
    assert_int_equal(n_listed(0, "EXE"), 0);
    assert_int_equal(n_listed(0, "FISH"), 2);
    when(0, "TRV");
    when(0, "HOP a00 ra02 neutral");
    then_due(0, "travel_step");
    then_mp_left(2);
    assert_int_equal(now.token[island_at("a02")], VK_NONE);
}

static void t55_boat_token_and_cards(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.2");
    given_token("a02", "boat");
    given_route("ra18", "fish", "12");
    when(0, "TRV");
    when(0, "HOP a00 ra02 neutral");
    when(0, "FREE_OLD ra18");
    for (int seat = 0; seat < 4; seat++)
        then_goods(seat, 3, 3);
    assert_int_equal(now.turtle_tokens[0], 2);
    assert_int_equal(now.turtle_supply, 8);
    then_route("ra18", "fish", "012");
    assert_int_equal(now.boats_left[0], 14);
    assert_int_equal(now.token[island_at("a02")], VK_NONE);
    then_due(0, "travel_step");

    given_game(4, "1.1 2.4 3.7");
    given_token("a02", "boat");
    given_pieces(0, 0, "");
    when(0, "TRV");
    when(0, "HOP a00 ra02 neutral");
    when(0, "FREE_NEW ra12 fish");
    then_due(0, "travel_step");
    then_goods(0, 3, 3);
    when(0, "STOP");
    when(1, "EXN ra13 fish");
    then_goods(1, 0, 3);
    then_due(2, "choose_action");
}

/* A boat token is optional, and used at once or never. */
static void r08_07_boat_token_at_once_or_never(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_token("a02", "boat");
    when(0, "TRV");
    when(0, "HOP a00 ra02 neutral");
    assert_int_equal(n_listed(0, NULL), 101);
    when(0, "FREE_SKIP");
    assert_int_equal(now.boats_left[0], 15);
    assert_int_equal(now.token[island_at("a02")], VK_NONE);
    then_due(0, "travel_step");
    when(0, "HOP a00 ra02 neutral");
    then_due(0, "travel_step");
}

/* The marker of a free new route is of either kind and comes from the supply. */
static void r08_08_boat_token_costs_nothing(void **state)
{
    static const char *const goods[] = { "fish", "shell" };
    (void)state;
    for (int g = 0; g < 2; g++) {
        char text[40];
        given_game(4, "1.3 2.4 3.7");
        given_token("a02", "boat");
        given_goods(0, 0, 0);
        given_route("ra30", "shell", "3");
        when(0, "TRV");
        when(0, "HOP a00 ra02 neutral");
        assert_true(is_listed(0, "FREE_OLD ra30"));
        refused(0, "FREE_NEW ra30 fish");
        snprintf(text, sizeof text, "FREE_NEW ra18 %s", goods[g]);
        when(0, text);
        then_route("ra18", goods[g], "0");
        then_goods(0, 0, 0);
        assert_int_equal(now.boats_left[0], 14);
    }
    given_game(4, "1.3 2.4 3.7");
    given_token("a02", "boat");
    given_goods(0, 0, 0);
    given_route("ra30", "shell", "3");
    when(0, "TRV");
    when(0, "HOP a00 ra02 neutral");
    when(0, "FREE_OLD ra30");
    then_route("ra30", "shell", "03");
    then_goods(3, 3, 3);
}

/* A free first route of an archipelago grants the Populate, and uses the first place up. */
static void r08_09_boat_token_grants_the_populate(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.7");
    given_token("a02", "boat");
    given_goods(0, 0, 0);
    when(0, "TRV");
    when(0, "HOP a00 ra02 neutral");
    when(0, "FREE_NEW ra12 shell");
    then_due(0, "populate_bonus");
    then_list(0, "BPOPV, BPOPI a02, BPOP_SKIP");
    when(0, "BPOPI a02");
    then_home(0, 7);
    then_pieces(0, "a02", 2);
    then_due(0, "travel_step");
    then_mp_left(2);
}

static void r08_20_neutral_routes_are_nobodys(void **state)
{
    (void)state;
    given_game(4, "1.3 2.2 3.1");
    given_masks(0, 2);
    when(0, "TRV");
    then_list(0, "HOP a00 ra01 neutral, HOP a00 ra02 neutral, HOP a00 ra03 neutral");
    when(0, "HOP a00 ra01 neutral");
    assert_int_equal(now.turtle_supply, 10);
}

/* All payments for a route are of its marker's kind, which never changes. */
static void r08_21_marker_never_changes(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_route("ra18", "shell", "1");
    given_pieces(0, 8, "a07 1");
    given_pieces(1, 8, "a07 1");
    given_goods(0, 20, 0);
    refused(0, "EXE ra18");
    when(0, "TRV");
    assert_false(is_listed(0, "HOP a07 ra18 guide:1"));
    when(0, "HOP a00 ra01 neutral");
    when(0, "STOP");
    when(1, "FISH fish");
    given_goods(2, 3, 2);
    when(2, "EXE ra18");
    then_goods(2, 3, 0);
    then_route("ra18", "shell", "12");
}

/* One kind only, also at the double price. */
static void r08_23_no_mixed_payment(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_goods(0, 2, 2);
    assert_int_equal(n_listed(0, "EXN"), 0);
    given_goods(0, 3, 2);
    assert_int_equal(n_listed(0, "EXN"), 50);
    given_game(4, "1.1 2.4 3.7");
    given_goods(0, 5, 5);
    assert_int_equal(n_listed(0, "EXN"), 50);
    refused(0, "EXN ra28 fish");
    given_goods(0, 6, 5);
    assert_int_equal(n_listed(0, "EXN"), 75);
    assert_true(is_listed(0, "EXN ra28 fish"));
}

static void r08_24_inner_route_leads_to_its_archipelago(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.7");
    given_goods(0, 6, 0);
    when(0, "EXN ra21 fish");
    then_goods(0, 0, 0);
    then_due(0, "populate_bonus");
    when(0, "BPOP_SKIP");
    given_goods(1, 3, 0);
    assert_true(is_listed(1, "EXN ra12 fish"));
    when(1, "EXE ra21"); /* an existing route is never doubled and grants nothing */
    then_goods(1, 1, 0);
    then_goods(0, 2, 0);
    then_due(2, "choose_action");
}

/* A boat of anybody, on any route of the archipelago, ends its first place. */
static void r08_24_anybodys_boat_counts(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.7");
    given_route("ra24", "fish", "3");
    given_goods(0, 3, 0);
    assert_true(is_listed(0, "EXN ra12 fish"));
    refused(0, "EXN ra20 fish");
    when(0, "EXN ra12 fish");
    then_goods(0, 0, 0);
    then_due(1, "choose_action"); /* no Populate */
}

/* No way to renounce the Populate and pay the single price. */
static void r08_25_no_single_price(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.7");
    given_goods(0, 3, 3);
    refused(0, "EXN ra12 fish");
    refused(0, "EXN ra12 shell");
    assert_true(is_listed(0, "EXN ra04 fish"));
}

/* The supply of Turtle tokens ends; exploring goes on. */
static void r08_33_crowded_routes_while_supply_lasts(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.2");
    given_route("ra18", "fish", "123");
    given_goods(0, 6, 0);
    given_turtle_tokens(0, 4, 4, 1);
    when(0, "EXE ra18");
    assert_int_equal(now.turtle_tokens[0], 1);
    assert_int_equal(now.turtle_supply, 0);
    then_goods(0, 0, 0);
    given_route("ra30", "fish", "0");
    given_goods(1, 2, 0);
    when(1, "EXE ra30");
    assert_int_equal(now.turtle_tokens[1], 4);
}

/* Without boats all other actions stay open. */
static void r08_42_without_boats(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_boats_on_map(0, 15);
    given_pieces(0, 8, "a20 1");
    given_goods(0, 9, 9);
    then_list(0, "TRV, POPV, POPI a20, FISH fish, FISH shell");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t01_new_route),
        cmocka_unit_test(t02_existing_route),
        cmocka_unit_test(t13_price_of_sharing),
        cmocka_unit_test(t14_two_players),
        cmocka_unit_test(t15_no_double_boat),
        cmocka_unit_test(t16_neutral_routes),
        cmocka_unit_test(t28_card_1_1_price),
        cmocka_unit_test(t29_card_1_1_bonus),
        cmocka_unit_test(t37_card_3_2),
        cmocka_unit_test(t47_out_of_boats),
        cmocka_unit_test(t55_boat_token_and_cards),
        cmocka_unit_test(r08_07_boat_token_at_once_or_never),
        cmocka_unit_test(r08_08_boat_token_costs_nothing),
        cmocka_unit_test(r08_09_boat_token_grants_the_populate),
        cmocka_unit_test(r08_20_neutral_routes_are_nobodys),
        cmocka_unit_test(r08_21_marker_never_changes),
        cmocka_unit_test(r08_23_no_mixed_payment),
        cmocka_unit_test(r08_24_inner_route_leads_to_its_archipelago),
        cmocka_unit_test(r08_24_anybodys_boat_counts),
        cmocka_unit_test(r08_25_no_single_price),
        cmocka_unit_test(r08_33_crowded_routes_while_supply_lasts),
        cmocka_unit_test(r08_42_without_boats),
    };
    return cmocka_run_group_tests_name("polynesia explore", tests, NULL, NULL);
}
