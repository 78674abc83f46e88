/*
 * test_map.c - the map of section 2.1 to 2.4: the 100 hexes against the specification's own table,
 * neighbours and distances reckoned here from the coordinates, and the twelve facts of 2.3.
 */
#include "../../support/conquest_given.h"
#include <stdlib.h>
#include <string.h>

struct spec_hex {
    int q, r;
    const char *kind, *label, *flags;
};
static const struct spec_hex spec[] = {
#define SPEC_HEX(q, r, kind, label, flags) { q, r, kind, label, flags },
#include "support/conquest_spec.def"
#undef SPEC_HEX
};

static const int step_q[6] = { 0, 1, 1, 0, -1, -1 }, step_r[6] = { -1, -1, 0, 1, 1, 0 };
enum { N, NE, SE, S, SW, NW };

static int distance(int q, int r)
{
    int d = abs(q + r);
    d = abs(q) > d ? abs(q) : d;
    return abs(r) > d ? abs(r) : d;
}

static bool is_unknown(int q, int r)
{
    int hex = hex_at(q, r);
    return hex != VK_NONE && conq_hexes[hex].kind == UNKNOWN;
}

static void hexes_are_the_table(void **state)
{
    static const char *const kinds[] = { "unknown", "open_ocean", "independent", "home", "atoll" };
    static const struct {
        const char *word;
        int flag;
    } flags[] = { { "S3", F_S3 },   { "S4", F_S4 },     { "RED", F_RED },
                  { "TSA", F_TSA }, { "EAST", F_EAST }, { "SAM", F_SAM } };
    (void)state;
    assert_int_equal(sizeof spec / sizeof *spec, 100);
    for (int hex = 0; hex < CONQ_HEXES; hex++) {
        const struct conq_hex *real = &conq_hexes[hex];
        int mask = 0;
        for (int i = 0; i < 6; i++)
            mask |= strstr(spec[hex].flags, flags[i].word) ? flags[i].flag : 0;
        assert_int_equal(real->q, spec[hex].q);
        assert_int_equal(real->r, spec[hex].r);
        assert_string_equal(kinds[real->kind], spec[hex].kind);
        assert_string_equal(real->label, spec[hex].label);
        assert_int_equal(real->flags, mask);
        assert_int_equal(hs_has(conq_printed_ocean, hex), real->kind == OCEAN);
        assert_int_equal(hs_has(conq_unknown, hex), real->kind == UNKNOWN);
        assert_int_equal(hs_has(conq_east, hex), (mask & F_EAST) != 0);
    }
}

static void hexes_are_sorted(void **state)
{
    (void)state;
    for (int i = 1; i < CONQ_HEXES; i++)
        assert_true(spec[i].q > spec[i - 1].q ||
                    (spec[i].q == spec[i - 1].q && spec[i].r > spec[i - 1].r));
}

static void kinds_are_counted(void **state)
{
    int n[5] = { 0 }, east = 0;
    (void)state;
    for (int hex = 0; hex < CONQ_HEXES; hex++) {
        n[conq_hexes[hex].kind]++;
        east += conq_hexes[hex].kind == OCEAN && conq_hexes[hex].flags & F_EAST;
    }
    assert_int_equal(n[UNKNOWN], 58);
    assert_int_equal(n[OCEAN], 27);
    assert_int_equal(n[INDEPENDENT], 11);
    assert_int_equal(n[HOME], 2);
    assert_int_equal(n[ATOLL], 2);
    assert_int_equal(east, 8);
}

static void neighbours_follow_from_coordinates(void **state)
{
    (void)state;
    for (int hex = 0; hex < CONQ_HEXES; hex++) {
        int n = 0;
        for (int d = 0; d < 6; d++) {
            int other = hex_at(spec[hex].q + step_q[d], spec[hex].r + step_r[d]);
            assert_int_equal(conq_hexes[hex].next[d], other);
            n += other != VK_NONE;
            if (other != VK_NONE)
                assert_true(hs_has(conq_near[hex], other));
        }
        assert_int_equal(hs_count(conq_near[hex]), n);
    }
}

