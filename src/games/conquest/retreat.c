/*
 * retreat.c - 4.3.7: the pieces that are left of the loser go to the nearest of his groups, as many
 * as his canoes can carry. Also the capacity at sea by itself (invariant 1 of 4.3.4), which the
 * winner of a Battle and the victims of a Typhoon have to mind.
 */
#include "games/conquest/rules.h"

enum retreat_pc { DESTINATION, LOADING, SAILING };

/* ---- How much can be carried -------------------------------------------------------------------- */

struct load {
    int transports, canoes, bands, colonies;
    int fewest, most; /* Colonies that can be chosen to stay */
};

static int least(int a, int b)
{
    return a < b ? a : b;
}

static struct load load_at(const struct conq_state *s, int side, int hex)
{
    struct conq_stack k = conq_stack_at(s, side, hex);
    struct load l = { k.n[TC] + k.n[TCU], k.n[WC], k.n[WB], k.n[COL], 0, 0 };
    int spare = l.transports + l.canoes - l.bands; /* canoes that no Warrior Band wants */
    l.most = least(l.colonies, l.transports);
    l.fewest = least(l.most, spare > 0 ? spare : 0);
    return l;
}

static void drop(struct conq_state *s, int side, int hex, enum kind kind, int n, struct vk_sink *ev)
{
    if (n <= 0)
        return;
    conq_remove(s, side, hex, kind, n);
    VK_EMIT(ev, E_removed, conq_actor(s, side), hex, kind, n);
}

/* So many Colonies stay; Warrior Bands take the canoes that are left. */
static void trim(struct conq_state *s, int side, int hex, int colonies, struct vk_sink *ev)
{
    struct load l = load_at(s, side, hex);
    int room = l.transports + l.canoes - colonies;
    drop(s, side, hex, COL, l.colonies - colonies, ev);
    drop(s, side, hex, WB, l.bands - room, ev);
}

void conq_trim_load(struct conq_state *s, int side, int hex, struct vk_sink *ev)
{
    struct load l = load_at(s, side, hex);
    if (l.fewest < l.most && side < s->h.seats)
        vk_push(&s->h, P_retreat_load, side)->v[RETREAT_LOAD_HEX] = (int16_t)hex;
    else
        trim(s, side, hex, l.most, ev);
}

LEGAL(retreat_load)
{
    struct load l = load_at(st, seat, f->v[RETREAT_LOAD_HEX]);
    for (int c = l.fewest; c <= l.most; c++)
        vk_add(out, vk_act(V_colonies, (unsigned)c, 0, 0));
    vk_mark_usual(out);
}

APPLY(retreat_load)
{
    struct conq_state *s = st;
    int hex = f->v[RETREAT_LOAD_HEX];
    vk_pop(&s->h);
    trim(s, seat, hex, (int)vk_arg(a, 0), ev);
}

/* ---- Where to ------------------------------------------------------------------------------------ */

/* Own groups nearest to the hex of the Battle, which is none itself; none where an enemy is. */
static struct hexset refuges(const struct conq_state *s, int side, int from)
{
    struct hexset groups = s->held[side], out = { { 0, 0 } };
    int nearest = CONQ_HEXES;
    hs_del(&groups, from);
    for (int other = 0; other < s->sides; other++)
        if (other != side)
            groups = hs_minus(groups, s->occupied[other]);
    while (hs_any(groups)) {
        int hex = hs_next(&groups), far = conq_distance(from, hex);
        if (far < nearest) {
            nearest = far;
            out = (struct hexset){ { 0, 0 } };
        }
        if (far == nearest)
            hs_add(&out, hex);
    }
    return out;
}

/* Of several: the one nearest to the Home, then the lowest. */
static int usual_refuge(const struct conq_state *s, int side, struct hexset of)
{
    int home = s->home[side], best = hs_next(&of);
    while (home != VK_NONE && hs_any(of)) {
        int hex = hs_next(&of);
        if (conq_distance(home, hex) < conq_distance(home, best))
            best = hex;
    }
    return best;
}

