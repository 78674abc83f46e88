/*
 * test_bot.c - laws of every bot in every game: legal answers, the same answer for the same seed
 * and view, memory kept to, stopping when told. That nothing hidden is read: test_blind.c.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/brief.h"
#include "vaka/bot.h"
#include "vaka/registry.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CANARY = 256, ROUNDS = 2 };

static _Alignas(16) unsigned char world[VK_STATE_MAX], view[VK_STATE_MAX], other[VK_STATE_MAX];

struct table {
    const struct vk_game *game;
    struct vk_level level;
    struct vk_bot bot;
    unsigned char *memory;
    size_t size;
};

static struct vk_level level_of(const char *text)
{
    struct vk_level level;
    assert_true(vk_level_read(text, &level));
    return level;
}

/* A bot with memory of its own and a canary behind it. */
static void open_bot(struct table *t, const struct vk_game *g, const char *level, size_t size,
                     uint64_t seed)
{
    t->game = g;
    t->level = level_of(level);
    t->size = size == SIZE_MAX ? vk_bot_memory(g, &t->level) : size;
    t->memory = aligned_alloc(16, (t->size + CANARY + 15) / 16 * 16);
    assert_non_null(t->memory);
    memset(t->memory, 0xA5, t->size + CANARY);
    vk_bot_open(&t->bot, g, &t->level, seed, t->memory, t->size);
}

static void close_bot(struct table *t)
{
    for (size_t i = 0; i < CANARY; i++)
        assert_int_equal(t->memory[t->size + i], 0xA5);
    free(t->memory);
}

static bool start(const struct vk_game *g, int seats)
{
    struct vk_setup cfg;
    struct vk_refusal no;
    vk_setup_standard(g, seats, &cfg);
    return vk_start(g, world, &cfg, &no, NULL) == VK_OK;
}

/* One step at random; which seat acts, or VK_CHANCE. */
static int random_step(const struct vk_game *g, void *s, struct vk_rng *rng)
{
    static struct vk_actions list;
    struct vk_due due = vk_due(g, s);
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
    vk_legal(g, s, seat, &list);
    vk_action a = seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(rng))
                                    : list.act[vk_rng_below(rng, list.n)];
    assert_int_equal(vk_apply(g, s, seat, a, NULL), VK_OK);
    return seat;
}

/* Play at random until somebody has a choice of at least two; false at the end of the game. */
static bool to_a_choice(const struct vk_game *g, struct vk_rng *rng, int steps, int *seat)
{
    static struct vk_actions list;
    for (int i = 0;; i++) {
        struct vk_due due = vk_due(g, world);
        if (due.over)
            return false;
        if (i >= steps && due.kind != VK_RANDOM) {
            *seat = __builtin_ctz(due.seats);
            vk_legal(g, world, *seat, &list);
            if (list.n > 1)
                return true;
        }
        random_step(g, world, rng);
    }
}

/* Call `test` at some random positions of every game and number of seats. */
static void everywhere(int per_game, void (*test)(const struct vk_game *g, int seat, uint64_t seed))
{
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
            struct vk_rng rng = vk_rng_from((uint64_t)seats, 42);
            for (int k = 0; k < brief_of(per_game); k++) {
                int seat = 0;
                assert_true(start(g, seats));
                if (to_a_choice(g, &rng, 20 + (int)vk_rng_below(&rng, 60), &seat))
                    test(g, seat, (uint64_t)k);
            }
        }
    }
}

/* ---- Memory -------------------------------------------------------------------------------- */

static void memory_is_modest(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        struct vk_level easy = level_of("easy"), normal = level_of("normal");
        struct vk_level hard = level_of("hard"), endless = level_of("hard:99999999");
        struct vk_level greedy = level_of("greedy");
        assert_int_equal(vk_bot_memory(g, &greedy), 0);
        assert_true(vk_bot_memory(g, &easy) <= 1 << 20);
        assert_true(vk_bot_memory(g, &normal) <= 16 << 20);
        assert_true(vk_bot_memory(g, &hard) < 64 << 20);
        assert_true(vk_bot_memory(g, &endless) < 64 << 20);
    }
}

