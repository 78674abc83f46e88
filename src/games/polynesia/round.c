/*
 * round.c - 4.1 the course of a game: draws of the setup, then rounds of three turns each, lava,
 * decline; 4.3 the choice of an action; section 6 the eruption.
 */
#include "games/polynesia/rules.h"

/* Stages of the automatic point `game`. */
enum stage {
    DRAW_CARDS,
    PLACE_GREEN,
    PLACE_ORANGE,
    CHOOSE_FIRST,
    BEGIN,
    TURN,
    LAVA,
    DECLINE,
    RESOURCES
};

static void move_marker(struct poly_state *s, enum step to, struct vk_sink *ev)
{
    s->step = (uint8_t)to;
    VK_EMIT(ev, E_marker_moved, VK_NONE, to);
}

/* One draw for each type whose card no option has fixed. */
static void draw_cards(struct poly_state *s, struct vk_frame *f)
{
    while (f->v[GAME_NEXT] < 3 && s->card[f->v[GAME_NEXT]] != VK_NONE)
        f->v[GAME_NEXT]++;
    if (f->v[GAME_NEXT] < 3)
        vk_push(&s->h, P_draw_card, VK_NONE)->v[DRAW_CARD_TYPE] = f->v[GAME_NEXT]++;
    else
        f->pc = PLACE_GREEN, f->v[GAME_NEXT] = 0;
}

/* One draw for each island with a slot of this colour, in ascending order. */
static void place_tokens(struct poly_state *s, struct vk_frame *f, int back)
{
    uint32_t islands = poly_map_of(s)->slots[back] >> f->v[GAME_NEXT] << f->v[GAME_NEXT];
    if (!islands) {
        f->pc++;
        f->v[GAME_NEXT] = 0;
        return;
    }
    int island = poly_next32(&islands);
    f->v[GAME_NEXT] = (int16_t)(island + 1);
    struct vk_frame *draw = vk_push(&s->h, P_place_token, VK_NONE);
    draw->v[PLACE_TOKEN_ISLAND] = (int16_t)island;
    draw->v[PLACE_TOKEN_BACK] = (int16_t)back;
}

/* Three turns a player and round: at marker value 3, then 2, then 1. */
static void next_turn(struct poly_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    if (s->turn_index == s->h.seats) {
        s->turn_index = 0;
        move_marker(s, (enum step)(s->step + 1), ev);
        if (s->step == S_LAVA) {
            f->pc = LAVA;
            return;
        }
    }
    int seat = (s->first + s->turn_index++) % s->h.seats;
    vk_push(&s->h, P_choose_action, seat);
}

static void new_round(struct poly_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    move_marker(s, S_RESOURCES, ev);
    poly_gather(s, 1u << G_FISH | 1u << G_SHELL, ev);
    s->first = (uint8_t)((s->first + 1) % s->h.seats);
    s->h.round++;
    VK_EMIT(ev, E_round_began, VK_NONE, s->h.round);
    VK_EMIT(ev, E_first_player, s->first, s->first);
    move_marker(s, S_M3, ev);
    f->pc = TURN;
}

RUN(game)
{
    struct poly_state *s = st;
    switch ((enum stage)f->pc) {
    case DRAW_CARDS: draw_cards(s, f); break;
    case PLACE_GREEN: place_tokens(s, f, GREEN); break;
    case PLACE_ORANGE: place_tokens(s, f, ORANGE); break;
    case CHOOSE_FIRST:
        f->pc = BEGIN;
        if (s->fixed_first == VK_NONE)
            vk_push(&s->h, P_draw_first, VK_NONE);
        else
            s->first = s->fixed_first;
        break;
    case BEGIN:
        poly_begin_play(s, ev);
        f->pc = TURN;
        break;
    case TURN: next_turn(s, f, ev); break;
    case LAVA:
        f->pc = DECLINE;
        vk_push(&s->h, P_lava, VK_NONE)->v[LAVA_STONES] = 1;
        break;
    case DECLINE:
        f->pc = RESOURCES;
        move_marker(s, S_DECLINE, ev);
        vk_push(&s->h, P_choose_decline, s->first);
        break;
    case RESOURCES: new_round(s, f, ev); break;
    }
}

