/*
 * bot_value.c - what a position is worth to each side, in log-odds of winning: features of its map,
 * pieces and cards, weighed by how many turns are left. Plans that are half done are played out by
 * rule of thumb before they are judged.
 */
#include "games/conquest/bot.h"
#include "vaka/exp.h"
#include "vaka/play.h"

extern const struct vk_game conquest_game;

static const struct {
    float now, later, alone, alone_later;
} weight[N_FEATURES] = {
#define FEATURE(name, now, later, alone, alone_later) { now, later, alone, alone_later },
#include "bot_features.def"
#undef FEATURE
};

/* Log-odds of a game alone before anything is counted. */
enum { SOLO_CHITS = N_CHITS - 2 }; /* that end it */
static const float solo_base = -9.7525f, solo_base_later = 0.5178f;

/* Turns that are left, by how far the leader is from the goal. */
static float turns_left(const struct conq_state *s)
{
    int most = 0;
    for (int side = 0; side < s->sides; side++) {
        int points = conq_points(s, side, CARDS_UP) + 2 * s->n_hidden[side];
        most = points > most ? points : most;
    }
    float left = (float)(2 * s->game_end - most) / 5.2f;
    return left < 0.5f ? 0.5f : left;
}

/* What a side's position is worth, in log-odds. */
static float worth(const struct conq_state *s, int side, float left)
{
    float f[N_FEATURES], x = 0;
    conq_features(s, side, f);
    for (int i = 0; i < N_FEATURES; i++)
        x += f[i] * (weight[i].now + weight[i].later * left);
    return x;
}

/* ---- playing out what is half done ------------------------------------------------------------ */

enum { STEPS_MAX = 80 };

/* Points in the middle of a plan, at which a position cannot be judged: they are played out by rule of
 * thumb first. Chance, Battles and other people's turns are left alone. */
static bool is_half_done(int point)
{
    switch (point) {
    case P_transit_action:
    case P_transit_to:
    case P_move_action:
    case P_party_pick:
    case P_party_cargo:
    case P_jump_to:
    case P_ariki_place:
    case P_build_session:
    case P_regroup_chain:
    case P_save_villages:
    case P_retreat_destination:
    case P_retreat_load:
    case P_explore_tile_choice: return true;
    default: return false;
    }
}

/* The best by rule of thumb. */
static vk_action thumb(const struct conq_state *s, int seat, struct vk_actions *list)
{
    float w[VK_ACTIONS_MAX];
    int best = 0;
    vk_legal(&conquest_game, s, seat, list);
    conq_weigh(s, seat, list, w);
    for (int i = 1; i < list->n; i++)
        if (w[i] > w[best])
            best = i;
    return list->act[best];
}

/* Play on until the stage of this player, or the building of all, is over. */
static void finish(struct conq_state *s)
{
    struct vk_actions list;
    int active = s->active;
    for (int i = 0; i < STEPS_MAX; i++) {
        struct vk_due due = vk_due(&conquest_game, s);
        if (due.over || due.kind == VK_RANDOM || !is_half_done(due.point) || s->active != active)
            return;
        int seat = __builtin_ctz(due.seats);
        vk_play(&conquest_game, s, seat, thumb(s, seat, &list), NULL);
    }
}

const struct conq_state *conq_finished(const struct conq_state *s, struct conq_state *then)
{
    if (!s->h.depth || !is_half_done(vk_top_of(&s->h)->point))
        return s;
    *then = *s;
    finish(then);
    return then;
}

/* In solitaire: how likely 30 points come before the chits run out. Most games alone are lost, and a
 * search that saw all chances near nought could not tell them apart: a third of the log-odds. */
static float solo_hope(const struct conq_state *s)
{
    float f[N_FEATURES], left = (float)(SOLO_CHITS - s->chits_drawn);
    float x = solo_base + solo_base_later * left;
    conq_features(s, CONQ_HUMAN, f);
    for (int i = 0; i < N_FEATURES; i++)
        x += f[i] * (weight[i].alone + weight[i].alone_later * left);
    x /= 3.0f;
    return x > 0 ? 1.0f / (1.0f + vk_exp(-x)) : 1.0f - 1.0f / (1.0f + vk_exp(x));
}

void conq_estimate(const void *st, float value[VK_SEATS_MAX])
{
    struct conq_state scratch;
    const struct conq_state *s = st;
    float odds[CONQ_SIDES], top = -1e30f, sum = 0;
    for (int i = 0; i < VK_SEATS_MAX; i++)
        value[i] = 0.0f;
    s = conq_finished(s, &scratch);
    if (conq_is_solo(s)) {
        value[0] = solo_hope(s);
        return;
    }
    float left = turns_left(s);
    for (int side = 0; side < s->h.seats; side++)
        odds[side] = worth(s, side, left);
    for (int side = 0; side < s->h.seats; side++)
        top = odds[side] > top ? odds[side] : top;
    for (int side = 0; side < s->h.seats; side++)
        sum += value[side] = vk_exp(odds[side] - top);
    for (int side = 0; side < s->h.seats; side++)
        value[side] /= sum;
}
