/* lib.h - what the files of the library share: its objects, faults, checks of what a caller gives. */
#ifndef VAKA_LIB_LIB_H
#define VAKA_LIB_LIB_H

#define VAKA_API __attribute__((visibility("default")))
#include "lib/fields.h"
#include "vaka.h"
#include "vaka/bot.h"
#include "vaka/journal.h"
#include "vaka/session.h"

enum { LIB_VERBS_MAX = 256 };

/* The first word of an object says what it is, so that one is not taken for another, or used when closed. */
enum lib_mark { LIB_CLOSED, LIB_GAME = 0x6B760001, LIB_STATE, LIB_BOT, LIB_BATCH };

struct vaka_game {
    uint32_t mark;
    const struct vk_game *game;
    struct vk_setup setup;
    struct lib_layout layout;
    int32_t base[LIB_VERBS_MAX + 1]; /* number of the first action of each verb */
};

struct vaka_state {
    uint32_t mark;
    bool has_seed;   /* chance is settled by itself */
    bool is_whole;   /* its steps led here; an imagined one has none */
    bool has_secret; /* of a fair journal */
    struct vaka_game of;
    struct vk_session table;
    struct vk_chance chance;
    struct vk_journal_head head;
    uint8_t secret[32];
};

/* Keeps the sentence for vaka_error; gives the fault back. */
__attribute__((format(printf, 2, 3))) int lib_fault(int fault, const char *format, ...);
int lib_no_memory(void);

/* Is this such an object? If not: VAKA_CALL is told. */
bool lib_is(const void *object, enum lib_mark mark);

/* Is there a place for a text? NULL is one where nothing fits; if not: VAKA_CALL is told. */
bool lib_is_place(const char *text, size_t cap);

/* How much of a text there was, once it is written. */
int64_t lib_length(const struct vk_out *out);

/* An action from its number and back; VK_NO_ACTION if there is none, which is told. */
vk_action lib_action(const struct vaka_game *g, int action);
int32_t lib_number(const struct vaka_game *g, vk_action a);

/* A viewer or an actor of the caller's in numbers of the engine; VK_NONE if there is none, which is told. */
int lib_viewer(const struct vaka_game *g, int viewer);
int lib_seat(const struct vaka_game *g, int seat);

/* A zeroed state with room for steps; NULL is told. */
struct vaka_state *lib_state_new(const struct vaka_game *g);
/* Room for `more` steps. */
bool lib_state_room(struct vaka_state *s, uint32_t more);

/* A game of its own from rules and setup. */
void lib_game_make(struct vaka_game *g, const struct vk_game *game, const struct vk_setup *setup);

/* Shares of the victory of a game that is over. */
void lib_shares(const struct vk_game *g, const void *state, int seats, double *share);

#endif
