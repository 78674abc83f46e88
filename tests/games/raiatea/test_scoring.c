/* test_scoring.c - section 6 and the final mirrors of 4.9: vectors 29, 41, 42, 61, and every family. */
#include "../../support/raiatea_given.h"

/* Nobody has anything; all statues are open, so that tiles of each can be won. */
static void given_end(int seats)
{
    given_bare(seats, "");
    open_statues(3);
}

static void v29_colours(void **state)
{
    (void)state;
    given_end(3);
    give_masks(0, "mc_blue mc_blue mt_pearl mt_pearl mh_gatherer mh_gatherer");
    assert_int_equal(points_of(0, PART_COLOUR_PAIRS), 4);
    assert_int_equal(total_points(0), 4);
    give_masks(0, "mt_goods mt_goods mt_cond mt_cond"); /* green and yellow as well */
    assert_int_equal(points_of(0, PART_COLOUR_PAIRS), 8);
    give_masks(0, "mh_trader mh_trader mh_shaman mh_shaman");
    assert_int_equal(points_of(0, PART_COLOUR_PAIRS), 8);
}

static void v41_final_score(void **state)
{
    (void)state;
    given_end(3);
    set_tracks(0, 4, 6);
    set_lasting(0, "papa_rai_3");
    set_won(0, "T101 T110 T205 T218 T314 T301"); /* pearl, goods, mana, auction, condition, pearl */
    give_masks(0, "mt_mana mt_mana mc_green mc_green");
    set_hand(0, "papa_rai_5 oro"); /* cards in hand, pearls, mana and goods count nothing */
    set_stock(0, 9, 9);
    set_goods(0, 0, 2, 1, 1);
    assert_int_equal(points_of(0, PART_RANK), 6);
    assert_int_equal(points_of(0, PART_PAPA_RAI), 3);
    assert_int_equal(points_of(0, PART_TILES), 12);
    assert_int_equal(points_of(0, PART_TOO_PAIRS), 2);
    assert_int_equal(points_of(0, PART_HELPER_PAIRS), 0);
    assert_int_equal(points_of(0, PART_COLOUR_PAIRS), 4);
    assert_int_equal(total_points(0), 27);
}

/* Seat 0: rank 9, seven tiles of 3. Seat 1: rank 9, Papa-Ra'i 5 and 5, tiles 3, 3, 3, 2. */
static void v42_tie(void **state)
{
    struct vk_score score = { 0 };
    (void)state;
    given_end(3);
    set_tracks(0, 0, 9);
    set_tracks(1, 0, 9);
    set_won(0, "T301 T302 T303 T304 T305 T306 T307");
    set_won(1, "T308 T309 T310 T201");
    set_lasting(1, "papa_rai_5");
    set_lasting(1, "papa_rai_5");
    set_stock(1, 0, 1);
    hold_ceremony(3);
    goes("1 bid 1; 1 pass; 0 pass");
    assert_true(isle.h.over);
    must_be_in_order("102");
    raia_score(&isle, &score);
    assert_int_equal(score.total[0], 30);
    assert_int_equal(score.total[1], 30);
    assert_int_equal(score.winners, 1u << 1);
    assert_int_equal(score.rank[1], 1);
    assert_int_equal(score.rank[0], 2);
    assert_int_equal(score.rank[2], 3);
}

static void v61_final_mirrors(void **state)
{
    (void)state;
    given_end(3);
    give_masks(0, "mt_pearl mc_red mirror");
    set_won(0, "T101 T201 T301");
    hold_ceremony(3);
    decline_until(0, "too_turn"); /* the mirror makes a turn possible: he does not use it */
    does(0, "pass");
    assert_true(isle.h.over);
    assert_int_equal(player(0)->links[0], 1);
    assert_int_equal(player(0)->links[8], 0);
    assert_int_equal(points_of(0, PART_TOO_PAIRS), 3);
    assert_int_equal(points_of(0, PART_COLOUR_PAIRS), 0);
}

/* ---- more of section 6 ------------------------------------------------------------------------------ */

static void ranks_are_worth_their_points(void **state)
{
    static const int points[] = { 0, 0, 3, 3, 3, 6, 6, 6, 6, 9 };
    (void)state;
    given_end(3);
    for (int tattoo = 0; tattoo <= 9; tattoo++) {
        set_tracks(1, 0, tattoo);
        assert_int_equal(points_of(1, PART_RANK), points[tattoo]);
    }
}

/* One pair of each `too` picture against one tile of each kind; masks and rituals score for none. */
static void too_pairs_count_tiles_of_their_kind(void **state)
{
    static const struct {
        const char *masks, *tiles;
        int points;
    } row[] = {
        { "mt_pearl mt_pearl", "T101 T201 T301", 3 },
        { "mt_pearl mt_pearl", "T106 T110 T116 T121 T123 T124", 0 },
        { "mt_mana mt_mana", "T106 T205 T121 T218 T318", 5 },
        { "mt_mana mt_mana", "T101 T110 T116 T123 T124", 0 },
        { "mt_goods mt_goods", "T110 T114 T213 T313", 4 },
        { "mt_goods mt_goods", "T101 T106 T116 T121 T123 T124", 0 },
        { "mt_cond mt_cond", "T116 T214 T314 T317", 4 },
        { "mt_cond mt_cond", "T101 T106 T110 T121 T123 T124", 0 },
        { "mt_cond", "T116", 0 }, /* a single mask */
    };
    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        given_end(3);
        give_masks(0, row[i].masks);
        set_won(0, row[i].tiles);
        assert_int_equal(points_of(0, PART_TOO_PAIRS), row[i].points);
    }
}

