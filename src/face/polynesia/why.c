/*
 * why.c - reasons for an action of Polynesia: what a boat opens, what a step saves or gives up, whom a guide
 * helps, what would spoil. Points are told already (src/face/why.c).
 */
#include "face.h"
#include <string.h>

enum { FAR = 4 /* steps: what lies farther is no reason */ };

struct reason {
    const struct poly_state *before, *after;
    int seat;
    const struct vk_words *words;
    struct vk_out *out;
};

/* One sentence, parted from the one before by a blank: {0} is an island or a kind of goods, {1} and {2} numbers. */
static void say(const struct reason *r, const char *msgid, int who, int kind, int a, int b, int c)
{
    struct face_blanks blanks = { .who = who,
                                  .n = 3,
                                  .kind = { (uint8_t)kind },
                                  .value = { (int16_t)a, (int16_t)b, (int16_t)c } };
    if (r->out->len)
        vk_put_char(r->out, ' ');
    face_fill(&polynesia_face, msgid, &blanks, r->words, r->out);
}

static void say_numbers(const struct reason *r, const char *msgid, int a, int b)
{
    say(r, msgid, r->seat, A_NONE, a, b, 0);
}

static void say_island(const struct reason *r, const char *msgid, int island, int n)
{
    say(r, msgid, r->seat, A_ISLAND, (int)poly_island_id(poly_map_of(r->before), island), n, 0);
}

/* ---- How far things are ------------------------------------------------------------------------- */

/* Steps from the seat's pieces to every island, over its own boats and the routes that are open to all. */
static void measure(const struct poly_state *s, int seat, uint8_t steps[POLY_ISLANDS])
{
    const struct poly_map *m = poly_map_of(s);
    uint64_t usable = s->boats[seat] | ~m->explorable;
    memset(steps, FAR, POLY_ISLANDS);
    for (int i = 0; i < m->n_islands; i++)
        if (s->occupied[seat] >> i & 1)
            steps[i] = 0;
    for (int n = 0; n < FAR - 1; n++)
        for (int route = 0; route < m->n_routes; route++) {
            if (!(usable >> route & 1))
                continue;
            for (int k = 0; k < 2; k++) {
                int from = m->route[route].end[k], to = m->route[route].end[!k];
                if (steps[from] == n && steps[to] > n + 1)
                    steps[to] = (uint8_t)(n + 1);
            }
        }
}

static bool is_in_archipelago(const struct poly_state *s, int seat, int archipelago)
{
    return s->occupied[seat] & poly_map_of(s)->islands_of[archipelago];
}

/* How much an island draws, and in which words: {0} is the island, {1} the steps to it. */
static int draw_of(const struct poly_state *s, int seat, int island, const char **words)
{
    const struct poly_map *m = poly_map_of(s);
    const struct poly_island *i = &m->island[island];
    if (s->occupied[seat] >> island & 1 || m->sinking >> island & 1)
        return 0;
    *words = "It brings {0} within {1} {1|step|steps}: safe land.";
    if (i->symbol == TURTLE_2)
        return *words = "It brings {0} within {1} {1|step|steps}: two turtles.", 5;
    if (i->symbol == TURTLE_1)
        return *words = "It brings {0} within {1} {1|step|steps}: a turtle.", 4;
    if (s->token[island] == FACE_TURTLE)
        return *words = "It brings {0} within {1} {1|step|steps}: a turtle token.", 4;
    if (i->archipelago != NO_ARCHIPELAGO && !is_in_archipelago(s, seat, i->archipelago))
        return *words = "It brings {0} within {1} {1|step|steps}: a new archipelago.", 3;
    if (s->token[island] < NO_FACE)
        return *words = "It brings {0} within {1} {1|step|steps}: a token lies there.", 2;
    return 1;
}

/* The island that a boat brings nearer and that draws most, the nearest of equals. */
static void say_opened(const struct reason *r)
{
    uint8_t was[POLY_ISLANDS], is[POLY_ISLANDS];
    const char *words = NULL, *best_words = NULL;
    int best = 0, at = -1;
    measure(r->before, r->seat, was);
    measure(r->after, r->seat, is);
    for (int i = 0; i < poly_map_of(r->before)->n_islands; i++) {
        if (is[i] >= was[i])
            continue;
        int draw = draw_of(r->before, r->seat, i, &words);
        if (draw > best || (draw && draw == best && is[i] < is[at])) {
            best = draw;
            at = i;
            best_words = words;
        }
    }
    if (at >= 0)
        say_island(r, best_words, at, is[at]);
    else
        say_numbers(r, "No piece of yours can sail it yet.", 0, 0);
}

