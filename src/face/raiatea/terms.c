/*
 * terms.c - what an action is about, for programs: things by their ids, what is paid and
 * gained. Keys stand only where they say something.
 */
#include "face.h"

static void write_args(vk_action a, struct vk_json *j)
{
    static const char *const key_of[N_ARGS] = {
        [A_MASK] = "mask",     [A_FACE] = "face",         [A_TILE] = "tile",
        [A_RITUAL] = "ritual", [A_GOOD] = "good",         [A_HELPER] = "helper",
        [A_DECK] = "deck",     [A_LOCATION] = "location", [A_REWARD] = "reward",
    };
    const uint8_t *kind = raiatea_game.verbs[vk_verb_of(a)].arg;
    for (int i = 0; i < VK_ARGS_MAX && kind[i]; i++) {
        int value = (int)vk_arg(a, i);
        if (key_of[kind[i]])
            vk_json_text(j, key_of[kind[i]], raiatea_game.arg_kinds[kind[i]].words[value]);
        else if (kind[i] == A_SEAT)
            vk_json_int(j, "seat", value);
        else if (kind[i] == A_LEVEL)
            vk_json_int(j, "level", value + 1);
        else if (kind[i] == A_AMOUNT)
            vk_json_int(j, "n", value);
    }
}

static void write_training(const struct raia_player *p, int n, struct vk_json *j)
{
    vk_json_int(j, "pearls", -raia_training_price(n));
    vk_json_int(j, "priests", p->priests + n);
    vk_json_int(j, "mana", raia_priest_mana(p, p->priests + n));
}

static void write_sale(int good, int level, struct vk_json *j)
{
    static const char *const bonus_ids[] = {
        [PAYS_PEARLS] = "pearls",
        [PAYS_MANA] = "mana",
        [PAYS_HELPER] = "helper",
        [PAYS_RITUAL] = "ritual",
        [PAYS_PRIEST] = "priest",
        [PAYS_TATTOO] = "tattoo",
        [PAYS_TATTOO_AND_MANA] = "tattoo_and_mana",
        [PAYS_MISSION] = "mission",
    };
    const struct raia_stall *stall = &raia_stalls[good][level];
    vk_json_text(j, "bonus", bonus_ids[stall->bonus]);
    vk_json_int(j, "amount", stall->number);
}

static void write_mission(const struct raia_state *s, int seat, int tile, struct vk_json *j)
{
    const struct vk_frame *top = vk_top_of(&s->h);
    bool is_free = top->point == P_choose_mission && top->flag;
    int cost = is_free ? 0 : raia_tile_cost(s, seat, tile);
    if (raia_missions[tile].need == NEED_PEARLS)
        vk_json_int(j, "pearls", -cost);
    else if (raia_missions[tile].need == NEED_MANA)
        vk_json_int(j, "mana", -cost);
    vk_json_int(j, "vp", raia_missions[tile].points);
    vk_json_bool(j, "auction", raia_starts_auction(s, tile));
}

static void write_draw(const struct raia_state *s, int seat, struct vk_json *j)
{
    vk_json_int(j, "draws", raia_draw_number(&s->player[seat]));
    if (raia_point_now(s) == P_buy_rituals)
        vk_json_int(j, "mana", -RAIA_RITUAL_PRICE);
}

/* Where the price of a good goes. */
static void write_level(const struct raia_state *s, vk_action a, struct vk_json *j)
{
    int good = (int)vk_arg(a, 0), now = raia_point_now(s);
    bool is_top = vk_verb_of(a) == V_trader || now == P_punua_kind;
    int by = vk_verb_of(a) == V_good && now == P_choose_good ? 1 : -1;
    vk_json_int(j, "price", s->level[good]);
    vk_json_int(j, "price_then", is_top ? RAIA_LEVELS : raia_level_after(s, good, by));
}

/* What stays, what it counts as where that is more, and what the bag holds with it. */
static void write_bid(const struct raia_state *s, int seat, int n, struct vk_json *j)
{
    bool is_lost = raia_point_now(s) == P_auction_bid && raia_option(s, O_MANA_SCARCITY);
    int counts = raia_counts_as(s, seat, n);
    vk_json_int(j, "keeps", s->player[seat].mana - n);
    if (counts > n)
        vk_json_int(j, "counts_as", counts);
    vk_json_int(j, "bag", s->bag + (is_lost ? 0 : n));
    vk_json_bool(j, "to_bag", !is_lost);
}

void raia_write_terms(const void *st, int seat, vk_action a, VK_UNUSED const struct vk_words *w,
                      struct vk_json *j)
{
    const struct raia_state *s = st;
    int first = (int)vk_arg(a, 0);
    write_args(a, j);
    if (seat >= RAIA_SEATS)
        return;
    switch (vk_verb_of(a)) {
    case V_train: write_training(&s->player[seat], first, j); break;
    case V_sell: write_sale(first, (int)vk_arg(a, 1) + 1, j); break;
    case V_hire: vk_json_int(j, "pearls", -raia_helper_price_now(s)); break;
    case V_deck:
    case V_draw: write_draw(s, seat, j); break;
    case V_good:
    case V_sacrifice:
    case V_trader: write_level(s, a, j); break;
    case V_bid: write_bid(s, seat, first, j); break;
    case V_mission: write_mission(s, seat, first, j); break;
    case V_ritual:
    case V_shaman:
    case V_keep: vk_json_int(j, "cost", raia_rituals[first].cost); break;
    default: break;
    }
}
