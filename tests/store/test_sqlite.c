/* test_sqlite.c - what only a file can do: be foreign, newer, older, damaged, read-only, or in use; and that
   it is kept with the settings that docs/store.md promises. */
#include "given.h"
#include "store/sqlite.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int begin_with(void **state)
{
    static struct given g;
    given_store(&g, STORE_SQLITE);
    *state = &g;
    return 0;
}

static int end_with(void **state)
{
    given_gone(*state);
    return 0;
}

/* ---- Files by hand ---- */

/* Run SQL on the closed file, without any of the store's guards. */
static void by_hand(const char *file, const char *sql)
{
    sqlite3 *db = NULL;
    char *why = NULL;
    assert_int_equal(sqlite3_open(file, &db), SQLITE_OK);
    sqlite3_exec(db, "PRAGMA ignore_check_constraints = ON", NULL, NULL, NULL);
    if (sqlite3_exec(db, sql, NULL, NULL, &why) != SQLITE_OK)
        fail_msg("%s: %s", sql, why);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

static char *bytes_of(const char *file, size_t *n)
{
    FILE *f = fopen(file, "rb");
    assert_non_null(f);
    char *bytes = malloc(1 << 20);
    assert_non_null(bytes);
    *n = fread(bytes, 1, 1 << 20, f);
    bytes[*n < (1 << 20) ? *n : (1 << 20) - 1] = 0;
    fclose(f);
    return bytes;
}

static void write_file(const char *file, const void *bytes, size_t n)
{
    FILE *f = fopen(file, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(bytes, 1, n, f), n);
    assert_int_equal(fclose(f), 0);
}

static bool exists(const char *file, const char *ending)
{
    char name[256];
    snprintf(name, sizeof name, "%s%s", file, ending);
    return access(name, F_OK) == 0;
}

/* Opening must fail with a code and a sentence that holds a word. */
static void will_not_open(const char *url, int code, const char *word)
{
    struct err e = { 0 };
    struct store *s = store_open(url, &e);
    if (s)
        fail_msg("%s was opened", url);
    if (e.code != code || !strstr(e.text, word))
        fail_msg("%s gave code %d: %s", url, e.code, e.text);
}

/* ---- What a store looks like on disk ---- */

static void settings_are_as_promised(void **state)
{
    struct given *g = *state;
    struct sqlite *s = (struct sqlite *)g->s;
    static const struct {
        const char *sql;
        int64_t expected;
    } asked[] = {
        { "PRAGMA synchronous", 2 },
        { "PRAGMA foreign_keys", 1 },
        { "PRAGMA trusted_schema", 0 },
        { "PRAGMA busy_timeout", 5000 },
        { "PRAGMA application_id", 0x56616B61 },
        { "SELECT journal_mode = 'wal' FROM pragma_journal_mode", 1 },
        { "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND strict = 0"
          " AND name NOT LIKE 'sqlite_%'",
          0 },
        { "SELECT value = 6 FROM meta WHERE key = 'schema_version'", 1 },
    };
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        int64_t n = -1;
        must(g, sqlite_ask_number(s, asked[i].sql, &n, &g->e));
        if (n != asked[i].expected)
            fail_msg("%s is %lld", asked[i].sql, (long long)n);
    }
    struct stat st;
    assert_int_equal(stat(g->file, &st), 0);
    assert_int_equal(st.st_mode & 0777, 0600); /* hashes and secrets are nobody else's business */
}

/* No list, count or lookup reads a whole table. */
static void nothing_walks_a_whole_table(void **state)
{
    struct given *g = *state;
    sqlite3 *db = ((struct sqlite *)g->s)->db;
#define STATEMENT(name, sql) sql,
    static const char *const all[] = {
#include "store/sqlite_statements.def"
    };
#undef STATEMENT
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        char sql[2000];
        sqlite3_stmt *plan = NULL;
        if (i == ST_PEOPLE_ALL || i == ST_TABLES_ALL || i == ST_LINES_ALL || i == ST_CHAT_ALL ||
            i == ST_SWEEP_TABLES || i == ST_SWEEP_TOKENS || i == ST_SWEEP_REMATCHES)
            continue; /* upkeep may */
        snprintf(sql, sizeof sql, "EXPLAIN QUERY PLAN %s", all[i]);
        assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &plan, NULL), SQLITE_OK);
        while (sqlite3_step(plan) == SQLITE_ROW) {
            const char *detail = (const char *)sqlite3_column_text(plan, 3);
            if (strncmp(detail, "SCAN", 4) == 0)
                fail_msg("%s: %s", all[i], detail);
        }
        sqlite3_finalize(plan);
    }
}

