/*
 * wishes.c - amendment 5: when a round begins each of the others may say what he would give the active
 * player for what, twice at most; the active player takes a wish up with one action. Fronts say `none` for
 * a person who has no wish (vk_game.quiet_point), so that nobody waits.
 */
#include "games/archipelago/rules.h"
#include <string.h>

bool arch_push_wishes(struct arch_state *s, int active)
{
    if (arch_has_deals(s))
        vk_push(&s->h, P_wishes, active)->v[WISHES_BEHIND] = 1;
    return arch_has_deals(s);
}

static int place_of(const struct arch_state *s, int seat)
{
    int place = 0;
    while (arch_at_place(s, place) != seat)
        place++;
    return place;
}

RUN(wishes)
{
    struct arch_state *s = st;
    if (f->v[WISHES_BEHIND] == s->n_order) {
        vk_pop(&s->h);
        return;
    }
    int seat = arch_at_place(s, (place_of(s, f->seat) + f->v[WISHES_BEHIND]) % s->n_order);
    const struct arch_player *p = &s->player[seat];
    if (p->n_notes == ARCH_WISHES || p->offers == ARCH_OFFERS)
        f->v[WISHES_BEHIND]++;
    else
        vk_push(&s->h, P_wish, seat);
}

LEGAL(wish)
{
    vk_add(out, vk_act(V_wish, 0, 0, 0));
    vk_add(out, vk_act(V_none, 0, 0, 0));
    vk_mark_usual(out);
}

APPLY(wish)
{
    struct arch_state *s = st;
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_wish)
        arch_push_deal(s, seat, vk_top(&s->h)->seat, AS_WISH, ev);
    else
        vk_top(&s->h)->v[WISHES_BEHIND]++;
}

/* ---- taking one up ------------------------------------------------------------------------------ */

/* Wishes that the active player could grant. Whether the other still has his side is his own affair. */
void arch_take_up_legal(const struct arch_state *s, int seat, struct vk_actions *out)
{
    if (s->deals >= ARCH_DEALS)
        return;
    for (int who = 0; who < s->h.seats; who++)
        for (int k = 0; k < s->player[who].n_notes; k++)
            if (arch_has_side(s, &s->player[who].note[k], seat))
                vk_add(out, vk_act(V_take_up, (unsigned)who, (unsigned)k, 0));
}

/* A wish that its owner can no longer keep is refused like any offer. */
void arch_take_up(struct arch_state *s, int seat, int who, int k, struct vk_sink *ev)
{
    struct arch_player *p = &s->player[who];
    struct arch_deal wish = p->note[k];
    if (k == 0)
        p->note[0] = p->note[1];
    p->note[--p->n_notes] = (struct arch_deal){ 0 };
    VK_EMIT(ev, E_wish_taken, seat, who);
    if (!arch_has_side(s, &wish, who)) {
        VK_EMIT(ev, E_deal_rejected, who, seat);
        return;
    }
    s->deals++;
    arch_exchange(s, &wish, ev);
}

void arch_forget_notes(struct arch_state *s)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        struct arch_player *p = &s->player[seat];
        p->n_notes = p->is_taken = 0;
        memset(p->note, 0, sizeof p->note);
    }
}
