/*
 * journal_kit.h - a table of Reef with its journal, for the tests of journals. Static, because each
 * test program has one table only.
 */
#ifndef VAKA_TESTS_SESSION_JOURNAL_KIT_H
#define VAKA_TESTS_SESSION_JOURNAL_KIT_H

#include "support/games.h"
#include "support/play_text.h"
#include "vaka/journal.h"
#include <stdalign.h>
#include <string.h>

enum { CAP = 400, TEXT = 1 << 17 };

struct kit {
    alignas(8) uint8_t state[VK_STATE_MAX];
    struct vk_step step[CAP];
    struct vk_session t;
    struct vk_journal_head head;
    struct vk_journal j;
    char text[TEXT];
    struct vk_out out;
};

/* A table that writes down what happens at it. */
static inline void kit_open(struct kit *k, const struct vk_game *g, int seats, const char *options)
{
    struct vk_setup cfg = setup_of(g, seats, options);
    struct vk_refusal no;
    vk_session_open(&k->t, g, &cfg, k->state, k->step, CAP, &no, NULL);
    k->j = (struct vk_journal){ 0 };
    k->out = vk_out_to(k->text, sizeof k->text);
    vk_journal_write_head(&k->j, g, &cfg, &k->head, &k->out);
}

static inline int kit_act(struct kit *k, int seat, vk_action a)
{
    int rc = vk_session_act(&k->t, seat, a, 1700000000000 + k->t.n, NULL);
    if (rc == VK_OK)
        vk_journal_write_step(&k->j, k->t.game, k->t.n, &k->t.step[k->t.n - 1], &k->out);
    return rc;
}

static inline void kit_undo(struct kit *k, int seat, uint32_t to)
{
    int rc = seat == VK_NONE ? vk_session_rewind(&k->t, to) : vk_session_undo(&k->t, seat, to);
    if (rc == VK_OK)
        vk_journal_write_undo(&k->j, &k->t, seat, to, 1700000000000, &k->out);
}

/* Play on, up to `steps` steps: chance from `luck`, the seats by a fixed pattern. */
static inline void kit_play(struct kit *k, const struct vk_chance *luck, uint32_t steps)
{
    struct vk_actions list;
    while (k->t.n < steps && !vk_due(k->t.game, k->state).over) {
        struct vk_due due = vk_due(k->t.game, k->state);
        int seat = due.seats ? __builtin_ctz(due.seats) : VK_CHANCE;
        vk_legal(k->t.game, k->state, seat, &list);
        kit_act(k, seat,
                seat == VK_CHANCE ? vk_pick_outcome(&list, luck->number(luck, k->t.n + 1))
                                  : list.act[(k->t.n * 7 + 3) % list.n]);
    }
}

/* A reader's side: reads `text` into its own session. */
struct copy {
    alignas(8) uint8_t state[VK_STATE_MAX];
    struct vk_step step[CAP];
    struct vk_session t;
    struct vk_journal_head head;
    struct vk_journal_end end;
    struct vk_journal j;
    struct vk_journal_fault no;
};

static inline bool copy_read(struct copy *c, const char *text, size_t n, bool *torn)
{
    c->t = (struct vk_session){ .state = c->state, .step = c->step, .cap = CAP };
    return vk_journal_read(text, n, &c->t, &c->head, &c->end, &c->j, torn, NULL, &c->no);
}

#endif
