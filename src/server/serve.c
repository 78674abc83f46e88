/*
 * serve.c - puts the parts together: store, API, network; decides which part a path belongs to;
 * listens to signals; and ends in an order that loses nothing.
 */
#include "server/serve.h"
#include "server/api.h"
#include "server/assets.h"
#include "server/metrics.h"
#include "server/net_extra.h"
#include "server/store_wait.h"
#include "store/feed.h"
#include "store/store.h"
#include "store/xmalloc.h"
#include "vaka/json.h"
#include "words/tell.h"
#include <errno.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DRAIN_MILLISECONDS = 3000 };

/* The server, and what concerns its start and end alone. */
struct serving {
    struct server sv; /* first: the context of the network's handlers */
    const struct config *config;
    void (*ready)(void *context, const char *url);
    void *context;
    struct store_wait *wait; /* NULL: the store is open */
    char *why;               /* it cannot go on: one sentence */
    size_t n_why;
};

static volatile sig_atomic_t is_told_to_stop, is_told_to_reopen;

static void on_signal(int number)
{
    if (number == SIGHUP)
        is_told_to_reopen = 1;
    else
        is_told_to_stop = 1;
}

static void catch_signals(void)
{
    struct sigaction caught = { .sa_handler = on_signal }, ignored = { .sa_handler = SIG_IGN };
    (void)sigaction(SIGTERM, &caught, NULL);
    (void)sigaction(SIGINT, &caught, NULL);
    (void)sigaction(SIGHUP, &caught, NULL);
    (void)sigaction(SIGPIPE, &ignored, NULL);
    (void)sigaction(SIGXFSZ, &ignored, NULL); /* a file that may not grow is a full disk */
}

