/*
 * test_faults.c - games under faults (fault_world.h). Clients like those of the page play them: they send a command
 * until it is answered, over whichever server is there, and cut, late and doubled messages are theirs too. What was
 * promised is counted: nothing acknowledged is lost, done twice or out of order, nothing refused is done, everybody
 * is told every step and remark once and in order, and in the end all see the same.
 *
 * FAULT_GAMES: how many games; FAULT_SEED: one of them alone, to see it again.
 */
#include "fault_world.h"
#include "store/store.h"
#include <cmocka.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CLIENTS = 4, SENT_MOST = 400, FAULT_TURNS = 500, CALM_TURNS = 400, RESEND_MS = 3000 };

enum fate { UNKNOWN, ACCEPTED, REFUSED };

struct sent {
    char id[STORE_ID], text[200], act[40];
    bool is_chat;
    enum fate fate;
    int64_t step; /* that it was acknowledged as */
    int64_t at;   /* when it was sent last */
};

struct client {
    struct browser browser;
    int seat, node; /* seat -1: looks on */
    struct net_socket *ws,
        *old; /* old: a line that was given up, where one more message arrives late */
    char late[200];
    int64_t back_at, late_at;
    bool is_greeted;
    int64_t m, step, heard; /* numbers of the last message, step, remark */
    json_t *legal;
    struct sent sent[SENT_MOST];
    int n_sent;
    struct sent *waits; /* for an answer; one at a time */
};

static struct client clients[CLIENTS];
static char table[STORE_ID];
static uint64_t seed;