/* Steps of SQLite's machine, not time: they are the same on every computer. */
static int steps_of_a_move(struct given *g, int64_t line)
{
    static const enum statement used[] = { ST_TABLE_PUT, ST_SEAT_PUT, ST_LINE_ADD };
    struct sqlite *s = (struct sqlite *)g->s;
    struct store_table t = a_table("t1", 1);
    int steps = 0;
    must(g, store_begin(g->s, &g->e));
    must(g, add_line(g, "t1", line));
    must(g, store_table_put(g->s, &t, &g->e));
    must(g, store_commit(g->s, &g->e));
    for (size_t i = 0; i < sizeof used / sizeof *used; i++)
        steps += sqlite3_stmt_status(s->statement[used[i]], SQLITE_STMTSTATUS_VM_STEP, 1);
    return steps;
}

static void a_move_costs_the_same_however_long_the_journal(void **state)
{
    struct given *g = *state;
    must(g, store_begin(g->s, &g->e));
    given_table(g, "t1", given_person(g, "Ana", "", 1));
    must(g, store_commit(g->s, &g->e));
    steps_of_a_move(g, 1); /* prepares */
    int few = steps_of_a_move(g, 2);
    must(g, store_begin(g->s, &g->e));
    for (int64_t line = 3; line < 2000; line++)
        must(g, add_line(g, "t1", line));
    must(g, store_commit(g->s, &g->e));
    steps_of_a_move(g, 2000);
    assert_int_equal(steps_of_a_move(g, 2001), few);
}

static void a_directory_is_made_if_its_parent_is_there(void **state)
{
    struct given *g = *state;
    char url[300], file[256];
    struct err e;
    snprintf(file, sizeof file, "%s/var/vaka.db", g->folder);
    snprintf(url, sizeof url, "sqlite:%s", file);
    struct store *s = store_open(url, &e);
    assert_non_null(s);
    store_close(s);
    assert_true(exists(file, ""));
    snprintf(url, sizeof url, "sqlite:%s/no/such/vaka.db", g->folder);
    will_not_open(url, ERR_UNAVAILABLE, "parent is missing");
    snprintf(url, sizeof url, "sqlite:%s/vaka.db/vaka.db", g->folder);
    will_not_open(url, ERR_UNAVAILABLE, "vaka.db");
    snprintf(url, sizeof url, "sqlite:%s/", g->folder);
    will_not_open(url, ERR_INVALID, "does not name a file");
    snprintf(url, sizeof url, "sqlite:%s", g->folder);
    will_not_open(url, ERR_INVALID, "is not a file");
    will_not_open("sqlite:", ERR_INVALID, "does not name a file");
    will_not_open("mysql:x", ERR_INVALID, "is not a store");
    will_not_open("memory:x", ERR_INVALID, "has no name");
}

/* ---- Foreign, newer, older ---- */

static void a_foreign_file_is_not_touched(void **state)
{
    struct given *g = *state;
    char file[128], url[160];
    snprintf(file, sizeof file, "%s/letter", g->folder);
    snprintf(url, sizeof url, "sqlite:%s", file);
    for (int i = 0; i < 4; i++) {
        static char text[5000];
        size_t n, n_after;
        unlink(file);
        memset(text, 'a', sizeof text);
        switch (i) {
        case 0: write_file(file, "Dear Ana,\n", 10); break;
        case 1: write_file(file, text, sizeof text); break;
        case 2: by_hand(file, "CREATE TABLE birds (name TEXT)"); break;
        default: by_hand(file, "PRAGMA journal_mode = WAL; CREATE TABLE meta (key, value)"); break;
        }
        char *before = bytes_of(file, &n);
        will_not_open(url, ERR_INVALID, "not a Vaka database");
        struct err e;
        assert_null(store_open_reader(url, &e));
        assert_int_equal(e.code, ERR_INVALID);
        char *after = bytes_of(file, &n_after);
        assert_int_equal(n, n_after);
        assert_memory_equal(before, after, n);
        assert_false(exists(file, ".lock"));
        assert_false(exists(file, "-wal"));
        assert_false(exists(file, "-journal"));
        free(before);
        free(after);
    }
}

