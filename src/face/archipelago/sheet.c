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

/* A ranking as one seat sees it. */
struct ranking {
    int first; /* points of the first place; each further one has one less */
    int value[ARCH_SEATS], seats;
};

static struct ranking ranking_of(const struct arch_state *s, int criterion, int first)
{
    struct ranking r = { .first = first, .seats = s->h.seats };
    struct arch_sight sight;
    arch_look(s, &sight);
    for (int seat = 0; seat < r.seats; seat++)
        r.value[seat] = arch_value(s, &sight, seat, criterion);
    return r;
}

/* The place of a value of `seat`: how many higher ones the others have, from 1. */
static int place_of(const struct ranking *r, int seat, int value)
{
    int place = 1;
    for (int q = 0; q < r->seats; q++) {
        bool is_new = q != seat && r->value[q] > value;
        for (int before = 0; before < q; before++)
            is_new &= before == seat || r->value[before] != r->value[q];
        place += is_new;
    }
    return place;
}

/* Nothing has no place, and only three of them have points. */
static int points_at(const struct ranking *r, int seat, int value)
{
    int place = place_of(r, seat, value);
    return value > 0 && place <= ARCH_PLACES ? r->first + 1 - place : 0;
}

/* How many more bring more points; 0: none do. */
static int more_for(const struct ranking *r, int seat)
{
    int own = r->value[seat], points = points_at(r, seat, own), most = 1;
    for (int q = 0; q < r->seats; q++)
        most = r->value[q] > most ? r->value[q] : most;
    for (int value = own + 1; value <= most; value++)
        if (points_at(r, seat, value) > points)
            return value - own;
    return 0;
}

/* What the seat has, its place, and how many more it took for a better one. */
static void put_value(const struct line *l, int criterion, int first)
{
    static const char *const text[] = { "{0}: no place", "{0}: most{1?|, shared}",
                                        "{0}: second{1?|, shared}", "{0}: third{1?|, shared}" };
    const struct ranking r = ranking_of(l->s, criterion, first);
    int own = r.value[l->seat], place = place_of(&r, l->seat, own), alike = -1;
    for (int seat = 0; seat < r.seats; seat++)
        alike += r.value[seat] == own;
    if (own == 0)
        put(l, VK_IN("sheet", "none"), 0, 0, 0);
    else if (l->s->independent)
        put(l, "{0}", own, 0, 0);
    else
        put(l, text[place <= ARCH_PLACES ? place : 0], own, alike, 0);
    int more = more_for(&r, l->seat);
    if (more && !l->s->independent)
        put(l, "; {0} more would bring {1} {1|point|points}", more,
            points_at(&r, l->seat, own + more), 0);
}

/* The open card: what it counts. */
static void put_trend(const struct line *l, int criterion)
{
    struct face_blanks b = { .who = VK_NONE,
                             .n = 4,
                             .kind = { W_CRITERION },
                             .value = { (int16_t)criterion, ARCH_TREND_FIRST, ARCH_TREND_FIRST - 1,
                                        ARCH_TREND_FIRST - 2 } };
    face_fill(&archipelago_face, "All are ranked by {0}: {1}, {2}, {3} points.", &b, l->words,
              l->out);
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
    int margin = l->s->pop - l->s->reb;
    if (l->seat == VK_NONE)
        put_card(l, objective[k]);
    else if (o->criterion < N_CRITERIA)
        put_value(l, o->criterion, ARCH_OBJECTIVE_FIRST);
    else if (l->seat == owner[k] && o->criterion == SEPARATIST)
        put(l, l->s->independent ? "wins alone" : "the archipelago is not independent", 0, 0, 0);
    else if (l->seat == owner[k])
        put(l, "{0} to spare; {1} are needed", margin > 0 ? margin : 0, o->gap + 1, 0);
}

/* ---- medals --------------------------------------------------------------------------------------- */

/* `King 1, Cathedral 2; Colossus not built`. */
static void put_medals(const struct line *l)
{
    int n = 0;
    for (int card = 0; card < N_CARDS; card++) {
        if (l->s->card_at[card] != l->seat || !arch_cards[card].medals)
            continue;
        vk_put(l->out, n++ ? ", " : "");
        arch_card_name(card, l->words, l->out);
        vk_put_char(l->out, ' ');
        if (arch_medals_on(l->s, card))
            vk_put_int(l->out, arch_medals_on(l->s, card));
        else
            put(l, "not built", 0, 0, 0);
    }
    if (!n)
        put(l, VK_IN("sheet", "none"), 0, 0, 0);
}

/* ---- parts ---------------------------------------------------------------------------------------- */

static const char yours[] = "Your card: {0}";

void arch_own_card_text(int criterion, const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks b = {
        .who = VK_NONE, .n = 1, .kind = { W_CRITERION }, .value = { (int16_t)criterion }
    };
    face_fill(&archipelago_face, yours, &b, w, out);
}

/* A card by whose it is and what it ranks, as far as this position knows it. */
bool arch_part_title_now(int part, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_state *s = w->state;
    uint8_t objective[ARCH_SEATS], owner[ARCH_SEATS];
    int k = part - PART_OBJECTIVE_1, trend = part - PART_TREND_1;
    struct face_blanks b = { .who = VK_NONE, .n = 2, .kind = { W_CRITERION, A_SEAT } };
    const char *text = "Trend: {0}";
    if (part >= PART_TREND_1) {
        if (part >= PART_PACIFIST || trend >= s->n_trends)
            return false;
        b.value[0] = arch_trends[s->trend[trend]].criterion;
    } else {
        if (k >= arch_in_play(s, objective, owner))
            return false;
        bool is_known = objective[k] < N_OBJECTIVES;
        b.value[0] = is_known ? arch_objectives[objective[k]].criterion : 0;
        b.value[1] = owner[k];
        text = owner[k] == VK_NONE     ? "Card for everybody: {0}"
               : w->viewer == owner[k] ? yours
               : is_known              ? "Card of {1}: {0}"
                                       : "Card of {1}: still secret";
    }
    face_fill(&archipelago_face, text, &b, w, out);
    return true;
}

void arch_part_text(const void *st, int part, int seat, const struct vk_words *w,
                    struct vk_out *out)
{
    const struct line l = { st, seat, w, out };
    int trend = part - PART_TREND_1;
    if (part < PART_TREND_1) {
        put_objective(&l, part - PART_OBJECTIVE_1);
    } else if (part < PART_PACIFIST && trend < l.s->n_trends) {
        int criterion = arch_trends[l.s->trend[trend]].criterion;
        if (seat == VK_NONE)
            put_trend(&l, criterion);
        else
            put_value(&l, criterion, ARCH_TREND_FIRST);
    } else if (part == PART_MEDALS) {
        if (seat == VK_NONE)
            put(&l, "The King and the Pope are worth 1 each, a wonder 1 or 2 once it is built.", 0,
                0, 0);
        else
            put_medals(&l);
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