LEGAL(choose_action)
{
    const struct poly_state *s = st;
    poly_explore_legal(s, seat, out);
    if (poly_can_hop(s, seat))
        vk_add(out, vk_act(V_TRV, 0, 0, 0));
    poly_populate_legal(s, seat, V_POPV, V_POPI, out);
    for (unsigned g = 0; g < N_GOODS; g++) {
        vk_add(out, vk_act(V_FISH, g, 0, 0));
        if ((int)g == poly_scarcer(s, seat))
            vk_mark_usual(out);
    }
}

APPLY(choose_action)
{
    struct poly_state *s = st;
    int value = poly_marker(s);
    vk_pop(&s->h);
    switch (vk_verb_of(a)) {
    case V_EXN: poly_explore_new(s, seat, a, ev); break;
    case V_EXE: poly_explore_old(s, seat, a, ev); break;
    case V_TRV:
        VK_EMIT(ev, E_set_out, seat, value);
        vk_push(&s->h, P_travel, seat)->v[TRAVEL_LEFT] = (int16_t)value;
        break;
    case V_FISH: {
        unsigned g = vk_arg(a, 0);
        s->goods[seat][g] = (uint16_t)(s->goods[seat][g] + value);
        VK_EMIT(ev, E_fished, seat, g, value);
        break;
    }
    default: poly_populate(s, seat, a, ev); break;
    }
}

RUN(lava)
{
    struct poly_state *s = st;
    if (f->v[LAVA_STONES] == 0)
        vk_pop(&s->h);
    else
        vk_push(&s->h, P_draw_stone, VK_NONE);
}

LEGAL(draw_stone)
{
    const struct poly_state *s = st;
    for (unsigned c = 0; c < N_STONES; c++)
        if (s->bag[c])
            vk_add_outcome(out, vk_act(V_STONE, c, 0, 0), s->bag[c]);
}

static void erupt(struct poly_state *s, struct vk_sink *ev)
{
    VK_EMIT(ev, E_erupted, VK_NONE, 0);
    poly_sink(s, ev);
    vk_finish(&s->h);
    if (!ev)
        return;
    struct vk_score score;
    poly_score(s, &score);
    for (int p = 0; p < s->h.seats; p++)
        VK_EMIT(ev, E_scored, p, score.total[p], score.rank[p]);
}

APPLY(draw_stone)
{
    struct poly_state *s = st;
    unsigned colour = vk_arg(a, 0);
    vk_pop(&s->h);
    s->bag[colour]--;
    vk_top(&s->h)->v[LAVA_STONES]--;
    if (colour == BLACK)
        vk_top(&s->h)->v[LAVA_STONES] = (int16_t)(vk_top(&s->h)->v[LAVA_STONES] + 2);
    VK_EMIT(ev, E_stone_drawn, VK_NONE, colour, poly_drawn(s, RED), poly_stones[RED]);
    if (s->bag[RED] == 0)
        erupt(s, ev);
}

LEGAL(choose_decline)
{
    const struct poly_state *s = st;
    for (unsigned g = 0; g < N_GOODS; g++) {
        vk_add(out, vk_act(V_DECLINE, g, 0, 0));
        if ((int)g == poly_scarcer(s, seat))
            vk_mark_usual(out);
    }
}

APPLY(choose_decline)
{
    struct poly_state *s = st;
    unsigned g = vk_arg(a, 0);
    vk_pop(&s->h);
    VK_EMIT(ev, E_declined, seat, g);
    for (int p = 0; p < s->h.seats; p++) {
        if (s->goods[p][g])
            VK_EMIT(ev, E_lost, p, g, s->goods[p][g]);
        s->goods[p][g] = 0;
    }
}
