/* archipelago_secrets.c - the hidden parts of two positions of Archipelago, compared one by one. */
#include "archipelago_secrets.h"
#include "games/archipelago/state.h"
#include <string.h>

static const struct arch_state *state(const struct twins *t, int i)
{
    return (const void *)t->state[i];
}

unsigned archipelago_sealing(const struct twins *t)
{
    if (vk_due(t->game, t->state[0]).over)
        return 0;
    switch (vk_top_of(&state(t, 0)->h)->point) {
    case P_trend_vote: return S_VOTE;
    case P_choose_objective: return S_DROP;
    case P_bid_order: return S_BID;
    case P_rebid_order: return S_REBID;
    case P_order_offer: return S_BRIBE;
    case P_crisis_pledge: return S_PLEDGE;
    case P_thief_hide:
    case P_thief_pick: return S_HANDS;
    default: return 0;
    }
}

static unsigned differing_cards(const struct twins *t, const struct arch_player *p,
                                const struct arch_player *q)
{
    unsigned rivals = (1u << t->world[0].setup.seats) - 1, mask = 0;
    long owner = p - state(t, 0)->player;
    rivals &= ~(1u << t->viewer | 1u << owner);
    for (int k = 0; k < p->n_objectives; k++) {
        if (p->objective[k] == q->objective[k])
            continue;
        mask |= S_OBJECTIVE;
        mask |= p->known[k] & rivals ? S_SPIED : 0;
    }
    return mask | (p->dropped != q->dropped ? S_DROPPED : 0);
}

unsigned archipelago_differences(const struct twins *t)
{
    const struct arch_state *a = state(t, 0), *b = state(t, 1);
    unsigned mask = memcmp(a->hex_at, b->hex_at, sizeof a->hex_at) != 0 ? S_HEX : 0;
    for (int seat = 0; seat < a->h.seats; seat++) {
        const struct arch_player *p = &a->player[seat], *q = &b->player[seat];
        mask |= differing_cards(t, p, q);
        if (memcmp(p->slot, q->slot, sizeof p->slot) != 0 ||
            memcmp(p->note, q->note, sizeof p->note) != 0)
            mask |= archipelago_sealing(t);
    }
    return mask;
}

/*
 * Hexes: one a player, else no face would be left that he can choose in both worlds. What opens
 * when all have answered differs only where that is looked for.
 */
bool archipelago_may_differ(const struct twins *t, unsigned wanted)
{
    const struct arch_state *s = state(t, 0);
    const struct vk_frame *top = vk_top_of(&s->h);
    unsigned sealing = archipelago_sealing(t);
    if (top->point == P_tz_deal)
        return wanted == S_HEX && !s->player[top->seat].n_held;
    return !(sealing & OPENED_LATER) || sealing == wanted;
}

/* Is this a way to the card? */
static bool is_towards(const struct arch_state *s, vk_action a, int card)
{
    switch (vk_verb_of(a)) {
    case V_buy_card: return s->track[vk_arg(a, 0)] == card;
    case V_use_card: return vk_arg(a, 0) == (unsigned)card;
    case V_acquire: return vk_arg(a, 0) == (unsigned)card;
    case V_rotate: return s->track[vk_arg(a, 0)] != card;
    default: return false;
    }
}

bool archipelago_steer(const struct twins *t, unsigned wanted, struct twin_step *out)
{
    static struct vk_actions list;
    struct vk_due due = vk_due(t->game, t->state[0]);
    const struct arch_state *s = state(t, 0);
    if (wanted != S_SPIED && wanted != S_HANDS)
        return false;
    if (due.over || due.kind != VK_CHOICE || due.seats >> t->viewer & 1)
        return false;
    out->seat = __builtin_ctz(due.seats);
    vk_legal(t->game, t->state[0], out->seat, &list);
    for (int i = 0; i < list.n; i++) {
        vk_action a = list.act[i];
        if (!is_towards(s, a, wanted == S_SPIED ? C_spy : C_thief))
            continue;
        out->act[0] = out->act[1] = a;
        if (twins_look_same(t, out))
            return true;
    }
    return false;
}
