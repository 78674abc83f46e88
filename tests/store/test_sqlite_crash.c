/*
 * test_sqlite_crash.c - a server that is killed, a disk that is full, a copy made while somebody
 * writes: what was reported as committed is there, whole, and nothing is half there.
 */
#include "given.h"
#include "store/sqlite.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { GROUP = 3 }; /* commands that share a commit */

static int begin_with(void **state)
{
    static struct given g;
    given_store(&g, STORE_SQLITE);
    must(&g, store_begin(g.s, &g.e));
    assert_int_equal(given_person(&g, "Ana", "", 1), 1);
    given_table(&g, "t1", 1);
    must(&g, store_commit(g.s, &g.e));
    *state = &g;
    return 0;
}

static int end_with(void **state)
{
    given_gone(*state);
    return 0;
}

static void pause_microseconds(long n)
{
    struct timespec t = { n / 1000000, n % 1000000 * 1000 };
    nanosleep(&t, NULL);
}

/* ---- Commands of several rows each ---- */

/* Command n writes line n, its reply, a word in the chat, and the table. */
static int command(struct given *g, int64_t n)
{
    char client[STORE_ID];
    struct store_table t = a_table("t1", 1);
    struct store_chat c = { .person = 1, .name = "Ana", .text = "moved" };
    snprintf(client, sizeof client, "c%lld", (long long)n);
    t.updated = n;
    t.seat[0].clock_left = n;
    return add_line(g, "t1", n) || store_chat_add(g->s, "t1", &c, &g->e) ||
                   store_command_add(g->s, "t1", 1, client, "done", n, &g->e) ||
                   store_table_put(g->s, &t, &g->e)
               ? -1
               : 0;
}

/* A group as the server commits it; between its commands one that fails after half its rows. */
static int group(struct given *g, int64_t first)
{
    if (store_begin(g->s, &g->e))
        return -1;
    for (int i = 0; i < GROUP; i++) {
        if (store_mark_point(g->s, &g->e) || command(g, first + i))
            return -1;
        store_keep_mark(g->s);
        if (store_mark_point(g->s, &g->e) ||
            store_command_add(g->s, "t1", 1, "late", "never", 1, &g->e))
            return -1;
        if (add_line(g, "t1", first) == 0 || g->e.code != ERR_CONFLICT)
            return -1;
        store_undo_to_mark(g->s);
    }
    return store_commit(g->s, &g->e);
}

static void count_chat(void *context, const struct store_chat *c)
{
    assert_int_equal(c->n, ++*(int64_t *)context);
}

/* How many commands are there, each with all its rows; none but these. */
static int64_t whole_commands(struct given *g)
{
    char client[STORE_ID], reply[STORE_REPLY];
    struct store_table t;
    int64_t n = sound_journal(g, "t1"), n_chat = 0;
    must(g, store_chat(g->s, "t1", 0, 1 << 30, count_chat, &n_chat, &g->e));
    assert_int_equal(n_chat, n);
    for (int64_t i = 1; i <= n; i++) {
        snprintf(client, sizeof client, "c%lld", (long long)i);
        must(g, store_command_get(g->s, "t1", 1, client, reply, &g->e));
    }
    snprintf(client, sizeof client, "c%lld", (long long)n + 1);
    must_refuse(g, ERR_NOT_FOUND, store_command_get(g->s, "t1", 1, client, reply, &g->e));
    must_refuse(g, ERR_NOT_FOUND, store_command_get(g->s, "t1", 1, "late", reply, &g->e));
    must(g, store_table_get(g->s, "t1", &t, &g->e));
    if (n > 0) {
        assert_int_equal(t.updated, n);
        assert_int_equal(t.seat[0].clock_left, n);
    }
    assert_int_equal(faults_of(g, NULL, 0), 0);
    return n;
}

/* ---- Kill -9 ---- */

/* In a child: commit groups for ever and report the last command of each over the pipe. */
static _Noreturn void write_for_ever(struct given *g, int64_t next, int pipe_end)
{
    g->s = store_open(g->url, &g->e);
    if (!g->s)
        _exit(1);
    for (;; next += GROUP) {
        int64_t last = next + GROUP - 1;
        if (group(g, next))
            _exit(2);
        if (write(pipe_end, &last, sizeof last) != sizeof last)
            _exit(3);
    }
}

static pid_t start_writer(struct given *g, int64_t next, int *reports)
{
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(ends[0]);
        write_for_ever(g, next, ends[1]);
    }
    close(ends[1]);
    *reports = ends[0];
    return child;
}

static void kill_writer(pid_t child)
{
    int status = 0;
    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status)); /* it had not ended by itself */
}

