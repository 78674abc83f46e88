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

static int pairs_of(const struct raia_player *p, unsigned family)
{
    int n = 0;
    for (int m = 0; m < N_MASKS; m++)
        n += raia_masks[m].family == family ? raia_pairs(p, m) : 0;
    return n;
}

static void put_tiles(const struct line *l, int seat)
{
    int n = 0;
    for (int tile = 0; tile < N_MISSIONS; tile++)
        n += l->s->tile_at[tile] == seat;
    put(l, "{0} {0|tile|tiles}", 0, n, 0, 0);
}

static void put_note(const struct line *l, int part, int seat)
{
    const struct raia_player *p = &l->s->player[seat];
    int lasting = raia_lasting(p, R_papa_rai_3) + raia_lasting(p, R_papa_rai_5);
    switch (part) {
    case PART_RANK: put_rank(l, p); break;
    case PART_PAPA_RAI: put(l, "{0?|{0} {0|ritual|rituals}}", 0, lasting, 0, 0); break;
    case PART_TILES: put_tiles(l, seat); break;
    default:
        put(l, "{0?|{0} {0|pair|pairs}}", 0, pairs_of(p, (unsigned)(part - PART_TOO_PAIRS + TOO)),
            0, 0);
        break;
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
