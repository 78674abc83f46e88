/*
 * names.c - values of Conquest for people. A hex is called by the island in it, as far as
 * the position that is spoken of tells; the sea by its place in a grid. The historic labels of
 * unexplored hexes are not used: islands are found anywhere, and one name for two places misleads.
 */
#include "face.h"
#include <string.h>

static const char *const marker_names[N_MARKERS] = {
    [MK_O1] = "open ocean, 1 knot",  [MK_O2] = "open ocean, 2 knots",
    [MK_O3] = "open ocean, 3 knots", [MK_I1] = "an island, 1 knot",
    [MK_I2] = "an island, 2 knots",  [MK_I3] = "an island, 3 knots",
    [MK_X] = "off course",
};

static const char *const phase_names[N_PHASES] = { "Turn Order", "Exploration",
                                                   "Movement and Battle", "Building", "Victory" };
static const char *const direction_names[N_DIRECTIONS] = { "clockwise", "counter-clockwise" };
static const char *const cargo_names[N_CARGOS] = { "empty", "with a Warrior Band",
                                                   "with a Colony" };
static const char *const flag_names[] = { "no", "yes" };

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

/* `Gilbert`: islands are called without the word that says what they are, so that a sentence can end with them. */
static void island_text(const char *name, const struct vk_words *w, struct vk_out *out)
{
    static const char *const rest[] = { " Archipelago", " Islands", " Is.", " I." };
    char text[64];
    struct vk_out whole = vk_out_to(text, sizeof text);
    vk_put(&whole, vk_tr(w, name));
    for (size_t i = 0; i < sizeof rest / sizeof rest[0]; i++) {
        size_t n = strlen(text), tail = strlen(rest[i]);
        if (n > tail && strcmp(text + n - tail, rest[i]) == 0)
            text[n - tail] = 0;
    }
    vk_put(out, text);
}

static void fill_grid(const char *msgid, int hex, const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks blanks = {
        .who = VK_NONE, .n = 1, .kind = { W_GRID }, .value = { (int16_t)hex }
    };
    face_fill(&conquest_face, msgid, &blanks, w, out);
}

/* `Fiji`; the sea and the unknown by their place, `H8`; `the island at H8`, for who knows it `Tahiti`. */
static void hex_text(int hex, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = w ? w->state : NULL;
    const char *name = conq_island_name(s, hex);
    if (name)
        island_text(name, w, out);
    else if (s && hs_has(s->face_down, hex))
        fill_grid("the island at {0}", hex, w, out);
    else
        conq_grid_text(hex, out);
}

void conq_label_text(int hex, const struct vk_words *w, struct vk_out *out)
{
    if (conq_hexes[hex].label[0])
        island_text(conq_hexes[hex].label, w, out);
    else
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

/* `½ point`, `1 point`, `10½ points`. One and a half are many in English alone. */
static void points_text(int halves, const struct vk_words *w, struct vk_out *out)
{
    char number[12];
    struct vk_out written = vk_out_to(number, sizeof number);
    conq_halves_text(halves, &written);
    face_fill(&conquest_face,
              halves == 3 ? VK_IN("one and a half", "{0} points") : "{0} {0|point|points}",
              &(struct face_blanks){ .who = VK_NONE,
                                     .n = 1,
                                     .value = { (int16_t)(halves == 1 ? 1 : halves / 2) },
                                     .text = { number } },
              w, out);
}

/* `You`, `Hina`. */
static void seat_or_you(int seat, const struct vk_words *w, struct vk_out *out)
{
    if (w && w->state && w->viewer == seat)
        vk_put(out, vk_tr(w, "You"));
    else
        vk_seat_text(&conquest_face, seat, w, out);
}

/* Blanks that look at the position; without one they say nothing of it. */
static void blank_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = w ? w->state : NULL;
    int seat = w && w->viewer < CONQ_SIDES ? w->viewer : 0;
    switch (kind) {
    case W_WHO: seat_or_you(value, w, out); break;
    case W_PRICE:
        vk_put_int(out, s ? conq_price(s, seat, (enum item)value) : conq_items[value].cost);
        break;
    case W_PIECES: conq_pieces_text(value / CONQ_COUNTED, value % CONQ_COUNTED, w, out); break;
    case W_BUILT: conq_built_text(value / CONQ_COUNTED, value % CONQ_COUNTED, w, out); break;
    case W_GAIN: vk_put(out, vk_tr(w, conq_gain_name(value))); break;
    case W_PHASE: vk_put(out, vk_tr(w, conq_phase_short[value])); break;
    case W_CARD_PRICE: vk_put_int(out, s ? conq_card_price(s) : 2); break;
    default: conq_grid_text(value, out); break;
    }
}

