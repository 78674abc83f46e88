/* test_populate.c - Populate and Fish; card 3.3 and the Populate granted by card 1.1 (4.3, 4.7, 4.8). */
#include "../../support/polynesia_given.h"

static void t17_populate_few_pieces(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_pieces(0, 2, "");
    when(0, "POPV");
    then_home(0, 0);
    then_pieces(0, "a00", 13);
    given_turn(0, 2);
    assert_int_equal(n_listed(0, "POPV"), 0);
    assert_int_equal(n_listed(0, "POPI"), 0);
    refused(0, "POPV");

    given_game(4, "1.3 2.4 3.7");
    given_pieces(0, 1, "");
    when(0, "POPV");
    then_home(0, 0);
    then_pieces(0, "a00", 13);
}

static void t18_populate_targets(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_pieces(0, 8, "a05 1, a13 1");
    assert_true(is_listed(0, "POPI a05"));
    assert_true(is_listed(0, "POPI a13"));
    refused(0, "POPI a00");
    refused(0, "POPI a07");
    assert_int_equal(n_listed(0, "POPI"), 2);
    when(0, "POPI a13");
    then_home(0, 7);
    then_pieces(0, "a13", 2);
    then_due(1, "choose_action");
}

static void t19_fish(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_turn(0, 2);
    given_goods(0, 1, 4);
    when(0, "FISH shell");
    then_goods(0, 1, 6);
    given_turn(0, 1);
    when(0, "FISH fish");
    then_goods(0, 2, 6);
}

static void t38_card_3_3(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.3");
    given_pieces(0, 4, "a05 1");
    given_goods(0, 3, 2);
    when(0, "POPI a05");
    then_due(0, "extra_settler");
    then_list(0, "EXTRA fish, EXTRA_SKIP");
    when(0, "EXTRA fish");
    then_home(0, 2);
    then_pieces(0, "a05", 2);
    then_pieces(0, "a00", 9);
    then_goods(0, 0, 2);
    then_due(1, "choose_action");

    given_game(4, "1.3 2.4 3.3"); /* home 1 before the Populate */
    given_pieces(0, 1, "a05 1");
    given_goods(0, 3, 2);
    when(0, "POPI a05");
    then_due(1, "choose_action");

    given_game(4, "1.3 2.4 3.3"); /* 2 fish and 2 shells */
    given_pieces(0, 4, "a05 1");
    given_goods(0, 2, 2);
    when(0, "POPI a05");
    then_due(1, "choose_action");

    given_game(4, "1.3 2.4 3.3"); /* 6 fish: once */
    given_pieces(0, 4, "a05 1");
    given_goods(0, 6, 0);
    when(0, "POPI a05");
    when(0, "EXTRA fish");
    then_goods(0, 3, 0);
    then_home(0, 2);
    then_due(1, "choose_action");
}

static void t60_card_3_3_after_a_bonus_and_after_nothing(void **state)
{
    (void)state;
    for (int skips = 1; skips >= 0; skips--) {
        given_game(4, "1.1 2.4 3.3");
        given_turn(0, 1);
        given_pieces(0, 4, "");
        given_goods(0, 5, 0);
        when(0, "EXN ra12 fish");
        then_goods(0, 3, 0);
        then_due(0, "populate_bonus");
        when(0, skips ? "BPOP_SKIP" : "BPOPV");
        if (skips) {
            then_due(1, "choose_action");
            then_home(0, 4);
        }
    }
    then_home(0, 1);
    then_goods(0, 3, 0);
    then_due(0, "extra_settler");
    then_list(0, "EXTRA fish, EXTRA_SKIP");
    when(0, "EXTRA fish");
    then_home(0, 0);
    then_goods(0, 0, 0);
    then_due(1, "choose_action");
}

/* Populate cannot reach an island with a token: nobody is there yet. */
static void r08_05_no_token_by_populate(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.7");
    given_token("a13", "turtle");
    given_goods(0, 6, 0);
    refused(0, "POPI a13");
    when(0, "EXN ra12 fish");
    refused(0, "BPOPI a13");
    when(0, "BPOPV");
    assert_int_equal(now.token[island_at("a13")], FACE_TURTLE);
}

static void r08_11_three_pieces_not_up_to_three(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    when(0, "POPV");
    then_home(0, 5);
    then_pieces(0, "a00", 8);
    given_pieces(1, 3, "");
    when(1, "POPV");
    then_home(1, 0);
}

/* Near islands take settlers; the volcano needs no piece on it. */
static void r08_12_near_islands_and_an_empty_volcano(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_pieces(0, 8, "a01 2, a05 3");
    then_pieces(0, "a00", 0);
    assert_true(is_listed(0, "POPI a01"));
    refused(0, "POPI a00");
    when(0, "POPV");
    then_pieces(0, "a00", 3);
    then_home(0, 5);
    given_pieces(1, 8, "a01 1");
    when(1, "POPI a01");
    then_pieces(1, "a01", 2);
    then_home(1, 7);
}

/* The Populate of card 1.1 has the same targets as the action. */
static void r08_12_bonus_has_the_same_targets(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.7");
    given_pieces(0, 8, "a01 2, a05 1");
    given_goods(0, 6, 0);
    when(0, "EXN ra12 fish");
    then_list(0, "BPOPV, BPOPI a01, BPOPI a05, BPOP_SKIP");
    when(0, "BPOPI a05");
    then_pieces(0, "a05", 2);
    then_home(0, 7);
    then_due(1, "choose_action");
}

/* The extra settler is paid to the supply and goes to the volcano wherever the action was. */
static void r08_34_extra_settler_is_paid_to_the_supply(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.3");
    when(0, "POPV");
    then_list(0, "EXTRA fish, EXTRA shell, EXTRA_SKIP");
    when(0, "EXTRA shell");
    then_goods(0, 3, 0);
    then_home(0, 4);
    then_pieces(0, "a00", 9);
    for (int seat = 1; seat < 4; seat++)
        then_goods(seat, 3, 3);
    when(1, "FISH fish"); /* no Populate, no settler */
    then_due(2, "choose_action");
    when(2, "POPV");
    when(2, "EXTRA_SKIP");
    then_goods(2, 3, 3);
    then_home(2, 5);
    then_due(3, "choose_action");
}

/* The supply of fish and shells has no end. */
static void r08_40_goods_have_no_limit(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    for (int seat = 0; seat < 4; seat++)
        given_goods(seat, 300, 30);
    when(0, "FISH fish");
    then_goods(0, 303, 30);
    when(1, "FISH shell");
    then_goods(1, 300, 33);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t17_populate_few_pieces),
        cmocka_unit_test(t18_populate_targets),
        cmocka_unit_test(t19_fish),
        cmocka_unit_test(t38_card_3_3),
        cmocka_unit_test(t60_card_3_3_after_a_bonus_and_after_nothing),
        cmocka_unit_test(r08_05_no_token_by_populate),
        cmocka_unit_test(r08_11_three_pieces_not_up_to_three),
        cmocka_unit_test(r08_12_near_islands_and_an_empty_volcano),
        cmocka_unit_test(r08_12_bonus_has_the_same_targets),
        cmocka_unit_test(r08_34_extra_settler_is_paid_to_the_supply),
        cmocka_unit_test(r08_40_goods_have_no_limit),
    };
    return cmocka_run_group_tests_name("polynesia populate", tests, NULL, NULL);
}
