/*
 * bot.c - good play of Conquest by rule of thumb: which weights serve at which point. The thumbs
 * themselves are in bot_explore.c, bot_move.c, bot_battle.c, bot_build.c and bot_event.c.
 */
#include "games/conquest/bot.h"

void conq_weigh(const void *st, int seat, const struct vk_actions *list, float *w)
{
    const struct conq_state *s = st;
    switch (vk_top_of(&s->h)->point) {
    case P_explore_start:
    case P_explore_tile_choice:
    case P_off_course_choice:
    case P_explore_continue:
    case P_explore_forced_end:
    case P_kumara_drift:
    case P_kumara_move: conq_weigh_explore(s, seat, list, w); return;
    case P_transit_action:
    case P_transit_to:
    case P_move_action:
    case P_party_pick:
    case P_party_cargo:
    case P_jump_to: conq_weigh_move(s, seat, list, w); return;
    case P_choose_battle:
    case P_battle_choose_loss:
    case P_rp_battle_start:
    case P_rp_battle_roll:
    case P_save_villages:
    case P_retreat_destination:
    case P_retreat_load:
    case P_regroup_chain: conq_weigh_battle(s, seat, list, w); return;
    case P_build_session:
    case P_choose_start_pieces: conq_weigh_build(s, seat, list, w); return;
    default: conq_weigh_event(s, seat, list, w); return;
    }
}
