/* test_rules.c - the cases of docs/games/konane.md, each with the number of its section. */
#include "../../../src/games/konane/state.h"
#include "../../support/play_text.h"
#include <cmocka.h>
#include <string.h>

extern const struct vk_game konane_game;
static const struct vk_game *const game = &konane_game;
static _Alignas(8) struct konane_state s;

/* Given: a board of this size after the opening, and these stones alone: rows from the top, `b`, `w`, `.`. */
static void given(int side, int seat, const char *rows)
{
    start_game(game, &s, 2, side == 6 ? "board=6x6" : side == 8 ? "board=8x8" : "board=10x10");
    play_line(game, &s, "0 remove a1; 1 remove a2");
    if (seat == WHITE)
        play(game, &s, BLACK, "jump c1 a1");
    memset(s.stones, 0, sizeof s.stones);
    for (int row = side - 1; row >= 0; row--)
        for (int column = 0; column < side; column++, rows++) {
            if (*rows == ' ')
                rows++;
            if (*rows == '.')
                continue;
            assert_int_equal(*rows == 'w', (row + column) % 2);
            s.stones[*rows == 'w'][row] |= (uint16_t)(1u << column);
        }
    assert_int_equal(*rows, 0);
}

/* Then: this is the board. */
static void board_is(const char *rows)
{
    for (int row = s.side - 1; row >= 0; row--)
        for (int column = 0; column < s.side; column++, rows++) {
            int place = place_of(column, row);
            if (*rows == ' ')
                rows++;
            assert_int_equal(has_stone(&s, BLACK, place), *rows == 'b');
            assert_int_equal(has_stone(&s, WHITE, place), *rows == 'w');
        }
}

static void s2_the_board_is_full_and_alternates(void **state)
{
    static const char *const options[] = { "board=6x6", "board=8x8", "board=10x10" };
    (void)state;
    for (int i = 0; i < 3; i++) {
        start_game(game, &s, 2, options[i]);
        assert_int_equal(s.side, 6 + 2 * i);
        for (int row = 0; row < s.side; row++)
            for (int column = 0; column < s.side; column++) {
                int place = place_of(column, row);
                assert_int_equal(has_stone(&s, BLACK, place), (row + column) % 2 == 0);
                assert_int_equal(has_stone(&s, WHITE, place), (row + column) % 2 == 1);
            }
    }
    start_game(game, &s, 2, "board=6x6");
    board_is("wbwbwb bwbwbw wbwbwb bwbwbw wbwbwb bwbwbw");
    start_game(game, &s, 2, "");
    assert_int_equal(s.side, 8);
}

static void s3_black_opens_in_the_centre_or_at_a_corner(void **state)
{
    (void)state;
    start_game(game, &s, 2, "board=6x6");
    assert_legal(game, &s, BLACK, "remove c3; remove d4; remove a1; remove f6");
    start_game(game, &s, 2, "");
    assert_legal(game, &s, BLACK, "remove d4; remove e5; remove a1; remove h8");
    start_game(game, &s, 2, "board=10x10");
    assert_legal(game, &s, BLACK, "remove e5; remove f6; remove a1; remove j10");
    assert_int_equal(try_play(game, &s, WHITE, "remove e6"), VK_ERR_NOT_DUE);
}

static void s3_white_removes_a_neighbour_of_the_gap(void **state)
{
    (void)state;
    start_game(game, &s, 2, "");
    play(game, &s, BLACK, "remove d4");
    assert_legal(game, &s, WHITE, "remove d5; remove e4; remove d3; remove c4");
    start_game(game, &s, 2, "");
    play(game, &s, BLACK, "remove a1");
    assert_legal(game, &s, WHITE, "remove a2; remove b1");
    start_game(game, &s, 2, "");
    play(game, &s, BLACK, "remove h8");
    assert_legal(game, &s, WHITE, "remove h7; remove g8");
    play(game, &s, WHITE, "remove g8");
    assert_int_equal(konane_stones(&s, BLACK), 31);
    assert_int_equal(konane_stones(&s, WHITE), 31);
}

