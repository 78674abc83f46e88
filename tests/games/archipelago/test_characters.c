/* test_characters.c - the 24 characters (2.11, 4.7.12): when each can be used, what it costs and does. Only
 * its owner uses it, and once a turn. */
#include "../../support/archipelago_given.h"

static void search(const char *card, const char *offered)
{
    static const char *const shown[] = { "sawmill", "king", "colossus", "spy", "banking" };
    given_card(card);
    lay_track("admiral architect barbarian diplomat exporter");
    set_back("B01");
    set_florins(0, 4);
    does(0, "use_card %s", card);
    for (int k = 0; k < 5; k++)
        luck("draws %s", shown[k]);
    must_ask(0, "reveal_buy");
    may_only(0, offered);
    assert_string_equal(usual_answer(0), "none");
}

/* Progress cards at their lowest price: sawmill 3, colossus 3, banking 5 (too dear). */
static void a01_researcher(void **state)
{
    (void)state;
    search("researcher", "acquire sawmill; acquire colossus; none");
    does(0, "acquire colossus");
    assert_int_equal(colony.card_at[C_colossus], 0);
    assert_int_equal(colony.card_flags[C_colossus], CARD_FRESH);
    assert_int_equal(colony.n_discards, 4);
    luck("back B03");
    must_be_used("researcher", 1, 1);
    assert_int_equal(colony.in_play[1], 1);
}

/* Characters: king 7 is too dear, spy 2. */
static void a02_headhunter(void **state)
{
    (void)state;
    search("headhunter", "acquire spy; none");
    does(0, "acquire spy");
    luck("back B05"); /* a red temple_calm */
    assert_true(was_news(1, "temple_calm - 0"));
    must_be_used("headhunter", 2, 1);
    assert_int_equal(colony.card_at[C_spy], 0);
    set_florins(0, 5);
    can(0, "use_card spy"); /* in a later round of this turn */
}

static void a03_admiral(void **state)
{
    (void)state;
    given_card("admiral");
    int x = lay("palm_beach", 1, 0, 1), y = lay("pearl_islet", 1, -1, 0);
    stand(0, x, "A");
    raise_building("temple", x, "A");
    may_not(0, "use_card admiral"); /* no ship */
    moor(0, x, "sea");
    does(0, "use_card admiral");
    does(0, "pick %d", who(0, x, "A"));
    may_only(0, "move 3 A"); /* in convoy only, not onto the temple */
    does(0, "move %d A", y);
    does(0, "pick %d", boat(0, x, "sea"));
    does(0, "move 0 sea");
    does(0, "stop");
    must_be_used("admiral", 9, 0);
    assert_int_equal(colony.player[0].ready, 3);
}

static void a04_archbishop(void **state)
{
    (void)state;
    given_card("archbishop");
    may_not(0, "use_card archbishop"); /* no rebellion */
    raise_on_coasts("temple", 5);
    colony.reb = 2;
    does(0, "use_card archbishop");
    assert_int_equal(colony.reb, 0); /* never below 0 */
    must_be_used("archbishop", 9, 0);
}

static void a05_architect(void **state)
{
    (void)state;
    given_card("architect");
    int x = lay("oldwood", -5, -5, 0);
    stand(0, x, "A");
    set_cubes(0, STONE, 1);
    set_cubes(0, WOOD, 1);
    set_florins(0, 2);
    can(0, "build");
    may_not(0, "use_card architect"); /* 1f of 2f for a town would be gone */
}

static void a05_architect_builds(void **state)
{
    (void)state;
    given_card("architect");
    int x = lay("palm_beach", 1, 0, 1);
    stand(0, x, "A");
    set_cubes(0, STONE, 1);
    set_cubes(0, WOOD, 1);
    set_florins(0, 3);
    does(0, "use_card architect");
    may_only(0, "town; ship");
    does(0, "town");
    does(0, "by %d A", who(0, x, "A"));
    must_be_used("architect", 0, 0);
    assert_int_equal(controller(x, "town"), 0);
    assert_int_equal(colony.player[0].ready, 3);
}

