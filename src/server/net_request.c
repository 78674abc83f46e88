/*
 * net_request.c - requests as handlers see them, and what is decided about each before it reaches
 * a handler: rate, method, origin.
 */
#include "server/net_parse.h"
#include "server/net_private.h"
#include "store/xmalloc.h"
#include "vaka/reason.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* What is done with a header that comes more than once. */
enum repeated {
    FIRST, /* the first counts */
    ONCE,  /* it decides: which one is meant is not guessed */
    LIST   /* all of them are one list (RFC 9110, 5.3) */
};

static const enum repeated repeated[N_HEADERS] = {
    [H_HOST] = ONCE,
    [H_ORIGIN] = ONCE,
    [H_AUTHORIZATION] = ONCE,
    [H_CONTENT_TYPE] = ONCE,
    [H_CONTENT_LENGTH] = ONCE,
    [H_TRANSFER_ENCODING] = ONCE,
    [H_SOCKET_KEY] = ONCE,
    [H_SOCKET_VERSION] = ONCE,
    [H_CONNECTION] = LIST,
    [H_ACCEPT_ENCODING] = LIST,
    [H_IF_NONE_MATCH] = LIST,
    [H_FORWARDED_FOR] = LIST, /* the last word is the proxy's */
    [H_EXPECT] = LIST,
    [H_UPGRADE] = LIST,
    [H_SOCKET_EXTENSIONS] = LIST,
};

static const char *const header_names[N_HEADERS] = {
    [H_HOST] = "host",
    [H_ORIGIN] = "origin",
    [H_COOKIE] = "cookie",
    [H_AUTHORIZATION] = "authorization",
    [H_CONTENT_TYPE] = "content-type",
    [H_CONTENT_LENGTH] = "content-length",
    [H_TRANSFER_ENCODING] = "transfer-encoding",
    [H_CONNECTION] = "connection",
    [H_ACCEPT_ENCODING] = "accept-encoding",
    [H_ACCEPT_LANGUAGE] = "accept-language",
    [H_IF_NONE_MATCH] = "if-none-match",
    [H_USER_AGENT] = "user-agent",
    [H_FORWARDED_FOR] = "x-forwarded-for",
    [H_FORWARDED_PROTO] = "x-forwarded-proto",
    [H_EXPECT] = "expect",
    [H_UPGRADE] = "upgrade",
    [H_SOCKET_KEY] = "sec-websocket-key",
    [H_SOCKET_VERSION] = "sec-websocket-version",
    [H_SOCKET_EXTENSIONS] = "sec-websocket-extensions",
};

struct net_request *net_request_new(struct connection *c)
{
    struct net_request *q = xcalloc(1, sizeof *q);
    q->connection = c;
    q->extra = xstrdup("");
    (void)snprintf(q->address, sizeof q->address, "%s", c->address);
    return q;
}

void net_request_free(struct net_request *q)
{
    if (!q)
        return;
    for (int i = 0; i < N_HEADERS; i++)
        free(q->header[i]);
    free(q->path);
    free(q->pairs);
    for (int i = 0; i < q->n_cookies; i++)
        free(q->cookie[i]);
    free(q->body);
    free(q->extra);
    free(q);
}

void net_answer_free(struct answer *a)
{
    free(a->head);
    free(a->owned);
    memset(a, 0, sizeof *a);
}

static char *copy_text(const struct http_text *t)
{
    char *copy = xmalloc(t->n + 1);
    memcpy(copy, t->at, t->n);
    copy[t->n] = '\0';
    return copy;
}

/* All values of a header as one list. */
static char *join_list(const struct http_head *h, const char *name)
{
    size_t n = 1, n_name = strlen(name);
    for (int i = 0; i < h->n_rows; i++)
        n += h->row[i].value.n + 2;
    char *list = xmalloc(n), *at = list;
    for (int i = 0; i < h->n_rows; i++) {
        const struct http_text *value = &h->row[i].value;
        if (h->row[i].name.n != n_name || strncasecmp(h->row[i].name.at, name, n_name) != 0)
            continue;
        if (at > list) {
            *at++ = ',';
            *at++ = ' ';
        }
        memcpy(at, value->at, value->n);
        at += value->n;
    }
    *at = '\0';
    return list;
}

/* A target without a path means the root. */
static char *path_of(const struct http_text *target)
{
    bool has_root = target->n > 0 && target->at[0] != '?';
    char *path = xmalloc(target->n + 2);
    path[0] = '/';
    memcpy(path + !has_root, target->at, target->n);
    path[target->n + !has_root] = '\0';
    return path;
}

