/* tables.c - the tables of tables.h out of the .def files. */
#include "games/archipelago/tables.h"

/* Tokens of faces.def. */
enum { CODE_S = EDGE_S, CODE_P = EDGE_P, CODE_M = EDGE_M };
enum { CODE_A = PART_A, CODE_B = PART_B, CODE_W = PART_W };
#define FRUIT_A  FRUIT, PART_A
#define CATTLE_A CATTLE, PART_A
#define WOOD_A   WOOD, PART_A
#define STONE_A  STONE, PART_A
#define IRON_A   IRON, PART_A
#define CATTLE_B CATTLE, PART_B
#define WOOD_B   WOOD, PART_B
#define STONE_B  STONE, PART_B
#define IRON_B   IRON, PART_B
#define FISH_W   FISH, PART_W
#define NO_ICON  N_RES, PART_A
#define SIX(a, b, c, d, e, f)                                                                      \
    CODE_##a | CODE_##b << 2 | CODE_##c << 4 | CODE_##d << 6 | CODE_##e << 8 | CODE_##f << 10
#define FIVE(a, b, c, d, e) .icon = { { a }, { b }, { c }, { d }, { e } }
/* A face without icons of its own has huts for them, five in all; the volcano has nothing. */
#define N_ICONS(key, huts) (F_##key == F_volcano ? 0 : ICONS - (huts))
/* Some side is sea: not all six have a bit of plain or mountain. */
#define HAS_SEA(edges) ((((edges) | (edges) >> 1) & 0x555) != 0x555)

const struct arch_face arch_faces[N_FACES] = {
#define FACE(key, edges, owners, n_parts, huts, icons, provenance)                                 \
    { #key, edges, owners, n_parts, huts, N_ICONS(key, huts), HAS_SEA(edges), icons },
#include "faces.def"
#undef FACE
};

const char *const arch_face_words[N_FACES] = {
#define FACE(key, edges, owners, n_parts, huts, icons, provenance) #key,
#include "faces.def"
#undef FACE
};

const struct arch_card arch_cards[N_CARDS] = {
#define CARD(code, key, kind, p0, p1, p2, discs, florins, medals, provenance)                      \
    { code, #key, kind, { p0, p1, p2 }, discs, florins, medals },
#include "cards.def"
#undef CARD
};

const char *const arch_card_words[N_CARDS] = {
#define CARD(code, key, kind, p0, p1, p2, discs, florins, medals, provenance) #key,
#include "cards.def"
#undef CARD
};

enum { DAY, RED };

const struct arch_back arch_backs[N_BACKS] = {
#define BACK(code, upper, n, red, lower, m, red2, provenance)                                      \
    { code, { { upper, n, red }, { lower, m, red2 } } },
#include "backs.def"
#undef BACK
};

const char *const arch_back_words[N_BACKS] = {
#define BACK(code, upper, n, red, lower, m, red2, provenance) code,
#include "backs.def"
#undef BACK
};

const struct arch_objective arch_objectives[N_OBJECTIVES] = {
#define OBJECTIVE(code, end, n2, n3, n4, n5, criterion, gap, provenance)                           \
    { code, end, { n2, n3, n4, n5 }, criterion, gap },
#include "objectives.def"
#undef OBJECTIVE
};

const char *const arch_objective_words[N_OBJECTIVES] = {
#define OBJECTIVE(code, end, n2, n3, n4, n5, criterion, gap, provenance) code,
#include "objectives.def"
#undef OBJECTIVE
};

const struct arch_trend arch_trends[N_TRENDS] = {
#define TREND(code, criterion, provenance) { code, criterion },
#include "trends.def"
#undef TREND
};

const char *const arch_trend_words[N_TRENDS] = {
#define TREND(code, criterion, provenance) code,
#include "trends.def"
#undef TREND
};

const char *const arch_criterion_words[N_CRITERIA + 2] = {
    "money",        "characters",  "progress",     "characters_plus_progress",
    "towns",        "temples",     "markets",      "ports",
    "tokens",       "cubes_fruit", "cubes_cattle", "cubes_fish",
    "cubes_wood",   "cubes_stone", "cubes_iron",   "icons_fruit",
    "icons_cattle", "icons_fish",  "icons_wood",   "icons_stone",
    "icons_iron",   "population",  "benefactor",   "pacifist",
    "separatist",
};

/* ---- boards ------------------------------------------------------------------------------------ */

static const struct arch_zone zones[N_BOARDS][N_RES] = {
#define ZONE(board, res, s1, s2, s3, p1, p2, p3, e1, e2, e3, provenance)                           \
    [board][res] = { { s1, s2, s3 }, { p1, p2, p3 }, { e1, e2, e3 } },
#include "zones.def"
#undef ZONE
};

int arch_zone_capacity(int board, int res)
{
    const struct arch_zone *z = &zones[board][res];
    return z->spaces[0] + z->spaces[1] + z->spaces[2];
}

int arch_zone_row(int board, int res, int n)
{
    const struct arch_zone *z = &zones[board][res];
    if (n <= 0)
        return -1;
    return n <= z->spaces[0] ? 0 : n <= z->spaces[0] + z->spaces[1] ? 1 : 2;
}

int arch_zone_price(int board, int res, int n)
{
    int row = arch_zone_row(board, res, n);
    return row < 0 ? 0 : zones[board][res].price[row];
}

struct arch_effect arch_row_effect(int board, int res, int row)
{
    int effect = row < 0 ? CALM : zones[board][res].effect[row];
    return (struct arch_effect){ effect == IDLE_HANDS, effect == ANGER };
}

struct arch_effect arch_pop_effect(int pop)
{
    static const struct arch_effect rows[] = { { 0, 0 }, { 1, 0 }, { 0, 1 }, { 1, 1 }, { 0, 2 } };
    int row = pop <= 10 ? 0 : (pop - 1) / 10;
    return rows[row < 5 ? row : 4];
}

int arch_sur_effect(int sur)
{
    if (sur <= 3)
        return -1;
    if (sur <= 7)
        return 0;
    return sur <= 12 ? 1 : sur <= 17 ? 2 : sur <= 22 ? 3 : 4;
}

int arch_recruit_cost(int sur)
{
    if (sur == 0)
        return 0;
    return sur <= 3 ? 4 : sur <= 12 ? 3 : sur <= 22 ? 2 : 1;
}

const struct arch_cost arch_constructions[N_CONSTRUCTIONS] = {
#define CONSTRUCTION(what, florins, fruit, cattle, fish, wood, stone, iron, provenance)            \
    [what] = { florins, { fruit, cattle, fish, wood, stone, iron } },
#include "constructions.def"
#undef CONSTRUCTION
};

const uint8_t arch_cubes_of_game[N_RES] = { 15, 15, 15, 15, 12, 10 };
const uint8_t arch_turn_limit[N_PACKS] = { 12, 16, 20 };
