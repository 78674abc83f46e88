/* archipelago_model.c - a second reading of the map of Archipelago, by letters and plain searches. */
#include "archipelago_model.h"
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *key, *edges;
    int huts, fish;
    const char *on_a, *on_b;
} spec[] = {
#define SPEC_FACE(key, edges, huts, fish, on_a, on_b) { #key, edges, huts, fish, on_a, on_b },
#define SPEC_CARD(code, key, p0, p1, p2, cost, medals)
#define SPEC_BACK(code, upper, lower)
#define SPEC_OBJECTIVE(code, what, n2, n3, n4, n5, criterion, gap)
#define SPEC_TREND(code, criterion)
#include "archipelago_spec.def"
#undef SPEC_FACE
#undef SPEC_CARD
#undef SPEC_BACK
#undef SPEC_OBJECTIVE
#undef SPEC_TREND
};

static const int dq[6] = { 1, 1, 0, -1, -1, 0 }, dr[6] = { 0, -1, -1, 0, 1, 1 };

/* ---- faces ---- */

static void read_icons(struct model_face *f, const char *text, char part)
{
    static const char *const words[] = { "fruit", "cattle", "fish", "wood", "stone", "iron" };
    for (int res = 0; res < 6; res++) {
        const char *at = strstr(text, words[res]);
        for (int n = at ? (int)strtol(at + strlen(words[res]), NULL, 10) : 0; n > 0; n--) {
            f->icon[f->n_icons].res = res;
            f->icon[f->n_icons++].part = part;
        }
    }
}

/* Runs of land around the hex; the one with the lowest edge is A. */
static void name_parts(struct model_face *f)
{
    memcpy(f->part, "WWWWWW", 7);
    for (int e = 0; e < 6; e++) {
        if (f->edges[e] == 'S' || f->part[e] != 'W')
            continue;
        char name = (char)('A' + f->n_land++);
        for (int k = e; f->edges[k] != 'S' && f->part[k] == 'W'; k = (k + 1) % 6)
            f->part[k] = name;
        for (int k = (e + 5) % 6; f->edges[k] != 'S' && f->part[k] == 'W'; k = (k + 5) % 6)
            f->part[k] = name;
    }
    if (!f->n_land && strcmp(f->key, "open_sea") != 0)
        f->n_land = 1; /* an island */
}

const struct model_face *model_face(int face)
{
    static struct model_face faces[50];
    struct model_face *f = &faces[face];
    if (f->key)
        return f;
    f->key = spec[face].key;
    f->edges = spec[face].edges;
    f->huts = spec[face].huts;
    for (int i = 0; i < spec[face].fish; i++) {
        f->icon[f->n_icons].res = 2;
        f->icon[f->n_icons++].part = 'W';
    }
    read_icons(f, spec[face].on_a, 'A');
    read_icons(f, spec[face].on_b, 'B');
    name_parts(f);
    return f;
}

bool model_is_round(int face)
{
    const char *e = model_face(face)->edges;
    return strspn(e, (char[]){ e[0], 0 }) == 6;
}

static bool has_sea(int face)
{
    return strchr(model_face(face)->edges, 'S') != NULL;
}

/* ---- the map ---- */

char model_edge(const struct arch_state *s, int region, int d)
{
    return model_face(s->region[region].face)->edges[(d - s->region[region].rot + 6) % 6];
}

char model_owner(const struct arch_state *s, int region, int d)
{
    return model_face(s->region[region].face)->part[(d - s->region[region].rot + 6) % 6];
}

int model_region_at(const struct arch_state *s, int q, int r)
{
    for (int i = 0; i < s->n_regions; i++)
        if (s->region[i].q == q && s->region[i].r == r)
            return i;
    return -1;
}

int model_next(const struct arch_state *s, int region, int d)
{
    return model_region_at(s, s->region[region].q + dq[d], s->region[region].r + dr[d]);
}

int model_sail(const struct arch_state *s, int region, int d)
{
    return model_edge(s, region, d) == 'S' ? model_next(s, region, d) : -1;
}

bool model_fits(const struct arch_state *s, int face, int rot, int q, int r)
{
    if (model_region_at(s, q, r) >= 0)
        return false;
    for (int d = 0; d < 6; d++) {
        int other = model_region_at(s, q + dq[d], r + dr[d]);
        if (other >= 0 &&
            model_edge(s, other, (d + 3) % 6) != model_face(face)->edges[(d - rot + 6) % 6])
            return false;
    }
    return true;
}

