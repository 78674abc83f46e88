/*
 * names.c - values of Conquest for people. A hex is called by the island in it, as far as
 * the position that is spoken of tells; the sea by its place in a grid. The historic labels of
 * unexplored hexes are not used: islands are found anywhere, and one name for two places misleads.
 */
#include "face.h"

/* Transport Canoes have a short name, and another one in the chain. */
static const char *kind_name(int kind)
{
    static const char *const name[N_KINDS] = {
#define PIECE(word, id, title, number, moves, provenance) title,
#include "games/conquest/pieces.def"
#undef PIECE
    };
    return kind == TC ? "Transport" : kind == TCU ? "chain canoe" : name[kind];
}

static const char *const marker_names[N_MARKERS] = {
    [MK_O1] = "open ocean, 1 knot",  [MK_O2] = "open ocean, 2 knots",
    [MK_O3] = "open ocean, 3 knots", [MK_I1] = "an island, 1 knot",
    [MK_I2] = "an island, 2 knots",  [MK_I3] = "an island, 3 knots",
    [MK_X] = "off course",
};

static const char *const phase_names[N_PHASES] = { "Turn Order", "Exploration",
                                                   "Movement and Battle", "Building", "Victory" };
static const char *const direction_names[N_DIRECTIONS] = { ", then clockwise",
                                                           ", then counter-clockwise" };
static const char *const cargo_names[N_CARGOS] = { "empty", "with a Warrior Band",
                                                   "with a Colony" };
static const char *const flag_names[] = { "no", "yes" };

static const char *const gain_names[] = {
    [GAIN_NOTHING] = "",
    [GAIN_CHAIN] = "a chain",
    [GAIN_CARD] = "a card",
    [GAIN_VILLAGE] = "a Village",
    [GAIN_VILLAGES] = "a Village on each island",
    [GAIN_BAND] = "a Warrior Band",
    [GAIN_BANDS] = "two Warrior Bands",
    [GAIN_GARRISONS] = "a Warrior Band for each Village",
    [GAIN_CANOE] = "a War Canoe",
};
static const char *const action_names[] = {
    [EXPLORE] = "Explore!",
    [BUILD] = "Build",
    [DEFEND] = "Defend",
    [ATTACK] = "Attack!",
};

void conq_grid_text(int hex, struct vk_out *out)
{
    const struct conq_hex *h = &conq_hexes[hex];
    vk_put_char(out, (char)('A' + h->q + 6));
    vk_put_int(out, (2 * h->r + h->q + 10) / 2 + 1);
}

const char *conq_island_name(const struct conq_state *s, int hex)
{
    int tile = s ? s->tile[hex] : NO_TILE, group = conq_group_at[hex];
    if (tile < N_TILES)
        return conq_tiles[tile].name;
    if (group)
        return conq_groups[group - 1].name;
    return hex == CONQ_GALAPAGOS || hex == CONQ_UNFORTUNATE ? conq_hexes[hex].label : NULL;
}

/* `Fiji`; the sea and the unknown by their place, `H8`; `the island at H8`, for who knows it `Tahiti`. */
static void hex_text(int hex, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = w ? w->state : NULL;
    const char *name = conq_island_name(s, hex);
    if (name) {
        vk_put(out, vk_tr(w, name));
        return;
    }
    vk_put(out, s && hs_has(s->face_down, hex) ? vk_tr(w, "the island at ") : "");
    conq_grid_text(hex, out);
}

void conq_side_text(const struct conq_state *s, int side, const struct vk_words *w,
                    struct vk_out *out)
{
    if (s && conq_is_solo(s) && side == 1)
        vk_put(out, vk_tr(w, "Samoa"));
    else if (side >= CONQ_SIDES)
        vk_put(out, vk_tr(w, s && conq_is_solo(s) ? "Samoa" : "the local chief"));
    else
        vk_seat_text(&conquest_face, side, w, out);
}

void conq_halves_text(int halves, struct vk_out *out)
{
    if (halves >= 2 || halves == 0)
        vk_put_int(out, halves / 2);
    if (halves % 2)
        vk_put(out, "\xC2\xBD");
}

/* `1 point`, `10½ points`. */
static void points_text(int halves, const struct vk_words *w, struct vk_out *out)
{
    conq_halves_text(halves, out);
    vk_put_char(out, ' ');
    vk_put(out, vk_tr(w, halves == 1 || halves == 2 ? "point" : "points"));
}

static void chit_text(int chit, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_chit *c = &conq_chits[chit];
    for (int i = 0; i < 2; i++) {
        if (c->gain[i] == GAIN_NOTHING)
            continue;
        vk_put(out, vk_tr(w, gain_names[c->gain[i]]));
        vk_put(out, ", ");
    }
    vk_put(out, vk_tr(w, action_names[c->action]));
}

