/*
 * sheet.c - the score sheet of Archipelago in words: what each part counts, and for each seat what it had there and
 * what would have brought more.
 */
#include "face.h"

struct line {
    const struct arch_state *s;
    int seat; /* VK_NONE: what the part counts */
    const struct vk_words *words;
    struct vk_out *out;
};

static void put(const struct line *l, const char *msgid, int a, int b, int c)
{
    struct face_blanks blanks = { .who = l->seat,
                                  .n = 3,
                                  .value = { (int16_t)a, (int16_t)b, (int16_t)c } };
    face_fill(&archipelago_face, msgid, &blanks, l->words, l->out);
}

/* ---- ranked ------------------------------------------------------------------------------------- */

static void put_places(const struct line *l, int first)
{
    put(l, "{0}, {1}, {2} points.", first, first - 1, first - 2);
}

/* What the seat has, and how many more it took for the place above. */
static void put_value(const struct line *l, int criterion, int first)
{
    struct arch_sight sight;
    int16_t points[ARCH_SEATS];
    arch_look(l->s, &sight);
    arch_rank_points(l->s, &sight, criterion, first, points);
    int own = arch_value(l->s, &sight, l->seat, criterion), more = 0, then = 0;
    for (int seat = 0; seat < l->s->h.seats; seat++) {
        int by = arch_value(l->s, &sight, seat, criterion) - own;
        if (by <= 0 || points[seat] <= points[l->seat] || (more && by >= more))
            continue;
        more = by;
        then = points[seat];
    }
    put(l, "has {0}{1?|; {1} more for {2} {2|point|points}}", own, more, then);
}

/* ---- objectives --------------------------------------------------------------------------------- */

static void put_end(const struct line *l, int objective)
{
    vk_put(l->out, vk_tr(l->words, "Ends at "));
    arch_condition_text(l->s, objective, l->words, l->out);
}

static void put_objective(const struct line *l, int k)
{
    uint8_t objective[ARCH_SEATS], owner[ARCH_SEATS];
    if (k >= arch_in_play(l->s, objective, owner) || objective[k] >= N_OBJECTIVES)
        return;
    const struct arch_objective *o = &arch_objectives[objective[k]];
    bool is_ranked = o->criterion < N_CRITERIA, is_owner = l->seat == owner[k];
    int margin = l->s->pop - l->s->reb;
    if (l->seat != VK_NONE) {
        if (is_ranked)
            put_value(l, o->criterion, ARCH_OBJECTIVE_FIRST);
        else if (o->criterion == PACIFIST && is_owner)
            put(l, "{0} were to spare", margin, 0, 0);
        return;
    }
    put_end(l, objective[k]);
    if (is_ranked) {
        vk_put(l->out, vk_tr(l->words, ", ranks "));
        vk_put(l->out, vk_tr(l->words, arch_criterion_name[o->criterion]));
        vk_put(l->out, ": ");
        put_places(l, ARCH_OBJECTIVE_FIRST);
    } else if (o->criterion == PACIFIST) {
        put(l, "; {0} points for its holder if more than {1} are to spare at the end.",
            ARCH_PACIFIST_POINTS, o->gap, 0);
    } else {
        put(l, "; wins alone if the archipelago becomes independent.", 0, 0, 0);
    }
}

void arch_part_text(const void *st, int part, int seat, const struct vk_words *w,
                    struct vk_out *out)
{
    const struct line l = { st, seat, w, out };
    int trend = part - PART_TREND_1;
    if (part < PART_TREND_1) {
        put_objective(&l, part - PART_OBJECTIVE_1);
    } else if (part < PART_PACIFIST && trend < l.s->n_trends) {
        if (seat == VK_NONE)
            put_places(&l, ARCH_TREND_FIRST);
        else
            put_value(&l, arch_trends[l.s->trend[trend]].criterion, ARCH_TREND_FIRST);
    } else if (part == PART_MEDALS && seat == VK_NONE) {
        put(&l, "King, Pope, wonders", 0, 0, 0);
    }
}
