/*
 * test_daily.c - the daily challenge: days of the calendar against `date -u`, and the secret of a
 * day against an independent BLAKE2b.
 */
#include "session/daily.h"
#include "session/fair.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <string.h>
#include <time.h>

static void day_is(int64_t time, const char *wanted)
{
    char day[VK_DAY_TEXT];
    vk_day_write(time, day);
    assert_string_equal(day, wanted);
    assert_true(vk_day_is_right(day));
}

static void test_days(void **unused)
{
    (void)unused;
    day_is(0, "1970-01-01");
    day_is(VK_DAY_MS - 1, "1970-01-01");
    day_is(VK_DAY_MS, "1970-01-02");
    day_is(951782399999, "2000-02-28"); /* date -u -d 2000-02-29 +%s: 951782400 */
    day_is(951782400000, "2000-02-29");
    day_is(951868800000, "2000-03-01");
    day_is(1794700800000, "2026-11-15"); /* date -u -d 2026-11-15 +%s: 1794700800 */
    day_is(1794787199999, "2026-11-15");
    day_is(1798761599999, "2026-12-31");
    day_is(4107542400000, "2100-03-01"); /* 2100 is no leap year: the day after 02-28 */
    day_is(4107542399999, "2100-02-28");
    day_is(253402300799999, "9999-12-31");
    day_is(INT64_MAX, "9999-12-31");
    day_is(-1, "1970-01-01");
}

/* Every day of two centuries, against the C library. */
static void test_days_as_the_library_says(void **unused)
{
    (void)unused;
    for (int64_t n = 0; n < 73049; n++) {
        char wanted[20];
        struct tm at;
        time_t seconds = (time_t)(n * 86400 + 43200);
        assert_non_null(gmtime_r(&seconds, &at));
        assert_int_equal(strftime(wanted, sizeof wanted, "%Y-%m-%d", &at), 10);
        day_is(n * VK_DAY_MS + 43200000, wanted);
    }
}

static void test_the_next_day_begins_at_midnight(void **unused)
{
    (void)unused;
    assert_true(vk_day_end(1794700800000) == 1794787200000);
    assert_true(vk_day_end(1794787199999) == 1794787200000);
    assert_true(vk_day_end(1794787200000) == 1794873600000);
}

static void test_what_is_no_day(void **unused)
{
    static const char *const wrong[] = { "",           "2026-11-1",   "2026-11-155", "2026/11/15",
                                         "2026-00-15", "2026-13-01",  "2026-11-00",  "2026-11-31",
                                         "2026-02-29", "1900-01-01",  "2100-02-29",  "20a6-11-15",
                                         "2026-11-1x", " 2026-11-15", "-026-11-15" };
    (void)unused;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        if (vk_day_is_right(wrong[i]))
            fail_msg("%s is no day", wrong[i]);
    assert_true(vk_day_is_right("2028-02-29"));
}

/* printf 'vaka daily conquest 2026-11-15' | b2sum -l 256 */
static void test_the_secret_of_a_day(void **unused)
{
    static const uint8_t wanted[32] = { 0x04, 0x54, 0xa0, 0x83, 0x55, 0x50, 0xb1, 0x26,
                                        0xcf, 0x29, 0x83, 0x1e, 0xac, 0xdb, 0x90, 0x40,
                                        0xaa, 0xb4, 0x5a, 0xf4, 0x30, 0x25, 0x58, 0x51,
                                        0x35, 0x46, 0xdc, 0x6c, 0xe6, 0x4f, 0xa7, 0xef };
    uint8_t secret[32], other[32];
    (void)unused;
    vk_fair_daily("conquest", "2026-11-15", secret);
    assert_memory_equal(secret, wanted, 32);
    vk_fair_daily("conquest", "2026-11-16", other);
    assert_memory_not_equal(secret, other, 32);
    vk_fair_daily("raiatea", "2026-11-15", other);
    assert_memory_not_equal(secret, other, 32);
}

static void test_games_that_are_played_alone_have_one(void **unused)
{
    (void)unused;
    assert_true(vk_has_daily(vk_game_by_id("conquest")));
    assert_false(vk_has_daily(vk_game_by_id("polynesia")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_days),
        cmocka_unit_test(test_days_as_the_library_says),
        cmocka_unit_test(test_the_next_day_begins_at_midnight),
        cmocka_unit_test(test_what_is_no_day),
        cmocka_unit_test(test_the_secret_of_a_day),
        cmocka_unit_test(test_games_that_are_played_alone_have_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
