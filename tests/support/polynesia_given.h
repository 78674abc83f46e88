/*
 * polynesia_given.h - for tests of Polynesia's rules: one position `now`, brought about by play and
 * then edited (given_), moved by actions as text (when, refused), and looked at (then_). Islands,
 * routes, cards and goods are named as in the specification. Every `when` first asserts that the
 * position keeps the invariants, so a test cannot start from a position that no game could reach
 * by its own count of pieces.
 */
#ifndef VAKA_TESTS_SUPPORT_POLYNESIA_GIVEN_H
#define VAKA_TESTS_SUPPORT_POLYNESIA_GIVEN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "games/polynesia/map.h"
#include "vaka/play.h"

extern const struct vk_game polynesia_game;
extern struct poly_state now;

/* ---- Given: how a position comes about ---- */

/* Start with options as `key=value` words; false if refused. Nothing is drawn yet. */
bool given_options(int seats, const char *options);

/* Cards as `1.3 2.4 3.7`; seat 0 begins; no island token on the map; P0 to act with M = 3. */
void given_game(int seats, const char *cards);
void given_game_on_side(int seats, const char *cards, const char *side);

/* Draw what is left of the setup, always the first outcome. */
void given_setup_drawn(void);

/* Everybody fishes until this seat is to act with marker value m. */
void given_turn(int seat, int m);

/* Everybody fishes until the stone of this round is awaited. */
void given_stone_awaited(void);

/* Rounds of fishing, one stone each (`r g b`), up to the awaited stone of the round after them. */
void given_stones_drawn(const char *stones);

/* Five red stones are out and the stone of round 6 is awaited. */
void given_last_stone(void);

/* `home` pieces on the board, those of `places` (`a07 1, a13 2`), all others on the volcano. */
void given_pieces(int seat, int home, const char *places);
void given_goods(int seat, int fish, int shell);

/* A route with its marker and the seats that have boats on it: `ra18`, `fish`, `12`. */
void given_route(const char *route, const char *goods, const char *seats);
void given_token(const char *island, const char *face);
void given_no_tokens(void);
void given_masks(int seat, int n);

/* Turtle tokens of each seat; the supply keeps what is left of its start number. */
void given_turtle_tokens(int p0, int p1, int p2, int p3);
void given_island_turtles(int seat, int n);
void given_goods_tokens(int seat, int fish, int shell);

/* Boats on any free routes of the map, `n` in all; markers fish. */
void given_boats_on_map(int seat, int n);

/* ---- When ---- */

void when(int seat, const char *action);
void chance(const char *outcome);

/* Not in the list: refused, and every byte stays. */
void refused(int seat, const char *action);

/* ---- Then ---- */

void then_due(int seat, const char *point);
void then_chance_due(const char *point);
void then_over(void);
bool is_listed(int seat, const char *action);
int n_listed(int seat, const char *verb); /* all of them with NULL */

/* The whole list in its order, parted by `, `. */
void then_list(int seat, const char *wanted);
void then_outcomes(const char *wanted); /* `STONE red 6, STONE grey 3` */
void then_usual(int seat, const char *action);

void then_goods(int seat, int fish, int shell);
void then_pieces(int seat, const char *island, int n);
void then_home(int seat, int n);
void then_route(const char *route, const char *goods, const char *seats);
void then_mp_left(int n);

struct parts {
    int board, turtle_islands, island_turtles, turtle_tokens, card_1, card_2, card_3;
};
void then_score(int seat, struct parts wanted);
int score_part(int seat, int part);
int total_of(int seat);

/* The broken invariant, or NULL. */
void then_sound(void);

int island_at(const char *id); /* on the side in play */
int route_at(const char *id);
int goods_named(const char *goods);
void text_of(vk_action a, char buf[VK_ACTION_TEXT]);

#endif
