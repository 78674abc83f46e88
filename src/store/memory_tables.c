/* memory_tables.c - tables in memory: rows, lists, and the upkeep of everything. */
#include "store/memory.h"
#include "store/valid.h"
#include "store/xmalloc.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void copy_text(char *to, const char *from)
{
    memcpy(to, from, strlen(from) + 1);
}

/* The row as it is kept: nothing behind the ends of texts, nothing on seats that are not there. */
static struct store_table tidy(const struct store_table *t)
{
    struct store_table row = {
        .host = t->host,
        .created = t->created,
        .updated = t->updated,
        .status = t->status,
        .is_public = t->is_public,
        .hints = t->hints,
        .pace = t->pace,
        .n_seats = t->n_seats,
        .clock_start = t->clock_start,
        .clock_step = t->clock_step,
        .turn_since = t->turn_since,
        .asked = t->asked,
        .version = t->version,
        .n_lines = t->n_lines,
        .n_chat = t->n_chat,
    };
    copy_text(row.id, t->id);
    copy_text(row.invite, t->invite);
    copy_text(row.name, t->name);
    copy_text(row.game, t->game);
    copy_text(row.options, t->options);
    copy_text(row.rematch, t->rematch);
    copy_text(row.summary, t->summary);
    memcpy(row.secret, t->secret, sizeof row.secret);
    for (int i = 0; i < t->n_seats; i++) {
        const struct store_seat *seat = &t->seat[i];
        row.seat[i] = (struct store_seat){ .kind = seat->kind,
                                           .away = seat->away,
                                           .person = seat->person,
                                           .clock_left = seat->clock_left };
        copy_text(row.seat[i].level, seat->level);
    }
    return row;
}

int memory_table_write(struct memory *m, const struct store_table *t, const char *old_invite,
                       struct err *e)
{
    if (memory_wants_person(m, t->host, e))
        return -1;
    for (int i = 0; i < t->n_seats; i++)
        if (t->seat[i].person && memory_wants_person(m, t->seat[i].person, e))
            return -1;
    const char *holder = t->invite[0] ? memory_get(m, ROWS_INVITES, key_text(t->invite), NULL) : 0;
    if (holder && strcmp(holder, t->id) != 0)
        return err_set(e, ERR_CONFLICT, "the invite of table %s leads to another", t->id);
    if (old_invite[0])
        memory_remove(m, ROWS_INVITES, key_text(old_invite));
    if (t->invite[0])
        memory_put(m, ROWS_INVITES, key_text(t->invite), t->id, strlen(t->id) + 1);
    struct store_table row = tidy(t);
    memory_put(m, ROWS_TABLES, key_text(t->id), &row, sizeof row);
    return 0;
}

int memory_table_get(struct store *s, const char *id, struct store_table *t, struct err *e)
{
    const struct memory *m = (const struct memory *)s;
    if (memory_wants_table(m, id, e))
        return -1;
    memcpy(t, memory_get(m, ROWS_TABLES, key_text(id), NULL), sizeof *t);
    return 0;
}

int memory_table_by_invite(struct store *s, const char *invite, struct store_table *t,
                           struct err *e)
{
    const struct memory *m = (const struct memory *)s;
    const char *id = memory_get(m, ROWS_INVITES, key_text(invite), NULL);
    if (!id)
        return err_set(e, ERR_NOT_FOUND, "the invite %s leads nowhere", invite);
    return memory_table_get(s, id, t, e);
}

/* ---- Lists ---- */

static bool is_of_person(const struct store_table *t, int64_t person)
{
    bool is_here = t->host == person;
    for (int i = 0; i < t->n_seats; i++)
        is_here = is_here || (t->seat[i].person != 0 && t->seat[i].person == person);
    return is_here;
}

static bool is_on_list(const struct store_table *t, enum store_list which, int64_t person)
{
    switch (which) {
    case LIST_PUBLIC_OPEN: return t->is_public && t->status == TABLE_OPEN;
    case LIST_PUBLIC_RUNNING: return t->is_public && t->status == TABLE_RUNNING;
    case LIST_PUBLIC_OVER: return t->is_public && t->status == TABLE_OVER;
    case LIST_OF_PERSON: return t->status != TABLE_CLOSED && is_of_person(t, person);
    case LIST_ALL_RUNNING: return t->status == TABLE_RUNNING;
    case LIST_OF_PERSON_LIVE: return t->status <= TABLE_RUNNING && is_of_person(t, person);
    case LIST_ALL: return true;
    }
    return false;
}

static int later_first(const void *a, const void *b)
{
    const struct store_table *x = *(const struct store_table *const *)a;
    const struct store_table *y = *(const struct store_table *const *)b;
    if (x->updated != y->updated)
        return x->updated > y->updated ? -1 : 1;
    return strcmp(x->id, y->id);
}

int memory_tables(struct store *s, enum store_list which, int64_t person, const char *game,
                  int limit, int offset, store_table_fn *fn, void *context, struct err *e)
{
    (void)e;
    const struct memory *m = (const struct memory *)s;
    const struct store_table **list =
        xcalloc(m->rows[ROWS_TABLES].n_entries, sizeof(const struct store_table *));
    size_t n = 0, at = 0;
    for (const struct map_entry *row; (row = map_next(&m->rows[ROWS_TABLES], &at)) != NULL;) {
        const struct store_table *t = row->value;
        if (is_on_list(t, which, person) && (!game || strcmp(t->game, game) == 0))
            list[n++] = t;
    }
    if (n > 1)
        qsort(list, n, sizeof(const struct store_table *), later_first);
    for (size_t i = (size_t)offset; i < n && i - (size_t)offset < (size_t)limit; i++)
        fn(context, list[i]);
    free(list);
    return 0;
}

