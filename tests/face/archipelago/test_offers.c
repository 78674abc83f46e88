/*
 * test_offers.c - ready offers of Archipelago, and the order that a decider begins with: both are made from what the
 * viewer can see, and can be sent as they are.
 */
#include "look.h"
#include "support/face_view.h"
#include <string.h>

struct arch_state seen;
struct vk_words words;

static void look(int viewer)
{
    look_at(&archipelago_game, &colony, viewer, VIEW_MAX);
}

/* A town costs a wood, a stone and 2 florins. A wood costs 6 at home and sells for 7 abroad: 8 are offered. */
static void a_cube_for_a_building(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, STONE, 1);
    set_cubes(1, WOOD, 1);
    look(0);
    is("position.offers.0.reason", "\"town\"");
    number_is("position.offers.0.offer.partner", 1);
    number_is("position.offers.0.offer.give", 8);
    is("position.offers.0.offer.wants", "[{\"res\":\"wood\",\"n\":1}]");
    is("position.offers.0.offer.window", "\"round\"");
    is("position.offers.1", NULL); /* the wood of a ship is the same offer */
    set_florins(0, 9); /* 8 and the 2 of a town are too much, 8 and the 1 of a ship are not */
    look(0);
    is("position.offers.0.reason", "\"ship\"");
    set_tokens(0, 1); /* stands for the wood */
    look(0);
    is("position.offers", "[]");
}

/* Nothing is told of what lies behind a closed screen. */
static void a_closed_screen(void **state)
{
    (void)state;
    given_islands("screens=closed");
    set_cubes(0, STONE, 1);
    set_cubes(1, WOOD, 1);
    look(0);
    is("position.offers", "[]");
}

/* A ship beside a free fish of a region that another holds: a florin for leave, before the disc is laid. */
static void leave_to_harvest(void **state)
{
    (void)state;
    given_islands("");
    moor(0, TWIN, "sea");
    look(0);
    is("position.offers.0.reason", "\"permit\"");
    is("position.offers.0.offer.permits", "[{\"region\":2,\"n\":1}]");
    number_is("position.offers.0.offer.give", 1);
    colony.region[TWIN].terms = 1; /* who holds it lets everybody in for as much */
    colony.region[TWIN].terms_of = 1;
    look(0);
    is("position.offers", "[]");
    colony.region[TWIN].terms = 2;
    look(0);
    is("position.offers.0.reason", "\"permit\"");
    colony.used = ROUND_ACTION;
    look(0);
    is("position.offers", "[]");
}

/* Three fruit here, two iron there. A fruit sells for 6 and costs 6. */
static void plenty(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, FRUIT, 3);
    set_cubes(1, IRON, 2);
    set_florins(2, 5);
    look(0);
    is("position.offers.0.reason", "\"swap\"");
    is("position.offers.0.offer.gives", "[{\"res\":\"fruit\",\"n\":1}]");
    is("position.offers.0.offer.wants", "[{\"res\":\"iron\",\"n\":1}]");
    is("position.offers.1.reason", "\"sale\"");
    number_is("position.offers.1.offer.partner", 1);
    number_is("position.offers.1.offer.want", 6);
    is("position.offers.2", NULL); /* seat 2 has only 5 florins */
}

/* Who waits may write a wish: the same two, for the round of the other. */
static void a_wish(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, FRUIT, 3);
    set_cubes(1, IRON, 2);
    look(1);
    is("position.offers.0.reason", "\"swap\"");
    is("position.offers.0.offer.window", "\"wish\"");
    is("position.offers.0.offer.gives", "[{\"res\":\"iron\",\"n\":1}]");
    is("position.offers.1.reason", "\"sale\"");
    number_is("position.offers.1.offer.want", 8);
    look(VK_SPECTATOR);
    is("position.offers", "[]");
}

