/* table_read.h - a table from the store into memory: all of it, or what another server has added since. */
#ifndef VAKA_SERVER_TABLE_READ_H
#define VAKA_SERVER_TABLE_READ_H

#include "server/table.h"

/* ---- table_load.c ---- */
/* A table as the store has it: its row, who sits there, and the lines of its journal after those that are known. */
struct table_read {
    char id[STORE_ID];
    int64_t after, last;
    struct store_table row;
    char name[STORE_SEATS][STORE_NAME];
    char *lines; /* each with its line feed; the caller frees them */
    size_t n, room;
    bool
        has_bookmark; /* wanted; and then: there is one, and the lines begin with the last that it knows */
    void *bookmark; /* the caller frees it */
    size_t n_bookmark;
};
int table_read(struct table_read *r, struct store *s, struct err *e); /* on the store thread */
void table_take_row(struct table *t, const struct table_read *r);
void table_load(struct table *t);
void table_wait(struct table *t); /* the store is away: who has come waits for a while */
bool table_is_refused(const struct table *t); /* it was looked at lately, and is refused */
/* Tables where a bot or a clock is due: after a start, and where servers are many now and then, by one of them. */
enum { RESUME_EACH_MS = 30000 };
void tables_resume(struct server *sv, int64_t overdue);

/* ---- table_change.c ---- */
void table_renew(struct table *t);  /* what is in memory is of no use: it is read again */
void table_forget(struct table *t); /* nobody knows if it is: read when the store is back */

/* ---- table_bookmark.c ---- */
/* Its journal has grown: now and then a bookmark is put into it. */
void table_bookmark(struct table *t);

/* ---- table_follow.c ---- */
/* Another server has changed it: what is new is read, and told to those who look. */
void table_follow(struct table *t);

#endif
