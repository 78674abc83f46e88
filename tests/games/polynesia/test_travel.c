/* test_travel.c - Travel: hops, guides, masks as pilots, how it ends; cards 2.2 and 3.1 (4.4). */
#include "../../support/polynesia_given.h"

static void t03_travel_with_a_guide(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_route("ra18", "fish", "1");
    given_route("ra30", "fish", "0");
    given_pieces(0, 8, "a07 1");
    given_pieces(1, 8, "a07 1");
    given_token("a13", "turtle");
    given_goods(0, 1, 0);
    given_goods(1, 3, 3);

    when(0, "TRV");
    when(0, "HOP a07 ra18 guide:1");
    then_mp_left(2);
    when(0, "HOP a13 ra30 own");
    then_mp_left(1);
    when(0, "HOP a00 ra02 neutral");

    then_goods(0, 0, 0);
    then_goods(1, 4, 3);
    then_pieces(1, "a13", 1);
    then_pieces(1, "a07", 0);
    then_pieces(0, "a20", 1);
    then_pieces(0, "a13", 0);
    then_pieces(0, "a07", 0);
    then_pieces(0, "a00", 3);
    then_pieces(0, "a02", 1);
    assert_int_equal(now.island_turtles[0], 1);
    assert_int_equal(now.island_turtles[1], 0);
    assert_int_equal(now.token[island_at("a13")], VK_NONE);
    then_due(1, "choose_action");
}

/* The round of T09, then P1's hops in round 2. */
static void t10_guide_must_stand_on_the_start_island(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    when(0, "EXN rb09 fish");
    when(1, "TRV");
    when(1, "HOP b00 rb01 neutral");
    when(1, "HOP b00 rb01 neutral");
    when(1, "HOP b00 rb03 neutral");
    when(0, "TRV");
    when(0, "HOP b00 rb03 neutral");
    when(0, "HOP b03 rb09 own");
    when(1, "FISH shell");
    when(0, "EXN rb17 shell");
    when(1, "EXN rb04 fish");
    chance("STONE red");
    when(0, "DECLINE fish");

    then_pieces(1, "b03", 1);
    then_pieces(0, "b03", 0);
    then_pieces(0, "b07", 1);
    then_route("rb09", "fish", "0");
    when(1, "TRV");
    then_list(1, "HOP b00 rb01 neutral, HOP b00 rb02 neutral, HOP b00 rb03 neutral, "
                 "HOP b01 rb01 neutral, HOP b01 rb04 own, HOP b03 rb03 neutral");
}

static void t11_own_boat_excludes_guides(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_route("ra18", "fish", "01");
    given_pieces(0, 8, "a07 5");
    given_pieces(1, 8, "a07 2");
    given_goods(0, 5, 0);
    when(0, "TRV");
    then_list(0, "HOP a07 ra18 own");
    when(0, "HOP a07 ra18 own");
    then_pieces(1, "a07", 2);
    then_goods(0, 5, 0);
    then_goods(1, 3, 3);
}

static void t12_choice_of_owner(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_route("ra18", "shell", "12");
    given_pieces(0, 8, "a07 5");
    given_pieces(1, 8, "a07 1");
    given_pieces(2, 8, "a07 1");
    given_goods(0, 0, 1);
    when(0, "TRV");
    then_list(0, "HOP a07 ra18 guide:1, HOP a07 ra18 guide:2");
    when(0, "HOP a07 ra18 guide:2");
    then_goods(0, 0, 0);
    then_goods(1, 3, 3);
    then_goods(2, 3, 4);
    then_pieces(0, "a13", 1);
    then_pieces(1, "a07", 1);
    then_pieces(1, "a13", 0);
    then_pieces(2, "a07", 0);
    then_pieces(2, "a13", 1);
}

static void t33_card_2_2(void **state)
{
    (void)state;
    given_game(4, "1.3 2.2 3.1");
    given_turn(0, 1);
    given_route("ra30", "fish", "1");
    given_pieces(0, 8, "a13 1");
    given_masks(0, 1);
    given_goods(0, 0, 0);
    given_goods(1, 2, 2);
    when(0, "TRV");
    assert_true(is_listed(0, "HOP a13 ra30 mask"));
    when(0, "HOP a13 ra30 mask");
    then_pieces(0, "a20", 1);
    then_pieces(0, "a13", 0);
    assert_int_equal(now.masks[0], 0);
    then_goods(0, 0, 0);
    then_goods(1, 2, 2);
    then_pieces(1, "a00", 5);
    assert_int_equal(now.turtle_supply, 10);
    assert_int_equal(now.turtle_tokens[0], 0);
    assert_int_equal(now.turtle_tokens[1], 0);
    then_due(1, "choose_action");

    given_game(4, "1.3 2.4 3.1");
    given_turn(0, 1);
    given_route("ra30", "fish", "1");
    given_pieces(0, 8, "a13 1");
    given_masks(0, 1);
    given_goods(0, 0, 0);
    when(0, "TRV");
    then_list(0, "HOP a00 ra01 neutral, HOP a00 ra02 neutral, HOP a00 ra03 neutral");
}