/* ---- Answers ------------------------------------------------------------------------------- */

/* Whole games, each seat another level; every answer is asked of the view alone. */
static void play_one(const struct vk_game *g, int seats, uint64_t seed)
{
    static const char *const names[] = { "easy:60", "greedy", "normal:48", "random", "hard:80" };
    static const char *const hasty[] = { "easy:12", "greedy", "normal:16", "random", "hard:24" };
    struct table t[VK_SEATS_MAX];
    struct vk_rng rng = vk_rng_from(seed, 7);
    assert_true(start(g, seats));
    for (int seat = 0; seat < seats; seat++)
        open_bot(&t[seat], g, (is_brief() ? hasty : names)[(seat + (int)seed) % 5], SIZE_MAX, seed);
    for (uint32_t n = 0; !vk_due(g, world).over; n++) {
        struct vk_due due = vk_due(g, world);
        assert_true(n <= g->step_bound);
        if (due.kind == VK_RANDOM) {
            random_step(g, world, &rng);
            continue;
        }
        int seat = __builtin_ctz(due.seats);
        vk_view(g, world, seat, view);
        memcpy(other, view, g->state_size);
        vk_action a = vk_bot_choose(&t[seat].bot, view, seat, NULL, 0, NULL);
        assert_memory_equal(view, other, g->state_size);
        assert_int_equal(vk_apply(g, world, seat, a, NULL), VK_OK);
    }
    for (int seat = 0; seat < seats; seat++)
        close_bot(&t[seat]);
}

/* Two games, so that with two seats all levels but chance have played. VAKA_BRIEF=1, for builds that are slow: one
   game of the fewest and one of the most seats, of other levels each. */
static void answers_are_legal_to_the_end(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_games; i++) {
        const int fewest = vk_games[i]->seats_min, most = vk_games[i]->seats_max;
        for (int seats = fewest; seats <= most;
             seats += is_brief() && most > fewest ? most - fewest : 1) {
            for (uint64_t k = 0; k < (is_brief() ? 1 : ROUNDS); k++)
                play_one(vk_games[i], seats, is_brief() ? (uint64_t)seats : 1 + 3 * k);
        }
    }
}

static vk_action ask(const struct vk_game *g, const char *level, const void *s, int seat,
                     uint64_t seed)
{
    struct table t;
    open_bot(&t, g, level, SIZE_MAX, seed);
    vk_action a = vk_bot_choose(&t.bot, s, seat, NULL, 0, NULL);
    close_bot(&t);
    return a;
}

static void same_twice(const struct vk_game *g, int seat, uint64_t seed)
{
    static const char *const names[] = { "random", "greedy", "easy", "normal:200" };
    vk_view(g, world, seat, view);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        vk_action a = ask(g, names[i], view, seat, seed);
        assert_int_equal(ask(g, names[i], view, seat, seed), a);
        /* Also from a bot that was asked other things before. */
        struct table t;
        open_bot(&t, g, names[i], SIZE_MAX, seed);
        assert_int_equal(vk_bot_choose(&t.bot, view, seat, NULL, 0, NULL), a);
        assert_int_equal(vk_bot_choose(&t.bot, view, seat, NULL, 0, NULL), a);
        close_bot(&t);
    }
}

static void same_seed_same_answer(void **state)
{
    (void)state;
    everywhere(4, same_twice);
}

/* A beginner overlooks other things with another seed; where one move is obvious it sees that. */
static void seeds_differ(void **state)
{
    (void)state;
    const struct vk_game *g = vk_game_by_id("polynesia");
    struct vk_rng rng = vk_rng_from(1, 1);
    int n_random = 0, n_easy = 0;
    for (int steps = 6; steps <= 36; steps += 6) {
        int seat = 0;
        assert_true(start(g, 2));
        assert_true(to_a_choice(g, &rng, steps, &seat));
        vk_action random = ask(g, "random", world, seat, 0), easy = ask(g, "easy", world, seat, 0);
        for (uint64_t seed = 1; seed < 20; seed++) {
            n_random += ask(g, "random", world, seat, seed) != random;
            n_easy += ask(g, "easy", world, seat, seed) != easy;
        }
    }
    assert_true(n_random > 60);
    assert_true(n_easy > 3);
}

