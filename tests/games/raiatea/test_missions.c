/*
 * test_missions.c - To'o missions (2.13): each of the 68 tiles as the specification lists it, completed
 * with exactly what it asks for and refused with less; what payments become. The choices that a payment
 * leaves are in test_mission_payments.c, auctions in test_mission_auctions.c.
 */
#include "../../support/raiatea_given.h"
#include <stdlib.h>

/*
 * What somebody owns, in words: "pearls 2", "tattoo 5", "trader 3", "uru 1", "mask mt_pearl",
 * "ritual roo", parted by commas.
 */
struct tile {
    const char *code;
    int points;
    char kind; /* p pearl, m mana, g goods, c condition, a auction, k mask, r ritual */
    const char *enough, *lacks;
};

static const struct tile tiles[] = {
    { "T101", 1, 'p', "pearls 2", "pearls 1, mana 9" },
    { "T102", 1, 'p', "pearls 3", "pearls 2, mana 9" },
    { "T103", 1, 'p', "pearls 3", "pearls 2" },
    { "T104", 1, 'p', "pearls 4", "pearls 3" },
    { "T105", 1, 'p', "pearls 4", "pearls 3" },
    { "T106", 1, 'm', "mana 3", "mana 2, pearls 9" },
    { "T107", 1, 'm', "mana 4", "mana 3" },
    { "T108", 1, 'm', "mana 4", "mana 3" },
    { "T109", 1, 'm', "mana 5", "mana 4" },
    { "T110", 1, 'g', "uru 1", "taro 3, mahi 3, tiare 3" },
    { "T111", 1, 'g', "taro 1", "uru 3, mahi 3, tiare 3" },
    { "T112", 1, 'g', "mahi 1", "uru 3, taro 3, tiare 3" },
    { "T113", 1, 'g', "tiare 1", "uru 3, taro 3, mahi 3" },
    { "T114", 1, 'g', "mahi 1", "pearls 9, mana 9" },
    { "T115", 1, 'g', "tiare 1", "pearls 9, mana 9" },
    { "T116", 1, 'c', "tattoo 2", "tattoo 1" },
    { "T117", 1, 'c', "priests 3", "priests 2" },
    { "T118", 1, 'c', "gatherer 1, shaman 1, diver 1", "trader 2" },
    { "T119", 1, 'c', "trader 2", "gatherer 1, trader 1, shaman 1, diver 1" },
    { "T120", 1, 'c', "mask mt_pearl, mask mc_red, mask mirror", "mask mt_pearl, mask mirror" },
    { "T121", 1, 'a', NULL, "mana 50" },
    { "T122", 1, 'a', NULL, "mana 50" },
    { "T123", 1, 'k', "mask mc_blue", "ritual roo" },
    { "T124", 1, 'r', "ritual oro", "mask mc_blue" },
    { "T201", 2, 'p', "pearls 5", "pearls 4" },
    { "T202", 2, 'p', "pearls 5", "pearls 4" },
    { "T203", 2, 'p', "pearls 6", "pearls 5" },
    { "T204", 2, 'p', "pearls 7", "pearls 6" },
    { "T205", 2, 'm', "mana 6", "mana 5" },
    { "T206", 2, 'm', "mana 7", "mana 6" },
    { "T207", 2, 'm', "mana 8", "mana 7" },
    { "T208", 2, 'm', "mana 8", "mana 7" },
    { "T209", 2, 'g', "uru 1, taro 1", "uru 2, mahi 2, tiare 2" },
    { "T210", 2, 'g', "mahi 1, tiare 1", "uru 2, taro 2, mahi 2" },
    { "T211", 2, 'g', "uru 1, mahi 1", "taro 2, mahi 2, tiare 2" },
    { "T212", 2, 'g', "taro 1, tiare 1", "uru 2, taro 2, mahi 2" },
    { "T213", 2, 'g', "mahi 2", "uru 1, taro 1, mahi 1, tiare 1" },
    { "T214", 2, 'c', "tattoo 5", "tattoo 4" },
    { "T215", 2, 'c', "priests 6", "priests 5" },
    { "T216", 2, 'c', "gatherer 1, trader 1, shaman 1, diver 1", "gatherer 3, trader 3, shaman 3" },
    { "T217", 2, 'c', "shaman 3", "gatherer 2, trader 2, shaman 2, diver 2" },
    { "T218", 2, 'a', NULL, "mana 50" },
    { "T219", 2, 'a', NULL, "mana 50" },
    { "T220", 2, 'a', NULL, "mana 50" },
    { "T221", 2, 'k', "mask mt_pearl, mask mirror", "mask mt_pearl" },
    { "T222", 2, 'r', "ritual roo, ritual roo", "ritual roo" },
    { "T301", 3, 'p', "pearls 7", "pearls 6" },
    { "T302", 3, 'p', "pearls 8", "pearls 7" },
    { "T303", 3, 'p', "pearls 9", "pearls 8" },
    { "T304", 3, 'p', "pearls 10", "pearls 9" },
    { "T305", 3, 'm', "mana 9", "mana 8" },
    { "T306", 3, 'm', "mana 10", "mana 9" },
    { "T307", 3, 'm', "mana 11", "mana 10" },
    { "T308", 3, 'm', "mana 12", "mana 11" },
    { "T309", 3, 'g', "uru 1, taro 1, mahi 1", "uru 2, taro 2, tiare 2" },
    { "T310", 3, 'g', "uru 1, taro 1, tiare 1", "uru 2, mahi 2, tiare 2" },
    { "T311", 3, 'g', "taro 1, mahi 1, tiare 1", "uru 2, taro 2, mahi 2" },
    { "T312", 3, 'g', "uru 1, mahi 1, tiare 1", "uru 2, taro 2, tiare 2" },
    { "T313", 3, 'g', "taro 3", "uru 2, taro 2, mahi 2, tiare 2" },
    { "T314", 3, 'c', "tattoo 9", "tattoo 8" },
    { "T315", 3, 'c', "priests 9", "priests 8" },
    { "T316", 3, 'c', "diver 4", "gatherer 3, trader 3, shaman 3, diver 3" },
    { "T317", 3, 'c', "mask mt_pearl, mask mt_pearl, mask mc_red, mask mc_red",
      "mask mt_pearl, mask mt_pearl, mask mc_red, mask mt_mana, mask mirror" },
    { "T318", 3, 'a', NULL, "mana 50" },
    { "T319", 3, 'a', NULL, "mana 50" },
    { "T320", 3, 'a', NULL, "mana 50" },
    { "T321", 3, 'k', "mask mt_pearl, mask mc_red, mask mirror", "mask mt_pearl, mask mc_red" },
    { "T322", 3, 'r', "ritual roo, ritual hina, ritual ihi", "ritual roo, ritual hina" },
};
enum { N_TILES = sizeof tiles / sizeof *tiles };

