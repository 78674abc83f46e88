/* test_daily_file.c - which game is the challenge of which day. */
#include "session/fair.h"
#include "term/journal_file.c"

#include "term/daily_file.c"
#include "vaka/registry.h"
#include <cmocka.h>

static const int64_t noon = 1763208000000; /* 2025-11-15 12:00 UTC */

static struct vk_step step;
static struct vk_session game;
static struct vk_journal_head head;

/* A game of one seat with the luck of this day, whose first step was made then. */
static void given(const char *day, int64_t first_step)
{
    uint8_t secret[32];
    step = (struct vk_step){ .time = first_step };
    game = (struct vk_session){ .game = vk_game_by_id("conquest"), .step = &step, .n = 1 };
    vk_setup_standard(game.game, 1, &game.setup);
    head = (struct vk_journal_head){ .chance_kind = VK_CHANCE_FAIR };
    vk_fair_daily("conquest", day, secret);
    vk_fair_commit(secret, head.commit);
}

static void must_be_of(const char *day)
{
    char found[VK_DAY_TEXT];
    assert_true(daily_day(&game, &head, found));
    assert_string_equal(found, day);
}

static void must_be_none(void)
{
    char found[VK_DAY_TEXT];
    assert_false(daily_day(&game, &head, found));
}

/* It is opened before midnight, and its first step is made after it. */
static void midnight_between_opening_and_the_first_step(void **state)
{
    (void)state;
    given("2025-11-15", noon);
    must_be_of("2025-11-15");
    given("2025-11-15", noon + VK_DAY_MS);
    must_be_of("2025-11-15");
}

static void the_luck_of_another_day_is_no_challenge(void **state)
{
    (void)state;
    given("2025-11-15", noon + 2 * (int64_t)VK_DAY_MS);
    must_be_none();
    given("2025-11-15", noon - VK_DAY_MS); /* it was not known yet to be that of the day */
    must_be_none();
}

static void only_one_person_with_standard_options_and_promised_luck(void **state)
{
    (void)state;
    given("2025-11-15", noon);
    game.setup.option[0] = (int16_t)(game.setup.option[0] + 1);
    must_be_none();
    given("2025-11-15", noon);
    game.setup.seats = 2;
    must_be_none();
    given("2025-11-15", noon);
    head.bot[0][0] = 'n';
    must_be_none();
    given("2025-11-15", noon);
    head.chance_kind = VK_CHANCE_SEED;
    must_be_none();
    given("2025-11-15", noon);
    game.n = 0;
    must_be_none();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(midnight_between_opening_and_the_first_step),
        cmocka_unit_test(the_luck_of_another_day_is_no_challenge),
        cmocka_unit_test(only_one_person_with_standard_options_and_promised_luck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
