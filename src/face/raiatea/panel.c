/* panel.c - lines for the panels beside the board: one player, the table, the cards. */
#include "face.h"

#define FILL(msgid, who_, ...)                                                                     \
    face_fill(                                                                                     \
        &raiatea_face, (msgid),                                                                    \
        &(struct face_blanks){ .who = (who_), .n = VK_EVENT_ARGS, .value = { __VA_ARGS__ } }, w,   \
        out)

static int viewer_of(const struct vk_words *w)
{
    return w ? w->viewer : VK_SPECTATOR;
}

/* ---- One player ------------------------------------------------------------------------------ */

static void put_screen(const struct raia_state *s, int seat, const struct vk_words *w,
                       struct vk_out *out)
{
    const struct raia_player *p = &s->player[seat];
    int n = 0;
    if (!raia_sees_screen(s, viewer_of(w), seat))
        return;
    vk_put_char(out, ' ');
    raia_put_count(COUNT_PEARLS, p->pearls, w, out);
    vk_put(out, ", ");
    raia_put_count(COUNT_MANA, p->mana, w, out);
    for (int g = 0; g < N_GOODS; g++)
        if (p->goods[g]) {
            vk_put(out, n++ ? ", " : vk_tr(w, "; "));
            vk_put_int(out, p->goods[g]);
            vk_put_char(out, ' ');
            vk_put(out, vk_tr(w, raia_good_name[g]));
        }
    vk_put_char(out, '\n');
}

/* `2 gatherers (1 ready)`; Ti'i is not counted here. */
static void put_helpers(const struct raia_player *p, const struct vk_words *w, struct vk_out *out)
{
    int n = 0;
    for (int h = 0; h < N_HELPERS; h++) {
        if (!p->helpers[h])
            continue;
        vk_put(out, n++ ? ", " : " ");
        raia_put_count(COUNT_HELPER + h, p->helpers[h], w, out);
        if (p->ready[h] < p->helpers[h]) {
            vk_put(out, " (");
            raia_put_count(COUNT_READY, p->ready[h], w, out);
            vk_put_char(out, ')');
        }
    }
    if (n)
        vk_put_char(out, '\n');
}

static void put_masks(const struct raia_player *p, const struct vk_words *w, struct vk_out *out)
{
    int n = 0, mirrors = raia_unlinked(p, MIRROR);
    for (int m = 0; m < N_MASKS; m++) {
        if (!p->masks[m])
            continue;
        vk_put(out, n++ ? ", " : " ");
        vk_put(out, vk_tr(w, raia_mask_name[m]));
        if (raia_pairs(p, m))
            vk_put(out, vk_tr(w, p->links[m] ? " + mirror" : " pair"));
    }
    if (mirrors) {
        vk_put(out, n++ ? ", " : " ");
        FILL("{0} {0|mirror|mirrors}", VK_NONE, (int16_t)mirrors);
    }
    if (n)
        vk_put_char(out, '\n');
}

static void put_names(const char *title, struct cards set, const struct vk_words *w,
                      struct vk_out *out)
{
    int n = 0;
    for (int r = 0; r < N_RITUALS; r++)
        for (int k = cards_of(set, r); k > 0; k--) {
            vk_put(out, n++ ? ", " : vk_tr(w, title));
            raia_arg_text(A_RITUAL, r, w, out);
        }
    if (n)
        vk_put_char(out, '\n');
}

static void put_tiles(const struct raia_state *s, int seat, const struct vk_words *w,
                      struct vk_out *out)
{
    int n = 0, points = 0;
    if (!raia_sees_screen(s, viewer_of(w), seat))
        return;
    for (int t = 0; t < N_MISSIONS; t++)
        if (s->tile_at[t] == seat) {
            n++;
            points += raia_missions[t].points;
        }
    if (!n)
        return;
    vk_put_char(out, ' ');
    raia_put_count(COUNT_TILES, n, w, out);
    vk_put(out, vk_tr(w, ": "));
    raia_put_count(COUNT_POINTS, points, w, out);
    vk_put_char(out, '\n');
}

