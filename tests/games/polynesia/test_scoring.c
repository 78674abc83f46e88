/* test_scoring.c - the eruption, every part of a score, ties and ranks (section 6, cards 2.8). */
#include "../../support/polynesia_given.h"
#include <string.h>

/* Score now and after the sixth red stone: the same. `now` is left after the eruption. */
static void erupt(void)
{
    struct vk_score before, after;
    memset(&before, 0, sizeof before);
    memset(&after, 0, sizeof after);
    polynesia_game.score(&now, &before);
    chance("STONE red");
    then_over();
    polynesia_game.score(&now, &after);
    assert_memory_equal(&before, &after, sizeof after);
}

static void given_end(int seats, const char *cards)
{
    given_game(seats, cards);
    given_last_stone();
    for (int seat = 0; seat < seats; seat++)
        given_goods(seat, 0, 0);
}

static void t04_final_score(void **state)
{
    (void)state;
    for (int home = 4; home >= 3; home--) {
        given_end(4, "1.3 2.4 3.1");
        given_pieces(0, home,
                     home == 4 ? "a13 1, a16 1, a22 1, a28 1, a09 1, a12 1, a14 3"
                               : "a13 1, a16 1, a22 1, a28 1, a09 1, a12 1, a14 4");
        given_turtle_tokens(1, 0, 0, 0);
        given_masks(0, 2);
        erupt();
        then_home(0, home);
        then_score(0, (struct parts){ 4, 5, 0, 1, 3, 2, 0 });
        assert_int_equal(total_of(0), 15);
    }
}

static void t25_row_values(void **state)
{
    static const int row_value[] = { 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7 };
    (void)state;
    for (int n = 0; n <= 13; n++) {
        char places[20] = "a05 0";
        int home = 13 - n < 8 ? 13 - n : 8;
        places[4] = (char)('0' + n % 10);
        if (n > 9)
            memcpy(places,
                   n == 10   ? "a05 9, a06 1"
                   : n == 11 ? "a05 9, a06 2"
                   : n == 12 ? "a05 9, a06 3"
                             : "a05 9, a06 4",
                   13);
        given_end(4, "1.3 2.4 3.7");
        given_pieces(0, home, places); /* what is neither saved nor at home sinks */
        erupt();
        then_home(0, 13 - n);
        assert_int_equal(score_part(0, PART_BOARD), row_value[n]);
    }
}

static void t26_sinking(void **state)
{
    (void)state;
    given_end(4, "1.3 2.4 3.7");
    given_pieces(0, 3, "a00 2, a03 1, a05 4, a13 3");
    given_route("ra04", "fish", "0");
    erupt();
    then_home(0, 6);
    then_pieces(0, "a00", 0);
    then_pieces(0, "a03", 0);
    then_pieces(0, "a05", 4);
    then_pieces(0, "a13", 3);
    then_route("ra04", "fish", "0"); /* boats stay */
    assert_int_equal(score_part(0, PART_BOARD), 3);
    struct vk_score score;
    polynesia_game.score(&now, &score);
    assert_int_equal(score.tie_break[0], 2);
}

static void t27_nobody_saved(void **state)
{
    struct vk_score score;
    (void)state;
    given_end(4, "1.3 2.4 3.7");
    given_pieces(0, 8, "a00 5");
    erupt();
    then_home(0, 13);
    polynesia_game.score(&now, &score);
    assert_int_equal(score.part[0][PART_BOARD], 0);
    assert_int_equal(score.tie_break[0], 0);
}

static void t31_cards_1_3_and_1_4(void **state)
{
    (void)state;
    given_end(4, "1.3 2.4 3.5");
    given_pieces(0, 5, "a09 1, a10 1, a12 1, a14 1");
    given_pieces(1, 5, "a09 1, a19 1, a15 1, a26 1");
    given_pieces(2, 5, "a00 8");
    given_pieces(3, 5, "a25 1, a26 1");
    erupt();
    assert_int_equal(score_part(0, PART_CARD_1), 3);
    assert_int_equal(score_part(1, PART_CARD_1), 5);
    assert_int_equal(score_part(2, PART_CARD_1), 0);
    assert_int_equal(score_part(3, PART_CARD_1), 1);

    given_end(4, "1.4 2.4 3.5");
    given_pieces(0, 5, "a09 1, a10 1, a12 1, a19 1, a14 1");
    given_pieces(1, 5, "a09 1, a10 1, a12 1, a19 1, a14 1, a15 1, a25 1, a26 1");
    given_pieces(2, 5, "a09 1, a12 1, a14 1, a25 1");
    given_pieces(3, 5, "a09 1, a10 1, a12 1, a19 1, a14 1, a15 1, a25 1");
    erupt();
    assert_int_equal(score_part(0, PART_CARD_1), 4);
    assert_int_equal(score_part(1, PART_CARD_1), 10);
    assert_int_equal(score_part(2, PART_CARD_1), 0);
    assert_int_equal(score_part(3, PART_CARD_1), 6);
}

