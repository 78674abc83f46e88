/* map.c - the tables of map.h out of the .def files, and distances. */
#include "games/conquest/map.h"

#define OFF VK_NONE

const struct conq_hex conq_hexes[CONQ_HEXES] = {
#define HEX(number, q, r, kind, label, flags, n, ne, se, s, sw, nw, provenance)                    \
    [number] = { q, r, kind, flags, { n, ne, se, s, sw, nw }, label },
#include "hexes.def"
#undef HEX
};

/* Bit `hex` of word `w`; none for OFF, which would lie in word 3. */
#define BIT(w, hex) ((hex) / 64 == (w) ? (uint64_t)1 << ((hex) % 64) : 0)
#define BITS(w, a, b, c, d, e, f)                                                                  \
    (BIT(w, a) | BIT(w, b) | BIT(w, c) | BIT(w, d) | BIT(w, e) | BIT(w, f))

const struct hexset conq_near[CONQ_HEXES] = {
#define HEX(number, q, r, kind, label, flags, n, ne, se, s, sw, nw, provenance)                    \
    [number] = { { BITS(0, n, ne, se, s, sw, nw), BITS(1, n, ne, se, s, sw, nw) } },
#include "hexes.def"
#undef HEX
};

#define IF(condition, w, number) ((condition) ? BIT(w, number) : 0) |
const struct hexset conq_printed_ocean = { {
#define HEX(number, q, r, kind, ...) IF((kind) == OCEAN, 0, number)
#include "hexes.def"
    0,
#undef HEX
#define HEX(number, q, r, kind, ...) IF((kind) == OCEAN, 1, number)
#include "hexes.def"
#undef HEX
    0 } };
const struct hexset conq_unknown = { {
#define HEX(number, q, r, kind, ...) IF((kind) == UNKNOWN, 0, number)
#include "hexes.def"
    0,
#undef HEX
#define HEX(number, q, r, kind, ...) IF((kind) == UNKNOWN, 1, number)
#include "hexes.def"
#undef HEX
    0 } };
const struct hexset conq_east = { {
#define HEX(number, q, r, kind, label, flags, ...) IF((flags)&F_EAST, 0, number)
#include "hexes.def"
    0,
#undef HEX
#define HEX(number, q, r, kind, label, flags, ...) IF((flags)&F_EAST, 1, number)
#include "hexes.def"
#undef HEX
    0 } };