/* ---- given -------------------------------------------------------------------------------------- */

static void own_number(const char *what, int n)
{
    static const char *const goods[] = { "uru", "taro", "mahi", "tiare" };
    static const char *const helpers[] = { "gatherer", "trader", "shaman", "diver" };
    struct raia_player *p = &isle.player[0];
    for (int i = 0; i < 4; i++) {
        if (strcmp(what, goods[i]) == 0) {
            isle.forest[i] = (uint8_t)(isle.forest[i] - n);
            p->goods[i] = (uint8_t)n;
            return;
        }
        if (strcmp(what, helpers[i]) == 0) {
            set_helpers(0, i, n, 0); /* used ones count as well */
            return;
        }
    }
    if (strcmp(what, "pearls") == 0)
        p->pearls = (uint16_t)n;
    else if (strcmp(what, "mana") == 0)
        p->mana = (uint16_t)n;
    else if (strcmp(what, "tattoo") == 0)
        p->tattoo = (uint8_t)n;
    else if (strcmp(what, "priests") == 0)
        p->priests = (uint8_t)n;
    else
        fail_msg("nobody owns %s", what);
}

/* Seat 0 owns this. */
static void own(const char *things)
{
    char rituals[128] = "", what[32], which[32];
    for (const char *at = things; at; at = strchr(at, ',') ? strchr(at, ',') + 2 : NULL) {
        assert_int_equal(sscanf(at, "%31s %31[^,]", what, which), 2);
        if (strcmp(what, "mask") == 0)
            give_masks(0, which);
        else if (strcmp(what, "ritual") == 0)
            strcat(strcat(rituals, " "), which);
        else
            own_number(what, atoi(which));
    }
    if (rituals[0])
        set_hand(0, rituals);
    must_be_whole(__FILE__, __LINE__);
}

