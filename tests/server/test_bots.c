/* test_bots.c - whose bots think, in which order, and how much one person and one address may use. */
#include "fake_net.h"
#include "one_house.h"
#include "server/budget.h"
#include "server/table.h"
#include "server/worker.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

static const char four_bots[] = "{\"game\":\"polynesia\",\"seats\":["
                                "{\"kind\":\"bot\",\"level\":\"greedy\"},"
                                "{\"kind\":\"bot\",\"level\":\"greedy\"},"
                                "{\"kind\":\"bot\",\"level\":\"greedy\"},"
                                "{\"kind\":\"bot\",\"level\":\"greedy\"}]}";
static const char bot_first[] = "{\"game\":\"polynesia\",\"options\":{\"first_player\":\"1\"},"
                                "\"seats\":[{\"kind\":\"me\"},"
                                "{\"kind\":\"bot\",\"level\":\"greedy\"}]}";
static const char me_first[] = "{\"game\":\"polynesia\",\"options\":{\"first_player\":\"0\"},"
                               "\"seats\":[{\"kind\":\"me\"},"
                               "{\"kind\":\"bot\",\"level\":\"greedy\"}]}";

static struct reply asked(struct browser *b, const char *body)
{
    return post(b, "/api/tables", body);
}

static void opened(struct browser *b, const char *body, char id[STORE_ID])
{
    struct reply r = asked(b, body);
    if (r.status != 200)
        fail_msg("%s", r.text);
    (void)snprintf(id, STORE_ID, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
}

static void refused(struct reply r, const char *sentence)
{
    assert_int_equal(r.status, 429);
    assert_string_equal(text_at(r.json, "error.code"), "too_many");
    assert_string_equal(text_at(r.json, "error.text"), sentence);
    reply_free(&r);
}

static uint32_t steps_of(const char *id)
{
    struct table *t = tables_find(&house.sv, id);
    return t && t->is_loaded ? t->play.game.n : 0;
}

static void leaves(struct browser *b, const char *id)
{
    char path[120];
    (void)snprintf(path, sizeof path, "/api/tables/%s/leave", id);
    struct reply r = post(b, path, "{}");
    assert_int_equal(r.status, 200);
    reply_free(&r);
}

/* ---- Whose bots think ---------------------------------------------------------------------- */

static void bots_among_themselves_play_while_somebody_looks(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID];
    (void)state;
    house.has_slow_bots = true;
    workers_hold(house.sv.workers, 0);
    opened(&a, four_bots, id);
    uint32_t begun = steps_of(id);
    for (int i = 0; i < 5; i++)
        house_think(&house);
    assert_int_equal(steps_of(id), begun);
    struct net_socket *ws = dial(&b, id, NULL); /* a watcher is enough */
    for (int i = 0; i < 5; i++)
        house_think(&house);
    assert_true(steps_of(id) >= begun + 5);
    hang_up(ws);
    house_think(&house); /* what was thought about when he left */
    uint32_t left = steps_of(id);
    for (int i = 0; i < 5; i++) {
        house.now += 100;
        house_think(&house);
    }
    assert_int_equal(steps_of(id), left);
    socket_free(ws);
    /* Nothing keeps it in memory, and nothing brings it back. */
    house_later(&house, 302000);
    assert_null(tables_find(&house.sv, id));
    house_later(&house, 10000);
    assert_null(tables_find(&house.sv, id));
}

static void a_game_whose_people_are_all_away_comes_to_its_end(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    opened(&a, me_first, id);
    leaves(&a, id);
    struct table *t = tables_find(&house.sv, id);
    assert_non_null(t);
    assert_int_equal(t->row.status, TABLE_OVER);
}

static void a_bot_moves_for_a_person_who_does_not_look(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    opened(&a, bot_first, id);
    assert_true(steps_of(id) > 0);
    assert_int_equal(table_due(tables_find(&house.sv, id)), 1); /* and stops when he is due */
}

/* ---- In which order ------------------------------------------------------------------------ */

/* How many pieces of others' work are begun before the bot of this table has its answer? */
static int turns_until_it_moves(const char *id)
{
    uint32_t before = steps_of(id);
    for (int n = 0; n < 300; n++) {
        house_think(&house);
        if (steps_of(id) > before)
            return n;
    }
    fail_msg("the bot never moved");
    return -1;
}

