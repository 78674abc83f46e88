/*
 * crisis_turn.c - one player's part in a crisis (4.6.1, 4.6.2): cubes and tokens that he gives, citizens
 * who stand up for them or by a temple, deals, and the offers of those whose citizens lie (amendment 5).
 * The course of a crisis is in crisis.c.
 */
#include "games/archipelago/rules.h"

/*
 * Below the frame of a part lies the crisis. Questions lie above: they pop themselves first, so that
 * the part is on top again.
 */
static const struct vk_frame *crisis_of_question(const struct arch_state *s)
{
    return &s->h.frame[s->h.depth - 3];
}

static bool is_over(const struct arch_state *s, const struct vk_frame *crisis)
{
    if (crisis->point == P_domestic_crisis)
        return !arch_all_rebels(s);
    return crisis->v[CRISIS_GIVEN] >= crisis->v[CRISIS_NUMBER];
}

/* Deals are counted for each part anew. */
RUN(crisis_turn)
{
    struct arch_state *s = st;
    const struct vk_frame *crisis = vk_below(&s->h);
    arch_sort_units(s);
    if (!f->pc) {
        f->pc = 1;
        s->crisis_deals = s->crisis_refused = s->crisis_refused_by = 0;
    }
    if (!is_over(s, crisis)) {
        vk_push(&s->h,
                crisis->point == P_domestic_crisis ? P_crisis_domestic_turn : P_crisis_export_turn,
                f->seat);
        return;
    }
    s->crisis_deals = s->crisis_refused = s->crisis_refused_by = 0;
    vk_pop(&s->h);
}

/* ---- what both crises offer ----------------------------------------------------------------------- */

static void consume_legal(const struct arch_state *s, int seat, int res, struct vk_actions *out)
{
    const struct arch_player *p = &s->player[seat];
    if (p->cubes[res])
        vk_add(out, vk_act(V_consume_own, 0, 0, 0));
    if (p->tokens)
        vk_add(out, vk_act(V_consume_token, 0, 0, 0));
}

static void deals_and_done_legal(const struct arch_state *s, int seat, struct vk_actions *out)
{
    arch_deals_legal(s, seat, false, out);
    vk_add(out, vk_act(V_done, 0, 0, 0));
}

/* A cube or token for the crisis; his own is a good deed. */
static void consume(struct arch_state *s, int seat, unsigned verb, int board, int res,
                    struct vk_sink *ev)
{
    switch (verb) {
    case V_consume_market:
        VK_EMIT(ev, E_consumed_market, seat, board, res);
        arch_market_gives(s, board, res, ev);
        return;
    case V_consume_own:
        VK_EMIT(ev, E_consumed_own, seat, res);
        arch_spend_cube(s, seat, res, ev);
        break;
    default: /* V_consume_token */
        VK_EMIT(ev, E_consumed_token, seat, 0);
        arch_spend_tokens(s, seat, 1, ev);
        break;
    }
    arch_benefit(s, seat, ev);
}

/* `deal` and `done`, with the part on top: true. */
static bool deal_or_done(struct arch_state *s, int seat, vk_action a, struct vk_sink *ev)
{
    switch (vk_verb_of(a)) {
    case V_deal: arch_push_deal(s, seat, (int)vk_arg(a, 0), IN_CRISIS, ev); return true;
    case V_done: vk_pop(&s->h); return true;
    default: return false;
    }
}

/* ---- domestic crisis ------------------------------------------------------------------------------ */

/* Another's help is paid for as its owner has pledged, as far as his florins go. */
static void stand_up(struct arch_state *s, int seat, int unit, enum event what, struct vk_sink *ev)
{
    struct arch_unit *u = &s->unit[unit];
    int owner = arch_owner(s, unit);
    u->flags = (uint8_t)(u->flags & ~REBEL);
    VK_EMIT(ev, what, seat, owner, u->region, u->part);
    if (owner == seat)
        return;
    const struct arch_player *p = &s->player[owner];
    int pay = p->pledge < p->florins ? p->pledge : p->florins;
    if (pay)
        VK_EMIT(ev, E_pledge_paid, owner, seat, pay);
    arch_hand_florins(s, owner, seat, pay, ev);
}

