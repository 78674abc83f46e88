/* test_bookmarks.c - the bookmark of a journal, on each store, and in a file of a program that had none. */
#include "given.h"
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

struct bookmark {
    int64_t line;
    size_t n;
    uint8_t bytes[8];
};

static void keep_bookmark(void *context, int64_t line, const void *bytes, size_t n)
{
    struct bookmark *b = context;
    b->line = line;
    b->n = n;
    memcpy(b->bytes, bytes, n < sizeof b->bytes ? n : sizeof b->bytes);
}

static void a_journal_has_one_bookmark(struct given *g)
{
    static uint8_t large[STORE_BOOKMARK + 1];
    struct bookmark b = { 0 };
    int64_t removed;
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    given_table(g, "t1", ana);
    must(g, store_bookmark_get(g->s, "t1", keep_bookmark, &b, &g->e));
    assert_int_equal(b.line, 0);
    must(g, store_bookmark_put(g->s, "t1", 512, "\0\\\377'", 4, &g->e));
    must(g, store_bookmark_put(g->s, "t1", 700, "\n\0\200", 3, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_bookmark_put(g->s, "t2", 1, "x", 1, &g->e));
    must_refuse(g, ERR_INVALID, store_bookmark_put(g->s, "t1", 0, "x", 1, &g->e));
    must_refuse(g, ERR_INVALID, store_bookmark_put(g->s, "t1", 1, "x", 0, &g->e));
    must_refuse(g, ERR_INVALID, store_bookmark_put(g->s, "t1", 1, large, sizeof large, &g->e));
    must(g, store_commit(g->s, &g->e));
    reopened(g);
    must(g, store_bookmark_get(g->s, "t1", keep_bookmark, &b, &g->e));
    assert_int_equal(b.line, 700);
    assert_int_equal(b.n, 3);
    assert_memory_equal(b.bytes, "\n\0\200", 3);
    must(g, store_begin(g->s, &g->e));
    must(g, store_bookmark_put(g->s, "t1", 800, large, STORE_BOOKMARK, &g->e));
    must(g, store_commit(g->s, &g->e));
    must(g, store_bookmark_get(g->s, "t1", keep_bookmark, &b, &g->e));
    assert_int_equal(b.n, STORE_BOOKMARK);
    must(g, store_begin(g->s, &g->e)); /* it goes with its table */
    must(g, store_sweep(g->s, INT64_MAX, &removed, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_bookmark_put(g->s, "t1", 800, "x", 1, &g->e));
    must(g, store_commit(g->s, &g->e));
    b.line = 0;
    must(g, store_bookmark_get(g->s, "t1", keep_bookmark, &b, &g->e));
    assert_int_equal(b.line, 0);
}

/* A file as the fourth schema left it, in the place of the store. */
static void given_older(struct given *g)
{
    char sql[20000];
    FILE *dump = fopen("tests/store/version_4.sql", "r");
    sqlite3 *db = NULL;
    assert_non_null(dump);
    size_t n = fread(sql, 1, sizeof sql - 1, dump);
    sql[n] = '\0';
    (void)fclose(dump);
    store_close(g->s);
    g->s = NULL;
    snprintf(g->file, sizeof g->file, "%s/older.db", g->folder);
    snprintf(g->url, sizeof g->url, "sqlite:%s", g->file);
    assert_int_equal(sqlite3_open(g->file, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

/* Its journals have none, and can get one. */
static void an_older_file_gets_room_for_them(struct given *g)
{
    struct store_table t;
    struct bookmark b = { 0 };
    if (g->kind != STORE_SQLITE)
        return;
    given_older(g);
    reopened(g);
    assert_int_equal(faults_of(g, NULL, 0), 0);
    must(g, store_table_get(g->s, "t1", &t, &g->e));
    assert_int_equal(t.version, 7);
    assert_int_equal(t.asked.since, 1650);
    must(g, store_bookmark_get(g->s, "t1", keep_bookmark, &b, &g->e));
    assert_int_equal(b.line, 0);
    must(g, store_begin(g->s, &g->e));
    must(g, store_bookmark_put(g->s, "t1", 3, "x", 1, &g->e));
    must(g, store_commit(g->s, &g->e));
    must(g, store_bookmark_get(g->s, "t1", keep_bookmark, &b, &g->e));
    assert_int_equal(b.line, 3);
}

int main(void)
{
    static const struct store_test tests[] = {
        { "a_journal_has_one_bookmark", a_journal_has_one_bookmark },
        { "an_older_file_gets_room_for_them", an_older_file_gets_room_for_them },
    };
    return run_on_each_store(tests, sizeof tests / sizeof *tests);
}
