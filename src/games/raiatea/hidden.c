/*
 * hidden.c - section 5. Only rituals are hidden, and choices under seal. Concealed, every card that
 * the viewer does not know lies in its deck, whose true size stays beside it; imagined, those cards
 * are dealt again into the public sizes, and rivals who are ready have made some legal choice.
 */
#include "games/raiatea/rules.h"
#include <string.h>

enum { CARDS_MAX = 64 };

/* ---- concealing -------------------------------------------------------------------------------- */

static void to_decks(struct raia_state *s, struct cards *zone)
{
    for (int d = 0; d < N_DECKS; d++)
        cards_join(&s->deck[d], cards_among(*zone, raia_deck_mask[d]));
    *zone = (struct cards){ 0, 0 };
}

void raia_conceal(void *st, int viewer)
{
    struct raia_state *s = st;
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct raia_player *p = &s->player[seat];
        if (seat == viewer)
            continue;
        to_decks(s, &p->hand);
        to_decks(s, &p->drawn);
        to_decks(s, &p->buried);
        to_decks(s, &p->prepared);
        p->slot = VK_NONE;
        p->lowest = 0;
        memset(p->equal, VK_NONE, p->n_equal);
    }
}

/* ---- cards ------------------------------------------------------------------------------------- */

/* The unseen cards of one deck, dealt from the end in random order. */
struct unseen {
    int n;
    uint8_t card[CARDS_MAX];
};

static void spread(struct cards deck, struct unseen *u)
{
    u->n = 0;
    for (uint64_t left = deck.one; left; left &= left - 1)
        u->card[u->n++] = (uint8_t)__builtin_ctzll(left);
    for (uint64_t left = deck.two; left; left &= left - 1)
        u->card[u->n++] = (uint8_t)__builtin_ctzll(left);
}

static int deal_one(struct unseen *u, struct vk_rng *rng)
{
    vk_assert(u->n > 0);
    uint32_t i = vk_rng_below(rng, (uint32_t)u->n);
    int card = u->card[i];
    u->card[i] = u->card[--u->n];
    return card;
}

static void deal_zone(struct cards *deck, struct unseen *u, struct cards *zone, int n,
                      struct vk_rng *rng)
{
    while (n-- > 0) {
        int card = deal_one(u, rng);
        cards_take(deck, card);
        cards_add(zone, card);
    }
}

/* ---- what is in the bag -------------------------------------------------------------------------- */

/* From his preparation to the reveal the public size of a hand counts the cards in the bag too. */
static bool has_prepared(const struct raia_state *s, int seat)
{
    return s->act == 4 || (s->act == 3 && !(s->h.waiting >> seat & 1));
}

/* Rituals that he is about to pay for a mission lie in his hand for certain. */
static int to_pay(const struct raia_state *s, int seat)
{
    for (int i = 0; i < s->h.depth; i++) {
        const struct vk_frame *f = &s->h.frame[i];
        if (f->point == P_complete && f->seat == seat &&
            raia_missions[f->v[COMPLETE_TILE]].kind == KIND_RITUAL)
            return f->v[COMPLETE_LEFT];
    }
    return 0;
}

/* Each card goes into the bag or not, as a coin falls, within the clips of his rank. */
static void split_hand(struct raia_state *s, int seat, struct vk_rng *rng)
{
    struct raia_player *p = &s->player[seat];
    struct unseen hand;
    int clips = raia_clips(p), stay = to_pay(s, seat);
    spread(p->hand, &hand);
    uint64_t coins = vk_rng_next(rng);
    for (; hand.n > stay; coins >>= 1) {
        int card = deal_one(&hand, rng);
        bool is_general = raia_general_mask >> card & 1;
        if (!(coins & 1) || (!is_general && clips == 0))
            continue;
        clips -= !is_general;
        cards_take(&p->hand, card);
        cards_add(&p->prepared, card);
    }
}

/* ---- choices under seal ---------------------------------------------------------------------------- */

static uint8_t some_bid(const struct raia_player *p, struct vk_rng *rng)
{
    int most = p->mana < RAIA_BID_MAX ? p->mana : RAIA_BID_MAX;
    return (uint8_t)vk_rng_below(rng, (uint32_t)most + 1);
}

