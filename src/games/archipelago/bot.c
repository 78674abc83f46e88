/*
 * bot.c - good play of Archipelago by rule of thumb. The menu of a round and deals have rules of their
 * own; most other actions are weighed by playing them on a copy of what the seat knows, and comparing
 * what it stands to gain then.
 */
#include "games/archipelago/bot.h"
#include "vaka/play.h"

extern const struct vk_game archipelago_game;

static const float keenness = 6.0f; /* how sharply weights tell values apart, per point */

void arch_sharpen(const struct vk_actions *list, float *w)
{
    float top = -1e30f;
    for (int i = 0; i < list->n; i++)
        top = w[i] > top ? w[i] : top;
    for (int i = 0; i < list->n; i++)
        w[i] = vk_exp(keenness * (w[i] - top));
}

/* The world was imagined so that the rules can run; only what the seat would know then is judged. */
static float judge(struct arch_state *after, int seat)
{
    arch_conceal(after, seat);
    return arch_standing(after, seat);
}

/* What an action leads to at once, played in a world that this seat has imagined. */
static void value_by_playing(const struct arch_state *world, int seat,
                             const struct vk_actions *list, float *w)
{
    struct arch_state after;
    for (int i = 0; i < list->n; i++) {
        after = *world;
        vk_play(&archipelago_game, &after, seat, list->act[i], NULL);
        w[i] = judge(&after, seat);
        /* To stop is final, everything else may go on. */
        if (vk_verb_of(list->act[i]) == V_stop || vk_verb_of(list->act[i]) == V_done)
            w[i] -= 0.01f;
    }
}

/* Conditions that come true show somebody's card, so there must be one. */
static struct vk_rng imagine(const struct arch_state *view, int seat, struct arch_state *world)
{
    struct vk_rng rng = vk_rng_from(1, vk_state_hash(&archipelago_game, view));
    *world = *view;
    arch_imagine(world, seat, &rng);
    return rng;
}

static void weigh_by_playing(const struct arch_state *view, int seat, const struct vk_actions *list,
                             float *w)
{
    struct arch_state world;
    imagine(view, seat, &world);
    value_by_playing(&world, seat, list, w);
    /* In a crisis an offer is as good as its plan: nothing has moved yet. Without one there is none. */
    float now = arch_standing(view, seat);
    for (int i = 0; i < list->n; i++) {
        if (vk_verb_of(list->act[i]) != V_deal)
            continue;
        float gain = arch_best_deal(view, seat, (int)vk_arg(list->act[i], 0),
                                    arch_stander(view) == seat ? AT_STANDING : IN_CRISIS);
        w[i] = gain > 0.0f ? now + gain : -1e9f;
    }
    arch_sharpen(list, w);
}

/* A hex whose visible side can be placed is kept, unless its huts are too many. */
static void weigh_hex(const struct arch_state *s, int seat, const struct vk_actions *list, float *w)
{
    bool fits = s->top != VK_NONE && arch_has_place(s, seat, s->top);
    int huts = s->top != VK_NONE ? arch_faces[s->top].huts : 0;
    for (int i = 0; i < list->n; i++)
        w[i] = (vk_verb_of(list->act[i]) == V_keep) == (fits && (huts < 3 || s->sur < 8)) ? 1.0f
                                                                                          : 0.1f;
}

static void weigh_pledges(const struct arch_state *s, int seat, const struct vk_actions *list,
                          float *w)
{
    for (int i = 0; i < list->n; i++) {
        unsigned x = vk_arg(list->act[i], 0);
        w[i] = x == 0 ? 1.0f : x == 1 && s->player[seat].florins > 6 ? 0.7f : 0.05f;
    }
}

static void weigh_terms(const struct vk_actions *list, float *w)
{
    for (int i = 0; i < list->n; i++) {
        bool is_price = vk_verb_of(list->act[i]) == V_price;
        unsigned x = vk_arg(list->act[i], 0);
        w[i] = is_price && (x == 1 || x == 2) ? 1.0f : 0.05f;
    }
}

/* Faces of turn zero: land to work on, few huts. */
static void weigh_faces(const struct vk_actions *list, float *w)
{
    for (int i = 0; i < list->n; i++) {
        const struct arch_face *face = &arch_faces[vk_arg(list->act[i], 0)];
        w[i] = 0.15f * (float)face->n_icons - 0.1f * (float)face->huts;
        for (int k = 0; k < face->n_icons; k++)
            w[i] += face->icon[k].res >= WOOD ? 0.12f : 0.0f;
    }
    arch_sharpen(list, w);
}

/* Objectives: keep what is public knowledge least; the Separatist only now and then. */
static void weigh_drop(const struct arch_state *s, int seat, const struct vk_actions *list,
                       float *w)
{
    for (int i = 0; i < list->n; i++) {
        int card = s->player[seat].objective[vk_arg(list->act[i], 0)];
        w[i] = card != VK_NONE && arch_objectives[card].criterion >= N_CRITERIA ? 1.5f : 1.0f;
    }
}

