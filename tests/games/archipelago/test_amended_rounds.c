/*
 * test_amended_rounds.c - amendments 1 to 4 of section 12, each with its number: the hex that is taken, who
 * serves in a port or market, who is skipped and asked again, and what a score may tell behind screens.
 */
#include "../../support/archipelago_given.h"

#include "vaka/face.h"

/* ---- 1: the reverse of the visible hex -------------------------------------------------------------- */

static void amendment_1_taking_a_hex_is_a_reveal(void **state)
{
    (void)state;
    given_colony(3, "");
    lay("palm_beach", 1, 0, 1);
    moor(0, 0, "sea");
    does(0, "explore");
    int before = colony.h.barrier;
    does(0, "keep");
    assert_int_equal(colony.h.barrier, before + 1);
}

static void amendment_1_so_is_the_cartographer_s(void **state)
{
    (void)state;
    static const char *const picks[] = { "first", "second" };
    for (int k = 0; k < 2; k++) {
        given_card("cartographer");
        lay("palm_beach", 1, 0, 1);
        moor(0, 0, "sea");
        does(0, "use_card cartographer");
        go_until(0, "cartographer_pick");
        int before = colony.h.barrier;
        does(0, "%s", picks[k]);
        assert_int_equal(colony.h.barrier, before + 1);
    }
}

/* Who turns away never sees the other side: the event names the one that was in sight. */
static void amendment_1_a_rejected_hex_keeps_its_reverse(void **state)
{
    (void)state;
    given_colony(3, "");
    lay("palm_beach", 1, 0, 1);
    moor(0, 0, "sea");
    does(0, "explore");
    does(0, "reject");
    assert_true(was_news(1, "hex_rejected 0 hidden_harbour"));
}

/* A bot judges a hex by the side that it sees: two hexes whose visible sides are alike weigh the same. */
static void amendment_1_a_bot_reads_the_visible_side_alone(void **state)
{
    (void)state;
    float w[2][VK_ACTIONS_MAX];
    struct vk_actions list;
    given_colony(3, "");
    moor(0, 0, "sea");
    lay("palm_beach", 1, 0, 1);
    /* The visible side fits nowhere there, its reverse does: nobody knows that. */
    int hidden = 0;
    for (int face = 0; face < N_FACES; face++) {
        if (colony.hex_at[face / 2] != HEX_PILE || face / 2 == colony.top / 2)
            continue;
        struct arch_state was = colony;
        show_top(arch_face_words[face]);
        bool by_one = arch_has_place(&colony, 0, face),
             by_other = arch_has_place(&colony, 0, face ^ 1);
        if (!by_one && by_other) {
            does(0, "explore");
            vk_legal(&archipelago_game, &colony, 0, &list);
            arch_weigh(&colony, 0, &list, w[0]);
            assert_int_equal(vk_verb_of(list.act[0]), V_keep);
            assert_true(w[0][0] < w[0][1]);
            hidden++;
        }
        colony = was;
    }
    assert_true(hidden > 0);
}

/* ---- 2: ports and markets ---------------------------------------------------------------------------- */

/* A town, a port and a market of seat 0, who has fish to sell and florins to pay. */
static int harbour(void)
{
    given_colony(3, "deals=plain");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    raise_building("port", x, "A");
    raise_building("market", x, "A");
    set_cubes(0, FISH, 4);
    return x;
}

static void amendment_2_from_the_town_over_an_engaged_unit(void **state)
{
    (void)state;
    int x = harbour();
    stand(0, x, "town");
    stand_as(0, x, "market", BY_WORK);
    does(0, "use_market %d", x);
    must_ask(0, "transaction"); /* one answer: no question */
    assert_int_equal(colony.unit[who(0, x, "town")].flags, BY_SERVICE);
    assert_int_equal(colony.unit[who(0, x, "market")].flags, BY_WORK);
}

static void amendment_2_he_chooses_who_serves(void **state)
{
    (void)state;
    for (int from_town = 0; from_town < 2; from_town++) {
        int x = harbour();
        stand(0, x, "town");
        moor(0, x, "port");
        does(0, "use_port %d", x);
        must_ask(0, "service_unit");
        int town = who(0, x, "town"), ship = boat(0, x, "port");
        char both[40];
        (void)snprintf(both, sizeof both, "serve %d; serve %d", ship, town);
        may_only(0, both);
        does(0, "serve %d", from_town ? town : ship);
        assert_int_equal(colony.unit[town].flags, from_town ? BY_SERVICE : 0);
        assert_int_equal(colony.unit[ship].flags, from_town ? 0 : BY_SERVICE);
        has_florins(0, 9);
        must_ask(0, "transaction");
        does(0, "sell export fish");
        does(0, "stop");
        begin_round(0);
        may_not(0, "use_port %d", x); /* once in a phase, whoever served */
    }
}

