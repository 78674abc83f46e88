/* tables.h - the printed material of Archipelago: hexes, cards, backs, objectives, boards. */
#ifndef VAKA_GAMES_ARCHIPELAGO_TABLES_H
#define VAKA_GAMES_ARCHIPELAGO_TABLES_H

#include "games/archipelago/names.h"
#include <stdbool.h>
#include <stdint.h>

enum { ICONS = 5, ROWS = 3, SIDES = 6 };

/* An icon of a face: which resource on which part. */
struct arch_icon {
    uint8_t res, part; /* res N_RES: there is no such icon */
};

/*
 * A face as it is printed. Edges and their owners are packed, two bits a side from side 0: a turned
 * face is its code turned (arch_turn). n_edges: sides that are not all alike need more than one pose.
 */
struct arch_face {
    const char *key;
    uint16_t edges, owners;
    uint8_t n_parts, huts, n_icons, has_sea;
    struct arch_icon icon[ICONS];
};
extern const struct arch_face arch_faces[N_FACES];
extern const char *const arch_face_words[N_FACES];

/* Side d of a face turned k times shows what side d - k shows unturned. */
static inline unsigned arch_turn(unsigned code, int rot)
{
    return (code << 2 * rot | code >> (12 - 2 * rot)) & 0xFFF;
}

static inline int arch_of_side(unsigned code, int d)
{
    return (int)(code >> 2 * d & 3);
}

struct arch_card {
    const char *code, *key;
    uint8_t kind, price[3], discs, florins, medals;
};
extern const struct arch_card arch_cards[N_CARDS];
extern const char *const arch_card_words[N_CARDS];

/* One half of a back: a resource (a crisis), TEMPLE_CALM or TOWN_UNREST. */
struct arch_half {
    uint8_t what, number, is_red;
};
struct arch_back {
    const char *code;
    struct arch_half half[N_BOARDS]; /* upper: domestic, lower: export */
};
extern const struct arch_back arch_backs[N_BACKS];
extern const char *const arch_back_words[N_BACKS];

struct arch_objective {
    const char *code;
    uint8_t end, needs[4], criterion, gap; /* needs: with 2 to 5 players */
};
extern const struct arch_objective arch_objectives[N_OBJECTIVES];
extern const char *const arch_objective_words[N_OBJECTIVES];

struct arch_trend {
    const char *code;
    uint8_t criterion;
};
extern const struct arch_trend arch_trends[N_TRENDS];
extern const char *const arch_trend_words[N_TRENDS];
extern const char *const arch_zone_words[N_ZONES];
extern const char *const arch_criterion_words[N_CRITERIA + 2];

/* A zone of a market. Row of the n-th cube (from 1) is 0 to 2; of none -1. */
enum row_effect { CALM, IDLE_HANDS, ANGER };
struct arch_zone {
    uint8_t spaces[ROWS], price[ROWS], effect[ROWS];
};
int arch_zone_capacity(int board, int res);
int arch_zone_row(int board, int res, int n);
int arch_zone_price(int board, int res, int n); /* of the n-th space */

struct arch_effect {
    int8_t sur, reb;
};
/* Phase 3: of the lowest row in use, of the population, of the surplus workers. */
struct arch_effect arch_row_effect(int board, int res, int row);
struct arch_effect arch_pop_effect(int pop);
int arch_sur_effect(int sur);   /* on the rebellion */
int arch_recruit_cost(int sur); /* 0: none possible */

struct arch_cost {
    uint8_t florins, cubes[N_RES];
};
extern const struct arch_cost arch_constructions[N_CONSTRUCTIONS];

extern const uint8_t arch_cubes_of_game[N_RES];
extern const uint8_t arch_turn_limit[N_PACKS];

#endif
