/* given.c - stores, people and tables for store tests. */
#include "given.h"
#include "postgres.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void given_store(struct given *g, enum store_kind kind)
{
    memset(g, 0, sizeof *g);
    g->kind = kind;
    if (kind == STORE_POSTGRES)
        postgres_emptied(g->url, sizeof g->url);
    else
        strcpy(g->url, "memory:");
    strcpy(g->folder, "/tmp/vaka_store_"
                      "XX"
                      "XX"
                      "XX");
    assert_non_null(mkdtemp(g->folder));
    snprintf(g->file, sizeof g->file, "%s/vaka.db", g->folder);
    if (kind == STORE_SQLITE)
        snprintf(g->url, sizeof g->url, "sqlite:%s", g->file);
    g->s = store_open(g->url, &g->e);
    if (!g->s)
        fail_msg("%s: %s", g->url, g->e.text);
}

static void remove_folder(const char *folder)
{
    DIR *dir = opendir(folder);
    if (!dir)
        return;
    for (struct dirent *entry; (entry = readdir(dir)) != NULL;) {
        char file[512];
        snprintf(file, sizeof file, "%s/%s", folder, entry->d_name);
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0 && unlink(file))
            remove_folder(file);
    }
    closedir(dir);
    rmdir(folder);
}

void given_gone(struct given *g)
{
    store_close(g->s);
    g->s = NULL;
    remove_folder(g->folder);
}

void reopened(struct given *g)
{
    if (g->kind == STORE_MEMORY)
        return;
    store_close(g->s);
    g->s = store_open(g->url, &g->e);
    if (!g->s)
        fail_msg("%s: %s", g->url, g->e.text);
}

void must_at(struct given *g, int result, const char *what, int line)
{
    if (result != 0)
        fail_msg("line %d: %s gave %d: %s (code %d)", line, what, result, g->e.text, g->e.code);
}

void refused_at(struct given *g, int result, int code, const char *what, int line)
{
    if (result != -1)
        fail_msg("line %d: %s gave %d and should have been refused", line, what, result);
    if (g->e.code != code)
        fail_msg("line %d: %s gave code %d, not %d: %s", line, what, g->e.code, code, g->e.text);
    if (strlen(g->e.text) < 8)
        fail_msg("line %d: %s did not say why", line, what);
    g->e = (struct err){ 0 };
}

int64_t given_person(struct given *g, const char *name, const char *secret, int64_t now)
{
    struct store_person p = { .created = now, .seen = now };
    strcpy(p.name, name);
    strcpy(p.secret, secret);
    must(g, store_person_add(g->s, &p, &g->e));
    assert_true(p.id > 0);
    return p.id;
}

struct store_table a_table(const char *id, int64_t host)
{
    struct store_table t = { .host = host,
                             .created = 1000,
                             .updated = 2000,
                             .status = TABLE_OPEN,
                             .is_public = 1,
                             .hints = 1,
                             .pace = 1,
                             .n_seats = 3,
                             .clock_start = 600000,
                             .clock_step = 15000,
                             .turn_since = 1500 };
    strcpy(t.id, id);
    snprintf(t.invite, sizeof t.invite, "i-%s", id);
    strcpy(t.name, "Friday evening");
    strcpy(t.game, "polynesia");
    strcpy(t.options, "lava=quick stones=12");
    strcpy(t.summary, "{\"round\":3}");
    for (unsigned i = 0; i < sizeof t.secret; i++)
        t.secret[i] = (uint8_t)(i * 9);
    t.seat[0] = (struct store_seat){ SEAT_PERSON, 1, host, "strong", 599000 };
    t.seat[1] = (struct store_seat){ SEAT_BOT, 0, 0, "easy", -1 };
    t.seat[2] = (struct store_seat){ SEAT_FREE, 0, 0, "", 600000 };
    return t;
}

void given_table(struct given *g, const char *id, int64_t host)
{
    struct store_table t = a_table(id, host);
    must(g, store_table_add(g->s, &t, &g->e));
}