static void amendment_2_the_unit_on_it_serves_when_the_town_is_busy(void **state)
{
    (void)state;
    int x = harbour();
    stand_as(0, x, "town", BY_WORK);
    stand(0, x, "market");
    does(0, "use_market %d", x);
    must_ask(0, "transaction");
    assert_int_equal(colony.unit[who(0, x, "market")].flags, BY_SERVICE);
    assert_int_equal(colony.unit[who(0, x, "town")].flags, BY_WORK);
}

static void amendment_2_built_and_used_in_the_same_turn(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    stand(0, x, "town");
    stand(0, x, "A");
    set_cubes(0, FRUIT, 1);
    set_cubes(0, CATTLE, 1);
    set_cubes(0, FISH, 2);
    does(0, "build");
    does(0, "market");
    does(0, "by %d A", who(0, x, "A"));
    assert_int_equal(colony.unit[who(0, x, "market")].flags, BY_WORK);
    does(0, "use_market %d", x);
    must_ask(0, "transaction");
    assert_int_equal(colony.unit[who(0, x, "town")].flags, BY_SERVICE);
}

/* Without a town of his own the builder is busy, and another's town serves its owner only. */
static void amendment_2_only_who_controls_it(void **state)
{
    (void)state;
    int x = harbour();
    stand(1, x, "town");
    stand_as(0, x, "market", BY_WORK);
    may_not(0, "use_market %d", x);
    set_cubes(1, FISH, 1);
    begin_round(1);
    may_not(1, "use_market %d", x); /* seat 0 controls the market by the unit on it */
    can(1, "use_port %d", x);
}

/* A rebel on the building controls nothing, on the town neither. */
static void amendment_2_rebels_do_not_serve(void **state)
{
    (void)state;
    int x = harbour();
    stand_as(0, x, "market", REBEL);
    stand(0, x, "town");
    does(0, "use_market %d", x);
    must_ask(0, "transaction");
    x = harbour();
    stand_as(0, x, "town", REBEL);
    stand_as(0, x, "market", BY_WORK);
    may_not(0, "use_market %d", x);
}

/* ---- 3: skipped is not passed ------------------------------------------------------------------------ */

/* Seat 1: no disc, no florin, a market not yet used, fish to sell. It lies idle for want of one florin. */
static int idle_trader(void)
{
    given_colony(3, "deals=plain");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("market", x, "A");
    stand(1, x, "market");
    set_discs(1, 3, 0);
    set_florins(1, 0);
    set_cubes(1, FISH, 2);
    crowd(0, 5);
    return x;
}

static void amendment_3_asked_again_after_a_payment(void **state)
{
    (void)state;
    int x = idle_trader();
    own(1, "agriculture"); /* others pay its owner; he himself lacks the florin for it */
    does(0, "tax");
    does(0, "end_round");
    must_ask(2, "round_menu"); /* seat 1 is skipped */
    assert_true(was_news(0, "idle_seat 1"));
    assert_int_not_equal(colony.player[1].has_passed, PASSED);
    does(2, "use_card agriculture");
    does(2, "take fruit");
    does(2, "end_round");
    does(0, "end_round");
    must_ask(1, "round_menu");
    can(1, "use_market %d", x);
}

static void amendment_3_asked_again_after_a_new_card(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    crowd(0, 5);
    set_discs(1, 3, 0);
    does(0, "tax");
    does(0, "end_round");
    must_ask(2, "round_menu");
    own(2, "agriculture"); /* brought into play by a search of seat 2, say */
    does(2, "tax");
    does(2, "end_round");
    must_ask(0, "round_menu");
    does(0, "end_round");
    must_ask(1, "round_menu");
    can(1, "use_card agriculture");
}

static void amendment_3_a_pass_by_choice_is_final(void **state)
{
    (void)state;
    int x = idle_trader();
    set_florins(1, 2);
    does(0, "tax");
    does(0, "end_round");
    can(1, "use_market %d", x);
    does(1, "end_round");
    assert_int_equal(colony.player[1].has_passed, PASSED);
    does(2, "tax");
    does(2, "end_round");
    does(0, "tax");
    does(0, "end_round");
    must_ask(2, "round_menu"); /* seat 1 is out, though he could act */
}

