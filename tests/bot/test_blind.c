/*
 * test_blind.c - bots do not look at what is hidden, inside a search either. A game that listens shows every position
 * by which something is weighed; a wager on a hidden shell shows whether the tree knows where it lies.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/brief.h"
#include "support/games.h"
#include "vaka/bot.h"
#include "vaka/registry.h"
#include <stdlib.h>
#include <string.h>

static _Alignas(16) unsigned char world[VK_STATE_MAX], view[VK_STATE_MAX], other[VK_STATE_MAX];

static vk_action choose(const struct vk_game *g, const char *name, int seat, vk_action watched,
                        struct vk_thought *row, int max, int *n)
{
    struct vk_level level;
    struct vk_bot bot;
    assert_true(vk_level_read(name, &level));
    size_t size = (vk_bot_memory(g, &level) + 31) / 16 * 16;
    void *memory = aligned_alloc(16, size);
    assert_non_null(memory);
    vk_bot_open(&bot, g, &level, 1, memory, size);
    bot.watched = watched;
    vk_action a = vk_bot_choose(&bot, view, seat, row, max, n);
    free(memory);
    return a;
}

/* ---- Positions of games ---------------------------------------------------------------------------- */

static void step_at_random(const struct vk_game *g, void *s, struct vk_rng *rng)
{
    static struct vk_actions list;
    struct vk_due due = vk_due(g, s);
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
    vk_legal(g, s, seat, &list);
    vk_play(g, s, seat,
            seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(rng))
                              : list.act[vk_rng_below(rng, list.n)],
            NULL);
}

/* On at random to a decision behind so many steps: whose it is; VK_NONE where the game is over before. */
static int go_on(const struct vk_game *g, struct vk_rng *rng, uint32_t steps)
{
    for (uint32_t i = 0;; i++) {
        struct vk_due due = vk_due(g, world);
        if (due.over)
            return VK_NONE;
        if (i >= steps && due.kind != VK_RANDOM)
            return __builtin_ctz(due.seats);
        step_at_random(g, world, rng);
    }
}

/* Some positions along a game of each number of seats. How many of them hide something from the seat that decides. */
static int in_games_of(const struct vk_game *g,
                       void (*look)(const struct vk_game *g, int seat, struct vk_rng *rng))
{
    int n_hiding = 0;
    for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
        struct vk_rng rng = vk_rng_from((uint64_t)seats, 31);
        struct vk_setup cfg;
        struct vk_refusal no;
        vk_setup_standard(g, seats, &cfg);
        for (int game = 0; game < brief_of(6); game++) {
            assert_int_equal(vk_start(g, world, &cfg, &no, NULL), VK_OK);
            for (int seat; (seat = go_on(g, &rng, 1 + vk_rng_below(&rng, 50))) != VK_NONE;) {
                vk_view(g, world, seat, view);
                n_hiding += memcmp(view, world, g->state_size) != 0;
                look(g, seat, &rng);
            }
        }
    }
    return n_hiding;
}

/* In a game with secrets something is chosen under seal, or not for all to read; and only there is anything hidden. */
static bool has_secrets(const struct vk_game *g)
{
    for (int i = 0; i < g->n_points; i++)
        if (g->points[i].kind == VK_SECRET || g->points[i].seen)
            return true;
    return false;
}

static void in_every_game(void (*look)(const struct vk_game *g, int seat, struct vk_rng *rng))
{
    for (int i = 0; i < vk_n_games; i++)
        assert_int_equal(in_games_of(vk_games[i], look) > 0, has_secrets(vk_games[i]));
}

/* ---- What suggests itself -------------------------------------------------------------------------- */

/* Weights by the view of the true world, and by those of two that the seat imagines: the same to the bit. */
static void weighs_alike(const struct vk_game *g, int seat, struct vk_rng *rng)
{
    static struct vk_actions list, again;
    static float w[2][VK_ACTIONS_MAX];
    vk_legal(g, world, seat, &list);
    g->weigh(view, seat, &list, w[0]);
    for (int k = 0; k < 2; k++) {
        memcpy(other, view, g->state_size);
        g->imagine(other, seat, rng);
        vk_legal(g, other, seat, &again);
        assert_int_equal(again.n, list.n);
        assert_memory_equal(again.act, list.act, list.n * sizeof list.act[0]);
        g->conceal(other, seat);
        assert_memory_equal(other, view, g->state_size);
        g->weigh(other, seat, &again, w[1]);
        assert_memory_equal(w[0], w[1], list.n * sizeof w[0][0]);
    }
}

static void weights_are_alike_whatever_is_hidden(void **state)
{
    (void)state;
    in_every_game(weighs_alike);
}

