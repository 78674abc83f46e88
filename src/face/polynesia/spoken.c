/*
 * spoken.c - the map of Polynesia in words, for plain play and screen readers: what sinks,
 * then every island with what it gives, who is there, and where its routes lead.
 */
#include "face.h"

struct telling {
    const struct poly_state *s;
    const struct poly_map *m;
    const struct vk_words *words;
    struct vk_out *out;
};

/* A sentence about an island: {0} is its name, {1} a text, or a number. */
static void say_with(const struct telling *to, const char *msgid, int island, const char *text,
                     int n)
{
    face_fill(
        &polynesia_face, msgid,
        &(struct face_blanks){ .who = VK_NONE,
                               .n = 2,
                               .kind = { A_ISLAND },
                               .value = { (int16_t)poly_island_id(to->m, island), (int16_t)n },
                               .text = { NULL, text } },
        to->words, to->out);
}

static void say(const struct telling *to, const char *msgid, int island, int n)
{
    say_with(to, msgid, island, NULL, n);
}

static void say_name(const struct telling *to, int island)
{
    say(to, "{0}", island, 0);
}

/* `A`, `A and B`, `A, B and C`: what goes before item i of n. */
static void part(const struct telling *to, int i, int n)
{
    if (i)
        vk_put(to->out, vk_tr(to->words, i + 1 < n ? ", " : " and "));
}

static void say_islands(const struct telling *to, uint32_t islands)
{
    int n = __builtin_popcount(islands);
    for (int i = 0; i < n; i++) {
        part(to, i, n);
        say_name(to, poly_next32(&islands));
    }
}

/* ---- One island ---------------------------------------------------------------------------- */

void poly_place_text(unsigned id, const struct vk_words *w, struct vk_out *out)
{
    static const char *const gives[] = {
        [NO_SYMBOL] = "",
        [SYMBOL_FISH] = ", gives fish",
        [SYMBOL_SHELL] = ", gives shells",
        [TURTLE_1] = ", turtle island worth 1 point",
        [TURTLE_2] = ", turtle island worth 2 points",
    };
    const struct poly_map *m = &poly_maps[id >= poly_maps[1].first_island_id];
    const struct telling to = { NULL, m, w, out };
    int i = (int)id - m->first_island_id;
    const struct poly_island *island = &m->island[i];
    if (island->kind == VOLCANO)
        say(&to, "{0}, the volcano: sinks", i, 0);
    else if (m->sinking >> i & 1)
        say(&to, "{0}: sinks", i, 0);
    else if (island->archipelago != NO_ARCHIPELAGO)
        say_with(&to, "{0} of {1}: safe", i, vk_tr(w, poly_archipelago_names[island->archipelago]),
                 0);
    else
        say(&to, "{0}: safe", i, 0);
    vk_put(out, vk_tr(w, gives[island->symbol]));
    vk_put(out, ".");
}

static void say_pieces(const struct telling *to, int island)
{
    int n = 0, told = 0;
    for (int seat = 0; seat < to->s->h.seats; seat++)
        n += to->s->pieces[seat][island] > 0;
    if (n == 0)
        return;
    vk_put(to->out, vk_tr(to->words, " Pieces: "));
    for (int seat = 0; seat < to->s->h.seats; seat++) {
        if (!to->s->pieces[seat][island])
            continue;
        part(to, told++, n);
        vk_seat_text(&polynesia_face, seat, to->words, to->out);
        vk_put_char(to->out, ' ');
        vk_put_int(to->out, to->s->pieces[seat][island]);
    }
    vk_put(to->out, ".");
}

void poly_lies_text(const struct poly_state *s, int island, const struct vk_words *w,
                    struct vk_out *out)
{
    const struct telling to = { s, poly_map_of(s), w, out };
    if (s->token[island] < NO_FACE)
        face_fill(&polynesia_face, " On it lies {0}.",
                  &(struct face_blanks){
                      .who = VK_NONE, .n = 1, .kind = { A_FACE }, .value = { s->token[island] } },
                  w, out);
    say_pieces(&to, island);
}

/* ---- Routes -------------------------------------------------------------------------------- */

