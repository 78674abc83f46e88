/* postgres_lines.c - what belongs to a table, in PostgreSQL: journal, commands, chat, notes, marks. */
#include "store/postgres.h"
#include "store/valid.h"
#include <string.h>

/* ---- Journals and commands ---- */

static int each_line(struct call *c, store_line_fn *fn, void *context, struct err *e)
{
    struct err how;
    for (int row = 0; row < call_rows(c); row++) {
        size_t n;
        call_row(c, row);
        int64_t line = take_number(c);
        const char *text = take_text_n(c, &n);
        if (take_end(c, "a line of a journal", e))
            return -1;
        if (valid_line(text, n, ERR_BROKEN, &how))
            return take_damaged(c, "a line of a journal", how.text, e);
        fn(context, line, text, n);
    }
    return 0;
}

int pg_lines(struct store *s, const char *table, int64_t from, store_line_fn *fn, void *context,
             struct err *e)
{
    struct call c;
    call_start(&c, s, PG_LINES_GET);
    give_text(&c, table);
    give_number(&c, from);
    if (call_read(&c, e))
        return -1;
    int status = each_line(&c, fn, context, e);
    call_end(&c);
    return status;
}

int pg_bookmark_put(struct store *s, const char *table, int64_t line, const void *bytes, size_t n,
                    struct err *e)
{
    struct call c;
    call_start(&c, s, PG_BOOKMARK_PUT);
    give_text(&c, table);
    give_number(&c, line);
    give_blob(&c, bytes, n);
    return call_finish(&c, NULL, NULL, e);
}

int pg_bookmark_get(struct store *s, const char *table, store_bookmark_fn *fn, void *context,
                    struct err *e)
{
    struct call c;
    call_start(&c, s, PG_BOOKMARK_GET);
    give_text(&c, table);
    if (call_read(&c, e))
        return -1;
    if (call_rows(&c)) {
        size_t n = 0;
        int64_t line = take_number(&c);
        unsigned char *bytes =
            PQunescapeBytea((const unsigned char *)PQgetvalue(c.result, 0, 1), &n);
        fn(context, line, bytes, bytes ? n : 0);
        PQfreemem(bytes);
    }
    call_end(&c);
    return 0;
}

int pg_command_get(struct store *s, const char *table, int64_t person, const char *client,
                   char reply[STORE_REPLY], struct err *e)
{
    struct call c;
    call_start(&c, s, PG_COMMAND_GET);
    give_text(&c, table);
    give_number(&c, person);
    give_text(&c, client);
    if (call_read(&c, e))
        return -1;
    int status = -1;
    if (call_rows(&c)) {
        take_text(&c, reply, STORE_REPLY);
        status = take_end(&c, "the reply of a command", e);
    } else {
        err_set(e, ERR_NOT_FOUND, "the command %s is new", client);
    }
    call_end(&c);
    return status;
}

/* ---- Chat ---- */

static int each_remark(struct call *c, store_chat_fn *fn, void *context, struct err *e)
{
    struct store_chat said;
    struct err how;
    for (int row = 0; row < call_rows(c); row++) {
        call_row(c, row);
        said.n = take_number(c);
        said.person = take_number(c);
        said.time = take_number(c);
        take_text(c, said.name, sizeof said.name);
        take_text(c, said.text, sizeof said.text);
        if (take_end(c, "a chat line", e))
            return -1;
        if (valid_chat(&said, ERR_BROKEN, &how))
            return take_damaged(c, "a chat line", how.text, e);
        fn(context, &said);
    }
    return 0;
}

int pg_chat(struct store *s, const char *table, int64_t after, int limit, store_chat_fn *fn,
            void *context, struct err *e)
{
    struct call c;
    call_start(&c, s, PG_CHAT_GET);
    give_text(&c, table);
    give_number(&c, after);
    give_number(&c, limit);
    if (call_read(&c, e))
        return -1;
    int status = each_remark(&c, fn, context, e);
    call_end(&c);
    return status;
}

/* ---- Notes and marks ---- */

static void start_of_owner(struct call *c, struct store *s, enum pg_statement which,
                           const char *table, int64_t person)
{
    call_start(c, s, which);
    give_text(c, table);
    give_number(c, person);
}

/* An empty note is put too before it is dropped: that finds a table or person that is not there. */
int pg_note_put(struct store *s, const char *table, int64_t person, const char *text, struct err *e)
{
    struct call c;
    start_of_owner(&c, s, PG_NOTE_PUT, table, person);
    give_text(&c, text);
    if (call_finish(&c, NULL, NULL, e))
        return -1;
    if (text[0])
        return 0;
    start_of_owner(&c, s, PG_NOTE_DROP, table, person);
    return call_finish(&c, NULL, NULL, e);
}

int pg_note_get(struct store *s, const char *table, int64_t person, char text[STORE_NOTE],
                struct err *e)
{
    struct call c;
    int status = 0;
    memset(text, 0, STORE_NOTE);
    start_of_owner(&c, s, PG_NOTE_GET, table, person);
    if (call_read(&c, e))
        return -1;
    if (call_rows(&c)) {
        take_text(&c, text, STORE_NOTE);
        status = take_end(&c, "a note", e);
    }
    call_end(&c);
    return status;
}

int pg_mark_put(struct store *s, const char *table, int64_t person, const struct store_mark *m,
                struct err *e)
{
    struct call c;
    start_of_owner(&c, s, PG_MARK_PUT, table, person);
    give_number(&c, m->chat_read);
    give_number(&c, m->step_seen);
    return call_finish(&c, NULL, NULL, e);
}

int pg_mark_get(struct store *s, const char *table, int64_t person, struct store_mark *m,
                struct err *e)
{
    struct call c;
    struct err how;
    int status = 0;
    *m = (struct store_mark){ 0 };
    start_of_owner(&c, s, PG_MARK_GET, table, person);
    if (call_read(&c, e))
        return -1;
    if (call_rows(&c)) {
        m->chat_read = take_number(&c);
        m->step_seen = take_number(&c);
        status = take_end(&c, "a mark", e);
        if (status == 0 && valid_mark(m, ERR_BROKEN, &how))
            status = take_damaged(&c, "a mark", how.text, e);
    }
    call_end(&c);
    return status;
}
