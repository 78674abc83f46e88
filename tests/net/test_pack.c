/* test_pack.c - texts packed as deflate: what comes out is what zlib reads, and what strangers pack is bounded. */
#include "server/net_frame.h"
#include "server/net_pack.h"
#include "server/net_parse.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { TEXT_MAX = 70000 };

static struct packer packer;
static uint8_t packed[TEXT_MAX + TEXT_MAX / 8 + 64];
static char text[TEXT_MAX];

/* Text and room are blocks of their size exactly, so that a byte beyond, or before, is seen by a sanitizer. */
static size_t pack(size_t n)
{
    uint8_t *room = malloc(pack_room(n));
    char *copy = malloc(n ? n : 1);
    assert_non_null(room);
    assert_non_null(copy);
    memcpy(copy, text, n);
    size_t n_packed = pack_blocks(&packer, copy, n, room);
    assert_true(n_packed <= pack_room(n));
    memcpy(packed, room, n_packed);
    free(copy);
    free(room);
    return n_packed;
}

static void comes_back(size_t n)
{
    char *back = NULL;
    size_t n_back = 0, n_packed = pack(n);
    assert_int_equal(unpack_message((const char *)packed, n_packed, TEXT_MAX, &back, &n_back),
                     UNPACKED);
    assert_int_equal(n_back, n);
    assert_memory_equal(back, text, n);
    free(back);
}

static uint32_t next_random(uint32_t *seed)
{
    *seed = *seed * 1103515245u + 12345u;
    return *seed >> 8;
}

static void every_text_comes_back(void **state)
{
    (void)state;
    uint32_t seed = 1;
    for (size_t n = 0; n < 600; n++) { /* all bytes, nothing alike */
        for (size_t i = 0; i < n; i++)
            text[i] = (char)next_random(&seed);
        comes_back(n);
    }
    for (int kinds = 1; kinds < 40; kinds++) { /* runs, short and long, near and far */
        for (size_t i = 0; i < TEXT_MAX; i++)
            text[i] = (char)('a' + next_random(&seed) % (unsigned)kinds % 26);
        comes_back(TEXT_MAX - (size_t)kinds);
        for (size_t n = 0; n < 40; n++)
            comes_back(n);
    }
    memset(text, 'v', sizeof text);
    for (size_t n = 240; n < 540; n++)
        comes_back(n);
    comes_back(TEXT_MAX);
}

/* What is alike but farther than the window is not pointed at: a reader of 4 KiB reads it. */
static void it_keeps_the_window_that_is_promised(void **state)
{
    (void)state;
    uint32_t seed = 7;
    char back[3 * 4200];
    for (size_t period = 4090; period <= 4200; period++) {
        for (size_t i = 0; i < sizeof back; i++)
            text[i] = i < period ? (char)next_random(&seed) : text[i - period];
        z_stream z = { .next_in = packed, .avail_in = (uInt)pack(sizeof back) };
        z.next_out = (Bytef *)back;
        z.avail_out = sizeof back;
        assert_int_equal(inflateInit2(&z, -PACK_WINDOW), Z_OK);
        /* piece by piece, so that zlib has nothing but its window to look at */
        while (z.avail_out) {
            uInt rest = z.avail_out > 64 ? z.avail_out - 64 : 0;
            z.avail_out -= rest;
            assert_true(inflate(&z, Z_SYNC_FLUSH) == Z_OK);
            z.avail_out += rest;
        }
        assert_memory_equal(back, text, sizeof back);
        (void)inflateEnd(&z);
    }
}

static void what_is_alike_gets_shorter(void **state)
{
    (void)state;
    for (size_t i = 0; i < 4000; i += 40)
        (void)snprintf(text + i, 41, "{\"island\":\"ra%02d\",\"seat\":1,\"huts\":[%02d]},,",
                       (int)i / 40, (int)i / 80);
    assert_true(pack(4000) < 1000);
}

static void a_block_of_its_own_in_front(void **state)
{
    (void)state;
    char *back = NULL;
    uint8_t both[500];
    size_t n_back = 0;
    memset(text, 'x', 400);
    pack_stored(both, 7);
    memcpy(both + PACK_STORED, "{\"m\":9,", 7);
    size_t n = pack(400);
    memcpy(both + PACK_STORED + 7, packed, n);
    assert_int_equal(unpack_message((const char *)both, PACK_STORED + 7 + n, 500, &back, &n_back),
                     UNPACKED);
    assert_int_equal(n_back, 407);
    assert_memory_equal(back, "{\"m\":9,xxx", 10);
    free(back);
}

