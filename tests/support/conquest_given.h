/*
 * conquest_given.h - for tests of Conquest's rules: one position `sea`, brought about by play and
 * then edited (set_), moved by actions as text (does, luck, denied), and looked at (must_). Hexes
 * are numbers, everything else is named as in actions. Seat 0 is Tonga, 1 Samoa, 2 Hiva, 3 Raiatea.
 * Every action is played from a position that keeps the invariants, and leaves one behind.
 */
#ifndef VAKA_TESTS_SUPPORT_CONQUEST_GIVEN_H
#define VAKA_TESTS_SUPPORT_CONQUEST_GIVEN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "games/conquest/rules.h"
#include "play_text.h"
#include "vaka/play.h"

extern const struct vk_game conquest_game;
extern struct conq_state sea;
extern struct event_log heard; /* of the last does or luck */

/* Hexes that many tests speak of. */
enum place {
    FIJI = 36,
    HEX_SAMOA = 44,
    HEX_TONGA = 45,
    HEX_NIUE = 53,
    HEX_FLINT = 67,
    HEX_RAIATEA = 68,
    HEX_HIVA = 77
};
int hex_at(int q, int r); /* VK_NONE off the map */

/* ---- Given ---- */

/* Start with options as `key=value` words; false if refused. Nothing is drawn yet. */
bool set_options(int seats, const char *options);

/* Peoples by seat, set-up markers of 1 Knot: the first decision of turn 1 is due. */
void set_game(int seats, const char *options);

/* Everybody does nothing (stay, end_transit, …; die 6) until this point of this seat is due. */
#define set_until(seat, point) set_until_at((seat), (point), __FILE__, __LINE__)
void set_until_at(int seat, const char *point, const char *file, int line);

/* Ocean discovered in these hexes, "61 62"; a marker each is out of the cup. */
void set_ocean(const char *hexes);
/* A tile face up; or face down with Discovered Island markers of these seats, "01". */
void set_tile(int hex, const char *tile);
void set_hidden(int hex, const char *tile, const char *seats);
/* So many Villages of a side here; an Independent group is so no more. */
void set_villages(int side, int hex, int n);
void set_conquered(int side, int hex, int n); /* the same, taken in Battle */
/* Exactly these pieces of a side in the hex, "2 wc, 1 tcu"; known to nobody else. */
void set_pieces(int side, int hex, const char *pieces);
/* During the owner's Movement: movement points left of all his pieces of this kind here. */
void set_mp(int side, int hex, const char *kind, int mp);
void set_card(int side, const char *card);      /* face down */
void set_card_up(int side, const char *card);   /* face up, not used */
void set_card_used(int side, const char *card); /* face up, used */
void set_deck(int n);                           /* so many cards left: the others are out of play */
void set_kept(int side, const char *event);
void set_track(int side, int halves);

/* ---- When ---- */

#define does(seat, action)   does_at((seat), (action), __FILE__, __LINE__)
#define luck(outcome)        does_at(VK_CHANCE, (outcome), __FILE__, __LINE__)
#define denied(seat, action) denied_at((seat), (action), __FILE__, __LINE__)
/* Several, "0 stay; 1 stay; * die 4"; `heard` has all their events. */
#define goes(text) goes_at((text), __FILE__, __LINE__)
void does_at(int seat, const char *action, const char *file, int line);
void denied_at(int seat, const char *action, const char *file, int line);
void goes_at(const char *text, const char *file, int line);

/* War Canoes of seat 0 and Bands, each aboard one of them, sail from Tonga, and the Battle begins. */
#define attacks(to, canoes, bands)                                                                 \
    attacks_at(HEX_TONGA, (to), (canoes), (bands), __FILE__, __LINE__)
void attacks_at(int from, int to, int canoes, int bands, const char *file, int line);

/* ---- Then ---- */

#define must_be_due(seat, point) must_be_due_at((seat), (point), __FILE__, __LINE__)
#define must_roll(point)         must_be_due_at(VK_CHANCE, (point), __FILE__, __LINE__)
void must_be_due_at(int seat, const char *point, const char *file, int line);
bool is_at(int seat, const char *point);

/* The whole list, or all of one verb; in any order, parted by ", ". */
#define must_list(seat, wanted)       must_list_at((seat), NULL, (wanted), __FILE__, __LINE__)
#define must_verb(seat, verb, wanted) must_list_at((seat), (verb), (wanted), __FILE__, __LINE__)
#define must_usual(seat, action)      must_usual_at((seat), (action), __FILE__, __LINE__)
#define must_outcomes(wanted)         must_outcomes_at((wanted), __FILE__, __LINE__)
void must_list_at(int seat, const char *verb, const char *wanted, const char *file, int line);
void must_usual_at(int seat, const char *action, const char *file, int line);
void must_outcomes_at(const char *wanted, const char *file, int line); /* "die 1 1, die 2 1" */
bool offers(int seat, const char *action);
int n_offers(int seat, const char *verb); /* all of them with NULL */

/* Exactly these pieces of a side lie in the hex; "" for none. */
#define must_hold(side, hex, pieces)  must_hold_at((side), (hex), (pieces), __FILE__, __LINE__)
#define must_own(side, hex, villages) must_own_at((side), (hex), (villages), __FILE__, __LINE__)
void must_hold_at(int side, int hex, const char *pieces, const char *file, int line);
void must_own_at(int side, int hex, int villages, const char *file, int line);

int n_known(int side, int hex); /* pieces there that all know */

/* An event, "name actor arguments", came to this viewer (VK_REFEREE: everything). */
#define must_hear(viewer, event)     must_hear_at((viewer), (event), true, __FILE__, __LINE__)
#define must_not_hear(viewer, event) must_hear_at((viewer), (event), false, __FILE__, __LINE__)
void must_hear_at(int viewer, const char *event, bool is_there, const char *file, int line);
int n_heard(const char *name); /* events of this name, whoever hears them */

/* Victory Points in halves, cards face up only. */
int halves(int side);
struct vk_score scores(void);
void must_be_sound(void);

#endif
