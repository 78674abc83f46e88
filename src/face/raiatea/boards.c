/*
 * boards.c - the parts of the board of Raiatea in text: round track, locations, stalls, tracks,
 * ceremony, markets. Statues are in statue.c. Where a part goes is decided in picture.c.
 */
#include "boards.h"
#include "face/canvas.h"

#define TIMES     "\xC3\x97"
#define MARKER    "\xE2\x96\xB6"
#define DOT       "\xC2\xB7"
#define MASK_SIGN "\xE2\x97\x86"

enum {
    LABEL = 9,       /* columns of a title at the left */
    FULL_NAMES = 130 /* columns of a picture that has room for the full names of cards */
};

static const char *tr(const struct pen *pen, const char *msgid)
{
    return vk_tr(pen->words, msgid);
}

/* `Round A1 C1 [A2] A3 C2 …`: action rounds like sand, ceremonies like fire. */
void raia_draw_track(struct pen *pen, int x, int y)
{
    const struct raia_state *s = raia_of(pen);
    x = pen_text(pen, x, y, tr(pen, "Round"), LABEL, VK_INK_STRONG) + 1;
    for (int space = 1; space <= RAIA_TRACK; space++) {
        bool is_now = space == s->space, is_ceremony = raia_spaces[space].kind == CEREMONY;
        if (!raia_space_used(space, s->h.seats))
            continue;
        int ink = is_ceremony ? VK_INK_FIRE : space < s->space ? VK_INK_DIM : VK_INK_SAND;
        pen_text(pen, x, y, is_now ? "[" : " ", 1, VK_INK_STRONG);
        pen_text(pen, x + 1, y, raia_spaces[space].name, 2, is_now ? VK_INK_STRONG : ink);
        pen_text(pen, x + 3, y, is_now ? "]" : " ", 1, VK_INK_STRONG);
        x += 4;
    }
    x = pen_text(pen, x + 2, y, tr(pen, "start"), 8, VK_INK_DIM);
    pen_letter(pen, x + 1, y, s->start);
}

/* ---- Locations ----------------------------------------------------------------------------------- */

static const char *const for_all[N_LOCATIONS] = { "a card, twice", "tattoo, ritual",
                                                  "die in pearls", "priests, mana",
                                                  "swap a mask",   "sell, hire" };
static const char *const for_kahuna[N_LOCATIONS] = { "picks first", "both twice", "+3 pearls",
                                                     "+1 priest",   "+1 mission", "both twice" };

static void who_is_there(struct pen *pen, int l, int x, int y, int n)
{
    const struct raia_state *s = raia_of(pen);
    bool is_taken = s->taken >> l & 1, is_now = s->location == l && !s->act;
    if (!is_taken) {
        pen_text(pen, x, y, tr(pen, "free"), n, VK_INK_LAND);
        return;
    }
    int end = pen_letter(pen, x, y, s->taken_by[l]);
    if (is_now)
        pen_text(pen, end + 1, y, tr(pen, "now"), n - 2, VK_INK_STRONG);
}

void raia_draw_location(struct pen *pen, int l, int x, int y, int w, bool is_tall)
{
    bool is_taken = raia_of(pen)->taken >> l & 1;
    int ink = is_taken ? VK_INK_DIM : VK_INK_PLAIN;
    if (is_tall) {
        pen_box(pen, x, y, w, 5, tr(pen, raia_location_title[l]));
        pen_thing(pen, THING_LOCATION, l, x + 2, y);
        who_is_there(pen, l, x + 2, y + 1, w - 4);
        pen_text(pen, x + 2, y + 2, tr(pen, for_all[l]), w - 3, ink);
        pen_text(pen, x + 2, y + 3, "K", 1, VK_INK_DIM);
        pen_text(pen, x + 4, y + 3, tr(pen, for_kahuna[l]), w - 5, ink);
        return;
    }
    pen_thing(pen, THING_LOCATION, l, x, y);
    int end = pen_text(pen, x, y, tr(pen, raia_location_title[l]), w - 6,
                       is_taken ? VK_INK_DIM : VK_INK_STRONG);
    who_is_there(pen, l, end + 1, y, w - (end + 1 - x));
    pen_text(pen, x + 1, y + 1, tr(pen, for_all[l]), w - 2, VK_INK_DIM);
}

