/*
 * perform.c - 4.2: a ritual is performed: announced, carried out (effects.c), then laid before its
 * owner or onto the open discards. And the priest-track action, which locations and the ceremony
 * share with it.
 */
#include "games/raiatea/effects.h"

enum { ONE_PRIEST = 2, TWO_PRIESTS = 5 /* pearls */ };

/* ---- rituals --------------------------------------------------------------------------------- */

/* flag: it is announced. */
void raia_push_perform(struct raia_state *s, int owner, int ritual)
{
    struct vk_frame *f = vk_push(&s->h, P_perform, owner);
    f->v[PERFORM_RITUAL] = (int16_t)ritual;
    f->v[PERFORM_OWNER] = (int16_t)owner;
}

void raia_play_from_hand(struct raia_state *s, int seat, int ritual)
{
    struct raia_player *p = &s->player[seat];
    cards_take(&p->hand, ritual);
    p->n_hand[raia_deck_of(ritual)]--;
    vk_reveal(&s->h);
    raia_push_perform(s, seat, ritual);
}

RUN(perform)
{
    struct raia_state *s = st;
    int ritual = f->v[PERFORM_RITUAL], owner = f->v[PERFORM_OWNER];
    if (!f->flag) {
        f->flag = 1;
        VK_EMIT(ev, E_performed, owner, ritual);
    }
    if (!raia_effect(s, f, ev))
        return;
    vk_pop(&s->h);
    if (raia_rituals[ritual].kind == PERMANENT)
        cards_add(&s->player[owner].lasting, ritual);
    else
        raia_discard(s, ritual);
}

bool raia_is_playable(const struct raia_state *s, int ritual)
{
    return raia_rituals[ritual].when == ANY || s->act == 5;
}

/* ---- the priest track ------------------------------------------------------------------------ */

enum stage { TRAIN, INCOME };

void raia_push_priest_track(struct raia_state *s, int seat, int free_priests)
{
    vk_push(&s->h, P_priest_track, seat)->v[PRIEST_TRACK_FREE] = (int16_t)free_priests;
}

RUN(priest_track)
{
    struct raia_state *s = st;
    const struct raia_player *p = &s->player[f->seat];
    int seat = f->seat;
    if (f->pc == TRAIN) {
        f->pc = INCOME;
        raia_gain_priests(s, seat, f->v[PRIEST_TRACK_FREE], 0, ev);
        if (p->pearls >= ONE_PRIEST && p->priests < RAIA_PRIESTS)
            vk_push(&s->h, P_train, seat);
        return;
    }
    vk_pop(&s->h);
    raia_priest_income(s, seat, ev);
}

void raia_priest_income(struct raia_state *s, int seat, struct vk_sink *ev)
{
    const struct raia_player *p = &s->player[seat];
    raia_gain_mana(s, seat, raia_priest_mana(p, p->priests), ev);
}

int raia_training_price(int n)
{
    return n == 0 ? 0 : n == 1 ? ONE_PRIEST : TWO_PRIESTS;
}

void raia_training_legal(const struct raia_state *s, int seat, struct vk_actions *out)
{
    const struct raia_player *p = &s->player[seat];
    vk_add(out, vk_act(V_train, 0, 0, 0));
    if (p->pearls >= ONE_PRIEST && p->priests + 1 <= RAIA_PRIESTS)
        vk_add(out, vk_act(V_train, 1, 0, 0));
    if (p->pearls >= TWO_PRIESTS && p->priests + 2 <= RAIA_PRIESTS)
        vk_add(out, vk_act(V_train, 2, 0, 0));
}

void raia_train(struct raia_state *s, int seat, int n, struct vk_sink *ev)
{
    int price = raia_training_price(n);
    raia_pay_pearls(s, seat, price, ev);
    raia_gain_priests(s, seat, n, price, ev);
}

LEGAL(train)
{
    raia_training_legal(st, seat, out);
}

APPLY(train)
{
    struct raia_state *s = st;
    vk_pop(&s->h);
    raia_train(s, seat, (int)vk_arg(a, 0), ev);
}
