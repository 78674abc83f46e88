/*
 * test_branch.c - play from here: a game that is over goes on from any of its steps at a table of
 * one's own, with the same luck; who may ask for it, and what is refused.
 */
#include "fake_net.h"
#include "one_house.h"
#include "server/table.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum { PARTS = 7 };

/* The table that was asked for; fails if it was not given. */
static struct table *asked(struct browser *b, const char *path, const char *body)
{
    struct reply r = post(b, path, body);
    if (r.status != 200)
        fail_msg("%s %s: %s", path, body, r.text);
    struct table *t = tables_find(&house.sv, text_at(r.json, "table.id"));
    reply_free(&r);
    assert_non_null(t);
    return t;
}

static const char *path_of(const struct table *t, const char *what)
{
    static char path[100];
    (void)snprintf(path, sizeof path, "/api/tables/%s/%s", t->row.id, what);
    return path;
}

/* Bots play it to its end for whoever leaves. */
static void let_it_end(struct browser *b, struct table *t)
{
    hold_bots();
    struct reply r = post(b, path_of(t, "leave"), "{}");
    assert_int_equal(r.status, 200);
    reply_free(&r);
    hasten_bots(t);
}

static struct table *finished(struct browser *b, const char *game, int seats, const char *options)
{
    char body[600];
    int n = snprintf(body, sizeof body,
                     "{\"game\":\"%s\",\"name\":\"Reef\",\"options\":%s,\"public\":true,"
                     "\"seats\":[{\"kind\":\"me\"}",
                     game, options);
    for (int i = 1; i < seats; i++)
        n +=
            snprintf(body + n, sizeof body - (size_t)n, ",{\"kind\":\"bot\",\"level\":\"random\"}");
    (void)snprintf(body + n, sizeof body - (size_t)n, "]}");
    struct table *t = asked(b, "/api/tables", body);
    let_it_end(b, t);
    return t;
}

static struct table *branch(struct browser *b, const struct table *t, uint32_t step, int seat)
{
    char body[100];
    (void)snprintf(body, sizeof body, "{\"step\":%u,\"seat\":%d,\"level\":\"random\"}", step, seat);
    return asked(b, path_of(t, "branch"), body);
}

static void refused(struct browser *b, const struct table *t, const char *body, int status,
                    const char *sentence)
{
    struct reply r = post(b, path_of(t, "branch"), body);
    assert_int_equal(r.status, status);
    assert_string_equal(text_at(r.json, "error.text"), sentence);
    reply_free(&r);
}

/* From several of its steps: the same steps, positions and luck, then a game of its own. */
static void check_game(const struct vk_game *g)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    int seats = g->seats_max < 3 ? g->seats_max : 3;
    struct table *t = finished(&a, g->id, seats, "{}");
    uint32_t n = t->play.game.n;
    assert_true(n > PARTS);
    for (uint32_t part = 0; part < PARTS; part++) {
        uint32_t step = n * part / (PARTS + 3); /* some is left to play */
        int seat = (int)part % seats;
        struct table *made = branch(&b, t, step, seat);
        assert_int_equal(made->row.status, TABLE_RUNNING);
        assert_false(made->row.is_public);
        assert_int_equal(made->row.host, b.id);
        assert_memory_equal(made->row.secret, t->row.secret, 32);
        assert_string_equal(made->row.options, t->row.options);
        assert_true(made->play.game.n >= step);
        for (uint32_t i = 0; i < step; i++)
            if (made->play.game.step[i].hash != t->play.game.step[i].hash ||
                made->play.game.step[i].act != t->play.game.step[i].act)
                fail_msg("%s: branch at %u differs at step %u", g->id, step, i);
        for (int i = 0; i < seats; i++) {
            assert_int_equal(made->row.seat[i].kind, i == seat ? SEAT_PERSON : SEAT_BOT);
            if (i != seat)
                assert_string_equal(made->row.seat[i].level, "random");
        }
        if (part < PARTS - 1)
            continue;
        let_it_end(&b, made); /* a game like any other */
        check_fair(&b, made->row.id);
    }
    assert_int_equal(t->play.game.n, n);
}

/* Bots stay what they were; where people sat, bots of the level that was asked for play. */
static void test_bots_keep_their_level(void **unused)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    (void)unused;
    struct table *t = asked(&a, "/api/tables",
                            "{\"game\":\"polynesia\",\"public\":true,\"seats\":[{\"kind\":\"me\"},"
                            "{\"kind\":\"bot\",\"level\":\"greedy\"},"
                            "{\"kind\":\"bot\",\"level\":\"random\"}]}");
    let_it_end(&a, t);
    const struct table *made =
        asked(&b, path_of(t, "branch"), "{\"step\":40,\"seat\":2,\"level\":\"easy\"}");
    assert_string_equal(made->row.seat[0].level, "easy");
    assert_string_equal(made->row.seat[1].level, "greedy");
    assert_int_equal(made->row.seat[2].person, b.id);
}

static void test_each_game(void **unused)
{
    (void)unused;
    for (int i = 0; i < vk_n_games; i++)
        check_game(vk_games[i]);
}

static void test_who_is_refused(void **unused)
{
    (void)unused;
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    struct browser nobody = { .house = &house };
    struct table *running =
        asked(&a, "/api/play_now", "{\"game\":\"polynesia\",\"level\":\"random\"}");
    refused(&a, running, "{\"step\":0,\"seat\":0}", 403, "The game is not over.");
    struct table *t = finished(&a, "polynesia", 2, "{}");
    char end[60];
    refused(&a, t, "{\"seat\":0}", 400, "The key \"step\" is missing.");
    refused(&a, t, "{\"step\":0,\"seat\":2}", 400,
            "The key \"seat\" takes a whole number from 0 to 1.");
    refused(&a, t, "{\"step\":0,\"seat\":0,\"level\":\"wise\"}", 400,
            "The key \"level\" takes the name of a level.");
    (void)snprintf(end, sizeof end, "{\"step\":%u,\"seat\":0}", t->play.game.n);
    refused(&a, t, end, 400, "Nothing is left to decide after this step.");
    refused(&nobody, t, "{\"step\":0,\"seat\":0}", 401, "You are not signed in.");

    /* What came of it is private, and so is what comes of that. */
    struct table *own = branch(&b, t, 10, 1);
    let_it_end(&b, own);
    refused(&a, own, "{\"step\":0,\"seat\":0}", 404, "There is nothing here.");
    char invited[160];
    (void)snprintf(invited, sizeof invited, "%s?invite=%s", path_of(own, "branch"),
                   own->row.invite);
    assert_int_equal(asked(&a, invited, "{\"step\":0,\"seat\":0}")->row.host, a.id);
    (void)snprintf(invited, sizeof invited, "%s?invite=%.8s", path_of(own, "branch"),
                   own->row.invite);
    struct reply r = post(&a, invited, "{\"step\":0,\"seat\":0}");
    assert_int_equal(r.status, 404);
    reply_free(&r);
    assert_int_equal(branch(&b, own, 10, 0)->row.status, TABLE_RUNNING);

    /* Sent twice it is one table. */
    const struct table *first =
        asked(&b, path_of(t, "branch"), "{\"id\":\"b-1\",\"step\":10,\"seat\":1}");
    const struct table *again =
        asked(&b, path_of(t, "branch"), "{\"id\":\"b-1\",\"step\":10,\"seat\":1}");
    assert_ptr_equal(first, again);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_bots_keep_their_level, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_each_game, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_who_is_refused, open_house, close_house),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
