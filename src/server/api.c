/* api.c - the table of routes, what every request has to pass, and the parts behind it. */
#include "server/api.h"
#include "server/budget.h"
#include "server/call.h"
#include "server/keeper.h"
#include "server/live.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/net_parse.h"
#include "server/nodes.h"
#include "server/table_read.h"
#include "server/worker.h"
#include "store/xmalloc.h"
#include "vaka/hash.h"
#include "words/languages.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { STORE_QUEUE = 8192, WORK_QUEUE = 20000 };

static const struct route routes[] = {
    { "GET", "me", 0, api_me },
    { "POST", "guest", CHANGES, api_guest },
    { "POST", "rename", CHANGES | NEEDS_ME, api_rename },
    { "POST", "keep", CHANGES | NEEDS_ME, api_keep },
    { "POST", "signin", CHANGES, api_sign_in },
    { "POST", "signout", CHANGES, api_sign_out },
    { "POST", "signout_everywhere", CHANGES | NEEDS_ME, api_sign_out_everywhere },
    { "GET", "lessons", NEEDS_ME, api_lessons },
    { "POST", "lessons", CHANGES | NEEDS_ME, api_lessons_done },
    { "GET", "games", 0, api_games },
    { "GET", "games/:id/setup", 0, api_setup },
    { "GET", "games/:id/words", 0, api_words },
    { "GET", "tables", 0, api_tables },
    { "POST", "tables", CHANGES | NEEDS_ME, api_open_table },
    { "POST", "tables/bring", CHANGES | NEEDS_ME, api_bring },
    { "POST", "play_now", CHANGES | NEEDS_ME, api_play_now },
    { "GET", "daily", 0, api_daily },
    { "POST", "daily", CHANGES | NEEDS_ME, api_open_daily },
    { "GET", "invite/:id", 0, api_invite },
    { "GET", "tables/:id", 0, api_table },
    { "POST", "tables/:id/join", CHANGES | NEEDS_ME, api_join },
    { "POST", "tables/:id/leave", CHANGES | NEEDS_ME, api_leave },
    { "POST", "tables/:id/bot", CHANGES | NEEDS_ME, api_bot },
    { "POST", "tables/:id/offer", CHANGES | NEEDS_ME, api_offer },
    { "POST", "tables/:id/take", CHANGES | NEEDS_ME, api_take },
    { "POST", "tables/:id/close", CHANGES | NEEDS_ME, api_close_table },
    { "POST", "tables/:id/rematch", CHANGES | NEEDS_ME, api_rematch },
    { "POST", "tables/:id/branch", CHANGES | NEEDS_ME, api_branch },
    { "GET", "tables/:id/note", NEEDS_ME, api_note },
    { "POST", "tables/:id/note", CHANGES | NEEDS_ME, api_put_note },
    { "GET", "tables/:id/journal", 0, api_journal },
    { "GET", "tables/:id/known", NEEDS_ME, api_known },
    { "GET", "tables/:id/steps", 0, api_steps },
    { "GET", "tables/:id/steps/:n", 0, api_step },
};

const struct route *api_routes(size_t *n)
{
    *n = sizeof routes / sizeof routes[0];
    return routes;
}

/* ---- Finding the route --------------------------------------------------------------------- */

static size_t word_length(const char *at)
{
    return strcspn(at, "/");
}

/* Ids are short words of letters and digits; numbers are short too. */
static bool take_id(const char *word, size_t n, char id[STORE_ID])
{
    if (n == 0 || n >= STORE_ID)
        return false;
    for (size_t i = 0; i < n; i++)
        if (!((word[i] >= 'a' && word[i] <= 'z') || (word[i] >= '0' && word[i] <= '9')))
            return false;
    memcpy(id, word, n);
    id[n] = 0;
    return true;
}

static bool take_number(const char *word, size_t n, int64_t *out)
{
    *out = 0;
    if (n == 0 || n > 9)
        return false;
    for (size_t i = 0; i < n; i++) {
        if (word[i] < '0' || word[i] > '9')
            return false;
        *out = *out * 10 + (word[i] - '0');
    }
    return true;
}

static bool matches(const char *pattern, const char *path, char id[STORE_ID], int64_t *number)
{
    for (;;) {
        size_t n = word_length(pattern), m = word_length(path);
        bool is_right = n == m && memcmp(pattern, path, n) == 0;
        if (n == 3 && memcmp(pattern, ":id", 3) == 0)
            is_right = take_id(path, m, id);
        else if (n == 2 && memcmp(pattern, ":n", 2) == 0)
            is_right = take_number(path, m, number);
        if (!is_right)
            return false;
        pattern += n;
        path += m;
        if (!*pattern || !*path)
            return !*pattern && !*path;
        pattern++;
        path++;
    }
}

