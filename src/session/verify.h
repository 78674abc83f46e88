/*
 * verify.h - every step of chance of a journal, also those that were undone later, against the seed or the
 * secret that was promised. A watch of vk_journal_read.
 */
#ifndef VAKA_SESSION_VERIFY_H
#define VAKA_SESSION_VERIFY_H

#include "vaka/journal.h"

struct vk_verifier {
    struct vk_journal_watch watch;
    struct vk_chance chance[1 + VK_PAST_LUCKS]; /* one after the other */
    int luck;                                   /* the one that holds now */
    void *before;   /* the state before the line: VK_STATE_MAX bytes of the caller's */
    uint32_t n;     /* steps before the line */
    uint32_t line;  /* read so far */
    uint32_t draws; /* steps of chance found right */
    bool is_wrong;
    struct vk_reason reason; /* if it is: one sentence with the line, without a full stop */
};

/*
 * The journal was read once and found right; now it is read again with v->watch. `chance`: all luck that it had,
 * one more than its head knows of the past.
 */
void vk_verifier_open(struct vk_verifier *v, const struct vk_game *g, const struct vk_setup *cfg,
                      const struct vk_chance *chance, int n, void *before);

#endif
