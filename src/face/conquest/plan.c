/* plan.c - the sealed plan of the Building Step: its pools, entries and what it brings. */
#include "face.h"

bool conq_plans(const struct conq_state *s)
{
    return conq_frame_of(s, P_build_session) || conq_frame_of(s, P_choose_start_pieces);
}

/* The plan carried out on a copy, as far as points hang on it. */
int conq_forecast(const struct conq_state *s, int side, enum cards_counted cards)
{
    struct conq_state then = *s;
    const struct conq_plan *plan = &s->plan[side];
    for (int i = 0; i < plan->n; i++) {
        int item = plan->entry[i].item, arg = plan->entry[i].arg;
        if (item == PLAN_BUILD + I_VILLAGE || item == PLAN_CONVERT)
            conq_add_village(&then, side, arg);
        else if (item == PLAN_BUILD + I_TC_UP || (item == PLAN_BUILD + I_TC && conq_is_solo(s)))
            hs_add(&then.chain[side], arg);
        else if (item == PLAN_USE_CARD || item == PLAN_SHOW_CARD)
            then.card_flags[arg] |= CARD_UP;
    }
    return conq_points(&then, side, cards);
}

enum { START_POINTS = 4 }; /* of the option "variable_start" */

/* Before the first turn there is one pool, which no Village pays for. */
static void write_start_pool(const struct conq_state *s, int side, struct vk_json *j)
{
    int left = START_POINTS;
    for (int i = 0; i < s->plan[side].n; i++)
        left -= conq_entry_cost(s, side, i);
    vk_json_object(j, NULL);
    vk_json_int(j, "pool", s->home[side]);
    conq_write_hexset(j, "hexes", hs_one(s->home[side]));
    vk_json_int(j, "points", START_POINTS);
    vk_json_int(j, "left", left);
    vk_json_bool(j, "home", true);
    vk_json_end(j, '}');
}

