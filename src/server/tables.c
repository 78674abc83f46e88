/* tables.c - the tables in memory: finding them, visits, leaving memory when nobody comes. */
#include "server/live.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/nodes.h"
#include "server/table.h"
#include "server/table_read.h"
#include "store/xmalloc.h"
#include "vaka/hash.h"
#include <stdlib.h>
#include <string.h>

enum {
    CHAINS = 4096,
    TICK_EACH_MS = 50,
    SWEEP_EACH_MS = 1000,
    UPKEEP_EACH_MS = 3600000,
    WAKES_AT_ONCE = 500
};

/* A table out of memory where a clock runs or a bot is due: when to bring it back. */
struct alarm {
    char id[STORE_ID];
    int64_t at; /* lasting: after a sleep one may ring early, which does no harm */
};

struct tables {
    struct table *chain[CHAINS];
    int n;
    struct page page;
    int64_t swept, ticked; /* awake */
    struct alarm *alarm;
    size_t n_alarms, alarms_room;
};

static struct table **chain_of(struct tables *ts, const char *id)
{
    return &ts->chain[vk_hash(VK_HASH_START, id, strlen(id)) % CHAINS];
}

struct tables *tables_open(struct server *sv)
{
    struct tables *ts = xcalloc(1, sizeof *ts);
    ts->swept = sv->awake;
    return ts;
}

int tables_count(const struct server *sv)
{
    return sv->tables->n;
}

struct page *tables_page(struct server *sv)
{
    return &sv->tables->page;
}

struct table *tables_find(struct server *sv, const char *id)
{
    struct table *t = *chain_of(sv->tables, id);
    while (t && strcmp(t->row.id, id) != 0)
        t = t->next;
    return t;
}

void *table_resize(void *old, size_t bytes)
{
    if (bytes)
        return xrealloc(old, bytes, 1);
    free(old);
    return NULL;
}

struct table *table_new(struct server *sv, const char *id)
{
    struct table *t = xcalloc(1, sizeof *t);
    t->sv = sv;
    memcpy(t->row.id, id, strlen(id));
    t->visits_end = &t->visits;
    t->used = sv->now;
    t->play.resize = table_resize;
    return t;
}

void table_drop_game(struct table *t)
{
    stop_drop(t);
    vk_table_drop(&t->play);
    t->play.bot = (struct vk_bot_turn){ .is_thinking = t->play.bot.is_thinking };
    t->is_loaded = false;
}

void table_free(struct table *t)
{
    table_drop_game(t);
    free(t->refusal);
    free(t);
}

size_t table_bytes(const struct table *t)
{
    return sizeof *t + vk_table_bytes(&t->play);
}

/* ---- Leaving memory ------------------------------------------------------------------------ */

static bool is_idle(const struct table *t)
{
    return t->is_loaded && !t->is_changing && !t->lives && !t->visits && !t->play.bot.is_thinking &&
           !t->play.hinting && !bot_is_due(t);
}

void tables_wake_in(struct server *sv, const char *id, int64_t ms)
{
    struct tables *ts = sv->tables;
    if (ts->n_alarms == ts->alarms_room) {
        ts->alarms_room = ts->alarms_room ? ts->alarms_room * 2 : 64;
        ts->alarm = xrealloc(ts->alarm, ts->alarms_room, sizeof *ts->alarm);
    }
    struct alarm *alarm = &ts->alarm[ts->n_alarms++];
    *alarm = (struct alarm){ .at = sv->lasting + ms };
    memcpy(alarm->id, id, strlen(id));
}

static void clear_alarm(struct tables *ts, const char *id)
{
    for (size_t i = 0; i < ts->n_alarms; i++)
        if (strcmp(ts->alarm[i].id, id) == 0)
            ts->alarm[i--] = ts->alarm[--ts->n_alarms];
}