/* Malformed pairs and those beyond the bound are left out. */
static void split_query(struct net_request *q, char *query)
{
    while (query && q->n_pairs < NET_PAIRS) {
        char *next = strchr(query, '&');
        if (next)
            *next++ = '\0';
        if (net_split_pair(query, &q->key[q->n_pairs], &q->value[q->n_pairs]))
            q->n_pairs++;
        query = next;
    }
}

/* Whom a proxy speaks for, if it is trusted. */
static void settle_address(struct net_request *q)
{
    char address[NET_ADDRESS];
    const char *forwarded = q->header[H_FORWARDED_FOR], *proto = q->header[H_FORWARDED_PROTO];
    if (!q->connection->net->config.behind_proxy)
        return;
    if (forwarded && net_forwarded_address(forwarded, address, sizeof address))
        (void)snprintf(q->address, sizeof q->address, "%s", address);
    q->is_tls = proto && net_has_word(proto, "https");
}

const char *net_request_fill(struct net_request *q, const struct http_head *h)
{
    (void)snprintf(q->method, sizeof q->method, "%s", h->method);
    q->is_old = h->minor == 0;
    q->path = path_of(&h->target);
    for (int i = 0; i < N_HEADERS; i++) {
        int n_found = 0;
        const struct http_text *value = http_find(h, header_names[i], &n_found);
        if (n_found > 1 && repeated[i] == ONCE)
            return "A header that may come only once comes twice.";
        if (n_found > 1 && repeated[i] == LIST)
            q->header[i] = join_list(h, header_names[i]);
        else if (value)
            q->header[i] = copy_text(value);
    }
    if (h->host.n && q->header[H_HOST]) { /* the target decides (RFC 9112, 3.2.2) */
        free(q->header[H_HOST]);
        q->header[H_HOST] = copy_text(&h->host);
    }
    settle_address(q);
    char *query = strchr(q->path, '?');
    if (query) {
        *query++ = '\0';
        q->pairs = xstrdup(query);
        split_query(q, q->pairs);
    }
    if (!net_decode(q->path, false) || !net_is_clean(q->path))
        return "The path is not valid.";
    return NULL;
}

bool net_wants_socket(const struct net_request *q)
{
    const char *upgrade = q->header[H_UPGRADE], *connection = q->header[H_CONNECTION];
    return !q->is_old && upgrade && connection && net_has_word(upgrade, "websocket") &&
           net_has_word(connection, "upgrade");
}

void net_refused(struct net *n, enum metric reason)
{
    n->figures.refused++;
    metrics_add(n->metrics, reason, 1);
}

static bool is_safe_method(const char *method)
{
    return strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0;
}

/* From a browser a change, and a socket, must come from our own pages. */
static bool has_foreign_origin(const struct net_request *q)
{
    const char *origin = q->header[H_ORIGIN], *host = q->header[H_HOST];
    return origin && !(host && net_is_same_origin(origin, host));
}

bool net_admit(struct net_request *q, struct peer *peer)
{
    struct net *n = q->connection->net;
    bool is_opening = q->connection->socket != NULL;
    if (!bucket_take(&peer->requests, n->config.request_rate, n->config.request_burst, n->now)) {
        char seconds[12];
        (void)snprintf(seconds, sizeof seconds, "%d",
                       bucket_wait(&peer->requests, n->config.request_rate));
        net_add_header(q, "retry-after", seconds);
        net_refused(n, M_REFUSED_RATE);
        net_refuse(q, 429, "too_many", "Too many requests from your address; please slow down.");
        return false;
    }
    if (!http_is_served(q->method)) {
        net_add_header(q, "allow", "GET, HEAD, POST");
        net_refused(n, M_REFUSED_BAD);
        net_refuse(q, http_is_known(q->method) ? 405 : 501, "bad_request",
                   "The method must be GET, HEAD or POST.");
        return false;
    }
    if ((is_opening || !is_safe_method(q->method)) && has_foreign_origin(q)) {
        net_refused(n, M_REFUSED_ORIGIN);
        net_refuse(q, 403, "origin", "The request comes from another site.");
        return false;
    }
    return true;
}

const char *net_method(const struct net_request *q)
{
    return q->method;
}

const char *net_path(const struct net_request *q)
{
    return q->path;
}

const char *net_query(const struct net_request *q, const char *key)
{
    for (int i = 0; i < q->n_pairs; i++)
        if (strcmp(q->key[i], key) == 0)
            return q->value[i];
    return NULL;
}

const char *net_header(const struct net_request *q, const char *name)
{
    for (int i = 0; i < N_HEADERS; i++)
        if (strcmp(header_names[i], name) == 0)
            return q->header[i];
    return NULL;
}

