/* move.h - a game that goes to another house, or begins like another one: its luck, its journal anew. */
#ifndef VAKA_TABLE_MOVE_H
#define VAKA_TABLE_MOVE_H

#include "table/table.h"

/* Luck that begins now. The one before it is opened: by `secret` if it was fair, by its seed in the journal else. */
struct vk_new_luck {
    uint8_t kind; /* enum vk_chance_kind */
    uint64_t seed;
    uint8_t commit[32];
    const uint8_t *secret;
};
/* `chance` is the caller's to set. False: the game had other luck too often. */
bool vk_table_change_luck(struct vk_table *t, const struct vk_new_luck *luck,
                          struct vk_clerk *clerk);
/*
 * The whole journal anew: who sits there now, without what was taken back and without an end. No step is later
 * than now.
 */
void vk_table_rewrite(struct vk_table *t, struct vk_clerk *clerk);
/* Another game up to its nth step, and what follows by itself; `chance` must be that game's of now. */
void vk_table_begin_like(struct vk_table *t, const struct vk_table *from, uint32_t n,
                         struct vk_clerk *clerk);
/* It was over when it came: the last line. */
void vk_table_conclude(struct vk_table *t, struct vk_clerk *clerk);
/* It goes on elsewhere: the last line, which opens its luck. */
void vk_table_give_up(struct vk_table *t, struct vk_clerk *clerk);

#endif
