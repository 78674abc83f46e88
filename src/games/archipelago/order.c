/*
 * order.c - phase 2, the order of play (4.4, amendment 5): sealed bids, a second bid of those who tie, sealed
 * offers to the decider, those that he takes, and his choice, place by place, which keeps to them. What was
 * bid stays open until the order is set.
 */
#include "games/archipelago/rules.h"

/* ---- sealed bids ------------------------------------------------------------------------------- */

static void bid_legal(const struct arch_state *s, int seat, struct vk_actions *out)
{
    for (unsigned x = 0; x <= s->player[seat].florins; x++)
        vk_add(out, vk_act(V_bid, x, 0, 0));
}

static void seal(struct arch_state *s, int seat, unsigned bid, struct vk_sink *ev)
{
    s->player[seat].slot[0] = (uint8_t)bid;
    VK_EMIT(ev, E_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

LEGAL(bid_order)
{
    bid_legal(st, seat, out);
}

APPLY(bid_order)
{
    seal(st, seat, vk_arg(a, 0), ev);
}

LEGAL(rebid_order)
{
    bid_legal(st, seat, out);
}

APPLY(rebid_order)
{
    seal(st, seat, vk_arg(a, 0), ev);
}

/* What a seat has sealed; its slot is empty again. */
static uint8_t unseal(struct arch_player *p)
{
    uint8_t bid = p->slot[0];
    p->slot[0] = VK_NONE;
    return bid;
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
        VK_EMIT(ev, E_bid, seat, bid);
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

/* ---- offers for a place ------------------------------------------------------------------------- */

/* Drafted under seal, step by step: places, florins, then goods and cards. */
LEGAL(order_offer)
{
    const struct arch_state *s = st;
    const struct arch_deal *d = &s->player[seat].note[0];
    if (arch_is_empty(d))
        for (unsigned place = 1; place <= s->h.seats; place++)
            if (!(d->places >> place))
                vk_add(out, vk_act(V_for_place, place, 0, 0));
    if (d->places && arch_is_empty(d))
        arch_sums_legal(V_offer, s->player[seat].florins, out);
    if (d->places)
        arch_gifts_legal(s, d, out);
    if (d->places && !arch_is_empty(d))
        vk_add(out, vk_act(V_propose, 0, 0, 0));
    vk_add(out, vk_act(V_none, 0, 0, 0));
    vk_mark_usual(out);
}

/* In the seat's own notes alone: nobody is told before all have answered. */
APPLY(order_offer)
{
    struct arch_state *s = st;
    struct arch_player *p = &s->player[seat];
    struct arch_deal *d = &p->note[0];
    d->owner = (uint8_t)seat;
    d->partner = s->decider;
    d->window = FOR_PLACE;
    switch (vk_verb_of(a)) {
    case V_for_place: d->places |= (uint8_t)(1u << vk_arg(a, 0)); return;
    case V_offer: d->give = (uint8_t)vk_arg(a, 0); return;
    case V_propose: p->n_notes = 1; break;
    case V_none: *d = (struct arch_deal){ 0 }; break;
    default: arch_add_item(d, a); return;
    }
    VK_EMIT(ev, E_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

static void open_offers(struct arch_state *s, struct vk_sink *ev)
{
    for (int i = 0; i < s->n_order; i++) {
        int seat = arch_at_place(s, i);
        const struct arch_deal *d = &s->player[seat].note[0];
        if (!s->player[seat].n_notes)
            continue;
        VK_EMIT(ev, E_order_offer, seat, s->decider);
        for (int place = 1; place <= s->h.seats; place++)
            if (d->places >> place & 1)
                VK_EMIT(ev, E_order_place, seat, place);
        arch_tell_deal(d, ev);
    }
}

/* Places that a seat may get: those that the decider has agreed to, or any. */
unsigned arch_places_for(const struct arch_state *s, int seat)
{
    const struct arch_player *p = &s->player[seat];
    return p->is_taken ? p->note[0].places : (2u << s->h.seats) - 2;
}

/* Can those of `seats` get places of `free` that suit them all? */
static bool can_seat(const struct arch_state *s, unsigned seats, unsigned free)
{
    if (!seats)
        return true;
    int seat = __builtin_ctz(seats);
    for (unsigned left = arch_places_for(s, seat) & free; left; left &= left - 1)
        if (can_seat(s, seats & (seats - 1), free & ~(left & -left)))
            return true;
    return false;
}

static unsigned all_seats(const struct arch_state *s)
{
    return (1u << s->h.seats) - 1;
}

/* Offers that can be kept together with those taken already. */
LEGAL(take_offers)
{
    const struct arch_state *s = st;
    for (unsigned who = 0; who < s->h.seats; who++) {
        struct arch_state with = *s;
        struct arch_player *p = &with.player[who];
        if (!p->n_notes || p->is_taken)
            continue;
        p->is_taken = 1;
        if (can_seat(&with, all_seats(s), (2u << s->h.seats) - 2))
            vk_add(out, vk_act(V_take_offer, who, 0, 0));
    }
    vk_add(out, vk_act(V_stop, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(take_offers)
{
    struct arch_state *s = st;
    if (vk_verb_of(a) == V_stop) {
        vk_pop(&s->h);
        return;
    }
    s->player[vk_arg(a, 0)].is_taken = 1;
    VK_EMIT(ev, E_offer_taken, seat, vk_arg(a, 0));
}

static bool has_offers(const struct arch_state *s)
{
    for (int seat = 0; seat < s->h.seats; seat++)
        if (s->player[seat].n_notes)
            return true;
    return false;
}

/* Nothing has happened since that could have made anybody poorer. */
static void settle_offers(struct arch_state *s, struct vk_sink *ev)
{
    for (int i = 0; i < s->n_order; i++) {
        int seat = arch_at_place(s, i);
        const struct arch_player *p = &s->player[seat];
        if (!p->is_taken)
            continue;
        VK_EMIT(ev, E_place_paid, seat, s->decider, i + 1);
        arch_exchange(s, &p->note[0], ev);
    }
}

/* ---- the choice --------------------------------------------------------------------------------- */

/* The seats behind the places that are set keep their present order. Who comes next must leave the
 * others the places that were agreed on. */
LEGAL(choose_order)
{
    const struct arch_state *s = st;
    unsigned left = 0, free = 0;
    for (int i = f->v[CHOOSE_ORDER_SET]; i < s->n_order; i++) {
        left |= 1u << arch_at_place(s, i);
        free |= 2u << i;
    }
    unsigned here = 2u << f->v[CHOOSE_ORDER_SET];
    int first = VK_NONE; /* in the present order, of those who can come next */
    unsigned next = 0;
    for (int i = s->n_order - 1; i >= f->v[CHOOSE_ORDER_SET]; i--) {
        int who = arch_at_place(s, i);
        if (!(arch_places_for(s, who) & here) || !can_seat(s, left & ~(1u << who), free & ~here))
            continue;
        next |= 1u << who;
        first = who;
    }
    for (unsigned who = 0; who < s->h.seats; who++) {
        if (!(next >> who & 1))
            continue;
        vk_add(out, vk_act(V_next, who, 0, 0));
        if ((int)who == first)
            vk_mark_usual(out);
    }
}

APPLY(choose_order)
{
    struct arch_state *s = st;
    uint8_t who = (uint8_t)vk_arg(a, 0);
    int i = f->v[CHOOSE_ORDER_SET]++;
    int at = i;
    while (s->order[at] != who)
        at++;
    for (; at > i; at--)
        s->order[at] = s->order[at - 1];
    s->order[i] = who;
    if (f->v[CHOOSE_ORDER_SET] == s->n_order - 1)
        vk_pop(&s->h);
}

/* ---- the phase ---------------------------------------------------------------------------------- */

enum stage { ASK, OPEN, OPEN_SECOND, OFFERS, TAKE, CHOICE, SETTLE };

static void end_phase(struct arch_state *s)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct arch_player *p = &s->player[seat];
        p->bid = p->rebid = VK_NONE;
    }
    arch_forget_notes(s);
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
    f->pc = OFFERS;
    VK_EMIT(ev, E_decider, s->decider, 0);
}

/* Two players who tie do not bid again. */
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
    f->v[ORDER_TIED] = (int16_t)best;
    vk_push_secret(&s->h, P_rebid_order, best);
}

static void compare_rebids(struct arch_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int highest;
    unsigned best = open_bids(s, (unsigned)f->v[ORDER_TIED], true, &highest, ev);
    if (is_one(best))
        name_decider(s, f, best, ev);
    else
        keep_order(s, ev);
}

static void set_order(struct arch_state *s, struct vk_sink *ev)
{
    for (int i = 0; i < s->n_order; i++)
        VK_EMIT(ev, E_order_now, s->order[i], i + 1);
    settle_offers(s, ev);
    end_phase(s);
}

RUN(order)
{
    struct arch_state *s = st;
    switch ((enum stage)f->pc) {
    case ASK:
        f->pc = OPEN;
        for (int seat = 0; seat < s->h.seats; seat++)
            s->player[seat].offers = 0; /* a new turn of talk */
        vk_push_secret(&s->h, P_bid_order, all_seats(s));
        break;
    case OPEN: compare_bids(s, f, ev); break;
    case OPEN_SECOND: compare_rebids(s, f, ev); break;
    case OFFERS:
        f->pc = TAKE;
        if (arch_has_deals(s))
            vk_push_secret(&s->h, P_order_offer, all_seats(s) & ~(1u << s->decider));
        break;
    case TAKE:
        f->pc = CHOICE;
        open_offers(s, ev);
        if (has_offers(s))
            vk_push(&s->h, P_take_offers, s->decider);
        break;
    case CHOICE:
        f->pc = SETTLE;
        vk_push(&s->h, P_choose_order, s->decider);
        break;
    case SETTLE: set_order(s, ev); break;
    }
}