static const struct route *find_route(struct call *c, const char *method, const char *path,
                                      bool *is_known)
{
    *is_known = false;
    if (strcmp(method, "HEAD") == 0)
        method = "GET";
    for (size_t i = 0; i < sizeof routes / sizeof routes[0]; i++) {
        if (!matches(routes[i].path, path, c->id, &c->n))
            continue;
        *is_known = true;
        if (strcmp(routes[i].method, method) == 0)
            return &routes[i];
    }
    return NULL;
}

/* ---- Answers ------------------------------------------------------------------------------- */

static void end_call(struct call *c, int status, const char *body, size_t n)
{
    net_add_header(c->q, "cache-control", "no-store");
    net_answer(c->q, status, "application/json", body, n);
    json_decref(c->body);
    free(c);
}

void call_answer(struct call *c, page_fn *fn, const void *context)
{
    size_t n;
    const char *body = page_json(tables_page(c->sv), fn, context, &n);
    end_call(c, 200, body, n);
}

/* What its sender reads: ?lang=fr, or what his browser says of him. */
static int tongue_of(const struct net_request *q)
{
    const struct vk_language *l = net_language(q);
    return l ? (int)(l - vk_language_at(0)) + 1 : 0;
}

const struct vk_language *call_language(const struct call *c)
{
    return vk_language_at(tongue_of(c->q) - 1);
}

struct vk_words call_words(const struct call *c)
{
    struct vk_words words = { 0 };
    vk_words_in(&words, call_language(c));
    return words;
}

void call_answer_kept(struct call *c, page_fn *fn, const void *context)
{
    char etag[24]; /* weak: packed or not, it says the same */
    size_t n;
    const char *body = page_json(tables_page(c->sv), fn, context, &n);
    const char *seen = net_header(c->q, "if-none-match");
    (void)snprintf(etag, sizeof etag, "W/\"%016llx\"",
                   (unsigned long long)vk_hash(VK_HASH_START, body, n));
    net_add_header(c->q, "etag", etag);
    net_add_header(c->q, "cache-control", "no-cache");
    net_add_header(c->q, "vary", "accept-language");
    if (seen && net_matches_etag(seen, etag + 2))
        net_answer(c->q, 304, NULL, NULL, 0);
    else
        net_answer(c->q, 200, "application/json", body, n);
    json_decref(c->body);
    free(c);
}

struct refusal {
    enum fault f;
    const char *why;
    struct vk_words words;
};

static void write_refusal(struct vk_json *j, const void *context)
{
    const struct refusal *r = context;
    vk_json_object(j, NULL);
    fault_write(j, r->f, r->why, &r->words);
    vk_json_end(j, '}');
}

void call_refuse(struct call *c, enum fault f, const char *why)
{
    if (!why)
        why = c->sv->refusal;
    struct refusal r = { f, why, call_words(c) };
    char text[600];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_json j = vk_json_to(&out);
    write_refusal(&j, &r);
    if (f == F_TOO_MANY || f == F_BUSY)
        net_add_header(c->q, "retry-after", f == F_BUSY ? "1" : "20");
    end_call(c, fault_status(f), text, vk_out_ok(&out) ? out.len : 0);
}

struct ask call_ask(const struct call *c)
{
    return ask_of(c->body, call_language(c));
}

/* ---- What every request has to pass --------------------------------------------------------- */

const char *call_token(const struct net_request *q)
{
    const char *bearer = net_header(q, "authorization");
    if (bearer && strncmp(bearer, "Bearer ", 7) == 0)
        return bearer + 7;
    return net_cookie(q, "vaka");
}

/* A browser says where a page came from; it must have come from here. Programs say nothing. */
static bool origin_is_own(const struct net_request *q)
{
    const char *origin = net_header(q, "origin"), *host = net_header(q, "host");
    if (!origin || !origin[0])
        return true;
    if (strncmp(origin, "http://", 7) == 0)
        origin += 7;
    else if (strncmp(origin, "https://", 8) == 0)
        origin += 8;
    else
        return false;
    return host && strcmp(origin, host) == 0;
}

static bool is_json(const struct net_request *q)
{
    const char *type = net_header(q, "content-type");
    const char *json = "application/json";
    size_t n = strlen(json);
    return type && strncasecmp(type, json, n) == 0 &&
           (!type[n] || type[n] == ';' || type[n] == ' ');
}

