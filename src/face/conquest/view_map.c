/* view_map.c - the map of Conquest as JSON: every hex that shows something, and chains. */
#include "face.h"
#include <string.h>

/* Own pieces are told one by one only while their owner moves. */
static bool is_moving(const struct conq_state *s, int viewer, int side)
{
    return conq_is_own(s, viewer, side) && s->active == side && conq_frame_of(s, P_move_action);
}

static int marks_of(struct conq_piece p, int mask, int shift)
{
    return (p.marks & mask) >> shift;
}

static bool is_sailing(int kind)
{
    return kind == WC || kind == TCU || kind == TC || kind == RUM;
}

/* Classes of canoes and Rumors: equal ones follow each other in the list. */
static void write_canoes(const struct conq_state *s, int side, int hex, struct vk_json *j)
{
    static const char *const cargo[N_CARGOS] = { "none", "wb", "col" };
    const struct conq_piece *list = s->piece[side];
    int end = conq_first(s, side, hex) + conq_total(s, side, hex);
    vk_json_array(j, "canoes");
    for (int i = conq_first(s, side, hex), n; i < end; i += n) {
        n = 1;
        if (!is_sailing(list[i].kind))
            continue;
        while (i + n < end && list[i + n].kind == list[i].kind &&
               list[i + n].marks == list[i].marks)
            n++;
        vk_json_object(j, NULL);
        vk_json_text(j, "kind", conq_kind_words[list[i].kind]);
        vk_json_int(j, "mp", marks_of(list[i], PIECE_MP, 0));
        vk_json_text(j, "cargo", cargo[marks_of(list[i], PIECE_CARGO, CARGO_SHIFT)]);
        vk_json_int(j, "n", n);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static void write_stack(const struct conq_state *s, int viewer, int side, int hex,
                        struct vk_json *j)
{
    struct conq_stack known = conq_stack_at(s, side, hex);
    bool has_chain = hs_has(s->chain[side], hex);
    int down = conq_total(s, side, hex) - has_chain, unknown = down;
    vk_json_object(j, NULL);
    vk_json_int(j, "side", side);
    vk_json_bool(j, "chain", has_chain);
    vk_json_int(j, "down", down);
    vk_json_bool(j, "no_wc", hs_has(s->no_canoe[side], hex));
    vk_json_object(j, "known");
    for (int k = 0; k < N_MAP_KINDS; k++) {
        if (k == TCU)
            continue;
        vk_json_int(j, conq_kind_words[k], known.n[k]);
        unknown -= known.n[k];
    }
    vk_json_end(j, '}');
    vk_json_int(j, "unknown", unknown);
    if (is_moving(s, viewer, side))
        write_canoes(s, side, hex, j);
    vk_json_end(j, '}');
}

static void write_group(const struct conq_state *s, int hex, struct vk_json *j)
{
    int owner = conq_owner(s, hex);
    vk_json_int(j, "usable", conq_usable(s, hex));
    vk_json_int(j, "brown", conq_brown(s, hex));
    vk_json_int(j, "ia", s->ia[hex]);
    vk_json_int(j, "villages", s->villages[hex]);
    if (owner == VK_NONE)
        vk_json_null(j, "owner");
    else
        vk_json_int(j, "owner", owner);
    for (int side = 0; side < s->sides; side++)
        if (s->home[side] == hex)
            vk_json_int(j, "home", side);
    vk_json_bool(j, "independent", hs_has(s->independent, hex));
    vk_json_int(j, "warriors", conq_local_warriors(s, hex));
}

static const char *ground_of(const struct conq_state *s, int hex)
{
    if (hs_has(s->unexplored, hex))
        return "unexplored";
    if (hs_has(s->face_down, hex))
        return "hidden";
    if (hs_has(s->ocean, hex))
        return "ocean";
    return conq_is_group(s, hex) ? "group" : "atoll";
}

/* Hexes that show something, and the events whose markers lie on each, a bit each. */
struct sights {
    uint64_t events[CONQ_HEXES];
    bool is_told[CONQ_HEXES];
};

static void find_sights(const struct conq_state *s, struct sights *out)
{
    *out = (struct sights){ .events = { 0 } };
    for (int hex = 0; hex < CONQ_HEXES; hex++) {
        out->is_told[hex] = !hs_has(s->ocean, hex) && !hs_has(s->unexplored, hex);
        for (int side = 0; side < s->sides; side++)
            out->is_told[hex] |= hs_has(s->occupied[side], hex);
    }
    for (int mark = 1; mark < CONQ_MARKERS; mark++)
        if (s->mark_hex[mark] < CONQ_HEXES)
            out->is_told[s->mark_hex[mark]] = true;
    for (int e = 0; e < N_RANDOM_EVENTS; e++) {
        int mark = conq_random_events[e].marker;
        if (mark && s->mark_hex[mark] < CONQ_HEXES)
            out->events[s->mark_hex[mark]] |= (uint64_t)1 << e;
    }
}

/* The dice of the option Malaria, printed beside the groups of the west. */
static void write_malaria(int hex, struct vk_json *j)
{
    vk_json_array(j, "malaria");
    for (int die = 1; die <= 6; die++)
        if (conq_malaria_hex[die - 1] == hex)
            vk_json_int(j, NULL, die);
    vk_json_end(j, ']');
}

/* Would the viewer, or who is active, meet somebody there? */
static bool is_hostile(const struct conq_state *s, int viewer, int hex)
{
    int side = viewer < s->h.seats ? viewer : s->active;
    return side < s->sides && conq_rival_in(s, side, hex) != VK_NONE;
}

/* All that what is said of a stack hangs on. */
struct stack_facts {
    struct conq_stack known;
    uint8_t is_there, has_chain, has_no_canoe, is_moving, total;
};

static struct stack_facts stack_facts(const struct conq_state *s, int viewer, int side, int hex)
{
    struct stack_facts f = { .is_there = hs_has(s->occupied[side], hex) };
    if (!f.is_there)
        return f;
    f.known = conq_stack_at(s, side, hex);
    f.has_chain = hs_has(s->chain[side], hex);
    f.has_no_canoe = hs_has(s->no_canoe[side], hex);
    f.is_moving = is_moving(s, viewer, side);
    f.total = (uint8_t)conq_total(s, side, hex);
    return f;
}

/* All that what is said of a hex hangs on: bytes and no padding, so that they can be compared. */
struct hex_facts {
    struct stack_facts stack[CONQ_SIDES];
    uint64_t marks; /* events, a bit each */
    uint8_t hex, unexplored, face_down, ocean, tile, facing;
    uint8_t is_group, usable, brown, ia, villages, owner, homes, independent, warriors;
    uint8_t hostile, has_malaria, is_atoll, worth, finders;
};

static void group_facts(const struct conq_state *s, int hex, struct hex_facts *f)
{
    f->is_group = 1;
    f->usable = (uint8_t)conq_usable(s, hex);
    f->brown = (uint8_t)conq_brown(s, hex);
    f->ia = s->ia[hex];
    f->villages = s->villages[hex];
    f->owner = (uint8_t)conq_owner(s, hex);
    f->independent = hs_has(s->independent, hex);
    f->warriors = (uint8_t)conq_local_warriors(s, hex);
    for (int side = 0; side < s->sides; side++)
        f->homes = (uint8_t)(f->homes | (s->home[side] == hex) << side);
}

/* Canoes of whoever moves now are told one by one, and change with each step. */
static bool is_hex_known(const struct conq_state *s, const struct sights *sights, int viewer,
                         int hex, struct vk_json *j)
{
    struct hex_facts f;
    if (!j->spans)
        return false;
    memset(&f, 0, sizeof f);
    f.hex = (uint8_t)hex;
    f.unexplored = hs_has(s->unexplored, hex);
    f.face_down = hs_has(s->face_down, hex);
    f.ocean = hs_has(s->ocean, hex);
    f.tile = s->tile[hex];
    f.facing = s->facing[hex];
    if (conq_is_group(s, hex))
        group_facts(s, hex, &f);
    f.hostile = is_hostile(s, viewer, hex);
    f.has_malaria = conq_option(s, O_MALARIA);
    f.is_atoll = conq_is_atoll(s, hex);
    if (f.is_atoll)
        f.worth = (uint8_t)conq_atoll_worth(s, hex);
    f.marks = sights->events[hex];
    for (int side = 0; side < s->sides; side++) {
        f.finders = (uint8_t)(f.finders | hs_has(s->di[side], hex) << side);
        f.stack[side] = stack_facts(s, viewer, side, hex);
        if (f.stack[side].is_moving)
            return false;
    }
    return vk_json_known(j, NULL, &f, sizeof f);
}

static void write_hex(const struct conq_state *s, const struct sights *sights, int viewer, int hex,
                      struct vk_json *j)
{
    int tile = s->tile[hex], group = conq_group_at[hex];
    vk_json_object(j, NULL);
    vk_json_int(j, "hex", hex);
    vk_json_text(j, "ground", ground_of(s, hex));
    if (tile < N_TILES)
        vk_json_text(j, "tile", conq_tile_words[tile]);
    else if (group)
        vk_json_text(j, "group", conq_groups[group - 1].id);
    if (s->facing[hex] < N_PEOPLES)
        vk_json_text(j, "facing", conq_people_words[s->facing[hex]]);
    if (conq_is_group(s, hex))
        write_group(s, hex, j);
    if (is_hostile(s, viewer, hex))
        vk_json_bool(j, "hostile", true);
    if (conq_option(s, O_MALARIA) && conq_is_malarial(hex))
        write_malaria(hex, j);
    if (conq_is_atoll(s, hex))
        vk_json_int(j, "worth", conq_atoll_worth(s, hex));
    vk_json_array(j, "di");
    for (int side = 0; side < s->sides; side++)
        if (hs_has(s->di[side], hex))
            vk_json_int(j, NULL, side);
    vk_json_end(j, ']');
    vk_json_array(j, "marks");
    for (int e = 0; e < N_RANDOM_EVENTS; e++)
        if (sights->events[hex] >> e & 1)
            vk_json_text(j, NULL, conq_event_words[e]);
    vk_json_end(j, ']');
    vk_json_array(j, "stacks");
    for (int side = 0; side < s->sides; side++)
        if (hs_has(s->occupied[side], hex))
            write_stack(s, viewer, side, hex, j);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

void conq_write_hexes(const struct conq_state *s, int viewer, struct vk_json *j)
{
    struct sights sights;
    find_sights(s, &sights);
    vk_json_array(j, "hexes");
    for (int hex = 0; hex < CONQ_HEXES; hex++)
        if (sights.is_told[hex] && !is_hex_known(s, &sights, viewer, hex, j))
            write_hex(s, &sights, viewer, hex, j);
    vk_json_end(j, ']');
}

void conq_write_chains(const struct conq_state *s, struct vk_json *j)
{
    vk_json_array(j, "chains");
    for (int side = 0; side < s->sides; side++) {
        struct hexset nodes = s->chain[side], home = { { 0, 0 } };
        if (!hs_any(nodes))
            continue;
        if (s->home[side] < CONQ_HEXES)
            home = conq_component(s, side, s->home[side]);
        vk_json_object(j, NULL);
        vk_json_int(j, "side", side);
        vk_json_array(j, "edges");
        while (hs_any(nodes)) {
            int hex = hs_next(&nodes);
            struct hexset next = hs_and(conq_near[hex], nodes); /* each pair once */
            while (hs_any(next)) {
                vk_json_array(j, NULL);
                vk_json_int(j, NULL, hex);
                vk_json_int(j, NULL, hs_next(&next));
                vk_json_end(j, ']');
            }
        }
        vk_json_end(j, ']');
        conq_write_hexset(j, "home", home);
        conq_write_hexset(j, "nodes", s->chain[side]);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}
