/* nodes.c - telling the other servers, hearing them, and asking the store where nothing was heard. */
#include "server/nodes.h"
#include "server/live.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/table_read.h"
#include "store/xmalloc.h"
#include "vaka/hash.h"
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ASK_EACH_MS = 2000,
    LOOKS_EACH_MS = 10000, /* who looks is told again */
    LOOKS_LAST_MS = 25000, /* and forgotten when it was not */
    WATCHERS_SHIFT = 16,
    N_LETTERS = 'z' - 'a' + 1,
    THOUSANDTHS = 1000
};

struct nodes {
    struct feed *feed;
    char name[STORE_ID];
    uint64_t salt;
    struct attempts *shared[N_LETTERS]; /* limits, by their letters */
    int64_t asked, told;                /* awake */
    bool is_asking, is_sure;            /* of the store's clock */
};

void nodes_open(struct server *sv, struct feed *feed, const char *name,
                const struct store_beat *beat)
{
    sv->house_since = sv->start.wall;
    if (!feed)
        return;
    sv->nodes = xcalloc(1, sizeof *sv->nodes);
    sv->nodes->feed = feed;
    sv->nodes->salt = beat->salt;
    (void)strncpy(sv->nodes->name, name, STORE_ID - 1);
    if (beat->is_shared)
        sv->house_since = beat->since;
}

void nodes_close(struct server *sv)
{
    if (!sv->nodes)
        return;
    feed_close(sv->nodes->feed);
    free(sv->nodes);
    sv->nodes = NULL;
}

bool nodes_are_many(const struct server *sv)
{
    return sv->nodes != NULL;
}

const char *nodes_name(const struct server *sv)
{
    return sv->nodes ? sv->nodes->name : "";
}

bool nodes_leave_it(const struct table *t, int64_t ms)
{
    return t->followed && t->sv->awake - t->followed < ms;
}

/* ---- Telling ------------------------------------------------------------------------------- */

static void tell(struct server *sv, enum notice_kind kind, const char *id, int64_t number)
{
    struct notice n = { .kind = (char)kind, .number = number };
    if (!sv->nodes)
        return;
    memcpy(n.id, id, strlen(id));
    feed_tell(sv->nodes->feed, &n);
    metrics_add(sv->metrics, M_NOTICES_OUT, 1);
}

void nodes_changed(struct server *sv, const struct change *c)
{
    for (; c && sv->nodes; c = c->also) {
        if (!c->is_talk)
            tell(sv, NOTICE_TABLE, c->row.id, c->row.version);
        if (c->chat.text[0])
            tell(sv, NOTICE_CHAT, c->row.id, c->chat.n);
    }
}

void nodes_person(struct server *sv, int64_t person)
{
    tell(sv, NOTICE_PERSON, "", person);
}

void nodes_looks(struct table *t)
{
    tell(t->sv, NOTICE_PRESENCE, t->row.id,
         live_online(t) | (int64_t)live_watchers(t) << WATCHERS_SHIFT);
}

void nodes_came(struct table *t)
{
    tell(t->sv, NOTICE_WHO, t->row.id, 0);
    nodes_looks(t);
}

/* ---- Limits -------------------------------------------------------------------------------- */

static void tell_spent(const struct attempts *a, uint64_t hash, double amount)
{
    char id[STORE_ID];
    (void)snprintf(id, sizeof id, "%c%016" PRIx64, a->name, hash);
    tell(a->context, NOTICE_SPENT, id, llround(amount * THOUSANDTHS));
}

void nodes_share(struct server *sv, struct attempts *a, char name)
{
    if (!sv->nodes)
        return;
    a->name = name;
    a->salt = vk_hash(sv->nodes->salt, &name, 1);
    a->tell = tell_spent;
    a->context = sv;
    sv->nodes->shared[name - 'a'] = a;
}

