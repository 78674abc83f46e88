/*
 * test_told.c - what people read of Archipelago while it is played: labels of actions, what
 * they give and cost, and the log. Every number was worked out by hand from the rules.
 */
#include "look.h"
#include "support/face_words.h"

struct arch_state seen;
struct vk_words words;

static const struct vk_face *const face = &archipelago_face;

/* What a viewer hears of the last action. */
static void must_tell(int viewer, const char *wanted)
{
    assert_told_is(face, &news, viewer, eyes(viewer), wanted);
}

static void must_label(int seat, const char *action, const char *wanted)
{
    can(seat, "%s", action);
    assert_label_is(face, action, eyes(seat), wanted);
}

static void must_explain(int seat, const char *action, const char *wanted)
{
    can(seat, "%s", action);
    assert_reason_is(face, &seen, seat, action, eyes(seat), wanted);
}

static void taxes_are_told(void **state)
{
    (void)state;
    given_islands("");
    must_label(0, "tax", "Taxes: 3 florins"); /* two citizens and a ship */
    must_explain(0, "tax",
                 "Rebellion +1 first. Rebellion 1 against population 4. Only 3 to spare.");
    does(0, "tax");
    must_tell(1, "Rebellion +1: 1. Coral collects 3 florins in taxes.");
}

/* At POP 4 and REB 4 a tax is the end of all. */
static void ruin_is_foretold(void **state)
{
    (void)state;
    given_islands("");
    colony.reb = 4;
    must_explain(0, "tax",
                 "Rebellion +1 first. Rebellion 5 against population 4. Then the islands are "
                 "independent at once, and all is lost.");
}

static void a_harvest_is_told(void **state)
{
    (void)state;
    given_islands("");
    must_label(0, "harvest fruit", "Harvest fruit");
    /* two fruit icons, two citizens; a cube lies on the market, 14 in the bank */
    must_explain(0, "harvest fruit", "Up to 2 cubes; you have 0. The bank holds 14.");
    does(0, "harvest fruit");
    must_tell(1, "");
    must_label(0, "deploy 1 1 0", "With the citizen in Palm beach");
    must_explain(0, "deploy 1 1 0",
                 "1 fruit for you. Whoever harvests is busy until the next turn.");
    does(0, "deploy 1 1 0");
    must_tell(2, "Coral harvests 1 fruit in Palm beach.");
    must_label(0, "stop", "Harvest no more");
}

/* Palm beach, turned by half: its plains lie in the east and on both sides of it. */
static void land_is_told(void **state)
{
    (void)state;
    start_game(&archipelago_game, &colony, 3, "");
    go_until(0, "tz_choose_face");
    must_label(0, "choose palm_beach", "Choose Palm beach");
    must_explain(0, "choose palm_beach", "2 fruit, 1 fish, 2 huts. Surplus workers +2.");
    must_explain(0, "choose twin_shores",
                 "1 fruit, 1 cattle, 1 fish, 1 wood, 1 hut, two shores. Surplus workers +1.");
    does(0, "choose palm_beach");
    must_label(0, "put 0 3",
               "Lay it east of Open sea, land in the east, north-east and north-west");
    must_explain(0, "put 0 3", "Plain: east, north-east, north-west.");
}

/* Every way to lay new land has words of its own, and none of them is a number of the grid. */
static void ways_to_lay_land_differ(void **state)
{
    static char label[VK_ACTIONS_MAX][200];
    struct vk_actions list;
    (void)state;
    given_islands("");
    does(0, "explore");
    does(0, "keep");
    vk_legal(&archipelago_game, &colony, 0, &list);
    assert_true(list.n > 3);
    for (int i = 0; i < list.n; i++) {
        struct vk_out line = vk_out_to(label[i], sizeof label[i]);
        vk_action_label(face, list.act[i], eyes(0), &line);
        assert_null(strpbrk(label[i], "0123456789"));
        assert_non_null(strstr(label[i], " of "));
        for (int k = 0; k < i; k++)
            assert_string_not_equal(label[i], label[k]);
    }
}

/* Fishing where another player is at home costs what he asks. */
static void consent_is_told(void **state)
{
    (void)state;
    given_islands("");
    moor(0, TWIN, "sea");
    colony.region[TWIN].terms = 2;
    colony.region[TWIN].terms_of = 1;
    does(0, "harvest fish");
    int ship = boat(0, TWIN, "sea");
    char action[40];
    snprintf(action, sizeof action, "deploy 2 0 %d", ship);
    must_explain(0, action,
                 "1 fish for you. Whoever harvests is busy until the next turn. You pay Turquoise "
                 "2 florins.");
    does(0, "%s", action);
    must_tell(1,
              "Coral pays Turquoise 2 florins to harvest in Twin shores. Coral harvests 1 fish in "
              "Twin shores.");
}

