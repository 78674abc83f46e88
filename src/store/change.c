/*
 * change.c - the door for changes of tables: refuses what no row can hold and hands the rest to the backend. And
 * single rows and lines, written by way of such a change.
 */
#include "store/change.h"
#include "store/ops.h"
#include "store/valid.h"
#include "store/xmalloc.h"
#include <stdlib.h>
#include <string.h>

/* ---- What a change holds ---- */

const char *change_next_line(const struct store_change *c, size_t *at, size_t *n)
{
    if (*at >= c->n_bytes)
        return NULL;
    const char *line = c->lines + *at, *feed = memchr(line, '\n', c->n_bytes - *at);
    *n = feed ? (size_t)(feed - line) : c->n_bytes - *at;
    *at += *n + 1;
    return line;
}

int64_t change_n_lines(const struct store_change *c)
{
    int64_t n_lines = 0;
    size_t n;
    for (size_t at = 0; change_next_line(c, &at, &n);)
        n_lines++;
    return n_lines;
}

bool change_has_command(const struct store_change *c)
{
    return c->person && c->client && c->client[0];
}

void change_raise(struct store_change *c)
{
    for (; c; c = c->also) {
        c->outcome = CHANGE_DONE;
        if (!c->is_talk) {
            c->row->version = c->is_new ? 1 : c->row->version + 1;
            c->row->n_lines += change_n_lines(c);
        }
        if (c->chat)
            c->row->n_chat = c->chat->n;
    }
}

void change_refuse(struct store_change *c, const struct err *fault)
{
    c->outcome = CHANGE_REFUSED;
    c->fault = *fault;
    if (c->fault.code == ERR_NONE)
        c->fault.code = ERR_UNAVAILABLE;
}

static int valid_change(const struct store_change *c, struct err *e)
{
    size_t n;
    if (c->is_talk ? valid_word("the id of a table", c->row->id, STORE_ID, ERR_INVALID, e)
                   : valid_table(c->row, ERR_INVALID, e))
        return -1;
    for (size_t at = 0; at < c->n_bytes;) {
        const char *line = change_next_line(c, &at, &n);
        if (valid_line(line, n, ERR_INVALID, e))
            return -1;
    }
    if (c->chat && valid_chat(c->chat, ERR_INVALID, e))
        return -1;
    if (change_has_command(c) &&
        (valid_number("the number of a person", c->person, 1, INT64_MAX, ERR_INVALID, e) ||
         valid_number("a time", c->time, 0, INT64_MAX, ERR_INVALID, e) ||
         valid_word("the id of a command", c->client, STORE_ID, ERR_INVALID, e) ||
         valid_text("the reply of a command", c->reply, STORE_REPLY, ERR_INVALID, e)))
        return -1;
    return c->also ? valid_change(c->also, e) : 0;
}

int store_changes(struct store *s, struct store_change *const *changes, int n, struct err *e)
{
    if (store_may_write(s, e))
        return -1;
    struct store_change **right = xcalloc((size_t)n + 1, sizeof(struct store_change *));
    int n_right = 0;
    for (int i = 0; i < n; i++) {
        struct err fault;
        if (valid_change(changes[i], &fault))
            change_refuse(changes[i], &fault);
        else
            right[n_right++] = changes[i];
    }
    if (n_right)
        s->ops->changes(s, right, n_right);
    free(right);
    return 0;
}

/* ---- One thing ---- */

/* Done, or why not: `taken` where somebody was first. */
static int change_one(struct store *s, struct store_change *c, const char *taken, struct err *e)
{
    if (store_changes(s, &c, 1, e))
        return -1;
    switch (c->outcome) {
    case CHANGE_DONE: return 0;
    case CHANGE_REFUSED: return err_set(e, c->fault.code, "%s", c->fault.text);
    default: return err_set(e, ERR_CONFLICT, "%s", taken);
    }
}

int store_table_add(struct store *s, const struct store_table *t, struct err *e)
{
    struct store_table row = *t;
    struct store_change c = { .row = &row, .is_new = true };
    row.version = row.n_lines = row.n_chat = 0;
    return change_one(s, &c, "there is a table with this id already", e);
}

int store_table_put(struct store *s, const struct store_table *t, struct err *e)
{
    struct store_table row = *t, old;
    struct store_change c = { .row = &row };
    if (store_may_write(s, e) || valid_table(t, ERR_INVALID, e) ||
        store_table_get(s, t->id, &old, e))
        return -1;
    row.version = old.version;
    row.n_lines = old.n_lines;
    return change_one(s, &c, "the table has changed meanwhile", e);
}

int store_line_add(struct store *s, const char *table, int64_t line, const char *text, size_t n,
                   struct err *e)
{
    struct store_table row;
    struct store_change c = { .row = &row, .lines = text, .n_bytes = n };
    if (store_may_write(s, e) || valid_line(text, n, ERR_INVALID, e) ||
        store_table_get(s, table, &row, e))
        return -1;
    if (line < 1 || line > row.n_lines + 1)
        return err_set(e, ERR_INVALID, "line %lld of table %s would leave a gap", (long long)line,
                       table);
    if (line <= row.n_lines)
        return err_set(e, ERR_CONFLICT, "table %s has a line %lld already", table, (long long)line);
    return change_one(s, &c, "the table has changed meanwhile", e);
}

/* Something said at a table, by its id alone. */
static int talk_row(const char *table, struct store_table *row, struct err *e)
{
    *row = (struct store_table){ .version = 0 };
    if (valid_word("the id of a table", table, STORE_ID, ERR_INVALID, e))
        return -1;
    memcpy(row->id, table, strlen(table));
    return 0;
}

int store_command_add(struct store *s, const char *table, int64_t person, const char *client,
                      const char *reply, int64_t now, struct err *e)
{
    struct store_table row;
    char kept[STORE_REPLY];
    struct store_change c = {
        .row = &row, .is_talk = true, .person = person, .client = client, .reply = kept, .time = now
    };
    if (store_may_write(s, e) || talk_row(table, &row, e) ||
        valid_number("the number of a person", person, 1, INT64_MAX, ERR_INVALID, e) ||
        valid_word("the id of a command", client, STORE_ID, ERR_INVALID, e) ||
        valid_text("the reply of a command", reply, STORE_REPLY, ERR_INVALID, e))
        return -1;
    memcpy(kept, reply, strlen(reply) + 1);
    return change_one(s, &c, "this command has been answered already", e);
}

int store_chat_add(struct store *s, const char *table, struct store_chat *chat, struct err *e)
{
    struct store_table row;
    struct store_change c = { .row = &row, .is_talk = true, .chat = chat };
    if (store_may_write(s, e) || talk_row(table, &row, e))
        return -1;
    return change_one(s, &c, "", e);
}
