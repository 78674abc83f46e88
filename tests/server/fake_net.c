/* fake_net.c - net.h in memory. */
#include "fake_net.h"
#include "server/keeper.h"
#include "server/worker.h"
#include "session/fair.h"
#include "store/xmalloc.h"
#include "vaka/game.h"
#include "vaka/journal.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIELDS = 8 };

struct net {
    int wakes;
};

struct net_request {
    struct browser *browser;
    char method[8], path[300];
    char key[FIELDS][32], value[FIELDS][200];
    int n_query;
    char host[40];
    const char *type;
    char *body;
    size_t n;
    char *set_cookie;
    bool is_answered;
    struct reply reply;
};

struct net_socket {
    struct house *house;
    struct browser *browser;
    void *data;
    bool is_closed;
    int code;
    char *all;
    size_t n, room, read;
};

/* ---- net.h --------------------------------------------------------------------------------- */

void net_wake(struct net *n)
{
    n->wakes++;
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
    for (int i = 0; i < q->n_query; i++)
        if (strcmp(q->key[i], key) == 0)
            return q->value[i];
    return NULL;
}

const char *net_header(const struct net_request *q, const char *name)
{
    if (strcmp(name, "origin") == 0)
        return q->browser->origin;
    if (strcmp(name, "host") == 0)
        return q->host;
    if (strcmp(name, "content-type") == 0)
        return q->type;
    return NULL;
}

const char *net_cookie(const struct net_request *q, const char *name)
{
    return strcmp(name, "vaka") == 0 && q->browser->cookie[0] ? q->browser->cookie : NULL;
}

const char *net_body(const struct net_request *q, size_t *n)
{
    *n = q->n;
    return q->body;
}

const char *net_address(const struct net_request *q)
{
    return q->browser->address ? q->browser->address : "192.0.2.1";
}

bool net_is_tls(const struct net_request *q)
{
    return q->browser->is_tls;
}

void net_add_header(struct net_request *q, const char *name, const char *value)
{
    if (strcmp(name, "set-cookie") == 0) {
        free(q->set_cookie);
        q->set_cookie = xstrdup(value);
    }
}

void net_answer(struct net_request *q, int status, const char *type, const void *body, size_t n)
{
    (void)type;
    assert_false(q->is_answered);
    q->is_answered = true;
    q->reply.status = status;
    q->reply.text = xmalloc(n + 1);
    memcpy(q->reply.text, body, n);
    q->reply.text[n] = 0;
    q->reply.n = n;
    q->reply.json = json_loadb(q->reply.text, n, JSON_REJECT_DUPLICATES, NULL);
}

struct net_text {
    size_t n;
    char bytes[];
};

struct net_text *net_text_new(const char *text, size_t n)
{
    struct net_text *t = xmalloc(sizeof *t + n);
    t->n = n;
    memcpy(t->bytes, text, n);
    return t;
}

void net_text_drop(struct net_text *t)
{
    free(t);
}

static void add_heard(struct net_socket *ws, const char *text, size_t n)
{
    while (ws->n + n + 1 > ws->room) {
        ws->room = ws->room ? ws->room * 2 : 4096;
        ws->all = xrealloc(ws->all, ws->room, 1);
    }
    assert_null(memchr(text, '\n', n)); /* a message a line */
    memcpy(ws->all + ws->n, text, n);
    ws->n += n;
}

void net_send_text(struct net_socket *ws, const char *front, size_t n_front, struct net_text *t)
{
    if (ws->is_closed)
        return;
    add_heard(ws, front, n_front);
    add_heard(ws, t->bytes, t->n);
    ws->all[ws->n++] = '\n';
}

void net_hang_up(struct net_socket *ws, int code, const char *why)
{
    (void)why;
    if (ws->is_closed)
        return;
    ws->is_closed = true;
    ws->code = code;
    api_closed(&ws->house->sv, ws);
}

void net_set_data(struct net_socket *ws, void *data)
{
    ws->data = data;
}

void *net_data(const struct net_socket *ws)
{
    return ws->data;
}

/* ---- The house ----------------------------------------------------------------------------- */

static struct moment present(const struct house *h)
{
    return (struct moment){ .wall = h->now + h->wall_ahead,
                            .awake = h->now - h->slept - 1000,
                            .lasting = h->now - 5000 };
}

static void tick(struct house *h)
{
    struct moment m = present(h);
    api_tick(&h->sv, &m);
}

void house_open(struct house *h, struct store *s)
{
    struct err e;
    int64_t now = h->now ? h->now : 1790000000000;
    *h = (struct house){
        .now = now, .wall_ahead = h->feed ? h->wall_ahead : 0, .feed = h->feed, .node = h->node
    };
    h->net = xcalloc(1, sizeof *h->net);
    h->sv.net = h->net;
    h->sv.config = (struct server_config){
        .workers = 1, .idle_seconds = 300, .tables_per_person = 100, .max_tables = 1000
    };
    if (h->feed) /* what happens to several follows from a seed alone */
        (void)snprintf(h->sv.config.known_luck, sizeof h->sv.config.known_luck, "%s", h->node);
    struct api_config c = {
        .store = s, .feed = h->feed, .node = h->node, .has_threads = false, .now = present(h)
    };
    assert_int_equal(api_open(&h->sv, &c, &e), 0);
    house_settle(h);
}

