/*
 * turn.c - one turn: its six phases in order (4.1), what happens by itself in phases 1 and 3, and the end
 * of the game between two phases (6.2). Phases 2, 4, 5 and 6 are programs of their own.
 */
#include "games/archipelago/rules.h"

enum phase { DISENGAGE = 1, ORDER_OF_PLAY, POPULATION, BALANCE, ACTIONS, EVOLUTION };

/* 4.3: cards are ready again; who worked leaves the icon; rebels stand up. */
static void disengage(struct arch_state *s)
{
    for (int card = 0; card < N_CARDS; card++)
        s->card_flags[card] = (uint8_t)(s->card_flags[card] & ~(CARD_USED | CARD_FRESH));
    for (int unit = arch_end_unit(s, s->h.seats - 1) - 1; unit >= 0; unit--) {
        struct arch_unit *u = &s->unit[unit];
        if (!arch_on_map(u))
            continue;
        if (u->spot >= SPOT_ICON)
            u->spot = SPOT_FREE;
        u->flags = (uint8_t)(u->flags & ~(ENGAGED | REBEL));
    }
}

/* ---- phase 3 ---------------------------------------------------------------------------------- */

static bool has_effect(struct arch_effect e)
{
    return e.sur || e.reb;
}

static void take_effect(struct arch_state *s, struct arch_effect e, struct vk_sink *ev)
{
    arch_surplus(s, e.sur, ev);
    arch_rebel(s, e.reb, ev);
}

/* The lowest row in use of each zone of a market. */
static void gluts(struct arch_state *s, int board, struct vk_sink *ev)
{
    for (int res = 0; res < N_RES && !s->h.over; res++) {
        int row = arch_zone_row(board, res, s->market[board][res]);
        struct arch_effect e = arch_row_effect(board, res, row);
        if (!has_effect(e))
            continue;
        VK_EMIT(ev, E_glut, VK_NONE, board, res, row + 1);
        take_effect(s, e, ev);
    }
}

/* 4.5: markets, then the population, then the surplus workers that these have made; may end the game. */
static void phase_3(struct arch_state *s, struct vk_sink *ev)
{
    gluts(s, DOMESTIC, ev);
    if (!s->h.over)
        gluts(s, EXPORT, ev);
    if (s->h.over)
        return;
    struct arch_effect e = arch_pop_effect(s->pop);
    if (has_effect(e)) {
        VK_EMIT(ev, E_crowded, VK_NONE, s->pop);
        take_effect(s, e, ev);
    }
    if (s->h.over)
        return;
    int reb = arch_sur_effect(s->sur);
    if (reb > 0 || (reb < 0 && s->reb))
        VK_EMIT(ev, E_idle, VK_NONE, s->sur);
    arch_rebel(s, reb, ev);
}

/* ---- the turn --------------------------------------------------------------------------------- */

static void begin_phase(struct arch_state *s, enum phase phase, struct vk_sink *ev)
{
    s->phase = (uint8_t)phase;
    VK_EMIT(ev, E_phase_began, VK_NONE, phase);
    switch (phase) {
    case DISENGAGE: disengage(s); break;
    case ORDER_OF_PLAY: vk_push(&s->h, P_order, VK_NONE); break;
    case POPULATION: phase_3(s, ev); break;
    case BALANCE: arch_push_balance(s, false); break;
    case ACTIONS: vk_push(&s->h, P_rounds, VK_NONE); break;
    case EVOLUTION: vk_push(&s->h, P_evolution, VK_NONE); break;
    }
}

/* pc: the phase under way. A condition met in one of phases 1 to 4 ends the game when that is over;
 * rounds and evolution look at it themselves. */
RUN(turn)
{
    struct arch_state *s = st;
    if (s->end_pending) {
        arch_end_game(s, ev);
        return;
    }
    if (f->pc == EVOLUTION) {
        vk_pop(&s->h);
        return;
    }
    if (!f->pc)
        VK_EMIT(ev, E_turn_began, VK_NONE, s->h.round);
    int phase = ++f->pc;
    bool is_skipped = s->h.round == 1 && (phase == DISENGAGE || phase == BALANCE);
    if (is_skipped)
        return;
    begin_phase(s, (enum phase)phase, ev);
    arch_sort_units(s);
}
