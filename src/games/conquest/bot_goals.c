/*
 * bot_goals.c - what a side would like to do on this map: groups to settle, gaps in its chain, and
 * how far each hex is from them. Looks at nothing that the side may not know.
 */
#include "games/conquest/bot.h"
#include <string.h>

/* Steps from the nearest of `from` through `through`, FAR where there is no way. */
static void steps_from(struct hexset from, struct hexset through, uint8_t steps[CONQ_HEXES])
{
    struct hexset found = from, edge = from;
    memset(steps, FAR, CONQ_HEXES);
    for (uint8_t n = 0; hs_any(edge); n++) {
        struct hexset around = { { 0, 0 } };
        while (hs_any(edge)) {
            int hex = hs_next(&edge);
            steps[hex] = n;
            around = hs_or(around, conq_near[hex]);
        }
        edge = hs_minus(hs_and(around, through), found);
        found = hs_or(found, edge);
    }
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

/* Ways from the Home: how many hexes without a chain canoe each has, and the hex before the last. */
struct ways {
    uint8_t cost[CONQ_HEXES], from[CONQ_HEXES];
};

/* The hexes to look at in this wave and in the next. */
struct waves {
    uint8_t hex[2][CONQ_HEXES];
    int n[2], now;
};

/* Find cheaper ways through `at` to the hexes around it. */
static void spread(const struct conq_state *s, const struct conq_goals *g, int at,
                   struct ways *ways, struct waves *w)
{
    struct hexset next = hs_and(conq_near[at], g->pass);
    while (hs_any(next)) {
        int hex = hs_next(&next);
        int price = ways->cost[at] + !hs_has(s->chain[g->side], hex);
        if (price >= ways->cost[hex])
            continue;
        ways->cost[hex] = (uint8_t)price;
        ways->from[hex] = (uint8_t)at;
        int into = price == ways->cost[at] ? w->now : !w->now;
        if (w->n[into] < CONQ_HEXES)
            w->hex[into][w->n[into]++] = (uint8_t)hex;
    }
}

/* 0-1 search: hexes with a canoe are free, so each wave is emptied before the next begins. It ends with
 * the wave that reaches one of `wanted`; without any of these at the cost that an atoll may have. */
static void find_ways(const struct conq_state *s, const struct conq_goals *g, struct hexset wanted,
                      struct ways *ways)
{
    struct waves w;
    struct hexset reached = { { 0, 0 } };
    int home = s->home[g->side], cost = !hs_has(s->chain[g->side], home);
    memset(ways->cost, FAR, sizeof ways->cost);
    ways->cost[home] = (uint8_t)cost;
    ways->from[home] = VK_NONE;
    w.hex[0][0] = (uint8_t)home;
    w.now = 0;
    w.n[0] = 1;
    w.n[1] = 0;
    for (int wave = 0; w.n[w.now] > 0 && wave < WAVES_MAX; wave++, cost++) {
        w.n[!w.now] = 0;
        for (int i = 0; i < w.n[w.now]; i++) {
            spread(s, g, w.hex[w.now][i], ways, &w);
            hs_add(&reached, w.hex[w.now][i]);
        }
        w.now = !w.now;
        if (hs_any(wanted) ? hs_any(hs_and(wanted, reached)) : cost >= ATOLL_COST)
            return;
    }
}

/* The hex of a set with the cheapest way, or VK_NONE if none costs `most` or less. */
static int cheapest(const struct ways *ways, struct hexset among, int most)
{
    int best = VK_NONE;
    while (hs_any(among)) {
        int hex = hs_next(&among);
        if (ways->cost[hex] <= most) {
            most = ways->cost[hex] - 1;
            best = hex;
        }
    }
    return best;
}

static struct hexset atolls(const struct conq_state *s, const struct conq_goals *g)
{
    struct hexset land = hs_minus(hs_minus(g->pass, s->ocean), g->home), out = { { 0, 0 } };
    while (hs_any(land)) {
        int hex = hs_next(&land);
        if (conq_is_atoll(s, hex))
            hs_add(&out, hex);
    }
    return out;
}

/* The cheapest way to join one more group (else an atoll) to the Home: where it lacks a canoe. */
static struct hexset gaps(const struct conq_state *s, int side, const struct conq_goals *g)
{
    struct ways ways;
    struct hexset out = { { 0, 0 } };
    if (s->home[side] == VK_NONE)
        return out;
    struct hexset apart = hs_minus(s->held[side], g->home);
    find_ways(s, g, apart, &ways);
    if (!hs_has(s->chain[side], s->home[side]))
        hs_add(&out, s->home[side]);
    int end = cheapest(&ways, apart, FAR - 1);
    if (end == VK_NONE)
        end = cheapest(&ways, atolls(s, g), ATOLL_COST);
    for (int hex = end; hex != VK_NONE; hex = ways.from[hex])
        if (!hs_has(s->chain[side], hex))
            hs_add(&out, hex);
    return out;
}

void conq_goals_of(const struct conq_state *s, int side, struct conq_goals *g)
{
    struct hexset own_secret = s->di[side];
    memset(g, 0, sizeof *g);
    g->side = side;
    g->enemy = conq_enemy_hexes(s, side);
    g->pass = hs_minus(hs_or(conq_known(s), own_secret), hs_or(g->enemy, conq_closed(s, side)));
    if (s->home[side] != VK_NONE)
        g->home = conq_component(s, side, s->home[side]);
    g->settle = settle_targets(s, side, g->pass);
    g->gaps = gaps(s, side, g);
    g->n_settle = (uint8_t)hs_count(g->settle);
    g->n_gaps = (uint8_t)hs_count(g->gaps);
    steps_from(g->settle, g->pass, g->to_settle);
    steps_from(g->gaps, g->pass, g->to_gap);
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
