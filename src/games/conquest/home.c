/*
 * home.c - a player's Home: replaced when it is lost (4.3.8, 7.2, 7.6), found again by a player who
 * had none (ruling 24).
 */
#include "games/conquest/rules.h"

/* The group with most Villages, then the lowest hex. */
static int best_group(const struct conq_state *s, int side)
{
    struct hexset groups = s->held[side];
    int best = hs_next(&groups);
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        if (s->villages[hex] > s->villages[best])
            best = hex;
    }
    return best;
}

static void settle(struct conq_state *s, int side, int hex, struct vk_sink *ev)
{
    s->home[side] = (uint8_t)hex;
    VK_EMIT(ev, E_home_moved, conq_actor(s, side), hex);
}

bool conq_mend_home(struct conq_state *s, int side, struct vk_sink *ev)
{
    struct hexset groups = s->held[side];
    int home = s->home[side];
    if (home != VK_NONE && hs_has(groups, home))
        return false;
    s->home[side] = VK_NONE;
    if (!hs_any(groups)) {
        if (home != VK_NONE)
            VK_EMIT(ev, E_home_lost, conq_actor(s, side), 0);
    } else if (hs_count(groups) == 1) {
        settle(s, side, hs_next(&groups), ev);
    } else {
        vk_push(&s->h, side < s->h.seats ? P_choose_new_home : P_solo_home, side);
        return true;
    }
    return false;
}

/* 7.7: the opponent's group with most Villages; chance decides among equals. */
struct hexset conq_solo_home_choices(const struct conq_state *s, const struct vk_frame *f)
{
    struct hexset groups = s->held[f->seat], out = { { 0, 0 } };
    int most = s->villages[best_group(s, f->seat)];
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        if (s->villages[hex] == most)
            hs_add(&out, hex);
    }
    return out;
}

RUN(solo_home)
{
    struct conq_state *s = st;
    int side = f->seat, hex = conq_solo_pick(s, f);
    if (hex == CONQ_ASKED)
        return;
    vk_pop(&s->h);
    settle(s, side, hex, ev);
}

LEGAL(choose_new_home)
{
    const struct conq_state *s = st;
    struct hexset groups = s->held[seat];
    int usual = best_group(s, seat);
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        vk_add(out, vk_act(V_at, (unsigned)hex, 0, 0));
        if (hex == usual)
            vk_mark_usual(out);
    }
}

APPLY(choose_new_home)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    settle(s, seat, (int)vk_arg(a, 0), ev);
}
