/*
 * test_secrets.c - nobody receives a byte that depends on what he may not know. Reef is played at
 * twin tables that differ only in a hand and in what lies sealed; everything that is sent to another
 * seat and to a spectator is compared byte by byte, over sockets and over HTTP.
 */
#include "fake_net.h"
#include "reef/state.h"
#include "server/table.h"
#include "session/fair.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 3 };

/* The hands that chance deals in each world: seat 0, seat 1, seat 2; four shells each. */
static const char *const dealt[2][SEATS * DEAL] = {
    { "cowrie", "cowrie", "conch", "kelp", "cowrie", "conch", "conch", "kelp", "cowrie", "conch",
      "cone", "kelp" },
    { "cowrie", "cowrie", "conch", "kelp", "cone", "cone", "kelp", "cowrie", "cowrie", "conch",
      "cone", "kelp" },
};

struct world {
    struct house house;
    struct browser who[SEATS], stranger;
    struct net_socket *ws[SEATS], *watch;
};

static const char table_id[] = "twin";

static void must(int rc, const struct err *e)
{
    if (rc)
        fail_msg("%s", e->text);
}

/* A table whose journal was written by hand, up to the sealed choice of the first round. */
static void deal_table(struct store *s, const int64_t person[SEATS], int world, int64_t now)
{
    const struct vk_game *g = vk_game_by_id("reef");
    struct store_table row = { .host = person[0],
                               .created = now,
                               .updated = now,
                               .status = TABLE_RUNNING,
                               .is_public = 1,
                               .hints = 1,
                               .n_seats = SEATS,
                               .turn_since = now };
    struct vk_journal_head head = { .chance_kind = VK_CHANCE_FAIR };
    struct vk_step steps[64];
    struct vk_setup cfg;
    struct vk_refusal no;
    struct vk_session game;
    struct vk_journal j = { 0 };
    struct err e;
    char line[VK_JOURNAL_LINE];
    void *state = malloc(g->state_size);
    (void)snprintf(row.id, sizeof row.id, "%s", table_id);
    (void)snprintf(row.invite, sizeof row.invite, "come");
    (void)snprintf(row.game, sizeof row.game, "reef");
    (void)snprintf(row.name, sizeof row.name, "Reef");
    (void)snprintf(row.summary, sizeof row.summary,
                   "{\"round\":1,\"step\":12,\"due\":7,\"winners\":0,\"scores\":[0,0,0]}");
    memset(row.secret, 7, sizeof row.secret);
    vk_fair_commit(row.secret, head.commit);
    for (int i = 0; i < SEATS; i++) {
        row.seat[i] =
            (struct store_seat){ .kind = SEAT_PERSON, .person = person[i], .clock_left = -1 };
        (void)snprintf(head.name[i], sizeof head.name[i], "P%d", i);
    }
    must(store_begin(s, &e), &e);
    must(store_table_add(s, &row, &e), &e);
    vk_setup_standard(g, SEATS, &cfg);
    assert_int_equal(vk_session_open(&game, g, &cfg, state, steps, 64, &no, NULL), VK_OK);
    struct vk_out out = vk_out_to(line, sizeof line);
    vk_journal_write_head(&j, g, &cfg, &head, &out);
    must(store_line_add(s, row.id, 1, line, out.len - 1, &e), &e);
    for (int i = 0; i < SEATS * DEAL; i++) {
        char text[40];
        const char *why;
        vk_action a;
        (void)snprintf(text, sizeof text, "draw %s", dealt[world][i]);
        assert_true(vk_action_read(g, text, &a, &why));
        assert_int_equal(vk_session_act(&game, VK_CHANCE, a, now, NULL), VK_OK);
        out = vk_out_to(line, sizeof line);
        vk_journal_write_step(&j, g, game.n, &steps[game.n - 1], &out);
        must(store_line_add(s, row.id, i + 2, line, out.len - 1, &e), &e);
    }
    assert_int_equal(vk_due(g, state).kind, VK_SECRET);
    must(store_commit(s, &e), &e);
    free(state);
}

