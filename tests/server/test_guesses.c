/* test_guesses.c - passphrases: how often strangers may guess, and that the owner gets in. */
#include "server/guesses.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct guesses *g;
static const int64_t start = 1790000000000, second = 1000, day = 86400000;

static int open_guesses(void **state)
{
    (void)state;
    g = calloc(1, sizeof *g);
    guesses_open(g);
    /* Who shares a bucket with whom is chance; here it is the same each time. */
    struct attempts *all[] = { &g->pair, &g->household, &g->name, &g->besieged, &g->keep };
    for (uint64_t i = 0; i < 5; i++)
        all[i]->salt = i + 1;
    g->salt = 6;
    return 0;
}

static int close_guesses(void **state)
{
    (void)state;
    free(g);
    return 0;
}

static bool tries(const char *name, const char *household, int64_t now)
{
    struct guess guess;
    return guesses_take(g, name, household, false, now, &guess);
}

/* Wrong ones, one a second, until this many were looked at or a day is over; how many were. */
static int tries_of(const char *name, const char *household, int most, int64_t now, int64_t ms)
{
    int n = 0;
    for (int64_t t = now; t < now + ms && n < most; t += second)
        n += tries(name, household, t);
    return n;
}

static void one_household_has_eight_then_one_a_minute(void **state)
{
    (void)state;
    assert_int_equal(tries_of("leilani", "a", 100, start, 30 * second), 8);
    assert_int_equal(tries_of("leilani", "a", 100, start + 30 * second, 600 * second), 10);
    /* All names together: the other limit. */
    assert_true(tries("tane", "a", start + 630 * second));
}

static void one_household_has_twenty_for_all_names(void **state)
{
    int n = 0;
    (void)state;
    for (int i = 0; i < 40; i++) {
        char name[20];
        (void)snprintf(name, sizeof name, "name %d", i);
        n += tries(name, "a", start);
    }
    assert_int_equal(n, GUESSES_OF_HOUSEHOLD);
}

static void strangers_elsewhere_lock_nobody_out(void **state)
{
    (void)state;
    (void)tries_of("leilani", "stranger", 10000, start, day); /* for a whole day */
    assert_true(tries("leilani", "home", start + day));
}

/* Two hundred households guess at one name. */
static int besiege(const char *name, int64_t now)
{
    int n = 0;
    for (int i = 0; i < 200; i++) {
        char household[20];
        (void)snprintf(household, sizeof household, "bot %d", i);
        n += tries_of(name, household, 100, now, 10 * second);
    }
    return n;
}

static void many_households_together_have_few_each(void **state)
{
    (void)state;
    int n = besiege("leilani", start);
    /* Fifty of all; then three of each, less where two share a bucket. */
    assert_in_range(n, GUESSES_OF_NAME + 450, GUESSES_OF_NAME + 3 * 200 + 1);
    /* From then on three a day each, and what the name as a whole gets. */
    n = besiege("leilani", start + day);
    assert_true(n <= 3 * 200 + GUESSES_OF_NAME + 1);
    /* The siege of one name is none of another's. */
    assert_int_equal(tries_of("tane", "home", 100, start + day, 5 * second), 5);
}

static void the_owner_of_a_besieged_name_gets_in(void **state)
{
    struct guess guess;
    (void)state;
    assert_true(guesses_take(g, "leilani", "office", false, start, &guess));
    guesses_right(g, &guess, start);
    (void)besiege("leilani", start);
    /* From a new place: three tries, and a right one costs nothing. */
    for (int i = 0; i < 5; i++) {
        assert_true(guesses_take(g, "leilani", "home", false, start + 20 * second, &guess));
        assert_true(guess.is_besieged);
        guesses_right(g, &guess, start + 20 * second);
        memset(g->known, 0, sizeof g->known); /* as if the server had been started again */
    }
    assert_int_equal(tries_of("leilani", "hotel", 100, start + 20 * second, 10 * second), 3);
    /* Where he has been before, or where he is signed in: as in peace. */
    assert_true(guesses_take(g, "leilani", "office", false, start + 20 * second, &guess));
    guesses_right(g, &guess, start + 20 * second);
    assert_int_equal(tries_of("leilani", "office", 100, start + 20 * second, 8 * second), 8);
    for (int i = 0; i < 5; i++)
        assert_true(guesses_take(g, "leilani", "phone", true, start + 20 * second, &guess));
}

static void right_ones_use_up_nothing(void **state)
{
    (void)state;
    for (int i = 0; i < 300; i++) {
        struct guess guess;
        assert_true(guesses_take(g, "leilani", "home", false, start, &guess));
        guesses_right(g, &guess, start);
    }
    assert_int_equal(tries_of("leilani", "home", 100, start, 5 * second), 5);
}

static void setting_passphrases_is_bounded_too(void **state)
{
    int n = 0;
    (void)state;
    for (int i = 0; i < 50; i++)
        n += guesses_keep(g, "home", start);
    assert_int_equal(n, KEEPS_OF_HOUSEHOLD);
    assert_true(guesses_keep(g, "office", start));
}

int main(void)
{
#define FRESH(test) cmocka_unit_test_setup_teardown(test, open_guesses, close_guesses)
    const struct CMUnitTest tests[] = {
        FRESH(one_household_has_eight_then_one_a_minute),
        FRESH(one_household_has_twenty_for_all_names),
        FRESH(strangers_elsewhere_lock_nobody_out),
        FRESH(many_households_together_have_few_each),
        FRESH(the_owner_of_a_besieged_name_gets_in),
        FRESH(right_ones_use_up_nothing),
        FRESH(setting_passphrases_is_bounded_too),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