static void say_owners(const struct telling *to, int route)
{
    int n = poly_boats_on(to->s, route), told = 0;
    for (int seat = 0; seat < to->s->h.seats; seat++) {
        if (!(to->s->boats[seat] >> route & 1))
            continue;
        part(to, told++, n);
        vk_seat_text(&polynesia_face, seat, to->words, to->out);
    }
}

/* A sentence about a route with boats: {0} is what it asks of others, {1} how many boats it has, and whose, {2} an
 * island. */
static void say_boats(const struct telling *to, const char *msgid, int route, int island)
{
    char owners[300];
    struct vk_out list = vk_out_to(owners, sizeof owners);
    const struct telling whose = { to->s, to->m, to->words, &list };
    int n = poly_boats_on(to->s, route);
    say_owners(&whose, route);
    face_fill(&polynesia_face, msgid,
              &(struct face_blanks){ .who = VK_NONE,
                                     .n = 3,
                                     .kind = { A_GOODS, A_NONE, A_ISLAND },
                                     .value = { (int16_t)poly_marker_of(to->s, route), (int16_t)n,
                                                (int16_t)poly_island_id(to->m, island) },
                                     .text = { [1] = owners } },
              to->words, to->out);
}

const char *const poly_class_ids[POLY_CLASSES] = {
    [NEUTRAL] = "neutral",
    [SEA] = "sea",
    [INNER] = "inner",
};
const char *const poly_classes[POLY_CLASSES] = {
    [NEUTRAL] = "open to all, sailing it is free.",
    [SEA] = "nobody has a boat here yet.",
    [INNER] = "nobody has a boat here yet.",
};

void poly_boats_text(const struct poly_state *s, int route, const struct vk_words *w,
                     struct vk_out *out)
{
    const struct telling to = { s, poly_map_of(s), w, out };
    say_boats(&to, "{1|boat|boats} of {1}; others pay {0?1 fish|1 shell} and take a guide along.",
              route, 0);
}

/* The islands that these routes lead to. */
static void say_routes(const struct telling *to, const char *title, uint64_t routes, int island)
{
    uint64_t explored = poly_explored(to->s);
    int n = __builtin_popcountll(routes);
    if (n == 0)
        return;
    vk_put(to->out, vk_tr(to->words, title));
    for (int i = 0; i < n; i++) {
        int route = poly_next64(&routes);
        part(to, i, n);
        if (explored >> route & 1)
            say_boats(to, "{2} ({0}, {1|boat|boats} of {1})", route,
                      poly_far_end(to->m, route, island));
        else
            say_name(to, poly_far_end(to->m, route, island));
    }
    vk_put(to->out, ".");
}

static void say_island(const struct telling *to, int island)
{
    uint64_t here = to->m->routes_at[island], explored = here & poly_explored(to->s);
    poly_place_text(poly_island_id(to->m, island), to->words, to->out);
    poly_lies_text(to->s, island, to->words, to->out);
    say_routes(to, " Open to all: ", here & ~to->m->explorable, island);
    say_routes(to, " Explored: ", explored, island);
    say_routes(to, " Unexplored: ", here & to->m->explorable & ~explored, island);
    vk_put_char(to->out, '\n');
}

/* ---- The whole map ------------------------------------------------------------------------- */

void poly_board_text(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct poly_state *s = st;
    struct telling to = { s, poly_map_of(s), w, out };
    vk_put(out, vk_tr(w, "When the volcano erupts, these sink: "));
    say_islands(&to, to.m->sinking);
    vk_put(out, vk_tr(w, "; all other islands are safe. Each route is told at both its ends: those "
                         "open to all need no boat, explored ones have a toll and boats, "
                         "unexplored ones have no boat yet.\n\n"));
    for (int i = 0; i < to.m->n_islands; i++)
        say_island(&to, i);
    vk_put_char(out, '\n');
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++) {
        face_fill(&polynesia_face, "Archipelago {0}: ",
                  &(struct face_blanks){
                      .who = VK_NONE, .n = 1, .text = { vk_tr(w, poly_archipelago_names[x]) } },
                  w, out);
        say_islands(&to, to.m->islands_of[x]);
        vk_put(out, vk_tr(w, s->lagoon >> x & 1 ? ". A turtle token lies here.\n" : ".\n"));
    }
}
