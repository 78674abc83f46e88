/*
 * action.h - an action is one 32-bit word: a verb and up to three small arguments.
 *
 *   31      24 23      16 15       8 7        0
 *  +----------+----------+----------+----------+
 *  | argument | argument | argument |   verb   |
 *  |    2     |    1     |    0     |          |
 *  +----------+----------+----------+----------+
 *
 * Arguments that a verb does not have are zero, so equal actions are equal words. The packed form
 * never leaves the process: at rest and on the wire an action is text (vk_action_write, _read),
 * made generically from the game's tables of verbs and kinds of arguments.
 */
#ifndef VAKA_ACTION_H
#define VAKA_ACTION_H

#include "vaka/limits.h"
#include "vaka/out.h"
#include <stdbool.h>
#include <stdint.h>

typedef uint32_t vk_action;

#define VK_NO_ACTION 0xFFFFFFFFu

static inline vk_action vk_act(unsigned verb, unsigned a, unsigned b, unsigned c)
{
    return verb | a << 8 | b << 16 | c << 24;
}

static inline unsigned vk_verb_of(vk_action a)
{
    return a & 0xFF;
}

static inline unsigned vk_arg(vk_action a, int i)
{
    return a >> (8 + 8 * i) & 0xFF;
}

/*
 * What an argument of an action or of an event may be. With words, value v is written words[v];
 * without, it is written as the whole number v + base. Values run from 0 to n - 1.
 */
struct vk_arg_kind {
    const char *name;
    const char *const *words;
    int32_t n; /* at most 256 if an action uses this kind */
    int32_t base;
};

/* One row of a game's verbs. Kind 0 means that there is no such argument. */
struct vk_verb {
    const char *name;
    uint8_t arg[VK_ARGS_MAX];
};

struct vk_game;

/* The list that `legal` fills. `usual` is the place of the default answer of a choice. */
struct vk_actions {
    uint16_t n;
    uint16_t usual;
    vk_action act[VK_ACTIONS_MAX];
    uint16_t weight[VK_ACTIONS_MAX]; /* of chance outcomes only; else not set */
};

static inline void vk_add(struct vk_actions *out, vk_action a)
{
    out->act[out->n++] = a;
}

static inline void vk_add_outcome(struct vk_actions *out, vk_action a, unsigned weight)
{
    out->weight[out->n] = (uint16_t)weight;
    out->act[out->n++] = a;
}

/* Mark the action added last as the usual one. */
static inline void vk_mark_usual(struct vk_actions *out)
{
    out->usual = (uint16_t)(out->n - 1);
}

/* The place of `a` in the list, or -1. */
int vk_find(const struct vk_actions *list, vk_action a);

/* One value of a kind as text. An unknown value (VK_NONE beyond the range) is written `?`. */
void vk_arg_write(const struct vk_game *g, unsigned kind, int value, struct vk_out *out);

/* Text of an action: `EXN ra17 fish`. */
void vk_action_write(const struct vk_game *g, vk_action a, struct vk_out *out);

/*
 * Read an action. The text must be a verb and its arguments, parted by single blanks, nothing
 * else. On success returns true; otherwise *why is one clear sentence without a full stop.
 */
bool vk_action_read(const struct vk_game *g, const char *text, vk_action *a, const char **why);

#endif
