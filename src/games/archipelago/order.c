/*
 * order.c - phase 2, the order of play (4.4): sealed bids, a second bid of those who tie, bribes for the
 * decider, and his choice, place by place. What was bid stays open until the order is set.
 */
#include "games/archipelago/rules.h"

/* ---- sealed bids ------------------------------------------------------------------------------- */

static void bid_legal(const struct arch_state *s, int seat, struct vk_actions *out)
{
    for (unsigned x = 0; x <= s->player[seat].florins; x++)
        vk_add(out, vk_act(V_bid, x, 0, 0));
}

static void seal(struct arch_state *s, int seat, unsigned first, unsigned second,
                 struct vk_sink *ev)
{
    s->player[seat].slot[0] = (uint8_t)first;
    s->player[seat].slot[1] = (uint8_t)second;
    VK_EMIT(ev, E_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

ARCH_LEGAL(bid_order)
{
    (void)f;
    bid_legal(st, seat, out);
}

ARCH_APPLY(bid_order)
{
    (void)f;
    seal(st, seat, vk_arg(a, 0), VK_NONE, ev);
}

ARCH_LEGAL(rebid_order)
{
    (void)f;
    bid_legal(st, seat, out);
}

ARCH_APPLY(rebid_order)
{
    (void)f;
    seal(st, seat, vk_arg(a, 0), VK_NONE, ev);
}

/* What a seat has sealed; its slots are empty again. */
static uint8_t unseal(struct arch_player *p)
{
    uint8_t first = p->slot[0];
    p->slot[0] = p->slot[1] = VK_NONE;
    return first;
}

/* Opens the bids of these seats, which everybody pays; the seats of the highest. */
static unsigned open_bids(struct arch_state *s, unsigned seats, bool is_second, int *highest,
                          struct vk_sink *ev)
{
    unsigned best = 0;
    *highest = -1;
    for (int i = 0; i < s->n_order; i++) {
        int seat = arch_at_place(s, i);
        struct arch_player *p = &s->player[seat];
        if (!(seats >> seat & 1))
            continue;
        int bid = unseal(p);
        if (is_second)
            p->rebid = (uint8_t)bid;
        else
            p->bid = (uint8_t)bid;
        VK_EMIT(ev, E_bid, seat, (int16_t)bid);
        arch_pay_florins(s, seat, bid, ev);
        if (bid > *highest) {
            *highest = bid;
            best = 0;
        }
        if (bid == *highest)
            best |= 1u << seat;
    }
    return best;
}

static bool is_one(unsigned seats)
{
    return seats && !(seats & (seats - 1));
}

/* ---- bribes ------------------------------------------------------------------------------------- */

ARCH_LEGAL(order_bribe)
{
    const struct arch_state *s = st;
    unsigned most = s->player[seat].florins;
    (void)f;
    if (most > ARCH_BRIBE_MAX)
        most = ARCH_BRIBE_MAX;
    for (unsigned place = 1; place <= s->h.seats; place++)
        for (unsigned x = 1; x <= most; x++)
            vk_add(out, vk_act(V_bribe, place, x, 0));
    vk_add(out, vk_act(V_none, 0, 0, 0));
    vk_mark_usual(out);
}

/* Slots: place (0: none), florins. */
ARCH_APPLY(order_bribe)
{
    (void)f;
    seal(st, seat, vk_arg(a, 0), vk_arg(a, 1), ev);
}

static void open_bribes(struct arch_state *s, struct vk_sink *ev)
{
    for (int i = 0; i < s->n_order; i++) {
        int seat = arch_at_place(s, i);
        struct arch_player *p = &s->player[seat];
        if (seat == s->decider)
            continue;
        p->bribe = p->slot[1];
        p->bribe_place = unseal(p);
        VK_EMIT(ev, E_bribe, seat, p->bribe_place, p->bribe);
    }
}

/* Who stands where he wished pays; nothing has happened since that could have made him poorer. */
static void settle_bribes(struct arch_state *s, struct vk_sink *ev)
{
    for (int i = 0; i < s->n_order; i++) {
        int seat = arch_at_place(s, i);
        const struct arch_player *p = &s->player[seat];
        if (p->bribe_place != i + 1)
            continue;
        VK_EMIT(ev, E_bribe_paid, seat, s->decider, p->bribe);
        arch_hand_florins(s, seat, s->decider, p->bribe, ev);
    }
}

/* ---- the choice --------------------------------------------------------------------------------- */

/* v[0]: places that are set. The seats behind them keep their present order. */
ARCH_LEGAL(choose_order)
{
    const struct arch_state *s = st;
    unsigned left = 0;
    (void)seat;
    for (int i = f->v[0]; i < s->n_order; i++)
        left |= 1u << arch_at_place(s, i);
    for (unsigned who = 0; who < s->h.seats; who++) {
        if (!(left >> who & 1))
            continue;
        vk_add(out, vk_act(V_next, who, 0, 0));
        if ((int)who == arch_at_place(s, f->v[0]))
            vk_mark_usual(out);
    }
}

ARCH_APPLY(choose_order)
{
    struct arch_state *s = st;
    uint8_t who = (uint8_t)vk_arg(a, 0);
    int i = f->v[0]++;
    (void)seat, (void)ev;
    int at = i;
    while (s->order[at] != who)
        at++;
    for (; at > i; at--)
        s->order[at] = s->order[at - 1];
    s->order[i] = who;
    if (f->v[0] == s->n_order - 1)
        vk_pop(&s->h);
}

/* ---- the phase ---------------------------------------------------------------------------------- */

enum stage { ASK, OPEN, OPEN_SECOND, BRIBES, CHOICE, SETTLE };

static void end_phase(struct arch_state *s)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct arch_player *p = &s->player[seat];
        p->bid = p->rebid = VK_NONE;
        p->bribe_place = p->bribe = 0;
    }
    s->decider = VK_NONE;
    vk_pop(&s->h);
}