/* Seat 0 has his turn in act 6 of the third ceremony; beside a tile that nobody can pay, only this one
 * lies there. He owns nothing yet. */
static void given_tile(const char *code)
{
    given_bare(3, "");
    lay_tile("T304", 2, 1);
    if (strcmp(code, "T304") != 0)
        lay_tile(code, 3, 1);
    if (tiles[tile_of(code)].kind == 'a')
        lay_tile(tiles[tile_of(code)].points == 1   ? "T105"
                 : tiles[tile_of(code)].points == 2 ? "T204"
                                                    : "T303",
                 3, 2);
    hold_act_6(3);
}

/* ---- the table ------------------------------------------------------------------------------------ */

static void tiles_are_those_of_the_table(void **state)
{
    static const char kinds[] = "pmgcakr";
    (void)state;
    assert_int_equal(N_TILES, N_MISSIONS);
    for (int t = 0; t < N_TILES; t++) {
        assert_string_equal(raia_tile_words[t], tiles[t].code);
        assert_int_equal(raia_missions[t].points, tiles[t].points);
        assert_int_equal(kinds[raia_missions[t].kind], tiles[t].kind);
    }
}

static void every_tile_is_refused_with_less(void **state)
{
    (void)state;
    for (int t = 0; t < N_TILES; t++) {
        char mission[16];
        given_tile(tiles[t].code);
        snprintf(mission, sizeof mission, "mission %s", tiles[t].code);
        own(tiles[t].lacks);
        if (offers(0, mission))
            fail_msg("%s is no mission for '%s'", tiles[t].code, tiles[t].lacks);
        assert_int_equal(try_play(&raiatea_game, &isle, 0, mission), VK_ERR_ILLEGAL);
    }
}

/* All that he had was asked for, and it is gone where it belongs. */
static void must_have_paid(const struct raia_state *before)
{
    const struct raia_player *p = &isle.player[0], *had = &before->player[0];
    for (int g = 0; g < N_GOODS; g++) {
        int level = before->level[g] - had->goods[g];
        assert_int_equal(p->goods[g], 0);
        assert_int_equal(isle.goods[g], before->goods[g] + had->goods[g]);
        assert_int_equal(isle.level[g], level > 1 ? level : 1);
    }
    for (int face = 0; face < N_MASK_FACES; face++) {
        assert_int_equal(p->masks[face], 0);
        assert_int_equal(isle.masks[face], before->masks[face] + had->masks[face]);
    }
    assert_int_equal(p->pearls + p->mana, 0);
    assert_int_equal(raia_known_hand(&isle, 0), 0);
    assert_int_equal(p->lowest, 0);
    assert_memory_equal(&p->buried, &had->hand, sizeof p->buried);
    assert_int_equal(isle.bag, before->bag); /* mana of missions goes to the supply */
}

static void every_tile_can_be_completed(void **state)
{
    int n = 0;
    (void)state;
    for (int t = 0; t < N_TILES; t++) {
        struct raia_state before;
        char text[32];
        if (tiles[t].kind == 'a')
            continue;
        given_tile(tiles[t].code);
        own(tiles[t].enough);
        before = isle;
        snprintf(text, sizeof text, "mission %s", tiles[t].code);
        if (!offers(0, text))
            fail_msg("%s must be possible with '%s'", tiles[t].code, tiles[t].enough);
        does(0, text);
        snprintf(text, sizeof text, "completed 0 %s", tiles[t].code);
        assert_true(was_told(VK_SPECTATOR, text));
        assert_int_equal(owner_of(tiles[t].code), 0);
        if (tiles[t].kind == 'c') { /* nothing is paid */
            struct raia_player after = isle.player[0];
            after.missions = before.player[0].missions;
            assert_memory_equal(&after, &before.player[0], sizeof after);
        } else {
            must_have_paid(&before);
        }
        n++;
    }
    assert_int_equal(n, 60);
}

static void every_tile_can_be_taken_free(void **state)
{
    (void)state;
    for (int t = 0; t < N_TILES; t++) {
        char text[32];
        given_tile(tiles[t].code);
        set_hand(0, "taere");
        set_helpers(0, SHAMAN, 1, 1);
        isle.player[0].priests = 10;
        does(0, "shaman taere");
        must_be_at(0, "choose_mission");
        snprintf(text, sizeof text, "mission %s", tiles[t].code);
        if (tiles[t].kind == 'a') {
            refuses(0, text);
            continue;
        }
        does(0, text);
        assert_int_equal(owner_of(tiles[t].code), 0);
        assert_int_equal(isle.player[0].tattoo, 0);
    }
}

