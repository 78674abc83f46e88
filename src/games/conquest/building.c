/*
 * building.c - the Building Step (4.4): all plan at once and in secret, then the plans are carried
 * out in turn order, cards are drawn, and who had no Home may have one. The plans themselves are
 * in plan.c, their Build Points in pools.c. Also draw_card, which solitaire uses too.
 */
#include "games/conquest/rules.h"
#include <string.h>

enum stage { OPEN, CARRY_OUT, DRAW, MEND_HOMES };

/* The lines of a plan from `i` on that say the same: so many pieces of one kind in one hex. */
static int run_length(const struct conq_plan *plan, int i)
{
    int n = 1;
    while (i + n < plan->n && plan->entry[i + n].item == plan->entry[i].item &&
           plan->entry[i + n].arg == plan->entry[i].arg)
        n++;
    return n;
}

/* n of an item appear in a hex. What lies face down the others will only be told as a number. */
static void build(struct conq_state *s, int side, enum item item, int hex, int n,
                  uint8_t face_down[CONQ_HEXES], struct vk_sink *ev)
{
    int piece = conq_items[item].piece;
    bool is_open = piece == NO_PIECE || piece == TCU || conq_is_solo(s);
    if (item == I_IA)
        s->ia[hex] = (uint8_t)(s->ia[hex] + n);
    else if (item == I_VILLAGE)
        conq_add_village(s, side, hex);
    else
        conq_put(s, side, hex, (enum kind)piece, n, 0);
    if (is_open)
        VK_EMIT(ev, E_built, side, hex, item, n);
    else
        face_down[hex] = (uint8_t)(face_down[hex] + n);
}

static void build_all(struct conq_state *s, int side, struct vk_sink *ev)
{
    const struct conq_plan *plan = &s->plan[side];
    uint8_t face_down[CONQ_HEXES] = { 0 };
    for (int i = 0; i < plan->n; i++) {
        int item = plan->entry[i].item - PLAN_BUILD;
        if (item < 0 || item >= N_ITEMS)
            continue;
        int n = run_length(plan, i);
        build(s, side, (enum item)item, plan->entry[i].arg, n, face_down, ev);
        i += n - 1;
    }
    for (int hex = 0; ev && hex < CONQ_HEXES; hex++)
        if (face_down[hex])
            VK_EMIT(ev, E_pieces_built, side, hex, face_down[hex]);
    conq_raise_canoes(s, side, ev);
}

static void turn_inward(struct conq_state *s, int side, struct vk_sink *ev)
{
    s->lost = (uint8_t)(s->lost | 1u << side);
    VK_EMIT(ev, E_turned_inward, side, conq_card_up(s, side, C_TARO_TERRACES) ? 2 : 1);
}

/* A Colony becomes a Village; a group without Villages becomes the settler's. */
static void convert(struct conq_state *s, int side, int hex, struct vk_sink *ev)
{
    conq_remove(s, side, hex, COL, 1);
    conq_add_village(s, side, hex);
    VK_EMIT(ev, E_settled, side, hex);
}

static void use_saved(struct conq_state *s, int side, struct vk_sink *ev)
{
    s->saved = (uint8_t)(s->saved & ~(1u << side));
    VK_EMIT(ev, E_saved_used, side, 0);
}

static void save_point(struct conq_state *s, int side, struct vk_sink *ev)
{
    s->saved = (uint8_t)(s->saved | 1u << side);
    VK_EMIT(ev, E_saved_put, side, 0);
}

/* Everything of a plan but what is built: before that, or after it. True if a card was bought. */
static bool carry_out_rest(struct conq_state *s, int side, bool is_before, struct vk_sink *ev)
{
    const struct conq_plan *plan = &s->plan[side];
    bool has_bought = false;
    for (int i = 0; i < plan->n; i++) {
        int item = plan->entry[i].item, arg = plan->entry[i].arg;
        if ((item < PLAN_BUILD) != is_before)
            continue;
        switch (item) {
        case PLAN_USE_CARD: conq_use_card(s, side, (enum card)arg, ev); break;
        case PLAN_SHOW_CARD: conq_show_card(s, side, (enum card)arg, ev); break;
        case PLAN_INWARD: turn_inward(s, side, ev); break;
        case PLAN_USE_SAVED: use_saved(s, side, ev); break;
        case PLAN_BUY:
            has_bought = true;
            VK_EMIT(ev, E_card_bought, side, 0);
            break;
        case PLAN_SAVE: save_point(s, side, ev); break;
        case PLAN_CONVERT: convert(s, side, arg, ev); break;
        default: break;
        }
    }
    return has_bought;
}

/* True if a card was bought. */
static bool carry_out(struct conq_state *s, int side, struct vk_sink *ev)
{
    bool has_bought;
    if (s->plan[side].n == 0)
        VK_EMIT(ev, E_built_nothing, side, 0);
    carry_out_rest(s, side, true, ev);
    build_all(s, side, ev);
    has_bought = carry_out_rest(s, side, false, ev);
    conq_wipe_plan(s, side);
    return has_bought;
}

RUN(building)
{
    struct conq_state *s = st;
    switch ((enum stage)f->pc) {
    case OPEN:
        f->pc = CARRY_OUT;
        for (int side = 0; side < s->sides; side++)
            conq_wipe_plan(s, side);
        vk_push_secret(&s->h, P_build_session, (1u << s->h.seats) - 1);
        return;
    case CARRY_OUT:
        f->pc = DRAW;
        for (int i = 0; i < s->h.seats; i++)
            if (carry_out(s, s->order[i], ev))
                f->v[BUILDING_BUYERS] = (int16_t)(f->v[BUILDING_BUYERS] | 1 << s->order[i]);
        memset(s->bonus, 0, sizeof s->bonus);
        memset(s->rats, 0, sizeof s->rats);
        return;
    case DRAW:
        while (f->v[BUILDING_NEXT] < s->h.seats) {
            int side = s->order[f->v[BUILDING_NEXT]++];
            if (f->v[BUILDING_BUYERS] >> side & 1) {
                vk_push(&s->h, P_draw_card, side);
                return;
            }
        }
        f->pc = MEND_HOMES;
        f->v[BUILDING_NEXT] = 0;
        return;
    case MEND_HOMES:
        if (f->v[BUILDING_NEXT] == s->h.seats)
            vk_pop(&s->h);
        else
            conq_mend_home(s, s->order[f->v[BUILDING_NEXT]++], ev);
    }
}

/* 7.8: what choose_start_pieces has sealed. */
void conq_lay_start_pieces(struct conq_state *s, struct vk_sink *ev)
{
    for (int side = 0; side < s->h.seats; side++) {
        build_all(s, side, ev);
        conq_wipe_plan(s, side);
    }
}

/* ---- draw_card: seat is the side that gets it -------------------------------------------------- */

LEGAL(draw_card)
{
    const struct conq_state *s = st;
    for (unsigned c = 0; c < N_CARDS; c++)
        if (s->card_at[c] == IN_DECK)
            vk_add_outcome(out, vk_act(V_card, c, 0, 0), 1);
}

APPLY(draw_card)
{
    struct conq_state *s = st;
    int side = f->seat;
    vk_pop(&s->h);
    conq_take_card(s, side, (int)vk_arg(a, 0), ev);
}

SEEN(draw_card)
{
    const struct conq_state *s = st;
    return (uint16_t)(f->seat < s->h.seats ? VK_ONLY(f->seat) : VK_NOBODY);
}