static void open_world(struct world *w, int world)
{
    struct err e;
    struct store *s = store_open("memory:", &e);
    int64_t person[SEATS];
    const int64_t now = 1790000000000;
    must(store_begin(s, &e), &e);
    for (int i = 0; i < SEATS; i++) {
        struct store_person p = { .created = now, .seen = now };
        (void)snprintf(p.name, sizeof p.name, "P%d", i);
        must(store_person_add(s, &p, &e), &e);
        person[i] = p.id;
    }
    uint8_t token[32], hash[32];
    for (int i = 0; i < SEATS; i++) {
        memset(token, i + 1, sizeof token);
        crypto_generichash(hash, 32, token, 32, NULL, 0);
        must(store_token_add(s, hash, person[i], now, &e), &e);
    }
    must(store_commit(s, &e), &e);
    deal_table(s, person, world, now);
    *w = (struct world){ 0 };
    house_open(&w->house, s);
    for (int i = 0; i < SEATS; i++) {
        static const char *const base64[] = { "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE",
                                              "AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI",
                                              "AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwM" };
        w->who[i].house = &w->house;
        (void)snprintf(w->who[i].cookie, sizeof w->who[i].cookie, "%s", base64[i]);
        w->ws[i] = dial(&w->who[i], table_id, NULL);
        json_t *hello = heard_type(w->ws[i], "hello");
        assert_int_equal(int_at(hello, "you"), i);
        json_decref(hello);
    }
    w->stranger.house = &w->house;
    w->watch = dial(&w->stranger, table_id, NULL);
}

static void close_world(struct world *w)
{
    for (int i = 0; i < SEATS; i++)
        socket_free(w->ws[i]);
    socket_free(w->watch);
    house_close(&w->house);
}

/* ---- Comparing ----------------------------------------------------------------------------- */

static void same_bytes(const char *what, const char *a, size_t n, const char *b, size_t m)
{
    size_t i = 0;
    while (i < n && i < m && a[i] == b[i])
        i++;
    if (n != m || i < n)
        fail_msg("%s: byte %zu differs:\n  %.200s\n  %.200s", what, i, a + (i > 80 ? i - 80 : 0),
                 b + (i > 80 ? i - 80 : 0));
}

static void same_heard(struct world *w, const char *what)
{
    size_t n, m;
    const char *a = all_heard(w[0].watch, &n), *b = all_heard(w[1].watch, &m);
    same_bytes(what, a, n, b, m);
    for (int seat = 0; seat < SEATS; seat += 2) { /* seats 0 and 2; seat 1 is the secret */
        a = all_heard(w[0].ws[seat], &n);
        b = all_heard(w[1].ws[seat], &m);
        same_bytes(what, a, n, b, m);
    }
}

static void same_answer(struct world *w, int seat, const char *path)
{
    struct reply a = get(seat < 0 ? &w[0].stranger : &w[0].who[seat], path);
    struct reply b = get(seat < 0 ? &w[1].stranger : &w[1].who[seat], path);
    assert_int_equal(a.status, b.status);
    same_bytes(path, a.text, a.n, b.text, b.n);
    reply_free(&a);
    reply_free(&b);
}

static void same_answers(struct world *w)
{
    static const char *const paths[] = {
        "/api/tables/twin",
        "/api/tables/twin/journal",
        "/api/tables/twin/steps/12",
        "/api/tables/twin/steps/14",
        "/api/tables/twin/steps?from=1&to=200",
        "/api/tables?list=running",
        "/api/invite/come",
    };
    for (int seat = -1; seat < SEATS; seat += seat < 0 ? 1 : 2)
        for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++)
            same_answer(w, seat, paths[i]);
}

static int64_t number_of(struct net_socket *ws)
{
    int64_t step = -1;
    forget_heard(ws);
    say(ws, "{\"id\":\"look\",\"type\":\"look\"}");
    json_t *hello = heard_type(ws, "hello");
    step = int_at(hello, "step");
    json_decref(hello);
    return step;
}

/* `text` has one %lld for the seat's own number. */
static void act(struct net_socket *ws, const char *client, const char *action)
{
    char text[200];
    (void)snprintf(text, sizeof text,
                   "{\"id\":\"%s\",\"type\":\"act\",\"step\":%lld,\"do\":\"%s\"}", client,
                   (long long)number_of(ws), action);
    say(ws, text);
    json_decref(heard_type(ws, "ok"));
}