static void what_was_reported_survives_a_kill(void **state)
{
    struct given *g = *state;
    int64_t n = 0;
    store_close(g->s);
    g->s = NULL;
    srand((unsigned)time(NULL));
    for (int round = 0; round < 12; round++) {
        int reports;
        int64_t reported = n, report;
        pid_t child = start_writer(g, n + 1, &reports);
        if (round % 4) { /* else at any moment of opening */
            assert_int_equal(read(reports, &report, sizeof report), sizeof report);
            reported = report;
        }
        pause_microseconds(rand() % 40000);
        kill_writer(child);
        while (read(reports, &report, sizeof report) == sizeof report)
            reported = report;
        close(reports);
        reopened(g);
        int64_t there = whole_commands(g);
        if (there != reported && there != reported + GROUP) /* committed, not yet reported */
            fail_msg("%lld reported and %lld there", (long long)reported, (long long)there);
        n = there;
        store_close(g->s);
        g->s = NULL;
    }
    assert_true(n > 0);
}

/* Killed while the file is made and migrated: the next start finishes or begins anew. */
static void a_kill_during_creation_is_no_harm(void **state)
{
    struct given *g = *state;
    for (int round = 0; round < 12; round++) {
        char url[200];
        struct err e;
        snprintf(url, sizeof url, "sqlite:%s/new%d/vaka.db", g->folder, round);
        pid_t child = fork();
        if (child == 0) {
            store_open(url, &e);
            pause();
            _exit(1);
        }
        pause_microseconds(rand() % 12000);
        kill_writer(child);
        struct store *s = store_open(url, &e);
        if (!s)
            fail_msg("%s", e.text);
        store_close(s);
    }
}

/* ---- Full disks ---- */

static void a_full_disk_costs_only_what_was_not_committed(void **state)
{
    struct given *g = *state;
    sqlite3 *db = ((struct sqlite *)g->s)->db;
    int64_t n = 0;
    assert_int_equal(sqlite3_exec(db, "PRAGMA max_page_count = 60", NULL, NULL, NULL), SQLITE_OK);
    while (n < 100000 && group(g, n + 1) == 0)
        n += GROUP;
    assert_int_equal(g->e.code, ERR_UNAVAILABLE);
    assert_non_null(strstr(g->e.text, "the disk is full"));
    store_rollback(g->s);
    assert_true(n > 0);
    assert_int_equal(whole_commands(g), n);
    assert_int_equal(group(g, n + 1), -1); /* still full, still a sentence */
    assert_int_equal(g->e.code, ERR_UNAVAILABLE);
    store_rollback(g->s);
    assert_int_equal(sqlite3_exec(db, "PRAGMA max_page_count = 9999", NULL, NULL, NULL), SQLITE_OK);
    must(g, group(g, n + 1)); /* room again: it goes on */
    reopened(g);
    assert_int_equal(whole_commands(g), n + GROUP);
}

