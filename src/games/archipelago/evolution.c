/*
 * evolution.c - phase 6 (4.8): discs come home, cards of the track are bought and turned, empty spaces are
 * filled; the deck, its bag of backs, and the halves that count as soon as a back is seen.
 */
#include "games/archipelago/rules.h"

/* ---- the deck and its backs --------------------------------------------------------------------- */

#define ALL_BACKS ((UINT64_C(1) << N_BACKS) - 1)

bool arch_can_draw_card(const struct arch_state *s)
{
    return s->n_deck || s->n_discards;
}

/* The discards become the deck, and every back can be seen again. */
static void renew_deck(struct arch_state *s, struct vk_sink *ev)
{
    if (s->n_deck || !s->n_discards)
        return;
    for (int card = 0; card < N_CARDS; card++)
        if (s->card_at[card] == CARD_DISCARDS)
            s->card_at[card] = CARD_DECK;
    s->n_deck = s->n_discards;
    s->n_discards = 0;
    s->bag = ALL_BACKS;
    VK_EMIT(ev, E_deck_renewed, VK_NONE, s->n_deck);
}

/* An empty deck means the discards: they become it by the draw. */
void arch_push_card(struct arch_state *s, int slot)
{
    vk_assert(arch_can_draw_card(s));
    vk_push(&s->h, P_card_draw, VK_NONE)->v[CARD_DRAW_SLOT] = (int16_t)slot;
}

LEGAL(card_draw)
{
    const struct arch_state *s = st;
    uint8_t from = s->n_deck ? CARD_DECK : CARD_DISCARDS;
    for (unsigned card = 0; card < N_CARDS; card++)
        if (s->card_at[card] == from)
            vk_add_outcome(out, vk_act(V_draws, card, 0, 0), 1);
}

/* The card takes its back with it, seen or not; behind the last one the deck is renewed. */
APPLY(card_draw)
{
    struct arch_state *s = st;
    uint8_t card = (uint8_t)vk_arg(a, 0);
    int slot = f->v[CARD_DRAW_SLOT];
    vk_pop(&s->h);
    renew_deck(s, ev);
    s->n_deck--;
    s->back = VK_NONE;
    if (slot == VK_NONE) {
        s->card_at[card] = CARD_REVEALED;
        VK_EMIT(ev, E_card_revealed, VK_NONE, card);
    } else {
        s->card_at[card] = CARD_TRACK;
        s->track[slot] = card;
        s->turned[slot] = 0;
        VK_EMIT(ev, E_card_shown, VK_NONE, card, slot);
    }
    renew_deck(s, ev);
}

LEGAL(back_draw)
{
    const struct arch_state *s = st;
    for (uint64_t left = s->bag; left; left &= left - 1)
        vk_add_outcome(out, vk_act(V_back, (unsigned)__builtin_ctzll(left), 0, 0), 1);
}

APPLY(back_draw)
{
    struct arch_state *s = st;
    unsigned back = vk_arg(a, 0);
    vk_pop(&s->h);
    s->back = (uint8_t)back;
    s->bag &= ~(UINT64_C(1) << back);
    VK_EMIT(ev, E_back_shown, VK_NONE, back);
}

/* flag: this is the set-up, where red halves do nothing (8.3). */
void arch_push_next_back(struct arch_state *s, bool is_setup)
{
    vk_assert(s->back == VK_NONE);
    vk_push(&s->h, P_next_back, VK_NONE)->flag = is_setup;
}

RUN(next_back)
{
    struct arch_state *s = st;
    bool is_setup = f->flag;
    if (f->pc == 0) {
        f->pc = 1;
        renew_deck(s, ev);
        if (s->n_deck)
            vk_push(&s->h, P_back_draw, VK_NONE);
        return;
    }
    vk_pop(&s->h);
    if (!is_setup)
        arch_push_balance(s, true);
}

/* ---- two steps of a player ---------------------------------------------------------------------- */

static unsigned cards_on_track(const struct arch_state *s) /* a bit a slot */
{
    unsigned slots = 0;
    for (int slot = 0; slot < ARCH_SLOTS; slot++)
        if (s->track[slot] != VK_NONE)
            slots |= 1u << slot;
    return slots;
}

/* Slots of the second step: after buying any, after turning a card those above it. */
static unsigned second_slots(const struct arch_state *s, const struct vk_frame *evolve)
{
    return cards_on_track(s) >> evolve->v[EVOLVE_LOWEST] << evolve->v[EVOLVE_LOWEST];
}