static void given_shared_voyage(void)
{
    given_game(4, "1.3 2.4 3.1");
    given_route("ra18", "fish", "1");
    given_route("ra30", "fish", "0");
    given_pieces(0, 8, "a07 1");
    given_pieces(1, 8, "a07 1");
}

static void t36_card_3_1(void **state)
{
    (void)state;
    given_shared_voyage();
    assert_int_equal(now.turtle_supply, 10);
    when(0, "TRV");
    when(0, "HOP a07 ra18 guide:1");
    assert_int_equal(now.turtle_supply, 8);
    assert_int_equal(now.turtle_tokens[0], 1);
    assert_int_equal(now.turtle_tokens[1], 1);
    when(0, "HOP a13 ra30 own");
    when(0, "HOP a00 ra01 neutral");
    assert_int_equal(now.turtle_supply, 8);

    given_shared_voyage();
    given_turtle_tokens(0, 0, 5, 4);
    when(0, "TRV");
    when(0, "HOP a07 ra18 guide:1");
    assert_int_equal(now.turtle_supply, 0);
    assert_int_equal(now.turtle_tokens[0], 1);
    assert_int_equal(now.turtle_tokens[1], 0);

    given_shared_voyage();
    given_turtle_tokens(0, 0, 5, 5);
    when(0, "TRV");
    when(0, "HOP a07 ra18 guide:1");
    assert_int_equal(now.turtle_tokens[0], 0);
    assert_int_equal(now.turtle_tokens[1], 0);
    then_pieces(0, "a13", 1);
    then_goods(1, 4, 3);
}

static void t46_towing(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_turn(0, 2);
    given_route("ra18", "fish", "1");
    given_route("ra30", "fish", "1");
    given_pieces(0, 8, "a07 1");
    given_pieces(1, 8, "a07 1");
    given_goods(0, 2, 0);
    given_goods(1, 1, 0);
    assert_int_equal(now.token[island_at("a13")], VK_NONE);
    when(0, "TRV");
    when(0, "HOP a07 ra18 guide:1");
    when(0, "HOP a13 ra30 guide:1");
    then_pieces(0, "a20", 1);
    then_pieces(1, "a20", 1);
    then_pieces(0, "a13", 0);
    then_pieces(1, "a13", 0);
    then_goods(0, 0, 0);
    then_goods(1, 3, 0);
    then_due(1, "choose_action");
}

static void t50_order_of_a_list(void **state)
{
    (void)state;
    given_game(4, "1.3 2.2 3.7");
    given_pieces(0, 8, "a07 3, a13 2");
    given_masks(0, 1);
    given_goods(0, 2, 0);
    given_route("ra30", "fish", "0");
    given_route("ra18", "fish", "12");
    given_pieces(1, 8, "a07 1, a13 1");
    given_pieces(2, 8, "a07 1");
    when(0, "TRV");
    then_list(0, "HOP a07 ra18 guide:1, HOP a07 ra18 guide:2, HOP a07 ra18 mask, "
                 "HOP a13 ra18 guide:1, HOP a13 ra18 mask, HOP a13 ra30 own");
    when(0, "HOP a13 ra30 own");
    then_list(0, "HOP a07 ra18 guide:1, HOP a07 ra18 guide:2, HOP a07 ra18 mask, "
                 "HOP a13 ra18 guide:1, HOP a13 ra18 mask, HOP a13 ra30 own, "
                 "HOP a20 ra30 own, STOP");
}

static void given_last_fish(void)
{
    given_game(4, "1.3 2.4 3.7");
    given_pieces(0, 8, "a07 5");
    given_goods(0, 1, 0);
    given_route("ra18", "fish", "1");
    given_pieces(1, 8, "a07 1");
}