/* ---- Routes --------------------------------------------------------------------------------------- */

/* Seats with pieces at the ends of a route, other than this one. */
static int rivals_at(const struct poly_state *s, int seat, int route)
{
    const struct poly_route *r = &poly_map_of(s)->route[route];
    int n = 0;
    for (int q = 0; q < s->h.seats; q++)
        n += q != seat && (s->pieces[q][r->end[0]] || s->pieces[q][r->end[1]]);
    return n;
}

static void say_new_route(const struct reason *r, const struct poly_terms *t, bool is_free)
{
    int rivals = rivals_at(r->before, r->seat, t->route);
    say_opened(r);
    if (!is_free && poly_marker(r->before) == 1)
        say_numbers(r, "It will never be cheaper.", 0, 0);
    else if (!is_free)
        say_numbers(r, "At turn value 1 it would cost 1, unless somebody takes it first.", 0, 0);
    if (rivals)
        say_numbers(r, "{0} {0|rival stands|rivals stand} at its ends and may have to pay you.",
                    rivals, 0);
}

static void say_old_route(const struct reason *r, const struct poly_terms *t)
{
    const struct poly_route *route = &poly_map_of(r->before)->route[t->route];
    int n = r->before->pieces[r->seat][route->end[0]] + r->before->pieces[r->seat][route->end[1]];
    say_opened(r);
    if (n)
        say_numbers(r,
                    "{0} of your pieces {0|stands|stand} at its ends: they sail it free from now "
                    "on, without a guide.",
                    n, 0);
}

/* ---- Pieces --------------------------------------------------------------------------------------- */

/* What so many saved pieces are worth, where it is no more than before. */
static void say_saved(const struct reason *r)
{
    int was = poly_saved(r->before, r->seat), is = poly_saved(r->after, r->seat), next = is + 1;
    if (is <= was)
        return;
    if (poly_row_value(is) > poly_row_value(was)) {
        say_numbers(r, "Then {0} {0|piece is|pieces are} saved, worth {1} in all.", is,
                    poly_row_value(is));
        return;
    }
    while (next < POLY_PIECES && poly_row_value(next) == poly_row_value(is))
        next++;
    if (poly_row_value(next) > poly_row_value(is))
        say(r, "Then {1} {1|is|are} saved. The next point comes with {2}.", r->seat, A_NONE, 0, is,
            next);
}

static void say_left(const struct reason *r, int island)
{
    const struct poly_map *m = poly_map_of(r->before);
    if (r->after->occupied[r->seat] >> island & 1)
        return;
    if (m->producing[G_FISH] >> island & 1)
        say_island(r, "You leave {0}, which gave you 1 fish a round.", island, 0);
    else if (m->producing[G_SHELL] >> island & 1)
        say_island(r, "You leave {0}, which gave you 1 shell a round.", island, 0);
}

/* A guide comes along: what it brings its owner. */
static void say_guide(const struct reason *r, int owner)
{
    struct vk_score was = { 0 }, is = { 0 };
    polynesia_game.score(r->before, &was);
    polynesia_game.score(r->after, &is);
    int change = is.total[owner] - was.total[owner];
    if (change > 0)
        say(r, "{who} comes along and gains {1} {1|point|points}.", owner, A_NONE, 0, change, 0);
    else if (change < 0)
        say(r, "{who} has to come along and loses {1} {1|point|points}.", owner, A_NONE, 0, -change,
            0);
}

/* From a sinking island: how the way goes on. */
static void say_way_on(const struct reason *r, int island)
{
    const struct poly_map *m = poly_map_of(r->after);
    uint64_t ways = m->routes_at[island] & r->after->boats[r->seat];
    while (ways) {
        int far = poly_far_end(m, poly_next64(&ways), island);
        if (m->sinking >> far & 1)
            continue;
        say_island(r, "From there your own boat leads on to {0}.", far, 0);
        return;
    }
    say_island(r, "No boat of yours leads on from {0}: the piece has to wait there.", island, 0);
}