static void buy_card(struct arch_state *s, int seat, int slot, struct vk_sink *ev)
{
    int card = s->track[slot], price = arch_cards[card].price[s->turned[slot]];
    s->track[slot] = VK_NONE;
    s->turned[slot] = 0;
    VK_EMIT(ev, E_card_bought, seat, card, price);
    arch_pay_florins(s, seat, price, ev);
    arch_acquire(s, seat, card, ev);
}

/* The third quarter turn brings the skull to the pointer. */
static void rotate(struct arch_state *s, int seat, int slot, struct vk_sink *ev)
{
    int card = s->track[slot];
    s->turned[slot]++;
    VK_EMIT(ev, E_card_turned, seat, card, s->turned[slot]);
    if (s->turned[slot] < 3)
        return;
    s->track[slot] = VK_NONE;
    s->turned[slot] = 0;
    arch_discard(s, card, ev);
}

/* Two turned cards are named from left to right: the last one is no first choice, unless it is alone. */
LEGAL(evolve_first)
{
    const struct arch_state *s = st;
    unsigned slots = cards_on_track(s), lowest = (unsigned)__builtin_ctz(slots);
    for (unsigned slot = 0; slot < ARCH_SLOTS; slot++)
        if ((slots >> slot & 1) &&
            arch_cards[s->track[slot]].price[s->turned[slot]] <= s->player[seat].florins)
            vk_add(out, vk_act(V_buy_card, slot, 0, 0));
    for (unsigned slot = lowest; slot < ARCH_SLOTS; slot++) {
        bool has_higher = slots >> slot > 1;
        if (!(slots >> slot & 1) || (!has_higher && slot != lowest))
            continue;
        vk_add(out, vk_act(V_rotate, slot, 0, 0));
        if (slot == lowest)
            vk_mark_usual(out);
    }
}

APPLY(evolve_first)
{
    struct arch_state *s = st;
    int slot = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_buy_card) {
        buy_card(s, seat, slot, ev);
    } else {
        vk_top(&s->h)->v[EVOLVE_LOWEST] = (int16_t)(slot + 1);
        rotate(s, seat, slot, ev);
    }
}

LEGAL(evolve_second)
{
    const struct arch_state *s = st;
    for (unsigned left = second_slots(s, vk_below_of(&s->h)); left; left &= left - 1)
        vk_add(out, vk_act(V_rotate, (unsigned)__builtin_ctz(left), 0, 0));
}

APPLY(evolve_second)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    rotate(s, seat, (int)vk_arg(a, 0), ev);
}

enum stage { FIRST, SECOND, REFILL, OVER };

RUN(evolve)
{
    struct arch_state *s = st;
    switch ((enum stage)f->pc++) {
    case FIRST: vk_push(&s->h, P_evolve_first, f->seat); break;
    case SECOND:
        if (second_slots(s, f))
            vk_push(&s->h, P_evolve_second, f->seat);
        break;
    case REFILL: vk_push(&s->h, P_refill, VK_NONE); break;
    case OVER: vk_pop(&s->h); break;
    }
}

/* Card by card: each shows the next back, whose red halves come before the next card. */
RUN(refill)
{
    struct arch_state *s = st;
    unsigned empty = ~cards_on_track(s) & ((1u << ARCH_SLOTS) - 1);
    if (f->pc == 1) {
        f->pc = 0;
        arch_push_next_back(s, false);
    } else if (empty && arch_can_draw_card(s)) {
        f->pc = 1;
        arch_push_card(s, __builtin_ctz(empty));
    } else {
        vk_pop(&s->h);
    }
}

/* ---- the phase ---------------------------------------------------------------------------------- */

/* Discs to their owners, the wheel's florins to the bank; ports and markets can be used again. */
static void clear_wheel(struct arch_state *s, struct vk_sink *ev)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct arch_player *p = &s->player[seat];
        p->ready = p->discs;
        p->on_cards = 0;
        for (int zone = 0; zone < N_ZONES; zone++)
            p->laid[zone] = 0;
    }
    for (int region = 0; region < s->n_regions; region++)
        s->region[region].used = 0;
    s->bank = (uint8_t)(s->bank + s->wheel);
    s->wheel = 0;
    arch_watch(s, ev);
}

/* pc: 1 once the wheel is clear. Between two players a met condition ends the game. */
RUN(evolution)
{
    struct arch_state *s = st;
    if (!f->pc) {
        f->pc = 1;
        clear_wheel(s, ev);
    }
    if (s->end_pending)
        arch_end_game(s, ev);
    else if (f->v[EVOLUTION_PLACE] < s->n_order && cards_on_track(s))
        vk_push(&s->h, P_evolve, arch_at_place(s, f->v[EVOLUTION_PLACE]++));
    else
        vk_pop(&s->h);
}