static void distances_follow_from_coordinates(void **state)
{
    (void)state;
    for (int a = 0; a < CONQ_HEXES; a++) {
        int one = distance(13 - spec[a].q, -6 - spec[a].r);
        int two = distance(13 - spec[a].q, -5 - spec[a].r);
        assert_int_equal(conq_distance_to_america(a), one < two ? one : two);
        assert_int_equal((conq_hexes[a].flags & F_SAM) != 0, one == 1 || two == 1);
        for (int b = 0; b < CONQ_HEXES; b++)
            assert_int_equal(conq_distance(a, b),
                             distance(spec[b].q - spec[a].q, spec[b].r - spec[a].r));
    }
}

static void numbers_of_known_places(void **state)
{
    (void)state;
    assert_int_equal(hex_at(0, 0), 44);
    assert_int_equal(hex_at(0, 1), 45);
    assert_int_equal(hex_at(1, 0), 53);
    assert_int_equal(hex_at(-1, 1), 36);
    assert_int_equal(hex_at(3, -1), 68);
    assert_int_equal(hex_at(5, -3), 77);
    assert_int_equal(hex_at(12, -7), CONQ_GALAPAGOS);
    assert_int_equal(hex_at(12, -4), CONQ_UNFORTUNATE);
}

/* Everything that touches a set, and a flood inside a set, against loops over the coordinates. */
static void sets_spread(void **state)
{
    struct hexset two = hs_or(hs_one(HEX_SAMOA), hs_one(CONQ_GALAPAGOS));
    struct hexset around = conq_around(two);
    (void)state;
    for (int hex = 0; hex < CONQ_HEXES; hex++)
        assert_int_equal(hs_has(around, hex), conq_distance(hex, HEX_SAMOA) == 1 ||
                                                  conq_distance(hex, CONQ_GALAPAGOS) == 1);
    /* The ocean of the east end hangs together and touches no other printed ocean. */
    assert_true(hs_equal(conq_flood(hs_one(92), conq_printed_ocean), conq_east));
    assert_int_equal(hs_count(conq_flood(hs_one(HEX_SAMOA), hs_one(HEX_SAMOA))), 1);
    /* A start outside the set is part of what is reached: 28 is next to Fiji, 21 to 28. */
    struct hexset west = conq_flood(hs_one(FIJI), conq_printed_ocean);
    assert_true(hs_has(west, FIJI) && hs_has(west, 28) && hs_has(west, 21));
    assert_false(hs_has(west, 92));
}

/* ---- 2.3 ---- */

static void fact_01_fiji_touches_both_homes(void **state)
{
    (void)state;
    assert_int_equal(conq_distance(HEX_SAMOA, HEX_TONGA), 1);
    assert_int_equal(conq_distance(FIJI, HEX_SAMOA), 1);
    assert_int_equal(conq_distance(FIJI, HEX_TONGA), 1);
}

static void fact_02_niue_is_south_east_of_samoa(void **state)
{
    (void)state;
    assert_int_equal(conq_hexes[HEX_SAMOA].next[SE], HEX_NIUE);
    assert_int_equal(conq_distance(HEX_NIUE, HEX_TONGA), 1);
    assert_string_equal(conq_hexes[HEX_NIUE].label, "Niue");
}

static void fact_03_unknown_neighbours_of_samoa(void **state)
{
    static const int counter_clockwise[4] = { SE, NE, N, NW };
    const int wanted[4] = { hex_at(1, 0), hex_at(1, -1), hex_at(0, -1), hex_at(-1, 0) };
    int n = 0;
    (void)state;
    for (int i = 0; i < 4; i++)
        assert_int_equal(conq_hexes[HEX_SAMOA].next[counter_clockwise[i]], wanted[i]);
    for (int d = 0; d < 6; d++)
        n += conq_hexes[conq_hexes[HEX_SAMOA].next[d]].kind == UNKNOWN;
    assert_int_equal(n, 4);
    assert_string_equal(conq_hexes[wanted[3]].label, "Tuvalu");
}

static void fact_04_north_of_tuvalu(void **state)
{
    int north = conq_hexes[hex_at(-1, 0)].next[N];
    (void)state;
    assert_int_equal(conq_hexes[north].kind, UNKNOWN);
    assert_int_equal(conq_distance(north, HEX_SAMOA), 2);
}