/* ---- Stalls --------------------------------------------------------------------------------------- */

static void stall_text(const struct pen *pen, int good, int level, struct vk_out *out)
{
    static const char *const text[] = {
        [PAYS_PEARLS] = "{0} {0|pearl|pearls}",
        [PAYS_MANA] = "{0} mana",
        [PAYS_HELPER] = "helper",
        [PAYS_RITUAL] = "ritual",
        [PAYS_PRIEST] = "{0} priest",
        [PAYS_TATTOO] = "tattoo",
        [PAYS_TATTOO_AND_MANA] = "tattoo +{0}",
        [PAYS_MISSION] = "mission",
    };
    const struct raia_stall *stall = &raia_stalls[good][level];
    face_fill(&raiatea_face, text[stall->bonus],
              &(struct face_blanks){ .n = 1, .value = { stall->number } }, pen->words, out);
}

void raia_draw_stalls(struct pen *pen, int x, int y, int cell)
{
    const struct raia_state *s = raia_of(pen);
    for (int level = RAIA_LEVELS; level >= 1; level--)
        pen_number(pen, x, y + 1 + RAIA_LEVELS - level, level, VK_INK_DIM);
    for (int g = 0; g < N_GOODS; g++) {
        int left = x + 2 + g * cell;
        pen_thing(pen, THING_GOOD, g, left + 1, y);
        int end = pen_text(pen, left + 1, y, tr(pen, raia_good_name[g]), cell - 4, VK_INK_STRONG);
        end = pen_text(pen, end + 1, y, TIMES, 1, VK_INK_DIM);
        pen_number(pen, end, y, s->goods[g], s->goods[g] ? VK_INK_LAND : VK_INK_DIM);
        for (int level = RAIA_LEVELS; level >= 1; level--) {
            char text[40];
            struct vk_out out = vk_out_to(text, sizeof text);
            int line = y + 1 + RAIA_LEVELS - level, at = s->level[g];
            stall_text(pen, g, level, &out);
            if (level == at)
                pen_text(pen, left, line, MARKER, 1, VK_INK_FIRE);
            pen_thing(pen, THING_STALL, g * 8 + level, left + 1, line);
            pen_text(pen, left + 1, line, text, cell - 2,
                     level == at  ? VK_INK_STRONG
                     : level < at ? VK_INK_PLAIN
                                  : VK_INK_DIM);
        }
    }
}

/* ---- Tracks ----------------------------------------------------------------------------------------- */

/* Letters side by side. Five at one place fill more than its cell, but then the next is empty. */
static void letters_at(struct pen *pen, const uint8_t at[RAIA_SEATS], int place, enum thing thing,
                       int x, int y)
{
    for (int seat = 0; seat < raia_of(pen)->h.seats; seat++)
        if (at[seat] == place) {
            pen_thing(pen, thing, seat, x, y);
            x = pen_letter(pen, x, y, seat);
        }
}

void raia_draw_tattoos(struct pen *pen, int x, int y, int cell)
{
    static const int8_t rank_at[RAIA_TATTOOS + 1] = { RAATIRA, -1, ARIKI, -1, -1,
                                                      ARIOI,   -1, -1,    -1, TAHUA };
    uint8_t at[RAIA_SEATS] = { 0 };
    for (int seat = 0; seat < raia_of(pen)->h.seats; seat++)
        at[seat] = raia_of(pen)->player[seat].tattoo;
    pen_text(pen, x, y, tr(pen, "Tattoos"), LABEL - 1, VK_INK_STRONG);
    for (int i = 0; i <= RAIA_TATTOOS; i++) {
        int left = x + LABEL + i * cell;
        if (rank_at[i] < 0 && (i == 0 || rank_at[i - 1] < 0))
            pen_text(pen, left, y, DOT, 1, VK_INK_DIM);
        else if (rank_at[i] >= 0)
            pen_text(pen, left, y, tr(pen, raia_rank_name[rank_at[i]]),
                     2 * cell - (i < RAIA_TATTOOS), VK_INK_SAND);
        letters_at(pen, at, i, THING_TATTOO, left, y + 1);
    }
}

