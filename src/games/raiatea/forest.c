/*
 * forest.c - 4.5 the Forest: gatherers roll, then two passes of picks with the display refilled
 * between them. A gatherer who is used turns one more card up and takes a goods card besides.
 */
#include "games/raiatea/rules.h"

/* ---- the display ----------------------------------------------------------------------------- */

void raia_clear_display(struct raia_state *s, struct vk_sink *ev)
{
    if (raia_display_size(s))
        VK_EMIT(ev, E_forest_cleared, VK_NONE, 0);
    for (int face = 0; face < N_FACES; face++)
        for (; s->display[face]; s->display[face]--) {
            int what = raia_faces[face].what;
            switch (raia_faces[face].type) {
            case FACE_GOOD: raia_market_gets(s, what, ev); break;
            case FACE_HELPER: s->helpers[what]++; break;
            case FACE_MASK: s->masks[what]++; break;
            default: s->masks[MIRROR]++; break;
            }
        }
}

static bool has_goods_card(const struct raia_state *s)
{
    for (int face = 0; face < N_FACES; face++)
        if (s->display[face] && raia_faces[face].type == FACE_GOOD)
            return true;
    return false;
}

/* ---- the location ------------------------------------------------------------------------------ */

enum stage { ROLL, FIRST_PASS, SECOND_PASS };

/* Who has the pick of this number: the second pass goes round the other way. */
static int picker(const struct raia_state *s, const struct vk_frame *f, int i)
{
    return raia_after(s, s->kahuna, f->pc == SECOND_PASS ? s->h.seats - i : i);
}

static bool push_pick(struct raia_state *s, struct vk_frame *f)
{
    if (f->v[LOCATION_TURNS] == s->h.seats)
        return false;
    raia_push_turn(s, P_forest_pick, picker(s, f, f->v[LOCATION_TURNS]++));
    return true;
}

unsigned raia_pickers_left(const struct raia_state *s)
{
    unsigned seats = 0;
    for (int depth = 0; depth < s->h.depth; depth++) {
        const struct vk_frame *f = &s->h.frame[depth];
        for (int i = f->v[LOCATION_TURNS]; f->point == P_forest && i < s->h.seats; i++)
            seats |= 1u << picker(s, f, i);
    }
    return seats;
}

RUN(forest)
{
    struct raia_state *s = st;
    switch ((enum stage)f->pc) {
    case ROLL:
        f->pc = FIRST_PASS;
        raia_push_helper_roll(s, GATHERER);
        break;
    case FIRST_PASS:
        if (push_pick(s, f))
            break;
        f->pc = SECOND_PASS;
        f->v[LOCATION_TURNS] = 0;
        raia_clear_display(s, ev);
        raia_push_refill(s);
        break;
    case SECOND_PASS:
        if (!push_pick(s, f))
            vk_pop(&s->h);
        break;
    }
}

/* ---- a pick -------------------------------------------------------------------------------------- */

static bool can_gather(const struct raia_state *s, const struct vk_frame *turn)
{
    return !turn->v[TURN_GATHERED] && s->player[turn->seat].ready[GATHERER] && raia_can_reveal(s);
}

RAIA_GOES_ON(forest_pick)
{
    return raia_display_size(s) > 0 || can_gather(s, turn) || raia_free_possible(s, turn->seat);
}

LEGAL(forest_pick)
{
    const struct raia_state *s = st;
    for (unsigned face = 0; face < N_FACES; face++)
        if (s->display[face])
            vk_add(out, vk_act(V_take, face, 0, 0));
    bool is_empty = out->n == 0;
    if (can_gather(s, vk_below_of(&s->h)))
        vk_add(out, vk_act(V_gather, 0, 0, 0));
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    if (is_empty)
        vk_mark_usual(out);
    raia_free_legal(s, seat, out);
}

APPLY(forest_pick)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    struct vk_frame *turn = vk_top(&s->h);
    if (raia_free_apply(s, seat, a, ev))
        return;
    switch (vk_verb_of(a)) {
    case V_gather:
        turn->v[TURN_GATHERED] = 1;
        raia_use_helper(s, seat, GATHERER, ev);
        VK_EMIT(ev, E_gathered, seat, 0);
        raia_push_reveal(s, 1);
        break;
    case V_take:
        if (turn->v[TURN_GATHERED])
            turn->v[TURN_POINT] =
                P_forest_extra; /* asked once the card is taken with all that follows */
        else
            vk_pop(&s->h);
        raia_take_card(s, seat, (int)vk_arg(a, 0), ev);
        raia_push_outer(s);
        break;
    default:
        vk_pop(&s->h);
        VK_EMIT(ev, E_passed, seat, 0);
        break;
    }
}

RAIA_GOES_ON(forest_extra)
{
    return has_goods_card(s);
}

LEGAL(forest_extra)
{
    const struct raia_state *s = st;
    for (unsigned face = 0; face < N_FACES; face++)
        if (s->display[face] && raia_faces[face].type == FACE_GOOD)
            vk_add(out, vk_act(V_take, face, 0, 0));
    vk_add(out, vk_act(V_pass, 0, 0, 0));
}

APPLY(forest_extra)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    vk_pop(&s->h); /* the turn has ended as well */
    if (vk_verb_of(a) == V_take)
        raia_take_card(s, seat, (int)vk_arg(a, 0), ev);
    else
        VK_EMIT(ev, E_passed, seat, 0);
}
