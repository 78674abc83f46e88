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

/* An event of which some arguments are a secret of `seen_by`. */
static void emit_veiled(struct vk_sink *ev, int kind, int actor, unsigned seen_by, unsigned veil,
                        int a, int b)
{
    if (ev)
        vk_emit_row(ev, &(struct vk_event){ .kind = (uint8_t)kind,
                                            .actor = (uint8_t)actor,
                                            .seen_by = (uint16_t)seen_by,
                                            .veil = (uint8_t)veil,
                                            .arg = { (int16_t)a, (int16_t)b } });
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
            VK_EMIT(ev, E_SHOWED, seat, (int16_t)k, (int16_t)worth);
        }
    }
    memcpy(s->shown, s->basket, sizeof s->shown);
    memset(s->basket, VK_NONE, sizeof s->basket);
}

static void round_run(void *state, struct vk_frame *f, struct vk_sink *ev)
{
    struct reef_state *s = state;
    enum { BEGIN, SEAL, OPEN, TURNS };
    switch (f->pc) {
    case BEGIN:
        if (s->h.round == s->rounds) {
            VK_EMIT(ev, E_GAME_ENDED, VK_NONE, 0);
            vk_finish(&s->h);
            return;
        }
        VK_EMIT(ev, E_ROUND_BEGAN, VK_NONE, (int16_t)s->h.round);
        s->h.round++;
        f->pc = SEAL;
        vk_push(&s->h, P_DEAL, 0);
        return;
    case SEAL:
        f->pc = OPEN;
        vk_push_secret(&s->h, P_LAY, (1u << s->h.seats) - 1);
        return;
    case OPEN:
        open_baskets(s, ev);
        f->pc = TURNS;
        return;
    default: /* the seats in turn; v[0] is whose it is */
        if (f->v[0] == s->h.seats) {
            f->v[0] = 0;
            f->pc = BEGIN;
            return;
        }
        vk_push(&s->h, P_TURN, f->v[0]++);
    }
}

static void deal_run(void *state, struct vk_frame *f, struct vk_sink *ev)
{
    struct reef_state *s = state;
    (void)ev;
    while (f->seat < s->h.seats && s->held[f->seat] >= DEAL)
        f->seat++;
    if (f->seat == s->h.seats || reef_bag_size(s) == 0)
        vk_pop(&s->h);
    else
        vk_push(&s->h, P_DRAW, f->seat);
}

static void draw_legal(const void *state, const struct vk_frame *f, int seat,
                       struct vk_actions *out)
{
    uint8_t left[N_SHELLS];
    (void)f, (void)seat;
    reef_unseen(state, VK_REFEREE, left);
    for (unsigned k = 0; k < N_SHELLS; k++)
        if (left[k])
            vk_add_outcome(out, vk_act(V_DRAW, k, 0, 0), left[k]);
}

static void draw_apply(void *state, struct vk_frame *f, int seat, vk_action a, struct vk_sink *ev)
{
    struct reef_state *s = state;
    int drawer = f->seat, k = (int)vk_arg(a, 0);
    (void)seat;
    s->hand[drawer][k]++;
    s->held[drawer]++;
    emit_veiled(ev, E_DREW, drawer, VK_ONLY(drawer), 1, k, 0);
    vk_pop(&s->h);
}

