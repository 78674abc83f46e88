/* marae.c - 4.5 the Marae: shamans roll for tattoos, then sacrifices and draws of rituals. */
#include "games/raiatea/rules.h"

RUN(marae)
{
    raia_run_location(st, f, SHAMAN, P_marae_turn);
}

/* Asked only where the tattoo would be the last one: the Tahua bonus comes with it. */
LEGAL(shaman_tattoo)
{
    vk_add(out, vk_act(V_yes, 0, 0, 0));
    vk_add(out, vk_act(V_pass, 0, 0, 0));
}

APPLY(shaman_tattoo)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_yes) {
        raia_gain_tattoo(s, seat, 1, ev);
        raia_push_outer(s);
    } else {
        VK_EMIT(ev, E_passed, seat, 0);
    }
}

/* ---- a turn ---------------------------------------------------------------------------------- */

/* The turn: sacrifices and draws. The Kahuna has two of each. */
static int limit(const struct raia_state *s, const struct vk_frame *turn)
{
    return turn->seat == s->kahuna ? 2 : 1;
}

static bool may_sacrifice(const struct raia_state *s, const struct vk_frame *turn)
{
    return turn->v[TURN_DRAWS] == 0 && turn->v[TURN_SACRIFICES] < limit(s, turn);
}

static bool can_draw(const struct raia_state *s, const struct vk_frame *turn)
{
    bool is_high = raia_rank(&s->player[turn->seat]) >= ARIKI;
    return turn->v[TURN_DRAWS] < limit(s, turn) &&
           (raia_can_draw(s, NORMAL) || (is_high && raia_can_draw(s, FORBIDDEN)));
}

RAIA_GOES_ON(marae_turn)
{
    const uint8_t *goods = s->player[turn->seat].goods;
    bool has_good = goods[URU] || goods[TARO] || goods[MAHI] || goods[TIARE];
    return (has_good && may_sacrifice(s, turn)) || can_draw(s, turn) ||
           raia_free_possible(s, turn->seat);
}

LEGAL(marae_turn)
{
    const struct raia_state *s = st;
    const struct vk_frame *turn = vk_below_of(&s->h);
    for (unsigned g = 0; g < N_GOODS && may_sacrifice(s, turn); g++)
        if (s->player[seat].goods[g])
            vk_add(out, vk_act(V_sacrifice, g, 0, 0));
    if (can_draw(s, turn))
        vk_add(out, vk_act(V_draw, 0, 0, 0));
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    vk_mark_usual(out);
    raia_free_legal(s, seat, out);
}

APPLY(marae_turn)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    struct vk_frame *turn = vk_top(&s->h);
    if (raia_free_apply(s, seat, a, ev))
        return;
    switch (vk_verb_of(a)) {
    case V_sacrifice:
        turn->v[TURN_SACRIFICES]++;
        VK_EMIT(ev, E_sacrificed, seat, vk_arg(a, 0));
        raia_return_good(s, seat, (int)vk_arg(a, 0), ev);
        raia_gain_tattoo(s, seat, 1, ev);
        raia_push_outer(s);
        break;
    case V_draw:
        turn->v[TURN_DRAWS]++;
        raia_push_draw(s, seat, 1);
        break;
    default:
        vk_pop(&s->h);
        VK_EMIT(ev, E_passed, seat, 0);
        break;
    }
}