static void t35_cards_2_4_2_5_2_6(void **state)
{
    static const int set[] = { 0, -1, 2, 5, 5 };
    (void)state;
    for (int masks = 0; masks <= 4; masks++) {
        given_end(4, "1.4 2.4 3.5");
        given_masks(0, masks);
        erupt();
        assert_int_equal(score_part(0, PART_CARD_2), set[masks]);

        given_end(4, "1.4 2.6 3.5");
        given_masks(0, masks);
        erupt();
        assert_int_equal(score_part(0, PART_CARD_2), masks ? 0 : -2);
        assert_int_equal(score_part(1, PART_CARD_2), -2);
    }
    given_end(4, "1.4 2.5 3.5");
    given_masks(0, 3);
    given_pieces(0, 8, "a09 1, a10 1, a26 1");
    erupt();
    assert_int_equal(score_part(0, PART_CARD_2), 6);
    given_end(4, "1.4 2.5 3.5");
    given_masks(0, 2);
    erupt();
    assert_int_equal(score_part(0, PART_CARD_2), 0);
}

static void t40_card_3_4(void **state)
{
    static const struct {
        int pieces[4], points[4];
    } rows[] = {
        { { 3, 2, 2, 0 }, { 3, 2, 2, 0 } }, { { 2, 2, 1, 0 }, { 2, 2, 0, 0 } },
        { { 1, 0, 0, 0 }, { 3, 0, 0, 0 } }, { { 2, 2, 2, 2 }, { 2, 2, 2, 2 } },
        { { 4, 3, 1, 0 }, { 3, 2, 0, 0 } },
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        given_end(4, "1.4 2.4 3.4");
        for (int seat = 0; seat < 4; seat++) {
            char places[] = "a13 0";
            places[4] = (char)('0' + rows[i].pieces[seat]);
            given_pieces(seat, 8, places);
        }
        erupt();
        for (int seat = 0; seat < 4; seat++)
            assert_int_equal(score_part(seat, PART_CARD_3), rows[i].points[seat]);
    }
}

static void t41_card_3_5(void **state)
{
    (void)state;
    given_end(3, "1.4 2.4 3.5");
    given_pieces(0, 4, "b05 7"); /* two sink: 6 */
    given_pieces(1, 5, "b05 8");
    given_pieces(2, 3, "b05 9, b06 1");
    erupt();
    then_home(0, 6);
    then_home(1, 5);
    then_home(2, 3);
    assert_int_equal(score_part(0, PART_CARD_3), 3);
    assert_int_equal(score_part(1, PART_CARD_3), 0);
    assert_int_equal(score_part(2, PART_CARD_3), 0);

    given_end(3, "1.4 2.4 3.5");
    given_pieces(0, 6, "b05 7");
    given_pieces(1, 5, "b03 1, b05 7");
    given_pieces(2, 3, "b05 9, b06 1");
    erupt();
    then_home(1, 6);
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(score_part(seat, PART_CARD_3), 0);
}

static void given_last_catch(const char *places_of_p1)
{
    given_end(4, "1.4 2.4 3.6");
    given_goods(0, 2, 3);
    given_pieces(0, 5, "a05 1, a01 1, a06 1");
    given_goods_tokens(0, 1, 0);
    given_goods(1, 3, 0);
    given_pieces(1, 5, places_of_p1);
}

static void t42_card_3_6(void **state)
{
    (void)state;
    given_last_catch("a07 1, a08 1");
    erupt();
    then_goods(0, 4, 3);
    then_goods(1, 5, 0);
    then_goods(2, 0, 0);
    assert_int_equal(score_part(0, PART_CARD_3), 0);
    assert_int_equal(score_part(1, PART_CARD_3), 4);
    assert_int_equal(score_part(2, PART_CARD_3), 0);

    given_last_catch("a07 1");
    erupt();
    then_goods(0, 4, 3);
    then_goods(1, 4, 0);
    assert_int_equal(score_part(0, PART_CARD_3), 3);
    assert_int_equal(score_part(1, PART_CARD_3), 3);
    assert_int_equal(score_part(2, PART_CARD_3), 0);
    assert_int_equal(score_part(3, PART_CARD_3), 0);
}

