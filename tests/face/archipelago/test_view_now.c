/*
 * test_view_now.c - what is under way in Archipelago as JSON, by hand: a crisis, the order of play, deals, the menu of
 * a round, an exploration, a migration.
 */
#include "look.h"
#include "support/face_view.h"

struct arch_state seen;
struct vk_words words;

enum { VIEW_MOST = 1 << 19 };

static void look(int viewer)
{
    look_at(&archipelago_game, &colony, viewer, VIEW_MOST);
}

static void a_crisis(void **state)
{
    (void)state;
    given_islands("deals=plain");
    set_back("B01");
    set_market(DOMESTIC, STONE, 0);
    enter_phase(4);
    go_until(0, "crisis_domestic_turn");
    look(0);
    is("position.crisis", "{\"text\":\"A crisis at home. Each stone helps 6 citizens up; "
                          "whoever still lies becomes a rebel.\","
                          "\"brief\":\"4 lie. Each stone helps 6 up: 1 needed.\","
                          "\"outlook\":\"Rebellion 0; 4 without help, and 4 is the most\","
                          "\"without\":\"without help: 4 more\","
                          "\"with_one\":\"with one stone: 0 more\","
                          "\"board\":\"domestic\",\"res\":\"stone\",\"number\":6,\"red\":false,"
                          "\"given\":0,\"seat\":0,"
                          "\"lying\":[2,2,0],\"pledges\":[0,0,0],\"if_nothing\":4,\"if_one\":0,"
                          "\"reb_by_nothing\":4,\"reb_by_one\":0,"
                          "\"lost_by_nothing\":false,\"lost_by_one\":false,"
                          "\"needs\":1,\"to_stand\":0,"
                          "\"deals_left\":0}");
    number_is("position.players.1.rebels", 2);
    is("position.units.0.text", "\"citizen in Palm beach\"");
    is("position.units.0.state", "\"lying down\"");
    is("position.players.1.state", "\"2 lie\"");
    is("position.players.1.fallen", "\"2 lie\"");
    is("position.players.2.fallen", NULL);
    is("position.players.2.state", "null");
    is("position.regions.2.control", "null"); /* its citizen lies */
    is("position.regions.2.buildings.0.text", "\"nobody holds it\"");
    go_until(0, "crisis_export_turn");
    look(0);
    is("position.units.0.state", "\"rebel\"");
    is("position.players.1.state", "\"2 rebels\"");
    is("position.players.1.fallen", "\"2 rebels\"");
    is("position.crisis",
       "{\"text\":\"A crisis abroad. 3 wanted, 0 given; each one missing is rebellion +1.\","
       "\"brief\":\"0 of 3 given; each one missing is rebellion +1.\","
       "\"outlook\":\"Rebellion 4; 7 without help, and 4 is the most\","
       "\"without\":\"without help: 3 more\",\"with_one\":\"with one cattle: 2 more\","
       "\"board\":\"export\",\"res\":\"cattle\",\"number\":3,\"red\":false,\"given\":0,\"seat\":0,"
       "\"lying\":[2,2,0],\"pledges\":[0,0,0],\"if_nothing\":3,\"if_one\":2,"
       "\"reb_by_nothing\":7,\"reb_by_one\":6,"
       "\"lost_by_nothing\":true,\"lost_by_one\":true," /* all 4 rebel already */
       "\"needs\":3,\"to_stand\":0,"
       "\"deals_left\":0}");
}

static void sealed_choices(void **state)
{
    (void)state;
    given_islands("");
    enter_phase(2);
    does(1, "bid 4");
    look(0);
    is("position.players.1.ready_sealed", "true");
    is("position.players.1.state", "\"has chosen\"");
    is("position.players.0.state", "null");
    is("position.players.0.ready_sealed", "false");
    does(0, "bid 1");
    does(2, "bid 0");
    look(2);
    number_is("position.decider", 1);
    number_is("position.players.1.florins", 6);
    does(0, "for_place 2");
    does(0, "offer 3");
    look(2);
    is("position.deal", "null");
    look(0);
    number_is("position.deal.give", 3);
    does(0, "propose");
    look(2);
    is("position.notes", "[]");
    does(2, "none");
    look(2);
    number_is("position.notes.0.owner", 0);
    number_is("position.notes.0.give", 3);
    is("position.notes.0.places", "[2]");
}

