/*
 * points.c - the flow of the template: one function a cell of points.def. Frames are the stack of
 * control, so a position can be stored, copied and resumed between any two steps.
 */
#include "state.h"

/* A STEP is a small program with a counter: each run pushes, pops or ends the game. */
static void round_run(void *state, struct vk_frame *f, struct vk_sink *ev)
{
    struct template_state *s = state;
    if (f->pc == 0) { /* a new round opens with its weather */
        if (s->h.round == s->rounds) {
            VK_EMIT(ev, E_GAME_ENDED, VK_NONE, (int16_t)(s->h.round - 1));
            vk_finish(&s->h);
            return;
        }
        s->h.round++;
        VK_EMIT(ev, E_ROUND_BEGAN, VK_NONE, (int16_t)(s->h.round - 1));
        f->pc = 1;
        vk_push(&s->h, P_WEATHER, VK_NONE);
        return;
    }
    int seat = f->pc - 1; /* then each seat in turn */
    if (seat == s->h.seats) {
        f->pc = 0;
        return;
    }
    f->pc++;
    vk_push(&s->h, P_TURN, seat);
}

/* Chance is a seat: outcomes with whole-number weights, and the session picks. */
static void weather_legal(const void *state, const struct vk_frame *f, int seat,
                          struct vk_actions *out)
{
    const struct template_state *s = state;
    (void)f, (void)seat;
    vk_add_outcome(out, vk_act(V_SKY, SKY_CLEAR, 0, 0), s->climate == CLIMATE_DRY ? 4 : 2);
    vk_add_outcome(out, vk_act(V_SKY, SKY_RAIN, 0, 0), 2);
    if (s->has_storms)
        vk_add_outcome(out, vk_act(V_SKY, SKY_STORM, 0, 0), 1);
}

static void weather_apply(void *state, struct vk_frame *f, int seat, vk_action a,
                          struct vk_sink *ev)
{
    struct template_state *s = state;
    (void)f;
    s->sky = (uint8_t)vk_arg(a, 0);
    VK_EMIT(ev, E_SKY_TURNED, seat, (int16_t)s->sky);
    vk_pop(&s->h);
}

static void turn_legal(const void *state, const struct vk_frame *f, int seat,
                       struct vk_actions *out)
{
    (void)state, (void)f, (void)seat;
    vk_add(out, vk_act(V_PASS, 0, 0, 0));
    vk_mark_usual(out);
}

/* `f` is dead after a push or pop: what is needed of it is read first. */
static void turn_apply(void *state, struct vk_frame *f, int seat, vk_action a, struct vk_sink *ev)
{
    struct template_state *s = state;
    (void)f, (void)a;
    s->passes[seat]++;
    s->clear[seat] = (uint8_t)(s->clear[seat] + (s->sky == SKY_CLEAR));
    VK_EMIT(ev, E_PASSED, seat, 0);
    vk_pop(&s->h);
}

const struct vk_point template_points[N_POINTS] = {
#define STEP_POINT(id, n)   [P_##id] = { .name = #n, .kind = VK_STEP, .run = n##_run },
#define RANDOM_POINT(id, n) [P_##id] = { #n, VK_RANDOM, NULL, n##_legal, n##_apply, NULL },
#define CHOICE_POINT(id, n) [P_##id] = { #n, VK_CHOICE, NULL, n##_legal, n##_apply, NULL },
#include "points.def"
#undef STEP_POINT
#undef RANDOM_POINT
#undef CHOICE_POINT
};