LEGAL(retreat_destination)
{
    struct hexset of = refuges(st, seat, f->v[RETREAT_FROM]);
    int usual = usual_refuge(st, seat, of);
    while (hs_any(of)) {
        int hex = hs_next(&of);
        vk_add(out, vk_act(V_to, (unsigned)hex, 0, 0));
        if (hex == usual)
            vk_mark_usual(out);
    }
}

APPLY(retreat_destination)
{
    struct conq_state *s = st;
    vk_pop(&s->h);
    vk_top(&s->h)->v[RETREAT_TO] = (int16_t)vk_arg(a, 0);
}

/* ---- The retreat itself ---------------------------------------------------------------------------- */

void conq_push_retreat(struct conq_state *s, int side, int hex)
{
    vk_push(&s->h, P_retreat, side)->v[RETREAT_FROM] = (int16_t)hex;
}

static void lose_all(struct conq_state *s, int side, int hex, struct vk_sink *ev)
{
    struct conq_stack k = conq_stack_at(s, side, hex);
    VK_EMIT(ev, E_no_refuge, conq_actor(s, side), hex);
    for (unsigned kind = 0; kind < N_MAP_KINDS; kind++)
        drop(s, side, hex, kind, k.n[kind], ev);
}

/* Solitaire: what the opponent is indifferent to (solo_tie). */
struct hexset conq_retreat_choices(const struct conq_state *s, const struct vk_frame *f)
{
    return refuges(s, f->seat, f->v[RETREAT_FROM]);
}

/* True once it is found, or nothing is left to go anywhere. */
static bool find_refuge(struct conq_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int side = f->seat, from = f->v[RETREAT_FROM];
    struct hexset of = refuges(s, side, from);
    if (!hs_any(of)) {
        lose_all(s, side, from, ev);
    } else if (side >= s->h.seats) {
        int to = conq_solo_pick(s, f);
        if (to == CONQ_ASKED)
            return false;
        f->v[RETREAT_TO] = (int16_t)to;
    } else if (hs_count(of) == 1) {
        f->v[RETREAT_TO] = (int16_t)hs_next(&of);
    } else {
        vk_push(&s->h, P_retreat_destination, side)->v[RETREAT_FROM] = (int16_t)from;
    }
    return true;
}

static bool is_aotearoa(const struct conq_state *s, int hex)
{
    return s->tile[hex] == T_aotearoa || s->tile[hex] == T_te_waka_maui;
}

/* Where the refuge has no chain canoe yet one of the TC that come becomes it; otherwise none stays. */
static void sail(struct conq_state *s, int side, int from, int to, struct vk_sink *ev)
{
    int n = conq_total(s, side, from);
    bool has_chain = hs_has(s->chain[side], to), had_chain = hs_has(s->chain[side], from);
    bool turns_up = !has_chain && !had_chain && conq_count(s, side, from, TC);
    if (has_chain && had_chain)
        conq_turn_down(s, side, from);
    else if (turns_up)
        conq_turn_up(s, side, from);
    VK_EMIT(ev, E_retreated, conq_actor(s, side), from, to, n);
    for (int i = 0; i < n; i++)
        conq_move(s, side, conq_first(s, side, from), to);
    if (turns_up)
        VK_EMIT(ev, E_chain_up, conq_actor(s, side), to);
}

RUN(retreat)
{
    struct conq_state *s = st;
    int side = f->seat, from = f->v[RETREAT_FROM], to = f->v[RETREAT_TO];
    switch (f->pc) {
    case DESTINATION:
        if (find_refuge(s, f, ev))
            f->pc = LOADING;
        return;
    case LOADING:
        f->pc = SAILING;
        if (!(is_aotearoa(s, from) && is_aotearoa(s, to)))
            conq_trim_load(s, side, from, ev);
        return;
    default:
        vk_pop(&s->h);
        if (conq_total(s, side, from))
            sail(s, side, from, to, ev);
    }
}
