/*
 * events.c - 7.2 Random Events: the deck, kept events, and the program that an event runs through:
 * targets, the protection of the last two Villages, the answer of a Shaman, the effect. What the
 * rows allow is in event_targets.c, what they do in event_effects.c. Markers with a term end here.
 */
#include "games/conquest/random_events.h"

/* Stages of `event`; the steps of the effect follow EFFECT. */
enum event_pc { DRAW, AIM, AIM_BOX, ASK, ANSWER, DONE, EFFECT };

enum { LEFT_ALONE = 2 /* Villages that no event takes from a player */ };

/* ---- the deck and kept events ------------------------------------------------------------------ */

static struct vk_frame *push_event(struct conq_state *s, int side, int event, int pc)
{
    struct vk_frame *f = vk_push(&s->h, P_event, side);
    f->v[EVENT_WHICH] = (int16_t)event;
    f->v[EVENT_AIM] = VK_NONE;
    f->pc = (uint8_t)pc;
    return f;
}

void conq_push_event_draw(struct conq_state *s, int side)
{
    push_event(s, side, VK_NONE, DRAW);
}

LEGAL(draw_event)
{
    const struct conq_state *s = st;
    for (unsigned e = 0; e < N_RANDOM_EVENTS; e++)
        if (s->event_at[e] == IN_DECK)
            vk_add_outcome(out, vk_act(V_event_card, e, 0, 0), 1);
}

APPLY(draw_event)
{
    struct conq_state *s = st;
    struct vk_frame *below = vk_below(&s->h);
    int e = (int)vk_arg(a, 0), side = f->seat;
    vk_pop(&s->h);
    s->events_left--;
    if (conq_random_events[e].type == KEPT) {
        s->event_at[e] = (uint8_t)side;
        s->event_mask[e] = (uint8_t)(1u << side);
        s->n_kept[side]++;
        VK_EMIT_TO(ev, VK_ONLY(side), 1u << 0, E_event_drawn, side, e);
        return; /* the program below is DONE */
    }
    s->event_at[e] = DISCARDED;
    VK_EMIT(ev, E_event_drawn, side, e);
    below->v[EVENT_WHICH] = (int16_t)e;
    below->pc = AIM;
}

/* All see that it is a kept one, only the drawer which. */
SEEN(draw_event)
{
    bool is_kept = conq_random_events[vk_arg(a, 0)].type == KEPT;
    return (uint16_t)(is_kept ? VK_ONLY(f->seat) : VK_EVERYBODY);
}

static bool is_in_battle(const struct conq_state *s, int side)
{
    return s->battle.hex != VK_NONE && (s->battle.attacker == side || s->battle.defender == side);
}

static bool has_mover(const struct conq_state *s, int side)
{
    for (int i = 0; i < s->n_pieces[side]; i++) {
        int kind = s->piece[side][i].kind;
        if (kind != WB && kind != COL)
            return true;
    }
    return false;
}

/* The moment is the caller's affair; a card without effect or target is not offered (4.0.3). */
bool conq_event_playable(const struct conq_state *s, int side, int event)
{
    if (s->event_at[event] != side)
        return false;
    switch (event) {
    case RE_WINDS: return !s->becalmed && has_mover(s, side);
    case RE_YOUTH: return hs_any(s->held[side]) && (s->supply[side][COL] || s->supply[side][TC]);
    case RE_SPIES: return hs_any(conq_event_hexes(s, side, event));
    case RE_LEADER:
    case RE_OMENS: return is_in_battle(s, side);
    case RE_WHALE:
    case RE_SHAMAN: return true;
    default: return false;
    }
}

void conq_play_event(struct conq_state *s, int side, int event, struct vk_sink *ev)
{
    s->event_at[event] = DISCARDED;
    s->event_mask[event] = 0;
    s->n_kept[side]--;
    vk_reveal(&s->h);
    VK_EMIT(ev, E_event_played, side, event);
    if (event != RE_SHAMAN) /* the window that offered him tells the event below */
        push_event(s, side, event, AIM);
}

/* ---- the program ---------------------------------------------------------------------------------- */

void conq_event_ask(struct conq_state *s, const struct vk_frame *f, int point, int seat)
{
    struct vk_frame *question = vk_push(&s->h, point, seat);
    question->v[EVENT_WHICH] = f->v[EVENT_WHICH];
    question->v[EVENT_AIM] = f->v[EVENT_AIM];
}

/* Among players with most Villages the only one is not asked for. */
static void aim_at_side(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    unsigned sides = conq_event_sides(s, f->seat, f->v[EVENT_WHICH]);
    if (f->v[EVENT_WHICH] == RE_RATS && (sides & (sides - 1)) == 0) {
        f->v[EVENT_AIM] = (int16_t)__builtin_ctz(sides);
        VK_EMIT(ev, E_event_aimed_at, f->seat, f->v[EVENT_WHICH],
                conq_side_arg(s, f->v[EVENT_AIM]));
    } else {
        conq_event_ask(s, f, P_event_seat, f->seat);
    }
}