/* All who are still in can do nothing: the phase is over. */
static void amendment_3_the_phase_ends_when_nobody_can_act(void **state)
{
    (void)state;
    idle_trader();
    set_discs(2, 3, 0);
    set_discs(0, 3, 1);
    does(0, "tax");
    does(0, "end_round");
    assert_int_equal(colony.phase, 6);
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(colony.player[seat].has_passed, 0);
}

/* It is told once, not in every round. */
static void amendment_3_told_once(void **state)
{
    (void)state;
    idle_trader();
    does(0, "tax");
    does(0, "end_round");
    assert_true(was_news(0, "idle_seat 1"));
    does(2, "tax");
    does(2, "end_round");
    does(0, "tax");
    does(0, "end_round");
    must_ask(2, "round_menu");
    assert_false(was_news(0, "idle_seat 1"));
}

static void amendment_3_the_skipped_may_still_deal(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(0, 5);
    set_discs(1, 3, 0);
    set_cubes(1, IRON, 3);
    does(0, "tax");
    does(0, "end_round");
    must_ask(2, "round_menu");
    can(2, "deal 1");
}

/* ---- 4: screens -------------------------------------------------------------------------------------- */

static struct vk_score score_of(int viewer)
{
    struct arch_state seen;
    struct vk_score score;
    vk_view(&archipelago_game, &colony, viewer, &seen);
    vk_score_for(vk_face_of(&archipelago_game), &seen, viewer, &score);
    return score;
}

static bool is_unknown(const struct vk_score *score, int seat, int part)
{
    return score->unknown[seat] >> part & 1;
}

/* S01 counts money, S05 tokens, S06 temples. */
static void secret_cards(const char *options)
{
    given_colony(3, options);
    set_objective(0, 0, "S01");
    set_objective(1, 0, "S05");
    set_objective(2, 0, "S06");
    set_trends("T08");
    set_florins(0, 4);
    set_florins(1, 7);
}

static void amendment_4_objectives_of_others_are_marked(void **state)
{
    (void)state;
    secret_cards("");
    struct vk_score score = score_of(0);
    for (int seat = 0; seat < 3; seat++) {
        assert_false(is_unknown(&score, seat, PART_OBJECTIVE_1));
        assert_true(is_unknown(&score, seat, PART_OBJECTIVE_2));
        assert_true(is_unknown(&score, seat, PART_OBJECTIVE_3));
        assert_false(is_unknown(&score, seat, PART_TREND_1));
        /* Peace pays the holder of that card alone: he knows whether he is. */
        assert_int_equal(is_unknown(&score, seat, PART_PACIFIST), seat != 0);
    }
    assert_int_equal(score.unknown_ties, 0); /* open screens */
    assert_int_equal(score.part[1][PART_OBJECTIVE_1], 2);
    assert_int_equal(score.part[2][PART_OBJECTIVE_1], 3);
    score = score_of(VK_REFEREE);
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(score.unknown[seat], 0);
}

static void amendment_4_no_pacifist_in_the_pack_is_no_secret(void **state)
{
    (void)state;
    secret_cards("family=on");
    struct vk_score score = score_of(0);
    for (int seat = 0; seat < 3; seat++)
        assert_false(is_unknown(&score, seat, PART_PACIFIST));
}

/* Who put the pacifist back, or holds it, knows that nobody else does; the others do not. */
static void amendment_4_who_put_the_pacifist_back_knows_it(void **state)
{
    (void)state;
    secret_cards("more_spice=on");
    struct vk_score score = score_of(0);
    assert_true(is_unknown(&score, 1, PART_PACIFIST));
    colony.player[0].dropped = (uint8_t)objective_of("S09");
    score = score_of(0);
    assert_true(is_unknown(&score, 1, PART_OBJECTIVE_2));
    for (int seat = 0; seat < 3; seat++)
        assert_false(is_unknown(&score, seat, PART_PACIFIST));
    score = score_of(2);
    assert_true(is_unknown(&score, 0, PART_PACIFIST));
    assert_true(is_unknown(&score, 1, PART_PACIFIST));
    colony.player[0].dropped = VK_NONE;
    set_objective(0, 0, "S09");
    score = score_of(0);
    for (int seat = 0; seat < 3; seat++)
        assert_false(is_unknown(&score, seat, PART_PACIFIST));
}

