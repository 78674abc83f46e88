/*
 * analysis.h - a game looked at again, step by step. A decision is judged from what its seat could
 * know: what the best move was worth, and what the move played. A roll or a draw is judged by what came, against
 * the mean of all that could have come. Of a game as one seat could know it (known.h) what others knew and decided is
 * not judged, unless everything lies open. Each step is judged by itself, from the steps before it and the budget
 * alone: in any order, in pieces, on several processors, natively and in WebAssembly the numbers are the same.
 * Pure: the caller owns all memory. docs/analysis.md tells what the numbers mean.
 */
#ifndef VAKA_ANALYSIS_ANALYSIS_H
#define VAKA_ANALYSIS_ANALYSIS_H

#include "vaka/bot.h"
#include "vaka/session.h"

enum {
    VK_PARTIES = VK_SEATS_MAX + 1, /* the seats, and behind the last of them: nobody */
    VK_WHOLE = 10000,              /* a sure victory; a point of 100 is 100 of these */
    VK_POINT = VK_WHOLE / 100,
    VK_BEST_MAX = 5,
    VK_PHASES = 3,

    VK_BUDGET_STANDARD = 3000, /* iterations for a decision, and twice as many for a draw */
    VK_BUDGET_MIN = 100,
    VK_BUDGET_MAX = 1000000,

    /* Moves that are nearer to each other than this cannot be told apart. */
    VK_NEAR = 2 * VK_POINT,
    /* What a move gives away, at least, to be called so. */
    VK_INACCURACY = 5 * VK_POINT,
    VK_MISTAKE = 10 * VK_POINT,
    VK_BLUNDER = 15 * VK_POINT,
    /* A move of at least three that is not the first to come to mind, and better than any other by this. */
    VK_BRILLIANT = 8 * VK_POINT,
    /* What a move must give away to count as half right. */
    VK_HALF_RIGHT = 20 * VK_POINT
};

enum vk_judged_kind {
    VK_NOT_JUDGED,
    VK_FORCED,  /* there was nothing to decide, or nothing that could have come otherwise */
    VK_DECIDED, /* by a seat */
    VK_CAME,    /* by chance */
    VK_HIDDEN   /* what was decided, or could be known by whoever did, is not known */
};

enum vk_mark { VK_GOOD, VK_INACCURATE, VK_MISTAKEN, VK_BLUNDERED, VK_SPLENDID, VK_N_MARKS };
extern const char *const vk_mark_ids[VK_N_MARKS];

/* A move that was looked at, and what its seat might have expected of it. */
struct vk_move {
    vk_action act;
    int32_t value;
    uint32_t visits;
    uint32_t n_then;
    vk_action then[VK_LINE_MAX]; /* steps of the same seat that would follow */
};

/*
 * One step as it was judged: flat, the same bytes on every machine that counts from the low end. `before` is what
 * each party might expect with the best move, or on the mean of all outcomes; `after` with what was played or
 * came. Each of the two sums to VK_WHOLE.
 */
struct vk_judged {
    uint32_t budget;
    uint8_t kind, seat, mark, n_best;
    uint16_t round, n_legal;
    int32_t before[VK_PARTIES], after[VK_PARTIES];
    struct vk_move best[VK_BEST_MAX]; /* the highest value first; the move played is one of them */
};

/* Bytes that judging wants with this budget, aligned to 16. */
size_t vk_judge_memory(const struct vk_game *g, uint32_t budget);

/* Everybody's decisions can be judged: all is known, or nothing is hidden. */
bool vk_knows_all(const struct vk_session *t);

/* Judge step number `number` (1 is the first) of a session. */
void vk_judge(const struct vk_session *t, uint32_t number, uint32_t budget, void *memory,
              size_t size, struct vk_judged *out);

/* What a decision gave away; 0 where the best move was not clearly better. */
int32_t vk_given_away(const struct vk_judged *row);

/* How right a move was that gave this away: 10000 is right, and 5000 what gives VK_HALF_RIGHT away. */
int32_t vk_accuracy(int32_t given);

/* Rows of all steps of a session: row[0] is of step 1. */
struct vk_analysis {
    const struct vk_session *game;
    const struct vk_judged *row;
};

/* What each party might expect behind `at` steps; behind the last one of a finished game its result. */
void vk_chances(const struct vk_analysis *a, uint32_t at, int32_t out[VK_PARTIES]);

/* How one party fared. end = start + luck + unseen - given + gained, and fair = end - luck - unseen. */
struct vk_fared {
    int32_t start, end;
    int32_t luck;   /* what came by chance */
    int32_t unseen; /* what nobody could know or foresee: the rest */
    int32_t given;  /* by own moves */
    int32_t gained; /* by moves of the others */
    int32_t fair;   /* the result with luck taken out */
    uint32_t n_decisions;
    uint32_t n_mark[VK_N_MARKS];
    int32_t accuracy;
    uint32_t phase_decisions[VK_PHASES]; /* thirds of the game's steps */
    int32_t phase_accuracy[VK_PHASES];
};

struct vk_account {
    uint32_t n_judged; /* of all steps */
    uint32_t budget;   /* the least of a judged row */
    struct vk_fared party[VK_PARTIES];
};

void vk_account(const struct vk_analysis *a, struct vk_account *out);

#endif