static void draft(int seat, const char *text)
{
    look_at_draft(&archipelago_game, &colony, seat, text);
}

/* Both want place 2: who takes one offer cannot take the other, and must keep his word. */
static void offers_that_clash(void **state)
{
    (void)state;
    given_islands("");
    enter_phase(2);
    does(1, "bid 4");
    does(0, "bid 1");
    does(2, "bid 0");
    for (int seat = 0; seat < 3; seat += 2) {
        does(seat, "for_place 2");
        does(seat, "offer 3");
        does(seat, "propose");
    }
    look(1);
    is("closed", "[]");
    does(1, "take_offer 0");
    look(1);
    is("closed.0.do", "\"take_offer 2\"");
    is("closed.0.why", "\"It does not fit with the offers you took.\"");
    does(1, "stop");
    look(1);
    is("position.arranging.note", "\"Setting the order pays you for the offers that you took.\"");
    draft(1, "order 1,2,0"); /* Coral was promised place 2 */
    is("draft.seats", "[1,2,0]");
    is("draft.actions", "null");
    is("draft.why", "\"Coral was promised place 2.\"");
    draft(1, "order 2");
    is("draft.seats", "[2,0,1]");
    is("draft.actions", "[\"next 2\",\"next 0\"]");
    draft(0, "order 1,2,0");
    is("draft", NULL);
}

/* These four stand up. */
static void names_are(const char *path, const int unit[4])
{
    char text[100];
    snprintf(text, sizeof text, "[\"stand %d\",\"stand %d\",\"stand %d\",\"stand %d\"]", unit[0],
             unit[1], unit[2], unit[3]);
    is(path, text);
}

/* One fruit helps four up, and nine lie: the giver chooses, and two of them he has sold. */
static void what_a_deal_binds_to(void **state)
{
    (void)state;
    given_colony(3, "");
    crowd(0, 4);
    crowd(1, 4);
    crowd(2, 2);
    set_market(DOMESTIC, FRUIT, 2);
    set_back("B09");
    enter_phase(4);
    for (int seat = 0; seat < 3; seat++)
        does(seat, "pledge 0");
    does(0, "consume_market");
    look(1);
    is("position.deals_left", "null"); /* it counts for who helps up */
    does(1, "deal 0");
    does(1, "offer 3");
    does(1, "want_stand");
    does(1, "want_stand");
    does(1, "propose");
    does(0, "accept");
    does(2, "none");
    look(0);
    number_is("position.deals_left", 4);
    number_is("position.set.n", 4);
    is("position.set.confirm", "\"Help them up ({0} of {1})\"");
    is("position.set.actions", "null");
    is("position.set.why", "\"You have promised to help up 2 citizens of Turquoise.\"");
    int one = arch_first_unit(&colony, 0), two = arch_first_unit(&colony, 1);
    char text[80];
    snprintf(text, sizeof text, "set %d,%d,%d,%d,%d", two + 3, one + 3, one + 1, one, two);
    draft(0, text); /* five: the last does not fit, and of those of Turquoise one is missing */
    is("draft.actions", "null");
    is("draft.why", "\"You have promised to help up 2 citizens of Turquoise.\"");
    is("draft.full", "\"Only 4 can be chosen. Drop one before you choose another.\"");
    snprintf(text, sizeof text, "set %d,%d,%d,%d", two + 3, one + 3, two, one + 1);
    draft(0, text); /* those who are alike by the lowest numbers, going up */
    names_are("draft.actions", (int[]){ one, one + 1, two, two + 1 });
    snprintf(text, sizeof text, "set %d,%d", two + 3, two);
    draft(0, text);
    is("draft.why", "\"Choose 2 more first.\"");
    is("draft.full", NULL);
    look(1);
    is("position.set", "null");
}

