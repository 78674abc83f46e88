/*
 * archipelago_given.h - for tests of Archipelago's rules: one position `colony`, brought about by play and
 * then furnished by hand so that no cube, florin, hex, card or unit is lost or doubled; moved by actions
 * as text (does, luck), and looked at (who, must_, may). Hexes, cards and buildings are named as in
 * actions. Every action is played from a position that keeps the invariants, and leaves one behind.
 */
#ifndef VAKA_TESTS_SUPPORT_ARCHIPELAGO_GIVEN_H
#define VAKA_TESTS_SUPPORT_ARCHIPELAGO_GIVEN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "games/archipelago/rules.h"
#include "play_text.h"
#include <stdio.h>
#include <string.h>

extern const struct vk_game archipelago_game;
extern struct arch_state colony;
extern struct event_log news; /* by the last does or luck */

int region_face(const char *key);
int card_of(const char *key);
int back_of(const char *code);
int objective_of(const char *code);
int trend_of(const char *code);
int building_of(const char *word); /* town, temple, market, port, ship */

/* ---- Given ---- */

/*
 * Turn 2, phase 5, seat 0 has the first round; the order is 0, 1, 2, … Only the start hex lies there, and
 * nothing stands on it. Nobody owns anything but three discs and 10 florins; the markets hold a cube of
 * each resource at home. The pile shows hidden_harbour. REB and SUR are 0, no back lies on the deck, and
 * no end condition counts before watch().
 */
void given_colony(int seats, const char *options);
/* Three players, POP 9; seat 0 owns this card. */
void given_card(const char *card);
void watch(void); /* all conditions have been false, and count from now on */

/* The map. A region can lie anywhere: neighbours must match. */
int lay(const char *face, int q, int r, int rot);
void raise_building(const char *what, int region, const char *part);
void raise_on_coasts(const char *what, int n); /* on regions of their own, five at most */
void show_top(const char *face);
void empty_pile(void); /* all hexes that lie nowhere else are set aside */

/*
 * Units. Where: "A", "B", "sea"; the name of a building; "@2" for an icon by its index. Flags: BY_WORK,
 * BY_SERVICE, REBEL. They are sorted at once, so look for them with who and boat.
 */
void stand(int seat, int region, const char *where); /* a citizen */
void stand_as(int seat, int region, const char *where, int flags);
void moor(int seat, int region, const char *where); /* a ship */
void moor_as(int seat, int region, const char *where, int flags);
/* So many citizens of a seat on a region of their own, far away. */
int crowd(int seat, int n);

/* Things. All come from the bank and go there. */
void set_florins(int seat, int n);
void set_bank(int n, int keeper); /* the rest goes to the keeper */
void set_tokens(int seat, int n);
void set_cubes(int seat, int res, int n);
void set_market(int board, int res, int n);
void set_discs(int seat, int all, int ready); /* the others lie on migration */
void own(int seat, const char *card);         /* ready, acquired in an earlier turn */
void lay_track(const char *cards);            /* five, or fewer: "king pope - - thief" */
void set_back(const char *code);
void deck_of(int n, int n_discards, int keeper); /* the rest belongs to the keeper */
void set_objective(int seat, int k, const char *code);
void set_trends(const char *codes);

/* ---- When ---- */

/* At the beginning of a round; else `none` is said for everybody. */
extern bool wishes_are_asked;

#define does(seat, ...) does_line(__FILE__, __LINE__, (seat), __VA_ARGS__)
#define luck(...)       does_line(__FILE__, __LINE__, VK_CHANCE, __VA_ARGS__)
void does_line(const char *file, int line, int seat, const char *form, ...)
    __attribute__((format(printf, 4, 5)));

void go_on(void); /* the usual answer, the first outcome */
void go_until(int seat, const char *point);
/* A phase of this turn begins now (1 to 6), or a round of this seat, or of the first player. */
void enter_phase(int phase);
void begin_round(int seat);

/* ---- Then ---- */

int who(int seat, int region, const char *where); /* the citizen there with the lowest number */
int boat(int seat, int region, const char *where);
int count_units(int seat, int region, const char *where,
                bool ships); /* where NULL: anywhere there */
int controller(int region, const char *building);

/* Seat 0 has used the card in this round: it is engaged, and he has so many florins now and discs on
 * cards. The next round of his begins. */
void must_be_used(const char *card, int florins, int discs);

bool asks(int seat, const char *point);
#define must_ask(seat, point) must_ask_line((seat), (point), __FILE__, __LINE__)
void must_ask_line(int seat, const char *point, const char *file, int line);

bool may(int seat, const char *form, ...) __attribute__((format(printf, 2, 3)));
#define may_not(seat, ...)  assert_false(may((seat), __VA_ARGS__))
#define can(seat, ...)      assert_true(may((seat), __VA_ARGS__))
#define may_only(seat, all) assert_legal(&archipelago_game, &colony, (seat), (all))
int n_ways(int seat, const char *verb); /* how many actions of this verb */
const char *usual_answer(int seat);
bool was_news(int viewer, const char *event);
int points_by(int seat, int part);
int all_points(int seat);
void must_hold_together(const char *file, int line);

#define has_cubes(seat, res, n) assert_int_equal(colony.player[seat].cubes[res], (n))
#define has_florins(seat, n)    assert_int_equal(colony.player[seat].florins, (n))

#endif
