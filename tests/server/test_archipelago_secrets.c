/*
 * test_archipelago_secrets.c - Archipelago at twin tables: objectives (dealt, spied, dropped), hexes of
 * turn zero, sealed votes, bids, offers for a place, pledges and the hands of the thief's victim differ between
 * two servers, and not a byte of what a seat and a spectator receive does.
 */
#include "archipelago_secrets.h"
#include "support/brief.h"
#include "twin_servers.h"
#include "vaka/registry.h"
#include <cmocka.h>

enum { SEATS = 4, LIVE = 8, SEEDS = 400 };

static struct twins twins;

static void start(uint64_t seed, const char *const *options)
{
    const struct vk_game *g = vk_game_by_id("archipelago");
    struct vk_setup cfg;
    char why[200];
    vk_setup_standard(g, SEATS, &cfg);
    for (; *options; options += 2) {
        struct vk_out out = vk_out_to(why, sizeof why);
        assert_true(vk_setup_option(g, &cfg, options[0], options[1], &out));
    }
    twins_open(&twins, g, &cfg, (int)(seed % SEATS), seed);
}

/*
 * Where to look: at some position that differs. A sealed choice is looked at before it is made (and
 * made live, on both servers) in one game, half made (and read from the store) in the next.
 */
static bool is_place(unsigned wanted, uint64_t seed)
{
    struct vk_due due = vk_due(twins.game, twins.state[0]);
    if (due.over || due.kind == VK_RANDOM)
        return false;
    if (wanted & SEALED && seed % 2)
        return archipelago_sealing(&twins) == wanted && due.seats & ~(1u << twins.viewer) &&
               due.kind == VK_SECRET;
    return archipelago_differences(&twins) & wanted &&
           (wanted & SEALED || twins.world[0].n % 3 == seed % 3);
}

static bool go_on(unsigned wanted)
{
    struct twin_step step;
    if (!archipelago_steer(&twins, wanted, &step) &&
        !twins_choose(&twins, archipelago_may_differ(&twins, wanted), &step))
        return false;
    twins_play(&twins, &step);
    return true;
}

/* A game up to such a place; false if it has none. */
static bool find_place(unsigned wanted, uint64_t seed, const char *const *options)
{
    start(seed, options);
    while (!is_place(wanted, seed))
        if (!go_on(wanted))
            return false;
    return true;
}

/* Games until so many had this secret, at rest or while it was played on, and some of it was played. */
static void look_for(unsigned wanted, const char *const *options, int times)
{
    int n_live = 0;
    times = brief_of(times);
    for (uint64_t seed = 1; times > 0 || n_live == 0; seed++) {
        if (seed > SEEDS)
            fail_msg("no twins with secret %u; %d are missing", wanted, times);
        if (!find_place(wanted, seed, options))
            continue;
        bool has_secret = archipelago_differences(&twins) & wanted;
        int n = twin_servers_compare(&twins, LIVE);
        if (has_secret || archipelago_differences(&twins) & wanted) {
            n_live += n;
            times--;
        }
    }
}

static const char *const plain[] = { NULL };
static const char *const spice[] = { "more_spice", "on", NULL };
static const char *const voted[] = { "chosen_trend", "on", NULL };

static void test_objectives(void **state)
{
    (void)state;
    look_for(S_OBJECTIVE, plain, 4);
}

static void test_spied_objectives(void **state)
{
    (void)state;
    look_for(S_SPIED, plain, 3);
}

static void test_dropped_objectives(void **state)
{
    (void)state;
    look_for(S_DROPPED, spice, 4);
}

static void test_sealed_drops(void **state)
{
    (void)state;
    look_for(S_DROP, spice, 4);
}

static void test_hexes_of_turn_zero(void **state)
{
    (void)state;
    look_for(S_HEX, plain, 5);
}

static void test_votes(void **state)
{
    (void)state;
    look_for(S_VOTE, voted, 4);
}

static void test_bids(void **state)
{
    (void)state;
    look_for(S_BID, plain, 4);
}

static void test_rebids(void **state)
{
    (void)state;
    look_for(S_REBID, plain, 4);
}

static void test_offers_for_a_place(void **state)
{
    (void)state;
    look_for(S_BRIBE, plain, 4);
}

static void test_pledges(void **state)
{
    (void)state;
    look_for(S_PLEDGE, plain, 4);
}

static void test_hands(void **state)
{
    (void)state;
    look_for(S_HANDS, plain, 3);
}

/* The comparison must be able to find something: the rival itself receives other bytes. */
static void test_whose_secret_it_is_sees_the_difference(void **state)
{
    (void)state;
    uint64_t seed = 1;
    while (!find_place(S_OBJECTIVE, seed, plain))
        assert_true(++seed < SEEDS);
    assert_true(twin_servers_tell_a_rival(&twins));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_objectives),
        cmocka_unit_test(test_spied_objectives),
        cmocka_unit_test(test_dropped_objectives),
        cmocka_unit_test(test_sealed_drops),
        cmocka_unit_test(test_hexes_of_turn_zero),
        cmocka_unit_test(test_votes),
        cmocka_unit_test(test_bids),
        cmocka_unit_test(test_rebids),
        cmocka_unit_test(test_offers_for_a_place),
        cmocka_unit_test(test_pledges),
        cmocka_unit_test(test_hands),
        cmocka_unit_test(test_whose_secret_it_is_sees_the_difference),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
