/*
 * test_postgres.c - what only PostgreSQL can do to a store: addresses and logins that are wrong, rights that are
 * missing, schemas of others, connections that break, and two stores that write to one table.
 */
#include "given.h"
#include "postgres.h"
#include "store/change.h"
#include "store/feed.h"
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <string.h>

static void must_not_open(struct given *g, const char *url, int code, const char *word)
{
    struct store *s = store_open(url, &g->e);
    if (s) {
        store_close(s);
        fail_msg("%s was opened", url);
    }
    if (g->e.code != code || !strstr(g->e.text, word))
        fail_msg("%s gave code %d, not %d, or no \"%s\": %s", url, g->e.code, code, word,
                 g->e.text);
    if (strstr(g->e.text, "geheim"))
        fail_msg("the password is told: %s", g->e.text);
}

static void a_wrong_address_is_told(struct given *g)
{
    char url[200];
    must_not_open(g, "postgres://ana:geheim@host:port/vaka", ERR_AWAY, "cannot be reached");
    must_not_open(g, "postgres://ana:geheim@[::1/vaka", ERR_INVALID, "address");
    must_not_open(g, "postgres://ana:geheim@/vaka?nothing=1", ERR_INVALID, "address");
    must_not_open(g, "postgres:///vaka?host=/nowhere", ERR_AWAY, "cannot be reached");
    postgres_url(url, sizeof url, "vaka", "nothing");
    must_not_open(g, url, ERR_UNAVAILABLE, "refuses the login");
    postgres_url(url, sizeof url, "nobody", "vaka");
    must_not_open(g, url, ERR_UNAVAILABLE, "refuses the login");
}

static void a_password_is_not_shown(struct given *g)
{
    static const char *const shown[][2] = {
        { "sqlite:var/vaka.db", "sqlite:var/vaka.db" },
        { "postgres://ana@host/vaka", "postgres://ana@host/vaka" },
        { "postgres://ana:geheim@host:5432/vaka", "postgres://ana:***@host:5432/vaka" },
        { "postgres:///vaka?user=ana&password=geheim&host=x",
          "postgres:///vaka?user=ana&password=***&host=x" },
    };
    char text[200];
    (void)g;
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
        store_address(shown[i][0], text, sizeof text);
        assert_string_equal(text, shown[i][1]);
    }
}

static void a_missing_right_is_told(struct given *g)
{
    char url[200];
    struct store_person p = { .name = "Ana" };
    postgres_sql("DROP ROLE IF EXISTS reader; CREATE ROLE reader LOGIN;"
                 " GRANT USAGE ON SCHEMA public TO reader;"
                 " GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader");
    postgres_url(url, sizeof url, "reader", "vaka");
    struct store *s = store_open(url, &g->e);
    assert_non_null(s);
    must(g, store_begin(s, &g->e));
    must_refuse(g, ERR_UNAVAILABLE, store_person_add(s, &p, &g->e));
    store_close(s);
    store_close(g->s);
    g->s = NULL;
    postgres_sql(
        "DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO reader");
    must_not_open(g, url, ERR_UNAVAILABLE, "does not let this login");
}

static void a_schema_of_others_is_left_alone(struct given *g)
{
    postgres_sql("UPDATE meta SET value = 99 WHERE key = 'schema_version'");
    struct store *s = store_open(g->url, &g->e); /* a newer one that older programs may write */
    assert_non_null(s);
    store_close(s);
    postgres_sql("UPDATE meta SET value = 99 WHERE key = 'schema_least'");
    must_not_open(g, g->url, ERR_INVALID, "newer vaka");
    postgres_sql("DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE theirs (a int)");
    must_not_open(g, g->url, ERR_INVALID, "not a Vaka database");
    postgres_sql("DROP TABLE theirs");
    must_refuse(g, ERR_INVALID, store_open_reader(g->url, &g->e) ? 0 : -1);
}

static void wake(void *context)
{
    sem_post(context);
}

/* A server that has begun must not miss what others say while it begins. */
static void a_feed_hears_from_its_beginning(struct given *g)
{
    struct notice n;
    sem_t woken;
    assert_int_equal(sem_init(&woken, 0, 0), 0);
    struct feed *f = feed_open(g->url, "mine", wake, &woken);
    assert_non_null(f);
    postgres_sql("SELECT pg_notify('vaka', 'theirs tabc:7')");
    while (!feed_hear(f, &n))
        sem_wait(&woken);
    assert_int_equal(n.kind, NOTICE_TABLE);
    assert_string_equal(n.id, "abc");
    assert_int_equal(n.number, 7);
    feed_close(f);
    sem_destroy(&woken);
}

static void break_connections(void)
{
    postgres_sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                 " WHERE application_name = 'vaka'");
}

