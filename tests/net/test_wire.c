/* test_wire.c - what strangers send: heads of requests, their texts, frames of sockets. */
#include "server/net_frame.h"
#include "server/net_http.h"
#include "server/net_parse.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int read_text(const char *text, struct http_head *h)
{
    const char *why = NULL;
    return http_read(text, strlen(text), h, &why);
}

static bool is_text(const struct http_text *t, const char *wanted)
{
    return t && t->n == strlen(wanted) && memcmp(t->at, wanted, t->n) == 0;
}

static void a_head_is_read_row_by_row(void **state)
{
    (void)state;
    struct http_head h;
    int n_found = 0;
    const char *text =
        "GET /a?b=c HTTP/1.1\r\nHost: x\r\nEmpty:\r\nX-List:\t a, b \r\nhost: y\r\n\r\nrest";
    assert_int_equal(read_text(text, &h), (int)strlen(text) - 4);
    assert_string_equal(h.method, "GET");
    assert_true(is_text(&h.target, "/a?b=c"));
    assert_int_equal(h.minor, 1);
    assert_int_equal(h.n_rows, 4);
    assert_true(is_text(http_find(&h, "HOST", &n_found), "x"));
    assert_int_equal(n_found, 2);
    assert_true(is_text(http_find(&h, "empty", &n_found), ""));
    assert_true(is_text(http_find(&h, "x-list", &n_found), "a, b"));
    assert_null(http_find(&h, "x", &n_found));
    assert_int_equal(n_found, 0);
}

static void a_head_that_is_not_all_there_is_waited_for(void **state)
{
    (void)state;
    struct http_head h;
    const char *why = NULL;
    const char text[] = "\r\nPOST / HTTP/1.0\r\na: b\r\n\r\n";
    for (size_t n = 0; n + 1 < sizeof text - 1; n++)
        assert_int_equal(http_read(text, n, &h, &why), 0);
    assert_int_equal(http_read(text, sizeof text - 1, &h, &why), (int)sizeof text - 1);
    assert_int_equal(h.minor, 0);
}

static void what_two_readers_could_read_differently_is_refused(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        " GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/x.1\r\n\r\n",
        "GET / HTTP/1.10\r\n\r\n",
        "GET  / HTTP/1.1\r\n\r\n",
        "GET http:/x HTTP/1.1\r\n\r\n",
        "GET http:///x HTTP/1.1\r\n\r\n",
        "GET ftp://x/ HTTP/1.1\r\n\r\n",
        "GET x:80 HTTP/1.1\r\n\r\n",
        "GET * HTTP/1.1\r\n\r\n",
        "GET /a b HTTP/1.1\r\n\r\n",
        "GET /#a HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\na b: c\r\n\r\n",
        "GET / HTTP/1.1\r\na : c\r\n\r\n",
        "GET / HTTP/1.1\r\na: b\r\n c\r\n\r\n",
        "GET / HTTP/1.1\r\n: b\r\n\r\n",
        "GET / HTTP/1.1\na: b\r\n\r\n",
        "GET / HTTP/1.1\r\na: b\nc: d\r\n\r\n",
        "GET / HTTP/1.1\r\na: b\rc\r\n\r\n",
        "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "GET /\x80 HTTP/1.1\r\n\r\n",
        "{\"json\":1}",
    };
    struct http_head h;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_int_equal(read_text(wrong[i], &h), -400);
}

static void a_target_may_name_its_host(void **state)
{
    (void)state;
    struct http_head h;
    assert_true(read_text("GET HTTP://Vaka.example:80/a?b HTTP/1.1\r\nhost: x\r\n\r\n", &h) > 0);
    assert_true(is_text(&h.host, "Vaka.example:80"));
    assert_true(is_text(&h.target, "/a?b"));
    assert_true(read_text("GET https://x HTTP/1.1\r\n\r\n", &h) > 0);
    assert_true(is_text(&h.host, "x"));
    assert_int_equal(h.target.n, 0);
    assert_true(read_text("GET http://x?b HTTP/1.1\r\n\r\n", &h) > 0);
    assert_true(is_text(&h.target, "?b"));
    assert_true(read_text("GET /http://x HTTP/1.1\r\n\r\n", &h) > 0);
    assert_int_equal(h.host.n, 0);
}