/* Who overlooks everything that is not obvious plays what the rule of thumb likes, however long the search; who
   overlooks nothing finds something else now and then. */
static void what_is_overlooked_is_not_played(void **state)
{
    (void)state;
    const struct vk_game *g = vk_game_by_id("polynesia");
    struct vk_rng rng = vk_rng_from(2, 2);
    int n_else[2] = { 0 };
    for (int steps = 4; steps <= 60; steps += 4) {
        struct vk_actions list;
        float w[VK_ACTIONS_MAX], top = 0;
        int seat = 0;
        assert_true(start(g, 2));
        assert_true(to_a_choice(g, &rng, steps, &seat));
        vk_legal(g, world, seat, &list);
        g->weigh(world, seat, &list, w);
        for (int i = 0; i < list.n; i++)
            top = w[i] > top ? w[i] : top;
        for (int sees = 0; sees < 2; sees++) {
            struct table t;
            open_bot(&t, g, "hard:400", SIZE_MAX, 7);
            t.bot.level.overlooks = sees ? 0.0f : 1.0f;
            int k = vk_find(&list, vk_bot_choose(&t.bot, world, seat, NULL, 0, NULL));
            assert_true(k >= 0);
            n_else[sees] += w[k] < 0.5f * top;
            close_bot(&t);
        }
    }
    assert_int_equal(n_else[0], 0);
    assert_true(n_else[1] > 0);
}

/* ---- Thoughts ------------------------------------------------------------------------------ */

static void thinks_in_order(const struct vk_game *g, int seat, uint64_t seed)
{
    static const char *const names[] = { "greedy", "normal:200" };
    struct vk_actions list;
    vk_view(g, world, seat, view);
    vk_legal(g, view, seat, &list);
    for (size_t i = 0; i < 2; i++) {
        struct vk_thought row[6];
        struct table t;
        int n = -1;
        uint32_t visits = 0;
        open_bot(&t, g, names[i], SIZE_MAX, seed);
        vk_action a = vk_bot_choose(&t.bot, view, seat, row, 6, &n);
        assert_in_range(n, 1, list.n < 6 ? list.n : 6);
        for (int k = 0; k < n; k++) {
            assert_true(vk_find(&list, row[k].act) >= 0);
            assert_true(row[k].value >= 0 && row[k].value <= 1.0001f);
            visits += row[k].visits;
            for (int j = 0; j < k; j++)
                assert_int_not_equal(row[j].act, row[k].act);
            if (k == 0)
                continue;
            assert_true(row[k].visits < row[k - 1].visits ||
                        (row[k].visits == row[k - 1].visits && row[k].value <= row[k - 1].value));
        }
        assert_true(visits <= t.bot.iterations);
        if (t.level.kind == VK_BOT_SEARCH)
            assert_int_equal(row[0].act, a);
        close_bot(&t);
    }
}

static void thoughts_are_sorted(void **state)
{
    (void)state;
    everywhere(4, thinks_in_order);
}

/* The steps behind a thought can be taken one after the other; where nothing is hidden, in the true world. */
static int n_followed;
static void follows(const struct vk_game *g, int seat, uint64_t seed)
{
    struct vk_thought row[4];
    struct table t;
    int n = 0;
    vk_view(g, world, seat, view);
    bool is_open = memcmp(view, world, g->state_size) == 0;
    open_bot(&t, g, "normal:400", SIZE_MAX, seed);
    vk_bot_choose(&t.bot, view, seat, row, 4, &n);
    for (int k = 0; k < n; k++) {
        assert_in_range(row[k].n_then, 0, VK_LINE_MAX);
        if (!is_open)
            continue;
        memcpy(other, world, g->state_size);
        assert_int_equal(vk_apply(g, other, seat, row[k].act, NULL), VK_OK);
        for (int i = 0; i < row[k].n_then; i++, n_followed++)
            assert_int_equal(vk_apply(g, other, seat, row[k].then[i], NULL), VK_OK);
    }
    close_bot(&t);
}