void house_close(struct house *h)
{
    api_close(&h->sv);
    free(h->net);
}

/* Bots answer at once: a game of bots alone runs to its end while the house settles. */
void house_settle(struct house *h)
{
    struct keeper_figures k;
    struct workers_figures w;
    do {
        tick(h);
        keeper_figures(h->sv.keeper, &k);
        workers_figures(h->sv.workers, &w);
    } while (k.waiting || (w.waiting && !h->has_slow_bots));
}

void house_turn(struct house *h)
{
    tick(h);
}

void house_think(struct house *h)
{
    workers_hold(h->sv.workers, 1);
    tick(h);
    workers_hold(h->sv.workers, 0);
    house_settle(h);
}

void house_later(struct house *h, int64_t ms)
{
    h->now += ms;
    house_settle(h);
    h->now += 1; /* what a table put off to the next turn */
    house_settle(h);
}

/* ---- Requests ------------------------------------------------------------------------------ */

static void split_query(struct net_request *q, const char *path)
{
    const char *mark = strchr(path, '?');
    size_t n = mark ? (size_t)(mark - path) : strlen(path);
    assert_true(n < sizeof q->path);
    memcpy(q->path, path, n);
    while (mark && q->n_query < FIELDS) {
        const char *start = mark + 1, *equal = strchr(start, '='), *end = strchr(start, '&');
        size_t length = end ? (size_t)(end - start) : strlen(start);
        if (!equal)
            return;
        (void)snprintf(q->key[q->n_query], 32, "%.*s", (int)(equal - start), start);
        (void)snprintf(q->value[q->n_query], 200, "%.*s",
                       (int)(length - (size_t)(equal - start) - 1), equal + 1);
        q->n_query++;
        mark = end;
    }
}

static void take_cookie(struct browser *b, const char *header)
{
    const char *value = strchr(header, '=') + 1;
    (void)snprintf(b->cookie, sizeof b->cookie, "%.*s", (int)strcspn(value, ";"), value);
    (void)snprintf(b->traits, sizeof b->traits, "%s", value + strcspn(value, ";"));
}

static struct net_request *new_request(struct browser *b, const char *method, const char *path)
{
    struct net_request *q = xcalloc(1, sizeof *q);
    q->browser = b;
    (void)snprintf(q->method, sizeof q->method, "%s", method);
    (void)snprintf(q->host, sizeof q->host, "vaka.example");
    split_query(q, path);
    return q;
}

static struct net_request *ask_only(struct browser *b, const char *method, const char *path,
                                    const char *type, const char *body, size_t n)
{
    struct net_request *q = new_request(b, method, path);
    q->type = type;
    q->body = xmalloc(n + 1);
    memcpy(q->body, body, n);
    q->n = n;
    api_request(&b->house->sv, q);
    return q;
}

struct net_request *post_only(struct browser *b, const char *path, const char *body)
{
    return ask_only(b, "POST", path, "application/json", body, strlen(body));
}

struct reply answer_to(struct net_request *q)
{
    struct browser *b = q->browser;
    house_settle(b->house);
    assert_true(q->is_answered);
    if (q->set_cookie)
        take_cookie(b, q->set_cookie);
    struct reply r = q->reply;
    free(q->set_cookie);
    free(q->body);
    free(q);
    return r;
}

struct reply ask_raw(struct browser *b, const char *method, const char *path, const char *type,
                     const char *body, size_t n)
{
    return answer_to(ask_only(b, method, path, type, body, n));
}

struct reply get(struct browser *b, const char *path)
{
    return ask_raw(b, "GET", path, NULL, "", 0);
}

struct reply post(struct browser *b, const char *path, const char *body)
{
    return ask_raw(b, "POST", path, "application/json", body, strlen(body));
}

void reply_free(struct reply *r)
{
    json_decref(r->json);
    free(r->text);
    *r = (struct reply){ 0 };
}

const char *table_path(const char *id, const char *what)
{
    static char path[160];
    (void)snprintf(path, sizeof path, "/api/tables/%s%s", id, what);
    return path;
}

struct browser newcomer(struct house *h, const char *name)
{
    struct browser b = { .house = h };
    char body[100];
    (void)snprintf(body, sizeof body, "{\"name\":\"%s\"}", name);
    struct reply r = post(&b, "/api/guest", body);
    assert_int_equal(r.status, 200);
    b.id = int_at(r.json, "me.id");
    reply_free(&r);
    return b;
}

/* ---- Sockets ------------------------------------------------------------------------------- */

