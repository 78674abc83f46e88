/* test_two_houses.c - two servers write to one table at the same time: the first one wins, and nobody is told of it. */
#include "server/table.h"
#include "server/table_read.h"
#include "server/worker.h"
#include "two_houses.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

/* Leilani and Tane, each with a browser at both houses. */
struct people_of_two {
    struct browser la, lb, ta, tb;
    char id[STORE_ID];
};

static const char open_seats[] =
    "{\"game\":\"polynesia\",\"options\":{\"first_player\":\"0\"},"
    "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"},{\"kind\":\"person\"}]}";
static const char two_people[] = "{\"game\":\"polynesia\",\"options\":{\"first_player\":\"0\"},"
                                 "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],\"clock\":{"
                                 "\"start\":60000,\"step\":10000}}";

static void fine(struct reply r)
{
    if (r.status != 200)
        fail_msg("%d %s", r.status, r.text);
    reply_free(&r);
}

static void opened(struct people_of_two *p, const char *body)
{
    p->la = newcomer(&house_a, "Leilani");
    p->tb = newcomer(&house_b, "Tane");
    p->lb = also_at(&p->la, &house_b);
    p->ta = also_at(&p->tb, &house_a);
    struct reply r = post(&p->la, "/api/tables", body);
    assert_int_equal(r.status, 200);
    (void)snprintf(p->id, sizeof p->id, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
}

static long long step_of(struct net_socket *ws)
{
    json_t *m = heard_last(ws, "hello");
    long long step = int_at(m, "step");
    json_decref(m);
    return step;
}

static void says(struct net_socket *ws, const char *client, const char *type, const char *rest,
                 long long number)
{
    char text[200], tail[120];
    (void)snprintf(tail, sizeof tail, rest, number);
    (void)snprintf(text, sizeof text, "{\"id\":\"%s\",\"type\":\"%s\",%s}", client, type, tail);
    say_only(ws, text);
}

static void fishes(struct net_socket *ws, const char *client, long long step)
{
    says(ws, client, "act", "\"step\":%lld,\"do\":\"FISH fish\"", step);
}

/* ---- Seats --------------------------------------------------------------------------------- */

static void test_two_people_cannot_have_one_seat(void **state)
{
    struct people_of_two p;
    (void)state;
    opened(&p, open_seats);
    struct browser moana = newcomer(&house_a, "Moana");
    struct net_socket *ws = dial(&p.tb, p.id, NULL); /* house B has the table in memory */
    struct net_request *q = post_only(&p.tb, table_path(p.id, "/join"), "{\"seat\":1}");
    fine(post(&moana, table_path(p.id, "/join"), "{\"seat\":1}"));
    struct reply r = answer_to(q);
    assert_int_equal(r.status, 409);
    assert_string_equal(text_at(r.json, "error.code"), "seat_taken");
    reply_free(&r);
    assert_int_equal(row_in_store(p.id).seat[1].person, moana.id);
    json_t *m = heard_last(ws, "hello"); /* who looks at house B sees who was first */
    assert_string_equal(text_at(m, "table.seats.1.name"), "Moana");
    json_decref(m);
    socket_free(ws);
}

static void test_two_people_take_two_seats(void **state)
{
    struct people_of_two p;
    (void)state;
    opened(&p, open_seats);
    struct browser moana = newcomer(&house_a, "Moana");
    struct net_socket *ws = dial(&p.tb, p.id, NULL);
    struct net_request *q = post_only(&p.tb, table_path(p.id, "/join"), "{}");
    fine(post(&moana, table_path(p.id, "/join"), "{}"));
    struct reply r = answer_to(q);
    assert_int_equal(r.status, 200);
    assert_string_equal(text_at(r.json, "table.status"), "running"); /* the last seat is taken */
    reply_free(&r);
    struct store_table row = row_in_store(p.id);
    assert_int_equal(row.seat[1].person, moana.id);
    assert_int_equal(row.seat[2].person, p.tb.id);
    assert_int_equal(row.n_lines, lines_in_store(p.id));
    socket_free(ws);
}

static void test_a_remark_does_not_undo_a_seat(void **state)
{
    struct people_of_two p;
    (void)state;
    opened(&p, open_seats);
    struct net_socket *wb = dial(&p.lb, p.id, NULL);
    forget_heard(wb);
    fine(post(&p.ta, table_path(p.id, "/join"), "{\"seat\":1}"));
    int64_t version = row_in_store(p.id).version;
    says(wb, "c", "chat", "\"text\":\"Hello\"", 0);
    house_settle(&house_b);
    json_decref(heard_type(wb, "ok"));
    struct store_table row = row_in_store(p.id);
    assert_int_equal(row.seat[1].person, p.ta.id);
    assert_int_equal(row.version, version);
    assert_int_equal(row.n_chat, 1);
    says(wb, "c", "chat", "\"text\":\"Hello\"", 0); /* sent again: said once */
    house_settle(&house_b);
    assert_int_equal(row_in_store(p.id).n_chat, 1);
    socket_free(wb);
}

/* ---- Steps --------------------------------------------------------------------------------- */

/* Both sit, Leilani at house A and Tane at house B; each house has the table in memory. */
static void sit_down(struct people_of_two *p, struct net_socket **wa, struct net_socket **wb)
{
    opened(p, two_people);
    fine(post(&p->ta, table_path(p->id, "/join"), "{}"));
    *wa = dial(&p->la, p->id, NULL);
    *wb = dial(&p->tb, p->id, NULL);
}

static void test_of_two_acts_at_the_same_step_one_is_done(void **state)
{
    struct people_of_two p;
    struct net_socket *wa, *wb;
    (void)state;
    sit_down(&p, &wa, &wb);
    long long step = step_of(wa);
    struct net_socket *window = dial(&p.lb, p.id, NULL); /* Leilani's second one */
    forget_heard(window), forget_heard(wb);
    int64_t lines = lines_in_store(p.id);
    fishes(wa, "m1", step);
    fishes(window, "m2", step);
    house_settle(&house_a);
    json_decref(heard_type(wa, "ok"));
    house_settle(&house_b);
    json_t *no = heard_type(window, "no");
    assert_string_equal(text_at(no, "error.code"), "stale");
    json_decref(no);
    assert_int_equal(lines_in_store(p.id), lines + 1);
    assert_int_equal(step_of(wb), step + 1); /* and Tane, who looks there, goes on */
    fishes(wb, "m3", step + 1);
    house_settle(&house_b);
    json_decref(heard_type(wb, "ok"));
    assert_int_equal(lines_in_store(p.id), lines + 2);
    socket_free(wa), socket_free(wb), socket_free(window);
}

static void test_the_same_command_at_both_houses_is_done_once(void **state)
{
    struct people_of_two p;
    struct net_socket *wa, *wb;
    (void)state;
    sit_down(&p, &wa, &wb);
    long long step = step_of(wa);
    struct net_socket *again = dial(&p.lb, p.id, NULL);
    int64_t lines = lines_in_store(p.id);
    fishes(wa, "m1", step);
    fishes(again, "m1", step); /* the line was lost: the same id over another one */
    house_settle(&house_b);
    house_settle(&house_a);
    json_t *first = heard_type(wa, "ok"), *second = heard_type(again, "ok");
    assert_int_equal(int_at(first, "step"), int_at(second, "step"));
    json_decref(first), json_decref(second);
    assert_int_equal(lines_in_store(p.id), lines + 1);
    socket_free(wa), socket_free(wb), socket_free(again);
}

/* House B has an old copy, and nobody has told it: an answer to what it does not know makes it look. */
static void test_an_act_on_what_the_other_house_wrote(void **state)
{
    struct people_of_two p;
    struct net_socket *wa, *wb;
    (void)state;
    sit_down(&p, &wa, &wb);
    long long step = step_of(wa);
    fishes(wa, "m1", step);
    house_settle(&house_a);
    forget_heard(wb);
    fishes(wb, "m2", step + 1);
    house_settle(&house_b);
    json_decref(heard_type(wb, "ok"));
    struct store_table row = row_in_store(p.id);
    assert_int_equal(row.n_lines, lines_in_store(p.id));
    socket_free(wa), socket_free(wb);
}

/* ---- Those who look ------------------------------------------------------------------------ */

/* The next message about the game, without what differs from house to house: its number, and who is connected. */
static json_t *next_news(struct net_socket *ws)
{
    for (json_t *m; (m = heard(ws)) != NULL; json_decref(m)) {
        const char *type = text_at(m, "type");
        if (strcmp(type, "table") == 0)
            continue;
        json_object_del(m, "m");
        json_object_del(m, "table");
        return m;
    }
    return NULL;
}

static int same_news(struct net_socket *wa, struct net_socket *wb)
{
    int n = 0;
    for (json_t *a, *b; (a = next_news(wa)) != NULL; n++) {
        b = next_news(wb);
        if (!json_equal(a, b))
            fail_msg("%.900s\n%.900s", json_dumps(a, JSON_COMPACT), json_dumps(b, JSON_COMPACT));
        json_decref(a), json_decref(b);
    }
    json_t *more = next_news(wb);
    if (more)
        fail_msg("%.600s", json_dumps(more, JSON_COMPACT));
    return n;
}

static void follow(const char *id)
{
    table_follow(tables_find(&house_b.sv, id));
    house_settle(&house_b);
}

static void test_who_looks_elsewhere_is_told_the_same(void **state)
{
    struct people_of_two p;
    struct net_socket *wa, *wb;
    (void)state;
    opened(&p, two_people);
    fine(post(&p.ta, table_path(p.id, "/join"), "{}"));
    wa = dial(&p.la, p.id, NULL);
    struct net_socket *tane = dial(&p.ta, p.id, NULL);
    wb = dial(&p.tb, p.id, NULL);
    long long step = step_of(wa);
    forget_heard(tane), forget_heard(wb);
    fishes(wa, "m1", step);
    house_settle(&house_a);
    follow(p.id);
    assert_true(same_news(tane, wb) >= 1);
    says(wa, "u", "undo", "\"to\":%lld", step);
    house_settle(&house_a);
    follow(p.id);
    assert_int_equal(same_news(tane, wb), 1);
    fishes(wa, "m2", step); /* several of them, read in one go */
    house_settle(&house_a);
    says(wa, "c", "chat", "\"text\":\"Your turn\"", 0);
    house_settle(&house_a);
    forget_heard(tane);
    forget_heard(wb);
    follow(p.id);
    json_decref(heard_type(wb, "step"));
    json_t *m = heard_type(wb, "chat");
    assert_string_equal(text_at(m, "chat.text"), "Your turn");
    json_decref(m);
    follow(p.id); /* nothing is new */
    heard_nothing(wb);
    says(wa, "q", "ask_undo", "\"to\":%lld", step);
    house_settle(&house_a);
    forget_heard(tane);
    follow(p.id);
    m = heard_type(wb, "asked");
    assert_int_equal(int_at(m, "asked.by"), 0);
    json_decref(m);
    socket_free(wa), socket_free(wb), socket_free(tane);
}

/* A game begins, ends and is full of bots elsewhere: whoever looks here sees it to its end. */
static void test_a_whole_game_is_followed(void **state)
{
    struct people_of_two p;
    (void)state;
    opened(&p, open_seats);
    struct net_socket *wb = dial(&p.tb, p.id, NULL);
    forget_heard(wb);
    fine(post(&p.la, table_path(p.id, "/bot"), "{\"seat\":1,\"level\":\"random\"}"));
    fine(post(&p.la, table_path(p.id, "/bot"), "{\"seat\":2,\"level\":\"random\"}"));
    follow(p.id);
    long long step = step_of(wb); /* greeted: it has begun */
    assert_int_equal(row_in_store(p.id).status, TABLE_RUNNING);
    fine(post(&p.la, table_path(p.id, "/leave"), "{}")); /* a bot plays for her, too */
    house_settle(&house_a);
    house_b.has_slow_bots = true;
    workers_hold(house_b.sv.workers, 0);
    assert_int_equal(row_in_store(p.id).status, TABLE_OVER);
    follow(p.id);
    json_t *first = heard_type(wb, "step");
    assert_int_equal(int_at(first, "step"), step + 1);
    json_decref(first);
    json_decref(heard_type(wb, "over"));
    const struct table *t = tables_find(&house_b.sv, p.id);
    assert_int_equal(t->row.n_lines, t->play.journal.line);
    socket_free(wb);
}

/* ---- Questions ----------------------------------------------------------------------------- */

static void both_move_and_ask(struct net_socket *wa, struct net_socket *wb, long long step)
{
    fishes(wa, "m1", step);
    house_settle(&house_a);
    fishes(wb, "m2", step + 1);
    house_settle(&house_b);
    says(wa, "q", "ask_undo", "\"to\":%lld", step);
    house_settle(&house_a);
    json_decref(heard_type(wa, "ok"));
}

static void test_a_question_is_answered_at_the_other_house(void **state)
{
    struct people_of_two p;
    struct net_socket *wa, *wb;
    (void)state;
    sit_down(&p, &wa, &wb);
    long long step = step_of(wa);
    both_move_and_ask(wa, wb, step);
    assert_int_equal(row_in_store(p.id).asked.wait, 2);
    forget_heard(wb);
    says(wb, "y", "answer_undo", "\"yes\":true", 0);
    house_settle(&house_b);
    json_decref(heard_type(wb, "ok"));
    assert_int_equal(row_in_store(p.id).asked.since, 0);
    forget_heard(wa);
    fishes(wa, "m3", step); /* the same number again, after what was taken back */
    house_settle(&house_a);
    json_decref(heard_type(wa, "ok"));
    socket_free(wa), socket_free(wb);
}

static void test_a_question_survives_a_restart(void **state)
{
    struct people_of_two p;
    struct net_socket *wa, *wb;
    (void)state;
    sit_down(&p, &wa, &wb);
    long long step = step_of(wa);
    both_move_and_ask(wa, wb, step);
    socket_free(wa);
    restart_a();
    wa = dial(&p.la, p.id, NULL);
    json_t *m = heard_last(wa, "hello");
    assert_int_equal(int_at(m, "asked.by"), 0);
    assert_int_equal(int_at(m, "asked.to"), step);
    json_decref(m);
    says(wb, "n", "answer_undo", "\"yes\":false", 0);
    house_settle(&house_b);
    socket_free(wa);
    restart_a();
    wa = dial(&p.la, p.id, NULL);
    m = heard_last(wa, "hello");
    assert_true(json_is_null(at(m, "asked")));
    assert_string_equal(text_at(m, "answer.how"), "refused");
    json_decref(m);
    socket_free(wa), socket_free(wb);
}

/* ---- Time ---------------------------------------------------------------------------------- */

static void test_a_clock_runs_out_once(void **state)
{
    struct people_of_two p;
    struct net_socket *wa, *wb;
    (void)state;
    sit_down(&p, &wa, &wb);
    house_a.has_slow_bots = house_b.has_slow_bots = true;
    house_a.now += 61000;
    house_b.now += 61000;
    house_settle(&house_a);
    house_settle(&house_b);
    struct store_table row = row_in_store(p.id);
    assert_int_equal(row.seat[0].away, 1);
    assert_int_equal(row.seat[1].away, 0);
    assert_int_equal(row.n_chat, 1); /* said once */
    json_t *m = heard_last(wb, "hello");
    assert_true(is_true_at(m, "table.seats.0.away"));
    json_decref(m);
    socket_free(wa), socket_free(wb);
}

static void test_who_loses_for_two_seconds_is_told_that_the_house_is_busy(void **state)
{
    struct people_of_two p;
    struct net_socket *wa, *wb;
    (void)state;
    sit_down(&p, &wa, &wb);
    long long step = step_of(wa);
    n_races_to_lose = 5;
    fishes(wa, "m1", step);
    house_settle(&house_a);
    json_decref(heard_type(wa, "ok")); /* the sixth time */
    n_races_to_lose = 20;
    says(wa, "u", "undo", "\"to\":%lld", step);
    house_settle(&house_a);
    json_t *no = heard_type(wa, "no");
    assert_string_equal(text_at(no, "error.code"), "busy");
    json_decref(no);
    assert_int_equal(n_races_to_lose, 12);
    struct reply r = post(&p.la, table_path(p.id, "/leave"), "{}");
    assert_int_equal(r.status, 503);
    reply_free(&r);
    n_races_to_lose = 0;
    says(wa, "u", "undo", "\"to\":%lld", step); /* the same again, when there is time */
    house_settle(&house_a);
    json_decref(heard_type(wa, "ok"));
    socket_free(wa), socket_free(wb);
}

/* ---- Another game -------------------------------------------------------------------------- */

static void test_another_game_pressed_at_both_houses_is_one(void **state)
{
    struct people_of_two p;
    struct net_socket *wa, *wb;
    (void)state;
    sit_down(&p, &wa, &wb);
    workers_hold(house_a.sv.workers, 0);
    house_a.has_slow_bots = true;
    fine(post(&p.la, table_path(p.id, "/leave"), "{}"));
    fine(post(&p.ta, table_path(p.id, "/leave"), "{}"));
    struct table *t = tables_find(&house_a.sv, p.id);
    for (int seat = 0; seat < 2; seat++)
        memcpy(t->row.seat[seat].level, "random", sizeof "random");
    table_seats_changed(t);
    house_a.has_slow_bots = false;
    workers_hold(house_a.sv.workers, -1);
    house_settle(&house_a);
    assert_int_equal(row_in_store(p.id).status, TABLE_OVER);
    socket_free(wb);
    house_later(&house_b, 400000); /* the old copy leaves the memory of house B */
    house_a.now = house_b.now;
    wb = dial(&p.tb, p.id, NULL);
    struct net_request *q = post_only(&p.tb, table_path(p.id, "/rematch"), "{}");
    struct reply r = post(&p.la, table_path(p.id, "/rematch"), "{}"), other = answer_to(q);
    assert_int_equal(r.status, 200);
    assert_int_equal(other.status, 200);
    assert_string_equal(text_at(other.json, "table.id"), text_at(r.json, "table.id"));
    assert_string_equal(text_at(r.json, "table.status"), "open");
    assert_string_equal(text_at(other.json, "table.status"),
                        "running"); /* to want it too is to say yes */
    reply_free(&r), reply_free(&other);
    socket_free(wa), socket_free(wb);
}

#define ON_BOTH(name)                                                                              \
    { #name ", memory", name, open_two_in_memory, close_two, NULL },                               \
    {                                                                                              \
#name ", sqlite", name, open_two_on_disk, close_two, NULL                                  \
    }

int main(void)
{
    static const struct CMUnitTest tests[] = {
        ON_BOTH(test_two_people_cannot_have_one_seat),
        ON_BOTH(test_two_people_take_two_seats),
        ON_BOTH(test_a_remark_does_not_undo_a_seat),
        ON_BOTH(test_of_two_acts_at_the_same_step_one_is_done),
        ON_BOTH(test_the_same_command_at_both_houses_is_done_once),
        ON_BOTH(test_an_act_on_what_the_other_house_wrote),
        ON_BOTH(test_who_looks_elsewhere_is_told_the_same),
        ON_BOTH(test_a_whole_game_is_followed),
        ON_BOTH(test_a_question_is_answered_at_the_other_house),
        ON_BOTH(test_a_question_survives_a_restart),
        ON_BOTH(test_a_clock_runs_out_once),
        ON_BOTH(test_who_loses_for_two_seconds_is_told_that_the_house_is_busy),
        ON_BOTH(test_another_game_pressed_at_both_houses_is_one),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
