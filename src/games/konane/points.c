/*
 * points.c - the flow of Konane: Black opens, White replies, then both jump in turn until one cannot.
 * The parameters of these functions are those of struct vk_point.
 */
#include "state.h"

/* 2 The course: pc 0 is the opening, 1 the reply, then 2 and 3 are the turns of Black and White. */
RUN(game)
{
    struct konane_state *s = st;
    int seat = f->pc & 1;
    if (seat == BLACK)
        s->h.round++;
    if (f->pc < 2) {
        vk_push(&s->h, f->pc ? P_reply : P_opening, seat);
        f->pc++;
        return;
    }
    if (!konane_mobility(s, seat)) { /* 5 The end */
        s->winner = (uint8_t)!seat;
        VK_EMIT(ev, E_stuck, seat, 0);
        vk_finish(&s->h);
        return;
    }
    f->pc ^= 1;
    vk_push(&s->h, P_turn, seat);
}

static void add_remove(struct vk_actions *out, int place)
{
    vk_add(out, vk_act(V_remove, (unsigned)place, 0, 0));
}

static void apply_remove(struct konane_state *s, int seat, vk_action a, struct vk_sink *ev)
{
    int place = (int)vk_arg(a, 0);
    s->stones[seat][row_of(place)] &= (uint16_t) ~(1u << column_of(place));
    s->last_from = s->last_to = (uint8_t)place;
    VK_EMIT(ev, E_removed, seat, place);
    vk_pop(&s->h);
}

/* 3 Opening: the two black stones of the centre, then the two black corners. */
LEGAL(opening)
{
    const struct konane_state *s = st;
    int middle = s->side / 2;
    add_remove(out, place_of(middle - 1, middle - 1));
    vk_mark_usual(out);
    add_remove(out, place_of(middle, middle));
    add_remove(out, place_of(0, 0));
    add_remove(out, place_of(s->side - 1, s->side - 1));
}

APPLY(opening)
{
    apply_remove(st, seat, a, ev);
}

/* 3 Reply: a white stone beside the gap, clockwise from the top. */
LEGAL(reply)
{
    const struct konane_state *s = st;
    int column = column_of(s->last_to), row = row_of(s->last_to);
    if (row + 1 < s->side)
        add_remove(out, place_of(column, row + 1));
    if (column + 1 < s->side)
        add_remove(out, place_of(column + 1, row));
    if (row > 0)
        add_remove(out, place_of(column, row - 1));
    if (column > 0)
        add_remove(out, place_of(column - 1, row));
}

APPLY(reply)
{
    apply_remove(st, seat, a, ev);
}

/* 4 Jumps: stones from the bottom left, row by row; each clockwise from the top, short jumps first. */
LEGAL(turn)
{
    const struct konane_state *s = st;
    for (int row = 0; row < s->side; row++)
        for (unsigned left = s->stones[seat][row]; left; left &= left - 1) {
            int from = place_of(__builtin_ctz(left), row);
            for (int d = 0; d < N_DIRECTIONS; d++) {
                int most = konane_reach(s, seat, from, (enum direction)d);
                for (int n = 1; n <= most; n++) {
                    int to = konane_place_beyond(from, (enum direction)d, n);
                    vk_add(out, vk_act(V_jump, (unsigned)from, (unsigned)to, 0));
                }
            }
        }
}

APPLY(turn)
{
    struct konane_state *s = st;
    int from = (int)vk_arg(a, 0), to = (int)vk_arg(a, 1);
    int n = konane_jump(s, seat, from, to);
    s->last_from = (uint8_t)from;
    s->last_to = (uint8_t)to;
    VK_EMIT(ev, E_jumped, seat, from, to, n);
    vk_pop(&s->h);
}
