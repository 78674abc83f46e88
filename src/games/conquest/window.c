/*
 * window.c - reaction points (4.0.4): the step that asks one seat after the other, who may be asked
 * by public facts, and the lists of rp_draw, rp_event and rp_declare. Those of Battles are in
 * battle_cards.c.
 *
 * pc of a window is the one whose turn it is; flag: each is asked until he passes. At a declaration
 * the round goes on until everybody has passed since the totals last changed.
 */
#include "games/conquest/battle.h"

enum { SEAT_BITS = 3 };

void conq_push_window(struct conq_state *s, int point, const uint8_t *seats, int n, bool again)
{
    struct vk_frame *f = vk_push(&s->h, P_window, VK_NONE);
    int packed = 0;
    for (int i = 0; i < n; i++)
        packed |= seats[i] << (SEAT_BITS * i);
    f->v[WINDOW_POINT] = (int16_t)point;
    f->v[WINDOW_SEATS] = (int16_t)packed;
    f->v[WINDOW_N] = (int16_t)n;
    f->flag = again;
}

static int seat_in(const struct vk_frame *f, int place)
{
    return f->v[WINDOW_SEATS] >> (SEAT_BITS * place) & ((1 << SEAT_BITS) - 1);
}

/* ---- Who may be asked -------------------------------------------------------------------------- */

static bool is_ready(const struct conq_state *s, int side, enum card c)
{
    return conq_card_up(s, side, c) && !(s->card_flags[c] & CARD_USED);
}

/* The card that helps against the marker just drawn, or VK_NONE. */
static int card_for_draw(const struct conq_state *s)
{
    switch (conq_markers[s->drawn].type) {
    case COURSE: return C_STAR_PATH_CHANT;
    case ISLAND: return C_SEABIRD_LORE;
    default: return VK_NONE;
    }
}

static bool may_react_to_roll(const struct conq_state *s, int seat)
{
    enum battle_part part = seat == s->battle.attacker ? ATTACKING : DEFENDING;
    for (enum card c = C_HAKA; c <= C_MANA; c++)
        if (conq_card_up(s, seat, c) && conq_card_serves(s, part, c))
            return true;
    return s->n_hidden[seat] || s->n_kept[seat];
}

/* The public side of 4.0.4: may this seat be asked at this reaction point now? The window asks it
 * again before every question, so a list of candidates will do. */
static bool may_react(const struct conq_state *s, int point, int seat)
{
    switch (point) {
    case P_rp_draw: {
        int card = card_for_draw(s);
        return card != VK_NONE && (s->n_hidden[seat] || is_ready(s, seat, (enum card)card));
    }
    case P_rp_event: return s->n_kept[seat] > 0;
    case P_rp_battle_start:
        if (s->n_kept[seat])
            return true;
        return seat == s->battle.defender &&
               (s->n_hidden[seat] || is_ready(s, seat, C_ARIOI) || is_ready(s, seat, C_ARIOI_2));
    case P_rp_battle_roll: return may_react_to_roll(s, seat);
    case P_rp_declare: return s->n_hidden[seat] > 0;
    default: return false;
    }
}

/* ---- The window -------------------------------------------------------------------------------- */

/* Amendment 7: after the last one the first is next, unless he has passed and nothing changed. */
static void run_rounds(struct conq_state *s, struct vk_frame *f)
{
    for (int i = 0; i < f->v[WINDOW_N]; i++, f->pc = (uint8_t)((f->pc + 1) % f->v[WINDOW_N])) {
        int seat = seat_in(f, f->pc);
        if (!(f->v[WINDOW_PASSED] >> seat & 1) && may_react(s, f->v[WINDOW_POINT], seat)) {
            vk_push(&s->h, f->v[WINDOW_POINT], seat);
            return;
        }
    }
    vk_pop(&s->h);
}

RUN(window)
{
    struct conq_state *s = st;
    if (f->v[WINDOW_POINT] == P_rp_declare) {
        run_rounds(s, f);
        return;
    }
    for (; f->pc < f->v[WINDOW_N]; f->pc++) {
        int seat = seat_in(f, f->pc);
        if (may_react(s, f->v[WINDOW_POINT], seat)) {
            vk_push(&s->h, f->v[WINDOW_POINT], seat);
            return;
        }
    }
    vk_pop(&s->h);
}

struct vk_frame *conq_answer_window(struct conq_state *s, bool is_pass)
{
    vk_pop(&s->h);
    struct vk_frame *window = vk_top(&s->h);
    if (is_pass || !window->flag)
        window->pc++;
    return window;
}

void conq_close_window(struct vk_frame *window)
{
    window->pc = (uint8_t)window->v[WINDOW_N];
}

/* ---- rp_draw: an Island marker or Off Course was drawn ------------------------------------------- */

LEGAL(rp_draw)
{
    const struct conq_state *s = st;
    int card = card_for_draw(s);
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    if (card != VK_NONE && conq_has_card(s, seat, (enum card)card) &&
        !(s->card_flags[card] & CARD_USED))
        vk_add(out, vk_act(V_use_card, (unsigned)card, 0, 0));
}

/* Whoever opened the window finds 1 in STEP_USED of its frame if the card was used. */
APPLY(rp_draw)
{
    struct conq_state *s = st;
    conq_answer_window(s, vk_verb_of(a) == V_pass);
    if (vk_verb_of(a) == V_pass)
        return;
    vk_below(&s->h)->v[STEP_USED] = 1;
    conq_use_card(s, seat, vk_arg(a, 0), ev);
}

/* ---- rp_event: a Random Event is about to take effect ---------------------------------------------- */

LEGAL(rp_event)
{
    const struct conq_state *s = st;
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    if (s->event_at[RE_SHAMAN] == seat)
        vk_add(out, vk_act(V_play_event, RE_SHAMAN, 0, 0));
}

/* Likewise if a Shaman stopped the event; then nobody else needs to be asked. */
APPLY(rp_event)
{
    struct conq_state *s = st;
    struct vk_frame *window = conq_answer_window(s, vk_verb_of(a) == V_pass);
    if (vk_verb_of(a) == V_pass)
        return;
    conq_close_window(window);
    vk_below(&s->h)->v[STEP_USED] = 1;
    conq_play_event(s, seat, RE_SHAMAN, ev);
}

/* ---- rp_declare: somebody claims victory ------------------------------------------------------------ */

/* Cards as at one's own Victory Step; each until he passes, and again once totals change. */
LEGAL(rp_declare)
{
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    conq_side_legal(st, P_rp_declare, seat, out);
}

APPLY(rp_declare)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    struct vk_frame *window = vk_top(&s->h);
    if (vk_verb_of(a) == V_pass) {
        window->v[WINDOW_PASSED] = (int16_t)(window->v[WINDOW_PASSED] | 1 << seat);
        return;
    }
    window->v[WINDOW_PASSED] = 0;
    conq_side_apply(s, P_rp_declare, seat, a, ev);
}
