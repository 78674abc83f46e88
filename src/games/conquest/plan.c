/*
 * plan.c - the sealed plans: build_session (4.4) and choose_start_pieces (7.8). A plan is a list in
 * the order of the table of 4.4, so the last entry says what may still come. Legality depends on
 * the map, which stands still meanwhile, and on the seat's own plan. Carrying out is in building.c.
 */
#include "games/conquest/rules.h"

enum { START_POINTS = 4 };

/* What the rules look at while a seat plans. */
struct desk {
    const struct conq_state *s;
    const struct conq_plan *plan;
    int side;
    int last_item, last_arg; /* of the plan so far, -1 before the first entry */
    int n_pools;
    struct conq_pool pool[CONQ_HEXES];
};

void conq_wipe_plan(struct conq_state *s, int side)
{
    s->plan[side] = (struct conq_plan){ .pending = VK_NONE };
}

static void open_desk(struct desk *d, const struct conq_state *s, int side)
{
    d->s = s;
    d->side = side;
    d->plan = &s->plan[side];
    d->last_item = d->plan->n ? d->plan->entry[d->plan->n - 1].item : -1;
    d->last_arg = d->plan->n ? d->plan->entry[d->plan->n - 1].arg : -1;
    d->n_pools = conq_pools_left(s, side, d->pool);
}

/* Entries of the plan with this item, at one hex or (VK_NONE) anywhere. */
static int planned(const struct conq_plan *plan, int item, int hex)
{
    int n = 0;
    for (int i = 0; i < plan->n; i++)
        n += plan->entry[i].item == item && (hex == VK_NONE || plan->entry[i].arg == hex);
    return n;
}

static int planned_item(const struct conq_plan *plan, enum item item, int hex)
{
    return planned(plan, PLAN_BUILD + (int)item, hex);
}

static bool has_home(const struct desk *d)
{
    return d->s->home[d->side] != VK_NONE;
}

static bool has_hidden(const struct desk *d, enum card c)
{
    return conq_has_card(d->s, d->side, c) && !conq_card_up(d->s, d->side, c);
}

/* Boxes that stand free once the plan so far is carried out, but for the one Village a turn. */
static int room(const struct desk *d, int hex)
{
    return conq_usable(d->s, hex) + planned_item(d->plan, I_IA, hex) - d->s->villages[hex];
}

/* Events: nothing is built on a sick group, no Village or field where Pele rages. */
static bool is_sick(const struct desk *d, int hex)
{
    return d->s->mark_hex[M_SICKNESS] == hex;
}

static bool is_barren(const struct desk *d, int hex)
{
    return is_sick(d, hex) || d->s->mark_hex[M_PELE] == hex;
}

/* ---- what may be built where ------------------------------------------------------------------ */

static bool has_supply(const struct desk *d, enum item item)
{
    int kind = conq_items[item].piece, used;
    if (kind == NO_PIECE)
        return true;
    if (kind == RUM && conq_is_solo(d->s))
        return false; /* 7.7: with everything face up nobody believes a Rumor */
    used = planned_item(d->plan, item, VK_NONE);
    if (item == I_TC)
        used += planned_item(d->plan, I_TC_UP, VK_NONE);
    return d->s->supply[d->side][kind == TCU ? (int)TC : kind] > used;
}

static bool is_fit(const struct desk *d, enum item item, int hex)
{
    switch (item) {
    case I_IA:
        return !is_barren(d, hex) && conq_brown(d->s, hex) > planned_item(d->plan, I_IA, hex);
    case I_VILLAGE:
        return !is_barren(d, hex) && room(d, hex) > 0 && !planned_item(d->plan, I_VILLAGE, hex);
    case I_TC_UP: /* alone every canoe lies face up: there is one kind of them */
        return !conq_is_solo(d->s) && !is_sick(d, hex) && !hs_has(d->s->chain[d->side], hex) &&
               !planned_item(d->plan, I_TC_UP, hex);
    default: return !is_sick(d, hex);
    }
}