/* Who lies in a region whose temple the seat controls now. True: own ones are among them, the first of
 * whom is the usual answer. */
static bool stand_free_legal(const struct arch_state *s, int seat, struct vk_actions *out)
{
    struct arch_sight sight;
    bool has_own = false;
    uint32_t calm = 0;
    arch_look(s, &sight);
    for (int region = 0; region < s->n_regions; region++)
        if (arch_controller(s, &sight, region, TEMPLE) == seat)
            calm |= 1u << region;
    if (!calm)
        return false;
    int end = arch_end_unit(s, s->h.seats - 1);
    for (int unit = 0; unit < end; unit++) {
        const struct arch_unit *u = &s->unit[unit];
        if (!(u->flags & REBEL) || !(calm >> u->region & 1) || arch_is_twin(s, unit))
            continue;
        vk_add(out, vk_act(V_stand_free, (unsigned)unit, 0, 0));
        if (arch_owner(s, unit) != seat || has_own)
            continue;
        vk_mark_usual(out);
        has_own = true;
    }
    return has_own;
}

LEGAL(crisis_domestic_turn)
{
    const struct arch_state *s = st;
    int res = crisis_of_question(s)->v[CRISIS_RES];
    bool is_marked = s->built[TEMPLE] && stand_free_legal(s, seat, out);
    if (s->market[DOMESTIC][res]) {
        vk_add(out, vk_act(V_consume_market, 0, 0, 0));
        if (!is_marked && arch_rebels(s, seat)) {
            vk_mark_usual(out);
            is_marked = true;
        }
    }
    consume_legal(s, seat, res, out);
    deals_and_done_legal(s, seat, out);
    if (!is_marked)
        vk_mark_usual(out);
}

APPLY(crisis_domestic_turn)
{
    struct arch_state *s = st;
    const struct vk_frame *crisis = crisis_of_question(s);
    vk_pop(&s->h);
    if (deal_or_done(s, seat, a, ev))
        return;
    if (vk_verb_of(a) == V_stand_free) {
        stand_up(s, seat, (int)vk_arg(a, 0), E_stood_free, ev);
        return;
    }
    consume(s, seat, vk_verb_of(a), DOMESTIC, crisis->v[CRISIS_RES], ev);
    int number = crisis->v[CRISIS_NUMBER];
    struct vk_frame *ask = vk_push(&s->h, P_crisis_stand, seat);
    ask->v[STAND_LEFT] = (int16_t)arch_stand_for_cube(s, number);
    ask->flag = arch_has_deals(s) && arch_all_rebels(s) > number;
    if (ask->flag)
        vk_push(&s->h, P_crisis_help, seat);
}

/* ---- offers to who stands citizens up --------------------------------------------------------------- */

/* If all stand up there is nothing to talk about. */
RUN(crisis_help)
{
    struct arch_state *s = st;
    while (f->v[HELP_PLACE] < s->n_order) {
        int seat = arch_at_place(s, f->v[HELP_PLACE]++);
        const struct arch_player *p = &s->player[seat];
        if (seat == f->seat || !arch_rebels(s, seat) || p->is_silent || p->offers == ARCH_OFFERS)
            continue;
        vk_push(&s->h, P_crisis_offer, seat);
        return;
    }
    vk_pop(&s->h);
}

LEGAL(crisis_offer)
{
    vk_add(out, vk_act(V_deal, (unsigned)arch_stander(st), 0, 0));
    vk_add(out, vk_act(V_none, 0, 0, 0));
    vk_mark_usual(out);
    vk_add(out, vk_act(V_silent, 0, 0, 0));
}