struct net_socket *dial_only(struct browser *b, const char *table, const char *query)
{
    char path[200];
    const char *why = NULL;
    struct net_socket *ws = xcalloc(1, sizeof *ws);
    ws->house = b->house;
    ws->browser = b;
    (void)snprintf(path, sizeof path, "/api/tables/%s/live%s", table, query ? query : "");
    struct net_request *q = new_request(b, "GET", path);
    int status = api_opening(&b->house->sv, ws, q, &why);
    free(q);
    if (status) {
        ws->is_closed = true;
        ws->code = status;
        return ws;
    }
    api_opened(&b->house->sv, ws);
    return ws;
}

struct net_socket *dial(struct browser *b, const char *table, const char *query)
{
    struct net_socket *ws = dial_only(b, table, query);
    if (!ws->is_closed)
        house_settle(b->house);
    return ws;
}

void socket_cut(struct net_socket *ws)
{
    net_hang_up(ws, 1006, "");
    free(ws->all);
    free(ws);
}

void say_only(struct net_socket *ws, const char *text)
{
    assert_false(ws->is_closed);
    api_message(&ws->house->sv, ws, text, strlen(text));
}

void say(struct net_socket *ws, const char *text)
{
    say_only(ws, text);
    house_settle(ws->house);
}

void hang_up(struct net_socket *ws)
{
    if (!ws->is_closed)
        net_hang_up(ws, 1000, "");
    house_settle(ws->house);
}

bool is_hung_up(const struct net_socket *ws, int *code)
{
    *code = ws->code;
    return ws->is_closed;
}

json_t *heard(struct net_socket *ws)
{
    if (ws->read == ws->n)
        return NULL;
    const char *start = ws->all + ws->read;
    const char *end = memchr(start, '\n', ws->n - ws->read);
    json_t *m = json_loadb(start, (size_t)(end - start), JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(m);
    ws->read = (size_t)(end - ws->all) + 1;
    return m;
}

json_t *heard_type(struct net_socket *ws, const char *type)
{
    for (json_t *m; (m = heard(ws)) != NULL; json_decref(m))
        if (strcmp(text_at(m, "type"), type) == 0)
            return m;
    fail_msg("no message of type %s came", type);
    return NULL;
}

json_t *heard_last(struct net_socket *ws, const char *type)
{
    json_t *last = NULL;
    for (json_t *m; (m = heard(ws)) != NULL;) {
        if (strcmp(text_at(m, "type"), type) == 0) {
            json_decref(last);
            last = m;
        } else {
            json_decref(m);
        }
    }
    if (!last)
        fail_msg("no message %s", type);
    return last;
}

void heard_nothing(struct net_socket *ws)
{
    if (ws->read != ws->n)
        fail_msg("not expected: %.300s", ws->all + ws->read);
}

void forget_heard(struct net_socket *ws)
{
    ws->read = ws->n;
}

const char *all_heard(const struct net_socket *ws, size_t *n)
{
    *n = ws->n;
    return ws->all;
}

void socket_free(struct net_socket *ws)
{
    hang_up(ws);
    free(ws->all);
    free(ws);
}

/* ---- JSON by path -------------------------------------------------------------------------- */

json_t *at(const json_t *root, const char *path)
{
    const json_t *now = root;
    char word[40];
    while (now && *path) {
        size_t n = strcspn(path, ".");
        (void)snprintf(word, sizeof word, "%.*s", (int)n, path);
        now = json_is_array(now) ? json_array_get(now, (size_t)strtoul(word, NULL, 10))
                                 : json_object_get(now, word);
        path += n + (path[n] == '.');
    }
    return (json_t *)(uintptr_t)now;
}

const char *text_at(const json_t *root, const char *path)
{
    const char *text = json_string_value(at(root, path));
    if (!text)
        fail_msg("no text at %s in %.400s", path, json_dumps(root, JSON_COMPACT));
    return text;
}

int64_t int_at(const json_t *root, const char *path)
{
    if (!json_is_integer(at(root, path)))
        fail_msg("no number at %s in %.400s", path, json_dumps(root, JSON_COMPACT));
    return json_integer_value(at(root, path));
}

bool is_true_at(const json_t *root, const char *path)
{
    return json_is_true(at(root, path));
}

/* ---- Journals ---- */

void check_fair(struct browser *b, const char *id)
{
    static _Alignas(8) uint8_t position[VK_STATE_MAX];
    static struct vk_step steps[8000];
    struct vk_session t = { .state = position, .step = steps, .cap = 8000 };
    struct vk_journal_head head;
    struct vk_journal_end end;
    struct vk_journal j = { 0 };
    struct vk_journal_fault no;
    char path[100];
    (void)snprintf(path, sizeof path, "/api/tables/%s/journal", id);
    struct reply r = get(b, path);
    assert_int_equal(r.status, 200);
    if (!vk_journal_read(r.text, r.n, &t, &head, &end, &j, NULL, NULL, &no))
        fail_msg("line %u: %s", no.line, no.why);
    assert_true(end.is_there && end.has_secret);
    assert_true(vk_fair_fits(end.secret, head.commit));
    struct vk_chance luck = vk_chance_from_secret(end.secret);
    assert_int_equal(vk_session_verify(&t, &luck), 0);
    reply_free(&r);
}