static void t43_card_3_7(void **state)
{
    static const int boats[2][4] = { { 8, 8, 5, 3 }, { 9, 8, 5, 3 } };
    static const int points[2][4] = { { 2, 2, 0, 0 }, { 3, 0, 0, 0 } };
    (void)state;
    for (int i = 0; i < 2; i++) {
        given_end(4, "1.4 2.4 3.7");
        for (int seat = 0; seat < 4; seat++)
            given_boats_on_map(seat, boats[i][seat]);
        erupt();
        for (int seat = 0; seat < 4; seat++)
            assert_int_equal(score_part(seat, PART_CARD_3), points[i][seat]);
    }
}

static void given_t44_pieces(void)
{
    given_pieces(0, 5, "a09 1, a10 1, a13 2, a22 1, a28 1, a00 2");
    given_masks(0, 2);
    given_pieces(1, 5, "a13 2, a14 1, a15 1, a12 1, a03 3");
    given_masks(1, 1);
    given_pieces(2, 6, "a22 3, a28 2, a29 1, a18 1");
    given_island_turtles(2, 1);
    given_pieces(3, 5, "a13 1, a12 1, a19 1, a25 1, a26 1, a16 2, a04 1");
    given_masks(3, 1);
}

static void then_t44_scores(void)
{
    then_score(0, (struct parts){ 2, 4, 0, 0, 2, 2, 6 });
    then_score(1, (struct parts){ 2, 1, 0, 0, 2, 2, 2 });
    then_score(2, (struct parts){ 3, 6, 1, 0, 0, 0, 12 });
    then_score(3, (struct parts){ 3, 2, 0, 0, 4, 2, 3 });
    assert_int_equal(total_of(0), 16);
    assert_int_equal(total_of(1), 9);
    assert_int_equal(total_of(2), 22);
    assert_int_equal(total_of(3), 14);
}

static void t44_full_scoring(void **state)
{
    struct vk_score score;
    (void)state;
    given_end(4, "1.4 2.5 3.4");
    given_t44_pieces();
    erupt();
    then_t44_scores();
    polynesia_game.score(&now, &score);
    assert_int_equal(score.winners, VK_ONLY(2));
}

static void then_ranks(int seats, const int total[], const int islands[], const int rank[])
{
    struct vk_score score;
    polynesia_game.score(&now, &score);
    for (int seat = 0; seat < seats; seat++) {
        assert_int_equal(score.total[seat], total[seat]);
        assert_int_equal(score.tie_break[seat], islands[seat]);
        assert_int_equal(score.rank[seat], rank[seat]);
        assert_int_equal(score.winners >> seat & 1, rank[seat] == 1);
    }
}

static void t45_tie_break(void **state)
{
    static const int total[] = { 14, 14, 9 };
    (void)state;
    for (int shared = 0; shared < 2; shared++) {
        given_end(3, "1.3 2.4 3.1");
        given_pieces(0, 0, "b04 1, b05 1, b06 1, b07 1, b22 1, b23 8");
        given_pieces(1, 0,
                     shared ? "b04 1, b05 1, b06 1, b07 1, b22 1, b23 8"
                            : "b04 1, b05 1, b06 2, b22 1, b23 8");
        given_pieces(2, 3, "b04 1, b05 1, b06 1, b07 1, b10 1, b14 1, b15 1, b17 3");
        given_turtle_tokens(3, 3, 3, 0);
        erupt();
        then_ranks(3, total, shared ? (int[]){ 6, 6, 8 } : (int[]){ 6, 5, 8 },
                   shared ? (int[]){ 1, 1, 3 } : (int[]){ 1, 2, 3 });
    }
}

static void t52_score_at_any_time(void **state)
{
    (void)state;
    given_game(4, "1.4 2.5 3.4");
    given_t44_pieces();
    struct poly_state before = now;
    then_t44_scores();
    assert_memory_equal(&before, &now, sizeof now);

    given_last_catch("a07 1, a08 1");
    before = now;
    assert_int_equal(score_part(1, PART_CARD_3), 4); /* the catch of the end is counted already */
    assert_memory_equal(&before, &now, sizeof now);
    erupt();
    for (int i = 0; i < 3; i++) {
        total_of(0);
        then_goods(0, 4, 3);
        then_goods(1, 5, 0);
    }
}

static void t53_ranks(void **state)
{
    (void)state;
    given_end(4, "1.3 2.4 3.1");
    given_pieces(0, 0, "a04 1, a05 1, a06 1, a07 1, a28 1, a29 8");
    given_pieces(1, 0, "a04 1, a05 1, a06 1, a28 1, a29 9");
    given_pieces(2, 1, "a04 1, a05 1, a06 1, a07 1, a08 1, a11 1, a13 1, a16 5");
    given_pieces(3, 0, "a04 1, a05 1, a06 1, a07 1, a28 1, a29 8");
    given_turtle_tokens(3, 3, 1, 3);
    erupt();
    then_ranks(4, (int[]){ 14, 14, 9, 14 }, (int[]){ 6, 5, 8, 6 }, (int[]){ 1, 3, 4, 1 });
}