/* Six citizens stand up for a stone: one is enough for four, at 2 florins. With one of your own none is asked for. */
static void a_crisis(void **state)
{
    (void)state;
    given_islands("");
    set_back("B01");
    set_market(DOMESTIC, STONE, 0);
    set_cubes(1, STONE, 2);
    enter_phase(4);
    go_until(0, "crisis_domestic_turn");
    look(0);
    is("position.offers.0.reason", "\"crisis\"");
    is("position.offers.0.offer.wants", "[{\"res\":\"stone\",\"n\":1}]");
    number_is("position.offers.0.offer.give", 2);
    is("position.offers.1", NULL);
    set_cubes(0, STONE, 1);
    look(0);
    is("position.offers", "[]");
}

static void draft(int seat, const char *text)
{
    look_at_draft(&archipelago_game, &colony, seat, text);
}

/* What an offer may hold, each with the action that adds one; of what is wanted no more than he has. */
static void a_table(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, FRUIT, 3);
    set_cubes(1, IRON, 2);
    set_tokens(0, 1);
    own(0, "banking");
    moor(0, TWIN, "sea"); /* one of his, in a region that seat 1 holds */
    look(0);
    number_is("position.tables.0.partner", 1);
    is("position.tables.0.gives.florins", "{\"n\":0,\"least\":0,\"most\":10,\"pays\":\"offer\"}");
    is("position.tables.0.gives.goods",
       "{\"fruit\":{\"n\":0,\"least\":0,\"most\":3,\"do\":\"give fruit\"},"
       "\"token\":{\"n\":0,\"least\":0,\"most\":1,\"do\":\"give token\"}}");
    is("position.tables.0.wants.goods",
       "{\"iron\":{\"n\":0,\"least\":0,\"most\":2,\"do\":\"want iron\"}}");
    is("position.tables.0.gives.cards", "[{\"card\":\"banking\",\"n\":0,\"least\":0,\"most\":1,"
                                        "\"do\":\"give_card banking\"}]");
    is("position.tables.0.wants.cards", "[]");
    is("position.tables.0.wants.permits",
       "[{\"region\":2,\"text\":\"Ask for leave to harvest in Twin shores\",\"n\":0,"
       "\"least\":0,\"most\":1,\"do\":\"want_permit 2\"}]");
    is("position.tables.0.gives.stand", "null");
    is("position.tables.0.text", "null");
    is("position.tables.0.actions", "null");
    is("position.tables.0.why", "\"Put something on one side first.\"");
}

/* The actions in the order of the rules, whatever the order of the draft; money goes one way. */
static void a_draft(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, FRUIT, 3);
    set_cubes(1, IRON, 2);
    set_florins(1, 3);
    draft(0, "trade 1 offer 4,want iron,give fruit,ask 5,give fruit");
    number_is("draft.gives.goods.fruit.n", 2);
    number_is("draft.gives.florins.n", 0);
    number_is("draft.wants.florins.n", 3); /* he has no more */
    is("draft.wants.florins.full", "\"Turquoise has no more.\"");
    is("draft.chosen", "[\"ask 3\",\"want iron\",\"give fruit\",\"give fruit\"]");
    is("draft.text", "\"2 fruit for 3 florins and 1 iron.\"");
    is("draft.note", NULL);
    is("draft.actions", "[\"deal 1\",\"ask 3\",\"give fruit\",\"give fruit\",\"want iron\","
                        "\"propose\"]");
    draft(0, "trade 1 give fruit");
    is("draft.note", "\"A gift: you get nothing for it.\"");
    is("draft.actions", "[\"deal 1\",\"no_money\",\"give fruit\",\"propose\"]");
    draft(0, "trade 1 ask 1");
    is("draft.note", "\"You give nothing for it.\"");
    look(0);
    is("position.tables.0.why", "\"Put something on one side first.\"");
    draft(0, "trade 7 ask 1"); /* nobody sits there */
    is("draft", NULL);
}