static void run_route(void *context, enum fault f, const struct person *who)
{
    struct call *c = context;
    c->me = *who;
    limits_household(net_address(c->q), c->me.household);
    if (f == FINE && c->route->flags & NEEDS_ME && !who->id)
        f = F_SIGNED_OUT;
    if (f != FINE)
        call_refuse(c, f, NULL);
    else
        c->route->run(c);
}

static void start_call(struct call *c)
{
    char why[200];
    size_t n;
    if (c->route->flags & CHANGES) {
        const char *body = net_body(c->q, &n);
        if (!origin_is_own(c->q)) {
            metrics_add(c->sv->metrics, M_REFUSED_ORIGIN, 1);
            call_refuse(c, F_ORIGIN, NULL);
            return;
        }
        if (!is_json(c->q)) {
            call_refuse(c, F_BAD_REQUEST, "A change needs the content type application/json.");
            return;
        }
        c->body = ask_parse(body, n, why);
        if (!c->body) {
            call_refuse(c, F_BAD_REQUEST, why);
            return;
        }
    }
    people_find(c->sv, call_token(c->q), run_route, c);
}

bool api_is_long(const char *path)
{
    return strcmp(path, "/api/tables/bring") == 0;
}

void api_request(void *server, struct net_request *q)
{
    struct call *c = xcalloc(1, sizeof *c);
    const char *path = net_path(q);
    bool is_known = false;
    c->sv = server;
    c->q = q;
    if (strncmp(path, "/api/", 5) == 0)
        c->route = find_route(c, net_method(q), path + 5, &is_known);
    if (!c->sv->tables || c->sv->is_stopping)
        call_refuse(c, F_BUSY,
                    c->sv->is_stopping ? "The server is stopping."
                                       : "The server waits for its database.");
    else if (!c->route)
        call_refuse(c, is_known ? F_METHOD : F_NOT_FOUND, NULL);
    else
        start_call(c);
}

/* ---- Sockets ------------------------------------------------------------------------------- */

int api_opening(void *server, struct net_socket *ws, struct net_request *q, const char **why)
{
    struct server *sv = server;
    char id[STORE_ID];
    int64_t number;
    const char *path = net_path(q);
    enum fault f = FINE;
    if (!sv->tables || sv->is_stopping)
        f = F_BUSY;
    else if (strncmp(path, "/api/", 5) != 0 || !matches("tables/:id/live", path + 5, id, &number))
        f = F_NOT_FOUND;
    else if (!origin_is_own(q))
        f = F_ORIGIN;
    if (f != FINE) {
        *why = fault_text(f);
        return fault_status(f);
    }
    const char *views = net_query(q, "views"), *rows = net_query(q, "rows");
    struct live *l = live_new(sv, id, net_query(q, "invite"), call_token(q));
    l->has_patches = views && strcmp(views, "patch") == 0;
    l->has_row_patches = l->has_patches && rows && strcmp(rows, "patch") == 0;
    l->tongue = tongue_of(q);
    limits_household(net_address(q), l->who.household);
    l->ws = ws;
    net_set_data(ws, l);
    return 0;
}

void api_opened(void *server, struct net_socket *ws)
{
    struct server *sv = server;
    struct live *l = net_data(ws);
    if (l && sv->tables)
        live_enter(l);
}

void api_message(void *server, struct net_socket *ws, const char *text, size_t n)
{
    struct server *sv = server;
    struct live *l = net_data(ws);
    if (l && sv->tables && !sv->is_stopping)
        live_message(l, text, n);
}

void api_closed(VK_UNUSED void *server, struct net_socket *ws)
{
    struct live *l = net_data(ws);
    if (!l)
        return;
    net_set_data(ws, NULL);
    live_leave(l);
}

/* ---- From start to end --------------------------------------------------------------------- */

static void wake(void *server)
{
    struct server *sv = server;
    if (sv->net)
        net_wake(sv->net);
}

/* A difference is corrected when it is one: a wall clock that is slewed would make times flicker. */
static void note_ahead(int64_t *ahead, int64_t found)
{
    enum { FLICKER_MS = 100 };
    if (found - *ahead > FLICKER_MS || *ahead - found > FLICKER_MS)
        *ahead = found;
}

static void set_time(struct server *sv, const struct moment *m)
{
    sv->now = m->wall + sv->offset;
    sv->awake = sv->start.wall + (m->awake - sv->start.awake);
    sv->lasting = sv->start.wall + (m->lasting - sv->start.lasting);
    note_ahead(&sv->ahead_of_awake, sv->now - sv->awake);
    note_ahead(&sv->ahead_of_lasting, sv->now - sv->lasting);
}

