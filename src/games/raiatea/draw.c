/*
 * draw.c - ritual cards come and go: cards dealt one by one, a deck renewed from its discards, the
 * drawing of 4.2 (which deck, how many, which to keep) and the sealed keeping of the set-up and act 2.
 * Which cards were kept is known to the keeper alone; from which deck, and how many, to everybody.
 */
#include "games/raiatea/rules.h"

/* ---- dealing ------------------------------------------------------------------------------- */

void raia_push_deal(struct raia_state *s, int seat, int deck, int number)
{
    struct vk_frame *f = vk_push(&s->h, P_deal, seat);
    f->v[DEAL_DECK] = (int16_t)deck;
    f->v[DEAL_LEFT] = (int16_t)number;
}

/* All discards, open and buried, are the deck again: nobody knows any more what he laid down. */
static void renew(struct raia_state *s, int deck, struct vk_sink *ev)
{
    uint64_t mask = raia_deck_mask[deck];
    cards_join(&s->deck[deck], s->open[deck]);
    s->open[deck] = (struct cards){ 0, 0 };
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct raia_player *p = &s->player[seat];
        cards_join(&s->deck[deck], cards_among(p->buried, mask));
        p->buried = cards_among(p->buried, ~mask);
        p->n_buried[deck] = 0;
    }
    s->n_deck[deck] = (uint8_t)cards_count(s->deck[deck]);
    VK_EMIT(ev, E_deck_renewed, VK_NONE, deck);
}

RUN(deal)
{
    struct raia_state *s = st;
    int deck = f->v[DEAL_DECK];
    if (f->v[DEAL_LEFT] == 0 || !raia_can_draw(s, deck)) {
        vk_pop(&s->h);
        return;
    }
    f->v[DEAL_LEFT]--;
    if (s->n_deck[deck] == 0)
        renew(s, deck, ev);
    vk_push(&s->h, P_draw_ritual, f->seat)->v[DRAW_RITUAL_DECK] = (int16_t)deck;
}

LEGAL(draw_ritual)
{
    const struct raia_state *s = st;
    const struct cards *deck = &s->deck[f->v[DRAW_RITUAL_DECK]];
    for (uint64_t left = deck->one; left; left &= left - 1) {
        int ritual = __builtin_ctzll(left);
        vk_add_outcome(out, vk_act(V_draws, (unsigned)ritual, 0, 0),
                       (unsigned)cards_of(*deck, ritual));
    }
}

APPLY(draw_ritual)
{
    struct raia_state *s = st;
    struct raia_player *p = &s->player[f->seat];
    int deck = f->v[DRAW_RITUAL_DECK], ritual = (int)vk_arg(a, 0);
    cards_take(&s->deck[deck], ritual);
    s->n_deck[deck]--;
    cards_add(&p->drawn, ritual);
    p->n_drawn[deck]++;
    VK_EMIT_TO(ev, VK_ONLY(f->seat), 1u << 1, E_ritual_drawn, f->seat, deck, ritual);
    vk_pop(&s->h);
}

SEEN(draw_ritual)
{
    return (uint16_t)VK_ONLY(f->seat);
}

/* ---- keeping ------------------------------------------------------------------------------- */

/*
 * Picks wait in player.equal, in code order, and their cards in `drawn`, until the set is complete:
 * so others learn nothing on the way, and a sealed choice touches its own slots only.
 */
static int all_drawn(const struct raia_player *p)
{
    return p->n_drawn[NORMAL] + p->n_drawn[FORBIDDEN];
}

static struct cards not_picked(const struct raia_player *p)
{
    struct cards left = p->drawn;
    for (int i = 0; i < p->n_equal; i++)
        cards_take(&left, p->equal[i]);
    return left;
}

/* The set that a player keeps who does not answer: the cheapest ones. */
static struct cards usual_set(const struct raia_player *p)
{
    struct cards left = p->drawn, chosen = { 0, 0 };
    for (int i = 0; i < p->to_keep; i++) {
        int best = cards_lowest(left);
        for (uint64_t more = left.one; more; more &= more - 1) {
            int ritual = __builtin_ctzll(more);
            if (raia_rituals[ritual].cost < raia_rituals[best].cost)
                best = ritual;
        }
        cards_take(&left, best);
        cards_add(&chosen, best);
    }
    return chosen;
}

/* What a player who does not answer picks next: the lowest card on offer, if he began otherwise. */
static int usual_pick(const struct raia_player *p, int lowest)
{
    struct cards set = usual_set(p);
    for (int i = 0; i < p->n_equal; i++) {
        if (p->equal[i] != cards_lowest(set))
            return lowest;
        cards_take(&set, p->equal[i]);
    }
    return cards_lowest(set);
}

/* Same or higher codes, as long as they suffice to complete the set. */
static void keep_legal(const struct raia_state *s, int seat, struct vk_actions *out)
{
    const struct raia_player *p = &s->player[seat];
    struct cards left = not_picked(p);
    int from = p->n_equal ? p->equal[p->n_equal - 1] : 0;
    int more = p->to_keep - p->n_equal;
    left = cards_among(left, ~(uint64_t)0 << from);
    int usual = usual_pick(p, cards_lowest(left));
    for (int n = cards_count(left); n >= more;) {
        int ritual = cards_lowest(left);
        vk_add(out, vk_act(V_keep, (unsigned)ritual, 0, 0));
        if (ritual == usual)
            vk_mark_usual(out);
        n -= cards_of(left, ritual);
        left = cards_among(left, ~((uint64_t)1 << ritual));
    }
}

