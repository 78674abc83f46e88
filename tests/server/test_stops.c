/*
 * test_stops.c - when the server answers for a person, by a clock that stands still until it is moved: at once where
 * nobody could learn anything from it, else after a pause that is the same whether the seat had a choice or not. Two
 * tables that differ in a hidden card alone sound the same, tick by tick.
 */
#include "conquest_secrets.h"
#include "one_house.h"
#include "server/table.h"
#include "twin_servers.h"
#include "vaka/face.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

/* ---- Twins ------------------------------------------------------------------------------------ */

static struct twins twins;

struct found {
    int seat, chooser;
    vk_action act;
};

/* The answers of a seat in one of the worlds, and the one that it gives without being asked. */
static struct vk_routine routine_in(int i, int seat, struct vk_actions *list)
{
    _Alignas(8) uint8_t seen[VK_STATE_MAX];
    vk_view(twins.game, twins.state[i], seat, seen);
    vk_legal(twins.game, seen, seat, list);
    return vk_routine(vk_face_of(twins.game), seen, seat, list);
}

/* A rival is due who has only one answer in one world and a choice, with that one, in the other. */
static bool find_stop(struct found *f)
{
    static struct vk_actions list[2];
    struct vk_due due = vk_due(twins.game, twins.state[0]);
    if (due.over || due.kind != VK_CHOICE || vk_due(twins.game, twins.state[1]).point != due.point)
        return false;
    f->seat = __builtin_ctz(due.seats);
    if (f->seat == TWIN_VIEWER)
        return false;
    struct vk_routine only[2] = { routine_in(0, f->seat, &list[0]),
                                  routine_in(1, f->seat, &list[1]) };
    if ((only[0].at >= 0) == (only[1].at >= 0) || only[0].is_open)
        return false; /* an open one is a part of a move of which others hear only as a whole */
    f->chooser = only[0].at >= 0 ? 1 : 0;
    f->act = list[!f->chooser].act[only[!f->chooser].at];
    const struct vk_actions *choice = &list[f->chooser];
    struct twin_step step = { .seat = f->seat, .act = { f->act, f->act } };
    return choice->act[choice->usual] == f->act && twins_look_same(&twins, &step);
}

static void look_for_stops(enum twin_hand hand, int times)
{
    const struct vk_game *g = vk_game_by_id("conquest");
    struct vk_setup cfg;
    struct found f;
    bool lasted[80] = { false };
    int n_lasted = 0;
    vk_setup_standard(g, TWIN_SEATS, &cfg);
    for (uint64_t seed = 1; times > 0; seed++) {
        struct twin_step step;
        if (seed > 400)
            fail_msg("no twins at such a question; %d are missing", times);
        twins_open(&twins, g, &cfg, TWIN_VIEWER, seed);
        twins.stands_for = NULL;
        while (times > 0) {
            bool is_plan = vk_due(twins.game, twins.state[0]).kind == VK_SECRET;
            if (find_stop(&f)) {
                int tick = twin_servers_answer(&twins, f.seat, f.act, f.chooser, hand);
                assert_in_range(tick, 12, 30); /* of 50 ms: no sooner and no later than the pause */
                n_lasted += !lasted[tick];
                lasted[tick] = true;
                times--;
                break;
            }
            if (!twins_choose(&twins, !is_plan, &step))
                break;
            twins_play(&twins, &step);
        }
    }
    assert_true(n_lasted > 1); /* not one length for all: it could not be told from a slow line */
}

static void test_by_hand(void **state)
{
    (void)state;
    look_for_stops(BY_HAND, 5);
}

static void test_by_wish(void **state)
{
    (void)state;
    look_for_stops(BY_WISH, 5);
}

/* ---- One house -------------------------------------------------------------------------------- */

static const char alone[] = "{\"game\":\"conquest\",\"seats\":[{\"kind\":\"me\"}]}";

