/*
 * ends.c - how a game ends (section 6): conditions of the objective cards, which are looked at after
 * every change of something that they count; independence; the last showing of the cards.
 */
#include "games/archipelago/rules.h"

static int exhausted(const struct arch_state *s)
{
    int n = 0;
    for (int res = 0; res < N_RES; res++)
        n += !s->supply[res];
    return n;
}

static int empty_stacks(const struct arch_state *s)
{
    return !s->stack[0] + !s->stack[1] + !s->stack[2];
}

int arch_end_value(const struct arch_state *s, int objective)
{
    switch ((enum ends)arch_objectives[objective].end) {
    case END_TEMPLES: return s->built[TEMPLE];
    case END_PORTS: return s->built[PORT];
    case END_TOWNS: return s->built[TOWN];
    case END_MARKETS: return s->built[MARKET];
    case END_CHARACTERS: return s->in_play[0];
    case END_PROGRESS: return s->in_play[1];
    case END_CARDS: return s->in_play[0] + s->in_play[1];
    case END_SHIPS: return s->ships;
    case END_STACKS: return empty_stacks(s);
    case END_EXHAUSTED: return exhausted(s);
    case END_POP: return s->pop;
    case END_SUR: return s->sur;
    case END_BANKRUPT: return s->bank;
    }
    return 0;
}

bool arch_is_met_now(const struct arch_state *s, int objective)
{
    int value = arch_end_value(s, objective);
    if (arch_objectives[objective].end == END_BANKRUPT)
        return value == 0;
    return value >= arch_objectives[objective].needs[s->h.seats - 2];
}

/* The card lies open from now on. */
static void show(struct arch_state *s, int seat, int k, struct vk_sink *ev)
{
    struct arch_player *p = &s->player[seat];
    if (p->shown >> k & 1)
        return;
    p->shown |= (uint8_t)(1u << k);
    p->known[k] = (uint8_t)((1u << s->h.seats) - 1);
    vk_reveal(&s->h);
    VK_EMIT(ev, E_objective_shown, seat, p->objective[k]);
}

/* A condition has come true: whoever holds the card shows it, and the end is near. */
static void reveal_holder(struct arch_state *s, int objective, struct vk_sink *ev)
{
    bool is_held = false;
    for (int i = 0; i < s->n_common; i++)
        is_held |= s->common[i] == objective;
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int k = 0; k < s->player[seat].n_objectives; k++)
            if (s->player[seat].objective[k] == objective) {
                show(s, seat, k, ev);
                is_held = true;
            }
    if (!is_held)
        return;
    s->end_pending = 1;
    VK_EMIT(ev, E_end_near, VK_NONE, objective);
}

void arch_watch(struct arch_state *s, struct vk_sink *ev)
{
    if (!s->is_watched || s->h.over)
        return;
    int first = arch_pack(s) * PACK_SIZE;
    unsigned left = arch_pack_mask(s) & ~(unsigned)s->met;
    for (; left; left &= left - 1) {
        int i = __builtin_ctz(left);
        unsigned bit = 1u << i;
        if (!arch_is_met_now(s, first + i)) {
            s->armed = (uint16_t)(s->armed | bit);
        } else if (s->armed & bit) {
            s->met = (uint16_t)(s->met | bit);
            vk_reveal(&s->h); /* that nobody shows it tells something too */
            reveal_holder(s, first + i, ev);
        }
    }
}

static void show_all(struct arch_state *s, struct vk_sink *ev)
{
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int k = 0; k < s->player[seat].n_objectives; k++)
            show(s, seat, k, ev);
}

static int separatist(const struct arch_state *s)
{
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int k = 0; k < s->player[seat].n_objectives; k++) {
            int card = s->player[seat].objective[k];
            if (card != VK_NONE && arch_objectives[card].criterion == SEPARATIST)
                return seat;
        }
    return VK_NONE;
}

/* Once only: what follows in the same effect may ask again. */
void arch_declare_independence(struct arch_state *s, struct vk_sink *ev)
{
    if (s->independent)
        return;
    s->independent = 1;
    show_all(s, ev);
    VK_EMIT(ev, E_independence, VK_NONE, separatist(s));
    vk_finish(&s->h);
}

void arch_end_game(struct arch_state *s, struct vk_sink *ev)
{
    struct vk_score score = { 0 };
    show_all(s, ev);
    arch_score(s, &score);
    for (int seat = 0; seat < s->h.seats; seat++)
        VK_EMIT(ev, E_scored, seat, score.total[seat], score.rank[seat]);
    vk_finish(&s->h);
}