/* ---- What a search weighs by ----------------------------------------------------------------------- */

/* The game that listens, and what it is but for that. */
static const struct vk_game *heard;
static uint32_t n_weighed, n_read;

static bool is_view_of(const void *s, int seat)
{
    static _Alignas(16) unsigned char seen[VK_STATE_MAX];
    vk_view(heard, s, seat, seen);
    return memcmp(seen, s, heard->state_size) == 0;
}

static void weigh_views_only(const void *s, int seat, const struct vk_actions *list, float *w)
{
    assert_true(is_view_of(s, seat));
    n_weighed++;
    heard->weigh(s, seat, list, w);
}

/* A learned policy reads the position without being told for whom. */
static void read_views_only(const void *s, struct vk_features *out)
{
    bool is_view = false;
    struct vk_due due = vk_due(heard, s);
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        is_view |= due.seats >> seat & 1 && is_view_of(s, seat);
    assert_true(is_view);
    n_read++;
    heard->reader->read(s, out);
}

/* Leaves are judged by the whole imagined world: not by a net here, so that only the policy reads. */
static void judge_all_alike(const void *s, float value[VK_SEATS_MAX])
{
    const struct vk_head *h = s;
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        value[seat] = seat < h->seats ? 1.0f / (float)h->seats : 0.0f;
}

static void searches_by_views(const struct vk_game *g, int seat, struct vk_rng *rng)
{
    struct vk_game listening = *g;
    struct vk_reader reader = { 0 };
    heard = g;
    if (g->reader) {
        reader = *g->reader;
        reader.read = read_views_only;
        listening.reader = &reader;
    }
    listening.weigh = weigh_views_only;
    listening.estimate = judge_all_alike;
    listening.net = listening.net_alone = NULL;
    if (vk_rng_below(rng, 4) == 0)
        choose(&listening, "hard:80", seat, VK_NO_ACTION, NULL, 0, NULL);
}

static void a_search_weighs_by_views(void **state)
{
    (void)state;
    n_weighed = n_read = 0;
    in_every_game(searches_by_views);
    assert_true(n_weighed > 1000);
    assert_true(n_read > 100);
}

/* ---- A wager on a hidden shell --------------------------------------------------------------------- */

/*
 * Seat 0 rests, which is worth three quarters of the victory, or has a shell hidden below one of two baskets, by
 * chance or by its rival, and guesses: all or nothing. Nobody can see where it lies, so a guess is worth a half. A
 * search that knew would win every time.
 */
enum { P_begin, P_wager, P_tide, P_rival, P_guess, N_POINTS };
enum { V_rest, V_dare, V_hide, V_take, N_VERBS };
enum { BY_CHANCE, BY_RIVAL, N_HIDERS, BASKETS = 2 };

struct wager {
    struct vk_head h;
    uint8_t below, taken; /* which basket, VK_NONE: unknown, or none yet */
    uint8_t spare[2];
};

static void wager_begin(void *st, struct vk_frame *f, struct vk_sink *ev)
{
    struct wager *s = st;
    (void)f, (void)ev;
    vk_push(&s->h, P_wager, 0);
}

static void wager_legal(const void *st, const struct vk_frame *f, int seat, struct vk_actions *out)
{
    (void)st, (void)f, (void)seat;
    vk_add(out, vk_act(V_rest, 0, 0, 0));
    vk_add(out, vk_act(V_dare, BY_CHANCE, 0, 0));
    vk_add(out, vk_act(V_dare, BY_RIVAL, 0, 0));
}

static void tide_legal(const void *st, const struct vk_frame *f, int seat, struct vk_actions *out)
{
    (void)st, (void)f, (void)seat;
    for (unsigned i = 0; i < BASKETS; i++)
        vk_add_outcome(out, vk_act(V_hide, i, 0, 0), 1);
}

static void rival_legal(const void *st, const struct vk_frame *f, int seat, struct vk_actions *out)
{
    (void)st, (void)f, (void)seat;
    for (unsigned i = 0; i < BASKETS; i++)
        vk_add(out, vk_act(V_hide, i, 0, 0));
}

static void guess_legal(const void *st, const struct vk_frame *f, int seat, struct vk_actions *out)
{
    (void)st, (void)f, (void)seat;
    for (unsigned i = 0; i < BASKETS; i++)
        vk_add(out, vk_act(V_take, i, 0, 0));
}

static void wager_apply(void *st, struct vk_frame *f, int seat, vk_action a, struct vk_sink *ev)
{
    struct wager *s = st;
    uint8_t arg = (uint8_t)vk_arg(a, 0);
    (void)f, (void)seat, (void)ev;
    vk_pop(&s->h);
    switch (vk_verb_of(a)) {
    case V_dare: vk_push(&s->h, arg == BY_CHANCE ? P_tide : P_rival, 1); return;
    case V_hide:
        s->below = arg;
        vk_push(&s->h, P_guess, 0);
        return;
    case V_take: s->taken = arg; break;
    default: break;
    }
    vk_finish(&s->h);
}