/* What was not committed is gone and says so; the next call has a connection again. */
static void a_lost_connection_is_made_anew(struct given *g)
{
    struct store_person p = { .name = "Eva" };
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    must(g, store_commit(g->s, &g->e));
    break_connections();
    must(g, store_person_get(g->s, ana, &p, &g->e));
    break_connections();
    must(g, store_begin(g->s, &g->e));
    int64_t ben = given_person(g, "Ben", "", 1);
    break_connections();
    must_refuse(g, ERR_AWAY, store_person_add(g->s, &p, &g->e));
    must_refuse(g, ERR_AWAY, store_person_get(g->s, ana, &p, &g->e));
    must_refuse(g, ERR_AWAY, store_commit(g->s, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_person_get(g->s, ben, &p, &g->e));
    must(g, store_begin(g->s, &g->e));
    given_table(g, "t1", ana);
    break_connections();
    must_refuse(g, ERR_AWAY, add_line(g, "t1", 1));
    store_rollback(g->s);
    must(g, store_begin(g->s, &g->e));
    given_table(g, "t1", ana);
    struct store_table row;
    must(g, store_table_get(g->s, "t1", &row, &g->e));
    struct store_change c = { .row = &row, .lines = "line 1 of t1\n", .n_bytes = 13 };
    struct store_change *all[] = { &c, &c };
    break_connections();
    must(g, store_changes(g->s, all, 2, &g->e));
    assert_int_equal(c.outcome, CHANGE_REFUSED);
    assert_int_equal(c.fault.code, ERR_AWAY);
    must_refuse(g, ERR_AWAY, store_commit(g->s, &g->e));
}

struct rival {
    char url[200];
    struct store_table row;
    struct store_change change;
    struct err e;
    int status;
};

static void *write_too(void *context)
{
    struct rival *r = context;
    struct store_change *change = &r->change;
    struct store *s = store_open(r->url, &r->e);
    r->status = -1;
    if (s && store_begin(s, &r->e) == 0 && store_changes(s, &change, 1, &r->e) == 0)
        r->status = store_commit(s, &r->e);
    store_close(s);
    return NULL;
}

/* The second one waits for the first one's commit, or comes after it: either way its version is old. */
static void of_two_stores_one_wins(struct given *g)
{
    struct rival r = { .status = -1 };
    struct store_table mine;
    pthread_t thread;
    must(g, store_begin(g->s, &g->e));
    given_table(g, "t1", given_person(g, "Ana", "", 1));
    must(g, store_table_get(g->s, "t1", &mine, &g->e));
    must(g, store_commit(g->s, &g->e));
    strcpy(r.url, g->url);
    r.row = mine;
    r.change = (struct store_change){ .row = &r.row, .lines = "theirs\n", .n_bytes = 7 };
    struct store_change c = { .row = &mine, .lines = "line 1 of t1\n", .n_bytes = 13 };
    struct store_change *first = &c;
    must(g, store_begin(g->s, &g->e));
    must(g, store_changes(g->s, &first, 1, &g->e));
    assert_int_equal(c.outcome, CHANGE_DONE);
    assert_int_equal(pthread_create(&thread, NULL, write_too, &r), 0);
    must(g, store_commit(g->s, &g->e));
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_int_equal(r.status, 0);
    assert_int_equal(r.change.outcome, CHANGE_LOST_RACE);
    assert_int_equal(sound_journal(g, "t1"), 1);
    assert_int_equal(faults_of(g, NULL, 0), 0);
}

/* More than fit into one pipeline, with one that is refused in the middle. */
static void a_long_group_is_done_but_for_one(struct given *g)
{
    enum { N = 150, BAD = 70 };
    static struct store_table rows[N];
    static struct store_change changes[N];
    static struct store_change *all[N];
    must(g, store_begin(g->s, &g->e));
    int64_t ana = given_person(g, "Ana", "", 1);
    for (int i = 0; i < N; i++) {
        char id[8];
        snprintf(id, sizeof id, "t%03d", N - i);
        rows[i] = a_table(id, i == BAD ? ana + 1 : ana);
        changes[i] = (struct store_change){ .row = &rows[i], .is_new = true };
        all[i] = &changes[i];
    }
    must(g, store_changes(g->s, all, N, &g->e));
    must(g, store_commit(g->s, &g->e));
    for (int i = 0; i < N; i++)
        assert_int_equal(changes[i].outcome, i == BAD ? CHANGE_REFUSED : CHANGE_DONE);
    int64_t n = 0;
    must(g, store_tables_count(g->s, LIST_ALL, 0, &n, &g->e));
    assert_int_equal(n, N - 1);
}

static void a_check_finds_what_is_wrong(struct given *g)
{
    char first[240];
    must(g, store_begin(g->s, &g->e));
    given_table(g, "t1", given_person(g, "Ana", "", 1));
    must(g, add_line(g, "t1", 1));
    must(g, store_commit(g->s, &g->e));
    assert_int_equal(faults_of(g, first, sizeof first), 0);
    postgres_sql("INSERT INTO lines VALUES ('t9', 1, 'x')");
    assert_int_equal(faults_of(g, first, sizeof first), 1);
    assert_non_null(strstr(first, "t9"));
    postgres_sql("DELETE FROM lines WHERE table_id = 't1'; DELETE FROM seats WHERE seat = 1");
    assert_int_equal(faults_of(g, first, sizeof first), 3);
    must_refuse(g, ERR_INVALID, store_backup(g->s, "/tmp/never", &g->e));
}

#define TEST(name)                                                                                 \
    {                                                                                              \
#name, name                                                                                \
    }

int main(void)
{
    static const struct store_test tests[] = {
        TEST(a_wrong_address_is_told),         TEST(a_password_is_not_shown),
        TEST(a_missing_right_is_told),         TEST(a_schema_of_others_is_left_alone),
        TEST(a_feed_hears_from_its_beginning), TEST(a_lost_connection_is_made_anew),
        TEST(of_two_stores_one_wins),          TEST(a_long_group_is_done_but_for_one),
        TEST(a_check_finds_what_is_wrong),
    };
    return run_on_store(STORE_POSTGRES, tests, sizeof tests / sizeof *tests);
}
