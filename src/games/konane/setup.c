/* setup.c - how Konane begins, who has won, and what must always hold. */
#include "state.h"

/* 1 Things: stones alternate, and a1 is black. */
int konane_setup(void *state, const struct vk_setup *cfg, VK_UNUSED struct vk_refusal *no)
{
    static const uint8_t sides[N_BOARDS] = { [BOARD_6] = 6, [BOARD_8] = 8, [BOARD_10] = 10 };
    struct konane_state *s = state;
    s->side = sides[cfg->option[O_BOARD]];
    s->last_from = s->last_to = s->winner = VK_NONE;
    unsigned all = (1u << s->side) - 1, even = 0x155;
    for (int row = 0; row < s->side; row++) {
        s->stones[row & 1][row] = (uint16_t)(all & even);
        s->stones[!(row & 1)][row] = (uint16_t)(all & even << 1);
    }
    return VK_OK;
}

/* 5 The end: there is one point, and before the end nobody has it. */
void konane_score(const void *state, struct vk_score *out)
{
    const struct konane_state *s = state;
    *out = (struct vk_score){ 0 };
    if (s->winner != VK_NONE)
        out->total[s->winner] = out->part[s->winner][PART_VICTORY] = 1;
    vk_rank(out, s->h.seats);
}

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
