/* table_load.c - a table from the store into memory, by playing its journal again. */
#include "server/live.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/nodes.h"
#include "server/table.h"
#include "server/table_read.h"
#include "store/xmalloc.h"
#include "table/bookmark.h"
#include "table/row.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct load_job {
    struct keeper_job job;
    struct table_read read;
};

/* ---- On the store thread ------------------------------------------------------------------- */

static void add_line(void *context, int64_t line, const char *text, size_t n)
{
    struct table_read *r = context;
    if (line > r->row.n_lines)
        return; /* written since the row was read: it belongs to the next version */
    r->last = line;
    while (r->n + n + 1 > r->room) {
        r->room = r->room ? r->room * 2 : 16384;
        r->lines = xrealloc(r->lines, r->room, 1);
    }
    memcpy(r->lines + r->n, text, n);
    r->n += n;
    r->lines[r->n++] = '\n';
}

static void take_bookmark(void *context, int64_t line, const void *bytes, size_t n)
{
    struct table_read *r = context;
    if (line < 1 || line > r->row.n_lines || !n)
        return; /* of a journal that is longer than the row was when it was read, or of none */
    r->bookmark = xmemdup(bytes, n);
    r->n_bookmark = n;
    r->after = line - 1;
}

int table_read(struct table_read *r, struct store *s, struct err *e)
{
    if (store_table_get(s, r->id, &r->row, e))
        return -1;
    for (int i = 0; i < r->row.n_seats; i++) {
        struct store_person p;
        if (r->row.seat[i].kind != SEAT_PERSON)
            continue;
        if (store_person_get(s, r->row.seat[i].person, &p, e))
            return -1;
        memcpy(r->name[i], p.name, sizeof p.name);
    }
    if (r->has_bookmark && store_bookmark_get(s, r->id, take_bookmark, r, e))
        return -1;
    r->has_bookmark = r->bookmark != NULL;
    r->last = r->after;
    if (store_lines(s, r->id, r->after + 1, add_line, r, e))
        return -1;
    if (r->last != r->row.n_lines)
        return err_set(e, ERR_BROKEN, "the row counts %lld lines and there are %lld",
                       (long long)r->row.n_lines, (long long)r->last);
    return 0;
}

static int run_load(struct keeper_job *job, struct store *s, struct err *e)
{
    return table_read(&((struct load_job *)job)->read, s, e);
}

/* ---- On the loop --------------------------------------------------------------------------- */

static enum fault refuse(struct table *t, enum fault f, const char *sentence)
{
    free(t->refusal);
    t->refusal = xstrdup(sentence);
    t->refused = f;
    t->refused_at = t->sv->awake;
    return f;
}

static enum fault refuse_broken(struct table *t, uint32_t line, const char *why)
{
    log_event(LOG_ERROR, "table_broken", "table=%s line=%u why=%s", t->row.id, line, why);
    metrics_add(t->sv->metrics, M_TABLES_BROKEN, 1);
    return refuse(t, F_BROKEN, fault_text(F_BROKEN));
}

/* A journal of other rules is nobody's fault, and says so; any other is broken. */
static enum fault refuse_journal(struct table *t, const struct vk_journal_fault *no)
{
    if (!no->is_of_other_rules)
        return refuse_broken(t, no->line, no->why);
    log_event(LOG_WARN, "table_of_other_rules", "table=%s why=%s", t->row.id, no->why);
    return refuse(t, F_OTHER_RULES, fault_text(F_OTHER_RULES));
}

bool table_is_refused(const struct table *t)
{
    enum { LOOK_AGAIN_MS = 60000 };
    return t->refused != FINE && t->sv->awake - t->refused_at < LOOK_AGAIN_MS;
}

