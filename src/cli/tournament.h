/*
 * tournament.h - everybody against everybody: each set of as many players as there are seats plays
 * a table, and the pairwise results of all games make ratings. tournament.c plays,
 * tournament_report.c tells.
 */
#ifndef VAKA_CLI_TOURNAMENT_H
#define VAKA_CLI_TOURNAMENT_H

#include "cli/rating.h"
#include "cli/sim_part.h"

struct tournament_row {
    int bot; /* its place in --bots */
    struct rating rating;
    struct sim_tally tally;   /* of all its games */
    int64_t points, meetings; /* pairwise: 2 points for a better rank, 1 for the same */
    struct sim_thinking thinking;
};

/* What comes of the sums of all tables. */
struct tournament {
    const struct sim_part *part;
    struct tournament_row row[PART_BOTS_MAX]; /* the best first */
    struct rated_points beats;                /* by place in --bots */
    int64_t games, forfeited, broken;
    double seconds;
    bool has_times;
};

/* tournament_report.c: as the call says, and what is wrong with games to standard error. A status. */
int tournament_tell(const struct tournament *t);

#endif