static void a_deal(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, WOOD, 1);
    set_cubes(1, STONE, 2);
    own(1, "mining");
    moor(0, TWIN, "sea");
    does(0, "deal 1");
    does(0, "offer 4");
    does(0, "give wood");
    does(0, "want stone");
    does(0, "want stone");
    does(0, "want_card mining");
    does(0, "want_permit 2");
    look(2);
    is("position.deal",
       "{\"owner\":0,\"partner\":1,\"window\":\"round\",\"places\":[],"
       "\"give\":4,\"want\":0,"
       "\"gives\":[{\"res\":\"wood\",\"n\":1}],\"wants\":[{\"res\":\"stone\",\"n\":2}],"
       "\"gives_cards\":[],\"wants_cards\":[\"mining\"],"
       "\"gives_permits\":[],\"permits\":[{\"region\":2,\"n\":1}],\"gives_stand\":0,"
       "\"wants_stand\":0,\"sent\":false,"
       "\"gives_text\":\"4 florins and 1 wood\","
       "\"wants_text\":\"2 stone, Mining and 1 permit for Twin shores\","
       "\"text\":\"4 florins and 1 wood for 2 stone, Mining and 1 permit for Twin shores\"}");
    look(0);
    is("position.deal.items", "[\"offer 4\",\"give wood\",\"want stone\",\"want stone\","
                              "\"want_card mining\",\"want_permit 2\"]");
    does(0, "propose");
    look(1);
    is("position.deal.sent", "true");
    is("position.deal.items", "[\"ask 4\",\"want wood\",\"give stone\",\"give stone\","
                              "\"give_card mining\",\"give_permit 2\"]"); /* as he would say it */
    does(1, "accept");
    look(0);
    number_is("position.deals_left", 3);
    is("position.deal", "null");
    number_is("position.regions.2.permits", 1);
    number_is("position.round.deals_left", 3);
}

/* Two wishes of one seat: which is which, as in the action that takes it up, and how they are answered. */
static void wishes(void **state)
{
    (void)state;
    given_islands("");
    moor(0, TWIN, "sea"); /* in a region of seat 1 */
    wishes_are_asked = true;
    begin_round(0);
    for (int k = 0; k < 2; k++) {
        does(1, "wish");
        does(1, k ? "offer 2" : "offer 1");
        does(1, "give_permit %d", TWIN);
        does(1, "propose");
    }
    does(2, "none");
    look(0);
    number_is("position.notes.0.k", 0);
    number_is("position.notes.1.k", 1);
    is("position.notes.1.text", "\"2 florins and 1 permit for Twin shores for nothing\"");
    is("position.notes.1.items", "[\"ask 2\",\"want_permit 2\"]");
    look(2);
    is("position.notes.1.items", NULL);
}

/* Parts of the menu of a round; and what a use costs, to whom, as it stands on no card. */
/* A price for harvesting: the goods of the region, others whose citizens do not lie, what they pay now. */
static void a_price_in_the_menu(void **state)
{
    (void)state;
    given_islands("");
    raise_building("town", PALM, "A");
    stand(0, PALM, "town");
    stand(1, PALM, "A");
    stand_as(2, PALM, "A", REBEL);
    colony.region[PALM].ravaged = 1; /* the fish */
    look(0);
    assert_non_null(strstr(view, "\"do\":\"terms 1\""));
    assert_non_null(
        strstr(view, "\"group\":\"terms\",\"hint\":\"fruit \xC2\xB7 here now: Turquoise \xC2\xB7 "
                     "others may not harvest\""));
    colony.region[PALM].terms = 3;
    colony.region[PALM].terms_of = 0;
    look(0);
    assert_non_null(
        strstr(view, "\"group\":\"terms\",\"hint\":\"fruit \xC2\xB7 here now: Turquoise \xC2\xB7 "
                     "others harvest for 3 florins each\""));
    assert_non_null(strstr(view, "\"closes\":{\"do\":\"close\",\"label\":\"Close it to others\"}"));
}

