/*
 * crisis.c - the balance of the archipelago (4.6): the two halves of a back, events, the course of a
 * domestic and of an export crisis, pledges, and rebels who are put out of ports and markets. What one
 * player does in a crisis is in crisis_turn.c.
 */
#include "games/archipelago/rules.h"

int arch_rebels(const struct arch_state *s, int seat)
{
    int n = 0;
    for (int unit = arch_first_unit(s, seat); unit < arch_first_ship(s, seat); unit++)
        n += (s->unit[unit].flags & REBEL) != 0;
    return n;
}

int arch_all_rebels(const struct arch_state *s)
{
    int n = 0;
    for (int seat = 0; seat < s->h.seats; seat++)
        n += arch_rebels(s, seat);
    return n;
}

int arch_stand_for_cube(const struct arch_state *s, int number)
{
    int lying = arch_all_rebels(s);
    return lying < number ? lying : number;
}

/* ---- the two halves ----------------------------------------------------------------------------- */

/* pc: halves looked at; flag: the red ones count. */
void arch_push_balance(struct arch_state *s, bool is_red)
{
    vk_push(&s->h, P_balance, VK_NONE)->flag = is_red;
}

static void push_crisis(struct arch_state *s, int board, const struct arch_half *half)
{
    struct vk_frame *f =
        vk_push(&s->h, board == DOMESTIC ? P_domestic_crisis : P_export_crisis, VK_NONE);
    f->v[CRISIS_RES] = half->what;
    f->v[CRISIS_NUMBER] = half->number;
    f->flag = half->is_red;
}

static void resolve(struct arch_state *s, int board, const struct arch_half *half,
                    struct vk_sink *ev)
{
    switch (half->what) {
    case TEMPLE_CALM:
        VK_EMIT(ev, E_temple_calm, VK_NONE, s->built[TEMPLE]);
        arch_rebel(s, -s->built[TEMPLE], ev);
        break;
    case TOWN_UNREST:
        VK_EMIT(ev, E_town_unrest, VK_NONE, s->built[TOWN]);
        arch_rebel(s, s->built[TOWN], ev);
        break;
    default: push_crisis(s, board, half); break;
    }
}

RUN(balance)
{
    struct arch_state *s = st;
    if (s->back == VK_NONE || f->pc == N_BOARDS) {
        vk_pop(&s->h);
        return;
    }
    int board = f->pc++;
    const struct arch_half *half = &arch_backs[s->back].half[board];
    if (half->is_red == f->flag)
        resolve(s, board, half, ev);
}

/* ---- domestic crisis ---------------------------------------------------------------------------- */

/* Who stands on a temple stays on his feet. */
static void lie_down(struct arch_state *s, struct vk_sink *ev)
{
    for (int i = 0; i < s->n_order; i++) {
        int seat = arch_at_place(s, i), n = 0;
        for (int unit = arch_first_unit(s, seat); unit < arch_first_ship(s, seat); unit++) {
            struct arch_unit *u = &s->unit[unit];
            if (!arch_is_active(u) || u->spot == SPOT_BUILDING + TEMPLE)
                continue;
            u->flags |= REBEL;
            n++;
        }
        if (n)
            VK_EMIT(ev, E_lay_down, seat, n);
    }
    arch_sort_units(s);
}

LEGAL(crisis_pledge)
{
    for (unsigned x = 0; x <= ARCH_PLEDGE_MAX; x++)
        vk_add(out, vk_act(V_pledge, x, 0, 0));
}

