/*
 * map.c - 2.3: cells of the map, continuity of edges, who is next to whom by sea and by land, and the
 * journeys of citizens in convoy. What may be done on the map is told elsewhere.
 */
#include "games/archipelago/rules.h"
#include <string.h>

const int8_t arch_step[SIDES][2] = {
    { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 }
};

/* ---- cells ---------------------------------------------------------------------------------------- */

int arch_region_at(const struct arch_state *s, int q, int r)
{
    for (int region = 0; region < s->n_regions; region++)
        if (s->region[region].q == q && s->region[region].r == r)
            return region;
    return VK_NONE;
}

static int next_to_cell(const struct arch_state *s, int q, int r, int side)
{
    return arch_region_at(s, q + arch_step[side][0], r + arch_step[side][1]);
}

struct arch_wanted arch_wants(const struct arch_state *s, int q, int r)
{
    struct arch_wanted w = { 0, 0 };
    for (int side = 0; side < SIDES; side++) {
        int other = next_to_cell(s, q, r, side);
        if (other == VK_NONE)
            continue;
        int edge = arch_of_side(s->region[other].edges, arch_across(side));
        w.mask = (uint16_t)(w.mask | 3u << 2 * side);
        w.edges = (uint16_t)(w.edges | (unsigned)edge << 2 * side);
    }
    return w;
}

bool arch_fits(const struct arch_state *s, int q, int r, unsigned edges)
{
    return arch_meets(arch_wants(s, q, r), edges);
}

int arch_rotations(int face)
{
    unsigned edges = arch_faces[face].edges;
    return edges == arch_turn(edges, 1) ? 1 : SIDES;
}

int arch_put_region(struct arch_state *s, int q, int r, int face, int rot, struct vk_sink *ev)
{
    int region = s->n_regions++;
    struct arch_region *x = &s->region[region];
    *x = (struct arch_region){ .q = (int8_t)q, .r = (int8_t)r, .face = (uint8_t)face };
    x->rot = (uint8_t)rot;
    x->edges = (uint16_t)arch_turn(arch_faces[face].edges, rot);
    x->owners = (uint16_t)arch_turn(arch_faces[face].owners, rot);
    x->terms = x->terms_of = VK_NONE;
    memset(x->building, VK_NONE, sizeof x->building);
    for (int side = 0; side < SIDES; side++) {
        int other = next_to_cell(s, q, r, side);
        x->next[side] = (uint8_t)other;
        if (other != VK_NONE)
            s->region[other].next[arch_across(side)] = (uint8_t)region;
    }
    s->hex_at[face / 2] = HEX_MAP;
    VK_EMIT(ev, E_region_placed, VK_NONE, region, face, q + CELL_BASE, r + CELL_BASE, rot);
    return region;
}

/* ---- connections ---------------------------------------------------------------------------------- */

int arch_sail(const struct arch_state *s, int region, int side)
{
    const struct arch_region *x = &s->region[region];
    return arch_of_side(x->edges, side) == EDGE_S ? x->next[side] : VK_NONE;
}

int arch_walk(const struct arch_state *s, int region, int part, int side, int *to_part)
{
    const struct arch_region *x = &s->region[region];
    int other = x->next[side];
    /* sides of the sea belong to no land part */
    if (other == VK_NONE || part == PART_W || arch_of_side(x->owners, side) != part)
        return VK_NONE;
    *to_part = arch_of_side(s->region[other].owners, arch_across(side));
    return other;
}

/* ---- convoys -------------------------------------------------------------------------------------- */

enum { FLEET = ARCH_FLEET };

/* A search over (region, ships used): each link of a journey is served by another ship. */
struct convoy {
    const struct arch_state *s;
    uint8_t *reach;
    uint8_t in[ARCH_REGIONS];                       /* ships of the fleet there, a bit each */
    uint32_t seen[ARCH_REGIONS][(1 << FLEET) / 32]; /* sets of used ships, a bit each */
};

static uint8_t land_parts(const struct arch_state *s, int region)
{
    return (uint8_t)((1u << arch_face_of(s, region)->n_parts) - 1);
}

/*
 * A ship left behind serves before one that waits ahead: only the latter can be of use again. So one
 * way to serve each link is enough.
 */
static unsigned serving_ship(const struct convoy *c, int from, int to, unsigned used)
{
    unsigned ships = c->in[from] & ~used;
    if (!ships)
        ships = c->in[to] & ~used;
    return ships & (~ships + 1);
}

static void sail_on(struct convoy *c, int from, unsigned used)
{
    for (int side = 0; side < SIDES; side++) {
        int to = arch_sail(c->s, from, side);
        if (to == VK_NONE)
            continue;
        unsigned ship = serving_ship(c, from, to, used);
        if (!ship)
            continue;
        unsigned now = used | ship;
        if (c->seen[to][now / 32] >> now % 32 & 1)
            continue;
        c->seen[to][now / 32] |= UINT32_C(1) << now % 32;
        c->reach[to] |= land_parts(c->s, to);
        sail_on(c, to, now);
    }
}

/* His ships that are not engaged, by region; false: he has none. */
static bool muster(struct convoy *c, int seat)
{
    const struct arch_state *s = c->s;
    unsigned ship = 1, fleet = 0;
    for (int u = arch_first_ship(s, seat); u < arch_end_unit(s, seat); u++, ship <<= 1)
        if (arch_is_free(&s->unit[u])) {
            c->in[s->unit[u].region] |= (uint8_t)ship;
            fleet |= ship;
        }
    return fleet != 0;
}

void arch_convoy(const struct arch_state *s, int seat, int region, int part,
                 uint8_t reach[ARCH_REGIONS])
{
    memset(reach, 0, ARCH_REGIONS);
    if (!arch_face_of(s, region)->has_sea)
        return;
    struct convoy c = { .s = s, .reach = reach };
    if (!muster(&c, seat))
        return;
    if (c.in[region]) /* across the strait */
        reach[region] = land_parts(s, region);
    sail_on(&c, region, 0);
    reach[region] &= (uint8_t) ~(1u << part);
}

/* A journey of so many links, and the ship of each. */
static bool sail_to(const struct convoy *c, int from, unsigned used, int to, int links,
                    uint8_t *ship)
{
    for (int side = 0; side < SIDES; side++) {
        int next = arch_sail(c->s, from, side);
        unsigned by = next == VK_NONE ? 0 : serving_ship(c, from, next, used);
        if (!by)
            continue;
        *ship = (uint8_t)__builtin_ctz(by);
        if (links == 1 ? next == to : sail_to(c, next, used | by, to, links - 1, ship + 1))
            return true;
    }
    return false;
}

int arch_carriers(const struct arch_state *s, int seat, int region, int to, uint8_t ship[FLEET])
{
    struct convoy c = { .s = s };
    int n = 0;
    if (!muster(&c, seat))
        return 0;
    if (region == to && c.in[region])
        ship[n++] = (uint8_t)__builtin_ctz(c.in[region]);
    for (int links = 1; !n && links <= FLEET; links++)
        n = sail_to(&c, region, 0, to, links, ship) ? links : 0;
    for (int i = 0; i < n; i++)
        ship[i] = (uint8_t)(ship[i] + arch_first_ship(s, seat));
    return n;
}
