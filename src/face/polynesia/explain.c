/*
 * explain.c - why an action costs what it costs and what it does, in a few short sentences: price, company,
 * gain, danger. What it is worth, why.c says.
 */
#include "face.h"
#include <string.h>

struct telling {
    const struct poly_state *s;
    int seat;
    const struct vk_words *words;
    struct vk_out *out;
};

/* One sentence, parted from the one before by a blank. */
static void say(const struct telling *to, const char *msgid, struct face_blanks b)
{
    if (to->out->len)
        vk_put_char(to->out, ' ');
    face_fill(&polynesia_face, msgid, &b, to->words, to->out);
}

static void say_numbers(const struct telling *to, const char *msgid, int a, int b)
{
    say(to, msgid,
        (struct face_blanks){ .who = to->seat, .n = 2, .value = { (int16_t)a, (int16_t)b } });
}

static void say_island(const struct telling *to, const char *msgid, int island)
{
    say(to, msgid,
        (struct face_blanks){ .who = to->seat,
                              .n = 1,
                              .kind = { A_ISLAND },
                              .value = { (int16_t)poly_island_id(poly_map_of(to->s), island) } });
}

static void say_seat(const struct telling *to, const char *msgid, int seat, int goods, int n)
{
    say(to, msgid,
        (struct face_blanks){ .who = seat, .n = 2, .value = { (int16_t)goods, (int16_t)n } });
}

static void say_new_route(const struct telling *to, const struct poly_terms *t, bool is_free)
{
    if (is_free)
        say_numbers(to, "It costs nothing; its toll comes from the supply.", 0, 0);
    else if (t->is_landfall)
        say_numbers(to,
                    "It costs " GOODS(0, 1) ": twice the turn value, as the first route to an "
                                            "archipelago (First landfall).",
                    t->goods, t->each);
    else
        say_numbers(to, "It costs " GOODS(0, 1) ", the turn value.", t->goods, t->each);
    if (t->is_landfall && to->s->home[to->seat])
        say_numbers(to, "A free Populate follows.", 0, 0);
    say_numbers(to, "You sail it for nothing; others pay you {0?1 fish|1 shell} each time.",
                t->goods, 0);
}

static void say_old_route(const struct telling *to, const struct poly_terms *t)
{
    for (int q = 0; q < to->s->h.seats; q++)
        if (t->paid >> q & 1)
            say_seat(to, "You pay {who} " GOODS(0, 1) ".", q, t->goods, t->each);
    if (!t->paid)
        say_numbers(to, "Nobody is paid.", 0, 0);
    if (t->turtles)
        say_numbers(to, "You take {0} {0|turtle token|turtle tokens} (Crowded routes).", t->turtles,
                    0);
}

/* What the token on the island does, mask by mask card. */
static void say_token(const struct telling *to, int face)
{
    static const char *const by_card[N_CARDS] = {
        [C_MASK_BOON] = "Its mask gives 2 goods, or takes 2 from each of the others.",
        [C_MASK_PILOT] = "Its mask will take you over a rival's route once.",
        [C_MASK_SETTLER] = "Its mask brings one piece from your board to you.",
        [C_MASK_SET] = "You must take its mask: one costs 1 point, two bring 2, three or more 5.",
        [C_MASK_TIMES_ARCHIPELAGO] = "Its mask counts once for each archipelago you are in.",
        [C_MASK_SHAME] = "Its mask saves you from losing 2 points.",
    };
    if (face == FACE_BOAT && to->s->boats_left[to->seat] == 0)
        say_numbers(to, "Its boat token is lost: you have no boat left.", 0, 0);
    else if (face != FACE_MASK)
        say_numbers(to, poly_token_text[face], 0, 0);
    else if (to->s->card[1] < N_CARDS && by_card[to->s->card[1]])
        say_numbers(to, by_card[to->s->card[1]], 0, 0);
}

/* Danger or worth of the island that a piece comes to. */
static void say_island_worth(const struct telling *to, int island)
{
    const struct poly_map *m = poly_map_of(to->s);
    bool is_ours = to->s->pieces[to->seat][island] > 0;
    if (island == POLY_VOLCANO)
        say_island(to, "{0} will erupt: a piece there is not saved.", island);
    else if (m->sinking >> island & 1)
        say_island(to, "{0} sinks with the volcano: a piece there is not saved yet.", island);
    else if (!is_ours && m->island[island].symbol == TURTLE_1)
        say_island(to, "{0} is worth 1 point at the end.", island);
    else if (!is_ours && m->island[island].symbol == TURTLE_2)
        say_island(to, "{0} is worth 2 points at the end.", island);
    else if (!is_ours && m->producing[G_FISH] >> island & 1)
        say_island(to, "{0} gives 1 fish every round.", island);
    else if (!is_ours && m->producing[G_SHELL] >> island & 1)
        say_island(to, "{0} gives 1 shell every round.", island);
}

