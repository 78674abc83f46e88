/* things.h - what is no argument of an action, by its id; and so many of something, in words. */
#ifndef VAKA_FACE_CONQUEST_THINGS_H
#define VAKA_FACE_CONQUEST_THINGS_H

#include "games/conquest/rules.h"
#include "vaka/words.h"

/* ---- things.c, view.c ------------------------------------------------------------------------- */

enum { CONQ_THINGS = 13, CONQ_CARD_TYPES = 8, CONQ_OUTCOMES = 4 };
extern const char *const conq_thing_ids[CONQ_THINGS], *const conq_things[CONQ_THINGS],
                                                          *const conq_thing_help[CONQ_THINGS];
extern const char *const conq_phase_short[N_PHASES];
/* What stands above a turn, a Battle, the cup, the order of play; how many points are needed; what is said of a hex
 * that nobody knows, of a tile that is turned to a people, of the next draw of a voyage, of both sides of a Battle,
 * of a plan. Whoever shows it fills in the rest. */
enum {
    HEAD_TURN,
    HEAD_BATTLE,
    HEAD_CUP,
    HEAD_CUP_KNOTS,
    HEAD_ORDER,
    HEAD_GOAL,
    HEAD_PRINTED,
    HEAD_FACING,
    HEAD_RISK,    /* in so many of 100: sail on, come home, lost */
    HEAD_ATTACKS, /* the same to whoever it is comes next, and so with the defender */
    HEAD_YOU_ATTACK,
    HEAD_DEFENDS,
    HEAD_YOU_DEFEND,
    HEAD_FORECAST,
    CONQ_HEADS
};
enum { CONQ_READY = 2 };
extern const char *const conq_ready_ids[CONQ_READY], *const conq_ready[CONQ_READY];
extern const char *const conq_head_ids[CONQ_HEADS], *const conq_heads[CONQ_HEADS];
enum conq_explorer { EXPLORER_HOME, EXPLORER_LOST, EXPLORER_SAILING, CONQ_EXPLORERS };
extern const char *const conq_explorer_ids[CONQ_EXPLORERS], *const conq_explorers[CONQ_EXPLORERS];
enum { CUP_SEA, CUP_ISLAND, CUP_OFF_COURSE, CONQ_CUP };
extern const char *const conq_cup_ids[CONQ_CUP], *const conq_cup[CONQ_CUP];
enum { CONQ_RISKS = 5 };
extern const char *const conq_risk_ids[CONQ_RISKS], *const conq_risks[CONQ_RISKS];
extern const char *const conq_card_type_ids[CONQ_CARD_TYPES],
    *const conq_card_types[CONQ_CARD_TYPES];
extern const char *const conq_outcomes[CONQ_OUTCOMES];
/* How a card lies before whoever has it. */
enum conq_card_state { STATE_DOWN, STATE_UP, STATE_USED, CONQ_CARD_STATES };
extern const char *const conq_card_state_ids[CONQ_CARD_STATES],
    *const conq_card_states[CONQ_CARD_STATES];
enum conq_card_state conq_card_state_of(unsigned flags);

/* ---- counts.c --------------------------------------------------------------------------------- */

/* So many of something that a player has; whoever shows it fills in how many. */
enum {
    COUNT_CARDS_UP,
    COUNT_CARDS_DOWN,
    COUNT_CARDS,
    COUNT_KEPT,
    COUNT_FACE_DOWN,
    COUNT_VILLAGES,
    COUNT_ISLANDS,
    COUNT_BUILD_POINTS,
    COUNT_MOVES,
    COUNT_KNOTS,
    COUNT_CHITS,
    COUNT_DECK,
    COUNT_EVENTS,
    COUNT_STAKE,
    COUNT_SECRET,
    CONQ_COUNTS
};
extern const char *const conq_count_ids[CONQ_COUNTS], *const conq_counts[CONQ_COUNTS];
/* The name of a kind of piece, and so many of it; `2 War Canoes`; of a kind that one does not
 * know, `2 pieces face down`. `2 War Canoes with a Warrior Band each`. */
extern const char *const conq_piece_one[N_KINDS], *const conq_piece_counts[N_KINDS];
enum { CREW_WC_WB, CREW_TC_WB, CREW_TC_COL, CREW_TCU_WB, CREW_TCU_COL, CONQ_CREWS };
extern const char *const conq_crew_ids[CONQ_CREWS], *const conq_crews[CONQ_CREWS];
void conq_crew_text(int kind, int cargo, int n, const struct vk_words *w, struct vk_out *out);
int conq_cards_up(const struct conq_state *s, int side); /* that all can read */
void conq_count_text(int count, int n, const struct vk_words *w, struct vk_out *out);
void conq_pieces_text(int kind, int n, const struct vk_words *w, struct vk_out *out);
void conq_built_text(int item, int n, const struct vk_words *w, struct vk_out *out);
void conq_chit_text(int chit, const struct vk_words *w, struct vk_out *out);
const char *conq_gain_name(int gain);

#endif
