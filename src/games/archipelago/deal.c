/*
 * deal.c - 4.9.3: a deal with the owner of a window (the active player, or the player at his
 * crisis turn). He drafts it step by step in state.deal, sends it, and the partner accepts or
 * rejects it whole.
 */
#include "games/archipelago/rules.h"

enum { DEALS_IN_ROUND = 2 };

/* ---- what could change hands ----------------------------------------------------------------- */

static int owned(const struct arch_state *s, int seat, int good)
{
    return good == TOKEN ? s->player[seat].tokens : s->player[seat].cubes[good];
}

/* A wonder that stands has its citizen on it. */
static bool is_tradable(const struct arch_state *s, int seat, int card)
{
    return s->card_at[card] == seat && !(s->card_flags[card] & CARD_BUILT);
}

static bool has_item(const struct arch_state *s, int seat)
{
    for (int good = 0; good < N_GOODS; good++)
        if (owned(s, seat, good))
            return true;
    for (int card = 0; card < N_CARDS; card++)
        if (is_tradable(s, seat, card))
            return true;
    return false;
}

/* Regions, a bit each, that the partner controls and where the owner has an active unit. */
static uint32_t permits_between(const struct arch_state *s, int owner, int partner)
{
    struct arch_sight sight;
    uint32_t regions = 0;
    if (!s->built[TOWN])
        return 0;
    arch_look(s, &sight);
    for (int u = arch_first_unit(s, owner); u < arch_end_unit(s, owner); u++)
        if (arch_is_active(&s->unit[u]) && sight.control[s->unit[u].region] == partner)
            regions |= 1u << s->unit[u].region;
    return regions;
}

static bool is_item_left(const struct arch_state *s, int owner, int partner, bool in_round)
{
    return has_item(s, owner) || has_item(s, partner) ||
           (in_round && permits_between(s, owner, partner) != 0);
}

bool arch_can_deal(const struct arch_state *s, int owner, int partner, bool in_round)
{
    return owner != partner && (s->player[owner].florins || s->player[partner].florins ||
                                is_item_left(s, owner, partner, in_round));
}

void arch_deals_legal(const struct arch_state *s, int owner, bool in_round, struct vk_actions *out)
{
    if (!arch_has_deals(s) || (in_round && s->deals >= DEALS_IN_ROUND))
        return;
    for (int partner = 0; partner < s->h.seats; partner++)
        if (arch_can_deal(s, owner, partner, in_round))
            vk_add(out, vk_act(V_deal, (unsigned)partner, 0, 0));
}

/* ---- the course of a deal -------------------------------------------------------------------- */

static void forget_deal(struct arch_state *s)
{
    s->deal = (struct arch_deal){ .owner = VK_NONE, .partner = VK_NONE };
}

void arch_push_deal(struct arch_state *s, int owner, int partner, bool in_round, struct vk_sink *ev)
{
    s->deal = (struct arch_deal){ .owner = (uint8_t)owner,
                                  .partner = (uint8_t)partner,
                                  .in_round = in_round };
    if (in_round)
        s->deals++;
    VK_EMIT(ev, E_deal_opened, owner, (int16_t)partner);
    vk_push(&s->h, P_deal, owner);
}

static int drafted(const struct arch_deal *d, int verb, int arg)
{
    int n = 0;
    for (int i = 0; i < d->n_items; i++)
        n += d->verb[i] == verb && d->arg[i] == arg;
    return n;
}

static int event_of_item(int verb)
{
    switch (verb) {
    case V_give: return E_deal_gives;
    case V_want: return E_deal_wants;
    case V_give_card: return E_deal_gives_card;
    case V_want_card: return E_deal_wants_card;
    default: return E_deal_permits;
    }
}

/* Equal items lie side by side: one row tells how many there are. Of a card there is one. */
static void tell_items(const struct arch_deal *d, struct vk_sink *ev)
{
    for (int i = 0, n; i < d->n_items; i += n) {
        bool is_card = d->verb[i] == V_give_card || d->verb[i] == V_want_card;
        n = drafted(d, d->verb[i], d->arg[i]);
        VK_EMIT(ev, event_of_item(d->verb[i]), d->owner, d->partner, d->arg[i],
                (int16_t)(is_card ? 0 : n));
    }
}

static void tell_deal(const struct arch_deal *d, struct vk_sink *ev)
{
    if (d->give || d->want)
        VK_EMIT(ev, E_deal_florins, d->owner, d->partner, d->give, d->want);
    tell_items(d, ev);
    VK_EMIT(ev, E_deal_sent, d->owner, d->partner);
}

enum stage { FLORINS, GOODS, SENT, ANSWERED };

/* pc: the stage. The draft is in the state; deal_goods moves the stage on when it is complete. */
ARCH_RUN(deal)
{
    struct arch_state *s = st;
    switch ((enum stage)f->pc) {
    case FLORINS:
        f->pc = GOODS;
        vk_push(&s->h, P_deal_florins, f->seat);
        return;
    case GOODS: vk_push(&s->h, P_deal_goods, f->seat); return;
    case SENT:
        f->pc = ANSWERED;
        tell_deal(&s->deal, ev);
        vk_push(&s->h, P_deal_answer, s->deal.partner);
        return;
    default: forget_deal(s); vk_pop(&s->h);
    }
}

/* ---- florins --------------------------------------------------------------------------------- */