static void keep_order(struct arch_state *s, struct vk_sink *ev)
{
    VK_EMIT(ev, E_order_kept, VK_NONE, 0);
    end_phase(s);
}

static void name_decider(struct arch_state *s, struct vk_frame *f, unsigned best,
                         struct vk_sink *ev)
{
    s->decider = (uint8_t)__builtin_ctz(best);
    f->pc = BRIBES;
    VK_EMIT(ev, E_decider, s->decider, 0);
}

static unsigned all_seats(const struct arch_state *s)
{
    return (1u << s->h.seats) - 1;
}

/* Two players who tie do not bid again. v[0]: the seats that do. */
static void compare_bids(struct arch_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int highest;
    unsigned best = open_bids(s, all_seats(s), false, &highest, ev);
    if (is_one(best) && highest > 0) {
        name_decider(s, f, best, ev);
        return;
    }
    if (highest > 0)
        VK_EMIT(ev, E_bids_tied, VK_NONE, 0);
    if (highest == 0 || s->h.seats == 2) {
        keep_order(s, ev);
        return;
    }
    f->pc = OPEN_SECOND;
    f->v[0] = (int16_t)best;
    vk_push_secret(&s->h, P_rebid_order, best);
}

static void compare_rebids(struct arch_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int highest;
    unsigned best = open_bids(s, (unsigned)f->v[0], true, &highest, ev);
    if (is_one(best))
        name_decider(s, f, best, ev);
    else
        keep_order(s, ev);
}

static void set_order(struct arch_state *s, struct vk_sink *ev)
{
    for (int i = 0; i < s->n_order; i++)
        VK_EMIT(ev, E_order_now, s->order[i], (int16_t)(i + 1));
    settle_bribes(s, ev);
    end_phase(s);
}

ARCH_RUN(order)
{
    struct arch_state *s = st;
    switch ((enum stage)f->pc) {
    case ASK:
        f->pc = OPEN;
        vk_push_secret(&s->h, P_bid_order, all_seats(s));
        break;
    case OPEN: compare_bids(s, f, ev); break;
    case OPEN_SECOND: compare_rebids(s, f, ev); break;
    case BRIBES:
        f->pc = CHOICE;
        if (arch_has_deals(s))
            vk_push_secret(&s->h, P_order_bribe, all_seats(s) & ~(1u << s->decider));
        break;
    case CHOICE:
        f->pc = SETTLE;
        if (arch_has_deals(s))
            open_bribes(s, ev);
        vk_push(&s->h, P_choose_order, s->decider);
        break;
    case SETTLE: set_order(s, ev); break;
    }
}
