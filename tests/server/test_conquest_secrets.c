/*
 * test_conquest_secrets.c - Conquest at twin tables: hidden tiles, stacks, rumors, cards in hand,
 * kept events, sealed plans and parties being put together differ between two servers, and not a
 * byte of what a seat and a spectator receive does: over sockets and over HTTP, looking and playing.
 */
#include "conquest_secrets.h"
#include "support/brief.h"
#include "twin_servers.h"
#include "vaka/registry.h"
#include <cmocka.h>

static struct twins twins;

static void start(uint64_t seed, const char *const *options)
{
    const struct vk_game *g = vk_game_by_id("conquest");
    struct vk_setup cfg;
    char why[200];
    vk_setup_standard(g, TWIN_SEATS, &cfg);
    for (; *options; options++) {
        struct vk_out out = vk_out_to(why, sizeof why);
        assert_true(vk_setup_option(g, &cfg, *options, "on", &out));
    }
    twins_open(&twins, g, &cfg, TWIN_VIEWER, seed);
}

/*
 * Plans come to light when all have sealed theirs: only in the turn that is looked at they may
 * differ at will, before that only in what is built face down. Everything else differs as soon and as often as the
 * rules let it.
 */
static bool may_differ(unsigned wanted, unsigned found)
{
    bool is_plan = vk_due(twins.game, twins.state[0]).kind == VK_SECRET;
    return !is_plan || twins.stands_for || (wanted == S_PLAN && (found & ~(unsigned)S_PLAN));
}

/* Games until one has this secret at hand, and some more of its kind, and some of it was played. */
static void look_for(enum secret wanted, const char *const *options, int times)
{
    int n_live = 0;
    times = brief_of(times);
    for (uint64_t seed = 1; times > 0 || n_live == 0; seed++) {
        struct twin_step step;
        if (seed > 400)
            fail_msg("no twins with secret %d; %d are missing", wanted, times);
        start(seed, options);
        if (wanted == S_STACK || wanted == S_RUMOR)
            twins.stands_for = conquest_builds_alike;
        for (;;) {
            unsigned found = conquest_differences(&twins);
            bool is_luck = vk_due(twins.game, twins.state[0]).kind == VK_RANDOM;
            if (found & wanted && !is_luck &&
                (twins.world[0].n % 3 == seed % 3 || wanted == S_EVENT)) {
                n_live += twin_servers_compare(&twins, 12);
                times--;
                break;
            }
            if (!twins_choose(&twins, may_differ(wanted, found), &step))
                break;
            twins_play(&twins, &step);
        }
    }
}

static const char *const plain[] = { NULL };
static const char *const with_events[] = { "events", NULL };

static void test_hidden_tiles(void **state)
{
    (void)state;
    look_for(S_TILE, plain, 6);
}

static void test_stacks(void **state)
{
    (void)state;
    look_for(S_STACK, plain, 6);
}

static void test_rumors(void **state)
{
    (void)state;
    look_for(S_RUMOR, plain, 6);
}

static void test_cards_in_hand(void **state)
{
    (void)state;
    look_for(S_CARD, plain, 6);
}

static void test_kept_events(void **state)
{
    (void)state;
    look_for(S_EVENT, with_events, 3);
}

static void test_sealed_plans(void **state)
{
    (void)state;
    look_for(S_PLAN, plain, 6);
}

static void test_parties(void **state)
{
    (void)state;
    look_for(S_PARTY, plain, 6);
}

/* The comparison must be able to find something: the rival itself receives other bytes. */
static void test_whose_secret_it_is_sees_the_difference(void **state)
{
    struct twin_step step;
    (void)state;
    for (uint64_t seed = 1; seed < 100; seed++) {
        start(seed, plain);
        while (!(conquest_differences(&twins) & S_TILE) &&
               twins_choose(&twins, may_differ(S_TILE, 0), &step))
            twins_play(&twins, &step);
        if (conquest_differences(&twins) & S_TILE)
            break;
    }
    assert_true(twin_servers_tell_a_rival(&twins));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hidden_tiles),
        cmocka_unit_test(test_stacks),
        cmocka_unit_test(test_rumors),
        cmocka_unit_test(test_cards_in_hand),
        cmocka_unit_test(test_kept_events),
        cmocka_unit_test(test_sealed_plans),
        cmocka_unit_test(test_parties),
        cmocka_unit_test(test_whose_secret_it_is_sees_the_difference),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
