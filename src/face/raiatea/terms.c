/*
 * terms.c - what an action is about, for programs: the thing by its name, what leads to it, what is paid
 * and gained. Keys stand only where they say something.
 */
#include "face.h"

/* A card of the forest is called by what it is; its treasure is no part of the name. */
static unsigned thing_of(unsigned kind, int *value)
{
    static const uint8_t kinds[] = {
        [FACE_GOOD] = A_GOOD, [FACE_HELPER] = A_HELPER, [FACE_MASK] = A_MASK, [FACE_MIRROR] = A_MASK
    };
    if (kind != A_FACE)
        return kind;
    const struct raia_face *face = &raia_faces[*value];
    *value = face->type == FACE_MIRROR ? MIRROR : face->what;
    return kinds[face->type];
}

/* Under a question that says what is done the name of the one thing is enough. */
static void write_short(vk_action a, const struct vk_words *w, struct vk_json *j)
{
    unsigned verb = vk_verb_of(a), kind = raiatea_game.verbs[verb].arg[0];
    bool is_one = kind && !raiatea_game.verbs[verb].arg[1] && kind != A_AMOUNT;
    char text[120];
    struct vk_out out = vk_out_to(text, sizeof text);
    int value = (int)vk_arg(a, 0);
    if (!is_one || verb == V_sacrifice || verb == V_hire)
        return;
    kind = thing_of(kind, &value);
    vk_arg_title(&raiatea_face, kind, value, w, &out);
    vk_json_put(j, "short", &out);
}

/* What leads to it, where several clicks do; whether it may be done besides, or ends the decision. */
static void write_way(vk_action a, struct vk_json *j)
{
    unsigned verb = vk_verb_of(a);
    const char *click = raia_click_of(a);
    if (click)
        vk_json_text(j, verb == V_sell ? "group" : "side", click);
    if (verb == V_pass || verb == V_done)
        vk_json_bool(j, "ends", true);
}

static void write_training(const struct raia_player *p, int n, struct vk_json *j)
{
    vk_json_int(j, "pearls", -raia_training_price(n));
    vk_json_int(j, "mana", raia_priest_mana(p, p->priests + n));
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

/* What the bag holds with it. */
static void write_bid(const struct raia_state *s, int n, struct vk_json *j)
{
    bool is_lost = raia_point_now(s) == P_auction_bid && raia_option(s, O_MANA_SCARCITY);
    vk_json_int(j, "bag", s->bag + (is_lost ? 0 : n));
    vk_json_bool(j, "to_bag", !is_lost);
}

void raia_write_terms(const void *st, int seat, vk_action a, const struct vk_words *w,
                      struct vk_json *j)
{
    const struct raia_state *s = st;
    int first = (int)vk_arg(a, 0);
    if (seat >= RAIA_SEATS)
        return;
    write_short(a, w, j);
    write_way(a, j);
    switch (vk_verb_of(a)) {
    case V_train: write_training(&s->player[seat], first, j); break;
    case V_hire: vk_json_int(j, "pearls", -raia_helper_price_now(s)); break;
    case V_deck:
    case V_draw: write_draw(s, seat, j); break;
    case V_good:
    case V_sacrifice:
    case V_trader: write_level(s, a, j); break;
    case V_bid: write_bid(s, first, j); break;
    case V_mission: write_mission(s, seat, first, j); break;
    case V_ritual:
    case V_shaman:
    case V_keep: vk_json_int(j, "cost", raia_rituals[first].cost); break;
    default: break;
    }
}
