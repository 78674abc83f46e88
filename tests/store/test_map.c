/* test_map.c - the hash map of the store in memory, against an array that does the same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "store/map.h"
#include "store/xmalloc.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEYS = 600, ROUNDS = 200000 };

static uint32_t next_random(uint32_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    *seed ^= *seed << 5;
    return *seed;
}

/* -1: no such key. */
static void same_value(const struct map *m, int key, int expected)
{
    char text[16];
    int n = snprintf(text, sizeof text, "key %d", key);
    const struct map_entry *entry = map_find(m, text, (size_t)n);
    assert_int_equal(entry != NULL, expected >= 0);
    if (entry) {
        assert_int_equal(entry->n_value, sizeof expected);
        assert_memory_equal(entry->value, &expected, sizeof expected);
        assert_memory_equal(entry->key, text, (size_t)n);
    }
}

static void it_does_what_an_array_does(void **state)
{
    (void)state;
    struct map m = { 0 };
    int model[KEYS];
    uint32_t seed = 1234567;
    size_t n_keys = 0;
    for (int i = 0; i < KEYS; i++)
        model[i] = -1;
    same_value(&m, 0, -1);
    for (int i = 0; i < ROUNDS; i++) {
        /* Now mostly full, now mostly empty, so that holes are made and filled everywhere. */
        int key = (int)(next_random(&seed) % KEYS);
        int removes = (int)(next_random(&seed) % 10) < (i / 20000 % 2 ? 8 : 2);
        int old = model[key], value = i;
        char text[16];
        size_t n_old;
        int n = snprintf(text, sizeof text, "key %d", key);
        int *found = map_swap(&m, text, (size_t)n, removes ? NULL : xmemdup(&value, sizeof value),
                              sizeof value, &n_old);
        assert_int_equal(found ? *found : -1, old);
        free(found);
        model[key] = removes ? -1 : value;
        n_keys += (size_t)(old < 0 && !removes);
        n_keys -= (size_t)(old >= 0 && removes);
        assert_int_equal(m.n_entries, n_keys);
        int other = (int)(next_random(&seed) % KEYS);
        same_value(&m, other, model[other]);
        if (i % 1000 == 0)
            for (int k = 0; k < KEYS; k++)
                same_value(&m, k, model[k]);
    }
    size_t at = 0, n_seen = 0;
    while (map_next(&m, &at))
        n_seen++;
    assert_int_equal(n_seen, n_keys);
    map_free(&m);
}

static void keys_are_bytes(void **state)
{
    (void)state;
    struct map m = { 0 };
    size_t n_old;
    assert_null(map_swap(&m, "a\0b", 3, xmemdup("1", 1), 1, &n_old));
    assert_null(map_swap(&m, "a\0c", 3, xmemdup("2", 1), 1, &n_old));
    assert_null(map_swap(&m, "a", 1, xmemdup("3", 1), 1, &n_old));
    assert_null(map_swap(&m, "", 0, xmemdup("4", 1), 1, &n_old));
    assert_int_equal(m.n_entries, 4);
    assert_memory_equal(map_find(&m, "a\0c", 3)->value, "2", 1);
    assert_memory_equal(map_find(&m, "", 0)->value, "4", 1);
    assert_null(map_find(&m, "a\0", 2));
    map_free(&m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_does_what_an_array_does),
        cmocka_unit_test(keys_are_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
