/*
 * bot_build.c - weights of a building plan. The plan's order is fixed, so each item is weighed
 * against what the same points could still buy further down: Villages first, then a Colony with its
 * canoe where a group waits, links of the chain, cards, and the rest for warriors.
 */
#include "games/conquest/bot.h"

/* What the side has at hand and lacks. */
struct needs {
    struct conq_goals goals;
    int colonies, transports, warriors, canoes; /* on the map and in the plan */
    int points;                                 /* left, all pools */
    int most;                                   /* left in the richest pool */
    bool has_box;                               /* a usable box is free on a group of its own */
    bool has_rivals;
};

static int planned(const struct conq_state *s, int seat, int item)
{
    int n = 0;
    for (int i = 0; i < s->plan[seat].n; i++)
        n += s->plan[seat].entry[i].item == PLAN_BUILD + item;
    return n;
}

static struct hexset planned_hexes(const struct conq_state *s, int seat, int item)
{
    struct hexset out = { { 0, 0 } };
    for (int i = 0; i < s->plan[seat].n; i++)
        if (s->plan[seat].entry[i].item == PLAN_BUILD + item)
            hs_add(&out, s->plan[seat].entry[i].arg);
    return out;
}

static void look(const struct conq_state *s, int seat, struct needs *n)
{
    struct conq_pool pool[CONQ_HEXES];
    int pools = conq_pools_left(s, seat, pool);
    conq_goals_of(s, seat, &n->goals);
    n->has_rivals = !conq_is_solo(s);
    n->colonies = planned(s, seat, I_COL);
    n->transports = planned(s, seat, I_TC);
    n->warriors = planned(s, seat, I_WB);
    n->canoes = planned(s, seat, I_WC);
    for (int i = 0; i < s->n_pieces[seat]; i++) {
        int kind = s->piece[seat][i].kind;
        n->colonies += kind == COL;
        n->transports += kind == TC;
        n->warriors += kind == WB;
        n->canoes += kind == WC;
    }
    struct hexset groups = s->held[seat];
    n->has_box = false;
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        n->has_box |= conq_usable(s, hex) > s->villages[hex];
    }
    n->points = n->most = 0;
    for (int i = 0; i < pools; i++) {
        n->points += pool[i].points;
        n->most = pool[i].points > n->most ? pool[i].points : n->most;
    }
}

/* Where a canoe would join the chain. Alone every canoe that is built does: those of the plan close gaps too. */
static struct hexset open_gaps(const struct conq_state *s, int seat, struct conq_goals *g)
{
    struct hexset gaps = conq_gaps(g);
    return conq_is_solo(s) ? hs_minus(gaps, planned_hexes(s, seat, I_TC)) : gaps;
}

/* Does a group of its own lack the chain canoe? */
static bool has_gap(const struct conq_state *s, int seat, struct conq_goals *g)
{
    return hs_any(hs_and(s->held[seat], open_gaps(s, seat, g)));
}

/* Groups of this side that an enemy stack stands close to. */
static bool is_threatened(const struct conq_state *s, int seat, int hex)
{
    for (int other = 0; other < s->sides; other++) {
        struct hexset near = hs_and(conq_near[hex], s->occupied[other]);
        if (other != seat && hs_any(near))
            return true;
    }
    return false;
}

/* Colonies that are missing to those that are worth having under way now. */
static int lack_of_colonies(struct needs *n, int turn)
{
    int groups = hs_count(conq_settle(&n->goals)), want = groups < 2 ? groups : 2;
    return (turn > 12 && want > 1 ? 1 : want) - n->colonies;
}

/* Transport Canoes that are missing to links and passengers. */
static int lack_of_transports(struct needs *n, int lack_col)
{
    int passengers = n->colonies + (lack_col > 0 ? lack_col : 0);
    return hs_count(conq_gaps(&n->goals)) + passengers - n->transports;
}

/* Points that the peaceful needs below will cost. */
static int reserve(const struct needs *n, int lack_tc, int lack_col)
{
    int cost = (lack_tc > 0 ? lack_tc : 0) + 2 * (lack_col > 0 ? lack_col : 0);
    return cost < n->points ? cost : n->points;
}

static bool wants_war_canoe(struct needs *n, int turn)
{
    int lack_col = lack_of_colonies(n, turn), lack_tc = lack_of_transports(n, lack_col);
    return n->most - reserve(n, lack_tc, lack_col) >= 0;
}

static bool wants_transport(struct needs *n, int turn)
{
    int lack_col = lack_of_colonies(n, turn);
    return lack_of_transports(n, lack_col) > 0 &&
           (lack_col <= 0 || n->transports == 0 || n->most >= 3);
}

