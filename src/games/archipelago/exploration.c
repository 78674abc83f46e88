/*
 * exploration.c - 4.7.6: the visible hex is kept or rejected, or one of two taken with the Cartographer;
 * it is put where it fits and an explorer can go, and the explorer goes there. Cubes: discovery.c.
 */
#include "games/archipelago/rules.h"
#include <string.h>

/* Stages. The seat of the frame explores; flag: with the Cartographer. */
enum stage { TURN_UP, TAKE, SPOT, EXPLORER, TOP, OVER };

/* ---- where a hex can go ------------------------------------------------------------------------------ */

/* Coordinates stay far inside: every region found touches two others (4.1). */
enum { GRID = 2 * CELL_BASE };

/* An empty cell next to regions. */
struct spot_cell {
    int8_t q, r;
    uint8_t neighbours, has_explorer;
    struct arch_wanted wanted;
};

struct spots {
    int n;
    uint8_t at[GRID * GRID]; /* which spot lies in a cell, by r and q; or VK_NONE */
    struct spot_cell spot[ARCH_CELLS];
};

/* Parts of each region on which the player has a unit that can set out, a bit 1 << part. */
static void find_explorers(const struct arch_state *s, int seat, uint8_t on[ARCH_REGIONS])
{
    memset(on, 0, ARCH_REGIONS);
    for (int u = arch_first_unit(s, seat); u < arch_end_unit(s, seat); u++) {
        const struct arch_unit *x = &s->unit[u];
        if (arch_is_free(x))
            on[x->region] |= (uint8_t)(1u << x->part);
    }
}

static struct spot_cell *spot_in(struct spots *all, int q, int r)
{
    uint8_t *at = &all->at[(r + CELL_BASE) * GRID + q + CELL_BASE];
    if (*at == VK_NONE) {
        *at = (uint8_t)all->n;
        all->spot[all->n++] = (struct spot_cell){ .q = (int8_t)q, .r = (int8_t)r };
    }
    return &all->spot[*at];
}

/*
 * Every empty cell beside a region. The part that owns the shared edge tells who can cross it: a ship
 * if it is the sea, else a citizen of that shore.
 */
static void find_spots(const struct arch_state *s, int seat, struct spots *all)
{
    uint8_t explorers[ARCH_REGIONS];
    find_explorers(s, seat, explorers);
    all->n = 0;
    memset(all->at, VK_NONE, sizeof all->at);
    for (int region = 0; region < s->n_regions; region++) {
        const struct arch_region *x = &s->region[region];
        for (int side = 0; side < SIDES; side++) {
            if (x->next[side] != VK_NONE)
                continue;
            struct spot_cell *c =
                spot_in(all, x->q + arch_step[side][0], x->r + arch_step[side][1]);
            int at = 2 * arch_across(side), edge = arch_of_side(x->edges, side);
            c->neighbours++;
            c->wanted.mask = (uint16_t)(c->wanted.mask | 3u << at);
            c->wanted.edges = (uint16_t)(c->wanted.edges | (unsigned)edge << at);
            if (explorers[region] >> arch_of_side(x->owners, side) & 1)
                c->has_explorer = 1;
        }
    }
}

/* New land touches two regions at least (4.1). */
static bool is_open(const struct spot_cell *c)
{
    return c->neighbours > 1;
}

int arch_open_cells(const struct arch_state *s, int8_t cell[ARCH_CELLS][2])
{
    struct spots all;
    int n = 0;
    find_spots(s, 0, &all); /* who could go there is another question */
    for (int i = 0; i < all.n; i++)
        if (is_open(&all.spot[i])) {
            cell[n][0] = all.spot[i].q;
            cell[n++][1] = all.spot[i].r;
        }
    return n;
}

static bool is_reachable(const struct spot_cell *c)
{
    return is_open(c) && c->has_explorer;
}

/* Rotations in which the face fits there (4.1), a bit each; none if nobody can go there. */
static unsigned turns(const struct spot_cell *c, int face)
{
    unsigned fit = 0;
    if (!is_reachable(c))
        return 0;
    for (int rot = 0, rotations = arch_rotations(face); rot < rotations; rot++)
        if (arch_meets(c->wanted, arch_turn(arch_faces[face].edges, rot)))
            fit |= 1u << rot;
    return fit;
}

