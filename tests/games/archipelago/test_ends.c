/* test_ends.c - section 6: independence, conditions met and when the game then ends, every criterion, points
 * and ties. */
#include "../../support/archipelago_given.h"

/* ---- 6.1 independence ---- */

static struct vk_score scores(void)
{
    struct vk_score score = { 0 };
    arch_score(&colony, &score);
    return score;
}

static void independence_without_a_separatist(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(0, 2);
    set_florins(1, 20);
    colony.reb = 2;
    does(0, "tax");
    assert_true(colony.h.over);
    struct vk_score score = scores();
    assert_int_equal(score.winners, 0);
    for (int seat = 1; seat < 3; seat++)
        assert_int_equal(score.rank[seat], score.rank[0]);
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(colony.player[seat].shown, 1);
}

static void independence_of_the_separatist(void **state)
{
    (void)state;
    given_colony(4, "");
    set_objective(2, 0, "S10");
    crowd(0, 2);
    set_florins(1, 20);
    colony.reb = 2;
    does(0, "tax");
    struct vk_score score = scores();
    assert_int_equal(score.winners, 1 << 2);
    assert_int_equal(score.rank[2], 1);
    assert_int_equal(score.rank[0], score.rank[1]);
    assert_int_equal(score.rank[0], score.rank[3]);
    assert_true(score.rank[0] > 1);
    assert_true(was_news(0, "independence - 2"));
}

static void equality_is_still_safe(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(0, 2);
    colony.reb = 1;
    does(0, "tax");
    assert_int_equal(colony.reb, colony.pop);
    assert_false(colony.h.over);
}

/* All rebels of a crisis count, then it is looked at (8.43). */
static void a_step_is_applied_whole(void **state)
{
    (void)state;
    given_colony(3, "deals=plain");
    crowd(0, 6);
    set_market(DOMESTIC, STONE, 0);
    colony.reb = 4;
    set_back("B01");
    enter_phase(4);
    for (int seat = 0; seat < 3; seat++)
        does(seat, "done");
    assert_true(colony.independent);
    assert_int_equal(colony.reb, 10);
}

/* Independence wins over a condition met before the end of the round (8.44). */
static void independence_comes_first(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = crowd(0, 3);
    colony.reb = 2;
    colony.sur = 17;
    set_objective(1, 0, "S09");
    set_objective(0, 0, "S04");
    watch();
    arch_surplus(&colony, 1, NULL);
    assert_true(colony.end_pending);
    own(0, "agitator");
    assert_int_equal(count_units(0, x, NULL, false), 3);
    does(0, "use_card agitator");
    assert_true(colony.h.over);
    assert_true(colony.independent);
}

/* ---- 6.2 a condition is met ---- */

static void given_near_end(const char *options)
{
    given_colony(3, options);
    crowd(0, 9);
    colony.sur = 17;
    set_objective(0, 0, "S01");
    set_objective(1, 0, "S09");
    set_objective(2, 0, "S04");
    watch();
}

static void met_in_phase_3_ends_after_it(void **state)
{
    (void)state;
    given_near_end("deals=plain");
    set_market(DOMESTIC, FISH, 4); /* SUR+1 */
    set_back("B01");
    enter_phase(3);
    assert_true(colony.h.over);
    assert_false(colony.independent);
    assert_int_equal(colony.reb, 3); /* the whole phase: 18 workers */
}

static void met_in_phase_4_ends_after_it(void **state)
{
    (void)state;
    given_near_end("deals=plain");
    set_back("B01");
    enter_phase(4);
    arch_surplus(&colony, 1, NULL);
    assert_true(colony.end_pending);
    does(0, "done");
    does(1, "done");
    assert_false(colony.h.over);
    does(2, "done");
    must_ask(0, "crisis_export_turn"); /* the second half is played too */
    colony.reb = 0;
    for (int seat = 0; seat < 3; seat++)
        does(seat, "done");
    assert_true(colony.h.over);
    assert_false(colony.independent);
}

static void met_in_phase_6_ends_after_the_two_steps(void **state)
{
    (void)state;
    given_near_end("");
    set_back("B01");
    lay_track("king pope thief spy healer");
    enter_phase(6);
    does(0, "rotate 0");
    arch_surplus(&colony, 1, NULL);
    does(0, "rotate 1");
    assert_true(colony.h.over);
    given_near_end("");
    set_back("B01");
    lay_track("king pope thief spy healer");
    enter_phase(6);
    set_florins(0, 20);
    does(0, "buy_card 0");
    arch_surplus(&colony, 1, NULL);
    does(0, "rotate 1");
    assert_false(colony.h.over); /* refills first */
    luck("draws pirate");
    luck("back B03");
    assert_true(colony.h.over);
}

/* It stays pending when the condition ceases to hold (8.46). */
static void end_stays_pending(void **state)
{
    (void)state;
    given_near_end("");
    arch_surplus(&colony, 1, NULL);
    arch_surplus(&colony, -5, NULL);
    assert_true(colony.end_pending);
    assert_int_equal(colony.player[1].shown, 1);
    does(0, "end_round");
    assert_true(colony.h.over);
}