void same_table(const struct store_table *a, const struct store_table *b)
{
    assert_string_equal(a->id, b->id);
    assert_string_equal(a->invite, b->invite);
    assert_string_equal(a->name, b->name);
    assert_string_equal(a->game, b->game);
    assert_string_equal(a->options, b->options);
    assert_string_equal(a->rematch, b->rematch);
    assert_string_equal(a->summary, b->summary);
    assert_memory_equal(a->secret, b->secret, sizeof a->secret);
    assert_int_equal(a->host, b->host);
    assert_int_equal(a->created, b->created);
    assert_int_equal(a->updated, b->updated);
    assert_int_equal(a->status, b->status);
    assert_int_equal(a->is_public, b->is_public);
    assert_int_equal(a->hints, b->hints);
    assert_int_equal(a->pace, b->pace);
    assert_int_equal(a->n_seats, b->n_seats);
    assert_int_equal(a->clock_start, b->clock_start);
    assert_int_equal(a->clock_step, b->clock_step);
    assert_int_equal(a->turn_since, b->turn_since);
    for (int i = 0; i < STORE_SEATS; i++) {
        assert_int_equal(a->seat[i].kind, b->seat[i].kind);
        assert_int_equal(a->seat[i].away, b->seat[i].away);
        assert_int_equal(a->seat[i].person, b->seat[i].person);
        assert_string_equal(a->seat[i].level, b->seat[i].level);
        assert_int_equal(a->seat[i].clock_left, b->seat[i].clock_left);
    }
}

int add_line(struct given *g, const char *table, int64_t line)
{
    char text[80];
    int n = snprintf(text, sizeof text, "line %lld of %s", (long long)line, table);
    return store_line_add(g->s, table, line, text, (size_t)n, &g->e);
}

struct journal {
    const char *table;
    int64_t n;
};

static void next_line(void *context, int64_t line, const char *text, size_t n)
{
    struct journal *j = context;
    char expected[80];
    int length = snprintf(expected, sizeof expected, "line %lld of %s", (long long)line, j->table);
    assert_int_equal(line, ++j->n);
    assert_int_equal(n, length);
    assert_memory_equal(text, expected, n);
}

int64_t sound_journal(struct given *g, const char *table)
{
    struct journal j = { table, 0 };
    must(g, store_lines(g->s, table, 1, next_line, &j, &g->e));
    return j.n;
}

struct first_fault {
    char *text;
    size_t size;
};

static void keep_first(void *context, const char *sentence)
{
    struct first_fault *f = context;
    assert_true(strlen(sentence) > 8);
    if (f->size && !f->text[0])
        snprintf(f->text, f->size, "%s", sentence);
}

int64_t faults_of(struct given *g, char *first, size_t size)
{
    struct first_fault f = { first, size };
    int64_t n = -1;
    if (size)
        first[0] = 0;
    must(g, store_check(g->s, keep_first, &f, &n, &g->e));
    return n;
}

/* ---- Each test on each store ---- */

struct trial {
    const struct store_test *test;
    enum store_kind kind;
};

static void run_trial(void **state)
{
    const struct trial *trial = *state;
    struct given g;
    given_store(&g, trial->kind);
    trial->test->run(&g);
    given_gone(&g);
}

static int run_kinds(enum store_kind first, enum store_kind last, const struct store_test *tests,
                     size_t n)
{
    static const char *const kinds[] = { "sqlite", "memory", "postgres" };
    static struct trial trials[STORE_KINDS * STORE_TESTS_MAX];
    static char names[STORE_KINDS * STORE_TESTS_MAX][100];
    static struct CMUnitTest units[STORE_KINDS * STORE_TESTS_MAX];
    size_t n_units = 0;
    for (size_t i = 0; i < n && n <= STORE_TESTS_MAX; i++) {
        for (enum store_kind kind = first; kind <= last; kind++) {
            trials[n_units] = (struct trial){ &tests[i], kind };
            snprintf(names[n_units], sizeof names[0], "%s, %s", tests[i].name, kinds[kind]);
            units[n_units] = (struct CMUnitTest){ .name = names[n_units],
                                                  .test_func = run_trial,
                                                  .initial_state = &trials[n_units] };
            n_units++;
        }
    }
    int failed = _cmocka_run_group_tests("store", units, n_units, NULL, NULL);
    postgres_gone();
    return failed;
}

int run_on_each_store(const struct store_test *tests, size_t n)
{
    return run_kinds(STORE_SQLITE, STORE_POSTGRES, tests, n);
}

int run_on_store(enum store_kind kind, const struct store_test *tests, size_t n)
{
    return run_kinds(kind, kind, tests, n);
}
