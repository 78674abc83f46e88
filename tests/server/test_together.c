/* test_together.c - people and each other: watching by a code, another game, questions to go back. */
#include "fake_net.h"
#include "one_house.h"
#include "server/table.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

struct pair {
    struct browser a, b;
    struct net_socket *wa, *wb;
    char id[STORE_ID], invite[STORE_ID];
};

static struct reply fine(struct reply r)
{
    if (r.status != 200)
        fail_msg("%d %s", r.status, r.text);
    return r;
}

static void refused(struct reply r, int status, const char *text)
{
    assert_int_equal(r.status, status);
    if (text)
        assert_string_equal(text_at(r.json, "error.text"), text);
    reply_free(&r);
}

/* Leilani opens a private table as `body` says, Tane joins by its code; both look at it. */
static void sit_down(struct pair *p, const char *body)
{
    char join[80];
    p->a = newcomer(&house, "Leilani");
    p->b = newcomer(&house, "Tane");
    struct reply r = fine(post(&p->a, "/api/tables", body));
    (void)snprintf(p->id, sizeof p->id, "%s", text_at(r.json, "table.id"));
    (void)snprintf(p->invite, sizeof p->invite, "%s", text_at(r.json, "table.invite"));
    reply_free(&r);
    (void)snprintf(join, sizeof join, "{\"invite\":\"%s\"}", p->invite);
    r = fine(post(&p->b, table_path(p->id, "/join"), join));
    reply_free(&r);
    p->wa = dial(&p->a, p->id, NULL);
    p->wb = dial(&p->b, p->id, NULL);
}

static void stand_up(struct pair *p)
{
    socket_free(p->wa);
    socket_free(p->wb);
}

static const char two[] =
    "{\"game\":\"polynesia\",\"options\":{\"first_player\":\"0\"},\"public\":false,"
    "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}],"
    "\"clock\":{\"start\":60000,\"step\":10000}}";
