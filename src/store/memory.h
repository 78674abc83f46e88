/*
 * memory.h - the store in memory: a map for each kind of row, and a log of what each change
 * replaced, so that rollback and marks are the log read backwards. For tests and for tables that
 * need not outlive the process. Private to src/store/memory*.c.
 */
#ifndef VAKA_STORE_MEMORY_H
#define VAKA_STORE_MEMORY_H

#include "store/map.h"
#include "store/ops.h"

enum memory_rows {
    ROWS_PEOPLE,    /* id -> struct store_person */
    ROWS_KEPT,      /* name in small letters -> id */
    ROWS_TOKENS,    /* hash -> id of the person */
    ROWS_TABLES,    /* id -> struct store_table */
    ROWS_INVITES,   /* invite -> id of the table */
    ROWS_LINES,     /* table, number -> text */
    ROWS_BOOKMARKS, /* table -> number of a line, bytes */
    ROWS_COMMANDS,  /* table, person, client -> struct memory_command */
    ROWS_CHAT,      /* table, number -> struct store_chat */
    ROWS_NOTES,     /* table, person -> text with its final zero */
    ROWS_LESSONS,   /* person -> text with its final zero */
    ROWS_MARKS,     /* table, person -> struct store_mark */
    N_ROWS
};

struct memory_command {
    int64_t time;
    char reply[STORE_REPLY];
};

struct memory_change {
    enum memory_rows rows;
    size_t n_key, n_old;
    void *key, *old; /* old NULL: there was no such key */
};

struct memory {
    struct store base;
    struct map rows[N_ROWS];
    struct memory_change *log;
    size_t n_log, log_room, mark;
    int64_t last_person;
};

/* A key: texts with their final zero and numbers, one after the other; a table comes first. */
struct memory_key {
    size_t n;
    unsigned char bytes[2 * STORE_NAME + 16];
};

struct memory_key key_text(const char *text);
struct memory_key key_number(int64_t number);
struct memory_key key_table_number(const char *table, int64_t number);
struct memory_key key_bytes(const void *bytes, size_t n);
void key_add_text(struct memory_key *key, const char *text);

/* A row, or NULL. It lives until the next change. */
const void *memory_get(const struct memory *m, enum memory_rows rows, struct memory_key key,
                       size_t *n /* or NULL */);
void memory_put(struct memory *m, enum memory_rows rows, struct memory_key key, const void *value,
                size_t n);
void memory_remove(struct memory *m, enum memory_rows rows, struct memory_key key);

/* Remove each row for which `is_doomed` says so; returns how many. */
typedef bool memory_filter(const struct memory *m, const struct map_entry *row, const void *with);
int64_t memory_remove_where(struct memory *m, enum memory_rows rows, memory_filter *is_doomed,
                            const void *with);

/* Take back what was changed since the log had this length. */
void memory_undo_to(struct memory *m, size_t n_log);

/* What memory_changes is made of. */
int memory_table_write(struct memory *m, const struct store_table *t, const char *old_invite,
                       struct err *e);
void memory_line_write(struct memory *m, const char *table, int64_t line, const char *text,
                       size_t n);
int memory_command_write(struct memory *m, const struct store_change *c, struct err *e);
int memory_chat_write(struct memory *m, const char *table, struct store_chat *c, struct err *e);

/* -1 and ERR_NOT_FOUND if there is no such table or person. */
int memory_wants_table(const struct memory *m, const char *table, struct err *e);
int memory_wants_person(const struct memory *m, int64_t person, struct err *e);

int memory_person_add(struct store *s, struct store_person *p, struct err *e);
int memory_person_get(struct store *s, int64_t id, struct store_person *p, struct err *e);
int memory_person_by_kept_name(struct store *s, const char *name, struct store_person *p,
                               struct err *e);
int memory_person_keep(struct store *s, int64_t id, const char *secret, struct err *e);
int memory_person_rename(struct store *s, int64_t id, const char *name, struct err *e);
int memory_person_seen(struct store *s, int64_t id, int64_t now, struct err *e);
int memory_token_add(struct store *s, const uint8_t hash[STORE_HASH], int64_t person, int64_t now,
                     struct err *e);
int memory_token_person(struct store *s, const uint8_t hash[STORE_HASH], int64_t *person,
                        struct err *e);
int memory_token_drop(struct store *s, const uint8_t hash[STORE_HASH], struct err *e);
int memory_tokens_drop_all(struct store *s, int64_t person, struct err *e);

void memory_changes(struct store *s, struct store_change *const *changes, int n);
int memory_table_get(struct store *s, const char *id, struct store_table *t, struct err *e);
int memory_table_by_invite(struct store *s, const char *invite, struct store_table *t,
                           struct err *e);
int memory_tables(struct store *s, enum store_list which, int64_t person, const char *game,
                  int limit, int offset, store_table_fn *fn, void *context, struct err *e);
int memory_tables_count(struct store *s, enum store_list which, int64_t person, int64_t *n,
                        struct err *e);
int memory_probe(struct store *s, struct err *e);
int memory_sweep(struct store *s, int64_t older_than, int64_t *removed, struct err *e);
int memory_check(struct store *s, store_fault_fn *fn, void *context, int64_t *n_faults,
                 struct err *e);

int memory_lines(struct store *s, const char *table, int64_t from, store_line_fn *fn, void *context,
                 struct err *e);
int memory_bookmark_put(struct store *s, const char *table, int64_t line, const void *bytes,
                        size_t n, struct err *e);
int memory_bookmark_get(struct store *s, const char *table, store_bookmark_fn *fn, void *context,
                        struct err *e);
int memory_command_get(struct store *s, const char *table, int64_t person, const char *client,
                       char reply[STORE_REPLY], struct err *e);
int memory_chat(struct store *s, const char *table, int64_t after, int limit, store_chat_fn *fn,
                void *context, struct err *e);
int memory_note_put(struct store *s, const char *table, int64_t person, const char *text,
                    struct err *e);
int memory_note_get(struct store *s, const char *table, int64_t person, char text[STORE_NOTE],
                    struct err *e);
int memory_lessons_put(struct store *s, int64_t person, const char *done, struct err *e);
int memory_lessons_get(struct store *s, int64_t person, char done[STORE_LESSONS], struct err *e);
int memory_mark_put(struct store *s, const char *table, int64_t person, const struct store_mark *m,
                    struct err *e);
int memory_mark_get(struct store *s, const char *table, int64_t person, struct store_mark *m,
                    struct err *e);

#endif
