/*
 * sheet.c - the score sheet of Polynesia in words: what each part counts, and for each seat what it has there and what
 * would bring more. While the game goes on the score is what it would be if the volcano erupted now.
 */
#include "face.h"
#include "vaka/hash.h"

struct line {
    const struct poly_state *s;
    const struct vk_words *words;
    struct vk_out *out;
};

static void put(const struct line *l, const char *msgid, int a, int b, int c)
{
    struct face_blanks blanks = { .n = 3, .value = { (int16_t)a, (int16_t)b, (int16_t)c } };
    face_fill(&polynesia_face, msgid, &blanks, l->words, l->out);
}

static int card_of(const struct poly_state *s, int part)
{
    return part < PART_CARD_1 ? N_CARDS : s->card[part - PART_CARD_1];
}

static void put_help(const struct line *l, int part)
{
    static const char *const text[N_PARTS] = {
        [PART_BOARD] = "saved pieces: 3 are worth 1 point, all 13 are worth 7",
        [PART_TURTLE_ISLANDS] = "1 or 2 for each turtle island where you are",
        [PART_ISLAND_TURTLES] = "1 each, taken where you landed first",
        [PART_TURTLE_TOKENS] = "1 each, from cards",
    };
    int card = card_of(l->s, part);
    if (part < PART_CARD_1)
        vk_put(l->out, vk_tr(l->words, text[part]));
    else if (card < N_CARDS)
        vk_put(l->out, vk_tr(l->words, poly_card_short[card]));
}

/* ---- what a seat has ------------------------------------------------------------------------------ */

/* How many saved pieces are the next point; 0: there is none. */
static int next_point(int saved)
{
    for (int n = saved + 1; n <= POLY_PIECES; n++)
        if (poly_row_value(n) > poly_row_value(saved))
            return n;
    return 0;
}

static void put_board(const struct line *l, int seat)
{
    int saved = poly_saved(l->s, seat), next = next_point(saved);
    if (!next)
        put(l, "all {0} saved", saved, 0, 0);
    else
        put(l, "{0} saved; {1} are worth {2}", saved, next, poly_row_value(next));
}

/* `Hawaii 2, Tonga 1`: islands where the seat is, and what each brings it. */
static void put_island(const struct line *l, int island, int points, bool is_first)
{
    vk_put(l->out, is_first ? "" : ", ");
    vk_arg_text(&polynesia_face, A_ISLAND, (int)poly_island_id(poly_map_of(l->s), island), l->words,
                l->out);
    vk_put_char(l->out, ' ');
    vk_put_int(l->out, points);
}

static void put_turtle_islands(const struct line *l, int seat)
{
    const struct poly_map *m = poly_map_of(l->s);
    uint32_t left = l->s->occupied[seat] & (m->turtles[0] | m->turtles[1]);
    if (!left)
        put(l, VK_IN("sheet", "none"), 0, 0, 0);
    for (int n = 0; left; n++) {
        int island = poly_next32(&left);
        put_island(l, island, m->turtles[1] >> island & 1 ? 2 : 1, n == 0);
    }
}

static void put_beaches(const struct line *l, int seat)
{
    const struct poly_map *m = poly_map_of(l->s);
    uint32_t left = l->s->occupied[seat] & (m->turtles[0] | m->turtles[1]);
    if (!left)
        put(l, VK_IN("sheet", "none"), 0, 0, 0);
    for (int n = 0; left; n++) {
        int16_t points[POLY_SEATS] = { 0 };
        int island = poly_next32(&left);
        poly_sacred_beach(l->s, island, points);
        put_island(l, island, points[seat], n == 0);
    }
}

/* Archipelagos with pieces of the seat on at least `want` islands that stay. */
static int archipelagos(const struct poly_state *s, int seat, int want)
{
    int n = 0;
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++)
        n += __builtin_popcount(s->occupied[seat] & poly_map_of(s)->islands_of[x]) >= want;
    return n;
}

static void put_presence(const struct line *l, int seat)
{
    int missing = 0;
    put(l, "in {0} of 4", archipelagos(l->s, seat, 1), 0, 0);
    for (int x = 0; x < POLY_ARCHIPELAGOS; x++)
        if (!(l->s->occupied[seat] & poly_map_of(l->s)->islands_of[x])) {
            vk_put(l->out, missing++ ? ", " : vk_tr(l->words, "; not in "));
            vk_put(l->out, vk_tr(l->words, poly_archipelago_names[x]));
        }
}

/* What a card counts whose most is worth something. */
static int counted(const struct poly_state *s, int card, int seat)
{
    switch (card) {
    case C_FLEET: return POLY_BOATS - s->boats_left[seat];
    case C_STAY_AT_HOME: return s->home[seat];
    default: return s->goods[seat][card == C_FISH_HOARD ? G_FISH : G_SHELL];
    }
}

