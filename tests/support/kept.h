/*
 * kept.h - a table without a house, with its journal, for tests: it begins, plays legal steps at random, and is
 * tried with every game.
 */
#ifndef VAKA_TESTS_SUPPORT_KEPT_H
#define VAKA_TESTS_SUPPORT_KEPT_H

#include "table/table.h"

enum { KEPT_TEXT = 1 << 20 };

/* A table with its journal. */
struct kept {
    struct vk_clerk clerk; /* must come first */
    struct vk_table t;
    char *text;
    size_t n;
    uint32_t random;
};

/* Persons on all seats; no game yet. */
void kept_sit(struct kept *k, int seats);
void kept_begin(struct kept *k, const struct vk_game *g, int seats);
void kept_leave(struct kept *k); /* all memory is given back */
uint32_t kept_draw(struct kept *k, uint32_t n);

/* A legal step of one who is due; which seat, or -1 if nobody is. */
int kept_step(struct kept *k, vk_action *a);
bool kept_play(struct kept *k); /* and it is taken; false: nobody is due */

/* Each game, and that of the tests, with the fewest and the most seats; with every number of them. */
typedef void game_test(const struct vk_game *g, int seats);
void with_every_game(game_test *test);
void with_every_number(game_test *test);

#endif
