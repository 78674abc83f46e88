/* test_forest.c - vectors of section 9 about the forest: both passes, gatherers, the deck renewed. */
#include "../../support/raiatea_given.h"

static void v05_gatherer_b(void **state)
{
    (void)state;
    given_bare(3, "");
    set_display("FM01 uru taro diver");
    set_helpers(0, GATHERER, 1, 1);
    goes("0 go forest; * die 4; 0 gather; * reveal mahi");
    assert_int_equal(raia_display_size(&isle), 5);
    refuses(0, "gather");
    does(0, "take FM01");
    assert_int_equal(player(0)->masks[0], 1);
    must_be_at(0, "forest_extra");
    offers_all(0, "take uru; take taro; take mahi; pass"); /* goods alone */
    does(0, "take mahi");
    assert_int_equal(player(0)->goods[MAHI], 1);
    assert_int_equal(raia_display_size(&isle), 3);
    assert_int_equal(isle.level[MAHI], 2);
    assert_int_equal(player(0)->helpers[GATHERER], 1);
    assert_int_equal(player(0)->ready[GATHERER], 0);
}

/* Marie is seat 0, Arnaud seat 1. */
static void v06_gatherer_a(void **state)
{
    (void)state;
    given_bare(3, "");
    set_helpers(0, GATHERER, 3, 0);
    set_helpers(1, GATHERER, 1, 1);
    goes("0 go forest; * die 2");
    must_be_at(0, "choose_good");
    offers_all(0, "good uru; good taro; good mahi; good tiare; pass");
    assert_string_equal(usual_of(0), "pass");
    does(0, "good tiare");
    assert_int_equal(player(0)->goods[TIARE], 1);
    assert_int_equal(isle.goods[TIARE], 0);
    assert_int_equal(isle.level[TIARE], 3);
    must_be_at(0, "forest_pick"); /* Arnaud was not asked */
    assert_int_equal(player(1)->goods[TIARE], 0);
}

/* Takes the card and says who is next. */
static void takes(int seat, const char *card)
{
    char text[40];
    snprintf(text, sizeof text, "take %s", card);
    must_be_at(seat, "forest_pick");
    does(seat, text);
}

static void v16_forest_passes(void **state)
{
    (void)state;
    given_bare(4, "");
    goes("0 go oyster; * die 1");
    set_display("uru gatherer gatherer diver diver");
    does(1, "go forest");
    takes(1, "gatherer");
    takes(2, "gatherer");
    takes(3, "diver");
    assert_int_equal(isle.goods[URU], 1);
    takes(0, "diver");
    assert_int_equal(isle.goods[URU], 2);
    assert_int_equal(isle.level[URU], 1);
    assert_int_equal(raia_display_size(&isle), 0);
    goes("* reveal mirror; * reveal mirror; * reveal mirror; * reveal mirror; * reveal taro");
    takes(1, "mirror");
    takes(0, "mirror");
    takes(3, "mirror");
    takes(2, "mirror");
    must_be_at(2, "choose_location");
    assert_int_equal(raia_display_size(&isle), 1);
    assert_int_equal(isle.display[TARO], 1);
    assert_int_equal(isle.goods[TARO], 1); /* it stays until the end of the round */
}

static void v33_forest_deck_empty(void **state)
{
    (void)state;
    given_bare(3, "");
    set_display("FM01");
    set_helpers(0, GATHERER, 1, 1);
    set_goods_market(3, 1, 0, 2);
    empty_forest(2);
    goes("0 go forest; * die 4");
    if (awaits(2, "choose_good"))
        does(2, "pass"); /* who has all gatherers of the forest */
    does(0, "gather");
    must_be_at(VK_CHANCE, "reveal_forest");
    must_draw_of("reveal uru 2; reveal tiare 1");
    assert_int_equal(isle.goods[URU], 1);
    assert_int_equal(isle.goods[TARO], 1);
    assert_int_equal(isle.goods[MAHI], 0);
    assert_int_equal(isle.goods[TIARE], 1);
    for (int g = 0; g < N_GOODS; g++)
        assert_int_equal(isle.level[g], 2);
    assert_true(was_told(VK_SPECTATOR, "forest_renewed - 3"));
    luck("reveal tiare");
    must_be_at(0, "forest_pick");
}