void raia_draw_priests(struct pen *pen, int x, int y, int cell)
{
    uint8_t at[RAIA_SEATS] = { 0 };
    for (int seat = 0; seat < raia_of(pen)->h.seats; seat++)
        at[seat] = raia_of(pen)->player[seat].priests;
    pen_text(pen, x, y, tr(pen, "Priests"), LABEL - 1, VK_INK_STRONG);
    for (int i = 0; i <= RAIA_PRIESTS; i++) {
        pen_number(pen, x + LABEL + i * cell, y, i, VK_INK_DIM);
        letters_at(pen, at, i, THING_PRIEST, x + LABEL + i * cell, y + 1);
    }
}

/* ---- The ceremony -------------------------------------------------------------------------------------- */

void raia_draw_order(struct pen *pen, int x, int y, int w)
{
    static const char *const reward[N_REWARDS] = { "tattoo", "good", "2 pearls" };
    const struct raia_state *s = raia_of(pen);
    int right = x + w;
    pen_thing(pen, THING_BAG, 0, x, y);
    x = pen_text(pen, x, y, tr(pen, "Bag"), LABEL, VK_INK_STRONG) + 1;
    x = pen_number(pen, x, y, s->bag, VK_INK_FISH);
    x = pen_text(pen, x + 1, y, tr(pen, "mana"), 8, VK_INK_DIM) + 2;
    x = pen_text(pen, x, y, tr(pen, "Order"), 10, VK_INK_STRONG) + 1;
    for (int i = 0; i < s->n_order; i++) {
        pen_thing(pen, THING_ORDER, s->order[i], x, y);
        x = pen_letter(pen, x, y, s->order[i]);
        if (raia_has_offers(s))
            x = pen_number(pen, x, y, s->offer[s->order[i]], VK_INK_DIM);
        x++;
    }
    if (s->act != 4 || !s->rewards)
        return;
    x = pen_text(pen, x + 1, y, tr(pen, "Rewards"), right - x, VK_INK_STRONG) + 1;
    for (int r = 0; r < N_REWARDS && x < right; r++)
        if (s->rewards >> r & 1) {
            pen_thing(pen, THING_REWARD, r, x, y);
            x = pen_text(pen, x, y, tr(pen, reward[r]), right - x, VK_INK_SAND) + 2;
        }
}

void raia_draw_row(struct pen *pen, int x, int y, int w, int h)
{
    const struct raia_state *s = raia_of(pen);
    struct pen_flow f = { x, x + w, x, y, y + h - 1 };
    if (!s->n_row)
        return;
    f.x = pen_text(pen, f.x, f.y, tr(pen, "Line"), w, VK_INK_STRONG) + 1;
    for (int i = 0; i < s->n_row; i++) {
        char text[40];
        struct vk_out out = vk_out_to(text, sizeof text);
        raia_arg_text(A_RITUAL, s->row[i].ritual, pen->words, &out);
        if (!pen_flow_room(&f, canvas_width(text) + 4))
            return;
        pen_thing(pen, THING_ROW, i, f.x, f.y);
        f.x = pen_text(pen, f.x, f.y, text, w, VK_INK_PLAIN);
        if (s->row[i].owner < RAIA_SEATS)
            f.x = pen_letter(pen, f.x + 1, f.y, s->row[i].owner);
        f.x += 2;
    }
}

/* ---- Markets and decks ------------------------------------------------------------------------------------ */

struct shelf {
    const char *title;
    const uint8_t *n;
    int size;
    unsigned kind;
    enum thing thing;
    int ink;
};

static void full_text(const struct pen *pen, unsigned kind, int value, struct vk_out *out)
{
    if (kind == A_FACE)
        raia_face_text(value, pen->words, out);
    else
        raia_arg_text(kind, value, pen->words, out);
}

