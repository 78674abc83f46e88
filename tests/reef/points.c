/* points.c - the flow of Reef, one function a cell of points.def. */
#include "state.h"
#include <string.h>

int reef_bag_size(const struct reef_state *s)
{
    int n = 0;
    for (int k = 0; k < N_SHELLS; k++)
        n += reef_copies[k] - s->out[k];
    for (int seat = 0; seat < s->h.seats; seat++)
        n -= s->held[seat];
    for (int at = 0; at < PLACES; at++)
        n -= s->scouts[at] != 0;
    return n;
}

/* A shell leaves a hand in the open: whoever knew of one of its kind knows of one less. */
static void spend_openly(struct reef_state *s, int seat, int k)
{
    s->hand[seat][k]--;
    s->held[seat]--;
    s->out[k]++;
    for (int who = 0; who < s->h.seats; who++)
        if (s->known[who][seat][k])
            s->known[who][seat][k]--;
}

/* ---- round, deal, draw --------------------------------------------------------------------- */

/* All are done: baskets open, and a shell that stands alone is worth its value. */
static void open_baskets(struct reef_state *s, struct vk_sink *ev)
{
    int laid[N_SHELLS] = { 0 };
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int i = 0; i < LAY_MAX && s->basket[seat][i] != VK_NONE; i++)
            laid[s->basket[seat][i]]++;
    for (int seat = 0; seat < s->h.seats; seat++) {
        for (int i = 0; i < LAY_MAX && s->basket[seat][i] != VK_NONE; i++) {
            int k = s->basket[seat][i];
            int worth = laid[k] == 1 ? reef_worth[k] : 0;
            spend_openly(s, seat, k);
            s->points[seat] = (uint8_t)(s->points[seat] + worth);
            VK_EMIT(ev, E_showed, seat, k, worth);
        }
    }
    memcpy(s->shown, s->basket, sizeof s->shown);
    memset(s->basket, VK_NONE, sizeof s->basket);
}

RUN(round)
{
    struct reef_state *s = st;
    enum { BEGIN, SEAL, OPEN, TURNS };
    switch (f->pc) {
    case BEGIN:
        if (s->h.round == s->rounds) {
            VK_EMIT(ev, E_game_ended, VK_NONE, 0);
            vk_finish(&s->h);
            return;
        }
        VK_EMIT(ev, E_round_began, VK_NONE, s->h.round);
        s->h.round++;
        f->pc = SEAL;
        vk_push(&s->h, P_deal, 0);
        return;
    case SEAL:
        f->pc = OPEN;
        vk_push_secret(&s->h, P_lay, (1u << s->h.seats) - 1);
        return;
    case OPEN:
        open_baskets(s, ev);
        f->pc = TURNS;
        return;
    default: /* the seats in turn */
        if (f->v[ROUND_NEXT] == s->h.seats) {
            f->v[ROUND_NEXT] = 0;
            f->pc = BEGIN;
            return;
        }
        vk_push(&s->h, P_turn, f->v[ROUND_NEXT]++);
    }
}

RUN(deal)
{
    struct reef_state *s = st;
    while (f->seat < s->h.seats && s->held[f->seat] >= DEAL)
        f->seat++;
    if (f->seat == s->h.seats || reef_bag_size(s) == 0)
        vk_pop(&s->h);
    else
        vk_push(&s->h, P_draw, f->seat);
}

LEGAL(draw)
{
    uint8_t left[N_SHELLS];
    reef_unseen(st, VK_REFEREE, left);
    for (unsigned k = 0; k < N_SHELLS; k++)
        if (left[k])
            vk_add_outcome(out, vk_act(V_draw, k, 0, 0), left[k]);
}

APPLY(draw)
{
    struct reef_state *s = st;
    int drawer = f->seat, k = (int)vk_arg(a, 0);
    s->hand[drawer][k]++;
    s->held[drawer]++;
    VK_EMIT_TO(ev, VK_ONLY(drawer), 1, E_drew, drawer, k);
    vk_pop(&s->h);
}

SEEN(draw)
{
    return (uint16_t)VK_ONLY(f->seat);
}

/* ---- lay: sealed, several small steps and done ----------------------------------------------- */

static int n_laid(const struct reef_state *s, int seat)
{
    int n = 0;
    while (n < LAY_MAX && s->basket[seat][n] != VK_NONE)
        n++;
    return n;
}

