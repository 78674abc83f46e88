/* play.c - due, legal, apply: the same for every game, on top of its table of points. */
#include "vaka/play.h"
#include "vaka/hash.h"
#include <string.h>

const char *vk_error_text(int error)
{
    switch (error) {
    case VK_OK: return "all is well";
    case VK_ERR_OVER: return "the game is over";
    case VK_ERR_NOT_DUE: return "it is not this seat's decision";
    case VK_ERR_ILLEGAL: return "the action is not among the legal ones";
    case VK_ERR_SETUP: return "the number of seats or an option was refused";
    case VK_ERR_FULL: return "the buffer is too small";
    case VK_ERR_UNDO: return "undo stops at the last roll, reveal or action of somebody else";
    default: return "unknown error";
    }
}

/*
 * Run automatic steps until somebody has to decide. A game can end deep inside an effect, whose
 * rule functions still pop and push on their way out; so the stack is emptied here, afterwards.
 */
static void settle(const struct vk_game *g, void *s, struct vk_sink *ev)
{
    struct vk_head *h = s;
    while (!h->over) {
        vk_assert(h->depth > 0);
        struct vk_frame *f = vk_top(h);
        const struct vk_point *p = &g->points[f->point];
        if (p->kind != VK_STEP)
            return;
        p->run(s, f, ev);
    }
    while (h->depth)
        vk_pop(h);
    h->waiting = 0;
}

static int set_up(const struct vk_game *g, void *s, const struct vk_setup *cfg,
                  struct vk_refusal *no)
{
    struct vk_head *h = s;
    *no = (struct vk_refusal){ VK_NONE, "" };
    if (cfg->seats < g->seats_min || cfg->seats > g->seats_max) {
        no->why = "this game is not for that number of seats";
        return VK_ERR_SETUP;
    }
    memset(s, 0, g->state_size);
    h->seats = cfg->seats;
    return g->setup(s, cfg, no);
}

int vk_setup_refused(const struct vk_game *g, const struct vk_setup *cfg, int option, int value,
                     struct vk_refusal *no)
{
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    struct vk_setup other = *cfg;
    if (option >= 0)
        other.option[option] = (int16_t)value;
    return set_up(g, state, &other, no);
}

int vk_start(const struct vk_game *g, void *s, const struct vk_setup *cfg, struct vk_refusal *no,
             struct vk_sink *ev)
{
    int rc = set_up(g, s, cfg, no);
    if (rc)
        return rc;
    vk_push(s, g->first_point, VK_NONE);
    settle(g, s, ev);
    return VK_OK;
}

struct vk_due vk_due(const struct vk_game *g, const void *s)
{
    const struct vk_head *h = s;
    if (h->over)
        return (struct vk_due){ .over = 1 };
    const struct vk_frame *f = vk_top_of(h);
    struct vk_due d = { .point = f->point, .kind = (uint8_t)g->points[f->point].kind };
    if (d.kind == VK_CHOICE)
        d.seats = (uint16_t)VK_ONLY(f->seat);
    else if (d.kind == VK_SECRET)
        d.seats = h->waiting;
    return d;
}

void vk_legal(const struct vk_game *g, const void *s, int seat, struct vk_actions *out)
{
    const struct vk_head *h = s;
    struct vk_due d = vk_due(g, s);
    out->n = 0;
    out->usual = 0;
    if (d.over)
        return;
    bool is_due = seat == VK_CHANCE ? d.kind == VK_RANDOM
                                    : seat >= 0 && seat < VK_SEATS_MAX && (d.seats >> seat & 1);
    if (is_due)
        g->points[d.point].legal(s, vk_top_of(h), seat, out);
}

void vk_play(const struct vk_game *g, void *s, int seat, vk_action a, struct vk_sink *ev)
{
    struct vk_head *h = s;
    struct vk_frame *f = vk_top(h);
    const struct vk_point *p = &g->points[f->point];
    if (p->kind == VK_RANDOM)
        h->barrier++;
    p->apply(s, f, seat, a, ev);
    settle(g, s, ev);
}

int vk_apply(const struct vk_game *g, void *s, int seat, vk_action a, struct vk_sink *ev)
{
    const struct vk_head *h = s;
    struct vk_actions list;
    if (h->over)
        return VK_ERR_OVER;
    vk_legal(g, s, seat, &list);
    if (list.n == 0)
        return VK_ERR_NOT_DUE;
    if (vk_find(&list, a) < 0)
        return VK_ERR_ILLEGAL;
    vk_play(g, s, seat, a, ev);
    return VK_OK;
}

bool vk_has_chance(const struct vk_game *g)
{
    for (int p = 0; p < g->n_points; p++)
        if (g->points[p].kind == VK_RANDOM)
            return true;
    return false;
}

bool vk_has_secrets(const struct vk_game *g)
{
    for (int p = 0; p < g->n_points; p++)
        if (g->points[p].kind == VK_SECRET || g->points[p].seen)
            return true;
    return false;
}

uint16_t vk_seen(const struct vk_game *g, const void *s, int seat, vk_action a)
{
    const struct vk_head *h = s;
    const struct vk_frame *f = vk_top_of(h);
    const struct vk_point *p = &g->points[f->point];
    if (p->seen)
        return p->seen(s, f, seat, a);
    return (uint16_t)(p->kind == VK_SECRET ? VK_ONLY(seat) : VK_EVERYBODY);
}

void vk_view(const struct vk_game *g, const void *s, int viewer, void *out)
{
    memcpy(out, s, g->state_size);
    if (viewer != VK_REFEREE)
        g->conceal(out, viewer);
}

void vk_conceal_nothing(VK_UNUSED void *state, VK_UNUSED int viewer) {}

void vk_imagine_nothing(VK_UNUSED void *concealed, VK_UNUSED int viewer,
                        VK_UNUSED struct vk_rng *rng)
{
}

bool vk_is_open(const struct vk_game *g)
{
    return g->conceal == vk_conceal_nothing;
}

uint64_t vk_state_hash(const struct vk_game *g, const void *s)
{
    return vk_hash(VK_HASH_START, s, g->state_size);
}

vk_action vk_pick_outcome(const struct vk_actions *list, uint64_t number)
{
    uint32_t total = 0;
    int i = 0;
    for (int k = 0; k < list->n; k++)
        total += list->weight[k];
    uint32_t x = (uint32_t)(((number >> 32) * total) >> 32);
    while (x >= list->weight[i])
        x -= list->weight[i++];
    return list->act[i];
}

int vk_playout(const struct vk_game *g, void *s, struct vk_rng *rng, struct vk_actions *scratch)
{
    const struct vk_head *h = s;
    for (int steps = 0;; steps++) {
        if (h->over)
            return steps;
        const struct vk_frame *f = vk_top_of(h);
        const struct vk_point *p = &g->points[f->point];
        int seat = p->kind == VK_CHOICE   ? f->seat
                   : p->kind == VK_SECRET ? __builtin_ctz(h->waiting)
                                          : VK_CHANCE;
        scratch->n = 0;
        p->legal(s, f, seat, scratch);
        vk_action a = seat == VK_CHANCE ? vk_pick_outcome(scratch, vk_rng_next(rng))
                                        : scratch->act[vk_rng_below(rng, scratch->n)];
        vk_play(g, s, seat, a, NULL);
    }
}
