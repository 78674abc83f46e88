/* score.c - section 6: rank, Papa-Ra'i, To'o tiles, pairs of masks; and the final mirrors of 4.9. */
#include "games/raiatea/rules.h"
#include <string.h>

/* Own tiles by kind, and what they are worth. */
struct tiles {
    uint8_t of_kind[KIND_RITUAL + 1];
    int points;
};

static struct tiles tiles_of(const struct raia_state *s, int seat)
{
    struct tiles t = { { 0 }, 0 };
    for (int i = 0; i < N_MISSIONS; i++)
        if (s->tile_at[i] == seat) {
            t.of_kind[raia_missions[i].kind]++;
            t.points += raia_missions[i].points;
        }
    return t;
}

static int pairs_with(const struct raia_player *p, const uint8_t links[N_MASKS], int picture)
{
    return links[picture] + (p->masks[picture] - links[picture]) / 2;
}

static int colours_with(const struct raia_player *p, const uint8_t links[N_MASKS])
{
    unsigned colours = 0;
    for (int m = 0; m < N_MASKS; m++)
        if (pairs_with(p, links, m))
            colours |= 1u << raia_masks[m].colour;
    return __builtin_popcount(colours);
}

/* Points of one pair of this picture. */
static int worth_of(const struct raia_player *p, const struct tiles *t, int colours, int picture)
{
    const struct raia_mask *mask = &raia_masks[picture];
    if (mask->family == TOO)
        return t->of_kind[mask->counts] +
               (mask->counts == KIND_MANA ? t->of_kind[KIND_AUCTION] : 0);
    return mask->family == HELPER ? p->helpers[mask->counts] : 2 * colours;
}

/* Points of all pairs by family, the mirrors linked like this. */
static void pair_points(const struct raia_player *p, const struct tiles *t,
                        const uint8_t links[N_MASKS], int points[3])
{
    int colours = colours_with(p, links);
    points[TOO] = points[HELPER] = points[COLOUR] = 0;
    for (int m = 0; m < N_MASKS; m++)
        points[raia_masks[m].family] += worth_of(p, t, colours, m) * pairs_with(p, links, m);
}

struct raia_pairs raia_pairs_at_end(const struct raia_state *s, int seat,
                                    const uint8_t links[N_MASKS], int picture)
{
    struct raia_player twin = s->player[seat];
    struct tiles t = tiles_of(s, seat);
    int before[3], after[3];
    struct raia_pairs pairs = { .n = pairs_with(&twin, links, picture),
                                .worth = worth_of(&twin, &t, colours_with(&twin, links), picture) };
    pair_points(&twin, &t, links, before);
    twin.masks[picture]++;
    pair_points(&twin, &t, links, after);
    for (int family = 0; family < 3; family++)
        pairs.twin += after[family] - before[family];
    return pairs;
}

/* The best of all ways to link the mirrors left, from picture `m` on. Fewer links first, then lower
 * pictures: a later way must be better to be taken. */
struct linking {
    const struct raia_player *p;
    struct tiles tiles;
    uint8_t links[N_MASKS], best[N_MASKS];
    int top, fewest;
};

static void try_links(struct linking *q, int m, int mirrors, int made)
{
    if (m == N_MASKS || mirrors == 0) {
        int points[3];
        pair_points(q->p, &q->tiles, q->links, points);
        int sum = points[0] + points[1] + points[2];
        if (sum > q->top || (sum == q->top && made < q->fewest)) {
            q->top = sum;
            q->fewest = made;
            memcpy(q->best, q->links, sizeof q->best);
        }
        return;
    }
    int most = q->p->masks[m] - q->links[m], before = q->links[m];
    most = most < mirrors ? most : mirrors;
    for (int k = most; k >= 0; k--) { /* lower pictures first */
        q->links[m] = (uint8_t)(before + k);
        try_links(q, m + 1, mirrors - k, made + k);
    }
    q->links[m] = (uint8_t)before;
}

void raia_best_links(const struct raia_state *s, int seat, uint8_t links[N_MASKS])
{
    const struct raia_player *p = &s->player[seat];
    int mirrors = raia_unlinked(p, MIRROR);
    memcpy(links, p->links, N_MASKS);
    if (mirrors == 0)
        return;
    struct linking q = { .p = p, .tiles = tiles_of(s, seat), .top = -1, .fewest = 0 };
    memcpy(q.links, p->links, N_MASKS);
    try_links(&q, 0, mirrors, 0);
    memcpy(links, q.best, N_MASKS);
}

void raia_score(const void *st, struct vk_score *out)
{
    const struct raia_state *s = st;
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct raia_player *p = &s->player[seat];
        struct tiles t = tiles_of(s, seat);
        uint8_t links[N_MASKS];
        int pairs[3];
        raia_best_links(s, seat, links);
        pair_points(p, &t, links, pairs);
        int16_t *part = out->part[seat];
        part[PART_RANK] = raia_ranks[raia_rank(p)].points;
        part[PART_PAPA_RAI] =
            (int16_t)(3 * raia_lasting(p, R_papa_rai_3) + 5 * raia_lasting(p, R_papa_rai_5));
        part[PART_TILES] = (int16_t)t.points;
        part[PART_TOO_PAIRS] = (int16_t)pairs[TOO];
        part[PART_HELPER_PAIRS] = (int16_t)pairs[HELPER];
        part[PART_COLOUR_PAIRS] = (int16_t)pairs[COLOUR];
        out->tie_break[seat] = 0; /* there is no order before the start player is known */
        out->total[seat] = 0;
        for (int i = 0; i < N_PARTS; i++)
            out->total[seat] += part[i];
    }
    /* Equal totals: who is earlier in the ceremonial order. */
    for (int i = 0; i < s->n_order; i++)
        if (s->order[i] < s->h.seats)
            out->tie_break[s->order[i]] = s->n_order - i;
    vk_rank(out, s->h.seats);
}
