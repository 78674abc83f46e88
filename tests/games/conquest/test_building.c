/*
 * test_building.c - 4.4: what can be built where and what it does, cards bought, Colonies settled,
 * new Homes, what the others learn; starting pieces (7.8). Plans and points are in test_plan.c.
 */
#include "building_kit.h"

/* ---- what is built ---- */

static void improved_agriculture(void **state)
{
    (void)state;
    set_realm("");
    set_tile(62, "niue"); /* one green box, no brown one */
    set_villages(0, 62, 1);
    does(0, "build ia");
    must_list(0, "place 45, place 46"); /* Tahiti cannot pay */
    does(0, "place 45");
    does(0, "build ia");
    must_list(0, "place 46"); /* the one brown box of Tonga is taken */
    does(0, "place 46");
    denied(0, "build village"); /* nothing left */
    all_end();
    must_hear(1, "built 0 45 ia 1");
    must_hear(1, "built 0 46 ia 1");
    assert_int_equal(conq_usable(&sea, HEX_TONGA), 4);
    assert_int_equal(conq_brown(&sea, HEX_TONGA), 0);
}

static void a_village_needs_a_box_and_two_points(void **state)
{
    (void)state;
    set_realm("");
    does(0, "build village");
    must_list(0, "place 45, place 46");
    does(0, "place 45");
    does(0, "build village");
    must_list(0, "place 46"); /* one new Village a group and turn */
    does(0, "place 46");
    all_end();
    must_own(0, HEX_TONGA, 3);
    must_own(0, WEST, 3);
    must_hear(1, "built 0 45 village 1");

    set_session("");
    set_villages(0, HEX_TONGA, 3); /* green boxes full, the brown one bare */
    denied(0, "build village");
    sea.ia[HEX_TONGA] = 1;
    assert_true(offers(0, "build village"));
}

static void chain_canoes_one_a_hex(void **state)
{
    (void)state;
    set_realm("");
    does(0, "build tc_up");
    must_list(0, "place 54"); /* the two others have theirs */
    does(0, "place 54");
    denied(0, "build tc_up");
    assert_int_equal(points_left(EAST), 0); /* pools do not change during the step */
    assert_int_equal(points_left(HEX_TONGA), 4);
    all_end();
    must_hear(1, "built 0 54 tc_up 1");
    must_hold(0, EAST, "1 tcu");
    assert_int_equal(halves(0), 2 * 5 + 2 * 3); /* all linked now */
}

static void pieces_come_face_down(void **state)
{
    struct conq_state view;
    (void)state;
    set_session("");
    sea.bonus[0] = 6;
    goes("0 build wc; 0 place 45; 0 build tc; 0 place 45; 0 build wb; 0 place 45; 0 build wb; "
         "0 place 45; 0 build col; 0 place 45; 0 build rum; 0 place 45");
    assert_int_equal(points_left(HEX_TONGA), 1);
    all_end();
    must_hold(0, HEX_TONGA, "1 wc, 1 tc, 4 wb, 1 col, 1 rum");
    must_hear(1, "pieces_built 0 45 6");
    assert_int_equal(n_heard("built"), 0); /* nobody hears what they are */
    vk_view(&conquest_game, &sea, 1, &view);
    assert_int_equal(conq_total(&view, 0, HEX_TONGA), 8);
    for (int i = 0; i < view.n_pieces[0]; i++)
        assert_int_equal(view.piece[0][i].kind, VK_NONE);
}

static void the_supply_is_a_limit(void **state)
{
    (void)state;
    set_session("");
    set_ocean("46 47 54 55");
    set_pieces(0, 46, "7 wc, 4 tc, 2 col");
    set_pieces(0, 47, "8 tc, 2 rum, 1 col");
    set_pieces(0, HEX_TONGA, "11 wb");
    sea.bonus[0] = 20;
    static const char *const last[] = { "wc", "tc_up", "wb", "col" };
    denied(0, "build rum"); /* both are on the map */
    for (int i = 0; i < 4; i++) {
        char build[24];
        snprintf(build, sizeof build, "build %s", last[i]);
        does(0, build);
        does(0, "place 45");
        denied(0, build);
        if (i > 0)
            denied(0, "build tc"); /* the thirteenth was the one face up */
    }
}

