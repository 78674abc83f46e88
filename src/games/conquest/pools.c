/*
 * pools.c - Build Points (4.4): which groups build together, what each pool has, what a plan has
 * gained and spent so far, and what things cost. Everything is reckoned from the map and from the
 * side's own plan; nothing is kept. What may be planned is in plan.c.
 */
#include "games/conquest/rules.h"

static int entries_of(const struct conq_state *s, int side, int item)
{
    const struct conq_plan *plan = &s->plan[side];
    int n = 0;
    for (int i = 0; i < plan->n; i++)
        n += plan->entry[i].item == item;
    return n;
}

/* A lasting card that is face up, or is going to be by the plan. */
static bool is_card_working(const struct conq_state *s, int side, enum card c)
{
    const struct conq_plan *plan = &s->plan[side];
    if (conq_card_up(s, side, c))
        return true;
    for (int i = 0; i < plan->n; i++)
        if (plan->entry[i].item == PLAN_SHOW_CARD && plan->entry[i].arg == c)
            return true;
    return false;
}

static bool is_canoe(enum item item)
{
    return item == I_WC || item == I_TC_UP || item == I_TC;
}

/* Canoes among the first entries of a plan: the first one of all gets the discount of Adze Makers. */
static bool has_canoe(const struct conq_plan *plan, int n_entries)
{
    for (int i = 0; i < n_entries; i++) {
        int item = plan->entry[i].item - PLAN_BUILD;
        if (item >= 0 && item < N_ITEMS && is_canoe((enum item)item))
            return true;
    }
    return false;
}

/* What an item costs after so many entries of the plan. */
static int price(const struct conq_state *s, int side, enum item item, int n_entries)
{
    int cost = conq_items[item].cost;
    if (item == I_IA && is_card_working(s, side, C_IRRIGATION))
        return 1;
    if (is_canoe(item) && is_card_working(s, side, C_ADZE_MAKERS) &&
        !has_canoe(&s->plan[side], n_entries))
        return cost - 1;
    return cost;
}

int conq_price(const struct conq_state *s, int side, enum item item)
{
    return price(s, side, item, s->plan[side].n);
}

int conq_card_price(const struct conq_state *s)
{
    return conq_option(s, O_TOURNAMENT_CARDS) ? 3 : 2;
}

int conq_entry_cost(const struct conq_state *s, int side, int entry)
{
    const struct conq_plan *plan = &s->plan[side];
    int item = plan->entry[entry].item;
    if (item >= PLAN_BUILD && item < PLAN_BUY)
        return price(s, side, (enum item)(item - PLAN_BUILD), entry);
    if (item == PLAN_BUY)
        return conq_card_price(s);
    return item == PLAN_SAVE;
}

/* What the plan brings into the Home pool. */
static int plan_bonus(const struct conq_state *s, int side)
{
    int sum = 0;
    if (entries_of(s, side, PLAN_USE_CARD))
        sum += 2;
    if (entries_of(s, side, PLAN_INWARD))
        sum += is_card_working(s, side, C_TARO_TERRACES) ? 2 : 1;
    if (entries_of(s, side, PLAN_USE_SAVED))
        sum += 1;
    return sum;
}

static int village_points(const struct conq_state *s, struct hexset groups)
{
    int sum = 0;
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        if (s->mark_hex[M_DROUGHT] != hex)
            sum += s->villages[hex];
    }
    return sum;
}

int conq_pools(const struct conq_state *s, int side, struct conq_pool pool[CONQ_HEXES])
{
    struct hexset left = s->held[side];
    int n = 0;
    while (hs_any(left)) {
        struct hexset rest = left;
        struct conq_pool *p = &pool[n++];
        int hex = hs_next(&rest);
        p->groups = hs_has(s->chain[side], hex)
                        ? hs_and(conq_component(s, side, hex), s->held[side])
                        : hs_one(hex);
        p->lowest = (uint8_t)hex;
        p->is_home = s->home[side] != VK_NONE && hs_has(p->groups, s->home[side]);
        int points = village_points(s, p->groups);
        if (p->is_home) {
            points = points > s->rats[side] ? points - s->rats[side] : 0;
            points += s->bonus[side];
        }
        p->points = (int16_t)points;
        left = hs_minus(left, p->groups);
    }
    return n;
}

int conq_pools_full(const struct conq_state *s, int side, struct conq_pool pool[CONQ_HEXES])
{
    int n = conq_pools(s, side, pool);
    int bonus = s->plan[side].n ? plan_bonus(s, side) : 0;
    for (int k = 0; k < n; k++)
        if (pool[k].is_home)
            pool[k].points = (int16_t)(pool[k].points + bonus);
    return n;
}

int conq_pools_left(const struct conq_state *s, int side, struct conq_pool pool[CONQ_HEXES])
{
    const struct conq_plan *plan = &s->plan[side];
    int n = conq_pools_full(s, side, pool);
    for (int i = 0; i < plan->n; i++) {
        int cost = conq_entry_cost(s, side, i);
        for (int k = 0; cost && k < n; k++)
            if (hs_has(pool[k].groups, plan->entry[i].arg)) {
                pool[k].points = (int16_t)(pool[k].points - cost);
                break;
            }
    }
    return n;
}