static void weigh_evenly(const struct vk_actions *list, float *w)
{
    for (int i = 0; i < list->n; i++)
        w[i] = 1.0f;
}

/* ---- the menu: thumbs, then the most promising actions played to their end ---------------------- */

/* The rest of an action that is under way, as this seat would play it. */
static void finish_action(struct arch_state *world, int seat, struct vk_rng *rng)
{
    enum { STEPS = 24 };
    struct vk_actions list;
    float w[VK_ACTIONS_MAX];
    for (int step = 0; step < STEPS; step++) {
        struct vk_due due = vk_due(&archipelago_game, world);
        if (due.over || due.point == P_round_menu)
            return;
        bool is_chance = due.kind == VK_RANDOM;
        if (!is_chance && due.seats != VK_ONLY(seat))
            return;
        int who = is_chance ? VK_CHANCE : seat;
        vk_legal(&archipelago_game, world, who, &list);
        vk_action act = list.act[0];
        if (is_chance) {
            act = vk_pick_outcome(&list, vk_rng_next(rng));
        } else if (list.n > 1) {
            int best = 0;
            if (due.point == P_explore_keep_or_reject)
                weigh_hex(world, seat, &list, w);
            else
                value_by_playing(world, seat, &list, w);
            for (int i = 1; i < list.n; i++)
                best = w[i] > w[best] ? i : best;
            act = list.act[best];
        }
        vk_play(&archipelago_game, world, who, act, NULL);
    }
}

static bool is_playable(vk_action a)
{
    unsigned verb = vk_verb_of(a);
    return verb != V_deal && verb != V_take_up && verb != V_terms && verb != V_end_round;
}

static void weigh_menu(const struct arch_state *view, int seat, const struct vk_actions *list,
                       float *w)
{
    enum { LOOK = 8 };
    struct arch_state world, after;
    bool is_done[VK_ACTIONS_MAX] = { false };
    arch_weigh_menu(view, seat, list, w);
    struct vk_rng rng = imagine(view, seat, &world);
    float now = arch_standing(view, seat);
    for (int k = 0; k < LOOK; k++) {
        int best = -1;
        for (int i = 0; i < list->n; i++)
            if (!is_done[i] && is_playable(list->act[i]) && (best < 0 || w[i] > w[best]))
                best = i;
        if (best < 0)
            break;
        is_done[best] = true;
        after = world;
        vk_play(&archipelago_game, &after, seat, list->act[best], NULL);
        finish_action(&after, seat, &rng);
        w[best] = judge(&after, seat) - now;
    }
    for (int i = 0; i < list->n; i++)
        if (is_playable(list->act[i]) && !is_done[i])
            w[i] = -1.0f;
    arch_sharpen(list, w);
}

void arch_weigh(const void *st, int seat, const struct vk_actions *list, float *w)
{
    struct arch_state view = *(const struct arch_state *)st;
    arch_conceal(&view, seat); /* the state may be a whole world already */
    switch (vk_top_of(&view.h)->point) {
    case P_round_menu: weigh_menu(&view, seat, list, w); return;
    case P_deal_florins:
    case P_deal_goods:
    case P_deal_answer: arch_weigh_deal(&view, seat, list, w); return;
    case P_wish:
    case P_crisis_offer: arch_weigh_opening(&view, seat, list, w); return;
    case P_bid_order:
    case P_rebid_order: arch_weigh_bids(&view, seat, list, w); return;
    case P_order_offer: arch_weigh_order_offer(&view, seat, list, w); return;
    case P_take_offers: arch_weigh_taking(&view, seat, list, w); return;
    case P_choose_order: arch_weigh_order(list, seat, w); return;
    case P_crisis_pledge: weigh_pledges(&view, seat, list, w); return;
    case P_terms_price: weigh_terms(list, w); return;
    case P_explore_keep_or_reject: weigh_hex(&view, seat, list, w); return;
    case P_tz_choose_face: weigh_faces(list, w); return;
    case P_choose_objective: weigh_drop(&view, seat, list, w); return;
    case P_trend_vote:
    case P_thief_hide:
    case P_thief_pick: weigh_evenly(list, w); return;
    default: weigh_by_playing(&view, seat, list, w); return;
    }
}

/* As a hasty player does: of the menu the thumbs' first idea, nothing played on; but where the colony may well fall,
   even the hasty think. */
void arch_glance(const void *st, int seat, const struct vk_actions *list, float *w)
{
    static const float alarm = 0.35f;
    struct arch_state view = *(const struct arch_state *)st;
    arch_conceal(&view, seat); /* the state may be a whole world already */
    if (vk_top_of(&view.h)->point != P_round_menu || arch_outlook_of(&view, seat).danger > alarm) {
        arch_weigh(st, seat, list, w);
        return;
    }
    arch_weigh_menu(&view, seat, list, w);
    arch_sharpen(list, w);
}
