/* conquest_secrets.c - the hidden parts of two positions of Conquest, compared one by one. */
#include "conquest_secrets.h"
#include "games/conquest/state.h"
#include <string.h>

static bool is_party(const struct conq_state *s)
{
    unsigned point = vk_top_of(&s->h)->point;
    return point == P_party_pick || point == P_party_cargo;
}

/* How many Rumors of this side lie in this hex. */
static int rumors(const struct conq_state *s, int side, int hex)
{
    int n = 0;
    for (int i = 0; i < s->n_pieces[side]; i++)
        n += s->piece[side][i].at == hex && s->piece[side][i].kind == RUM;
    return n;
}

unsigned conquest_differences(const struct twins *t)
{
    const struct conq_state *a = (const void *)t->state[0], *b = (const void *)t->state[1];
    unsigned mask = 0;
    if (memcmp(a->tile, b->tile, sizeof a->tile) != 0)
        mask |= S_TILE;
    if (memcmp(a->card_at, b->card_at, sizeof a->card_at) != 0)
        mask |= S_CARD;
    if (memcmp(a->event_at, b->event_at, sizeof a->event_at) != 0)
        mask |= S_EVENT;
    if (memcmp(a->plan, b->plan, sizeof a->plan) != 0)
        mask |= S_PLAN;
    for (int side = 0; side < a->sides; side++) {
        bool is_same = true, is_same_party = true;
        for (int i = 0; i < a->n_pieces[side]; i++) {
            const struct conq_piece *p = &a->piece[side][i], *q = &b->piece[side][i];
            is_same = is_same && p->kind == q->kind && p->at == q->at;
            is_same_party = is_same_party && p->marks == q->marks;
        }
        mask |= is_same ? 0 : S_STACK;
        mask |= is_same_party || !is_party(a) || !is_party(b) ? 0 : S_PARTY;
        for (int hex = 0; hex < CONQ_HEXES; hex++)
            mask |= rumors(a, side, hex) != rumors(b, side, hex) ? S_RUMOR : 0;
    }
    return mask;
}

static bool builds_face_down(vk_action a)
{
    unsigned item = vk_arg(a, 0);
    return vk_verb_of(a) == V_build && item >= I_WC && item != I_TC_UP;
}

bool conquest_builds_alike(vk_action other, vk_action one)
{
    return builds_face_down(other) && builds_face_down(one);
}