static void remove_table(struct tables *ts, struct table *t)
{
    struct table **at = chain_of(ts, t->row.id);
    while (*at != t)
        at = &(*at)->next;
    *at = t->next;
    ts->n--;
    int64_t due = t->is_loaded ? clock_alarm(&t->row) : 0;
    if (due)
        tables_wake_in(t->sv, t->row.id, due - clock_now(t->sv, &t->row));
    table_free(t);
}

/* Drop what has not been used since; the number that went. */
static int sweep(struct tables *ts, int64_t older_than)
{
    int n = 0;
    for (int i = 0; i < CHAINS; i++)
        for (struct table *t = ts->chain[i], *next; t; t = next) {
            next = t->next;
            bool is_useless = !t->is_loaded && !t->is_loading && !t->lives && !t->visits &&
                              !t->is_changing && !t->play.bot.is_thinking && !table_is_refused(t);
            if (is_useless || (is_idle(t) && t->used < older_than)) {
                remove_table(ts, t);
                n++;
            }
        }
    return n;
}

bool tables_insert(struct server *sv, struct table *t)
{
    struct tables *ts = sv->tables;
    if (sv->config.max_tables && ts->n >= sv->config.max_tables &&
        sweep(ts, sv->now - SWEEP_EACH_MS) == 0)
        return false;
    struct table **chain = chain_of(ts, t->row.id);
    t->next = *chain;
    *chain = t;
    ts->n++;
    clear_alarm(ts, t->row.id);
    return true;
}

/* ---- Visits -------------------------------------------------------------------------------- */

/* Another server has written to it since. */
static bool is_noticed(const struct table *t)
{
    return t->is_loaded && !t->is_changing &&
           (t->noticed > t->row.version || t->noticed_chat > t->row.n_chat);
}

/* Bots and clocks have their turn when no visit waits. */
void table_serve(struct table *t)
{
    if (is_noticed(t)) {
        table_follow(t);
        return;
    }
    while (t->visits && !t->is_changing && !t->is_loading) {
        struct visit *v = t->visits;
        if (!t->is_loaded) {
            if (!t->load_at)
                table_load(t);
            return;
        }
        t->visits = v->next;
        if (!t->visits)
            t->visits_end = &t->visits;
        t->n_visits--;
        v->run(v, t, FINE);
    }
    if (t->has_news && t->is_loaded && !t->is_changing)
        live_say_table(t);
    if (t->is_loaded && !t->is_changing && !t->sv->is_stopping && !clock_check(t) && !stop_drive(t))
        (void)bot_drive(t);
}

void table_again(struct table *t, struct visit *v)
{
    v->next = t->visits;
    if (!t->visits)
        t->visits_end = &v->next;
    t->visits = v;
    t->n_visits++;
}

void tables_visit(struct server *sv, const char *id, struct visit *v)
{
    struct table *t = tables_find(sv, id);
    v->next = NULL;
    if (!t) {
        t = table_new(sv, id);
        if (!tables_insert(sv, t)) {
            table_free(t);
            v->run(v, NULL, F_BUSY);
            return;
        }
    }
    if (t->n_visits >= VISITS_MAX) {
        v->run(v, NULL, F_BUSY);
        return;
    }
    t->used = sv->now;
    v->came = sv->awake;
    *t->visits_end = v;
    t->visits_end = &v->next;
    t->n_visits++;
    if (t->n_visits == 1)
        table_serve(t);
}

void tables_each(struct server *sv, table_fn *fn, void *context)
{
    for (int i = 0; i < CHAINS; i++)
        for (struct table *t = sv->tables->chain[i], *next; t; t = next) {
            next = t->next;
            fn(t, context);
        }
}

/* ---- Time ---------------------------------------------------------------------------------- */

struct sweep_job {
    struct keeper_job job;
    char node[STORE_ID];
    int64_t older_than, removed;
};