static void say_hop(const struct reason *r, const struct poly_terms *t)
{
    const struct poly_map *m = poly_map_of(r->before);
    say_saved(r);
    if (t->to != POLY_VOLCANO && m->sinking >> t->to & 1)
        say_way_on(r, t->to);
    say_left(r, t->from);
    if (t->guide >= 0)
        say_guide(r, t->guide);
}

static void say_populate(const struct reason *r, const struct poly_terms *t)
{
    int chance = poly_eruption_percent(r->before);
    if (t->to != POLY_VOLCANO) {
        say_saved(r);
        if (r->before->pieces[r->seat][t->to] == 1)
            say_island(r, "With two pieces on {0} you stay there even if one has to guide a rival.",
                       t->to, 0);
        return;
    }
    say_numbers(r, "{0} {0|piece|pieces} for one action, but they still have to sail.", t->pieces,
                0);
    if (chance)
        say_numbers(r, "This round is the last one in {0} of 100 games: then they sink.", chance,
                    0);
}

/* ---- Goods ---------------------------------------------------------------------------------------- */

static int others_hold(const struct poly_state *s, int seat, int goods)
{
    int n = 0;
    for (int q = 0; q < s->h.seats; q++)
        n += q == seat ? 0 : s->goods[q][goods];
    return n;
}

static void say_fish(const struct reason *r, int goods)
{
    int have = r->after->goods[r->seat][goods], next = poly_marker(r->before) - 1;
    bool decides = r->before->first == r->seat;
    if (next > 0 && have >= next && r->before->boats_left[r->seat])
        say(r,
            "Then you have {0?{1} fish|{1} {1|shell|shells}}: enough for a new route at your next "
            "turn, for {2}.",
            r->seat, A_NONE, goods, have, next);
    if (decides)
        say_numbers(r, "You choose what spoils: it will not be these.", 0, 0);
    else if (have > others_hold(r->before, r->seat, goods))
        say(r, "{who} chooses what spoils, and you hold most of these.", r->before->first, A_NONE,
            0, 0, 0);
}

static void say_decline(const struct reason *r, int goods)
{
    int other = !goods;
    say(r, "You lose {1}, the others {2} in all.", r->seat, A_NONE, 0,
        r->before->goods[r->seat][goods], others_hold(r->before, r->seat, goods));
    say(r, "{0?Fish|Shells} would cost you {1} and them {2}.", r->seat, A_NONE, other,
        r->before->goods[r->seat][other], others_hold(r->before, r->seat, other));
}

static void say_travel(const struct reason *r)
{
    int left = poly_marker(r->before) - 1;
    if (left)
        say_numbers(r, "Sail now: at your next turn you have only {0} {0|step|steps}.", left, 0);
    else
        say_numbers(r, "One step is left in this round.", 0, 0);
}

void poly_why(const void *before, const void *after, int seat, vk_action a,
              const struct vk_words *w, struct vk_out *out)
{
    struct reason r = { before, after, seat, w, out };
    struct poly_terms t = poly_terms_of(before, seat, a);
    switch (vk_verb_of(a)) {
    case V_EXN: say_new_route(&r, &t, false); break;
    case V_FREE_NEW: say_new_route(&r, &t, true); break;
    case V_EXE:
    case V_FREE_OLD: say_old_route(&r, &t); break;
    case V_TRV: say_travel(&r); break;
    case V_HOP: say_hop(&r, &t); break;
    case V_POPV:
    case V_BPOPV:
    case V_POPI:
    case V_BPOPI: say_populate(&r, &t); break;
    case V_EXTRA:
        say_populate(&r, &t);
        if (r.before->first != seat)
            say(&r, "{who} might let these goods spoil.", r.before->first, A_NONE, 0, 0, 0);
        break;
    case V_EXTRA_SKIP: say_numbers(&r, "You keep your goods.", 0, 0); break;
    case V_FISH: say_fish(&r, (int)vk_arg(a, 0)); break;
    case V_STOP: say_numbers(&r, "Your pieces stay where they are.", 0, 0); break;
    case V_MASK_CURSE:
        say(&r, "The others hold {1} of them in all.", seat, A_NONE, 0,
            others_hold(r.before, seat, (int)vk_arg(a, 0)), 0);
        break;
    case V_DECLINE: say_decline(&r, (int)vk_arg(a, 0)); break;
    default: break;
    }
}