const struct conq_group conq_groups[CONQ_GROUPS] = {
#define GROUP(id, name, hex, green, brown, warriors, provenance)                                   \
    { #id, name, hex, warriors, { green, brown } },
#include "groups.def"
#undef GROUP
};

enum group_row {
    NO_GROUP,
#define GROUP(id, name, hex, green, brown, warriors, provenance) G_##id,
#include "groups.def"
#undef GROUP
};

const uint8_t conq_group_at[CONQ_HEXES] = {
#define GROUP(id, name, hex, green, brown, warriors, provenance) [hex] = G_##id,
#include "groups.def"
#undef GROUP
};

const struct conq_tile conq_tiles[N_TILES] = {
#define ALWAYS                                         0
#define ASIDE                                          VK_NONE
#define TILE(id, name, green, brown, from, provenance) { #id, name, { green, brown }, from },
#include "tiles.def"
#undef TILE
};

const struct conq_people conq_peoples[N_PEOPLES] = {
#define PEOPLE(id, name, home, tile, lowness, facing, explorer, provenance)                        \
    { #id, name, explorer, home, tile, lowness, facing },
#include "peoples.def"
#undef PEOPLE
};

const struct conq_card conq_cards[N_CARDS] = {
#define CARD(code, id, title, type, provenance) { code, title, type },
#include "cards.def"
#undef CARD
};

const struct conq_random_event conq_random_events[N_RANDOM_EVENTS] = {
#define RANDOM_EVENT(code, id, title, type, marker, provenance) { code, title, type, marker },
#include "random_events.def"
#undef RANDOM_EVENT
};

const struct conq_marker conq_markers[N_MARKERS] = {
#define MARKER(word, id, type, knots, number, provenance) { type, knots, number },
#include "markers.def"
#undef MARKER
};

const struct conq_die conq_dice[CONQ_DIE + 1] = {
#define DIE(number, part, loss, provenance) [number] = { part, loss },
#include "dice.def"
#undef DIE
};

const struct conq_item conq_items[N_ITEMS] = {
#define ITEM(word, id, title, cost, piece, provenance) { word, title, cost, piece },
#include "items.def"
#undef ITEM
};

const struct conq_chit conq_chits[N_CHITS] = {
#define CHIT(code, first, second, action, provenance) { code, { first, second }, action },
#include "chits.def"
#undef CHIT
};

const uint8_t conq_explore_order[CONQ_UNKNOWN_HEXES] = {
#include "explore_order.def"
};

const uint8_t conq_piece_number[N_MAP_KINDS] = { 8, 0, 13, 12, 4, 2 };

const char *const conq_tile_words[N_TILES] = {
#define TILE(id, name, green, brown, from, provenance) #id,
#include "tiles.def"
#undef TILE
};
const char *const conq_card_words[N_CARDS] = {
#define CARD(code, id, title, type, provenance) code,
#include "cards.def"
#undef CARD
};
const char *const conq_event_words[N_RANDOM_EVENTS] = {
#define RANDOM_EVENT(code, id, title, type, marker, provenance) code,
#include "random_events.def"
#undef RANDOM_EVENT
};
const char *const conq_marker_words[N_MARKERS] = {
#define MARKER(word, id, type, knots, number, provenance) word,
#include "markers.def"
#undef MARKER
};
const char *const conq_cargo_words[N_CARGOS] = { "none", "wb", "col" };
const char *const conq_phase_words[N_PHASES] = { "turn_order", "exploration", "movement",
                                                 "building", "victory" };
const char *const conq_kind_words[N_KINDS] = {
#define PIECE(word, id, title, number, moves, provenance) word,
#include "pieces.def"
#undef PIECE
};
const char *const conq_item_words[N_ITEMS] = {
#define ITEM(word, id, title, cost, piece, provenance) word,
#include "items.def"
#undef ITEM
};
const char *const conq_chit_words[N_CHITS] = {
#define CHIT(code, first, second, action, provenance) code,
#include "chits.def"
#undef CHIT
};
const char *const conq_people_words[N_PEOPLES] = {
#define PEOPLE(id, name, home, tile, lowness, facing, explorer, provenance) #id,
#include "peoples.def"
#undef PEOPLE
};

static int distance(int dq, int dr)
{
    int a = dq < 0 ? -dq : dq, b = dr < 0 ? -dr : dr, c = dq + dr < 0 ? -dq - dr : dq + dr;
    int most = a > b ? a : b;
    return most > c ? most : c;
}

int conq_distance(int a, int b)
{
    return distance(conq_hexes[a].q - conq_hexes[b].q, conq_hexes[a].r - conq_hexes[b].r);
}

/* South America is the pair (13,-6), (13,-5). */
int conq_distance_to_america(int hex)
{
    int north = distance(conq_hexes[hex].q - 13, conq_hexes[hex].r + 6);
    int south = distance(conq_hexes[hex].q - 13, conq_hexes[hex].r + 5);
    return north < south ? north : south;
}

struct hexset conq_around(struct hexset a)
{
    struct hexset out = { { 0, 0 } };
    while (hs_any(a))
        out = hs_or(out, conq_near[hs_next(&a)]);
    return out;
}

struct hexset conq_flood(struct hexset from, struct hexset through)
{
    struct hexset found = from, edge = from;
    while (hs_any(edge)) {
        edge = hs_minus(hs_and(conq_around(edge), through), found);
        found = hs_or(found, edge);
    }
    return found;
}
