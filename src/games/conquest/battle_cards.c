/*
 * battle_cards.c - 4.3.6: what cards and kept events can do in a Battle: Arioi and War Leader before
 * the first roll; Haka, War Clubs, Tattoo, Mana and Omens after each. The window that asks is in
 * window.c; what becomes of a roll is left in battle.final for battle.c.
 */
#include "games/conquest/battle.h"

static enum battle_part part_of(const struct conq_state *s, int side)
{
    return side == s->battle.attacker ? ATTACKING : DEFENDING;
}

bool conq_card_serves(const struct conq_state *s, enum battle_part part, enum card c)
{
    const struct conq_battle *b = &s->battle;
    const uint8_t *enemy = b->front[part == ATTACKING ? DEFENDING : ATTACKING];
    if (s->card_flags[c] & CARD_PLAYED)
        return false;
    switch (c) {
    case C_HAKA: return conq_shifted(b->die, part) != b->die;
    case C_WAR_CLUBS: return true;
    case C_TATTOO: return conq_part_hit(b->die) == part && !conq_die_removes(b->die);
    case C_MANA: return conq_part_hit(b->die) != part && conq_row_kinds(enemy) > 1;
    default: return false;
    }
}

void conq_play_battle_card(struct conq_state *s, enum battle_part part, enum card c,
                           struct vk_sink *ev)
{
    struct conq_battle *b = &s->battle;
    int side = conq_battle_side(s, part), actor = conq_actor(s, side);
    conq_use_card(s, side, c, ev);
    s->card_flags[c] |= CARD_PLAYED;
    b->final = ROLL_CHANGED;
    switch (c) {
    case C_HAKA:
        b->die = (uint8_t)conq_shifted(b->die, part);
        if (b->n_rolls <= CONQ_ROLLS)
            b->roll[b->n_rolls - 1] = b->die;
        VK_EMIT(ev, E_die_turned, actor, b->hex, c, b->die - 1);
        break;
    case C_WAR_CLUBS: b->final = ROLL_AGAIN; break;
    case C_TATTOO:
        b->final = ROLL_VOID;
        VK_EMIT(ev, E_roll_void, actor, b->hex, c);
        break;
    case C_MANA: b->chooser = (uint8_t)side; break;
    default: break;
    }
}

void conq_call_off(struct conq_state *s, struct vk_frame *battle, enum card c, struct vk_sink *ev)
{
    int side = s->battle.defender;
    conq_use_card(s, side, c, ev);
    battle->flag = CALLED_OFF;
    VK_EMIT(ev, E_battle_off, conq_actor(s, side), s->battle.hex);
}

void conq_battle_event(struct conq_state *s, int side, int event, struct vk_sink *ev)
{
    struct conq_battle *b = &s->battle;
    if (event == RE_OMENS) {
        b->final = ROLL_AGAIN;
        return;
    }
    b->front[part_of(s, side)][ROW_LEADER]++;
    VK_EMIT(ev, E_row_joined, conq_actor(s, side), b->hex, LEADER, 1);
}

/* ---- rp_battle_start ------------------------------------------------------------------------- */

LEGAL(rp_battle_start)
{
    const struct conq_state *s = st;
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    if (seat == s->battle.defender)
        for (unsigned c = C_ARIOI; c <= C_ARIOI_2; c++)
            if (conq_has_card(s, seat, c) && !(s->card_flags[c] & CARD_USED))
                vk_add(out, vk_act(V_use_card, c, 0, 0));
    if (s->event_at[RE_LEADER] == seat)
        vk_add(out, vk_act(V_play_event, RE_LEADER, 0, 0));
}

APPLY(rp_battle_start)
{
    struct conq_state *s = st;
    unsigned verb = vk_verb_of(a);
    struct vk_frame *window = conq_answer_window(s, verb == V_pass);
    if (verb == V_use_card) {
        conq_close_window(window);
        conq_call_off(s, vk_below(&s->h), vk_arg(a, 0), ev);
    } else if (verb == V_play_event) {
        conq_play_event(s, seat, RE_LEADER, ev);
    }
}

/* ---- rp_battle_roll --------------------------------------------------------------------------- */

LEGAL(rp_battle_roll)
{
    const struct conq_state *s = st;
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    for (unsigned c = C_HAKA; c <= C_MANA; c++)
        if (conq_has_card(s, seat, c) && conq_card_serves(s, part_of(s, seat), c))
            vk_add(out, vk_act(V_use_card, c, 0, 0));
    if (s->event_at[RE_OMENS] == seat)
        vk_add(out, vk_act(V_play_event, RE_OMENS, 0, 0));
}

APPLY(rp_battle_roll)
{
    struct conq_state *s = st;
    unsigned verb = vk_verb_of(a);
    conq_answer_window(s, verb == V_pass);
    if (verb == V_use_card) {
        conq_play_battle_card(s, part_of(s, seat), vk_arg(a, 0), ev);
    } else if (verb == V_play_event) {
        conq_play_event(s, seat, RE_OMENS, ev); /* even stopped it was the one card of this roll */
    }
}