static void hear_spent(const struct server *sv, const struct notice *n)
{
    char *end;
    uint64_t hash = strtoull(n->id + 1, &end, 16);
    bool is_one = n->id[0] >= 'a' && n->id[0] <= 'z' && end == n->id + 17 && !*end;
    struct attempts *a = is_one ? sv->nodes->shared[n->id[0] - 'a'] : NULL;
    if (a)
        attempts_hear(a, hash, (double)n->number / THOUSANDTHS, sv->awake);
}

/* ---- Who looks elsewhere ------------------------------------------------------------------- */

uint16_t nodes_online(const struct table *t)
{
    uint16_t seats = live_online(t);
    for (int i = 0; i < ELSEWHERE; i++)
        seats = (uint16_t)(seats | t->elsewhere[i].seats);
    return seats;
}

int nodes_watchers(const struct table *t)
{
    int n = live_watchers(t);
    for (int i = 0; i < ELSEWHERE; i++)
        n += t->elsewhere[i].watchers;
    return n;
}

static void hear_presence(struct table *t, const struct notice *n)
{
    uint32_t node = (uint32_t)vk_hash(VK_HASH_START, n->node, strlen(n->node)) | 1;
    struct elsewhere *place = NULL;
    for (int i = 0; i < ELSEWHERE && !place; i++)
        if (t->elsewhere[i].node == node)
            place = &t->elsewhere[i];
    for (int i = 0; i < ELSEWHERE && !place; i++)
        if (!t->elsewhere[i].node)
            place = &t->elsewhere[i];
    if (!place)
        return; /* more servers than are counted */
    struct elsewhere now = { .node = node,
                             .seats = (uint16_t)(n->number & 31),
                             .watchers = (int)(n->number >> WATCHERS_SHIFT & 0xffff),
                             .until = t->sv->awake + LOOKS_LAST_MS };
    t->has_news = t->has_news || place->seats != now.seats || place->watchers != now.watchers;
    *place = now;
    if (!now.seats && !now.watchers)
        *place = (struct elsewhere){ 0 };
}

/* Of servers that have not said so again. */
static void forget_looks(struct table *t)
{
    for (int i = 0; i < ELSEWHERE; i++)
        if (t->elsewhere[i].node && t->elsewhere[i].until < t->sv->awake) {
            t->elsewhere[i] = (struct elsewhere){ 0 };
            t->has_news = true;
        }
}

static void tell_looks(struct table *t, VK_UNUSED void *context)
{
    forget_looks(t);
    if (t->lives)
        nodes_looks(t);
}

/* ---- Hearing ------------------------------------------------------------------------------- */

static void notice(struct table *t, int64_t version, int64_t n_chat)
{
    if (!t->is_loaded)
        return;
    if (version > t->noticed)
        t->noticed = version;
    if (n_chat > t->noticed_chat)
        t->noticed_chat = n_chat;
    if (!t->is_changing && !t->visits)
        table_serve(t);
}

void nodes_doubt(struct server *sv, const char *id)
{
    struct table *t = sv->nodes ? tables_find(sv, id) : NULL;
    if (t && t->is_loaded && t->noticed <= t->row.version)
        t->noticed = t->row.version + 1;
}

static void hear_one(struct server *sv, const struct notice *n)
{
    metrics_add(sv->metrics, M_NOTICES_IN, 1);
    struct table *t = n->id[0] && n->kind != NOTICE_SPENT ? tables_find(sv, n->id) : NULL;
    switch (n->kind) {
    case NOTICE_TABLE:
        if (t)
            notice(t, n->number, 0);
        break;
    case NOTICE_CHAT:
        if (t)
            notice(t, 0, n->number);
        break;
    case NOTICE_PRESENCE:
        if (t)
            hear_presence(t, n);
        break;
    case NOTICE_WHO:
        if (t && t->lives)
            nodes_looks(t);
        break;
    case NOTICE_SPENT: hear_spent(sv, n); break;
    case NOTICE_PERSON: people_changed(sv, n->number); break;
    default: /* some were missed */
        people_changed(sv, 0);
        sv->nodes->asked = 0;
        break;
    }
}

/* ---- Asking the store ----------------------------------------------------------------------- */