static void test_twins_send_the_same_bytes(void **state)
{
    static struct world w[2];
    (void)state;
    open_world(&w[0], 0);
    open_world(&w[1], 1);
    same_heard(w, "hello");
    same_answers(w);
    /* Seat 1 lays one shell in one world and two others in the other. */
    act(w[0].ws[1], "a", "lay conch");
    act(w[1].ws[1], "a", "lay cone");
    house_later(&w[0].house, 5000), house_later(&w[1].house, 5000);
    act(w[1].ws[1], "b", "lay cone");
    house_later(&w[0].house, 5000), house_later(&w[1].house, 5000);
    same_heard(w, "laid");
    same_answers(w);
    for (int i = 0; i < 2; i++)
        act(w[i].ws[0], "own", "lay cowrie");
    same_heard(w, "own step between");
    /* It takes something back before it is ready, in one world only. */
    char text[100];
    (void)snprintf(text, sizeof text, "{\"id\":\"c\",\"type\":\"undo\",\"to\":%lld}",
                   (long long)number_of(w[1].ws[1]) - 1);
    say(w[1].ws[1], text);
    json_decref(heard_type(w[1].ws[1], "ok"));
    house_later(&w[0].house, 5000), house_later(&w[1].house, 5000);
    same_heard(w, "taken back");
    same_answers(w);
    act(w[0].ws[1], "d", "done");
    act(w[1].ws[1], "d", "done");
    same_heard(w, "ready");
    same_answers(w);
    for (int i = 0; i < 2; i++) {
        say(w[i].ws[0], "{\"id\":\"h\",\"type\":\"hint\"}");
        json_decref(heard_type(w[i].ws[0], "hint"));
        say(w[i].ws[0], "{\"id\":\"w\",\"type\":\"chat\",\"text\":\"Ready?\"}");
        say(w[i].watch, "{\"id\":\"l\",\"type\":\"look\"}");
        say(w[i].ws[0], "{\"id\":\"q\",\"type\":\"ask_undo\",\"to\":3}");
    }
    same_heard(w, "hint, chat, look, question");
    same_answers(w);
    close_world(&w[0]);
    close_world(&w[1]);
}

/* The comparison itself must be able to find something: when baskets open, worlds differ. */
static void test_what_is_revealed_differs(void **state)
{
    static struct world w[2];
    size_t n, m;
    (void)state;
    open_world(&w[0], 0);
    open_world(&w[1], 1);
    act(w[0].ws[1], "a", "lay conch");
    act(w[1].ws[1], "a", "lay cone");
    for (int i = 0; i < 2; i++)
        for (int seat = 0; seat < SEATS; seat++)
            act(w[i].ws[seat], "d", "done");
    const char *a = all_heard(w[0].watch, &n), *b = all_heard(w[1].watch, &m);
    assert_non_null(strstr(a, "conch"));
    assert_true(n != m || memcmp(a, b, n) != 0);
    close_world(&w[0]);
    close_world(&w[1]);
}

static void test_sealed_choices_in_any_order(void **state)
{
    static struct world w;
    (void)state;
    open_world(&w, 0);
    /* Seat 2 saw the beginning; others act meanwhile; its step number is not stale. */
    int64_t seen = number_of(w.ws[2]);
    act(w.ws[0], "1", "lay cowrie");
    act(w.ws[0], "2", "done");
    act(w.ws[1], "1", "done");
    char text[200];
    (void)snprintf(text, sizeof text,
                   "{\"id\":\"1\",\"type\":\"act\",\"step\":%lld,\"do\":\"lay cone\"}",
                   (long long)seen);
    forget_heard(w.ws[2]);
    say(w.ws[2], text);
    json_decref(heard_type(w.ws[2], "ok"));
    /* The same number again: its own step has been made since. */
    (void)snprintf(text, sizeof text,
                   "{\"id\":\"2\",\"type\":\"act\",\"step\":%lld,\"do\":\"done\"}",
                   (long long)seen);
    say(w.ws[2], text);
    json_t *no = heard_type(w.ws[2], "no");
    assert_string_equal(text_at(no, "error.code"), "stale");
    json_decref(no);
    /* Seat 0 was ready and takes that back; seat 1 sees that it is due again. */
    forget_heard(w.ws[1]);
    (void)snprintf(text, sizeof text, "{\"id\":\"3\",\"type\":\"undo\",\"to\":%lld}",
                   (long long)number_of(w.ws[0]) - 2);
    say(w.ws[0], text);
    json_t *undone = heard_type(w.ws[1], "undone");
    assert_int_equal(int_at(undone, "view.due.seats.0"), 0);
    assert_int_equal(int_at(undone, "seat"), 0);
    json_decref(undone);
    act(w.ws[0], "4", "done");
    act(w.ws[2], "4", "done");
    json_t *hello = NULL;
    forget_heard(w.watch);
    say(w.watch, "{\"id\":\"l\",\"type\":\"look\"}");
    hello = heard_type(w.watch, "hello");
    assert_string_equal(text_at(hello, "view.due.point"), "turn");
    json_decref(hello);
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_twins_send_the_same_bytes),
        cmocka_unit_test(test_what_is_revealed_differs),
        cmocka_unit_test(test_sealed_choices_in_any_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