static enum fault read_game(struct table *t, const struct table_read *r)
{
    struct vk_journal_fault no = { 0 };
    table_give_luck(t);
    t->marked = 0;
    if (r->has_bookmark) {
        t->marked = r->after + 1;
        return vk_bookmark_read(&t->play, r->bookmark, r->n_bookmark, r->lines, r->n) ? FINE
                                                                                      : F_STALE;
    }
    return vk_table_read(&t->play, r->lines, r->n, &no) ? FINE : refuse_journal(t, &no);
}

static void name_seats(struct table *t, const struct table_read *r)
{
    memcpy(t->play.name, r->name, sizeof t->play.name);
    for (int i = 0; i < t->row.n_seats; i++)
        if (t->row.seat[i].kind == SEAT_BOT) {
            const char *name = vk_bot_name(t->row.id, i);
            memcpy(t->play.name[i], name, strlen(name) + 1);
        }
}

void table_take_row(struct table *t, const struct table_read *r)
{
    struct summary s;
    t->row = r->row;
    summary_read(t->row.summary, &s);
    t->rest = s.rest;
    t->offered = s.offered;
    name_seats(t, r);
    table_seats_changed(t);
}

static void fail_visits(struct table *t, enum fault f)
{
    t->sv->refusal = f == t->refused ? t->refusal : NULL;
    while (t->visits) {
        struct visit *v = t->visits;
        t->visits = v->next;
        t->n_visits--;
        v->run(v, NULL, f);
    }
    t->visits_end = &t->visits;
    t->sv->refusal = NULL;
}

void table_wait(struct table *t)
{
    enum { AGAIN_MS = 250, PATIENCE_MS = 10000 };
    struct visit *all = t->visits;
    t->load_at = t->sv->awake + AGAIN_MS;
    t->visits = NULL;
    t->visits_end = &t->visits;
    t->n_visits = 0;
    while (all) {
        struct visit *v = all;
        all = v->next;
        v->next = NULL;
        if (t->sv->awake - v->came >= PATIENCE_MS) {
            v->run(v, NULL, F_BUSY);
            continue;
        }
        *t->visits_end = v;
        t->visits_end = &v->next;
        t->n_visits++;
    }
}

static enum fault fault_of(const struct keeper_job *job)
{
    switch (job->e.code) {
    case ERR_NONE: return FINE;
    case ERR_NOT_FOUND: return F_NOT_FOUND;
    case ERR_BROKEN: return F_BROKEN;
    default: return F_BUSY;
    }
}

static void begin_loaded(struct table *t, bool has_moved)
{
    struct server *sv = t->sv;
    t->is_loaded = true;
    t->is_read_whole = false;
    t->noticed = t->noticed_chat = 0;
    t->followed = nodes_are_many(sv) ? sv->awake : 0;
    asked_from_row(t);
    clock_resume(t);
    metrics_add(sv->metrics, M_TABLES_LOADED, 1);
    if (has_moved)
        live_greet_all(t);
}

/* The journal is the truth: it is read from its first line. */
static void read_whole(struct table *t, bool has_moved)
{
    log_event(LOG_INFO, "bookmark_unused", "table=%s line=%lld", t->row.id, (long long)t->marked);
    t->is_read_whole = true;
    if (has_moved)
        t->row.version = 0; /* so that all who look are greeted then */
    table_load(t);
}

static void take_loaded(struct table *t, const struct keeper_job *job, const struct table_read *r)
{
    enum fault f = fault_of(job);
    bool has_moved =
        t->lives && (t->row.version != r->row.version || t->row.n_chat != r->row.n_chat);
    t->refused = FINE;
    if (f == F_BROKEN)
        (void)refuse_broken(t, 0, job->e.text);
    if (f == FINE) {
        table_take_row(t, r);
        if (r->n > 0)
            f = read_game(t, r);
    }
    if (f == F_STALE) {
        read_whole(t, has_moved);
        return;
    }
    if (f == FINE) {
        begin_loaded(t, has_moved);
    } else {
        table_drop_game(t);
        fail_visits(t, f);
    }
    table_serve(t);
}