static void a_hundred_tables_of_a_guest_cost_another_person_two_turns(void **state)
{
    static struct net_socket *ws[100];
    struct browser hog = newcomer(&house, "Hog"), other = newcomer(&house, "Leilani");
    char id[100][STORE_ID], own[STORE_ID];
    (void)state;
    hog.address = "203.0.113.9";
    house.has_slow_bots = true;
    workers_hold(house.sv.workers, 0);
    for (int i = 0; i < 100; i++) {
        opened(&hog, four_bots, id[i]);
        ws[i] = dial(&hog, id[i], NULL);
    }
    for (int i = 0; i < 10; i++)
        house_think(&house); /* they are at it */
    opened(&other, bot_first, own);
    struct net_socket *mine = dial(&other, own, NULL);
    assert_true(turns_until_it_moves(own) <= 1);
    /* Also where nobody looks at any of them: what somebody does look at goes first. */
    for (int i = 0; i < 100; i++)
        hang_up(ws[i]);
    for (int i = 0; i < 30; i++)
        house_think(&house);
    opened(&hog, me_first, id[0]);
    leaves(&hog, id[0]);
    opened(&other, bot_first, own);
    struct net_socket *second = dial(&other, own, NULL);
    assert_true(turns_until_it_moves(own) <= 1);
    for (int i = 0; i < 100; i++)
        socket_free(ws[i]);
    socket_free(mine), socket_free(second);
}

/* ---- How much ------------------------------------------------------------------------------ */

static void thinking_is_a_budget_of_person_and_address(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    char id[STORE_ID], household[HOUSEHOLD];
    (void)state;
    house.sv.config.think_per_person = 30;
    house.sv.config.think_per_address = 60;
    opened(&a, me_first, id);
    struct net_socket *ws = dial(&a, id, NULL);
    limits_household("192.0.2.1", household);
    budget_thought(&house.sv, a.id, household, 31);
    forget_heard(ws);
    say(ws, "{\"id\":\"h\",\"type\":\"hint\"}");
    json_t *m = heard_type(ws, "no");
    assert_string_equal(text_at(m, "error.code"), "too_many");
    assert_string_equal(text_at(m, "error.text"), budget_no_thinking);
    json_decref(m);
    char other[STORE_ID];
    opened(&a, bot_first, other);
    assert_int_equal(table_due(tables_find(&house.sv, other)), 2); /* the bot waits */
    house_later(&house, 6000);                                     /* 3 seconds more of it */
    assert_int_equal(table_due(tables_find(&house.sv, other)), 1);
    /* Another person at the same address is not held up, until the address has used up its own. */
    opened(&b, bot_first, other);
    assert_int_equal(table_due(tables_find(&house.sv, other)), 1);
    budget_thought(&house.sv, 0, household, 61);
    opened(&b, bot_first, other);
    assert_int_equal(table_due(tables_find(&house.sv, other)), 2);
    b.address = "198.51.100.7";
    opened(&b, bot_first, other);
    assert_int_equal(table_due(tables_find(&house.sv, other)), 1);
    socket_free(ws);
}

static void bots_play_at_so_many_tables_at_once(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    static const char with_people[] =
        "{\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}]}";
    struct net_socket *ws[3];
    char id[STORE_ID], path[120];
    (void)state;
    house.sv.config.bot_tables_per_person = 2;
    house.sv.config.bot_tables_per_address = 3;
    for (int i = 0; i < 2; i++) {
        opened(&a, me_first, id);
        ws[i] = dial(&a, id, NULL);
    }
    const char *no =
        "Bots already play at as many of your tables as allowed; finish or leave one first.";
    refused(asked(&a, me_first), no);
    opened(&a, with_people, id); /* without bots he may */
    (void)snprintf(path, sizeof path, "/api/tables/%s/bot", id);
    refused(post(&a, path, "{\"seat\":1,\"level\":\"easy\"}"), no);
    opened(&b, me_first, id);
    ws[2] = dial(&b, id, NULL);
    refused(asked(&b, me_first),
            "Bots already play at as many tables from your address as allowed; try again later.");
    hang_up(ws[2]); /* nobody looks, the person is due: no bot is at work there */
    opened(&b, me_first, id);
    for (int i = 0; i < 3; i++)
        socket_free(ws[i]);
}

