/*
 * board.h - what lies on the map: pieces (pieces.c), groups, boxes and Villages, who may go where
 * (ground.c). Every rule looks at it; nothing here asks a player.
 */
#ifndef VAKA_GAMES_CONQUEST_BOARD_H
#define VAKA_GAMES_CONQUEST_BOARD_H

#include "games/conquest/map.h"
#include "games/conquest/state.h"

/* ---- pieces.c: everything that moves a piece, so that lists and sets agree ----------------- */

/* The pieces of a side in one hex, counted by kind. */
struct conq_stack {
    uint8_t n[N_MAP_KINDS];
};
/* Of a concealed state: the known ones only. */
struct conq_stack conq_stack_at(const struct conq_state *s, int side, int hex);
int conq_count(const struct conq_state *s, int side, int hex, enum kind kind);
/* All pieces of a side in a hex, known or not; and those that lie face down. */
int conq_total(const struct conq_state *s, int side, int hex);
/* Place of the first piece of that hex in the list; its pieces follow one another. */
int conq_first(const struct conq_state *s, int side, int hex);

/* Where the pieces of a side lie in its Movement: kind by kind those that are not spent (canoes never
 * are), the others, and those with movement points left. Each hex stands for one piece or more. */
struct conq_places {
    struct hexset fresh[N_MAP_KINDS];
    struct hexset spent[2];   /* passengers; Rumors */
    struct hexset sailing[2]; /* Transport Canoes and Rumors; War Canoes */
    struct hexset ashore[2];  /* Warrior Bands; Colonies: that have not crossed the strait of 7.3 */
};

/* n pieces out of the supply (which must have them) onto the map; TCU is drawn as a TC. Adding a
 * face-down piece ends the mark "no War Canoe". */
void conq_put(struct conq_state *s, int side, int hex, enum kind kind, int n, int mask);
/* n pieces of a kind go back to the supply; least known ones first makes no difference. */
void conq_remove(struct conq_state *s, int side, int hex, enum kind kind, int n);
/* One piece, by its place in the list, moves. Masks and marks go with it; see conq_forget. The
 * list is sorted again: places are valid until the next call only. */
void conq_move(struct conq_state *s, int side, int place, int to);
/* A TC face down becomes the chain canoe (the best known one), or the other way round. */
void conq_turn_up(struct conq_state *s, int side, int hex);
void conq_turn_down(struct conq_state *s, int side, int hex); /* stays known to all */
/* What was seen is no longer known: masks of face-down pieces of a stack that something left. */
void conq_forget(struct conq_state *s, int side, int hex);
/* All pieces of a side in a hex become known (SEEN_BY_ALL, or a bit of a seat). */
void conq_expose(struct conq_state *s, int side, int hex, int mask);
/* After changing kind, mask or marks in place: restore the order of the list, and the sets. */
void conq_sort_pieces(struct conq_state *s, int side);
/* The same where only the pieces of one hex were touched; `first` is what conq_first says of it. */
void conq_sort_stack(struct conq_state *s, int side, int first);
/* Wipe the marks of a side's pieces: its stage is over. */
void conq_wipe_marks(struct conq_state *s, int side);

/* ---- ground.c: groups, boxes, Villages, who may go where ----------------------------------- */

struct hexset conq_known(const struct conq_state *s);
/* Hexes with boxes, whose tile lies face up or is printed; and atolls likewise. */
bool conq_is_group(const struct conq_state *s, int hex);
bool conq_is_atoll(const struct conq_state *s, int hex);
bool conq_is_island(const struct conq_state *s, int hex);
/* Boxes as printed. */
struct conq_boxes conq_boxes_at(const struct conq_state *s, int hex);
/* Boxes for Villages now (events and Improved Agriculture reckoned); brown ones without IA. */
int conq_usable(const struct conq_state *s, int hex);
int conq_brown(const struct conq_state *s, int hex);
int conq_owner(const struct conq_state *s, int hex); /* side that controls, or VK_NONE */
int conq_villages_of(const struct conq_state *s, int side);
bool conq_has_tile(const struct conq_state *s, int side, enum tile t); /* controls that group */

struct hexset conq_enemy_hexes(const struct conq_state *s, int side);
struct hexset conq_closed(const struct conq_state *s, int side);
/* The chain component of a hex with a chain canoe; empty without one. */
struct hexset conq_component(const struct conq_state *s, int side, int hex);
/* An action for each hex of a set, lowest first: `base` with the hex as its argument `place`. */
void conq_add_hexes(struct vk_actions *out, vk_action base, int place, struct hexset hexes);
/* The side in this hex besides `side`, by pieces or Villages; VK_NEUTRAL: Independent; VK_NONE. */
int conq_rival_in(const struct conq_state *s, int side, int hex);

void conq_add_village(struct conq_state *s, int side, int hex);
/* Villages are taken away (events, cards, conquest); control ends with the last one. Where a Home
 * is lost the caller goes on with conq_mend_home. */
void conq_lose_villages(struct conq_state *s, int hex, int n);

#endif
