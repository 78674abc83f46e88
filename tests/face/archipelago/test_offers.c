/*
 * test_offers.c - ready offers of Archipelago, and the order that a decider begins with: both are made from what the
 * viewer can see, and can be sent as they are.
 */
#include "look.h"
#include "support/face_view.h"

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
    is("position.tables.0.gives.goods", "{\"fruit\":{\"most\":3,\"do\":\"give fruit\"},"
                                        "\"token\":{\"most\":1,\"do\":\"give token\"}}");
    is("position.tables.0.wants.goods", "{\"iron\":{\"most\":2,\"do\":\"want iron\"}}");
    is("position.tables.0.gives.cards",
       "[{\"card\":\"banking\",\"most\":1,\"do\":\"give_card banking\"}]");
    is("position.tables.0.wants.cards", "[]");
    is("position.tables.0.wants.permits", "[{\"region\":2,\"most\":1,\"do\":\"want_permit 2\"}]");
    is("position.tables.0.gives.stand", "null");
}

/* How an offer is begun, who pays in it, and what sends it: in a round, drafted, answered, and by those who wait. */
static void the_steps_of_an_offer(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(0, FRUIT, 3);
    look(0);
    is("position.tables.0.opens", "\"deal 1\"");
    is("position.tables.0.places", "[]");
    is("position.tables.0.paid", "false");
    is("position.tables.0.unpaid", "\"no_money\"");
    is("position.tables.0.closes", "\"propose\"");
    is("position.tables.0.gives.pays", "\"offer\"");
    is("position.tables.0.wants.pays", "\"ask\"");
    look(1);
    is("position.tables.0.opens", "\"wish\"");
    does(0, "deal 1");
    look(0);
    is("position.tables.0.opens", "null");
    is("position.tables.0.paid", "false");
    does(0, "no_money");
    look(0);
    is("position.tables.0.paid", "true");
    does(0, "give fruit");
    does(0, "propose");
    look(1);
    is("position.tables.0.opens", "\"counter\"");
    is("position.tables.0.paid", "false");
}

/* An offer for a place names the places first, and money only if there is some. Who has made his can wish again. */
static void the_steps_of_an_offer_for_a_place(void **state)
{
    (void)state;
    given_islands("");
    enter_phase(2);
    does(0, "bid 0");
    does(1, "bid 1");
    does(2, "bid 0");
    look(0);
    is("position.tables.0.opens", "null");
    is("position.tables.0.unpaid", "null");
    is("position.tables.0.places.2", "{\"place\":3,\"do\":\"for_place 3\"}");
    does(0, "for_place 3");
    look(0);
    is("position.tables.0.paid", "false");
    does(0, "offer 1");
    look(0);
    is("position.tables.0.paid", "true");
    does(0, "propose");
    look(0);
    is("position.tables.0.window", "\"wish\"");
    is("position.tables.0.opens", "\"wish\"");
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
    is("position.arranging", "{\"from\":1,\"picks\":2,\"seats\":[{\"seat\":1,\"places\":[1,2,3]},"
                             "{\"seat\":0,\"places\":[2],\"promise\":\"Coral was promised place "
                             "2.\"},{\"seat\":2,\"places\":[1,2,3]}]}");
    look(0);
    is("position.arranging", "null");
    does(1, "next 2");
    look(1);
    is("position.arranging", "{\"from\":2,\"picks\":1,\"seats\":[{\"seat\":0,\"places\":[2],"
                             "\"promise\":\"Coral was promised place 2.\"},"
                             "{\"seat\":1,\"places\":[1,2,3]}]}");
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
        cmocka_unit_test(the_steps_of_an_offer),
        cmocka_unit_test(the_steps_of_an_offer_for_a_place),
        cmocka_unit_test(none_while_one_is_open),
        cmocka_unit_test(an_order_to_begin_with),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