void raia_player_text(const void *st, int seat, const struct vk_words *w, struct vk_out *out)
{
    const struct raia_state *s = st;
    const struct raia_player *p = &s->player[seat];
    struct vk_score score;
    raia_score(s, &score);
    vk_put_char(out, raiatea_face.seat_letter[seat]);
    vk_put_char(out, ' ');
    vk_seat_text(&raiatea_face, seat, w, out);
    if (raia_sees_screen(s, viewer_of(w), seat)) {
        vk_put(out, vk_tr(w, ": "));
        raia_put_count(COUNT_POINTS, score.total[seat], w, out);
    }
    vk_put_char(out, '\n');
    vk_put_char(out, ' ');
    vk_put(out, vk_tr(w, raia_rank_name[raia_rank(p)]));
    FILL(" ({0}), ", seat, p->tattoo);
    raia_put_count(COUNT_PRIESTS, p->priests, w, out);
    vk_put(out, "\n ");
    raia_put_count(COUNT_RITUALS, raia_known_hand(s, seat), w, out);
    vk_put_char(out, '\n');
    put_screen(s, seat, w, out);
    put_helpers(p, w, out);
    put_masks(p, w, out);
    put_names(" Lasting: ", p->lasting, w, out);
    put_tiles(s, seat, w, out);
}

/* ---- The table ------------------------------------------------------------------------------- */

static void put_when(const struct raia_state *s, const struct vk_words *w, struct vk_out *out)
{
    raia_stage(s, w, out);
    if (!s->act && s->location < N_LOCATIONS) {
        vk_put(out, vk_tr(w, ": "));
        raia_arg_text(A_LOCATION, s->location, w, out);
        vk_put(out, vk_tr(w, ", Kahuna "));
        vk_seat_text(&raiatea_face, s->kahuna, w, out);
    }
    vk_put_char(out, '\n');
}

static void put_order(const struct raia_state *s, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, vk_tr(w, "Order: "));
    for (int i = 0; i < s->n_order; i++) {
        vk_put(out, i ? ", " : "");
        raia_arg_text(A_SEAT, s->order[i], w, out);
        if (raia_has_offers(s))
            FILL(" ({0})", VK_NONE, (int16_t)s->offer[s->order[i]]);
    }
    vk_put_char(out, '\n');
    raia_put_count(COUNT_BAG, s->bag, w, out);
    vk_put_char(out, '\n');
}

static void put_row(const struct raia_state *s, const struct vk_words *w, struct vk_out *out)
{
    for (int i = 0; i < s->n_row; i++) {
        vk_put(out, i ? ", " : vk_tr(w, "Line: "));
        raia_arg_text(A_RITUAL, s->row[i].ritual, w, out);
        if (s->row[i].owner < RAIA_SEATS) {
            vk_put_char(out, ' ');
            vk_put_char(out, raiatea_face.seat_letter[s->row[i].owner]);
        }
    }
    if (s->n_row)
        vk_put_char(out, '\n');
}

/* The viewer's own cards: what is in the hand, drawn, in the bag. */
static void put_own(const struct raia_state *s, const struct vk_words *w, struct vk_out *out)
{
    int me = viewer_of(w);
    if (me >= s->h.seats)
        return;
    put_names("Your rituals: ", s->player[me].hand, w, out);
    put_names("Drawn: ", s->player[me].drawn, w, out);
    for (int i = 0; i < s->player[me].n_equal; i++) {
        vk_put(out, i ? ", " : vk_tr(w, "Chosen: "));
        raia_arg_text(A_RITUAL, s->player[me].equal[i], w, out);
    }
    vk_put(out, s->player[me].n_equal ? "\n" : "");
    if (cards_any(s->player[me].prepared)) {
        put_names("In the bag: ", s->player[me].prepared, w, out);
        FILL("Your costs there: {0}\n", me, (int16_t)raia_prepared_cost(s, me));
    }
}

void raia_table_text(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct raia_state *s = st;
    put_when(s, w, out);
    put_order(s, w, out);
    if (s->auction < N_MISSIONS) {
        vk_put(out, vk_tr(w, "Auction: "));
        raia_arg_text(A_TILE, s->auction, w, out);
        vk_put_char(out, '\n');
    }
    put_row(s, w, out);
    put_own(s, w, out);
}

/* ---- Cards ------------------------------------------------------------------------------------- */

static void put_ritual(int ritual, const char *where, int seat, const struct vk_words *w,
                       struct vk_out *out)
{
    raia_arg_text(A_RITUAL, ritual, w, out);
    vk_put(out, ", ");
    vk_put(out, vk_tr(w, raia_kind_short[raia_rituals[ritual].kind]));
    vk_put(out, ", ");
    vk_put(out, vk_tr(w, where));
    if (seat < RAIA_SEATS) {
        vk_put_char(out, ' ');
        vk_seat_text(&raiatea_face, seat, w, out);
    }
    vk_put_char(out, '\n');
    vk_put(out, vk_tr(w, raia_ritual_text[ritual]));
}

/* Card i of a set; -1 if there are too few, and *i has become smaller by their number. */
static int card_of(struct cards set, int *i)
{
    for (int r = 0; r < N_RITUALS; r++)
        if (cards_of(set, r) && (*i)-- == 0)
            return r;
    return -1;
}