static void t51_travel_that_ends_by_itself(void **state)
{
    (void)state;
    given_last_fish();
    when(0, "TRV");
    when(0, "HOP a07 ra18 guide:1");
    then_due(1, "choose_action");
    assert_int_equal(poly_marker(&now), 3);

    given_last_fish();
    given_token("a13", "boat");
    when(0, "TRV");
    when(0, "HOP a07 ra18 guide:1");
    then_due(0, "free_explore");
    when(0, "FREE_SKIP");
    then_due(1, "choose_action");

    given_last_fish();
    given_token("a13", "boat");
    when(0, "TRV");
    when(0, "HOP a07 ra18 guide:1");
    when(0, "FREE_NEW ra30 fish");
    then_due(0, "travel_step");
    then_mp_left(2);
    then_list(0, "HOP a13 ra30 own, STOP");
}

static void t59_into_danger(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_stones_drawn("r r r r");
    chance("STONE red");
    when(0, "DECLINE fish");
    given_turn(0, 2);
    given_route("ra09", "fish", "1");
    given_goods(0, 1, 0);
    given_pieces(0, 8, "a07 1");
    given_pieces(1, 8, "a07 1");
    when(0, "TRV");
    when(0, "HOP a07 ra09 guide:1");
    when(0, "HOP a03 ra03 neutral");
    then_pieces(1, "a03", 1);
    then_pieces(0, "a03", 0);
    then_pieces(0, "a00", 5);
    given_stone_awaited();
    chance("STONE red");
    then_over();
    then_home(0, 13);
    then_home(1, 13);
}

static void t65_no_hop_no_travel(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_pieces(0, 8, "a13 5");
    refused(0, "TRV");
    assert_int_equal(n_listed(0, "TRV"), 0);
    assert_true(is_listed(0, "FISH fish"));
    assert_true(is_listed(0, "FISH shell"));
}

/* An island holds any number of pieces of any number of players. */
static void r08_02_islands_have_room(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_route("ra18", "fish", "0");
    given_pieces(0, 1, "a07 1, a13 11");
    given_pieces(1, 0, "a13 13");
    given_pieces(2, 0, "a13 13");
    given_pieces(3, 0, "a13 13");
    assert_true(is_listed(0, "POPI a13"));
    when(0, "TRV");
    when(0, "HOP a07 ra18 own");
    then_pieces(0, "a13", 12);
}

static void r08_14_unused_points_are_lost(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    when(0, "TRV");
    refused(0, "STOP");
    when(0, "HOP a00 ra01 neutral");
    then_mp_left(2);
    when(0, "STOP");
    then_due(1, "choose_action");
    when(1, "TRV");
    then_mp_left(3);
}

/* The guide costs no movement of its own, and its owner is not asked. */
static void r08_15_guide_costs_no_movement(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_route("ra18", "fish", "1");
    given_pieces(0, 8, "a07 1");
    given_pieces(1, 8, "a07 1");
    when(0, "TRV");
    when(0, "HOP a07 ra18 guide:1");
    then_due(0, "travel_step");
    then_mp_left(2);
    assert_int_equal(n_listed(1, NULL), 0);
}

/* Sailing backwards: from the far end, to near islands and to the volcano. */
static void r08_19_any_direction(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_route("ra08", "fish", "0");
    given_pieces(0, 8, "a07 5");
    when(0, "TRV");
    then_list(0, "HOP a07 ra08 own");
    when(0, "HOP a07 ra08 own");
    then_pieces(0, "a02", 1);
    when(0, "HOP a02 ra02 neutral");
    then_pieces(0, "a00", 1);
    when(0, "HOP a00 ra02 neutral");
    then_pieces(0, "a02", 1);
    then_due(1, "choose_action");
}

/* Paid in full before the hop: no debt. */
static void r08_22_no_debt(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_route("ra18", "fish", "1");
    given_pieces(0, 8, "a07 1");
    given_pieces(1, 8, "a07 1");
    given_goods(0, 0, 9);
    when(0, "TRV");
    refused(0, "HOP a07 ra18 guide:1");
}

/* Goods received during Travel may be spent in it: the mask's fish pays the next guide. */
static void r08_22_goods_received_may_be_spent(void **state)
{
    (void)state;
    given_game(4, "1.3 2.1 3.7");
    given_route("ra16", "fish", "1");
    given_route("ra28", "fish", "1");
    given_pieces(0, 8, "a06 5");
    given_pieces(1, 8, "a06 1");
    given_token("a12", "mask");
    given_goods(0, 1, 0);
    when(0, "TRV");
    when(0, "HOP a06 ra16 guide:1");
    then_due(0, "mask_boon");
    then_goods(0, 0, 0);
    when(0, "MASK_GAIN fish");
    then_due(0, "travel_step");
    when(0, "HOP a12 ra28 guide:1");
    then_goods(0, 1, 0);
    then_pieces(1, "a19", 1);
}

