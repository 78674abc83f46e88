/*
 * terms.c - what an action is about, for programs: things by their ids, what is paid and
 * gained, and for people where a new hex would lie. Keys stand only where they say something.
 */
#include "face.h"
#include "games/archipelago/migration.h"

static const char *const key_of[N_ARGS] = {
    [A_SEAT] = "seat", [A_REGION] = "region", [A_HEX] = "hex",     [A_FACE] = "face",
    [A_POSE] = "pose", [A_SIDE] = "side",     [A_ROT] = "rot",     [A_PART] = "part",
    [A_SPOT] = "spot", [A_ICON] = "icon",     [A_RES] = "res",     [A_GOODS] = "res",
    [A_UNIT] = "unit", [A_CARD] = "card",     [A_SLOT] = "slot",   [A_BOARD] = "market",
    [A_FLORINS] = "n", [A_PLACE] = "place",   [A_TREND] = "trend", [A_OBJECTIVE] = "objective",
    [A_BACK] = "back", [A_COUNT] = "k",
};

static void write_arg(const char *key, unsigned kind, int value, struct vk_json *j)
{
    const struct vk_arg_kind *k = &archipelago_game.arg_kinds[kind];
    if (k->words)
        vk_json_text(j, key, k->words[value]);
    else
        vk_json_int(j, key, value + k->base);
}

static void write_args(vk_action a, struct vk_json *j)
{
    const uint8_t *kind = archipelago_game.verbs[vk_verb_of(a)].arg;
    static const char *const cell[] = { "q", "r" };
    static const char *const hand[] = { "left", "right" };
    for (int i = 0; i < VK_ARGS_MAX && kind[i]; i++) {
        const char *key = kind[i] == A_CELL   ? cell[i & 1]
                          : kind[i] == A_HAND ? hand[i & 1]
                                              : key_of[kind[i]];
        if (key)
            write_arg(key, kind[i], (int)vk_arg(a, i), j);
    }
}

static void write_cost(const struct arch_cost *cost, struct vk_json *j)
{
    vk_json_int(j, "florins", -cost->florins);
    vk_json_object(j, "cubes");
    for (int res = 0; res < N_RES; res++)
        if (cost->cubes[res])
            vk_json_int(j, archipelago_game.arg_kinds[A_RES].words[res], -cost->cubes[res]);
    vk_json_end(j, '}');
}

static void write_trade(const struct arch_state *s, vk_action a, struct vk_json *j)
{
    int board = (int)vk_arg(a, 0), res = (int)vk_arg(a, 1), n = s->market[board][res];
    bool is_buy = vk_verb_of(a) == V_buy;
    vk_json_int(j, "florins",
                is_buy ? -arch_price_to_buy(s, board, res, arch_discount_now(s))
                       : arch_zone_price(board, res, n + 1));
}

static void write_use(const struct arch_state *s, int seat, int card, struct vk_json *j)
{
    int to, price = arch_use_price(s, seat, card, &to);
    vk_json_int(j, "florins", -price);
    vk_json_int(j, "discs", -arch_cards[card].discs);
    if (to != VK_NONE)
        vk_json_int(j, "pays", to);
}

/* Beside what the cell lies. */
static void write_cell(const struct arch_state *s, int q, int r, const struct vk_words *w,
                       struct vk_json *j)
{
    char where[VK_ACTION_TEXT * 2];
    struct vk_out out = vk_out_to(where, sizeof where);
    arch_cell_text(s, q, r, w, &out);
    vk_json_text(j, "where", where);
}

/* Face and place of a hex that is put down. */
static void write_pose(const struct arch_state *s, vk_action a, const struct vk_words *w,
                       struct vk_json *j)
{
    int hex = arch_hex_now(s), pose = (int)vk_arg(a, 2);
    if (hex < N_HEXES)
        vk_json_text(j, "face", arch_face_words[2 * hex + pose / SIDES]);
    vk_json_int(j, "rot", pose % SIDES);
    write_cell(s, (int)vk_arg(a, 0) - CELL_BASE, (int)vk_arg(a, 1) - CELL_BASE, w, j);
}

/* The same of the first land: its face was chosen before. */
static void write_put(const struct arch_state *s, vk_action a, const struct vk_words *w,
                      struct vk_json *j)
{
    const int8_t *step = arch_step[vk_arg(a, 0)];
    vk_json_int(j, "q", step[0]);
    vk_json_int(j, "r", step[1]);
    arch_word_or_null(j, "face", A_FACE, arch_first_face_now(s));
    write_cell(s, step[0], step[1], w, j);
}

