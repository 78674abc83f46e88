/*
 * bot.h - what a search needs to know about good play of Polynesia: how promising each action of a
 * list is, and who is likely to win. Both look at the position only; neither draws nor remembers.
 */
#ifndef VAKA_GAMES_POLYNESIA_BOT_H
#define VAKA_GAMES_POLYNESIA_BOT_H

#include "vaka/action.h"
#include "vaka/limits.h"

/* A positive weight for each action of `list`, which must be the legal list of `seat` in `s`. */
void poly_weigh(const void *s, int seat, const struct vk_actions *list, float *w);

/* The expected share of the victory of each seat; the shares of the seats in play sum to 1. */
extern const struct vk_reader poly_reader;
extern const struct vk_net poly_net;
extern const struct vk_policy poly_policy;

#endif
