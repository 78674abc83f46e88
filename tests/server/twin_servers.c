/* twin_servers.c - the same game on two servers, and everything that leaves them compared. */
#include "twin_servers.h"
#include "fake_net.h"
#include "server/table.h"
#include "session/fair.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum { SECRET_BYTE = 7, LOUD = 1000 /* bytes that anybody hears at least */ };

static const char table_id[] = "twin";
static const int64_t began = 1790000000000;

/* One server with one table, at which every seat and a stranger sit. */
struct world {
    struct house house;
    struct browser who[VK_SEATS_MAX], stranger;
    struct net_socket *ws[VK_SEATS_MAX], *watch;
    int seats;
};

static struct world worlds[2];

static void must(int rc, const struct err *e)
{
    if (rc)
        fail_msg("%s", e->text);
}

/* ---- Opening --------------------------------------------------------------------------------- */

static void describe(struct store_table *row, const int64_t person[], const struct twins *t)
{
    int seats = t->world[0].setup.seats;
    *row = (struct store_table){ .host = person[t->viewer],
                                 .created = began,
                                 .updated = began,
                                 .status = TABLE_RUNNING,
                                 .is_public = 1,
                                 .hints = 1,
                                 .n_seats = (uint8_t)seats,
                                 .turn_since = began };
    (void)snprintf(row->id, sizeof row->id, "%s", table_id);
    (void)snprintf(row->invite, sizeof row->invite, "come");
    (void)snprintf(row->game, sizeof row->game, "%s", t->game->id);
    (void)snprintf(row->name, sizeof row->name, "Twins");
    (void)snprintf(row->summary, sizeof row->summary,
                   "{\"round\":1,\"step\":0,\"due\":1,\"winners\":0,\"scores\":[%.*s]}",
                   2 * seats - 1, "0,0,0,0,0,0,0,0");
    memset(row->secret, SECRET_BYTE, sizeof row->secret);
    for (int i = 0; i < seats; i++)
        row->seat[i] =
            (struct store_seat){ .kind = SEAT_PERSON, .person = person[i], .clock_left = -1 };
}

/* The game so far, as the server would have written it. */
static void store_game(struct store *s, const int64_t person[], const struct twins *t, int i)
{
    const struct vk_session *game = &t->world[i];
    struct vk_journal_head head = { .chance_kind = VK_CHANCE_FAIR };
    struct vk_journal j = { 0 };
    struct store_table row;
    struct err e;
    char line[VK_JOURNAL_LINE];
    describe(&row, person, t);
    vk_fair_commit(row.secret, head.commit);
    for (int k = 0; k < game->setup.seats; k++)
        (void)snprintf(head.name[k], sizeof head.name[k], "P%d", k);
    must(store_table_add(s, &row, &e), &e);
    struct vk_out out = vk_out_to(line, sizeof line);
    vk_journal_write_head(&j, t->game, &game->setup, &head, &out);
    must(store_line_add(s, row.id, 1, line, out.len - 1, &e), &e);
    for (uint32_t n = 1; n <= game->n; n++) {
        out = vk_out_to(line, sizeof line);
        vk_journal_write_step(&j, t->game, n, &game->step[n - 1], &out);
        must(store_line_add(s, row.id, (int64_t)n + 1, line, out.len - 1, &e), &e);
    }
}

