/*
 * ladder.h - how bots of the levels search in one game, where that is not as vk_levels (bot.h) has it: a row of struct
 * vk_game. What the numbers came from: docs/bots.md.
 */
#ifndef VAKA_LADDER_H
#define VAKA_LADDER_H

#include <stdint.h>

struct vk_actions;

/* A level here: its iterations, and how often it overlooks a move that is not obvious, 0 to 1. */
struct vk_rung {
    const char *level;
    uint32_t iterations;
    float overlooks;
};

/*
 * A long search whose first ideas are narrow looks again at what it passed over (`curiosity`), or shares a part of them
 * evenly among all moves (`evenly`, for each rival: the more of them there are, the less a first idea is worth), if
 * it is one that overlooks nothing.
 */
enum { VK_RUNGS_MAX = 4 };
struct vk_ladder {
    struct vk_rung rung[VK_RUNGS_MAX];
    float curiosity, evenly;
    /* As `weigh` of struct vk_game, which thinks ahead in some games: what catches the eye, for `greedy`. Or NULL. */
    void (*glance)(const void *s, int seat, const struct vk_actions *list, float *w);
};

#endif