int model_neighbours(const struct arch_state *s, int q, int r)
{
    int n = 0;
    for (int d = 0; d < 6; d++)
        n += model_region_at(s, q + dq[d], r + dr[d]) >= 0;
    return n;
}

/* ---- units ---- */

static int per_seat(const struct arch_state *s)
{
    return s->h.seats == 2 ? 28 : 14;
}

static bool is_ship(const struct arch_state *s, int unit)
{
    return unit % per_seat(s) >= (s->h.seats == 2 ? 20 : 10);
}

static bool is_on_map(const struct arch_state *s, int unit)
{
    return s->unit[unit].region < s->n_regions;
}

/* Active and not engaged. */
static bool is_at_leisure(const struct arch_state *s, int unit)
{
    return is_on_map(s, unit) && !(s->unit[unit].flags & (BY_WORK | BY_SERVICE | REBEL));
}

static char letter(int part)
{
    return "ABW"[part];
}

bool model_can_explore(const struct arch_state *s, int unit, int q, int r)
{
    if (!is_at_leisure(s, unit))
        return false;
    const struct arch_unit *u = &s->unit[unit];
    for (int d = 0; d < 6; d++)
        if (s->region[u->region].q + dq[d] == q && s->region[u->region].r + dr[d] == r)
            return is_ship(s, unit) ? model_edge(s, u->region, d) == 'S'
                                    : model_owner(s, u->region, d) == letter(u->part);
    return false;
}

/* ---- convoys: every chain of different ships ---- */

struct chain {
    const struct arch_state *s;
    int ship[8], n_ships;
    uint8_t *reach;
};

static void sail_chain(struct chain *c, int at, unsigned used)
{
    for (int d = 0; d < 6; d++) {
        int to = model_sail(c->s, at, d);
        for (int i = 0; to >= 0 && i < c->n_ships; i++) {
            int where = c->s->unit[c->ship[i]].region;
            if (used >> i & 1 || (where != at && where != to))
                continue;
            int n = model_face(c->s->region[to].face)->n_land;
            c->reach[to] = (uint8_t)(c->reach[to] | ((1 << n) - 1));
            sail_chain(c, to, used | 1u << i);
        }
    }
}

void model_convoy(const struct arch_state *s, int seat, int region, char part,
                  uint8_t reach[ARCH_REGIONS])
{
    struct chain c = { .s = s, .reach = reach };
    int face = s->region[region].face;
    memset(reach, 0, ARCH_REGIONS);
    if (!has_sea(face))
        return;
    for (int u = seat * per_seat(s); u < (seat + 1) * per_seat(s); u++)
        if (is_ship(s, u) && is_at_leisure(s, u)) {
            c.ship[c.n_ships++] = u;
            if (s->unit[u].region == region)
                reach[region] = (uint8_t)((1 << model_face(face)->n_land) - 1);
        }
    sail_chain(&c, region, 0);
    reach[region] &= (uint8_t) ~(part == 'A' ? 1 : 2);
}

/* ---- migration ---- */

static int citizens(const struct arch_state *s, int seat, int region)
{
    int n = 0;
    for (int u = seat * per_seat(s); u < (seat + 1) * per_seat(s); u++)
        n += !is_ship(s, u) && s->unit[u].region == region;
    return n;
}

int model_overfull(const struct arch_state *s, int seat)
{
    for (int region = 0; region < s->n_regions; region++)
        if (citizens(s, seat, region) > 3)
            return region;
    return -1;
}

/* Nobody stands on it, and nobody else's active citizen stands on the town. */
static bool is_open(const struct arch_state *s, int seat, int region, int building)
{
    if (s->region[region].building[building] == VK_NONE)
        return false;
    for (int u = 0; u < s->h.seats * per_seat(s); u++) {
        const struct arch_unit *x = &s->unit[u];
        if (x->region != region)
            continue;
        if (x->spot == SPOT_BUILDING + building)
            return false;
        if (x->spot == SPOT_BUILDING + TOWN && !(x->flags & REBEL) && u / per_seat(s) != seat)
            return false;
    }
    return true;
}

static void add_part(const struct arch_state *s, int seat, int region, char part,
                     uint8_t spots[ARCH_REGIONS])
{
    int bits = part == 'W' ? 4 : part == 'A' ? 1 : 2;
    for (int b = 0; b < 4; b++)
        if (is_open(s, seat, region, b) &&
            (part == 'W' ? b == PORT : letter(s->region[region].building[b]) == part))
            bits |= 8 << b;
    spots[region] = (uint8_t)(spots[region] | bits);
}