/* A card that nobody holds: its condition is met for all to see, and nothing happens. */
static void a_condition_of_nobody(void **state)
{
    (void)state;
    given_colony(3, "");
    set_objective(0, 0, "S01");
    set_objective(1, 0, "S02");
    set_objective(2, 0, "S03");
    watch();
    crowd(0, 9);
    crowd(1, 9); /* POP 18: S10 */
    assert_true(colony.met >> 9 & 1);
    assert_false(colony.end_pending);
}

/* ---- the conditions ---- */

/* True exactly from its threshold on; by number of players. */
static void each_condition_by_its_count(void **state)
{
    static const char *const lengths[] = { "length=short", "length=medium", "length=long" };
    (void)state;
    for (int seats = 2; seats <= 5; seats++)
        for (int o = 0; o < N_OBJECTIVES; o++) {
            const struct arch_objective *card = &arch_objectives[o];
            int needs = card->needs[seats - 2];
            given_colony(seats, lengths[o / PACK_SIZE]);
            for (int n = needs - 1; n <= needs; n++) {
                uint8_t *counts[] = {
                    [END_TEMPLES] = &colony.built[TEMPLE],
                    [END_PORTS] = &colony.built[PORT],
                    [END_TOWNS] = &colony.built[TOWN],
                    [END_MARKETS] = &colony.built[MARKET],
                    [END_CHARACTERS] = &colony.in_play[0],
                    [END_PROGRESS] = &colony.in_play[1],
                    [END_CARDS] = &colony.in_play[1],
                    [END_SHIPS] = &colony.ships,
                    [END_POP] = &colony.pop,
                    [END_SUR] = &colony.sur,
                };
                if (card->end == END_STACKS || card->end == END_EXHAUSTED ||
                    card->end == END_BANKRUPT)
                    break;
                *counts[card->end] = (uint8_t)n;
                assert_int_equal(arch_is_met_now(&colony, o), n == needs);
            }
        }
}

static void stacks_resources_and_the_bank(void **state)
{
    (void)state;
    given_colony(3, "length=long");
    set_tokens(2, 16);
    assert_true(arch_is_met_now(&colony, objective_of("S02")));
    assert_false(arch_is_met_now(&colony, objective_of("L02")));
    set_tokens(2, 24);
    assert_true(arch_is_met_now(&colony, objective_of("L02")));
    static const char *const cards[] = { "S08", "M06", "L05" };
    for (int k = 0; k < 3; k++) {
        assert_false(arch_is_met_now(&colony, objective_of(cards[k])));
        set_cubes(1, k, colony.supply[k]);
        assert_true(arch_is_met_now(&colony, objective_of(cards[k])));
    }
    assert_false(arch_is_met_now(&colony, objective_of("L10")));
    set_bank(0, 1);
    assert_true(arch_is_met_now(&colony, objective_of("L10")));
}

/* ---- 6.3 criteria ---- */

static int value_of(int seat, int criterion)
{
    struct arch_sight sight;
    arch_look(&colony, &sight);
    return arch_value(&colony, &sight, seat, criterion);
}

static void criteria_of_things(void **state)
{
    (void)state;
    given_colony(3, "");
    set_florins(0, 17);
    set_tokens(0, 4);
    own(0, "king");
    own(0, "pope");
    own(0, "sawmill");
    own(0, "colossus");
    own(0, "pyramid");
    colony.card_flags[C_pyramid] = CARD_BUILT;
    colony.player[0].benefactor = 3;
    colony.bank = (uint8_t)(colony.bank - 3);
    assert_int_equal(value_of(0, BY_MONEY), 17);
    assert_int_equal(value_of(0, BY_TOKENS), 4);
    assert_int_equal(value_of(0, BY_CHARACTERS), 2);
    assert_int_equal(value_of(0, BY_PROGRESS), 3); /* wonders, built or not */
    assert_int_equal(value_of(0, BY_CARDS), 5);
    assert_int_equal(value_of(0, BY_BENEFACTOR), 3);
    for (int res = 0; res < N_RES; res++) {
        set_cubes(0, res, res + 2);
        assert_int_equal(value_of(0, BY_CUBES_FRUIT + res), res + 2);
        assert_int_equal(value_of(1, BY_CUBES_FRUIT + res), 0);
    }
    assert_int_equal(points_by(0, PART_MEDALS), 1 + 1 + 2);
}

