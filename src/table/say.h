/*
 * say.h - what a viewer of a table is told, as the messages of docs/protocol.md. A house adds what is
 * its own: the row of the table with people, clocks and presence, and what people said to each other.
 */
#ifndef VAKA_TABLE_SAY_H
#define VAKA_TABLE_SAY_H

#include "table/table.h"

struct vk_house {
    void (*row)(const struct vk_house *self, const char *key, struct vk_json *j);
    void (*chat)(const struct vk_house *self, struct vk_json *j); /* "chat", "chat_read"; or NULL */
};

/* The view of a message, written before: whole ("view"), or what changed ("patch": patch.h). A row
 * of the house likewise. */
struct vk_view_text {
    const char *key, *text;
    size_t n;
};

/* ---- Parts: a key each, into an open object ---- */
void vk_put_view(struct vk_json *j, const struct vk_view_text *view);
void vk_say_view(const struct vk_table *t, int viewer, struct vk_json *j);
void vk_say_log(const struct vk_table *t, int viewer, struct vk_json *j);
void vk_say_undo(const struct vk_table *t, int viewer, struct vk_json *j);
void vk_say_asked(const struct vk_table *t, int viewer, struct vk_json *j); /* and the answer */

/* ---- Whole values ---- */

void vk_say_now(const struct vk_table *t, int viewer, struct vk_json *j); /* the view of a hello */

/* The position after the step with this number; `state` is the true one there. */
void vk_say_position(const struct vk_table *t, int viewer, uint32_t number, const void *state,
                     struct vk_json *j);
/*
 * {"steps":[…]}: those with the numbers `from` to `to`, with round and scores; how many. `reader`: the
 * seat that is "you" in them; VK_NONE: none is.
 */
int vk_say_steps(const struct vk_table *t, int viewer, int reader, uint32_t from, uint32_t to,
                 struct vk_json *j);
/* The journal of a game that runs: the steps that the viewer was told of, with its own numbers. */
void vk_say_journal(const struct vk_table *t, int viewer, struct vk_out *out);

/* ---- Messages ---- */

/* `seen`: the number of the step that the viewer was shown last, or 0. */
void vk_say_hello(const struct vk_table *t, int viewer, int64_t now, int64_t seen,
                  const struct vk_house *house, struct vk_json *j);
/* Step i, from 0; `before` is the true state before it. `view` NULL: it is written here, whole. */
void vk_say_step(const struct vk_table *t, int viewer, uint32_t i, const void *before,
                 const struct vk_view_text *view, const struct vk_house *house, struct vk_json *j);
/* `seat`: who went back; VK_NONE: all did. */
/* It led to the step `to`; what stands in the log behind it is told anew. */
void vk_say_undone(const struct vk_table *t, int viewer, int seat, uint32_t to,
                   const struct vk_view_text *view, const struct vk_house *house,
                   struct vk_json *j);
void vk_say_question(const struct vk_table *t, int viewer, struct vk_json *j); /* "asked" */
void vk_say_over(const struct vk_table *t, const struct vk_house *house, struct vk_json *j);
/* `seen` is what the question was put with, `id` that of the command. */
void vk_say_hint(const struct vk_table *t, const char *id, const struct vk_question *q,
                 const void *seen, const struct vk_thought *thought, int n, struct vk_json *j);
/* What the action that the question watches clearly gives away, and what would be best. Steps that can be
 * made in any order give nothing away. */
void vk_say_judged(const struct vk_table *t, const char *id, const struct vk_question *q,
                   const void *seen, const struct vk_thought *thought, int n, struct vk_json *j);
/* Whichever of these three was asked for. */
void vk_say_advice(const struct vk_table *t, const char *id, const struct vk_question *q,
                   const void *seen, const struct vk_advice *advice, struct vk_json *j);
/* What this seat puts together (vk_draft_json), for it alone. */
void vk_say_draft(const struct vk_table *t, const char *id, int seat, const char *text,
                  struct vk_json *j);

#endif