static uint16_t wager_seen(const void *st, const struct vk_frame *f, int seat, vk_action a)
{
    (void)st, (void)seat, (void)a;
    return f->point == P_rival ? VK_ONLY(1) : 0;
}

static int wager_setup(void *st, const struct vk_setup *cfg, struct vk_refusal *no)
{
    struct wager *s = st;
    (void)cfg, (void)no;
    s->below = s->taken = VK_NONE;
    return VK_OK;
}

static void wager_value(const void *st, float value[VK_SEATS_MAX])
{
    const struct wager *s = st;
    memset(value, 0, VK_SEATS_MAX * sizeof value[0]);
    value[0] = s->taken == VK_NONE ? 0.75f : s->taken == s->below ? 1.0f : 0.0f;
    value[1] = 1.0f - value[0];
}

static void wager_score(const void *st, struct vk_score *out)
{
    float value[VK_SEATS_MAX];
    wager_value(st, value);
    *out = (struct vk_score){ .total = { value[0] > 0.5f, value[0] < 0.5f } };
    vk_rank(out, 2);
}

static void wager_conceal(void *st, int viewer)
{
    struct wager *s = st;
    if (viewer == 0 && s->taken == VK_NONE)
        s->below = VK_NONE;
}

static void wager_imagine(void *st, int viewer, struct vk_rng *rng)
{
    struct wager *s = st;
    if (viewer == 0 && s->h.depth && vk_top_of(&s->h)->point == P_guess)
        s->below = (uint8_t)vk_rng_below(rng, BASKETS);
}

static const struct vk_point wager_points[N_POINTS] = {
    [P_begin] = { "begin", VK_STEP, wager_begin, NULL, NULL, NULL },
    [P_wager] = { "wager", VK_CHOICE, NULL, wager_legal, wager_apply, NULL },
    [P_tide] = { "tide", VK_RANDOM, NULL, tide_legal, wager_apply, wager_seen },
    [P_rival] = { "rival", VK_CHOICE, NULL, rival_legal, wager_apply, wager_seen },
    [P_guess] = { "guess", VK_CHOICE, NULL, guess_legal, wager_apply, NULL },
};

static const struct vk_verb wager_verbs[N_VERBS] = {
    { "rest", { 0 } }, { "dare", { 1 } }, { "hide", { 1 } }, { "take", { 1 } }
};
static const struct vk_arg_kind wager_args[] = { { "none", NULL, 0, 0 },
                                                 { "number", NULL, BASKETS, 0 } };

static const struct vk_game wager_game = {
    .id = "wager",
    .title = "Wager",
    .first_game = "",
    .rules_version = 1,
    .state_size = sizeof(struct wager),
    .step_bound = 3,
    .seats_min = 2,
    .seats_max = 2,
    .first_point = P_begin,
    .score_unit = 1,
    .points = wager_points,
    .arg_kinds = wager_args,
    .verbs = wager_verbs,
    .n_points = N_POINTS,
    .n_arg_kinds = 2,
    .n_verbs = N_VERBS,
    .setup = wager_setup,
    .score = wager_score,
    .conceal = wager_conceal,
    .imagine = wager_imagine,
    .estimate = wager_value,
};

/* A guess is worth a half, whoever hid the shell: the search is made to look at it some hundreds of times. */
static void a_hidden_shell_is_worth_a_half(void **state)
{
    struct vk_setup cfg = { .seats = 2 };
    struct vk_refusal no;
    (void)state;
    assert_int_equal(vk_start(&wager_game, world, &cfg, &no, NULL), VK_OK);
    vk_view(&wager_game, world, 0, view);
    for (unsigned by = 0; by < N_HIDERS; by++) {
        struct vk_thought row[1 + N_HIDERS];
        vk_action dare = vk_act(V_dare, by, 0, 0);
        int n = 0, k = 0;
        vk_action a = choose(&wager_game, "hard:2000", 0, dare, row, 1 + N_HIDERS, &n);
        assert_int_equal(vk_verb_of(a), V_rest);
        while (k < n && row[k].act != dare)
            k++;
        assert_true(k < n);
        assert_true(row[k].visits > 300);
        assert_true(row[k].value > 0.4f && row[k].value < 0.6f);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(weights_are_alike_whatever_is_hidden),
        cmocka_unit_test(a_search_weighs_by_views),
        cmocka_unit_test(a_hidden_shell_is_worth_a_half),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