static uint16_t draw_seen(const void *state, const struct vk_frame *f, int seat, vk_action a)
{
    (void)state, (void)seat, (void)a;
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
static void lay_legal(const void *state, const struct vk_frame *f, int seat, struct vk_actions *out)
{
    const struct reef_state *s = state;
    int n = n_laid(s, seat), last = n ? s->basket[seat][n - 1] : 0;
    (void)f;
    for (int k = last; n < LAY_MAX && k < N_SHELLS; k++)
        if (s->hand[seat][k] > (n && k == last))
            vk_add(out, vk_act(V_LAY, (unsigned)k, 0, 0));
    vk_add(out, vk_act(V_DONE, 0, 0, 0));
    vk_mark_usual(out);
}

static void lay_apply(void *state, struct vk_frame *f, int seat, vk_action a, struct vk_sink *ev)
{
    struct reef_state *s = state;
    (void)f;
    if (vk_verb_of(a) == V_LAY) {
        int k = (int)vk_arg(a, 0);
        s->basket[seat][n_laid(s, seat)] = (uint8_t)k;
        emit_veiled(ev, E_LAID, seat, VK_ONLY(seat), 0, k, 0);
        return;
    }
    VK_EMIT(ev, E_READY, seat, 0);
    vk_secret_done(&s->h, seat);
}

/* ---- turn ------------------------------------------------------------------------------------ */

/* Offered by public facts alone, or by what the seat itself knows. */
static void turn_legal(const void *state, const struct vk_frame *f, int seat,
                       struct vk_actions *out)
{
    const struct reef_state *s = state;
    bool has_room = s->held[seat] < HAND_MAX;
    (void)f;
    for (unsigned at = 0; at < PLACES; at++) {
        bool is_known = s->scouts[at] >> seat & 1;
        if (!is_known && (s->scouts[at] || reef_bag_size(s) > 0))
            vk_add(out, vk_act(V_SCOUT, at, 0, 0));
        if (is_known && has_room)
            vk_add(out, vk_act(V_GATHER, at, 0, 0));
    }
    for (int other = 0; other < s->h.seats; other++)
        if (other != seat && s->held[other] && has_room)
            vk_add(out, vk_act(V_RAID, (unsigned)other, 0, 0));
    vk_add(out, vk_act(V_REST, 0, 0, 0));
    vk_mark_usual(out);
}

static void learn_place(struct reef_state *s, int at, int seat, struct vk_sink *ev)
{
    s->scouts[at] = (uint8_t)(s->scouts[at] | VK_ONLY(seat));
    emit_veiled(ev, E_SCOUTED, seat, s->scouts[at], 2, at, s->place[at]);
}

static void gather(struct reef_state *s, int at, int seat, struct vk_sink *ev)
{
    int k = s->place[at];
    for (int who = 0; who < s->h.seats; who++)
        if (who != seat && s->scouts[at] >> who & 1)
            s->known[who][seat][k]++;
    s->hand[seat][k]++;
    s->held[seat]++;
    emit_veiled(ev, E_GATHERED, seat, s->scouts[at], 2, at, k);
    s->place[at] = VK_NONE;
    s->scouts[at] = 0;
}

static void turn_apply(void *state, struct vk_frame *f, int seat, vk_action a, struct vk_sink *ev)
{
    struct reef_state *s = state;
    int arg = (int)vk_arg(a, 0);
    (void)f;
    vk_pop(&s->h);
    switch (vk_verb_of(a)) {
    case V_SCOUT:
        if (s->scouts[arg]) { /* it lies there already: no chance, but news for this seat */
            vk_reveal(&s->h);
            learn_place(s, arg, seat, ev);
        } else {
            vk_push(&s->h, P_LOOK, seat)->v[0] = (int16_t)arg;
        }
        return;
    case V_GATHER: gather(s, arg, seat, ev); return;
    case V_RAID:
        VK_EMIT(ev, E_RAIDED, seat, (int16_t)arg);
        vk_push(&s->h, P_GUARD, arg)->v[0] = (int16_t)seat;
        return;
    default: s->pearls[seat]++; VK_EMIT(ev, E_RESTED, seat, 0);
    }
}

static void look_legal(const void *state, const struct vk_frame *f, int seat,
                       struct vk_actions *out)
{
    uint8_t left[N_SHELLS];
    (void)seat;
    reef_unseen(state, VK_REFEREE, left);
    for (unsigned k = 0; k < N_SHELLS; k++)
        if (left[k])
            vk_add_outcome(out, vk_act(V_LOOK, (unsigned)f->v[0], k, 0), left[k]);
}

static void look_apply(void *state, struct vk_frame *f, int seat, vk_action a, struct vk_sink *ev)
{
    struct reef_state *s = state;
    int at = f->v[0], scout = f->seat;
    (void)seat;
    vk_pop(&s->h);
    s->place[at] = (uint8_t)vk_arg(a, 1);
    learn_place(s, at, scout, ev);
}

static uint16_t look_seen(const void *state, const struct vk_frame *f, int seat, vk_action a)
{
    (void)state, (void)seat, (void)a;
    return (uint16_t)VK_ONLY(f->seat);
}

/* ---- A raid: guard (a reaction), tide (a die), slip (a card from hand to hand) --------------- */

/* Whoever is raided is asked, with kelp or without: the question itself must tell nothing. */
static void guard_legal(const void *state, const struct vk_frame *f, int seat,
                        struct vk_actions *out)
{
    const struct reef_state *s = state;
    (void)f;
    if (s->has_kelp && s->hand[seat][SHELL_KELP])
        vk_add(out, vk_act(V_GUARD, 0, 0, 0));
    vk_add(out, vk_act(V_YIELD, 0, 0, 0));
    vk_mark_usual(out);
}

static void guard_apply(void *state, struct vk_frame *f, int seat, vk_action a, struct vk_sink *ev)
{
    struct reef_state *s = state;
    int raider = f->v[0];
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_GUARD) {
        spend_openly(s, seat, SHELL_KELP);
        VK_EMIT(ev, E_GUARDED, seat, (int16_t)raider);
        return;
    }
    VK_EMIT(ev, E_YIELDED, seat, (int16_t)raider);
    vk_push(&s->h, P_TIDE, seat)->v[0] = (int16_t)raider;
}

