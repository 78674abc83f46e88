/*
 * solo.c - 7.7, the automatic opponent of solitaire ("Samoa", side 1, no seat): his chits, how
 * chance settles what he is indifferent to, his answers in Battle, and who wins. What a chit gives
 * him is in solo_gain.c, what he then does in solo_explore.c and solo_attack.c.
 */
#include "games/conquest/battle.h"
#include "games/conquest/rules.h"

enum { CHITS_BEFORE_ATTACKS = 6, CHITS_LEFT_AT_END = 2 };

/* ---- chits -------------------------------------------------------------------------------------- */

/* Stages of `solo_chit`. */
enum chit_stage { DRAW, CHOOSE, FIRST_GAIN, SECOND_GAIN, ACT };

static int count_chits(const struct conq_state *s, enum chit_place place)
{
    int n = 0;
    for (int c = 0; c < N_CHITS; c++)
        n += s->chit[c] == place;
    return n;
}

void conq_solo_push_chit(struct conq_state *s)
{
    vk_push(&s->h, P_solo_chit, VK_NONE)->v[SOLO_CHIT_LEFT] = 1;
}

void conq_solo_push_due(struct conq_state *s)
{
    int n = s->solo / SOLO_DUE;
    s->solo %= SOLO_DUE;
    if (n)
        vk_push(&s->h, P_solo_chit, VK_NONE)->v[SOLO_CHIT_LEFT] = (int16_t)n;
}

static void take_chit(struct conq_state *s, struct vk_frame *f, int chit)
{
    s->chit[chit] = CHIT_OUT;
    s->active = CONQ_OPPONENT;
    f->v[SOLO_CHIT_NOW] = (int16_t)chit;
    f->pc = FIRST_GAIN;
}

/* The next chit to be carried out: the human says which if there are several. */
static void choose_chit(struct conq_state *s, struct vk_frame *f)
{
    int due = 0;
    s->active = VK_NONE;
    switch (count_chits(s, CHIT_DUE)) {
    case 0: vk_pop(&s->h); return;
    case 1:
        while (s->chit[due] != CHIT_DUE)
            due++;
        take_chit(s, f, due);
        return;
    default: vk_push(&s->h, P_solo_chit_order, CONQ_HUMAN);
    }
}

RUN(solo_chit)
{
    struct conq_state *s = st;
    const struct conq_chit *chit = &conq_chits[f->v[SOLO_CHIT_NOW]];
    switch ((enum chit_stage)f->pc) {
    case DRAW:
        if (f->v[SOLO_CHIT_LEFT] > 0 && count_chits(s, CHIT_IN)) {
            f->v[SOLO_CHIT_LEFT]--;
            vk_push(&s->h, P_draw_chit, VK_NONE);
            return;
        }
        f->v[SOLO_CHIT_LEFT] = 0;
        f->pc = CHOOSE;
        return;
    case CHOOSE: choose_chit(s, f); return;
    case FIRST_GAIN:
        f->pc = SECOND_GAIN;
        conq_solo_push_gain(s, (enum gain)chit->gain[0]);
        return;
    case SECOND_GAIN:
        f->pc = ACT;
        conq_solo_push_gain(s, (enum gain)chit->gain[1]);
        return;
    case ACT:
        f->pc = CHOOSE;
        if (chit->action == EXPLORE)
            vk_push(&s->h, P_solo_explore, VK_NONE);
        else if (chit->action == ATTACK)
            vk_push(&s->h, P_solo_attack, VK_NONE);
    }
}

LEGAL(draw_chit)
{
    const struct conq_state *s = st;
    for (unsigned c = 0; c < N_CHITS; c++)
        if (s->chit[c] == CHIT_IN)
            vk_add_outcome(out, vk_act(V_chit, c, 0, 0), 1);
}

APPLY(draw_chit)
{
    struct conq_state *s = st;
    unsigned chit = vk_arg(a, 0);
    vk_pop(&s->h);
    s->chit[chit] = CHIT_DUE;
    s->chits_drawn++;
    VK_EMIT(ev, E_chit_drawn, VK_NEUTRAL, chit);
    if (s->chits_drawn != CHITS_BEFORE_ATTACKS)
        return;
    for (int c = 0; c < N_CHITS; c++)
        if (s->chit[c] == CHIT_ASIDE)
            s->chit[c] = CHIT_IN;
    VK_EMIT(ev, E_chits_added, VK_NEUTRAL, 0);
}

