/*
 * spoken.c - the map of Conquest in words, for plain play and screen readers: every hex that
 * holds something in a line of its own, the sea in a few numbers.
 */
#include "face.h"

void conq_stack_text(const struct conq_state *s, int side, int hex, const struct vk_words *w,
                     struct vk_out *out)
{
    struct conq_stack known = conq_stack_at(s, side, hex);
    bool has_chain = hs_has(s->chain[side], hex);
    int unknown = conq_total(s, side, hex) - has_chain;
    const char *between = "";
    if (has_chain) {
        vk_put(out, vk_tr(w, conq_piece_one[TCU]));
        between = ", ";
    }
    for (int k = 0; k < N_MAP_KINDS; k++) {
        if (k == TCU || !known.n[k])
            continue;
        vk_put(out, between);
        conq_pieces_text(k, known.n[k], w, out);
        unknown -= known.n[k];
        between = ", ";
    }
    if (unknown) {
        vk_put(out, between);
        conq_pieces_text(VK_NONE, unknown, w, out);
    }
    if (hs_has(s->no_canoe[side], hex)) {
        vk_put(out, ", ");
        vk_put(out, vk_tr(w, conq_held[HELD_NO_CANOE]));
    }
}

/* `; Home of Coral`; to Coral itself `; your Home`. */
static void put_held(enum conq_held how, int side, const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks blanks = {
        .who = VK_NONE, .n = 1, .kind = { A_SIDE }, .value = { (int16_t)side }
    };
    bool is_you = w && w->state && w->viewer == side && (how == HELD_OF || how == HELD_HOME);
    vk_put(out, vk_tr(w, "; "));
    face_fill(&conquest_face, conq_held[is_you ? how + 1 : how], &blanks, w, out);
}

static void put_owners(const struct conq_state *s, int hex, const struct vk_words *w,
                       struct vk_out *out)
{
    int owner = conq_owner(s, hex);
    for (int side = 0; side < s->sides; side++)
        if (s->home[side] == hex)
            put_held(HELD_HOME, side, w, out);
    if (owner < CONQ_SIDES && s->home[owner] != hex)
        put_held(HELD_OF, owner, w, out);
    for (int side = 0; side < s->sides; side++)
        if (hs_has(s->di[side], hex))
            put_held(HELD_FOUND, side, w, out);
}

static void put_malaria(int hex, const struct vk_words *w, struct vk_out *out)
{
    char dice[20];
    struct vk_out list = vk_out_to(dice, sizeof dice);
    struct face_blanks blanks = { .who = VK_NONE, .n = 1, .text = { dice } };
    for (int die = 1; die <= 6; die++)
        if (conq_malaria_hex[die - 1] == hex) {
            vk_put(&list, list.len ? ", " : "");
            vk_put_int(&list, die);
        }
    vk_put(out, vk_tr(w, "; "));
    face_fill(&conquest_face, conq_held[HELD_MALARIA], &blanks, w, out);
}

static void put_ground(const struct conq_state *s, int hex, const struct vk_words *w,
                       struct vk_out *out)
{
    vk_put(out, vk_tr(w, ": "));
    if (!conq_ground_text(s, hex, w, out))
        vk_put(out, vk_tr(w, conq_grounds[conq_ground_of(s, hex)]));
    put_owners(s, hex, w, out);
    if (conq_option(s, O_MALARIA) && conq_is_malarial(hex))
        put_malaria(hex, w, out);
    for (int e = 0; e < N_RANDOM_EVENTS; e++)
        if (conq_random_events[e].marker && s->mark_hex[conq_random_events[e].marker] == hex) {
            vk_put(out, vk_tr(w, "; "));
            vk_put(out, vk_tr(w, conq_random_events[e].title));
        }
}

static void put_hex(const struct conq_state *s, int hex, const struct vk_words *w,
                    struct vk_out *out)
{
    conq_arg_text(A_HEX, hex, w, out);
    if (conq_island_name(s, hex) && !hs_has(s->face_down, hex)) {
        vk_put(out, " (");
        conq_grid_text(hex, out);
        vk_put_char(out, ')');
    }
    put_ground(s, hex, w, out);
    for (int side = 0; side < s->sides; side++)
        if (hs_has(s->occupied[side], hex)) {
            vk_put(out, vk_tr(w, "; "));
            conq_side_text(s, side, w, out);
            vk_put(out, vk_tr(w, ": "));
            conq_stack_text(s, side, hex, w, out);
        }
    vk_put_char(out, '\n');
}

static void put_title(const char *title, int n, const struct vk_words *w, struct vk_out *out)
{
    face_fill(&conquest_face, title,
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)n } }, w, out);
    vk_put_char(out, '\n');
}

static void put_hexes(const struct conq_state *s, const char *title, struct hexset set,
                      const struct vk_words *w, struct vk_out *out)
{
    if (!hs_any(set))
        return;
    put_title(title, hs_count(set), w, out);
    while (hs_any(set))
        put_hex(s, hs_next(&set), w, out);
    vk_put_char(out, '\n');
}

static void put_names(const char *title, struct hexset set, const struct vk_words *w,
                      struct vk_out *out)
{
    if (!hs_any(set))
        return;
    vk_put(out, vk_tr(w, title));
    while (hs_any(set)) {
        vk_put_char(out, ' ');
        conq_grid_text(hs_next(&set), out);
    }
    vk_put_char(out, '\n');
}

void conq_board_text(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct conq_state *s = st;
    struct hexset held = { { 0, 0 } }, pieces = { { 0, 0 } };
    struct hexset land = hs_minus(conq_known(s), s->ocean);
    for (int side = 0; side < s->sides; side++) {
        held = hs_or(held, s->held[side]);
        pieces = hs_or(pieces, s->occupied[side]);
    }
    vk_put(out, vk_tr(w, "Columns A to S run from west to east, rows 1 to 9 from north to south; "
                         "columns B, D, F and so on lie half a row farther south. A hex touches "
                         "the ones north and south of it and two in each column beside it.\n\n"));
    put_hexes(s, "Settled", held, w, out);
    put_hexes(s, "Other pieces", hs_minus(pieces, held), w, out);
    put_hexes(s, "Free islands and atolls",
              hs_minus(hs_minus(hs_minus(land, held), pieces), s->independent), w, out);
    put_hexes(s, "Independent", hs_minus(hs_and(land, s->independent), pieces), w, out);
    put_hexes(s, conq_counts[COUNT_SECRET], hs_minus(s->face_down, pieces), w, out);
    put_names("Known sea:", s->ocean, w, out);
    put_names("Unknown:", s->unexplored, w, out);
}
