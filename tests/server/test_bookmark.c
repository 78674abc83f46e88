/*
 * test_bookmark.c - long games that leave memory and are read again: from the bookmark in the store where it fits the
 * journal, from the first line where it does not, and the same in both cases.
 */
#include "one_house.h"
#include "server/table.h"
#include <cmocka.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void run_sql(const char *sql)
{
    sqlite3 *db = NULL;
    assert_int_equal(sqlite3_open(house_file, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK)
        fail_msg("%s: %s", sql, sqlite3_errmsg(db));
    sqlite3_close(db);
}

/* A game of bots, played to its end. False: luck ended it before its first bookmark. */
static bool is_played(struct browser *b, char id[STORE_ID])
{
    struct reply r =
        post(b, "/api/tables",
             "{\"game\":\"archipelago\",\"public\":true,\"seats\":["
             "{\"kind\":\"bot\",\"level\":\"random\"},{\"kind\":\"bot\",\"level\":\"random\"},"
             "{\"kind\":\"bot\",\"level\":\"random\"},{\"kind\":\"bot\",\"level\":\"random\"}]}");
    if (r.status != 200)
        fail_msg("%s", r.text);
    (void)snprintf(id, STORE_ID, "%s", text_at(r.json, "table.id"));
    reply_free(&r);
    socket_free(dial(b, id, NULL));
    const struct table *t = tables_find(&house.sv, id);
    assert_non_null(t);
    return t->marked > 0;
}

/* One that is long enough: few are not. */
static void played(struct browser *b, char id[STORE_ID])
{
    enum { TRIES = 20 };
    for (int i = 0; i < TRIES; i++)
        if (is_played(b, id))
            return;
    fail_msg("%d games, and none has a bookmark", TRIES);
}

/* What a table holds, after it was read anew. */
struct held {
    int64_t marked;
    uint32_t n, saves;
    uint64_t hash, sum;
    uint32_t n_told[VK_VIEWERS];
};

static struct held read_anew(struct browser *b, const char *id)
{
    house_later(&house, 302000);
    assert_null(tables_find(&house.sv, id));
    struct net_socket *ws = dial(b, id, NULL);
    const struct table *t = tables_find(&house.sv, id);
    assert_non_null(t);
    assert_true(t->is_loaded && !t->is_read_whole);
    struct held h = { .marked = t->marked,
                      .n = t->play.game.n,
                      .saves = t->play.game.saves.n,
                      .hash = vk_state_hash(t->play.game.game, t->play.game.state),
                      .sum = t->play.journal.sum };
    memcpy(h.n_told, t->play.n_told, sizeof h.n_told);
    socket_free(ws);
    return h;
}

static void same_game(const struct held *a, const struct held *b)
{
    assert_int_equal(a->n, b->n);
    assert_int_equal(a->saves, b->saves);
    assert_true(a->hash == b->hash && a->sum == b->sum);
    assert_memory_equal(a->n_told, b->n_told, sizeof a->n_told);
}

/* Right in itself, but of another game. */
#define OF_ANOTHER                                                                                 \
    "UPDATE bookmarks SET (line, body) = (SELECT line, body FROM bookmarks AS b"                   \
    " WHERE b.table_id <> bookmarks.table_id)"

static void a_bookmark_is_a_help_and_no_truth(void **state)
{
    static const char *const spoils[] = {
        "UPDATE bookmarks SET body = zeroblob(length(body))",
        "UPDATE bookmarks SET body = substr(body, 1, length(body) - 8)",
        "UPDATE bookmarks SET body = zeroblob(3)",
        "UPDATE bookmarks SET line = line - 1",
        "UPDATE bookmarks SET line = line + 1",
        OF_ANOTHER,
    };
    char id[STORE_ID], other[STORE_ID];
    (void)state;
    struct browser b = newcomer(&house, "Ana");
    played(&b, id);
    played(&b, other);
    struct held marked = read_anew(&b, id);
    assert_true(marked.marked >= 512);
    run_sql("CREATE TABLE kept_bookmarks AS SELECT * FROM bookmarks");
    for (size_t i = 0; i < sizeof spoils / sizeof *spoils; i++) {
        run_sql(spoils[i]);
        struct held whole = read_anew(&b, id);
        if (whole.marked != 0)
            fail_msg("%s: believed", spoils[i]);
        same_game(&whole, &marked);
        run_sql("DELETE FROM bookmarks; INSERT INTO bookmarks SELECT * FROM kept_bookmarks");
    }
    run_sql("DELETE FROM bookmarks");
    struct held whole = read_anew(&b, id);
    assert_int_equal(whole.marked, 0);
    same_game(&whole, &marked);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_bookmark_is_a_help_and_no_truth, open_disk_house,
                                        close_disk_house),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
