/*
 * test_puzzles.c - all puzzles on board: each line is read, its position is played, its best move is possible there,
 * the margin is what a puzzle needs, and a short look by the bots of today finds the same move. And what a line is,
 * which day has which, and that finding one is reproducible.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "analysis/puzzle.h"
#include "support/brief.h"
#include "vaka/registry.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 8000, CHOICES = 4 };

static struct vk_step step[STEPS];
static _Alignas(8) uint8_t position[VK_STATE_MAX];
static struct vk_session table;
static struct vk_position_fault no;
static struct vk_actions list;

static bool read_line(const char *line, struct vk_puzzle *p)
{
    table = (struct vk_session){ .state = position, .step = step, .cap = STEPS };
    return vk_puzzle_read(line, &table, p, &no);
}

/* How many of them do not hold: each is named. */
static int walk(const struct vk_puzzle_source *source)
{
    uint32_t n = vk_puzzle_lines(source->text), every = is_brief() ? 12 : 1;
    const struct vk_game *g = vk_game_by_id(source->game);
    size_t size = (vk_puzzle_memory(g) + 15) / 16 * 16;
    void *memory = aligned_alloc(16, size);
    assert_non_null(memory);
    assert_true(n >= 20);
    int n_broken = 0;
    for (uint32_t k = 0; k < n; k++) {
        struct vk_puzzle p;
        if (!read_line(vk_puzzle_line(source->text, k), &p))
            fail_msg("%s, puzzle %u: %s", source->game, k + 1, no.why);
        assert_ptr_equal(table.game, g);
        vk_legal(g, position, p.seat, &list);
        assert_true(list.n >= CHOICES);
        assert_true(vk_find(&list, p.best) >= 0);
        assert_true(p.value - p.next >= VK_PUZZLE_MARGIN - VK_POINT); /* in whole points */
        if (k % every == 0 && !vk_puzzle_holds(&table, &p, memory, size))
            print_error("%s, puzzle %u: another move looks as good today, %d\n", source->game,
                        k + 1, ++n_broken);
    }
    free(memory);
    return n_broken;
}

static void every_puzzle_holds(void **state)
{
    (void)state;
    int n_broken = 0;
    for (int i = 0; i < vk_n_puzzle_sources; i++)
        n_broken += walk(&vk_puzzle_sources[i]);
    assert_int_equal(n_broken, 0);
}

static void no_two_are_the_same(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_puzzle_sources; i++) {
        const char *text = vk_puzzle_sources[i].text;
        uint32_t n = vk_puzzle_lines(text);
        for (uint32_t a = 0; a < n; a++)
            for (uint32_t b = 0; b < a; b++) {
                const char *one = vk_puzzle_line(text, a), *two = vk_puzzle_line(text, b);
                assert_true(strncmp(one, two, strcspn(one, "\n")) != 0);
            }
    }
}

static void what_is_no_puzzle_is_refused(void **state)
{
    (void)state;
    struct vk_puzzle p;
    const char *good = vk_puzzle_line(vk_puzzle_sources[0].text, 0);
    char line[2000];
    assert_true(read_line(good, &p));
    static const char *const bad[] = { "",
                                       "71",
                                       "71 50",
                                       "71 50 vaka1.konane.AAAA",
                                       "x y z",
                                       "700 50 vaka1.konane.AAAAAAA PASS",
                                       "-1 5 vaka1.x.y z" };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_false(read_line(bad[i], &p));
        assert_true(no.why[0] != '\0');
    }
    /* a move that is not possible there */
    size_t n = strcspn(good, "\n");
    memcpy(line, good, n);
    line[n] = '\0';
    char *move = strchr(strstr(line, "vaka1"), ' ');
    (void)snprintf(move, sizeof line - (size_t)(move - line), " NOTHING");
    assert_false(read_line(line, &p));
    assert_string_equal(no.why, "its best move is not possible there");
}

static void a_day_has_one(void **state)
{
    (void)state;
    assert_int_equal(vk_puzzle_of_day(10, VK_PUZZLE_FIRST_DAY), 0);
    assert_int_equal(vk_puzzle_of_day(10, VK_PUZZLE_FIRST_DAY + 9), 9);
    assert_int_equal(vk_puzzle_of_day(10, VK_PUZZLE_FIRST_DAY + 10), 0);
    assert_int_equal(vk_puzzle_of_day(10, VK_PUZZLE_FIRST_DAY - 1), 9);
    assert_int_equal(vk_puzzle_of_day(0, VK_PUZZLE_FIRST_DAY), 0);
    assert_null(vk_puzzle_line("# nothing\n\n", 0));
    assert_int_equal(vk_puzzle_lines("# one\na\n\nb\n# c\n"), 2);
    assert_true(vk_puzzle_line("# one\na\n\nb", 1)[0] == 'b');
}

/* The line that is written is the line that was read. */
static void a_line_comes_back(void **state)
{
    (void)state;
    static char again[VK_PUZZLE_LINE];
    const char *line = vk_puzzle_line(vk_puzzle_sources[0].text, 1);
    struct vk_puzzle p;
    struct vk_out out = vk_out_to(again, sizeof again);
    assert_true(read_line(line, &p));
    vk_puzzle_write(&table, &p, &out);
    assert_int_equal(strncmp(again, line, out.len), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_puzzle_holds),
        cmocka_unit_test(no_two_are_the_same),
        cmocka_unit_test(what_is_no_puzzle_is_refused),
        cmocka_unit_test(a_day_has_one),
        cmocka_unit_test(a_line_comes_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
