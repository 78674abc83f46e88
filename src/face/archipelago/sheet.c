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
    bool is_reader = l->words && l->words->state && l->words->viewer == l->seat;
    put(l,
        is_reader ? "you have {0}{1?|; {1} more would bring {2} {2|point|points}}"
                  : "has {0}{1?|; {1} more would bring {2} {2|point|points}}",
        own, more, then);
}

/* ---- objectives --------------------------------------------------------------------------------- */

/* What the card ends the game at, and what it counts. */
static void put_card(const struct line *l, int objective)
{
    const struct arch_objective *o = &arch_objectives[objective];
    struct face_blanks b = { .who = VK_NONE,
                             .n = 6,
                             .kind = { W_CONDITION, W_CRITERION },
                             .value = { (int16_t)objective, (int16_t)o->criterion,
                                        ARCH_OBJECTIVE_FIRST, ARCH_OBJECTIVE_FIRST - 1,
                                        ARCH_OBJECTIVE_FIRST - 2, (int16_t)o->gap } };
    const char *text =
        o->criterion < N_CRITERIA ? "Ends at {0}, ranks {1}: {2}, {3}, {4} points."
        : o->criterion == PACIFIST
            ? "Ends at {0}; {2} points for its holder if more than {5} are to spare at the end."
            : "Ends at {0}; wins alone if the archipelago becomes independent.";
    face_fill(&archipelago_face, text, &b, l->words, l->out);
}
_Static_assert(ARCH_PACIFIST_POINTS == ARCH_OBJECTIVE_FIRST,
               "the sentence has one number for both");

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
            put(l, "{0} to spare", margin, 0, 0);
        return;
    }
    put_card(l, objective[k]);
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
        put(&l, "The King, the Pope and wonders have them.", 0, 0, 0);
    }
}

/* ---- The end -------------------------------------------------------------------------------------- */

/* The first condition that came true and that somebody had on a card, or VK_NONE. */
static int condition_met(const struct arch_state *s)
{
    uint8_t objective[ARCH_SEATS], owner[ARCH_SEATS];
    int n = arch_in_play(s, objective, owner), first = arch_pack(s) * PACK_SIZE, found = VK_NONE;
    for (int i = 0; i < n; i++)
        if (objective[i] < N_OBJECTIVES && s->met >> (objective[i] - first) & 1 &&
            objective[i] < found)
            found = objective[i];
    return found;
}

/* An independent archipelago belongs to the Separatist, if there is one; nobody counts points. */
static void put_independence(const struct line *l)
{
    struct vk_score score = { 0 };
    archipelago_game.score(l->s, &score);
    put(l,
        score.winners ? "The rebellion marker passed the population marker in turn {0}. The "
                        "archipelago is independent, and the Separatist wins alone."
                      : "The rebellion marker passed the population marker in turn {0}. The "
                        "archipelago is independent, and nobody wins.",
        l->s->h.round, 0, 0);
}

bool arch_ending(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct line l = { st, VK_NONE, w, out };
    int turn = l.s->h.round, met = l.s->end_pending ? condition_met(l.s) : VK_NONE;
    struct face_blanks b = {
        .who = VK_NONE, .n = 2, .kind = { 0, W_CONDITION }, .value = { (int16_t)turn, (int16_t)met }
    };
    if (l.s->independent)
        put_independence(&l);
    else if (met != VK_NONE)
        face_fill(&archipelago_face, "The game ended in turn {0}, with {1}.", &b, w, out);
    else
        put(&l, "Turn {0} was the last one.", turn, 0, 0);
    return !l.s->independent;
}
