/* path.c - 4.6 the Oyster bank, which pays by the die, and the Path of the gods: priests and mana. */
#include "games/raiatea/rules.h"

enum { KAHUNA_PEARLS = 3, ORO_PAA_PEARLS = 2, PRIEST_PRICE = 2 };

/* ---- the Oyster bank ------------------------------------------------------------------------- */

enum oyster_stage { ROLL, PAY, PAID };

RUN(oyster)
{
    struct raia_state *s = st;
    switch ((enum oyster_stage)f->pc++) {
    case ROLL: raia_push_helper_roll(s, DIVER); break;
    case PAY: vk_push(&s->h, P_roll_oyster, s->kahuna); break;
    case PAID: vk_pop(&s->h); break;
    }
}

LEGAL(roll_oyster)
{
    for (unsigned n = 0; n < 4; n++)
        vk_add_outcome(out, vk_act(V_die, n, 0, 0), 1);
}

APPLY(roll_oyster)
{
    struct raia_state *s = st;
    int die = (int)vk_arg(a, 0) + 1;
    vk_pop(&s->h);
    VK_EMIT(ev, E_oyster_rolled, s->kahuna, die - 1);
    for (int i = 0; i < s->h.seats; i++) {
        int who = raia_after(s, s->kahuna, i);
        int bonus = ORO_PAA_PEARLS * raia_lasting(&s->player[who], R_oro_paa);
        raia_gain_pearls(s, who, die + bonus + (i == 0 ? KAHUNA_PEARLS : 0), ev);
    }
}

/* ---- the Path of the gods -------------------------------------------------------------------- */

enum path_stage { TRAIN, INCOME };

/* The Kahuna's free priest comes before his question. */
RUN(path)
{
    struct raia_state *s = st;
    int seat = raia_after(s, s->kahuna, f->v[LOCATION_TURNS]);
    if (f->pc == INCOME) {
        f->pc = TRAIN;
        f->v[LOCATION_TURNS]++;
        raia_priest_income(s, seat, ev);
        return;
    }
    if (f->v[LOCATION_TURNS] == s->h.seats) {
        vk_pop(&s->h);
        return;
    }
    f->pc = INCOME;
    if (seat == s->kahuna)
        raia_gain_priests(s, seat, 1, 0, ev);
    raia_push_turn(s, P_path_turn, seat);
}

RAIA_GOES_ON(path_turn)
{
    const struct raia_player *p = &s->player[turn->seat];
    return (p->pearls >= PRIEST_PRICE && p->priests < RAIA_PRIESTS) ||
           raia_free_possible(s, turn->seat);
}

LEGAL(path_turn)
{
    raia_training_legal(st, seat, out);
    raia_free_legal(st, seat, out);
}

APPLY(path_turn)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    if (raia_free_apply(s, seat, a, ev))
        return;
    vk_pop(&s->h); /* the turn has ended as well */
    raia_train(s, seat, (int)vk_arg(a, 0), ev);
}
