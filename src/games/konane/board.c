/*
 * board.c - stones and jumps. Rows are words of bits, so that all jumps of a side in one direction are
 * a few operations a row: a stone, an enemy beside it, an empty place behind that one.
 */
#include "state.h"

/* Bits that are set, in four rows at once. Where not every machine of a kind has an instruction for it, compilers
   call a function for each. */
static int count_bits(uint64_t rows)
{
    rows -= rows >> 1 & 0x5555555555555555u;
    rows = (rows & 0x3333333333333333u) + (rows >> 2 & 0x3333333333333333u);
    rows = (rows + (rows >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return (int)(rows * 0x0101010101010101u >> 56);
}

int konane_stones(const struct konane_state *s, int seat)
{
    int n = 0;
    for (int row = 0; row < s->side; row++)
        n += count_bits(s->stones[seat][row]);
    return n;
}

int konane_mobility(const struct konane_state *s, int seat)
{
    const uint16_t *own = s->stones[seat], *enemy = s->stones[!seat];
    unsigned all = (1u << s->side) - 1, empty[SIDE_MAX];
    int n = 0;
    for (int row = 0; row < s->side; row++)
        empty[row] = all & ~(unsigned)(own[row] | enemy[row]);
    for (int row = 0; row < s->side; row++) {
        uint64_t jumps = own[row] & enemy[row] >> 1 & empty[row] >> 2;
        jumps = jumps << 16 | (own[row] & (unsigned)enemy[row] << 1 & empty[row] << 2);
        if (row + 2 < s->side)
            jumps = jumps << 16 | (own[row] & enemy[row + 1] & empty[row + 2]);
        if (row >= 2)
            jumps = jumps << 16 | (own[row] & enemy[row - 1] & empty[row - 2]);
        n += count_bits(jumps);
    }
    return n;
}

int konane_place_beyond(int from, enum direction d, int n_jumps)
{
    static const int8_t step[N_DIRECTIONS] = { SIDE_MAX, 1, -SIDE_MAX, -1 };
    return from + 2 * n_jumps * step[d];
}

/* Places between a stone and the edge. */
static int room(const struct konane_state *s, int from, enum direction d)
{
    switch (d) {
    case NORTH: return s->side - 1 - row_of(from);
    case EAST: return s->side - 1 - column_of(from);
    case SOUTH: return row_of(from);
    default: return column_of(from);
    }
}

int konane_reach(const struct konane_state *s, int seat, int from, enum direction d)
{
    int n = 0, most = room(s, from, d) / 2;
    while (n < most) {
        int to = konane_place_beyond(from, d, n + 1);
        int over = (konane_place_beyond(from, d, n) + to) / 2;
        if (!has_stone(s, !seat, over) || has_stone(s, seat, to) || has_stone(s, !seat, to))
            break;
        n++;
    }
    return n;
}

static void lift(struct konane_state *s, int seat, int place)
{
    s->stones[seat][row_of(place)] &= (uint16_t) ~(1u << column_of(place));
}

int konane_jump(struct konane_state *s, int seat, int from, int to)
{
    int step = row_of(from) == row_of(to) ? 1 : SIDE_MAX, n = 0;
    int low = from < to ? from : to, high = from < to ? to : from;
    lift(s, seat, from);
    for (int over = low + step; over < high; over += 2 * step, n++)
        lift(s, !seat, over);
    s->stones[seat][row_of(to)] |= (uint16_t)(1u << column_of(to));
    return n;
}