static void write_consent(const struct arch_state *s, int seat, int region, struct vk_json *j)
{
    struct arch_sight sight;
    int to;
    arch_look(s, &sight);
    int price = arch_consent(s, &sight, seat, region, &to);
    if (price <= 0)
        return;
    vk_json_int(j, "florins", -price);
    vk_json_int(j, "pays", to);
}

static void write_building(const struct arch_state *s, unsigned verb, struct vk_json *j)
{
    struct arch_cost cost;
    arch_construction_cost((int)(verb - V_town), s->discount, &cost);
    write_cost(&cost, j);
}

/* How a migrant gets there: by himself, or carried by which ships. */
static void write_way(const struct arch_state *s, int seat, vk_action a, struct vk_json *j)
{
    const struct vk_frame *pick = arch_frame_of(s, P_migrate_pick);
    int unit = arch_migrant_now(s), to = (int)vk_arg(a, 0);
    struct arch_migrants m;
    uint8_t ship[ARCH_FLEET];
    if (unit == VK_NONE || !pick)
        return;
    arch_see_migrants(&m, s, seat, pick->v[MIGRATE_HOW]);
    bool is_ship = arch_is_ship(s, unit);
    if (is_ship || arch_goes_on_foot(&m, unit, to, (int)vk_arg(a, 1))) {
        vk_json_text(j, "by", is_ship ? "sail" : "foot");
        return;
    }
    vk_json_text(j, "by", "convoy");
    vk_json_array(j, "ships");
    int n = arch_carriers(s, seat, s->unit[unit].region, to, ship);
    for (int i = 0; i < n; i++)
        vk_json_int(j, NULL, ship[i]);
    vk_json_end(j, ']');
}

/* ---- Where it lies ----------------------------------------------------------------------------- */

static int building_of(vk_action a)
{
    unsigned verb = vk_verb_of(a);
    return verb >= V_town && verb <= V_ship ? (int)(verb - V_town)
           : verb == V_use_port             ? PORT
           : verb == V_use_market           ? MARKET
                                            : VK_NONE;
}

static void put_word(const char *what, struct vk_out *out)
{
    vk_put(out, what);
    vk_put_char(out, ' ');
}

/* What is meant, and the first n arguments. */
static void put_thing(vk_action a, const char *what, int n, struct vk_out *out)
{
    vk_put(out, what);
    for (int i = 0; i < n; i++) {
        vk_put_char(out, ' ');
        vk_arg_write(&archipelago_game, archipelago_game.verbs[vk_verb_of(a)].arg[i],
                     (int)vk_arg(a, i), out);
    }
}

static void put_in_region(vk_action a, struct vk_out *out)
{
    const uint8_t *kind = archipelago_game.verbs[vk_verb_of(a)].arg;
    int building = building_of(a);
    if (kind[1] == A_ICON)
        put_thing(a, "icon", 2, out);
    else if (kind[1] == A_PART || (kind[1] == A_SPOT && vk_arg(a, 1) < N_PARTS_OF_FACE))
        put_thing(a, "part", 2, out);
    else if (kind[1] == A_SPOT)
        put_thing(a, "house", 2, out);
    else
        put_thing(a, building == VK_NONE ? "region" : "house", 1, out);
    if (building != VK_NONE) {
        vk_put_char(out, ' ');
        vk_arg_write(&archipelago_game, A_BUILDING, building, out);
    }
}

static void put_cell(int q, int r, struct vk_out *out)
{
    put_word("cell", out);
    vk_put_int(out, q);
    vk_put_char(out, ',');
    vk_put_int(out, r);
}

/* A thing as it is asked of in cannot.c; nothing where an action is answered beside the table. */
static void put_at(vk_action a, struct vk_out *out)
{
    switch (vk_verb_of(a)) {
    case V_take_offer:
    case V_take_up:
    case V_give_permit: return;
    case V_place:
        put_cell((int)vk_arg(a, 0) - CELL_BASE, (int)vk_arg(a, 1) - CELL_BASE, out);
        return;
    case V_put: put_cell(arch_step[vk_arg(a, 0)][0], arch_step[vk_arg(a, 0)][1], out); return;
    case V_consume_market: vk_put(out, "consume"); return;
    case V_keep:
    case V_first: vk_put(out, "pile"); return;
    case V_second: vk_put(out, "second"); return;
    case V_market_cube:
        put_word("good", out);
        put_thing(a, archipelago_game.arg_kinds[A_BOARD].words[DOMESTIC], 1, out);
        return;
    default: break;
    }
    switch (archipelago_game.verbs[vk_verb_of(a)].arg[0]) {
    case A_REGION: put_in_region(a, out); break;
    case A_UNIT: put_thing(a, "unit", 1, out); break;
    case A_SLOT: put_thing(a, "slot", 1, out); break;
    case A_CARD: put_thing(a, "card", 1, out); break;
    case A_BOARD: put_thing(a, "good", 2, out); break;
    case A_FACE: put_thing(a, "face", 1, out); break;
    case A_SEAT: put_thing(a, "seat", 1, out); break;
    default: break;
    }
}