static void done_load(struct keeper_job *job, void *context)
{
    struct server *sv = context;
    struct load_job *l = (struct load_job *)job;
    struct table *t = tables_find(sv, l->read.id);
    if (t)
        t->is_loading = false;
    if (t && job->e.code == ERR_AWAY) {
        table_wait(t);
    } else if (t) {
        take_loaded(t, job, &l->read);
    }
    free(l->read.bookmark);
    free(l->read.lines);
    free(l);
}

void table_load(struct table *t)
{
    if (table_is_refused(t)) {
        fail_visits(t, t->refused);
        return;
    }
    struct load_job *l = xcalloc(1, sizeof *l);
    l->job.run = run_load;
    l->job.done = done_load;
    l->read.has_bookmark = !t->is_read_whole;
    memcpy(l->read.id, t->row.id, sizeof l->read.id);
    t->is_loading = true;
    if (keeper_put(t->sv->keeper, &l->job))
        return;
    t->is_loading = false;
    free(l);
    fail_visits(t, F_BUSY);
}

/* ---- After a start: whatever goes on by itself ---------------------------------------------- */

struct resume_job {
    struct keeper_job job;
    char node[STORE_ID];
    int64_t started;
    int64_t
        overdue; /* only what should have happened so long ago: whoever should have done it is gone */
    struct due_table {
        char id[STORE_ID];
        int64_t at;
    } * due;
    size_t n, room;
};

static void add_due(void *context, const struct store_table *row)
{
    struct resume_job *r = context;
    struct store_table copy = *row;
    struct summary s;
    clock_forgive(&copy, r->started, r->started);
    summary_read(copy.summary, &s);
    int64_t at = clock_alarm(&copy);
    for (int i = 0; i < copy.n_seats && bots_have_company(&copy, false); i++)
        if (s.game.due >> i & 1 && seat_is_bot(&copy.seat[i]) && s.rest <= r->started)
            at = r->overdue ? copy.updated : r->started;
    if (!at || (r->overdue && r->started - at < r->overdue))
        return;
    if (r->n == r->room) {
        r->room = r->room ? r->room * 2 : 256;
        r->due = xrealloc(r->due, r->room, sizeof *r->due);
    }
    r->due[r->n].at = at;
    memcpy(r->due[r->n++].id, copy.id, STORE_ID);
}

static int run_resume(struct keeper_job *job, struct store *s, struct err *e)
{
    struct resume_job *r = (struct resume_job *)job;
    bool is_ours;
    if (store_lease(s, "resume", r->node, RESUME_EACH_MS, &is_ours, e) || !is_ours)
        return is_ours ? -1 : 0;
    return store_tables(s, LIST_ALL_RUNNING, 0, NULL, INT_MAX, 0, add_due, r, e);
}

static void done_resume(struct keeper_job *job, void *context)
{
    struct server *sv = context;
    struct resume_job *r = (struct resume_job *)job;
    if (job->e.code != ERR_NONE)
        log_event(LOG_ERROR, "resume_failed", "why=%s", job->e.text);
    for (size_t i = 0; i < r->n; i++)
        if (!tables_find(sv, r->due[i].id))
            tables_wake_in(sv, r->due[i].id, r->due[i].at - r->started);
    if (r->n || !r->overdue)
        log_event(LOG_INFO, "resumed", "tables=%zu", r->n);
    free(r->due);
    free(r);
}

void tables_resume(struct server *sv, int64_t overdue)
{
    struct resume_job *r = xcalloc(1, sizeof *r);
    memcpy(r->node, nodes_name(sv), strlen(nodes_name(sv)));
    r->overdue = overdue;
    r->job.run = run_resume;
    r->job.done = done_resume;
    r->started = overdue ? sv->awake : sv->start.wall;
    if (!keeper_put(sv->keeper, &r->job))
        free(r);
}
