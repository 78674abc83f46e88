/*
 * test_bot_deals.c - bots at the trading table (amendment 5): they ask for nothing without giving
 * something, take what is good for them, and cannot be drained by many small offers.
 */
#include "games/archipelago/bot.h"
#include "support/archipelago_given.h"
#include "vaka/bot.h"

static vk_action chosen(const char *level, int seat)
{
    struct vk_bot bot;
    struct vk_level how;
    struct arch_state view;
    assert_true(vk_level_read(level, &how));
    vk_bot_open(&bot, &archipelago_game, &how, 5, NULL, 0);
    vk_view(&archipelago_game, &colony, seat, &view);
    return vk_bot_choose(&bot, &view, seat, NULL, 0, NULL);
}

static unsigned answer_of(int seat)
{
    must_ask(seat, "deal_answer");
    return vk_verb_of(chosen("greedy", seat));
}

/* Seat 0 with a purse, seat 1 with a little of everything. */
static void given_market(void)
{
    given_colony(3, "");
    crowd(0, 3);
    crowd(1, 3);
    for (int res = 0; res < N_RES; res++)
        set_cubes(1, res, 2);
    set_tokens(1, 2);
    set_florins(0, 30);
}

static void gifts_are_taken(void **state)
{
    (void)state;
    given_market();
    does(0, "deal 1");
    does(0, "offer 9");
    does(0, "propose");
    assert_int_equal(answer_of(1), V_accept);
}

static void nothing_is_given_for_nothing(void **state)
{
    (void)state;
    for (int k = 0; k < 3; k++) {
        given_market();
        does(0, "deal 1");
        does(0, "%s", k ? "no_money" : "ask 1");
        if (k == 1)
            does(0, "want iron");
        if (k == 2)
            does(0, "want token");
        does(0, "propose");
        assert_int_not_equal(answer_of(1), V_accept);
    }
}

/* Every small offer that is taken leaves the bot no worse off, and so do all of them together. */
static void small_offers_do_not_drain(void **state)
{
    (void)state;
    given_market();
    float before = arch_standing(&colony, 1);
    int asked = 0;
    for (int res = 0; res < N_RES; res++)
        for (int k = 0; k < 4; k++) {
            colony.deals = colony.refused = 0;
            colony.player[0].offers = colony.player[1].offers = 0;
            float now = arch_standing(&colony, 1);
            does(0, "deal 1");
            does(0, "offer 1");
            does(0, "want %s",
                 (const char *[]){ "fruit", "cattle", "fish", "wood", "stone", "iron" }[res]);
            does(0, "propose");
            asked++;
            if (answer_of(1) == V_accept) {
                does(1, "accept");
                assert_true(arch_standing(&colony, 1) >= now);
            } else {
                does(1, "reject");
            }
        }
    assert_int_equal(asked, 24);
    assert_true(arch_standing(&colony, 1) >= before);
}

static bool gives_something(const struct arch_deal *d)
{
    bool gives = d->give > 0;
    for (int i = 0; i < d->n_items; i++)
        gives |= d->verb[i] == V_give || d->verb[i] == V_give_card || d->verb[i] == V_give_permit ||
                 d->verb[i] == V_give_stand;
    return gives;
}

/* Whole games: no offer, answer or wish of a bot is begging, and some of each kind are made. */
static void bots_never_beg(void **state)
{
    int n_offers = 0, n_counters = 0;
    struct vk_rng rng = vk_rng_from(9, 9);
    struct vk_actions list;
    (void)state;
    for (int game = 0; game < 6; game++) {
        start_game(&archipelago_game, &colony, 3 + game % 3, "length=short");
        while (!colony.h.over) {
            struct vk_due due = vk_due(&archipelago_game, &colony);
            if (due.kind == VK_RANDOM) {
                vk_legal(&archipelago_game, &colony, VK_CHANCE, &list);
                vk_play(&archipelago_game, &colony, VK_CHANCE,
                        vk_pick_outcome(&list, vk_rng_next(&rng)), NULL);
                continue;
            }
            int seat = __builtin_ctz(due.seats);
            vk_action a = chosen("greedy", seat);
            if (due.point == P_deal_goods && vk_verb_of(a) == V_propose) {
                n_offers++;
                n_counters += colony.draft.counters > 0;
                assert_true(gives_something(&colony.draft));
            }
            assert_int_equal(vk_apply(&archipelago_game, &colony, seat, a, NULL), VK_OK);
        }
    }
    assert_true(n_offers > 5);
    print_message("%d offers, %d of them answers\n", n_offers, n_counters);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gifts_are_taken),
        cmocka_unit_test(nothing_is_given_for_nothing),
        cmocka_unit_test(small_offers_do_not_drain),
        cmocka_unit_test(bots_never_beg),
    };
    return cmocka_run_group_tests_name("archipelago: bots and deals", tests, NULL, NULL);
}