static void an_empty_file_becomes_a_store(void **state)
{
    struct given *g = *state;
    char file[128], url[160];
    struct err e;
    snprintf(file, sizeof file, "%s/empty", g->folder);
    snprintf(url, sizeof url, "sqlite:%s", file);
    write_file(file, "", 0);
    struct store *s = store_open(url, &e);
    assert_non_null(s);
    store_close(s);
}

static void a_newer_database_is_refused(void **state)
{
    struct given *g = *state;
    size_t n, n_after;
    store_close(g->s);
    g->s = NULL;
    by_hand(g->file, "UPDATE meta SET value = '7' WHERE key = 'schema_version'");
    char *before = bytes_of(g->file, &n);
    will_not_open(g->url, ERR_INVALID, "newer vaka (schema 7, this one knows 6)");
    char *after = bytes_of(g->file, &n_after);
    assert_int_equal(n, n_after);
    assert_memory_equal(before, after, n);
    free(before);
    free(after);
    by_hand(g->file, "UPDATE meta SET value = 'two'");
    will_not_open(g->url, ERR_BROKEN, "does not say its version");
    by_hand(g->file, "DROP TABLE meta");
    will_not_open(g->url, ERR_BROKEN, "does not say its version");
}

/* The file of an older program in the place of the store, which is closed. */
static void given_older(struct given *g, const char *dump)
{
    size_t n;
    store_close(g->s);
    g->s = NULL;
    snprintf(g->file, sizeof g->file, "%s/older.db", g->folder);
    snprintf(g->url, sizeof g->url, "sqlite:%s", g->file);
    char *sql = bytes_of(dump, &n);
    by_hand(g->file, sql);
    free(sql);
}

static void an_older_database_is_brought_up_to_date(void **state)
{
    struct given *g = *state;
    struct store_table t;
    struct store_person p;
    struct store_chat c = { .person = 2, .name = "Ben", .text = "new here" };
    struct store_mark m;
    uint8_t hash[STORE_HASH];
    char reply[STORE_REPLY];
    int64_t who = 0;
    struct err e;
    given_older(g, "tests/store/version_1.sql");
    assert_null(store_open_reader(g->url, &e)); /* a reader changes nothing, not even this */
    assert_int_equal(e.code, ERR_INVALID);
    assert_non_null(strstr(e.text, "older vaka"));
    reopened(g);
    assert_int_equal(faults_of(g, NULL, 0), 0);
    assert_int_equal(sound_journal(g, "t1"), 3);
    must(g, store_person_by_kept_name(g->s, "ana", &p, &g->e));
    assert_int_equal(p.id, 1);
    assert_int_equal(p.seen, 200);
    memset(hash, 1, sizeof hash);
    must(g, store_token_person(g->s, hash, &who, &g->e));
    assert_int_equal(who, 1);
    must(g, store_table_get(g->s, "t1", &t, &g->e));
    assert_int_equal(t.seat[1].person, 2);
    assert_int_equal(t.seat[1].away, 1);
    must(g, store_command_get(g->s, "t1", 2, "c1", reply, &g->e));
    assert_string_equal(reply, "done");
    must(g, store_mark_get(g->s, "t1", 2, &m, &g->e));
    must(g, store_begin(g->s, &g->e));
    must(g, add_line(g, "t1", 4));
    must(g, store_chat_add(g->s, "t1", &c, &g->e));
    must(g, store_commit(g->s, &g->e));
    assert_int_equal(c.n, 1);
    reopened(g);
    assert_int_equal(sound_journal(g, "t1"), 4);
}

/* The numbers of the next line and remark come from what is there; every table begins with a first version. */
static void a_database_without_versions_gets_them(void **state)
{
    struct given *g = *state;
    struct store_table t;
    struct store_chat c = { .text = "Again?" };
    given_older(g, "tests/store/version_3.sql");
    reopened(g);
    assert_int_equal(faults_of(g, NULL, 0), 0);
    must(g, store_table_get(g->s, "t1", &t, &g->e));
    assert_int_equal(t.version, 1);
    assert_int_equal(t.n_lines, 3);
    assert_int_equal(t.n_chat, 2);
    assert_int_equal(t.asked.since, 0);
    must(g, store_table_get(g->s, "t2", &t, &g->e));
    assert_int_equal(t.n_lines + t.n_chat, 0);
    must(g, store_begin(g->s, &g->e));
    must(g, add_line(g, "t1", 4));
    must(g, store_chat_add(g->s, "t1", &c, &g->e));
    must(g, store_commit(g->s, &g->e));
    assert_int_equal(c.n, 3);
    assert_int_equal(faults_of(g, NULL, 0), 0);
}

