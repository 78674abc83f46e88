/*
 * bot_reach.c - distances over the sea. A step over one's own or a neutral route costs one, over the
 * route of somebody who can guide two, over an unexplored one three (somebody must first explore
 * it), over a route without a guide nearly eight. Islands are sets of bits and distances count in
 * halves, so that all islands at one distance are one machine word.
 */
#include "games/polynesia/bot_value.h"
#include "games/polynesia/rules.h"
#include "islands.def"
#include "routes.def"
#include <string.h>

enum { FREE = 2, GUIDED = 4, UNEXPLORED = 6, BLOCKED = 15 };

/* 0.82 to the power of half the index, and 0.5. */
static const float gentle[FARTHEST + 1] = {
    1.0000000f, 0.9055385f, 0.8200000f, 0.7425416f, 0.6724000f, 0.6088841f, 0.5513680f, 0.4992850f,
    0.4521218f, 0.4094137f, 0.3707398f, 0.3357192f, 0.3040067f, 0.2752897f, 0.2492855f, 0.2257376f,
    0.2044141f, 0.1851048f, 0.1676196f, 0.1517860f, 0.1374480f, 0.1244645f, 0.1127074f, 0.1020609f,
    0.0924201f, 0.0836899f, 0.0757844f, 0.0686257f, 0.0621432f,
};
static const float steep[FARTHEST + 1] = {
    1.0000000f, 0.7071068f, 0.5000000f, 0.3535534f, 0.2500000f, 0.1767767f, 0.1250000f, 0.0883883f,
    0.0625000f, 0.0441942f, 0.0312500f, 0.0220971f, 0.0156250f, 0.0110485f, 0.0078125f, 0.0055243f,
    0.0039062f, 0.0027621f, 0.0019531f, 0.0013811f, 0.0009766f, 0.0006905f, 0.0004883f, 0.0003453f,
    0.0002441f, 0.0001726f, 0.0001221f, 0.0000863f, 0.0000610f, 0,
};

#define ISLAND_ENUM(id, ...) id,
enum { ISLANDS_A(ISLAND_ENUM) N_A };
enum { ISLANDS_B(ISLAND_ENUM) N_B };

/* Islands one route away. */
#define IF_NEXT(at, id, one, other, class, provenance)                                             \
    | ((uint32_t)((one) == (at)) << (other)) | ((uint32_t)((other) == (at)) << (one))
#define NEXT_A(id, ...) 0 ROUTES_A(IF_NEXT, id),
#define NEXT_B(id, ...) 0 ROUTES_B(IF_NEXT, id),
static const uint32_t next_to[2][POLY_ISLANDS] = { { ISLANDS_A(NEXT_A) }, { ISLANDS_B(NEXT_B) } };

/* The same over neutral routes. */
#define IF_FREE(at, id, one, other, class, provenance)                                             \
    | ((uint32_t)((class) == NEUTRAL && (one) == (at)) << (other)) |                               \
        ((uint32_t)((class) == NEUTRAL && (other) == (at)) << (one))
#define FREE_A(id, ...) 0 ROUTES_A(IF_FREE, id),
#define FREE_B(id, ...) 0 ROUTES_B(IF_FREE, id),
static const uint32_t free_to[2][POLY_ISLANDS] = { { ISLANDS_A(FREE_A) }, { ISLANDS_B(FREE_B) } };

/* Routes as neighbours, one set of islands per island, for each seat with its boats. */
struct net {
    uint32_t of_seat[POLY_SEATS][POLY_ISLANDS];
};

static void read_net(const struct poly_state *s, struct net *net)
{
    const struct poly_map *m = poly_map_of(s);
    memset(net, 0, sizeof *net);
    for (int p = 0; p < s->h.seats; p++) {
        for (uint64_t left = s->boats[p]; left;) {
            const struct poly_route *r = &m->route[poly_next64(&left)];
            net->of_seat[p][r->end[0]] |= 1u << r->end[1];
            net->of_seat[p][r->end[1]] |= 1u << r->end[0];
        }
    }
}

/* Where one step from an island leads, by what it costs. */
struct ways {
    uint32_t own, guided, blocked, unexplored;
};

static struct ways ways_from(const struct poly_state *s, const struct net *net, int seat,
                             int island)
{
    struct ways to = { .own = net->of_seat[seat][island] | free_to[s->side][island] };
    uint32_t foreign = 0;
    for (int q = 0; q < s->h.seats; q++) {
        if (q == seat)
            continue;
        foreign |= net->of_seat[q][island];
        if (s->occupied[q] >> island & 1)
            to.guided |= net->of_seat[q][island];
    }
    to.blocked = foreign & ~to.guided;
    to.unexplored = s->boats_left[seat] ? next_to[s->side][island] & ~(to.own | foreign) : 0;
    return to;
}