/* Twelve things, and no more of any than there is; each says why. */
static void a_full_draft(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, FRUIT, 3);
    set_cubes(0, STONE, 2);
    set_cubes(1, IRON, 4);
    set_cubes(1, FISH, 6);
    set_cubes(1, WOOD, 1);
    draft(0, "trade 1 give fruit,give fruit,give fruit,give fruit");
    number_is("draft.gives.goods.fruit.most", 3);
    is("draft.gives.goods.fruit.full", "\"You have no more.\"");
    is("draft.left_out", "\"You have no more.\"");
    number_is("draft.wants.goods.fish.most", 6);
    is("draft.wants.goods.fish.full", NULL);
    draft(0, "trade 1 give fruit,give fruit,give fruit,want iron,want iron,want iron,want iron,"
             "want fish,want fish,want fish,want fish");
    number_is("draft.wants.goods.fish.most", 5); /* one more fits */
    draft(0, "trade 1 give fruit,give fruit,give fruit,want iron,want iron,want iron,want iron,"
             "want fish,want fish,want fish,want fish,want fish,want wood");
    number_is("draft.wants.goods.fish.n", 5);
    number_is("draft.wants.goods.wood.n", 0);
    is("draft.wants.goods.fish.full", "\"A deal holds at most 12 things besides money.\"");
    is("draft.wants.goods.iron.full", "\"Turquoise has no more.\"");
    is("draft.left_out", "\"A deal holds at most 12 things besides money.\"");
    is("draft.note", "\"A deal holds at most 12 things besides money.\"");
}

/* Nothing is said of what lies behind a closed screen: only what is in the game is the limit. */
static void a_draft_across_a_closed_screen(void **state)
{
    (void)state;
    given_islands("screens=closed");
    set_cubes(0, IRON, 1);
    set_cubes(1, IRON, 1);
    char all[400] = "trade 1 ";
    for (int i = 0; i < 9; i++)
        strcat(all, i ? ",want iron" : "want iron");
    draft(0, all);
    number_is("draft.wants.goods.iron.n",
              arch_cubes_of_game[IRON] - 1 < 9 ? arch_cubes_of_game[IRON] - 1 : 9);
    is("draft.wants.goods.iron.full", "\"There is no more of it in the game.\"");
}

/* For leave to harvest the limit is the people of who comes, on either side of it. */
static void a_draft_of_leave(void **state)
{
    (void)state;
    given_islands("");
    moor(0, TWIN, "sea");
    draft(0, "trade 1 want_permit 2,want_permit 2");
    is("draft.wants.permits.0.full", "\"You have no more people in Twin shores.\"");
    is("draft.wants.permits.0.text", "\"Ask for leave to harvest in Twin shores\"");
    draft(1, "trade 0 give_permit 2"); /* a wish for the round of seat 0 */
    is("draft.window", "\"wish\"");
    is("draft.gives.permits.0.full", "\"Coral has no more people in Twin shores.\"");
    is("draft.gives.permits.0.text", "\"Give leave to harvest in Twin shores\"");
    is("draft.actions", "[\"wish\",\"no_money\",\"give_permit 2\",\"propose\"]");
}

/* What is said already stays: money, and what comes before the last thing. */
static void a_draft_that_is_begun(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, FRUIT, 3);
    set_cubes(1, IRON, 2);
    does(0, "deal 1");
    look(0);
    is("position.tables.0.gives.florins.full", NULL);
    does(0, "offer 2");
    does(0, "want iron");
    draft(0, "trade 1 want iron,give fruit,offer 5");
    is("draft.gives.florins",
       "{\"n\":2,\"least\":2,\"most\":2,"
       "\"full\":\"This is already said. Use Undo to change it.\","
       "\"no_less\":\"This is already said. Use Undo to change it.\",\"pays\":\"offer\"}");
    number_is("draft.gives.goods.fruit.most", 0);
    is("draft.gives.goods.fruit.full", "\"This is already said. Use Undo to change it.\"");
    number_is("draft.wants.goods.iron.least", 1);
    number_is("draft.wants.goods.iron.n", 2);
    is("draft.wants.goods.iron.no_less", NULL);
    is("position.tables.0.wants.goods.iron.no_less", NULL);
    is("draft.chosen", "[\"want iron\"]");
    is("draft.actions", "[\"want iron\",\"propose\"]");
    does(0, "propose");
    draft(1, "trade 0 offer 1");
    is("draft.actions", "[\"counter\",\"offer 1\",\"propose\"]");
}

