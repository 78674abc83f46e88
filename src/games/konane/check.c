/* check.c - what must always hold in Konane. */
#include "state.h"

/* Stones lie only on places of their own colour: a jump never changes it. */
const char *konane_check(const void *state)
{
    const struct konane_state *s = state;
    int n = 0;
    for (int place = 0; place < N_PLACES; place++) {
        int row = row_of(place), column = column_of(place), colour = (row + column) & 1;
        if (has_stone(s, !colour, place))
            return "a stone lies on a place of the other colour";
        if (!has_stone(s, colour, place))
            continue;
        if (row >= s->side || column >= s->side)
            return "a stone lies beside the board";
        n++;
    }
    if (n < s->side * s->side && s->last_to == VK_NONE)
        return "a stone is gone before the first move";
    if (s->last_to != VK_NONE && s->last_from != s->last_to &&
        (has_stone(s, BLACK, s->last_from) || has_stone(s, WHITE, s->last_from)))
        return "a stone jumped and is still where it was";
    if (s->h.over != (s->winner != VK_NONE))
        return "a finished game has a winner, and no other has";
    if (s->h.over && konane_mobility(s, !s->winner))
        return "who can still jump has not lost";
    return NULL;
}
