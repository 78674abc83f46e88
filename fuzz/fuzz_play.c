/*
 * fuzz_play.c - bytes choose the game, the seats, the options and every action and outcome; when
 * they run out, a generator seeded by them plays on to the end. Checks at every step that somebody
 * is due, that lists are sound and that the game's own invariants hold; now and then that views
 * hide and keep what they should; at the end that the game stayed below its bound.
 */
#include "support.h"
#include "vaka/hash.h"
#include "vaka/play.h"
#include "vaka/registry.h"
#include <string.h>

struct game {
    const struct vk_game *rules;
    union room state;
    struct bytes input;
    struct vk_rng rng; /* goes on when the input is used up */
};

static unsigned choose(struct game *t, unsigned n)
{
    return t->input.left ? next_below(&t->input, n) : vk_rng_below(&t->rng, n);
}

static bool start(struct game *t)
{
    const struct vk_game *g = t->rules;
    struct vk_setup cfg;
    struct vk_refusal no;
    int seats = g->seats_min + (int)next_below(&t->input, g->seats_max - g->seats_min + 1u);
    vk_setup_standard(g, seats, &cfg);
    /* a bit for each option: most games are played with most options at their standard */
    unsigned changed = next_byte(&t->input) | next_byte(&t->input) << 8;
    for (int i = 0; i < g->n_options; i++) {
        const struct vk_option *o = &g->options[i];
        if (changed >> i & 1)
            cfg.option[i] =
                (int16_t)(o->min + (int)next_below(&t->input, (unsigned)(o->max - o->min) + 1));
    }
    int rc = vk_start(g, &t->state, &cfg, &no, NULL);
    must(rc == VK_OK || (rc == VK_ERR_SETUP && no.why && no.why[0]));
    return rc == VK_OK;
}

static void check_list(const struct vk_actions *list, int seat)
{
    must(list->n > 0 && list->n <= VK_ACTIONS_MAX && list->usual < list->n);
    for (int i = 0; i < list->n; i++)
        must(vk_find(list, list->act[i]) == i);
    for (int i = 0; seat == VK_CHANCE && i < list->n; i++)
        must(list->weight[i] > 0);
}

/* What a viewer knows: concealing twice is once, imagining keeps it, and its list is the true one. */
static void check_view(struct game *t, int viewer)
{
    const struct vk_game *g = t->rules;
    static union room once, other;
    static struct vk_actions truth, seen;
    vk_view(g, &t->state, viewer, &once);
    vk_view(g, &once, viewer, &other);
    must(memcmp(&once, &other, g->state_size) == 0);
    vk_legal(g, &t->state, viewer, &truth);
    vk_legal(g, &once, viewer, &seen);
    must(truth.n == seen.n && memcmp(truth.act, seen.act, truth.n * sizeof truth.act[0]) == 0);
    g->imagine(&other, viewer, &t->rng);
    must(!g->check(&other));
    vk_view(g, &other, viewer, &other);
    must(memcmp(&once, &other, g->state_size) == 0);
}

static int any_due_seat(struct game *t, unsigned seats)
{
    unsigned k = choose(t, (unsigned)__builtin_popcount(seats));
    while (k--)
        seats &= seats - 1;
    return __builtin_ctz(seats);
}

static void step(struct game *t)
{
    const struct vk_game *g = t->rules;
    static struct vk_actions list;
    struct vk_due due = vk_due(g, &t->state);
    must(due.point < g->n_points && due.kind == (uint8_t)g->points[due.point].kind);
    must(due.kind == VK_RANDOM || due.seats);
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : any_due_seat(t, due.seats);
    vk_legal(g, &t->state, seat, &list);
    check_list(&list, seat);
    vk_action a = list.act[choose(t, list.n)];
    must(vk_apply(g, &t->state, seat, a, NULL) == VK_OK);
    must(!g->check(&t->state));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct game t;
    const struct vk_head *head = (const void *)&t.state;
    struct vk_score score;
    t.input = (struct bytes){ data, size };
    t.rng = vk_rng_from(vk_hash(VK_HASH_START, data, size), 0);
    t.rules = vk_games[next_below(&t.input, (unsigned)vk_n_games)];
    if (!start(&t))
        return 0;
    uint32_t n = 0;
    for (; !head->over; n++) {
        must(n < t.rules->step_bound);
        if (n % 32 == 7)
            check_view(&t, (int)(n / 32 % head->seats));
        step(&t);
    }
    t.rules->score(&t.state, &score);
    must(score.winners < 1u << head->seats);
    return 0;
}