/* True when the set is complete. */
static bool pick(struct raia_player *p, vk_action a)
{
    p->equal[p->n_equal++] = (uint8_t)vk_arg(a, 0);
    return p->n_equal == p->to_keep;
}

/* The cards picked (all, if there was nothing to choose) to the hand, the others buried. */
static void settle(struct raia_state *s, int seat, struct vk_sink *ev)
{
    struct raia_player *p = &s->player[seat];
    struct cards buried = not_picked(p), kept = p->drawn;
    if (all_drawn(p) <= p->to_keep)
        buried = (struct cards){ 0, 0 };
    for (struct cards left = buried; cards_any(left);) {
        int ritual = cards_lowest(left);
        cards_take(&left, ritual);
        cards_take(&kept, ritual);
    }
    p->drawn = (struct cards){ 0, 0 };
    p->n_drawn[NORMAL] = p->n_drawn[FORBIDDEN] = 0;
    p->to_keep = p->n_equal = 0;
    for (int i = 0; i < 3; i++)
        p->equal[i] = 0;
    while (cards_any(kept)) {
        int ritual = cards_lowest(kept), deck = raia_deck_of(ritual);
        cards_take(&kept, ritual);
        cards_add(&p->hand, ritual);
        p->n_hand[deck]++;
        VK_EMIT_TO(ev, VK_ONLY(seat), 1u << 1, E_ritual_kept, seat, deck, ritual);
    }
    while (cards_any(buried)) {
        int ritual = cards_lowest(buried);
        cards_take(&buried, ritual);
        raia_bury(s, seat, ritual, ev);
    }
}

unsigned raia_keepers(const struct raia_state *s)
{
    unsigned seats = 0;
    for (int seat = 0; seat < s->h.seats; seat++)
        if (all_drawn(&s->player[seat]) > s->player[seat].to_keep)
            seats |= VK_ONLY(seat);
    return seats;
}

void raia_settle_keep(struct raia_state *s, struct vk_sink *ev)
{
    uint8_t seats[RAIA_SEATS];
    int n = raia_seats_in_order(s, seats);
    for (int i = 0; i < n; i++)
        settle(s, seats[i], ev);
}

LEGAL(setup_keep)
{
    keep_legal(st, seat, out);
}

APPLY(setup_keep)
{
    struct raia_state *s = st;
    if (!pick(&s->player[seat], a))
        return;
    VK_EMIT(ev, E_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

/* ---- 4.2 draw_rituals ------------------------------------------------------------------------ */

enum stage { DECK, DRAW, KEEP, SETTLE };

void raia_push_draw(struct raia_state *s, int seat, int keep)
{
    vk_push(&s->h, P_draw_rituals, seat)->v[DRAW_RITUALS_KEEP] = (int16_t)keep;
}

/* Only one deck can be drawn from (or none): no question. */
static void choose_deck(struct raia_state *s, struct vk_frame *f)
{
    bool is_high = raia_rank(&s->player[f->seat]) >= ARIKI;
    f->pc = DRAW;
    if (!is_high || !raia_can_draw(s, FORBIDDEN))
        f->v[DRAW_RITUALS_DECK] = NORMAL;
    else if (!raia_can_draw(s, NORMAL))
        f->v[DRAW_RITUALS_DECK] = FORBIDDEN;
    else
        vk_push(&s->h, P_ritual_deck, f->seat);
}

RUN(draw_rituals)
{
    struct raia_state *s = st;
    struct raia_player *p = &s->player[f->seat];
    switch ((enum stage)f->pc) {
    case DECK: choose_deck(s, f); break;
    case DRAW:
        f->pc = KEEP;
        p->to_keep = (uint8_t)f->v[DRAW_RITUALS_KEEP];
        raia_push_deal(s, f->seat, f->v[DRAW_RITUALS_DECK], raia_draw_number(p));
        break;
    case KEEP:
        f->pc = SETTLE;
        if (all_drawn(p) > p->to_keep)
            vk_push(&s->h, P_ritual_keep, f->seat);
        break;
    case SETTLE:
        settle(s, f->seat, ev);
        vk_pop(&s->h);
        break;
    }
}

LEGAL(ritual_deck)
{
    vk_add(out, vk_act(V_deck, NORMAL, 0, 0));
    vk_add(out, vk_act(V_deck, FORBIDDEN, 0, 0));
}

APPLY(ritual_deck)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    vk_top(&s->h)->v[DRAW_RITUALS_DECK] = (int16_t)vk_arg(a, 0);
}

LEGAL(ritual_keep)
{
    keep_legal(st, seat, out);
}

APPLY(ritual_keep)
{
    struct raia_state *s = st;
    if (pick(&s->player[seat], a))
        vk_pop(&s->h);
}

SEEN(ritual_keep)
{
    return (uint16_t)VK_ONLY(seat);
}
