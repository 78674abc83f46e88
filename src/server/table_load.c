/* table_load.c - a table from the store into memory, by playing its journal again. */
#include "server/log.h"
#include "server/metrics.h"
#include "server/table.h"
#include "store/xmalloc.h"
#include "table/row.h"
#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct load_job {
    struct keeper_job job;
    char id[STORE_ID];
    struct store_table row;
    char name[STORE_SEATS][STORE_NAME];
    char *lines;
    size_t n, room;
    int64_t n_chat;
};

/* ---- On the store thread ------------------------------------------------------------------- */

static void add_line(void *context, int64_t line, const char *text, size_t n)
{
    struct load_job *l = context;
    (void)line;
    while (l->n + n + 1 > l->room) {
        l->room = l->room ? l->room * 2 : 16384;
        l->lines = xrealloc(l->lines, l->room, 1);
    }
    memcpy(l->lines + l->n, text, n);
    l->n += n;
    l->lines[l->n++] = '\n';
}

static void count_chat(void *context, const struct store_chat *c)
{
    struct load_job *l = context;
    l->n_chat = c->n;
}

static int run_load(struct keeper_job *job, struct store *s, struct err *e)
{
    struct load_job *l = (struct load_job *)job;
    if (store_table_get(s, l->id, &l->row, e))
        return -1;
    for (int i = 0; i < l->row.n_seats; i++) {
        struct store_person p;
        if (l->row.seat[i].kind != SEAT_PERSON)
            continue;
        if (store_person_get(s, l->row.seat[i].person, &p, e))
            return -1;
        memcpy(l->name[i], p.name, sizeof p.name);
    }
    if (store_lines(s, l->id, 1, add_line, l, e))
        return -1;
    return store_chat(s, l->id, 0, INT_MAX, count_chat, l, e);
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
    char sentence[sizeof no->why + 2];
    if (!no->is_of_other_rules)
        return refuse_broken(t, no->line, no->why);
    log_event(LOG_WARN, "table_of_other_rules", "table=%s why=%s", t->row.id, no->why);
    (void)snprintf(sentence, sizeof sentence, "%c%s.", toupper((unsigned char)no->why[0]),
                   no->why + 1);
    return refuse(t, F_OTHER_RULES, sentence);
}

bool table_is_refused(const struct table *t)
{
    enum { LOOK_AGAIN_MS = 60000 };
    return t->refused != FINE && t->sv->awake - t->refused_at < LOOK_AGAIN_MS;
}

static enum fault read_game(struct table *t, const struct load_job *l)
{
    struct vk_journal_fault no = { 0 };
    table_give_luck(t);
    return vk_table_read(&t->play, l->lines, l->n, &no) ? FINE : refuse_journal(t, &no);
}

static void name_seats(struct table *t, const struct load_job *l)
{
    memcpy(t->play.name, l->name, sizeof t->play.name);
    for (int i = 0; i < t->row.n_seats; i++)
        if (t->row.seat[i].kind == SEAT_BOT) {
            const char *name = vk_bot_name(t->row.id, i);
            memcpy(t->play.name[i], name, strlen(name) + 1);
        }
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

static void done_load(struct keeper_job *job, void *context)
{
    struct server *sv = context;
    struct load_job *l = (struct load_job *)job;
    struct table *t = tables_find(sv, l->id);
    enum fault f = FINE;
    if (job->e.code == ERR_NOT_FOUND)
        f = F_NOT_FOUND;
    else if (job->e.code == ERR_BROKEN)
        f = F_BROKEN;
    else if (job->e.code != ERR_NONE)
        f = F_BUSY;
    if (t) {
        t->is_loading = false;
        t->refused = FINE;
        if (f == F_BROKEN)
            (void)refuse_broken(t, 0, job->e.text);
        if (f == FINE) {
            t->row = l->row;
            t->n_chat = l->n_chat;
            struct summary s;
            summary_read(t->row.summary, &s);
            t->rest = s.rest;
            t->offered = s.offered;
            name_seats(t, l);
            table_seats_changed(t);
            if (l->n > 0)
                f = read_game(t, l);
        }
        if (f == FINE) {
            t->is_loaded = true;
            clock_resume(t);
            metrics_add(sv->metrics, M_TABLES_LOADED, 1);
        } else {
            table_drop_game(t);
            fail_visits(t, f);
        }
        table_serve(t);
    }
    free(l->lines);
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
    memcpy(l->id, t->row.id, sizeof l->id);
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
    int64_t started;
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
            at = r->started;
    if (!at)
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
    log_event(LOG_INFO, "resumed", "tables=%zu", r->n);
    free(r->due);
    free(r);
}

void tables_resume(struct server *sv)
{
    struct resume_job *r = xcalloc(1, sizeof *r);
    r->job.run = run_resume;
    r->job.done = done_resume;
    r->started = sv->start.wall;
    if (!keeper_put(sv->keeper, &r->job))
        free(r);
}