static int64_t clock_of(clockid_t which)
{
    struct timespec t;
    (void)clock_gettime(which, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static struct moment present(void)
{
    return (struct moment){ .wall = clock_of(CLOCK_REALTIME),
                            .awake = clock_of(CLOCK_MONOTONIC),
                            .lasting = clock_of(CLOCK_BOOTTIME) };
}

/* ---- Pages of the operator ---- */

/* The store is well if what was written last was; after a fault it is tried again each second. */
static bool store_is_well(const struct server *sv)
{
    return metrics_get(sv->metrics, M_STORE_FAILING) == 0;
}

static const char *store_word(const struct server *sv)
{
    if (sv->tables && store_is_well(sv))
        return "written";
    return !sv->tables || sv->store_fault.code == ERR_AWAY ? "away" : "failing";
}

static void answer_health(struct server *sv, struct net_request *q)
{
    struct net_figures f;
    char body[600];
    struct vk_out out = vk_out_to(body, sizeof body);
    struct vk_json j = vk_json_to(&out);
    bool is_well = sv->tables && store_is_well(sv) && !sv->is_stopping;
    net_figures(sv->net, &f);
    vk_json_object(&j, NULL);
    vk_json_bool(&j, "ok", is_well);
    vk_json_text(&j, "store", store_word(sv));
    if (!is_well && sv->store_fault.text[0])
        vk_json_text(&j, "why", sv->store_fault.text);
    vk_json_int(&j, "sockets", f.sockets);
    vk_json_bool(&j, "stopping", sv->is_stopping);
    vk_json_end(&j, '}');
    vk_put_char(&out, '\n');
    net_add_header(q, "cache-control", "no-store");
    net_answer(q, is_well ? 200 : 503, "application/json", body, strlen(body));
}

/* The loop turns: whether it can do anything useful is another question. */
static void answer_life(struct net_request *q)
{
    static const char body[] = "{\"ok\":true}\n";
    net_add_header(q, "cache-control", "no-store");
    net_answer(q, 200, "application/json", body, sizeof body - 1);
}

static void answer_metrics(struct server *sv, struct net_request *q)
{
    size_t n = 0;
    char *text = metrics_text(sv->metrics, &n);
    net_add_header(q, "cache-control", "no-store");
    net_answer(q, 200, "text/plain; version=0.0.4; charset=utf-8", text, n);
    free(text);
}

/* ---- Handlers of the network ---- */

static bool is_api(const char *path)
{
    return strncmp(path, "/api/", 5) == 0 || strcmp(path, "/api") == 0;
}

static void on_request(void *context, struct net_request *q)
{
    struct server *sv = context;
    const char *path = net_path(q);
    bool is_post = strcmp(net_method(q), "POST") == 0;
    if (is_api(path))
        api_request(sv, q);
    else if (!is_post && (strcmp(path, "/healthz") == 0 || strcmp(path, "/readyz") == 0))
        answer_health(sv, q);
    else if (!is_post && strcmp(path, "/livez") == 0)
        answer_life(q);
    else if (!is_post && strcmp(path, "/metrics") == 0)
        answer_metrics(sv, q);
    else
        assets_answer(q);
}

static int on_opening(void *context, struct net_socket *ws, struct net_request *q, const char **why)
{
    if (is_api(net_path(q)))
        return api_opening(context, ws, q, why);
    *why = "There is nothing live here.";
    return 404;
}

static void tell_ready(struct serving *s);

static void stop(struct server *sv)
{
    struct net_figures f;
    net_figures(sv->net, &f);
    sv->is_stopping = true;
    log_event(LOG_INFO, "stopping", "sockets=%d", f.sockets);
    net_stop(sv->net);
}

static void wake(void *server)
{
    struct server *sv = server;
    net_wake(sv->net);
}

/* A store that is away is waited for, with the door open: whoever comes is told. */
static int wait_or_fail(struct serving *s, const struct err *e)
{
    (void)snprintf(s->why, s->n_why, "%s", e->text);
    s->wait = e->code == ERR_AWAY ? store_wait_start(s->sv.config.store, wake, &s->sv) : NULL;
    if (!s->wait)
        return -1;
    s->why[0] = 0;
    s->sv.store_fault = *e;
    log_event(LOG_WARN, "store_away", "why=%s next=\"tried again each second\"", e->text);
    return 0;
}

static int open_api(struct serving *s, struct store *store)
{
    struct err e = { 0 };
    char node[STORE_ID];
    (void)snprintf(node, sizeof node, "%08x%08x", randombytes_random(), randombytes_random());
    struct feed *feed = feed_open(s->sv.config.store, node, wake, &s->sv);
    struct api_config api = {
        .store = store, .feed = feed, .node = node, .has_threads = true, .now = present()
    };
    return api_open(&s->sv, &api, &e) == 0 ? 0 : wait_or_fail(s, &e);
}

/* The store was not there at the start: is it now? */
static void look_for_store(struct serving *s)
{
    struct store *store;
    struct err e;
    enum store_wait_state state = store_wait_look(s->wait, &store, &e);
    if (e.text[0])
        s->sv.store_fault = e;
    if (state == STORE_WAITS)
        return;
    store_wait_end(s->wait);
    s->wait = NULL;
    if (state == STORE_REFUSED)
        (void)snprintf(s->why, s->n_why, "%s", e.text);
    s->sv.store_fault = (struct err){ 0 };
    if (state != STORE_OPENED || open_api(s, store) != 0)
        stop(&s->sv);
    else if (!s->wait)
        tell_ready(s);
}

static void on_tick(void *context, VK_UNUSED int64_t now)
{
    struct serving *s = context;
    struct server *sv = &s->sv;
    struct moment m = present();
    if (is_told_to_reopen) {
        is_told_to_reopen = 0;
        bool is_open = log_reopen();
        log_event(is_open ? LOG_INFO : LOG_ERROR, "log_reopened", "ok=%s", is_open ? "yes" : "no");
    }
    if (is_told_to_stop && !sv->is_stopping)
        stop(sv);
    if (s->wait)
        look_for_store(s);
    api_tick(sv, &m);
}

/* ---- From start to end ---- */

static const struct net_handlers *handlers_of(struct server *sv, struct net_handlers *h)
{
    *h = (struct net_handlers){
        .context = sv,
        .request = on_request,
        .opening = on_opening,
        .opened = api_opened,
        .message = api_message,
        .closed = api_closed,
        .tick = on_tick,
        .is_long = api_is_long,
    };
    return h;
}

static int open_store(struct serving *s)
{
    struct err e = { 0 };
    struct store *store = store_open(s->sv.config.store, &e);
    return store ? open_api(s, store) : wait_or_fail(s, &e);
}

static void tell_ready(struct serving *s)
{
    char url[320], store[320];
    const struct server *sv = &s->sv;
    const char *host = s->config->host;
    if (!host[0] || strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0)
        host = "localhost";
    bool is_bare_v6 = strchr(host, ':') != NULL;
    (void)snprintf(url, sizeof url, "http://%s%s%s:%d", is_bare_v6 ? "[" : "", host,
                   is_bare_v6 ? "]" : "", net_port(sv->net));
    store_address(sv->config.store, store, sizeof store);
    log_event(LOG_INFO, "listening", "url=%s store=%s workers=%d", url, store, sv->config.workers);
    if (sv->config.known_luck[0])
        log_event(LOG_WARN, "luck_is_known", "word=%s", sv->config.known_luck);
    if (s->ready)
        s->ready(s->context, url);
}

/*
 * The end: nothing new is taken; the store thread finishes, so that every move that was accepted is
 * on disk and answered; what is to be sent is sent; then connections close.
 */
static void shut_down(struct serving *s)
{
    s->sv.is_stopping = true;
    store_wait_end(s->wait);
    if (s->sv.tables)
        api_close(&s->sv);
    net_drain(s->sv.net, DRAIN_MILLISECONDS);
    net_close(s->sv.net);
    s->sv.net = NULL;
}

int serve(const struct config *c, void (*ready)(void *context, const char *url), void *context,
          char *why, size_t n)
{
    struct serving s = { .sv.config = c->server,
                         .config = c,
                         .ready = ready,
                         .context = context,
                         .why = why,
                         .n_why = n };
    struct server *sv = &s.sv;
    const int64_t started = clock_of(CLOCK_BOOTTIME);
    struct net_handlers h;
    if (!log_open(c->server.log, c->log_level)) {
        vk_tell_text(why, n, "cannot write the log %s: %s", c->server.log, vk_say_error(errno));
        return -1;
    }
    catch_signals();
    why[0] = 0;
    sv->config.net.host = c->host;
    sv->metrics = metrics_new();
    int status = -1;
    /* The port first: a second server must not touch the store of the first. */
    sv->net = net_open(&sv->config.net, handlers_of(sv, &h), why, n);
    if (!sv->net)
        goto end;
    net_count_into(sv->net, sv->metrics);
    if (open_store(&s) < 0) {
        net_close(sv->net);
        goto end;
    }
    if (!s.wait)
        tell_ready(&s);
    net_run(sv->net);
    shut_down(&s);
    log_event(LOG_INFO, "stopped", "uptime_s=%lld",
              (long long)(clock_of(CLOCK_BOOTTIME) - started) / 1000);
    status = why[0] ? -1 : 0;
end:
    metrics_free(sv->metrics);
    log_close();
    return status;
}
