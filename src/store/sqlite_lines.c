/* sqlite_lines.c - what belongs to a table, in SQLite: journal, commands, chat, notes, marks. */
#include "store/sqlite.h"
#include "store/valid.h"
#include <string.h>

int sqlite_ask_of_table(struct store *s, enum statement which, const char *table, int64_t *n,
                        struct err *e)
{
    struct query q;
    if (query_start(&q, s, which, e))
        return -1;
    query_text(&q, table);
    int found = query_row(&q, e);
    if (found > 0)
        *n = row_number(&q);
    else if (found == 0)
        err_set(e, ERR_NOT_FOUND, "there is no table %s", table);
    query_end(&q);
    return found > 0 ? 0 : -1;
}

/* ---- Journals ---- */

int sqlite_line_write(struct store *s, const char *table, int64_t line, const char *text, size_t n,
                      struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_LINE_ADD, e))
        return -1;
    query_text(&q, table);
    query_number(&q, line);
    query_text_n(&q, text, n);
    return query_run(&q, "the table has this line already", e);
}

int sqlite_line_read(struct query *q, int64_t *line, const char **text, size_t *n, struct err *e)
{
    struct err how;
    *line = row_number(q);
    *text = row_text_n(q, n);
    if (row_end(q, "a line of a journal", e))
        return -1;
    if (valid_line(*text, *n, ERR_BROKEN, &how))
        return row_damaged(q, "a line of a journal", how.text, e);
    return 0;
}

static int each_line(struct query *q, store_line_fn *fn, void *context, struct err *e)
{
    int64_t line;
    const char *text;
    size_t n;
    int found;
    while ((found = query_row(q, e)) > 0) {
        if (sqlite_line_read(q, &line, &text, &n, e))
            return -1;
        fn(context, line, text, n);
    }
    return found;
}

int sqlite_lines(struct store *s, const char *table, int64_t from, store_line_fn *fn, void *context,
                 struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_LINES_GET, e))
        return -1;
    query_text(&q, table);
    query_number(&q, from);
    int result = each_line(&q, fn, context, e);
    query_end(&q);
    return result;
}

int sqlite_bookmark_put(struct store *s, const char *table, int64_t line, const void *bytes,
                        size_t n, struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_BOOKMARK_PUT, e))
        return -1;
    query_text(&q, table);
    query_number(&q, line);
    query_bytes(&q, bytes, n);
    return query_run(&q, NULL, e);
}

int sqlite_bookmark_get(struct store *s, const char *table, store_bookmark_fn *fn, void *context,
                        struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_BOOKMARK_GET, e))
        return -1;
    query_text(&q, table);
    int found = query_row(&q, e);
    if (found > 0) {
        int64_t line = row_number(&q);
        fn(context, line, sqlite3_column_blob(q.statement, 1),
           (size_t)sqlite3_column_bytes(q.statement, 1));
    }
    query_end(&q);
    return found < 0 ? -1 : 0;
}

/* ---- Commands ---- */

int sqlite_command_get(struct store *s, const char *table, int64_t person, const char *client,
                       char reply[STORE_REPLY], struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_COMMAND_GET, e))
        return -1;
    query_text(&q, table);
    query_number(&q, person);
    query_text(&q, client);
    int found = query_row(&q, e);
    int result = -1;
    if (found > 0) {
        row_text(&q, reply, STORE_REPLY);
        result = row_end(&q, "the reply of a command", e);
    } else if (found == 0) {
        err_set(e, ERR_NOT_FOUND, "the command %s is new", client);
    }
    query_end(&q);
    return result;
}

int sqlite_command_write(struct store *s, const struct store_change *c, struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_COMMAND_ADD, e))
        return -1;
    query_text(&q, c->row->id);
    query_number(&q, c->person);
    query_text(&q, c->client);
    query_text(&q, c->reply);
    query_number(&q, c->time);
    return query_run(&q, NULL, e) ? -1 : sqlite3_changes(q.s->db) == 0;
}

/* ---- Chat ---- */