/* Archipelagos: one that is new to the seat, and one that its last piece leaves. */
static void say_archipelagos(const struct telling *to, int from, int island)
{
    const struct poly_map *m = poly_map_of(to->s);
    int new = m->island[island].archipelago, old = m->island[from].archipelago;
    uint32_t mine = to->s->occupied[to->seat], rest = mine;
    if (to->s->pieces[to->seat][from] == 1)
        rest &= ~((uint32_t)1 << from);
    if (new != NO_ARCHIPELAGO && !(mine & m->islands_of[new]))
        say_island(to, "{0}: an archipelago that is new to you.", island);
    if (old != NO_ARCHIPELAGO && old != new && !(rest & m->islands_of[old]))
        say_island(to, "You leave {0}, your only island of its archipelago.", from);
    else if (rest != mine && (m->turtles[0] | m->turtles[1]) >> from & 1)
        say_island(to, "You give up the points of {0}.", from);
}

static void say_hop(const struct telling *to, const struct poly_terms *t, int mode)
{
    if (t->guide >= 0)
        say_seat(to, "You pay {who} " GOODS(0, 1) "; a piece of {who} sails along as your guide.",
                 t->guide, t->goods, t->each);
    else if (t->uses_mask)
        say_numbers(to, "It costs a mask; nobody is paid, nobody comes along.", 0, 0);
    else if (mode == M_NEUTRAL)
        say_numbers(to, "This route is open to all: it costs nothing.", 0, 0);
    else
        say_numbers(to, "Your own boat: it costs nothing.", 0, 0);
    if (t->token != VK_NONE)
        say_token(to, t->token);
    if (t->turtles)
        say_numbers(to, "You take {0} {0|turtle token|turtle tokens}.", t->turtles, 0);
    say_island_worth(to, t->to);
    say_archipelagos(to, t->from, t->to);
}

static void say_populate(const struct telling *to, const struct poly_terms *t)
{
    say_numbers(to, "{0} {0|piece|pieces} from your board; {1} {1|stays|stay} there.", t->pieces,
                to->s->home[to->seat] - t->pieces);
    say_island_worth(to, t->to);
    if (t->each)
        say_numbers(to, "You keep " GOODS(0, 1) ".", t->goods,
                    to->s->goods[to->seat][t->goods] - t->each);
}

/* Who loses how much: all of it, or at most `most`. */
static void say_losses(const struct telling *to, int goods, int most, int spared)
{
    int n_losers = 0;
    for (int q = 0; q < to->s->h.seats; q++) {
        int n = q == spared ? 0 : to->s->goods[q][goods];
        n = n < most ? n : most;
        if (n == 0)
            continue;
        say_seat(to, q == to->seat ? "You lose " GOODS(0, 1) "." : "{who} loses " GOODS(0, 1) ".",
                 q, goods, n);
        n_losers++;
    }
    if (n_losers == 0)
        say_numbers(to, "Nobody loses anything.", 0, 0);
}

static void say_rest(const struct telling *to, vk_action a)
{
    int g = (int)vk_arg(a, 0);
    const struct vk_frame *travel = poly_frame_of(to->s, P_travel);
    switch (vk_verb_of(a)) {
    case V_TRV:
        say_numbers(to, "{0} {0|step|steps}, the turn value, spread over your pieces as you like.",
                    poly_marker(to->s), 0);
        break;
    case V_FISH:
        say_numbers(to, "You take " GOODS(0, 1) ", the turn value.", g, poly_marker(to->s));
        break;
    case V_STOP:
        if (travel)
            say_numbers(to, "{0} {0|step is|steps are} lost.", travel->v[TRAVEL_LEFT], 0);
        break;
    case V_MASK_GAIN:
        say_numbers(to, "You then have " GOODS(0, 1) ".", g, to->s->goods[to->seat][g] + POLY_BOON);
        break;
    case V_MASK_CURSE: say_losses(to, g, POLY_BOON, to->seat); break;
    case V_DECLINE: say_losses(to, g, 0x7FFF, VK_NONE); break;
    default: break;
    }
}

/* New routes, most of a list, cost one of four prices. */
uint32_t poly_explain_from(const void *st, int seat, vk_action a)
{
    unsigned verb = vk_verb_of(a);
    if (verb != V_EXN && verb != V_FREE_NEW)
        return 0;
    struct poly_terms t = poly_terms_of(st, seat, a);
    return verb << 8 | (uint32_t)t.is_landfall << 1 | (uint32_t)t.goods;
}

void poly_explain(const void *st, int seat, vk_action a, const struct vk_words *w,
                  struct vk_out *out)
{
    /* A writer of its own: sentences are parted by what this one has written. */
    char text[480];
    struct vk_out mine = vk_out_to(text, sizeof text);
    struct telling to = { st, seat, w, &mine };
    struct poly_terms t = poly_terms_of(st, seat, a);
    switch (vk_verb_of(a)) {
    case V_EXN: say_new_route(&to, &t, false); break;
    case V_FREE_NEW: say_new_route(&to, &t, true); break;
    case V_EXE:
    case V_FREE_OLD: say_old_route(&to, &t); break;
    case V_HOP: say_hop(&to, &t, (int)vk_arg(a, 2)); break;
    case V_POPV:
    case V_BPOPV:
    case V_POPI:
    case V_BPOPI:
    case V_EXTRA: say_populate(&to, &t); break;
    case V_CARD:
    case V_TOKEN:
    case V_FIRST:
    case V_STONE: return;
    default: say_rest(&to, a); break;
    }
    vk_put(out, text);
}
