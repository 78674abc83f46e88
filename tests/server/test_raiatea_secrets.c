/*
 * test_raiatea_secrets.c - Raiatea at twin tables: cards in hand, drawn, picked, laid down unseen and
 * in the bag, and every choice under seal differ between two servers, and not a byte of what a seat
 * and a spectator receive does: over sockets and over HTTP, looking and playing. What lies behind a
 * screen can be told from what was said aloud; that a screen is shown to nobody else is a test of
 * the face.
 */
#include "raiatea_secrets.h"
#include "support/brief.h"
#include "twin_servers.h"
#include "vaka/registry.h"
#include <cmocka.h>

static struct twins twins;

static void start(uint64_t seed, const char *const *options)
{
    const struct vk_game *g = vk_game_by_id("raiatea");
    struct vk_setup cfg;
    char why[200];
    vk_setup_standard(g, TWIN_SEATS, &cfg);
    for (; *options; options++) {
        struct vk_out out = vk_out_to(why, sizeof why);
        assert_true(vk_setup_option(g, &cfg, *options, "on", &out));
    }
    twins_open(&twins, g, &cfg, TWIN_VIEWER, seed);
}

enum { SEALED = S_PREPARED | S_TRAINING | S_DECK | S_OFFER | S_BID | S_ORDER };

/*
 * What is sealed comes to light when all are ready, so it does not differ here. Which cards are
 * drawn, kept and laid down may always, and in the end most of them do.
 */
static bool may_differ(void)
{
    return raiatea_sealed_now(&twins) == 0;
}

/* Different numbers of steps before each look, so that early and late positions are met. */
static bool is_time(uint64_t seed, enum secret wanted)
{
    bool is_brief = wanted == S_DRAWN || wanted == S_PICKS;
    return is_brief || (twins.world[0].n > 60 * (seed % 5) && twins.world[0].n % 3 == seed % 3);
}

/* The next position where this secret is at hand. */
static bool find(uint64_t seed, enum secret wanted)
{
    struct twin_step step;
    for (;;) {
        bool is_luck = vk_due(twins.game, twins.state[0]).kind == VK_RANDOM;
        if (raiatea_differences(&twins) & wanted && !is_luck && is_time(seed, wanted))
            return true;
        if (!twins_choose(&twins, may_differ(), &step))
            return false;
        twins_play(&twins, &step);
    }
}

/* The next position where two rivals are to seal it: the first of them will do it on the servers. */
static bool find_sealed(uint64_t seed, enum secret wanted)
{
    const unsigned rivals = (1u << TWIN_SEATS) - 1 - (1u << TWIN_VIEWER);
    struct twin_step step;
    for (;;) {
        if (raiatea_sealed_now(&twins) == wanted && twins.world[0].n > 60 * (seed % 3) &&
            vk_due(twins.game, twins.state[0]).seats == rivals)
            return true;
        if (!twins_choose(&twins, false, &step))
            return false;
        twins_play(&twins, &step);
    }
}

/* Games until one has this secret at hand, and some more of its kind, and some of it was played. */
static void look_for(enum secret wanted, const char *const *options, int times)
{
    int n_live = 0;
    times = brief_of(times);
    for (uint64_t seed = 1; times > 0 || n_live == 0; seed++) {
        if (seed > 400)
            fail_msg("no twins with secret %d; %d are missing", wanted, times);
        start(seed, options);
        if (!(wanted & SEALED ? find_sealed(seed, wanted) : find(seed, wanted)))
            continue;
        n_live += twin_servers_compare(&twins, 12);
        /* What is sealed has to be so while we look: it broke off before it came to light. */
        times -= !(wanted & SEALED) || raiatea_differences(&twins) & wanted;
    }
}

static const char *const plain[] = { NULL };
static const char *const with_tane[] = { "tane", NULL };
static const char *const without_screens[] = { "open_counts", NULL };

static void test_cards_in_hand(void **state)
{
    (void)state;
    look_for(S_HAND, plain, 6);
    look_for(S_HAND, with_tane, 2);
    look_for(S_HAND, without_screens, 2);
}

static void test_cards_drawn(void **state)
{
    (void)state;
    look_for(S_DRAWN, plain, 4);
}

static void test_cards_picked(void **state)
{
    (void)state;
    look_for(S_PICKS, plain, 4);
}

static void test_cards_laid_down(void **state)
{
    (void)state;
    look_for(S_BURIED, plain, 6);
}

static void test_cards_in_the_bag(void **state)
{
    (void)state;
    look_for(S_PREPARED, plain, 6);
}

static void test_training_under_seal(void **state)
{
    (void)state;
    look_for(S_TRAINING, plain, 3);
}

static void test_decks_under_seal(void **state)
{
    (void)state;
    look_for(S_DECK, plain, 3);
}

static void test_offers_under_seal(void **state)
{
    (void)state;
    look_for(S_OFFER, plain, 4);
}

static void test_bids_under_seal(void **state)
{
    (void)state;
    look_for(S_BID, plain, 4);
}

static void test_orders_under_seal(void **state)
{
    (void)state;
    look_for(S_ORDER, plain, 1);
}

/* The comparison must be able to find something: the rival itself receives other bytes. */
static void test_whose_secret_it_is_sees_the_difference(void **state)
{
    struct twin_step step;
    (void)state;
    start(1, plain);
    while (!(raiatea_differences(&twins) & S_DRAWN) && twins_choose(&twins, may_differ(), &step))
        twins_play(&twins, &step);
    assert_true(raiatea_differences(&twins) & S_DRAWN);
    assert_true(twin_servers_tell_a_rival(&twins));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cards_in_hand),
        cmocka_unit_test(test_cards_drawn),
        cmocka_unit_test(test_cards_picked),
        cmocka_unit_test(test_cards_laid_down),
        cmocka_unit_test(test_cards_in_the_bag),
        cmocka_unit_test(test_training_under_seal),
        cmocka_unit_test(test_decks_under_seal),
        cmocka_unit_test(test_offers_under_seal),
        cmocka_unit_test(test_bids_under_seal),
        cmocka_unit_test(test_orders_under_seal),
        cmocka_unit_test(test_whose_secret_it_is_sees_the_difference),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
