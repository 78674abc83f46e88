/*
 * cards_search.c - the Researcher and the Headhunter: five cards of the deck are turned up, one of
 * their kind may be bought at its lowest price, the others are discarded. Drawing is evolution.c.
 */
#include "games/archipelago/cards.h"

enum { SEARCHED = 5 };

ARCH_CARD_CAN(search)
{
    return arch_can_draw_card(s);
}

ARCH_CARD_USE(search)
{
    vk_push(&s->h, P_search, seat)->v[SEARCH_BY] = (int16_t)number;
}

static void discard_rest(struct arch_state *s, struct vk_sink *ev)
{
    for (int card = 0; card < N_CARDS; card++)
        if (s->card_at[card] == CARD_REVEALED)
            arch_discard(s, card, ev);
}

/* Only the back behind them all is seen. */
RUN(search)
{
    struct arch_state *s = st;
    switch (f->pc) {
    case 0:
        if (f->v[SEARCH_SHOWN] < SEARCHED && arch_can_draw_card(s)) {
            f->v[SEARCH_SHOWN]++;
            arch_push_card(s, VK_NONE);
            return;
        }
        f->pc = 1;
        vk_push(&s->h, P_reveal_buy, f->seat)->v[SEARCH_BY] = f->v[SEARCH_BY];
        return;
    default:
        discard_rest(s, ev);
        vk_pop(&s->h);
        arch_push_next_back(s, false);
    }
}

/* Wonders are progress cards. */
LEGAL(reveal_buy)
{
    const struct arch_state *s = st;
    for (int card = 0; card < N_CARDS; card++) {
        bool is_character = arch_cards[card].kind == CHARACTER;
        if (s->card_at[card] == CARD_REVEALED &&
            is_character == (f->v[SEARCH_BY] == C_headhunter) &&
            arch_minimal_cost(card) <= s->player[seat].florins)
            vk_add(out, vk_act(V_acquire, (unsigned)card, 0, 0));
    }
    vk_add(out, vk_act(V_none, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(reveal_buy)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_none)
        return;
    int card = (int)vk_arg(a, 0), price = arch_minimal_cost(card);
    VK_EMIT(ev, E_card_bought, seat, card, price);
    arch_pay_florins(s, seat, price, ev);
    arch_acquire(s, seat, card, ev);
}