/* Five fish at home: the next space pays 4, the third row begins at the seventh. */
static void a_trade_is_told(void **state)
{
    (void)state;
    given_islands("");
    set_market(DOMESTIC, FISH, 6);
    set_cubes(0, FISH, 2);
    does(0, "trade");
    must_label(0, "sell domestic fish", "Sell fish on the home market for 3 florins");
    must_explain(0, "sell domestic fish",
                 "Then 7 lie there, and you have 1. The third row: rebellion +1 each turn.");
    must_label(0, "buy domestic fish", "Buy fish on the home market for 4 florins");
    must_explain(0, "buy domestic fish", "Then 5 lie there, and you have 3.");
    does(0, "sell domestic fish");
    must_tell(1, "Coral sells fish on the home market for 3 florins.");
}

/* SUR 4: a worker costs 3, the next one, from row 1-3, costs 4. */
static void recruits_are_told(void **state)
{
    (void)state;
    given_islands("");
    colony.sur = 4;
    must_label(0, "recruit", "Hire workers at 3 florins");
    does(0, "recruit");
    must_label(0, "hire 1 A", "Hire in Palm beach for 3 florins");
    must_explain(
        0, "hire 1 A",
        "Surplus workers 3, population 5. You keep 7 florins. The next one costs 4 florins.");
    does(0, "hire 1 A");
    must_tell(2,
              "Surplus workers " MINUS "1: 3. Coral hires a worker in Palm beach for 3 florins.");
}

static void a_building_is_told(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, STONE, 1);
    set_tokens(0, 1);
    does(0, "build");
    must_label(0, "temple", "Temple: 2 stone, 1 florin");
    must_explain(0, "temple",
                 "In a crisis it helps up everybody in its region for nothing. 1 florin in taxes. "
                 "1 token stands for what you do not have.");
    does(0, "temple");
    must_explain(0, "by 0 A", "The builder stands on it and is busy.");
    does(0, "by 0 A");
    must_tell(1, "Coral builds a temple in Palm beach.");
}

/* Another's progress card: 1 florin more, to its owner. */
static void a_card_is_told(void **state)
{
    (void)state;
    given_islands("");
    own(1, "amphitheatre");
    own(0, "missionary");
    colony.reb = 2;
    must_label(0, "use_card missionary", "Use Missionary (2 florins)");
    must_label(0, "use_card amphitheatre", "Use Amphitheatre (1 disc, 1 florin to Turquoise)");
    must_explain(0, "use_card amphitheatre", "Take 2 florins from the bank; rebellion " MINUS "1.");
    does(0, "use_card amphitheatre");
    must_tell(2, "Coral uses Amphitheatre. Coral pays Turquoise 1 florin for the use of "
                 "Amphitheatre. Coral takes 2 florins from the bank. Rebellion " MINUS "1: 1.");
}

static void a_deal_is_told(void **state)
{
    (void)state;
    given_islands("");
    set_florins(0, 4);
    set_cubes(1, WOOD, 2);
    must_label(0, "deal 1", "Propose a deal to Turquoise");
    must_explain(0, "deal 1", "Turquoise has 10 florins and 2 wood.");
    does(0, "deal 1");
    must_tell(2, "Coral proposes a deal to Turquoise.");
    must_label(0, "offer 4", "Offer 4 florins");
    must_explain(0, "offer 4", "You keep 0 florins.");
    must_label(0, "no_money", "No money");
    does(0, "offer 4");
    must_label(0, "want wood", "Ask for 1 more: wood");
    does(0, "want wood");
    does(0, "want wood");
    must_label(0, "propose", "Send: 4 florins for 2 wood");
    must_explain(0, "propose", "You give 4 florins; Turquoise gives 2 wood.");
    does(0, "propose");
    must_tell(2, "Offered: 4 florins. Wanted: 2 wood.");
    must_label(1, "accept", "Accept: you get 4 florins, you give 2 wood");
    must_explain(1, "accept", "You give 2 wood; Coral gives 4 florins.");
    must_label(1, "reject", "Reject");
    does(1, "accept");
    must_tell(2, "Turquoise accepts the deal with Coral.");
}

/* Tokens have a plural, cubes have none. */
static void goods_of_a_deal_are_counted(void **unused)
{
    (void)unused;
    given_colony(3, "");
    set_tokens(0, 3);
    does(0, "deal 1");
    does(0, "no_money");
    does(0, "give token");
    does(0, "give token");
    does(0, "want wood");
    does(0, "propose");
    must_tell(2, "Offered: 2 explorer tokens. Wanted: 1 wood.");
}

static void a_permit_is_told(void **state)
{
    (void)state;
    given_islands("");
    moor(0, TWIN, "sea");
    does(0, "deal 1");
    does(0, "offer 1");
    must_label(0, "want_permit 2", "Ask for leave to harvest in Twin shores");
    does(0, "want_permit 2");
    must_label(0, "propose", "Send: 1 florin for 1 permit for Twin shores");
}

