/*
 * rating.h - Elo-like ratings from pairwise results: the model of Bradley and Terry, in which a
 * player of strength s beats one of strength t with the chance s / (s + t). A rating is
 * 400 log10 of the strength, and their mean is 0. Pure.
 */
#ifndef VAKA_CLI_RATING_H
#define VAKA_CLI_RATING_H

#include <stdbool.h>
#include <stdint.h>

enum { RATED_MAX = 16 };

struct rated_points {
    int64_t of[RATED_MAX][RATED_MAX];
};

struct rating {
    double elo, low, high; /* with its 95 % interval */
};

/*
 * `of[i][k]`: what i has won against k, 2 for a win and 1 for a tie, so of[i][k] +
 * of[k][i] is twice the number of their meetings. `seats`: players of one game, whose pairwise
 * results are not independent of each other.
 *
 * Each pair that has met is given one tie more: who has won every game would have no rating else.
 */
void rating_fit(const struct rated_points *points, int n, int seats,
                struct rating rating[RATED_MAX]);

#endif