/* How much this item is wanted now, 0 to 1; above one half it is bought before what comes later. */
static float item_desire(const struct conq_state *s, int seat, struct needs *n, int item)
{
    int turn = s->h.round;
    switch (item) {
    case I_VILLAGE: return 1.0f;
    case I_IA: return n->most >= conq_price(s, seat, I_IA) + 2 && !n->has_box ? 0.8f : 0.1f;
    case I_WC: return n->canoes < 4 + turn / 2 && wants_war_canoe(n, turn) ? 0.7f : 0.15f;
    case I_TC_UP: return has_gap(s, seat, &n->goals) ? 0.9f : 0.1f;
    case I_TC:
        if (conq_is_solo(s) && has_gap(s, seat, &n->goals)) /* it closes the gap at once */
            return 0.9f;
        return wants_transport(n, turn) ? 0.9f : 0.05f;
    case I_WB: return n->warriors + n->canoes < 3 + turn ? 0.6f : 0.2f;
    case I_COL: return n->transports > 0 && lack_of_colonies(n, turn) > 0 ? 0.9f : 0.05f;
    case I_RUM: return 0.55f;
    default: return 0.1f;
    }
}

/* Wanted things first, and of these the one that the plan's order closes first. A Village, and what may come before
 * it, pays for all the rest of the game: among rivals a search looks hardly at anything else while there is one to
 * be had (alone there is less time for it to pay back). */
static float weight(const struct needs *n, float desire, int order)
{
    float first = n->has_rivals && order <= PLAN_BUILD + I_VILLAGE ? 100.0f : 1.0f;
    return desire > 0.5f ? first * 400.0f * desire / (float)(1 + order) : desire;
}

/* Where an item serves best. */
static float place_weight(const struct conq_state *s, int seat, struct conq_goals *g, int hex)
{
    switch (s->plan[seat].pending) {
    case I_TC_UP: return hs_has(open_gaps(s, seat, g), hex) ? 20.0f : 1.0f;
    case I_TC: {
        if (conq_is_solo(s) && hs_has(open_gaps(s, seat, g), hex))
            return 20.0f;
        float near_gap = 8.0f / (float)(1 + conq_to_gap(g, hex));
        return near_gap + 8.0f / (float)(1 + conq_to_settle(g, hex));
    }
    case I_COL: {
        int steps = conq_to_settle(g, hex);
        return 20.0f / (float)(1 + steps * steps);
    }
    case I_WB: return (is_threatened(s, seat, hex) ? 4.0f : 1.0f) + (float)s->villages[hex];
    case I_WC: return s->home[seat] == hex ? 2.0f : 1.0f;
    case I_VILLAGE:
    case I_IA: return 1.0f + (hs_has(conq_joined(g), hex) ? 1.0f : 0.0f);
    default: return is_threatened(s, seat, hex) ? 3.0f : 1.0f;
    }
}

/* Turning Inward costs the next voyage: worth it when there is little left to find nearby. */
static float inward_desire(const struct conq_state *s, int seat, struct needs *n)
{
    struct hexset near = conq_around(s->held[seat]);
    int around = hs_count(hs_and(hs_or(near, conq_around(near)), s->unexplored));
    if (around == 0 || s->h.round >= 9)
        return 0.9f;
    int groups = hs_count(conq_settle(&n->goals));
    return groups >= 4 ? 0.9f : around <= 2 && groups >= 2 ? 0.6f : 0.1f;
}

static float card_desire(const struct conq_state *s, int seat, int card)
{
    switch (card) {
    case C_BREADFRUIT_PITS: return s->h.round >= 4 ? 0.8f : 0.4f;
    case C_ADZE_MAKERS: return 0.7f;
    case C_TARO_TERRACES: return s->lost >> seat & 1 ? 0.1f : 0.4f;
    default: return 0.3f;
    }
}

/* The item is chosen: all that is asked is where. */
static void weigh_places(const struct conq_state *s, int seat, const struct vk_actions *list,
                         float *w)
{
    struct conq_goals g;
    conq_goals_of(s, seat, &g);
    for (int i = 0; i < list->n; i++)
        w[i] = place_weight(s, seat, &g, (int)vk_arg(list->act[i], 0));
}

void conq_weigh_build(const struct conq_state *s, int seat, const struct vk_actions *list, float *w)
{
    struct needs n;
    if (s->plan[seat].pending != VK_NONE) {
        weigh_places(s, seat, list, w);
        return;
    }
    look(s, seat, &n);
    for (int i = 0; i < list->n; i++) {
        vk_action a = list->act[i];
        int arg = (int)vk_arg(a, 0);
        switch (vk_verb_of(a)) {
        case V_use_card: w[i] = weight(&n, card_desire(s, seat, arg), PLAN_USE_CARD); break;
        case V_show_card: w[i] = weight(&n, card_desire(s, seat, arg), PLAN_SHOW_CARD); break;
        case V_turn_inward: w[i] = weight(&n, inward_desire(s, seat, &n), PLAN_INWARD); break;
        case V_use_saved: w[i] = weight(&n, 0.7f, PLAN_USE_SAVED); break;
        case V_build: w[i] = weight(&n, item_desire(s, seat, &n, arg), PLAN_BUILD + arg); break;
        case V_buy_card: w[i] = weight(&n, 0.8f, PLAN_BUY); break;
        case V_save_bp: w[i] = weight(&n, 0.7f, PLAN_SAVE); break;
        case V_convert: w[i] = weight(&n, 1.0f, PLAN_CONVERT); break;
        case V_end_build: w[i] = 0.6f; break;
        default: w[i] = 0.1f; break;
        }
    }
}
