/* building_kit.h - positions of the Building Step, for test_building.c and test_plan.c. */
#ifndef VAKA_TESTS_GAMES_CONQUEST_BUILDING_KIT_H
#define VAKA_TESTS_GAMES_CONQUEST_BUILDING_KIT_H

#include "../../support/conquest_given.h"
#include <stdio.h>
#include <string.h>

enum { ATOLL_HEX = 55, WEST = 46, EAST = 54, FAR = 68 };

/* Both players plan; seat 0 (Tonga) has his Home with 2 Villages and 2 Warrior Bands. */
static inline void set_session(const char *options)
{
    set_game(2, options);
    set_until(0, "build_session");
}

/* Tonga's chain: Home and Hawaii on the hex south of it; Tahiti stands apart. */
static inline void set_realm(const char *options)
{
    set_session(options);
    set_tile(WEST, "hawaii");
    set_tile(EAST, "tahiti");
    set_villages(0, WEST, 2);
    set_villages(0, EAST, 1);
    set_pieces(0, HEX_TONGA, "1 tcu, 2 wb");
    set_pieces(0, WEST, "1 tcu");
}

static inline void all_end(void)
{
    does(0, "end_build");
    does(1, "end_build");
}

/* Points of Tonga's pool that has this lowest hex, with the plan; -1 if there is none. */
static inline int points_left(int lowest)
{
    struct conq_pool pool[CONQ_HEXES];
    int n = conq_pools_left(&sea, 0, pool);
    for (int i = 0; i < n; i++)
        if (pool[i].lowest == lowest)
            return pool[i].points;
    return -1;
}

#endif
