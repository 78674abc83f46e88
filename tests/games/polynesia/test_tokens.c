/* test_tokens.c - what an arrival takes: island tokens, masks under each card, Turtle tokens of card
 * 1.2, and effects that nest (4.4 to 4.8). */
#include "../../support/polynesia_given.h"

static void t30_card_1_2(void **state)
{
    (void)state;
    given_game(4, "1.2 2.4 3.7");
    given_turn(0, 1);
    given_route("ra16", "fish", "1");
    given_route("ra28", "fish", "1");
    given_pieces(0, 8, "a06 1");
    given_pieces(1, 8, "a06 1");
    given_token("a12", "mask");
    given_token("a19", "fish");
    given_goods(0, 1, 0);
    assert_int_equal(now.lagoon, 0xF);

    when(0, "TRV");
    when(0, "HOP a06 ra16 guide:1");
    assert_int_equal(now.turtle_tokens[0], 1);
    assert_int_equal(now.masks[0], 1);
    assert_int_equal(now.turtle_tokens[1], 0);
    assert_int_equal(now.masks[1], 0);
    then_pieces(1, "a12", 1);
    assert_int_equal(now.lagoon, 0xF & ~(1 << TUAMOTU));
    assert_int_equal(now.token[island_at("a12")], VK_NONE);

    then_due(1, "choose_action");
    when(1, "TRV");
    when(1, "HOP a12 ra28 own");
    then_pieces(1, "a19", 1);
    assert_int_equal(now.turtle_tokens[1], 0);
    assert_int_equal(now.goods_tokens[1][G_FISH], 1);
    assert_int_equal(now.token[island_at("a19")], VK_NONE);
    assert_int_equal(now.lagoon, 0xF & ~(1 << TUAMOTU));
}

/* P0 with its own boat to a12, where a mask lies; a06 holds the piece that goes there. */
static void given_mask_ahead(const char *cards, int m, int home)
{
    given_game(4, cards);
    given_turn(0, m);
    given_route("ra16", "fish", "0");
    given_pieces(0, home, "a06 1");
    given_token("a12", "mask");
}

static void t32_card_2_1(void **state)
{
    (void)state;
    given_mask_ahead("1.3 2.1 3.7", 1, 8);
    given_goods(0, 2, 2);
    given_goods(1, 1, 3);
    given_goods(2, 1, 1);
    given_goods(3, 1, 0);
    when(0, "TRV");
    when(0, "HOP a06 ra16 own");
    then_due(0, "mask_boon");
    then_list(0, "MASK_GAIN fish, MASK_GAIN shell, MASK_CURSE fish, MASK_CURSE shell");
    when(0, "MASK_CURSE shell");
    then_goods(0, 2, 2);
    then_goods(1, 1, 1);
    then_goods(2, 1, 0);
    then_goods(3, 1, 0);
    assert_int_equal(now.masks[0], 0);
    then_due(1, "choose_action");

    given_mask_ahead("1.3 2.1 3.7", 1, 8);
    given_goods(0, 2, 2);
    given_goods(1, 4, 4);
    when(0, "TRV");
    when(0, "HOP a06 ra16 own");
    when(0, "MASK_GAIN fish");
    then_goods(0, 4, 2);
    then_goods(1, 4, 4);
    assert_int_equal(now.masks[0], 0);
}

static void t34_card_2_3(void **state)
{
    (void)state;
    given_game(4, "1.3 2.3 3.7");
    given_route("ra19", "fish", "0");
    given_pieces(0, 4, "a07 1");
    given_token("a14", "mask");
    when(0, "TRV");
    when(0, "HOP a07 ra19 own");
    then_home(0, 3);
    then_pieces(0, "a14", 2);
    assert_int_equal(now.masks[0], 0);
    assert_int_equal(now.token[island_at("a14")], VK_NONE);
    then_due(0, "travel_step");
    then_mp_left(2);
    when(0, "HOP a14 ra19 own"); /* both of them sail on */
    when(0, "HOP a14 ra19 own");
    then_pieces(0, "a14", 0);
    then_pieces(0, "a07", 2);

    given_game(4, "1.3 2.3 3.7");
    given_route("ra19", "fish", "0");
    given_pieces(0, 0, "a07 1");
    given_token("a14", "mask");
    when(0, "TRV");
    when(0, "HOP a07 ra19 own");
    then_home(0, 0);
    then_pieces(0, "a14", 1);
    assert_int_equal(now.masks[0], 0);
    assert_int_equal(now.token[island_at("a14")], VK_NONE);
}

