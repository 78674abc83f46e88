/*
 * serve.c - puts the parts together: store, API, network; decides which part a path belongs to;
 * listens to signals; and ends in an order that loses nothing.
 */
#include "server/serve.h"
#include "server/api.h"
#include "server/assets.h"
#include "server/metrics.h"
#include "server/net_extra.h"
#include "store/store.h"
#include "store/xmalloc.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DRAIN_MILLISECONDS = 3000 };

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

static void answer_health(struct server *sv, struct net_request *q)
{
    struct net_figures f;
    char body[200];
    bool is_well = store_is_well(sv) && !sv->is_stopping;
    net_figures(sv->net, &f);
    int n =
        snprintf(body, sizeof body, "{\"ok\":%s,\"store\":\"%s\",\"sockets\":%d,\"stopping\":%s}\n",
                 is_well ? "true" : "false", store_is_well(sv) ? "written" : "failing", f.sockets,
                 sv->is_stopping ? "true" : "false");
    net_add_header(q, "cache-control", "no-store");
    net_answer(q, is_well ? 200 : 503, "application/json", body, (size_t)n);
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
    else if (!is_post && strcmp(path, "/healthz") == 0)
        answer_health(sv, q);
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

static void on_tick(void *context, int64_t now)
{
    struct server *sv = context;
    struct moment m = present();
    (void)now;
    if (is_told_to_reopen) {
        is_told_to_reopen = 0;
        bool is_open = log_reopen();
        log_event(is_open ? LOG_INFO : LOG_ERROR, "log_reopened", "ok=%s", is_open ? "yes" : "no");
    }
    if (is_told_to_stop && !sv->is_stopping) {
        struct net_figures f;
        net_figures(sv->net, &f);
        sv->is_stopping = true;
        log_event(LOG_INFO, "stopping", "sockets=%d", f.sockets);
        net_stop(sv->net);
    }
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

static int open_api(struct server *sv, char *why, size_t n)
{
    struct err e = { 0 };
    struct store *store = store_open(sv->config.store, &e);
    if (!store) {
        (void)snprintf(why, n, "%s", e.text);
        return -1;
    }
    struct api_config api = { .store = store, .has_threads = true, .now = present() };
    if (api_open(sv, &api, &e) == 0)
        return 0;
    (void)snprintf(why, n, "%s", e.text);
    return -1;
}

static void tell_ready(struct server *sv, const struct config *c,
                       void (*ready)(void *context, const char *url), void *context)
{
    char url[320], store[320];
    const char *host = c->host;
    if (!host[0] || strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0)
        host = "localhost";
    bool is_bare_v6 = strchr(host, ':') != NULL;
    (void)snprintf(url, sizeof url, "http://%s%s%s:%d", is_bare_v6 ? "[" : "", host,
                   is_bare_v6 ? "]" : "", net_port(sv->net));
    store_address(sv->config.store, store, sizeof store);
    log_event(LOG_INFO, "listening", "url=%s store=%s workers=%d", url, store, sv->config.workers);
    if (sv->config.known_luck[0])
        log_event(LOG_WARN, "luck_is_known", "word=%s", sv->config.known_luck);
    if (ready)
        ready(context, url);
}

/*
 * The end: nothing new is taken; the store thread finishes, so that every move that was accepted is
 * on disk and answered; what is to be sent is sent; then connections close.
 */
static void shut_down(struct server *sv)
{
    sv->is_stopping = true;
    api_close(sv);
    net_drain(sv->net, DRAIN_MILLISECONDS);
    net_close(sv->net);
    sv->net = NULL;
}

int serve(const struct config *c, void (*ready)(void *context, const char *url), void *context,
          char *why, size_t n)
{
    struct server sv = { .config = c->server };
    const int64_t started = clock_of(CLOCK_BOOTTIME);
    struct net_handlers h;
    if (!log_open(c->server.log, c->log_level)) {
        (void)snprintf(why, n, "cannot write the log %s: %s", c->server.log, strerror(errno));
        return -1;
    }
    catch_signals();
    sv.config.net.host = c->host;
    sv.metrics = metrics_new();
    int status = -1;
    /* The port first: a second server must not touch the store of the first. */
    sv.net = net_open(&sv.config.net, handlers_of(&sv, &h), why, n);
    if (!sv.net)
        goto end;
    net_count_into(sv.net, sv.metrics);
    if (open_api(&sv, why, n) < 0) {
        net_close(sv.net);
        goto end;
    }
    tell_ready(&sv, c, ready, context);
    net_run(sv.net);
    shut_down(&sv);
    log_event(LOG_INFO, "stopped", "uptime_s=%lld",
              (long long)(clock_of(CLOCK_BOOTTIME) - started) / 1000);
    status = 0;
end:
    metrics_free(sv.metrics);
    log_close();
    return status;
}
