/*
 * turn_zero.c - 4.2: each player in order gets three hexes, puts one of their faces next to the start
 * hex and settles there, at sea by ship and landing, in the desert (7.2) on foot.
 */
#include "games/archipelago/rules.h"

enum { HEXES_DEALT = 3, LANDING = 2 };

/* Stages of one player's turn. */
enum stage { NEXT, DEAL, LOOK, PLACE, LAND, DISCOVER, DONE };

static bool is_desert(const struct arch_state *s)
{
    return s->option[O_START] != 0;
}

/* ---- hexes in hand --------------------------------------------------------------------------------- */

/* How many he may be dealt now: the first three of each later player stay in the pile. */
static int hexes_to_deal(const struct arch_state *s, int players_done)
{
    int n = -HEXES_DEALT * (s->h.seats - players_done - 1);
    for (int hex = 0; hex < N_HEXES; hex++)
        n += s->hex_at[hex] == HEX_PILE;
    return n < 0 ? 0 : n > HEXES_DEALT ? HEXES_DEALT : n;
}

/* Poses of the face in the cell on this side of the start hex, a bit a rotation. */
static unsigned poses(const struct arch_state *s, int side, int face)
{
    unsigned fit = 0;
    if (s->region[0].next[side] != VK_NONE)
        return 0;
    struct arch_wanted wanted = arch_wants(s, arch_step[side][0], arch_step[side][1]);
    for (int rot = 0; rot < arch_rotations(face); rot++)
        if (arch_meets(wanted, arch_turn(arch_faces[face].edges, rot)))
            fit |= 1u << rot;
    return fit;
}

static bool fits_somewhere(const struct arch_state *s, int face)
{
    for (int side = 0; side < SIDES; side++)
        if (poses(s, side, face))
            return true;
    return false;
}

static bool has_place(const struct arch_state *s, int seat)
{
    for (int face = 0; face < N_FACES; face++)
        if (s->hex_at[face / 2] == seat && fits_somewhere(s, face))
            return true;
    return false;
}

/* Shown to all, and out of the pile until the end of turn zero. */
static void set_aside(struct arch_state *s, int seat, struct vk_sink *ev)
{
    for (int hex = 0; hex < N_HEXES; hex++)
        if (s->hex_at[hex] == seat) {
            s->hex_at[hex] = HEX_ASIDE;
            VK_EMIT(ev, E_hex_aside, seat, hex);
        }
    s->player[seat].n_held = 0;
}

static void return_hexes(struct arch_state *s)
{
    for (int hex = 0; hex < N_HEXES; hex++)
        if (s->hex_at[hex] < ARCH_SEATS || s->hex_at[hex] == HEX_ASIDE)
            s->hex_at[hex] = HEX_PILE;
    for (int seat = 0; seat < s->h.seats; seat++)
        s->player[seat].n_held = 0;
}

/* ---- the turn of a player ---------------------------------------------------------------------------- */

static void next_player(struct arch_state *s, struct vk_frame *f)
{
    if (f->v[TURN_ZERO_DONE] == s->h.seats) {
        return_hexes(s);
        arch_sort_units(s);
        vk_pop(&s->h);
        return;
    }
    f->seat = (uint8_t)arch_at_place(s, f->v[TURN_ZERO_DONE]);
    f->v[TURN_ZERO_TO_DEAL] = (int16_t)hexes_to_deal(s, f->v[TURN_ZERO_DONE]);
    f->v[TURN_ZERO_SUBJECT] = f->v[TURN_ZERO_IS_GUEST] = 0;
    f->pc = DEAL;
}

/* Nothing fits: new hexes as long as there are any; then he is a guest, or stays in the desert. */
static void look_at_hexes(struct arch_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    if (has_place(s, f->seat)) {
        f->pc = PLACE;
        vk_push(&s->h, P_tz_choose_face, f->seat);
        return;
    }
    set_aside(s, f->seat, ev);
    f->v[TURN_ZERO_TO_DEAL] = (int16_t)hexes_to_deal(s, f->v[TURN_ZERO_DONE]);
    if (f->v[TURN_ZERO_TO_DEAL]) {
        f->pc = DEAL;
    } else if (is_desert(s)) {
        f->pc = DONE;
    } else {
        f->v[TURN_ZERO_IS_GUEST] = 1;
        f->pc = LAND;
        vk_push(&s->h, P_tz_guest, f->seat);
    }
}

static void land(struct arch_state *s, int seat, int region, int part, int n, struct vk_sink *ev)
{
    if (!n)
        return;
    VK_EMIT(ev, E_landed, seat, region, part, n);
    while (n--)
        arch_add_unit(s, seat, false, region, part, ev);
}

static void land_citizens(struct arch_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    int region = f->v[TURN_ZERO_SUBJECT];
    f->pc = DISCOVER;
    if (is_desert(s))
        return;
    if (arch_face_of(s, region)->n_parts > 1)
        vk_push(&s->h, P_tz_land_citizens, f->seat);
    else
        land(s, f->seat, region, PART_A, LANDING, ev);
}

