/*
 * bot_move.c - weights of Transit and Movement. Each step is judged by what it brings nearer: a
 * Colony to a group that waits, a Transport Canoe to a gap in the chain, War Canoes to a Battle
 * that pays. What brings nothing nearer is left alone, so that no bot shuffles its pieces for ever.
 */
#include "games/conquest/bot.h"
#include <string.h>

static const float idle = 0.02f;  /* a step that serves nothing */
static const float enough = 1.0f; /* ending the stage */

/* What attacking `to` with so much is worth, in points; negative if it does not pay. */
static float attack_worth(const struct conq_state *s, int seat, int to, int strength)
{
    float against = conq_expected_defence(s, seat, to);
    int low = (int)against, high = low + 1;
    float part = against - (float)low;
    float win = (1.0f - part) * conq_bot_odds(strength, low) + part * conq_bot_odds(strength, high);
    float stakes = 0.45f * (float)strength;
    float x = win * conq_prize(s, seat, to) - (1.0f - win) * stakes - 0.25f;
    return win < 0.55f ? x - 1.0f : x;
}

/* The best attack that this strength could reach from a hex within so many steps. */
static float best_attack(const struct conq_state *s, struct conq_goals *g, int from, int strength,
                         int steps)
{
    struct hexset reach = hs_one(from), targets;
    float best = 0.0f;
    for (int i = 1; i < steps; i++)
        reach = hs_or(reach, hs_and(conq_around(reach), g->pass));
    targets = hs_and(conq_around(reach), g->enemy);
    targets = hs_minus(targets, conq_closed(s, g->side));
    while (hs_any(targets)) {
        float x = attack_worth(s, g->side, hs_next(&targets), strength);
        best = x > best ? x : best;
    }
    return best;
}

/* Canoes in a hex that can still move, by what they are good for. */
struct movers {
    int transports, war, colonies, bands,
        loaded; /* TC face down; WC; COL and WB not carried; COL aboard */
    int chain;
};

static struct movers movers_in(const struct conq_state *s, int seat, int hex)
{
    struct movers m = { 0 };
    const struct conq_piece *list = s->piece[seat];
    for (int i = conq_first(s, seat, hex); i < s->n_pieces[seat] && list[i].at == hex; i++) {
        bool can_go = list[i].marks & PIECE_MP, is_spent = list[i].marks & PIECE_SPENT;
        int cargo = (list[i].marks & PIECE_CARGO) >> CARGO_SHIFT;
        m.transports += list[i].kind == TC && can_go;
        m.chain += list[i].kind == TCU && can_go;
        m.war += list[i].kind == WC && can_go;
        m.colonies += list[i].kind == COL && !is_spent;
        m.bands += list[i].kind == WB && !is_spent;
        m.loaded += (list[i].kind == TC || list[i].kind == TCU) && cargo == CARGO_COL && can_go;
    }
    return m;
}

/* What the departs from one hex have in common; they follow one another in the list. */
struct departure {
    int from;
    struct movers m;
    int strength;
    float attack; /* the best one from here */
};

static void look_from(const struct conq_state *s, struct conq_goals *g, int from,
                      struct departure *d)
{
    if (d->from == from)
        return;
    d->from = from;
    d->m = movers_in(s, g->side, from);
    d->strength = conq_bot_strength(conq_stack_at(s, g->side, from));
    d->attack = d->m.war ? best_attack(s, g, from, d->strength, 1) : 0.0f;
}

static float depart_weight(const struct conq_state *s, struct conq_goals *g,
                           const struct departure *d, int to)
{
    const struct movers *m = &d->m;
    float w = idle;
    if (hs_has(g->enemy, to)) {
        float x = attack_worth(s, g->side, to, d->strength);
        return x > 0.3f ? 8.0f * x : 0.01f;
    }
    bool has_freight = m->loaded || (m->colonies && (m->transports || m->chain));
    if (has_freight && conq_to_settle(g, to) < conq_to_settle(g, d->from))
        w += conq_to_settle(g, to) == 0 ? 40.0f : 20.0f;
    if (m->transports && !hs_has(conq_gaps(g), d->from) &&
        conq_to_gap(g, to) < conq_to_gap(g, d->from))
        w += 10.0f;
    if (m->war) {
        float there = best_attack(s, g, to, d->strength, 1);
        if (there > 0.3f && there > d->attack)
            w += 6.0f * there;
    }
    return w;
}

