/*
 * test_check.c - the invariants of the state model (2.13) are watched: a sound position in the middle
 * of a game passes, and each way of breaking an invariant is found.
 */
#include "../../support/polynesia_given.h"
#include <string.h>

/* Four players; pieces, boats, tokens, masks and Turtle tokens about. */
static void given_sound_position(void)
{
    given_game(4, "1.2 2.4 3.1");
    given_token("a13", "turtle");
    given_route("ra18", "fish", "12");
    given_route("ra04", "shell", "0");
    given_pieces(0, 6, "a05 2");
    given_masks(1, 2);
    given_turtle_tokens(1, 0, 2, 0);
    then_sound();
}

static void then_broken(const char *how)
{
    if (!polynesia_game.check(&now))
        fail_msg("not found: %s", how);
}

static void r213_a_piece_too_many(void **state)
{
    (void)state;
    given_sound_position();
    now.home[0]++;
    then_broken("home");
    given_sound_position();
    now.pieces[0][5]++;
    then_broken("a piece on the map");
    given_sound_position();
    now.pieces[0][5]--;
    then_broken("a piece lost");
}

static void r213_occupied_agrees_with_pieces(void **state)
{
    (void)state;
    given_sound_position();
    now.occupied[0] |= 1u << 20;
    then_broken("occupied without a piece");
    given_sound_position();
    now.occupied[0] &= ~(1u << 5);
    then_broken("a piece without occupied");
}

static void r213_a_boat_too_many(void **state)
{
    (void)state;
    given_sound_position();
    now.boats_left[1]--;
    then_broken("a boat lost");
    given_sound_position();
    now.boats[1] |= (uint64_t)1 << route_at("ra04");
    then_broken("a boat from nowhere");
}

static void r213_boats_and_markers_go_together(void **state)
{
    (void)state;
    given_sound_position();
    now.marker[G_FISH] &= ~((uint64_t)1 << route_at("ra18"));
    then_broken("boats without a marker");
    given_sound_position();
    now.marker[G_FISH] |= (uint64_t)1 << route_at("ra30");
    then_broken("a marker without boats");
    given_sound_position();
    now.marker[G_SHELL] |= (uint64_t)1 << route_at("ra18");
    then_broken("two markers");
}

static void r213_neutral_routes_hold_no_boats(void **state)
{
    (void)state;
    given_sound_position();
    given_route("ra01", "fish", "3");
    then_broken("a boat on a neutral route");
}

static void r213_two_players_share_no_route(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    given_route("rb09", "fish", "0");
    then_sound();
    given_route("rb09", "fish", "01");
    then_broken("two boats on a route of two players");
}

static void r213_tokens_lie_on_empty_islands(void **state)
{
    (void)state;
    given_sound_position();
    given_pieces(2, 8, "a13 1");
    then_broken("a piece next to an island token");
    given_sound_position();
    given_pieces(2, 8, "a09 1");
    then_broken("a piece in a lagoon that has its Turtle token");
}

static void r213_turtle_tokens_are_counted(void **state)
{
    (void)state;
    given_sound_position();
    now.turtle_supply++;
    then_broken("supply");
    given_sound_position();
    now.turtle_tokens[3]++;
    then_broken("a token of a player");
    given_sound_position();
    now.lagoon = 0x7;
    then_broken("a token of a lagoon");
}

static void r213_masks_under_cards_that_discard_them(void **state)
{
    (void)state;
    given_game(4, "1.3 2.1 3.7");
    given_masks(0, 1);
    then_broken("a mask under card 2.1");
    given_game(4, "1.3 2.3 3.7");
    given_masks(3, 1);
    then_broken("a mask under card 2.3");
}

static void r213_stones_match_the_round(void **state)
{
    (void)state;
    given_sound_position();
    now.bag[RED]--;
    then_broken("a stone drawn in round 1");
    given_sound_position();
    now.h.round = 3;
    then_broken("round 3 with a full bag");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r213_a_piece_too_many),
        cmocka_unit_test(r213_occupied_agrees_with_pieces),
        cmocka_unit_test(r213_a_boat_too_many),
        cmocka_unit_test(r213_boats_and_markers_go_together),
        cmocka_unit_test(r213_neutral_routes_hold_no_boats),
        cmocka_unit_test(r213_two_players_share_no_route),
        cmocka_unit_test(r213_tokens_lie_on_empty_islands),
        cmocka_unit_test(r213_turtle_tokens_are_counted),
        cmocka_unit_test(r213_masks_under_cards_that_discard_them),
        cmocka_unit_test(r213_stones_match_the_round),
    };
    return cmocka_run_group_tests_name("polynesia check", tests, NULL, NULL);
}
