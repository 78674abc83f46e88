/* view_map.c - the map of Conquest as JSON: every hex, and chains. */
#include "face.h"
#include "vaka/hash.h"
#include <string.h>

/* Own pieces are told one by one only while their owner moves: whose, or VK_NONE. */
static int mover_for(const struct conq_state *s, int viewer)
{
    bool is_told = conq_is_own(s, viewer, s->active) && conq_frame_of(s, P_move_action);
    return is_told ? s->active : VK_NONE;
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
        vk_json_text(j, "cargo", conq_cargo_words[marks_of(list[i], PIECE_CARGO, CARGO_SHIFT)]);
        vk_json_int(j, "n", n);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

/* All that what is said of a stack hangs on. */
struct stack {
    struct conq_stack known;
    uint8_t total; /* 0: there is none */
    bool has_chain, has_no_canoe;
};

/* Sea and unknown hexes where nothing lies, of which only the ground is told; the events and markers that lie on each
 * hex, a bit each; the stacks; whose canoes are told one by one, or VK_NONE, and a hash of those. */
struct sights {
    int mover;
    struct hexset bare;
    uint64_t events[CONQ_HEXES], canoes[CONQ_HEXES];
    uint32_t markers[CONQ_HEXES];
    struct stack stack[CONQ_HEXES][CONQ_SIDES];
};
_Static_assert(CONQ_MARKERS <= 32, "a bit for each marker");

static void write_stack(const struct conq_state *s, const struct sights *sights, int side, int hex,
                        const struct vk_words *w, struct vk_json *j)
{
    const struct stack *stack = &sights->stack[hex][side];
    int down = stack->total - stack->has_chain, unknown = down;
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    conq_stack_text(s, side, hex, w, &out);
    vk_json_object(j, NULL);
    vk_json_text(j, "text", text);
    vk_json_int(j, "side", side);
    vk_json_bool(j, "chain", stack->has_chain);
    vk_json_int(j, "down", down);
    vk_json_bool(j, "no_wc", stack->has_no_canoe);
    vk_json_object(j, "known");
    for (int k = 0; k < N_MAP_KINDS; k++) {
        if (k == TCU)
            continue;
        vk_json_int(j, conq_kind_words[k], stack->known.n[k]);
        unknown -= stack->known.n[k];
    }
    vk_json_end(j, '}');
    vk_json_int(j, "unknown", unknown);
    if (side == sights->mover)
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

/* The lists are gone through once, whatever the number of hexes. */
static void find_stacks(const struct conq_state *s, int side, struct sights *out)
{
    const struct conq_piece *list = s->piece[side];
    for (int i = 0; i < s->n_pieces[side]; i++) {
        struct stack *stack = &out->stack[list[i].at][side];
        stack->total++;
        if (list[i].kind < N_MAP_KINDS)
            stack->known.n[list[i].kind]++;
        if (side == out->mover) {
            uint64_t piece = 1u << 16 | (unsigned)list[i].kind << 8 | list[i].marks;
            out->canoes[list[i].at] = vk_hash_mix(out->canoes[list[i].at], piece);
        }
    }
    for (struct hexset left = s->chain[side]; hs_any(left);)
        out->stack[hs_next(&left)][side].has_chain = true;
    for (struct hexset left = s->no_canoe[side]; hs_any(left);)
        out->stack[hs_next(&left)][side].has_no_canoe = true;
    out->bare = hs_minus(out->bare, hs_or(s->occupied[side], s->di[side]));
}

static void find_sights(const struct conq_state *s, int viewer, struct sights *out)
{
    memset(out, 0, sizeof *out);
    out->mover = mover_for(s, viewer);
    out->bare = hs_or(s->ocean, s->unexplored);
    for (int side = 0; side < s->sides; side++)
        find_stacks(s, side, out);
    for (int mark = 1; mark < CONQ_MARKERS; mark++) {
        if (s->mark_hex[mark] >= CONQ_HEXES)
            continue;
        hs_del(&out->bare, s->mark_hex[mark]);
        out->markers[s->mark_hex[mark]] |= (uint32_t)1 << mark;
    }
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

/* All that what is said of a hex hangs on: bytes and no padding, so that they can be compared. */
struct hex_facts {
    uint64_t canoes;
    uint32_t markers;
    uint8_t hex, unexplored, face_down, ocean, tile, facing, ia, villages;
    uint8_t held, homes, finders; /* a bit for each side */
    uint8_t independent, has_malaria, is_brown_eroded, spare[2];
    struct stack stack[CONQ_SIDES];
};
_Static_assert(sizeof(struct hex_facts) == CONQ_SIDES * sizeof(struct stack) + 28,
               "no padding hides in the facts");

static struct hex_facts facts_of(const struct conq_state *s, const struct sights *sights, int hex)
{
    struct hex_facts f = { .hex = (uint8_t)hex,
                           .unexplored = hs_has(s->unexplored, hex),
                           .face_down = hs_has(s->face_down, hex),
                           .ocean = hs_has(s->ocean, hex),
                           .tile = s->tile[hex],
                           .facing = s->facing[hex],
                           .ia = s->ia[hex],
                           .villages = s->villages[hex],
                           .independent = hs_has(s->independent, hex),
                           .has_malaria = conq_option(s, O_MALARIA),
                           .is_brown_eroded = s->brown_eroded,
                           .markers = sights->markers[hex],
                           .canoes = sights->canoes[hex] };
    memcpy(f.stack, sights->stack[hex], sizeof f.stack);
    for (int side = 0; side < s->sides; side++) {
        f.held = (uint8_t)(f.held | hs_has(s->held[side], hex) << side);
        f.homes = (uint8_t)(f.homes | (s->home[side] == hex) << side);
        f.finders = (uint8_t)(f.finders | hs_has(s->di[side], hex) << side);
    }
    return f;
}

/* Where canoes are told one by one, a little of much changes with a step. */
static bool is_hex_known(const struct conq_state *s, const struct sights *sights, int hex,
                         struct vk_json *j)
{
    if (!j->spans)
        return false;
    if (hs_has(sights->bare, hex)) {
        uint8_t ground[] = { (uint8_t)hex, hs_has(s->unexplored, hex) };
        return vk_json_known(j, NULL, ground, sizeof ground);
    }
    struct hex_facts f = facts_of(s, sights, hex);
    return sights->canoes[hex] ? vk_json_same(j, NULL, &f, sizeof f)
                               : vk_json_known(j, NULL, &f, sizeof f);
}

static void write_lists(const struct conq_state *s, const struct sights *sights, int hex,
                        const struct vk_words *w, struct vk_json *j)
{
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
        if (sights->stack[hex][side].total)
            write_stack(s, sights, side, hex, w, j);
    vk_json_end(j, ']');
}

static void write_land(const struct conq_state *s, int hex, struct vk_json *j)
{
    int tile = s->tile[hex], group = conq_group_at[hex];
    if (tile < N_TILES)
        vk_json_text(j, "tile", conq_tile_words[tile]);
    else if (group)
        vk_json_text(j, "group", conq_groups[group - 1].id);
    if (s->facing[hex] < N_PEOPLES)
        vk_json_text(j, "facing", conq_people_words[s->facing[hex]]);
    if (conq_is_group(s, hex))
        write_group(s, hex, j);
}

/* What a hex is called where an island was found; of the others the page knows it. */
static void write_name(const struct conq_state *s, int hex, const struct vk_words *w,
                       struct vk_json *j)
{
    char text[80];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (s->tile[hex] >= N_TILES && !hs_has(s->face_down, hex))
        return;
    vk_arg_title(&conquest_face, A_HEX, hex, w, &out);
    vk_json_text(j, "name", text);
}

/* What lies there, in words: of sea and of the unknown the page has them already. */
static void write_text(const struct conq_state *s, int hex, const struct vk_words *w,
                       struct vk_json *j)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (conq_ground_text(s, hex, w, &out))
        vk_json_text(j, "text", text);
}

static void write_hex(const struct conq_state *s, const struct sights *sights, int hex,
                      const struct vk_words *w, struct vk_json *j)
{
    vk_json_object(j, NULL);
    vk_json_int(j, "hex", hex);
    vk_json_text(j, "ground", conq_ground_ids[conq_ground_of(s, hex)]);
    if (!hs_has(sights->bare, hex)) {
        write_name(s, hex, w, j);
        write_text(s, hex, w, j);
        write_land(s, hex, j);
        if (conq_option(s, O_MALARIA) && conq_is_malarial(hex))
            write_malaria(hex, j);
        write_lists(s, sights, hex, w, j);
    }
    vk_json_end(j, '}');
}

/* All of them always: a list that gains or loses a member has to be written anew for whoever has the one before. */
void conq_write_hexes(const struct conq_state *s, int viewer, const struct vk_words *w,
                      struct vk_json *j)
{
    struct sights sights;
    find_sights(s, viewer, &sights);
    vk_json_array(j, "hexes");
    for (int hex = 0; hex < CONQ_HEXES; hex++)
        if (!is_hex_known(s, &sights, hex, j))
            write_hex(s, &sights, hex, w, j);
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
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}
