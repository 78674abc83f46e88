/*
 * game.c - the course of a game: the draws of the set-up (section 3) with their variants (section 7),
 * then turn after turn up to the limit of 4.1. Also the visible face of the region pile.
 */
#include "games/archipelago/rules.h"

/* ---- the game ---------------------------------------------------------------------------------------- */

/* Stages. */
enum stage { TRENDS, ORDER, ZERO, TOP, TRACK, BACK, DEAL_TREND, OBJECTIVES, KEEP, TURNS };

static void next_stage(struct vk_frame *f)
{
    f->pc++;
    f->v[GAME_COUNT] = 0;
}

static int n_trends_of(const struct arch_state *s)
{
    if (arch_option(s, O_NO_SECRETS))
        return 0;
    return arch_option(s, O_MORE_CONTROL) || arch_option(s, O_BENEFACTOR) ? 2 : 1;
}

static bool is_trend_out(const struct arch_state *s, int trend)
{
    for (int i = 0; i < s->n_trends; i++)
        if (s->trend[i] == trend)
            return true;
    return false;
}

static void show_trend(struct arch_state *s, int trend, struct vk_sink *ev)
{
    s->trend[s->n_trends++] = (uint8_t)trend;
    VK_EMIT(ev, E_trend_shown, VK_NONE, trend);
}

/* 7.6, 7.7: the Benefactor first, then what the players choose. */
static void choose_trends(struct arch_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    if (arch_option(s, O_BENEFACTOR) && !s->n_trends)
        show_trend(s, T_BENEFACTOR, ev);
    if (arch_option(s, O_CHOSEN_TREND) && s->n_trends < n_trends_of(s))
        vk_push(&s->h, P_votes, VK_NONE);
    else
        next_stage(f);
}

/* The last place falls to who is left. */
static void draw_places(struct arch_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    unsigned left = (1u << s->h.seats) - 1;
    for (int i = 0; i < s->n_order; i++)
        left &= ~(1u << s->order[i]);
    if (s->n_order + 1 < s->h.seats) {
        vk_push(&s->h, P_draw_order, VK_NONE);
        return;
    }
    for (int seat = 0; seat < s->h.seats; seat++)
        if (left >> seat & 1)
            s->order[s->n_order++] = (uint8_t)seat;
    for (int i = 0; i < s->n_order; i++)
        VK_EMIT(ev, E_order_now, s->order[i], i + 1);
    next_stage(f);
}

/* Without secrets as many lie open as there are players. */
static void deal_objectives(struct arch_state *s, struct vk_frame *f)
{
    int each = arch_objectives_dealt(s), all = each ? each * s->h.seats : s->h.seats;
    if (f->v[GAME_COUNT] == all) {
        next_stage(f);
        if (each && arch_option(s, O_MORE_SPICE))
            vk_push_secret(&s->h, P_choose_objective, (1u << s->h.seats) - 1);
        return;
    }
    int i = f->v[GAME_COUNT]++;
    vk_push(&s->h, P_deal_objective, each ? arch_at_place(s, i / each) : VK_NONE);
}

/* What was sealed in choose_objective leaves the game. */
static void drop_objectives(struct arch_state *s, struct vk_sink *ev)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct arch_player *p = &s->player[seat];
        int k = p->slot[0], last = p->n_objectives - 1;
        p->dropped = p->objective[k];
        for (; k < last; k++)
            p->objective[k] = p->objective[k + 1];
        p->objective[last] = VK_NONE;
        p->known[last] = 0;
        p->n_objectives = (uint8_t)last;
        p->slot[0] = VK_NONE;
        VK_EMIT_TO(ev, VK_ONLY(seat), 1, E_objective_gone, seat, p->dropped);
    }
}

/* Conditions count from the first turn on: one that is true by then must be false first. */
static void next_turn(struct arch_state *s, struct vk_sink *ev)
{
    if (s->h.round == arch_turn_limit[arch_pack(s)]) {
        VK_EMIT(ev, E_turn_limit, VK_NONE, 0);
        arch_end_game(s, ev);
        return;
    }
    s->h.round++;
    if (!s->is_watched) {
        s->is_watched = 1;
        arch_watch(s, ev);
    }
    vk_push(&s->h, P_turn, VK_NONE);
}

