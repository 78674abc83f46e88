/* table_change.c - a change of a table on its way to the disk and back. */
#include "server/budget.h"
#include "server/live.h"
#include "server/log.h"
#include "server/table.h"
#include "store/xmalloc.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RETRY_MS = 1000 };

struct change *change_new(struct table *t)
{
    struct change *c = xcalloc(1, sizeof *c);
    c->table = t;
    c->deed = (struct vk_deed){ .from = t->play.game.n, .seat = VK_NONE };
    c->first_line = t->play.journal.line + 1;
    return c;
}

void change_free(struct change *c)
{
    if (!c)
        return;
    live_release(c->live);
    change_free(c->also);
    free(c->lines);
    free(c);
}

void change_command(struct change *c, const struct person *who, const char *client)
{
    c->person = who->id;
    memcpy(c->client, client, strlen(client));
}

void change_remark(struct change *c, const char *format, ...)
{
    va_list list;
    size_t n = strlen(c->chat.text);
    va_start(list, format);
    (void)vsnprintf(c->chat.text + n, sizeof c->chat.text - n, format, list);
    va_end(list);
    c->chat.time = c->table->sv->now;
}

void change_line(struct change *c, const char *text, size_t n)
{
    while (c->n_lines + n > c->lines_room) {
        c->lines_room = c->lines_room ? c->lines_room * 2 : 1024;
        c->lines = xrealloc(c->lines, c->lines_room, 1);
    }
    memcpy(c->lines + c->n_lines, text, n);
    c->n_lines += n;
}

/* ---- On the store thread ------------------------------------------------------------------- */

/* Sent before? Then the answer is that of the first time, and nothing is done. */
static int check_repeat(struct change *c, struct store *s, struct err *e)
{
    struct err none = { 0 };
    char reply[STORE_REPLY];
    if (!c->person || !c->client[0])
        return 0;
    if (store_command_get(s, c->row.id, c->person, c->client, reply, &none) == 0) {
        c->is_repeat = true;
        memcpy(c->reply, reply, sizeof reply);
        return err_set(e, ERR_CONFLICT, "the command was answered before");
    }
    if (none.code == ERR_NOT_FOUND)
        return 0;
    *e = none;
    return -1;
}

static int write_row(struct change *c, struct store *s, struct err *e)
{
    if (!c->is_new)
        return store_table_put(s, &c->row, e);
    int64_t n = 0;
    if (c->most_tables) {
        if (store_tables_count(s, LIST_OF_PERSON_LIVE, c->row.host, &n, e))
            return -1;
        c->has_too_many = n >= c->most_tables;
        if (c->has_too_many)
            return err_set(e, ERR_INVALID, "too many tables");
    }
    return store_table_add(s, &c->row, e);
}

static int write_lines(struct change *c, struct store *s, struct err *e)
{
    int64_t number = c->first_line;
    for (size_t at = 0; at < c->n_lines;) {
        const char *feed = memchr(c->lines + at, '\n', c->n_lines - at);
        size_t n = (size_t)(feed - (c->lines + at));
        if (store_line_add(s, c->row.id, number++, c->lines + at, n, e))
            return -1;
        at += n + 1;
    }
    return 0;
}

static int write_change(struct change *c, struct store *s, struct err *e)
{
    if (c->also && write_change(c->also, s, e))
        return -1;
    if (!c->is_reading) {
        if (check_repeat(c, s, e) || write_row(c, s, e) || write_lines(c, s, e))
            return -1;
        if (c->chat.text[0] && store_chat_add(s, c->row.id, &c->chat, e))
            return -1;
        if (c->person && c->client[0] &&
            store_command_add(s, c->row.id, c->person, c->client, c->reply, c->row.updated, e))
            return -1;
    }
    return c->read ? c->read(c, s, e) : 0;
}

static int run_change(struct keeper_job *job, struct store *s, struct err *e)
{
    return write_change((struct change *)job, s, e);
}

/* ---- Back on the loop ---------------------------------------------------------------------- */

static enum fault fault_of(const struct change *c)
{
    if (c->job.e.code == ERR_NONE)
        return FINE;
    if (c->has_too_many)
        return F_TOO_MANY;
    if (c->job.e.code == ERR_CONFLICT) /* else somebody wrote to this table from elsewhere */
        return c->is_repeat || c->is_new ? F_ALREADY : F_STALE;
    return F_BUSY;
}

static void done_change(struct keeper_job *job, void *context)
{
    struct change *c = (struct change *)job;
    struct table *t = c->table;
    enum fault f = fault_of(c);
    (void)context;
    t->is_changing = false;
    if (f == F_BUSY)
        log_event(LOG_ERROR, "commit_failed", "table=%s why=%s", t->row.id, job->e.text);
    if (f != FINE && !c->is_reading)
        table_drop_game(t); /* what was played in memory is not on disk */
    c->after(c, f == FINE ? t : NULL, f);
    bool is_gone = c->is_gone, is_reading = c->is_reading;
    change_free(c);
    if (is_gone)
        return;
    if (f != FINE && !is_reading)
        tables_wake_in(t->sv, t->row.id, RETRY_MS); /* bots and clocks go on */
    table_serve(t);
}

/* What stays on the disk of it: whoever did it pays, else whoever pays for the table. */
static void count_bytes(const struct table *t, const struct change *c)
{
    enum { ROW_BYTES = 2000 };
    size_t n = (c->is_new ? ROW_BYTES : 0) + c->n_lines + strlen(c->chat.text);
    if (c->person && c->client[0])
        n += sizeof c->client + strlen(c->reply);
    if (!c->is_reading && n)
        budget_written(t->sv, c->live ? c->live->who.household : t->household, n);
}

void table_commit(struct table *t, struct change *c)
{
    count_bytes(t, c);
    c->job.run = run_change;
    c->job.done = done_change;
    c->row = t->row;
    t->is_changing = true;
    if (keeper_put(t->sv->keeper, &c->job))
        return;
    t->is_changing = false;
    if (!c->is_reading)
        table_drop_game(t);
    c->after(c, NULL, F_BUSY);
    change_free(c);
}
