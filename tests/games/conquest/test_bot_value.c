/*
 * test_bot_value.c - what the bots think a position is worth: of two positions that differ in one thing
 * alone, the better one must be worth more.
 */
#include "../../support/conquest_given.h"
#include "vaka/bot.h"

static float worth_to(int seat)
{
    float value[VK_SEATS_MAX];
    vk_estimate(&conquest_game, &sea, value);
    return value[seat];
}

/* A race: eight Villages, and seven of a rival. */
static void set_race(int seats)
{
    static const struct {
        int side, hex, villages;
        const char *tile;
    } colony[] = { { 0, 46, 3, "hawaii" },
                   { 0, 35, 3, "aotearoa" },
                   { 1, 43, 3, "hawaiki" },
                   { 1, 62, 2, "tahiti" } };
    set_game(seats, "");
    for (size_t i = 0; i < sizeof colony / sizeof *colony; i++) {
        set_tile(colony[i].hex, colony[i].tile);
        set_villages(colony[i].side, colony[i].hex, colony[i].villages);
    }
    set_until(0, "explore_start");
}

/* The same map with a goal that the leader has reached, and with one that he just misses. */
static void whoever_can_declare_is_better_off(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        set_race(seats);
        assert_int_equal(halves(0), 16);
        sea.game_end = 8;
        float reached = worth_to(0), rival = worth_to(1);
        sea.game_end = 9;
        assert_true(reached > worth_to(0) + 0.05f);
        assert_true(rival < worth_to(1));
    }
}

static void alone_the_goal_counts_too(void **state)
{
    (void)state;
    set_game(1, "");
    set_tile(46, "hawaii");
    set_villages(0, 46, 3);
    set_until(0, "explore_start");
    sea.chits_drawn = N_CHITS - 4; /* few are left: what counts is the goal */
    sea.game_end = 5;
    float reached = worth_to(0);
    sea.game_end = 6;
    assert_true(reached > worth_to(0));
}

/* A Village more, all else alike. */
static void a_village_more_is_better(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "explore_start");
    float before = worth_to(0);
    set_villages(0, HEX_TONGA, 3);
    assert_true(worth_to(0) > before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_can_declare_is_better_off),
        cmocka_unit_test(alone_the_goal_counts_too),
        cmocka_unit_test(a_village_more_is_better),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