static void other_methods_and_versions(void **state)
{
    (void)state;
    struct http_head h;
    assert_true(read_text("OPTIONS * HTTP/1.1\r\n\r\n", &h) > 0);
    assert_true(read_text("CONNECT x:1 HTTP/1.1\r\n\r\n", &h) > 0);
    assert_true(read_text("PROPFIND / HTTP/1.1\r\n\r\n", &h) > 0);
    assert_string_equal(h.method, "PROPFIND");
    assert_true(http_is_known("OPTIONS") && http_is_known("GET") && !http_is_served("OPTIONS"));
    assert_false(http_is_known("PROPFIND"));
    assert_false(http_is_known("get")); /* upper case is part of the name */
    assert_int_equal(read_text("ABCDEFGHIJKLMNOP", &h), -501);
    assert_int_equal(read_text("GET / HTTP/2.0\r\n\r\n", &h), -505);
    assert_true(read_text("GET / HTTP/1.2\r\n\r\n", &h) > 0);
    assert_int_equal(h.minor, 1);
}

/* Not after the fifteen seconds that the rest may take. */
static void what_will_never_be_right_is_refused_at_once(void **state)
{
    (void)state;
    static const char *const begun[] = {
        "GET / HTTP/1.1\n",
        "GET / HTTP/1.1\r\na: b\n",
        "GET / HTTP/1.1\rx",
        "G\x16\x03",
        "GET\t/",
        "GET / HTTP/1.1\r\na: \x01",
        "(",
    };
    struct http_head h;
    for (size_t i = 0; i < sizeof begun / sizeof begun[0]; i++)
        assert_int_equal(read_text(begun[i], &h), -400);
    assert_int_equal(read_text("GET / HTTP/1.1\r", &h), 0);
    /* Behind the head anything may come. */
    assert_true(read_text("POST / HTTP/1.1\r\n\r\n\n\x01\r", &h) > 0);
}

static void hosts_are_names_or_addresses(void **state)
{
    (void)state;
    static const char *const right[] = { "",         "x",          "vaka.example:8420",
                                         "10.0.0.1", "[::1]:8420", "a%20b",
                                         "x:" };
    static const char *const wrong[] = { "a b", "x/y",    "u@x", "x:80:80",  "x:8a", "[::1",
                                         "[x]", "[::1]x", "x?y", "\xC3\xA9", "::1",  "x\\y" };
    for (size_t i = 0; i < sizeof right / sizeof right[0]; i++)
        assert_true(net_is_host(right[i]));
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(net_is_host(wrong[i]));
}

static void a_head_has_bounds(void **state)
{
    (void)state;
    struct http_head h;
    const char *why = NULL;
    char *text = malloc(HTTP_HEAD + 100);
    size_t n = (size_t)sprintf(text, "GET / HTTP/1.1\r\n");
    for (int i = 0; i < HTTP_ROWS; i++)
        n += (size_t)sprintf(text + n, "a: b\r\n");
    memcpy(text + n, "\r\n", 3);
    assert_int_equal(http_read(text, n + 2, &h, &why), (int)n + 2);
    memcpy(text + n, "a: b\r\n\r\n", 9);
    assert_int_equal(http_read(text, n + 8, &h, &why), -431);
    memset(text, 'G', HTTP_HEAD + 100);
    memcpy(text, "GET /", 5);
    assert_int_equal(http_read(text, HTTP_HEAD - 1, &h, &why), 0);
    assert_int_equal(http_read(text, HTTP_HEAD, &h, &why), -431);
    free(text);
}

static void escapes_are_undone_or_refused(void **state)
{
    (void)state;
    char good[] = "/a%20b+%C3%a9", plus[] = "a+b%2Bc";
    assert_true(net_decode(good, false));
    assert_string_equal(good, "/a b+\xC3\xA9");
    assert_true(net_decode(plus, true));
    assert_string_equal(plus, "a b+c");
    char wrong[4][8] = { "%", "%4", "%zz", "a%00b" };
    for (int i = 0; i < 4; i++) {
        char before[8];
        memcpy(before, wrong[i], 8);
        assert_false(net_decode(wrong[i], true));
        assert_string_equal(wrong[i], before);
    }
    char pair[] = "q=one%26two", bare[] = "flag", bad[] = "q=%0a", none[] = "=x";
    char *key = NULL, *value = NULL;
    assert_true(net_split_pair(pair, &key, &value));
    assert_string_equal(value, "one&two");
    assert_true(net_split_pair(bare, &key, &value));
    assert_string_equal(value, "");
    assert_false(net_split_pair(bad, &key, &value));
    assert_false(net_split_pair(none, &key, &value));
}

