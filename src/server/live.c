/* live.c - sockets of a table: coming, being greeted, going. */
#include "server/live.h"
#include "server/nodes.h"
#include "server/show.h"
#include "store/xmalloc.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { GONE_SIGNED_OUT = 4401, GONE_NOT_FOUND = 4404, GONE_FOR_GOOD = 4410, GONE_BUSY = 4503 };

uint64_t live_microseconds(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

struct live *live_new(struct server *sv, const char *id, const char *invite, const char *token)
{
    struct live *l = xcalloc(1, sizeof *l);
    l->sv = sv;
    l->refs = 1;
    l->pause_ms = -1;
    memcpy(l->id, id, strlen(id));
    if (invite && strlen(invite) < sizeof l->invite)
        memcpy(l->invite, invite, strlen(invite));
    if (token && strlen(token) < sizeof l->token)
        memcpy(l->token, token, strlen(token));
    return l;
}

struct live *live_hold(struct live *l)
{
    l->refs++;
    return l;
}

void live_release(struct live *l)
{
    if (l && --l->refs == 0)
        free(l);
}

uint16_t live_online(const struct table *t)
{
    uint16_t mask = 0;
    for (const struct live *l = t->lives; l; l = l->next)
        if (l->look < STORE_SEATS)
            mask = (uint16_t)(mask | 1u << l->look);
    return mask;
}

int live_pause(const struct table *t)
{
    int longest = -1;
    for (const struct live *l = t->lives; l; l = l->next) {
        int wish = l->pause_ms < 0 ? t->sv->config.bot_pause_ms : l->pause_ms;
        if (l->look < STORE_SEATS && wish > longest)
            longest = wish;
    }
    return longest < 0 ? t->sv->config.bot_pause_ms : longest;
}

int live_watchers(const struct table *t)
{
    int n = 0;
    for (const struct live *l = t->lives; l; l = l->next)
        n += l->look >= STORE_SEATS;
    return n;
}

void live_drop_all(struct table *t)
{
    for (struct live *l = t->lives; l; l = l->next)
        l->table = NULL;
    t->lives = NULL;
    live_forget(t);
}

void live_send_on(struct live *l)
{
    if (l->ws)
        net_hang_up(l->ws, GONE_BUSY, fault_text(F_BUSY));
}

void live_rename(struct table *t, const struct person *who)
{
    for (struct live *l = t->lives; l; l = l->next)
        if (l->who.id == who->id)
            memcpy(l->who.name, who->name, sizeof l->who.name);
}

struct sign_out {
    int64_t person;
    const char *token;
};

static void sign_out_of(struct table *t, void *context)
{
    const struct sign_out *s = context;
    for (struct live *l = t->lives, *next; l; l = next) {
        next = l->next;
        if (l->who.id == s->person && l->ws && (!s->token || strcmp(l->token, s->token) == 0))
            net_hang_up(l->ws, GONE_SIGNED_OUT, "You have signed out.");
    }
}

void live_sign_out(struct server *sv, int64_t person, const char *token)
{
    struct sign_out s = { person, token };
    if (person)
        tables_each(sv, sign_out_of, &s);
}

/* Somebody has signed out at another server. */
static void rechecked(void *context, enum fault f, const struct person *who)
{
    struct live *l = context;
    if (l->ws && f == FINE && !who->id && l->who.id)
        net_hang_up(l->ws, GONE_SIGNED_OUT, "You have signed out.");
    live_release(l);
}

static void recheck_table(struct table *t, void *context)
{
    const int64_t *person = context;
    for (struct live *l = t->lives, *next; l; l = next) {
        next = l->next;
        if (l->who.id && (!*person || l->who.id == *person))
            people_find(l->sv, l->token, rechecked, live_hold(l));
    }
}

void live_recheck(struct server *sv, int64_t person)
{
    tables_each(sv, recheck_table, &person);
}

/* ---- Hello --------------------------------------------------------------------------------- */

struct hello_visit {
    struct visit visit;
    struct live *live;
};

static void keep_chat(void *context, const struct store_chat *c)
{
    struct greeting *g = context;
    if (c->n > g->last)
        return;
    g->chat[g->n_chat++] = *c;
}

static int read_greeting(struct change *c, struct store *s, struct err *e)
{
    struct greeting *g = c->context;
    int64_t person = c->person;
    if (store_chat(s, c->row.id, g->after, CHAT_SHOWN, keep_chat, g, e))
        return -1;
    return person ? store_mark_get(s, c->row.id, person, &g->mark, e) : 0;
}

static void after_greeting(struct change *c, struct table *t, enum fault f)
{
    struct greeting *g = c->context;
    struct live *l = c->live;
    if (f == FINE && l->table == t)
        live_say_hello(l, t, g);
    else if (f != FINE && l->ws && (!l->is_greeted || l->is_behind))
        net_hang_up(l->ws, GONE_BUSY, fault_text(f));
    free(g->chat);
    free(g);
}

/* Chat and marks are in the store: the table waits for them, so that hello is of one moment. */
static void start_hello(struct table *t, struct live *l)
{
    struct change *c = change_new(t);
    struct greeting *g = xcalloc(1, sizeof *g);
    g->chat = xcalloc(CHAT_SHOWN, sizeof *g->chat);
    g->last = t->row.n_chat;
    g->after = t->row.n_chat > CHAT_SHOWN ? t->row.n_chat - CHAT_SHOWN : 0;
    c->is_reading = true;
    c->person = l->who.id;
    c->read = read_greeting;
    c->after = after_greeting;
    c->context = g;
    c->live = live_hold(l);
    table_commit(t, c);
}

static void run_hello(struct visit *v, struct table *t, enum fault f)
{
    struct hello_visit *h = (struct hello_visit *)v;
    if (f == FINE && h->live->table == t)
        start_hello(t, h->live);
    else if (h->live->is_behind)
        live_send_on(h->live);
    live_release(h->live);
    free(h);
}

void live_greet(struct live *l)
{
    struct hello_visit *h = xcalloc(1, sizeof *h);
    h->visit.run = run_hello;
    h->live = live_hold(l);
    tables_visit(l->sv, l->id, &h->visit);
}

void live_greet_all(struct table *t)
{
    for (struct live *l = t->lives, *next; l; l = next) {
        next = l->next;
        l->look = table_look(t, l->who.id);
        l->is_behind = true;
        live_greet(l);
    }
}

void live_relook(struct table *t)
{
    for (struct live *l = t->lives, *next; l; l = next) {
        next = l->next;
        int look = table_look(t, l->who.id);
        if (look == l->look)
            continue;
        l->look = look;
        live_greet(l);
    }
}

/* ---- Coming and going ---------------------------------------------------------------------- */

static void attach(struct table *t, struct live *l)
{
    uint16_t before = live_online(t);
    l->table = t;
    l->look = table_look(t, l->who.id);
    l->next = t->lives;
    t->lives = l;
    bot_watched(t, &l->who);
    nodes_came(t);
    if (l->look >= STORE_SEATS)
        t->has_news = true; /* said soon: many who come at once are told of in one breath */
    else if (live_online(t) != before)
        live_say_table(t);
}

static void run_enter(struct visit *v, struct table *t, enum fault f)
{
    struct hello_visit *h = (struct hello_visit *)v;
    struct live *l = h->live;
    if (f == FINE && !table_may_see(&t->row, l->who.id, l->invite))
        f = F_NOT_FOUND;
    if (l->ws && f == FINE) {
        attach(t, l);
        start_hello(t, l);
    } else if (l->ws) {
        bool is_refused = f == F_BROKEN || f == F_OTHER_RULES;
        net_hang_up(l->ws,
                    f == F_BUSY  ? GONE_BUSY
                    : is_refused ? GONE_FOR_GOOD
                                 : GONE_NOT_FOUND,
                    l->sv->refusal ? l->sv->refusal : fault_text(f));
    }
    live_release(l);
    free(h);
}

static void found(void *context, enum fault f, const struct person *who)
{
    struct live *l = context;
    if (l->ws && f == FINE) {
        char household[HOUSEHOLD];
        memcpy(household, l->who.household, sizeof household);
        l->who = *who;
        memcpy(l->who.household, household, sizeof household);
        struct hello_visit *h = xcalloc(1, sizeof *h);
        h->visit.run = run_enter;
        h->live = live_hold(l);
        nodes_doubt(l->sv, l->id);
        tables_visit(l->sv, l->id, &h->visit);
    } else if (l->ws) {
        net_hang_up(l->ws, GONE_BUSY, fault_text(f));
    }
    live_release(l);
}

void live_enter(struct live *l)
{
    people_find(l->sv, l->token, found, live_hold(l));
}

void live_leave(struct live *l)
{
    struct table *t = l->table;
    l->ws = NULL;
    if (t) {
        uint16_t before = live_online(t);
        struct live **at = &t->lives;
        while (*at && *at != l)
            at = &(*at)->next;
        if (*at)
            *at = l->next;
        l->table = NULL;
        if (!t->lives)
            live_forget(t);
        t->used = l->sv->now;
        nodes_looks(t);
        t->play.hands = (uint16_t)(t->play.hands & live_online(t));
        if (l->look >= STORE_SEATS)
            t->has_news = true;
        else if (live_online(t) != before)
            live_say_table(t);
    }
    live_release(l);
}
