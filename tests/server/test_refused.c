/*
 * test_refused.c - tables that cannot be opened: damaged ones, and games of other rules than this
 * program has. Their visitors get one final answer, their journals stay, and a check names them.
 */
#include "cli/db_tables.h"
#include "one_house.h"
#include "server/table.h"
#include "vaka/hash.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <sodium.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- Tables, and what befalls their journals ------------------------------------------------- */

static void opened(struct browser *b, const char *game, bool is_private, bool is_played,
                   char id[STORE_ID])
{
    char body[300];
    (void)snprintf(
        body, sizeof body,
        "{\"game\":\"%s\",\"public\":%s,\"seats\":[{\"kind\":\"%s\",\"level\":\"greedy\"},"
        "{\"kind\":\"bot\",\"level\":\"greedy\"}]}",
        game, is_private ? "false" : "true", is_played ? "bot" : "me");
    struct reply r = post(b, "/api/tables", body);
    if (r.status != 200)
        fail_msg("%s", r.text);
    (void)snprintf(id, STORE_ID, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
    struct net_socket *ws = dial(b, id, NULL);
    socket_free(ws);
    assert_int_equal(tables_find(&house.sv, id)->row.status,
                     is_played ? TABLE_OVER : TABLE_RUNNING);
    house_later(&house, 302000);
    assert_null(tables_find(&house.sv, id)); /* the next visit reads what is stored */
}

static void run_sql(const char *sql)
{
    sqlite3 *db = NULL;
    assert_int_equal(sqlite3_open(house_file, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK)
        fail_msg("%s: %s", sql, sqlite3_errmsg(db));
    sqlite3_close(db);
}

static int keep_text(void *context, int n, char **value, char **name)
{
    (void)n, (void)name;
    (void)snprintf(context, 4200, "%s", value[0]);
    return 0;
}

/* The header says another version of the rules, and is right in itself. */
static void give_other_rules(const char *id, int version)
{
    char sql[5000], line[4200] = "", made[4200];
    sqlite3 *db = NULL;
    assert_int_equal(sqlite3_open(house_file, &db), SQLITE_OK);
    (void)snprintf(sql, sizeof sql, "SELECT text FROM lines WHERE table_id = '%s' AND line = 1",
                   id);
    assert_int_equal(sqlite3_exec(db, sql, keep_text, line, NULL), SQLITE_OK);
    sqlite3_close(db);
    char *rules = strstr(line, "\"rules\":"), *sum = strstr(line, ",\"sum\":");
    assert_true(rules && sum);
    rules += strlen("\"rules\":");
    int n = snprintf(made, sizeof made, "%.*s%d%.*s", (int)(rules - line), line, version,
                     (int)(sum - rules - (int)strspn(rules, "0123456789")),
                     rules + strspn(rules, "0123456789"));
    uint64_t hash = vk_hash(0, made, (size_t)n);
    (void)snprintf(made + n, sizeof made - (size_t)n, ",\"sum\":\"%016llx\"}",
                   (unsigned long long)hash);
    char *text =
        sqlite3_mprintf("UPDATE lines SET text = %Q WHERE table_id = %Q AND line = 1", made, id);
    run_sql("DELETE FROM bookmarks"); /* other rules have other ones, which are of no use here */
    run_sql(text);
    sqlite3_free(text);
}

static void change_a_letter(const char *id)
{
    char sql[200];
    (void)snprintf(sql, sizeof sql,
                   "UPDATE lines SET text = replace(text, '\"hash\":\"', '\"hash\":\"f') "
                   "WHERE table_id = '%s' AND line = 3",
                   id);
    run_sql(sql);
}

static void is_refused(struct reply r, const char *code, const char *sentence)
{
    if (r.status != 410)
        fail_msg("%d: %s", r.status, r.text);
    assert_string_equal(text_at(r.json, "error.code"), code);
    assert_string_equal(text_at(r.json, "error.text"), sentence);
    reply_free(&r);
}

static struct reply asked_for(struct browser *b, const char *id, const char *what)
{
    return get(b, table_path(id, what));
}

/* ---- Checks ---------------------------------------------------------------------------------- */

struct found {
    int n;
    char sentence[4][400];
};

static void keep_sentence(void *context, const char *sentence)
{
    struct found *f = context;
    (void)snprintf(f->sentence[f->n++], sizeof f->sentence[0], "%s", sentence);
}

static struct found checked(void)
{
    struct found f = { 0 };
    struct err e = { 0 };
    int64_t n = 0;
    struct store *s = store_open_reader(house_url, &e);
    assert_non_null(s);
    assert_int_equal(cli_check_tables(s, keep_sentence, &f, &n, &e), 0);
    assert_int_equal(n, f.n);
    store_close(s);
    return f;
}

static void damage_has_one_final_answer_and_is_found_by_a_check(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID], good[STORE_ID], wanted[400];
    const char *sentence = fault_text(F_BROKEN);
    int code;
    (void)state;
    opened(&a, "polynesia", false, false, id);
    opened(&a, "raiatea", false, true, good);
    assert_int_equal(checked().n, 0);
    change_a_letter(id);
    struct found f = checked();
    assert_int_equal(f.n, 1);
    (void)snprintf(wanted, sizeof wanted,
                   "table %s: line 3 of its journal: the checksum does not match: the line or one "
                   "before it was changed",
                   id);
    assert_string_equal(f.sentence[0], wanted);
    struct net_socket *ws = dial(&a, id, NULL);
    assert_true(is_hung_up(ws, &code));
    assert_int_equal(code, 4410);
    socket_free(ws);
    is_refused(asked_for(&a, id, "/steps/1"), "broken", sentence);
    is_refused(asked_for(&a, id, ""), "broken", sentence);
    is_refused(asked_for(&a, id, "/journal"), "broken", sentence); /* it may be repaired */
    struct reply r = asked_for(&a, good, "/journal");
    assert_int_equal(r.status, 200);
    reply_free(&r);
    /* Repaired, it goes on: it is looked at again after a while. */
    char sql[200];
    (void)snprintf(sql, sizeof sql,
                   "UPDATE lines SET text = replace(text, '\"hash\":\"f', '\"hash\":\"') "
                   "WHERE table_id = '%s' AND line = 3",
                   id);
    run_sql(sql);
    house_later(&house, 61000);
    ws = dial(&a, id, NULL);
    json_decref(heard_type(ws, "hello"));
    socket_free(ws);
}

static void a_row_that_does_not_fit_its_journal_is_found(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID], sql[200];
    (void)state;
    opened(&a, "polynesia", false, true, id);
    (void)snprintf(sql, sizeof sql, "UPDATE tables SET secret = randomblob(32) WHERE id = '%s'",
                   id);
    run_sql(sql);
    struct found f = checked();
    assert_int_equal(f.n, 1);
    assert_non_null(strstr(f.sentence[0], "promises other luck"));
    (void)snprintf(sql, sizeof sql, "DELETE FROM lines WHERE table_id = '%s'", id);
    run_sql(sql);
    f = checked();
    assert_int_equal(f.n, 1);
    assert_non_null(strstr(f.sentence[0], "its journal is missing"));
}