static int run_upkeep(struct keeper_job *job, struct store *s, struct err *e)
{
    struct sweep_job *j = (struct sweep_job *)job;
    bool is_ours;
    if (store_lease(s, "upkeep", j->node, UPKEEP_EACH_MS / 2, &is_ours, e))
        return -1;
    return is_ours ? store_sweep(s, j->older_than, &j->removed, e) : 0;
}

static void done_upkeep(struct keeper_job *job, VK_UNUSED void *context)
{
    if (job->e.code != ERR_NONE)
        log_event(LOG_WARN, "sweep_failed", "why=%s", job->e.text);
    free(job);
}

static void start_upkeep(struct server *sv)
{
    const int64_t keep_ms = 30LL * 24 * 3600 * 1000;
    struct sweep_job *j = xcalloc(1, sizeof *j);
    j->job.run = run_upkeep;
    j->job.done = done_upkeep;
    j->older_than = sv->now - keep_ms;
    memcpy(j->node, nodes_name(sv), strlen(nodes_name(sv)));
    if (!keeper_put(sv->keeper, &j->job))
        free(j);
}

struct wake {
    struct visit visit;
    struct server *sv;
    char id[STORE_ID];
};

/* To have come is all that was wanted. */
static void wake_run(struct visit *v, VK_UNUSED struct table *t, enum fault f)
{
    struct wake *w = (struct wake *)v;
    if (f == F_BUSY && !w->sv->is_stopping)
        tables_wake_in(w->sv, w->id, SWEEP_EACH_MS);
    free(w);
}

/* Something is due at a table that is not in memory: a visit brings it back. */
static void ring_alarms(struct server *sv)
{
    struct tables *ts = sv->tables;
    int n = 0;
    for (size_t i = 0; i < ts->n_alarms && n < WAKES_AT_ONCE;) {
        if (ts->alarm[i].at > sv->lasting) {
            i++;
            continue;
        }
        struct wake *w = xcalloc(1, sizeof *w);
        w->visit.run = wake_run;
        w->sv = sv;
        memcpy(w->id, ts->alarm[i].id, sizeof w->id);
        ts->alarm[i] = ts->alarm[--ts->n_alarms];
        n++;
        tables_visit(sv, w->id, &w->visit);
    }
}

static void tick_table(struct table *t, VK_UNUSED void *context)
{
    if (t->load_at && t->sv->awake >= t->load_at) {
        t->load_at = 0;
        if (!t->is_loaded && !t->is_loading && (t->visits || t->lives))
            table_load(t);
        return;
    }
    if (t->is_loaded && !t->is_changing && !t->visits)
        table_serve(t);
}

void tables_tick(struct server *sv)
{
    struct tables *ts = sv->tables;
    if (sv->awake - ts->ticked < TICK_EACH_MS)
        return; /* the loop also turns for every commit: not for all tables each time */
    ts->ticked = sv->awake;
    tables_each(sv, tick_table, NULL);
    if (sv->awake - ts->swept < SWEEP_EACH_MS)
        return;
    if (sv->awake / UPKEEP_EACH_MS != ts->swept / UPKEEP_EACH_MS)
        start_upkeep(sv);
    if (nodes_are_many(sv) && sv->awake / RESUME_EACH_MS != ts->swept / RESUME_EACH_MS)
        tables_resume(sv, RESUME_EACH_MS / 2);
    ts->swept = sv->awake;
    ring_alarms(sv);
    (void)sweep(ts, sv->now - (int64_t)sv->config.idle_seconds * 1000);
    metrics_set(sv->metrics, M_TABLES, ts->n);
}

static void close_table(struct table *t, VK_UNUSED void *context)
{
    while (t->visits) {
        struct visit *v = t->visits;
        t->visits = v->next;
        v->run(v, NULL, F_BUSY);
    }
    live_drop_all(t);
    table_free(t);
}

void tables_close(struct server *sv)
{
    tables_each(sv, close_table, NULL);
    page_free(&sv->tables->page);
    free(sv->tables->alarm);
    free(sv->tables);
    sv->tables = NULL;
}