static void t39_nested_effects(void **state)
{
    (void)state;
    given_game(3, "1.1 2.4 3.3");
    given_turn(0, 2);
    given_route("rb14", "fish", "0");
    given_pieces(0, 4, "b06 1");
    given_goods(0, 3, 0);
    given_token("b10", "boat");
    int boats_left = now.boats_left[0], on_volcano = now.pieces[0][0];

    when(0, "TRV");
    when(0, "HOP b06 rb14 own");
    then_due(0, "free_explore");
    when(0, "FREE_NEW rb11 shell");
    then_due(0, "populate_bonus");
    when(0, "BPOPI b10");
    then_due(0, "extra_settler");
    when(0, "EXTRA fish");

    assert_int_equal(now.boats_left[0], boats_left - 1);
    then_route("rb11", "shell", "0");
    then_home(0, 2);
    then_pieces(0, "b10", 2);
    then_pieces(0, "b00", on_volcano + 1);
    then_goods(0, 0, 0);
    then_due(0, "travel_step");
    then_mp_left(1);
}

static void t57_card_2_3_is_no_populate(void **state)
{
    (void)state;
    given_mask_ahead("1.3 2.3 3.3", 2, 4);
    given_goods(0, 3, 0);
    when(0, "TRV");
    when(0, "HOP a06 ra16 own");
    then_home(0, 3);
    then_due(0, "travel_step");
    then_goods(0, 3, 0);
}

static void t61_curse_with_two_kinds(void **state)
{
    (void)state;
    given_mask_ahead("1.3 2.1 3.7", 1, 8);
    given_goods(0, 1, 1);
    given_goods(1, 3, 1);
    given_goods(2, 0, 0);
    given_goods(3, 0, 0);
    when(0, "TRV");
    when(0, "HOP a06 ra16 own");
    when(0, "MASK_CURSE fish");
    then_goods(0, 1, 1);
    then_goods(1, 1, 1);
    then_goods(2, 0, 0);
    then_goods(3, 0, 0);
}

static void t64_goods_tokens(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_turn(0, 1);
    given_route("ra16", "fish", "0"); /* a12 itself produces fish */
    given_pieces(0, 8, "a06 1");
    given_token("a12", "shell");
    given_goods(0, 0, 0);
    when(0, "TRV");
    when(0, "HOP a06 ra16 own");
    assert_int_equal(now.goods_tokens[0][G_SHELL], 1);
    assert_int_equal(now.goods_tokens[0][G_FISH], 0);
    then_goods(0, 0, 0);
    for (int round = 1; round <= 4; round++) {
        given_stone_awaited();
        given_goods(0, 0, 0);
        chance("STONE red");
        when((round - 1) % 4, "DECLINE fish");
        then_goods(0, 1, 1);
    }

    given_game(4, "1.3 2.4 3.7");
    given_turn(0, 1);
    given_route("ra13", "fish", "0"); /* a10 itself produces shells */
    given_pieces(0, 8, "a05 1");
    given_token("a10", "fish");
    given_goods(0, 0, 0);
    when(0, "TRV");
    when(0, "HOP a05 ra13 own");
    assert_int_equal(now.goods_tokens[0][G_FISH], 1);
    then_goods(0, 0, 0);
    given_stone_awaited();
    given_goods(0, 0, 0);
    chance("STONE red");
    when(0, "DECLINE fish");
    then_goods(0, 1, 1);
}

/* A token is taken whether one likes it or not: one mask costs a point under card 2.4. */
static void r08_04_taking_is_mandatory(void **state)
{
    (void)state;
    given_mask_ahead("1.3 2.4 3.7", 2, 8);
    when(0, "TRV");
    when(0, "HOP a06 ra16 own");
    then_due(0, "travel_step");
    assert_int_equal(now.masks[0], 1);
    assert_int_equal(now.token[island_at("a12")], VK_NONE);
    assert_int_equal(score_part(0, PART_CARD_2), -1);
}