static void what_follows_is_possible(void **state)
{
    (void)state;
    n_followed = 0;
    everywhere(6, follows);
    assert_true(n_followed > (is_brief() ? 0 : 10));
}

/* An action that nobody would look at is looked at when it is watched; and the answer is one of the four. */
static void watches(const struct vk_game *g, int seat, uint64_t seed)
{
    struct vk_thought row[4];
    struct vk_actions list;
    struct table t;
    int n = 0, found = 0;
    vk_view(g, world, seat, view);
    vk_legal(g, view, seat, &list);
    if (list.n < 2)
        return;
    open_bot(&t, g, "normal:200", SIZE_MAX, seed);
    t.bot.watched = list.act[list.n - 1];
    vk_bot_choose(&t.bot, view, seat, row, 4, &n);
    for (int k = 0; k < n; k++)
        if (row[k].act == list.act[list.n - 1]) {
            assert_true(row[k].visits >= t.bot.iterations / 4 - 1);
            found++;
        }
    assert_int_equal(found, 1);
    close_bot(&t);
}

static void a_watched_action_is_judged(void **state)
{
    (void)state;
    everywhere(3, watches);
}

static void people_read_the_best_chance_first(void **state)
{
    struct vk_thought row[] = { { .act = 1, .visits = 300, .value = 0.512f },
                                { .act = 2, .visits = 120, .value = 0.549f },
                                { .act = 3, .visits = 60, .value = 0.514f },
                                { .act = 4, .visits = 3, .value = 0.9f } };
    (void)state;
    assert_int_equal(vk_thoughts_for_people(row, 4), 3); /* three visits tell nothing */
    assert_int_equal(row[0].act, 2);
    assert_int_equal(row[1].act, 1); /* 51 as the next: the one that is taken more often */
    assert_int_equal(row[2].act, 3);
    assert_int_equal(vk_thoughts_for_people(row, 0), 0);
}

/* ---- Memory and time ----------------------------------------------------------------------- */

static void fits_anywhere(const struct vk_game *g, int seat, uint64_t seed)
{
    static const size_t sizes[] = { 0, 1, 64, 4096, 16384, 20000, 24576, 32768, 65536, 100001 };
    struct vk_actions list;
    vk_view(g, world, seat, view);
    vk_legal(g, view, seat, &list);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct table t;
        open_bot(&t, g, "normal:300", sizes[i], seed);
        vk_action a = vk_bot_choose(&t.bot, view, seat, NULL, 0, NULL);
        assert_true(vk_find(&list, a) >= 0);
        close_bot(&t);
    }
    struct table t;
    open_bot(&t, g, "normal:50", 0, seed);
    t.bot.memory = NULL;
    assert_true(vk_find(&list, vk_bot_choose(&t.bot, view, seat, NULL, 0, NULL)) >= 0);
    close_bot(&t);
}

static void little_memory_will_do(void **state)
{
    (void)state;
    everywhere(3, fits_anywhere);
}

struct asked {
    uint32_t times, last, stop_at;
    bool is_even;
};

static bool count(void *context, uint32_t iterations)
{
    struct asked *q = context;
    q->times++;
    q->is_even &= iterations > q->last && iterations - q->last <= 64;
    q->last = iterations;
    return iterations < q->stop_at;
}

static void stops_when_told(void **state)
{
    (void)state;
    const struct vk_game *g = vk_game_by_id("polynesia");
    struct vk_rng rng = vk_rng_from(5, 1);
    int seat = 0;
    assert_true(start(g, 2));
    assert_true(to_a_choice(g, &rng, 18, &seat));
    for (uint32_t stop_at = 0; stop_at < 1000; stop_at += 333) {
        struct table t;
        struct asked q = { .stop_at = stop_at, .is_even = true };
        open_bot(&t, g, "hard", SIZE_MAX, 1);
        t.bot.more = count;
        t.bot.more_context = &q;
        vk_bot_choose(&t.bot, world, seat, NULL, 0, NULL);
        assert_true(q.is_even);
        assert_true(q.times > 0);
        assert_in_range(t.bot.iterations, stop_at, stop_at + 64);
        close_bot(&t);
    }
}