static void fact_05_rarotonga_and_tubuai(void **state)
{
    (void)state;
    assert_string_equal(conq_hexes[62].label, "Rarotonga");
    assert_int_equal(conq_distance(62, HEX_SAMOA), 2);
    assert_string_equal(conq_hexes[69].label, "Tubuai");
    assert_int_equal(conq_distance(69, HEX_SAMOA), 3);
}

static void fact_06_sea_between_niue_and_flint(void **state)
{
    (void)state;
    assert_int_equal(conq_hexes[HEX_NIUE].next[NE], hex_at(2, -1));
    assert_int_equal(conq_distance(hex_at(2, -1), HEX_FLINT), 1);
    assert_string_equal(conq_hexes[HEX_FLINT].label, "Flint Is.");
}

static void fact_07_sea_between_flint_and_hiva(void **state)
{
    int between = hex_at(4, -3);
    (void)state;
    assert_int_equal(conq_distance(between, HEX_FLINT), 1);
    assert_int_equal(conq_distance(between, HEX_HIVA), 1);
    assert_int_equal(conq_hexes[73].next[N], between);
    assert_string_equal(conq_hexes[73].label, "Tuamotu");
}

static void fact_08_hiva_is_five_from_samoa(void **state)
{
    (void)state;
    assert_int_equal(conq_distance(HEX_HIVA, HEX_SAMOA), 5);
}

static void fact_09_south_east_of_niue(void **state)
{
    int one = conq_hexes[HEX_NIUE].next[SE], two = conq_hexes[one].next[SE];
    (void)state;
    assert_int_equal(conq_hexes[one].kind, UNKNOWN);
    assert_int_equal(conq_hexes[two].kind, UNKNOWN);
}

/* What touches South America is ocean of the east end, and that can be entered from TSA hexes only. */
static void fact_10_two_ways_to_south_america(void **state)
{
    int n = 0;
    (void)state;
    for (int hex = 0; hex < CONQ_HEXES; hex++) {
        const struct conq_hex *h = &conq_hexes[hex];
        n += (h->flags & F_TSA) != 0;
        if (h->flags & F_SAM)
            assert_true(h->flags & F_EAST);
        if (h->flags & F_EAST)
            for (int d = 0; d < 6; d++)
                if (h->next[d] != VK_NONE)
                    assert_true(conq_hexes[h->next[d]].flags & (F_EAST | F_TSA));
    }
    assert_int_equal(n, 2);
}

static void fact_11_south_island_off_the_map(void **state)
{
    (void)state;
    assert_string_equal(conq_hexes[30].label, "Aotearoa");
    assert_int_equal(conq_hexes[30].next[SW], VK_NONE);
}

static void fact_12_waters_south_west_of_tonga(void **state)
{
    int two = 0, three = 0;
    (void)state;
    for (int q = -3; q < 0; q++)
        for (int r = 1; r < 6; r++)
            if (is_unknown(q, r)) {
                two += conq_distance(hex_at(q, r), HEX_TONGA) == 2;
                three += conq_distance(hex_at(q, r), HEX_TONGA) == 3;
            }
    assert_true(two > 0);
    assert_true(three > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hexes_are_the_table),
        cmocka_unit_test(hexes_are_sorted),
        cmocka_unit_test(kinds_are_counted),
        cmocka_unit_test(neighbours_follow_from_coordinates),
        cmocka_unit_test(distances_follow_from_coordinates),
        cmocka_unit_test(numbers_of_known_places),
        cmocka_unit_test(sets_spread),
        cmocka_unit_test(fact_01_fiji_touches_both_homes),
        cmocka_unit_test(fact_02_niue_is_south_east_of_samoa),
        cmocka_unit_test(fact_03_unknown_neighbours_of_samoa),
        cmocka_unit_test(fact_04_north_of_tuvalu),
        cmocka_unit_test(fact_05_rarotonga_and_tubuai),
        cmocka_unit_test(fact_06_sea_between_niue_and_flint),
        cmocka_unit_test(fact_07_sea_between_flint_and_hiva),
        cmocka_unit_test(fact_08_hiva_is_five_from_samoa),
        cmocka_unit_test(fact_09_south_east_of_niue),
        cmocka_unit_test(fact_10_two_ways_to_south_america),
        cmocka_unit_test(fact_11_south_island_off_the_map),
        cmocka_unit_test(fact_12_waters_south_west_of_tonga),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