/* The town counts both shores, and gives what is empty or held by a rebel. */
static void criteria_of_the_map(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = lay("strait_of_kings", 5, 5, 0); /* fish; fruit on A; stone and iron on B */
    raise_building("town", x, "A");
    raise_building("temple", x, "B");
    raise_building("market", x, "A");
    raise_building("port", x, "B");
    stand(0, x, "town");
    stand_as(1, x, "market", REBEL);
    stand(2, x, "port");
    assert_int_equal(value_of(0, BY_TOWNS), 1);
    assert_int_equal(value_of(0, BY_TEMPLES), 1);
    assert_int_equal(value_of(0, BY_MARKETS), 1);
    assert_int_equal(value_of(0, BY_PORTS), 0);
    assert_int_equal(value_of(2, BY_PORTS), 1);
    assert_int_equal(value_of(1, BY_MARKETS), 0);
    assert_int_equal(value_of(0, BY_ICONS_FISH), 1);
    assert_int_equal(value_of(0, BY_ICONS_FRUIT), 1);
    assert_int_equal(value_of(0, BY_ICONS_STONE), 1);
    assert_int_equal(value_of(0, BY_ICONS_IRON), 1);
    assert_int_equal(value_of(0, BY_ICONS_WOOD), 0);
    assert_int_equal(value_of(0, BY_ICONS_CATTLE), 0);
    assert_int_equal(value_of(1, BY_POPULATION), 1); /* rebels too */
    colony.unit[who(0, x, "town")].flags = REBEL;
    assert_int_equal(value_of(0, BY_TOWNS), 0);
    assert_int_equal(value_of(0, BY_TEMPLES), 0);
    assert_int_equal(value_of(0, BY_ICONS_FISH), 0);
}

/* ---- 6.4 points ---- */

static void nothing_is_not_ranked(void **state)
{
    struct arch_sight sight;
    int16_t points[ARCH_SEATS] = { 0 };
    (void)state;
    given_colony(5, "");
    set_cubes(1, IRON, 2);
    set_cubes(3, IRON, 1);
    arch_look(&colony, &sight);
    arch_rank_points(&colony, &sight, BY_CUBES_IRON, 4, points);
    assert_int_equal(points[1], 4);
    assert_int_equal(points[3], 3);
    assert_int_equal(points[0] + points[2] + points[4], 0);
    set_cubes(0, IRON, 3);
    set_cubes(2, IRON, 1);
    set_market(DOMESTIC, IRON, 0);
    arch_rank_points(&colony, &sight, BY_CUBES_IRON, 3, points);
    assert_int_equal(points[0], 3);
    assert_int_equal(points[1], 2);
    assert_int_equal(points[2], 1);
    assert_int_equal(points[3], 1);
    assert_int_equal(points[4], 0);
}

/* Ties by florins, then shared. */
static void ties(void **state)
{
    (void)state;
    given_colony(3, "family=on");
    set_objective(0, 0, "S02");
    set_objective(1, 0, "S03");
    set_objective(2, 0, "S04");
    set_trends("T01");
    set_cubes(0, FRUIT, 2);
    set_cubes(1, FRUIT, 2);
    assert_int_equal(all_points(0), 4);
    assert_int_equal(all_points(1), 4);
    assert_int_equal(scores().winners, 3);
    set_florins(1, 11);
    assert_int_equal(scores().winners, 1 << 1);
    assert_int_equal(scores().rank[0], 2);
    assert_int_equal(scores().rank[2], 3);
}

/* Separatist and pacifist give no criterion to the others (8.47). */
static void odd_cards_at_a_normal_end(void **state)
{
    (void)state;
    given_colony(3, "");
    set_objective(0, 0, "S10");
    set_objective(1, 0, "S09");
    set_objective(2, 0, "S01");
    set_trends("T06");
    crowd(0, 9);
    colony.reb = 2; /* a gap of 7 > 6 */
    set_florins(0, 30);
    assert_int_equal(points_by(1, PART_PACIFIST), 3);
    assert_int_equal(all_points(0), 3); /* money */
    assert_int_equal(all_points(1), 3 + 2);
    assert_int_equal(all_points(2), 2);
    colony.reb = 3;
    assert_int_equal(points_by(1, PART_PACIFIST), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(independence_without_a_separatist),
        cmocka_unit_test(independence_of_the_separatist),
        cmocka_unit_test(equality_is_still_safe),
        cmocka_unit_test(a_step_is_applied_whole),
        cmocka_unit_test(independence_comes_first),
        cmocka_unit_test(met_in_phase_3_ends_after_it),
        cmocka_unit_test(met_in_phase_4_ends_after_it),
        cmocka_unit_test(met_in_phase_6_ends_after_the_two_steps),
        cmocka_unit_test(end_stays_pending),
        cmocka_unit_test(a_condition_of_nobody),
        cmocka_unit_test(each_condition_by_its_count),
        cmocka_unit_test(stacks_resources_and_the_bank),
        cmocka_unit_test(criteria_of_things),
        cmocka_unit_test(criteria_of_the_map),
        cmocka_unit_test(nothing_is_not_ranked),
        cmocka_unit_test(ties),
        cmocka_unit_test(odd_cards_at_a_normal_end),
    };
    return cmocka_run_group_tests_name("archipelago: the end", tests, NULL, NULL);
}
