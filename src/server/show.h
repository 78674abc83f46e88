/*
 * show.h - tables and steps as JSON (docs/protocol.md, sections 4 to 6). Everything is written for
 * one viewer, from a state that was concealed for it.
 */
#ifndef VAKA_SERVER_SHOW_H
#define VAKA_SERVER_SHOW_H

#include "server/table.h"

/* ---- A row ---- */
struct row_look {
    const struct store_table *row;
    const char (*name)[STORE_NAME];
    struct summary summary;
    int you;         /* seat or -1 */
    bool has_invite; /* may see the code */
    uint16_t online;
    int watchers;
    int64_t rest, since, left[STORE_SEATS];
};

void show_row(struct vk_json *j, const char *key, const struct row_look *r);

/* Of a table in memory, for one look. */
struct row_look row_for(const struct table *t, int look);

/* Of a row from the store, for one person. */
struct row_look row_of(const struct server *sv, const struct store_table *row,
                       const char (*name)[STORE_NAME], int64_t person);

/* ---- A game ---- */
void show_view(struct vk_json *j, const char *key, const struct table *t, int viewer);
/* The same after other steps: `state` is the true one there. */
void show_view_at(struct vk_json *j, const char *key, const struct table *t, int viewer,
                  const void *state, uint32_t number);
/* The final score, in the form that a view has it. */
void show_score(struct vk_json *j, const struct table *t);
void show_undo(struct vk_json *j, const struct table *t, int viewer);
void show_log(struct vk_json *j, const struct table *t, int viewer); /* the last LOG_SHOWN */
void show_asked(struct vk_json *j, const struct table *t, int viewer);
void show_chat(struct vk_json *j, const char *key, const struct store_chat *c);

/* One step (vk_step_json). `state` is the true one before it, and is moved on. */
struct step_look {
    const struct table *t;
    uint32_t i;      /* from 0 */
    uint32_t number; /* for the viewer */
    int viewer;
};
void show_step(struct vk_json *j, const struct step_look *s, void *state);

/* Steps `from` .. `to` (numbers of the viewer) with round and scores. */
void show_steps(struct vk_json *j, const struct table *t, int viewer, uint32_t from, uint32_t to);

#endif