static void write_pools(const struct conq_state *s, int side, struct vk_json *j)
{
    struct conq_pool start[CONQ_HEXES], now[CONQ_HEXES];
    int n = conq_pools(s, side, start);
    conq_pools_left(s, side, now);
    vk_json_array(j, "pools");
    if (conq_frame_of(s, P_choose_start_pieces)) {
        write_start_pool(s, side, j);
        n = 0;
    }
    for (int i = 0; i < n; i++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "pool", start[i].lowest);
        conq_write_hexset(j, "hexes", start[i].groups);
        vk_json_int(j, "points", start[i].points);
        vk_json_int(j, "left", now[i].points);
        vk_json_bool(j, "home", start[i].is_home);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static const char *entry_name(int item)
{
    switch (item) {
    case PLAN_USE_CARD: return "use_card";
    case PLAN_SHOW_CARD: return "show_card";
    case PLAN_INWARD: return "turn_inward";
    case PLAN_USE_SAVED: return "use_saved";
    case PLAN_BUY: return "buy_card";
    case PLAN_SAVE: return "save_bp";
    case PLAN_CONVERT: return "convert";
    default: return conq_item_words[item - PLAN_BUILD];
    }
}

static void write_entry(const struct conq_state *s, int side, int i, struct vk_json *j)
{
    int item = s->plan[side].entry[i].item, arg = s->plan[side].entry[i].arg;
    vk_json_object(j, NULL);
    vk_json_text(j, "item", entry_name(item));
    if (item == PLAN_USE_CARD || item == PLAN_SHOW_CARD)
        vk_json_text(j, "card", conq_card_words[arg]);
    else if (item >= PLAN_BUILD)
        vk_json_int(j, "hex", arg);
    if (item >= PLAN_BUILD && item != PLAN_CONVERT)
        vk_json_int(j, "cost", conq_entry_cost(s, side, i));
    vk_json_end(j, '}');
}

/* ---- What helps: asked of the rules, on a copy whose plan is empty --------------------------- */

static struct conq_state fresh(const struct conq_state *s, int side)
{
    struct conq_state then = *s;
    then.plan[side] = (struct conq_plan){ .pending = VK_NONE };
    return then;
}

/* Build Points that one entry brings. */
static int gain(const struct conq_state *s, int side, int item, int arg)
{
    struct conq_state then = fresh(s, side);
    struct conq_pool pool[CONQ_HEXES];
    int sum = 0, n = conq_pools_left(&then, side, pool);
    for (int i = 0; i < n; i++)
        sum -= pool[i].points;
    then.plan[side].n = 1;
    then.plan[side].entry[0].item = (uint8_t)item;
    then.plan[side].entry[0].arg = (uint8_t)arg;
    n = conq_pools_left(&then, side, pool);
    for (int i = 0; i < n; i++)
        sum += pool[i].points;
    return sum;
}

static bool is_canoe(enum item item)
{
    return item == I_WC || item == I_TC_UP || item == I_TC;
}

/* Prices, what the first canoe is cheaper, and what turning inward brings. */
static void write_rates(const struct conq_state *s, int side, struct vk_json *j)
{
    struct conq_state then = fresh(s, side);
    int first = conq_items[I_WC].cost - conq_price(&then, side, I_WC);
    vk_json_object(j, "rates");
    vk_json_object(j, "costs");
    for (int i = 0; i < N_ITEMS; i++)
        vk_json_int(j, conq_item_words[i],
                    conq_price(&then, side, (enum item)i) + (is_canoe((enum item)i) ? first : 0));
    vk_json_end(j, '}');
    vk_json_int(j, "first_canoe", first);
    vk_json_int(j, "inward", gain(s, side, PLAN_INWARD, 0));
    vk_json_end(j, '}');
}

static void write_card_bonus(const struct conq_state *s, int side, vk_action a, struct vk_json *j)
{
    unsigned card = vk_arg(a, 0);
    struct conq_state then = fresh(s, side);
    vk_json_text(j, "card", conq_card_words[card]);
    if (vk_verb_of(a) == V_use_card) {
        vk_json_int(j, "points", gain(s, side, PLAN_USE_CARD, (int)card));
        return;
    }
    then.card_flags[card] |= CARD_UP;
    write_rates(&then, side, j);
}

/* What brings Build Points or makes things cheaper, as far as it may be planned at all. */
static void write_bonuses(const struct conq_state *s, int side, struct vk_json *j)
{
    struct conq_state then = fresh(s, side);
    struct vk_actions list = { .n = 0 };
    vk_legal(&conquest_game, &then, side, &list);
    vk_json_array(j, "bonuses");
    for (int i = 0; i < list.n; i++) {
        int verb = (int)vk_verb_of(list.act[i]);
        bool is_card = verb == V_use_card || verb == V_show_card;
        if (!is_card && verb != V_turn_inward && verb != V_use_saved)
            continue;
        vk_json_object(j, NULL);
        vk_json_text(j, "item", conquest_game.verbs[verb].name);
        if (is_card)
            write_card_bonus(s, side, list.act[i], j);
        else
            vk_json_int(j, "points",
                        gain(s, side, verb == V_turn_inward ? PLAN_INWARD : PLAN_USE_SAVED, 0));
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

void conq_write_plan(const struct conq_state *s, int side, struct vk_json *j)
{
    const struct conq_plan *plan = &s->plan[side];
    vk_json_object(j, "plan");
    write_pools(s, side, j);
    vk_json_array(j, "entries");
    for (int i = 0; i < plan->n; i++)
        write_entry(s, side, i, j);
    vk_json_end(j, ']');
    if (plan->pending < N_ITEMS)
        vk_json_text(j, "pending", conq_item_words[plan->pending]);
    else
        vk_json_null(j, "pending");
    vk_json_object(j, "prices");
    for (int item = 0; item < N_ITEMS; item++)
        vk_json_int(j, conq_item_words[item], conq_price(s, side, (enum item)item));
    vk_json_int(j, "card", conq_card_price(s));
    vk_json_end(j, '}');
    write_rates(s, side, j);
    write_bonuses(s, side, j);
    vk_json_int(j, "forecast", conq_forecast(s, side, CARDS_UP));
    vk_json_end(j, '}');
}