static bool put_own_card(const struct raia_state *s, int me, int *i, const struct vk_words *w,
                         struct vk_out *out)
{
    const struct raia_player *p = &s->player[me];
    const char *const where[] = { "in your hand", "drawn", raia_shorts[SHORT_IN_BAG] };
    const struct cards *set[] = { &p->hand, &p->drawn, &p->prepared };
    for (int k = 0; k < 3; k++) {
        int r = card_of(*set[k], i);
        if (r >= 0) {
            put_ritual(r, where[k], VK_NONE, w, out);
            return true;
        }
    }
    return false;
}

static void put_mask(const struct raia_state *s, int face, const struct vk_words *w,
                     struct vk_out *out)
{
    int n = 0;
    face_plain_name(vk_tr(w, raia_mask_name[face]), out);
    vk_put(out, " (");
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int k = s->player[seat].masks[face]; k > 0; k--) {
            vk_put(out, n++ ? ", " : "");
            vk_seat_text(&raiatea_face, seat, w, out);
        }
    for (int k = s->masks[face]; k > 0; k--) {
        vk_put(out, n++ ? ", " : "");
        vk_put(out, vk_tr(w, "market"));
    }
    vk_put(out, ")\n");
    vk_put(out, vk_tr(w, raia_mask_text[face]));
}

static bool mask_is_seen(const struct raia_state *s, int face)
{
    int n = s->masks[face];
    for (int seat = 0; seat < s->h.seats; seat++)
        n += s->player[seat].masks[face];
    return n > 0;
}

static void put_helper(int h, const struct vk_words *w, struct vk_out *out)
{
    face_plain_name(vk_tr(w, raia_helper_name[h]), out);
    vk_put_char(out, '\n');
    vk_put(out, vk_tr(w, raia_helper_text[h][0]));
    vk_put_char(out, ' ');
    vk_put(out, vk_tr(w, raia_helper_text[h][1]));
}

/* An open mission: who could pay it is told by the actions; here, what it is and where. */
static void put_mission(const struct raia_state *s, int tile, const struct vk_words *w,
                        struct vk_out *out)
{
    static const char *const counted[] = {
        [KIND_PEARL] = "The mask of pearls counts it.",
        [KIND_MANA] = "The mask of mana counts it.",
        [KIND_GOODS] = "The mask of goods counts it.",
        [KIND_CONDITION] = "It asks what you have: nothing is paid. The mask of deeds counts it.",
        [KIND_AUCTION] = "Auctioned when its row holds nothing else. The mask of mana counts it.",
        [KIND_MASK] = "No mask counts it.",
        [KIND_RITUAL] = "No mask counts it.",
    };
    int statue = raia_missions[tile].points - 1, space = 0;
    while (space < RAIA_SPACES - 1 && s->tile[statue][space] != tile)
        space++;
    FILL("Mission, statue {0}, row {1}: ", VK_NONE, (int16_t)(statue + 1),
         (int16_t)(raia_row_of(space) + 1));
    raia_arg_text(A_TILE, tile, w, out);
    vk_put_char(out, '\n');
    vk_put(out, vk_tr(w, counted[raia_missions[tile].kind]));
}

/* Own rituals, then those of the row and the lasting ones, helpers, masks that somebody has, open
 * missions. */
bool raia_card(const void *st, int i, const struct vk_words *w, struct vk_out *out)
{
    const struct raia_state *s = st;
    int me = viewer_of(w);
    if (me < s->h.seats && put_own_card(s, me, &i, w, out))
        return true;
    if (i < s->n_row) {
        put_ritual(s->row[i].ritual, "in the line", s->row[i].owner, w, out);
        return true;
    }
    i -= s->n_row;
    for (int k = 0; k < s->h.seats; k++) {
        int seat = me < s->h.seats ? (me + k) % s->h.seats : k;
        int r = card_of(s->player[seat].lasting, &i);
        if (r >= 0) {
            put_ritual(r, "before", seat, w, out);
            return true;
        }
    }
    if (i < N_HELPERS) {
        put_helper(i, w, out);
        return true;
    }
    i -= N_HELPERS;
    for (int face = 0; face < N_MASK_FACES; face++)
        if (mask_is_seen(s, face) && i-- == 0) {
            put_mask(s, face, w, out);
            return true;
        }
    for (int tile = 0; tile < N_MISSIONS; tile++)
        if (raia_is_open(s, tile) && i-- == 0) {
            put_mission(s, tile, w, out);
            return true;
        }
    return false;
}
