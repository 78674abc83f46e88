/* test_perft.c - numbers of lines from fixed positions, reckoned by hand (the reckoning is in the comments).
 * Secret points are walked seat by seat, chance by all its outcomes. */
#include "../../support/archipelago_given.h"

static long perft(const struct arch_state *from, int depth)
{
    struct vk_due due = vk_due(&archipelago_game, from);
    struct vk_actions list;
    long n = 0;
    if (due.over)
        return 0;
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
    vk_legal(&archipelago_game, from, seat, &list);
    if (depth == 1)
        return list.n;
    for (int i = 0; i < list.n; i++) {
        struct arch_state to = *from;
        vk_play(&archipelago_game, &to, seat, list.act[i], NULL);
        n += perft(&to, depth - 1);
    }
    return n;
}

/*
 * One citizen of seat 0 on a palm beach far away, three players with 10f, no negotiation.
 * Depth 1: tax, harvest fruit, trade, explore, end_round.
 * Depth 2: after tax end_round (1); one of two equal icons (1); any of six cubes to buy (6); keep or
 * reject (2); seat 1 has tax, trade and end_round (3).
 * Depth 3: tax and end_round: seat 1 as before (3). Harvest ends by itself: end_round (1). After each
 * purchase end_round (6). keep fails, for nothing has two neighbours: 44 faces of 22 hexes can show;
 * reject: one of 22 hexes (66). Seat 1 after tax: end_round; trade: 6; end_round: seat 2 has 3 (10).
 */
static void rounds(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    stand(0, lay("palm_beach", 5, 5, 0), "A");
    assert_int_equal(perft(&colony, 1), 5);
    assert_int_equal(perft(&colony, 2), 1 + 1 + 6 + 2 + 3);
    assert_int_equal(perft(&colony, 3), 3 + 1 + 6 + 66 + 10);
}

/*
 * Five cards that everybody can pay. Depth 1: five to buy, four to rotate first. Depth 2: after a purchase
 * four to rotate, after slot 0, 1, 2, 3 the higher ones: 5 * 4 + 4 + 3 + 2 + 1. Depth 3: a space is filled
 * from 43 cards, or the next player has nine ways. Depth 4: 48 backs less the one on top; or once more.
 */
static void evolution(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(0, 5);
    lay_track("pirate local_trade king pope thief");
    set_back("B01");
    enter_phase(6);
    assert_int_equal(perft(&colony, 1), 9);
    assert_int_equal(perft(&colony, 2), 30);
    assert_int_equal(perft(&colony, 3), 20 * 43 + 10 * 9);
    assert_int_equal(perft(&colony, 4), 20 * 43 * 47 + 10 * 30);
}

/*
 * Bids of two players with 2f and 1f: 3, then 3 * 2. Depth 3: the higher bidder is the decider, and the
 * other names a place for an offer, or none (2 + 1). Bids 0-0 and 1-1 keep the order: the round of seat 0
 * begins, and seat 1 is asked for wishes (2).
 */
static void bids_of_two(void **state)
{
    (void)state;
    given_colony(2, "");
    int x = lay("palm_beach", 5, 5, 0);
    stand_as(0, x, "A", BY_WORK);
    set_florins(0, 2);
    set_florins(1, 1);
    enter_phase(2);
    assert_int_equal(perft(&colony, 1), 3);
    assert_int_equal(perft(&colony, 2), 3 * 2);
    assert_int_equal(perft(&colony, 3), 2 + 2 + 4 * 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rounds),
        cmocka_unit_test(evolution),
        cmocka_unit_test(bids_of_two),
    };
    return cmocka_run_group_tests_name("archipelago: perft", tests, NULL, NULL);
}