static int64_t add_person(struct store *s, int k, char *cookie, size_t size)
{
    struct store_person p = { .created = began, .seen = began };
    uint8_t token[32], hash[32];
    struct err e;
    (void)snprintf(p.name, sizeof p.name, "P%d", k);
    must(store_person_add(s, &p, &e), &e);
    memset(token, k + 1, sizeof token);
    crypto_generichash(hash, sizeof hash, token, sizeof token, NULL, 0);
    must(store_token_add(s, hash, p.id, began, &e), &e);
    sodium_bin2base64(cookie, size, token, sizeof token, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return p.id;
}

static void open_world(struct world *table, const struct twins *t, int i)
{
    struct err e;
    struct store *s = store_open("memory:", &e);
    int64_t person[VK_SEATS_MAX];
    *table = (struct world){ .seats = t->world[i].setup.seats };
    must(store_begin(s, &e), &e);
    for (int k = 0; k < table->seats; k++)
        person[k] = add_person(s, k, table->who[k].cookie, sizeof table->who[k].cookie);
    store_game(s, person, t, i);
    must(store_commit(s, &e), &e);
    house_open(&table->house, s);
    for (int k = 0; k < table->seats; k++) {
        table->who[k].house = &table->house;
        table->ws[k] = dial(&table->who[k], table_id, NULL);
        json_t *hello = heard_type(table->ws[k], "hello");
        assert_int_equal(int_at(hello, "you"), k);
        json_decref(hello);
        /* Every step is played here, those of quiet points too. */
        say(table->ws[k], "{\"id\":\"hand\",\"type\":\"hand\",\"yes\":true}");
        json_decref(heard_type(table->ws[k], "ok"));
    }
    table->stranger.house = &table->house;
    table->watch = dial(&table->stranger, table_id, NULL);
}

static void open_worlds(const struct twins *t)
{
    for (int i = 0; i < 2; i++)
        open_world(&worlds[i], t, i);
}

static void close_worlds(void)
{
    for (int i = 0; i < 2; i++) {
        for (int k = 0; k < worlds[i].seats; k++)
            socket_free(worlds[i].ws[k]);
        socket_free(worlds[i].watch);
        house_close(&worlds[i].house);
    }
}

/* ---- Comparing ------------------------------------------------------------------------------- */

static void same_bytes(const char *what, const char *a, size_t n, const char *b, size_t m)
{
    size_t i = 0;
    while (i < n && i < m && a[i] == b[i])
        i++;
    if (n != m || i < n)
        fail_msg("%s: byte %zu differs:\n  %.200s\n  %.200s", what, i, a + (i > 80 ? i - 80 : 0),
                 b + (i > 80 ? i - 80 : 0));
}

static void same_socket(const char *what, const struct net_socket *a, const struct net_socket *b)
{
    size_t n, m;
    const char *x = all_heard(a, &n), *y = all_heard(b, &m);
    assert_true(n > LOUD);
    same_bytes(what, x, n, y, m);
}

static void same_heard(int viewer, const char *what)
{
    same_socket(what, worlds[0].watch, worlds[1].watch);
    same_socket(what, worlds[0].ws[viewer], worlds[1].ws[viewer]);
}

static bool is_told_same(int seat)
{
    size_t n, m;
    const char *a = all_heard(worlds[0].ws[seat], &n), *b = all_heard(worlds[1].ws[seat], &m);
    return n == m && memcmp(a, b, n) == 0;
}

static void same_answer(struct browser *a, struct browser *b, const char *path)
{
    struct reply x = get(a, path), y = get(b, path);
    assert_int_equal(x.status, y.status);
    assert_int_not_equal(x.status, 429);
    same_bytes(path, x.text, x.n, y.text, y.n);
    reply_free(&x);
    reply_free(&y);
}

/* Every address that a viewer can ask; positions from the beginning to now. */
static void same_answers(int viewer, uint32_t steps)
{
    static const char *const paths[] = {
        "/api/tables/twin",         "/api/tables/twin/journal",      "/api/tables/twin/note",
        "/api/tables?list=running", "/api/tables?list=mine",         "/api/invite/come",
        "/api/tables/twin/steps/0", "/api/tables/twin/steps/999999",
    };
    char path[100];
    for (int k = 0; k < 2; k++) {
        struct browser *a = k ? &worlds[0].stranger : &worlds[0].who[viewer];
        struct browser *b = k ? &worlds[1].stranger : &worlds[1].who[viewer];
        for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++)
            same_answer(a, b, paths[i]);
        for (uint32_t from = 1; from <= steps; from += 200) {
            (void)snprintf(path, sizeof path, "/api/tables/twin/steps?from=%u&to=%u", from,
                           from + 199);
            same_answer(a, b, path);
        }
        for (uint32_t at = steps > 12 ? steps - 12 : 1; at <= steps; at++) {
            (void)snprintf(path, sizeof path, "/api/tables/twin/steps/%u", at);
            same_answer(a, b, path);
        }
    }
}

/* ---- Playing on ------------------------------------------------------------------------------ */

static void later(void)
{
    house_later(&worlds[0].house, 1000); /* who looks too often is not answered */
    house_later(&worlds[1].house, 1000);
}

static void act(const struct twins *t, const struct twin_step *step, int i)
{
    struct net_socket *ws = worlds[i].ws[step->seat];
    char action[VK_ACTION_TEXT], text[300];
    struct vk_out out = vk_out_to(action, sizeof action);
    vk_action_write(t->game, step->act[i], &out);
    forget_heard(ws);
    say(ws, "{\"id\":\"look\",\"type\":\"look\"}");
    json_t *hello = heard_type(ws, "hello");
    (void)snprintf(text, sizeof text,
                   "{\"id\":\"a-%u\",\"type\":\"act\",\"step\":%lld,\"do\":\"%s\"}", t->world[i].n,
                   (long long)int_at(hello, "step"), action);
    json_decref(hello);
    say(ws, text);
    json_decref(heard_type(ws, "ok"));
}

/* The server's luck after a step; false if it would show a difference. */
static bool settle(struct twins *t)
{
    uint8_t secret[32];
    memset(secret, SECRET_BYTE, sizeof secret);
    struct vk_chance luck = vk_chance_from_secret(secret);
    static struct vk_actions list;
    for (struct vk_due due; due = vk_due(t->game, t->state[0]), due.kind == VK_RANDOM;) {
        struct twin_step step = { .seat = VK_CHANCE };
        if (due.over)
            return true;
        if (vk_due(t->game, t->state[1]).kind != VK_RANDOM)
            return false;
        for (int i = 0; i < 2; i++) {
            vk_legal(t->game, t->state[i], VK_CHANCE, &list);
            step.act[i] = vk_pick_outcome(&list, luck.number(&luck, t->world[i].n + 1));
        }
        if (!twins_look_same(t, &step))
            return false;
        twins_play(t, &step);
    }
    return true;
}

