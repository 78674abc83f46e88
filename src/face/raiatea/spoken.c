/*
 * spoken.c - the board of Raiatea in words, for plain play and screen readers: locations,
 * stalls, tracks, statues, ceremony, markets, a line or a few each.
 */
#include "face.h"

#define FILL(msgid, who_, ...)                                                                     \
    face_fill(                                                                                     \
        &raiatea_face, (msgid),                                                                    \
        &(struct face_blanks){ .who = (who_), .n = VK_EVENT_ARGS, .value = { __VA_ARGS__ } }, w,   \
        out)

static void put_locations(const struct raia_state *s, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, vk_tr(w, "Places:"));
    for (int l = 0; l < N_LOCATIONS; l++) {
        vk_put(out, l ? vk_tr(w, "; ") : " ");
        vk_put(out, vk_tr(w, raia_location_title[l]));
        vk_put(out, s->taken >> l & 1 ? vk_tr(w, ", taken by ") : vk_tr(w, ", free"));
        if (s->taken >> l & 1)
            vk_seat_text(&raiatea_face, s->taken_by[l], w, out);
    }
    vk_put_char(out, '\n');
}

/* `uru: price 2 (2 pearls), 1 in the market; below it 1 pearl`. */
static void put_stalls(const struct raia_state *s, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, vk_tr(w, "Stalls, each by what it pays from level 1 to 5:\n"));
    for (int g = 0; g < N_GOODS; g++) {
        vk_put(out, vk_tr(w, raia_good_name[g]));
        FILL(", {0} in the market, price at {1}:", VK_NONE, s->goods[g], s->level[g]);
        for (int level = 1; level <= RAIA_LEVELS; level++) {
            vk_put(out, level > 1 ? vk_tr(w, "; ") : " ");
            raia_bonus_text(g, level, w, out);
        }
        vk_put_char(out, '\n');
    }
}

static void put_tracks(const struct raia_state *s, const struct vk_words *w, struct vk_out *out)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct raia_player *p = &s->player[seat];
        vk_seat_text(&raiatea_face, seat, w, out);
        vk_put(out, vk_tr(w, ": "));
        vk_put(out, vk_tr(w, raia_rank_name[raia_rank(p)]));
        FILL(", {0} {0|tattoo|tattoos} of 9, {1} {1|priest|priests} of 12\n", seat, p->tattoo,
             p->priests);
    }
}

static void put_statue(const struct raia_state *s, int i, const struct vk_words *w,
                       struct vk_out *out)
{
    struct vk_words plain = *w; /* the row is said at the head of the line */
    plain.state = NULL;
    vk_put(out, vk_tr(w, raia_statue_name[i]));
    vk_put(out, ", ");
    raia_put_count(COUNT_A_TILE, i + 1, w, out);
    if (i >= s->shown_statues) {
        vk_put(out, vk_tr(w, ": face down\n"));
        return;
    }
    vk_put(out, vk_tr(w, i < s->open_statues ? ":\n" : ", not open yet:\n"));
    for (int row = 0; row < RAIA_ROWS; row++) {
        int n = 0;
        for (int c = 0; c < raia_row_size(row, s->h.seats); c++) {
            int tile = s->tile[i][raia_row_start(row) + c];
            if (tile >= N_MISSIONS)
                continue;
            if (!n)
                FILL(" row {0}:", VK_NONE, (int16_t)(row + 1));
            vk_put(out, n++ ? vk_tr(w, "; ") : " ");
            raia_arg_text(A_TILE, tile, &plain, out);
        }
        if (n)
            vk_put_char(out, '\n');
    }
}

static void put_ceremony(const struct raia_state *s, const struct vk_words *w, struct vk_out *out)
{
    int n = 0;
    vk_put(out, vk_tr(w, "Ceremony order:"));
    for (int i = 0; i < s->n_order; i++) {
        vk_put(out, i ? ", " : " ");
        raia_arg_text(A_SEAT, s->order[i], w, out);
        if (raia_has_offers(s))
            FILL(" (last offer {0})", VK_NONE, (int16_t)s->offer[s->order[i]]);
    }
    vk_put_char(out, '\n');
    raia_put_count(COUNT_BAG, s->bag, w, out);
    vk_put_char(out, '\n');
    for (int r = 0; r < N_REWARDS && s->act == 4; r++)
        if (s->rewards >> r & 1) {
            vk_put(out, n++ ? ", " : vk_tr(w, "Rewards left: "));
            raia_arg_text(A_REWARD, r, w, out);
        }
    vk_put(out, n ? "\n" : "");
    for (int i = 0; i < s->n_row; i++) {
        vk_put(out, i ? ", " : vk_tr(w, "Line: "));
        raia_owned_text(s->row[i].ritual, s->row[i].owner < RAIA_SEATS ? s->row[i].owner : VK_NONE,
                        w, out);
    }
    vk_put(out, s->n_row ? "\n" : "");
}

/* `Forest: 2 uru, mana mask with 4 mana`; numbers of one are not said. */
static void put_list(const char *title, const uint8_t *n, unsigned kind, int size,
                     const struct vk_words *w, struct vk_out *out)
{
    int listed = 0;
    vk_put(out, vk_tr(w, title));
    for (int i = 0; i < size; i++) {
        if (!n[i])
            continue;
        vk_put(out, listed++ ? ", " : " ");
        if (n[i] > 1) {
            vk_put_int(out, n[i]);
            vk_put_char(out, ' ');
        }
        if (kind == A_FACE)
            raia_face_text(i, w, out);
        else
            raia_arg_text(kind, i, w, out);
    }
    vk_put(out, listed ? "" : vk_tr(w, " nothing"));
    vk_put_char(out, '\n');
}

void raia_board_text(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct raia_state *s = st;
    int left = 0;
    for (int face = 0; face < N_FACES; face++)
        left += s->forest[face];
    raia_round_name(s->space, w, out);
    vk_put(out, vk_tr(w, "; the track: "));
    for (int space = 1; space <= RAIA_TRACK; space++)
        if (raia_space_used(space, s->h.seats)) {
            vk_put(out, space > 1 ? ", " : "");
            raia_round_name(space, w, out);
        }
    vk_put(out, vk_tr(w, "; start figure: "));
    vk_seat_text(&raiatea_face, s->start, w, out);
    vk_put(out, "\n\n");
    put_locations(s, w, out);
    vk_put_char(out, '\n');
    put_stalls(s, w, out);
    vk_put_char(out, '\n');
    put_tracks(s, w, out);
    vk_put_char(out, '\n');
    for (int i = 0; i < RAIA_STATUES; i++)
        put_statue(s, i, w, out);
    vk_put_char(out, '\n');
    put_ceremony(s, w, out);
    vk_put_char(out, '\n');
    put_list("Forest cards:", s->display, A_FACE, N_FACES, w, out);
    put_list("Helper market:", s->helpers, A_HELPER, N_HELPERS, w, out);
    put_list("Mask market:", s->masks, A_MASK, N_MASK_FACES, w, out);
    FILL("Cards left: forest {0}, normal rituals {1}, forbidden {2}\n", VK_NONE, (int16_t)left,
         s->n_deck[NORMAL], s->n_deck[FORBIDDEN]);
}
