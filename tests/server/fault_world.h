/*
 * fault_world.h - three servers, their store and what they tell each other, in one process on one simulated clock. All
 * that goes wrong follows from a seed: notices late, doubled, lost, out of order; commits in doubt; the store away;
 * servers killed and started again; clocks that differ. The same seed makes the same world.
 */
#ifndef VAKA_TESTS_SERVER_FAULT_WORLD_H
#define VAKA_TESTS_SERVER_FAULT_WORLD_H

#include "fake_net.h"
#include "store/feed.h"

enum { NODES = 3 };

struct world {
    uint64_t luck;
    int64_t now;  /* of the store */
    bool is_calm; /* nothing goes wrong any more */
    struct house node[NODES];
    bool is_up[NODES];
    int64_t up_at[NODES]; /* when one that was killed comes back */
    struct store *store;
    int64_t away_until; /* the store is away */
    int n_kills, n_doubts, n_lost, n_sweeps;
};
extern struct world world;

void world_open(uint64_t seed);
void world_close(void);

/* Numbers from the seed: 0 to n - 1; and whether something of so many in a thousand happens. */
int world_pick(int n);
bool world_happens(int in_thousand);

/* A few milliseconds pass: what goes wrong goes wrong, and each server has a turn or none. */
void world_turn(void);
int world_node(void); /* one that is up */

/* Called for each server before it is killed: whoever is connected to it is cut off. */
extern void (*world_killed)(int node);

#endif