/* A mask taken in this Travel may be used in it; it opens explored foreign routes only. */
static void r08_29_mask_of_the_same_travel(void **state)
{
    (void)state;
    given_game(4, "1.3 2.2 3.7");
    given_route("ra16", "fish", "0");
    given_route("ra28", "fish", "3");
    given_pieces(0, 8, "a06 5");
    given_token("a12", "mask");
    when(0, "TRV");
    then_list(0, "HOP a06 ra16 own");
    when(0, "HOP a06 ra16 own");
    assert_int_equal(now.masks[0], 1);
    then_list(0, "HOP a06 ra16 own, HOP a12 ra16 own, HOP a12 ra28 mask, STOP");
    when(0, "HOP a12 ra28 mask");
    assert_int_equal(now.masks[0], 0);
    then_mp_left(1);
    then_list(0, "HOP a06 ra16 own, STOP");
}

/* A mask alone makes Travel possible. */
static void r08_29_mask_alone_allows_travel(void **state)
{
    (void)state;
    given_game(4, "1.3 2.2 3.7");
    given_pieces(0, 8, "a13 5");
    given_route("ra30", "fish", "1");
    given_goods(0, 0, 0);
    refused(0, "TRV");
    given_masks(0, 1);
    when(0, "TRV");
    then_list(0, "HOP a13 ra30 mask");
    when(0, "HOP a13 ra30 mask");
    then_due(1, "choose_action"); /* no mask, no hop: it ends by itself */
}

static int heard[16], n_heard;

static void hear(struct vk_sink *self, const struct vk_event *ev)
{
    (void)self;
    assert_true(n_heard < 16);
    heard[n_heard++] = ev->kind;
}

/* 4.4: pay, card 3.1, move, card 1.2, island token. */
static void r44_order_of_effects(void **state)
{
    static const int order[] = { E_paid,   E_took_turtles, E_took_turtles,
                                 E_hopped, E_took_turtles, E_took_token };
    struct vk_sink sink = { hear };
    vk_action hop;
    const char *why;
    int k = 0;
    (void)state;
    given_game(4, "1.2 2.4 3.1");
    given_route("ra16", "fish", "1");
    given_pieces(0, 8, "a06 1");
    given_pieces(1, 8, "a06 1");
    given_token("a12", "mask");
    when(0, "TRV");
    n_heard = 0;
    assert_true(vk_action_read(&polynesia_game, "HOP a06 ra16 guide:1", &hop, &why));
    assert_int_equal(vk_apply(&polynesia_game, &now, 0, hop, &sink), VK_OK);
    for (int i = 0; i < n_heard && k < 6; i++)
        k += heard[i] == order[k];
    assert_int_equal(k, 6);
}

static void r08_41_two_players_may_guide(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    given_route("rb14", "shell", "1");
    given_pieces(0, 8, "b06 5");
    given_pieces(1, 8, "b06 1");
    when(0, "TRV");
    then_list(0, "HOP b06 rb14 guide:1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t03_travel_with_a_guide),
        cmocka_unit_test(t10_guide_must_stand_on_the_start_island),
        cmocka_unit_test(t11_own_boat_excludes_guides),
        cmocka_unit_test(t12_choice_of_owner),
        cmocka_unit_test(t33_card_2_2),
        cmocka_unit_test(t36_card_3_1),
        cmocka_unit_test(t46_towing),
        cmocka_unit_test(t50_order_of_a_list),
        cmocka_unit_test(t51_travel_that_ends_by_itself),
        cmocka_unit_test(t59_into_danger),
        cmocka_unit_test(t65_no_hop_no_travel),
        cmocka_unit_test(r08_02_islands_have_room),
        cmocka_unit_test(r08_14_unused_points_are_lost),
        cmocka_unit_test(r08_15_guide_costs_no_movement),
        cmocka_unit_test(r08_19_any_direction),
        cmocka_unit_test(r08_22_no_debt),
        cmocka_unit_test(r08_22_goods_received_may_be_spent),
        cmocka_unit_test(r08_29_mask_of_the_same_travel),
        cmocka_unit_test(r08_29_mask_alone_allows_travel),
        cmocka_unit_test(r44_order_of_effects),
        cmocka_unit_test(r08_41_two_players_may_guide),
    };
    return cmocka_run_group_tests_name("polynesia travel", tests, NULL, NULL);
}