/* Poses of the hex: either side of it up. */
static unsigned poses(const struct spot_cell *c, int hex)
{
    return turns(c, 2 * hex) | turns(c, 2 * hex + 1) << SIDES;
}

bool arch_has_spot(const struct arch_state *s, int seat, int hex)
{
    struct spots all;
    find_spots(s, seat, &all);
    for (int i = 0; i < all.n; i++)
        if (hex == VK_NONE ? is_reachable(&all.spot[i]) : poses(&all.spot[i], hex) != 0)
            return true;
    return false;
}

bool arch_has_place(const struct arch_state *s, int seat, int face)
{
    struct spots all;
    find_spots(s, seat, &all);
    for (int i = 0; i < all.n; i++)
        if (turns(&all.spot[i], face))
            return true;
    return false;
}

/* ---- the course of an exploration ---------------------------------------------------------------------- */

bool arch_can_explore(const struct arch_state *s, int seat)
{
    if (s->top == VK_NONE)
        return false;
    for (int u = arch_first_unit(s, seat); u < arch_end_unit(s, seat); u++)
        if (arch_is_free(&s->unit[u]))
            return true;
    return false;
}

void arch_push_exploration(struct arch_state *s, int seat, bool with_cartographer)
{
    struct vk_frame *f = vk_push(&s->h, P_exploration, seat);
    f->flag = with_cartographer;
    f->pc = with_cartographer ? TURN_UP : TAKE;
}

/* Now its other side is seen. */
static void take_hex(struct arch_state *s, struct vk_frame *f, int hex)
{
    vk_reveal(&s->h);
    s->hex_at[hex] = HEX_TAKEN;
    f->v[EXPLORATION_HEX] = (int16_t)hex;
}

static void look_for_spot(struct arch_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int hex = f->v[EXPLORATION_HEX];
    if (arch_has_spot(s, f->seat, hex)) {
        f->pc = EXPLORER;
        vk_push(&s->h, P_explore_spot, f->seat);
        return;
    }
    f->pc = TOP;
    s->hex_at[hex] = HEX_DISCARDS;
    VK_EMIT(ev, E_explore_failed, f->seat, hex);
}

RUN(exploration)
{
    struct arch_state *s = st;
    switch ((enum stage)f->pc) {
    case TURN_UP:
        f->pc = TAKE;
        arch_push_region_top(s, ev);
        break;
    case TAKE:
        f->pc = SPOT;
        vk_push(&s->h, f->flag ? P_cartographer_pick : P_explore_keep_or_reject, f->seat);
        break;
    case SPOT: look_for_spot(s, f, ev); break;
    case EXPLORER:
        f->pc = TOP;
        vk_push(&s->h, P_explore_unit, f->seat);
        break;
    case TOP:
        f->pc = OVER;
        if (s->top == VK_NONE)
            arch_push_region_top(s, ev);
        break;
    case OVER: vk_pop(&s->h); break;
    }
}

/* ---- which hex ------------------------------------------------------------------------------------------ */

LEGAL(explore_keep_or_reject)
{
    vk_add(out, vk_act(V_keep, 0, 0, 0));
    if (arch_is_hex_left(st))
        vk_add(out, vk_act(V_reject, 0, 0, 0));
}

APPLY(explore_keep_or_reject)
{
    struct arch_state *s = st;
    int face = s->top, hex = face / 2;
    vk_pop(&s->h);
    s->top = VK_NONE;
    if (vk_verb_of(a) == V_keep) {
        take_hex(s, vk_top(&s->h), hex);
        VK_EMIT(ev, E_hex_kept, seat, hex);
        return;
    }
    s->hex_at[hex] = HEX_DISCARDS;
    VK_EMIT(ev, E_hex_rejected, seat, face);
    arch_renew_pile(s, ev);
    vk_push(&s->h, P_region_draw, seat);
}

LEGAL(region_draw)
{
    const struct arch_state *s = st;
    for (unsigned hex = 0; hex < N_HEXES; hex++)
        if (s->hex_at[hex] == HEX_PILE)
            vk_add_outcome(out, vk_act(V_hex, hex, 0, 0), 1);
}

