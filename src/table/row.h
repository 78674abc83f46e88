/*
 * row.h - the row of a table, as lists and messages have it (docs/protocol.md, section 4). Whoever keeps the
 * table fills it in: a server with people, clocks and invitations, a page with what little it has. Only its form
 * stands here, because both write the same one; nothing in this room reads it.
 */
#ifndef VAKA_TABLE_ROW_H
#define VAKA_TABLE_ROW_H

#include "table/table.h"

enum vk_status { VK_ROW_OPEN, VK_ROW_RUNNING, VK_ROW_OVER, VK_ROW_CLOSED };
enum vk_row_seat_kind { VK_ROW_FREE, VK_ROW_PERSON, VK_ROW_BOT };

struct vk_row_seat {
    uint8_t kind; /* enum vk_row_seat_kind */
    int64_t person;
    const char *name, *level; /* level empty: none */
    bool is_away, is_late, is_asked, is_online;
    bool is_offered; /* a bot's, for whom somebody may come */
    int64_t left;    /* on its clock; below 0: it has none */
};

struct vk_row {
    const char *id, *name, *game;
    uint8_t status; /* enum vk_status */
    bool is_slow, is_public, has_hints;
    const char *options; /* "key=value key=value" */
    int64_t created, updated, clock_start /* 0: no clock */, clock_step;
    int64_t host;
    int you;                              /* seat or -1 */
    const char *invite, *rematch, *daily; /* NULL: null */
    int watchers;
    int64_t rest;     /* 0: null */
    uint32_t brought; /* steps that were played on somebody's device; 0: null */
    int n_seats;
    struct vk_row_seat seat[VK_SEATS_MAX];
    struct vk_summary summary;
    int64_t since; /* when the decision that is open began */
};

/* What a bot is called: always the same at one table, and no two there alike. */
const char *vk_bot_name(const char *id, int seat);

void vk_row_json(struct vk_json *j, const char *key, const struct vk_row *r);

#endif
