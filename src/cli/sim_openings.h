/*
 * sim_openings.h - what seats did first, and how they fared with it. An opening is the text of a
 * seat's first decisions; where only one action is legal there is nothing to decide.
 */
#ifndef VAKA_CLI_SIM_OPENINGS_H
#define VAKA_CLI_SIM_OPENINGS_H

#include "vaka/play.h"

enum {
    OPENING_DECISIONS_MAX = 8,
    OPENING_TEXT = OPENING_DECISIONS_MAX * (VK_ACTION_TEXT + 2),
    OPENINGS_MAX = 1 << 20
};

/* What one player, or whoever sat on one seat, has achieved. */
struct sim_tally {
    int64_t games, wins;   /* wins in units of SIM_WIN */
    int64_t scored, score; /* games that were played to their end, and all points of these */
    int64_t forfeits;
    int32_t min, max;
};

void sim_add_tally(struct sim_tally *to, const struct sim_tally *from);

struct sim_opening {
    char *text;
    int32_t seat;
    struct sim_tally tally;
};

/* Found by hash; the caller starts with all zero. */
struct sim_openings {
    struct sim_opening *row;
    uint32_t n, cap;
};

/* False: there is no memory, or there are more kinds than anybody can look at. */
bool openings_add(struct sim_openings *o, int seat, const char *text,
                  const struct sim_tally *tally);
bool openings_merge(struct sim_openings *to, const struct sim_openings *from);

/* In one order whatever the order of adding: by seat, the most frequent first. Only to be told. */
void openings_sort(struct sim_openings *o);
void openings_close(struct sim_openings *o);

#endif