static void count_one(void *context, const struct store_table *t)
{
    (void)t;
    ++*(int64_t *)context;
}

int memory_tables_count(struct store *s, enum store_list which, int64_t person, int64_t *n,
                        struct err *e)
{
    *n = 0;
    return memory_tables(s, which, person, NULL, INT_MAX, 0, count_one, n, e);
}

/* ---- Sweeping ---- */

static bool is_old_command(const struct memory *m, const struct map_entry *row, const void *with)
{
    (void)m;
    return ((const struct memory_command *)row->value)->time < *(const int64_t *)with;
}

static bool is_lost_token(const struct memory *m, const struct map_entry *row, const void *with)
{
    int64_t id = *(const int64_t *)row->value;
    const struct store_person *p = memory_get(m, ROWS_PEOPLE, key_number(id), NULL);
    return p->secret[0] == 0 && p->seen < *(const int64_t *)with;
}

static bool never_started(const struct memory *m, const struct map_entry *row, const void *with)
{
    const struct store_table *t = row->value;
    if (t->updated >= *(const int64_t *)with)
        return false;
    bool has_steps = memory_get(m, ROWS_LINES, key_table_number(t->id, 2), NULL) != NULL;
    return t->status == TABLE_OPEN || (t->status == TABLE_CLOSED && !has_steps);
}

/* Keys of what belongs to a table begin with its id and a zero. */
static bool has_no_table(const struct memory *m, const struct map_entry *row, const void *with)
{
    (void)with;
    return !memory_get(m, ROWS_TABLES, key_text((const char *)row->key), NULL);
}

static bool invites_nowhere(const struct memory *m, const struct map_entry *row, const void *with)
{
    (void)with;
    return !memory_get(m, ROWS_TABLES, key_text(row->value), NULL);
}

/* A table whose rematch is gone has none. */
static void forget_lost_rematches(struct memory *m)
{
    struct store_table lost;
    for (;;) {
        size_t at = 0;
        bool is_found = false;
        for (const struct map_entry *row; (row = map_next(&m->rows[ROWS_TABLES], &at)) != NULL;) {
            memcpy(&lost, row->value, sizeof lost);
            is_found = lost.rematch[0] && !memory_get(m, ROWS_TABLES, key_text(lost.rematch), NULL);
            if (is_found)
                break;
        }
        if (!is_found)
            return;
        memset(lost.rematch, 0, sizeof lost.rematch);
        memory_put(m, ROWS_TABLES, key_text(lost.id), &lost, sizeof lost);
    }
}

int memory_probe(struct store *s, struct err *e)
{
    (void)s, (void)e; /* memory is always well */
    return 0;
}

int memory_sweep(struct store *s, int64_t older_than, int64_t *removed, struct err *e)
{
    (void)e;
    struct memory *m = (struct memory *)s;
    *removed = memory_remove_where(m, ROWS_COMMANDS, is_old_command, &older_than);
    *removed += memory_remove_where(m, ROWS_TOKENS, is_lost_token, &older_than);
    int64_t n_tables = memory_remove_where(m, ROWS_TABLES, never_started, &older_than);
    *removed += n_tables;
    if (n_tables == 0)
        return 0;
    static const enum memory_rows belongings[] = { ROWS_LINES, ROWS_BOOKMARKS, ROWS_COMMANDS,
                                                   ROWS_CHAT,  ROWS_NOTES,     ROWS_MARKS };
    for (size_t i = 0; i < sizeof belongings / sizeof *belongings; i++)
        memory_remove_where(m, belongings[i], has_no_table, NULL);
    memory_remove_where(m, ROWS_INVITES, invites_nowhere, NULL);
    forget_lost_rematches(m);
    return 0;
}

/* ---- Checking ---- */

struct faults {
    store_fault_fn *fn;
    void *context;
    int64_t n;
};

static void report(struct faults *f, const char *what, const char *table)
{
    char sentence[300];
    snprintf(sentence, sizeof sentence, "table %s: %s", table, what);
    f->fn(f->context, sentence);
    f->n++;
}

/* Every numbered row has a table and the row before it. */
static void check_numbered(const struct memory *m, enum memory_rows rows, const char *what,
                           struct faults *f)
{
    size_t at = 0;
    for (const struct map_entry *row; (row = map_next(&m->rows[rows], &at)) != NULL;) {
        const char *table = (const char *)row->key;
        int64_t number;
        memcpy(&number, row->key + strlen(table) + 1, sizeof number);
        bool follows =
            number == 1 || memory_get(m, rows, key_table_number(table, number - 1), NULL);
        if (number < 1 || !follows || has_no_table(m, row, NULL))
            report(f, what, table);
    }
}

int memory_check(struct store *s, store_fault_fn *fn, void *context, int64_t *n_faults,
                 struct err *e)
{
    (void)e;
    const struct memory *m = (const struct memory *)s;
    struct faults f = { fn, context, 0 };
    check_numbered(m, ROWS_LINES, "its journal has a gap", &f);
    check_numbered(m, ROWS_CHAT, "its chat has a gap", &f);
    size_t at = 0;
    for (const struct map_entry *row; (row = map_next(&m->rows[ROWS_TABLES], &at)) != NULL;) {
        const struct store_table *t = row->value;
        struct err fault;
        if (valid_table(t, ERR_BROKEN, &fault))
            report(&f, fault.text, t->id);
        if (memory_get(m, ROWS_LINES, key_table_number(t->id, t->n_lines + 1), NULL) ||
            (t->n_lines && !memory_get(m, ROWS_LINES, key_table_number(t->id, t->n_lines), NULL)))
            report(&f, "its row has another number of lines than its journal", t->id);
    }
    *n_faults = f.n;
    return 0;
}