APPLY(crisis_pledge)
{
    struct arch_state *s = st;
    s->player[seat].slot[0] = (uint8_t)vk_arg(a, 0);
    VK_EMIT(ev, E_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

static void ask_pledges(struct arch_state *s)
{
    unsigned seats = 0;
    for (int seat = 0; seat < s->h.seats; seat++)
        if (arch_rebels(s, seat))
            seats |= 1u << seat;
    vk_push_secret(&s->h, P_crisis_pledge, seats);
}

static void open_pledges(struct arch_state *s, struct vk_sink *ev)
{
    for (int i = 0; i < s->n_order; i++) {
        int seat = arch_at_place(s, i);
        struct arch_player *p = &s->player[seat];
        if (!arch_rebels(s, seat))
            continue;
        p->pledge = p->slot[0];
        p->slot[0] = VK_NONE;
        VK_EMIT(ev, E_pledged, seat, p->pledge);
    }
}

/* Whoever still lies is a rebel, those of earlier crises included. */
static void count_rebels(struct arch_state *s, int res, struct vk_sink *ev)
{
    int all = 0;
    for (int i = 0; i < s->n_order; i++) {
        int seat = arch_at_place(s, i), n = arch_rebels(s, seat);
        s->player[seat].pledge = s->player[seat].is_silent = 0;
        all += n;
        if (n)
            VK_EMIT(ev, E_rebels, seat, n);
    }
    VK_EMIT(ev, E_crisis_ended, VK_NONE, DOMESTIC, res, all);
    arch_rebel(s, all, ev);
}

enum stage { BEGIN, PLEDGES, OPEN, PART, PART_OVER, END };

/* The part of the next seat in a crisis, if there is one and anything is left to do. */
static void take_part(struct arch_state *s, struct vk_frame *crisis, bool is_needed)
{
    if (crisis->v[CRISIS_PLACE] >= s->n_order || !is_needed) {
        crisis->pc = END;
        return;
    }
    crisis->pc = PART_OVER;
    vk_push(&s->h, P_crisis_turn, arch_at_place(s, crisis->v[CRISIS_PLACE]));
}

RUN(domestic_crisis)
{
    struct arch_state *s = st;
    switch ((enum stage)f->pc) {
    case BEGIN:
        VK_EMIT(ev, E_crisis_began, VK_NONE, DOMESTIC, f->v[CRISIS_RES], f->v[CRISIS_NUMBER]);
        lie_down(s, ev);
        f->pc = !arch_all_rebels(s) ? END : arch_has_deals(s) ? PLEDGES : PART;
        break;
    case PLEDGES:
        f->pc = OPEN;
        ask_pledges(s);
        break;
    case OPEN:
        f->pc = PART;
        open_pledges(s, ev);
        break;
    case PART: take_part(s, f, arch_all_rebels(s) > 0); break;
    case PART_OVER:
        f->pc = PART;
        f->v[CRISIS_PLACE]++;
        break;
    case END:
        count_rebels(s, f->v[CRISIS_RES], ev);
        vk_pop(&s->h);
        vk_push(&s->h, P_evictions, VK_NONE);
        break;
    }
}

/* ---- export crisis ------------------------------------------------------------------------------ */

RUN(export_crisis)
{
    struct arch_state *s = st;
    int missing = f->v[CRISIS_NUMBER] - f->v[CRISIS_GIVEN];
    switch ((enum stage)f->pc) {
    case BEGIN:
        f->pc = PART;
        VK_EMIT(ev, E_crisis_began, VK_NONE, EXPORT, f->v[CRISIS_RES], f->v[CRISIS_NUMBER]);
        break;
    case PART: take_part(s, f, missing > 0); break;
    case PART_OVER:
        f->pc = PART;
        f->v[CRISIS_PLACE]++;
        break;
    default: /* END */
        VK_EMIT(ev, E_crisis_ended, VK_NONE, EXPORT, f->v[CRISIS_RES], missing);
        vk_pop(&s->h);
        arch_rebel(s, missing, ev);
        break;
    }
}

/* ---- evictions ---------------------------------------------------------------------------------- */

/* The rebel whom this seat may put out of the building, or VK_NONE. */
static int rebel_on(const struct arch_state *s, const struct arch_sight *sight, int seat,
                    int region, int building)
{
    int unit = sight->on[region][building];
    if (sight->control[region] != seat || unit == VK_NONE || !(s->unit[unit].flags & REBEL) ||
        arch_owner(s, unit) == seat)
        return VK_NONE;
    return unit;
}

RUN(evictions)
{
    struct arch_state *s = st;
    struct arch_sight sight;
    arch_look(s, &sight);
    while (f->v[EVICTIONS_PLACE] < s->n_order) {
        int seat = arch_at_place(s, f->v[EVICTIONS_PLACE]), region = f->v[EVICTIONS_REGION];
        int building = f->v[EVICTIONS_IS_MARKET] ? MARKET : PORT;
        f->v[EVICTIONS_IS_MARKET] = !f->v[EVICTIONS_IS_MARKET];
        f->v[EVICTIONS_REGION] = (int16_t)(region + !f->v[EVICTIONS_IS_MARKET]);
        if (f->v[EVICTIONS_REGION] == s->n_regions) {
            f->v[EVICTIONS_PLACE]++;
            f->v[EVICTIONS_REGION] = 0;
        }
        int unit = rebel_on(s, &sight, seat, region, building);
        if (unit == VK_NONE)
            continue;
        struct vk_frame *ask = vk_push(&s->h, P_evict_rebel, seat);
        ask->v[EVICT_REGION] = (int16_t)region;
        ask->v[EVICT_BUILDING] = (int16_t)building;
        ask->v[EVICT_UNIT] = (int16_t)unit;
        return;
    }
    vk_pop(&s->h);
}

LEGAL(evict_rebel)
{
    vk_add(out, vk_act(V_evict, 0, 0, 0));
    vk_add(out, vk_act(V_leave, 0, 0, 0));
}

APPLY(evict_rebel)
{
    struct arch_state *s = st;
    int region = f->v[EVICT_REGION], building = f->v[EVICT_BUILDING], unit = f->v[EVICT_UNIT];
    bool is_evicted = vk_verb_of(a) == V_evict;
    vk_pop(&s->h);
    VK_EMIT(ev, is_evicted ? E_evicted : E_left_alone, seat, arch_owner(s, unit), region, building);
    if (is_evicted)
        arch_move_unit(s, unit, region, s->region[region].building[building], SPOT_FREE);
}
