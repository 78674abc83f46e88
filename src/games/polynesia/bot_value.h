/*
 * bot_value.h - the worth of a position to each seat, in points that it may expect. A seat is
 * described by a few numbers (its features); how much each of them counts changes as the volcano's
 * time runs out. Used by bot.c and features.c.
 */
#ifndef VAKA_GAMES_POLYNESIA_BOT_VALUE_H
#define VAKA_GAMES_POLYNESIA_BOT_VALUE_H

#include "games/polynesia/state.h"

enum feature {
#define FEATURE(name, ...) F_##name,
#include "bot_features.def"
#undef FEATURE
    N_FEATURES
};

/* What depends on time alone: computed once for all positions that are compared. */
struct poly_clock {
    float left;   /* rounds still expected after this one */
    float t;      /* the same with what is left of this round */
    float spread; /* how far, in points, the rest of the game still throws seats apart */
    float weight[N_FEATURES];
};

/* What features count: for choosing a next action, or for telling who is ahead. */
enum poly_table { POLICY, OUTLOOK };

void poly_clock_read(const struct poly_state *s, enum poly_table which, struct poly_clock *c);

/* How far every island is from each seat's pieces, in halves of a step; FARTHEST at most. */
enum { FARTHEST = 29 };
struct poly_chart {
    uint64_t boats[POLY_SEATS];
    uint32_t occupied[POLY_SEATS];
    uint8_t has_boats[POLY_SEATS];
    uint8_t far[POLY_SEATS][POLY_ISLANDS];
};

void poly_chart_read(const struct poly_state *s, struct poly_chart *chart);

/*
 * The chart of a position that followed from the one of `old`, with the distances of those seats
 * measured anew for whom something changed that matters. (Who could guide whom is not asked again.)
 */
void poly_chart_follow(const struct poly_state *s, const struct poly_chart *old,
                       struct poly_chart *chart);

/*
 * Sum over the safe islands that the seat does not occupy: worth[island], less the farther away
 * the island is; once falling off gently, once steeply.
 */
void poly_reach(const struct poly_state *s, const struct poly_chart *chart, int seat,
                const float worth[POLY_ISLANDS], float *gently, float *steeply);

/* Sum over the pieces on islands that will sink: the closer to safety the more. */
float poly_rescue(const struct poly_state *s, int seat);

/* Features of every seat. */
void poly_features(const struct poly_state *s, const struct poly_clock *c,
                   const struct poly_chart *chart, float f[POLY_SEATS][N_FEATURES]);

/* Those of them that goods alone can change, anew. */
void poly_goods_features(const struct poly_state *s, float f[POLY_SEATS][N_FEATURES]);

/* What the features are worth to every seat. */
void poly_values(const struct poly_state *s, const struct poly_clock *c,
                 const float f[POLY_SEATS][N_FEATURES], float v[POLY_SEATS]);

#endif
