/*
 * plan.c - the sealed plans: build_session (4.4) and choose_start_pieces (7.8). A plan is a list in
 * the order of the table of 4.4, so the last entry says what may still come. Legality depends on
 * the map, which stands still meanwhile, and on the seat's own plan. What may not be planned has a
 * reason, for whoever asks. Carrying out is in building.c.
 */
#include "games/conquest/rules.h"

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

/* Would this entry have to stand before the last one? */
static bool is_late(const struct desk *d, int item, int arg)
{
    return d->last_item > item || (d->last_item == item && d->last_arg > arg);
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

int conq_supply_left(const struct conq_state *s, int side, enum item item)
{
    int kind = conq_items[item].piece, used = planned_item(&s->plan[side], item, VK_NONE);
    if (item == I_TC)
        used += planned_item(&s->plan[side], I_TC_UP, VK_NONE);
    return s->supply[side][kind == TCU ? (int)TC : kind] - used;
}

/* Why an item cannot be had anywhere, as far as it hangs on no place. */
static enum conq_no item_no(const struct desk *d, enum item item)
{
    int kind = conq_items[item].piece;
    if (kind == NO_PIECE)
        return CONQ_FITS;
    /* 7.7: with everything face up nobody believes a Rumor, and there is one kind of canoes */
    if ((kind == RUM || kind == TCU) && conq_is_solo(d->s))
        return NO_SOLO;
    return conq_supply_left(d->s, d->side, item) > 0 ? CONQ_FITS : NO_SUPPLY;
}

static enum conq_no place_no(const struct desk *d, enum item item, int hex)
{
    switch (item) {
    case I_IA:
        if (is_barren(d, hex))
            return NO_BARREN;
        return conq_brown(d->s, hex) > planned_item(d->plan, I_IA, hex) ? CONQ_FITS : NO_BROWN;
    case I_VILLAGE:
        if (is_barren(d, hex))
            return NO_BARREN;
        if (planned_item(d->plan, I_VILLAGE, hex))
            return NO_ONCE;
        return room(d, hex) > 0 ? CONQ_FITS : NO_ROOM;
    case I_TC_UP:
        if (is_sick(d, hex))
            return NO_SICK;
        return hs_has(d->s->chain[d->side], hex) || planned_item(d->plan, I_TC_UP, hex) ? NO_CHAIN
                                                                                        : CONQ_FITS;
    default: return is_sick(d, hex) ? NO_SICK : CONQ_FITS;
    }
}

/* Groups whose pools can pay for one more of this item. */
static struct hexset paying(const struct desk *d, enum item item)
{
    struct hexset out = { { 0, 0 } };
    int price = conq_price(d->s, d->side, item);
    if (item_no(d, item))
        return out;
    for (int k = 0; k < d->n_pools; k++)
        if (d->pool[k].points >= price)
            out = hs_or(out, d->pool[k].groups);
    return out;
}

/* The next place in a set where it may come, or VK_NONE: places of one item are named in ascending order. */
static int next_place(const struct desk *d, enum item item, struct hexset *left)
{
    while (hs_any(*left)) {
        int hex = hs_next(left);
        if (!is_late(d, PLAN_BUILD + (int)item, hex) && !place_no(d, item, hex))
            return hex;
    }
    return VK_NONE;
}

static void list_places(const struct desk *d, enum item item, struct vk_actions *out)
{
    struct hexset left = paying(d, item);
    for (int hex; (hex = next_place(d, item, &left)) != VK_NONE;)
        vk_add(out, vk_act(V_place, (unsigned)hex, 0, 0));
}

static const struct conq_pool *pool_of(const struct desk *d, int hex)
{
    for (int k = 0; k < d->n_pools; k++)
        if (hs_has(d->pool[k].groups, hex))
            return &d->pool[k];
    return NULL;
}

static enum conq_no build_no(const struct desk *d, enum item item, int hex)
{
    const struct conq_pool *pool = pool_of(d, hex);
    enum conq_no no = pool ? item_no(d, item) : NO_GROUP;
    if (!no)
        no = place_no(d, item, hex);
    if (!no && pool->points < conq_price(d->s, d->side, item))
        no = NO_POINTS;
    return no;
}

/* ---- build_session, in the order of its table ------------------------------------------------- */

static enum conq_no use_card_no(const struct desk *d, int card)
{
    if (!has_home(d))
        return NO_HOME;
    return card == C_BREADFRUIT_PITS && conq_has_card(d->s, d->side, C_BREADFRUIT_PITS) &&
                   !(d->s->card_flags[C_BREADFRUIT_PITS] & CARD_USED)
               ? CONQ_FITS
               : NO_CARD;
}

static enum conq_no show_card_no(const struct desk *d, int card)
{
    return card >= C_TARO_TERRACES && card <= C_ADZE_MAKERS && has_hidden(d, (enum card)card)
               ? CONQ_FITS
               : NO_CARD;
}

static enum conq_no inward_no(const struct desk *d)
{
    if (!has_home(d))
        return NO_HOME;
    return d->s->lost >> d->side & 1 ? NO_EXPLORER : CONQ_FITS;
}

static enum conq_no use_saved_no(const struct desk *d)
{
    if (!has_home(d))
        return NO_HOME;
    return conq_option(d->s, O_SAVED) && d->s->saved >> d->side & 1 ? CONQ_FITS : NO_SAVED;
}

/* Cards that are shown, the Explorer who stays: what is gained comes before what it pays for. */
static void list_bonuses(const struct desk *d, struct vk_actions *out)
{
    if (d->last_item < PLAN_USE_CARD && !use_card_no(d, C_BREADFRUIT_PITS))
        vk_add(out, vk_act(V_use_card, C_BREADFRUIT_PITS, 0, 0));
    for (int c = C_TARO_TERRACES; c <= C_ADZE_MAKERS; c++) {
        bool is_next =
            d->last_item < PLAN_SHOW_CARD || (d->last_item == PLAN_SHOW_CARD && c > d->last_arg);
        if (is_next && !show_card_no(d, c))
            vk_add(out, vk_act(V_show_card, (unsigned)c, 0, 0));
    }
    if (d->last_item < PLAN_INWARD && !inward_no(d))
        vk_add(out, vk_act(V_turn_inward, 0, 0, 0));
    if (d->last_item < PLAN_USE_SAVED && !use_saved_no(d))
        vk_add(out, vk_act(V_use_saved, 0, 0, 0));
}

static void list_items(const struct desk *d, struct vk_actions *out)
{
    for (int i = 0; i < N_ITEMS; i++) {
        if (d->last_item > PLAN_BUILD + i)
            continue;
        struct hexset left = paying(d, (enum item)i);
        if (next_place(d, (enum item)i, &left) != VK_NONE)
            vk_add(out, vk_act(V_build, (unsigned)i, 0, 0));
    }
}

/* Deck: if there are fewer cards than players, the first in turn order have the right to them. */
static enum conq_no buy_no(const struct desk *d)
{
    const struct conq_state *s = d->s;
    for (int i = 0; i < s->h.seats && i < s->deck_left; i++)
        if (s->order[i] == d->side)
            return CONQ_FITS;
    return NO_DECK;
}

static enum conq_no save_no(const struct desk *d)
{
    return conq_option(d->s, O_SAVED) && !(d->s->saved >> d->side & 1) ? CONQ_FITS : NO_SAVED;
}

/* What one pool pays: a card, a point put aside. Pools are called by their lowest hex. */
static enum conq_no purchase_no(const struct desk *d, int item, int hex)
{
    const struct conq_pool *pool = pool_of(d, hex);
    int price = item == PLAN_BUY ? conq_card_price(d->s) : 1;
    if (!pool || pool->lowest != hex)
        return NO_GROUP;
    enum conq_no no = item == PLAN_BUY ? buy_no(d) : save_no(d);
    if (!no && planned(d->plan, item, VK_NONE))
        no = NO_ONCE;
    return !no && pool->points < price ? NO_POINTS : no;
}

static void list_purchases(const struct desk *d, struct vk_actions *out)
{
    bool buys = d->last_item < PLAN_BUY && !buy_no(d);
    bool saves = d->last_item < PLAN_SAVE && !save_no(d);
    for (int k = 0; buys && k < d->n_pools; k++)
        if (d->pool[k].points >= conq_card_price(d->s))
            vk_add(out, vk_act(V_buy_card, d->pool[k].lowest, 0, 0));
    for (int k = 0; saves && k < d->n_pools; k++)
        if (d->pool[k].points >= 1)
            vk_add(out, vk_act(V_save_bp, d->pool[k].lowest, 0, 0));
}

static enum conq_no convert_no(const struct desk *d, int hex)
{
    const struct conq_state *s = d->s;
    if (!conq_is_group(s, hex) || conq_count(s, d->side, hex, COL) == 0)
        return NO_COLONY;
    if (conq_rival_in(s, d->side, hex) != VK_NONE)
        return NO_RIVAL;
    if (is_barren(d, hex))
        return NO_BARREN;
    if (room(d, hex) <= 0)
        return NO_ROOM;
    return planned_item(d->plan, I_VILLAGE, hex) || planned(d->plan, PLAN_CONVERT, hex) ? NO_ONCE
                                                                                        : CONQ_FITS;
}

static void list_conversions(const struct desk *d, struct vk_actions *out)
{
    const struct conq_state *s = d->s;
    struct hexset colonies = { { 0, 0 } };
    for (int i = 0; i < s->n_pieces[d->side]; i++)
        if (s->piece[d->side][i].kind == COL)
            hs_add(&colonies, s->piece[d->side][i].at);
    colonies = hs_minus(colonies, s->ocean);
    while (hs_any(colonies)) {
        int hex = hs_next(&colonies);
        if (!is_late(d, PLAN_CONVERT, hex) && !convert_no(d, hex))
            vk_add(out, vk_act(V_convert, (unsigned)hex, 0, 0));
    }
}

LEGAL(build_session)
{
    const struct conq_state *s = st;
    struct desk d;
    open_desk(&d, s, seat);
    if (d.plan->pending != VK_NONE) {
        list_places(&d, (enum item)d.plan->pending, out);
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

void conq_write_entry(struct conq_plan *plan, int item, unsigned arg)
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
    case V_use_card: conq_write_entry(plan, PLAN_USE_CARD, arg); return;
    case V_show_card: conq_write_entry(plan, PLAN_SHOW_CARD, arg); return;
    case V_turn_inward: conq_write_entry(plan, PLAN_INWARD, 0); return;
    case V_use_saved: conq_write_entry(plan, PLAN_USE_SAVED, 0); return;
    case V_build: plan->pending = (uint8_t)arg; return;
    case V_place:
        conq_write_entry(plan, PLAN_BUILD + plan->pending, arg);
        plan->pending = VK_NONE;
        return;
    case V_buy_card: conq_write_entry(plan, PLAN_BUY, arg); return;
    case V_save_bp: conq_write_entry(plan, PLAN_SAVE, arg); return;
    case V_convert: conq_write_entry(plan, PLAN_CONVERT, arg); return;
    default: VK_EMIT(ev, E_plan_ready, seat, 0); vk_secret_done(&s->h, seat);
    }
}

/* ---- 7.8 choose_start_pieces ------------------------------------------------------------------- */

static int start_points_left(const struct conq_plan *plan)
{
    int left = CONQ_START_POINTS;
    for (int i = 0; i < plan->n; i++)
        left -= conq_items[plan->entry[i].item - PLAN_BUILD].cost;
    return left;
}

/* The usual start is two Transport Canoes and two Warrior Bands. */
static bool is_usual_start(const struct conq_plan *plan, enum item item)
{
    return (item == I_TC || item == I_WB) && planned_item(plan, item, VK_NONE) < 2;
}

static enum conq_no start_no(const struct conq_plan *plan, enum item item)
{
    if (item < I_WC || item > I_COL)
        return NO_GROUP;
    if (item == I_TC_UP && planned_item(plan, I_TC_UP, VK_NONE))
        return NO_CHAIN;
    return conq_items[item].cost > start_points_left(plan) ? NO_POINTS : CONQ_FITS;
}

LEGAL(choose_start_pieces)
{
    const struct conq_state *s = st;
    const struct conq_plan *plan = &s->plan[seat];
    int last = plan->n ? plan->entry[plan->n - 1].item - PLAN_BUILD : 0;
    bool is_marked = false;
    for (int item = last; item < N_ITEMS; item++) {
        if (start_no(plan, (enum item)item))
            continue;
        vk_add(out, vk_act(V_build, (unsigned)item, 0, 0));
        if (!is_marked && is_usual_start(plan, (enum item)item)) {
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
        conq_write_entry(&s->plan[seat], PLAN_BUILD + (int)vk_arg(a, 0), s->home[seat]);
        return;
    }
    VK_EMIT(ev, E_plan_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

/* ---- one entry --------------------------------------------------------------------------------- */

bool conq_is_start_plan(const struct conq_state *s)
{
    return s->h.depth && vk_top_of(&s->h)->point == P_choose_start_pieces;
}

enum conq_no conq_entry_no(const struct conq_state *s, int side, int item, int arg)
{
    struct desk d;
    open_desk(&d, s, side);
    if (item < PLAN_BUILD && planned(d.plan, item, arg))
        return NO_ONCE;
    if (d.plan->n == CONQ_PLAN || is_late(&d, item, arg))
        return NO_ORDER;
    if (conq_is_start_plan(s))
        return item < PLAN_BUILD ? NO_GROUP : start_no(d.plan, (enum item)(item - PLAN_BUILD));
    switch (item) {
    case PLAN_USE_CARD: return use_card_no(&d, arg);
    case PLAN_SHOW_CARD: return show_card_no(&d, arg);
    case PLAN_INWARD: return inward_no(&d);
    case PLAN_USE_SAVED: return use_saved_no(&d);
    case PLAN_BUY:
    case PLAN_SAVE: return purchase_no(&d, item, arg);
    case PLAN_CONVERT: return convert_no(&d, arg);
    default: return build_no(&d, (enum item)(item - PLAN_BUILD), arg);
    }
}
