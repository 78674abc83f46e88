/*
 * bot_move.c - weights of Transit and Movement. Each step is judged by what it brings nearer: a
 * Colony to a group that waits, a Transport Canoe to a gap in the chain, War Canoes to a Battle
 * that pays. What brings nothing nearer is left alone, so that no bot shuffles its pieces for ever.
 */
#include "games/conquest/bot.h"
#include <string.h>

static const float idle = 0.02f;  /* a step that serves nothing */
static const float enough = 1.0f; /* ending the stage */

/* What a Battle in a hex would meet and bring, reckoned once: many stacks look at the same hexes. */
struct prey {
    struct hexset all, known; /* hexes that may be attacked; of these, what was reckoned */
    float defence[CONQ_HEXES], prize[CONQ_HEXES];
};

static void begin_prey(const struct conq_goals *g, struct prey *prey)
{
    prey->all = hs_minus(g->enemy, conq_closed(g->s, g->side));
    prey->known = (struct hexset){ { 0, 0 } };
}

/* What attacking `to` with so much is worth, in points; negative if it does not pay. */
static float attack_worth(const struct conq_goals *g, struct prey *prey, int to, int strength)
{
    if (!hs_has(prey->known, to)) {
        hs_add(&prey->known, to);
        prey->defence[to] = conq_expected_defence(g->s, g->side, to);
        prey->prize[to] = conq_prize(g->s, g->side, to);
    }
    float against = prey->defence[to];
    int low = (int)against, high = low + 1;
    float part = against - (float)low;
    float win = (1.0f - part) * conq_bot_odds(strength, low) + part * conq_bot_odds(strength, high);
    float stakes = 0.45f * (float)strength;
    float x = win * prey->prize[to] - (1.0f - win) * stakes - 0.25f;
    return win < 0.55f ? x - 1.0f : x;
}

/* The best attack that this strength could make on one of these hexes. */
static float best_attack(const struct conq_goals *g, struct prey *prey, struct hexset reach,
                         int strength)
{
    struct hexset targets = hs_and(reach, prey->all);
    float best = 0.0f;
    while (hs_any(targets)) {
        float x = attack_worth(g, prey, hs_next(&targets), strength);
        best = x > best ? x : best;
    }
    return best;
}

/* Canoes in a hex that can still move, by what they are good for; and the party that leaves it. */
struct movers {
    int transports, chain, war; /* TC face down, TCU, WC */
    int colonies, loaded;       /* COL not carried; canoes with one aboard */
    int party, party_loaded;    /* pieces of the party; of these with a COL aboard */
    int strength;               /* of all that lies here */
};

static struct movers movers_in(const struct conq_state *s, int seat, int hex)
{
    struct movers m = { 0 };
    struct conq_stack all = { { 0 } };
    const struct conq_piece *list = s->piece[seat];
    for (int i = conq_first(s, seat, hex); i < s->n_pieces[seat] && list[i].at == hex; i++) {
        bool can_go = list[i].marks & PIECE_MP, is_spent = list[i].marks & PIECE_SPENT;
        bool is_along = list[i].marks & PIECE_PARTY;
        int cargo = (list[i].marks & PIECE_CARGO) >> CARGO_SHIFT;
        m.transports += list[i].kind == TC && can_go;
        m.chain += list[i].kind == TCU && can_go;
        m.war += list[i].kind == WC && can_go;
        m.colonies += list[i].kind == COL && !is_spent;
        m.loaded += (list[i].kind == TC || list[i].kind == TCU) && cargo == CARGO_COL && can_go;
        m.party += is_along;
        m.party_loaded += is_along && cargo == CARGO_COL;
        if (list[i].kind < N_MAP_KINDS)
            all.n[list[i].kind]++;
    }
    m.strength = conq_bot_strength(all);
    return m;
}

/* Is there a Colony to set out with? */
static bool has_freight(const struct movers *m)
{
    return m->loaded || (m->colonies && (m->transports || m->chain));
}

/* What the departs from one hex have in common; they follow one another in the list. */
struct departure {
    int from;
    struct movers m;
    bool is_link_sought; /* is there a canoe for a gap elsewhere? */
    float attack;        /* the best one from here */
};

static void look_from(struct conq_goals *g, struct prey *prey, int from, struct departure *d)
{
    if (d->from == from)
        return;
    d->from = from;
    d->m = movers_in(g->s, g->side, from);
    d->is_link_sought = d->m.transports && hs_any(conq_gaps(g)) && !hs_has(conq_gaps(g), from);
    d->attack = d->m.war ? best_attack(g, prey, conq_near[from], d->m.strength) : 0.0f;
}

