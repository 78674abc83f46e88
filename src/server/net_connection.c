/*
 * net_connection.c - connections and sockets from their first moment to their last, and who is let
 * in. Knows nothing of the library.
 */
#include "server/net_parse.h"
#include "server/net_private.h"
#include "store/xmalloc.h"
#include "words/speak.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct connection *net_connection_new(struct net *n, int fd, const char *address)
{
    struct connection *c = xcalloc(1, sizeof *c);
    c->fd = fd;
    c->heard = n->now;
    c->net = n;
    (void)snprintf(c->address, sizeof c->address, "%s", address);
    c->peer = limits_peer(n->limits, address, n->now);
    c->peer->connections++;
    c->deadline = net_deadline(n, NET_FIRST_SECONDS);
    c->next = n->connections;
    c->back = &n->connections;
    if (c->next)
        c->next->back = &c->next;
    n->connections = c;
    n->figures.connections++;
    metrics_set(n->metrics, M_CONNECTIONS, n->figures.connections);
    return c;
}

static void socket_free(struct connection *c)
{
    struct net_socket *ws = c->socket;
    c->socket = NULL;
    if (ws->peer)
        ws->peer->connections--;
    net_free_letters(ws);
    frame_drop(&ws->reader);
    free(ws);
}

void net_socket_gone(struct connection *c)
{
    struct net *n = c->net;
    if (!c->socket)
        return;
    if (c->socket->is_accepted) {
        c->socket->is_ending = true; /* nothing more is sent */
        n->figures.sockets--;
        metrics_set(n->metrics, M_SOCKETS, n->figures.sockets);
        n->handlers.closed(n->handlers.context, c->socket);
    }
    socket_free(c);
}

void net_connection_gone(struct connection *c)
{
    struct net *n = c->net;
    net_socket_gone(c);
    if (c->request && c->request->is_handled)
        c->request->connection = NULL; /* its answer will be dropped */
    else
        net_request_free(c->request);
    net_answer_free(&c->answer);
    c->peer->connections--;
    *c->back = c->next;
    if (c->next)
        c->next->back = c->back;
    n->figures.connections--;
    metrics_set(n->metrics, M_CONNECTIONS, n->figures.connections);
    (void)close(c->fd);
    free(c->in);
    free(c);
}

/* ---- Who is let in ---- */

/* What of a request cannot be right, however it goes on; it has then been refused. */
bool net_is_malformed(struct connection *c, struct net_request *q)
{
    const char *length = q->header[H_CONTENT_LENGTH];
    const char *why = NULL;
    int status = 400;
    const char *host = q->header[H_HOST];
    bool is_served = http_is_served(q->method);
    if (is_served && (q->path[0] != '/' || !net_is_clean(q->path)))
        why = "The path is not valid.";
    else if (!host && !q->is_old)
        why = "The request names no host.";
    else if (host && !net_is_host(host))
        why = "The host is not valid.";
    else if (q->header[H_TRANSFER_ENCODING]) {
        status = 411;
        why = "A body must come with its length.";
    } else if (length && !net_read_size(length, &q->expected))
        why = "The length of the body is not a number.";
    else if (q->expected > 0 && is_served && strcmp(q->method, "POST") != 0)
        why = "Only POST has a body.";
    if (why) {
        c->answer.is_last = true; /* where the next request begins is not known */
        net_refused(c->net, M_REFUSED_BAD);
        net_refuse(q, status, "bad_request", why);
        return true;
    }
    const struct net *net = c->net;
    bool is_long = net->handlers.is_long && net->handlers.is_long(q->path);
    if (q->expected > (is_long ? net->config.max_journal : net->config.max_body)) {
        net_refused(c->net, M_REFUSED_SIZE);
        net_refuse(q, 413, "too_large", "The request is too large.");
        return true;
    }
    return false;
}

static const char *code_of(int status)
{
    switch (status) {
    case 400: return "bad_request";
    case 401: return "signed_out";
    case 404: return "not_found";
    case 409: return "stale";
    case 429: return "too_many";
    case 503: return "busy";
    default: return "forbidden";
    }
}

/* May the address have one more socket? Behind a proxy its connections are counted only here. */
static bool has_room(struct connection *c, struct net_request *q, struct peer *peer)
{
    const struct net *n = c->net;
    if (n->figures.sockets >= n->config.max_sockets || n->is_stopping) {
        net_refused(c->net, M_REFUSED_FULL);
        net_refuse(q, 503, "busy", "The server is full; please try again later.");
        return false;
    }
    if (n->config.behind_proxy && peer->connections >= n->config.max_per_address) {
        net_refused(c->net, M_REFUSED_ADDRESS);
        net_refuse(q, 429, "too_many", "Too many connections from your address.");
        return false;
    }
    return true;
}

static bool is_let_in(struct connection *c, struct net_request *q, struct peer *peer)
{
    struct net *n = c->net;
    const char *why = NULL;
    if (net_is_malformed(c, q) || !net_admit(q, peer) || !has_room(c, q, peer))
        return false;
    q->is_handled = true;
    int status = n->handlers.opening(n->handlers.context, c->socket, q, &why);
    if (status == 0)
        return true;
    net_refuse(q, status, code_of(status), why ? why : VK_WORD("This is not open to you."));
    return false;
}

/* Nothing is kept between messages, in neither direction: a silent socket needs no memory for it. */
static const char packing[] =
    "sec-websocket-extensions: permessage-deflate; server_no_context_takeover; "
    "client_no_context_takeover; server_max_window_bits=12\r\n";
