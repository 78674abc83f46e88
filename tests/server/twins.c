/* twins.c - two games side by side, step by step. */
#include "twins.h"
#include <cmocka.h>
#include <string.h>

enum { TRIES = 24, HEARD_MAX = 64 };

void twins_open(struct twins *t, const struct vk_game *g, const struct vk_setup *cfg, int viewer,
                uint64_t seed)
{
    struct vk_refusal no;
    memset(t, 0, sizeof *t);
    t->game = g;
    t->viewer = viewer;
    t->rng = vk_rng_from(seed, 0);
    for (int i = 0; i < 2; i++)
        assert_int_equal(
            vk_session_open(&t->world[i], g, cfg, t->state[i], t->step[i], TWIN_STEPS, &no, NULL),
            VK_OK);
}

/* ---- What somebody sees and hears of a step -------------------------------------------------- */

struct ear {
    struct vk_sink sink;
    int viewer, n;
    struct vk_event heard[HEARD_MAX];
};

static void hear(struct vk_sink *self, const struct vk_event *ev)
{
    struct ear *e = (struct ear *)self;
    struct vk_event seen;
    if (e->n < HEARD_MAX && vk_event_for(ev, e->viewer, &seen))
        e->heard[e->n++] = seen;
}

static bool same_events(const struct ear *a, const struct ear *b)
{
    if (a->n != b->n)
        return false;
    for (int i = 0; i < a->n; i++) {
        const struct vk_event *x = &a->heard[i], *y = &b->heard[i];
        if (x->kind != y->kind || x->actor != y->actor ||
            memcmp(x->arg, y->arg, sizeof x->arg) != 0)
            return false;
    }
    return true;
}

/* For one viewer: may it read the same text, hear the same, and is the position after it the same? */
static bool same_for(const struct twins *t, const struct twin_step *step, int viewer)
{
    static _Alignas(8) uint8_t after[VK_STATE_MAX], seen[2][VK_STATE_MAX];
    static struct ear ear[2];
    const struct vk_game *g = t->game;
    bool may_read[2];
    for (int i = 0; i < 2; i++) {
        may_read[i] = vk_seen(g, t->state[i], step->seat, step->act[i]) >> viewer & 1;
        ear[i] = (struct ear){ .sink = { hear }, .viewer = viewer };
        memcpy(after, t->state[i], g->state_size);
        vk_play(g, after, step->seat, step->act[i], &ear[i].sink);
        vk_view(g, after, viewer, seen[i]);
    }
    if (may_read[0] != may_read[1] || (may_read[0] && step->act[0] != step->act[1]))
        return false;
    return same_events(&ear[0], &ear[1]) && memcmp(seen[0], seen[1], g->state_size) == 0;
}

bool twins_look_same(const struct twins *t, const struct twin_step *step)
{
    return same_for(t, step, t->viewer) && same_for(t, step, VK_SPECTATOR);
}

/* ---- Choosing -------------------------------------------------------------------------------- */

static vk_action pick(struct twins *t, int seat, const struct vk_actions *list)
{
    static float w[VK_ACTIONS_MAX];
    float sum = 0;
    if (seat == VK_CHANCE)
        return vk_pick_outcome(list, vk_rng_next(&t->rng));
    t->game->weigh(t->state[0], seat, list, w);
    for (int i = 0; i < list->n; i++)
        sum += w[i];
    float x = vk_rng_unit(&t->rng) * sum;
    for (int i = 0; i < list->n; i++)
        if ((x -= w[i]) < 0)
            return list->act[i];
    return list->act[list->n - 1];
}

/* The other world's answer: another action first if that is wanted, else the same one. */
static bool find_other(struct twins *t, const struct vk_actions *list, bool wants_other,
                       struct twin_step *step)
{
    bool is_sealed = vk_due(t->game, t->state[0]).kind == VK_SECRET;
    int from = (int)vk_rng_below(&t->rng, (uint32_t)list->n);
    for (int k = 0; wants_other && k < list->n; k++) {
        step->act[1] = list->act[(from + k) % list->n];
        if (is_sealed && t->stands_for && !t->stands_for(step->act[1], step->act[0]))
            continue;
        if (step->act[1] != step->act[0] && twins_look_same(t, step))
            return true;
    }
    step->act[1] = step->act[0];
    return vk_find(list, step->act[0]) >= 0 && twins_look_same(t, step);
}

bool twins_choose(struct twins *t, bool wants_other, struct twin_step *out)
{
    static struct vk_actions list[2];
    struct vk_due due[2] = { vk_due(t->game, t->state[0]), vk_due(t->game, t->state[1]) };
    if (due[0].over || due[0].seats != due[1].seats || due[0].kind != due[1].kind ||
        t->world[0].n + 8 > TWIN_STEPS)
        return false;
    out->seat = due[0].kind == VK_RANDOM ? VK_CHANCE : 0;
    while (out->seat != VK_CHANCE && !(due[0].seats >> out->seat & 1))
        out->seat++;
    for (int i = 0; i < 2; i++)
        vk_legal(t->game, t->state[i], out->seat, &list[i]);
    for (int k = 0; k < TRIES; k++) {
        out->act[0] = pick(t, out->seat, &list[0]);
        if (find_other(t, &list[1], wants_other, out))
            return true;
    }
    return false;
}

void twins_play(struct twins *t, const struct twin_step *step)
{
    t->differing += step->act[0] != step->act[1];
    for (int i = 0; i < 2; i++)
        assert_int_equal(vk_session_act(&t->world[i], step->seat, step->act[i], 0, NULL), VK_OK);
}
