/* raiatea_secrets.c - the hidden parts of two positions of Raiatea, compared one by one. */
#include "raiatea_secrets.h"
#include "games/raiatea/state.h"
#include <string.h>

static bool is_same(const struct cards *a, const struct cards *b)
{
    return a->one == b->one && a->two == b->two;
}

unsigned raiatea_sealed_now(const struct twins *t)
{
    const struct raia_state *s = (const void *)t->state[0];
    switch (s->h.depth ? vk_top_of(&s->h)->point : N_POINTS) {
    case P_dance_train: return S_TRAINING;
    case P_buy_rituals: return S_DECK;
    case P_prepare: return S_PREPARED;
    case P_mana_offer: return S_OFFER;
    case P_auction_bid: return S_BID;
    case P_order_equal: return S_ORDER;
    default: return 0;
    }
}

static unsigned differences_of(const struct raia_player *p, const struct raia_player *q,
                               unsigned sealed)
{
    unsigned mask = 0;
    mask |= is_same(&p->hand, &q->hand) ? 0 : S_HAND;
    mask |= is_same(&p->drawn, &q->drawn) ? 0 : S_DRAWN;
    mask |= is_same(&p->buried, &q->buried) ? 0 : S_BURIED;
    mask |= is_same(&p->prepared, &q->prepared) ? 0 : S_PREPARED;
    mask |= p->slot == q->slot ? 0 : sealed;
    if (p->n_equal && p->n_equal == q->n_equal && memcmp(p->equal, q->equal, p->n_equal) != 0)
        mask |= sealed == S_ORDER ? S_ORDER : S_PICKS;
    return mask;
}

unsigned raiatea_differences(const struct twins *t)
{
    const struct raia_state *a = (const void *)t->state[0], *b = (const void *)t->state[1];
    unsigned mask = 0;
    for (int seat = 0; seat < a->h.seats; seat++)
        mask |= differences_of(&a->player[seat], &b->player[seat], raiatea_sealed_now(t));
    return mask;
}
