/* plan.c - the sealed plan of the Building Step: its entries, prices, and the points it brings. */
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

/* `Tonga and Niue share their Build Points: 2 of 5 left`. */
void conq_pool_text(const struct conq_pool *pool, int left, const struct vk_words *w,
                    struct vk_out *out)
{
    char names[400];
    struct vk_out list = vk_out_to(names, sizeof names);
    int n = hs_count(pool->groups);
    for (struct hexset rest = pool->groups; hs_any(rest);) {
        vk_put(&list, !list.len ? "" : hs_count(rest) > 1 ? ", " : vk_tr(w, " and "));
        conq_arg_text(A_HEX, hs_next(&rest), w, &list);
    }
    face_fill(&conquest_face,
              n > 1 ? "{0} share their Build Points: {1} of {2} left"
                    : "{0}: {1} of {2} Build Points left",
              &(struct face_blanks){ .who = VK_NONE,
                                     .n = 3,
                                     .value = { 0, (int16_t)left, pool->points },
                                     .text = { names } },
              w, out);
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

void conq_write_plan(const struct conq_state *s, int side, struct vk_json *j)
{
    const struct conq_plan *plan = &s->plan[side];
    vk_json_object(j, "plan");
    vk_json_array(j, "entries");
    for (int i = 0; i < plan->n; i++)
        write_entry(s, side, i, j);
    vk_json_end(j, ']');
    if (plan->pending < N_ITEMS)
        vk_json_text(j, "pending", conq_item_words[plan->pending]);
    else
        vk_json_null(j, "pending");
    vk_json_end(j, '}');
}

void conq_write_prices(const struct conq_state *s, int side, struct vk_json *j)
{
    vk_json_object(j, "prices");
    for (int item = 0; item < N_ITEMS; item++)
        vk_json_int(j, conq_item_words[item], conq_price(s, side, (enum item)item));
    vk_json_int(j, "card", conq_card_price(s));
    vk_json_end(j, '}');
}