/* The one table of the store has been changed like this: what the check says of it. */
static void must_find(const char *change, const char *sentence)
{
    run_sql(change);
    struct found f = checked();
    assert_int_equal(f.n, 1);
    if (!strstr(f.sentence[0], sentence))
        fail_msg("%s", f.sentence[0]);
}

static void a_row_of_another_game_size_or_state_is_found(void **state)
{
    struct browser a = newcomer(&house, "Leilani");
    char id[STORE_ID];
    (void)state;
    opened(&a, "polynesia", false, true, id);
    must_find("UPDATE tables SET game = 'raiatea'", "is of another game");
    must_find("UPDATE tables SET game = 'polynesia', status = 1",
              "its journal has ended, the table has not");
    must_find("UPDATE tables SET status = 2, n_seats = 3;"
              "INSERT INTO seats SELECT table_id, 2, kind, away, person, level, clock_left "
              "FROM seats WHERE seat = 1",
              "is for another number of seats");
    must_find("UPDATE tables SET n_seats = 1; DELETE FROM seats WHERE seat > 0",
              "is for another number of seats");
    run_sql("DELETE FROM tables");
    opened(&a, "polynesia", false, false, id);
    must_find("UPDATE tables SET status = 2", "the table is over, its journal has no end");
}

/* Whatever the game, and whichever version it has by now. */
static void games_of_other_rules_are_refused_and_can_be_downloaded(void **state)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    (void)state;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        char running[STORE_ID], over[STORE_ID], hidden[STORE_ID], sentence[300], wanted[400];
        int code, older = g->rules_version - 1;
        if (g->seats_min > 2 || g->seats_max < 2)
            continue;
        opened(&a, g->id, false, false, running);
        opened(&a, g->id, false, true, over);
        opened(&a, g->id, true, true, hidden);
        give_other_rules(running, older);
        give_other_rules(over, older);
        give_other_rules(hidden, older);
        (void)snprintf(sentence, sizeof sentence,
                       "This game follows version %d of the rules of %s; this program has version "
                       "%d and cannot replay it.",
                       older, g->title, g->rules_version);
        /* The same words in the check, without the manners of a whole sentence. */
        struct found f = checked();
        assert_int_equal(f.n, 3);
        (void)snprintf(wanted, sizeof wanted, "line 1 of its journal: t%.*s",
                       (int)strlen(sentence) - 2, sentence + 1);
        for (int k = 0; k < 3; k++)
            assert_non_null(strstr(f.sentence[k], wanted));
        struct net_socket *ws = dial(&a, running, NULL);
        assert_true(is_hung_up(ws, &code));
        assert_int_equal(code, 4410);
        socket_free(ws);
        const char *told = fault_text(F_OTHER_RULES);
        is_refused(asked_for(&b, over, "/steps/1"), "other_rules", told);
        is_refused(asked_for(&b, over, ""), "other_rules", told);
        /* As it is stored: what is over to everybody, what is not to those who sat there. */
        struct reply r = asked_for(&b, over, "/journal");
        assert_int_equal(r.status, 200);
        assert_non_null(strstr(r.text, "\"rules\":"));
        assert_non_null(strstr(r.text, "\"secret\":\""));
        reply_free(&r);
        r = asked_for(&a, running, "/journal");
        assert_int_equal(r.status, 200);
        reply_free(&r);
        is_refused(asked_for(&b, running, "/journal"), "other_rules", told);
        r = asked_for(&b, hidden, "/journal"); /* not public, and no code */
        assert_int_equal(r.status, 404);
        reply_free(&r);
        run_sql("DELETE FROM tables");
        house_later(&house, 400000);
    }
}

int main(void)
{
#define HOUSE(test) cmocka_unit_test_setup_teardown(test, open_disk_house, close_disk_house)
    const struct CMUnitTest tests[] = {
        HOUSE(damage_has_one_final_answer_and_is_found_by_a_check),
        HOUSE(a_row_that_does_not_fit_its_journal_is_found),
        HOUSE(a_row_of_another_game_size_or_state_is_found),
        HOUSE(games_of_other_rules_are_refused_and_can_be_downloaded),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
