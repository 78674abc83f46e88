/* migration.h - where the units of a migration can go: shared by its points and the search for targets. */
#ifndef VAKA_GAMES_ARCHIPELAGO_MIGRATION_H
#define VAKA_GAMES_ARCHIPELAGO_MIGRATION_H

#include "games/archipelago/rules.h"

/* One migration as it stands. */
struct arch_migrants {
    const struct arch_state *s;
    struct arch_sight sight;
    int seat, how;
    int overfull;  /* the region with more of his citizens than the limit, or VK_NONE */
    uint32_t room; /* regions that a citizen of his can enter within the limit, a bit each */
};

void arch_see_migrants(struct arch_migrants *m, const struct arch_state *s, int seat, int how);
/* It is active, not engaged, has not moved and has a target. */
bool arch_can_pick(const struct arch_migrants *m, int unit);
/* The spots that it can go to, a bit 1 << spot for each region. */
void arch_find_targets(const struct arch_migrants *m, int unit, uint8_t spots[ARCH_REGIONS]);
/* A citizen needs no ship to go there. */
bool arch_goes_on_foot(const struct arch_migrants *m, int unit, int region, int spot);

#endif