static float flip_weight(const struct conq_state *s, struct conq_goals *g, int hex)
{
    if (hs_has(s->chain[g->side], hex)) /* turning down breaks the chain */
        return 0.005f;
    if (hs_has(conq_gaps(g), hex))
        return 30.0f;
    /* A canoe that waits is as well a link, unless it still has to sail. */
    struct movers m = movers_in(s, g->side, hex);
    bool is_bound = m.transports && (m.colonies || m.loaded);
    return is_bound ? 0.05f : hs_any(hs_and(conq_near[hex], conq_joined(g))) ? 3.0f : 0.3f;
}

/* One action of Movement. */
static float move_weight(const struct conq_state *s, struct conq_goals *g, struct departure *d,
                         vk_action a)
{
    int x = (int)vk_arg(a, 0), y = (int)vk_arg(a, 1);
    switch (vk_verb_of(a)) {
    case V_depart: look_from(s, g, x, d); return depart_weight(s, g, d, y);
    case V_flip: return flip_weight(s, g, x);
    case V_jump: return 0.03f;
    case V_cross: return (int)x == COL && hs_has(conq_settle(g), y) ? 0.01f : 0.05f;
    case V_end_movement: return enough;
    case V_recall: return 0.005f;
    case V_show_tile: return 0.005f;
    case V_use_card: return 0.2f;
    default: return 0.02f;
    }
}

/* ---- Transit ---------------------------------------------------------------------------------- */

/* How good a place in the chain is for a kind of piece. */
static float post(const struct conq_state *s, struct conq_goals *g, int hex, int kind)
{
    bool is_group = hs_has(s->held[g->side], hex);
    switch (kind) {
    case COL: return 10.0f / (float)(1 + conq_to_settle(g, hex));
    case TC:
        return 4.0f / (float)(1 + conq_to_gap(g, hex)) + 6.0f / (float)(1 + conq_to_settle(g, hex));
    case WC:
        return 2.0f +
               best_attack(s, g, hex, conq_bot_strength(conq_stack_at(s, g->side, hex)) + 1, 2);
    case WB: {
        int here = conq_count(s, g->side, hex, WB);
        return is_group ? 2.0f + (float)s->villages[hex] * 0.5f - (float)here : 0.5f;
    }
    default: return 1.0f;
    }
}

/* Posts that were reckoned already: every lift of a kind looks at the same hexes again. */
struct posts {
    float of[N_MAP_KINDS][CONQ_HEXES];
    struct hexset known[N_MAP_KINDS];
};

static float post_of(const struct conq_state *s, struct conq_goals *g, struct posts *p, int hex,
                     int kind)
{
    if (!hs_has(p->known[kind], hex)) {
        hs_add(&p->known[kind], hex);
        p->of[kind][hex] = post(s, g, hex, kind);
    }
    return p->of[kind][hex];
}

static float lift_weight(const struct conq_state *s, struct conq_goals *g, struct posts *p, int hex,
                         int kind)
{
    struct hexset component = conq_component(s, g->side, hex);
    float here = post_of(s, g, p, hex, kind), best = here;
    if (kind == COL && hs_has(conq_settle(g), hex))
        return 0.005f;
    while (hs_any(component)) {
        float x = post_of(s, g, p, hs_next(&component), kind);
        best = x > best ? x : best;
    }
    float gain = best - here;
    return gain > 1.0f ? 4.0f * gain : gain > 0.4f && kind != WB ? 1.5f : idle;
}

/* Lists of transit_action. */
static void weigh_transit(const struct conq_state *s, struct conq_goals *g,
                          const struct vk_actions *list, float *w)
{
    struct posts posts;
    memset(posts.known, 0, sizeof posts.known);
    for (int i = 0; i < list->n; i++) {
        int x = (int)vk_arg(list->act[i], 0), y = (int)vk_arg(list->act[i], 1);
        switch (vk_verb_of(list->act[i])) {
        case V_lift: w[i] = lift_weight(s, g, &posts, x, y); break;
        case V_end_transit: w[i] = enough; break;
        case V_use_card: w[i] = x == C_DEFORESTATION ? 0.7f : 3.0f; break;
        case V_play_event: w[i] = 3.0f; break;
        default: w[i] = 0.005f; break;
        }
    }
}

/* ---- parties ---------------------------------------------------------------------------------- */

/* What the party on its way from -> to is for. */
enum purpose { FOR_BATTLE, FOR_COLONY, FOR_CHAIN, FOR_MUSTER };