static void only_groups_with_an_own_village(void **state)
{
    (void)state;
    set_session("");
    set_tile(ATOLL_HEX, "malden");
    set_tile(WEST, "hawaii");
    set_tile(EAST, "tahiti");
    set_pieces(0, HEX_TONGA, "1 tcu");
    set_pieces(0, WEST, "1 tcu, 1 col"); /* settled in this very step: too late to build there */
    set_pieces(0, ATOLL_HEX, "1 tcu");
    set_villages(1, EAST, 1);
    does(0, "build wb");
    must_list(0, "place 45");
    does(0, "place 45");
    assert_true(offers(0, "convert 46"));
}

static void sickness_stops_everything(void **state)
{
    (void)state;
    set_realm("");
    set_pieces(0, WEST, "1 col, 1 tc");
    sea.mark_hex[M_SICKNESS] = WEST;
    for (int i = 0; i < N_ITEMS; i++) {
        struct conq_state before = sea;
        char build[24];
        snprintf(build, sizeof build, "build %s", conq_item_words[i]);
        if (offers(0, build)) {
            does(0, build);
            denied(0, "place 46");
        }
        sea = before;
    }
    denied(0, "convert 46");
    assert_int_equal(points_left(WEST), 2); /* it still works for others in its pool */
    sea.mark_hex[M_SICKNESS] = VK_NONE;
    assert_true(offers(0, "convert 46"));
}

static void wrath_of_pele_stops_settling(void **state)
{
    (void)state;
    set_realm("");
    set_pieces(0, WEST, "1 tcu, 1 col");
    sea.mark_hex[M_PELE] = WEST;
    denied(0, "convert 46");
    does(0, "build ia");
    must_list(0, "place 45");
    does(0, "place 45");
    does(0, "build village");
    must_list(0, "place 45");
    does(0, "place 45");
    denied(0, "build wc");

    set_realm("");
    sea.mark_hex[M_PELE] = WEST;
    does(0, "build wc");
    must_list(0, "place 45, place 46"); /* pieces may be built */
}

/* ---- cards ---- */

static void a_card_costs_two_points_of_one_pool(void **state)
{
    (void)state;
    set_realm("");
    must_verb(0, "buy_card", "buy_card 45"); /* Tahiti has 1 */
    does(0, "buy_card 45");
    assert_int_equal(points_left(HEX_TONGA), 2);
    denied(0, "buy_card 45"); /* one a turn */
    set_realm("tournament_cards=on");
    does(0, "buy_card 45");
    assert_int_equal(points_left(HEX_TONGA), 1);
    set_session("tournament_cards=on");
    denied(0, "buy_card 45");
}

static void a_card_is_drawn_in_secret_after_the_step(void **state)
{
    (void)state;
    set_session("");
    does(0, "buy_card 45");
    does(0, "end_build");
    must_be_due(1, "build_session");
    assert_int_equal(sea.deck_left, N_CARDS);
    does(1, "end_build");
    must_hear(1, "card_bought 0");
    must_roll("draw_card");
    assert_int_equal(n_offers(VK_CHANCE, NULL), N_CARDS);
    assert_int_equal(vk_seen(&conquest_game, &sea, VK_CHANCE, act_of(&conquest_game, "card AC09")),
                     VK_ONLY(0));
    luck("card AC09");
    must_hear(0, "card_drawn 0 AC09");
    must_hear(1, "card_drawn 0 ?");
    assert_int_equal(sea.n_hidden[0], 1);
    assert_int_equal(sea.deck_left, N_CARDS - 1);
    must_be_due(0, "victory_action");
    assert_true(offers(0, "show_card AC09"));
}

static void the_last_cards_go_by_turn_order(void **state)
{
    (void)state;
    set_game(2, "");
    does(0, "first 1 clockwise");
    set_until(0, "build_session");
    set_deck(1);
    assert_true(offers(1, "buy_card 44"));
    denied(0, "buy_card 45");
    set_deck(0);
    denied(1, "buy_card 44");
}