static void limit_file_size(rlim_t bytes)
{
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

/*
 * A write that fails in the middle of a transaction larger than the cache takes all of it along.
 * Then nothing of it may be written after all, and its commit must not claim success.
 */
static void a_lost_transaction_stays_lost(void **state)
{
    struct given *g = *state;
    static char line[STORE_LINE];
    struct store_person p;
    must(g, group(g, 1));
    memset(line, 'l', sizeof line);
    signal(SIGXFSZ, SIG_IGN);
    sqlite3_exec(((struct sqlite *)g->s)->db, "PRAGMA cache_size = 5", NULL, NULL, NULL);
    must(g, store_begin(g->s, &g->e));
    given_table(g, "t2", 1);
    limit_file_size(400000);
    int result = 0;
    for (int64_t i = 1; i < 1000 && result == 0; i++)
        result = store_line_add(g->s, "t2", i, line, sizeof line, &g->e);
    limit_file_size(RLIM_INFINITY);
    assert_int_equal(result, -1);
    assert_int_equal(g->e.code, ERR_UNAVAILABLE);
    assert_int_equal(g->s->doom.code, ERR_UNAVAILABLE); /* else this test tests nothing */
    must_refuse(g, ERR_UNAVAILABLE, command(g, 4));
    must_refuse(g, ERR_UNAVAILABLE, store_person_get(g->s, 1, &p, &g->e));
    must_refuse(g, ERR_UNAVAILABLE, store_mark_point(g->s, &g->e));
    store_undo_to_mark(g->s);
    must_refuse(g, ERR_UNAVAILABLE, store_commit(g->s, &g->e));
    assert_int_equal(sound_journal(g, "t2"), 0);
    assert_int_equal(whole_commands(g), GROUP);
    must(g, group(g, 4));
    reopened(g);
    assert_int_equal(whole_commands(g), 2 * GROUP);
}

static void a_disk_that_fills_under_the_log(void **state)
{
    struct given *g = *state;
    int64_t n = 0;
    signal(SIGXFSZ, SIG_IGN);
    limit_file_size(300000);
    while (n < 100000 && group(g, n + 1) == 0)
        n += GROUP;
    int code = g->e.code;
    store_rollback(g->s);
    limit_file_size(RLIM_INFINITY);
    assert_int_equal(code, ERR_UNAVAILABLE);
    assert_int_equal(whole_commands(g), n);
    must(g, group(g, n + 1));
    reopened(g);
    assert_int_equal(whole_commands(g), n + GROUP);
}

/* ---- Copies ---- */

static int64_t commands_in_copy(const char *file)
{
    struct given copy = { 0 };
    snprintf(copy.url, sizeof copy.url, "sqlite:%s", file);
    copy.s = store_open(copy.url, &copy.e);
    if (!copy.s)
        fail_msg("%s: %s", file, copy.e.text);
    int64_t n = whole_commands(&copy);
    must(&copy, group(&copy, n + 1)); /* it is a store like any other */
    store_close(copy.s);
    return n;
}

static void a_backup_is_a_store(void **state)
{
    struct given *g = *state;
    char file[100], bad[160];
    snprintf(file, sizeof file, "%s/copy.db", g->folder);
    snprintf(bad, sizeof bad, "%s/no/copy.db", g->folder);
    must(g, group(g, 1));
    must(g, store_backup(g->s, file, &g->e));
    must(g, group(g, 4));
    must_refuse(g, ERR_CONFLICT, store_backup(g->s, file, &g->e));
    must_refuse(g, ERR_CONFLICT, store_backup(g->s, g->file, &g->e));
    must_refuse(g, ERR_UNAVAILABLE, store_backup(g->s, bad, &g->e));
    must_refuse(g, ERR_INVALID, store_backup(g->s, "", &g->e));
    assert_int_equal(commands_in_copy(file), GROUP);
    assert_int_equal(whole_commands(g), 2 * GROUP);
    struct store *memory = store_open("memory:", &g->e);
    must_refuse(g, ERR_INVALID, store_backup(memory, "/tmp/never", &g->e));
    store_close(memory);
}

static void a_backup_that_does_not_fit_leaves_no_file(void **state)
{
    struct given *g = *state;
    char file[100];
    snprintf(file, sizeof file, "%s/copy.db", g->folder);
    for (int64_t i = 1; i < 60; i += GROUP)
        must(g, group(g, i));
    signal(SIGXFSZ, SIG_IGN);
    limit_file_size(20000);
    int result = store_backup(g->s, file, &g->e);
    limit_file_size(RLIM_INFINITY);
    assert_int_equal(result, -1);
    assert_int_equal(g->e.code, ERR_UNAVAILABLE);
    assert_non_null(strstr(g->e.text, "copy.db"));
    assert_int_equal(access(file, F_OK), -1);
    must(g, store_backup(g->s, file, &g->e));
}

static void a_backup_while_another_process_writes(void **state)
{
    struct given *g = *state;
    struct err e;
    int reports;
    int64_t report = 0, before = 0;
    store_close(g->s);
    g->s = NULL;
    pid_t child = start_writer(g, 1, &reports);
    assert_int_equal(read(reports, &report, sizeof report), sizeof report);
    for (int i = 0; i < 4; i++) {
        char file[100];
        snprintf(file, sizeof file, "%s/copy%d.db", g->folder, i);
        struct store *s = store_open_reader(g->url, &e);
        if (!s)
            fail_msg("%s", e.text);
        must(g, store_backup(s, file, &g->e));
        struct given reader = { .s = s };
        must_refuse(&reader, ERR_INVALID, store_begin(s, &reader.e));
        must_refuse(&reader, ERR_INVALID, command(&reader, 1));
        store_close(s);
        int64_t n = commands_in_copy(file);
        assert_true(n >= report && n >= before && n % GROUP == 0);
        before = n;
        pause_microseconds(5000);
    }
    kill_writer(child);
    close(reports);
    reopened(g);
    assert_true(whole_commands(g) >= before);
}

static void a_reader_wants_a_store_that_is_there(void **state)
{
    struct given *g = *state;
    struct err e;
    char url[160], first[300];
    snprintf(url, sizeof url, "sqlite:%s/none.db", g->folder);
    assert_null(store_open_reader(url, &e));
    assert_int_equal(e.code, ERR_NOT_FOUND);
    assert_null(store_open_reader("memory:", &e));
    assert_int_equal(e.code, ERR_INVALID);
    must(g, group(g, 1));
    struct given reader = { .s = store_open_reader(g->url, &e) };
    assert_non_null(reader.s);
    assert_int_equal(faults_of(&reader, first, sizeof first), 0);
    assert_int_equal(whole_commands(&reader), GROUP);
    must(g, group(g, 4)); /* a reader in the same process does no harm to the locks */
    assert_int_equal(whole_commands(&reader), 2 * GROUP);
    store_close(reader.s);
    must(g, group(g, 7));
    reopened(g);
    assert_int_equal(whole_commands(g), 3 * GROUP);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_with, end_with)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_was_reported_survives_a_kill),
        TEST(a_kill_during_creation_is_no_harm),
        TEST(a_full_disk_costs_only_what_was_not_committed),
        TEST(a_lost_transaction_stays_lost),
        TEST(a_disk_that_fills_under_the_log),
        TEST(a_backup_is_a_store),
        TEST(a_backup_that_does_not_fit_leaves_no_file),
        TEST(a_backup_while_another_process_writes),
        TEST(a_reader_wants_a_store_that_is_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