/* What follows when a price is set is told with the region: all prices, and how it is closed once it is open. */
static void prices_of_a_region(void **state)
{
    char path[60];
    (void)state;
    given_islands("");
    raise_building("town", PALM, "A");
    stand(0, PALM, "town");
    look(0);
    int row = 0;
    for (snprintf(path, sizeof path, "legal.%d.prices", row); !json_at(view, path); row++)
        snprintf(path, sizeof path, "legal.%d.prices", row + 1);
    assert_int_equal(json_count(view, path), ARCH_TERMS_MAX + 1);
    snprintf(path, sizeof path, "legal.%d.prices.0", row);
    is(path, "{\"n\":0,\"do\":\"price 0\",\"label\":\"Open it for free\"}");
    snprintf(path, sizeof path, "legal.%d.prices.2", row);
    is(path, "{\"n\":2,\"do\":\"price 2\",\"label\":\"Open it for 2 florins\"}");
    snprintf(path, sizeof path, "legal.%d.usual", row);
    number_is(path, 2);
    snprintf(path, sizeof path, "legal.%d.closes", row);
    is(path, "null");
    does(0, "terms 1");
    look(0);
    assert_non_null(strstr(view, "\"do\":\"price 2\",\"label\":\"Open it for 2 florins\""));
}

static void the_menu_of_a_round(void **state)
{
    (void)state;
    given_islands("");
    own(1, "amphitheatre");
    colony.reb = 2;
    look(0);
    is("legal.0.group", "\"wheel\"");
    is("legal.0.do", "\"tax\"");
    is("legal.0.zone", "\"taxes\"");
    is("legal.0.short", "\"taxes\"");
    is("legal.0.at", "\"zone taxes\"");
    is("legal.0.hint", "\"3 florins now\"");
    is("position.circles.taxes.text", "\"Free circles: your own, and 1 for everybody.\"");
    assert_non_null(strstr(view, "{\"do\":\"harvest iron\","));
    /* of a closed row: no iron is there */
    assert_non_null(strstr(view, "\"res\":\"iron\",\"at\":\"zone iron\",\"zone\":\"iron\"}"));
    assert_non_null(strstr(view, "\"short\":\"Turquoise\",\"group\":\"deal\""));
    assert_non_null(strstr(view, "\"short\":\"Pass for this turn\",\"hint\":\"No more rounds for "
                                 "you this turn.\",\"passes\":true,\"ends\":true"));
    assert_non_null(strstr(view,
                           "\"short\":\"Amphitheatre\",\"group\":\"cards\",\"hint\":\"2 florins, "
                           "rebellion " MINUS "1.\",\"florins\":-1,\"discs\":-1,\"pays\":1,"
                           "\"cost\":\"Cost to use it: 1 disc, 1 florin to Turquoise.\""));
}

static void an_exploration(void **state)
{
    (void)state;
    given_islands("");
    show_top("timber_point");
    does(0, "explore");
    does(0, "keep");
    look(0);
    is("legal.0.face", "\"timber_point\"");
    look(1);
    is("legal", "[]");
}

/* The side that no action lays down is named as one that fits nowhere, to whoever lays the other. */
static void the_side_that_fits_nowhere(void **state)
{
    int n_said = 0;
    (void)state;
    for (int hex = 0; hex < N_HEXES; hex++) {
        char no_face[40], said[120], name[40];
        given_islands("");
        if (colony.hex_at[hex] != HEX_PILE)
            continue;
        show_top(arch_face_words[2 * hex]);
        does(0, "explore");
        does(0, "keep");
        look(0);
        for (int side = 0; side < 2; side++) {
            snprintf(no_face, sizeof no_face, "\"face\":\"%s\"", arch_face_words[2 * hex + side]);
            if (strstr(view, no_face))
                continue;
            snprintf(name, sizeof name, "%s", arch_face_words[2 * hex + side]);
            for (char *c = name; (c = strchr(c, '_')); c++)
                *c = ' ';
            name[0] = (char)(name[0] - 'a' + 'A');
            snprintf(said, sizeof said, "\"%s, its other side, fits nowhere.\"", name);
            is("position.unfit", said);
            look(1);
            is("position.unfit", "null");
            n_said++;
            look(0);
        }
    }
    assert_true(n_said > 0);
}

