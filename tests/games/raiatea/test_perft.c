/*
 * test_perft.c - number of different sequences of actions, chance outcomes included, from named
 * positions. Every number is reckoned by hand; each case says how.
 */
#include "../../support/raiatea_given.h"

static uint64_t perft(const struct raia_state *s, int depth)
{
    struct vk_due due = vk_due(&raiatea_game, s);
    struct vk_actions list;
    uint64_t n = 0;
    if (due.over)
        return 0;
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
    vk_legal(&raiatea_game, s, seat, &list);
    if (depth == 1)
        return list.n;
    for (int i = 0; i < list.n; i++) {
        struct raia_state next = *s;
        vk_play(&raiatea_game, &next, seat, list.act[i], NULL);
        n += perft(&next, depth - 1);
    }
    return n;
}

/* Numbers by depth from 1 on, 0 at the end. */
static void counts_are(const uint64_t wanted[])
{
    for (int depth = 1; wanted[depth - 1]; depth++) {
        uint64_t n = perft(&isle, depth);
        if (n != wanted[depth - 1])
            fail_msg("depth %d: %llu, wanted %llu", depth, (unsigned long long)n,
                     (unsigned long long)wanted[depth - 1]);
    }
}

/*
 * Two seats may start; then 8 masks, 7 masks, and 25 faces of the forest (4 goods, 4 helpers, 16 masks,
 * mirrors): 2, 16, 112, 2800. A face that was revealed is there no more only if it is one of 16 single
 * masks: 112 x (9 x 25 + 16 x 24) = 112 x 609 = 68208.
 */
static void setup_of_two(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 2, "");
    counts_are((uint64_t[]){ 2, 16, 112, 2800, 68208, 0 });
}

/*
 * Three players with nothing at all, the display four uru, no tile on the statues.
 * 1. Six locations.
 * 2. forest: take or pass 2. marae: draw or pass 2. oyster: the die 4. path: nobody has pearls, so the
 *    next chooses of 5. neighbours: no masks, no missions, the next chooses of 5. market: nothing to
 *    sell, no pearls, 5. Together 23.
 * 3. forest: seat 1 has the same 2 after either: 4. marae: after `draw` the 26 designs, after `pass`
 *    seat 1 has 2: 28. oyster: after each face the next chooses of 5: 20. Path, neighbours, market: the
 *    next chooses of the 5 that are left:
 *      from each of the three, forest 2, marae 2, oyster 4, and of the other two (of path, neighbours,
 *      market) again one choice of 4 each: 2 + 2 + 4 + 4 + 4 = 16; 48.
 *    4 + 28 + 20 + 48 = 100.
 */
static void round_of_paupers(void **state)
{
    (void)state;
    given_bare(3, "");
    set_display("uru uru uru uru");
    counts_are((uint64_t[]){ 6, 23, 100, 0 });
}

/*
 * Market: the Kahuna with one tiare at level 2 and 2 pearls, the others with nothing.
 * 1. sell at 1 or 2, hire one of 4 kinds, pass: 7.
 * 2. After a sale at level 1 (1 mana): 4 hires and pass, 5. At level 2 (2 pearls, so 4): 5. After the
 *    hire of a gatherer, shaman or diver: two sales and pass, 3 each; after a trader, whom he may use on
 *    four prices, 7. After `pass` seat 1 chooses of 5 locations.
 *    5 + 5 + 9 + 7 + 5 = 31.
 */
static void turn_at_the_market(void **state)
{
    (void)state;
    given_bare(3, "");
    set_goods(0, 0, 0, 0, 1);
    set_stock(0, 2, 0);
    does(0, "go market");
    counts_are((uint64_t[]){ 7, 31, 0 });
}

/*
 * Act 4 of three players with 2, 1 and 0 mana and nothing else: 3 offers; 2 offers each; then the first
 * in the order has three rewards and pass, 6 x 4; then after tattoo or pearls the second has three
 * (two rewards, pass), after pass four, after the good the first chooses of four goods and pass, five:
 * 6 x (3 + 3 + 4 + 5).
 */
static void offers_and_rewards(void **state)
{
    (void)state;
    given_bare(3, "");
    set_stock(0, 0, 2);
    set_stock(1, 0, 1);
    hold_ceremony(1);
    counts_are((uint64_t[]){ 3, 6, 24, 90, 0 });
}

/*
 * Preparation of one hand (two clips): Rua-Hatu twice, Ro'o, Hina, in code order, done at any time.
 * 1. rua_hatu, roo, hina, done: 4.
 * 2. after rua_hatu: rua_hatu, roo, hina, done 4; after roo: hina, done 2; after hina: done 1; after
 *    done act 4 and its rewards (nobody has mana) 4: 11.
 * 3. after rua_hatu rua_hatu: both clips are used, hina, done 2; after rua_hatu roo: hina, done 2;
 *    after rua_hatu hina: done 1; after rua_hatu done: 4 rewards; after roo hina: done 1; after roo done
 *    4; after hina done 4; after done the rewards 3 + 3 + 4 + 5 as in act 4: 15.
 *    2 + 2 + 1 + 4 + 1 + 4 + 4 + 15 = 33.
 */
static void preparing_one_hand(void **state)
{
    (void)state;
    given_bare(3, "");
    set_hand(0, "rua_hatu rua_hatu roo hina");
    hold_ceremony(1);
    counts_are((uint64_t[]){ 4, 11, 33, 0 });
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(setup_of_two),       cmocka_unit_test(round_of_paupers),
        cmocka_unit_test(turn_at_the_market), cmocka_unit_test(offers_and_rewards),
        cmocka_unit_test(preparing_one_hand),
    };
    return cmocka_run_group_tests_name("raiatea: perft", tests, NULL, NULL);
}