static void a06_barbarian(void **state)
{
    (void)state;
    given_card("barbarian");
    int x = lay("forest_coast", 5, 5, 0);
    raise_building("town", x, "A");
    stand(1, x, "town"); /* gives no protection */
    may_not(0, "use_card barbarian");
    stand_as(0, x, "@1", BY_WORK); /* active is enough */
    does(0, "use_card barbarian");
    may_only(0, "ravage 2 2");
    does(0, "ravage %d 2", x);
    has_cubes(0, WOOD, 3);
    assert_int_equal(colony.reb, 1);
    assert_int_equal(colony.region[x].ravaged, 1 << 2);
    assert_int_equal(colony.bank + colony.player[0].florins + colony.player[1].florins +
                         colony.player[2].florins,
                     134); /* one florin lies on the icon */
    must_be_used("barbarian", 9, 0);
    stand(1, x, "A");
    begin_round(1);
    does(1, "harvest wood");
    may_only(1, "deploy 2 3 14; deploy 2 3 15");
}

static void a07_diplomat(void **state)
{
    (void)state;
    given_card("diplomat");
    int x = lay("forest_coast", 5, 5, 0);
    raise_building("town", x, "A");
    stand(1, x, "town");
    may_not(0, "use_card diplomat");
    stand(0, x, "A");
    stand(0, x, "A");
    may_not(0, "harvest wood");
    does(0, "use_card diplomat");
    may_only(0, "visit 2");
    does(0, "visit %d", x);
    does(0, "harvest wood");
    does(0, "deploy %d 1 %d", x, who(0, x, "A"));
    does(0, "deploy %d 2 %d", x, who(0, x, "A"));
    has_florins(0, 8);
    has_florins(1, 12);
    must_be_used("diplomat", 8, 0);
    assert_int_equal(colony.diplomat, VK_NONE);
    given_card("diplomat"); /* part a must be open */
    x = lay("forest_coast", 5, 5, 0);
    raise_building("town", x, "A");
    stand(1, x, "town");
    stand(0, x, "A");
    does(0, "tax");
    may_not(0, "use_card diplomat");
}

static void a08_exporter(void **state)
{
    (void)state;
    given_card("exporter");
    set_florins(0, 1);
    may_not(0, "use_card exporter"); /* nothing to sell, nothing to buy */
    set_cubes(0, WOOD, 3);
    does(0, "use_card exporter");
    does(0, "sell export wood");
    may_only(0, "buy export wood; sell export wood; stop");
    assert_string_equal(usual_answer(0), "stop");
    does(0, "sell export wood");
    must_be_used("exporter", 14, 0);
}

static void a09_governor(void **state)
{
    static const char *const faces[] = { "palm_beach", "timber_point", "banana_bay",
                                         "forest_coast" };
    (void)state;
    given_card("governor");
    colony.reb = 8;
    may_not(0, "use_card governor");
    for (int k = 0; k < 4; k++) {
        int x = lay(faces[k], 2 * k, 6, 0);
        raise_building("town", x, "A");
        stand(0, x, "town");
    }
    does(0, "use_card governor");
    assert_int_equal(colony.reb, 5);
    must_be_used("governor", 9, 0);
}

