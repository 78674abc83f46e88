/* solo_kit.h - positions of solitaire, for test_solitaire.c and its neighbours test_solo_*.c. */
#ifndef VAKA_TESTS_GAMES_CONQUEST_SOLO_KIT_H
#define VAKA_TESTS_GAMES_CONQUEST_SOLO_KIT_H

#include "../../support/conquest_given.h"
#include <stdio.h>
#include <string.h>

/* Sides: 0 the human (Tonga), 1 the automatic opponent (Samoa), whom events call 253. */
enum { HUMAN, OPPONENT };

/* Around Samoa (44): north, north-east, south-east; two hexes north, north-east; towards Tahiti. */
enum { NORTH = 43, NORTH_EAST = 52, SOUTH_EAST = 53, NORTH_2 = 42, NORTH_EAST_2 = 51, EAST = 62 };

/* Turn 2 begins: a chit is about to be drawn. Samoa has 2 Villages and 2 Warrior Bands. */
static inline void set_chit(const char *options)
{
    set_game(1, options);
    set_until(VK_CHANCE, "draw_chit");
}

/* The same, six chits are out and the four Attack! chits are in the container. */
static inline void set_attack_chit(void)
{
    set_chit("");
    for (int c = 0; c < 6; c++)
        sea.chit[c] = CHIT_OUT;
    for (int c = 11; c < N_CHITS; c++)
        sea.chit[c] = CHIT_IN;
    sea.chits_drawn = 6;
}

#endif