const char *net_cookie(const struct net_request *q, const char *name)
{
    const char *header = q->header[H_COOKIE];
    if (!header || q->n_cookies == NET_COOKIES)
        return NULL;
    size_t size = strlen(header) + 1;
    char *value = xmalloc(size);
    if (!net_find_cookie(header, name, value, size)) {
        free(value);
        return NULL;
    }
    /* What is found is kept with the request, which to a caller is the same as before. */
    struct net_request *keeper = q->connection ? q->connection->request : NULL;
    if (keeper != q) {
        free(value);
        return NULL;
    }
    keeper->cookie[keeper->n_cookies++] = value;
    return value;
}

const char *net_body(const struct net_request *q, size_t *n)
{
    *n = q->n_body;
    return q->body ? q->body : "";
}

const char *net_address(const struct net_request *q)
{
    return q->address;
}

bool net_is_tls(const struct net_request *q)
{
    return q->is_tls;
}

/* A line break in a value would begin a header of somebody else's making. */
static bool is_header_text(const char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text < ' ' || *text == 0x7F)
            return false;
    return true;
}

void net_add_header(struct net_request *q, const char *name, const char *value)
{
    if (!is_header_text(name) || !is_header_text(value))
        return;
    size_t old = strlen(q->extra), more = strlen(name) + strlen(value) + 5;
    q->extra = xrealloc(q->extra, old + more, 1);
    (void)snprintf(q->extra + old, more, "%s: %s\r\n", name, value);
}

/* Takes `owned`, which is NULL if the body outlives the answer. */
static void give_answer(struct net_request *q, int status, const char *type, char *owned,
                        const char *body, size_t n)
{
    struct connection *c = q->connection;
    if (!c) {
        free(owned);
        net_request_free(q);
        return;
    }
    struct net *net = c->net;
    struct answer *a = &c->answer;
    bool is_head = strcmp(q->method, "HEAD") == 0;
    bool has_rest = q->expected > q->n_body; /* of a body that nobody will read */
    bool wants_close = q->header[H_CONNECTION] && net_has_word(q->header[H_CONNECTION], "close");
    a->is_last =
        a->is_last || wants_close || has_rest || q->is_old || net->is_draining || net->is_stopping;
    a->head = net_head(status, type, n, q->extra, a->is_last, &a->n_head);
    a->owned = owned;
    a->body = body;
    a->n = is_head || status == 304 || status == 204 ? 0 : n;
    a->is_there = true;
    metrics_status(net->metrics, status);
    c->request = NULL;
    net_request_free(q);
    c->deadline = net_deadline(net, NET_SEND_SECONDS);
    c->state = C_ANSWER;
    net_want_write(c);
}

/* What answers of the API are made of, long enough that packing pays. */
static bool is_worth_packing(int status, const char *type, size_t n)
{
    enum { WORTH_PACKING = 1024 };
    bool is_text =
        type && (strncmp(type, "application/json", 16) == 0 || strncmp(type, "text/", 5) == 0);
    return status == 200 && is_text && n >= WORTH_PACKING;
}

void net_answer(struct net_request *q, int status, const char *type, const void *body, size_t n)
{
    const char *accepted = q->header[H_ACCEPT_ENCODING];
    bool is_long = q->connection && is_worth_packing(status, type, n);
    char *copy;
    if (is_long)
        net_add_header(q, "vary", "accept-encoding");
    if (is_long && accepted && net_accepts(accepted, "gzip")) {
        copy = xmalloc(pack_room(n) + PACK_GZIP);
        n = pack_gzip(&q->connection->net->packer, body, n, (uint8_t *)copy);
        net_add_header(q, "content-encoding", "gzip");
    } else {
        copy = n ? xmemdup(body, n) : NULL;
    }
    give_answer(q, status, type, copy, copy, n);
}

void net_answer_kept(struct net_request *q, int status, const char *type, const void *body,
                     size_t n)
{
    give_answer(q, status, type, NULL, body, n);
}

void net_refuse(struct net_request *q, int status, const char *code, const char *text)
{
    char body[600], said[300];
    struct vk_words w = { 0 };
    struct vk_out out = vk_out_to(said, sizeof said);
    struct vk_reason why = vk_reason(text);
    vk_words_in(&w, net_language(q));
    vk_reason_put(&why, &w, &out);
    size_t n = (size_t)snprintf(body, sizeof body, "{\"error\":{\"code\":\"%s\",\"text\":\"", code);
    /* Sentences are our own, but nothing is lost by being careful. */
    for (text = said; *text && n < sizeof body - 8; text++) {
        if (*text == '"' || *text == '\\')
            body[n++] = '\\';
        if ((unsigned char)*text >= ' ')
            body[n++] = *text;
    }
    n += (size_t)snprintf(body + n, sizeof body - n, "\"}}");
    net_add_header(q, "cache-control", "no-store");
    net_answer(q, status, "application/json", body, n);
}
