/*
 * terms.c - what an action is about, for programs: things by their ids, where it lies on the table, what it is
 * called in short, what leads to it, what is paid and gained. Keys stand only where they say something.
 */
#include "face.h"

/* The things that it names, by kind: `"good":"uru","level":5`. */
static void write_args(vk_action a, struct vk_json *j)
{
    const uint8_t *kind = raiatea_game.verbs[vk_verb_of(a)].arg;
    for (int i = 0; i < VK_ARGS_MAX && kind[i]; i++) {
        const struct vk_arg_kind *k = &raiatea_game.arg_kinds[kind[i]];
        int value = (int)vk_arg(a, i);
        if (k->words)
            vk_json_text(j, k->name, k->words[value]);
        else
            vk_json_int(j, vk_verb_of(a) == V_train ? "priests" : k->name, value + k->base);
    }
    if (vk_verb_of(a) == V_gather)
        vk_json_text(j, "helper", raiatea_game.arg_kinds[A_HELPER].words[GATHERER]);
}

/* ---- Where on the table ------------------------------------------------------------------------- */

static const char *const place_of[N_VERBS] = {
    [V_go] = "place",     [V_take] = "face",    [V_gather] = "forest", [V_sell] = "stall",
    [V_trader] = "stall", [V_good] = "good",    [V_hire] = "helper",   [V_helper] = "helper",
    [V_mask] = "mask",    [V_mission] = "tile", [V_deck] = "deck",     [V_reward] = "reward",
    [V_strike] = "row",   [V_target] = "seat",
};

bool raia_is_in_market(unsigned verb, int point)
{
    switch (verb) {
    case V_good: return point == P_choose_good || point == P_punua_kind;
    case V_helper: return point == P_choose_helper;
    case V_mask: return point == P_choose_mask || point == P_neigh_take;
    default: return true;
    }
}

/* `"spot":"stall:uru:5"`: the kind of place, and what tells it from others of its kind. */
static void write_place(vk_action a, int point, struct vk_json *j)
{
    unsigned verb = vk_verb_of(a);
    const uint8_t *kind = raiatea_game.verbs[verb].arg;
    bool is_top = verb == V_trader || (verb == V_good && point == P_punua_kind);
    char text[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (!place_of[verb] || !raia_is_in_market(verb, point))
        return;
    vk_put(&out, is_top ? "stall" : place_of[verb]);
    for (int i = 0; i < VK_ARGS_MAX && kind[i]; i++) {
        vk_put_char(&out, ':');
        vk_arg_write(&raiatea_game, kind[i], (int)vk_arg(a, i), &out);
    }
    if (is_top)
        vk_put(&out, ":5");
    vk_json_put(j, "spot", &out);
}

void raia_write_place(vk_action a, struct vk_json *j)
{
    write_place(a, N_POINTS, j);
}

/* ---- What it is called --------------------------------------------------------------------------- */

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

/* ---- What it costs --------------------------------------------------------------------------------- */

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

void raia_write_terms(const void *st, int seat, vk_action a, const struct vk_words *w,
                      struct vk_json *j)
{
    const struct raia_state *s = st;
    int first = (int)vk_arg(a, 0);
    if (seat >= RAIA_SEATS)
        return;
    write_args(a, j);
    write_place(a, raia_point_now(s), j);
    write_short(a, w, j);
    raia_write_brief(s, seat, a, w, j);
    write_way(a, j);
    switch (vk_verb_of(a)) {
    case V_train: write_training(&s->player[seat], first, j); break;
    case V_hire: vk_json_int(j, "pearls", -raia_helper_price_now(s)); break;
    case V_deck:
    case V_draw: write_draw(s, seat, j); break;
    case V_yes:
    case V_sacrifice: vk_json_int(j, "tattoos", 1); break;
    case V_mission: write_mission(s, seat, first, j); break;
    case V_ritual:
    case V_shaman:
    case V_keep: vk_json_int(j, "cost", raia_rituals[first].cost); break;
    default: break;
    }
}
