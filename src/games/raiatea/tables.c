/* tables.c - the tables of tables.h out of the .def files. */
#include "games/raiatea/tables.h"

#define DECK_OF(deck) ((deck) == FORBIDDEN || (deck) == TANE_FORBIDDEN ? FORBIDDEN : NORMAL)

const struct raia_ritual raia_rituals[N_RITUALS] = {
#define RITUAL(code, id, name, deck, kind, cost, when, provenance)                                 \
    { code, #id, name, DECK_OF(deck), (deck) >= N_DECKS, kind, cost, when },
#include "rituals.def"
#undef RITUAL
};

const struct raia_mission raia_missions[N_MISSIONS] = {
#define MISSION(code, vp, kind, need, number, what, provenance)                                    \
    { code, what, vp, kind, need, number },
#include "missions.def"
#undef MISSION
};

const struct raia_mask raia_masks[N_MASKS] = {
#define MASK(word, family, colour, counts, provenance) { word, family, colour, counts },
#include "masks.def"
#undef MASK
};

const struct raia_face raia_faces[N_FACES] = {
#define FACE(word, number, type, what, treasure, provenance) { word, number, type, what, treasure },
#include "faces.def"
#undef FACE
};

const struct raia_stall raia_stalls[N_GOODS][RAIA_LEVELS + 1] = {
#define STALL(good, level, bonus, number, provenance) [good][level] = { bonus, number },
#include "stalls.def"
#undef STALL
};

const struct raia_rank raia_ranks[N_RANKS] = {
#define RANK(id, tattoos, points, draws, clips, provenance) { tattoos, points, draws, clips },
#include "ranks.def"
#undef RANK
};

const struct raia_space raia_spaces[RAIA_TRACK + 1] = {
    { "-", ACTION_ROUND, 0, 0 },
#define SPACE(name, kind, least, most, provenance) { #name, kind, least, most },
#include "spaces.def"
#undef SPACE
};

#define BIT_IF(condition, id) ((condition) ? (uint64_t)1 << R_##id : 0) |

const uint64_t raia_deck_mask[N_DECKS] = {
#define RITUAL(code, id, name, deck, kind, cost, when, provenance)                                 \
    BIT_IF(DECK_OF(deck) == NORMAL, id)
#include "rituals.def"
    0,
#undef RITUAL
#define RITUAL(code, id, name, deck, kind, cost, when, provenance)                                 \
    BIT_IF(DECK_OF(deck) == FORBIDDEN, id)
#include "rituals.def"
    0
#undef RITUAL
};

const uint64_t raia_tane_mask =
#define RITUAL(code, id, name, deck, kind, cost, when, provenance) BIT_IF((deck) >= N_DECKS, id)
#include "rituals.def"
#undef RITUAL
    0;

const uint64_t raia_general_mask =
#define RITUAL(code, id, name, deck, kind, cost, when, provenance) BIT_IF((kind) == GENERAL, id)
#include "rituals.def"
#undef RITUAL
    0;

const char *const raia_ritual_words[N_RITUALS] = {
#define RITUAL(code, id, name, deck, kind, cost, when, provenance) #id,
#include "rituals.def"
#undef RITUAL
};
const char *const raia_tile_words[N_MISSIONS] = {
#define MISSION(code, vp, kind, need, number, what, provenance) code,
#include "missions.def"
#undef MISSION
};
const char *const raia_mask_words[N_MASK_FACES] = {
#define MASK(word, family, colour, counts, provenance) word,
#include "masks.def"
#undef MASK
    "mirror",
};
const char *const raia_face_words[N_FACES] = {
#define FACE(word, number, type, what, treasure, provenance) word,
#include "faces.def"
#undef FACE
};