/* Would the step, and the luck after it, show a difference? */
static bool is_told_apart(const struct twins *t, const struct twin_step *step)
{
    static struct twins ahead;
    ahead = *t;
    for (int i = 0; i < 2; i++) {
        ahead.world[i].state = ahead.state[i];
        ahead.world[i].step = ahead.step[i];
    }
    twins_play(&ahead, step);
    return !settle(&ahead);
}

/* The same decisions on both servers as long as nothing is revealed; how many there were. */
static int play_live(struct twins *t, int most)
{
    for (int n = 0; n < most; n++) {
        struct twin_step step;
        if (!twins_choose(t, true, &step) || is_told_apart(t, &step))
            return n;
        if (step.seat == t->viewer) {
            for (int i = 0; i < 2; i++)
                say(worlds[i].ws[t->viewer], "{\"id\":\"hint\",\"type\":\"hint\"}");
            same_heard(t->viewer, "a hint");
        }
        act(t, &step, 0);
        act(t, &step, 1);
        twins_play(t, &step);
        assert_true(settle(t));
        later();
        same_heard(t->viewer, "a step, live");
    }
    return most;
}

int twin_servers_compare(struct twins *t, int live)
{
    open_worlds(t);
    same_heard(t->viewer, "hello");
    same_answers(t->viewer, t->world[0].n);
    int n = play_live(t, live);
    for (int i = 0; i < 2; i++) {
        say(worlds[i].watch, "{\"id\":\"l\",\"type\":\"look\"}");
        say(worlds[i].ws[t->viewer], "{\"id\":\"c\",\"type\":\"chat\",\"text\":\"Well?\"}");
    }
    same_heard(t->viewer, "look and chat");
    same_answers(t->viewer, t->world[0].n);
    close_worlds();
    return n;
}

/* ---- When an answer comes ------------------------------------------------------------------- */

/* Every seat lets the table answer; the chooser too, if that is his wish. */
static void let_answer(const struct twins *t, int i, int seat, const char *action, bool always)
{
    char text[400];
    const char *point = t->game->points[vk_due(t->game, t->state[0]).point].name;
    (void)snprintf(text, sizeof text,
                   "{\"id\":\"w\",\"type\":\"answers\",\"give\":true,\"always\":[%s%s%s%s%s]}",
                   always ? "\"" : "", always ? point : "", always ? " " : "", always ? action : "",
                   always ? "\"" : "");
    say(worlds[i].ws[seat], text);
}

static void answer_by_hand(const struct twins *t, int i, int seat, const char *action)
{
    struct net_socket *ws = worlds[i].ws[seat];
    char text[300];
    forget_heard(ws);
    say(ws, "{\"id\":\"look\",\"type\":\"look\"}");
    json_t *hello = heard_type(ws, "hello");
    (void)snprintf(text, sizeof text,
                   "{\"id\":\"h-%u\",\"type\":\"act\",\"step\":%lld,\"do\":\"%s\"}", t->world[i].n,
                   (long long)int_at(hello, "step"), action);
    json_decref(hello);
    say(ws, text);
}

static size_t bytes_heard(int i, int viewer)
{
    size_t n, m;
    (void)all_heard(worlds[i].ws[viewer], &n);
    (void)all_heard(worlds[i].watch, &m);
    return n + m;
}

int twin_servers_answer(const struct twins *t, int seat, vk_action act, int chooser,
                        enum twin_hand hand)
{
    enum { TICK_MS = 50, TICKS = 60 };
    char action[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(action, sizeof action);
    size_t before[2];
    int tick = 0;
    vk_action_write(t->game, act, &out);
    open_worlds(t);
    for (int i = 0; i < 2; i++)
        before[i] = bytes_heard(i, t->viewer);
    for (int i = 0; i < 2; i++)
        let_answer(t, i, seat, action, i == chooser && hand == BY_WISH);
    if (hand == BY_HAND)
        answer_by_hand(t, chooser, seat, action);
    for (; tick < TICKS; tick++) {
        bool has_heard[2];
        for (int i = 0; i < 2; i++)
            has_heard[i] = bytes_heard(i, t->viewer) > before[i];
        if (has_heard[0] != has_heard[1])
            fail_msg("tick %d: only the world in which the seat %s was heard of", tick,
                     has_heard[chooser] ? "could choose" : "could not choose");
        if (has_heard[0])
            break;
        for (int i = 0; i < 2; i++) {
            worlds[i].house.now += TICK_MS;
            house_settle(&worlds[i].house);
        }
    }
    same_heard(t->viewer, "an answer in its time");
    close_worlds();
    return tick;
}

bool twin_servers_tell_a_rival(const struct twins *t)
{
    bool differs = false;
    open_worlds(t);
    same_heard(t->viewer, "hello");
    for (int seat = 0; seat < worlds[0].seats; seat++)
        differs = differs || !is_told_same(seat);
    assert_true(is_told_same(t->viewer));
    close_worlds();
    return differs;
}