/* An offer for a place names the places first, and money only if there is some. Who has made his can wish again. */
static void a_draft_for_a_place(void **state)
{
    (void)state;
    given_islands("");
    enter_phase(2);
    does(0, "bid 0");
    does(1, "bid 1");
    does(2, "bid 0");
    set_tokens(0, 1);
    look(0);
    is("position.tables.0.places.2", "{\"place\":3,\"do\":\"for_place 3\",\"on\":false}");
    is("position.tables.0.wants.goods", "{}");
    draft(0, "trade 1 for_place 3,offer 1,for_place 1,give token");
    is("draft.places.2.on", "true");
    is("draft.note", "\"You give it only if the offer is taken.\"");
    is("draft.text", "\"1 florin and 1 explorer token for place 1 or 3.\"");
    is("draft.actions", "[\"for_place 1\",\"for_place 3\",\"offer 1\",\"give token\","
                        "\"propose\"]");
    draft(0, "trade 1 give token");
    is("draft.why", "\"Choose a place first.\"");
    draft(0, "trade 1 for_place 3");
    is("draft.why", "\"Say what you would give for it.\"");
    does(0, "for_place 3");
    draft(0, "trade 1 for_place 1,give token");
    is("draft.places.0.locked", "\"This is already said. Use Undo to change it.\"");
    is("draft.actions", "[\"give token\",\"propose\"]");
    does(0, "give token");
    does(0, "propose");
    look(0);
    is("position.tables.0.window", "\"wish\"");
}

/* One deal at a time. */
static void none_while_one_is_open(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, FRUIT, 3);
    set_cubes(1, IRON, 2);
    does(0, "deal 1");
    look(0);
    is("position.offers", "[]");
    does(0, "offer 1");
    does(0, "want iron");
    does(0, "propose");
    look(1);
    is("position.offers", "[]");
}

/* Seat 0 is promised place 2: the order nearest to 0, 1, 2 that keeps the promise begins with 1. */
static void an_order_to_begin_with(void **state)
{
    (void)state;
    given_islands("");
    enter_phase(2);
    does(1, "bid 4");
    does(0, "bid 1");
    does(2, "bid 0");
    does(0, "for_place 2");
    does(0, "offer 3");
    does(0, "propose");
    does(2, "none");
    does(1, "take_offer 0");
    look(1);
    is("position.arranging", "null");
    does(1, "stop");
    look(1);
    is("position.arranging",
       "{\"from\":1,\"seats\":[1,0,2],"
       "\"note\":\"Setting the order pays you for the offers that you took.\","
       "\"actions\":[\"next 1\",\"next 0\"]}");
    look(0);
    is("position.arranging", "null");
    does(1, "next 2");
    look(1);
    is("position.arranging.from", "2");
    is("position.arranging.seats", "[0,1]");
    is("position.arranging.actions", "[\"next 0\"]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cube_for_a_building),
        cmocka_unit_test(a_closed_screen),
        cmocka_unit_test(leave_to_harvest),
        cmocka_unit_test(plenty),
        cmocka_unit_test(a_wish),
        cmocka_unit_test(a_crisis),
        cmocka_unit_test(a_table),
        cmocka_unit_test(a_draft),
        cmocka_unit_test(a_full_draft),
        cmocka_unit_test(a_draft_across_a_closed_screen),
        cmocka_unit_test(a_draft_of_leave),
        cmocka_unit_test(a_draft_that_is_begun),
        cmocka_unit_test(a_draft_for_a_place),
        cmocka_unit_test(none_while_one_is_open),
        cmocka_unit_test(an_order_to_begin_with),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