/* ---- other conditions ---------------------------------------------------------------------------- */

static void linked_masks_count_for_conditions(void **state)
{
    (void)state;
    given_tile("T317");
    own("mask mt_pearl, mask mc_red, mask mirror, mask mirror");
    refuses(0, "mission T317");
    does(0, "mirror mt_pearl");
    refuses(0, "mission T317");
    does(0, "mirror mc_red");
    does(0, "mission T317");
    given_tile("T120");
    own("mask mt_pearl, mask mc_red, mask mirror");
    goes("0 mirror mc_red; 0 mission T120");
    assert_int_equal(owner_of("T120"), 0);
}

static void ruanuu_makes_them_cheaper(void **state)
{
    (void)state;
    given_tile("T101");
    lay_tile("T106", 4, 1);
    lay_tile("T110", 4, 2);
    set_lasting(0, "ruanuu");
    set_stock(0, 1, 1);
    offers_only(0, "mission T101; mission T106; pass");
    does(0, "mission T101");
    assert_int_equal(isle.player[0].pearls, 0);
    given_tile("T106");
    set_lasting(0, "ruanuu");
    set_stock(0, 0, 1);
    does(0, "mission T106");
    assert_int_equal(isle.player[0].mana, 0);
    given_tile("T101");
    lay_tile("T106", 4, 1);
    set_lasting(0, "ruanuu");
    set_lasting(0, "ruanuu"); /* 2 pearls and 4 mana less, never below nothing */
    does(0, "mission T106");
    assert_int_equal(isle.player[0].mana, 0);
}

static void closed_statues_are_out_of_reach(void **state)
{
    (void)state;
    given_bare(3, "oracle=on");
    lay_tile("T101", 2, 1);
    lay_tile("T201", 2, 1);
    lay_tile("T301", 2, 1);
    set_stock(0, 9, 0);
    hold_ceremony(1);
    isle.shown_statues = 3; /* the oracle has shown them all */
    decline_until(0, "too_turn");
    offers_only(0, "mission T101; pass");
    assert_false(raia_is_open(&isle, tile_of("T201")));
    assert_true(raia_is_open(&isle, tile_of("T101")));
}

/* Of auctions alone nobody can choose: the question is not asked. */
static void no_choice_without_a_mission(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_tile("T121", 1, 1);
    set_hand(0, "te_fatu taere");
    set_helpers(0, SHAMAN, 2, 2);
    isle.player[0].priests = 12;
    does(0, "shaman te_fatu");
    must_be_at(0, "choose_location");
    does(0, "shaman taere");
    must_be_at(0, "choose_location");
    lay_tile("T101", 2, 1);
    set_hand(0, "te_fatu");
    isle.player[0].ready[SHAMAN] = 2;
    isle.player[0].shamans_used = 0;
    does(0, "shaman te_fatu"); /* asked, although he can pay for none */
    offers_only(0, "pass");
}

static void kahuna_of_neighbours_completes_one(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_tile("T101", 2, 1);
    lay_tile("T102", 3, 1);
    set_stock(0, 9, 0);
    set_helpers(0, DIVER, 1, 1);
    does(0, "go neighbours");
    must_be_at(0, "neigh_mission");
    does(0, "mission T102");
    assert_int_equal(owner_of("T102"), 0);
    assert_int_equal(isle.player[0].pearls, 6);
    must_be_at(1, "choose_location"); /* divers do not help here */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tiles_are_those_of_the_table),
        cmocka_unit_test(every_tile_is_refused_with_less),
        cmocka_unit_test(every_tile_can_be_completed),
        cmocka_unit_test(every_tile_can_be_taken_free),
        cmocka_unit_test(linked_masks_count_for_conditions),
        cmocka_unit_test(ruanuu_makes_them_cheaper),
        cmocka_unit_test(closed_statues_are_out_of_reach),
        cmocka_unit_test(no_choice_without_a_mission),
        cmocka_unit_test(kahuna_of_neighbours_completes_one),
    };
    return cmocka_run_group_tests_name("raiatea: missions", tests, NULL, NULL);
}