_Static_assert(PACK_WINDOW == 12, "as it is promised");

/* The answer that makes a WebSocket of the connection, then the handler's first words. */
static void begin_socket(struct connection *c, const char *accepted)
{
    struct net *n = c->net;
    char head[400];
    (void)snprintf(head, sizeof head,
                   "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n"
                   "connection: Upgrade\r\nsec-websocket-accept: %s\r\n%s\r\n",
                   accepted, c->socket->reader.may_pack ? packing : "");
    c->state = C_SOCKET;
    c->deadline = 0;
    c->heard = n->now;
    c->socket->is_accepted = true;
    n->figures.sockets++;
    metrics_set(n->metrics, M_SOCKETS, n->figures.sockets);
    net_send_plain(c->socket, head);
    n->handlers.opened(n->handlers.context, c->socket);
    size_t n_in = c->n_in;
    c->n_in = 0;
    if (n_in)
        net_hear(c, (const unsigned char *)c->in, n_in);
    free(c->in);
    c->in = NULL;
}

static bool is_handshake(struct net_request *q, char accepted[FRAME_KEY + 1])
{
    const char *version = q->header[H_SOCKET_VERSION], *key = q->header[H_SOCKET_KEY];
    if (strcmp(q->method, "GET") != 0 || !version || strcmp(version, "13") != 0) {
        net_add_header(q, "sec-websocket-version", "13");
        net_refused(q->connection->net, M_REFUSED_BAD);
        net_refuse(q, 426, "bad_request", "WebSockets are opened by GET, version 13.");
        return false;
    }
    if (!key || !frame_accept(key, accepted)) {
        net_refused(q->connection->net, M_REFUSED_BAD);
        net_refuse(q, 400, "bad_request", "Sec-WebSocket-Key is not a key.");
        return false;
    }
    return true;
}

void net_let_in(struct connection *c, struct net_request *q)
{
    struct net *n = c->net;
    struct peer *peer = limits_peer(n->limits, q->address, n->now);
    char accepted[FRAME_KEY + 1];
    c->socket = xcalloc(1, sizeof *c->socket);
    c->socket->connection = c;
    c->socket->reader.max_message = n->config.max_message;
    bucket_fill(&c->socket->messages, n->config.message_burst, n->now);
    c->answer.is_last = true;
    (void)snprintf(c->address, sizeof c->address, "%s", q->address);
    if (!is_handshake(q, accepted) || !is_let_in(c, q, peer)) {
        socket_free(c);
        return;
    }
    c->answer.is_last = false;
    if (n->config.behind_proxy) {
        c->socket->peer = peer;
        peer->connections++;
    }
    const char *offers = q->header[H_SOCKET_EXTENSIONS];
    c->socket->reader.may_pack = offers && net_offers_deflate(offers, PACK_WINDOW);
    c->request = NULL;
    net_request_free(q);
    begin_socket(c, accepted);
}

/* ---- What a socket says ---- */

static void refuse_message(struct connection *c, int code, const char *why, enum metric reason)
{
    net_refused(c->net, reason);
    frame_drop(&c->socket->reader);
    net_hang_up(c->socket, code, why);
}

static enum metric reason_of(int code)
{
    return code == 1003 ? M_REFUSED_BINARY : code == 1009 ? M_REFUSED_SIZE : M_REFUSED_BAD;
}

static void hear_message(struct connection *c)
{
    struct net *n = c->net;
    size_t n_text = 0;
    char *text = frame_take(&c->socket->reader, &n_text);
    n->figures.messages_in++;
    n->figures.bytes_in += n_text;
    metrics_add(n->metrics, M_MESSAGES_IN, 1);
    metrics_add(n->metrics, M_BYTES_IN, (int64_t)n_text);
    n->handlers.message(n->handlers.context, c->socket, text, n_text);
    free(text);
}

void net_hear(struct connection *c, const unsigned char *bytes, size_t n)
{
    struct net_socket *ws = c->socket;
    const struct net_config *config = &c->net->config;
    c->heard = c->net->now;
    c->is_pinged = false;
    while (!c->is_dead) {
        enum frame_event event = frame_read(&ws->reader, &bytes, &n);
        if (event == FRAME_NONE)
            return;
        if (ws->is_ending) { /* it is being hung up: what still comes is not heard */
            if (event == FRAME_FAULTY || event == FRAME_CLOSED)
                return; /* our own last words may still be on their way */
            frame_drop(&ws->reader);
            continue;
        }
        if (event == FRAME_FAULTY) {
            refuse_message(c, ws->reader.fault, ws->reader.why, reason_of(ws->reader.fault));
            return;
        }
        if (event == FRAME_CLOSED) {
            int code = ws->reader.n_control >= 2
                           ? ws->reader.control[0] << 8 | ws->reader.control[1]
                           : 1000;
            net_hang_up(ws, code, "");
            continue;
        }
        if (!bucket_take(&ws->messages, config->message_rate, config->message_burst, c->net->now)) {
            refuse_message(c, 1008, "too many messages", M_REFUSED_MESSAGES);
            continue;
        }
        if (event == FRAME_MESSAGE)
            hear_message(c);
        else if (event == FRAME_PINGED)
            net_send_frame(ws, FRAME_PONG, ws->reader.control, ws->reader.n_control);
    }
}