/* Going on past the level's own number is `more`'s right. */
static void goes_on_when_told(void **state)
{
    (void)state;
    const struct vk_game *g = vk_game_by_id("polynesia");
    struct vk_rng rng = vk_rng_from(6, 1);
    struct asked q = { .stop_at = 500, .is_even = true };
    struct table t;
    int seat = 0;
    assert_true(start(g, 3));
    assert_true(to_a_choice(g, &rng, 18, &seat));
    open_bot(&t, g, "easy:10", SIZE_MAX, 1);
    t.bot.more = count;
    t.bot.more_context = &q;
    vk_bot_choose(&t.bot, world, seat, NULL, 0, NULL);
    assert_in_range(t.bot.iterations, 500, 564);
    close_bot(&t);
}

/* ---- Secrets ------------------------------------------------------------------------------- */

/* Victories of `one` in seat k % 2 against `two`, in a game full of secrets. */
static float match_in_reef(const char *one, const char *two, int n)
{
    const struct vk_game *g = vk_game_by_id("reef");
    float won = 0;
    for (int k = 0; k < n; k++) {
        struct vk_rng rng = vk_rng_from((uint64_t)(k / 2), 21);
        struct vk_score score;
        assert_true(start(g, 2));
        for (struct vk_due due; due = vk_due(g, world), !due.over;) {
            if (due.kind == VK_RANDOM) {
                random_step(g, world, &rng);
                continue;
            }
            int seat = __builtin_ctz(due.seats);
            vk_view(g, world, seat, view);
            vk_action a = ask(g, seat == k % 2 ? one : two, view, seat, (uint64_t)k);
            assert_int_equal(vk_apply(g, world, seat, a, NULL), VK_OK);
        }
        g->score(world, &score);
        if (score.winners >> (k % 2) & 1)
            won += 1.0f / (float)__builtin_popcount(score.winners);
    }
    return won / (float)n;
}

static void search_copes_with_secrets(void **state)
{
    (void)state;
    assert_true(match_in_reef("hard:200", "random", 40) >= 0.8f);
    assert_true(match_in_reef("hard:200", "greedy", 40) >= 0.65f);
}

/* ---- Games whose tables are empty ---------------------------------------------------------- */

/* A game may leave out weigh and estimate: the bot then plays to the end at random to judge. */
static void plays_without_policy(void **state)
{
    (void)state;
    struct vk_game bare = *vk_game_by_id("polynesia");
    struct vk_rng rng = vk_rng_from(3, 3);
    struct vk_actions list;
    int seat = 0;
    bare.weigh = NULL;
    bare.estimate = NULL;
    bare.net = NULL;
    assert_true(start(&bare, 2));
    assert_true(to_a_choice(&bare, &rng, 60, &seat));
    vk_legal(&bare, world, seat, &list);
    assert_true(vk_find(&list, ask(&bare, "greedy", world, seat, 1)) >= 0);
    assert_true(vk_find(&list, ask(&bare, "normal:100", world, seat, 1)) >= 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_is_modest),
        cmocka_unit_test(answers_are_legal_to_the_end),
        cmocka_unit_test(same_seed_same_answer),
        cmocka_unit_test(seeds_differ),
        cmocka_unit_test(what_is_overlooked_is_not_played),
        cmocka_unit_test(thoughts_are_sorted),
        cmocka_unit_test(what_follows_is_possible),
        cmocka_unit_test(a_watched_action_is_judged),
        cmocka_unit_test(people_read_the_best_chance_first),
        cmocka_unit_test(little_memory_will_do),
        cmocka_unit_test(stops_when_told),
        cmocka_unit_test(goes_on_when_told),
        cmocka_unit_test(search_copes_with_secrets),
        cmocka_unit_test(plays_without_policy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