/* A card in few letters: `◆pearls +3p` is a mask of the forest with its treasure. */
static void short_text(const struct pen *pen, unsigned kind, int value, struct vk_out *out)
{
    static const char *const treasure[] = { "", " +3p", " +4m", " +t" };
    const struct raia_face *card = &raia_faces[value];
    if (kind == A_MASK) {
        vk_put(out, tr(pen, raia_mask_short[value]));
    } else if (kind == A_FACE && card->type == FACE_MASK) {
        vk_put(out, MASK_SIGN);
        vk_put(out, tr(pen, raia_mask_short[card->what]));
        vk_put(out, treasure[card->treasure]);
    } else {
        full_text(pen, kind, value, out);
    }
}

/* `Forest  uru ×2   mask of mana with 4 mana`. */
static void put_shelf(struct pen *pen, const struct shelf *on, struct pen_flow f)
{
    bool is_short = pen->w < FULL_NAMES;
    pen_text(pen, f.left, f.y, tr(pen, on->title), LABEL - 1, VK_INK_STRONG);
    f.left += LABEL;
    f.x = f.left;
    for (int i = 0; i < on->size; i++) {
        char text[80];
        struct vk_out out = vk_out_to(text, sizeof text);
        if (!on->n[i])
            continue;
        if (is_short)
            short_text(pen, on->kind, i, &out);
        else
            full_text(pen, on->kind, i, &out);
        if (on->n[i] > 1) {
            vk_put(&out, " " TIMES);
            vk_put_int(&out, on->n[i]);
        }
        if (!pen_flow_room(&f, canvas_width(text)))
            return;
        pen_thing(pen, on->thing, i, f.x, f.y);
        f.x = pen_text(pen, f.x, f.y, text, f.right - f.x, on->ink) + (is_short ? 2 : 3);
    }
    if (f.x == f.left && f.y <= f.last)
        pen_text(pen, f.x, f.y, tr(pen, "nothing"), f.right - f.x, VK_INK_DIM);
}

void raia_draw_forest(struct pen *pen, int x, int y, int w, int h)
{
    const struct shelf on = { "Forest",   raia_of(pen)->display, N_FACES, A_FACE, THING_FACE,
                              VK_INK_LAND };
    put_shelf(pen, &on, (struct pen_flow){ x, x + w, x, y, y + h - 1 });
}

void raia_draw_helpers(struct pen *pen, int x, int y, int w, int h)
{
    const struct shelf on = {
        "Helpers", raia_of(pen)->helpers, N_HELPERS, A_HELPER, THING_HELPER, VK_INK_PLAIN,
    };
    put_shelf(pen, &on, (struct pen_flow){ x, x + w, x, y, y + h - 1 });
}

void raia_draw_masks(struct pen *pen, int x, int y, int w, int h)
{
    const struct shelf on = {
        "Masks", raia_of(pen)->masks, N_MASK_FACES, A_MASK, THING_MASK, VK_INK_TURTLE,
    };
    put_shelf(pen, &on, (struct pen_flow){ x, x + w, x, y, y + h - 1 });
}

void raia_draw_decks(struct pen *pen, int x, int y, int w)
{
    static const char *const title[N_DECKS] = { "normal", "forbidden" };
    const struct raia_state *s = raia_of(pen);
    int forest = 0, right = x + w;
    for (int face = 0; face < N_FACES; face++)
        forest += s->forest[face];
    pen_text(pen, x, y, tr(pen, "Decks"), LABEL - 1, VK_INK_STRONG);
    x += LABEL;
    for (int d = 0; d < N_DECKS; d++) {
        pen_thing(pen, THING_DECK, d, x, y);
        x = pen_text(pen, x, y, tr(pen, title[d]), right - x, VK_INK_DIM) + 1;
        x = pen_number(pen, x, y, s->n_deck[d], VK_INK_PLAIN) + 3;
    }
    x = pen_text(pen, x, y, tr(pen, "forest"), right - x, VK_INK_DIM) + 1;
    pen_number(pen, x, y, forest, VK_INK_PLAIN);
}