static void add_home(const struct arch_state *s, int unit, uint8_t spots[ARCH_REGIONS])
{
    const struct arch_unit *u = &s->unit[unit];
    uint8_t here[ARCH_REGIONS] = { 0 };
    add_part(s, unit / per_seat(s), u->region, letter(u->part), here);
    if (u->spot == SPOT_FREE)
        here[u->region] &= (uint8_t) ~(1 << u->part);
    spots[u->region] = (uint8_t)(spots[u->region] | here[u->region]);
}

static void sail_out(const struct arch_state *s, int unit, int from, int steps,
                     uint8_t spots[ARCH_REGIONS])
{
    for (int d = 0; steps && d < 6; d++) {
        int to = model_sail(s, from, d);
        if (to < 0)
            continue;
        if (to != s->unit[unit].region)
            add_part(s, unit / per_seat(s), to, 'W', spots);
        sail_out(s, unit, to, steps - 1, spots);
    }
}

/* Wherever he could go if there were no limit. */
static void all_targets(const struct arch_state *s, int unit, enum model_how how,
                        uint8_t spots[ARCH_REGIONS])
{
    const struct arch_unit *u = &s->unit[unit];
    int seat = unit / per_seat(s);
    uint8_t reach[ARCH_REGIONS];
    memset(spots, 0, ARCH_REGIONS);
    if (is_ship(s, unit)) {
        sail_out(s, unit, u->region, how == BY_NAVIGATION ? 2 : 1, spots);
        add_home(s, unit, spots);
        return;
    }
    for (int d = 0; how == BY_ANY_MEANS && d < 6; d++) {
        int to = model_next(s, u->region, d);
        if (to >= 0 && model_owner(s, u->region, d) == letter(u->part))
            add_part(s, seat, to, model_owner(s, to, (d + 3) % 6), spots);
    }
    if (how == BY_ANY_MEANS)
        add_home(s, unit, spots);
    model_convoy(s, seat, u->region, letter(u->part), reach);
    for (int to = 0; to < s->n_regions; to++)
        for (int part = 0; part < 2; part++)
            if (reach[to] >> part & 1)
                add_part(s, seat, to, letter(part), spots);
}

/* Can this citizen go from the overfull region to one where two at most are? */
static bool can_cure(const struct arch_state *s, int unit, enum model_how how)
{
    uint8_t spots[ARCH_REGIONS];
    if (!is_at_leisure(s, unit) || s->unit[unit].flags & MOVED)
        return false;
    all_targets(s, unit, how, spots);
    for (int to = 0; to < s->n_regions; to++)
        if (spots[to] && to != s->unit[unit].region && citizens(s, unit / per_seat(s), to) <= 2)
            return true;
    return false;
}

static bool is_curable(const struct arch_state *s, int seat, int region, enum model_how how)
{
    for (int u = seat * per_seat(s); u < (seat + 1) * per_seat(s); u++)
        if (!is_ship(s, u) && s->unit[u].region == region && can_cure(s, u, how))
            return true;
    return false;
}

void model_targets(const struct arch_state *s, int unit, enum model_how how,
                   uint8_t spots[ARCH_REGIONS])
{
    int seat = unit / per_seat(s), from = s->unit[unit].region;
    int overfull = model_overfull(s, seat);
    all_targets(s, unit, how, spots);
    if (is_ship(s, unit))
        return;
    if (overfull >= 0)
        spots[overfull] = 0;
    for (int to = 0; to < s->n_regions; to++) {
        if (!spots[to] || to == from || citizens(s, seat, to) < 3)
            continue;
        struct arch_state after = *s; /* he has gone there: what then? */
        after.unit[unit].region = (uint8_t)to;
        after.unit[unit].part = (uint8_t)(spots[to] & 1 ? PART_A : PART_B);
        after.unit[unit].spot = SPOT_FREE;
        after.unit[unit].flags |= MOVED;
        if (!is_curable(&after, seat, to, how))
            spots[to] = 0;
    }
}

bool model_can_pick(const struct arch_state *s, int unit, enum model_how how)
{
    uint8_t spots[ARCH_REGIONS];
    int overfull = model_overfull(s, unit / per_seat(s));
    if (!is_at_leisure(s, unit) || s->unit[unit].flags & MOVED)
        return false;
    if (overfull >= 0)
        return !is_ship(s, unit) && s->unit[unit].region == overfull && can_cure(s, unit, how);
    if (how == BY_NAVIGATION && !is_ship(s, unit))
        return false;
    model_targets(s, unit, how, spots);
    for (int to = 0; to < s->n_regions; to++)
        if (spots[to])
            return true;
    return false;
}