/* Gaps at d4 and d5 of 8 by 8: into d4 jump black stones from b4, f4 and d2; from d6 d5 is no black place,
 * and d6 would have to jump over d5, which is empty. */
static void s4_the_first_jumps_land_in_the_two_gaps(void **state)
{
    (void)state;
    start_game(game, &s, 2, "");
    play_line(game, &s, "0 remove d4; 1 remove d5");
    assert_legal(game, &s, BLACK, "jump d2 d4; jump b4 d4; jump f4 d4");
    play(game, &s, BLACK, "jump d2 d4");
    assert_true(has_stone(&s, BLACK, place_of(3, 3)));
    assert_false(has_stone(&s, BLACK, place_of(3, 1)));
    assert_false(has_stone(&s, WHITE, place_of(3, 2)));
    assert_int_equal(konane_stones(&s, BLACK), 31);
    assert_int_equal(konane_stones(&s, WHITE), 30);
}

/* The example of section 4. */
static void s4_a_stone_may_jump_on_and_may_stop(void **state)
{
    static const char *const after[][2] = {
        { "jump a1 c1", "........ ........ ........ ........ ........ ........ ........ ..bw.w.." },
        { "jump a1 e1", "........ ........ ........ ........ ........ ........ ........ ....bw.." },
        { "jump a1 g1", "........ ........ ........ ........ ........ ........ ........ ......b." },
    };
    (void)state;
    for (int i = 0; i < 3; i++) {
        given(8, BLACK, "........ ........ ........ ........ ........ ........ ........ bw.w.w..");
        assert_legal(game, &s, BLACK, "jump a1 c1; jump a1 e1; jump a1 g1");
        play(game, &s, BLACK, after[i][0]);
        board_is(after[i][1]);
    }
}

/* From a1 over b1 to c1; c3 could be reached over c2 only by turning. */
static void s4_a_stone_never_turns(void **state)
{
    (void)state;
    given(6, BLACK, "...... ...... ...... ...... ..w... bw....");
    assert_legal(game, &s, BLACK, "jump a1 c1");
}

/* All four directions, and one of them blocked. */
static void s4_jumps_go_up_right_down_and_left(void **state)
{
    (void)state;
    given(6, BLACK, "...... ...... ..w... .wbw.. ..w... ......");
    assert_legal(game, &s, BLACK, "jump c3 c5; jump c3 e3; jump c3 c1; jump c3 a3");
    given(6, BLACK, "...... ..b... ..w... .wbw.. ..w... ......");
    assert_legal(game, &s, BLACK, "jump c3 e3; jump c3 c1; jump c3 a3");
}

/* No jump into a taken place, over an empty one or slantwise; none off the board or round its edge. */
static void s4_what_is_no_jump(void **state)
{
    (void)state;
    given(6, BLACK, "...... ...... ...... ...... w..... bwbw..");
    assert_legal(game, &s, BLACK, "jump a1 a3; jump c1 e1");
    given(10, WHITE,
          ".......... .......... .......... .......... .......... .......... .......... "
          ".......... ........wb .wb.......");
    assert_legal(game, &s, WHITE, "jump b1 d1");
    assert_int_equal(try_play(game, &s, WHITE, "jump i2 a3"), VK_ERR_ILLEGAL);
    assert_int_equal(try_play(game, &s, WHITE, "remove i2"), VK_ERR_ILLEGAL);
}

static void winner_is(int seat)
{
    struct vk_score score = { 0 };
    assert_true(s.h.over);
    assert_null(game->check(&s));
    game->score(&s, &score);
    assert_int_equal(score.total[seat], 1);
    assert_int_equal(score.total[!seat], 0);
    assert_int_equal(score.winners, 1 << seat);
}

