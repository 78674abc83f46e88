/* victory.c - 4.5 the Victory Step, declarations, and section 6: the end of the game. */
#include "games/conquest/rules.h"

enum { FIRST_EVENT_POINTS = 10 }; /* halves: 5 VP call the Random Events */

static bool reaches_end(const struct conq_state *s, int side, enum cards_counted cards)
{
    return conq_points(s, side, cards) >= 2 * s->game_end;
}

/* ---- the step -------------------------------------------------------------------------------- */

static void move_track(struct conq_state *s, struct vk_sink *ev)
{
    for (int side = 0; side < s->sides; side++) {
        bool is_human = conq_is_solo(s) && side == 0; /* alone nobody hides a card from anybody */
        int points = conq_points(s, side, is_human ? CARDS_ALL : CARDS_UP);
        s->track[side] = (uint8_t)points;
        VK_EMIT(ev, E_track_moved, conq_actor(s, side), points);
        if (points >= FIRST_EVENT_POINTS)
            s->begun |= BEGUN_EVENTS;
    }
}

static void end_step(struct conq_state *s, struct vk_sink *ev)
{
    s->active = VK_NONE;
    move_track(s, ev);
    if (conq_is_solo(s)) {
        conq_solo_victory(s, ev);
    } else if (s->h.round == CONQ_TURNS) {
        VK_EMIT(ev, E_time_up, VK_NONE, 0);
        conq_end_game(s, ev);
    }
    vk_pop(&s->h);
}

RUN(victory)
{
    struct conq_state *s = st;
    if (conq_is_solo(s) || f->v[VICTORY_DONE] == s->h.seats) {
        end_step(s, ev);
        return;
    }
    s->active = s->order[f->v[VICTORY_DONE]++];
    vk_push(&s->h, P_victory_action, s->active);
}

LEGAL(victory_action)
{
    const struct conq_state *s = st;
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    if (reaches_end(s, seat, CARDS_ALL)) {
        vk_add(out, vk_act(V_declare, 0, 0, 0));
        vk_mark_usual(out);
    }
    conq_side_legal(s, P_victory_action, seat, out);
}

APPLY(victory_action)
{
    struct conq_state *s = st;
    if (conq_side_apply(s, P_victory_action, seat, a, ev))
        return;
    vk_pop(&s->h);
    if (vk_verb_of(a) != V_declare)
        return;
    vk_reveal(&s->h);
    VK_EMIT(ev, E_declared, seat, conq_points(s, seat, CARDS_ALL));
    conq_show_all(s, seat, ev);
    vk_push(&s->h, P_declare, seat);
}

/* ---- a declaration --------------------------------------------------------------------------- */

/* The others in turn order from the one after the declarer. */
static void ask_others(struct conq_state *s, int declarer)
{
    uint8_t asked[CONQ_SIDES];
    int n = 0, at = 0;
    while (s->order[at] != declarer)
        at++;
    for (int i = 1; i < s->h.seats; i++)
        asked[n++] = s->order[(at + i) % s->h.seats];
    conq_push_window(s, P_rp_declare, asked, n, true);
}

/* f: seat the declarer. */
RUN(declare)
{
    struct conq_state *s = st;
    if (f->pc == 0) {
        f->pc = 1;
        ask_others(s, f->seat);
        return;
    }
    bool is_end = false;
    for (int side = 0; side < s->sides; side++)
        is_end |= reaches_end(s, side, CARDS_UP);
    if (is_end)
        conq_end_game(s, ev);
    else
        VK_EMIT(ev, E_declared_short, f->seat, conq_points(s, f->seat, CARDS_UP));
    vk_pop(&s->h);
}

/* ---- the end --------------------------------------------------------------------------------- */

static void show_hands(struct conq_state *s, struct vk_sink *ev)
{
    for (int c = 0; c < N_CARDS; c++) {
        int side = s->card_at[c];
        if (side >= s->sides || s->card_flags[c] & CARD_UP)
            continue;
        s->card_flags[c] |= CARD_UP;
        s->card_mask[c] = 0;
        s->n_hidden[side]--;
        VK_EMIT(ev, E_hand_shown, conq_actor(s, side), c);
    }
    for (int e = 0; e < N_RANDOM_EVENTS; e++)
        if (s->event_at[e] < s->sides)
            s->event_mask[e] = SEEN_BY_ALL;
}

void conq_end_game(struct conq_state *s, struct vk_sink *ev)
{
    show_hands(s, ev);
    vk_reveal(&s->h);
    vk_finish(&s->h);
    if (!ev)
        return;
    struct vk_score score;
    conq_score(s, &score);
    for (int seat = 0; seat < s->h.seats; seat++)
        VK_EMIT(ev, E_scored, seat, score.total[seat], score.rank[seat]);
}