/* Turtle tokens of card 1.2 wait for the first arrival on either island; one may take several. */
static void r08_26_several_lagoons(void **state)
{
    (void)state;
    given_game(4, "1.2 2.4 3.7");
    given_route("ra13", "fish", "0");
    given_route("ra16", "fish", "0");
    given_route("ra21", "fish", "0");
    given_pieces(0, 8, "a05 1, a06 1");
    when(0, "TRV");
    when(0, "HOP a05 ra13 own");
    assert_int_equal(now.turtle_tokens[0], 1);
    when(0, "HOP a06 ra16 own");
    assert_int_equal(now.turtle_tokens[0], 2);
    when(0, "HOP a10 ra21 own"); /* the other island of Samoa */
    assert_int_equal(now.turtle_tokens[0], 2);
    assert_int_equal(now.lagoon, 1 << COOK | 1 << MARQUESAS);
}

/* Under cards 2.2, 2.5 and 2.6 a mask is kept, too. */
static void r08_31_masks_are_kept(void **state)
{
    static const char *const cards[] = { "1.3 2.2 3.7", "1.3 2.4 3.7", "1.3 2.5 3.7",
                                         "1.3 2.6 3.7" };
    (void)state;
    for (int i = 0; i < 4; i++) {
        given_mask_ahead(cards[i], 1, 8);
        when(0, "TRV");
        when(0, "HOP a06 ra16 own");
        assert_int_equal(now.masks[0], 1);
        then_due(1, "choose_action");
    }
}

/* A boat of a boat token serves in the rest of the same Travel. */
static void r08_45_new_boat_serves_at_once(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_turn(0, 2);
    given_token("a13", "boat");
    given_route("ra18", "fish", "0");
    given_pieces(0, 8, "a07 5");
    when(0, "TRV");
    when(0, "HOP a07 ra18 own");
    when(0, "FREE_NEW ra30 shell");
    when(0, "HOP a13 ra30 own");
    then_pieces(0, "a20", 1);
    then_due(1, "choose_action");
}

/* A hop that spends the last point still resolves what it opened. */
static void r08_45_last_point_resolves_its_token(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.3");
    given_turn(0, 1);
    given_token("a02", "boat");
    when(0, "TRV");
    when(0, "HOP a00 ra02 neutral");
    then_due(0, "free_explore");
    when(0, "FREE_NEW ra12 fish");
    then_due(0, "populate_bonus");
    when(0, "BPOPV");
    then_due(0, "extra_settler");
    when(0, "EXTRA_SKIP");
    then_due(1, "choose_action");
}

static void r08_46_curse_on_goods_that_nobody_owns(void **state)
{
    (void)state;
    given_mask_ahead("1.3 2.1 3.7", 1, 8);
    for (int seat = 0; seat < 4; seat++)
        given_goods(seat, 0, 2);
    when(0, "TRV");
    when(0, "HOP a06 ra16 own");
    when(0, "MASK_CURSE fish");
    for (int seat = 0; seat < 4; seat++)
        then_goods(seat, 0, 2);
    assert_int_equal(now.masks[0], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t30_card_1_2),
        cmocka_unit_test(t32_card_2_1),
        cmocka_unit_test(t34_card_2_3),
        cmocka_unit_test(t39_nested_effects),
        cmocka_unit_test(t57_card_2_3_is_no_populate),
        cmocka_unit_test(t61_curse_with_two_kinds),
        cmocka_unit_test(t64_goods_tokens),
        cmocka_unit_test(r08_04_taking_is_mandatory),
        cmocka_unit_test(r08_26_several_lagoons),
        cmocka_unit_test(r08_31_masks_are_kept),
        cmocka_unit_test(r08_45_new_boat_serves_at_once),
        cmocka_unit_test(r08_45_last_point_resolves_its_token),
        cmocka_unit_test(r08_46_curse_on_goods_that_nobody_owns),
    };
    return cmocka_run_group_tests_name("polynesia tokens", tests, NULL, NULL);
}
