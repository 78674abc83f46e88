/* kumara.c - 7.5 the search for Kumara: a voyage to South America by the die. */
#include "games/conquest/rules.h"

enum { MOST_ROLLS = 12, RETURN_BELOW = 4, OFF_COURSE = 4 };

static struct hexset marked_hexes(void)
{
    struct hexset out = { { 0, 0 } };
    for (int hex = 0; hex < CONQ_HEXES; hex++)
        if (conq_hexes[hex].flags & F_TSA)
            hs_add(&out, hex);
    return out;
}

struct hexset conq_kumara_starts(const struct conq_state *s, int side)
{
    struct hexset known = hs_and(marked_hexes(), conq_known(s));
    if (s->kumara >> side & 1 || !hs_any(known))
        return (struct hexset){ { 0, 0 } };
    return hs_minus(hs_and(known, conq_pre_move(s, side, conq_east)), conq_enemy_hexes(s, side));
}

/* Neighbours that a search may enter. */
static struct hexset allowed(const struct conq_state *s, int side)
{
    struct hexset open = hs_or(conq_east, hs_and(marked_hexes(), conq_known(s)));
    struct hexset barred = hs_or(conq_enemy_hexes(s, side), conq_closed(s, side));
    return hs_and(conq_near[s->pos], hs_minus(open, barred));
}

/* Those of them that do not lead nearer to South America. */
static struct hexset astray(const struct conq_state *s, int side)
{
    struct hexset left = allowed(s, side), out = left;
    while (hs_any(left)) {
        int hex = hs_next(&left);
        if (conq_distance_to_america(hex) < conq_distance_to_america(s->pos))
            hs_del(&out, hex);
    }
    return out;
}

static bool can_land(const struct conq_state *s)
{
    return conq_hexes[s->pos].flags & F_SAM;
}

static int modifier(const struct conq_state *s, int side)
{
    bool has_craft = conq_card_up(s, side, C_NAVIGATION) || conq_card_up(s, side, C_POI) ||
                     conq_card_up(s, side, C_DOUBLE_HULLS);
    return (s->isles >> side & 1) + has_craft;
}

/* ---- the search ------------------------------------------------------------------------------ */

/* Stages of `kumara`. The seat of the frame searches. */
enum stage { ROLL, ROLLED, LOST };

static void go_home(struct conq_state *s, int side, struct vk_sink *ev)
{
    conq_explorer_home(s, side, ev);
    vk_pop(&s->h);
}

/* Lost, unless the Ocean Chart lies open; a hidden card may be it. */
static void face_loss(struct conq_state *s, struct vk_frame *f)
{
    f->pc = LOST;
    if (!conq_card_up(s, f->seat, C_OCEAN_CHART) && s->n_hidden[f->seat])
        vk_push(&s->h, P_explore_forced_end, f->seat)->v[FORCED_END_IS_LOST] = 1;
}

static void follow_roll(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int side = f->seat, die = f->v[STEP_DIE], total = die + modifier(s, side);
    f->v[STEP_DIE] = 0;
    f->pc = ROLL;
    VK_EMIT(ev, E_kumara_roll, side, die - 1, total);
    if (total <= 1)
        face_loss(s, f);
    else if (total < RETURN_BELOW)
        go_home(s, side, ev);
    else if (total == OFF_COURSE && hs_any(astray(s, side)))
        vk_push(&s->h, P_kumara_drift, side);
    else if (total > OFF_COURSE && (can_land(s) || hs_any(allowed(s, side))))
        vk_push(&s->h, P_kumara_move, side);
}

RUN(kumara)
{
    struct conq_state *s = st;
    switch ((enum stage)f->pc) {
    case ROLL:
        if (f->v[KUMARA_ROLLS]++ == MOST_ROLLS) {
            go_home(s, f->seat, ev);
            return;
        }
        f->pc = ROLLED;
        conq_push_roll(s, f->seat);
        break;
    case ROLLED: follow_roll(s, f, ev); break;
    case LOST:
        if (conq_card_up(s, f->seat, C_OCEAN_CHART))
            conq_explorer_home(s, f->seat, ev);
        else
            conq_explorer_lost(s, f->seat, ev);
        vk_pop(&s->h);
        break;
    }
}

static void sail(struct conq_state *s, int side, int hex, struct vk_sink *ev)
{
    VK_EMIT(ev, E_kumara_sailed, side, s->pos, hex);
    conq_sail(s, hex);
    if ((hex != CONQ_GALAPAGOS && hex != CONQ_UNFORTUNATE) || s->isles >> side & 1)
        return;
    s->isles = (uint8_t)(s->isles | 1u << side);
    VK_EMIT(ev, E_kumara_isles, side, hex);
}

LEGAL(kumara_drift)
{
    conq_add_hexes(out, V_to, 0, astray(st, seat));
}

APPLY(kumara_drift)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    sail(s, seat, (int)vk_arg(a, 0), ev);
}

LEGAL(kumara_move)
{
    const struct conq_state *s = st;
    struct hexset hexes = allowed(s, seat);
    int nearest = CONQ_HEXES;
    while (hs_any(hexes)) {
        int hex = hs_next(&hexes), distance = conq_distance_to_america(hex);
        vk_add(out, vk_act(V_to, (unsigned)hex, 0, 0));
        if (distance < nearest) {
            nearest = distance;
            vk_mark_usual(out);
        }
    }
    if (can_land(s)) {
        vk_add(out, vk_act(V_land, 0, 0, 0));
        vk_mark_usual(out);
    }
}

APPLY(kumara_move)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    if (vk_verb_of(a) != V_land) {
        sail(s, seat, (int)vk_arg(a, 0), ev);
        return;
    }
    s->kumara = (uint8_t)(s->kumara | 1u << seat);
    VK_EMIT(ev, E_kumara_won, seat, 0);
    vk_pop(&s->h); /* the search */
}
