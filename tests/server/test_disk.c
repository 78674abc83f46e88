/*
 * test_disk.c - what is answered is on the disk, whatever the disk does: full, without a sync that can be
 * trusted, broken. The failures come from under SQLite (bad_disk.h), through the code that always runs.
 */
#include "bad_disk.h"
#include "one_house.h"
#include "server/keeper.h"
#include "server/table.h"
#include "vaka/rng.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const enum bad_disk all_bad[] = { DISK_FULL, DISK_NO_SYNC, DISK_BROKEN };
enum { N_BAD = sizeof all_bad / sizeof *all_bad, MOVES = 60 };

static int open_on_disk(void **state)
{
    (void)state;
    bad_disk_plug();
    house = (struct house){ 0 };
    house_open(&house, bad_disk_store());
    return 0;
}

static int close_disk(void **state)
{
    (void)state;
    bad_disk_is(DISK_WELL);
    house_close(&house);
    bad_disk_unplug();
    return 0;
}

/* ---- Two people who play on ----------------------------------------------------------------- */

struct pair {
    struct browser who[2];
    struct net_socket *ws[2];
    char id[STORE_ID];
    long long step; /* as the last view said */
    char move[100]; /* the first legal one of who is due */
    int due;
};

static void note_views(struct pair *p)
{
    for (int i = 0; i < 2; i++)
        for (json_t *m; (m = heard(p->ws[i])) != NULL; json_decref(m)) {
            if (!json_is_object(at(m, "view")))
                continue;
            p->step = int_at(m, "step");
            if (json_array_size(at(m, "view.legal"))) {
                p->due = i;
                (void)snprintf(p->move, sizeof p->move, "%s", text_at(m, "view.legal.0.do"));
            }
        }
}

static struct pair two_people(void)
{
    struct pair p = { .who = { newcomer(&house, "Leilani"), newcomer(&house, "Tane") } };
    char path[100];
    struct reply r = post(
        &p.who[0], "/api/tables",
        "{\"game\":\"polynesia\",\"name\":\"Friday canoe\",\"options\":{\"first_player\":\"0\"},"
        "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}]}");
    assert_int_equal(r.status, 200);
    (void)snprintf(p.id, sizeof p.id, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
    (void)snprintf(path, sizeof path, "/api/tables/%s/join", p.id);
    r = post(&p.who[1], path, "{}");
    assert_int_equal(r.status, 200);
    reply_free(&r);
    for (int i = 0; i < 2; i++)
        p.ws[i] = dial(&p.who[i], p.id, NULL);
    note_views(&p);
    return p;
}

static void leave(struct pair *p)
{
    socket_free(p->ws[0]);
    socket_free(p->ws[1]);
}

/* The next move under this id; was it answered with ok? Who waits hears of it only then. */
static bool moves(struct pair *p, int number)
{
    char text[300], id[20];
    bool is_ok = false, is_no = false;
    (void)snprintf(id, sizeof id, "m-%d", number);
    (void)snprintf(text, sizeof text,
                   "{\"id\":\"%s\",\"type\":\"act\",\"step\":%lld,\"do\":\"%s\"}", id, p->step,
                   p->move);
    forget_heard(p->ws[0]);
    forget_heard(p->ws[1]);
    int due = p->due;
    say(p->ws[due], text);
    for (json_t *m; (m = heard(p->ws[due])) != NULL; json_decref(m)) {
        const char *type = text_at(m, "type");
        is_ok |= strcmp(type, "ok") == 0;
        is_no |= strcmp(type, "no") == 0;
        if (is_no)
            assert_string_equal(text_at(m, "error.code"), "busy");
        if (json_is_object(at(m, "view")) && json_array_size(at(m, "view.legal")))
            (void)snprintf(p->move, sizeof p->move, "%s", text_at(m, "view.legal.0.do"));
        if (json_is_object(at(m, "view")))
            p->step = int_at(m, "step");
    }
    assert_true(is_ok != is_no);
    if (is_no)
        heard_nothing(p->ws[!due]);
    else
        note_views(p);
    return is_ok;
}

/* Steps that a server finds which opens these files anew. */
static long long steps_on_disk(const char *id)
{
    struct pair q = { 0 };
    house_close(&house);
    house = (struct house){ 0 };
    house_open(&house, bad_disk_store_again());
    struct browser b = newcomer(&house, "Moana");
    char path[100];
    (void)snprintf(path, sizeof path, "/api/tables/%s", id);
    struct reply r = get(&b, path);
    assert_int_equal(r.status, 200);
    q.step = int_at(r.json, "table.step");
    reply_free(&r);
    return q.step;
}

/* ---- The tests ------------------------------------------------------------------------------- */

static void test_an_ok_comes_after_a_sync(void **state)
{
    struct pair p = two_people();
    (void)state;
    for (int i = 0; i < 10; i++) {
        int before = bad_disk_syncs();
        assert_true(moves(&p, i));
        assert_true(bad_disk_syncs() > before);
    }
    leave(&p);
}

static void test_a_move_on_a_bad_disk_is_refused_and_can_be_sent_again(void **state)
{
    struct pair p = two_people();
    (void)state;
    for (int i = 0; i < N_BAD; i++) {
        long long step = p.step;
        bad_disk_is(all_bad[i]);
        assert_false(moves(&p, i));
        bad_disk_is(DISK_WELL);
        assert_int_equal(p.step, step);
        assert_true(moves(&p, i));
        assert_true(p.step > step);
    }
    long long step = p.step;
    leave(&p);
    assert_int_equal(steps_on_disk(p.id), step);
}

/* Whatever comes when, the disk holds what was answered with ok, and nothing else. */
static void test_what_was_answered_is_what_is_found(void **state)
{
    struct vk_rng rng = vk_rng_from(7, 0);
    struct pair p = two_people();
    int refused = 0;
    (void)state;
    for (int i = 0; i < MOVES; i++) {
        bool is_bad = vk_rng_below(&rng, 3) == 0;
        bad_disk_is(is_bad ? all_bad[vk_rng_below(&rng, N_BAD)] : DISK_WELL);
        bool is_ok = moves(&p, i);
        assert_true(is_ok != is_bad);
        refused += !is_ok;
    }
    assert_true(refused > 5);
    long long step = p.step;
    leave(&p);
    assert_int_equal(steps_on_disk(p.id), step);
}

static void test_no_table_is_opened_on_a_bad_disk(void **state)
{
    struct browser b = newcomer(&house, "Leilani");
    (void)state;
    for (int i = 0; i < N_BAD; i++) {
        bad_disk_is(all_bad[i]);
        struct reply r = post(&b, "/api/tables",
                              "{\"game\":\"polynesia\",\"name\":\"Canoe\","
                              "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}]}");
        assert_int_equal(r.status, 503);
        reply_free(&r);
        bad_disk_is(DISK_WELL);
        r = get(&b, "/api/tables?list=mine");
        assert_int_equal(r.status, 200);
        assert_int_equal(json_array_size(at(r.json, "tables")), 0);
        reply_free(&r);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_an_ok_comes_after_a_sync, open_on_disk, close_disk),
        cmocka_unit_test_setup_teardown(test_a_move_on_a_bad_disk_is_refused_and_can_be_sent_again,
                                        open_on_disk, close_disk),
        cmocka_unit_test_setup_teardown(test_what_was_answered_is_what_is_found, open_on_disk,
                                        close_disk),
        cmocka_unit_test_setup_teardown(test_no_table_is_opened_on_a_bad_disk, open_on_disk,
                                        close_disk),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