static void t62_shells_at_the_end(void **state)
{
    (void)state;
    given_end(4, "1.4 2.4 3.8");
    given_goods(0, 7, 4);
    given_pieces(0, 8, "a06 1");
    given_goods(1, 0, 5);
    given_pieces(1, 8, "a03 1");
    erupt();
    then_goods(0, 7, 5);
    then_goods(1, 0, 5);
    assert_int_equal(score_part(0, PART_CARD_3), 3);
    assert_int_equal(score_part(1, PART_CARD_3), 3);
    assert_int_equal(score_part(2, PART_CARD_3), 0);
    assert_int_equal(score_part(3, PART_CARD_3), 0);
}

/* Cards that work in play alone give no points of their own. */
static void r08_cards_in_play_score_nothing(void **state)
{
    static const char *const cards[] = { "1.1 2.1 3.1", "1.2 2.2 3.2", "1.1 2.3 3.3" };
    (void)state;
    for (int i = 0; i < 3; i++) {
        given_end(4, cards[i]);
        given_pieces(0, 5, "a05 8");
        given_goods(0, 9, 9);
        given_boats_on_map(0, 9);
        erupt();
        then_score(0, (struct parts){ 3, 0, 0, 0, 0, 0, 0 });
        then_goods(0, 9, 9);
    }
}

static void r08_37_tokens_give_at_the_end_and_all_zero_is_a_tie(void **state)
{
    (void)state;
    given_end(4, "1.4 2.4 3.8");
    given_goods_tokens(2, 2, 1);
    erupt();
    then_goods(2, 0, 1);
    assert_int_equal(score_part(2, PART_CARD_3), 4);
    given_end(4, "1.4 2.4 3.8");
    given_pieces(0, 8, "a03 5");
    erupt();
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(score_part(seat, PART_CARD_3), 3);
}

static void r08_38_boats_next_to_sunk_islands_count(void **state)
{
    (void)state;
    given_end(4, "1.4 2.4 3.7");
    given_route("ra04", "fish", "0");
    given_route("ra05", "fish", "0");
    given_route("ra40", "fish", "1");
    erupt();
    assert_int_equal(score_part(0, PART_CARD_3), 3);
    assert_int_equal(score_part(1, PART_CARD_3), 0);
}

static void r08_44_second_place_with_two_players(void **state)
{
    (void)state;
    given_end(2, "1.4 2.4 3.4");
    given_pieces(0, 8, "b10 3, b23 1");
    given_pieces(1, 8, "b10 1, b23 1, b22 1");
    erupt();
    assert_int_equal(score_part(0, PART_CARD_3), 3 + 2);
    assert_int_equal(score_part(1, PART_CARD_3), 2 + 2 + 3);
}

static void r08_47_no_boat_at_all_is_a_tie(void **state)
{
    (void)state;
    given_end(3, "1.4 2.4 3.7");
    erupt();
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(score_part(seat, PART_CARD_3), 2);
}

static void r06_totals_may_be_negative(void **state)
{
    (void)state;
    given_end(4, "1.4 2.6 3.5");
    erupt();
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(total_of(seat), -2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t04_final_score),
        cmocka_unit_test(t25_row_values),
        cmocka_unit_test(t26_sinking),
        cmocka_unit_test(t27_nobody_saved),
        cmocka_unit_test(t31_cards_1_3_and_1_4),
        cmocka_unit_test(t35_cards_2_4_2_5_2_6),
        cmocka_unit_test(t40_card_3_4),
        cmocka_unit_test(t41_card_3_5),
        cmocka_unit_test(t42_card_3_6),
        cmocka_unit_test(t43_card_3_7),
        cmocka_unit_test(t44_full_scoring),
        cmocka_unit_test(t45_tie_break),
        cmocka_unit_test(t52_score_at_any_time),
        cmocka_unit_test(t53_ranks),
        cmocka_unit_test(t62_shells_at_the_end),
        cmocka_unit_test(r08_cards_in_play_score_nothing),
        cmocka_unit_test(r08_37_tokens_give_at_the_end_and_all_zero_is_a_tie),
        cmocka_unit_test(r08_38_boats_next_to_sunk_islands_count),
        cmocka_unit_test(r08_44_second_place_with_two_players),
        cmocka_unit_test(r08_47_no_boat_at_all_is_a_tie),
        cmocka_unit_test(r06_totals_may_be_negative),
    };
    return cmocka_run_group_tests_name("polynesia scoring", tests, NULL, NULL);
}
