/* things.h - words for what lies on the table of Archipelago and is no argument of an action, for counts and states. */
#ifndef VAKA_FACE_ARCHIPELAGO_THINGS_H
#define VAKA_FACE_ARCHIPELAGO_THINGS_H

#include "face.h"

/* things.c: what is no argument of an action, by its id. */
enum { ARCH_FORESEEN = 5, ARCH_MOODS = 4, ARCH_STATES = 13 };
enum {
    COUNT_SPARE,
    COUNT_CITIZENS,
    COUNT_REBELS,
    COUNT_SHIPS,
    COUNT_REGIONS,
    COUNT_DISCS, /* {0} of {1} */
    COUNT_GIVEN,
    COUNT_LIE,
    COUNT_HIRE,  /* florins */
    COUNT_PAYS,  /* florins for each citizen */
    COUNT_NOW,   /* of what an objective asks for */
    COUNT_MOST,  /* rebels */
    COUNT_BUILT, /* and one more for each kind of building */
    ARCH_COUNTS = COUNT_BUILT + N_BUILDINGS
};
enum { FORESEEN_ALL = 4 };
enum { HELD_BY, BUILDING_HELD_BY, HELD_BY_NONE, HELD_OPEN, HELD_CLOSED, ARCH_HELD };
enum { MOOD_CALM, MOOD_UNEASY, MOOD_BRINK, MOOD_LOST };
enum {
    STATE_PASSED,
    STATE_IDLE,
    STATE_TAKEN,
    STATE_RAVAGED,
    STATE_USED,
    STATE_BUILT,
    STATE_NEW,
    STATE_LOST,
    STATE_STANDING,
    STATE_MET,
    STATE_SEALED,
    STATE_END_NEAR,
    STATE_NO_CARD
};
/* A card of the pack, as its viewer knows it. */
enum { PACK_MINE, PACK_SHOWN, PACK_GONE, PACK_POSSIBLE, PACK_KNOWN, ARCH_PACK_STATES };
enum {
    REBELLION_THERE = 2,
    SURPLUS_THERE,
    CARD_MARKET_THERE = 8,
    NEXT_CRISIS_THERE,
    PILE_THERE,
    MARKET_THERE, /* and one more for each board */
    ARCH_THINGS = MARKET_THERE + N_BOARDS
};
/* closed.c */
extern const char arch_no_region_left[];
/* places.c: who holds a region or a building, and on what terms others harvest there. */
extern const char *const arch_held[ARCH_HELD];

/* things.c: words of things, states and counts, the same all game long. */
extern const char *const arch_foreseen_ids[FORESEEN_ALL], *const arch_foreseen[ARCH_FORESEEN];
extern const char *const arch_mood_ids[ARCH_MOODS], *const arch_moods[ARCH_MOODS];
extern const char *const arch_state_ids[ARCH_STATES], *const arch_states[ARCH_STATES];
extern const char *const arch_pack_ids[ARCH_PACK_STATES], *const arch_pack_states[ARCH_PACK_STATES];
extern const char *const arch_count_ids[ARCH_COUNTS], *const arch_counts[ARCH_COUNTS];
extern const char *const arch_thing_ids[ARCH_THINGS],
    *const arch_things[ARCH_THINGS], *const arch_thing_help[ARCH_THINGS],
                                         *const arch_happening_help[N_HAPPENINGS];

/* places.c: `2 fruit, 1 hut. Town. Hina: 2 citizens`, and how many of whom stand there: citizens, ships. */
void arch_region_text(const struct arch_state *s, int region, const struct vk_words *w,
                      struct vk_out *out);
void arch_count_there(const struct arch_state *s, int region, uint8_t n[ARCH_SEATS][2]);

/* spoken.c: the colony after the next unrest; `fruit at home, row 3`; `fruit 3 of 6 (buy 4, sell 3)` */
void arch_foreseen_text(const struct arch_state *s, int sur, int reb, const struct vk_words *w,
                        struct vk_out *out);
void arch_cause_text(const struct arch_forecast *row, const struct vk_words *w, struct vk_out *out);
void arch_zone_text(const struct arch_state *s, int board, int res, const struct vk_words *w,
                    struct vk_out *out);

#endif