/* ---- Colonies ---- */

static void a_colony_becomes_a_village(void **state)
{
    (void)state;
    set_session("");
    set_tile(EAST, "tahiti");
    set_pieces(0, EAST, "2 col, 2 tc");
    must_verb(0, "convert", "convert 54");
    does(0, "convert 54");
    denied(0, "convert 54"); /* one a group and turn */
    assert_int_equal(points_left(HEX_TONGA), 2);
    all_end();
    must_hear(1, "settled 0 54");
    must_own(0, EAST, 1);
    must_hold(0, EAST, "1 col, 2 tc");
    assert_int_equal(sea.facing[EAST], TONGA);
    set_until(0, "build_session");
    does(0, "convert 54"); /* the other one next turn, on the group that is his now */
    all_end();
    must_own(0, EAST, 2);
}

static void where_a_colony_cannot_settle(void **state)
{
    (void)state;
    set_session("");
    set_tile(EAST, "niue");
    set_tile(ATOLL_HEX, "malden");
    set_ocean("46");
    set_pieces(0, ATOLL_HEX, "1 col, 1 tc");
    set_pieces(0, 46, "1 col, 1 tc");
    set_pieces(0, EAST, "1 col, 1 tc");
    set_pieces(0, FIJI, "1 col, 1 tc"); /* Independent: never without a Battle */
    must_verb(0, "convert", "convert 54");
    sea.mark_hex[M_EROSION] = EAST; /* its only box is blocked */
    must_verb(0, "convert", "");
    sea.mark_hex[M_EROSION] = VK_NONE;
    set_villages(0, EAST, 1); /* no free box */
    must_verb(0, "convert", "");
    sea.mark_hex[M_SPRING] = EAST;
    must_verb(0, "convert", "convert 54");
    does(0, "build village"); /* the one new Village of this turn is not the Colony's */
    must_list(0, "place 45");
}

static void a_village_built_there_bars_the_colony(void **state)
{
    (void)state;
    set_session("");
    set_pieces(0, HEX_TONGA, "1 col");
    assert_true(offers(0, "convert 45"));
    goes("0 build village; 0 place 45");
    denied(0, "convert 45");

    set_session(""); /* brown box: Improved Agriculture of this plan opens it */
    set_villages(0, HEX_TONGA, 3);
    set_pieces(0, HEX_TONGA, "1 col");
    denied(0, "convert 45");
    goes("0 build ia; 0 place 45; 0 convert 45; 0 end_build; 1 end_build");
    must_own(0, HEX_TONGA, 4);
}

static void a_new_colony_waits_a_turn(void **state)
{
    (void)state;
    set_session("");
    goes("0 build col; 0 place 45");
    denied(0, "convert 45");
}

static void conversions_ascend(void **state)
{
    (void)state;
    set_session("");
    set_tile(EAST, "tahiti");
    set_tile(WEST, "hawaii");
    set_pieces(0, EAST, "1 col");
    set_pieces(0, WEST, "1 col");
    must_verb(0, "convert", "convert 46, convert 54");
    does(0, "convert 54");
    must_list(0, "end_build");
}

/* ---- Homes, secrecy ---- */

static void a_settler_without_home_gets_one(void **state)
{
    (void)state;
    set_session("");
    set_tile(EAST, "tahiti");
    set_tile(WEST, "hawaii");
    set_villages(0, HEX_TONGA, 0);
    sea.home[0] = VK_NONE;
    set_pieces(0, EAST, "1 col");
    goes("0 convert 54; 0 end_build; 1 end_build");
    assert_int_equal(sea.home[0], EAST);
    must_hear(1, "home_moved 0 54");

    set_session("");
    set_tile(EAST, "tahiti");
    set_tile(WEST, "hawaii");
    set_villages(0, HEX_TONGA, 0);
    sea.home[0] = VK_NONE;
    set_pieces(0, EAST, "1 col");
    set_pieces(0, WEST, "1 col");
    goes("0 convert 46; 0 convert 54; 0 end_build; 1 end_build");
    must_be_due(0, "choose_new_home");
    must_list(0, "at 46, at 54");
    does(0, "at 54");
    assert_int_equal(sea.home[0], EAST);
    must_be_due(0, "victory_action");
}

