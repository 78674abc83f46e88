/* sqlite_change.c - changes of tables in SQLite: what is not done of one is taken back, the others stay. */
#include "store/sqlite.h"
#include <string.h>

/* 1 and the outcome, if there cannot be such a new table. */
static int may_add(struct store *s, struct store_change *c, struct err *e)
{
    struct err none = { 0 };
    int64_t n = 0;
    if (sqlite_ask_of_table(s, ST_TABLE_EXISTS, c->row->id, &n, &none) == 0) {
        c->outcome = CHANGE_LOST_RACE;
        return 1;
    }
    if (none.code != ERR_NOT_FOUND)
        return err_set(e, none.code, "%s", none.text);
    if (!c->most_tables)
        return 0;
    if (sqlite_tables_count(s, LIST_OF_PERSON_LIVE, c->row->host, &n, e))
        return -1;
    c->outcome = CHANGE_TOO_MANY;
    return n >= c->most_tables;
}

static int write_row(struct store *s, struct store_change *c, struct err *e)
{
    int64_t exists;
    int result = c->is_new ? may_add(s, c, e) : 0;
    if (result)
        return result;
    result = sqlite_table_write(s, c, e);
    if (result <= 0)
        return result;
    c->outcome = CHANGE_LOST_RACE;
    return sqlite_ask_of_table(s, ST_TABLE_EXISTS, c->row->id, &exists, e) ? -1 : 1;
}

static int write_lines(struct store *s, const struct store_change *c, struct err *e)
{
    int64_t line = c->row->n_lines;
    size_t n;
    const char *text;
    for (size_t at = 0; (text = change_next_line(c, &at, &n)) != NULL;)
        if (sqlite_line_write(s, c->row->id, ++line, text, n, e))
            return -1;
    return 0;
}

/* 1: it was answered before. Else that it is answered now is written; of a new table not yet, which has no row. */
static int was_answered(struct store *s, struct store_change *c, struct err *e)
{
    struct err none = { 0 };
    if (!change_has_command(c))
        return 0;
    if (!c->is_new) {
        int result = sqlite_command_write(s, c, e);
        if (result <= 0)
            return result;
    }
    char reply[STORE_REPLY];
    if (sqlite_command_get(s, c->row->id, c->person, c->client, reply, &none) == 0) {
        memcpy(c->reply, reply, sizeof reply);
        c->outcome = CHANGE_ANSWERED;
        return 1;
    }
    return none.code == ERR_NOT_FOUND ? 0 : err_set(e, none.code, "%s", none.text);
}

/* 0: done; 1: not, and its outcome says why; -1: refused. */
static int write_change(struct store *s, struct store_change *c, struct err *e)
{
    int result = was_answered(s, c, e);
    if (result == 0 && !c->is_talk)
        result = write_row(s, c, e);
    if (result)
        return result;
    if (write_lines(s, c, e) || (c->chat && sqlite_chat_write(s, c->row->id, c->chat, e)) ||
        (c->is_new && change_has_command(c) && sqlite_command_write(s, c, e)))
        return -1;
    result = c->also ? write_change(s, c->also, e) : 0;
    if (result > 0)
        c->outcome = c->also->outcome;
    return result;
}

/* With a way back of its own. */
static void run_change(struct sqlite *s, struct store_change *c)
{
    struct err fault = { 0 };
    int result = part_begin(s, &fault);
    if (result == 0) {
        result = write_change(&s->base, c, &fault);
        if (part_end(s, result, &fault) && result >= 0)
            result = s->base.doom.code == ERR_NONE ? result : -1;
    }
    if (result == 0)
        change_raise(c);
    else if (result < 0)
        change_refuse(c, s->base.doom.code == ERR_NONE ? &fault : &s->base.doom);
}

/*
 * All without a way back for each, for which SQLite would keep a copy of every page that it touches. False as soon as
 * one is not done, which is rare; what the others have written is then to be taken back.
 */
static bool run_together(struct sqlite *s, struct store_change *const *changes, int n)
{
    struct err fault = { 0 };
    for (int i = 0; i < n; i++)
        if (write_change(&s->base, changes[i], &fault))
            return false;
    for (int i = 0; i < n; i++)
        change_raise(changes[i]);
    return true;
}

void sqlite_changes(struct store *s, struct store_change *const *changes, int n)
{
    struct sqlite *sqlite = (struct sqlite *)s;
    if (sqlite_is_untouched(sqlite)) {
        if (run_together(sqlite, changes, n))
            return;
        sqlite_begin_anew(sqlite);
    }
    for (int i = 0; i < n; i++)
        run_change(sqlite, changes[i]);
}
