/*
 * neighbours.c - 4.6 the Neighbours: masks are put into the market and taken from it, then the Kahuna
 * and the owners of Te-Ra'i may complete a mission.
 */
#include "games/raiatea/rules.h"

/* Stages of the location. */
enum stage { ADD, TAKE, MISSION, TE_RAI };

/* What each seat has added, 0 for nothing: four bits a seat, three seats a word. */
enum { ADDED_BITS = 4, ADDED_SEATS = 3, ADDED_MASK = (1 << ADDED_BITS) - 1 };

static int added_by(const struct vk_frame *f, int seat)
{
    return f->v[NEIGHBOURS_ADDED + seat / ADDED_SEATS] >> (ADDED_BITS * (seat % ADDED_SEATS)) &
           ADDED_MASK;
}

static void set_added(struct vk_frame *f, int seat, int face)
{
    int16_t *word = &f->v[NEIGHBOURS_ADDED + seat / ADDED_SEATS];
    *word = (int16_t)(*word | (face + 1) << (ADDED_BITS * (seat % ADDED_SEATS)));
}

/* Is this player asked in this stage at all? */
static bool takes_part(const struct raia_state *s, const struct vk_frame *f, int seat)
{
    switch ((enum stage)f->pc) {
    case TAKE: return added_by(f, seat) != 0;
    case MISSION: return seat == s->kahuna;
    case TE_RAI: return raia_lasting(&s->player[seat], R_te_rai) > 0;
    default: return true;
    }
}

RUN(neighbours)
{
    static const uint8_t point[] = { P_neigh_add, P_neigh_take, P_neigh_mission, P_neigh_mission };
    struct raia_state *s = st;
    if (f->v[LOCATION_TURNS] < s->h.seats) {
        int seat = raia_after(s, s->kahuna, f->v[LOCATION_TURNS]++);
        if (takes_part(s, f, seat))
            raia_push_turn(s, point[f->pc], seat);
        return;
    }
    f->v[LOCATION_TURNS] = 0;
    if (f->pc == TE_RAI)
        vk_pop(&s->h);
    else
        f->pc++;
}

/* ---- masks ------------------------------------------------------------------------------------ */

RAIA_GOES_ON(neigh_add)
{
    for (int face = 0; face < N_MASK_FACES; face++)
        if (raia_unlinked(&s->player[turn->seat], face) > 0)
            return true;
    return raia_free_possible(s, turn->seat);
}

LEGAL(neigh_add)
{
    const struct raia_state *s = st;
    for (unsigned face = 0; face < N_MASK_FACES; face++)
        if (raia_unlinked(&s->player[seat], (int)face) > 0)
            vk_add(out, vk_act(V_mask, face, 0, 0));
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
    raia_free_legal(s, seat, out);
}

APPLY(neigh_add)
{
    struct raia_state *s = st;
    int face = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    if (raia_free_apply(s, seat, a, ev))
        return;
    vk_pop(&s->h); /* the turn has ended as well */
    if (vk_verb_of(a) == V_mask) {
        set_added(vk_top(&s->h), seat, face);
        raia_give_mask(s, seat, face, ev);
    } else {
        VK_EMIT(ev, E_passed, seat, 0);
    }
}

/* Usual: to take your own card back. */
LEGAL(neigh_take)
{
    const struct raia_state *s = st;
    const struct vk_frame *location = &s->h.frame[s->h.depth - 3];
    for (unsigned face = 0; face < N_MASK_FACES; face++)
        if (s->masks[face]) {
            vk_add(out, vk_act(V_mask, face, 0, 0));
            if (added_by(location, seat) == (int)face + 1)
                vk_mark_usual(out);
        }
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    raia_free_legal(s, seat, out);
}

APPLY(neigh_take)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    if (raia_free_apply(s, seat, a, ev))
        return;
    vk_pop(&s->h); /* the turn has ended as well */
    if (vk_verb_of(a) == V_mask)
        raia_take_mask(s, seat, (int)vk_arg(a, 0), ev);
    else
        VK_EMIT(ev, E_passed, seat, 0);
}

/* ---- the mission ------------------------------------------------------------------------------ */

RAIA_GOES_ON(neigh_mission)
{
    return raia_any_mission(s) || raia_free_possible(s, turn->seat);
}

LEGAL(neigh_mission)
{
    const struct raia_state *s = st;
    raia_missions_legal(s, seat, false, out);
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
    raia_free_legal(s, seat, out);
}

APPLY(neigh_mission)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    if (raia_free_apply(s, seat, a, ev))
        return;
    vk_pop(&s->h); /* the turn has ended as well */
    if (vk_verb_of(a) == V_mission)
        raia_push_complete(s, seat, (int)vk_arg(a, 0), false);
    else
        VK_EMIT(ev, E_passed, seat, 0);
}
