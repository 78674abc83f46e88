/*
 * sqlite.h - inside the SQLite store: the open file, queries over cached statements, faults.
 * Private to src/store/sqlite*.c; tests look in to break things.
 */
#ifndef VAKA_STORE_SQLITE_H
#define VAKA_STORE_SQLITE_H

#include "store/ops.h"
#include <sqlite3.h>

enum {
    SQLITE_STORE_APPLICATION = 0x56616B61, /* "Vaka", in the header of the file */
    SQLITE_STORE_BUSY = 5000               /* milliseconds to wait for a lock of SQLite's */
};

/* Parts of the statements in the table. */
#define TABLES_OF_PERSON                                                                           \
    "id IN (SELECT table_id FROM seats WHERE person = ?1"                                          \
    " UNION SELECT id FROM tables WHERE host = ?1)"

#define STATEMENT(name, sql) ST_##name,
enum statement {
#include "store/sqlite_statements.def"
    N_STATEMENTS
};
#undef STATEMENT

enum { SQLITE_KEPT = 4096 };

struct sqlite {
    struct store base;
    sqlite3 *db;
    sqlite3_stmt *statement[N_STATEMENTS]; /* NULL until first used */
    char *name;                            /* of the file as it was given, for sentences */
    char *file;                            /* resolved */
    char *log;                             /* FILE-wal, where commits go first */
    int lock;                              /* descriptor of FILE.lock, or -1 */
    /* By tables' ids, for some: a hash of what their rows and seats have besides what play changes. */
    uint64_t kept[SQLITE_KEPT];
    int written; /* rows since the file was opened, when this transaction began */
};

/* Nothing was written in this transaction, and it has no mark: to begin it anew loses nothing. */
bool sqlite_is_untouched(const struct sqlite *s);
/* Takes all of the transaction back, and begins another one; if that fails, the transaction is doomed. */
void sqlite_begin_anew(struct sqlite *s);

/* Something was taken back: what the file has is not known any more. */
void sqlite_forget_kept(struct sqlite *s);

/* ---- sqlite_file.c: the file before SQLite sees it ---- */

/* Resolve, make the directory, look at the header, take the lock, create the file. */
int sqlite_file_claim(struct sqlite *s, struct err *e);
/* For a reader: resolve and look at the header. */
int sqlite_file_find(struct sqlite *s, struct err *e);
void sqlite_file_release(struct sqlite *s);
/* Are the file and its log still where they were opened? What is written elsewhere is lost. */
int sqlite_file_stays(struct sqlite *s, struct err *e);
/* Create an empty file that must not exist yet, for its owner's eyes alone. */
int sqlite_file_new(const char *file, struct err *e);

/* ---- sqlite_schema.c ---- */

int sqlite_schema_upgrade(struct sqlite *s, struct err *e);
int sqlite_schema_compare(struct sqlite *s, struct err *e); /* for a reader: nothing is changed */

/* ---- sqlite_query.c ---- */

/* The fault that SQLite reported as `rc`. It may cost the transaction: then base.doom is set. */
int sqlite_fault(struct sqlite *s, int rc, struct err *e);
/* The same for any file; `message` is SQLite's own. */
int sqlite_fault_in(const char *name, int rc, const char *message, struct err *e);
/* Run SQL that is not in the table of statements: pragmas, migrations. */
int sqlite_execute(struct sqlite *s, const char *sql, struct err *e);
/* The first column of the first row of such SQL; ERR_NOT_FOUND if there is none. */
int sqlite_ask_number(struct sqlite *s, const char *sql, int64_t *n, struct err *e);

/*
 * One use of a statement: start, bind in order, then run, or take rows and read columns in order.
 * query_run ends it by itself; after query_row it is ended by query_end.
 */
struct query {
    struct sqlite *s;
    sqlite3_stmt *statement;
    int n_bound, column;
    const char *fault; /* the first column that did not hold what it should */
};

int query_start(struct query *q, struct store *s, enum statement which, struct err *e);
void query_number(struct query *q, int64_t n);
void query_text(struct query *q, const char *text);
void query_text_n(struct query *q, const char *text, size_t n);
void query_bytes(struct query *q, const void *bytes, size_t n);
void query_null(struct query *q);

/* 0, or -1; a broken UNIQUE is ERR_CONFLICT with the sentence `taken`. */
int query_run(struct query *q, const char *taken, struct err *e);
/* The same, and ERR_NOT_FOUND with the sentence `missing` if no row was changed. */
int query_run_one(struct query *q, const char *taken, const char *missing, struct err *e);
/* 1: a row; 0: no more; -1: a fault. */
int query_row(struct query *q, struct err *e);
void query_end(struct query *q);

int64_t row_number(struct query *q);
uint8_t row_small(struct query *q);
void row_text(struct query *q, char *text, size_t size); /* fills up with zeros */
const char *row_text_n(struct query *q, size_t *n);
void row_bytes(struct query *q, void *bytes, size_t n);
/* 0, or -1 with ERR_BROKEN if a column of this row was not what it should be. */
int row_end(const struct query *q, const char *what, struct err *e);
/* -1 and ERR_BROKEN: `what` (of this file) is damaged, and how. */
int row_damaged(const struct query *q, const char *what, const char *how, struct err *e);