static void plans_are_nobody_elses_business(void **state)
{
    struct conq_state view, empty;
    (void)state;
    set_session("");
    vk_view(&conquest_game, &sea, 1, &empty);
    goes("0 turn_inward; 0 build village; 0 place 45; 0 build wb");
    must_own(0, HEX_TONGA, 2); /* nothing has happened yet */
    assert_int_equal(sea.lost, 0);
    assert_int_equal(n_heard("plan_ready"), 0);
    vk_view(&conquest_game, &sea, 1, &view);
    assert_memory_equal(&view, &empty, sizeof view);
    does(0, "place 45");
    does(0, "end_build");
    must_hear(1, "plan_ready 0");
    must_be_due(1, "build_session");
    assert_false(is_at(0, "build_session"));
}

static void plans_are_carried_out_in_turn_order(void **state)
{
    int tonga = -1, samoa = -1;
    (void)state;
    set_game(2, "");
    does(0, "first 1 clockwise");
    set_until(0, "build_session");
    goes("0 build village; 0 place 45; 0 end_build; 1 build village; 1 place 44");
    does(1, "end_build");
    for (int i = 0; i < heard.n; i++)
        if (heard.row[i].kind == E_built)
            *(heard.row[i].actor == 0 ? &tonga : &samoa) = i;
    assert_true(samoa >= 0 && tonga > samoa);
}

/* ---- 7.8 starting pieces ---- */

static void starting_pieces(void **state)
{
    (void)state;
    set_game(2, "variable_start=on");
    must_be_due(0, "choose_start_pieces");
    must_be_due(1, "choose_start_pieces");
    must_hold(0, HEX_TONGA, "");
    must_list(0, "build wc, build tc_up, build tc, build wb, build col, end_build");
    does(0, "build wc");
    does(0, "build tc_up");
    must_list(0, "build tc, build wb, end_build"); /* 1 point; no second chain canoe, no way back */
    does(0, "build wb");
    must_list(0, "end_build");
    does(0, "end_build");
    must_hold(0, HEX_TONGA, "");
    for (int i = 0; i < 2; i++) {
        must_usual(1, "build tc");
        does(1, "build tc");
    }
    for (int i = 0; i < 2; i++) {
        must_usual(1, "build wb");
        does(1, "build wb");
    }
    must_usual(1, "end_build");
    does(1, "end_build");
    must_hold(0, HEX_TONGA, "1 wc, 1 tcu, 1 wb");
    must_hold(1, HEX_SAMOA, "2 tc, 2 wb");
    must_hear(1, "built 0 45 tc_up 1");
    must_hear(1, "pieces_built 0 45 2");
    must_be_due(0, "choose_turn_order");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(improved_agriculture),
        cmocka_unit_test(a_village_needs_a_box_and_two_points),
        cmocka_unit_test(chain_canoes_one_a_hex),
        cmocka_unit_test(pieces_come_face_down),
        cmocka_unit_test(the_supply_is_a_limit),
        cmocka_unit_test(only_groups_with_an_own_village),
        cmocka_unit_test(sickness_stops_everything),
        cmocka_unit_test(wrath_of_pele_stops_settling),
        cmocka_unit_test(a_card_costs_two_points_of_one_pool),
        cmocka_unit_test(a_card_is_drawn_in_secret_after_the_step),
        cmocka_unit_test(the_last_cards_go_by_turn_order),
        cmocka_unit_test(a_colony_becomes_a_village),
        cmocka_unit_test(where_a_colony_cannot_settle),
        cmocka_unit_test(a_village_built_there_bars_the_colony),
        cmocka_unit_test(a_new_colony_waits_a_turn),
        cmocka_unit_test(conversions_ascend),
        cmocka_unit_test(a_settler_without_home_gets_one),
        cmocka_unit_test(plans_are_nobody_elses_business),
        cmocka_unit_test(plans_are_carried_out_in_turn_order),
        cmocka_unit_test(starting_pieces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
