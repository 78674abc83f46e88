/* test_levels.c - levels by name, and that in every game they are a ladder. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "vaka/bot.h"
#include "vaka/registry.h"

static void levels_are_read(void **state)
{
    (void)state;
    struct vk_level level;
    for (int i = 0; i < vk_n_levels; i++) {
        assert_true(vk_level_read(vk_levels[i].id, &level));
        assert_string_equal(level.id, vk_levels[i].id);
        assert_int_equal(level.iterations, 0);
    }
    assert_true(vk_level_read("hard:5000", &level));
    assert_int_equal(level.iterations, 5000);
    assert_int_equal(level.kind, VK_BOT_SEARCH);
    static const char *const wrong[] = {
        "",        "har",      "hardy",    "hard:", "hard:0",   "hard:x", "hard:-1",
        "hard:1 ", "hard:1:2", "greedy:5", ":5",    "hard:1e3", "Hard",   "hard:123456789"
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(vk_level_read(wrong[i], &level));
}

/* What a game says of a level is said of one that searches: a misspelt name would be passed over in silence. */
static void ladders_name_levels(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_ladder *ladder = vk_games[i]->ladder;
        for (int k = 0; ladder && k < VK_RUNGS_MAX && ladder->rung[k].level; k++) {
            struct vk_level level;
            assert_true(vk_level_read(ladder->rung[k].level, &level));
            assert_int_equal(level.kind, VK_BOT_SEARCH);
            assert_in_range(ladder->rung[k].iterations, 1, VK_ITERATIONS_MAX);
        }
    }
}

/* In every game each level that searches looks farther than the one below it, and overlooks no more; a number that was
   given stays. */
static void levels_are_a_ladder(void **state)
{
    (void)state;
    struct vk_level level, above;
    for (int i = 0; i < vk_n_games; i++) {
        assert_true(vk_level_read("easy", &level));
        level = vk_level_in(vk_games[i], &level);
        static const char *const higher[] = { "normal", "hard", "master" };
        for (int k = 0; k < 3; k++, level = above) {
            assert_true(vk_level_read(higher[k], &above));
            above = vk_level_in(vk_games[i], &above);
            assert_true(above.iterations > level.iterations);
            assert_true(above.overlooks <= level.overlooks);
        }
        assert_true(level.overlooks == 0);
        assert_true(vk_level_read("easy:7", &level));
        assert_int_equal(vk_level_in(vk_games[i], &level).iterations, 7);
    }
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(levels_are_read),
        cmocka_unit_test(ladders_name_levels),
        cmocka_unit_test(levels_are_a_ladder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
