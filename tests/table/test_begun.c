/*
 * test_begun.c - a hint for somebody who has begun a plan and not sent it: every row is a whole plan that can be done
 * from there, has all that was begun or says that it is another one, and what was begun itself is among them.
 */
#include "table/table.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* A game of Conquest at its first building, as whoever plans there knows it. */
static void ask(const struct vk_game *g, struct vk_question *q, void *seen)
{
    static _Alignas(8) uint8_t s[VK_STATE_MAX];
    struct vk_refusal no;
    struct vk_setup cfg;
    struct vk_actions list;
    struct vk_rng rng = { 7 };
    vk_setup_standard(g, 2, &cfg);
    assert_int_equal(vk_start(g, s, &cfg, &no, NULL), VK_OK);
    struct vk_due due = vk_due(g, s);
    while (strcmp(g->points[due.point].name, "build_session") != 0) {
        int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
        vk_legal(g, s, seat, &list);
        vk_play(g, s, seat,
                seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                  : list.act[list.usual],
                NULL);
        due = vk_due(g, s);
    }
    *q = (struct vk_question){ .game = g, .seed = 1, .watched = VK_NO_ACTION };
    q->seat = (uint8_t)__builtin_ctz(due.seats);
    assert_true(vk_level_read("hard:200", &q->level));
    vk_view(g, s, q->seat, seen);
    q->seen = vk_state_hash(g, seen);
}

/* Every step of it is legal in its turn, and all that was begun is in it, in order. */
static void check_plan(const struct vk_question *q, const void *seen, const struct vk_plan *p)
{
    static _Alignas(8) uint8_t then[VK_STATE_MAX];
    int n_kept = 0;
    memcpy(then, seen, q->game->state_size);
    for (int i = 0; i < p->n; i++) {
        assert_int_equal(vk_apply(q->game, then, q->seat, p->line[i], NULL), VK_OK);
        if (!p->is_new[i])
            assert_int_equal(p->line[i], q->begun[n_kept++]);
    }
    assert_false(vk_due(q->game, then).seats >> q->seat & 1); /* it is finished */
    assert_int_equal(n_kept, p->kind == VK_PLAN_ANEW ? 0 : q->n_begun);
    assert_true((p->kind == VK_PLAN_WHOLE) == (p->n == q->n_begun && n_kept == p->n));
}

/* Where the first Warrior Band may go. */
static void place_of(const struct vk_game *g, const void *seen, int seat, struct vk_out *out)
{
    static _Alignas(8) uint8_t then[VK_STATE_MAX];
    struct vk_actions list;
    vk_action a;
    const char *why;
    memcpy(then, seen, g->state_size);
    assert_true(vk_action_read(g, "build wb", &a, &why));
    assert_int_equal(vk_apply(g, then, seat, a, NULL), VK_OK);
    vk_legal(g, then, seat, &list);
    vk_action_write(g, list.act[0], out);
}

/* Whatever comes before its end may be told in any order; nothing in it is a plan as well. What
 * cannot be done is no plan. */
static void test_begun(void **state)
{
    static _Alignas(8) uint8_t seen[VK_STATE_MAX];
    static _Alignas(16) uint8_t memory[1 << 21];
    static const char *const begun[] = { "build wb\n%s\nend_build\n", "%s\nbuild wb\nend_build\n",
                                         "end_build\n" };
    const struct vk_game *g = vk_game_by_id("conquest");
    struct vk_advice advice;
    struct vk_question q;
    char place[40];
    struct vk_out out = vk_out_to(place, sizeof place);
    (void)state;
    ask(g, &q, seen);
    assert_true(vk_bot_memory(g, &q.level) <= sizeof memory);
    place_of(g, seen, q.seat, &out);
    for (size_t i = 0; i < sizeof begun / sizeof begun[0]; i++) {
        char text[100], *hole = text;
        const char *blank = strstr(begun[i], "%s");
        int n_whole = 0, n = blank ? (int)(blank - begun[i]) : (int)strlen(begun[i]);
        hole += snprintf(text, sizeof text, "%.*s", n, begun[i]);
        if (blank)
            (void)snprintf(hole, sizeof text - (size_t)n, "%s%s", place, blank + 2);
        assert_true(vk_question_begun(&q, seen, text));
        (void)vk_question_advise(&q, seen, memory, sizeof memory, &advice);
        assert_in_range(advice.n_plans, 1, VK_HINT_ROWS);
        for (int r = 0; r < advice.n_plans; r++) {
            check_plan(&q, seen, &advice.plan[r]);
            n_whole += advice.plan[r].kind == VK_PLAN_WHOLE;
            assert_true(!r || advice.plan[r].value <= advice.plan[r - 1].value + 0.01f);
        }
        assert_int_equal(n_whole, 1);
    }
    assert_false(vk_question_begun(&q, seen, "place 1\nend_build\n"));
    assert_false(vk_question_begun(&q, seen, "nonsense\n"));
    assert_int_equal(q.n_begun, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_begun) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