/* If the market has no second good either, a gatherer cannot be used and the display stays short. */
static void nothing_is_left_to_reveal(void **state)
{
    (void)state;
    given_bare(3, "");
    set_display("mahi");
    set_helpers(0, GATHERER, 1, 1);
    set_goods_market(1, 1, 0, 1);
    empty_forest(2);
    goes("0 go forest; * die 4");
    decline_until(0, "forest_pick");
    offers_all(0, "take mahi; pass");
    does(0, "take mahi");
    decline_until(1, "choose_location"); /* no card was turned up for a second pass */
    assert_int_equal(raia_display_size(&isle), 0);
}

/* Toa-Hiti in C1: the display is one card short in A2. */
static void v62_toa_hiti_and_the_forest(void **state)
{
    (void)state;
    given_bare(3, "");
    set_display("uru uru taro mahi");
    set_hand(0, "toa_hiti");
    isle.bag = 5;
    hold_ceremony(1);
    goes("0 ritual toa_hiti; 0 done; 0 pass; 1 pass");
    must_be_at(0, "choose_display");
    does(0, "take mahi");
    assert_int_equal(player(0)->goods[MAHI], 1);
    assert_int_equal(isle.level[MAHI], 2);
    assert_int_equal(raia_display_size(&isle), 3);
    decline_until(0, "choose_location");
    assert_int_equal(isle.space, 3);
    does(0, "go forest");
    takes(0, "uru");
    takes(1, "uru");
    takes(2, "taro");
    for (int i = 0; i < 4; i++)
        luck("reveal mahi");
    must_be_at(0, "forest_pick");
    for (int g = 0; g < N_GOODS; g++)
        assert_int_equal(isle.goods[g], 1); /* nothing was left for the market */
}

/* 4.5: a pass ends a pick with a gatherer without the extra card. */
static void pass_after_gathering_ends_the_pick(void **state)
{
    (void)state;
    given_bare(3, "");
    set_helpers(0, GATHERER, 2, 2);
    goes("0 go forest; * die 4; 0 gather; * reveal mahi");
    refuses(0, "gather"); /* one a pick, though another is ready */
    does(0, "pass");
    must_be_at(1, "forest_pick");
    assert_int_equal(player(0)->ready[GATHERER], 1);
    goes("1 pass; 2 pass; * reveal uru; * reveal uru; * reveal uru; * reveal uru");
    must_be_at(0, "forest_pick");
    assert_true(offers(0, "gather")); /* another gatherer in the second pass */
}

/* 4.5: the usual answer is the first card; with an empty display it is to pass. */
static void usual_answers_of_the_forest(void **state)
{
    (void)state;
    given_bare(3, "");
    set_display("taro diver FM05 mirror");
    does(0, "go forest");
    assert_string_equal(usual_of(0), "take taro");
    given_bare(3, "");
    set_display("");
    set_helpers(0, GATHERER, 1, 1);
    goes("0 go forest; * die 4");
    must_be_at(0, "forest_pick");
    offers_all(0, "gather; pass");
    assert_string_equal(usual_of(0), "pass");
}

/* 4.4: at the end of a round the display goes to the markets, goods with the price rule. */
static void round_ends_with_a_new_display(void **state)
{
    (void)state;
    given_bare(3, "");
    goes("0 go oyster; * die 1; 1 go neighbours; 2 go marae; 2 pass; 0 pass");
    set_display("uru diver FM01 mirror");
    does(1, "pass");
    assert_int_equal(isle.goods[URU], 2);
    assert_int_equal(isle.level[URU], 1);
    assert_int_equal(isle.helpers[DIVER], 7);
    assert_int_equal(isle.masks[0], 2);
    assert_int_equal(isle.masks[MIRROR], 1);
    assert_int_equal(isle.start, 1);
    for (int i = 0; i < 4; i++)
        luck("reveal mahi");
    assert_int_equal(isle.space, 2);
    assert_int_equal(isle.taken, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v05_gatherer_b),
        cmocka_unit_test(v06_gatherer_a),
        cmocka_unit_test(v16_forest_passes),
        cmocka_unit_test(v33_forest_deck_empty),
        cmocka_unit_test(nothing_is_left_to_reveal),
        cmocka_unit_test(v62_toa_hiti_and_the_forest),
        cmocka_unit_test(pass_after_gathering_ends_the_pick),
        cmocka_unit_test(usual_answers_of_the_forest),
        cmocka_unit_test(round_ends_with_a_new_display),
    };
    return cmocka_run_group_tests_name("raiatea: forest", tests, NULL, NULL);
}
