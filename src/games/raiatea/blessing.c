/*
 * blessing.c - 4.9 act 5, the divine blessing: the rituals of the bag are revealed and laid in a row
 * by cost, then performed from the left as long as the mana of the bag lasts.
 */
#include "games/raiatea/rules.h"
#include <string.h>

/* ---- the row ----------------------------------------------------------------------------------- */

/* Where a card belongs: cost, general ones first, then the place of its owner, then its code. */
static int rank_of(const struct raia_state *s, struct raia_card card)
{
    int place = 0;
    if (card.owner != VK_NONE)
        while (s->order[place++] != card.owner)
            ;
    return (raia_rituals[card.ritual].cost << 4 | place) << 6 | card.ritual;
}

static void lay(struct raia_state *s, struct raia_card card)
{
    int i = s->n_row++, rank = rank_of(s, card);
    vk_assert(i < RAIA_ROW);
    for (; i > 0 && rank_of(s, s->row[i - 1]) > rank; i--)
        s->row[i] = s->row[i - 1];
    s->row[i] = card;
}

/* Everything leaves the bag; the sizes of the hands are open again. */
static void reveal_bag(struct raia_state *s)
{
    vk_reveal(&s->h);
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct raia_player *p = &s->player[seat];
        memset(p->laid, 0, sizeof p->laid);
        while (cards_any(p->prepared)) {
            int ritual = cards_lowest(p->prepared);
            bool is_general = raia_general_mask >> ritual & 1;
            cards_take(&p->prepared, ritual);
            p->n_hand[raia_deck_of(ritual)]--;
            lay(s, (struct raia_card){ (uint8_t)ritual, is_general ? VK_NONE : (uint8_t)seat });
        }
    }
}

static void tell_row(const struct raia_state *s, struct vk_sink *ev)
{
    for (int i = 0; i < s->n_row; i++)
        VK_EMIT(ev, E_row_laid, s->row[i].owner, (int16_t)s->row[i].ritual, (int16_t)(i + 1));
}

/* ---- cards of equal cost ------------------------------------------------------------------------- */

/* A player's cards of one cost, two of them different at least: they lie side by side. With three
 * clips there is one such group at most. */
struct group {
    int first, n; /* places of the row; none: 0 cards */
};

static struct group equal_cards(const struct raia_state *s, int seat)
{
    for (int i = 0; i < s->n_row; i++) {
        struct group g = { i, 0 };
        int cost = raia_rituals[s->row[i].ritual].cost;
        bool is_mixed = false;
        while (i + g.n < s->n_row && s->row[i + g.n].owner == seat &&
               raia_rituals[s->row[i + g.n].ritual].cost == cost)
            is_mixed |= s->row[i + g.n++].ritual != s->row[i].ritual;
        if (is_mixed)
            return g;
    }
    return (struct group){ 0, 0 };
}

/* Those that the seat has not placed yet. */
static struct cards not_placed(const struct raia_state *s, int seat)
{
    const struct raia_player *p = &s->player[seat];
    struct group g = equal_cards(s, seat);
    struct cards left = { 0, 0 };
    for (int i = 0; i < g.n; i++)
        cards_add(&left, s->row[g.first + i].ritual);
    for (int i = 0; i < p->n_equal; i++)
        cards_take(&left, p->equal[i]);
    return left;
}

RAIA_LEGAL(order_equal)
{
    const struct raia_state *s = st;
    (void)f;
    for (uint64_t left = not_placed(s, seat).one; left; left &= left - 1)
        vk_add(out, vk_act(V_ritual, (unsigned)__builtin_ctzll(left), 0, 0));
}

RAIA_APPLY(order_equal)
{
    struct raia_state *s = st;
    struct raia_player *p = &s->player[seat];
    (void)f;
    p->equal[p->n_equal++] = (uint8_t)vk_arg(a, 0);
    uint64_t left = not_placed(s, seat).one;
    if (left & (left - 1))
        return;
    VK_EMIT(ev, E_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

static void ask_order(struct raia_state *s)
{
    unsigned seats = 0;
    for (int seat = 0; seat < s->h.seats; seat++)
        if (equal_cards(s, seat).n)
            seats |= 1u << seat;
    if (seats)
        vk_push_secret(&s->h, P_order_equal, seats);
}

/* As chosen, then those that were left because they are alike. */
static void settle_order(struct raia_state *s)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct raia_player *p = &s->player[seat];
        struct cards left = not_placed(s, seat);
        int at = equal_cards(s, seat).first;
        for (int i = 0; i < p->n_equal; i++) {
            s->row[at++].ritual = p->laid[i] = p->equal[i];
            p->equal[i] = 0;
        }
        p->n_equal = 0;
        while (cards_any(left)) {
            s->row[at++].ritual = (uint8_t)cards_lowest(left);
            cards_take(&left, cards_lowest(left));
        }
    }
}

/* ---- the blessing ---------------------------------------------------------------------------------- */

enum stage { REVEAL, SETTLE, PERFORM };

static void drop_first(struct raia_state *s)
{
    s->n_row--;
    for (int i = 0; i < s->n_row; i++)
        s->row[i] = s->row[i + 1];
    s->row[s->n_row] = (struct raia_card){ 0, 0 };
}

/* Too little mana for the next one: all that is left is lost. */
static void fail_row(struct raia_state *s, struct vk_sink *ev)
{
    while (s->n_row) {
        VK_EMIT(ev, E_row_failed, s->row[0].owner, (int16_t)s->row[0].ritual);
        raia_discard(s, s->row[0].ritual);
        drop_first(s);
    }
}

static void perform_first(struct raia_state *s, struct vk_sink *ev)
{
    struct raia_card card = s->row[0];
    int cost = raia_rituals[card.ritual].cost;
    s->bag = (uint16_t)(s->bag - cost);
    VK_EMIT(ev, E_bag_paid, card.owner, (int16_t)card.ritual, (int16_t)cost, (int16_t)s->bag);
    drop_first(s);
    raia_push_outer(s);
    raia_push_perform(s, card.owner, card.ritual);
}

static void end_blessing(struct raia_state *s, struct vk_sink *ev)
{
    if (raia_option(s, O_BAG_LEFTOVER) && s->bag) {
        VK_EMIT(ev, E_bag_emptied, VK_NONE, (int16_t)s->bag);
        s->bag = 0;
    }
    vk_pop(&s->h);
}

RAIA_RUN(blessing)
{
    struct raia_state *s = st;
    switch ((enum stage)f->pc) {
    case REVEAL:
        f->pc = SETTLE;
        reveal_bag(s);
        ask_order(s);
        break;
    case SETTLE:
        f->pc = PERFORM;
        settle_order(s);
        tell_row(s, ev);
        break;
    case PERFORM:
        if (s->n_row && raia_rituals[s->row[0].ritual].cost <= s->bag) {
            perform_first(s, ev);
            break;
        }
        fail_row(s, ev);
        end_blessing(s, ev);
        break;
    }
}
