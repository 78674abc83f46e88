/* test_json.c - the JSON writer: what it writes is exact, and valid whatever comes in. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../support/json_read.h"
#include "vaka/json.h"
#include "vaka/rng.h"
#include <string.h>

static char buf[4096];
static struct vk_out out;

static struct vk_json fresh(void)
{
    out = vk_out_to(buf, sizeof buf);
    return vk_json_to(&out);
}

static void commas_and_keys(void **state)
{
    (void)state;
    struct vk_json j = fresh();
    vk_json_object(&j, NULL);
    vk_json_int(&j, "a", 1);
    vk_json_array(&j, "b");
    vk_json_int(&j, NULL, -2);
    vk_json_text(&j, NULL, "x");
    vk_json_object(&j, NULL);
    vk_json_end(&j, '}');
    vk_json_array(&j, NULL);
    vk_json_end(&j, ']');
    vk_json_bool(&j, NULL, true);
    vk_json_end(&j, ']');
    vk_json_null(&j, "c");
    vk_json_bool(&j, "d", false);
    vk_json_end(&j, '}');
    assert_string_equal(buf, "{\"a\":1,\"b\":[-2,\"x\",{},[],true],\"c\":null,\"d\":false}");
    assert_true(json_is_valid(buf));
}

static void whole_numbers_of_all_sizes(void **state)
{
    (void)state;
    struct vk_json j = fresh();
    vk_json_array(&j, NULL);
    vk_json_int(&j, NULL, INT64_MIN);
    vk_json_int(&j, NULL, INT64_MAX);
    vk_json_int(&j, NULL, 0);
    vk_json_end(&j, ']');
    assert_string_equal(buf, "[-9223372036854775808,9223372036854775807,0]");
}

static void assert_real(double x, int places, const char *wanted)
{
    struct vk_json j = fresh();
    vk_json_real(&j, NULL, x, places);
    assert_string_equal(buf, wanted);
    assert_true(json_is_valid(buf));
}

static void reals_are_rounded(void **state)
{
    (void)state;
    assert_real(0, 0, "0");
    assert_real(0, 2, "0.00");
    assert_real(1.5, 3, "1.500");
    assert_real(-2.25, 1, "-2.3");
    assert_real(0.006, 2, "0.01");
    assert_real(0.999, 2, "1.00");
    assert_real(-0.001, 2, "0.00"); /* no minus zero */
    assert_real(123456789.5, 1, "123456789.5");
    assert_real(41.0 / 840, 4, "0.0488");
    assert_real(1e15, 0, "1000000000000000");
    assert_real(1e18, 0, "1000000000000000000");
}

static void what_is_no_number_is_null(void **state)
{
    (void)state;
    double zero = 0;
    assert_real(1 / zero, 2, "null");
    assert_real(-1 / zero, 2, "null");
    assert_real(zero / zero, 2, "null");
    assert_real(1e300, 2, "null");
}

static void assert_string(const char *bytes, size_t n, const char *wanted)
{
    out = vk_out_to(buf, sizeof buf);
    vk_put_json_string(&out, bytes, n);
    assert_string_equal(buf, wanted);
    assert_true(json_is_valid(buf));
}

static void strings_are_escaped(void **state)
{
    (void)state;
    assert_string("", 0, "\"\"");
    assert_string("say \"no\" \\ yes/", 15, "\"say \\\"no\\\" \\\\ yes/\"");
    assert_string("a\nb\rc\td", 7, "\"a\\nb\\rc\\td\"");
    assert_string("\0\x01\x1B\x1F\x7F", 5, "\"\\u0000\\u0001\\u001b\\u001f\\u007f\"");
    assert_string("Te\xCA\xBBuila \xE2\x82\xAC \xF0\x9F\x90\xA2", 17,
                  "\"Te\xCA\xBBuila \xE2\x82\xAC \xF0\x9F\x90\xA2\"");
}

#define BAD "\xEF\xBF\xBD"
static void broken_utf8_is_replaced(void **state)
{
    (void)state;
    assert_string("a\x80z", 3, "\"a" BAD "z\"");                     /* no beginning */
    assert_string("\xE2\x82", 2, "\"" BAD BAD "\"");                 /* cut off at the end */
    assert_string("\xE2\x82z", 3, "\"" BAD BAD "z\"");               /* cut off in the middle */
    assert_string("\xC0\xAF", 2, "\"" BAD BAD "\"");                 /* overlong */
    assert_string("\xE0\x80\x80", 3, "\"" BAD BAD BAD "\"");         /* overlong */
    assert_string("\xF0\x80\x80\x80", 4, "\"" BAD BAD BAD BAD "\""); /* overlong */
    assert_string("\xED\xA0\x80", 3, "\"" BAD BAD BAD "\"");         /* a surrogate */
    assert_string("\xF4\x90\x80\x80", 4, "\"" BAD BAD BAD BAD "\""); /* beyond U+10FFFF */
    assert_string("\xFE\xFF", 2, "\"" BAD BAD "\"");
    assert_string("\xED\x9F\xBF\xEE\x80\x80", 6, "\"\xED\x9F\xBF\xEE\x80\x80\""); /* beside them */
}

static void any_bytes_give_valid_json(void **state)
{
    (void)state;
    struct vk_rng rng = vk_rng_from(1, 1);
    for (int round = 0; round < 20000; round++) {
        char bytes[24];
        size_t n = vk_rng_below(&rng, sizeof bytes);
        for (size_t i = 0; i < n; i++) {
            uint32_t high = vk_rng_below(&rng, 2) ? 0x80 : 0;
            bytes[i] = (char)(high + vk_rng_below(&rng, 256));
        }
        out = vk_out_to(buf, sizeof buf);
        vk_put_json_string(&out, bytes, n);
        assert_true(vk_out_ok(&out));
        assert_true(json_is_valid(buf));
    }
}

static void a_short_buffer_is_noticed(void **state)
{
    char small[12];
    (void)state;
    out = vk_out_to(small, sizeof small);
    struct vk_json j = vk_json_to(&out);
    vk_json_text(&j, NULL, "more than twelve bytes");
    assert_false(vk_out_ok(&out));
    assert_int_equal(out.len, 24);
    assert_string_equal(small, "\"more than ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(commas_and_keys),           cmocka_unit_test(whole_numbers_of_all_sizes),
        cmocka_unit_test(reals_are_rounded),         cmocka_unit_test(what_is_no_number_is_null),
        cmocka_unit_test(strings_are_escaped),       cmocka_unit_test(broken_utf8_is_replaced),
        cmocka_unit_test(any_bytes_give_valid_json), cmocka_unit_test(a_short_buffer_is_noticed),
    };
    return cmocka_run_group_tests_name("face json", tests, NULL, NULL);
}
