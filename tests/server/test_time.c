/* test_time.c - clocks, seats that bots stand in for, leaving memory, and starting again. */
#include "one_house.h"
#include "server/keeper.h"
#include "server/table.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The process ends and comes back `ms` later. */
static void restart(int64_t ms)
{
    struct err e = { 0 };
    house_close(&house);
    struct house again = { .now = house.now + ms };
    struct store *s = store_open(house_url, &e);
    if (!s)
        fail_msg("%s", e.text);
    house = again;
    house_open(&house, s);
}

static void opened(struct browser *b, const char *body, char id[STORE_ID])
{
    struct reply r = post(b, "/api/tables", body);
    if (r.status != 200)
        fail_msg("%s", r.text);
    (void)snprintf(id, STORE_ID, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
}

static json_t *row_of_table(struct browser *b, const char *id)
{
    struct reply r = get(b, table_path(id, ""));
    assert_int_equal(r.status, 200);
    json_t *row = json_incref(at(r.json, "table"));
    reply_free(&r);
    return row;
}

static void acts(struct net_socket *ws, const char *client, long long step, const char *action)
{
    char text[200];
    (void)snprintf(text, sizeof text,
                   "{\"id\":\"%s\",\"type\":\"act\",\"step\":%lld,\"do\":\"%s\"}", client, step,
                   action);
    say(ws, text);
}

static void joins(struct browser *b, const char *id)
{
    struct reply r = post(b, table_path(id, "/join"), "{}");
    assert_int_equal(r.status, 200);
    reply_free(&r);
}

static const char timed[] = "{\"game\":\"polynesia\",\"options\":{\"first_player\":\"0\"},"
                            "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],"
                            "\"pace\":\"live\",\"clock\":{\"start\":60000,\"step\":10000}}";

static void test_a_clock_runs_only_for_who_is_due(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    (void)state;
    opened(&a, timed, id);
    house_later(&house, 100000); /* nobody's clock runs before the game */
    joins(&b, id);
    struct net_socket *ws = dial(&a, id, NULL);
    json_t *m = heard_type(ws, "hello");
    long long step = int_at(m, "step");
    assert_int_equal(int_at(m, "table.seats.0.clock_left"), 60000);
    json_decref(m);
    house_later(&house, 20000 - 1); /* a turn of the loop takes 1 ms here */
    acts(ws, "1", step, "FISH fish");
    m = heard_type(ws, "step");
    assert_int_equal(int_at(m, "table.seats.0.clock_left"), 50000); /* 60 - 20, and 10 for it */
    assert_int_equal(int_at(m, "table.seats.1.clock_left"), 60000);
    json_decref(m);
    house_later(&house, 5000);
    m = row_of_table(&a, id);
    assert_int_equal(int_at(m, "seats.0.clock_left"), 50000);
    assert_true(int_at(m, "seats.1.clock_left") <= 55000);
    json_decref(m);
    socket_free(ws);
}

static void test_who_runs_out_is_played_by_a_bot_until_back(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    (void)state;
    opened(&a, timed, id);
    joins(&b, id);
    struct net_socket *wb = dial(&b, id, NULL), *wa = dial(&a, id, NULL);
    forget_heard(wa), forget_heard(wb);
    house_later(&house, 59000);
    heard_nothing(wb);
    house_later(&house, 1500);
    json_t *m = heard_type(wb, "table");
    assert_true(is_true_at(m, "table.seats.0.away"));
    assert_string_equal(text_at(m, "table.seats.0.level"), "normal");
    json_decref(m);
    m = heard_type(wb, "step"); /* and the bot has moved */
    assert_int_equal(int_at(m, "seat"), 0);
    json_decref(m);
    /* Who is away cannot act; who is back can. */
    acts(wa, "1", 0, "FISH fish");
    m = heard_type(wa, "no");
    assert_string_equal(text_at(m, "error.code"), "forbidden");
    json_decref(m);
    say(wa, "{\"id\":\"2\",\"type\":\"back\"}");
    json_decref(heard_type(wa, "ok"));
    m = heard_type(wa, "table");
    assert_false(is_true_at(m, "table.seats.0.away"));
    assert_true(int_at(m, "table.seats.0.clock_left") >= 10000);
    json_decref(m);
    socket_free(wa), socket_free(wb);
}

static void test_why_a_bot_plays_is_told(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    (void)state;
    opened(&a, timed, id);
    joins(&b, id);
    struct net_socket *wb = dial(&b, id, NULL);
    forget_heard(wb);
    house_later(&house, 60500);
    json_t *m = heard_type(wb, "table");
    assert_true(is_true_at(m, "table.seats.0.late"));
    json_decref(m);
    m = heard_type(wb, "chat");
    assert_int_equal(int_at(m, "chat.person"), 0);
    assert_string_equal(text_at(m, "chat.text"),
                        "Leilani’s time ran out. A bot plays until they are back.");
    json_decref(m);
    joins(&a, id);
    m = row_of_table(&a, id);
    assert_false(is_true_at(m, "seats.0.late"));
    json_decref(m);
    socket_free(wb);
}

/* Leilani's time runs out, a bot moves for her; then Tane's does. What everybody knew then. */
static long long both_run_out(struct browser *a, struct browser *b, const char *body, int64_t each,
                              char id[STORE_ID])
{
    opened(a, body, id);
    joins(b, id);
    house_later(&house, each + 500);
    json_t *m = row_of_table(a, id);
    assert_true(is_true_at(m, "seats.0.late"));
    assert_false(is_true_at(m, "seats.1.away"));
    assert_true(json_is_null(at(m, "rest")));
    json_decref(m);
    house_later(&house, each + 2000);
    m = row_of_table(a, id);
    assert_true(is_true_at(m, "seats.1.late"));
    assert_true(int_at(m, "rest") > house.now);
    long long step = int_at(m, "step");
    json_decref(m);
    return step;
}

static void test_without_people_the_table_rests(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    const int64_t hour = 3600000;
    (void)state;
    long long step = both_run_out(&a, &b, timed, 60000, id);
    struct net_socket *wa = dial(&a, id, NULL);
    json_t *m = heard_type(wa, "hello");
    assert_true(strstr(text_at(m, "chat.1.text"), "the table rests") != NULL);
    json_decref(m);
    forget_heard(wa);
    house_later(&house, 23 * hour);
    heard_nothing(wa); /* no bot has moved */
    say(wa, "{\"id\":\"b\",\"type\":\"back\"}");
    m = row_of_table(&a, id);
    assert_true(json_is_null(at(m, "rest")));
    assert_false(is_true_at(m, "seats.0.away"));
    assert_true(int_at(m, "step") > step); /* the bot of who is still away has moved */
    assert_true(is_true_at(m, "your_turn"));
    assert_string_equal(text_at(m, "status"), "running");
    json_decref(m);
    socket_free(wa);
}

static void test_a_rest_has_an_end_also_out_of_memory_and_after_a_restart(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    const int64_t hour = 3600000;
    (void)state;
    long long step = both_run_out(&a, &b,
                                  "{\"game\":\"konane\",\"options\":{\"board\":\"6x6\"},"
                                  "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],"
                                  "\"pace\":\"live\",\"clock\":{\"start\":60000,\"step\":10000}}",
                                  60000, id);
    house_later(&house, 400000);
    assert_int_equal(tables_count(&house.sv), 0);
    restart(2 * hour);
    a.house = b.house = &house;
    house_later(&house, 5000);
    assert_int_equal(tables_count(&house.sv), 0); /* nothing is due there */
    house_later(&house, 21 * hour);
    json_t *m = row_of_table(&a, id);
    assert_int_equal(int_at(m, "step"), step);
    assert_string_equal(text_at(m, "status"), "running");
    json_decref(m);
    house_later(&house, 2 * hour); /* a day is over: bots finish what nobody wants */
    house_later(&house, 2000);
    m = row_of_table(&a, id);
    assert_string_equal(text_at(m, "status"), "over");
    json_decref(m);
}

static void test_slow_tables_rest_for_a_week(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    const int64_t day = 24LL * 3600000;
    (void)state;
    (void)both_run_out(&a, &b,
                       "{\"game\":\"konane\",\"options\":{\"board\":\"6x6\"},"
                       "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],"
                       "\"pace\":\"slow\",\"clock\":{\"start\":172800000,\"step\":86400000}}",
                       2 * day, id);
    house_later(&house, 7 * day - 3600000);
    json_t *m = row_of_table(&a, id);
    assert_string_equal(text_at(m, "status"), "running");
    json_decref(m);
    house_later(&house, 3600000);
    house_later(&house, 2000);
    m = row_of_table(&a, id);
    assert_string_equal(text_at(m, "status"), "over");
    json_decref(m);
}

static void test_leave_and_come_back(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    (void)state;
    opened(&a, timed, id);
    joins(&b, id);
    struct reply r = post(&a, table_path(id, "/leave"), "{}");
    assert_true(is_true_at(r.json, "table.seats.0.away"));
    reply_free(&r);
    json_t *m = row_of_table(&b, id);
    assert_true(is_true_at(m, "your_turn")); /* the bot played at once */
    json_decref(m);
    joins(&a, id);
    m = row_of_table(&a, id);
    assert_false(is_true_at(m, "seats.0.away"));
    assert_int_equal(int_at(m, "you"), 0);
    json_decref(m);
}

static void test_a_live_clock_stands_still_with_the_server(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    (void)state;
    opened(&a, timed, id);
    joins(&b, id);
    house_later(&house, 30000);
    restart(3600000);
    a.house = b.house = &house;
    json_t *m = row_of_table(&a, id);
    assert_false(is_true_at(m, "seats.0.away"));
    json_decref(m);
    /* Nobody looks, the table is out of memory: the clock rings all the same. */
    house_later(&house, 59000);
    m = row_of_table(&a, id);
    assert_false(is_true_at(m, "seats.0.away"));
    json_decref(m);
    house_later(&house, 3000);
    m = row_of_table(&a, id);
    assert_true(is_true_at(m, "seats.0.away"));
    json_decref(m);
}

static int64_t left_of(struct browser *b, const char *id, int seat)
{
    char path[40];
    json_t *m = row_of_table(b, id);
    (void)snprintf(path, sizeof path, "seats.%d.clock_left", seat);
    int64_t left = int_at(m, path);
    json_decref(m);
    return left;
}

/* The step is gained up to the start; who has more, because he came back, is not cut short by it. */
static void test_who_came_back_keeps_his_time(void **state)
{
    static const char short_start[] =
        "{\"game\":\"polynesia\",\"options\":{\"first_player\":\"0\"},"
        "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],"
        "\"pace\":\"live\",\"clock\":{\"start\":5000,\"step\":1000}}";
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    (void)state;
    opened(&a, short_start, id);
    joins(&b, id);
    house_later(&house, 6000);
    json_t *m = row_of_table(&a, id);
    assert_true(is_true_at(m, "seats.0.away"));
    long long step = int_at(m, "step");
    json_decref(m);
    joins(&a, id);
    assert_int_equal(left_of(&a, id, 0), 15000);
    struct net_socket *ws_b = dial(&b, id, NULL), *ws_a = dial(&a, id, NULL);
    acts(ws_b, "b1", step, "FISH fish");
    acts(ws_a, "a1", step + 1, "FISH fish");
    assert_int_equal(left_of(&a, id, 0), 15000);
    assert_int_equal(left_of(&b, id, 1), 5000);
    socket_free(ws_a);
    socket_free(ws_b);
}

static void test_setting_the_wall_clock_drains_nobody(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    (void)state;
    opened(&a, timed, id);
    joins(&b, id);
    house_later(&house, 20000 - 1);
    house.wall_ahead = 7200000;
    house_later(&house, 0);
    int64_t left = left_of(&a, id, 0);
    assert_true(left <= 40000 && left > 39990);
    json_t *m = row_of_table(&a, id);
    assert_false(is_true_at(m, "seats.0.away"));
    /* What is said about when it began fits what the wall clock shows now. */
    int64_t wall = house.now + house.wall_ahead;
    assert_in_range(wall - int_at(m, "since"), 19990, 20010);
    json_decref(m);
    /* Set back: the clock runs on and rings in time. */
    house.wall_ahead = -3600000;
    house_later(&house, 39000);
    m = row_of_table(&a, id);
    assert_false(is_true_at(m, "seats.0.away"));
    json_decref(m);
    house_later(&house, 1500);
    m = row_of_table(&a, id);
    assert_true(is_true_at(m, "seats.0.away"));
    json_decref(m);
    m = row_of_table(&b, id);
    assert_true(is_true_at(m, "your_turn")); /* the bot has moved */
    json_decref(m);
}

static void test_a_sleep_of_the_machine_stops_live_clocks_only(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char live[STORE_ID], slow[STORE_ID];
    (void)state;
    opened(&a, timed, live);
    opened(&a,
           "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],"
           "\"options\":{\"first_player\":\"0\"},"
           "\"pace\":\"slow\",\"clock\":{\"start\":172800000,\"step\":86400000}}",
           slow);
    joins(&b, live);
    joins(&b, slow);
    house_later(&house, 400000); /* the live one has rung; both are out of memory or idle */
    joins(&a, live);
    int64_t before = left_of(&a, live, 0), days = left_of(&a, slow, 0);
    house.slept += 90000000; /* 25 hours */
    house.now += 90000000;
    house_later(&house, 0);
    assert_true(before - left_of(&a, live, 0) < 100);
    assert_in_range(days - left_of(&a, slow, 0), 90000000, 90001000);
}

/* The server was started by a wall clock that ran ahead, then again by a right one. */
static void test_a_turn_that_began_in_the_future_begins_now(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    (void)state;
    opened(&a, timed, id);
    joins(&b, id);
    restart(-86400000);
    a.house = b.house = &house;
    house_later(&house, 59000);
    int64_t left = left_of(&a, id, 0);
    assert_true(left > 0 && left <= 1000);
    house_later(&house, 3000);
    assert_int_equal(left_of(&a, id, 0), 0);
}

static void test_a_slow_clock_rings_for_a_table_out_of_memory(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    (void)state;
    opened(&a,
           "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],"
           "\"options\":{\"first_player\":\"0\"},"
           "\"pace\":\"slow\",\"clock\":{\"start\":172800000,\"step\":86400000}}",
           id);
    joins(&b, id);
    house_later(&house, 400000);
    assert_int_equal(tables_count(&house.sv), 0);
    restart(100000000);
    a.house = b.house = &house;
    house_later(&house, 73000000);
    house_later(&house, 2000);
    json_t *m = row_of_table(&a, id);
    assert_true(is_true_at(m, "seats.0.away"));
    json_decref(m);
}

static void test_everything_goes_on_after_a_restart(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    opened(&a,
           "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\",\"level\":"
           "\"greedy\"},"
           "{\"kind\":\"bot\",\"level\":\"greedy\"}]}",
           id);
    struct net_socket *ws = dial(&a, id, NULL);
    json_t *m = heard_type(ws, "hello");
    while (!is_true_at(m, "table.your_turn")) {
        json_decref(m);
        m = heard_type(ws, "step");
    }
    long long step = int_at(m, "step");
    char action[100];
    (void)snprintf(action, sizeof action, "%s", text_at(m, "view.legal.0.do"));
    json_decref(m);
    say(ws, "{\"id\":\"t\",\"type\":\"chat\",\"text\":\"Aloha\"}");
    say(ws, "{\"id\":\"r\",\"type\":\"read\",\"chat\":1,\"step\":7}");
    acts(ws, "move", step, action);
    json_decref(heard_type(ws, "ok"));
    m = NULL;
    for (json_t *next; (next = heard(ws)) != NULL; m = next)
        json_decref(m);
    long long last = int_at(m, "step");
    char *view = json_dumps(at(m, "view"), JSON_COMPACT | JSON_SORT_KEYS);
    json_decref(m);
    socket_free(ws);
    restart(5000);
    a.house = &house;
    ws = dial(&a, id, NULL);
    m = heard_type(ws, "hello");
    assert_int_equal(int_at(m, "step"), last);
    char *again = json_dumps(at(m, "view"), JSON_COMPACT | JSON_SORT_KEYS);
    assert_string_equal(view, again);
    assert_string_equal(text_at(m, "chat.0.text"), "Aloha");
    assert_int_equal(int_at(m, "chat_read"), 1);
    json_decref(m);
    /* The move is sent again by a client that never got the answer. */
    acts(ws, "move", step, action);
    m = heard_type(ws, "ok");
    assert_int_equal(int_at(m, "step"), step + 1);
    json_decref(m);
    heard_nothing(ws);
    free(view), free(again);
    socket_free(ws);
}

/* Bots were due when it stopped: they go on without anybody looking. */
static void test_bots_go_on_after_a_restart(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    opened(&a,
           "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\",\"level\":"
           "\"greedy\"}],"
           "\"options\":{\"first_player\":\"0\"}}",
           id);
    house.sv.config.bot_pause_ms = 600000;
    struct net_socket *ws = dial(&a, id, NULL);
    json_t *m = heard_type(ws, "hello");
    acts(ws, "1", int_at(m, "step"), "FISH fish");
    json_decref(m);
    m = row_of_table(&a, id);
    assert_int_equal(int_at(m, "due.0"), 1); /* it thinks, or waits to be seen */
    json_decref(m);
    socket_free(ws);
    house.sv.config.bot_pause_ms = 0;
    restart(1000);
    a.house = &house;
    house_later(&house, 2000);
    m = row_of_table(&a, id);
    assert_true(is_true_at(m, "your_turn"));
    json_decref(m);
}

static void test_idle_tables_leave_memory_and_are_small(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    opened(&a,
           "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"bot\",\"level\":\"greedy\"},"
           "{\"kind\":\"bot\",\"level\":\"greedy\"},{\"kind\":\"bot\",\"level\":\"greedy\"},"
           "{\"kind\":\"bot\",\"level\":\"greedy\"}]}",
           id);
    struct table *t = tables_find(&house.sv, id);
    assert_non_null(t);
    assert_int_equal(t->row.status, TABLE_RUNNING); /* bots among themselves wait for somebody */
    struct net_socket *first = dial(&a, id, NULL);
    assert_int_equal(t->row.status, TABLE_OVER);
    assert_true(table_bytes(t) < 64 * 1024);
    socket_free(first);
    house_later(&house, 299000);
    assert_int_equal(tables_count(&house.sv), 1);
    house_later(&house, 3000);
    assert_int_equal(tables_count(&house.sv), 0);
    struct net_socket *ws = dial(&a, id, NULL);
    json_t *m = heard_type(ws, "hello");
    assert_true(is_true_at(m, "view.over"));
    assert_true(json_is_null(at(m, "you")));
    json_decref(m);
    house_later(&house, 1000000);
    assert_int_equal(tables_count(&house.sv), 1); /* somebody looks */
    socket_free(ws);
}

int main(void)
{
#define HOUSE(test) cmocka_unit_test_setup_teardown(test, open_disk_house, close_disk_house)
    const struct CMUnitTest tests[] = {
        HOUSE(test_a_clock_runs_only_for_who_is_due),
        HOUSE(test_who_runs_out_is_played_by_a_bot_until_back),
        HOUSE(test_why_a_bot_plays_is_told),
        HOUSE(test_without_people_the_table_rests),
        HOUSE(test_a_rest_has_an_end_also_out_of_memory_and_after_a_restart),
        HOUSE(test_slow_tables_rest_for_a_week),
        HOUSE(test_leave_and_come_back),
        HOUSE(test_who_came_back_keeps_his_time),
        HOUSE(test_a_live_clock_stands_still_with_the_server),
        HOUSE(test_setting_the_wall_clock_drains_nobody),
        HOUSE(test_a_sleep_of_the_machine_stops_live_clocks_only),
        HOUSE(test_a_turn_that_began_in_the_future_begins_now),
        HOUSE(test_a_slow_clock_rings_for_a_table_out_of_memory),
        HOUSE(test_everything_goes_on_after_a_restart),
        HOUSE(test_bots_go_on_after_a_restart),
        HOUSE(test_idle_tables_leave_memory_and_are_small),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