static void helper_pairs_count_helpers(void **state)
{
    static const char *const pair[] = { "mh_gatherer mh_gatherer", "mh_trader mh_trader",
                                        "mh_shaman mh_shaman", "mh_diver mh_diver" };
    (void)state;
    for (int kind = 0; kind < 4; kind++) {
        given_end(3);
        for (int h = 0; h < 4; h++)
            set_helpers(0, h, h + 1, h == kind); /* ready or used */
        give_masks(0, pair[kind]);
        assert_int_equal(points_of(0, PART_HELPER_PAIRS), kind + 1);
        assert_int_equal(total_points(0), kind + 1);
    }
}

/* 6: two pairs of one picture, both with mirrors, score in full each, but are one colour. */
static void two_pairs_of_one_picture(void **state)
{
    (void)state;
    given_end(3);
    give_masks(0, "mc_red mc_red mirror mirror");
    set_link(0, "mc_red");
    set_link(0, "mc_red");
    assert_int_equal(points_of(0, PART_COLOUR_PAIRS), 4); /* 2 x 1 colour, twice */
    given_end(3);
    give_masks(0, "mt_pearl mt_pearl mirror mirror");
    set_won(0, "T101 T102");
    set_link(0, "mt_pearl");
    set_link(0, "mt_pearl");
    assert_int_equal(points_of(0, PART_TOO_PAIRS), 4);
}

/* A natural pair is broken at the end only if that is worth more, and a link without gain is not made. */
static void final_mirrors_are_the_best(void **state)
{
    uint8_t links[N_MASKS];
    (void)state;
    given_end(3);
    give_masks(0, "mt_pearl mirror"); /* no tile of kind pearl: nothing to gain */
    raia_best_links(&isle, 0, links);
    assert_int_equal(links[0], 0);
    give_masks(0, "mt_mana");
    set_won(0, "T106");
    raia_best_links(&isle, 0, links);
    assert_int_equal(links[0], 0);
    assert_int_equal(links[1], 1);
    /* A pair of mt_pearl and two mirrors: two linked pairs are worth 2 x 3 instead of 3. */
    given_end(3);
    give_masks(0, "mt_pearl mt_pearl mirror mirror");
    set_won(0, "T101 T102 T103");
    assert_int_equal(points_of(0, PART_TOO_PAIRS), 6);
    /* With one mirror breaking it gains nothing: equal totals, fewest links. */
    given_end(3);
    give_masks(0, "mt_pearl mt_pearl mirror");
    set_won(0, "T101 T102 T103");
    raia_best_links(&isle, 0, links);
    assert_int_equal(links[0], 0);
    assert_int_equal(points_of(0, PART_TOO_PAIRS), 3);
    /* Equal totals, one link each way: the lowest picture. */
    given_end(3);
    give_masks(0, "mt_goods mh_diver mirror");
    set_won(0, "T110");
    set_helpers(0, DIVER, 1, 1);
    raia_best_links(&isle, 0, links);
    assert_int_equal(links[2], 1);
    assert_int_equal(links[7], 0);
    /* A link that adds a colour is worth more to a colour pair than one tile of its own. */
    given_end(3);
    give_masks(0, "mc_red mc_red mt_mana mt_pearl mirror");
    set_won(0, "T101");
    assert_int_equal(total_points(0),
                     1 + 4); /* mt_mana is blue: 2 x 2, against 2 + 1 with mt_pearl */
}

/* All places are told apart by the ceremonial order. */
static void places_follow_the_order(void **state)
{
    struct vk_score score = { 0 };
    (void)state;
    given_end(4);
    set_order("3120");
    set_tracks(2, 0, 2);
    raia_score(&isle, &score);
    assert_int_equal(score.rank[2], 1);
    assert_int_equal(score.rank[3], 2);
    assert_int_equal(score.rank[1], 3);
    assert_int_equal(score.rank[0], 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v29_colours),
        cmocka_unit_test(v41_final_score),
        cmocka_unit_test(v42_tie),
        cmocka_unit_test(v61_final_mirrors),
        cmocka_unit_test(ranks_are_worth_their_points),
        cmocka_unit_test(too_pairs_count_tiles_of_their_kind),
        cmocka_unit_test(helper_pairs_count_helpers),
        cmocka_unit_test(two_pairs_of_one_picture),
        cmocka_unit_test(final_mirrors_are_the_best),
        cmocka_unit_test(places_follow_the_order),
    };
    return cmocka_run_group_tests_name("raiatea: scoring", tests, NULL, NULL);
}
