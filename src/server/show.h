/*
 * show.h - what the house shows of a table, as JSON (docs/protocol.md, section 4): its row, for one
 * viewer, and what people said there. The game itself is told by table/say.h.
 */
#ifndef VAKA_SERVER_SHOW_H
#define VAKA_SERVER_SHOW_H

#include "server/table.h"

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

void show_chat(struct vk_json *j, const char *key, const struct store_chat *c,
               const struct vk_language *language);

#endif
