/*
 * names.h - names of everything in Raiatea: points, verbs, events, rituals, missions, goods, helpers,
 * masks, options. The tables are the .def files beside it.
 */
#ifndef VAKA_GAMES_RAIATEA_NAMES_H
#define VAKA_GAMES_RAIATEA_NAMES_H

#include "vaka/limits.h"

enum point {
#define STEP(name)           P_##name,
#define DECISION(name, kind) P_##name,
#define PRIVATE(name, kind)  P_##name,
#include "points.def"
#undef STEP
#undef DECISION
#undef PRIVATE
    N_POINTS
};

enum verb {
#define VERB(name, a, b, c) V_##name,
#include "verbs.def"
#undef VERB
    N_VERBS
};

enum event {
#define EVENT(name, a, b, c, d, e, f) E_##name,
#include "events.def"
#undef EVENT
    N_EVENTS
};

enum ritual {
#define RITUAL(code, id, name, deck, kind, cost, when, provenance) R_##id,
#include "rituals.def"
#undef RITUAL
    N_RITUALS
};
enum ritual_deck { NORMAL, FORBIDDEN, N_DECKS, TANE_NORMAL = N_DECKS, TANE_FORBIDDEN };
enum ritual_kind { PERSONAL, PERMANENT, INTERACTIVE, GENERAL };
enum ritual_when { ANY, ACT_5 };

enum { N_MISSIONS = 68, N_MASKS = 12, MIRROR = N_MASKS, N_MASK_FACES, N_FACES = 25 };
enum mission_kind {
    KIND_PEARL,
    KIND_MANA,
    KIND_GOODS,
    KIND_CONDITION,
    KIND_AUCTION,
    KIND_MASK,
    KIND_RITUAL
};
enum mission_need {
    NEED_PEARLS,
    NEED_MANA,
    NEED_GOODS, /* one of each in the set */
    NEED_ALIKE, /* so many goods of one kind */
    NEED_BID,
    NEED_MASKS,
    NEED_RITUALS,
    HAVE_RANK,
    HAVE_PRIESTS,
    HAVE_HELPERS,
    HAVE_ALIKE_HELPERS,
    HAVE_ALL_HELPERS,
    HAVE_MASKS,
    HAVE_PAIRS
};

enum good { URU, TARO, MAHI, TIARE, N_GOODS };
enum helper { GATHERER, TRADER, SHAMAN, DIVER, N_HELPERS };
enum rank { RAATIRA, ARIKI, ARIOI, TAHUA, N_RANKS };
enum location { L_FOREST, L_MARAE, L_OYSTER, L_PATH, L_NEIGH, L_MARKET, N_LOCATIONS };
enum mask_family { TOO, HELPER, COLOUR };
enum mask_colour { RED, BLUE, GREEN, YELLOW, N_COLOURS };
enum face_type { FACE_GOOD, FACE_HELPER, FACE_MASK, FACE_MIRROR };
enum treasure { NO_TREASURE, TREASURE_PEARLS /* 3 */, TREASURE_MANA /* 4 */, TREASURE_TATTOO };
enum reward { REWARD_TATTOO, REWARD_GOOD, REWARD_PEARLS, N_REWARDS };
enum bonus {
    PAYS_PEARLS,
    PAYS_MANA,
    PAYS_HELPER, /* re-activate one */
    PAYS_RITUAL, /* draw, keep one */
    PAYS_PRIEST,
    PAYS_TATTOO,
    PAYS_TATTOO_AND_MANA,
    PAYS_MISSION
};

enum arg {
    A_NONE,
    A_SEAT, /* 0 to 4 */
    A_MASK, /* pictures and the mirror */
    A_FACE, /* of forest cards */
    A_TILE,
    A_RITUAL,
    A_DIE, /* 1 to 4 */
    A_LOCATION,
    A_GOOD,
    A_HELPER,
    A_DECK,
    A_LEVEL, /* 1 to 5 */
    A_REWARD,
    A_AMOUNT, /* 0 to 99 */
    A_RANK,
    A_NUMBER,
    N_ARGS
};

enum option {
#define OPTION(id, key, kind, words, lowest, highest, standard, display, title, help) O_##id,
#include "options.def"
#undef OPTION
    N_OPTIONS
};
enum part {
    PART_RANK,
    PART_PAPA_RAI,
    PART_TILES,
    PART_TOO_PAIRS,
    PART_HELPER_PAIRS,
    PART_COLOUR_PAIRS,
    N_PARTS
};

#endif