/* ---- Labels that hang on the position ----------------------------------------------------------- */

static const char *order_label(const struct conq_state *s, vk_action a, bool is_you)
{
    static const char *const text[2][N_DIRECTIONS] = {
        { "{0} begins, then clockwise", "{0} begins, then counter-clockwise" },
        { "You begin, then clockwise", "You begin, then counter-clockwise" },
    };
    if (s->sides == 2) /* either way is the same */
        return is_you ? "You begin" : "{0} begins";
    return text[is_you][vk_arg(a, 1)];
}

bool conq_label_now(vk_action a, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = w ? w->state : NULL;
    int seat = w && w->viewer < CONQ_SIDES ? w->viewer : 0, first = (int)vk_arg(a, 0);
    struct face_blanks blanks = { .who = VK_NONE,
                                  .n = 2,
                                  .kind = { A_HEX, A_HEX },
                                  .value = { (int16_t)first, (int16_t)vk_arg(a, 1) } };
    const char *text;
    if (!s)
        return false;
    switch (vk_verb_of(a)) {
    case V_first:
        blanks.kind[0] = A_SEAT;
        text = order_label(s, a, w->viewer == first);
        break;
    case V_flip:
        text = hs_has(s->chain[seat], first) ? "Turn down the chain canoe at {0}"
                                             : "Turn up a chain canoe at {0}";
        break;
    case V_depart:
        if (!hs_has(conq_enemy_hexes(s, seat), (int)vk_arg(a, 1)))
            return false;
        text = "Sail from {0} to {1}, among rivals";
        break;
    case V_give:
        if (first + (int)vk_arg(a, 1) > 0)
            return false;
        text = "Keep none";
        break;
    default: return false;
    }
    face_fill(&conquest_face, text, &blanks, w, out);
    return true;
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
    case A_CARD: return conq_cards[value].title;
    case A_EVENT: return conq_random_events[value].title;
    case A_PEOPLE: return conq_peoples[value].name;
    case A_DIRECTION: return direction_names[value];
    case A_KIND: return conq_piece_one[value];
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
    if (value < 0 || value >= conquest_game.arg_kinds[kind].n) {
        vk_put(out, vk_tr(w, unknown_name(kind)));
        return;
    }
    const char *name = name_of(kind, value);
    if (name)
        vk_put(out, vk_tr(w, name));
    else if (kind == A_TILE)
        island_text(conq_tiles[value].name, w, out);
    else if (kind == A_HEX)
        hex_text(value, w, out);
    else if (kind == A_CHIT)
        conq_chit_text(value, w, out);
    else if (kind == A_HALVES)
        points_text(value, w, out);
    else
        vk_arg_write(&conquest_game, kind, value, out);
}

/* The sea and islands that one does not know not by their place alone. */
bool conq_arg_title(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = w ? w->state : NULL;
    if (kind != A_HEX || conq_island_name(s, value))
        return false;
    fill_grid(s && hs_has(s->face_down, value) ? "Secret island {0}" : "Sea {0}", value, w, out);
    return true;
}

/*
 * Which side the neutral figure of an event is: in solitaire Samoa; elsewhere, and where a Battle is for a group that
 * was Independent, its own people, who are none. They have Local Warriors alone, and never leave.
 */
int conq_neutral_side(const struct vk_event *ev, const struct vk_words *w)
{
    const struct conq_state *s = w ? w->state : NULL;
    const uint8_t *kinds = conquest_game.events[ev->kind].arg;
    int hex = kinds[0] == A_HEX ? ev->arg[0] : VK_NONE;
    if (!s || !conq_is_solo(s))
        return VK_NONE;
    if (hex >= CONQ_HEXES)
        return CONQ_OPPONENT;
    bool is_chiefs =
        s->battle.hex == hex ? s->battle.defender == VK_NEUTRAL : hs_has(s->independent, hex);
    bool is_defending = kinds[1] == A_KIND ? ev->arg[1] == LW : ev->kind == E_battle_won;
    return is_chiefs && is_defending ? VK_NONE : CONQ_OPPONENT;
}

const char *conq_neutral(const struct vk_event *ev, const struct vk_words *w)
{
    return conq_neutral_side(ev, w) == VK_NONE ? "The local chief" : "Samoa";
}