/* A set is picked in ascending order, so that there is one way to say it. */
LEGAL(lay)
{
    const struct reef_state *s = st;
    int n = n_laid(s, seat), last = n ? s->basket[seat][n - 1] : 0;
    for (int k = last; n < LAY_MAX && k < N_SHELLS; k++)
        if (s->hand[seat][k] > (n && k == last))
            vk_add(out, vk_act(V_lay, (unsigned)k, 0, 0));
    vk_add(out, vk_act(V_done, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(lay)
{
    struct reef_state *s = st;
    if (vk_verb_of(a) == V_lay) {
        int k = (int)vk_arg(a, 0);
        s->basket[seat][n_laid(s, seat)] = (uint8_t)k;
        VK_EMIT_TO(ev, VK_ONLY(seat), 0, E_laid, seat, k);
        return;
    }
    VK_EMIT(ev, E_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

/* ---- turn ------------------------------------------------------------------------------------ */

/* Offered by public facts alone, or by what the seat itself knows. */
LEGAL(turn)
{
    const struct reef_state *s = st;
    bool has_room = s->held[seat] < HAND_MAX;
    for (unsigned at = 0; at < PLACES; at++) {
        bool is_known = s->scouts[at] >> seat & 1;
        if (!is_known && (s->scouts[at] || reef_bag_size(s) > 0))
            vk_add(out, vk_act(V_scout, at, 0, 0));
        if (is_known && has_room)
            vk_add(out, vk_act(V_gather, at, 0, 0));
    }
    for (int other = 0; other < s->h.seats; other++)
        if (other != seat && s->held[other] && has_room)
            vk_add(out, vk_act(V_raid, (unsigned)other, 0, 0));
    vk_add(out, vk_act(V_rest, 0, 0, 0));
    vk_mark_usual(out);
}

static void learn_place(struct reef_state *s, int at, int seat, struct vk_sink *ev)
{
    s->scouts[at] = (uint8_t)(s->scouts[at] | VK_ONLY(seat));
    VK_EMIT_TO(ev, s->scouts[at], 2, E_scouted, seat, at, s->place[at]);
}

static void gather(struct reef_state *s, int at, int seat, struct vk_sink *ev)
{
    int k = s->place[at];
    for (int who = 0; who < s->h.seats; who++)
        if (who != seat && s->scouts[at] >> who & 1)
            s->known[who][seat][k]++;
    s->hand[seat][k]++;
    s->held[seat]++;
    VK_EMIT_TO(ev, s->scouts[at], 2, E_gathered, seat, at, k);
    s->place[at] = VK_NONE;
    s->scouts[at] = 0;
}

APPLY(turn)
{
    struct reef_state *s = st;
    int arg = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    switch (vk_verb_of(a)) {
    case V_scout:
        if (s->scouts[arg]) { /* it lies there already: no chance, but news for this seat */
            vk_reveal(&s->h);
            learn_place(s, arg, seat, ev);
        } else {
            vk_push(&s->h, P_look, seat)->v[LOOK_PLACE] = (int16_t)arg;
        }
        return;
    case V_gather: gather(s, arg, seat, ev); return;
    case V_raid:
        VK_EMIT(ev, E_raided, seat, arg);
        vk_push(&s->h, P_guard, arg)->v[RAID_BY] = (int16_t)seat;
        return;
    default: s->pearls[seat]++; VK_EMIT(ev, E_rested, seat, 0);
    }
}

LEGAL(look)
{
    uint8_t left[N_SHELLS];
    reef_unseen(st, VK_REFEREE, left);
    for (unsigned k = 0; k < N_SHELLS; k++)
        if (left[k])
            vk_add_outcome(out, vk_act(V_look, (unsigned)f->v[LOOK_PLACE], k, 0), left[k]);
}

APPLY(look)
{
    struct reef_state *s = st;
    int at = f->v[LOOK_PLACE], scout = f->seat;
    vk_pop(&s->h);
    s->place[at] = (uint8_t)vk_arg(a, 1);
    learn_place(s, at, scout, ev);
}

SEEN(look)
{
    return (uint16_t)VK_ONLY(f->seat);
}

/* ---- A raid: guard (a reaction), tide (a die), slip (a card from hand to hand) --------------- */

/* Whoever is raided is asked, with kelp or without: the question itself must tell nothing. */
LEGAL(guard)
{
    const struct reef_state *s = st;
    if (s->has_kelp && s->hand[seat][SHELL_KELP])
        vk_add(out, vk_act(V_guard, 0, 0, 0));
    vk_add(out, vk_act(V_yield, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(guard)
{
    struct reef_state *s = st;
    int raider = f->v[RAID_BY];
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_guard) {
        spend_openly(s, seat, SHELL_KELP);
        VK_EMIT(ev, E_guarded, seat, raider);
        return;
    }
    VK_EMIT(ev, E_yielded, seat, raider);
    vk_push(&s->h, P_tide, seat)->v[RAID_BY] = (int16_t)raider;
}

LEGAL(tide)
{
    for (unsigned n = 0; n < TIDE_SIDES; n++)
        vk_add_outcome(out, vk_act(V_tide, n, 0, 0), 1);
}

APPLY(tide)
{
    struct reef_state *s = st;
    int raided = f->seat, raider = f->v[RAID_BY], n = (int)vk_arg(a, 0) + 1;
    vk_pop(&s->h);
    VK_EMIT(ev, E_tide_came, raider, n - 1);
    if (n > (s->tide == TIDE_WILD ? 1 : 2))
        vk_push(&s->h, P_slip, raided)->v[RAID_BY] = (int16_t)raider;
}

LEGAL(slip)
{
    const struct reef_state *s = st;
    for (unsigned k = 0; k < N_SHELLS; k++)
        if (s->hand[f->seat][k])
            vk_add_outcome(out, vk_act(V_slip, k, 0, 0), s->hand[f->seat][k]);
}

/* The two saw it. Whoever else knew of shells in that hand can be sure of one less of each. */
APPLY(slip)
{
    struct reef_state *s = st;
    int from = f->seat, to = f->v[RAID_BY], k = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    s->hand[from][k]--;
    s->held[from]--;
    s->hand[to][k]++;
    s->held[to]++;
    for (int who = 0; who < s->h.seats; who++)
        for (int lost = 0; lost < N_SHELLS; lost++)
            if (s->known[who][from][lost] && (who != to || lost == k))
                s->known[who][from][lost]--;
    s->known[from][to][k]++;
    VK_EMIT_TO(ev, VK_ONLY(from) | VK_ONLY(to), 2, E_slipped, to, from, k);
}

SEEN(slip)
{
    return (uint16_t)(VK_ONLY(f->seat) | VK_ONLY(f->v[RAID_BY]));
}