static void opened(struct browser *b, const char *body, char id[STORE_ID])
{
    struct reply r = post(b, "/api/tables", body);
    if (r.status != 200)
        fail_msg("%s", r.text);
    (void)snprintf(id, STORE_ID, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
}

static struct table *table_at(const char *id)
{
    struct table *t = tables_find(&house.sv, id);
    assert_non_null(t);
    return t;
}

/* The usual answer by hand, until the table has one of its own to give. */
static void play_to_a_stop(struct net_socket *ws, struct table *t)
{
    static struct vk_actions list;
    struct vk_unasked found;
    char action[VK_ACTION_TEXT], text[300];
    for (int i = 0; i < 400; i++) {
        t->play.wishes[0].is_on = true; /* only looked at: the server is not told */
        bool is_stop = vk_table_unasked(&t->play, 0, &found);
        t->play.wishes[0].is_on = false;
        if (is_stop)
            return;
        vk_legal(t->play.game.game, t->play.game.state, 0, &list);
        struct vk_out out = vk_out_to(action, sizeof action);
        vk_action_write(t->play.game.game, list.act[list.usual], &out);
        (void)snprintf(text, sizeof text,
                       "{\"id\":\"p-%d\",\"type\":\"act\",\"step\":%u,\"do\":\"%s\"}", i,
                       vk_table_number(&t->play, 0, t->play.game.n), action);
        say(ws, text);
    }
    fail_msg("the table never has an answer of its own");
}

static void say_answers(struct net_socket *ws, bool give)
{
    say(ws, give ? "{\"id\":\"w1\",\"type\":\"answers\",\"give\":true}"
                 : "{\"id\":\"w0\",\"type\":\"answers\",\"give\":false}");
    json_decref(heard_type(ws, "ok"));
}

/* Without a word everything is asked; with one the answer comes at once; who takes it back is asked. */
static void test_alone_at_once(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    opened(&a, alone, id);
    struct net_socket *ws = dial(&a, id, NULL);
    struct table *t = table_at(id);
    play_to_a_stop(ws, t);
    uint32_t n = t->play.game.n;
    house_later(&house, 5000);
    assert_int_equal(t->play.game.n, n);
    say_answers(ws, false);
    house_later(&house, 5000);
    assert_int_equal(t->play.game.n, n);
    forget_heard(ws);
    say(ws, "{\"id\":\"w\",\"type\":\"answers\",\"give\":true}");
    assert_true(t->play.game.n > n); /* no time has gone by */
    json_t *step = heard_type(ws, "step");
    assert_true(is_true_at(step, "unasked"));
    assert_non_null(strstr(text_at(step, "log.0.text"), "Answered for you: "));
    json_decref(step);
    socket_free(ws);
}

/* More of one decision is on its way: nothing is answered between. */
static void test_while_more_is_given(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    opened(&a, alone, id);
    struct net_socket *ws = dial(&a, id, NULL);
    struct table *t = table_at(id);
    play_to_a_stop(ws, t);
    t->play.wishes[0].is_giving = true;
    uint32_t n = t->play.game.n;
    say_answers(ws, true);
    house_later(&house, 5000);
    assert_int_equal(t->play.game.n, n);
    t->play.wishes[0].is_giving = false;
    house_later(&house, 100);
    assert_true(t->play.game.n > n);
    socket_free(ws);
}

static void test_wrong_words(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    opened(&a, alone, id);
    struct net_socket *ws = dial(&a, id, NULL);
    static const char *const wrong[] = {
        "{\"id\":\"x\",\"type\":\"answers\"}",
        "{\"id\":\"x\",\"type\":\"answers\",\"give\":true,\"always\":\"pass\"}",
        "{\"id\":\"x\",\"type\":\"answers\",\"give\":true,\"always\":[7]}",
        "{\"id\":\"x\",\"type\":\"answers\",\"give\":true,\"unchanged\":[\"a\\nb\"]}",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        forget_heard(ws);
        say(ws, wrong[i]);
        json_t *no = heard_type(ws, "no");
        assert_string_equal(text_at(no, "error.code"), "bad_request");
        json_decref(no);
    }
    /* Words of another version of the game are passed over. */
    say(ws, "{\"id\":\"y\",\"type\":\"answers\",\"give\":true,\"always\":[\"lost_point pass\"]}");
    json_decref(heard_type(ws, "ok"));
    assert_int_equal(table_at(id)->play.wishes[0].n, 0);
    socket_free(ws);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_hand),
        cmocka_unit_test(test_by_wish),
        cmocka_unit_test_setup_teardown(test_alone_at_once, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_while_more_is_given, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_wrong_words, open_house, close_house),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
