/* memory.c - the store in memory: rows in maps, the log of changes, transactions and marks. */
#include "store/memory.h"
#include "store/xmalloc.h"
#include <stdlib.h>
#include <string.h>

/* ---- Keys ---- */

struct memory_key key_bytes(const void *bytes, size_t n)
{
    struct memory_key key = { .n = n };
    memcpy(key.bytes, bytes, n);
    return key;
}

struct memory_key key_text(const char *text)
{
    return key_bytes(text, strlen(text) + 1);
}

struct memory_key key_number(int64_t number)
{
    return key_bytes(&number, sizeof number);
}

struct memory_key key_table_number(const char *table, int64_t number)
{
    struct memory_key key = key_text(table);
    memcpy(key.bytes + key.n, &number, sizeof number);
    key.n += sizeof number;
    return key;
}

void key_add_text(struct memory_key *key, const char *text)
{
    size_t n = strlen(text) + 1;
    memcpy(key->bytes + key->n, text, n);
    key->n += n;
}

/* ---- Rows ---- */

const void *memory_get(const struct memory *m, enum memory_rows rows, struct memory_key key,
                       size_t *n)
{
    const struct map_entry *entry = map_find(&m->rows[rows], key.bytes, key.n);
    if (entry && n)
        *n = entry->n_value;
    return entry ? entry->value : NULL;
}

/* Every change goes through here, and leaves in the log what it replaced. */
static void change(struct memory *m, enum memory_rows rows, struct memory_key key, void *value,
                   size_t n)
{
    if (m->n_log == m->log_room) {
        m->log_room = m->log_room ? m->log_room * 2 : 64;
        m->log = xrealloc(m->log, m->log_room, sizeof *m->log);
    }
    struct memory_change *c = &m->log[m->n_log++];
    c->rows = rows;
    c->key = xmemdup(key.bytes, key.n);
    c->n_key = key.n;
    c->old = map_swap(&m->rows[rows], key.bytes, key.n, value, n, &c->n_old);
}

void memory_put(struct memory *m, enum memory_rows rows, struct memory_key key, const void *value,
                size_t n)
{
    change(m, rows, key, xmemdup(value, n), n);
}

void memory_remove(struct memory *m, enum memory_rows rows, struct memory_key key)
{
    if (map_find(&m->rows[rows], key.bytes, key.n))
        change(m, rows, key, NULL, 0);
}

int64_t memory_remove_where(struct memory *m, enum memory_rows rows, memory_filter *is_doomed,
                            const void *with)
{
    struct memory_key *doomed = NULL;
    size_t n = 0, room = 0, at = 0;
    for (const struct map_entry *row; (row = map_next(&m->rows[rows], &at)) != NULL;) {
        if (!is_doomed(m, row, with))
            continue;
        if (n == room) {
            room = room ? room * 2 : 16;
            doomed = xrealloc(doomed, room, sizeof *doomed);
        }
        doomed[n++] = key_bytes(row->key, row->n_key);
    }
    for (size_t i = 0; i < n; i++)
        memory_remove(m, rows, doomed[i]);
    free(doomed);
    return (int64_t)n;
}

int memory_wants_table(const struct memory *m, const char *table, struct err *e)
{
    if (!memory_get(m, ROWS_TABLES, key_text(table), NULL))
        return err_set(e, ERR_NOT_FOUND, "there is no table %s", table);
    return 0;
}

int memory_wants_person(const struct memory *m, int64_t person, struct err *e)
{
    if (!memory_get(m, ROWS_PEOPLE, key_number(person), NULL))
        return err_set(e, ERR_NOT_FOUND, "there is no person %lld", (long long)person);
    return 0;
}

/* ---- Transactions: the log read backwards ---- */

void memory_undo_to(struct memory *m, size_t n_kept)
{
    while (m->n_log > n_kept) {
        struct memory_change *c = &m->log[--m->n_log];
        size_t n_new;
        free(map_swap(&m->rows[c->rows], c->key, c->n_key, c->old, c->n_old, &n_new));
        free(c->key);
    }
    m->last_person = (int64_t)m->rows[ROWS_PEOPLE].n_entries; /* nobody is ever removed */
}

static void forget_log(struct memory *m)
{
    for (size_t i = 0; i < m->n_log; i++) {
        free(m->log[i].key);
        free(m->log[i].old);
    }
    m->n_log = 0;
}

static int begin(struct store *s, struct err *e)
{
    (void)s;
    (void)e;
    return 0;
}

static int commit(struct store *s, struct err *e)
{
    (void)e;
    forget_log((struct memory *)s);
    return 0;
}

static void rollback(struct store *s)
{
    memory_undo_to((struct memory *)s, 0);
}

static int mark_point(struct store *s, struct err *e)
{
    (void)e;
    struct memory *m = (struct memory *)s;
    m->mark = m->n_log;
    return 0;
}

static void undo_to_mark(struct store *s)
{
    struct memory *m = (struct memory *)s;
    memory_undo_to(m, m->mark);
}

static void keep_mark(struct store *s)
{
    (void)s;
}

static void close_memory(struct store *s)
{
    struct memory *m = (struct memory *)s;
    forget_log(m);
    for (int i = 0; i < N_ROWS; i++)
        map_free(&m->rows[i]);
    free(m->log);
    free(m);
}

static int backup(struct store *s, const char *file, struct err *e)
{
    (void)s;
    (void)file;
    return err_set(e, ERR_INVALID, "a store in memory has no backup");
}

static const struct store_ops memory_ops = {
    .close = close_memory,
    .begin = begin,
    .commit = commit,
    .rollback = rollback,
    .mark_point = mark_point,
    .undo_to_mark = undo_to_mark,
    .keep_mark = keep_mark,
    .person_add = memory_person_add,
    .person_get = memory_person_get,
    .person_by_kept_name = memory_person_by_kept_name,
    .person_keep = memory_person_keep,
    .person_rename = memory_person_rename,
    .person_seen = memory_person_seen,
    .token_add = memory_token_add,
    .token_person = memory_token_person,
    .token_drop = memory_token_drop,
    .tokens_drop_all = memory_tokens_drop_all,
    .changes = memory_changes,
    .table_get = memory_table_get,
    .table_by_invite = memory_table_by_invite,
    .tables = memory_tables,
    .tables_count = memory_tables_count,
    .lines = memory_lines,
    .bookmark_put = memory_bookmark_put,
    .bookmark_get = memory_bookmark_get,
    .command_get = memory_command_get,
    .chat = memory_chat,
    .note_put = memory_note_put,
    .note_get = memory_note_get,
    .lessons_put = memory_lessons_put,
    .lessons_get = memory_lessons_get,
    .mark_put = memory_mark_put,
    .mark_get = memory_mark_get,
    .probe = memory_probe,
    .sweep = memory_sweep,
    .backup = backup,
    .check = memory_check,
};

struct store *store_memory_open(const char *rest, bool is_reader, struct err *e)
{
    if (rest[0] != 0) {
        err_set(e, ERR_INVALID, "a store in memory has no name, but got \"%.100s\"", rest);
        return NULL;
    }
    if (is_reader) {
        err_set(e, ERR_INVALID, "a store in memory is gone with its process");
        return NULL;
    }
    struct memory *m = xcalloc(1, sizeof *m);
    m->base.ops = &memory_ops;
    return &m->base;
}