RUN(turn_zero)
{
    struct arch_state *s = st;
    switch ((enum stage)f->pc) {
    case NEXT: next_player(s, f); break;
    case DEAL:
        if (f->v[TURN_ZERO_TO_DEAL] > 0) {
            f->v[TURN_ZERO_TO_DEAL]--;
            vk_push(&s->h, P_tz_deal, f->seat);
        } else {
            f->pc = LOOK;
        }
        break;
    case LOOK: look_at_hexes(s, f, ev); break;
    case PLACE:
        f->pc = LAND;
        vk_push(&s->h, P_tz_place, f->seat);
        break;
    case LAND: land_citizens(s, f, ev); break;
    case DISCOVER:
        f->pc = DONE;
        if (!f->v[TURN_ZERO_IS_GUEST])
            arch_push_discovery(s, f->seat, f->v[TURN_ZERO_SUBJECT]);
        break;
    case DONE:
        s->player[f->seat].zero_done = 1;
        f->v[TURN_ZERO_DONE]++;
        f->pc = NEXT;
        break;
    }
}

/* ---- its points -------------------------------------------------------------------------------------- */

LEGAL(tz_deal)
{
    const struct arch_state *s = st;
    for (unsigned hex = 0; hex < N_HEXES; hex++)
        if (s->hex_at[hex] == HEX_PILE)
            vk_add_outcome(out, vk_act(V_hex, hex, 0, 0), 1);
}

APPLY(tz_deal)
{
    struct arch_state *s = st;
    int to = f->seat, hex = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    s->hex_at[hex] = (uint8_t)to;
    s->player[to].n_held++;
    VK_EMIT_TO(ev, VK_ONLY(to), 1, E_hex_dealt, to, hex);
}

SEEN(tz_deal)
{
    return (uint16_t)VK_ONLY(f->seat);
}

LEGAL(tz_choose_face)
{
    const struct arch_state *s = st;
    for (int face = 0; face < N_FACES; face++)
        if (s->hex_at[face / 2] == seat && fits_somewhere(s, face))
            vk_add(out, vk_act(V_choose, (unsigned)face, 0, 0));
}

/* From now on everybody knows the hex. */
APPLY(tz_choose_face)
{
    struct arch_state *s = st;
    unsigned face = vk_arg(a, 0);
    vk_pop(&s->h);
    vk_top(&s->h)->v[TURN_ZERO_SUBJECT] = (int16_t)face;
    s->hex_at[face / 2] = HEX_TAKEN;
    s->player[seat].n_held--;
    vk_reveal(&s->h);
}

LEGAL(tz_place)
{
    const struct arch_state *s = st;
    int face = vk_below_of(&s->h)->v[TURN_ZERO_SUBJECT];
    for (int side = 0; side < SIDES; side++) {
        unsigned fit = poses(s, side, face);
        for (unsigned rot = 0; rot < SIDES; rot++)
            if (fit >> rot & 1)
                vk_add(out, vk_act(V_put, (unsigned)side, rot, 0));
    }
}

/* His ship sails there, in the desert one of his two citizens walks. */
static void settle(struct arch_state *s, int seat, int region, int side, struct vk_sink *ev)
{
    bool is_ship = !is_desert(s);
    int unit = is_ship ? arch_first_ship(s, seat) : arch_first_unit(s, seat);
    int part = arch_of_side(s->region[region].owners, arch_across(side));
    int from = s->unit[unit].region;
    arch_move_unit(s, unit, region, part, SPOT_FREE);
    VK_EMIT(ev, E_explored, seat, region, is_ship ? SHIP_KIND : CITIZEN_KIND, from);
    arch_take_token(s, seat, ev);
    arch_surplus(s, arch_face_of(s, region)->huts, ev);
}

APPLY(tz_place)
{
    struct arch_state *s = st;
    int side = (int)vk_arg(a, 0), rot = (int)vk_arg(a, 1);
    vk_pop(&s->h);
    struct vk_frame *turn = vk_top(&s->h);
    turn->v[TURN_ZERO_SUBJECT] = (int16_t)arch_put_region(s, arch_step[side][0], arch_step[side][1],
                                                          turn->v[TURN_ZERO_SUBJECT], rot, ev);
    settle(s, seat, turn->v[TURN_ZERO_SUBJECT], side, ev);
}

LEGAL(tz_land_citizens)
{
    for (unsigned on_b = 0; on_b <= LANDING; on_b++)
        vk_add(out, vk_act(V_land, on_b, 0, 0));
}

APPLY(tz_land_citizens)
{
    struct arch_state *s = st;
    int on_b = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    int region = vk_top(&s->h)->v[TURN_ZERO_SUBJECT];
    land(s, seat, region, PART_A, LANDING - on_b, ev);
    land(s, seat, region, PART_B, on_b, ev);
}

LEGAL(tz_guest)
{
    const struct arch_state *s = st;
    for (unsigned region = 1; region < s->n_regions; region++)
        vk_add(out, vk_act(V_visit, region, 0, 0));
}

/* All regions of turn zero are next to the start hex. */
APPLY(tz_guest)
{
    struct arch_state *s = st;
    int region = (int)vk_arg(a, 0);
    vk_pop(&s->h);
    vk_top(&s->h)->v[TURN_ZERO_SUBJECT] = (int16_t)region;
    arch_move_unit(s, arch_first_ship(s, seat), region, PART_W, SPOT_FREE);
    VK_EMIT(ev, E_guest, seat, region);
}