static void a10_cartographer(void **state)
{
    (void)state;
    given_card("cartographer");
    lay("palm_beach", 1, 0, 1);
    moor(0, 0, "sea");
    show_top("timber_point");
    colony.player[0].laid[Z_EXPLORATION] = 1;
    colony.player[0].discs = 4;
    does(0, "use_card cartographer");
    must_ask(VK_CHANCE, "region_top");
    may_not(VK_CHANCE, "shows timber_point");
    luck("shows pearl_islet");
    may_only(0, "first; second");
    does(0, "second");
    assert_int_equal(colony.top, F_timber_point);
    does(0, "place 1 -1 a0");
    does(0, "send %d", boat(0, 0, "sea"));
    go_until(0, "round_menu");
    assert_int_equal(colony.top, F_timber_point);
    assert_int_equal(colony.player[0].laid[Z_EXPLORATION], 1);
    must_be_used("cartographer", 10, 1);
    given_card("cartographer"); /* the last hex: there is no second one */
    moor(0, 0, "sea");
    empty_pile();
    does(0, "use_card cartographer");
    may_only(0, "first");
}

static void a11_healer(void **state)
{
    (void)state;
    given_card("healer");
    may_not(0, "use_card healer");
    int x = lay("palm_beach", 5, 5, 0);
    stand_as(0, x, "A", REBEL);
    stand_as(1, x, "A", REBEL);
    stand_as(1, x, "A", REBEL | BY_WORK);
    colony.reb = 4;
    does(0, "use_card healer");
    assert_int_equal(n_ways(0, "heal"), 3);
    may_not(0, "stop");
    does(0, "heal %d", who(0, x, "A"));
    assert_string_equal(usual_answer(0), "stop");
    does(0, "heal %d", who(1, x, "A") + 1);
    assert_int_equal(colony.reb, 2);
    assert_int_equal(arch_rebels(&colony, 1), 1);
    assert_int_equal(colony.unit[who(1, x, "A")].flags, BY_WORK); /* stays engaged (8.65) */
    must_be_used("healer", 9, 0);
    given_card("healer"); /* one rebel only: he is asked once more, and can but stop */
    x = lay("palm_beach", 5, 5, 0);
    stand_as(1, x, "A", REBEL);
    colony.reb = 1;
    does(0, "use_card healer");
    does(0, "heal %d", who(1, x, "A"));
    may_only(0, "stop");
    does(0, "stop");
    must_be_used("healer", 9, 0);
}

static void a12_king(void **state)
{
    (void)state;
    given_card("king");
    may_not(0, "use_card king");
    static const char *const faces[] = { "palm_beach",   "timber_point", "banana_bay",
                                         "forest_coast", "mango_coast",  "green_hills",
                                         "great_pasture" };
    for (int k = 0; k < 7; k++)
        raise_building("town", lay(faces[k], 2 * k - 6, 6, 0), "A");
    does(0, "use_card king");
    assert_int_equal(colony.reb, 1);
    must_be_used("king", 16, 1);
    assert_int_equal(points_by(0, PART_MEDALS), 1);
}

static void a13_matchmaker(void **state)
{
    (void)state;
    given_card("matchmaker");
    int x = lay("palm_beach", 5, 5, 0), y = lay("oldwood", -5, -5, 0);
    may_not(0, "use_card matchmaker");
    for (int k = 0; k < 2; k++) {
        stand(0, x, "A");
        stand(0, y, "A");
    }
    colony.player[0].laid[Z_REPRODUCTION] = 1;
    colony.player[0].discs = 4;
    does(0, "use_card matchmaker");
    may_only(0, "grow 2; grow 3");
    does(0, "grow %d", y);
    assert_int_equal(count_units(0, y, "A", false), 3);
    assert_int_equal(count_units(0, x, "A", false), 2);
    must_be_used("matchmaker", 9, 0);
}

static void a14_merchant(void **state)
{
    (void)state;
    given_card("merchant");
    set_cubes(0, FISH, 1);
    does(0, "use_card merchant");
    assert_int_equal(n_ways(0, "sell"), 1); /* at home only */
    does(0, "sell domestic fish");
    does(0, "buy domestic iron");
    must_be_used("merchant", 10 - 1 + 6 - 8, 0);
}