/* In turn zero the face is chosen before its place. */
static void the_first_land(void **state)
{
    (void)state;
    start_game(&archipelago_game, &colony, 3, "");
    go_until(0, "tz_choose_face");
    look(0);
    number_is("position.pile", 21);
    does(0, "choose palm_beach");
    look(0);
    assert_non_null(strstr(view, "\"do\":\"put 0 "));
    is("legal.0.face", "\"palm_beach\"");
    number_is("legal.0.q", arch_step[json_number(view, "legal.0.side")][0]);
    number_is("legal.0.r", arch_step[json_number(view, "legal.0.side")][1]);
    look(2);
    number_is("position.pile", 23); /* 21 and the two others of his */
}

static void a_migration(void **state)
{
    (void)state;
    given_islands("");
    does(0, "migrate");
    does(0, "pick %d", boat(0, PALM, "sea"));
    look(0);
    number_is("position.migrating.unit", boat(0, PALM, "sea"));
    assert_non_null(strstr(view, "\"short\":\"Open sea, at sea\",\"by\":\"sail\""));
    assert_non_null(strstr(view, "\"by\":\"sail\""));
    assert_null(strstr(view, "\"ships\":["));
}

/* Under a question of its own an action is called by its thing alone, and says what it is about and whether it ends. */
static void what_choices_are_called(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, WOOD, 5);
    set_cubes(0, STONE, 5);
    set_cubes(0, FISH, 5);
    does(0, "build");
    look(0);
    assert_non_null(strstr(view,
                           "\"building\":\"port\",\"short\":\"port\",\"hint\":\"1 fish, 1 stone, "
                           "2 florins\",\"florins\""));
    does(0, "port");
    look(0);
    assert_non_null(strstr(view, "\"short\":\"citizen in Palm beach\",\"then_at\":\"part 1 A\""));
    assert_non_null(strstr(view, "\"short\":\"ship in Palm beach, first shore\""));
    given_islands("");
    does(0, "harvest fruit");
    look(0);
    assert_non_null(strstr(view, "\"short\":\"fruit, Palm beach\""));
    assert_null(strstr(view, "\"ends\":true"));
    given_islands("");
    stand(0, TWIN, "A");
    stand(0, TWIN, "A");
    does(0, "reproduce");
    look(0);
    is("legal.0.short", "\"Palm beach\"");
    assert_null(json_at(view, "legal.0.explain"));
    is("legal.1.short", "\"Twin shores\"");
    is("legal.1.explain", "\"This passes over Palm beach.\"");
    is("legal.1.group", "\"everywhere\"");
}

/* Every action says how its unit gets there, and which ships carry it. */
static void ways_of_a_migration(void **state)
{
    char by[40];
    (void)state;
    given_islands("");
    does(0, "migrate");
    does(0, "pick %d", who(0, PALM, "A"));
    look(0);
    assert_non_null(strstr(view, "\"spot\":\"B\",\"at\":\"part 2 B\",\"short\":\"Twin shores "
                                 "(second shore)\",\"by\":\"foot\"}"));
    given_colony(3, "");
    int beach = lay("palm_beach", 1, 0, 1);
    lay("pearl_islet", 1, -1, 0);
    stand(0, beach, "A");
    moor(0, beach, "sea");
    does(0, "migrate");
    does(0, "pick %d", who(0, beach, "A"));
    look(0);
    snprintf(by, sizeof by, "\"by\":\"convoy\",\"ships\":[%d]", boat(0, beach, "sea"));
    assert_non_null(strstr(view, by));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_crisis),
        cmocka_unit_test(sealed_choices),
        cmocka_unit_test(offers_that_clash),
        cmocka_unit_test(what_a_deal_binds_to),
        cmocka_unit_test(a_deal),
        cmocka_unit_test(wishes),
        cmocka_unit_test(a_price_in_the_menu),
        cmocka_unit_test(prices_of_a_region),
        cmocka_unit_test(the_menu_of_a_round),
        cmocka_unit_test(an_exploration),
        cmocka_unit_test(the_side_that_fits_nowhere),
        cmocka_unit_test(the_first_land),
        cmocka_unit_test(a_migration),
        cmocka_unit_test(ways_of_a_migration),
        cmocka_unit_test(what_choices_are_called),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
