/* test_sqlite_place.c - a file has one name, and stays where it was opened; else it is noticed. */
#include "given.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

static void a_file_with_two_names_is_refused(void **state)
{
    struct given *g = *state;
    char other[160], link_name[128];
    snprintf(link_name, sizeof link_name, "%s/hard.db", g->folder);
    assert_int_equal(link(g->file, link_name), 0);
    snprintf(other, sizeof other, "sqlite:%s", link_name);
    assert_null(store_open(other, &g->e));
    assert_int_equal(g->e.code, ERR_UNAVAILABLE);
    assert_non_null(strstr(g->e.text, "has another name (a hard link)"));
    must(g, store_begin(g->s, &g->e)); /* the one that has it goes on undisturbed */
    given_person(g, "Ana", "", 1);
    must(g, store_commit(g->s, &g->e));
    assert_int_equal(unlink(link_name), 0);
    reopened(g);
}

static bool can_commit(struct given *g)
{
    must(g, store_begin(g->s, &g->e));
    must(g, store_probe(g->s, &g->e));
    return store_commit(g->s, &g->e) == 0;
}

static void a_file_that_is_taken_away_is_noticed(void **state)
{
    struct given *g = *state;
    char away[160], log[160];
    snprintf(away, sizeof away, "%s.away", g->file);
    snprintf(log, sizeof log, "%s-wal", g->file);
    assert_true(can_commit(g));
    assert_int_equal(rename(g->file, away), 0);
    assert_false(can_commit(g));
    assert_int_equal(g->e.code, ERR_UNAVAILABLE);
    assert_non_null(strstr(g->e.text, "removed or replaced"));
    FILE *other = fopen(g->file, "w"); /* another in its place is not it */
    assert_non_null(other);
    fclose(other);
    assert_false(can_commit(g));
    assert_int_equal(rename(away, g->file), 0); /* put back, all is well again */
    assert_true(can_commit(g));
    assert_int_equal(unlink(log), 0);
    assert_false(can_commit(g));
    assert_non_null(strstr(g->e.text, "-wal was removed"));
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_with, end_with)
    const struct CMUnitTest tests[] = {
        TEST(a_file_with_two_names_is_refused),
        TEST(a_file_that_is_taken_away_is_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
