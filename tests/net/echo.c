/*
 * echo.c - the network alone, with handlers that tests can read: it listens on any free port of
 * 127.0.0.1, prints the port, and stops when its standard input ends. Arguments are `key=number`
 * for the limits of struct net_config.
 *
 *   /api/echo    answers with the body, and with path, query q, cookie vaka and address as headers
 *   /api/later   answers half a second later; /api/never only when the program ends
 *   /api/big     a megabyte
 *   WebSocket: /live echoes; "flood" is answered by ten megabytes; "bye" is hung up on; the rest of
 *   the paths is refused.
 */
#include "server/net.h"
#include "server/net_extra.h"
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MEGABYTE = 1 << 20, N_LATER = 64 };

static char megabyte[MEGABYTE];
static struct net *network;
static int n_open, n_opened, n_closed;

static struct later {
    struct net_request *q;
    int64_t at; /* 0: at the end */
} later[N_LATER];

static int64_t now;

static void keep(struct net_request *q, int64_t at)
{
    for (int i = 0; i < N_LATER; i++) {
        if (later[i].q)
            continue;
        later[i] = (struct later){ q, at };
        return;
    }
    net_refuse(q, 503, "busy", "Too many wait.");
}

static void answer_echo(struct net_request *q)
{
    size_t n = 0;
    const char *body = net_body(q, &n);
    const char *query = net_query(q, "q"), *cookie = net_cookie(q, "vaka");
    net_add_header(q, "x-method", net_method(q));
    net_add_header(q, "x-path", net_path(q));
    net_add_header(q, "x-address", net_address(q));
    net_add_header(q, "x-tls", net_is_tls(q) ? "yes" : "no");
    if (query)
        net_add_header(q, "x-query", query);
    if (cookie)
        net_add_header(q, "x-cookie", cookie);
    net_answer(q, 200, "text/plain", body, n);
}

static void on_request(void *context, struct net_request *q)
{
    (void)context;
    const char *path = net_path(q);
    if (strcmp(path, "/api/later") == 0) {
        keep(q, now + 500);
    } else if (strcmp(path, "/api/never") == 0) {
        keep(q, 0);
    } else if (strcmp(path, "/api/big") == 0) {
        net_answer_kept(q, 200, "text/plain", megabyte, sizeof megabyte);
    } else if (strcmp(path, "/api/figures") == 0) {
        struct net_figures f;
        char text[300];
        net_figures(network, &f);
        int n = snprintf(text, sizeof text,
                         "{\"connections\":%d,\"sockets\":%d,\"open\":%d,\"opened\":%d,"
                         "\"closed\":%d,\"refused\":%llu,\"slow\":%llu}",
                         f.connections, f.sockets, n_open, n_opened, n_closed,
                         (unsigned long long)f.refused, (unsigned long long)f.slow_readers);
        net_answer(q, 200, "application/json", text, (size_t)n);
    } else {
        answer_echo(q);
    }
}

static int on_opening(void *context, struct net_socket *ws, struct net_request *q, const char **why)
{
    (void)context;
    if (strcmp(net_path(q), "/live") != 0) {
        *why = "There is no such table.";
        return 404;
    }
    net_set_data(ws, &n_open);
    n_open++;
    return 0;
}

static void on_opened(void *context, struct net_socket *ws)
{
    (void)context;
    n_opened++;
    net_send(ws, "hello", 5);
}

static void on_message(void *context, struct net_socket *ws, const char *text, size_t n)
{
    (void)context;
    if (strcmp(text, "flood") == 0) {
        for (int i = 0; i < 10; i++)
            net_send(ws, megabyte, sizeof megabyte);
    } else if (strcmp(text, "bye") == 0) {
        net_hang_up(ws, 4001, "you said so");
    } else {
        net_send(ws, text, n);
    }
}

static void on_closed(void *context, struct net_socket *ws)
{
    (void)context;
    n_open -= net_data(ws) == &n_open;
    n_closed++;
}

static void on_tick(void *context, int64_t at)
{
    (void)context;
    struct pollfd in = { .fd = STDIN_FILENO, .events = POLLIN };
    char byte;
    now = at;
    for (int i = 0; i < N_LATER; i++) {
        if (!later[i].q || later[i].at == 0 || later[i].at > at)
            continue;
        net_answer(later[i].q, 200, "text/plain", "late", 4);
        later[i].q = NULL;
    }
    if (poll(&in, 1, 0) > 0 && read(STDIN_FILENO, &byte, 1) <= 0)
        net_stop(network);
}

static double setting(int argc, char **argv, const char *key, double standard)
{
    size_t n = strlen(key);
    for (int i = 1; i < argc; i++)
        if (strncmp(argv[i], key, n) == 0 && argv[i][n] == '=')
            return strtod(argv[i] + n + 1, NULL);
    return standard;
}

int main(int argc, char **argv)
{
    char why[200];
    struct net_config c = {
        .host = "127.0.0.1",
        .behind_proxy = setting(argc, argv, "proxy", 0) > 0,
        .max_body = 65536,
        .max_message = 16384,
        .max_waiting = (size_t)setting(argc, argv, "waiting", MEGABYTE),
        .max_sockets = (int)setting(argc, argv, "sockets", 1000),
        .max_per_address = (int)setting(argc, argv, "address", 256),
        .message_rate = setting(argc, argv, "message_rate", 1000),
        .message_burst = setting(argc, argv, "message_burst", 1000),
        .request_rate = setting(argc, argv, "request_rate", 10000),
        .request_burst = setting(argc, argv, "request_burst", 10000),
    };
    struct net_handlers h = { NULL,       on_request, on_opening, on_opened,
                              on_message, on_closed,  on_tick,    NULL };
    memset(megabyte, 'v', sizeof megabyte);
    network = net_open(&c, &h, why, sizeof why);
    if (!network) {
        (void)fprintf(stderr, "%s\n", why);
        return 1;
    }
    net_hasten(network, (int)setting(argc, argv, "haste", 1));
    (void)printf("%d\n", net_port(network));
    (void)fflush(stdout);
    net_run(network);
    for (int i = 0; i < N_LATER; i++)
        if (later[i].q)
            net_answer(later[i].q, 200, "text/plain", "at last", 7);
    net_drain(network, 2000);
    net_close(network);
    return n_open == 0 ? 0 : 1;
}
