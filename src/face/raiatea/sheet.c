/*
 * sheet.c - the score sheet of Raiatea in words: what each part counts, and for each seat what it had there and what
 * would have brought more.
 */
#include "face.h"

struct line {
    const struct raia_state *s;
    const struct vk_words *words;
    struct vk_out *out;
};

static void put(const struct line *l, const char *msgid, unsigned kind, int a, int b, int c)
{
    struct face_blanks blanks = { .n = 3,
                                  .kind = { (uint8_t)kind },
                                  .value = { (int16_t)a, (int16_t)b, (int16_t)c } };
    face_fill(&raiatea_face, msgid, &blanks, l->words, l->out);
}

/* ---- what is counted ------------------------------------------------------------------------------ */

static void put_help(const struct line *l, int part)
{
    static const char *const text[N_PARTS] = {
        [PART_PAPA_RAI] = "the ritual lies before you",
        [PART_TILES] = "1, 2 or 3 each",
        [PART_TOO_PAIRS] = "1 for each tile of the kind",
        [PART_HELPER_PAIRS] = "1 for each helper of the kind",
        [PART_COLOUR_PAIRS] = "2 for each colour of your pairs",
    };
    if (part != PART_RANK) {
        vk_put(l->out, vk_tr(l->words, text[part]));
        return;
    }
    for (int rank = ARIKI; rank < N_RANKS; rank++)
        put(l, rank == ARIKI ? "{0} {1}" : ", {0} {1}", A_RANK, rank, raia_ranks[rank].points, 0);
}

/* ---- what a seat has ------------------------------------------------------------------------------ */

static void put_rank(const struct line *l, const struct raia_player *p)
{
    int rank = raia_rank(p);
    put(l, "{0}", A_RANK, rank, 0, 0);
    if (rank + 1 < N_RANKS)
        put(l, "; {1} more {1|tattoo|tattoos} for {2} points", 0, 0,
            raia_ranks[rank + 1].tattoos - p->tattoo, raia_ranks[rank + 1].points);
}

/* `3 + 5`: the rituals that lie before the seat. */
static void put_papa_rai(const struct line *l, const struct raia_player *p)
{
    static const struct {
        enum ritual ritual;
        int points;
    } row[] = { { R_papa_rai_3, 3 }, { R_papa_rai_5, 5 } };
    int n = 0;
    for (int i = 0; i < 2; i++)
        for (int k = raia_lasting(p, row[i].ritual); k > 0; k--)
            put(l, n++ ? " + {0}" : "{0}", 0, row[i].points, 0, 0);
    if (!n)
        put(l, VK_IN("sheet", "none"), 0, 0, 0, 0);
}

/* `7 tiles: 3 of 1 point, 2 of 2, 2 of 3`; a statue has the tiles of its own points. */
static void put_tiles(const struct line *l, int seat)
{
    int of[RAIA_STATUES + 1] = { 0 }, n = 0, listed = 0;
    for (int tile = 0; tile < N_MISSIONS; tile++)
        if (l->s->tile_at[tile] == seat) {
            of[raia_missions[tile].points]++;
            n++;
        }
    put(l, "{0?none|{0} {0|tile|tiles}}", 0, n, 0, 0);
    for (int points = 1; points <= RAIA_STATUES; points++)
        if (of[points])
            put(l, listed++ ? ", {0} of {1}" : ": {0} of {1} {1|point|points}", 0, of[points],
                points, 0);
}

/* ---- masks ---------------------------------------------------------------------------------------- */

/* `traders: 1 pair of 2 points; divers: its twin would bring 1 point`. */
static void put_pairs(const struct line *l, int seat, unsigned family)
{
    const struct raia_player *p = &l->s->player[seat];
    uint8_t links[N_MASKS];
    int n = 0;
    raia_best_links(l->s, seat, links);
    for (int m = 0; m < N_MASKS; m++) {
        if (raia_masks[m].family != family || !p->masks[m])
            continue;
        struct raia_pairs pairs = raia_pairs_at_end(l->s, seat, links, m);
        vk_put(l->out, n++ ? "; " : "");
        vk_put(l->out, vk_tr(l->words, raia_mask_short[m]));
        put(l,
            pairs.n ? ": {0} {0|pair|pairs} of {1} {1|point|points}"
                    : ": its twin would bring {1?nothing|{1} {1|point|points}}",
            0, pairs.n, pairs.n ? pairs.worth : pairs.twin, 0);
    }
    if (!n)
        put(l, VK_IN("sheet", "none"), 0, 0, 0, 0);
}

static void put_note(const struct line *l, int part, int seat)
{
    const struct raia_player *p = &l->s->player[seat];
    switch (part) {
    case PART_RANK: put_rank(l, p); break;
    case PART_PAPA_RAI: put_papa_rai(l, p); break;
    case PART_TILES: put_tiles(l, seat); break;
    default: put_pairs(l, seat, (unsigned)(part - PART_TOO_PAIRS + TOO)); break;
    }
}

void raia_part_text(const void *st, int part, int seat, const struct vk_words *w,
                    struct vk_out *out)
{
    const struct line l = { st, w, out };
    if (seat == VK_NONE)
        put_help(&l, part);
    else
        put_note(&l, part, seat);
}