static void tide_legal(const void *state, const struct vk_frame *f, int seat,
                       struct vk_actions *out)
{
    (void)state, (void)f, (void)seat;
    for (unsigned n = 0; n < TIDE_SIDES; n++)
        vk_add_outcome(out, vk_act(V_TIDE, n, 0, 0), 1);
}

static void tide_apply(void *state, struct vk_frame *f, int seat, vk_action a, struct vk_sink *ev)
{
    struct reef_state *s = state;
    int raided = f->seat, raider = f->v[0], n = (int)vk_arg(a, 0) + 1;
    (void)seat;
    vk_pop(&s->h);
    VK_EMIT(ev, E_TIDE_CAME, raider, (int16_t)(n - 1));
    if (n > (s->tide == TIDE_WILD ? 1 : 2))
        vk_push(&s->h, P_SLIP, raided)->v[0] = (int16_t)raider;
}

static void slip_legal(const void *state, const struct vk_frame *f, int seat,
                       struct vk_actions *out)
{
    const struct reef_state *s = state;
    (void)seat;
    for (unsigned k = 0; k < N_SHELLS; k++)
        if (s->hand[f->seat][k])
            vk_add_outcome(out, vk_act(V_SLIP, k, 0, 0), s->hand[f->seat][k]);
}

/* The two saw it. Whoever else knew of shells in that hand can be sure of one less of each. */
static void slip_apply(void *state, struct vk_frame *f, int seat, vk_action a, struct vk_sink *ev)
{
    struct reef_state *s = state;
    int from = f->seat, to = f->v[0], k = (int)vk_arg(a, 0);
    (void)seat;
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
    emit_veiled(ev, E_SLIPPED, to, VK_ONLY(from) | VK_ONLY(to), 2, from, k);
}

static uint16_t slip_seen(const void *state, const struct vk_frame *f, int seat, vk_action a)
{
    (void)state, (void)seat, (void)a;
    return (uint16_t)(VK_ONLY(f->seat) | VK_ONLY(f->v[0]));
}

const struct vk_point reef_points[N_POINTS] = {
#define STEP_POINT(id, n)        [P_##id] = { .name = #n, .kind = VK_STEP, .run = n##_run },
#define RANDOM_POINT(id, n)      [P_##id] = { #n, VK_RANDOM, NULL, n##_legal, n##_apply, NULL },
#define RANDOM_SEEN_POINT(id, n) [P_##id] = { #n, VK_RANDOM, NULL, n##_legal, n##_apply, n##_seen },
#define SECRET_POINT(id, n)      [P_##id] = { #n, VK_SECRET, NULL, n##_legal, n##_apply, NULL },
#define CHOICE_POINT(id, n)      [P_##id] = { #n, VK_CHOICE, NULL, n##_legal, n##_apply, NULL },
#include "points.def"
#undef STEP_POINT
#undef RANDOM_POINT
#undef RANDOM_SEEN_POINT
#undef SECRET_POINT
#undef CHOICE_POINT
};