/* Where one more of this item may come: places of one item are named in ascending order. */
static struct hexset places(const struct desk *d, enum item item)
{
    struct hexset paid = { { 0, 0 } }, out = { { 0, 0 } };
    int price = conq_price(d->s, d->side, item);
    if (!has_supply(d, item))
        return out;
    for (int k = 0; k < d->n_pools; k++)
        if (d->pool[k].points >= price)
            paid = hs_or(paid, d->pool[k].groups);
    while (hs_any(paid)) {
        int hex = hs_next(&paid);
        if ((d->last_item != PLAN_BUILD + (int)item || hex >= d->last_arg) && is_fit(d, item, hex))
            hs_add(&out, hex);
    }
    return out;
}

/* ---- build_session, in the order of its table ------------------------------------------------- */

static void list_bonuses(const struct desk *d, struct vk_actions *out)
{
    const struct conq_state *s = d->s;
    if (d->last_item < PLAN_USE_CARD && has_home(d) &&
        conq_has_card(s, d->side, C_BREADFRUIT_PITS) &&
        !(s->card_flags[C_BREADFRUIT_PITS] & CARD_USED))
        vk_add(out, vk_act(V_use_card, C_BREADFRUIT_PITS, 0, 0));
    for (int c = C_TARO_TERRACES; c <= C_ADZE_MAKERS; c++) {
        bool is_next =
            d->last_item < PLAN_SHOW_CARD || (d->last_item == PLAN_SHOW_CARD && c > d->last_arg);
        if (is_next && has_hidden(d, (enum card)c))
            vk_add(out, vk_act(V_show_card, (unsigned)c, 0, 0));
    }
    if (d->last_item < PLAN_INWARD && has_home(d) && !(s->lost >> d->side & 1))
        vk_add(out, vk_act(V_turn_inward, 0, 0, 0));
    if (d->last_item < PLAN_USE_SAVED && has_home(d) && conq_option(s, O_SAVED) &&
        s->saved >> d->side & 1)
        vk_add(out, vk_act(V_use_saved, 0, 0, 0));
}

static void list_items(const struct desk *d, struct vk_actions *out)
{
    for (int i = 0; i < N_ITEMS; i++)
        if (d->last_item <= PLAN_BUILD + i && hs_any(places(d, (enum item)i)))
            vk_add(out, vk_act(V_build, (unsigned)i, 0, 0));
}

/* Deck: if there are fewer cards than players, the first in turn order have the right to them. */
static bool may_buy(const struct desk *d)
{
    const struct conq_state *s = d->s;
    for (int i = 0; i < s->h.seats && i < s->deck_left; i++)
        if (s->order[i] == d->side)
            return true;
    return false;
}

static void list_purchases(const struct desk *d, struct vk_actions *out)
{
    bool buys = d->last_item < PLAN_BUY && may_buy(d);
    bool saves =
        d->last_item < PLAN_SAVE && conq_option(d->s, O_SAVED) && !(d->s->saved >> d->side & 1);
    for (int k = 0; buys && k < d->n_pools; k++)
        if (d->pool[k].points >= conq_card_price(d->s))
            vk_add(out, vk_act(V_buy_card, d->pool[k].lowest, 0, 0));
    for (int k = 0; saves && k < d->n_pools; k++)
        if (d->pool[k].points >= 1)
            vk_add(out, vk_act(V_save_bp, d->pool[k].lowest, 0, 0));
}

static bool is_convertible(const struct desk *d, int hex)
{
    const struct conq_state *s = d->s;
    return conq_is_group(s, hex) && conq_rival_in(s, d->side, hex) == VK_NONE &&
           conq_count(s, d->side, hex, COL) > 0 && !is_barren(d, hex) && room(d, hex) > 0 &&
           !planned_item(d->plan, I_VILLAGE, hex);
}

static void list_conversions(const struct desk *d, struct vk_actions *out)
{
    struct hexset land = hs_minus(d->s->occupied[d->side], d->s->ocean);
    while (hs_any(land)) {
        int hex = hs_next(&land);
        if ((d->last_item != PLAN_CONVERT || hex > d->last_arg) && is_convertible(d, hex))
            vk_add(out, vk_act(V_convert, (unsigned)hex, 0, 0));
    }
}

