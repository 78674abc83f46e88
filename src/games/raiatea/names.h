/*
 * names.h - names of everything in Raiatea: points, verbs, events, rituals, missions, goods, helpers,
 * masks, options. The tables are the .def files beside it.
 */
#ifndef VAKA_GAMES_RAIATEA_NAMES_H
#define VAKA_GAMES_RAIATEA_NAMES_H

#include "vaka/limits.h"

#define GAME     raia
#define GAME_DIR raiatea
#include "games/scaffold/names.inc"

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
enum rank {
#define RANK(id, tattoos, points, draws, clips, provenance) id,
#include "ranks.def"
#undef RANK
    N_RANKS
};
enum { /* tattoos that make a rank */
#define RANK(id, tattoos, points, draws, clips, provenance) TATTOOS_OF_##id = tattoos,
#include "ranks.def"
#undef RANK
};
enum space_kind { ACTION_ROUND, CEREMONY };
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

#endif