void arch_write_place(vk_action a, struct vk_json *j)
{
    int zone = arch_zone_of(a), building = building_of(a);
    char text[40] = "";
    struct vk_out at = vk_out_to(text, sizeof text);
    write_args(a, j);
    if (zone != N_ZONES) {
        put_word("zone", &at);
        vk_put(&at, arch_zone_words[zone]);
    } else {
        put_at(a, &at);
    }
    if (text[0])
        vk_json_text(j, "at", text);
    if (building != VK_NONE)
        arch_word_or_null(j, "building", A_BUILDING, building);
    if (zone != N_ZONES)
        vk_json_text(j, "zone", arch_zone_words[zone]);
}

/* ---- What it is about, costs and brings ---------------------------------------------------------- */

/* What the second half of an action names: the unit for an icon, the shore for a unit. */
static void write_then_at(const struct arch_state *s, vk_action a, struct vk_json *j)
{
    char text[40];
    struct vk_out out = vk_out_to(text, sizeof text);
    bool is_deploy = vk_verb_of(a) == V_deploy;
    int where = is_deploy ? (int)vk_arg(a, 2) : s->unit[vk_arg(a, 0)].region;
    put_word(is_deploy ? "unit" : "part", &out);
    vk_put_int(&out, where);
    if (!is_deploy) {
        vk_put_char(&out, ' ');
        vk_arg_write(&archipelago_game, A_PART, (int)vk_arg(a, 1), &out);
    }
    vk_json_text(j, "then_at", text);
}

/* The good, land, objective or owner that an action is about where its arguments do not say so. */
static void write_thing(const struct arch_state *s, int seat, vk_action a, struct vk_json *j)
{
    struct arch_crisis c;
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_consume_market:
    case V_consume_own:
        if (arch_crisis_now(s, &c))
            arch_word_or_null(j, "good", A_GOODS, c.res);
        break;
    case V_consume_token:
    case V_sell_token: arch_word_or_null(j, "good", A_GOODS, TOKEN); break;
    case V_deploy:
    case V_ravage:
        arch_word_or_null(j, "good", A_GOODS, arch_face_of(s, first)->icon[vk_arg(a, 1)].res);
        break;
    case V_keep:
    case V_first: arch_word_or_null(j, "face", A_FACE, s->top); break;
    case V_second: arch_word_or_null(j, "face", A_FACE, s->second); break;
    case V_drop:
        arch_word_or_null(j, "objective", A_OBJECTIVE, s->player[seat].objective[first]);
        break;
    case V_stand_free:
    case V_heal:
    case V_sink: vk_json_int(j, "seat", arch_owner(s, first)); break;
    default: break;
    }
    if (vk_verb_of(a) == V_deploy || vk_verb_of(a) == V_by)
        write_then_at(s, a, j);
}

static void write_hint(const struct arch_state *s, int seat, vk_action a, const struct vk_words *w,
                       struct vk_json *j)
{
    char text[300] = "";
    struct vk_out hint = vk_out_to(text, sizeof text);
    arch_hint_text(s, seat, a, w, &hint);
    if (text[0])
        vk_json_text(j, "hint", text);
}

static void write_card_cost(const struct arch_state *s, int seat, int card,
                            const struct vk_words *w, struct vk_json *j)
{
    char text[200];
    struct vk_out cost = vk_out_to(text, sizeof text);
    arch_use_text(s, seat, card, w, &cost);
    vk_json_text(j, "cost", text);
}

/* What ends the decision; and what would end the round with it. */
static void write_end(const struct arch_state *s, int seat, unsigned verb, struct vk_json *j)
{
    switch (verb) {
    case V_end_round:
        vk_json_bool(j, "passes", !s->used);
        vk_json_bool(j, "ends", true);
        break;
    case V_stop:
        vk_json_bool(j, "ends", true);
        if (s->phase == 5 && s->active == seat)
            vk_json_text(j, "then", archipelago_game.verbs[V_end_round].name);
        break;
    case V_silent:
    case V_done:
    case V_none:
    case V_withdraw:
    case V_close:
    case V_leave: vk_json_bool(j, "ends", true); break;
    default: break;
    }
}