RUN(game)
{
    struct arch_state *s = st;
    switch ((enum stage)f->pc) {
    case TRENDS: choose_trends(s, f, ev); break;
    case ORDER: draw_places(s, f, ev); break;
    case ZERO:
        next_stage(f);
        vk_push(&s->h, P_turn_zero, VK_NONE);
        break;
    case TOP:
        next_stage(f);
        arch_push_region_top(s, ev);
        break;
    case TRACK:
        if (f->v[GAME_COUNT] < ARCH_SLOTS)
            arch_push_card(s, f->v[GAME_COUNT]++);
        else
            next_stage(f);
        break;
    case BACK:
        next_stage(f);
        arch_push_next_back(s, true);
        break;
    case DEAL_TREND:
        if (s->n_trends < n_trends_of(s))
            vk_push(&s->h, P_deal_trend, VK_NONE);
        else
            next_stage(f);
        break;
    case OBJECTIVES: deal_objectives(s, f); break;
    case KEEP:
        if (s->player[0].slot[0] != VK_NONE)
            drop_objectives(s, ev);
        next_stage(f);
        break;
    case TURNS: next_turn(s, ev); break;
    }
}

/* ---- order of play ------------------------------------------------------------------------------------- */

LEGAL(draw_order)
{
    const struct arch_state *s = st;
    unsigned placed = 0;
    for (int i = 0; i < s->n_order; i++)
        placed |= 1u << s->order[i];
    for (unsigned k = 0; k < s->h.seats; k++)
        if (!(placed >> k & 1))
            vk_add_outcome(out, vk_act(V_starts, k, 0, 0), 1);
}

APPLY(draw_order)
{
    struct arch_state *s = st;
    s->order[s->n_order++] = (uint8_t)vk_arg(a, 0);
    vk_pop(&s->h);
}

/* ---- trends ---------------------------------------------------------------------------------------------- */

/* Stages of a vote (7.6). s->named: empty in the first vote, then the cards that can still be taken. */
enum vote_stage { FIRST, COUNT, COUNT_AGAIN, TAKE };

static void open_votes(struct arch_state *s, uint8_t number[N_TRENDS], struct vk_sink *ev)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        int trend = s->player[seat].slot[0];
        s->player[seat].slot[0] = VK_NONE;
        s->vote[seat] = (uint8_t)trend;
        number[trend]++;
        VK_EMIT(ev, E_trend_named, seat, trend);
    }
}

/* Cards named by at least so many. */
static unsigned named_by(const uint8_t number[N_TRENDS], int least)
{
    unsigned named = 0;
    for (int t = 0; t < N_TRENDS; t++)
        if (number[t] >= least)
            named |= 1u << t;
    return named;
}

static void ask_votes(struct arch_state *s, struct vk_frame *f, int stage)
{
    f->pc = (uint8_t)stage;
    vk_push_secret(&s->h, P_trend_vote, (1u << s->h.seats) - 1);
}

/* First vote: more than half. Second: the most, by lot if several. */
static void count_votes(struct arch_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    uint8_t number[N_TRENDS] = { 0 };
    bool is_second = f->pc == COUNT_AGAIN;
    open_votes(s, number, ev);
    int least = s->h.seats;
    while (!named_by(number, least))
        least--;
    if (!is_second && 2 * least <= s->h.seats) {
        s->named = (uint16_t)named_by(number, 1);
        ask_votes(s, f, COUNT_AGAIN);
        return;
    }
    s->named = (uint16_t)named_by(number, least);
    f->pc = TAKE;
    if (s->named & (s->named - 1))
        vk_push(&s->h, P_vote_tie, VK_NONE);
}

static void take_named(struct arch_state *s, struct vk_sink *ev)
{
    int trend = 0;
    while (!(s->named >> trend & 1))
        trend++;
    s->named = 0;
    show_trend(s, trend, ev);
    vk_pop(&s->h);
}

RUN(votes)
{
    struct arch_state *s = st;
    switch ((enum vote_stage)f->pc) {
    case FIRST: ask_votes(s, f, COUNT); break;
    case COUNT:
    case COUNT_AGAIN: count_votes(s, f, ev); break;
    case TAKE: take_named(s, ev); break;
    }
}

LEGAL(trend_vote)
{
    const struct arch_state *s = st;
    for (int t = 0; t < N_TRENDS; t++)
        if (s->named ? s->named >> t & 1 : !is_trend_out(s, t))
            vk_add(out, vk_act(V_name, (unsigned)t, 0, 0));
}