APPLY(region_draw)
{
    struct arch_state *s = st;
    int hex = (int)vk_arg(a, 0), to = f->seat;
    vk_pop(&s->h);
    take_hex(s, vk_top(&s->h), hex);
    VK_EMIT(ev, E_hex_drawn, to, hex);
}

LEGAL(cartographer_pick)
{
    const struct arch_state *s = st;
    vk_add(out, vk_act(V_first, 0, 0, 0));
    if (s->second != VK_NONE)
        vk_add(out, vk_act(V_second, 0, 0, 0));
}

/* The other one is the visible face afterwards. */
APPLY(cartographer_pick)
{
    struct arch_state *s = st;
    bool is_first = vk_verb_of(a) == V_first;
    int taken = is_first ? s->top : s->second;
    vk_pop(&s->h);
    s->top = is_first ? s->second : s->top;
    s->second = VK_NONE;
    take_hex(s, vk_top(&s->h), taken / 2);
    VK_EMIT(ev, E_hex_kept, seat, taken / 2);
}

/* ---- where, and who goes ---------------------------------------------------------------------------------- */

LEGAL(explore_spot)
{
    const struct arch_state *s = st;
    struct spots all;
    int hex = vk_below_of(&s->h)->v[EXPLORATION_HEX];
    find_spots(s, seat, &all);
    for (int i = 0; i < GRID * GRID; i++) { /* by r, then q */
        if (all.at[i] == VK_NONE)
            continue;
        const struct spot_cell *c = &all.spot[all.at[i]];
        unsigned fit = poses(c, hex);
        for (unsigned pose = 0; fit >> pose; pose++)
            if (fit >> pose & 1)
                vk_add(out, vk_act(V_place, (unsigned)(c->q + CELL_BASE),
                                   (unsigned)(c->r + CELL_BASE), pose));
    }
}

APPLY(explore_spot)
{
    struct arch_state *s = st;
    int q = (int)vk_arg(a, 0) - CELL_BASE, r = (int)vk_arg(a, 1) - CELL_BASE;
    int pose = (int)vk_arg(a, 2);
    vk_pop(&s->h);
    struct vk_frame *way = vk_top(&s->h);
    int face = 2 * way->v[EXPLORATION_HEX] + pose / SIDES;
    way->v[EXPLORATION_REGION] = (int16_t)arch_put_region(s, q, r, face, pose % SIDES, ev);
}

/* The part of the new region that the unit comes to, or VK_NONE. */
static int arrives_on(const struct arch_state *s, const struct arch_unit *u, int region)
{
    const struct arch_region *x = &s->region[region];
    for (int side = 0; side < SIDES; side++) {
        if (x->next[side] != u->region)
            continue;
        if (arch_of_side(s->region[u->region].owners, arch_across(side)) != u->part)
            return VK_NONE;
        return arch_of_side(x->owners, side);
    }
    return VK_NONE;
}

LEGAL(explore_unit)
{
    const struct arch_state *s = st;
    int region = vk_below_of(&s->h)->v[EXPLORATION_REGION];
    for (int u = arch_first_unit(s, seat); u < arch_end_unit(s, seat); u++)
        if (arch_is_free(&s->unit[u]) && arrives_on(s, &s->unit[u], region) != VK_NONE &&
            !arch_is_twin(s, u))
            vk_add(out, vk_act(V_send, (unsigned)u, 0, 0));
}

APPLY(explore_unit)
{
    struct arch_state *s = st;
    int unit = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    int region = vk_top(&s->h)->v[EXPLORATION_REGION], from = s->unit[unit].region;
    arch_move_unit(s, unit, region, arrives_on(s, &s->unit[unit], region), SPOT_FREE);
    VK_EMIT(ev, E_explored, seat, region, arch_is_ship(s, unit) ? SHIP_KIND : CITIZEN_KIND, from);
    arch_take_token(s, seat, ev);
    arch_surplus(s, arch_face_of(s, region)->huts, ev);
    arch_push_discovery(s, seat, region);
}