/* White has four stones left, but no black one beside them that could be jumped over. */
static void s5_who_cannot_jump_loses(void **state)
{
    static struct event_log log;
    (void)state;
    given(6, BLACK, "...... ...... ..w.w. ...... w.w... bw....");
    event_log_open(&log);
    play_heard(game, &s, BLACK, "jump a1 c1", &log);
    winner_is(BLACK);
    assert_int_equal(konane_stones(&s, BLACK), 1);
    assert_int_equal(konane_stones(&s, WHITE), 4);
    assert_string_equal(event_log_text(game, &log, VK_SPECTATOR), "jumped 0 a1 c1 1; stuck 1");
}

static void s5_white_makes_the_last_jump(void **state)
{
    (void)state;
    given(6, WHITE, "wbwb.. ...... ...... ...... ...... ......");
    assert_legal(game, &s, WHITE, "jump c6 e6");
    play(game, &s, WHITE, "jump c6 e6");
    winner_is(WHITE);
}

/* As long as somebody can jump nobody has won. */
static void s5_before_the_end_nobody_has_won(void **state)
{
    struct vk_score score = { 0 };
    (void)state;
    start_game(game, &s, 2, "");
    game->score(&s, &score);
    assert_int_equal(score.total[BLACK] + score.total[WHITE], 0);
    assert_int_equal(s.winner, VK_NONE);
}

/* ---- A second telling of the jumps: place by place, from section 4 alone ---------------------- */

static char at(int column, int row)
{
    if (column < 0 || row < 0 || column >= s.side || row >= s.side)
        return '#';
    int place = place_of(column, row);
    return has_stone(&s, BLACK, place) ? 'b' : has_stone(&s, WHITE, place) ? 'w' : '.';
}

/* How many jumps a side has: all, or the first ones alone. */
static int jumps_by_hand(int seat, bool only_first)
{
    static const int way[4][2] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };
    const char own = "bw"[seat], enemy = "wb"[seat];
    int n = 0;
    for (int row = 0; row < s.side; row++)
        for (int column = 0; column < s.side; column++)
            for (int d = 0; d < 4 && at(column, row) == own; d++)
                for (int k = 1;
                     at(column + (2 * k - 1) * way[d][0], row + (2 * k - 1) * way[d][1]) == enemy &&
                     at(column + 2 * k * way[d][0], row + 2 * k * way[d][1]) == '.';
                     k++)
                    n += !only_first || k == 1;
    return n;
}

static void s4_jumps_are_those_of_a_second_count(void **state)
{
    static const char *const options[] = { "board=6x6", "board=8x8", "board=10x10" };
    struct vk_rng rng = vk_rng_from(4, 1);
    struct vk_actions list;
    (void)state;
    for (int n = 0; n < 300; n++) {
        start_game(game, &s, 2, options[n % 3]);
        while (!s.h.over) {
            int seat = next_to_act(game, &s);
            vk_legal(game, &s, seat, &list);
            if (s.last_to != VK_NONE && vk_top_of(&s.h)->point == P_turn) {
                assert_int_equal(list.n, jumps_by_hand(seat, false));
                assert_int_equal(konane_mobility(&s, seat), jumps_by_hand(seat, true));
                assert_int_equal(konane_mobility(&s, !seat), jumps_by_hand(!seat, true));
            }
            vk_play(game, &s, seat, any_of(&list, seat, &rng), NULL);
        }
        assert_int_equal(jumps_by_hand(!s.winner, true), 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(s2_the_board_is_full_and_alternates),
        cmocka_unit_test(s3_black_opens_in_the_centre_or_at_a_corner),
        cmocka_unit_test(s3_white_removes_a_neighbour_of_the_gap),
        cmocka_unit_test(s4_the_first_jumps_land_in_the_two_gaps),
        cmocka_unit_test(s4_a_stone_may_jump_on_and_may_stop),
        cmocka_unit_test(s4_a_stone_never_turns),
        cmocka_unit_test(s4_jumps_go_up_right_down_and_left),
        cmocka_unit_test(s4_what_is_no_jump),
        cmocka_unit_test(s4_jumps_are_those_of_a_second_count),
        cmocka_unit_test(s5_who_cannot_jump_loses),
        cmocka_unit_test(s5_white_makes_the_last_jump),
        cmocka_unit_test(s5_before_the_end_nobody_has_won),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
