/*
 * session.h - one game at one table: the list of steps is the truth, the state is a cache of it.
 * Settles chance, applies, undoes to the barrier, takes back sealed choices, filters what a viewer
 * may read. Pure: the caller owns all memory and writes journals (vaka/journal.h) itself.
 */
#ifndef VAKA_SESSION_H
#define VAKA_SESSION_H

#include "vaka/chance.h"
#include "vaka/play.h"

/* What undo has to know of a step; and that its seat was not asked, which no journal keeps. */
enum vk_step_mark {
    VK_STEP_RAISED = 1, /* it raised the barrier: something was rolled or revealed */
    VK_STEP_SEALED = 2, /* it is a part of a sealed choice */
    VK_STEP_UNASKED = 4
};

struct vk_step {
    uint8_t seat;  /* or VK_CHANCE */
    uint8_t marks; /* enum vk_step_mark */
    uint16_t seen; /* who may read the action's text while the game runs */
    vk_action act;
    uint64_t hash; /* of the state after it */
    int64_t time;  /* milliseconds since 1970; 0 if nobody took the time */
};

/*
 * Positions of the past that are kept, so that no replay goes back to the start: the kth, from 1, is the one after
 * k * gap steps. When all are used every second one is dropped, and the gap doubled. Besides, the last ones of a
 * smaller gap, since most of what is taken back is near: whoever wants these gives room for them.
 */
enum { VK_SAVES_GAP = 256, VK_NEAR_GAP = 32, VK_SAVES_NEAR = 2 };
struct vk_saves {
    uint32_t gap, n, cap;         /* cap 0: none are kept */
    uint32_t near[VK_SAVES_NEAR]; /* after how many steps; 0: none */
    void *state;                  /* cap * game->state_size bytes */
    void *near_state;             /* VK_SAVES_NEAR * game->state_size bytes, or NULL */
};

struct vk_session {
    const struct vk_game *game;
    struct vk_setup setup;
    void *state;          /* game->state_size bytes, aligned to 8 */
    struct vk_step *step; /* step[0] is step number 1 */
    uint32_t n, cap;
    struct vk_saves saves; /* vk_session_keep */
    uint8_t
        known_by; /* 0: all is known; else a seat plus 1, and only what it could know is (known.h) */
};

/* Start a game. The buffers are the caller's and stay his; `cap` steps fit. */
int vk_session_open(struct vk_session *t, const struct vk_game *g, const struct vk_setup *cfg,
                    void *state, struct vk_step *steps, uint32_t cap, struct vk_refusal *no,
                    struct vk_sink *ev);

/*
 * One step of a seat. Refusals leave everything alone. VK_CHANCE may be the seat where chance is
 * due: then the outcome is given and not drawn (journals, tests: "the die shows 5").
 */
int vk_session_act(struct vk_session *t, int seat, vk_action a, int64_t time, struct vk_sink *ev);

/* If chance is due (and a step fits), one step of chance: true. */
bool vk_session_chance(struct vk_session *t, const struct vk_chance *chance, int64_t time,
                       struct vk_sink *ev);

/*
 * Undo. The floor is the earliest number of steps to which `seat` may go back on its own: only
 * its own steps, and nothing rolled or revealed, lie behind it. Equal to t->n: nothing to undo.
 * At a sealed choice it is the seat's own part of it, whatever others have done in between.
 * Walks back over the steps; plays nothing.
 */
uint32_t vk_session_floor(const struct vk_session *t, int seat);

/*
 * Go back to `to` steps: the seat's own steps behind it are dropped. At a sealed choice the steps
 * of the others stay, and move up. `to` below the floor is refused (VK_ERR_UNDO).
 */
int vk_session_undo(struct vk_session *t, int seat, uint32_t to);

/* The same without asking the floor: for undo by consent of all, and for reading journals. */
int vk_session_rewind(struct vk_session *t, uint32_t to);

/* The state after `at` steps into `out`, events of the last step to `ev`. */
void vk_session_at(const struct vk_session *t, uint32_t at, void *out, struct vk_sink *ev);

/* The same as this viewer may know it; where only one seat's knowledge is there, as that one knows it. */
void vk_session_view(const struct vk_session *t, uint32_t at, int viewer, void *out);

/* Keep positions from now on, and those of what was played: `state` holds `cap` of them. */
void vk_session_keep(struct vk_session *t, void *state, uint32_t cap);

/* The number of the first step of chance that is not what `chance` gives there; 0: all are. */
uint32_t vk_session_verify(const struct vk_session *t, const struct vk_chance *chance);
/* The same for the steps after `from` up to `to` alone. */
uint32_t vk_session_verify_part(const struct vk_session *t, const struct vk_chance *chance,
                                uint32_t from, uint32_t to);

/*
 * Plays a step on `state` and says which viewers are told of it: those who may read it, got an event of it, or see
 * another position after it than before.
 */
uint16_t vk_step_told(const struct vk_game *g, int seats, const struct vk_step *step, void *state);

/*
 * How many of the first `at` steps this viewer may read: the step number that fronts show while the
 * game runs. The true number would tell how many small steps somebody made under seal.
 */
uint32_t vk_session_told(const struct vk_session *t, int viewer, uint32_t at);

#endif
