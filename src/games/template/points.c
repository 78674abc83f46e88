/*
 * points.c - the flow of the template: the functions of the rows of points.def, whose parameters are
 * those of struct vk_point. Frames are the stack of control, so a position can be stored, copied and
 * resumed between any two steps.
 */
#include "state.h"

/*
 * A STEP is a small program with a counter, pc: each run pushes, pops, moves on or ends the game. A
 * frame has four words v[] besides, for what the counter does not tell; they have names (tests/reef).
 */
RUN(round)
{
    struct template_state *s = st;
    if (f->pc == 0) { /* a new round opens with its weather */
        if (s->h.round == s->rounds) {
            VK_EMIT(ev, E_game_ended, VK_NONE, s->h.round - 1);
            vk_finish(&s->h);
            return;
        }
        s->h.round++;
        VK_EMIT(ev, E_round_began, VK_NONE, s->h.round - 1);
        f->pc = 1;
        vk_push(&s->h, P_weather, VK_NONE);
        return;
    }
    int seat = f->pc - 1; /* then each seat in turn */
    if (seat == s->h.seats) {
        f->pc = 0;
        return;
    }
    f->pc++;
    vk_push(&s->h, P_turn, seat);
}

/* Chance is a seat: outcomes with whole-number weights, and the session picks. */
LEGAL(weather)
{
    const struct template_state *s = st;
    vk_add_outcome(out, vk_act(V_sky, SKY_CLEAR, 0, 0), s->climate == CLIMATE_DRY ? 4 : 2);
    vk_add_outcome(out, vk_act(V_sky, SKY_RAIN, 0, 0), 2);
    if (s->has_storms)
        vk_add_outcome(out, vk_act(V_sky, SKY_STORM, 0, 0), 1);
}

APPLY(weather)
{
    struct template_state *s = st;
    s->sky = (uint8_t)vk_arg(a, 0);
    VK_EMIT(ev, E_sky_turned, seat, s->sky);
    vk_pop(&s->h);
}

LEGAL(turn)
{
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
}

/* Frames never move: `f` stays yours after a push. After a pop it is wiped: read it before. */
APPLY(turn)
{
    struct template_state *s = st;
    s->passes[seat]++;
    s->clear[seat] = (uint8_t)(s->clear[seat] + (s->sky == SKY_CLEAR));
    VK_EMIT(ev, E_passed, seat, 0);
    vk_pop(&s->h);
}
