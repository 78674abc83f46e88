/*
 * capture.c - 4.3.8: the attacker has won in a group of the defender or of an Independent people:
 * Villages are saved at the price of pieces or razed, the group changes hands, Kumara is taken
 * (7.5), and whoever lost or gained a Home is seen to.
 */
#include "games/conquest/battle.h"

enum conquest_pc { SAVED, LOSER_HOME, WINNER_HOME };

/* Invariant 3: does the duty to keep a piece there bind whoever conquers this hex? */
static bool binds(const struct conq_state *s, int side, int hex)
{
    return conq_group_at[hex] && conq_peoples[s->people[side]].home != hex;
}

/* Amendment 1: with Villages or without, whoever wins on a printed group is its conqueror from now on. */
void conq_note_conqueror(struct conq_state *s, int side, int hex)
{
    if (conq_group_at[hex] && conq_is_group(s, hex))
        s->conqueror[hex] = (uint8_t)side;
}

/* How many pieces may be given up in all. */
static int most_given(const struct conq_state *s, int side)
{
    const struct conq_battle *b = &s->battle;
    int left = conq_total(s, side, b->hex) - binds(s, side, b->hex);
    if (left < 0) /* a War Leader alone has won */
        left = 0;
    return left < b->villages ? left : b->villages;
}

static void take_kumara(struct conq_state *s, int winner, int loser, struct vk_sink *ev)
{
    if (loser == VK_NEUTRAL || !(s->kumara >> loser & 1) || s->kumara >> winner & 1)
        return;
    s->kumara = (uint8_t)(s->kumara | 1u << winner);
    VK_EMIT(ev, E_kumara_taken, conq_actor(s, winner), conq_side_arg(s, loser));
}

/* War Canoes and Warrior Bands of the front row are given up for as many Villages. */
static void conquer(struct conq_state *s, int canoes, int bands, struct vk_sink *ev)
{
    struct conq_battle *b = &s->battle;
    int side = b->attacker, hex = b->hex, saved = canoes + bands, razed = b->villages - saved;
    if (hs_has(s->independent, hex))
        hs_del(&s->independent, hex);
    else
        conq_lose_villages(s, hex, s->villages[hex]);
    conq_remove(s, side, hex, WC, canoes);
    conq_remove(s, side, hex, WB, bands);
    b->front[ATTACKING][ROW_WC] = (uint8_t)(b->front[ATTACKING][ROW_WC] - canoes);
    b->front[ATTACKING][ROW_WB] = (uint8_t)(b->front[ATTACKING][ROW_WB] - bands);
    for (int i = 0; i < saved; i++)
        conq_add_village(s, side, hex);
    if (s->tile[hex] != NO_TILE)
        s->facing[hex] = s->people[side];
    if (saved)
        VK_EMIT(ev, E_villages_saved, conq_actor(s, side), hex, saved, canoes, bands);
    if (razed)
        VK_EMIT(ev, E_villages_razed, conq_actor(s, side), hex, razed);
    if (saved)
        take_kumara(s, side, b->defender, ev);
}

/* 7.7: the automatic opponent saves exactly one, at the price of a Warrior Band if he can. */
static void solo_conquer(struct conq_state *s, struct vk_sink *ev)
{
    const uint8_t *row = s->battle.front[ATTACKING];
    bool can = most_given(s, s->battle.attacker) > 0;
    conquer(s, can && !row[ROW_WB], can && row[ROW_WB], ev);
}

RUN(conquest)
{
    struct conq_state *s = st;
    int loser = s->battle.defender;
    switch (f->pc++) {
    case SAVED:
        if (f->seat < s->h.seats)
            vk_push(&s->h, P_save_villages, f->seat);
        else
            solo_conquer(s, ev);
        return;
    case LOSER_HOME:
        if (loser != VK_NEUTRAL)
            conq_mend_home(s, loser, ev);
        return;
    case WINNER_HOME: conq_mend_home(s, f->seat, ev); return;
    default: vk_pop(&s->h);
    }
}

LEGAL(save_villages)
{
    const struct conq_state *s = st;
    const uint8_t *row = s->battle.front[ATTACKING];
    int most = most_given(s, seat), best = -1;
    for (int canoes = 0; canoes <= row[ROW_WC]; canoes++) {
        for (int bands = 0; bands <= row[ROW_WB]; bands++) {
            if (canoes + bands > most)
                break;
            vk_add(out, vk_act(V_give, (unsigned)canoes, (unsigned)bands, 0));
            if (canoes + bands > best) { /* the first of equals pays with the fewest canoes */
                best = canoes + bands;
                vk_mark_usual(out);
            }
        }
    }
}

APPLY(save_villages)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    conquer(s, (int)vk_arg(a, 0), (int)vk_arg(a, 1), ev);
}
