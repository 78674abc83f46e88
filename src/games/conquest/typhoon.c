/*
 * typhoon.c - RE04: all pieces in the hex lie open, each canoe fights the storm with a die, and
 * passengers without a canoe drown. The marker that closes the hex was laid by event_effects.c.
 */
#include "games/conquest/random_events.h"

/* Stages of `typhoon`. flag: the side that is hit. */
enum typhoon_pc { OPEN, NEXT_CANOE, ROLLED, SORT, OVER };

enum { SINKS_BELOW = 3 };

static int side_in(const struct conq_state *s, int hex)
{
    int side = 0;
    while (side < s->sides && !hs_has(s->occupied[side], hex))
        side++;
    return side < s->sides ? side : VK_NONE;
}

static void lay_open(struct conq_state *s, int side, int hex, struct vk_sink *ev)
{
    struct conq_stack here = conq_stack_at(s, side, hex);
    conq_expose(s, side, hex, SEEN_BY_ALL);
    vk_reveal(&s->h);
    for (int kind = 0; kind < RUM; kind++)
        if (here.n[kind])
            VK_EMIT(ev, E_revealed, conq_actor(s, side), hex, kind, here.n[kind]);
    if (here.n[RUM]) {
        conq_remove(s, side, hex, RUM, here.n[RUM]);
        VK_EMIT(ev, E_rumors_gone, conq_actor(s, side), hex, here.n[RUM]);
    }
}

/* War Canoes, then the chain canoe, then the other Transport Canoes: the order of the kinds. */
static void next_canoe(struct conq_state *s, struct vk_frame *f)
{
    while (f->v[TYPHOON_ROLLS] == 0 && f->v[TYPHOON_KIND] < TC) {
        f->v[TYPHOON_KIND]++;
        f->v[TYPHOON_ROLLS] =
            (int16_t)conq_count(s, f->flag, f->v[TYPHOON_HEX], (enum kind)f->v[TYPHOON_KIND]);
    }
    if (f->v[TYPHOON_ROLLS] == 0) {
        f->pc = SORT;
        return;
    }
    f->pc = ROLLED;
    conq_push_roll(s, VK_CHANCE);
}

static void weather(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int hex = f->v[TYPHOON_HEX], kind = f->v[TYPHOON_KIND], die = f->v[STEP_DIE],
        owner = conq_actor(s, f->flag);
    VK_EMIT(ev, E_storm_roll, owner, hex, die - 1, kind);
    f->v[TYPHOON_ROLLS]--;
    f->v[STEP_DIE] = 0;
    f->pc = NEXT_CANOE;
    if (die >= SINKS_BELOW)
        return;
    conq_remove(s, f->flag, hex, (enum kind)kind, 1);
    VK_EMIT(ev, E_removed, owner, hex, kind, 1);
}

RUN(typhoon)
{
    struct conq_state *s = st;
    int hex = f->v[TYPHOON_HEX];
    switch (f->pc) {
    case OPEN: {
        int side = side_in(s, hex);
        f->flag = (uint8_t)side;
        f->pc = OVER;
        if (side == VK_NONE)
            return;
        lay_open(s, side, hex, ev);
        f->v[TYPHOON_KIND] = WC;
        f->v[TYPHOON_ROLLS] = (int16_t)conq_count(s, side, hex, WC);
        f->pc = NEXT_CANOE;
        return;
    }
    case NEXT_CANOE: next_canoe(s, f); return;
    case ROLLED: weather(s, f, ev); return;
    case SORT:
        f->pc = OVER;
        conq_trim_load(s, f->flag, hex, ev);
        return;
    default: vk_pop(&s->h); return;
    }
}