int api_open(struct server *sv, const struct api_config *c, struct err *e)
{
    if (sodium_init() < 0) {
        store_close(c->store);
        return err_set(e, ERR_UNAVAILABLE, "the system gives no random numbers");
    }
    struct store_beat beat = { 0 };
    if (store_begin(c->store, e) || store_beat(c->store, &beat, e) || store_commit(c->store, e)) {
        store_close(c->store);
        feed_close(c->feed);
        return -1;
    }
    sv->offset = beat.is_shared ? beat.now - c->now.wall : 0;
    sv->start = c->now;
    sv->start.wall += sv->offset;
    set_time(sv, &c->now);
    nodes_open(sv, c->feed, c->node ? c->node : "", &beat);
    sv->keeper = keeper_open(&(struct keeper_config){ .store = c->store,
                                                      .context = sv,
                                                      .wake = wake,
                                                      .wake_context = sv,
                                                      .max_waiting = STORE_QUEUE,
                                                      .metrics = sv->metrics,
                                                      .has_thread = c->has_threads },
                             e);
    if (!sv->keeper) {
        store_close(c->store);
        return -1;
    }
    sv->workers =
        workers_open(&(struct workers_config){ .threads = c->has_threads ? sv->config.workers : 0,
                                               .max_waiting = WORK_QUEUE,
                                               .context = sv,
                                               .wake = wake,
                                               .wake_context = sv });
    sv->people = people_open(sv);
    sv->budgets = budgets_open(sv);
    sv->tables = tables_open(sv);
    tables_resume(sv, 0);
    return 0;
}

void api_close(struct server *sv)
{
    sv->is_stopping = true;
    workers_close(sv->workers);
    sv->workers = NULL;
    keeper_close(sv->keeper);
    sv->keeper = NULL;
    nodes_close(sv);
    tables_close(sv);
    people_close(sv->people);
    sv->people = NULL;
    budgets_close(sv->budgets);
    sv->budgets = NULL;
}

/* ---- Is the store well? A commit of nothing tells whether its file is there, and brings a store
 * that failed the chance to write again (keeper.h). ---- */

static int run_probe(VK_UNUSED struct keeper_job *job, VK_UNUSED struct store *s,
                     VK_UNUSED struct err *e)
{
    return 0;
}

static void done_probe(struct keeper_job *job, void *context)
{
    struct server *sv = context;
    struct keeper_figures k;
    keeper_figures(sv->keeper, &k);
    if (k.is_failing && !sv->is_store_failing)
        log_event(LOG_ERROR, "store_failing", "why=%s",
                  job->e.text[0] ? job->e.text : "a commit failed");
    if (!k.is_failing && sv->is_store_failing) {
        char store[320];
        store_address(sv->config.store, store, sizeof store);
        log_event(LOG_INFO, "store_well", "store=%s", store);
    }
    sv->is_store_failing = k.is_failing;
    if (!k.is_failing || job->e.text[0])
        sv->store_fault = job->e;
    free(job);
}

static void probe_store(struct server *sv, bool is_failing)
{
    enum { EACH_MS = 5000, FAILING_EACH_MS = 1000 };
    if (sv->awake - sv->probed < (is_failing ? FAILING_EACH_MS : EACH_MS))
        return;
    struct keeper_job *job = xcalloc(1, sizeof *job);
    sv->probed = sv->awake;
    job->run = run_probe;
    job->done = done_probe;
    if (!keeper_put(sv->keeper, job))
        free(job);
}

void api_tick(struct server *sv, const struct moment *now)
{
    struct keeper_figures k;
    struct workers_figures w;
    if (!sv->tables)
        return;
    set_time(sv, now);
    (void)keeper_deliver(sv->keeper);
    (void)workers_deliver(sv->workers);
    nodes_tick(sv);
    tables_tick(sv);
    keeper_figures(sv->keeper, &k);
    probe_store(sv, k.is_failing);
    workers_figures(sv->workers, &w);
    metrics_set(sv->metrics, M_STORE_QUEUE, k.waiting);
    for (int i = 0; i < N_WORK_CLASSES; i++) {
        metrics_set(sv->metrics, (enum metric)(M_QUEUE_PASSPHRASE + i), w.waiting_of[i]);
        metrics_set(sv->metrics, (enum metric)(M_SHED_PASSPHRASE + i), (int64_t)w.shed[i]);
    }
}
