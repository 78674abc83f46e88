/*
 * ops.h - what a backend of the store provides: one table of functions, in the order of store.h.
 * Private to src/store. store.c calls them with arguments that it has found valid, writes only
 * inside a transaction, and never after a fault that cost the whole transaction.
 */
#ifndef VAKA_STORE_OPS_H
#define VAKA_STORE_OPS_H

#include "store/change.h"
#include "store/copied.h"
#include "store/nodes.h"

/* Columns of a table's row, as table_row.def has them. */
#define TABLE_COLUMNS "id, " TABLE_BUT_ID ", version, n_lines, n_chat"
#define TABLE_BUT_ID                                                                               \
    "invite, name, game, host, created, updated, status, is_public, hints, pace, n_seats,"         \
    " clock_start, clock_step, turn_since, secret, options, rematch, summary,"                     \
    " asked_since, asked_to, asked_yes, asked_wait, asked_by, asked_how, asked_seat"

struct store_ops {
    void (*close)(struct store *s);

    int (*begin)(struct store *s, struct err *e);
    int (*commit)(struct store *s, struct err *e); /* on failure: nothing of it is left */
    void (*rollback)(struct store *s);
    int (*mark_point)(struct store *s, struct err *e);
    void (*undo_to_mark)(struct store *s);
    void (*keep_mark)(struct store *s);

    int (*person_add)(struct store *s, struct store_person *p, struct err *e);
    int (*person_get)(struct store *s, int64_t id, struct store_person *p, struct err *e);
    int (*person_by_kept_name)(struct store *s, const char *name, struct store_person *p,
                               struct err *e);
    int (*person_keep)(struct store *s, int64_t id, const char *secret, struct err *e);
    int (*person_rename)(struct store *s, int64_t id, const char *name, struct err *e);
    int (*person_seen)(struct store *s, int64_t id, int64_t now, struct err *e);

    int (*token_add)(struct store *s, const uint8_t hash[STORE_HASH], int64_t person, int64_t now,
                     struct err *e);
    int (*token_person)(struct store *s, const uint8_t hash[STORE_HASH], int64_t *person,
                        struct err *e);
    int (*token_drop)(struct store *s, const uint8_t hash[STORE_HASH], struct err *e);
    int (*tokens_drop_all)(struct store *s, int64_t person, struct err *e);

    /* Each gets its outcome, and its fault where it is refused. */
    void (*changes)(struct store *s, struct store_change *const *changes, int n);
    int (*table_get)(struct store *s, const char *id, struct store_table *t, struct err *e);
    int (*table_by_invite)(struct store *s, const char *invite, struct store_table *t,
                           struct err *e);
    int (*tables)(struct store *s, enum store_list which, int64_t person, const char *game,
                  int limit, int offset, store_table_fn *fn, void *context, struct err *e);
    int (*tables_count)(struct store *s, enum store_list which, int64_t person, int64_t *n,
                        struct err *e);

    int (*lines)(struct store *s, const char *table, int64_t from, store_line_fn *fn, void *context,
                 struct err *e);
    int (*bookmark_put)(struct store *s, const char *table, int64_t line, const void *bytes,
                        size_t n, struct err *e);
    int (*bookmark_get)(struct store *s, const char *table, store_bookmark_fn *fn, void *context,
                        struct err *e);
    int (*command_get)(struct store *s, const char *table, int64_t person, const char *client,
                       char reply[STORE_REPLY], struct err *e);

    int (*chat)(struct store *s, const char *table, int64_t after, int limit, store_chat_fn *fn,
                void *context, struct err *e);
    int (*note_put)(struct store *s, const char *table, int64_t person, const char *text,
                    struct err *e);
    int (*note_get)(struct store *s, const char *table, int64_t person, char text[STORE_NOTE],
                    struct err *e);
    int (*lessons_put)(struct store *s, int64_t person, const char *done, struct err *e);
    int (*lessons_get)(struct store *s, int64_t person, char done[STORE_LESSONS], struct err *e);
    int (*mark_put)(struct store *s, const char *table, int64_t person, const struct store_mark *m,
                    struct err *e);
    int (*mark_get)(struct store *s, const char *table, int64_t person, struct store_mark *m,
                    struct err *e);

    /* NULL: one process has the store to itself. */
    int (*beat)(struct store *s, struct store_beat *out, struct err *e);
    int (*lease)(struct store *s, const char *work, const char *node, int64_t ms, bool *is_ours,
                 struct err *e);
    int (*versions)(struct store *s, const char (*ids)[STORE_ID], int n, store_version_fn *fn,
                    void *context, struct err *e);

    int (*probe)(struct store *s, struct err *e);
    int (*sweep)(struct store *s, int64_t older_than, int64_t *removed, struct err *e);
    int (*backup)(struct store *s, const char *file, struct err *e);
    int (*check)(struct store *s, store_fault_fn *fn, void *context, int64_t *n_faults,
                 struct err *e);

    /* NULL: it cannot be copied. A reader begins, so that all it gives is of one moment. */
    int (*copy_begin)(struct store *s, struct err *e);
    int (*copy_out)(struct store *s, enum copied which, copied_fn *fn, void *context,
                    struct err *e);
    int (*copy_in)(struct store *s, enum copied which, const struct copied_value *values,
                   struct err *e);
    int (*copy_end)(struct store *s, struct err *e);
};

/* First member of every backend's own struct. */
struct store {
    const struct store_ops *ops;
    bool in_transaction, has_mark, is_reader;
    struct err doom; /* code not ERR_NONE: the fault that cost the running transaction */
};

/* 0, or -1 and why nothing can be written now. */
int store_may_write(const struct store *s, struct err *e);

/* The next line of a change, from *at on, without its line feed; NULL: no more. */
const char *change_next_line(const struct store_change *c, size_t *at, size_t *n);
int64_t change_n_lines(const struct store_change *c);
bool change_has_command(const struct store_change *c);
/* Raised as it has been done. */
void change_raise(struct store_change *c);
void change_refuse(struct store_change *c, const struct err *fault);

/* Open what follows the scheme of a URL; `is_reader`: see store_open_reader. */
struct store *store_memory_open(const char *rest, bool is_reader, struct err *e);
struct store *store_sqlite_open(const char *rest, bool is_reader, struct err *e);
struct store *store_postgres_open(const char *rest, bool is_reader, struct err *e);

#endif