static void gzip_is_what_zlib_reads(void **state)
{
    (void)state;
    static const size_t lengths[] = { 0, 1, 1000, TEXT_MAX };
    char *back = malloc(TEXT_MAX + 1);
    assert_non_null(back);
    for (size_t i = 0; i < TEXT_MAX; i++)
        text[i] = "the canoes of the islands "[i % 26 * i / 26 % 26];
    for (size_t k = 0; k < 4; k++) {
        size_t n = pack_gzip(&packer, text, lengths[k], packed);
        assert_true(n <= pack_room(lengths[k]) + PACK_GZIP);
        z_stream z = { .next_in = packed, .avail_in = (uInt)n };
        z.next_out = (Bytef *)back;
        z.avail_out = TEXT_MAX + 1;
        assert_int_equal(inflateInit2(&z, 16 + MAX_WBITS), Z_OK);
        assert_int_equal(inflate(&z, Z_FINISH), Z_STREAM_END);
        assert_int_equal(z.avail_in, 0);
        assert_int_equal(z.total_out, lengths[k]);
        assert_memory_equal(back, text, lengths[k]);
        (void)inflateEnd(&z);
    }
    free(back);
}

static enum unpacked unpacked(const char *bytes, size_t n, size_t max)
{
    char *back = NULL;
    size_t n_back = 0;
    enum unpacked result = unpack_message(bytes, n, max, &back, &n_back);
    assert_true((result == UNPACKED) == (back != NULL));
    free(back);
    return result;
}

static void what_strangers_pack_is_bounded(void **state)
{
    (void)state;
    memset(text, 'a', TEXT_MAX);
    size_t n = pack(TEXT_MAX);
    assert_int_equal(unpacked((const char *)packed, n, TEXT_MAX), UNPACKED);
    assert_int_equal(unpacked((const char *)packed, n, TEXT_MAX - 1), UNPACKED_TOO_LARGE);
    assert_int_equal(unpacked((const char *)packed, n, 16384), UNPACKED_TOO_LARGE);
    assert_int_equal(unpacked((const char *)packed, n - 1, TEXT_MAX), UNPACKED_BROKEN);
    assert_int_equal(unpacked("\xff\xff\xff\xff", 4, 100), UNPACKED_BROKEN);
    assert_int_equal(unpacked("", 0, 100), UNPACKED_BROKEN);
    /* RFC 7692, 7.2.3: the examples */
    assert_int_equal(unpacked("\xf2\x48\xcd\xc9\xc9\x07\x00", 7, 5), UNPACKED);
    assert_int_equal(unpacked("\x00\x05\x00\xfa\xff\x48\x65\x6c\x6c\x6f\x00", 11, 5), UNPACKED);
    assert_int_equal(unpacked("\xf3\x48\xcd\xc9\xc9\x07\x00\x00", 8, 5), UNPACKED);
    assert_int_equal(unpacked("\xf2\x48\x05\x00\x00\x00\xff\xff\xca\xc9\xc9\x07\x00", 13, 5),
                     UNPACKED);
    assert_int_equal(unpacked("\x00", 1, 5), UNPACKED); /* nothing at all */
}

static void offers_are_taken_on_terms_that_can_be_kept(void **state)
{
    (void)state;
    static const char *const good[] = {
        "permessage-deflate",
        "permessage-deflate; client_max_window_bits",
        "Permessage-Deflate;client_max_window_bits=10 ; server_no_context_takeover",
        "permessage-deflate; server_max_window_bits=12; client_max_window_bits=\"15\"",
        "x-webkit-deflate-frame, permessage-deflate; client_no_context_takeover",
        "permessage-deflate; server_max_window_bits=8, permessage-deflate",
    };
    static const char *const bad[] = {
        "",
        "permessage-bzip2",
        "permessage-deflated",
        "permessage-deflate;",
        "permessage-deflate; client_max_window_bits;",
        "permessage-deflate; server_max_window_bits",
        "permessage-deflate; server_max_window_bits=11",
        "permessage-deflate; server_max_window_bits=16",
        "permessage-deflate; server_max_window_bits=012",
        "permessage-deflate; client_max_window_bits=7",
        "permessage-deflate; client_max_window_bits=",
        "permessage-deflate; client_no_context_takeover=1",
        "permessage-deflate; client_max_window_bits; client_max_window_bits",
        "permessage-deflate; fast",
    };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        if (!net_offers_deflate(good[i], PACK_WINDOW))
            fail_msg("not taken: %s", good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (net_offers_deflate(bad[i], PACK_WINDOW))
            fail_msg("taken: %s", bad[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_text_comes_back),
        cmocka_unit_test(it_keeps_the_window_that_is_promised),
        cmocka_unit_test(what_is_alike_gets_shorter),
        cmocka_unit_test(a_block_of_its_own_in_front),
        cmocka_unit_test(gzip_is_what_zlib_reads),
        cmocka_unit_test(what_strangers_pack_is_bounded),
        cmocka_unit_test(offers_are_taken_on_terms_that_can_be_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