/* ---- Prices for others who harvest ---------------------------------------------------------------- */

enum { TERMS_USUAL = 2 }; /* florins a unit: where a price begins */

/* What a price is called where it is set: this question comes next. */
static const char *price_template(unsigned verb)
{
    for (const struct vk_verb_at *at = arch_verb_text_at; at->text; at++)
        if (at->point == P_terms_price && at->verb == verb)
            return at->text;
    return arch_verb_text[verb];
}

static void write_answer(vk_action a, const struct vk_words *w, struct vk_json *j)
{
    char label[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(label, sizeof label);
    struct face_blanks b = {
        .who = VK_NONE, .n = 1, .kind = { A_FLORINS }, .value = { (int16_t)vk_arg(a, 0) }
    };
    face_fill(&archipelago_face, price_template(vk_verb_of(a)), &b, w, &out);
    vk_json_action(j, "do", &archipelago_game, a);
    vk_json_text(j, "label", label);
    vk_json_end(j, '}');
}

/* What can follow: every price with its action, the usual one, and what closes a region that is open. */
static void write_prices(const struct arch_state *s, int seat, int region, const struct vk_words *w,
                         struct vk_json *j)
{
    struct vk_actions list;
    vk_action close = 0;
    list.n = 0;
    archipelago_game.points[P_terms_price].legal(s, NULL, seat, &list);
    vk_json_array(j, "prices");
    for (int i = 0; i < list.n; i++) {
        if (vk_verb_of(list.act[i]) == V_close) {
            close = list.act[i];
            continue;
        }
        vk_json_object(j, NULL);
        vk_json_int(j, "n", (int)vk_arg(list.act[i], 0));
        write_answer(list.act[i], w, j);
    }
    vk_json_end(j, ']');
    vk_json_int(j, "usual", TERMS_USUAL);
    if (s->region[region].terms_of != seat) {
        vk_json_null(j, "closes");
        return;
    }
    vk_json_object(j, "closes");
    write_answer(close, w, j);
}

void arch_write_terms(const void *st, int seat, vk_action a, const struct vk_words *w,
                      struct vk_json *j)
{
    const struct arch_state *s = st;
    int first = (int)vk_arg(a, 0);
    char text[VK_ACTION_TEXT * 2] = "";
    struct vk_out brief = vk_out_to(text, sizeof text);
    arch_write_place(a, j);
    arch_short_text(s, a, w, &brief);
    if (text[0])
        vk_json_text(j, "short", text);
    if (arch_group_of(a))
        vk_json_text(j, "group", arch_group_of(a));
    if (seat >= s->h.seats)
        return;
    write_thing(s, seat, a, j);
    write_hint(s, seat, a, w, j);
    switch (vk_verb_of(a)) {
    case V_tax: vk_json_int(j, "florins", arch_income(s, seat)); break;
    case V_buy:
    case V_sell:
    case V_sell_token: write_trade(s, a, j); break;
    case V_hire:
        vk_json_int(j, "florins", arch_is_paid_now(s) ? -arch_recruit_cost(s->sur) : 0);
        break;
    case V_use_card:
        write_use(s, seat, first, j);
        write_card_cost(s, seat, first, w, j);
        break;
    case V_wonder: write_card_cost(s, seat, first, w, j); break;
    case V_acquire:
        vk_json_int(j, "florins", -arch_minimal_cost(first));
        write_card_cost(NULL, seat, first, w, j);
        break;
    case V_buy_card:
        vk_json_text(j, "card", arch_card_words[s->track[first]]);
        vk_json_int(j, "florins", -arch_price_now(s, first));
        break;
    case V_rotate: vk_json_text(j, "card", arch_card_words[s->track[first]]); break;
    case V_town:
    case V_temple:
    case V_market:
    case V_port:
    case V_ship: write_building(s, vk_verb_of(a), j); break;
    case V_put: write_put(s, a, w, j); break;
    case V_place: write_pose(s, a, w, j); break;
    case V_move: write_way(s, seat, a, j); break;
    case V_deploy: write_consent(s, seat, first, j); break;
    case V_terms: write_prices(s, seat, first, w, j); break;
    case V_use_port:
    case V_use_market:
        vk_json_int(j, "florins", -ARCH_SERVICE_PRICE);
        vk_json_int(j, "trades",
                    arch_service_trade(vk_verb_of(a) == V_use_port ? PORT : MARKET).number);
        break;
    default: write_end(s, seat, vk_verb_of(a), j); break;
    }
}
