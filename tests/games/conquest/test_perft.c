/*
 * test_perft.c - number of different sequences of actions, chance outcomes included, from named
 * positions. Every number is reckoned by hand; each case says how.
 */
#include "../../support/conquest_given.h"

static uint64_t perft(const struct conq_state *s, int depth)
{
    struct vk_due due = vk_due(&conquest_game, s);
    struct vk_actions list;
    uint64_t n = 0;
    if (due.over)
        return 0;
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
    vk_legal(&conquest_game, s, seat, &list);
    if (depth == 1)
        return list.n;
    for (int i = 0; i < list.n; i++) {
        struct conq_state next = *s;
        vk_play(&conquest_game, &next, seat, list.act[i], NULL);
        n += perft(&next, depth - 1);
    }
    return n;
}

/* Numbers by depth from 1 on, 0 at the end. */
static void counts_are(const uint64_t wanted[])
{
    for (int depth = 1; wanted[depth - 1]; depth++) {
        uint64_t n = perft(&sea, depth);
        if (n != wanted[depth - 1])
            fail_msg("depth %d: %llu, wanted %llu", depth, (unsigned long long)n,
                     (unsigned long long)wanted[depth - 1]);
    }
}

/*
 * 1. Two seats may begin: 2.
 * 2. The first may stay or explore the unknown neighbours of his Home: for Tonga 37, 46, 53, 54, for
 *    Samoa 35, 43, 52, 53 (each other's Home and Fiji are enemies): 5 + 5.
 * 3. After `stay` the other has 5, after each of 4 `explore` 7 kinds of markers: 2 x (5 + 28) = 66.
 * 4. After two `stay` the first has only end_transit: 1; after `stay` and `explore` 4 x 7 markers.
 *    After `explore` and an ocean marker: return, u unexplored neighbours, and t Known ones that are
 *    no enemy's to traverse (not with 3 Knots); after each of 3 kinds of island 29 tiles; after Off
 *    Course u shifts: 3(1 + u) + 2t + 87 + u = 90 + 4u + 2t.
 *    Tonga: 53 u4 t1, 54 u5 t1, 46 u5 t1, 37 u3 t2 (28 is printed ocean): 108 + 112 + 112 + 106.
 *    Samoa: 53 u4 t1, 52 u5 t1, 43 u5 t1, 35 u2 t2 (26): 108 + 112 + 112 + 102.
 *    2 x 29 + 438 + 434 = 930.
 */
static void opening_of_two(void **state)
{
    (void)state;
    set_game(2, "");
    counts_are((uint64_t[]){ 2, 10, 66, 930, 0 });
}

/*
 * Three peoples for the first seat, two for the second, the third takes what is left; five markers of
 * 1 to 3 Knots each; then three seats may begin either way round: 3, 3 x 2, then x 3 five times, x 6.
 */
static void setup_of_three(void **state)
{
    (void)state;
    assert_true(set_options(3, ""));
    counts_are((uint64_t[]){ 3, 6, 18, 54, 162, 486, 1458, 8748, 0 });
}

/*
 * Alone. 1: stay and four targets. 2: after `stay` end_transit, else 7 markers: 1 + 28.
 * 3: after end_transit end_movement alone (two Bands, no canoe). After a marker as in the opening of
 * two, but Off Course leads to the m neighbours farthest from Tonga, by chance: 90 + 3u + 2t + m with
 * 53 u4 t1 m3 (52, 61, 62), 54 u5 t1 m3 (55, 62, 63), 46 u5 t1 m3 (38, 47, 55), 37 u3 t2 m2 (29, 38):
 * 1 + 107 + 110 + 110 + 105 = 433.
 */
static void opening_alone(void **state)
{
    (void)state;
    set_game(1, "");
    counts_are((uint64_t[]){ 5, 29, 433, 0 });
}

/*
 * A plan with the 2 BP of the start. 1: turn_inward, eight items, buy_card, end_build: 11.
 * 2: after turn_inward (3 BP) eight items, buy_card, end_build 10; after each item `place 45` 8;
 *    after buy_card end_build 1; after end_build the other seat has 11: 30.
 * 3: turn_inward: 8 places, end_build after the card, 11 of the other seat: 20.
 *    An item placed: ia, village, wc and col leave 0 BP, then Rumor and end_build: 4 x 2; tc_up leaves
 *    tc, wb, rum, end_build 4; tc the same 4; wb wb, rum, end_build 3; rum rum, buy_card, end_build 3:
 *    22. The card and end_build: 11. After end_build the other seat: 10 + 8 + 1 + 1 (victory_action
 *    offers only pass): 20. In all 73.
 */
static void plans_of_the_first_turn(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    counts_are((uint64_t[]){ 11, 30, 73, 0 });
}

/*
 * A Battle of two War Canoes against two, no cards: each roll has 6 outcomes, and a side has lost with
 * its second piece. 2 rolls: 36, of which 3 x 3 + 3 x 3 have ended it. 3: the 18 others are rolled on,
 * 108; after the end Samoa's stage begins with end_transit alone, 18: 126.
 */
static void battle_of_two_against_two(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54");
    set_pieces(0, HEX_TONGA, "2 wc");
    set_pieces(1, HEX_SAMOA, "");
    set_pieces(1, 54, "2 wc");
    set_until(0, "move_action");
    goes("0 depart 45 54; 0 take wc 2 none; 0 take wc 2 none; 0 go; 0 end_movement");
    counts_are((uint64_t[]){ 6, 36, 126, 0 });
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opening_of_two),
        cmocka_unit_test(setup_of_three),
        cmocka_unit_test(opening_alone),
        cmocka_unit_test(plans_of_the_first_turn),
        cmocka_unit_test(battle_of_two_against_two),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
