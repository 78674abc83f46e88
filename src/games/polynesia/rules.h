/* rules.h - functions of Polynesia that cross files: one block a file, in the order of a round. */
#ifndef VAKA_GAMES_POLYNESIA_RULES_H
#define VAKA_GAMES_POLYNESIA_RULES_H

#include "games/polynesia/map.h"
#include "games/polynesia/state.h"

#include "games/scaffold/points.inc"

/* What the rules set. */
enum {
    POLY_JOIN_PRICE = 2,     /* to each who has a boat on the route */
    POLY_SETTLER_PRICE = 3,  /* card 3.3 */
    POLY_VOLCANO_PIECES = 3, /* of a Populate there, if so many are at home */
    POLY_BOON = 2            /* card 2.1: what a mask gives, or takes from each of the others */
};

/* setup.c */
extern const uint8_t poly_stones[N_STONES]; /* all that there are */
int poly_setup(void *st, const struct vk_setup *cfg, struct vk_refusal *no);
void poly_begin_play(struct poly_state *s, struct vk_sink *ev);

/* pieces.c: everything that moves a piece, so that `occupied` is kept in one place. */
void poly_land(struct poly_state *s, int seat, int island, int n);
void poly_lift(struct poly_state *s, int seat, int island, int n);
void poly_settle_home(struct poly_state *s, int seat, int island, int n, struct vk_sink *ev);
void poly_take_turtles(struct poly_state *s, int seat, int n, enum card by, struct vk_sink *ev);
void poly_pay(struct poly_state *s, int from, int to, int goods, int n, struct vk_sink *ev);

/* explore.c */
void poly_explore_legal(const struct poly_state *s, int seat, struct vk_actions *out);
void poly_explore_new(struct poly_state *s, int seat, vk_action a, struct vk_sink *ev);
void poly_explore_old(struct poly_state *s, int seat, vk_action a, struct vk_sink *ev);

/* What a route costs on which nobody has a boat. */
int poly_new_price(const struct poly_state *s, int route);

/* Routes whose exploration would be the first for an archipelago (card 1.1), else none. */
uint64_t poly_landfall_routes(const struct poly_state *s);

/* travel.c */
bool poly_can_hop(const struct poly_state *s, int seat);

/* populate.c */
void poly_populate_legal(const struct poly_state *s, int seat, unsigned volcano, unsigned island,
                         struct vk_actions *out);
void poly_populate(struct poly_state *s, int seat, vk_action a, struct vk_sink *ev);

/* resources.c */
void poly_gather(struct poly_state *s, unsigned kinds, struct vk_sink *ev);
/* Section 6, steps 1 and 2: what an eruption changes. */
void poly_sink(struct poly_state *s, struct vk_sink *ev);

/* score.c, check.c */
void poly_score(const void *st, struct vk_score *out);
int poly_row_value(int saved);
/* Adds what card 3.4 gives on one island: 3 for the most pieces, 2 for the second most. */
void poly_sacred_beach(const struct poly_state *s, int island, int16_t points[]);
const char *poly_check(const void *st);

/* The kind of goods of which this seat has less; fish if equal. */
static inline int poly_scarcer(const struct poly_state *s, int seat)
{
    return s->goods[seat][G_SHELL] < s->goods[seat][G_FISH] ? G_SHELL : G_FISH;
}

/* All boats on the map: routes that somebody has explored. */
static inline uint64_t poly_explored(const struct poly_state *s)
{
    return s->boats[0] | s->boats[1] | s->boats[2] | s->boats[3];
}

static inline int poly_boats_on(const struct poly_state *s, int route)
{
    const uint64_t *b = s->boats;
    return (int)((b[0] >> route & 1) + (b[1] >> route & 1) + (b[2] >> route & 1) +
                 (b[3] >> route & 1));
}

static inline int poly_marker_of(const struct poly_state *s, int route)
{
    return s->marker[G_FISH] >> route & 1 ? G_FISH : G_SHELL;
}

/* Stones of a colour that are out of the bag. */
static inline int poly_drawn(const struct poly_state *s, int colour)
{
    return poly_stones[colour] - s->bag[colour];
}

/* Take the lowest member out of a set and return it. */
static inline int poly_next32(uint32_t *set)
{
    int i = __builtin_ctz(*set);
    *set &= *set - 1;
    return i;
}

static inline int poly_next64(uint64_t *set)
{
    int i = __builtin_ctzll(*set);
    *set &= *set - 1;
    return i;
}

#endif
