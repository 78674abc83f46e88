/*
 * test_bot_imagine.c - the worlds that a bot imagines in Archipelago (section 5): cards that it
 * knows stay where they are, cards that nobody can hold are held by nobody, all others are as likely
 * with one rival as with the next; hands and hexes hold what they can hold.
 */
#include "support/archipelago_given.h"

#include <math.h>

enum { PER_CARD = 1000 };

static int held[ARCH_SEATS][N_OBJECTIVES], dropped[N_OBJECTIVES];

/* No card is twice in a world, and none of another pack. */
static void count_cards(const struct arch_state *s)
{
    unsigned seen = 0;
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct arch_player *p = &s->player[seat];
        assert_int_equal(p->n_objectives, colony.player[seat].n_objectives);
        for (int k = 0; k < p->n_objectives; k++) {
            assert_in_range(p->objective[k], PACK_SIZE * arch_pack(s),
                            PACK_SIZE * arch_pack(s) + PACK_SIZE - 1);
            assert_false(seen >> p->objective[k] & 1);
            seen |= 1u << p->objective[k];
            held[seat][p->objective[k]]++;
        }
        if (p->dropped == VK_NONE)
            continue;
        assert_false(seen >> p->dropped & 1);
        seen |= 1u << p->dropped;
        dropped[p->dropped]++;
    }
}

static void imagine(int viewer, int n)
{
    struct vk_rng rng = vk_rng_from(11, (uint64_t)viewer);
    memset(held, 0, sizeof held);
    memset(dropped, 0, sizeof dropped);
    for (int i = 0; i < n; i++) {
        struct arch_state world = colony;
        arch_conceal(&world, viewer);
        arch_imagine(&world, viewer, &rng);
        assert_null(arch_check(&world));
        count_cards(&world);
    }
}

/* These cards, and no others, each with the same chance (five deviations wide). */
static void must_be_even(int seat, const char *codes, int n)
{
    char text[100];
    unsigned wanted = 0;
    snprintf(text, sizeof text, "%s", codes);
    for (char *code = strtok(text, " "); code; code = strtok(NULL, " "))
        wanted |= 1u << objective_of(code);
    int n_wanted = __builtin_popcount(wanted);
    double mean = (double)n / n_wanted;
    double wide = 5 * sqrt(mean * (1 - 1.0 / n_wanted));
    for (int card = 0; card < N_OBJECTIVES; card++) {
        if (wanted >> card & 1)
            assert_true(fabs(held[seat][card] - mean) <= wide);
        else
            assert_int_equal(held[seat][card], 0);
    }
}

/* ---- objectives --------------------------------------------------------------------------------- */

static void any_card_but_ones_own(void **state)
{
    (void)state;
    given_colony(4, "");
    set_objective(0, 0, "S01");
    imagine(0, 9 * PER_CARD);
    assert_int_equal(held[0][objective_of("S01")], 9 * PER_CARD);
    for (int seat = 1; seat < 4; seat++)
        must_be_even(seat, "S02 S03 S04 S05 S06 S07 S08 S09 S10", 9 * PER_CARD);
    imagine(VK_SPECTATOR, 10 * PER_CARD);
    for (int seat = 0; seat < 4; seat++)
        must_be_even(seat, "S01 S02 S03 S04 S05 S06 S07 S08 S09 S10", 10 * PER_CARD);
}

/* A Separatist may sit at any table but a family's, and where the Benefactor is. */
static void separatist_among_them(void **state)
{
    static const char *const without[] = { "family=on", "benefactor=on" };
    (void)state;
    given_colony(5, "length=long");
    set_objective(3, 0, "L10");
    set_objective(0, 0, "L01");
    imagine(0, 9 * PER_CARD);
    for (int seat = 1; seat < 5; seat++)
        assert_true(held[seat][objective_of("L10")] > PER_CARD / 2);
    imagine(3, PER_CARD); /* he knows that nobody else is */
    for (int seat = 0; seat < 5; seat++)
        assert_int_equal(held[seat][objective_of("L10")], seat == 3 ? PER_CARD : 0);
    for (int i = 0; i < 2; i++) {
        given_colony(4, without[i]);
        set_objective(0, 0, "S01");
        imagine(0, 7 * PER_CARD);
        for (int seat = 1; seat < 4; seat++)
            must_be_even(seat, "S02 S03 S04 S05 S06 S07 S08", 7 * PER_CARD);
    }
}

