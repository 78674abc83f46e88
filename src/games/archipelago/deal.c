/*
 * deal.c - 4.9.3 with amendment 5: the course of a deal. Its owner drafts an offer step by step, sends it,
 * and the partner takes it whole, refuses it, or drafts an offer of his own in answer, three times at most.
 * What an offer may hold is in bundle.c, wishes are in wishes.c.
 */
#include "games/archipelago/rules.h"

static bool can_draft(const struct arch_state *s, int seat)
{
    return s->player[seat].offers < ARCH_OFFERS;
}

enum arch_closed arch_deals_closed(const struct arch_state *s, int owner, bool in_round)
{
    if (!arch_has_deals(s))
        return CLOSED_USELESS;
    if ((in_round ? s->deals : s->crisis_deals) >= ARCH_DEALS)
        return CLOSED_DEALS;
    if ((in_round ? s->refused : s->crisis_refused) >= ARCH_REFUSALS)
        return CLOSED_REFUSALS;
    return can_draft(s, owner) ? OPEN_NOW : CLOSED_OFFERS;
}

/* Any partner: whether he has anything is his own affair. */
void arch_deals_legal(const struct arch_state *s, int owner, bool in_round, struct vk_actions *out)
{
    if (arch_deals_closed(s, owner, in_round) != OPEN_NOW)
        return;
    for (int partner = 0; partner < s->h.seats; partner++)
        if (partner != owner)
            vk_add(out, vk_act(V_deal, (unsigned)partner, 0, 0));
}

static void begin_draft(struct arch_state *s, int owner, int partner, int window, int counters)
{
    s->player[owner].offers++;
    s->draft = (struct arch_deal){ .owner = (uint8_t)owner,
                                   .partner = (uint8_t)partner,
                                   .window = (uint8_t)window,
                                   .counters = (uint8_t)counters };
}

enum stage { FLORINS, GOODS, SENT, ASK, CLOSED };

/* The frame's seat is who opened the deal, whoever drafts. */
void arch_push_deal(struct arch_state *s, int owner, int partner, int window, struct vk_sink *ev)
{
    begin_draft(s, owner, partner, window, 0);
    if (window != AS_WISH)
        VK_EMIT(ev, E_deal_opened, owner, partner);
    vk_push(&s->h, P_deal, owner);
}

/* A deal that is over counts for who opened it, if the window is his. */
static void close_deal(struct arch_state *s, struct vk_frame *f, int window, bool is_made)
{
    const struct arch_deal *d = s->draft.owner != VK_NONE ? &s->draft : &s->deal;
    int other = d->owner == f->seat ? d->partner : d->owner;
    f->pc = CLOSED;
    if (window == IN_ROUND) {
        s->deals = (uint8_t)(s->deals + is_made);
        s->refused = (uint8_t)(s->refused + !is_made);
        s->refused_by |= (uint8_t)(!is_made << other);
    } else if (window == IN_CRISIS || (window == AT_STANDING && f->seat == arch_stander(s))) {
        s->crisis_deals = (uint8_t)(s->crisis_deals + is_made);
        s->crisis_refused = (uint8_t)(s->crisis_refused + !is_made);
        s->crisis_refused_by |= (uint8_t)(!is_made << other);
    }
}

static void send(struct arch_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    struct arch_player *p = &s->player[s->draft.owner];
    f->pc = ASK;
    if (s->draft.window == AS_WISH) {
        f->pc = CLOSED;
        p->note[p->n_notes++] = s->draft;
        VK_EMIT(ev, E_wished, s->draft.owner, s->draft.partner);
    } else if (s->draft.counters) {
        VK_EMIT(ev, E_deal_countered, s->draft.owner, s->draft.partner);
    }
    arch_tell_deal(&s->draft, ev);
    s->before = s->deal;
    s->deal = s->draft;
    s->draft = arch_no_deal;
}

/* pc: the stage. The draft is in the state; deal_goods moves the stage on when it is complete. */
RUN(deal)
{
    struct arch_state *s = st;
    switch ((enum stage)f->pc) {
    case FLORINS:
        f->pc = GOODS;
        vk_push(&s->h, P_deal_florins, s->draft.owner);
        return;
    case GOODS: vk_push(&s->h, P_deal_goods, s->draft.owner); return;
    case SENT: send(s, f, ev); return;
    case ASK: vk_push(&s->h, P_deal_answer, s->deal.partner); return;
    case CLOSED:
        s->deal = s->before = s->draft = arch_no_deal;
        vk_pop(&s->h);
        return;
    }
}