/* A statement without parameters or rows. */
int sqlite_simple(struct sqlite *s, enum statement which, struct err *e);

/* Several statements that happen together or not at all: begin, then end with the result so far. */
int part_begin(struct sqlite *s, struct err *e);
int part_end(struct sqlite *s, int result, struct err *e);

/* ---- one file a noun: the functions of the table in sqlite.c ---- */

int sqlite_person_add(struct store *s, struct store_person *p, struct err *e);
int sqlite_person_get(struct store *s, int64_t id, struct store_person *p, struct err *e);
int sqlite_person_by_kept_name(struct store *s, const char *name, struct store_person *p,
                               struct err *e);
int sqlite_person_keep(struct store *s, int64_t id, const char *secret, struct err *e);
int sqlite_person_rename(struct store *s, int64_t id, const char *name, struct err *e);
int sqlite_person_seen(struct store *s, int64_t id, int64_t now, struct err *e);
int sqlite_person_read(struct query *q, struct store_person *p, struct err *e);
int sqlite_token_add(struct store *s, const uint8_t hash[STORE_HASH], int64_t person, int64_t now,
                     struct err *e);
int sqlite_token_person(struct store *s, const uint8_t hash[STORE_HASH], int64_t *person,
                        struct err *e);
int sqlite_token_drop(struct store *s, const uint8_t hash[STORE_HASH], struct err *e);
int sqlite_tokens_drop_all(struct store *s, int64_t person, struct err *e);

void sqlite_changes(struct store *s, struct store_change *const *changes, int n);
/* 0: written; 1: there is no row of this id and version; -1: refused. Add, or put. */
int sqlite_table_write(struct store *s, const struct store_change *c, struct err *e);
int sqlite_table_get(struct store *s, const char *id, struct store_table *t, struct err *e);
int sqlite_table_by_invite(struct store *s, const char *invite, struct store_table *t,
                           struct err *e);
int sqlite_tables(struct store *s, enum store_list which, int64_t person, const char *game,
                  int limit, int offset, store_table_fn *fn, void *context, struct err *e);
int sqlite_tables_count(struct store *s, enum store_list which, int64_t person, int64_t *n,
                        struct err *e);
int sqlite_table_read(struct query *q, struct store_table *t, struct err *e);

int sqlite_line_write(struct store *s, const char *table, int64_t line, const char *text, size_t n,
                      struct err *e);
int sqlite_lines(struct store *s, const char *table, int64_t from, store_line_fn *fn, void *context,
                 struct err *e);
int sqlite_line_read(struct query *q, int64_t *line, const char **text, size_t *n, struct err *e);
/* A statement with the table as its one parameter and one number as its one row. */
int sqlite_ask_of_table(struct store *s, enum statement which, const char *table, int64_t *n,
                        struct err *e);
int sqlite_bookmark_put(struct store *s, const char *table, int64_t line, const void *bytes,
                        size_t n, struct err *e);
int sqlite_bookmark_get(struct store *s, const char *table, store_bookmark_fn *fn, void *context,
                        struct err *e);
int sqlite_command_get(struct store *s, const char *table, int64_t person, const char *client,
                       char reply[STORE_REPLY], struct err *e);
int sqlite_command_write(struct store *s, const struct store_change *c, struct err *e);
int sqlite_chat_write(struct store *s, const char *table, struct store_chat *c, struct err *e);
int sqlite_chat(struct store *s, const char *table, int64_t after, int limit, store_chat_fn *fn,
                void *context, struct err *e);
int sqlite_chat_read(struct query *q, struct store_chat *c, struct err *e);
int sqlite_note_put(struct store *s, const char *table, int64_t person, const char *text,
                    struct err *e);
int sqlite_note_get(struct store *s, const char *table, int64_t person, char text[STORE_NOTE],
                    struct err *e);
int sqlite_lessons_put(struct store *s, int64_t person, const char *done, struct err *e);
int sqlite_lessons_get(struct store *s, int64_t person, char done[STORE_LESSONS], struct err *e);
int sqlite_mark_put(struct store *s, const char *table, int64_t person, const struct store_mark *m,
                    struct err *e);
int sqlite_mark_get(struct store *s, const char *table, int64_t person, struct store_mark *m,
                    struct err *e);

int sqlite_probe(struct store *s, struct err *e);
int sqlite_sweep(struct store *s, int64_t older_than, int64_t *removed, struct err *e);
int sqlite_backup(struct store *s, const char *file, struct err *e);
int sqlite_check(struct store *s, store_fault_fn *fn, void *context, int64_t *n_faults,
                 struct err *e);

int sqlite_copy_begin(struct store *s, struct err *e);
int sqlite_copy_out(struct store *s, enum copied which, copied_fn *fn, void *context,
                    struct err *e);
int sqlite_copy_in(struct store *s, enum copied which, const struct copied_value *values,
                   struct err *e);
int sqlite_copy_end(struct store *s, struct err *e);

#endif