/* `You begin`, `Hina begins`; `You`, `Hina`. */
static void seat_or_you(unsigned kind, int seat, const struct vk_words *w, struct vk_out *out)
{
    bool is_you = w && w->state && w->viewer == seat;
    if (is_you) {
        vk_put(out, vk_tr(w, kind == W_BEGINS ? "You begin" : "You"));
        return;
    }
    struct face_blanks blanks = {
        .who = VK_NONE, .n = 1, .kind = { A_SEAT }, .value = { (int16_t)seat }
    };
    face_fill(&conquest_face, kind == W_BEGINS ? "{0} begins" : "{0}", &blanks, w, out);
}

/* Blanks that look at the position; without one they say nothing of it. */
static void blank_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = w ? w->state : NULL;
    int seat = w && w->viewer < CONQ_SIDES ? w->viewer : 0;
    bool is_up = s && hs_has(s->chain[seat], value);
    switch (kind) {
    case W_BEGINS:
    case W_WHO: seat_or_you(kind, value, w, out); break;
    case W_FLIP:
        vk_put(out, vk_tr(w, !s      ? "Turn over the canoe at"
                             : is_up ? "Turn down the chain canoe at"
                                     : "Turn up a chain canoe at"));
        break;
    case W_PRICE:
        vk_put_int(out, s ? conq_price(s, seat, (enum item)value) : conq_items[value].cost);
        break;
    case W_CARD_PRICE: vk_put_int(out, s ? conq_card_price(s) : 2); break;
    default:
        if (s && hs_has(conq_enemy_hexes(s, seat), value))
            vk_put(out, vk_tr(w, ", among rivals"));
        break;
    }
}

/* What is said of a value that the viewer may not know. */
static const char *unknown_name(unsigned kind)
{
    switch (kind) {
    case A_CARD: return "a hidden card";
    case A_EVENT: return "one to keep";
    case A_KIND: return "face down";
    case A_TILE: return "a secret";
    default: return "?";
    }
}

static const char *name_of(unsigned kind, int value)
{
    switch (kind) {
    case A_MARKER: return marker_names[value];
    case A_TILE: return conq_tiles[value].name;
    case A_CARD: return conq_cards[value].title;
    case A_EVENT: return conq_random_events[value].title;
    case A_PEOPLE: return conq_peoples[value].name;
    case A_DIRECTION: return direction_names[value];
    case A_KIND: return kind_name(value);
    case A_CARGO: return cargo_names[value];
    case A_ITEM: return conq_planned_name(PLAN_BUILD + value);
    case A_PHASE: return phase_names[value];
    case A_FLAG: return flag_names[value];
    default: return NULL;
    }
}

void conq_arg_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = w ? w->state : NULL;
    if (kind >= N_ARGS) {
        blank_text(kind, value, w, out);
        return;
    }
    if (kind == A_SIDE || kind == A_SEAT) {
        conq_side_text(s, value, w, out);
        return;
    }
    if (kind == A_DIRECTION && s && s->sides == 2)
        return; /* either way is the same */
    if (value < 0 || value >= conquest_game.arg_kinds[kind].n) {
        vk_put(out, vk_tr(w, unknown_name(kind)));
        return;
    }
    const char *name = name_of(kind, value);
    if (name)
        vk_put(out, vk_tr(w, name));
    else if (kind == A_HEX)
        hex_text(value, w, out);
    else if (kind == A_CHIT)
        chit_text(value, w, out);
    else if (kind == A_HALVES)
        points_text(value, w, out);
    else
        vk_arg_write(&conquest_game, kind, value, out);
}

/* Without the comma that ties it to what goes before. */
bool conq_arg_title(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    static const char *const directions[N_DIRECTIONS] = { "clockwise", "counter-clockwise" };
    if (kind == A_DIRECTION)
        vk_put(out, vk_tr(w, directions[value]));
    return kind == A_DIRECTION;
}

/*
 * Who the neutral figure of an event is: in solitaire the Samoans, else, and in a Battle for a group
 * that was Independent, its own people.
 */
const char *conq_neutral(const struct vk_event *ev, const struct vk_words *w)
{
    const struct conq_state *s = w ? w->state : NULL;
    int hex = conquest_game.events[ev->kind].arg[0] == A_HEX ? ev->arg[0] : VK_NONE;
    if (!s || !conq_is_solo(s))
        return "The local chief";
    if (hex >= CONQ_HEXES)
        return "Samoa";
    if (s->battle.hex == hex)
        return s->battle.defender == VK_NEUTRAL ? "The local chief" : "Samoa";
    return hs_has(s->independent, hex) ? "The local chief" : "Samoa";
}