/* A promise was broken: what, and how to see it again. */
static void broken(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void broken(const char *format, ...)
{
    char what[200];
    va_list list;
    va_start(list, format);
    (void)vsnprintf(what, sizeof what, format, list);
    va_end(list);
    fail_msg("FAULT_SEED=%llu: %s", (unsigned long long)seed, what);
}

/* ---- Lines --------------------------------------------------------------------------------- */

static void drop(struct net_socket **ws)
{
    if (*ws)
        socket_cut(*ws);
    *ws = NULL;
}

static void lose_line(struct client *c)
{
    drop(&c->ws);
    c->is_greeted = false;
    c->back_at = world.now + 50 + world_pick(800);
}

static void cut_off(int node)
{
    for (int i = 0; i < CLIENTS; i++) {
        struct client *c = &clients[i];
        if (c->old && c->old != c->ws && c->node == node)
            drop(&c->old);
        if (c->ws && c->node == node)
            lose_line(c);
    }
}

static void connect_client(struct client *c)
{
    if (world.now < c->back_at)
        return;
    drop(&c->old);
    c->node = world_node();
    c->browser.house = &world.node[c->node];
    c->m = 0;
    c->ws = dial_only(&c->browser, table, NULL);
}

/* ---- Hearing ------------------------------------------------------------------------------- */

static void take_view(struct client *c, const json_t *m)
{
    json_t *legal = at(m, "view.legal");
    if (!at(m, "view"))
        return;
    json_decref(c->legal);
    c->legal = json_incref(legal);
}

static void take_hello(struct client *c, const json_t *m)
{
    const json_t *chat = at(m, "chat");
    size_t n = json_array_size(chat);
    c->is_greeted = true;
    if (int_at(m, "step") < c->step)
        broken("who had seen step %lld was greeted at %lld", (long long)c->step,
               (long long)int_at(m, "step"));
    c->step = int_at(m, "step");
    c->heard = n ? int_at(json_array_get(chat, n - 1), "n") : 0;
    for (size_t i = 1; i < n; i++)
        if (int_at(json_array_get(chat, i), "n") != int_at(json_array_get(chat, i - 1), "n") + 1)
            broken("a hello with remarks out of order");
    if (c->waits)
        c->waits->at = 0; /* sent again */
}

static void take_answer(struct client *c, const json_t *m, bool is_ok)
{
    struct sent *s = c->waits;
    if (!s || strcmp(text_at(m, "id"), s->id) != 0)
        return; /* of one that was sent twice */
    if (!is_ok && strcmp(text_at(m, "error.code"), "busy") == 0)
        return; /* sent again under the same id */
    if (!is_ok && strcmp(text_at(m, "error.code"), "too_many") == 0 && s->is_chat)
        return;
    s->fate = is_ok ? ACCEPTED : REFUSED;
    if (is_ok && !s->is_chat)
        s->step = int_at(m, "step");
    c->waits = NULL;
}

static void take_message(struct client *c, const json_t *m)
{
    const char *type = text_at(m, "type");
    if (int_at(m, "m") != ++c->m)
        broken("message %lld of a line is numbered %lld", (long long)c->m,
               (long long)int_at(m, "m"));
    if (strcmp(type, "hello") == 0)
        take_hello(c, m);
    if (strcmp(type, "step") == 0 && int_at(m, "step") != ++c->step)
        broken("step %lld was told where %lld was due", (long long)int_at(m, "step"),
               (long long)c->step);
    if (strcmp(type, "chat") == 0 && int_at(m, "chat.n") != ++c->heard)
        broken("remark %lld was told where %lld was due", (long long)int_at(m, "chat.n"),
               (long long)c->heard);
    if (strcmp(type, "ok") == 0 || strcmp(type, "no") == 0)
        take_answer(c, m, type[0] == 'o');
    take_view(c, m);
}

static void listen(struct client *c)
{
    for (json_t *m; c->ws && (m = heard(c->ws)) != NULL; json_decref(m))
        take_message(c, m);
}

/* ---- Saying -------------------------------------------------------------------------------- */

static struct sent *compose(struct client *c, bool is_chat)
{
    struct sent s = { .is_chat = is_chat };
    char rest[120] = "\"type\":\"chat\"", id[STORE_ID];
    (void)snprintf(id, sizeof id, "c%d-%d", (int)(c - clients), c->n_sent);
    if (!is_chat) {
        size_t n = json_array_size(c->legal);
        const char *act = text_at(json_array_get(c->legal, (size_t)world_pick((int)n)), "do");
        (void)snprintf(s.act, sizeof s.act, "%s", act);
        (void)snprintf(rest, sizeof rest, "\"type\":\"act\",\"step\":%lld,\"do\":\"%s\"",
                       (long long)c->step, act);
    }
    (void)snprintf(s.text, sizeof s.text,
                   is_chat ? "{\"id\":\"%s\",%s,\"text\":\"%s\"}" : "{\"id\":\"%s\",%s}", id, rest,
                   id);
    memcpy(s.id, id, sizeof id);
    c->sent[c->n_sent] = s;
    return &c->sent[c->n_sent++];
}

static void send_waiting(struct client *c)
{
    struct sent *s = c->waits;
    if (!s || (s->at && world.now - s->at < RESEND_MS))
        return;
    s->at = world.now;
    if (world_happens(
            50)) { /* the line breaks under it, and it arrives when another one is there */
        drop(&c->old);
        c->old = c->ws;
        memcpy(c->late, s->text, sizeof c->late);
        c->late_at = world.now + world_pick(2000);
        c->ws = NULL;
        c->is_greeted = false;
        c->back_at = world.now + world_pick(300);
        return;
    }
    say_only(c->ws, s->text);
    if (world_happens(100) && !is_hung_up(c->ws, &(int){ 0 }))
        say_only(c->ws, s->text);
}

static void send_late(struct client *c)
{
    int code;
    if (!c->old || world.now < c->late_at)
        return;
    if (!is_hung_up(c->old, &code))
        say_only(c->old, c->late);
    drop(&c->old);
}

static void act(struct client *c)
{
    if (c->waits || c->n_sent == SENT_MOST || !world_pick(3))
        return;
    if (c->seat >= 0 && json_array_size(c->legal))
        c->waits = compose(c, false);
    else if (world_happens(15))
        c->waits = compose(c, true);
}

static void client_turn(struct client *c)
{
    int code;
    send_late(c);
    if (c->ws && is_hung_up(c->ws, &code))
        lose_line(c);
    if (!c->ws) {
        connect_client(c);
        return;
    }
    if (world_happens(12)) {
        lose_line(c);
        return;
    }
    if (world_happens(300))
        return; /* what has come is read later */
    listen(c);
    if (!c->ws || !c->is_greeted || is_hung_up(c->ws, &code))
        return;
    act(c);
    send_waiting(c);
}

/* ---- What was promised --------------------------------------------------------------------- */

struct journal {
    int64_t n; /* steps */
    int by_seat[STORE_SEATS];
    struct {
        int seat;
        char act[40];
    } step[1000];
};

static void keep_step(void *context, int64_t line, const char *text, size_t n)
{
    struct journal *j = context;
    json_t *step = json_loadb(text, n, 0, NULL);
    if (line > 1 && at(step, "n")) {
        if (int_at(step, "n") != ++j->n)
            broken("line %lld of the journal has step %lld", (long long)line,
                   (long long)int_at(step, "n"));
        int seat = (int)int_at(step, "seat");
        j->step[j->n].seat = seat;
        (void)snprintf(j->step[j->n].act, sizeof j->step[0].act, "%s", text_at(step, "do"));
        j->by_seat[seat]++;
    }
    json_decref(step);
}

static bool was_done(const struct client *c, const struct sent *s)
{
    char reply[STORE_REPLY];
    struct err e;
    return store_command_get(world.store, table, c->browser.id, s->id, reply, &e) == 0;
}

static void check_client(struct client *c, const struct journal *j, int64_t n_chat)
{
    int n_acts = 0;
    for (int i = 0; i < c->n_sent; i++) {
        const struct sent *s = &c->sent[i];
        bool is_done = was_done(c, s);
        n_acts += is_done && !s->is_chat;
        if (s->fate == ACCEPTED && !is_done)
            broken("%s was acknowledged and is lost", s->id);
        if (s->fate == REFUSED && is_done)
            broken("%s was refused and is done", s->id);
        if (s->fate == UNKNOWN && s != c->waits)
            broken("%s was forgotten", s->id);
        if (s->fate == ACCEPTED && !s->is_chat &&
            (s->step > j->n || j->step[s->step].seat != c->seat ||
             strcmp(j->step[s->step].act, s->act) != 0))
            broken("%s (%s) was acknowledged as step %lld, which is %s", s->id, s->act,
                   (long long)s->step, s->step > j->n ? "not there" : j->step[s->step].act);
    }
    if (c->waits)
        broken("%s got no answer: %s", c->waits->id, c->waits->text);
    if (c->seat >= 0 && n_acts != j->by_seat[c->seat])
        broken("seat %d has %d steps of %d commands", c->seat, j->by_seat[c->seat], n_acts);
    if (!c->ws || !c->is_greeted || c->step != j->n || c->heard != n_chat)
        broken("client %d sees step %lld of %lld, remark %lld of %lld", (int)(c - clients),
               (long long)c->step, (long long)j->n, (long long)c->heard, (long long)n_chat);
}

static void check_remark(void *context, const struct store_chat *said)
{
    int64_t *n = context;
    if (said->n != ++*n)
        broken("remark %lld is numbered %lld", (long long)*n, (long long)said->n);
    if (said->text[0] != 'c')
        return;
    int by = said->text[1] - '0', n_times = 0;
    for (int i = 0; i < clients[by].n_sent; i++)
        n_times += clients[by].sent[i].is_chat && strcmp(clients[by].sent[i].text, "") != 0 &&
                   strcmp(clients[by].sent[i].id, said->text) == 0;
    if (n_times != 1)
        broken("the remark %s was said by nobody", said->text);
}

static void count_remark(void *context, const struct store_chat *said)
{
    *(int64_t *)context += said->text[0] == 'c';
}

static void check_promises(void)
{
    static struct journal j;
    struct err e;
    int64_t n_chat = 0, n_said = 0, n_accepted = 0;
    memset(&j, 0, sizeof j);
    assert_int_equal(store_lines(world.store, table, 1, keep_step, &j, &e), 0);
    assert_int_equal(store_chat(world.store, table, 0, 100000, check_remark, &n_chat, &e), 0);
    assert_int_equal(store_chat(world.store, table, 0, 100000, count_remark, &n_said, &e), 0);
    for (int i = 0; i < CLIENTS; i++) {
        check_client(&clients[i], &j, n_chat);
        for (int k = 0; k < clients[i].n_sent; k++)
            n_accepted += clients[i].sent[k].is_chat && clients[i].sent[k].fate == ACCEPTED;
    }
    if (n_said != n_accepted)
        broken("%lld remarks were accepted and %lld are there", (long long)n_accepted,
               (long long)n_said);
    if (world.n_sweeps > 1)
        broken("%d servers swept in one hour", world.n_sweeps);
}

/* ---- A game -------------------------------------------------------------------------------- */

static void seat_people(bool has_bot)
{
    struct client *c = clients;
    memset(clients, 0, sizeof clients);
    for (int i = 0; i < CLIENTS; i++) {
        clients[i].browser = newcomer(&world.node[i % NODES], "Somebody");
        clients[i].seat = -1;
    }
    struct reply r =
        post(&c[0].browser, "/api/tables",
             has_bot ? "{\"game\":\"konane\",\"options\":{\"board\":\"6x6\"},\"public\":true,"
                       "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\",\"level\":\"random\"}]}"
                     : "{\"game\":\"konane\",\"options\":{\"board\":\"6x6\"},\"public\":true,"
                       "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}]}");
    assert_int_equal(r.status, 200);
    (void)snprintf(table, sizeof table, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
    c[0].seat = 0;
    if (has_bot)
        return;
    char path[100];
    (void)snprintf(path, sizeof path, "/api/tables/%s/join", table);
    r = post(&c[1].browser, path, "{\"seat\":1}");
    assert_int_equal(r.status, 200);
    reply_free(&r);
    c[1].seat = 1;
}

static void turns(int n)
{
    for (int i = 0; i < n; i++) {
        world_turn();
        for (int k = 0; k < CLIENTS; k++)
            client_turn(&clients[k]);
    }
}

static void play_one(void)
{
    enum { HOUR_MS = 3600000 };
    world_open(seed);
    world_killed = cut_off;
    seat_people(seed % 3 == 0);
    world.is_calm = false;
    turns(FAULT_TURNS);
    world.is_calm = true;
    world.away_until = 0;
    turns(CALM_TURNS);
    world.n_sweeps = 0;
    world.now += HOUR_MS - world.now % HOUR_MS;
    turns(CALM_TURNS);
    check_promises();
    for (int i = 0; i < CLIENTS; i++) {
        drop(&clients[i].ws);
        drop(&clients[i].old);
        json_decref(clients[i].legal);
    }
    world_close();
}

static void test_nothing_promised_is_broken(void **state)
{
    const char *games = getenv("FAULT_GAMES"), *one = getenv("FAULT_SEED");
    int n = games ? atoi(games) : getenv("VAKA_BRIEF") ? 10 : 60;
    int kills = 0, doubts = 0, lost = 0;
    (void)state;
    for (int i = 1; i <= (one ? 1 : n); i++) {
        seed = one ? (uint64_t)strtoull(one, NULL, 10) : (uint64_t)i;
        play_one();
        kills += world.n_kills;
        doubts += world.n_doubts;
        lost += world.n_lost;
    }
    print_message("%d games, %d kills, %d commits in doubt, %d notices lost\n", one ? 1 : n, kills,
                  doubts, lost);
}

/* A seed that failed fails again: luck that was drawn to the end of a game tells all that happened in it. */
static void test_a_seed_makes_the_same_world(void **state)
{
    (void)state;
    for (seed = 3; seed <= 4; seed++) {
        play_one();
        uint64_t luck = world.luck;
        int kills = world.n_kills, doubts = world.n_doubts;
        play_one();
        assert_int_equal(world.luck, luck);
        assert_int_equal(world.n_kills, kills);
        assert_int_equal(world.n_doubts, doubts);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_nothing_promised_is_broken),
                                        cmocka_unit_test(test_a_seed_makes_the_same_world) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