static const char two_and_a_bot[] =
    "{\"game\":\"polynesia\",\"options\":{\"first_player\":\"0\"},\"public\":false,"
    "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"},{\"kind\":\"bot\",\"level\":\"greedy\"}]}";

static long long step_of(struct net_socket *ws)
{
    json_t *m = NULL;
    for (json_t *next; (next = heard(ws)) != NULL;)
        if (json_is_object(at(next, "view"))) {
            json_decref(m);
            m = next;
        } else {
            json_decref(next);
        }
    long long step = int_at(m, "step");
    json_decref(m);
    return step;
}

static void fishes(struct net_socket *ws, const char *client, long long step)
{
    char text[200];
    (void)snprintf(text, sizeof text,
                   "{\"id\":\"%s\",\"type\":\"act\",\"step\":%lld,\"do\":\"FISH fish\"}", client,
                   step);
    say(ws, text);
}

/* ---- Watching ------------------------------------------------------------------------------ */

static void test_a_private_table_is_watched_by_its_code(void **state)
{
    static const char *const doors[] = { "", "/steps?from=1&to=5", "/journal", "/steps/0" };
    struct pair p;
    char path[240];
    int code;
    (void)state;
    sit_down(&p, two);
    struct browser guest = newcomer(&house, "Moana"), nobody = { .house = &house };
    struct browser *who[] = { &guest, &nobody };
    for (int k = 0; k < 2; k++) {
        for (size_t i = 0; i < sizeof doors / sizeof doors[0]; i++) {
            refused(get(who[k], table_path(p.id, doors[i])), 404, NULL);
            (void)snprintf(path, sizeof path, "%s%cinvite=%s", table_path(p.id, doors[i]),
                           strchr(doors[i], '?') ? '&' : '?', p.invite);
            struct reply r = fine(get(who[k], path));
            reply_free(&r);
            path[strlen(path) - 1] ^= 1; /* a code that is nearly right */
            refused(get(who[k], path), 404, NULL);
        }
        struct net_socket *blind = dial(who[k], p.id, NULL);
        assert_true(is_hung_up(blind, &code));
        assert_int_equal(code, 4404);
        socket_free(blind);
        (void)snprintf(path, sizeof path, "?invite=%s", p.invite);
        struct net_socket *ws = dial(who[k], p.id, path);
        json_t *m = heard_type(ws, "hello");
        assert_true(json_is_null(at(m, "you")));
        assert_true(json_is_null(at(m, "table.invite")));
        assert_string_equal(text_at(m, "view.viewer"), "spectator");
        json_decref(m);
        socket_free(ws);
    }
    stand_up(&p);
}

static void test_watchers_are_counted(void **state)
{
    struct pair p;
    char query[60];
    (void)state;
    sit_down(&p, two);
    json_t *m = heard_last(p.wb, "hello");
    assert_int_equal(int_at(m, "table.watchers"), 0);
    json_decref(m);
    struct browser guest = newcomer(&house, "Moana"), nobody = { .house = &house };
    (void)snprintf(query, sizeof query, "?invite=%s", p.invite);
    struct net_socket *one = dial(&guest, p.id, query), *two_eyes = dial(&nobody, p.id, query);
    house_later(&house, 100);
    m = heard_last(p.wa, "table");
    assert_int_equal(int_at(m, "table.watchers"), 2);
    json_decref(m);
    hang_up(one);
    house_later(&house, 100);
    m = heard_last(p.wa, "table");
    assert_int_equal(int_at(m, "table.watchers"), 1);
    json_decref(m);
    socket_free(one), socket_free(two_eyes);
    stand_up(&p);
}

/* ---- Another game -------------------------------------------------------------------------- */

/* A game of two people that is over: both leave and the bots finish it. */
static void finished(struct pair *p, const char *body)
{
    sit_down(p, body);
    hold_bots();
    struct reply r = fine(post(&p->a, table_path(p->id, "/leave"), "{}"));
    reply_free(&r);
    r = fine(post(&p->b, table_path(p->id, "/leave"), "{}"));
    reply_free(&r);
    hasten_bots(tables_find(&house.sv, p->id));
    forget_heard(p->wa), forget_heard(p->wb);
}

static void offered(struct pair *p, char next[STORE_ID])
{
    struct reply r = fine(post(&p->a, table_path(p->id, "/rematch"), "{}"));
    (void)snprintf(next, STORE_ID, "%s", text_at(r.json, "table.id"));
    assert_string_equal(text_at(r.json, "table.status"), "open");
    assert_false(is_true_at(r.json, "table.seats.0.asked"));
    assert_true(is_true_at(r.json, "table.seats.1.asked"));
    assert_false(is_true_at(r.json, "table.seats.1.away"));
    assert_string_equal(text_at(r.json, "table.seats.1.name"), "Tane");
    reply_free(&r);
}

static void test_another_game_begins_when_the_other_says_yes(void **state)
{
    struct pair p;
    char next[STORE_ID];
    (void)state;
    finished(&p, two);
    offered(&p, next);
    /* The other learns of it at once, at the old table and in his list. */
    json_t *m = heard_type(p.wb, "table");
    assert_string_equal(text_at(m, "table.rematch"), next);
    json_decref(m);
    struct reply r = fine(get(&p.b, "/api/tables?list=mine"));
    assert_string_equal(text_at(r.json, "tables.0.id"), next);
    assert_true(is_true_at(r.json, "tables.0.seats.1.asked"));
    reply_free(&r);
    /* However long that takes, no clock runs. */
    house_later(&house, 3600000);
    r = fine(post(&p.b, table_path(next, "/join"), "{}"));
    assert_string_equal(text_at(r.json, "table.status"), "running");
    assert_int_equal(int_at(r.json, "table.seats.0.clock_left"), 60000);
    assert_int_equal(int_at(r.json, "table.seats.1.clock_left"), 60000);
    assert_false(is_true_at(r.json, "table.seats.1.away"));
    reply_free(&r);
    stand_up(&p);
}

static void test_to_want_it_too_is_to_say_yes(void **state)
{
    struct pair p;
    char next[STORE_ID];
    (void)state;
    finished(&p, two);
    offered(&p, next);
    struct reply r = fine(post(&p.a, table_path(p.id, "/rematch"), "{}"));
    assert_string_equal(text_at(r.json, "table.id"), next);
    assert_string_equal(text_at(r.json, "table.status"), "open"); /* asking twice is no answer */
    reply_free(&r);
    r = fine(post(&p.b, table_path(p.id, "/rematch"), "{}"));
    assert_string_equal(text_at(r.json, "table.id"), next);
    assert_string_equal(text_at(r.json, "table.status"), "running");
    reply_free(&r);
    stand_up(&p);
}

static void test_who_declines_leaves_a_free_seat_and_is_named(void **state)
{
    struct pair p;
    char next[STORE_ID];
    (void)state;
    finished(&p, two);
    offered(&p, next);
    struct net_socket *ws = dial(&p.a, next, NULL);
    struct reply r = fine(post(&p.b, table_path(next, "/leave"), "{}"));
    reply_free(&r);
    json_t *m = heard_type(ws, "chat");
    assert_int_equal(int_at(m, "chat.person"), 0);
    assert_string_equal(text_at(m, "chat.text"), "Tane does not want another game now.");
    json_decref(m);
    m = heard_last(ws, "table");
    assert_string_equal(text_at(m, "table.seats.1.kind"), "free");
    json_decref(m);
    /* The host seats a bot, and it begins. */
    r = fine(post(&p.a, table_path(next, "/bot"), "{\"seat\":1,\"level\":\"greedy\"}"));
    assert_string_equal(text_at(r.json, "table.status"), "running");
    reply_free(&r);
    refused(post(&p.b, table_path(p.id, "/rematch"), "{}"), 403,
            "The others play without you now.");
    socket_free(ws);
    stand_up(&p);
}

static void test_the_host_need_not_wait_for_an_answer(void **state)
{
    struct pair p;
    char next[STORE_ID];
    (void)state;
    finished(&p, two);
    offered(&p, next);
    struct net_socket *ws = dial(&p.b, next, NULL);
    refused(post(&p.b, table_path(next, "/bot"), "{\"seat\":0}"), 403, NULL);
    refused(post(&p.a, table_path(next, "/bot"), "{\"seat\":0}"), 409, NULL); /* his own */
    struct reply r =
        fine(post(&p.a, table_path(next, "/bot"), "{\"seat\":1,\"level\":\"greedy\"}"));
    assert_string_equal(text_at(r.json, "table.status"), "running");
    reply_free(&r);
    json_t *m = heard_type(ws, "chat");
    assert_string_equal(text_at(m, "chat.text"),
                        "Leilani is not waiting for Tane: a bot takes the seat.");
    json_decref(m);
    socket_free(ws);
    stand_up(&p);
}

static void test_an_offer_that_was_taken_back_can_be_made_again(void **state)
{
    struct pair p;
    char next[STORE_ID], later[STORE_ID];
    (void)state;
    finished(&p, two);
    offered(&p, next);
    struct reply r = fine(post(&p.a, table_path(next, "/leave"), "{}"));
    assert_string_equal(text_at(r.json, "table.status"), "closed"); /* nobody else had said yes */
    reply_free(&r);
    r = fine(post(&p.b, table_path(p.id, "/rematch"), "{}"));
    (void)snprintf(later, sizeof later, "%s", text_at(r.json, "table.id"));
    assert_string_not_equal(later, next);
    assert_true(is_true_at(r.json, "table.seats.0.asked"));
    assert_false(is_true_at(r.json, "table.seats.1.asked"));
    reply_free(&r);
    stand_up(&p);
}

static void test_a_stranger_has_no_say(void **state)
{
    struct pair p;
    char next[STORE_ID];
    (void)state;
    finished(&p, two);
    struct browser stranger = newcomer(&house, "Moana");
    refused(post(&stranger, table_path(p.id, "/rematch"), "{}"), 404, NULL);
    offered(&p, next);
    refused(post(&stranger, table_path(next, "/join"), "{}"), 404, NULL);
    refused(post(&stranger, table_path(next, "/leave"), "{}"), 404, NULL);
    stand_up(&p);
}

static void test_an_accepted_seat_survives_the_host(void **state)
{
    struct pair p;
    char next[STORE_ID];
    (void)state;
    finished(&p, two_and_a_bot);
    struct reply r = fine(post(&p.a, table_path(p.id, "/rematch"), "{}"));
    (void)snprintf(next, sizeof next, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
    stand_up(&p);
    struct table *t = tables_find(&house.sv, next);
    assert_int_equal(t->row.status, TABLE_OPEN);
    assert_int_equal(t->row.seat[2].kind, SEAT_BOT);
    t->row.seat[2].kind = SEAT_FREE; /* so that a yes does not begin the game */
    r = fine(post(&p.b, table_path(next, "/join"), "{}"));
    reply_free(&r);
    r = fine(post(&p.a, table_path(next, "/leave"), "{}"));
    assert_string_equal(text_at(r.json, "table.status"), "open");
    reply_free(&r);
    assert_int_equal(t->row.host, p.b.id); /* who can seat bots now */
}

/* ---- Going back ---------------------------------------------------------------------------- */

/* Both have moved once: Leilani's move is beyond her own reach. */
static long long both_move(struct pair *p)
{
    long long step = step_of(p->wa);
    fishes(p->wa, "m1", step);
    fishes(p->wb, "m2", step + 1);
    forget_heard(p->wa), forget_heard(p->wb);
    return step;
}

static void asks(struct pair *p, const char *client, long long to)
{
    char text[100];
    (void)snprintf(text, sizeof text, "{\"id\":\"%s\",\"type\":\"ask_undo\",\"to\":%lld}", client,
                   to);
    say(p->wa, text);
}

static void ended(struct net_socket *ws, const char *how, long long seat)
{
    json_t *m = heard_last(ws, "asked");
    assert_true(json_is_null(at(m, "asked")));
    assert_int_equal(int_at(m, "answer.by"), 0);
    assert_string_equal(text_at(m, "answer.how"), how);
    if (seat < 0)
        assert_true(json_is_null(at(m, "answer.seat")));
    else
        assert_int_equal(int_at(m, "answer.seat"), seat);
    json_decref(m);
}

static void test_nothing_to_take_back_before_the_first_move(void **state)
{
    struct pair p;
    (void)state;
    sit_down(&p, two);
    json_t *m = heard_last(p.wa, "hello");
    long long step = int_at(m, "step");
    assert_true(step > 0); /* chance has moved */
    assert_false(is_true_at(m, "undo.can"));
    assert_true(json_is_null(at(m, "undo.ask")));
    json_decref(m);
    asks(&p, "q", 0);
    m = heard_last(p.wa, "no");
    assert_string_equal(text_at(m, "error.code"), "undo");
    json_decref(m);
    forget_heard(p.wb);
    fishes(p.wa, "m1", step);
    fishes(p.wb, "m2", step + 1);
    m = heard_last(p.wa, "step");
    assert_int_equal(int_at(m, "undo.ask"), step); /* before her own move */
    json_decref(m);
    m = heard_last(p.wb, "step");
    assert_int_equal(int_at(m, "undo.ask"), step + 1);
    json_decref(m);
    /* After what is hers there is nothing of hers. */
    asks(&p, "q2", step + 1);
    m = heard_last(p.wa, "no");
    assert_string_equal(text_at(m, "error.code"), "undo");
    json_decref(m);
    stand_up(&p);
}

static void test_a_refusal_is_told_with_its_name(void **state)
{
    struct pair p;
    (void)state;
    sit_down(&p, two);
    long long step = both_move(&p);
    asks(&p, "q", step);
    say(p.wb, "{\"id\":\"n\",\"type\":\"answer_undo\",\"yes\":false}");
    ended(p.wa, "refused", 1);
    /* Whoever asked and lost the line just then is told on coming back. */
    socket_free(p.wa);
    p.wa = dial(&p.a, p.id, NULL);
    json_t *m = heard_last(p.wa, "hello");
    assert_string_equal(text_at(m, "answer.how"), "refused");
    json_decref(m);
    /* A move makes it history. */
    fishes(p.wa, "m3", step + 2);
    socket_free(p.wa);
    p.wa = dial(&p.a, p.id, NULL);
    m = heard_last(p.wa, "hello");
    assert_true(json_is_null(at(m, "answer")));
    json_decref(m);
    stand_up(&p);
}

static void test_a_question_survives_a_lost_line_and_can_be_withdrawn(void **state)
{
    struct pair p;
    (void)state;
    sit_down(&p, two);
    long long step = both_move(&p);
    asks(&p, "q", step);
    socket_free(p.wb);
    p.wb = dial(&p.b, p.id, NULL);
    json_t *m = heard_last(p.wb, "hello");
    assert_int_equal(int_at(m, "asked.by"), 0);
    assert_int_equal(int_at(m, "asked.to"), step);
    json_decref(m);
    say(p.wb, "{\"id\":\"w\",\"type\":\"withdraw_undo\"}"); /* not his question */
    m = heard_type(p.wb, "no");
    assert_string_equal(text_at(m, "error.code"), "stale");
    json_decref(m);
    say(p.wa, "{\"id\":\"w\",\"type\":\"withdraw_undo\"}");
    json_decref(heard_type(p.wa, "ok"));
    ended(p.wb, "withdrawn", 0);
    say(p.wb, "{\"id\":\"y\",\"type\":\"answer_undo\",\"yes\":true}");
    m = heard_type(p.wb, "no");
    assert_string_equal(text_at(m, "error.code"), "stale");
    json_decref(m);
    stand_up(&p);
}

static void test_when_all_agree_that_is_told_too(void **state)
{
    struct pair p;
    (void)state;
    sit_down(&p, two);
    long long step = both_move(&p) + 2; /* what others did before that stays */
    fishes(p.wa, "m3", step);
    asks(&p, "q", step);
    say(p.wb, "{\"id\":\"y\",\"type\":\"answer_undo\",\"yes\":true}");
    json_t *m = heard_type(p.wa, "undone");
    assert_int_equal(int_at(m, "step"), step);
    json_decref(m);
    ended(p.wa, "agreed", -1);
    stand_up(&p);
}

/* Who was not asked, or has answered already, has no say: the others' answers stand. */
static void test_each_answers_once_and_only_who_is_asked(void **state)
{
    static const char three[] =
        "{\"game\":\"polynesia\",\"options\":{\"first_player\":\"0\"},"
        "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"},{\"kind\":\"person\"}]}";
    struct pair p;
    struct browser c = newcomer(&house, "Moana");
    (void)state;
    sit_down(&p, three);
    struct reply r = fine(post(&c, table_path(p.id, "/join"), "{}"));
    reply_free(&r);
    struct net_socket *wc = dial(&c, p.id, NULL);
    long long step = both_move(&p);
    asks(&p, "q", step);
    say(p.wa, "{\"id\":\"n\",\"type\":\"answer_undo\",\"yes\":false}"); /* her own question */
    json_t *m = heard_type(p.wa, "no");
    assert_string_equal(text_at(m, "error.code"), "stale");
    json_decref(m);
    say(p.wb, "{\"id\":\"y\",\"type\":\"answer_undo\",\"yes\":true}");
    json_decref(heard_type(p.wb, "ok"));
    m = heard_last(p.wa, "asked");
    assert_int_equal(int_at(m, "asked.wait.0"), 2); /* one yes of two is not enough */
    json_decref(m);
    say(p.wb, "{\"id\":\"n\",\"type\":\"answer_undo\",\"yes\":false}"); /* he has said yes */
    m = heard_type(p.wb, "no");
    assert_string_equal(text_at(m, "error.code"), "stale");
    json_decref(m);
    say(wc, "{\"id\":\"y\",\"type\":\"answer_undo\",\"yes\":true}");
    m = heard_type(p.wa, "undone");
    assert_int_equal(int_at(m, "step"), step);
    json_decref(m);
    socket_free(wc);
    stand_up(&p);
}

static void test_a_move_is_an_answer_as_well(void **state)
{
    struct pair p;
    (void)state;
    sit_down(&p, two);
    long long step = both_move(&p);
    fishes(p.wa, "m3", step + 2);
    asks(&p, "q", step);
    fishes(p.wb, "m4", step + 3);
    ended(p.wa, "moved", 1);
    stand_up(&p);
}

static void test_bots_are_not_asked(void **state)
{
    (void)state;
    struct browser a = newcomer(&house, "Leilani");
    struct reply r =
        fine(post(&a, "/api/tables",
                  "{\"game\":\"polynesia\",\"options\":{\"first_player\":\"0\"},"
                  "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\",\"level\":\"greedy\"}]}"));
    struct net_socket *ws = dial(&a, text_at(r.json, "table.id"), NULL);
    reply_free(&r);
    long long step = step_of(ws);
    char text[100];
    fishes(ws, "m", step);
    forget_heard(ws);
    (void)snprintf(text, sizeof text, "{\"id\":\"q\",\"type\":\"ask_undo\",\"to\":%lld}", step);
    say(ws, text);
    json_t *m = heard_type(ws, "undone");
    assert_int_equal(int_at(m, "step"), step);
    json_decref(m);
    socket_free(ws);
}

/* ---- Leaving ------------------------------------------------------------------------------- */

static void test_leaving_and_coming_back_are_told(void **state)
{
    struct pair p;
    (void)state;
    sit_down(&p, two);
    forget_heard(p.wa);
    struct reply r = fine(post(&p.b, table_path(p.id, "/leave"), "{}"));
    assert_false(is_true_at(r.json, "table.seats.1.late"));
    reply_free(&r);
    json_t *m = heard_type(p.wa, "chat");
    assert_string_equal(text_at(m, "chat.text"), "Tane has left. A bot plays until they are back.");
    json_decref(m);
    say(p.wb, "{\"id\":\"b\",\"type\":\"back\"}");
    m = heard_last(p.wa, "chat");
    assert_string_equal(text_at(m, "chat.text"), "Tane is back.");
    json_decref(m);
    /* To be back twice is no news. */
    forget_heard(p.wa);
    say(p.wb, "{\"id\":\"b2\",\"type\":\"back\"}");
    for (json_t *x; (x = heard(p.wa)) != NULL; json_decref(x))
        assert_string_not_equal(text_at(x, "type"), "chat");
    stand_up(&p);
}

int main(void)
{
#define HOUSE(test) cmocka_unit_test_setup_teardown(test, open_house, close_house)
    const struct CMUnitTest tests[] = {
        HOUSE(test_a_private_table_is_watched_by_its_code),
        HOUSE(test_watchers_are_counted),
        HOUSE(test_another_game_begins_when_the_other_says_yes),
        HOUSE(test_to_want_it_too_is_to_say_yes),
        HOUSE(test_who_declines_leaves_a_free_seat_and_is_named),
        HOUSE(test_the_host_need_not_wait_for_an_answer),
        HOUSE(test_an_offer_that_was_taken_back_can_be_made_again),
        HOUSE(test_a_stranger_has_no_say),
        HOUSE(test_an_accepted_seat_survives_the_host),
        HOUSE(test_nothing_to_take_back_before_the_first_move),
        HOUSE(test_a_refusal_is_told_with_its_name),
        HOUSE(test_a_question_survives_a_lost_line_and_can_be_withdrawn),
        HOUSE(test_when_all_agree_that_is_told_too),
        HOUSE(test_each_answers_once_and_only_who_is_asked),
        HOUSE(test_a_move_is_an_answer_as_well),
        HOUSE(test_bots_are_not_asked),
        HOUSE(test_leaving_and_coming_back_are_told),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
