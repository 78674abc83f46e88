/*
 * test_daily.c - the daily challenge over the API, and tables with one seat: who gets which table,
 * the same luck for everybody, and what becomes of seats, undo, hints and rematches when alone.
 */
#include "fake_net.h"
#include "one_house.h"
#include "server/table.h"
#include "session/fair.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The house opens at 1790000000000: date -u -d @1790000000. */
static const char first_day[] = "2026-09-21";
static const int64_t next_day = 1790035200000; /* date -u -d 2026-09-22 +%s */

static struct reply must_get(struct browser *b, const char *path)
{
    struct reply r = get(b, path);
    if (r.status != 200)
        fail_msg("%s: %s", path, r.text);
    return r;
}

static struct reply must_post(struct browser *b, const char *path, const char *body)
{
    struct reply r = post(b, path, body);
    if (r.status != 200)
        fail_msg("%s: %s", path, r.text);
    return r;
}

static void begin_daily(struct browser *b, char id[STORE_ID])
{
    struct reply r = must_post(b, "/api/daily", "{\"game\":\"conquest\"}");
    (void)snprintf(id, STORE_ID, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
}

/* Play the first legal action, or the usual one, until the game is over or `most` are done. */
static int play_on(struct net_socket *ws, int most)
{
    int n = 0;
    for (;; n++) {
        char text[300];
        forget_heard(ws);
        say(ws, "{\"id\":\"look\",\"type\":\"look\"}");
        json_t *hello = heard_type(ws, "hello");
        const char *usual = json_string_value(at(hello, "view.usual"));
        if (n == most || is_true_at(hello, "view.over")) {
            json_decref(hello);
            return n;
        }
        (void)snprintf(
            text, sizeof text, "{\"id\":\"a-%d\",\"type\":\"act\",\"step\":%lld,\"do\":\"%s\"}", n,
            (long long)int_at(hello, "step"), usual ? usual : text_at(hello, "view.legal.0.do"));
        json_decref(hello);
        say(ws, text);
        json_decref(heard_type(ws, "ok"));
        house_later(&house, 1000); /* who looks too often is not answered */
    }
}

static void test_one_table_a_person_game_and_day(void **state)
{
    char id[STORE_ID], again[STORE_ID], other[STORE_ID], path[100];
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    (void)state;
    struct reply r = must_get(&a, "/api/daily?game=conquest");
    assert_string_equal(text_at(r.json, "day"), first_day);
    assert_string_equal(text_at(r.json, "game"), "conquest");
    assert_int_equal(int_at(r.json, "next"), next_day);
    assert_true(json_is_null(at(r.json, "table")));
    reply_free(&r);

    begin_daily(&a, id);
    begin_daily(&a, again);
    assert_string_equal(id, again);
    r = must_get(&a, "/api/daily?game=conquest");
    assert_string_equal(text_at(r.json, "table.id"), id);
    assert_string_equal(text_at(r.json, "table.daily"), first_day);
    assert_string_equal(text_at(r.json, "table.name"), "Daily 2026-09-21");
    assert_string_equal(text_at(r.json, "table.status"), "running");
    assert_string_equal(text_at(r.json, "table.seats.0.name"), "Leilani");
    assert_int_equal(json_array_size(at(r.json, "table.seats")), 1);
    assert_false(is_true_at(r.json, "table.public"));
    assert_int_equal(int_at(r.json, "table.you"), 0);
    reply_free(&r);

    /* It is among mine, in no public list, and not there for anybody else. */
    r = must_get(&a, "/api/tables?list=mine");
    assert_string_equal(text_at(r.json, "tables.0.id"), id);
    assert_string_equal(text_at(r.json, "tables.0.daily"), first_day);
    reply_free(&r);
    r = must_get(&b, "/api/tables?list=running");
    assert_int_equal(json_array_size(at(r.json, "tables")), 0);
    reply_free(&r);
    (void)snprintf(path, sizeof path, "/api/tables/%s", id);
    r = get(&b, path);
    assert_int_equal(r.status, 404);
    reply_free(&r);
    r = must_get(&b, "/api/daily?game=conquest");
    assert_true(json_is_null(at(r.json, "table")));
    reply_free(&r);
    begin_daily(&b, other);
    assert_string_not_equal(id, other);

    /* The next day is another table; the old one stays what it was. */
    house_later(&house, next_day - house.now);
    r = must_get(&a, "/api/daily?game=conquest");
    assert_string_equal(text_at(r.json, "day"), "2026-09-22");
    assert_true(json_is_null(at(r.json, "table")));
    reply_free(&r);
    begin_daily(&a, again);
    assert_string_not_equal(id, again);
    r = must_get(&a, path);
    assert_string_equal(text_at(r.json, "table.daily"), first_day);
    reply_free(&r);
}

static void test_who_is_refused(void **state)
{
    static const char *const bodies[] = { "{}", "{\"game\":\"nosuch\"}", "{\"game\":\"polynesia\"}",
                                          "{\"game\":7}" };
    struct browser a = newcomer(&house, "Leilani"), stranger = { .house = &house };
    (void)state;
    for (size_t i = 0; i < sizeof bodies / sizeof bodies[0]; i++) {
        struct reply r = post(&a, "/api/daily", bodies[i]);
        assert_int_equal(r.status, 400);
        assert_string_equal(text_at(r.json, "error.code"), "bad_request");
        reply_free(&r);
    }
    struct reply r = get(&a, "/api/daily?game=polynesia");
    assert_int_equal(r.status, 400);
    assert_string_equal(text_at(r.json, "error.text"),
                        "This game has no daily challenge: it is not played alone.");
    reply_free(&r);
    r = get(&a, "/api/daily");
    assert_int_equal(r.status, 400);
    reply_free(&r);
    r = post(&stranger, "/api/daily", "{\"game\":\"conquest\"}");
    assert_int_equal(r.status, 401);
    reply_free(&r);
    r = must_get(&stranger, "/api/daily?game=conquest");
    assert_true(json_is_null(at(r.json, "table")));
    reply_free(&r);
    r = must_get(&a, "/api/tables?list=mine");
    assert_int_equal(json_array_size(at(r.json, "tables")), 0);
    reply_free(&r);
}

/* Everything behind the header, where the names are; without times, hashes of names and sums. */
static char *steps_of(struct browser *b, const char *id)
{
    char path[100];
    (void)snprintf(path, sizeof path, "/api/tables/%s/journal", id);
    struct reply r = must_get(b, path);
    char *text = strdup(strchr(r.text, '\n') + 1);
    reply_free(&r);
    return text;
}

static void test_everybody_has_the_same_luck(void **state)
{
    char id[2][STORE_ID];
    char *steps[2];
    struct browser who[2] = { newcomer(&house, "Leilani"), newcomer(&house, "Tane") };
    (void)state;
    for (int i = 0; i < 2; i++) {
        begin_daily(&who[i], id[i]);
        struct net_socket *ws = dial(&who[i], id[i], NULL);
        int n = play_on(ws, 5000);
        assert_true(n > 20 && n < 5000);
        socket_free(ws);
        steps[i] = steps_of(&who[i], id[i]);
    }
    /* Two journals, line by line: the same seat does the same, and the position is the same. */
    const char *a = steps[0], *b = steps[1];
    int lines = 0;
    while (*a && *b && strncmp(a, "{\"end\"", 6) != 0) {
        const char *to_a = strstr(a, ",\"t\":"), *to_b = strstr(b, ",\"t\":");
        assert_non_null(to_a);
        assert_non_null(to_b);
        assert_int_equal(to_a - a, to_b - b);
        assert_memory_equal(a, b, (size_t)(to_a - a));
        a = strchr(a, '\n') + 1;
        b = strchr(b, '\n') + 1;
        lines++;
    }
    assert_true(lines > 50);

    /* And it is the luck of the day: every draw of the journal, and the secret that it publishes. */
    uint8_t secret[32];
    char text[65];
    vk_fair_daily("conquest", first_day, secret);
    for (int i = 0; i < 32; i++)
        (void)snprintf(text + 2 * i, 3, "%02x", secret[i]);
    assert_non_null(strstr(a, text));
    free(steps[0]);
    free(steps[1]);
}

static void test_a_day_from_beginning_to_end(void **state)
{
    char id[STORE_ID], path[100], text[200];
    struct browser a = newcomer(&house, "Leilani");
    (void)state;
    begin_daily(&a, id);
    struct net_socket *ws = dial(&a, id, NULL);
    play_on(ws, 3);
    /* A hint is given; to ask back what chance has shown is not possible. */
    forget_heard(ws);
    say(ws, "{\"id\":\"h\",\"type\":\"hint\"}");
    json_decref(heard_type(ws, "hint"));
    for (int to = 0; to < 3; to++) {
        (void)snprintf(text, sizeof text, "{\"id\":\"q%d\",\"type\":\"ask_undo\",\"to\":%d}", to,
                       to);
        say(ws, text);
        json_t *no = heard_type(ws, "no");
        assert_string_equal(text_at(no, "error.code"), "undo");
        json_decref(no);
    }
    play_on(ws, 5000);
    forget_heard(ws);
    say(ws, "{\"id\":\"l\",\"type\":\"look\"}");
    json_t *hello = heard_type(ws, "hello");
    assert_string_equal(text_at(hello, "table.status"), "over");
    assert_int_equal(json_array_size(at(hello, "table.scores")), 1);
    json_decref(hello);
    check_fair(&a, id);
    struct reply r = must_get(&a, "/api/daily?game=conquest");
    assert_string_equal(text_at(r.json, "table.status"), "over");
    reply_free(&r);
    begin_daily(&a, text);
    assert_string_equal(id, text);
    /* Nobody plays it again from the middle. */
    (void)snprintf(path, sizeof path, "/api/tables/%s/branch", id);
    r = post(&a, path, "{\"step\":3,\"seat\":0}");
    assert_int_equal(r.status, 403);
    assert_string_equal(text_at(r.json, "error.text"), "The daily challenge is played once.");
    reply_free(&r);
    /* What follows is no second challenge of the day. */
    (void)snprintf(path, sizeof path, "/api/tables/%s/rematch", id);
    r = must_post(&a, path, "{}");
    assert_string_equal(text_at(r.json, "table.status"), "running");
    assert_true(json_is_null(at(r.json, "table.daily")));
    assert_null(strstr(text_at(r.json, "table.name"), "Daily"));
    assert_int_equal(json_array_size(at(r.json, "table.seats")), 1);
    reply_free(&r);
    socket_free(ws);
}

/* Nobody is left for whom a bot should play on: to leave is to give up, also for the day. */
static void test_who_leaves_gives_up(void **state)
{
    char id[STORE_ID], again[STORE_ID], path[100];
    struct browser a = newcomer(&house, "Leilani");
    (void)state;
    begin_daily(&a, id);
    struct net_socket *ws = dial(&a, id, NULL);
    play_on(ws, 3);
    forget_heard(ws);
    (void)snprintf(path, sizeof path, "/api/tables/%s/leave", id);
    struct reply r = must_post(&a, path, "{}");
    assert_string_equal(text_at(r.json, "table.status"), "closed");
    int64_t step = int_at(r.json, "table.step");
    reply_free(&r);
    json_t *said = heard_type(ws, "table");
    assert_string_equal(text_at(said, "table.status"), "closed");
    json_decref(said);
    house_later(&house, 60000);
    say(ws, "{\"id\":\"l\",\"type\":\"look\"}");
    json_t *hello = heard_type(ws, "hello");
    assert_int_equal(int_at(hello, "step"), step);
    json_decref(hello);
    say(ws, "{\"id\":\"z\",\"type\":\"act\",\"step\":0,\"do\":\"stay\"}");
    json_t *no = heard_type(ws, "no");
    assert_string_equal(text_at(no, "error.code"), "over");
    json_decref(no);
    begin_daily(&a, again);
    assert_string_equal(id, again);
    r = must_get(&a, "/api/tables?list=mine");
    assert_int_equal(json_array_size(at(r.json, "tables")), 0);
    reply_free(&r);
    socket_free(ws);
}

static void test_alone_at_an_ordinary_table(void **state)
{
    char id[STORE_ID], text[100];
    struct browser a = newcomer(&house, "Leilani");
    (void)state;
    struct reply r =
        post(&a, "/api/tables", "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"}]}");
    assert_int_equal(r.status, 400);
    assert_string_equal(text_at(r.json, "error.text"), "The game has 2 to 4 seats.");
    reply_free(&r);
    r = must_post(&a, "/api/tables", "{\"game\":\"conquest\",\"seats\":[{\"kind\":\"me\"}]}");
    (void)snprintf(id, sizeof id, "%s", text_at(r.json, "table.id"));
    assert_string_equal(text_at(r.json, "table.status"), "running");
    assert_true(json_is_null(at(r.json, "table.daily")));
    reply_free(&r);
    struct net_socket *ws = dial(&a, id, NULL);
    play_on(ws, 4);
    /* Nobody else has to agree: the question is answered by going back. */
    forget_heard(ws);
    (void)snprintf(text, sizeof text, "{\"id\":\"q\",\"type\":\"ask_undo\",\"to\":0}");
    say(ws, text);
    json_t *undone = heard_type(ws, "undone");
    assert_int_equal(int_at(undone, "step"), 0);
    json_decref(undone);
    play_on(ws, 5000);
    check_fair(&a, id);
    socket_free(ws);
    /* A bot alone, watched by its host. */
    r = must_post(&a, "/api/tables",
                  "{\"game\":\"conquest\",\"seats\":[{\"kind\":\"bot\",\"level\":\"greedy\"}]}");
    (void)snprintf(id, sizeof id, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
    ws = dial(&a, id, NULL);
    for (int i = 0; i < 2000; i++)
        house_later(&house, 1000);
    check_fair(&a, id);
    socket_free(ws);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_one_table_a_person_game_and_day, open_house,
                                        close_house),
        cmocka_unit_test_setup_teardown(test_who_is_refused, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_everybody_has_the_same_luck, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_a_day_from_beginning_to_end, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_who_leaves_gives_up, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_alone_at_an_ordinary_table, open_house, close_house),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
