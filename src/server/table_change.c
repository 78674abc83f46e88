/* table_change.c - a change of a table on its way to the disk and back. */
#include "server/budget.h"
#include "server/live.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/nodes.h"
#include "server/remark.h"
#include "server/table.h"
#include "server/table_read.h"
#include "store/xmalloc.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    RETRY_MS = 1000,
    RACE_MS = 2000 /* so long a visit is tried again while others are first */
};

struct change *change_new(struct table *t)
{
    struct change *c = xcalloc(1, sizeof *c);
    c->table = t;
    c->deed = (struct vk_deed){ .from = t->play.game.n, .seat = VK_NONE };
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

void change_remark(struct change *c, const char *msgid, const char *name, const char *other)
{
    remark_add(&c->chat, msgid, name, other);
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

static int run_reading(struct keeper_job *job, struct store *s, struct err *e)
{
    struct change *c = (struct change *)job;
    return c->read(c, s, e);
}

/* ---- Back on the loop ---------------------------------------------------------------------- */

/* F_STALE: somebody wrote to this table from elsewhere. */
static enum fault fault_of(struct change *c)
{
    if (c->job.e.code != ERR_NONE)
        return F_BUSY;
    if (c->is_reading)
        return FINE;
    c->is_repeat = c->put.outcome == CHANGE_ANSWERED;
    switch (c->put.outcome) {
    case CHANGE_DONE: return FINE;
    case CHANGE_ANSWERED: return F_ALREADY;
    case CHANGE_TOO_MANY: return F_TOO_MANY;
    default: return c->is_new ? F_ALREADY : F_STALE;
    }
}

/* Versions and numbers, as the store has them now. */
static void take_numbers(struct change *c)
{
    for (; c && !c->is_reading; c = c->also) {
        struct store_table *row = &c->table->row;
        c->is_overtaken = c->chat.text[0] && c->chat.n > row->n_chat + 1;
        if (c->is_overtaken)
            c->table->noticed_chat = c->chat.n;
        else if (c->chat.text[0])
            row->n_chat = c->chat.n;
        if (c->is_talk)
            continue;
        c->table->followed = 0;
        row->version = c->row.version;
        row->n_lines = c->row.n_lines;
    }
}

/* Another server was first: the visit runs again on what it has left, unless that has gone on for too long. */
static bool runs_again(struct table *t, struct change *c)
{
    struct visit *v = c->visit;
    if (!v)
        return false;
    if (!v->lost)
        v->lost = t->sv->awake;
    if (t->sv->awake - v->lost >= RACE_MS)
        return false;
    if (c->also && c->also->ahead)
        table_free(c->also->ahead);
    table_again(t, v);
    return true;
}

/* What is in memory is not what is in the store: it is read again, and those who look are told. */
static void bring_up_to_date(struct table *t)
{
    if (t->visits)
        table_serve(t);
    else
        table_load(t);
}

void table_renew(struct table *t)
{
    stop_again(t);
    table_drop_game(t);
    bring_up_to_date(t);
}

void table_forget(struct table *t)
{
    stop_again(t);
    table_drop_game(t);
    table_wait(t);
}

static void lose_race(struct table *t, struct change *c)
{
    stop_again(t);
    table_drop_game(t);
    if (!runs_again(t, c))
        c->after(c, NULL, c->visit ? F_BUSY : F_STALE);
    change_free(c);
    bring_up_to_date(t);
}

/*
 * The store went away: nobody knows whether this was written. The visit runs again when it is back; what was written
 * is found by the command's id, or does not happen twice because the row has another version.
 */
static bool waits_for_store(struct table *t, struct change *c)
{
    if (c->job.e.code != ERR_AWAY || c->is_reading || !c->visit || c->is_new)
        return false;
    c->visit->is_in_doubt = true;
    stop_again(t);
    table_drop_game(t);
    if (c->also && c->also->ahead)
        table_free(c->also->ahead);
    table_again(t, c->visit);
    change_free(c);
    table_wait(t);
    return true;
}

static void done_change(struct keeper_job *job, VK_UNUSED void *context)
{
    struct change *c = (struct change *)job;
    struct table *t = c->table;
    enum fault f = fault_of(c);
    t->is_changing = false;
    if (f == F_STALE) {
        metrics_add(t->sv->metrics, M_RACES_LOST, 1);
        lose_race(t, c);
        return;
    }
    if (waits_for_store(t, c))
        return;
    if (f == FINE)
        take_numbers(c);
    if (f == FINE && !c->is_reading)
        nodes_changed(t->sv, c);
    if (f == FINE && c->n_lines)
        table_bookmark(t);
    if (f == F_BUSY)
        log_event(LOG_ERROR, "commit_failed", "table=%s command=%s why=%s", t->row.id, c->client,
                  job->e.text);
    bool was_played = !c->is_reading && !c->is_talk, is_repeat = c->is_repeat;
    if (f != FINE && was_played)
        table_drop_game(t); /* what was played in memory is not on disk */
    c->after(c, f == FINE ? t : NULL, f);
    bool is_gone = c->is_gone;
    change_free(c);
    if (is_gone)
        return;
    if (f != FINE && was_played && is_repeat) {
        bring_up_to_date(t);
        return;
    }
    if (f != FINE && was_played)
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

static void fill_put(struct change *c)
{
    c->put = (struct store_change){ .row = &c->row,
                                    .is_new = c->is_new,
                                    .is_talk = c->is_talk,
                                    .most_tables = c->most_tables,
                                    .lines = c->lines,
                                    .n_bytes = c->n_lines,
                                    .chat = c->chat.text[0] ? &c->chat : NULL,
                                    .person = c->person,
                                    .client = c->client,
                                    .reply = c->reply,
                                    .time = c->row.updated };
    if (!c->also)
        return;
    c->also->row = c->also->table->row;
    fill_put(c->also);
    c->put.also = &c->also->put;
}

void table_commit(struct table *t, struct change *c)
{
    count_bytes(t, c);
    c->job.run = run_reading;
    c->job.done = done_change;
    asked_to_row(t, &t->row.asked);
    c->row = t->row;
    if (!c->is_reading) {
        fill_put(c);
        c->job.change = &c->put;
    }
    t->is_changing = true;
    if (keeper_put(t->sv->keeper, &c->job))
        return;
    t->is_changing = false;
    if (!c->is_reading)
        table_drop_game(t);
    c->after(c, NULL, F_BUSY);
    change_free(c);
}
