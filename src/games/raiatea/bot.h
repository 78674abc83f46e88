/*
 * bot.h - how the bots of Raiatea think: what a position is worth to a seat in points (bot_value.c),
 * what a location promises, how much to offer, what to prepare (bot_ceremony.c), and the rest by
 * playing an action on a copy.
 */
#ifndef VAKA_GAMES_RAIATEA_BOT_H
#define VAKA_GAMES_RAIATEA_BOT_H

#include "games/raiatea/rules.h"
#include "vaka/exp.h"

/* How far the game has come. */
struct raia_clock {
    float rounds;     /* action rounds still to come, the present one in part */
    float ceremonies; /* the same */
    float thrift;     /* what a pearl or mana kept is still worth, 1 early, less at the end */
};

struct raia_clock raia_clock_of(const struct raia_state *s);
/* What a seat has and can hope for, in points. */
float raia_worth(const struct raia_state *s, const struct raia_clock *c, int seat);
/* What one card of this design is worth in hand. */
float raia_ritual_worth(const struct raia_state *s, const struct raia_clock *c, int seat,
                        int ritual);
/* What going there first gives to the seat, less a part of what it gives to the others. */
float raia_location_worth(const struct raia_state *s, const struct raia_clock *c, int seat,
                          int location);

void raia_weigh_prepare(const struct raia_state *s, int seat, const struct vk_actions *list,
                        float *w);
void raia_weigh_bid(const struct raia_state *s, int seat, const struct vk_actions *list, float *w);

#endif
