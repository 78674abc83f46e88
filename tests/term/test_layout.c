/* test_layout.c - the panels of the screen at every size; the map as a field to move over. */
#include "term/board.c"
#include "term/layout.c"
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

static const struct wants two_players = { 6, 9 }, four_players = { 16, 10 };

static void at(int cols, int rows, const struct wants *want, struct layout *out)
{
    layout_make(cols, rows, want, out);
    assert_true(out->fits);
}

/* No two panels share a cell, and none leaves the screen. */
static void check_apart(const struct layout *l, int cols, int rows)
{
    static char seen[120][260];
    const struct rect *all[] = { &l->title, &l->map,     &l->players, &l->table, &l->log,
                                 &l->ask,   &l->choices, &l->explain, &l->bar };
    memset(seen, 0, sizeof seen);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        assert_true(all[i]->w >= 0 && all[i]->h >= 0);
        assert_true(all[i]->x >= 0 && all[i]->x + all[i]->w <= cols);
        assert_true(all[i]->y >= 0 && all[i]->y + all[i]->h <= rows);
        for (int y = all[i]->y; y < all[i]->y + all[i]->h; y++)
            for (int x = all[i]->x; x < all[i]->x + all[i]->w; x++)
                assert_int_equal(seen[y][x]++, 0);
    }
}

static void panels_never_overlap(void **state)
{
    (void)state;
    struct layout l;
    for (int cols = LAYOUT_MIN_W; cols <= 250; cols += 7)
        for (int rows = LAYOUT_MIN_H; rows <= 110; rows += 3)
            for (int players = 1; players < 30; players += 4) {
                struct wants want = { players, players / 2 };
                at(cols, rows, &want, &l);
                check_apart(&l, cols, rows);
                assert_true(l.choices.h >= 5 && l.explain.h >= 3 && l.players.h >= 1);
            }
}

static void at_100x30_the_map_is_readable_and_all_is_in_sight(void **state)
{
    (void)state;
    struct layout l;
    at(100, 30, &two_players, &l);
    assert_true(l.map.w >= 62 && l.map.h >= 24);
    assert_int_equal(l.players.h, two_players.players);
    assert_true(l.table.h >= two_players.table);
    at(100, 30, &four_players, &l);
    assert_true(l.map.w >= 62 && l.map.h >= 24);
    assert_int_equal(l.players.h, four_players.players);
}

static void wider_terminals_give_their_room_to_the_map(void **state)
{
    (void)state;
    struct layout small, large;
    at(100, 30, &two_players, &small);
    at(160, 50, &two_players, &large);
    assert_true(large.map.w >= small.map.w + 40);
    assert_true(large.map.h >= small.map.h + 8);
}

static void too_small_is_said(void **state)
{
    (void)state;
    struct layout l;
    layout_make(79, 24, &two_players, &l);
    assert_false(l.fits);
    layout_make(80, 23, &two_players, &l);
    assert_false(l.fits);
    layout_make(0, 0, &two_players, &l);
    assert_false(l.fits);
}

static struct board board;

static void given_stops(void)
{
    static const struct vk_spot stop[] = {
        { 10, 10 }, { 30, 10 }, { 20, 5 }, { 11, 15 }, { 60, 12 }
    };
    board.n_stops = 5;
    memcpy(board.stop, stop, sizeof stop);
}

static void arrow_keys_go_to_the_next_stop(void **state)
{
    (void)state;
    given_stops();
    assert_int_equal(board_next(&board, 0, 1, 0), 1);
    assert_int_equal(board_next(&board, 1, 1, 0), 4);
    assert_int_equal(board_next(&board, 4, 1, 0), 4); /* nothing further right */
    assert_int_equal(board_next(&board, 1, -1, 0), 0);
    assert_int_equal(board_next(&board, 0, 0, 1), 3);
    assert_int_equal(board_next(&board, 0, 0, -1), 2);
    assert_int_equal(board_next(&board, 2, 0, -1), 2);
}

static void every_stop_can_be_reached(void **state)
{
    (void)state;
    given_stops();
    bool reached[5] = { true };
    for (int round = 0; round < 5; round++)
        for (int i = 0; i < 5; i++) {
            if (!reached[i])
                continue;
            reached[board_next(&board, i, 1, 0)] = reached[board_next(&board, i, -1, 0)] = true;
            reached[board_next(&board, i, 0, 1)] = reached[board_next(&board, i, 0, -1)] = true;
        }
    for (int i = 0; i < 5; i++)
        assert_true(reached[i]);
}

static void a_click_finds_the_nearest_stop(void **state)
{
    (void)state;
    given_stops();
    assert_int_equal(board_near(&board, 12, 10, 5), 0);
    assert_int_equal(board_near(&board, 29, 11, 5), 1);
    assert_int_equal(board_near(&board, 45, 20, 5), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(panels_never_overlap),
        cmocka_unit_test(at_100x30_the_map_is_readable_and_all_is_in_sight),
        cmocka_unit_test(wider_terminals_give_their_room_to_the_map),
        cmocka_unit_test(too_small_is_said),
        cmocka_unit_test(arrow_keys_go_to_the_next_stop),
        cmocka_unit_test(every_stop_can_be_reached),
        cmocka_unit_test(a_click_finds_the_nearest_stop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