int sqlite_chat_write(struct store *s, const char *table, struct store_chat *c, struct err *e)
{
    struct query q;
    int64_t n = 0;
    if (sqlite_ask_of_table(s, ST_CHAT_COUNT, table, &n, e) || query_start(&q, s, ST_CHAT_ADD, e))
        return -1;
    query_text(&q, table);
    query_number(&q, n);
    query_number(&q, c->person);
    query_number(&q, c->time);
    query_text(&q, c->name);
    query_text(&q, c->text);
    if (query_run(&q, NULL, e))
        return -1;
    c->n = n;
    return 0;
}

int sqlite_chat_read(struct query *q, struct store_chat *c, struct err *e)
{
    struct err how;
    c->n = row_number(q);
    c->person = row_number(q);
    c->time = row_number(q);
    row_text(q, c->name, sizeof c->name);
    row_text(q, c->text, sizeof c->text);
    if (row_end(q, "a chat line", e))
        return -1;
    if (valid_chat(c, ERR_BROKEN, &how))
        return row_damaged(q, "a chat line", how.text, e);
    return 0;
}

static int each_chat(struct query *q, store_chat_fn *fn, void *context, struct err *e)
{
    struct store_chat c;
    int found;
    while ((found = query_row(q, e)) > 0) {
        if (sqlite_chat_read(q, &c, e))
            return -1;
        fn(context, &c);
    }
    return found;
}

int sqlite_chat(struct store *s, const char *table, int64_t after, int limit, store_chat_fn *fn,
                void *context, struct err *e)
{
    struct query q;
    if (query_start(&q, s, ST_CHAT_GET, e))
        return -1;
    query_text(&q, table);
    query_number(&q, after);
    query_number(&q, limit);
    int result = each_chat(&q, fn, context, e);
    query_end(&q);
    return result;
}

/* ---- Notes and marks ---- */

static int start_of_owner(struct query *q, struct store *s, enum statement which, const char *table,
                          int64_t person, struct err *e)
{
    if (query_start(q, s, which, e))
        return -1;
    query_text(q, table);
    query_number(q, person);
    return 0;
}

/* An empty note is put too before it is dropped: that finds a table or person that is not there. */
int sqlite_note_put(struct store *s, const char *table, int64_t person, const char *text,
                    struct err *e)
{
    struct query q;
    if (start_of_owner(&q, s, ST_NOTE_PUT, table, person, e))
        return -1;
    query_text(&q, text);
    if (query_run(&q, NULL, e))
        return -1;
    if (text[0])
        return 0;
    return start_of_owner(&q, s, ST_NOTE_DROP, table, person, e) || query_run(&q, NULL, e) ? -1 : 0;
}

int sqlite_note_get(struct store *s, const char *table, int64_t person, char text[STORE_NOTE],
                    struct err *e)
{
    struct query q;
    memset(text, 0, STORE_NOTE);
    if (start_of_owner(&q, s, ST_NOTE_GET, table, person, e))
        return -1;
    int result = query_row(&q, e);
    if (result > 0) {
        row_text(&q, text, STORE_NOTE);
        result = row_end(&q, "a note", e);
    }
    query_end(&q);
    return result;
}

int sqlite_mark_put(struct store *s, const char *table, int64_t person, const struct store_mark *m,
                    struct err *e)
{
    struct query q;
    if (start_of_owner(&q, s, ST_MARK_PUT, table, person, e))
        return -1;
    query_number(&q, m->chat_read);
    query_number(&q, m->step_seen);
    return query_run(&q, NULL, e);
}

int sqlite_mark_get(struct store *s, const char *table, int64_t person, struct store_mark *m,
                    struct err *e)
{
    struct query q;
    struct err how;
    *m = (struct store_mark){ 0 };
    if (start_of_owner(&q, s, ST_MARK_GET, table, person, e))
        return -1;
    int result = query_row(&q, e);
    if (result > 0) {
        m->chat_read = row_number(&q);
        m->step_seen = row_number(&q);
        result = row_end(&q, "a mark", e);
        if (result == 0 && valid_mark(m, ERR_BROKEN, &how))
            result = row_damaged(&q, "a mark", how.text, e);
    }
    query_end(&q);
    return result;
}