static void amendment_4_closed_screens_hide_what_is_counted_behind_them(void **state)
{
    (void)state;
    secret_cards("screens=closed");
    struct vk_score score = score_of(0);
    for (int seat = 0; seat < 3; seat++) {
        assert_true(is_unknown(&score, seat, PART_OBJECTIVE_1));
        assert_int_equal(score.part[seat][PART_OBJECTIVE_1], 0);
        assert_int_equal(score.total[seat], score.part[seat][PART_TREND_1]);
    }
    assert_int_equal(score.unknown_ties, 6);
    assert_int_equal(score.tie_break[0], 4);
    assert_int_equal(score.tie_break[1], 0);
    assert_int_equal(score_of(VK_SPECTATOR).unknown_ties, 7);
    assert_int_equal(score_of(VK_REFEREE).unknown_ties, 0);
}

/* Cubes and tokens lie behind screens; citizens, buildings, cards and gifts do not. */
static void amendment_4_trends_behind_screens(void **state)
{
    (void)state;
    for (int trend = 0; trend < N_TRENDS; trend++) {
        given_colony(3, "screens=closed");
        set_trends(arch_trend_words[trend]);
        int by = arch_trends[trend].criterion;
        bool is_behind =
            by == BY_MONEY || by == BY_TOKENS || (by >= BY_CUBES_FRUIT && by <= BY_CUBES_IRON);
        struct vk_score score = score_of(1);
        for (int seat = 0; seat < 3; seat++)
            assert_int_equal(is_unknown(&score, seat, PART_TREND_1), is_behind);
    }
}

static void amendment_4_all_is_open_at_the_end(void **state)
{
    (void)state;
    secret_cards("screens=closed");
    arch_end_game(&colony, NULL);
    while (colony.h.depth)
        vk_pop(&colony.h);
    struct vk_score score = score_of(0);
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(score.unknown[seat], 0);
    assert_int_equal(score.unknown_ties, 0);
    assert_int_equal(score.tie_break[1], 7);
}

/* Whom the thief may name tells nothing about cubes; who has none holds out two empty hands. */
static void amendment_4_the_thief_s_list_tells_nothing(void **state)
{
    (void)state;
    given_card("thief");
    for (int res = 0; res < N_RES; res++)
        for (int seat = 0; seat < 3; seat++)
            set_cubes(seat, res, 0);
    does(0, "use_card thief");
    may_only(0, "rob 1; rob 2");
    does(0, "rob 1");
    may_only(1, "hold nothing nothing");
    does(1, "hold nothing nothing");
    struct arch_state world;
    struct vk_rng rng = vk_rng_from(1, 2);
    vk_view(&archipelago_game, &colony, 0, &world);
    arch_imagine(&world, 0, &rng);
    assert_null(arch_check(&world));
    does(0, "left");
    assert_true(was_news(2, "robbed 0 1 nothing"));
    must_ask(0, "round_menu");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(amendment_1_taking_a_hex_is_a_reveal),
        cmocka_unit_test(amendment_1_so_is_the_cartographer_s),
        cmocka_unit_test(amendment_1_a_rejected_hex_keeps_its_reverse),
        cmocka_unit_test(amendment_1_a_bot_reads_the_visible_side_alone),
        cmocka_unit_test(amendment_2_from_the_town_over_an_engaged_unit),
        cmocka_unit_test(amendment_2_he_chooses_who_serves),
        cmocka_unit_test(amendment_2_the_unit_on_it_serves_when_the_town_is_busy),
        cmocka_unit_test(amendment_2_built_and_used_in_the_same_turn),
        cmocka_unit_test(amendment_2_only_who_controls_it),
        cmocka_unit_test(amendment_2_rebels_do_not_serve),
        cmocka_unit_test(amendment_3_asked_again_after_a_payment),
        cmocka_unit_test(amendment_3_asked_again_after_a_new_card),
        cmocka_unit_test(amendment_3_a_pass_by_choice_is_final),
        cmocka_unit_test(amendment_3_the_phase_ends_when_nobody_can_act),
        cmocka_unit_test(amendment_3_told_once),
        cmocka_unit_test(amendment_3_the_skipped_may_still_deal),
        cmocka_unit_test(amendment_4_objectives_of_others_are_marked),
        cmocka_unit_test(amendment_4_no_pacifist_in_the_pack_is_no_secret),
        cmocka_unit_test(amendment_4_who_put_the_pacifist_back_knows_it),
        cmocka_unit_test(amendment_4_closed_screens_hide_what_is_counted_behind_them),
        cmocka_unit_test(amendment_4_trends_behind_screens),
        cmocka_unit_test(amendment_4_all_is_open_at_the_end),
        cmocka_unit_test(amendment_4_the_thief_s_list_tells_nothing),
    };
    return cmocka_run_group_tests_name("archipelago: amended rounds", tests, NULL, NULL);
}
