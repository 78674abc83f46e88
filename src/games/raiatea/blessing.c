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

/* Did this player put different general rituals of one cost in? */
static bool put_equals_in(const struct raia_player *p)
{
    int costs = 0;
    for (uint64_t left = p->prepared.one & raia_general_mask; left; left &= left - 1) {
        int cost = 1 << raia_rituals[__builtin_ctzll(left)].cost;
        if (costs & cost)
            return true;
        costs |= cost;
    }
    return false;
}

/* If several did, the first in the ceremonial order says which comes first. */
static void find_chooser(struct raia_state *s)
{
    uint8_t seats[RAIA_SEATS];
    for (int i = raia_seats_in_order(s, seats) - 1; i >= 0; i--)
        if (put_equals_in(&s->player[seats[i]]))
            s->chooser = seats[i];
}

/* Everything leaves the bag; the sizes of the hands are open again. */
static void reveal_bag(struct raia_state *s)
{
    vk_reveal(&s->h);
    find_chooser(s);
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
        VK_EMIT(ev, E_row_laid, s->row[i].owner, s->row[i].ritual, i + 1);
}

/* ---- cards of equal cost ------------------------------------------------------------------------- */

/* Cards of one cost of one owner (VK_NONE: the general ones), two of them different at least: they lie
 * side by side. With three clips there is one such group at most; of general ones Rai-Tupua and Rumia. */
struct group {
    int first, n; /* places of the row; none: 0 cards */
};

static struct group equal_cards(const struct raia_state *s, int owner)
{
    for (int i = 0; i < s->n_row; i++) {
        struct group g = { i, 0 };
        int cost = raia_rituals[s->row[i].ritual].cost;
        bool is_mixed = false;
        while (i + g.n < s->n_row && s->row[i + g.n].owner == owner &&
               raia_rituals[s->row[i + g.n].ritual].cost == cost)
            is_mixed |= s->row[i + g.n++].ritual != s->row[i].ritual;
        if (is_mixed)
            return g;
    }
    return (struct group){ 0, 0 };
}

static struct cards cards_of_group(const struct raia_state *s, struct group g)
{
    struct cards all = { 0, 0 };
    for (int i = 0; i < g.n; i++)
        cards_add(&all, s->row[g.first + i].ritual);
    return all;
}

/* The first pick of who puts the general ones in order is theirs. */
static int general_picks(const struct raia_state *s, int seat)
{
    return s->chooser == seat && s->player[seat].n_equal > 0;
}

/* Those of the group in question that the seat has not placed yet. */
static struct cards not_placed(const struct raia_state *s, int seat)
{
    const struct raia_player *p = &s->player[seat];
    int first = general_picks(s, seat);
    if (s->chooser == seat && !first)
        return cards_of_group(s, equal_cards(s, VK_NONE));
    struct cards left = cards_of_group(s, equal_cards(s, seat));
    for (int i = first; i < p->n_equal; i++)
        cards_take(&left, p->equal[i]);
    return left;
}

LEGAL(order_equal)
{
    const struct raia_state *s = st;
    for (uint64_t left = not_placed(s, seat).one; left; left &= left - 1)
        vk_add(out, vk_act(V_ritual, (unsigned)__builtin_ctzll(left), 0, 0));
}

APPLY(order_equal)
{
    struct raia_state *s = st;
    struct raia_player *p = &s->player[seat];
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
        if (s->chooser == seat || equal_cards(s, seat).n)
            seats |= 1u << seat;
    if (seats)
        vk_push_secret(&s->h, P_order_equal, seats);
}

/* From this place on; the place behind them. */
static int lay_cards(struct raia_state *s, int at, struct cards these)
{
    for (; cards_any(these); cards_take(&these, cards_lowest(these)))
        s->row[at++].ritual = (uint8_t)cards_lowest(these);
    return at;
}

/* All cards of the design that was picked, then the others. */
static void settle_general(struct raia_state *s)
{
    if (s->chooser == VK_NONE)
        return;
    struct group g = equal_cards(s, VK_NONE);
    struct cards all = cards_of_group(s, g);
    uint64_t picked = 1ull << s->player[s->chooser].equal[0];
    lay_cards(s, lay_cards(s, g.first, cards_among(all, picked)), cards_among(all, ~picked));
}

/* As chosen, then those that were left because they are alike. */
static void settle_order(struct raia_state *s)
{
    settle_general(s);
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct raia_player *p = &s->player[seat];
        struct cards left = not_placed(s, seat);
        int at = equal_cards(s, seat).first;
        for (int i = 0; i < p->n_equal; i++) {
            if (i >= general_picks(s, seat))
                s->row[at++].ritual = p->equal[i];
            p->laid[i] = p->equal[i];
            p->equal[i] = 0;
        }
        p->n_equal = 0;
        lay_cards(s, at, left);
    }
    s->chooser = VK_NONE;
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
        VK_EMIT(ev, E_row_failed, s->row[0].owner, s->row[0].ritual);
        raia_discard(s, s->row[0].ritual);
        drop_first(s);
    }
}

static bool is_paid(int bag, struct raia_card card)
{
    return raia_rituals[card.ritual].cost <= bag;
}

int raia_blessing_forecast(const struct raia_state *s, uint16_t before[RAIA_ROW])
{
    int bag = s->bag, n = 0;
    for (int i = 0; i < s->n_row; i++) {
        before[i] = (uint16_t)bag;
        if (n < i || !is_paid(bag, s->row[i]))
            continue;
        bag -= raia_rituals[s->row[i].ritual].cost;
        n++;
    }
    return n;
}

static void perform_first(struct raia_state *s, struct vk_sink *ev)
{
    struct raia_card card = s->row[0];
    int cost = raia_rituals[card.ritual].cost, before = s->bag;
    s->bag = (uint16_t)(before - cost);
    VK_EMIT(ev, E_bag_paid, card.owner, card.ritual, cost, s->bag, before);
    drop_first(s);
    raia_push_outer(s);
    raia_push_perform(s, card.owner, card.ritual);
}

static void end_blessing(struct raia_state *s, struct vk_sink *ev)
{
    if (raia_option(s, O_BAG_LEFTOVER) && s->bag) {
        VK_EMIT(ev, E_bag_emptied, VK_NONE, s->bag);
        s->bag = 0;
    }
    vk_pop(&s->h);
}

RUN(blessing)
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
        if (s->n_row && is_paid(s->bag, s->row[0])) {
            perform_first(s, ev);
            break;
        }
        fail_row(s, ev);
        end_blessing(s, ev);
        break;
    }
}