/* Three players, and so many temples that S01 comes true (2.14). */
static void given_temples(void)
{
    given_colony(3, "");
    set_objective(0, 0, "S02");
    set_objective(1, 0, "S03");
    set_objective(2, 0, "S04");
    raise_building("temple", lay("pearl_islet", 1, 0, 0), "A");
    raise_building("temple", lay("lagoon", 1, -1, 0), "A");
    raise_building("temple", lay("granite_isle", 0, -1, 0), "A");
}

/* Its condition came true and nobody showed it: nobody has it. */
static void met_and_not_shown(void **state)
{
    (void)state;
    given_temples();
    watch();
    assert_true(colony.met == 1u << objective_of("S01"));
    assert_false(colony.end_pending);
    imagine(0, 8 * PER_CARD);
    must_be_even(1, "S03 S04 S05 S06 S07 S08 S09 S10", 8 * PER_CARD);
    must_be_even(2, "S03 S04 S05 S06 S07 S08 S09 S10", 8 * PER_CARD);
    imagine(VK_SPECTATOR, PER_CARD);
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(held[seat][objective_of("S01")], 0);
}

static void met_and_shown(void **state)
{
    (void)state;
    given_temples();
    set_objective(1, 0, "S01");
    watch();
    assert_true(colony.end_pending);
    int viewers[] = { 0, 1, 2, VK_SPECTATOR };
    for (int i = 0; i < 4; i++) {
        imagine(viewers[i], PER_CARD);
        assert_int_equal(held[1][objective_of("S01")], PER_CARD);
    }
}

/* True at the deal and never false since: it does not count yet, so somebody may have it (8.45). */
static void true_when_dealt(void **state)
{
    (void)state;
    given_temples();
    colony.is_watched = 1;
    arch_watch(&colony, NULL);
    assert_int_equal(colony.met, 0);
    assert_false(colony.armed >> objective_of("S01") & 1);
    assert_true(colony.armed >> objective_of("S02") & 1);
    imagine(0, 9 * PER_CARD);
    must_be_even(1, "S01 S03 S04 S05 S06 S07 S08 S09 S10", 9 * PER_CARD);
}

static void spied(void **state)
{
    (void)state;
    given_colony(3, "");
    set_objective(0, 0, "S02");
    set_objective(1, 0, "S10");
    set_objective(2, 0, "S04");
    own(0, "spy");
    begin_round(0);
    does(0, "use_card spy");
    does(0, "look 1 0");
    imagine(0, 8 * PER_CARD);
    assert_int_equal(held[1][objective_of("S10")], 8 * PER_CARD);
    must_be_even(2, "S01 S03 S04 S05 S06 S07 S08 S09", 8 * PER_CARD);
    imagine(2, 9 * PER_CARD); /* who did not look knows nothing */
    must_be_even(1, "S01 S02 S03 S05 S06 S07 S08 S09 S10", 9 * PER_CARD);
}

/* With two players each has two, and a look is at one of them. */
static void spied_one_of_two(void **state)
{
    (void)state;
    given_colony(2, "");
    set_objective(0, 0, "S01");
    set_objective(0, 1, "S02");
    set_objective(1, 0, "S03");
    set_objective(1, 1, "S04");
    own(0, "spy");
    begin_round(0);
    does(0, "use_card spy");
    does(0, "look 1 1");
    imagine(0, 5 * PER_CARD);
    assert_int_equal(held[1][objective_of("S04")], 5 * PER_CARD);
    assert_int_equal(held[1][objective_of("S01")] + held[1][objective_of("S02")], 0);
    for (const char *code = "S03S05S06S07S08"; *code; code += 3) {
        char one[4] = { code[0], code[1], code[2], 0 };
        assert_in_range(held[1][objective_of(one)], PER_CARD - 142, PER_CARD + 142);
    }
}