static uint8_t some_training(const struct raia_state *s, int seat, struct vk_rng *rng)
{
    struct vk_actions list;
    list.n = list.usual = 0;
    raia_training_legal(s, seat, &list);
    return (uint8_t)vk_arg(list.act[vk_rng_below(rng, list.n)], 0);
}

/* A deck, or none. */
static uint8_t some_deck(const struct raia_state *s, int seat, struct vk_rng *rng)
{
    const struct raia_player *p = &s->player[seat];
    uint8_t choice[1 + N_DECKS] = { VK_NONE };
    uint32_t n = 1;
    if (p->mana >= RAIA_RITUAL_PRICE && raia_can_draw(s, NORMAL))
        choice[n++] = NORMAL;
    if (p->mana >= RAIA_RITUAL_PRICE && raia_rank(p) >= ARIKI && raia_can_draw(s, FORBIDDEN))
        choice[n++] = FORBIDDEN;
    return choice[vk_rng_below(rng, n)];
}

/* So many picks of a set to keep, in code order, out of the cards drawn. */
static void some_keep(struct raia_player *p, struct vk_rng *rng)
{
    struct unseen drawn;
    struct cards set = { 0, 0 };
    spread(p->drawn, &drawn);
    for (int i = 0; i < p->to_keep; i++)
        cards_add(&set, deal_one(&drawn, rng));
    for (int i = 0; i < p->n_equal; i++) {
        p->equal[i] = (uint8_t)cards_lowest(set);
        cards_take(&set, p->equal[i]);
    }
}

/* So many of his cards of one cost in some order; he is ready when those left are alike. */
static void some_order(struct raia_state *s, int seat, struct vk_rng *rng)
{
    struct raia_player *p = &s->player[seat];
    const struct vk_frame *f = vk_top_of(&s->h);
    bool is_ready = !(s->h.waiting >> seat & 1);
    int n = p->n_equal;
    struct vk_actions list;
    do {
        p->n_equal = 0;
        for (;; p->n_equal++) {
            list.n = list.usual = 0;
            raia_order_equal_legal(s, f, seat, &list);
            if (p->n_equal == n)
                break;
            p->equal[p->n_equal] = (uint8_t)vk_arg(list.act[vk_rng_below(rng, list.n)], 0);
        }
    } while ((list.n < 2) != is_ready);
}

/* A rival who is ready has chosen something that was legal; one who was not asked, the only thing. */
static void some_choice(struct raia_state *s, int seat, struct vk_rng *rng)
{
    struct raia_player *p = &s->player[seat];
    switch (vk_top_of(&s->h)->point) {
    case P_dance_train: p->slot = some_training(s, seat, rng); break;
    case P_buy_rituals: p->slot = some_deck(s, seat, rng); break;
    case P_mana_offer:
    case P_auction_bid: p->slot = some_bid(p, rng); break;
    default: break;
    }
}

/* Picks that others have seen him make. */
static void some_picks(struct raia_state *s, int seat, struct vk_rng *rng)
{
    struct raia_player *p = &s->player[seat];
    if (p->n_equal == 0)
        return;
    if (vk_top_of(&s->h)->point == P_order_equal)
        some_order(s, seat, rng);
    else
        some_keep(p, rng);
}

/* ---- imagining ---------------------------------------------------------------------------------------- */

void raia_imagine(void *st, int viewer, struct vk_rng *rng)
{
    struct raia_state *s = st;
    for (int d = 0; d < N_DECKS; d++) {
        struct unseen u;
        spread(s->deck[d], &u);
        for (int seat = 0; seat < s->h.seats; seat++) {
            struct raia_player *p = &s->player[seat];
            if (seat == viewer)
                continue;
            deal_zone(&s->deck[d], &u, &p->hand, p->n_hand[d], rng);
            deal_zone(&s->deck[d], &u, &p->drawn, p->n_drawn[d], rng);
            deal_zone(&s->deck[d], &u, &p->buried, p->n_buried[d], rng);
        }
    }
    for (int seat = 0; seat < s->h.seats; seat++) {
        if (seat == viewer)
            continue;
        if (has_prepared(s, seat))
            split_hand(s, seat, rng);
        if (s->h.waiting && !(s->h.waiting >> seat & 1))
            some_choice(s, seat, rng);
        some_picks(s, seat, rng);
    }
}
