/* test_table.c - whole conversations at a table of Polynesia: people, bots, a spectator. */
#include "fake_net.h"
#include "one_house.h"
#include "server/keeper.h"
#include "server/table.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

/* A table opened by `b`; its id. */
static void opened(struct browser *b, const char *body, char id[STORE_ID])
{
    struct reply r = post(b, "/api/tables", body);
    if (r.status != 200)
        fail_msg("%s", r.text);
    (void)snprintf(id, STORE_ID, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
}

static const char two_people[] =
    "{\"game\":\"polynesia\",\"name\":\"Friday canoe\",\"options\":{\"first_player\":\"0\"},"
    "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}]}";

static void says(struct net_socket *ws, const char *format, ...)
{
    char text[2000];
    va_list list;
    va_start(list, format);
    (void)vsnprintf(text, sizeof text, format, list);
    va_end(list);
    say(ws, text);
}

static void refused_with(struct net_socket *ws, const char *code)
{
    json_t *no = heard_type(ws, "no");
    assert_string_equal(text_at(no, "error.code"), code);
    json_decref(no);
}

/* What the last hello or step of this socket said. */
static json_t *last_view(struct net_socket *ws)
{
    json_t *last = NULL;
    for (json_t *m; (m = heard(ws)) != NULL;) {
        if (json_is_object(at(m, "view"))) {
            json_decref(last);
            last = m;
        } else {
            json_decref(m);
        }
    }
    return last;
}

static void two_at_a_table(struct browser *a, struct browser *b, char id[STORE_ID],
                           struct net_socket **wa, struct net_socket **wb)
{
    char path[100];
    *a = newcomer(&house, "Leilani");
    *b = newcomer(&house, "Tane");
    opened(a, two_people, id);
    *wa = dial(a, id, NULL);
    json_t *hello = heard_type(*wa, "hello");
    assert_int_equal(int_at(hello, "m"), 1);
    assert_string_equal(text_at(hello, "table.status"), "open");
    assert_true(json_is_null(at(hello, "view")));
    json_decref(hello);
    (void)snprintf(path, sizeof path, "/api/tables/%s/join", id);
    struct reply r = post(b, path, "{}");
    assert_int_equal(r.status, 200);
    assert_string_equal(text_at(r.json, "table.status"), "running");
    assert_int_equal(int_at(r.json, "table.you"), 1);
    reply_free(&r);
    *wb = dial(b, id, NULL);
}

static void test_two_people_begin(void **state)
{
    struct browser a, b;
    char id[STORE_ID];
    struct net_socket *wa, *wb;
    (void)state;
    two_at_a_table(&a, &b, id, &wa, &wb);
    json_t *hello = heard_type(wa, "hello");
    assert_string_equal(text_at(hello, "table.status"), "running");
    assert_string_equal(text_at(hello, "table.seats.1.name"), "Tane");
    assert_string_equal(text_at(hello, "view.due.point"), "choose_action");
    assert_true(json_array_size(at(hello, "view.legal")) > 1);
    assert_int_equal(int_at(hello, "step"), int_at(hello, "view.step"));
    json_decref(hello);
    json_t *other = heard_type(wb, "hello");
    assert_int_equal(int_at(other, "you"), 1);
    assert_int_equal(json_array_size(at(other, "view.legal")), 0);
    assert_true(is_true_at(other, "table.seats.0.online"));
    assert_true(is_true_at(other, "table.seats.1.online"));
    json_decref(other);
    socket_free(wa);
    socket_free(wb);
}

static void test_a_move_is_answered_then_shown(void **state)
{
    struct browser a, b;
    char id[STORE_ID];
    struct net_socket *wa, *wb;
    (void)state;
    two_at_a_table(&a, &b, id, &wa, &wb);
    struct browser stranger = { .house = &house };
    struct net_socket *ws = dial(&stranger, id, NULL);
    json_t *hello = last_view(wa);
    int64_t step = int_at(hello, "step");
    int64_t m = int_at(hello, "m");
    json_decref(hello);
    forget_heard(wb);
    json_decref(heard_type(ws, "hello"));
    says(wa, "{\"id\":\"c-1\",\"type\":\"act\",\"step\":%lld,\"do\":\"FISH fish\"}",
         (long long)step);
    json_t *ok = heard_type(wa, "ok");
    assert_string_equal(text_at(ok, "id"), "c-1");
    assert_int_equal(int_at(ok, "step"), step + 1);
    json_t *mine = heard_type(wa, "step");
    assert_int_equal(int_at(mine, "m"), int_at(ok, "m") + 1);
    assert_true(int_at(ok, "m") > m);
    json_t *his = heard_type(wb, "step"), *watched = heard_type(ws, "step");
    assert_int_equal(int_at(his, "step"), step + 1);
    assert_int_equal(int_at(his, "seat"), 0);
    assert_string_equal(text_at(his, "do"), "FISH fish");
    assert_string_equal(text_at(his, "events.0.name"), "fished");
    assert_non_null(strstr(text_at(his, "log.0.text"), "Leilani"));
    assert_true(is_true_at(his, "table.your_turn"));
    assert_false(is_true_at(watched, "table.your_turn"));
    assert_true(json_is_null(at(watched, "table.invite")));
    json_decref(ok), json_decref(mine), json_decref(his), json_decref(watched);
    socket_free(wa), socket_free(wb), socket_free(ws);
}

static void test_the_same_command_twice_is_carried_out_once(void **state)
{
    struct browser a, b;
    char id[STORE_ID];
    struct net_socket *wa, *wb;
    (void)state;
    two_at_a_table(&a, &b, id, &wa, &wb);
    json_t *hello = last_view(wa);
    int64_t step = int_at(hello, "step");
    json_decref(hello);
    forget_heard(wb);
    char act[200];
    (void)snprintf(act, sizeof act,
                   "{\"id\":\"same\",\"type\":\"act\",\"step\":%lld,\"do\":\"FISH fish\"}",
                   (long long)step);
    say_only(wa, act);
    say_only(wa, act);
    house_settle(&house);
    json_t *first = heard_type(wa, "ok"), *second = heard_type(wa, "ok");
    assert_int_equal(int_at(first, "step"), int_at(second, "step"));
    json_decref(first), json_decref(second);
    json_decref(heard_type(wb, "step"));
    heard_nothing(wb);
    /* After it was taken back it would be legal again, and still is not carried out again. */
    says(wa, "{\"id\":\"u\",\"type\":\"undo\",\"to\":%lld}", (long long)step);
    json_decref(heard_type(wb, "undone"));
    say(wa, act);
    json_decref(heard_type(wa, "ok"));
    heard_nothing(wb);
    socket_free(wa), socket_free(wb);
}

static void test_wrong_commands_are_refused_and_change_nothing(void **state)
{
    struct browser a, b;
    char id[STORE_ID];
    struct net_socket *wa, *wb;
    (void)state;
    two_at_a_table(&a, &b, id, &wa, &wb);
    struct browser stranger = newcomer(&house, "Moana");
    struct net_socket *ws = dial(&stranger, id, NULL);
    json_t *hello = last_view(wa);
    long long step = int_at(hello, "step");
    json_decref(hello);
    forget_heard(wb), forget_heard(ws);
    says(wb, "{\"id\":\"1\",\"type\":\"act\",\"step\":%lld,\"do\":\"FISH fish\"}", step);
    refused_with(wb, "not_due");
    says(wa, "{\"id\":\"2\",\"type\":\"act\",\"step\":%lld,\"do\":\"FISH fish\"}", step - 1);
    refused_with(wa, "stale");
    says(wa, "{\"id\":\"3\",\"type\":\"act\",\"step\":%lld,\"do\":\"DANCE\"}", step);
    refused_with(wa, "illegal");
    says(wa, "{\"id\":\"4\",\"type\":\"act\",\"step\":%lld,\"do\":\"TOKEN fish\"}", step);
    refused_with(wa, "illegal");
    says(ws, "{\"id\":\"5\",\"type\":\"act\",\"step\":%lld,\"do\":\"FISH fish\"}", step);
    refused_with(ws, "forbidden");
    static const char *const wrong[] = {
        "[]",
        "7",
        "{",
        "{\"id\":\"6\"}",
        "{\"type\":\"act\"}",
        "{\"id\":7,\"type\":\"act\"}",
        "{\"id\":\"6\",\"type\":\"act\"}",
        "{\"id\":\"6\",\"type\":\"act\",\"step\":\"x\",\"do\":\"\"}",
        "{\"id\":\"6\",\"type\":\"dance\"}",
        "{\"id\":\"a b\",\"type\":\"ping\"}",
        "{\"id\":\"6\",\"type\":\"chat\",\"text\":\"   \"}",
        "{\"id\":\"6\",\"id\":\"7\",\"type\":\"ping\"}",
        "{\"id\":\"6\",\"type\":\"ping\",\"x\":[[[[[[[[[[]]]]]]]]]]}",
        "{\"id\":\"6\",\"type\":\"undo\",\"to\":-1}",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        say(wa, wrong[i]);
        refused_with(wa, "bad_request");
    }
    heard_nothing(wb);
    socket_free(wa), socket_free(wb), socket_free(ws);
}

static void test_undo_alone_and_by_consent(void **state)
{
    struct browser a, b;
    char id[STORE_ID];
    struct net_socket *wa, *wb;
    (void)state;
    two_at_a_table(&a, &b, id, &wa, &wb);
    json_t *m = last_view(wa);
    long long step = int_at(m, "step");
    json_decref(m);
    says(wa, "{\"id\":\"1\",\"type\":\"act\",\"step\":%lld,\"do\":\"FISH fish\"}", step);
    m = last_view(wa);
    assert_true(is_true_at(m, "undo.can"));
    assert_int_equal(int_at(m, "undo.floor"), step);
    json_decref(m);
    says(wa, "{\"id\":\"2\",\"type\":\"undo\",\"to\":%lld}", step);
    m = heard_type(wa, "undone");
    assert_int_equal(int_at(m, "step"), step);
    json_decref(m);
    says(wa, "{\"id\":\"3\",\"type\":\"act\",\"step\":%lld,\"do\":\"FISH shell\"}", step);
    says(wb, "{\"id\":\"4\",\"type\":\"act\",\"step\":%lld,\"do\":\"FISH fish\"}", step + 1);
    forget_heard(wa), forget_heard(wb);
    says(wa, "{\"id\":\"5\",\"type\":\"undo\",\"to\":%lld}", step);
    refused_with(wa, "undo");
    says(wa, "{\"id\":\"6\",\"type\":\"ask_undo\",\"to\":%lld}", step);
    m = heard_type(wb, "asked");
    assert_int_equal(int_at(m, "asked.by"), 0);
    assert_int_equal(int_at(m, "asked.to"), step);
    assert_int_equal(int_at(m, "asked.wait.0"), 1);
    json_decref(m);
    says(wb, "{\"id\":\"7\",\"type\":\"answer_undo\",\"yes\":false}");
    m = heard_type(wa, "asked");
    json_decref(m);
    m = heard_type(wa, "asked");
    assert_true(json_is_null(at(m, "asked")));
    json_decref(m);
    says(wa, "{\"id\":\"8\",\"type\":\"ask_undo\",\"to\":%lld}", step);
    says(wb, "{\"id\":\"9\",\"type\":\"answer_undo\",\"yes\":true}");
    m = heard_type(wa, "undone");
    assert_int_equal(int_at(m, "step"), step);
    assert_int_equal(int_at(m, "since"), step); /* what stood before in the log is not told again */
    assert_int_equal(json_array_size(at(m, "log")), 0);
    assert_true(json_is_null(at(m, "seat")));
    assert_true(is_true_at(m, "table.your_turn"));
    json_decref(m);
    socket_free(wa), socket_free(wb);
}

/* Somebody who always takes the first legal action, against a bot, to the end. */
static void test_a_whole_game_against_a_bot(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    (void)state;
    struct reply r = post(&a, "/api/play_now", "{\"game\":\"polynesia\",\"level\":\"greedy\"}");
    assert_int_equal(r.status, 200);
    char id[STORE_ID];
    (void)snprintf(id, sizeof id, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
    struct net_socket *ws = dial(&a, id, NULL);
    int n = 0;
    for (bool is_over = false; !is_over && n < 3000; n++) {
        json_t *m = last_view(ws);
        assert_non_null(m);
        is_over = is_true_at(m, "view.over");
        if (!is_over) {
            assert_true(is_true_at(m, "table.your_turn"));
            says(ws, "{\"id\":\"c-%d\",\"type\":\"act\",\"step\":%lld,\"do\":\"%s\"}", n,
                 (long long)int_at(m, "step"), text_at(m, "view.legal.0.do"));
        }
        json_decref(m);
    }
    r = get(&a, "/api/tables?list=over");
    assert_string_equal(text_at(r.json, "tables.0.id"), id);
    assert_true(json_array_size(at(r.json, "tables.0.winners")) > 0);
    reply_free(&r);
    char path[100];
    (void)snprintf(path, sizeof path, "/api/tables/%s/rematch", id);
    r = post(&a, path, "{}");
    assert_int_equal(r.status, 200);
    assert_string_equal(text_at(r.json, "table.status"), "running");
    char next[STORE_ID];
    (void)snprintf(next, sizeof next, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
    r = post(&a, path, "{}");
    assert_string_equal(text_at(r.json, "table.id"), next);
    reply_free(&r);
    socket_free(ws);
}

/* printf 'vaka known reef 1' | b2sum -l 256, and only on a server that was told so. */
static void test_known_luck_follows_from_the_word(void **unused)
{
    static const char *const text[] = { "vaka known reef 0", "vaka known reef 1" };
    (void)unused;
    struct browser a = newcomer(&house, "Leilani");
    char id[3][STORE_ID];
    uint8_t wanted[32];
    opened(&a, two_people, id[2]);
    (void)snprintf(house.sv.config.known_luck, sizeof house.sv.config.known_luck, "reef");
    opened(&a, two_people, id[0]);
    opened(&a, two_people, id[1]);
    for (int i = 0; i < 2; i++) {
        crypto_generichash(wanted, 32, (const uint8_t *)text[i], strlen(text[i]), NULL, 0);
        assert_memory_equal(tables_find(&house.sv, id[i])->row.secret, wanted, 32);
        assert_memory_not_equal(tables_find(&house.sv, id[2])->row.secret, wanted, 32);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_two_people_begin, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_a_move_is_answered_then_shown, open_house,
                                        close_house),
        cmocka_unit_test_setup_teardown(test_the_same_command_twice_is_carried_out_once, open_house,
                                        close_house),
        cmocka_unit_test_setup_teardown(test_wrong_commands_are_refused_and_change_nothing,
                                        open_house, close_house),
        cmocka_unit_test_setup_teardown(test_undo_alone_and_by_consent, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_a_whole_game_against_a_bot, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_known_luck_follows_from_the_word, open_house,
                                        close_house),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
