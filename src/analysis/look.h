/* look.h - one search whose answer is what every seat might expect of every move, in whole numbers. */
#ifndef VAKA_ANALYSIS_LOOK_H
#define VAKA_ANALYSIS_LOOK_H

#include "analysis/analysis.h"

/* How a move fared: sums of shares in 65536ths. */
struct tally {
    vk_action act;
    uint32_t visits;
    uint64_t sum[VK_SEATS_MAX];
};

enum { LOOK_THOUGHTS = 16, LOOK_UNITS = 65536, LOOK_SEED = 1 };

/* What judging works on; behind it lies the memory of the searches. */
struct look {
    const struct vk_game *game;
    int seats;
    uint64_t seed; /* of searches */
    void *memory;
    size_t memory_size;
    int n; /* moves looked at */
    struct tally row[VK_ACTIONS_MAX];
    int n_thoughts;
    struct vk_thought thought[LOOK_THOUGHTS];
    struct vk_actions list;
    _Alignas(16) uint8_t state[VK_STATE_MAX];
    _Alignas(16) uint8_t world[VK_STATE_MAX];
    _Alignas(16) uint8_t view[VK_STATE_MAX];
};

/* Begin: the memory is that of vk_judge_memory, the look lies in it. */
struct look *look_open(const struct vk_session *t, void *memory, size_t size);

/* Search for `seat`, which is due in look->view and has a choice. A move may be watched, or VK_NO_ACTION. */
void look_for(struct look *l, int seat, uint32_t iterations, vk_action watched);

/* What comes to mind first in look->view: the move of `greedy`. */
vk_action look_first_idea(const struct look *l, int seat);

/* The row of a move, or NULL. */
const struct tally *look_row(const struct look *l, vk_action act);

/* The best move for a seat: the highest value of those that were looked at closely. */
const struct tally *look_best(const struct look *l, int seat, vk_action watched);
bool look_is_close(const struct look *l, const struct tally *row, vk_action watched);

/* What a seat might expect of the best of all moves but this one; 0 if no other was tried. */
int32_t look_next_best(const struct look *l, vk_action but, int seat);

/* What each party might expect of a move: sums to VK_WHOLE. */
void look_shares(const struct look *l, const struct tally *row, int32_t out[VK_PARTIES]);

/* The same of sums, each seat's share in units of which `whole` make a victory. */
void look_round(const uint64_t *sum, uint64_t whole, int seats, int32_t out[VK_PARTIES]);

#endif