LEGAL(build_session)
{
    const struct conq_state *s = st;
    struct desk d;
    open_desk(&d, s, seat);
    if (d.plan->pending != VK_NONE) {
        conq_add_hexes(out, V_place, 0, places(&d, (enum item)d.plan->pending));
        return;
    }
    if (d.plan->n < CONQ_PLAN) {
        list_bonuses(&d, out);
        list_items(&d, out);
        list_purchases(&d, out);
        list_conversions(&d, out);
    }
    vk_add(out, vk_act(V_end_build, 0, 0, 0));
    vk_mark_usual(out);
}

static void write_entry(struct conq_plan *plan, int item, unsigned arg)
{
    vk_assert(plan->n < CONQ_PLAN);
    plan->entry[plan->n].item = (uint8_t)item;
    plan->entry[plan->n].arg = (uint8_t)arg;
    plan->n++;
}

APPLY(build_session)
{
    struct conq_state *s = st;
    struct conq_plan *plan = &s->plan[seat];
    unsigned arg = vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_use_card: write_entry(plan, PLAN_USE_CARD, arg); return;
    case V_show_card: write_entry(plan, PLAN_SHOW_CARD, arg); return;
    case V_turn_inward: write_entry(plan, PLAN_INWARD, 0); return;
    case V_use_saved: write_entry(plan, PLAN_USE_SAVED, 0); return;
    case V_build: plan->pending = (uint8_t)arg; return;
    case V_place:
        write_entry(plan, PLAN_BUILD + plan->pending, arg);
        plan->pending = VK_NONE;
        return;
    case V_buy_card: write_entry(plan, PLAN_BUY, arg); return;
    case V_save_bp: write_entry(plan, PLAN_SAVE, arg); return;
    case V_convert: write_entry(plan, PLAN_CONVERT, arg); return;
    default: VK_EMIT(ev, E_plan_ready, seat, 0); vk_secret_done(&s->h, seat);
    }
}

/* ---- 7.8 choose_start_pieces ------------------------------------------------------------------- */

static int start_points_left(const struct conq_plan *plan)
{
    int left = START_POINTS;
    for (int i = 0; i < plan->n; i++)
        left -= conq_items[plan->entry[i].item - PLAN_BUILD].cost;
    return left;
}

/* The usual start is two Transport Canoes and two Warrior Bands. */
static bool is_usual_start(const struct conq_plan *plan, enum item item)
{
    return (item == I_TC || item == I_WB) && planned_item(plan, item, VK_NONE) < 2;
}

LEGAL(choose_start_pieces)
{
    static const uint8_t offered[] = { I_WC, I_TC_UP, I_TC, I_WB, I_COL };
    const struct conq_state *s = st;
    const struct conq_plan *plan = &s->plan[seat];
    int last = plan->n ? plan->entry[plan->n - 1].item - PLAN_BUILD : 0;
    bool is_marked = false;
    for (size_t i = 0; i < sizeof offered; i++) {
        enum item item = (enum item)offered[i];
        bool is_second_chain = item == I_TC_UP && planned_item(plan, I_TC_UP, VK_NONE);
        if ((int)item < last || is_second_chain || conq_items[item].cost > start_points_left(plan))
            continue;
        vk_add(out, vk_act(V_build, item, 0, 0));
        if (!is_marked && is_usual_start(plan, item)) {
            vk_mark_usual(out);
            is_marked = true;
        }
    }
    vk_add(out, vk_act(V_end_build, 0, 0, 0));
    if (!is_marked)
        vk_mark_usual(out);
}

APPLY(choose_start_pieces)
{
    struct conq_state *s = st;
    if (vk_verb_of(a) == V_build) {
        write_entry(&s->plan[seat], PLAN_BUILD + (int)vk_arg(a, 0), s->home[seat]);
        return;
    }
    VK_EMIT(ev, E_plan_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}