struct ask_job {
    struct keeper_job job;
    struct store_beat beat;
    int64_t sent; /* of the system's clock */
    char (*ids)[STORE_ID];
    int n, room;
    struct store_version *found;
    int n_found;
};

static void keep_version(void *context, const struct store_version *v)
{
    struct ask_job *a = context;
    a->found[a->n_found++] = *v;
}

static int run_ask(struct keeper_job *job, struct store *s, struct err *e)
{
    struct ask_job *a = (struct ask_job *)job;
    if (store_beat(s, &a->beat, e))
        return -1;
    return a->n ? store_versions(s, (const char(*)[STORE_ID])a->ids, a->n, keep_version, a, e) : 0;
}

static void take_beat(struct server *sv, const struct ask_job *a)
{
    enum { FLICKER_MS = 100 };
    struct nodes *ns = sv->nodes;
    if (!a->beat.is_shared || !ns)
        return;
    if (a->beat.since != sv->house_since)
        log_event(LOG_WARN, "house_stood_still", "since=%lld", (long long)a->beat.since);
    sv->house_since = a->beat.since;
    /* The store looked at its clock at some time between question and answer: what is known no better is left. */
    int64_t came = sv->now - sv->offset, doubt = (came - a->sent) / 2;
    int64_t wrong = a->beat.now - (a->sent + doubt) - sv->offset;
    if (llabs((long long)wrong) > FLICKER_MS + doubt) {
        sv->offset += wrong;
        if (!ns->is_sure)
            sv->start.wall +=
                wrong; /* at the start one look had to do, and it may have taken long */
    }
    ns->is_sure |= doubt <= FLICKER_MS;
}

static void done_ask(struct keeper_job *job, void *context)
{
    struct server *sv = context;
    struct ask_job *a = (struct ask_job *)job;
    if (sv->nodes)
        sv->nodes->is_asking = false;
    if (job->e.code == ERR_NONE)
        take_beat(sv, a);
    for (int i = 0; i < a->n_found && job->e.code == ERR_NONE; i++) {
        const struct store_version *v = &a->found[i];
        struct table *t = tables_find(sv, v->id);
        if (!t)
            continue;
        if (t->is_loaded && !t->is_changing && v->version < t->row.version) {
            log_event(LOG_WARN, "table_went_back", "table=%s", v->id);
            t->row.version = 0; /* another database took over: all who look are greeted */
            table_renew(t);
        } else {
            notice(t, v->version, v->n_chat);
        }
    }
    free(a->ids);
    free(a->found);
    free(a);
}

static void add_table(struct table *t, void *context)
{
    struct ask_job *a = context;
    if (!t->lives || !t->is_loaded)
        return;
    if (a->n == a->room) {
        a->room = a->room ? a->room * 2 : 64;
        a->ids = xrealloc(a->ids, (size_t)a->room, sizeof *a->ids);
    }
    memcpy(a->ids[a->n++], t->row.id, STORE_ID);
}

static void ask(struct server *sv)
{
    struct ask_job *a = xcalloc(1, sizeof *a);
    a->job.run = run_ask;
    a->job.done = done_ask;
    a->sent = sv->now - sv->offset;
    tables_each(sv, add_table, a);
    a->found = xcalloc((size_t)a->n + 1, sizeof *a->found);
    if (keeper_put(sv->keeper, &a->job)) {
        sv->nodes->is_asking = true;
        return;
    }
    free(a->ids);
    free(a->found);
    free(a);
}

void nodes_tick(struct server *sv)
{
    struct nodes *ns = sv->nodes;
    struct notice n;
    if (!ns)
        return;
    while (feed_hear(ns->feed, &n))
        hear_one(sv, &n);
    if (!ns->is_asking && sv->awake - ns->asked >= ASK_EACH_MS) {
        ns->asked = sv->awake;
        ask(sv);
    }
    if (sv->awake - ns->told >= LOOKS_EACH_MS) {
        ns->told = sv->awake;
        tables_each(sv, tell_looks, NULL);
    }
}
