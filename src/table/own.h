/* own.h - what the files of a table share with each other alone. */
#ifndef VAKA_TABLE_OWN_H
#define VAKA_TABLE_OWN_H

#include "table/table.h"

/* For so many steps more. */
void room_make(struct vk_table *t, uint32_t n);

/* A game that is long enough for positions of the past keeps those that are near too. */
void room_keep_near(struct vk_table *t);

/* What follows by itself after steps since `from`: chance, usual answers, who was told, the end. */
void room_settle(struct vk_table *t, uint32_t from, struct vk_clerk *clerk);

/* The state as it is now is kept, until it is kept again or dropped: what is played next is told from there. */
void room_keep_before(struct vk_table *t);
void room_drop_before(struct vk_table *t);

/* Who sits there, into the head of the journal. And the journal's last line. */
void room_name_seats(struct vk_table *t);
void room_end(struct vk_table *t, struct vk_clerk *clerk);

/* Hash of what a viewer may know now. */
uint64_t room_seen_by(const struct vk_table *t, int viewer);

/* Names for sentences, and who reads them: a seat is "you". VK_NONE: nobody of the table. */
void room_words(const struct vk_table *t, int reader, struct vk_words *w);

/* Step i as one viewer is told it, into an open object; `state` is the true one, and is moved on. */
void room_say_step(const struct vk_table *t, int viewer, int reader, uint32_t i, uint32_t number,
                   void *state, struct vk_json *j);
/* The sentences of the steps from `from` on. */
void room_say_log(const struct vk_table *t, int viewer, uint32_t from, struct vk_json *j);
/* The same moment, or the one before the answers to a sealed question that stand before it: in which order they were
   given is told to nobody. */
uint32_t room_before_seals(const struct vk_table *t, uint32_t at);
/* The position after it, to the viewer, who reads it. */
void room_say_now(const struct vk_table *t, int viewer, uint32_t number, const void *state,
                  struct vk_json *j);

#endif