/* What was not kept is known to who dropped it, and may have come true since. */
static void dropped_cards(void **state)
{
    static const char *const kept[] = { "S02", "S03", "S04", "S06" };
    static const char *const not_kept[] = { "S07", "S05", "S08", "S09" };
    (void)state;
    given_colony(4, "more_spice=on");
    watch();
    for (int seat = 0; seat < 4; seat++) {
        colony.player[seat].objective[0] = (uint8_t)objective_of(kept[seat]);
        colony.player[seat].dropped = (uint8_t)objective_of(not_kept[seat]);
    }
    colony.met = (uint16_t)(1u << objective_of("S05"));
    imagine(0, 7 * PER_CARD);
    assert_int_equal(dropped[objective_of("S07")], 7 * PER_CARD);
    for (int seat = 1; seat < 4; seat++)
        must_be_even(seat, "S01 S03 S04 S06 S08 S09 S10", 7 * PER_CARD);
    /* Eight cards are unseen, seven of them can be held and three are: three of the five others were
     * dropped, S05 among them as often as any. */
    assert_in_range(dropped[objective_of("S05")], 7 * PER_CARD * 3 / 5 - 205,
                    7 * PER_CARD * 3 / 5 + 205);
}

/* ---- hands, hexes --------------------------------------------------------------------------------- */

/* The thief imagines two cubes that his victim has; one cube lies in either hand as often. */
static void hands_of_a_victim(void **state)
{
    struct vk_rng rng = vk_rng_from(5, 5);
    int n_left = 0, n_same = 0;
    (void)state;
    for (int n_fish = 1; n_fish <= 2; n_fish++) {
        given_colony(3, "");
        own(0, "thief");
        set_cubes(1, FISH, n_fish);
        set_cubes(1, IRON, n_fish - 1);
        begin_round(0);
        does(0, "use_card thief");
        does(0, "rob 1");
        does(1, n_fish == 1 ? "hold fish nothing" : "hold fish iron");
        for (int i = 0; i < PER_CARD; i++) {
            struct arch_state world = colony;
            arch_conceal(&world, 0);
            assert_int_equal(world.player[1].slot[0], VK_NONE);
            arch_imagine(&world, 0, &rng);
            const uint8_t *hand = world.player[1].slot;
            if (n_fish == 1) {
                assert_int_equal(hand[0] + hand[1], FISH + N_RES);
                n_left += hand[0] == FISH;
                continue;
            }
            assert_true(hand[0] == FISH || hand[1] == FISH);
            assert_true((hand[0] == FISH || hand[0] == IRON) &&
                        (hand[1] == FISH || hand[1] == IRON));
            n_same += hand[0] == hand[1];
        }
    }
    assert_in_range(n_left, PER_CARD / 2 - 80, PER_CARD / 2 + 80);
    assert_true(n_same > 0 && n_same < PER_CARD);
}

/* Turn zero: own hexes stay, the others hold as many as they do; who chooses has one that fits. */
static void hexes_in_hand(void **state)
{
    struct vk_rng rng = vk_rng_from(8, 8);
    struct vk_actions list;
    int n_moved = 0;
    (void)state;
    start_game(&archipelago_game, &colony, 5, "");
    while (vk_top_of(&colony.h)->point != P_tz_choose_face || colony.n_regions < 4)
        go_on();
    int chooser = vk_top_of(&colony.h)->seat;
    for (int viewer = 0; viewer < 5; viewer++) {
        for (int i = 0; i < PER_CARD; i++) {
            int n[ARCH_SEATS] = { 0 };
            struct arch_state world = colony;
            arch_conceal(&world, viewer);
            arch_imagine(&world, viewer, &rng);
            for (int hex = 0; hex < N_HEXES; hex++) {
                if (world.hex_at[hex] < ARCH_SEATS)
                    n[world.hex_at[hex]]++;
                assert_int_equal(world.hex_at[hex] == viewer, colony.hex_at[hex] == viewer);
                n_moved += world.hex_at[hex] != colony.hex_at[hex];
            }
            for (int seat = 0; seat < 5; seat++)
                assert_int_equal(n[seat], colony.player[seat].n_held);
            vk_legal(&archipelago_game, &world, chooser, &list);
            assert_true(list.n > 0);
        }
    }
    assert_true(n_moved > PER_CARD);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_card_but_ones_own), cmocka_unit_test(separatist_among_them),
        cmocka_unit_test(met_and_not_shown),     cmocka_unit_test(met_and_shown),
        cmocka_unit_test(true_when_dealt),       cmocka_unit_test(spied),
        cmocka_unit_test(spied_one_of_two),      cmocka_unit_test(dropped_cards),
        cmocka_unit_test(hands_of_a_victim),     cmocka_unit_test(hexes_in_hand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
