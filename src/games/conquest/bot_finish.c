/*
 * bot_finish.c - plans that are half done are played out by rule of thumb before a position is judged: in
 * their middle it says little.
 */
#include "games/conquest/bot.h"
#include "vaka/play.h"

extern const struct vk_game conquest_game;

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
    if (list->n == 1)
        return list->act[0];
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