static void aim(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    switch (conq_event_aim(f->v[EVENT_WHICH])) {
    case AIM_NOTHING: return;
    case AIM_SEAT: aim_at_side(s, f, ev); return;
    case AIM_HEX: break;
    }
    if (hs_any(conq_event_hexes(s, f->seat, f->v[EVENT_WHICH]))) {
        conq_event_ask(s, f, P_event_hex, f->seat);
    } else {
        VK_EMIT(ev, E_event_void, f->seat, f->v[EVENT_WHICH]);
        f->pc = DONE;
    }
}

/* Severe Erosion takes a free usable box or a brown one: flag says that it is a brown one. */
static void aim_box(struct conq_state *s, struct vk_frame *f)
{
    int hex = f->v[EVENT_AIM];
    if (f->v[EVENT_WHICH] != RE_EROSION)
        return;
    bool has_usable = conq_usable(s, hex) > s->villages[hex], has_brown = conq_brown(s, hex) > 0;
    f->flag = !has_usable;
    if (has_usable && has_brown)
        conq_event_ask(s, f, P_event_box, f->seat);
}

/* An event that would leave a player with fewer than two Villages is ignored. A Blood Feud strikes
 * groups of three and more. */
static bool is_spared(const struct conq_state *s, const struct vk_frame *f)
{
    int hex = f->v[EVENT_AIM], taken = 0;
    if (f->v[EVENT_WHICH] == RE_WEEDS || f->v[EVENT_WHICH] == RE_TSUNAMI)
        taken = 1;
    else if (f->v[EVENT_WHICH] == RE_PELE)
        taken = s->villages[hex] > 1 ? 2 : 1;
    return taken && conq_villages_of(s, conq_owner(s, hex)) - taken < LEFT_ALONE;
}

/* rp_event: the others in turn order from the one after the drawer; the window leaves out those who
 * have no kept event. */
static void open_window(struct conq_state *s, const struct vk_frame *f)
{
    uint8_t seats[CONQ_SIDES];
    int own = 0, count = s->h.seats;
    while (own < count - 1 && s->order[own] != f->seat)
        own++;
    for (int i = 1; i < count; i++)
        seats[i - 1] = s->order[(own + i) % count];
    conq_push_window(s, P_rp_event, seats, count - 1, false);
}

RUN(event)
{
    struct conq_state *s = st;
    switch (f->pc) {
    case DRAW:
        f->pc = DONE;
        vk_push(&s->h, P_draw_event, f->seat);
        return;
    case AIM:
        f->pc = AIM_BOX;
        aim(s, f, ev);
        return;
    case AIM_BOX:
        f->pc = ASK;
        aim_box(s, f);
        return;
    case ASK:
        f->pc = ANSWER;
        if (is_spared(s, f)) {
            VK_EMIT(ev, E_event_void, f->seat, f->v[EVENT_WHICH]);
            f->pc = DONE;
        } else {
            open_window(s, f);
        }
        return;
    case ANSWER:
        f->pc = EFFECT;
        if (f->v[STEP_USED]) {
            VK_EMIT(ev, E_event_stopped, f->seat, f->v[EVENT_WHICH]);
            f->pc = DONE;
        }
        return;
    case DONE: vk_pop(&s->h); return;
    default: {
        int step = f->pc - EFFECT;
        f->pc++;
        if (!conq_event_effect(s, f, step, ev))
            f->pc = DONE;
    }
    }
}

/* ---- terms ------------------------------------------------------------------------------------------ */

static int event_of_marker(int marker)
{
    int e = 0;
    while (conq_random_events[e].marker != marker)
        e++;
    return e;
}

static void drop_marker(struct conq_state *s, int marker, struct vk_sink *ev)
{
    s->mark_hex[marker] = VK_NONE;
    s->mark_until[marker] = 0;
    if (marker == M_MARRIAGE)
        s->marriage[0] = s->marriage[1] = VK_NONE;
    else if (marker == M_TAPU)
        s->tapu_side = VK_NONE;
    VK_EMIT(ev, E_event_over, VK_NONE, event_of_marker(marker));
}

void conq_drop_markers(struct conq_state *s, struct vk_sink *ev)
{
    for (int m = 1; m < CONQ_MARKERS; m++)
        if (s->mark_until[m] && s->mark_until[m] < s->h.round)
            drop_marker(s, m, ev);
    if (s->mark_hex[M_TANIWHA] != VK_NONE)
        vk_push(&s->h, P_taniwha, VK_NONE);
}

/* RE07: in each later Turn Order Step a 5 or 6 sends it away. */
RUN(taniwha)
{
    struct conq_state *s = st;
    if (f->pc++ == 0) {
        conq_push_roll(s, VK_CHANCE);
        return;
    }
    int die = f->v[STEP_DIE];
    vk_pop(&s->h);
    VK_EMIT(ev, E_taniwha_roll, VK_NONE, s->mark_hex[M_TANIWHA], die - 1);
    if (die >= 5)
        drop_marker(s, M_TANIWHA, ev);
}