static void tables_and_guests_come_at_a_rate(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    house.sv.config.new_tables_per_address = 3;
    for (int i = 0; i < 3; i++)
        opened(&a, me_first, id);
    refused(asked(&a, me_first), budget_no_table);
    house_later(&house, 1200000); /* a third of an hour */
    for (int i = 0; i < 3; i++) { /* sent again it is the same table, and counts once */
        opened(&a,
               "{\"id\":\"x-1\",\"game\":\"polynesia\",\"seats\":[{\"kind\":\"me\"},"
               "{\"kind\":\"person\"}]}",
               id);
    }
    refused(asked(&a, me_first), budget_no_table);
    house_later(&house, 1200000);
    opened(&a, me_first, id);
    refused(asked(&a, me_first), budget_no_table);
    house.sv.config.new_guests_per_address = 2;
    (void)newcomer(&house, "Tane");
    (void)newcomer(&house, "Hina");
    struct browser none = { .house = &house };
    refused(post(&none, "/api/guest", "{}"), budget_no_guest);
    none.address = "2001:db8::1";
    for (int i = 0; i < 2; i++) {
        struct reply r = post(&none, "/api/guest", "{}");
        assert_int_equal(r.status, 200);
        reply_free(&r);
    }
    none.address = "2001:db8::2"; /* the same household */
    refused(post(&none, "/api/guest", "{}"), budget_no_guest);
}

static void a_guest_has_fewer_tables_than_who_keeps_his_name(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    house.sv.config.tables_per_guest = 2;
    house.sv.config.tables_per_person = 3;
    opened(&a, me_first, id);
    opened(&a, me_first, id);
    refused(asked(&a, me_first), "You have too many tables open; finish or close one first.");
    struct reply r = post(&a, "/api/keep", "{\"passphrase\":\"hau'oli makahiki\"}");
    assert_int_equal(r.status, 200);
    reply_free(&r);
    opened(&a, me_first, id);
    refused(asked(&a, me_first), "You have too many tables open; finish or close one first.");
}

static void an_address_may_store_so_much(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID], path[120], household[HOUSEHOLD];
    (void)state;
    house.sv.config.bytes_per_address = 100000;
    opened(&a, me_first, id);
    struct net_socket *ws = dial(&a, id, NULL);
    limits_household("192.0.2.1", household);
    budget_written(&house.sv, household, 99000);
    forget_heard(ws);
    say(ws, "{\"id\":\"c1\",\"type\":\"chat\",\"text\":\"Aloha\"}");
    json_t *m = heard_type(ws, "no"); /* opening the table took more than the rest */
    assert_string_equal(text_at(m, "error.text"), budget_no_writing);
    json_decref(m);
    refused(asked(&a, me_first), budget_no_writing);
    (void)snprintf(path, sizeof path, "/api/tables/%s/note", id);
    refused(post(&a, path, "{\"text\":\"later\"}"), budget_no_writing);
    house_later(&house, 3600000);
    say(ws, "{\"id\":\"c2\",\"type\":\"chat\",\"text\":\"Aloha\"}");
    json_decref(heard_type(ws, "chat"));
    socket_free(ws);
}

int main(void)
{
#define HOUSE(test) cmocka_unit_test_setup_teardown(test, open_house, close_house)
    const struct CMUnitTest tests[] = {
        HOUSE(bots_among_themselves_play_while_somebody_looks),
        HOUSE(a_game_whose_people_are_all_away_comes_to_its_end),
        HOUSE(a_bot_moves_for_a_person_who_does_not_look),
        HOUSE(a_hundred_tables_of_a_guest_cost_another_person_two_turns),
        HOUSE(thinking_is_a_budget_of_person_and_address),
        HOUSE(bots_play_at_so_many_tables_at_once),
        HOUSE(tables_and_guests_come_at_a_rate),
        HOUSE(a_guest_has_fewer_tables_than_who_keeps_his_name),
        HOUSE(an_address_may_store_so_much),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