static void a15_missionary(void **state)
{
    (void)state;
    given_card("missionary");
    may_not(0, "use_card missionary");
    colony.sur = 3;
    does(0, "use_card missionary");
    assert_int_equal(colony.sur, 2);
    assert_int_equal(colony.reb, 0);
    must_be_used("missionary", 8, 0);
}

static void a16_agitator(void **state)
{
    (void)state;
    given_card("agitator");
    does(0, "use_card agitator");
    assert_int_equal(colony.reb, 2);
    must_be_used("agitator", 13, 1);
}

static void a17_pirate(void **state)
{
    (void)state;
    given_card("pirate");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("port", x, "A");
    moor(1, x, "port");
    may_not(0, "use_card pirate");
    moor_as(0, x, "sea", BY_WORK);
    set_cubes(1, FISH, 1);
    set_cubes(1, IRON, 2);
    does(0, "use_card pirate");
    may_only(0, "sink 24");
    does(0, "sink %d", boat(1, x, "port"));
    must_ask(1, "pirate_ransom");
    may_only(1, "give fish; give iron");
    assert_string_equal(usual_answer(1), "give iron");
    does(1, "give fish");
    has_cubes(0, FISH, 1);
    has_cubes(1, FISH, 0);
    assert_int_equal(arch_supply(&colony, 1, true), 4);
    assert_int_equal(controller(x, "port"), VK_NONE);
    must_be_used("pirate", 10, 1);
}

static void a18_pope(void **state)
{
    (void)state;
    given_card("pope");
    colony.reb = 6;
    may_not(0, "use_card pope");
    raise_on_coasts("temple", 4);
    does(0, "use_card pope");
    assert_int_equal(colony.reb, 2);
    must_be_used("pope", 10, 1);
    assert_int_equal(points_by(0, PART_MEDALS), 1);
}

static void a19_recruiter(void **state)
{
    (void)state;
    given_card("recruiter");
    int x = lay("palm_beach", 5, 5, 0);
    stand(0, x, "A");
    may_not(0, "use_card recruiter"); /* no surplus workers */
    colony.sur = 13;
    does(0, "use_card recruiter");
    does(0, "hire %d A", x);
    assert_int_equal(colony.sur, 12);
    must_be_used("recruiter", 8, 0);
    assert_int_equal(count_units(0, x, "A", false), 2);
}

static void a20_shipwright(void **state)
{
    (void)state;
    given_card("shipwright");
    int x = lay("palm_beach", 5, 5, 0);
    may_not(0, "use_card shipwright");
    stand(0, x, "A");
    set_florins(0, 2);
    may_not(0, "use_card shipwright");
    set_florins(0, 3);
    does(0, "use_card shipwright");
    does(0, "by %d A", who(0, x, "A"));
    assert_int_equal(count_units(0, x, "sea", true), 1);
    assert_int_equal(colony.unit[who(0, x, "A")].flags, 0);
    must_be_used("shipwright", 0, 0);
}

static void a21_smuggler(void **state)
{
    (void)state;
    given_card("smuggler");
    set_cubes(0, FISH, 1);
    set_market(EXPORT, FISH, 5); /* row 3: 2f, and at least 1f */
    set_florins(0, 1);
    does(0, "use_card smuggler");
    may_only(0, "buy export fish");
    does(0, "buy export fish");
    has_cubes(0, FISH, 2);
    must_be_used("smuggler", 0, 0);
    given_card("smuggler");
    does(0, "use_card smuggler");
    does(0, "buy domestic iron");
    must_be_used("smuggler", 4, 0);
}

static void a22_spy(void **state)
{
    (void)state;
    given_card("spy");
    set_objective(1, 0, "S05");
    does(0, "use_card spy");
    may_only(0, "look 1 0; look 2 0");
    does(0, "look 1 0");
    assert_int_equal(colony.player[1].known[0], 3);
    assert_true(was_news(0, "spied 0 1 S05"));
    assert_false(was_news(2, "spied 0 1 S05"));
    assert_true(was_news(2, "spied 0 1 ?"));
    must_be_used("spy", 5, 0);
    given_card("spy"); /* what he knows, or all know, he need not look at */
    colony.player[1].known[0] |= 1;
    colony.player[2].shown = 1;
    colony.player[2].known[0] = 7;
    may_not(0, "use_card spy");
    given_colony(3, "no_secrets=on");
    own(0, "spy");
    may_not(0, "use_card spy");
}

