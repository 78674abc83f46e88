/*
 * archipelago_model.h - a second reading of section 2.3 and of the movement rules, for tests: faces out of
 * archipelago_spec.def with edges as letters, rotation by arithmetic on letters, parts from runs of land,
 * and searches over all chains of ships. It takes from a position only where hexes, buildings and units
 * are, and knows nothing of how the game reckons.
 */
#ifndef VAKA_TESTS_SUPPORT_ARCHIPELAGO_MODEL_H
#define VAKA_TESTS_SUPPORT_ARCHIPELAGO_MODEL_H

#include "games/archipelago/state.h"

struct model_face {
    const char *key, *edges; /* six letters of S, P, M */
    char part[7];            /* who owns each edge: A, B, or W for the sea */
    int n_land, huts, n_icons;
    struct {
        int res;
        char part;
    } icon[5];
};
const struct model_face *model_face(int face); /* 2 * hex + side */

/* What a region shows on a side: the letter of its edge, and of the part that owns it. */
char model_edge(const struct arch_state *s, int region, int d);
char model_owner(const struct arch_state *s, int region, int d);
int model_region_at(const struct arch_state *s, int q, int r); /* or -1 */
/* The neighbour on a side, or -1: whatever the edge; by sea. */
int model_next(const struct arch_state *s, int region, int d);
int model_sail(const struct arch_state *s, int region, int d);

/* Would the face, turned so often, continue every neighbour of the empty cell? */
bool model_fits(const struct arch_state *s, int face, int rot, int q, int r);
int model_neighbours(const struct arch_state *s, int q, int r);
bool model_is_round(int face); /* six equal edges: one pose */

/* Land parts that a citizen at (region, part) reaches in convoy, bits 1 for A and 2 for B. */
void model_convoy(const struct arch_state *s, int seat, int region, char part,
                  uint8_t reach[ARCH_REGIONS]);

/* May the unit, free to go, explore a hex laid on the cell with its face and rotation? */
bool model_can_explore(const struct arch_state *s, int unit, int q, int r);

/* Targets of a unit in a migration: bits 1 << spot (0 A, 1 B, 2 sea, 3 town … 6 port) a region. */
enum model_how { BY_ANY_MEANS, BY_FLEET, BY_NAVIGATION };
void model_targets(const struct arch_state *s, int unit, enum model_how how,
                   uint8_t spots[ARCH_REGIONS]);
bool model_can_pick(const struct arch_state *s, int unit, enum model_how how);
int model_overfull(const struct arch_state *s, int seat); /* a region with four of his, or -1 */

#endif