/* B01: each stone stands six; four citizens lie, two of them of seat 0. */
static void a_crisis_is_told(void **state)
{
    (void)state;
    given_islands("deals=plain");
    set_back("B01");
    enter_phase(4);
    go_until(0, "crisis_domestic_turn");
    must_label(0, "consume_market", "Take stone from the market");
    must_explain(0, "consume_market", "4 citizens get up. Now 2 of yours lie. None is left there.");
    must_explain(0, "done",
                 "4 lie, 2 of them yours. If nobody helps any more: Rebellion 4 against population "
                 "4. Nothing to spare.");
    face->table_text(&seen, eyes(0), fresh());
    assert_non_null(
        strstr(said, "Crisis: stone, each helps 6 up. If nobody helps more: rebellion +4\n"));
    does(0, "done");
    go_until(1, "crisis_domestic_turn");
    does(1, "consume_market");
    must_tell(2, "Turquoise takes stone from the home market for the crisis.");
}

static void an_export_crisis_is_told(void **state)
{
    (void)state;
    given_islands("deals=plain");
    set_back("B06"); /* calm, then 2 fish for export */
    set_cubes(0, FISH, 1);
    enter_phase(4);
    go_until(0, "crisis_export_turn");
    must_label(0, "consume_own", "Give fish of your own");
    must_explain(0, "consume_own",
                 "Then 1 of 2 is given. Rebellion 1 against population 4. Only 3 to spare. You "
                 "have none left.");
    must_explain(
        0, "done",
        "2 are missing. If nobody gives more: Rebellion 2 against population 4. Only 2 to spare.");
}

static void evolution_is_told(void **state)
{
    (void)state;
    given_islands("");
    lay_track("pirate local_trade king pope spy");
    colony.turned[0] = 2;
    enter_phase(6);
    go_until(0, "evolve_first");
    must_label(0, "buy_card 0", "Buy Pirate for 5 florins");
    must_label(0, "rotate 0", "Turn Pirate: it is discarded");
    must_explain(0, "rotate 0", "It is discarded. A new card comes, and a new next crisis.");
    must_label(0, "rotate 1", "Turn Local trade: then 2 florins");
    must_explain(0, "buy_card 2",
                 "You keep 1 florin. Take 1 florin for each town on the map, at most 6. "
                 "Rebellion +1. His medal is worth 1 point at the end.");
    does(0, "buy_card 2");
    must_tell(1, "Coral buys King for 9 florins.");
}

/* Place 1 was bought by Turquoise. */
static void offers_for_a_place_are_told(void **state)
{
    (void)state;
    given_islands("");
    enter_phase(2);
    must_label(0, "bid 0", "Bid nothing");
    must_explain(0, "bid 3",
                 "You keep 7 florins; a bid is paid, won or lost. "
                 "The richest rival has 10.");
    does(0, "bid 3");
    does(1, "bid 0");
    does(2, "bid 1");
    must_tell(1, "Violet has sealed a choice. Coral bids 3 florins. Turquoise bids nothing. Violet "
                 "bids 1 florin. Coral decides the order of play.");
    must_label(1, "for_place 1", "I would take place 1");
    does(1, "for_place 1");
    does(1, "for_place 3");
    does(1, "offer 2");
    must_label(1, "propose", "Send: 2 florins for place 1 or 3");
    does(1, "propose");
    must_label(2, "none", "Offer nothing");
    does(2, "none");
    must_tell(0,
              "Violet has sealed a choice. Turquoise makes Coral an offer. It is for place 1. It "
              "is for place 3. Offered: 2 florins.");
    must_label(0, "take_offer 1", "Take the offer of Turquoise: 2 florins for place 1 or 3");
    does(0, "take_offer 1");
    must_tell(1, "Coral takes the offer made by Turquoise.");
    does(0, "stop");
    must_explain(0, "next 1", "You have taken this player's offer.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(goods_of_a_deal_are_counted),
        cmocka_unit_test(taxes_are_told),
        cmocka_unit_test(ruin_is_foretold),
        cmocka_unit_test(a_harvest_is_told),
        cmocka_unit_test(land_is_told),
        cmocka_unit_test(ways_to_lay_land_differ),
        cmocka_unit_test(consent_is_told),
        cmocka_unit_test(a_trade_is_told),
        cmocka_unit_test(recruits_are_told),
        cmocka_unit_test(a_building_is_told),
        cmocka_unit_test(a_card_is_told),
        cmocka_unit_test(a_deal_is_told),
        cmocka_unit_test(a_permit_is_told),
        cmocka_unit_test(a_crisis_is_told),
        cmocka_unit_test(an_export_crisis_is_told),
        cmocka_unit_test(evolution_is_told),
        cmocka_unit_test(offers_for_a_place_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
