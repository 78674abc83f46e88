/* bot_explore.c - weights of an Explorer's decisions: where to, how far, what to keep secret. */
#include "games/conquest/bot.h"

/* Of 100 draws, those that lose the Explorer from `knots` on. */
static float risk(const struct conq_state *s, int seat)
{
    int limit = conq_card_up(s, seat, C_NAVIGATION) ? 6 : 5, all = 0, bad = 0;
    if (conq_card_up(s, seat, C_OCEAN_CHART))
        return 0.0f;
    for (int m = 0; m < N_MARKERS; m++) {
        all += s->cup[m];
        if (s->knots + conq_markers[m].knots > limit)
            bad += s->cup[m];
    }
    return all ? (float)bad / (float)all : 0.0f;
}

/* A hex near one's own groups, with more of the unknown around it, promises most. */
static float promise(const struct conq_state *s, int seat, int hex)
{
    struct hexset groups = s->held[seat];
    int near = FAR;
    while (hs_any(groups)) {
        int d = conq_distance(hex, hs_next(&groups));
        near = d < near ? d : near;
    }
    float x = 1.0f / (float)(near * near + (near > 2 ? 4 : 0));
    if (hs_has(s->face_down, hex)) /* somebody's find: a look is worth less than a find */
        x *= 0.4f;
    return x * (1.0f + 0.12f * (float)hs_count(hs_and(conq_near[hex], s->unexplored)));
}

/* What to do with a tile only we have seen. */
static float tile_weight(const struct conq_state *s, vk_action a)
{
    int tile = s->pos < CONQ_HEXES ? s->tile[s->pos] : NO_TILE, boxes = 0;
    if (tile != NO_TILE)
        boxes = conq_tiles[tile].boxes.green + conq_tiles[tile].boxes.brown;
    switch (vk_verb_of(a)) {
    case V_keep: return boxes >= 1 ? 4.0f : 0.3f;
    case V_show: return 1.0f;
    default: { /* free: give away the smallest secret for a bigger one */
        int other = s->tile[vk_arg(a, 0)], less = 0;
        if (other != NO_TILE)
            less = conq_tiles[other].boxes.green + conq_tiles[other].boxes.brown;
        return boxes > less ? 2.0f : 0.2f;
    }
    }
}

/* For a rival off his course: the hex that serves him least. */
static float drift_weight(const struct conq_state *s, int sailor, vk_action a)
{
    return 0.02f / (0.02f + promise(s, sailor, (int)vk_arg(a, 0)));
}

void conq_weigh_explore(const struct conq_state *s, int seat, const struct vk_actions *list,
                        float *w)
{
    const struct vk_frame *f = vk_top_of(&s->h);
    float danger = risk(s, seat);
    for (int i = 0; i < list->n; i++) {
        vk_action a = list->act[i];
        switch (f->point) {
        case P_explore_tile_choice: w[i] = tile_weight(s, a); continue;
        case P_off_course_choice: w[i] = drift_weight(s, s->active, a); continue;
        case P_kumara_drift:
        case P_kumara_move:
            w[i] = vk_verb_of(a) == V_land
                       ? 100.0f
                       : 1.0f / (float)(1 + conq_distance_to_america((int)vk_arg(a, 0)));
            continue;
        default: break;
        }
        switch (vk_verb_of(a)) {
        case V_stay: w[i] = 0.02f; break;
        case V_return: w[i] = danger < 0.3f ? 0.02f : 30.0f; break;
        case V_explore: w[i] = 10.0f * promise(s, seat, (int)vk_arg(a, 0)); break;
        case V_retry: w[i] = 1.0f; break;
        case V_traverse: w[i] = 0.05f; break;
        case V_kumara: w[i] = s->kumara >> seat & 1 ? 0.0f : 2.0f; break;
        case V_accept: w[i] = 1.0f; break;
        case V_show_card: w[i] = f->point == P_explore_forced_end ? 5.0f : 0.01f; break;
        case V_show_tile: w[i] = 0.005f; break;
        default: w[i] = 0.01f; break;
        }
    }
}