APPLY(trend_vote)
{
    struct arch_state *s = st;
    s->player[seat].slot[0] = (uint8_t)vk_arg(a, 0);
    VK_EMIT(ev, E_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

LEGAL(vote_tie)
{
    const struct arch_state *s = st;
    for (unsigned t = 0; t < N_TRENDS; t++)
        if (s->named >> t & 1)
            vk_add_outcome(out, vk_act(V_trend, t, 0, 0), 1);
}

APPLY(vote_tie)
{
    struct arch_state *s = st;
    s->named = (uint16_t)(1u << vk_arg(a, 0));
    vk_pop(&s->h);
}

LEGAL(deal_trend)
{
    const struct arch_state *s = st;
    for (int t = 0; t < N_TRENDS; t++)
        if (!is_trend_out(s, t))
            vk_add_outcome(out, vk_act(V_trend, (unsigned)t, 0, 0), 1);
}

APPLY(deal_trend)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    show_trend(s, (int)vk_arg(a, 0), ev);
}

/* ---- objectives ------------------------------------------------------------------------------------------- */

static uint32_t dealt_objectives(const struct arch_state *s)
{
    uint32_t dealt = 0;
    for (int i = 0; i < s->n_common; i++)
        dealt |= UINT32_C(1) << s->common[i];
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int k = 0; k < s->player[seat].n_objectives; k++)
            if (s->player[seat].objective[k] != VK_NONE)
                dealt |= UINT32_C(1) << s->player[seat].objective[k];
    return dealt;
}

LEGAL(deal_objective)
{
    const struct arch_state *s = st;
    unsigned pack = arch_pack_mask(s), first = (unsigned)(PACK_SIZE * arch_pack(s));
    uint32_t dealt = dealt_objectives(s);
    for (unsigned k = 0; k < PACK_SIZE; k++)
        if (pack >> k & 1 && !(dealt >> (first + k) & 1))
            vk_add_outcome(out, vk_act(V_objective, first + k, 0, 0), 1);
}

APPLY(deal_objective)
{
    struct arch_state *s = st;
    int to = f->seat, objective = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    if (to == VK_NONE) {
        s->common[s->n_common++] = (uint8_t)objective;
        VK_EMIT(ev, E_objective_common, VK_NONE, objective);
        return;
    }
    struct arch_player *p = &s->player[to];
    p->known[p->n_objectives] = (uint8_t)VK_ONLY(to);
    p->objective[p->n_objectives++] = (uint8_t)objective;
    VK_EMIT_TO(ev, VK_ONLY(to), 1, E_objective_dealt, to, objective);
}

SEEN(deal_objective)
{
    return (uint16_t)(f->seat == VK_NONE ? VK_EVERYBODY : VK_ONLY(f->seat));
}

LEGAL(choose_objective)
{
    const struct arch_state *s = st;
    for (unsigned k = 0; k < s->player[seat].n_objectives; k++)
        vk_add(out, vk_act(V_drop, k, 0, 0));
    vk_mark_usual(out);
}

APPLY(choose_objective)
{
    struct arch_state *s = st;
    s->player[seat].slot[0] = (uint8_t)vk_arg(a, 0);
    VK_EMIT(ev, E_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

/* ---- the region pile ---------------------------------------------------------------------------------------- */

static int count_hexes(const struct arch_state *s, int where)
{
    int n = 0;
    for (int hex = 0; hex < N_HEXES; hex++)
        n += s->hex_at[hex] == where;
    return n;
}

bool arch_is_hex_left(const struct arch_state *s)
{
    return count_hexes(s, HEX_PILE) + count_hexes(s, HEX_DISCARDS) > 0;
}

void arch_renew_pile(struct arch_state *s, struct vk_sink *ev)
{
    if (count_hexes(s, HEX_PILE))
        return;
    int n = 0;
    for (int hex = 0; hex < N_HEXES; hex++)
        if (s->hex_at[hex] == HEX_DISCARDS) {
            s->hex_at[hex] = HEX_PILE;
            n++;
        }
    if (n)
        VK_EMIT(ev, E_pile_renewed, VK_NONE, n);
}

void arch_push_region_top(struct arch_state *s, struct vk_sink *ev)
{
    arch_renew_pile(s, ev);
    if (count_hexes(s, HEX_PILE))
        vk_push(&s->h, P_region_top, VK_NONE);
}

/* Each side of a hex of the pile is as likely to show as the other. */
LEGAL(region_top)
{
    const struct arch_state *s = st;
    for (unsigned face = 0; face < N_FACES; face++)
        if (s->hex_at[face / 2] == HEX_PILE)
            vk_add_outcome(out, vk_act(V_shows, face, 0, 0), 1);
}

/* Beside a visible face it is the Cartographer's second one. */
APPLY(region_top)
{
    struct arch_state *s = st;
    unsigned face = vk_arg(a, 0);
    vk_pop(&s->h);
    s->hex_at[face / 2] = HEX_TOP;
    if (s->top == VK_NONE)
        s->top = (uint8_t)face;
    else
        s->second = (uint8_t)face;
    VK_EMIT(ev, E_region_top, VK_NONE, face);
}