static enum purpose purpose_of(const struct conq_state *s, struct conq_goals *g, int from, int to)
{
    struct movers m = movers_in(s, g->side, from);
    bool has_freight = m.loaded || (m.colonies && (m.transports || m.chain));
    if (hs_has(g->enemy, to))
        return FOR_BATTLE;
    for (int i = 0; i < s->n_pieces[g->side]; i++) /* a canoe of the party has its Colony already */
        has_freight |= s->piece[g->side][i].marks & PIECE_PARTY &&
                       (s->piece[g->side][i].marks & PIECE_CARGO) >> CARGO_SHIFT == CARGO_COL;
    if (has_freight && conq_to_settle(g, to) < conq_to_settle(g, from))
        return FOR_COLONY;
    if (m.war &&
        best_attack(s, g, to, conq_bot_strength(conq_stack_at(s, g->side, from)), 1) > 0.3f)
        return FOR_MUSTER;
    return FOR_CHAIN;
}

static int in_party(const struct conq_state *s, int seat, int kind, int cargo)
{
    int n = 0;
    for (int i = 0; i < s->n_pieces[seat]; i++) {
        struct conq_piece p = s->piece[seat][i];
        n += p.marks & PIECE_PARTY && (kind < 0 || p.kind == kind) &&
             (cargo < 0 || (p.marks & PIECE_CARGO) >> CARGO_SHIFT == cargo);
    }
    return n;
}

static float go_weight(enum purpose why, int freight, int all)
{
    switch (why) {
    case FOR_COLONY: return freight ? 5.0f : 0.1f;
    case FOR_CHAIN: return all ? 5.0f : 0.1f;
    default: return 1.0f;
    }
}

/* A canoe for a Colony: one that carries it already, else one that can. */
static float carrier_weight(int kind, int cargo, int freight)
{
    if (cargo == CARGO_COL)
        return 20.0f;
    switch (kind) {
    case TC: return freight ? 1.0f : 10.0f;
    case TCU: return 2.0f;
    default: return 0.1f;
    }
}

static float pick_weight(const struct conq_state *s, struct conq_goals *g, const struct vk_frame *f,
                         vk_action a)
{
    enum purpose why = purpose_of(s, g, f->v[PARTY_FROM], f->v[PARTY_TO]);
    int kind = (int)vk_arg(a, 0), cargo = (int)vk_arg(a, 2);
    int freight = in_party(s, g->side, -1, CARGO_COL), all = in_party(s, g->side, -1, -1);
    if (vk_verb_of(a) == V_go)
        return go_weight(why, freight, all);
    switch (why) {
    case FOR_BATTLE:
    case FOR_MUSTER: return kind == WC ? 10.0f : kind == RUM ? 0.5f : 0.2f;
    case FOR_COLONY: return carrier_weight(kind, cargo, freight);
    default: return kind == TC && cargo != CARGO_COL ? 6.0f : 0.1f;
    }
}

static float cargo_weight(const struct conq_state *s, struct conq_goals *g,
                          const struct vk_frame *pick, vk_action a)
{
    enum purpose why = purpose_of(s, g, pick->v[PARTY_FROM], pick->v[PARTY_TO]);
    switch (vk_verb_of(a)) {
    case V_load:
        if ((int)vk_arg(a, 0) == COL)
            return why == FOR_COLONY ? 20.0f : 0.1f;
        return why == FOR_BATTLE || why == FOR_MUSTER ? 10.0f : 0.3f;
    case V_leave: return 0.1f;
    default: return 1.0f;
    }
}

void conq_weigh_move(const struct conq_state *s, int seat, const struct vk_actions *list, float *w)
{
    struct conq_goals g;
    struct departure d = { .from = VK_NONE };
    const struct vk_frame *f = vk_top_of(&s->h);
    conq_goals_of(s, seat, &g);
    if (f->point == P_transit_action) {
        weigh_transit(s, &g, list, w);
        return;
    }
    for (int i = 0; i < list->n; i++) {
        vk_action a = list->act[i];
        int x = (int)vk_arg(a, 0), y = (int)vk_arg(a, 1);
        switch (f->point) {
        case P_transit_to:
            w[i] = post(s, &g, x, f->v[MOVE_KIND]);
            w[i] = w[i] < 0.1f ? 0.001f : w[i] * w[i] * w[i];
            if (f->v[MOVE_KIND] == COL && y > 1)
                w[i] *= 0.5f;
            break;
        case P_party_pick: w[i] = pick_weight(s, &g, f, a); break;
        case P_party_cargo: w[i] = cargo_weight(s, &g, vk_below_of(&s->h), a); break;
        case P_jump_to: w[i] = hs_any(hs_and(conq_near[x], g.enemy)) ? 2.0f : 0.5f; break;
        default: w[i] = move_weight(s, &g, &d, a); break;
        }
    }
}
