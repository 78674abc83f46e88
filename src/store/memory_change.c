/* memory_change.c - changes of tables in memory. */
#include "store/memory.h"
#include <string.h>

static bool is_taken(const struct memory *m, const char *id)
{
    return memory_get(m, ROWS_TABLES, key_text(id), NULL) != NULL;
}

/* The new row, or its outcome if it cannot be. */
static int write_new(struct memory *m, struct store_change *c, struct err *e)
{
    int64_t n = 0;
    if (is_taken(m, c->row->id)) {
        c->outcome = CHANGE_LOST_RACE;
        return 1;
    }
    if (c->most_tables && memory_tables_count(&m->base, LIST_OF_PERSON_LIVE, c->row->host, &n, e))
        return -1;
    if (c->most_tables && n >= c->most_tables) {
        c->outcome = CHANGE_TOO_MANY;
        return 1;
    }
    struct store_table row = *c->row;
    row.version = 1;
    row.n_lines = change_n_lines(c);
    row.n_chat = 0;
    return memory_table_write(m, &row, "", e);
}

static int write_row(struct memory *m, struct store_change *c, struct err *e)
{
    struct store_table old, row;
    if (c->is_new)
        return write_new(m, c, e);
    if (memory_table_get(&m->base, c->row->id, &old, e))
        return -1;
    if (old.version != c->row->version) {
        c->outcome = CHANGE_LOST_RACE;
        return 1;
    }
    row = *c->row;
    row.version = old.version + 1;
    row.n_lines = old.n_lines + change_n_lines(c);
    row.n_chat = old.n_chat;
    return memory_table_write(m, &row, old.invite, e);
}

static void write_lines(struct memory *m, const struct store_change *c)
{
    int64_t line = c->row->n_lines;
    size_t n;
    const char *text;
    for (size_t at = 0; (text = change_next_line(c, &at, &n)) != NULL;)
        memory_line_write(m, c->row->id, ++line, text, n);
}

/* 0: done; 1: not, and its outcome says why; -1: refused. */
static int write_change(struct memory *m, struct store_change *c, struct err *e)
{
    struct err none;
    if (change_has_command(c) &&
        memory_command_get(&m->base, c->row->id, c->person, c->client, c->reply, &none) == 0) {
        c->outcome = CHANGE_ANSWERED;
        return 1;
    }
    int result = c->is_talk ? memory_wants_table(m, c->row->id, e) : write_row(m, c, e);
    if (result)
        return result;
    write_lines(m, c);
    if ((c->chat && memory_chat_write(m, c->row->id, c->chat, e)) ||
        (change_has_command(c) && memory_command_write(m, c, e)))
        return -1;
    result = c->also ? write_change(m, c->also, e) : 0;
    if (result > 0)
        c->outcome = c->also->outcome;
    return result;
}

void memory_changes(struct store *s, struct store_change *const *changes, int n)
{
    struct memory *m = (struct memory *)s;
    for (int i = 0; i < n; i++) {
        struct err fault = { 0 };
        size_t n_log = m->n_log;
        int result = write_change(m, changes[i], &fault);
        if (result == 0) {
            change_raise(changes[i]);
            continue;
        }
        memory_undo_to(m, n_log);
        if (result < 0)
            change_refuse(changes[i], &fault);
    }
}