static void put_most(const struct line *l, const char *amount, int card, int seat)
{
    int n = counted(l->s, card, seat), most = 0, holders = 0;
    for (int q = 0; q < l->s->h.seats; q++)
        most = counted(l->s, card, q) > most ? counted(l->s, card, q) : most;
    for (int q = 0; q < l->s->h.seats; q++)
        holders += counted(l->s, card, q) == most;
    put(l, amount, n, 0, 0);
    put(l, n < most ? "; the most is {0}" : holders > 1 ? ": tied for most" : ": most", most, 0, 0);
}

static void put_card(const struct line *l, int card, int seat)
{
    const struct poly_state *s = l->s;
    switch (card) {
    case C_ARCHIPELAGO_PRESENCE: put_presence(l, seat); break;
    case C_ARCHIPELAGO_MASTERY:
        put(l, "both islands in {0} of 4", archipelagos(s, seat, 2), 0, 0);
        break;
    case C_MASK_SET:
    case C_MASK_SHAME: put(l, "{0?no mask|{0} {0|mask|masks}}", s->masks[seat], 0, 0); break;
    case C_MASK_TIMES_ARCHIPELAGO:
        put(l, "{0} {0|mask|masks} in {1} {1|archipelago|archipelagos}", s->masks[seat],
            archipelagos(s, seat, 1), 0);
        break;
    case C_TURTLE_MAJORITY: put_beaches(l, seat); break;
    case C_STAY_AT_HOME: put_most(l, "{0} at home", card, seat); break;
    case C_FISH_HOARD: put_most(l, "{0} fish", card, seat); break;
    case C_SHELL_HOARD: put_most(l, "{0} {0|shell|shells}", card, seat); break;
    case C_FLEET: put_most(l, "{0} {0|boat|boats}", card, seat); break;
    default: break;
    }
}

static void put_note(const struct line *l, int part, int seat)
{
    switch (part) {
    case PART_BOARD: put_board(l, seat); break;
    case PART_TURTLE_ISLANDS: put_turtle_islands(l, seat); break;
    case PART_ISLAND_TURTLES:
        put(l, "{0?none|{0} {0|token|tokens}}", l->s->island_turtles[seat], 0, 0);
        break;
    case PART_TURTLE_TOKENS:
        put(l, "{0?|{0} {0|token|tokens}}", l->s->turtle_tokens[seat], 0, 0);
        break;
    default: put_card(l, card_of(l->s, part), seat); break;
    }
}

/* As if the volcano erupted now, like the score. */
static struct poly_state at_the_end(const void *st)
{
    struct poly_state sunk = *(const struct poly_state *)st;
    if (!sunk.h.over)
        poly_sink(&sunk, NULL);
    return sunk;
}

void poly_part_text(const void *st, int part, int seat, const struct vk_words *w,
                    struct vk_out *out)
{
    struct poly_state sunk = at_the_end(st);
    const struct line l = { &sunk, w, out };
    if (seat == VK_NONE)
        put_help(&l, part);
    else
        put_note(&l, part, seat);
}

/* What the words of a card hang on, of this seat. */
static uint64_t card_from(const struct poly_state *s, int card, int seat)
{
    switch (card) {
    case C_MASK_SET:
    case C_MASK_SHAME: return s->masks[seat];
    case C_STAY_AT_HOME:
    case C_FISH_HOARD:
    case C_SHELL_HOARD:
    case C_FLEET: return (uint64_t)counted(s, card, seat);
    case C_TURTLE_MAJORITY:
        return vk_hash_quick(s->occupied[seat], s->pieces[seat], sizeof s->pieces[seat]);
    default: return s->occupied[seat] | (uint64_t)s->masks[seat] << 32;
    }
}

int poly_part_from(const void *st, int part, uint64_t from[VK_PART_FROM])
{
    const struct poly_state sunk = at_the_end(st), *s = &sunk;
    int n = 0;
    from[n++] = (uint64_t)card_of(s, part);
    from[n++] = s->side;
    for (int seat = 0; seat < s->h.seats; seat++)
        switch (part) {
        case PART_BOARD: from[n++] = (uint64_t)poly_saved(s, seat); break;
        case PART_TURTLE_ISLANDS: from[n++] = s->occupied[seat]; break;
        case PART_ISLAND_TURTLES: from[n++] = s->island_turtles[seat]; break;
        case PART_TURTLE_TOKENS: from[n++] = s->turtle_tokens[seat]; break;
        default: from[n++] = card_from(s, card_of(s, part), seat); break;
        }
    return n;
}