/* 3 citizens, a ship and a town: 3 + 1 + 2 = 6, of which half. */
static void a23_tax_collector(void **state)
{
    (void)state;
    given_card("tax_collector");
    may_not(0, "use_card tax_collector");
    int x = lay("palm_beach", 5, 5, 0);
    raise_building("town", x, "A");
    stand(0, x, "town");
    stand(0, x, "A");
    moor(0, x, "sea");
    does(0, "use_card tax_collector"); /* 2 + 1 + 2 = 5, rounded up to 3 */
    assert_int_equal(colony.reb, 1);
    must_be_used("tax_collector", 12, 0);
    given_card("tax_collector");
    x = lay("palm_beach", 5, 5, 0);
    stand(0, x, "A");
    colony.reb = colony.pop;
    does(0, "use_card tax_collector");
    assert_true(colony.independent); /* before any money is paid */
    has_florins(0, 9);
}

static void a24_thief(void **state)
{
    (void)state;
    given_card("thief");
    can(0, "use_card thief"); /* though nobody has a cube: screens tell nothing (amendment 4) */
    set_cubes(0, IRON, 1);
    set_cubes(1, FRUIT, 1);
    set_cubes(2, STONE, 2);
    does(0, "use_card thief");
    may_only(0, "rob 1; rob 2");
    does(0, "rob 2");
    may_only(2, "hold stone stone");
    does(2, "hold stone stone");
    does(0, "right");
    has_cubes(0, STONE, 1);
    has_cubes(2, STONE, 1);
    must_be_used("thief", 10, 1);
}

/* Nobody else uses a character, whatever he would pay. */
static void others_cannot_use_characters(void **state)
{
    (void)state;
    given_colony(3, "");
    int x = crowd(1, 9);
    stand(0, x, "A");
    moor(0, 0, "sea");
    moor(1, 0, "sea");
    colony.sur = colony.reb = 5;
    for (int card = 0; card < C_fishing_nets; card++)
        own(1, arch_card_words[card]);
    set_cubes(0, STONE, 2);
    for (int card = 0; card < C_fishing_nets; card++)
        may_not(0, "use_card %s", arch_card_words[card]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a01_researcher),   cmocka_unit_test(a02_headhunter),
        cmocka_unit_test(a03_admiral),      cmocka_unit_test(a04_archbishop),
        cmocka_unit_test(a05_architect),    cmocka_unit_test(a05_architect_builds),
        cmocka_unit_test(a06_barbarian),    cmocka_unit_test(a07_diplomat),
        cmocka_unit_test(a08_exporter),     cmocka_unit_test(a09_governor),
        cmocka_unit_test(a10_cartographer), cmocka_unit_test(a11_healer),
        cmocka_unit_test(a12_king),         cmocka_unit_test(a13_matchmaker),
        cmocka_unit_test(a14_merchant),     cmocka_unit_test(a15_missionary),
        cmocka_unit_test(a16_agitator),     cmocka_unit_test(a17_pirate),
        cmocka_unit_test(a18_pope),         cmocka_unit_test(a19_recruiter),
        cmocka_unit_test(a20_shipwright),   cmocka_unit_test(a21_smuggler),
        cmocka_unit_test(a22_spy),          cmocka_unit_test(a23_tax_collector),
        cmocka_unit_test(a24_thief),        cmocka_unit_test(others_cannot_use_characters),
    };
    return cmocka_run_group_tests_name("archipelago: characters", tests, NULL, NULL);
}