APPLY(crisis_offer)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_deal)
        arch_push_deal(s, seat, (int)vk_arg(a, 0), AT_STANDING, ev);
    else if (vk_verb_of(a) == V_silent)
        s->player[seat].is_silent = 1;
}

/* ---- standing up -------------------------------------------------------------------------------------- */

/* Those who lie, by seat, from this number on. */
static void count_lying(const struct arch_state *s, int from, int lying[ARCH_SEATS])
{
    int end = arch_end_unit(s, s->h.seats - 1);
    for (int unit = from; unit < end; unit++)
        if (s->unit[unit].flags & REBEL)
            lying[arch_owner(s, unit)]++;
}

/* Picks go up: behind this one enough must lie for the rest, and for what deals have promised. */
static bool can_stand(const struct arch_state *s, const struct vk_frame *f, int unit,
                      const int lying[ARCH_SEATS])
{
    int all = 0, owed = 0;
    for (int seat = 0; seat < s->h.seats; seat++) {
        int due = s->player[seat].owed;
        due -= due && arch_owner(s, unit) == seat;
        if (due > lying[seat])
            return false;
        owed += due;
        all += lying[seat];
    }
    return owed <= f->v[STAND_LEFT] - 1 && all >= f->v[STAND_LEFT] - 1;
}

/* flag: before the first pick deals may be made. With own ones enough for all picks the first of them
 * is usual. */
LEGAL(crisis_stand)
{
    const struct arch_state *s = st;
    int end = arch_end_unit(s, s->h.seats - 1), lying[ARCH_SEATS] = { 0 };
    bool is_marked = false;
    count_lying(s, f->v[STAND_LOWEST], lying);
    bool are_own = lying[seat] >= f->v[STAND_LEFT];
    for (int unit = f->v[STAND_LOWEST]; unit < end; unit++) {
        if (!(s->unit[unit].flags & REBEL))
            continue;
        lying[arch_owner(s, unit)]--; /* from here on: behind this one */
        if (arch_is_twin(s, unit) || !can_stand(s, f, unit, lying))
            continue;
        vk_add(out, vk_act(V_stand, (unsigned)unit, 0, 0));
        if (is_marked || (are_own && arch_owner(s, unit) != seat))
            continue;
        vk_mark_usual(out);
        is_marked = true;
    }
    if (f->flag && !f->v[STAND_LOWEST])
        arch_deals_legal(s, seat, false, out);
}

APPLY(crisis_stand)
{
    struct arch_state *s = st;
    int unit = (int)vk_arg(a, 0);
    if (vk_verb_of(a) == V_deal) {
        arch_push_deal(s, seat, unit, AT_STANDING, ev);
        return;
    }
    struct arch_player *owner = &s->player[arch_owner(s, unit)];
    owner->owed = (uint8_t)(owner->owed - (owner->owed > 0));
    stand_up(s, seat, unit, E_stood, ev);
    f->v[STAND_LOWEST] = (int16_t)(unit + 1);
    if (--f->v[STAND_LEFT] == 0)
        vk_pop(&s->h);
}

/* ---- export crisis -------------------------------------------------------------------------------- */

LEGAL(crisis_export_turn)
{
    const struct arch_state *s = st;
    int res = crisis_of_question(s)->v[CRISIS_RES];
    if (s->market[EXPORT][res])
        vk_add(out, vk_act(V_consume_market, 0, 0, 0)); /* the first: it is usual */
    consume_legal(s, seat, res, out);
    deals_and_done_legal(s, seat, out);
    if (!s->market[EXPORT][res])
        vk_mark_usual(out);
}

APPLY(crisis_export_turn)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    if (deal_or_done(s, seat, a, ev))
        return;
    struct vk_frame *crisis = vk_below(&s->h);
    crisis->v[CRISIS_GIVEN]++;
    consume(s, seat, vk_verb_of(a), EXPORT, crisis->v[CRISIS_RES], ev);
}