static void cookies_are_found_by_their_whole_name(void **state)
{
    (void)state;
    char out[8];
    assert_true(net_find_cookie("xvaka=1; vaka=2 ; vaka2=3", "vaka", out, sizeof out));
    assert_string_equal(out, "2");
    assert_true(net_find_cookie("vaka=\"q\"", "vaka", out, sizeof out));
    assert_string_equal(out, "q");
    assert_true(net_find_cookie(";; vaka=", "vaka", out, sizeof out));
    assert_string_equal(out, "");
    assert_false(net_find_cookie("a=vaka=2", "vaka", out, sizeof out));
    assert_false(net_find_cookie("vaka", "vaka", out, sizeof out));
    assert_false(net_find_cookie("vaka=12345678", "vaka", out, sizeof out));
}

static void origins_are_the_same_place_or_not(void **state)
{
    (void)state;
    assert_true(net_is_same_origin("http://localhost:8420", "localhost:8420"));
    assert_true(net_is_same_origin("https://Vaka.example", "vaka.example:443"));
    assert_true(net_is_same_origin("http://vaka.example:80", "vaka.example"));
    assert_false(net_is_same_origin("http://vaka.example:443", "vaka.example"));
    assert_false(net_is_same_origin("http://vaka.example.evil", "vaka.example"));
    assert_false(net_is_same_origin("http://evil", "vaka.example"));
    assert_false(net_is_same_origin("null", "null"));
    assert_false(net_is_same_origin("http://", ""));
}

static void lists_of_headers(void **state)
{
    (void)state;
    char out[48];
    assert_true(net_accepts("br, GZIP;q=0.5", "gzip"));
    assert_false(net_accepts("gzip;q=0.0", "gzip"));
    assert_false(net_accepts("x-gzip, br", "gzip"));
    assert_true(net_accepts("x-gzip, br", "br"));
    assert_false(net_accepts("gzip, brx, b", "br"));
    assert_true(net_matches_etag("\"a\", W/\"b\"", "\"b\""));
    assert_true(net_matches_etag("*", "\"b\""));
    assert_false(net_matches_etag("\"bb\"", "\"b\""));
    assert_true(net_has_word("keep-alive, Upgrade", "upgrade"));
    assert_false(net_has_word("upgrades", "upgrade"));
    assert_true(net_forwarded_address("10.0.0.1, 2001:db8::7 ", out, sizeof out));
    assert_string_equal(out, "2001:db8::7");
    assert_false(net_forwarded_address("10.0.0.1, unknown", out, sizeof out));
    assert_false(net_forwarded_address("", out, sizeof out));
    assert_true(net_is_clean("K\xC4\x81kou"));
    assert_false(net_is_clean("\xC0\xAF"));
    assert_false(net_is_clean("a\x7F"));
}

/* A masked frame of a client, as RFC 6455 has it. */
static size_t put_frame(uint8_t *out, uint8_t first, const char *text, size_t n)
{
    size_t at = 0;
    out[at++] = first;
    if (n < 126) {
        out[at++] = (uint8_t)(0x80 | n);
    } else {
        out[at++] = 0x80 | 126;
        out[at++] = (uint8_t)(n >> 8);
        out[at++] = (uint8_t)n;
    }
    const uint8_t mask[4] = { 0x37, 0xFA, 0x21, 0x3D };
    memcpy(out + at, mask, 4);
    at += 4;
    for (size_t i = 0; i < n; i++)
        out[at + i] = (uint8_t)text[i] ^ mask[i % 4];
    return at + n;
}

static void the_masked_hello_of_the_standard(void **state)
{
    (void)state;
    static const uint8_t hello[] = { 0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d,
                                     0x7f, 0x9f, 0x4d, 0x51, 0x58 };
    struct frame_reader r = { .max_message = 100 };
    const uint8_t *at = hello;
    size_t left = sizeof hello, n = 0;
    assert_int_equal(frame_read(&r, &at, &left), FRAME_MESSAGE);
    char *text = frame_take(&r, &n);
    assert_string_equal(text, "Hello");
    assert_int_equal(n, 5);
    assert_int_equal(frame_read(&r, &at, &left), FRAME_NONE);
    free(text);
}