LEGAL(solo_chit_order)
{
    const struct conq_state *s = st;
    for (unsigned c = 0; c < N_CHITS; c++)
        if (s->chit[c] == CHIT_DUE)
            vk_add(out, vk_act(V_chit, c, 0, 0));
}

APPLY(solo_chit_order)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    take_chit(s, vk_top(&s->h), (int)vk_arg(a, 0));
}

/* ---- equal hexes --------------------------------------------------------------------------------- */

/* What a program of his may choose among (solo_tie): the set that the STEP asks for now. */
static struct hexset solo_choices(const struct conq_state *s, const struct vk_frame *step)
{
    switch (step->point) {
    case P_voyage: return conq_solo_drift_choices(s);
    case P_solo_gain: return conq_solo_gain_choices(s, step);
    case P_solo_reveal: return conq_solo_reveal_choices(s, step);
    case P_solo_attack: return conq_solo_attack_choices(s, step);
    case P_solo_home: return conq_solo_home_choices(s, step);
    case P_retreat: return conq_retreat_choices(s, step);
    default: return (struct hexset){ { 0, 0 } };
    }
}

int conq_solo_pick(struct conq_state *s, struct vk_frame *step)
{
    if (step->v[STEP_PICK]) {
        int hex = step->v[STEP_PICK] - 1;
        step->v[STEP_PICK] = 0;
        return hex;
    }
    struct hexset choices = solo_choices(s, step);
    switch (hs_count(choices)) {
    case 0: return VK_NONE;
    case 1: return hs_next(&choices);
    default: vk_push(&s->h, P_solo_tie, VK_NONE); return CONQ_ASKED;
    }
}

LEGAL(solo_tie)
{
    const struct conq_state *s = st;
    struct hexset choices = solo_choices(s, vk_below_of(&s->h));
    while (hs_any(choices))
        vk_add_outcome(out, vk_act(V_tie, (unsigned)hs_next(&choices), 0, 0), 1);
}

APPLY(solo_tie)
{
    struct conq_state *s = st;
    VK_EMIT(ev, E_lot_fell, VK_NEUTRAL, vk_arg(a, 0));
    vk_pop(&s->h);
    vk_top(&s->h)->v[STEP_PICK] = (int16_t)(vk_arg(a, 0) + 1);
}

/* ---- his answers in Battle ------------------------------------------------------------------------ */

int conq_solo_loss(bool is_removed, const uint8_t front[N_ROWS])
{
    static const uint8_t removed[] = { ROW_LW, ROW_WB, ROW_WC },
                         panicked[] = { ROW_WC, ROW_WB, ROW_LW };
    const uint8_t *order = is_removed ? removed : panicked;
    for (int i = 0; i < 3; i++)
        if (front[order[i]])
            return order[i];
    return VK_NONE;
}

static bool can_play(const struct conq_state *s, enum card c)
{
    return conq_card_up(s, CONQ_OPPONENT, c) && !(s->card_flags[c] & CARD_PLAYED);
}

int conq_solo_battle_card(const struct conq_state *s, bool is_attacker)
{
    int die = s->battle.die;
    bool hits_him = (conq_part_hit(die) == ATTACKING) == is_attacker;
    bool is_panic = !conq_die_removes(die);
    const uint8_t *human = s->battle.front[is_attacker]; /* the other part: 0 attacks, 1 defends */
    int human_kinds = 0;
    for (int i = 0; i < N_ROWS; i++)
        human_kinds += human[i] > 0;

    if (!hits_him) /* Mana is of use only where there is a choice (4.3.6) */
        return can_play(s, C_MANA) && human_kinds > 1 ? (int)C_MANA : VK_NONE;
    if (is_panic && can_play(s, C_TATTOO))
        return C_TATTOO;
    bool turns = is_attacker ? die == 1 || die == 3 : die == 6 || die == 4;
    if (turns && can_play(s, C_HAKA))
        return C_HAKA;
    return can_play(s, C_WAR_CLUBS) ? (int)C_WAR_CLUBS : VK_NONE;
}

/* ---- the Victory Step ------------------------------------------------------------------------------- */

/* Ruling 39: with exactly two chits left enough points still win. */
void conq_solo_victory(struct conq_state *s, struct vk_sink *ev)
{
    int left = N_CHITS - s->chits_drawn;
    bool has_won = conq_points(s, CONQ_HUMAN, CARDS_ALL) >= 2 * s->game_end;
    if (has_won && left >= CHITS_LEFT_AT_END)
        s->solo |= SOLO_WON;
    else if (left > CHITS_LEFT_AT_END)
        return;
    conq_end_game(s, ev);
}