static void measure(const struct poly_state *s, const struct net *net, int seat,
                    uint8_t far[POLY_ISLANDS])
{
    uint32_t front[FARTHEST + BLOCKED] = { s->occupied[seat] }, reached = 0;
    uint32_t all = (1u << poly_map_of(s)->n_islands) - 1;
    memset(far, FARTHEST, POLY_ISLANDS);
    for (int d = 0; d < FARTHEST && reached != all; d++) {
        uint32_t now = front[d] & ~reached;
        reached |= now;
        while (now) {
            int i = poly_next32(&now);
            struct ways to = ways_from(s, net, seat, i);
            far[i] = (uint8_t)d;
            front[d + FREE] |= to.own;
            front[d + GUIDED] |= to.guided;
            front[d + UNEXPLORED] |= to.unexplored;
            front[d + BLOCKED] |= to.blocked;
        }
    }
}

static void note(const struct poly_state *s, struct poly_chart *chart)
{
    for (int p = 0; p < s->h.seats; p++) {
        chart->boats[p] = s->boats[p];
        chart->occupied[p] = s->occupied[p];
        chart->has_boats[p] = s->boats_left[p] != 0;
    }
}

void poly_chart_read(const struct poly_state *s, struct poly_chart *chart)
{
    struct net net;
    read_net(s, &net);
    note(s, chart);
    for (int p = 0; p < s->h.seats; p++)
        measure(s, &net, p, chart->far[p]);
}

/* Can a boat that `owner` put on this route change a distance of `seat`? */
static bool is_touched(const struct poly_state *s, const struct poly_chart *old, int seat,
                       int owner, int route)
{
    const struct poly_route *r = &poly_map_of(s)->route[route];
    int gap = old->far[seat][r->end[0]] - old->far[seat][r->end[1]];
    gap = gap < 0 ? -gap : gap;
    if (owner == seat)
        return gap > FREE;
    for (int q = 0; q < s->h.seats; q++)
        if (old->boats[q] >> route & 1)
            return false;
    return gap >= UNEXPLORED; /* the way led over it as long as nobody had explored it */
}

static bool has_changed(const struct poly_state *s, const struct poly_chart *old, int seat)
{
    if (s->occupied[seat] != old->occupied[seat] ||
        (s->boats_left[seat] != 0) != old->has_boats[seat])
        return true;
    for (int q = 0; q < s->h.seats; q++) {
        for (uint64_t new = s->boats[q] & ~old->boats[q]; new;) {
            if (is_touched(s, old, seat, q, poly_next64(&new)))
                return true;
        }
    }
    return false;
}

void poly_chart_follow(const struct poly_state *s, const struct poly_chart *old,
                       struct poly_chart *chart)
{
    struct net net;
    bool has_net = false;
    note(s, chart);
    for (int p = 0; p < s->h.seats; p++) {
        if (!has_changed(s, old, p)) {
            memcpy(chart->far[p], old->far[p], POLY_ISLANDS);
            continue;
        }
        if (!has_net)
            read_net(s, &net);
        has_net = true;
        measure(s, &net, p, chart->far[p]);
    }
}

void poly_reach(const struct poly_state *s, const struct poly_chart *chart, int seat,
                const float worth[POLY_ISLANDS], float *gently, float *steeply)
{
    const struct poly_map *m = poly_map_of(s);
    uint32_t all = (1u << m->n_islands) - 1;
    float a = 0, b = 0;
    for (uint32_t left = all & ~(s->occupied[seat] | m->sinking); left;) {
        int i = poly_next32(&left), d = chart->far[seat][i];
        a += worth[i] * gentle[d];
        b += worth[i] * steep[d];
    }
    *gently = a;
    *steeply = b;
}

/* What the last step of an escape from a near island multiplies a piece's worth by: 0.32 to the
   power of its cost. All explorable routes of near islands lead to safety. */
static float way_out(const struct poly_state *s, int seat, int island)
{
    uint64_t exits = poly_map_of(s)->routes_at[island] & poly_map_of(s)->explorable;
    if (exits & s->boats[seat])
        return 0.32f;
    for (int q = 0; q < s->h.seats; q++)
        if (exits & s->boats[q] && s->occupied[q] >> island & 1)
            return 0.1442f;
    return exits & ~poly_explored(s) ? 0.0328f : 0.01f;
}

float poly_rescue(const struct poly_state *s, int seat)
{
    static const float one_more = 0.32f, two_more = 0.1024f; /* 0.32 a step */
    uint32_t sinking = poly_map_of(s)->sinking;
    float hope[POLY_ISLANDS], best = 0, sum = 0;
    if (!(s->occupied[seat] & sinking))
        return 0;
    for (uint32_t left = sinking & ~(1u << POLY_VOLCANO); left;) {
        int i = poly_next32(&left);
        hope[i] = way_out(s, seat, i);
        best = hope[i] > best ? hope[i] : best;
    }
    for (uint32_t left = sinking & s->occupied[seat]; left;) {
        int i = poly_next32(&left);
        float x = i == POLY_VOLCANO ? best * one_more : hope[i];
        if (x < best * two_more)
            x = best * two_more;
        sum += x * (float)s->pieces[seat][i];
    }
    return sum;
}