/* Lists had no time of their own before the sixth. */
static void a_database_of_the_fifth_schema_has_its_lists(void **state)
{
    struct given *g = *state;
    int64_t n = -1;
    given_older(g, "tests/store/version_5.sql");
    reopened(g);
    must(g, sqlite_ask_number((struct sqlite *)g->s,
                              "SELECT count(*) FROM tables WHERE listed = updated", &n, &g->e));
    assert_int_equal(n, 2);
}

/* A migration that fails leaves the older version whole, and the next start tries again. */
static void a_migration_that_fails_changes_nothing(void **state)
{
    struct given *g = *state;
    given_older(g, "tests/store/version_1.sql");
    by_hand(g->file, "CREATE TABLE marks (in_the_way TEXT)"); /* migration 2 makes three tables */
    will_not_open(g->url, ERR_BROKEN, "marks");
    by_hand(g->file, "CREATE TABLE chat (still NOT NULL);" /* none yet; version 1 as before */
                     "INSERT INTO chat SELECT (SELECT value FROM meta WHERE value = '1');"
                     "DROP TABLE chat; DROP TABLE marks");
    reopened(g);
    assert_int_equal(faults_of(g, NULL, 0), 0);
}

/* ---- In use, read-only ---- */

static void two_servers_cannot_have_one_file(void **state)
{
    struct given *g = *state;
    char word[40], other[160], link[128];
    snprintf(word, sizeof word, "in use by another vaka (process %d)", (int)getpid());
    will_not_open(g->url, ERR_UNAVAILABLE, word);
    snprintf(link, sizeof link, "%s/link.db", g->folder); /* the same file by another name */
    assert_int_equal(symlink(g->file, link), 0);
    snprintf(other, sizeof other, "sqlite:%s", link);
    will_not_open(other, ERR_UNAVAILABLE, word);
    pid_t child = fork();
    if (child == 0) {
        struct err e = { 0 };
        struct store *s = store_open(g->url, &e);
        _exit(!s && e.code == ERR_UNAVAILABLE && strstr(e.text, word) ? 0 : 1);
    }
    int status = -1;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    must(g, store_begin(g->s, &g->e)); /* the one that has it goes on undisturbed */
    given_person(g, "Ana", "", 1);
    must(g, store_commit(g->s, &g->e));
    reopened(g);
}

