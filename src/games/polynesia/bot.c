/*
 * bot.c - good play of Polynesia by rule of thumb. An action is weighed by playing it on a copy
 * and comparing what the position is then worth (bot_value.c) to the seat and to its strongest
 * rival; Travel by its best course. A share of the victory follows from the same values.
 */
#include "games/polynesia/bot.h"
#include "games/polynesia/bot_value.h"
#include "games/polynesia/rules.h"
#include "vaka/exp.h"
#include "vaka/play.h"

extern const struct vk_game polynesia_game;

static const float envy = 0.779f;   /* how much a rival's gain counts against one's own */
static const float keenness = 4.0f; /* how sharply weights tell values apart, per point */
static const float opened = 0.6f;   /* a choice that an action opened: boat, mask, settlers */

/* What all actions of one list are compared by. */
struct scales {
    int seat;
    struct poly_clock clock;
    struct poly_chart chart; /* of the position in which the choice is made */
    vk_action last;          /* weighed before this one, and what came out */
    float last_features[POLY_SEATS][N_FEATURES];
};

/* Own worth less a part of the strongest rival's. */
static float compare(const struct scales *by, const struct poly_state *s,
                     const float f[POLY_SEATS][N_FEATURES])
{
    float v[POLY_SEATS], rival = -1e30f;
    poly_values(s, &by->clock, f, v);
    for (int q = 0; q < s->h.seats; q++)
        rival = q != by->seat && v[q] > rival ? v[q] : rival;
    return v[by->seat] - envy * rival;
}

/* Features of a position that followed from the one of the choice. */
static void look(const struct scales *by, const struct poly_state *s,
                 float f[POLY_SEATS][N_FEATURES])
{
    struct poly_chart chart;
    poly_chart_follow(s, &by->chart, &chart);
    poly_features(s, &by->clock, &chart, f);
}

/* The same route as the action weighed before, paid or marked with the other goods. */
static bool is_twin(vk_action a, vk_action last)
{
    unsigned verb = vk_verb_of(a);
    return (verb == V_EXN || verb == V_FREE_NEW) && verb == vk_verb_of(last) &&
           vk_arg(a, 0) == vk_arg(last, 0);
}

/* The position after an action, and what is still to be had from points that it opened. */
static float after(struct scales *by, const struct poly_state *s, vk_action a,
                   struct poly_state *then)
{
    *then = *s;
    vk_play(&polynesia_game, then, by->seat, a, NULL);
    float x = 0;
    for (int i = 0; i < then->h.depth; i++) {
        int point = then->h.frame[i].point;
        if (point == P_free_explore || point == P_mask_boon || point == P_populate_bonus)
            x += opened * by->clock.weight[F_reach];
    }
    if (is_twin(a, by->last))
        poly_goods_features(then, by->last_features);
    else
        look(by, then, by->last_features);
    by->last = a;
    return x + compare(by, then, (const float(*)[N_FEATURES])by->last_features);
}

/* ---- Travel -------------------------------------------------------------------------------- */

static bool sails_on(const struct scales *by, const struct poly_state *s)
{
    if (s->h.over)
        return false;
    const struct vk_frame *f = vk_top_of(&s->h);
    return f->point == P_travel_step && f->seat == by->seat;
}

/* The best that one piece can reach if it takes this hop now, and then goes on or not. */
static float best_path(struct scales *by, const struct poly_state *s, vk_action hop,
                       struct poly_state *then)
{
    const struct poly_map *m = poly_map_of(s);
    struct vk_actions list;
    struct poly_state next;
    float top = after(by, s, hop, then);
    if (!sails_on(by, then))
        return top;
    int from = (int)vk_arg(hop, 0) - m->first_island_id;
    int route = (int)vk_arg(hop, 1) - m->first_route_id;
    unsigned here = poly_island_id(m, poly_far_end(m, route, from));
    vk_legal(&polynesia_game, then, by->seat, &list);
    for (int i = 0; i < list.n; i++) {
        vk_action a = list.act[i];
        /* Not back the way it came. */
        if (vk_verb_of(a) != V_HOP || vk_arg(a, 0) != here || vk_arg(a, 1) == vk_arg(hop, 1))
            continue;
        float x = best_path(by, then, a, &next);
        top = x > top ? x : top;
    }
    return top;
}

/* The best that a Travel can bring from here: the best hop, again and again. */
static float best_course(struct scales *by, const struct poly_state *s)
{
    struct poly_state now = *s, then, best_then = *s;
    struct vk_actions list;
    float top = -1e30f;
    while (sails_on(by, &now)) {
        float best = -1e30f;
        vk_legal(&polynesia_game, &now, by->seat, &list);
        for (int i = 0; i < list.n; i++) {
            if (vk_verb_of(list.act[i]) != V_HOP)
                continue;
            float x = best_path(by, &now, list.act[i], &then);
            if (x > best) {
                best = x;
                best_then = then;
            }
        }
        top = best > top ? best : top;
        now = best_then;
    }
    return top;
}

/* ---- Weighing ------------------------------------------------------------------------------ */

/* The kind that the others have more of than the chooser (times 1.2, he too loses it). */
static float decline_gain(const struct poly_state *s, int seat, int goods)
{
    float others = 0;
    for (int q = 0; q < s->h.seats; q++)
        others += q == seat ? 0.0f : (float)s->goods[q][goods];
    return others / (float)(s->h.seats - 1) - 1.2f * (float)s->goods[seat][goods];
}

static float worth_of(struct scales *by, const struct poly_state *s, vk_action a)
{
    struct poly_state then;
    switch (vk_verb_of(a)) {
    case V_DECLINE: return decline_gain(s, by->seat, (int)vk_arg(a, 0));
    case V_TRV:
        then = *s;
        vk_play(&polynesia_game, &then, by->seat, a, NULL);
        return best_course(by, &then);
    case V_HOP: return best_path(by, s, a, &then);
    default: return after(by, s, a, &then);
    }
}

void poly_weigh(const void *st, int seat, const struct vk_actions *list, float *w)
{
    const struct poly_state *s = st;
    struct scales by;
    float top = -1e30f;
    by.seat = seat;
    by.last = VK_NO_ACTION;
    poly_clock_read(s, POLICY, &by.clock);
    poly_chart_read(s, &by.chart);
    for (int i = 0; i < list->n; i++) {
        w[i] = worth_of(&by, s, list->act[i]);
        top = w[i] > top ? w[i] : top;
    }
    for (int i = 0; i < list->n; i++)
        w[i] = vk_exp(keenness * (w[i] - top));
}