ARCH_LEGAL(deal_florins)
{
    const struct arch_state *s = st;
    const struct arch_deal *d = &s->deal;
    (void)f;
    for (unsigned x = 1; x <= s->player[seat].florins; x++)
        vk_add(out, vk_act(V_offer, x, 0, 0));
    for (unsigned x = 1; x <= s->player[d->partner].florins; x++) {
        vk_add(out, vk_act(V_ask, x, 0, 0));
        if (x == 1)
            vk_mark_usual(out);
    }
    if (is_item_left(s, seat, d->partner, d->in_round)) {
        vk_add(out, vk_act(V_no_money, 0, 0, 0));
        vk_mark_usual(out);
    }
}

ARCH_APPLY(deal_florins)
{
    struct arch_state *s = st;
    (void)f, (void)seat, (void)ev;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_offer)
        s->deal.give = (uint8_t)vk_arg(a, 0);
    else if (vk_verb_of(a) == V_ask)
        s->deal.want = (uint8_t)vk_arg(a, 0);
}

/* ---- goods, cards, permits ------------------------------------------------------------------- */

/* The order of items. They are a set: each is at or above the last one. */
static const uint8_t item_verbs[] = { V_give, V_want, V_give_card, V_want_card, V_want_permit };
enum { N_ITEM_VERBS = sizeof item_verbs };

static bool is_empty(const struct arch_deal *d)
{
    return !d->give && !d->want && !d->n_items;
}

static void add_goods(const struct arch_state *s, int verb, int from, struct vk_actions *out)
{
    int holder = verb == V_give ? s->deal.owner : s->deal.partner;
    for (int good = from; good < N_GOODS; good++)
        if (drafted(&s->deal, verb, good) < owned(s, holder, good))
            vk_add(out, vk_act((unsigned)verb, (unsigned)good, 0, 0));
}

static void add_cards(const struct arch_state *s, int verb, int from, struct vk_actions *out)
{
    int holder = verb == V_give_card ? s->deal.owner : s->deal.partner;
    if (!(s->in_play[0] + s->in_play[1]))
        return;
    for (int card = from; card < N_CARDS; card++)
        if (is_tradable(s, holder, card) && !drafted(&s->deal, verb, card))
            vk_add(out, vk_act((unsigned)verb, (unsigned)card, 0, 0));
}

static void add_permits(const struct arch_state *s, int from, struct vk_actions *out)
{
    if (!s->deal.in_round)
        return;
    uint32_t regions = permits_between(s, s->deal.owner, s->deal.partner);
    for (int r = from; r < s->n_regions; r++)
        if (regions >> r & 1)
            vk_add(out, vk_act(V_want_permit, (unsigned)r, 0, 0));
}

ARCH_LEGAL(deal_goods)
{
    const struct arch_state *s = st;
    const struct arch_deal *d = &s->deal;
    int last_verb = d->n_items ? d->verb[d->n_items - 1] : V_give;
    int from = d->n_items ? d->arg[d->n_items - 1] : 0;
    bool is_reached = false;
    (void)f, (void)seat;
    for (int i = 0; i < N_ITEM_VERBS; i++) {
        int verb = item_verbs[i];
        is_reached |= verb == last_verb;
        if (!is_reached)
            continue;
        int lowest = verb == last_verb ? from : 0;
        if (verb == V_give || verb == V_want)
            add_goods(s, verb, lowest, out);
        else if (verb == V_want_permit)
            add_permits(s, lowest, out);
        else
            add_cards(s, verb, lowest, out);
    }
    if (!is_empty(d)) {
        vk_add(out, vk_act(V_propose, 0, 0, 0));
        vk_mark_usual(out);
    }
}

ARCH_APPLY(deal_goods)
{
    struct arch_state *s = st;
    struct arch_deal *d = &s->deal;
    (void)f, (void)seat, (void)ev;
    vk_pop(&s->h);
    if (vk_verb_of(a) != V_propose) {
        d->verb[d->n_items] = (uint8_t)vk_verb_of(a);
        d->arg[d->n_items++] = (uint8_t)vk_arg(a, 0);
        if (d->n_items < ARCH_ITEMS)
            return;
    }
    vk_top(&s->h)->pc = SENT;
}

/* ---- the answer ------------------------------------------------------------------------------ */

ARCH_LEGAL(deal_answer)
{
    (void)st, (void)f, (void)seat;
    vk_add(out, vk_act(V_accept, 0, 0, 0));
    vk_add(out, vk_act(V_reject, 0, 0, 0));
    vk_mark_usual(out);
}

static void exchange(struct arch_state *s, struct vk_sink *ev)
{
    const struct arch_deal *d = &s->deal;
    arch_hand_florins(s, d->owner, d->partner, d->give, ev);
    arch_hand_florins(s, d->partner, d->owner, d->want, ev);
    for (int i = 0; i < d->n_items; i++)
        switch (d->verb[i]) {
        case V_give: arch_hand_good(s, d->owner, d->partner, d->arg[i], ev); break;
        case V_want: arch_hand_good(s, d->partner, d->owner, d->arg[i], ev); break;
        case V_give_card: arch_acquire(s, d->partner, d->arg[i], ev); break;
        case V_want_card: arch_acquire(s, d->owner, d->arg[i], ev); break;
        default: s->permit[d->arg[i]]++; break;
        }
}

ARCH_APPLY(deal_answer)
{
    struct arch_state *s = st;
    (void)f;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_reject) {
        VK_EMIT(ev, E_deal_rejected, seat, s->deal.owner);
        return;
    }
    VK_EMIT(ev, E_deal_accepted, seat, s->deal.owner);
    exchange(s, ev);
}