static void a_locked_database_is_said_to_be_locked(void **state)
{
    struct given *g = *state;
    sqlite3 *db = NULL;
    assert_int_equal(sqlite3_open(g->file, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_busy_timeout(((struct sqlite *)g->s)->db, 20);
    int result = store_begin(g->s, &g->e);
    assert_int_equal(result, -1);
    assert_int_equal(g->e.code, ERR_UNAVAILABLE);
    assert_non_null(strstr(g->e.text, "locked by another program"));
    sqlite3_close(db);
    must(g, store_begin(g->s, &g->e));
    must(g, store_commit(g->s, &g->e));
}

/* As a user who may only read. Root may do anything, so a child gives that up. */
static void what_may_not_be_written_says_so(void **state)
{
    struct given *g = *state;
    struct err e = { 0 };
    store_close(g->s);
    g->s = NULL;
    assert_int_equal(chmod(g->folder, 0755), 0);
    assert_int_equal(chmod(g->file, 0444), 0);
    for (int i = 0; i < 3; i++) {
        pid_t child = fork();
        if (child == 0) {
            if (getuid() == 0 && setuid(65534))
                _exit(9);
            char url[160];
            snprintf(url, sizeof url, "sqlite:%s/new.db", g->folder);
            struct store *s = store_open(i == 1 ? url : g->url, &e);
            _exit(!s && e.code == ERR_UNAVAILABLE &&
                          strstr(e.text, i == 2 ? "cannot be read" : "cannot be written")
                      ? 0
                      : 1);
        }
        int status = -1;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_int_equal(status, 0);
        if (i == 0)
            assert_int_equal(chmod(g->folder, 0555), 0);
        else
            assert_int_equal(chmod(g->file, 0000), 0);
    }
    assert_int_equal(chmod(g->folder, 0755), 0);
}

/* ---- Damage ---- */

static void damaged_rows_are_said_to_be_damaged(void **state)
{
    struct given *g = *state;
    static const struct {
        const char *damage, *repair;
    } rows[] = {
        { "UPDATE tables SET status = 9", "UPDATE tables SET status = 0" },
        { "UPDATE tables SET status = 300", "UPDATE tables SET status = 0" },
        { "UPDATE tables SET n_seats = 5", "UPDATE tables SET n_seats = 3" },
        { "UPDATE tables SET n_seats = 2", "UPDATE tables SET n_seats = 3" },
        { "UPDATE tables SET n_seats = 0", "UPDATE tables SET n_seats = 3" },
        { "UPDATE tables SET secret = x'00'", "UPDATE tables SET secret = zeroblob(32)" },
        { "UPDATE tables SET name = hex(zeroblob(5000))", "UPDATE tables SET name = ''" },
        { "UPDATE tables SET name = CAST(x'FFFE' AS TEXT)", "UPDATE tables SET name = ''" },
        { "UPDATE tables SET name = CAST(x'410042' AS TEXT)", "UPDATE tables SET name = ''" },
        { "UPDATE tables SET created = -4", "UPDATE tables SET created = 4" },
        { "UPDATE seats SET kind = 7 WHERE seat = 1", "UPDATE seats SET kind = 2 WHERE seat = 1" },
        { "UPDATE seats SET seat = 4 WHERE seat = 2", "UPDATE seats SET seat = 2 WHERE seat = 4" },
        { "UPDATE seats SET away = 1 WHERE seat = 2", "UPDATE seats SET away = 0 WHERE seat = 2" },
        { "UPDATE seats SET level = hex(zeroblob(40))", "UPDATE seats SET level = ''" },
    };
    must(g, store_begin(g->s, &g->e));
    given_table(g, "t1", given_person(g, "Ana", "", 1));
    must(g, store_commit(g->s, &g->e));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct store_table t;
        char first[300];
        by_hand(g->file, rows[i].damage);
        must_refuse(g, ERR_BROKEN, store_table_get(g->s, "t1", &t, &g->e));
        if (faults_of(g, first, sizeof first) < 1)
            fail_msg("not found by check: %s", rows[i].damage);
        by_hand(g->file, rows[i].repair);
        must(g, store_table_get(g->s, "t1", &t, &g->e));
        assert_int_equal(faults_of(g, first, sizeof first), 0);
    }
}

static void ignore_line(void *context, int64_t line, const char *text, size_t n)
{
    (void)context;
    (void)line;
    (void)text;
    (void)n;
}

static void ignore_chat(void *context, const struct store_chat *c)
{
    (void)context;
    (void)c;
}

static void other_damaged_rows(void **state)
{
    struct given *g = *state;
    struct store_person p;
    struct store_mark m = { 1, 1 };
    struct store_chat c = { .text = "x" };
    char note[STORE_NOTE], reply[STORE_REPLY], first[300];
    must(g, store_begin(g->s, &g->e));
    given_table(g, "t1", given_person(g, "Ana", "", 1));
    must(g, add_line(g, "t1", 1));
    must(g, store_chat_add(g->s, "t1", &c, &g->e));
    must(g, store_note_put(g->s, "t1", 1, "x", &g->e));
    must(g, store_mark_put(g->s, "t1", 1, &m, &g->e));
    must(g, store_command_add(g->s, "t1", 1, "c", "r", 1, &g->e));
    must(g, store_commit(g->s, &g->e));
    by_hand(g->file, "UPDATE people SET name = hex(zeroblob(99));"
                     "UPDATE lines SET text = '';"
                     "UPDATE chat SET text = hex(zeroblob(999));"
                     "UPDATE notes SET text = hex(zeroblob(9999));"
                     "UPDATE marks SET step_seen = -1;"
                     "UPDATE commands SET reply = hex(zeroblob(999));");
    must_refuse(g, ERR_BROKEN, store_person_get(g->s, 1, &p, &g->e));
    must_refuse(g, ERR_BROKEN, store_lines(g->s, "t1", 1, ignore_line, NULL, &g->e));
    must_refuse(g, ERR_BROKEN, store_chat(g->s, "t1", 0, 9, ignore_chat, NULL, &g->e));
    must_refuse(g, ERR_BROKEN, store_note_get(g->s, "t1", 1, note, &g->e));
    must_refuse(g, ERR_BROKEN, store_mark_get(g->s, "t1", 1, &m, &g->e));
    must_refuse(g, ERR_BROKEN, store_command_get(g->s, "t1", 1, "c", reply, &g->e));
    assert_int_equal(faults_of(g, first, sizeof first), 6);
}

static void check_finds_gaps_and_orphans(void **state)
{
    struct given *g = *state;
    struct store_chat c = { .text = "x" };
    char first[300];
    must(g, store_begin(g->s, &g->e));
    given_table(g, "t1", given_person(g, "Ana", "", 1));
    for (int i = 1; i <= 5; i++) {
        must(g, add_line(g, "t1", i));
        must(g, store_chat_add(g->s, "t1", &c, &g->e));
    }
    must(g, store_commit(g->s, &g->e));
    assert_int_equal(faults_of(g, first, sizeof first), 0);
    by_hand(g->file, "DELETE FROM lines WHERE line = 3");
    assert_int_equal(faults_of(g, first, sizeof first), 1);
    assert_string_equal(first, "table t1: its journal has 4 lines, numbered 1 to 5");
    by_hand(g->file, "INSERT INTO lines VALUES ('t1', 3, 'x'); DELETE FROM chat WHERE n = 1");
    assert_int_equal(faults_of(g, first, sizeof first), 1);
    assert_string_equal(first, "table t1: its chat has 4 lines, numbered 2 to 5");
    by_hand(g->file, "DELETE FROM chat");
    assert_int_equal(faults_of(g, first, sizeof first), 1);
    assert_string_equal(
        first, "table t1: its row counts 5 lines of the journal and 5 of chat, which is not what"
               " there is");
    by_hand(g->file,
            "UPDATE tables SET n_chat = 0; INSERT INTO tokens VALUES (zeroblob(32), 77, 1)");
    assert_int_equal(faults_of(g, first, sizeof first), 1);
    assert_string_equal(first, "a row of tokens refers to a row of people that is not there");
}

static void check_finds_a_damaged_page(void **state)
{
    struct given *g = *state;
    char first[300];
    size_t n;
    must(g, store_begin(g->s, &g->e));
    given_table(g, "t1", given_person(g, "Ana", "", 1));
    for (int i = 1; i <= 5000; i++)
        must(g, add_line(g, "t1", i));
    must(g, store_commit(g->s, &g->e));
    store_close(g->s);
    g->s = NULL;
    char *bytes = bytes_of(g->file, &n);
    assert_true(n > 40 * 4096);
    memset(bytes + 30 * 4096, 0x5A, 4096 * 2);
    write_file(g->file, bytes, n);
    free(bytes);
    reopened(g);
    assert_true(faults_of(g, first, sizeof first) > 0);
    must_refuse(g, ERR_BROKEN, store_lines(g->s, "t1", 1, ignore_line, NULL, &g->e));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_with, end_with)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(settings_are_as_promised),
        TEST(nothing_walks_a_whole_table),
        TEST(a_move_costs_the_same_however_long_the_journal),
        TEST(a_directory_is_made_if_its_parent_is_there),
        TEST(a_foreign_file_is_not_touched),
        TEST(an_empty_file_becomes_a_store),
        TEST(a_newer_database_is_refused),
        TEST(an_older_database_is_brought_up_to_date),
        TEST(a_database_without_versions_gets_them),
        TEST(a_database_of_the_fifth_schema_has_its_lists),
        TEST(a_migration_that_fails_changes_nothing),
        TEST(two_servers_cannot_have_one_file),
        TEST(a_locked_database_is_said_to_be_locked),
        TEST(what_may_not_be_written_says_so),
        TEST(damaged_rows_are_said_to_be_damaged),
        TEST(other_damaged_rows),
        TEST(check_finds_gaps_and_orphans),
        TEST(check_finds_a_damaged_page),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
