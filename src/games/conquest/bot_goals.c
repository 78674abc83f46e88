/*
 * bot_goals.c - what a side would like to do on this map: groups to settle, gaps in its chain, and
 * how far each hex is from them. Looks at nothing that the side may not know.
 */
#include "games/conquest/bot.h"

static void begin_steps(struct hexset from, struct hexset through, struct conq_steps *w)
{
    w->through = through;
    w->found = w->edge = from;
    w->n = 0;
    while (hs_any(from))
        w->of[hs_next(&from)] = 0;
}

/* Steps from a hex to the nearest of the set, FAR where there is no way. */
static int steps_to(struct conq_steps *w, int hex)
{
    while (!hs_has(w->found, hex) && hs_any(w->edge)) {
        struct hexset next = hs_minus(hs_and(conq_around(w->edge), w->through), w->found);
        w->edge = next;
        w->found = hs_or(w->found, next);
        w->n++;
        while (hs_any(next))
            w->of[hs_next(&next)] = w->n;
    }
    return hs_has(w->found, hex) ? w->of[hex] : FAR;
}

/* Groups where a Colony could become a Village: open to all, or a hidden one of its own. */
static struct hexset settle_targets(const struct conq_state *s, int side, struct hexset pass)
{
    struct hexset left = hs_minus(pass, s->ocean), out = { { 0, 0 } };
    while (hs_any(left)) {
        int hex = hs_next(&left), tile = s->tile[hex];
        if (hs_has(s->held[side], hex))
            continue;
        if (hs_has(s->face_down, hex)) {
            if (tile != NO_TILE && conq_tiles[tile].boxes.green)
                hs_add(&out, hex);
        } else if (conq_is_group(s, hex) && conq_usable(s, hex) > s->villages[hex]) {
            hs_add(&out, hex);
        }
    }
    return out;
}

enum { WAVES_MAX = 6, ATOLL_COST = 2 /* canoes that the way to an atoll may want */ };

/* Ways from the Home: the hexes in the order in which they are found, and for each the one before it. */
struct ways {
    struct hexset found;
    uint8_t hex[CONQ_HEXES], from[CONQ_HEXES];
    int begin, end; /* of the wave: hexes that cost the same number of canoes */
};

/* Find what is new among `into` around one hex. */
static void spread(struct ways *w, int at, struct hexset into)
{
    struct hexset next = hs_minus(hs_and(conq_near[at], into), w->found);
    w->found = hs_or(w->found, next);
    while (hs_any(next)) {
        int hex = hs_next(&next);
        w->from[hex] = (uint8_t)at;
        w->hex[w->end++] = (uint8_t)hex;
    }
}

/* Hexes with a canoe are free and belong to the wave, the others begin the next one. It ends with the wave
 * that reaches one of `wanted`, or has cost `most`. */
static void find_ways(const struct conq_goals *g, struct hexset wanted, int most, struct ways *w)
{
    struct hexset chain = g->s->chain[g->side], free = hs_and(g->pass, chain);
    struct hexset dear = hs_minus(g->pass, chain);
    int home = g->s->home[g->side], cost = !hs_has(chain, home);
    w->found = hs_one(home);
    w->from[home] = VK_NONE;
    w->hex[0] = (uint8_t)home;
    w->begin = 0;
    w->end = 1;
    for (int wave = 0; wave < WAVES_MAX; wave++, cost++) {
        for (int i = w->begin; i < w->end && hs_any(hs_minus(free, w->found)); i++)
            spread(w, w->hex[i], free);
        if (hs_any(hs_and(wanted, w->found)) || cost == most)
            return;
        int end = w->end;
        for (int i = w->begin; i < end; i++)
            spread(w, w->hex[i], dear);
        w->begin = end;
    }
}

static struct hexset atolls(const struct conq_goals *g, struct hexset home)
{
    struct hexset land = hs_minus(hs_minus(g->pass, g->s->ocean), home), out = { { 0, 0 } };
    while (hs_any(land)) {
        int hex = hs_next(&land);
        if (conq_is_atoll(g->s, hex))
            hs_add(&out, hex);
    }
    return out;
}

/* The cheapest way to one of a set; the last of its hexes, or VK_NONE. */
static int cheapest(const struct conq_goals *g, struct hexset wanted, int most, struct ways *w)
{
    if (!hs_any(wanted))
        return VK_NONE;
    find_ways(g, wanted, most, w);
    struct hexset reached = hs_and(wanted, w->found);
    return hs_any(reached) ? hs_next(&reached) : VK_NONE;
}

/* The cheapest way to join one more group (else an atoll) to the Home: where it lacks a canoe. */
static struct hexset gaps(struct conq_goals *g)
{
    struct ways ways;
    struct hexset out = { { 0, 0 } }, joined = conq_joined(g);
    struct hexset chain = g->s->chain[g->side], apart = hs_minus(g->s->held[g->side], joined);
    int home = g->s->home[g->side];
    if (home == VK_NONE)
        return out;
    if (!hs_has(chain, home))
        hs_add(&out, home);
    int end = cheapest(g, apart, FAR, &ways);
    if (end == VK_NONE)
        end = cheapest(g, atolls(g, joined), ATOLL_COST, &ways);
    for (int hex = end; hex != VK_NONE; hex = ways.from[hex])
        if (!hs_has(chain, hex))
            hs_add(&out, hex);
    return out;
}

void conq_goals_of(const struct conq_state *s, int side, struct conq_goals *g)
{
    g->s = s;
    g->side = side;
    g->enemy = conq_enemy_hexes(s, side);
    g->pass = hs_minus(hs_or(conq_known(s), s->di[side]), hs_or(g->enemy, conq_closed(s, side)));
    g->reckoned = 0;
}

enum part { JOINED, SETTLE, GAPS, TO_SETTLE, TO_GAP };

/* Is this part to be reckoned now? */
static bool is_new(struct conq_goals *g, enum part part)
{
    unsigned bit = 1u << part, before = g->reckoned;
    g->reckoned |= bit;
    return !(before & bit);
}

struct hexset conq_joined(struct conq_goals *g)
{
    int home = g->s->home[g->side];
    if (is_new(g, JOINED))
        g->joined =
            home == VK_NONE ? (struct hexset){ { 0, 0 } } : conq_component(g->s, g->side, home);
    return g->joined;
}

struct hexset conq_settle(struct conq_goals *g)
{
    if (is_new(g, SETTLE))
        g->settle = settle_targets(g->s, g->side, g->pass);
    return g->settle;
}

struct hexset conq_gaps(struct conq_goals *g)
{
    if (is_new(g, GAPS))
        g->gaps = gaps(g);
    return g->gaps;
}

int conq_to_settle(struct conq_goals *g, int hex)
{
    if (is_new(g, TO_SETTLE))
        begin_steps(conq_settle(g), g->pass, &g->to_settle);
    return steps_to(&g->to_settle, hex);
}

int conq_to_gap(struct conq_goals *g, int hex)
{
    if (is_new(g, TO_GAP))
        begin_steps(conq_gaps(g), g->pass, &g->to_gap);
    return steps_to(&g->to_gap, hex);
}

int conq_leader_but(const struct conq_state *s, int side)
{
    int best = VK_NONE, most = -1;
    for (int other = 0; other < s->sides; other++) {
        int points = conq_points(s, other, CARDS_UP) + 2 * s->n_hidden[other];
        if (other != side && points > most) {
            most = points;
            best = other;
        }
    }
    return best;
}