static void the_accepted_key_of_the_standard(void **state)
{
    (void)state;
    char out[FRAME_KEY + 1];
    assert_true(frame_accept("dGhlIHNhbXBsZSBub25jZQ==", out));
    assert_string_equal(out, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    assert_false(frame_accept("dGhlIHNhbXBsZSBub25jZQ=", out));
    assert_false(frame_accept("dGhlIHNhbXBsZSBub25jZQ!!", out));
    assert_false(frame_accept("", out));
}

static void heads_of_every_length(void **state)
{
    (void)state;
    uint8_t out[FRAME_HEAD];
    assert_int_equal(frame_head(out, FRAME_TEXT, false, 125), 2);
    assert_int_equal(out[0], 0x81);
    assert_int_equal(out[1], 125);
    assert_int_equal(frame_head(out, FRAME_TEXT, false, 126), 4);
    assert_int_equal(out[1] << 16 | out[2] << 8 | out[3], 126 << 16 | 126);
    assert_int_equal(frame_head(out, FRAME_TEXT, false, 65535), 4);
    assert_int_equal(frame_head(out, FRAME_TEXT, false, 65536), 10);
    assert_int_equal(out[1], 127);
    assert_int_equal(out[7] << 16 | out[8] << 8 | out[9], 65536);
    assert_int_equal(frame_head(out, FRAME_TEXT, true, 5), 2);
    assert_int_equal(out[0], 0xC1);
}

static void a_message_is_bounded_before_it_is_kept(void **state)
{
    (void)state;
    uint8_t bytes[400];
    char text[300];
    memset(text, 'x', sizeof text);
    struct frame_reader r = { .max_message = 200 };
    size_t left = put_frame(bytes, 0x81, text, 200);
    const uint8_t *at = bytes;
    assert_int_equal(frame_read(&r, &at, &left), FRAME_MESSAGE);
    frame_drop(&r);
    left = put_frame(bytes, 0x81, text, 201);
    at = bytes;
    assert_int_equal(frame_read(&r, &at, &left), FRAME_FAULTY);
    assert_int_equal(r.fault, 1009);
    assert_null(r.message);
    left = 1;
    assert_int_equal(frame_read(&r, &at, &left), FRAME_FAULTY);
}

static void utf8_is_checked_over_the_whole_message(void **state)
{
    (void)state;
    uint8_t bytes[40];
    struct frame_reader r = { .max_message = 100 };
    /* one character in two fragments is right */
    size_t left = put_frame(bytes, 0x01, "\xC4", 1);
    left += put_frame(bytes + left, 0x80, "\x81", 1);
    const uint8_t *at = bytes;
    assert_int_equal(frame_read(&r, &at, &left), FRAME_MESSAGE);
    frame_drop(&r);
    left = put_frame(bytes, 0x81, "\xC4", 1);
    at = bytes;
    assert_int_equal(frame_read(&r, &at, &left), FRAME_FAULTY);
    assert_int_equal(r.fault, 1007);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_head_is_read_row_by_row),
        cmocka_unit_test(a_head_that_is_not_all_there_is_waited_for),
        cmocka_unit_test(what_two_readers_could_read_differently_is_refused),
        cmocka_unit_test(a_target_may_name_its_host),
        cmocka_unit_test(other_methods_and_versions),
        cmocka_unit_test(what_will_never_be_right_is_refused_at_once),
        cmocka_unit_test(hosts_are_names_or_addresses),
        cmocka_unit_test(a_head_has_bounds),
        cmocka_unit_test(escapes_are_undone_or_refused),
        cmocka_unit_test(cookies_are_found_by_their_whole_name),
        cmocka_unit_test(origins_are_the_same_place_or_not),
        cmocka_unit_test(lists_of_headers),
        cmocka_unit_test(the_masked_hello_of_the_standard),
        cmocka_unit_test(the_accepted_key_of_the_standard),
        cmocka_unit_test(heads_of_every_length),
        cmocka_unit_test(a_message_is_bounded_before_it_is_kept),
        cmocka_unit_test(utf8_is_checked_over_the_whole_message),
    };
    assert_true(sodium_init() >= 0);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
