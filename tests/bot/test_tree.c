/* test_tree.c - the arena and the tree in it: places, fullness, edges found again. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bot/tree.h"
#include <string.h>

static _Alignas(16) unsigned char memory[4096 + 64];

static struct arena given_arena(size_t size)
{
    memset(memory, 0xA5, sizeof memory);
    return arena_of(memory, size);
}

static void then_untouched_from(size_t at)
{
    for (size_t i = at; i < sizeof memory; i++)
        assert_int_equal(memory[i], 0xA5);
}

static void places_are_apart_and_aligned(void **state)
{
    (void)state;
    struct arena a = given_arena(1000);
    uint32_t last = 0, last_size = 0;
    for (uint32_t bytes = 1; bytes < 100; bytes += 7) {
        uint32_t place = arena_take(&a, bytes);
        if (!place)
            break;
        assert_int_equal(place % ARENA_ALIGN, 0);
        assert_true(place >= last + last_size);
        assert_true(place + bytes <= 1000);
        memset(arena_at(&a, place), 0, bytes);
        last = place;
        last_size = bytes;
    }
    then_untouched_from(1000);
}

static void full_is_full(void **state)
{
    (void)state;
    struct arena a = given_arena(64);
    assert_int_equal(arena_take(&a, 49), 0);
    assert_int_equal(arena_take(&a, 0xFFFFFFFF), 0);
    assert_int_not_equal(arena_take(&a, 48), 0);
    assert_int_equal(arena_take(&a, 1), 0);
    assert_int_equal(arena_take(&a, 1), 0);
}

static void nothing_comes_from_nothing(void **state)
{
    (void)state;
    struct arena none = arena_of(NULL, 1000), small = given_arena(8);
    assert_int_equal(arena_take(&none, 1), 0);
    assert_int_equal(arena_take(&small, 1), 0);
    assert_int_equal(tree_node(&none), 0);
}

static void edges_are_found_again(void **state)
{
    (void)state;
    struct arena a = given_arena(4096);
    uint32_t place = tree_node(&a);
    struct node *at = tree_at(&a, place);
    for (vk_action act = 0; act < 40; act++)
        tree_edge(&a, at, act * 257)->visits = act + 1;
    for (vk_action act = 0; act < 40; act++)
        assert_int_equal(tree_edge(&a, at, act * 257)->visits, act + 1);
    assert_int_equal(tree_edge(&a, at, VK_NO_ACTION)->visits, 0);
    then_untouched_from(4096);
}

static void full_tree_keeps_what_it_has(void **state)
{
    (void)state;
    struct arena a = given_arena(512);
    struct node *at = tree_at(&a, tree_node(&a));
    vk_action n = 0;
    while (tree_edge(&a, at, n))
        n++;
    assert_true(n > 5);
    assert_null(tree_edge(&a, at, n + 1));
    for (vk_action act = 0; act < n; act++)
        assert_int_equal(tree_edge(&a, at, act)->act, act);
    then_untouched_from(512);
}

static void marks_tell_lists_apart(void **state)
{
    (void)state;
    static struct vk_actions one, two;
    one = (struct vk_actions){ .n = 3, .act = { 7, 8, 9 } };
    two = one;
    assert_int_equal(tree_mark(&one), tree_mark(&two));
    two.weight[0] = 5; /* of no account */
    assert_int_equal(tree_mark(&one), tree_mark(&two));
    two.act[1] = 9;
    two.act[2] = 8;
    assert_int_not_equal(tree_mark(&one), tree_mark(&two));
    two = one;
    two.n = 2;
    assert_int_not_equal(tree_mark(&one), tree_mark(&two));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_are_apart_and_aligned), cmocka_unit_test(full_is_full),
        cmocka_unit_test(nothing_comes_from_nothing),   cmocka_unit_test(edges_are_found_again),
        cmocka_unit_test(full_tree_keeps_what_it_has),  cmocka_unit_test(marks_tell_lists_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