/* ---- the draft --------------------------------------------------------------------------------- */

/* Long lists, made often: the number is counted once, so that the loop only writes. */
void arch_sums_legal(unsigned verb, unsigned most, struct vk_actions *out)
{
    vk_action *act = out->act + out->n;
    for (unsigned x = 1; x <= most; x++)
        *act++ = vk_act(verb, x, 0, 0);
    out->n = (uint16_t)(out->n + most);
}

/* Florins of the game that are not his own may be asked for. */
int arch_most_florins(const struct arch_state *s, int owner, int verb)
{
    int own = s->player[owner].florins;
    return verb == V_offer ? own : ARCH_FLORINS - own;
}

LEGAL(deal_florins)
{
    const struct arch_state *s = st;
    arch_sums_legal(V_offer, (unsigned)arch_most_florins(s, seat, V_offer), out);
    arch_sums_legal(V_ask, (unsigned)arch_most_florins(s, seat, V_ask), out);
    vk_add(out, vk_act(V_no_money, 0, 0, 0));
    vk_mark_usual(out);
    vk_add(out, vk_act(V_withdraw, 0, 0, 0));
}

/* The deal's frame is on top. Who takes an answer back has the offer before him again. */
static void withdraw(struct arch_state *s, struct vk_sink *ev)
{
    struct vk_frame *f = vk_top(&s->h);
    if (s->draft.counters) {
        f->pc = ASK;
    } else {
        if (s->draft.window != AS_WISH)
            VK_EMIT(ev, E_deal_withdrawn, s->draft.owner, s->draft.partner);
        close_deal(s, f, s->draft.window, false);
    }
    s->draft = arch_no_deal;
}

APPLY(deal_florins)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    switch (vk_verb_of(a)) {
    case V_offer: s->draft.give = (uint8_t)vk_arg(a, 0); break;
    case V_ask: s->draft.want = (uint8_t)vk_arg(a, 0); break;
    case V_withdraw: withdraw(s, ev); break;
    default: break; /* V_no_money */
    }
}

LEGAL(deal_goods)
{
    const struct arch_state *s = st;
    arch_items_legal(s, &s->draft, out);
    if (!arch_is_empty(&s->draft)) {
        vk_add(out, vk_act(V_propose, 0, 0, 0));
        vk_mark_usual(out);
    }
    vk_add(out, vk_act(V_withdraw, 0, 0, 0));
    if (arch_is_empty(&s->draft))
        vk_mark_usual(out);
}

APPLY(deal_goods)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_withdraw)
        withdraw(s, ev);
    else if (vk_verb_of(a) == V_propose)
        vk_top(&s->h)->pc = SENT;
    else
        arch_add_item(&s->draft, a);
}

/* ---- the answer -------------------------------------------------------------------------------- */

/* Who has not got what is asked can only refuse, or offer something else: his `reject` says no more than
 * any other. */
LEGAL(deal_answer)
{
    const struct arch_state *s = st;
    if (arch_has_side(s, &s->deal, seat))
        vk_add(out, vk_act(V_accept, 0, 0, 0));
    vk_add(out, vk_act(V_reject, 0, 0, 0));
    vk_mark_usual(out);
    if (s->deal.counters < ARCH_COUNTERS && can_draft(s, seat))
        vk_add(out, vk_act(V_counter, 0, 0, 0));
}

APPLY(deal_answer)
{
    struct arch_state *s = st;
    int owner = s->deal.owner;
    vk_pop(&s->h);
    switch (vk_verb_of(a)) {
    case V_counter:
        begin_draft(s, seat, owner, s->deal.window, s->deal.counters + 1);
        vk_top(&s->h)->pc = FLORINS;
        return;
    case V_reject:
        VK_EMIT(ev, E_deal_rejected, seat, owner);
        close_deal(s, vk_top(&s->h), s->deal.window, false);
        return;
    default: /* V_accept */
        VK_EMIT(ev, E_deal_accepted, seat, owner);
        close_deal(s, vk_top(&s->h), s->deal.window, true);
        arch_exchange(s, &s->deal, ev);
    }
}