static float depart_weight(struct conq_goals *g, struct prey *prey, const struct departure *d,
                           int to)
{
    const struct movers *m = &d->m;
    float w = idle;
    if (hs_has(g->enemy, to)) {
        float x = attack_worth(g, prey, to, m->strength);
        return x > 0.3f ? 8.0f * x : 0.01f;
    }
    if (has_freight(m) && conq_to_settle(g, to) < conq_to_settle(g, d->from))
        w += conq_to_settle(g, to) == 0 ? 40.0f : 20.0f;
    if (d->is_link_sought && conq_to_gap(g, to) < conq_to_gap(g, d->from))
        w += 10.0f;
    if (m->war) {
        float there = best_attack(g, prey, conq_near[to], m->strength);
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

/* Lists of move_action. */
static void weigh_movement(struct conq_goals *g, const struct vk_actions *list, float *w)
{
    struct departure d = { .from = VK_NONE };
    struct prey prey;
    begin_prey(g, &prey);
    for (int i = 0; i < list->n; i++) {
        int x = (int)vk_arg(list->act[i], 0), y = (int)vk_arg(list->act[i], 1);
        switch (vk_verb_of(list->act[i])) {
        case V_depart:
            look_from(g, &prey, x, &d);
            w[i] = depart_weight(g, &prey, &d, y);
            break;
        case V_flip: w[i] = flip_weight(g->s, g, x); break;
        case V_jump: w[i] = 0.03f; break;
        case V_cross: w[i] = x == COL && hs_has(conq_settle(g), y) ? 0.01f : 0.05f; break;
        case V_end_movement: w[i] = enough; break;
        case V_recall:
        case V_show_tile: w[i] = 0.005f; break;
        case V_use_card: w[i] = 0.2f; break;
        default: w[i] = 0.02f; break;
        }
    }
}

/* ---- Transit ---------------------------------------------------------------------------------- */

/* What is known of the places in a chain: every lift of a kind looks at the same hexes again. */
struct posts {
    struct prey prey;
    struct hexset known[N_MAP_KINDS], component;
    unsigned has_best; /* kinds whose best post in that component is known, a bit each */
    float of[N_MAP_KINDS][CONQ_HEXES], best[N_MAP_KINDS];
};

static void begin_posts(const struct conq_goals *g, struct posts *p)
{
    memset(p->known, 0, sizeof p->known);
    p->component = (struct hexset){ { 0, 0 } };
    begin_prey(g, &p->prey);
}

/* The best attack within two steps, with one War Canoe more. */
static float attack_from(const struct conq_goals *g, struct prey *prey, int hex)
{
    struct hexset reach = hs_or(hs_one(hex), hs_and(conq_near[hex], g->pass));
    int strength = conq_bot_strength(conq_stack_at(g->s, g->side, hex)) + 1;
    return best_attack(g, prey, conq_around(reach), strength);
}

/* How good a place in the chain is for a kind of piece. */
static float post(struct conq_goals *g, struct prey *prey, int hex, int kind)
{
    switch (kind) {
    case COL: return 10.0f / (float)(1 + conq_to_settle(g, hex));
    case TC:
        return 4.0f / (float)(1 + conq_to_gap(g, hex)) + 6.0f / (float)(1 + conq_to_settle(g, hex));
    case WC: return 2.0f + attack_from(g, prey, hex);
    case WB:
        return hs_has(g->s->held[g->side], hex) ? 2.0f + (float)g->s->villages[hex] * 0.5f -
                                                      (float)conq_count(g->s, g->side, hex, WB)
                                                : 0.5f;
    default: return 1.0f;
    }
}

static float post_of(struct conq_goals *g, struct posts *p, int hex, int kind)
{
    if (!hs_has(p->known[kind], hex)) {
        hs_add(&p->known[kind], hex);
        p->of[kind][hex] = post(g, &p->prey, hex, kind);
    }
    return p->of[kind][hex];
}

/* The best post for a kind that the chain leads to from a hex of it. */
static float best_post(struct conq_goals *g, struct posts *p, int hex, int kind)
{
    if (!hs_has(p->component, hex)) {
        p->component = conq_component(g->s, g->side, hex);
        p->has_best = 0;
    }
    if (!(p->has_best >> kind & 1)) {
        struct hexset left = p->component;
        p->has_best |= 1u << kind;
        p->best[kind] = post_of(g, p, hex, kind);
        while (hs_any(left)) {
            float x = post_of(g, p, hs_next(&left), kind);
            p->best[kind] = x > p->best[kind] ? x : p->best[kind];
        }
    }
    return p->best[kind];
}

static float lift_weight(struct conq_goals *g, struct posts *p, int hex, int kind)
{
    if (kind == COL && hs_has(conq_settle(g), hex))
        return 0.005f;
    float gain = best_post(g, p, hex, kind) - post_of(g, p, hex, kind);
    return gain > 1.0f ? 4.0f * gain : gain > 0.4f && kind != WB ? 1.5f : idle;
}

/* Lists of transit_action. */
static void weigh_lifts(struct conq_goals *g, const struct vk_actions *list, float *w)
{
    struct posts posts;
    begin_posts(g, &posts);
    for (int i = 0; i < list->n; i++) {
        int x = (int)vk_arg(list->act[i], 0), y = (int)vk_arg(list->act[i], 1);
        switch (vk_verb_of(list->act[i])) {
        case V_lift: w[i] = lift_weight(g, &posts, x, y); break;
        case V_end_transit: w[i] = enough; break;
        case V_use_card: w[i] = x == C_DEFORESTATION ? 0.7f : 3.0f; break;
        case V_play_event: w[i] = 3.0f; break;
        default: w[i] = 0.005f; break;
        }
    }
}

/* Lists of transit_to. */
static void weigh_sends(struct conq_goals *g, int kind, const struct vk_actions *list, float *w)
{
    struct posts posts;
    begin_posts(g, &posts);
    for (int i = 0; i < list->n; i++) {
        float x = post_of(g, &posts, (int)vk_arg(list->act[i], 0), kind);
        w[i] = x < 0.1f ? 0.001f : x * x * x;
        if (kind == COL && vk_arg(list->act[i], 1) > 1)
            w[i] *= 0.5f;
    }
}

/* ---- parties ---------------------------------------------------------------------------------- */

/* What a party on its way is for. */
enum purpose { FOR_BATTLE, FOR_COLONY, FOR_CHAIN, FOR_MUSTER };

static enum purpose purpose_of(struct conq_goals *g, const struct movers *m, int from, int to)
{
    struct prey prey;
    begin_prey(g, &prey);
    if (hs_has(g->enemy, to))
        return FOR_BATTLE;
    /* a canoe of the party may have its Colony already */
    if ((has_freight(m) || m->party_loaded) && conq_to_settle(g, to) < conq_to_settle(g, from))
        return FOR_COLONY;
    if (m->war && best_attack(g, &prey, conq_near[to], m->strength) > 0.3f)
        return FOR_MUSTER;
    return FOR_CHAIN;
}

static float go_weight(enum purpose why, const struct movers *m)
{
    switch (why) {
    case FOR_COLONY: return m->party_loaded ? 5.0f : 0.1f;
    case FOR_CHAIN: return m->party ? 5.0f : 0.1f;
    default: return 1.0f;
    }
}

/* A canoe for a Colony: one that carries it already, else one that can. */
static float carrier_weight(int kind, int cargo, const struct movers *m)
{
    if (cargo == CARGO_COL)
        return 20.0f;
    switch (kind) {
    case TC: return m->party_loaded ? 1.0f : 10.0f;
    case TCU: return 2.0f;
    default: return 0.1f;
    }
}

static float pick_weight(enum purpose why, const struct movers *m, vk_action a)
{
    int kind = (int)vk_arg(a, 0), cargo = (int)vk_arg(a, 2);
    if (vk_verb_of(a) == V_go)
        return go_weight(why, m);
    switch (why) {
    case FOR_BATTLE:
    case FOR_MUSTER: return kind == WC ? 10.0f : kind == RUM ? 0.5f : 0.2f;
    case FOR_COLONY: return carrier_weight(kind, cargo, m);
    default: return kind == TC && cargo != CARGO_COL ? 6.0f : 0.1f;
    }
}

static float cargo_weight(enum purpose why, vk_action a)
{
    switch (vk_verb_of(a)) {
    case V_load:
        if ((int)vk_arg(a, 0) == COL)
            return why == FOR_COLONY ? 20.0f : 0.1f;
        return why == FOR_BATTLE || why == FOR_MUSTER ? 10.0f : 0.3f;
    case V_leave: return 0.1f;
    default: return 1.0f;
    }
}

/* Lists of party_pick, whose frame this is, and of party_cargo above it. */
static void weigh_party(struct conq_goals *g, const struct vk_frame *pick, bool is_cargo,
                        const struct vk_actions *list, float *w)
{
    int from = pick->v[PARTY_FROM];
    struct movers m = movers_in(g->s, g->side, from);
    enum purpose why = purpose_of(g, &m, from, pick->v[PARTY_TO]);
    for (int i = 0; i < list->n; i++)
        w[i] = is_cargo ? cargo_weight(why, list->act[i]) : pick_weight(why, &m, list->act[i]);
}

void conq_weigh_move(const struct conq_state *s, int seat, const struct vk_actions *list, float *w)
{
    struct conq_goals g;
    const struct vk_frame *f = vk_top_of(&s->h);
    conq_goals_of(s, seat, &g);
    switch (f->point) {
    case P_transit_action: weigh_lifts(&g, list, w); return;
    case P_transit_to: weigh_sends(&g, f->v[MOVE_KIND], list, w); return;
    case P_party_pick: weigh_party(&g, f, false, list, w); return;
    case P_party_cargo: weigh_party(&g, vk_below_of(&s->h), true, list, w); return;
    case P_move_action: weigh_movement(&g, list, w); return;
    default: /* jump_to */
        for (int i = 0; i < list->n; i++)
            w[i] = hs_any(hs_and(conq_near[vk_arg(list->act[i], 0)], g.enemy)) ? 2.0f : 0.5f;
    }
}
