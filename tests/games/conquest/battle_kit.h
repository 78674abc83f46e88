/* battle_kit.h - positions before a Battle, for test_battle.c and test_retreat.c. */
#ifndef VAKA_TESTS_GAMES_CONQUEST_BATTLE_KIT_H
#define VAKA_TESTS_GAMES_CONQUEST_BATTLE_KIT_H

#include "../../support/conquest_given.h"

/* Tonga (seat 0) may begin Transit; the group or atoll at 54 is next to its Home. */
static inline void given_target(const char *tile)
{
    set_game(2, "");
    if (tile)
        set_tile(54, tile);
    else
        set_ocean("54");
    set_pieces(0, HEX_TONGA, "");
    set_pieces(1, HEX_SAMOA, "");
    set_until(0, "transit_action");
}

static inline void front(int row, int wc, int wb, int lw, int leader)
{
    assert_int_equal(sea.battle.front[row][ROW_WC], wc);
    assert_int_equal(sea.battle.front[row][ROW_WB], wb);
    assert_int_equal(sea.battle.front[row][ROW_LW], lw);
    assert_int_equal(sea.battle.front[row][ROW_LEADER], leader);
}

#endif
