/*
 * battle.h - what battle.c, battle_cards.c, window.c and capture.c share among themselves.
 */
#ifndef VAKA_GAMES_CONQUEST_BATTLE_H
#define VAKA_GAMES_CONQUEST_BATTLE_H

#include "games/conquest/rules.h"

/* How the Battle ends: the flag of its frame. */
enum battle_outcome { UNDECIDED, ATTACKER_WON, DEFENDER_WON, CALLED_OFF };

static inline int conq_battle_side(const struct conq_state *s, enum battle_part part)
{
    return part == ATTACKING ? s->battle.attacker : s->battle.defender;
}

static inline int conq_row_kinds(const uint8_t row[N_ROWS])
{
    return !!row[ROW_WC] + !!row[ROW_WB] + !!row[ROW_LW] + !!row[ROW_LEADER];
}

/* 2.11: who loses a piece by this die, and whether for good. */
static inline enum battle_part conq_part_hit(int die)
{
    return (enum battle_part)conq_dice[die].part;
}

static inline bool conq_die_removes(int die)
{
    return conq_dice[die].loss == REMOVED;
}

/* Haka: one step in favour of its user, within the die. */
static inline int conq_shifted(int die, enum battle_part part)
{
    if (part == ATTACKING)
        return die < CONQ_DIE ? die + 1 : CONQ_DIE;
    return die > 1 ? die - 1 : 1;
}

/* battle_cards.c: could this card change the roll that lies there (4.3.6)? And use it on that roll. */
bool conq_card_serves(const struct conq_state *s, enum battle_part part, enum card c);
void conq_play_battle_card(struct conq_state *s, enum battle_part part, enum card c,
                           struct vk_sink *ev);

/* Arioi: the Battle whose frame this is does not take place. */
void conq_call_off(struct conq_state *s, struct vk_frame *battle, enum card c, struct vk_sink *ev);

/*
 * window.c: for the answers in a window, take the question away and get its window, the top now. It goes
 * on to the next seat after a pass, or at once where each is asked but once; closed it asks nobody more.
 */
struct vk_frame *conq_answer_window(struct conq_state *s, bool is_pass);
void conq_close_window(struct vk_frame *window);

/* capture.c: this side has won a Battle here; on a printed group it is bound to keep a piece. */
void conq_note_conqueror(struct conq_state *s, int side, int hex);

#endif
