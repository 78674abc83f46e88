/*
 * statue.c - a statue of Raiatea in text: its tiles row by row from the head, each by what it
 * asks, as long as there is room for: `discard 2 rituals from hand`, `-2 rit.`, `-2r`.
 */
#include "boards.h"
#include "face/canvas.h"

#define CAN    "\xE2\x9C\x93"
#define HIDDEN "\xE2\x96\x91"

enum { LONG = 8 }; /* columns that the longer form takes at most */

static void put_goods(const struct pen *pen, unsigned set, bool is_long, struct vk_out *out)
{
    static const char *const sign[N_GOODS] = { "U", "T", "M", "F" };
    static const char *const begin[N_GOODS] = { "ur", "ta", "ma", "ti" };
    int n = __builtin_popcount(set), k = 0;
    for (int g = 0; g < N_GOODS; g++) {
        if (!(set >> g & 1))
            continue;
        if (is_long && k++)
            vk_put_char(out, '+');
        vk_put(out, !is_long ? sign[g] : n == 1 ? vk_tr(pen->words, raia_good_name[g]) : begin[g]);
    }
}

/* At most LONG columns in every language. */
static const char *long_form(const struct raia_mission *m)
{
    static const char *const form[] = {
        [NEED_PEARLS] = VK_IN("tile", "{0} pearl"),
        [NEED_MANA] = VK_IN("tile", "{0} mana"),
        [NEED_ALIKE] = VK_IN("tile", "{0} alike"),
        [NEED_BID] = VK_IN("tile", "auction"),
        [NEED_MASKS] = VK_IN("tile", "-{0} masks"),
        [NEED_RITUALS] = VK_IN("tile", "-{0} rit."),
        [HAVE_PRIESTS] = VK_IN("tile", "{0} priest"),
        [HAVE_HELPERS] = VK_IN("tile", "{0} helper"),
        [HAVE_ALIKE_HELPERS] = VK_IN("tile", "{0}h alike"),
        [HAVE_ALL_HELPERS] = VK_IN("tile", "h: each"),
        [HAVE_MASKS] = VK_IN("tile", "{0} masks"),
        [HAVE_PAIRS] = VK_IN("tile", "{0} pairs"),
    };
    if (m->need == NEED_ALIKE && m->number == 1)
        return VK_IN("tile", "any good");
    return m->need == HAVE_RANK ? raia_rank_name[m->number] : form[m->need];
}

/* Signs, where there is no room for words. */
static void put_signs(const struct raia_mission *m, struct vk_out *out)
{
    static const struct {
        const char *before, *after;
    } form[] = {
        [NEED_PEARLS] = { "", "p" },   [NEED_MANA] = { "", "m" },
        [NEED_ALIKE] = { "", "=" },    [NEED_MASKS] = { "-", "k" },
        [NEED_RITUALS] = { "-", "r" }, [HAVE_PRIESTS] = { "", "P" },
        [HAVE_HELPERS] = { "", "h" },  [HAVE_ALIKE_HELPERS] = { "", "h=" },
        [HAVE_MASKS] = { "", "k" },    [HAVE_PAIRS] = { "", "k=" },
    };
    static const char *const rank_sign[N_RANKS] = { "", "ari", "aro", "tah" };
    switch ((enum mission_need)m->need) {
    case NEED_BID: vk_put(out, "bid"); return;
    case HAVE_RANK: vk_put(out, rank_sign[m->number]); return;
    case HAVE_ALL_HELPERS: vk_put(out, "h4"); return;
    default: break;
    }
    vk_put(out, form[m->need].before);
    vk_put_int(out, m->number);
    vk_put(out, form[m->need].after);
}

static void put_asked(const struct pen *pen, const struct raia_mission *m, bool is_long,
                      struct vk_out *out)
{
    struct face_blanks number = { .n = 1, .value = { m->number } };
    if (m->need == NEED_GOODS)
        put_goods(pen, m->number, is_long, out);
    else if (is_long)
        face_fill(&raiatea_face, long_form(m), &number, pen->words, out);
    else
        put_signs(m, out);
}

/* `T104 4 pearls`, `4 pearls`, `4p`. */
static void tile_label(const struct pen *pen, int tile, int n, struct vk_out *out)
{
    const struct raia_mission *m = &raia_missions[tile];
    const char *what = vk_tr(pen->words, m->what);
    bool has_code = n >= LONG + 5;
    if (has_code) {
        vk_put(out, m->code);
        vk_put_char(out, ' ');
    }
    if (n >= LONG && canvas_width(what) <= n - (has_code ? 5 : 0))
        vk_put(out, what);
    else
        put_asked(pen, m, n >= LONG, out);
}

static int tile_ink(int kind)
{
    static const uint8_t ink[] = {
        [KIND_PEARL] = VK_INK_SHELL,    [KIND_MANA] = VK_INK_FISH,    [KIND_GOODS] = VK_INK_LAND,
        [KIND_CONDITION] = VK_INK_SAND, [KIND_AUCTION] = VK_INK_FIRE, [KIND_MASK] = VK_INK_TURTLE,
        [KIND_RITUAL] = VK_INK_TURTLE,
    };
    return ink[kind];
}

/* A tick before a tile that the viewer could complete. */
static bool can_complete(const struct pen *pen, int tile)
{
    int me = pen->words ? pen->words->viewer : VK_SPECTATOR;
    return me < raia_of(pen)->h.seats && raia_is_open(raia_of(pen), tile) &&
           raia_missions[tile].kind != KIND_AUCTION && raia_can_complete(raia_of(pen), me, tile);
}

static void put_tile(struct pen *pen, int tile, int x, int y, int cell)
{
    char text[80];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (tile >= N_MISSIONS) {
        pen_text(pen, x + 1, y, "-", 1, VK_INK_DIM);
        return;
    }
    tile_label(pen, tile, cell - 1, &out);
    pen_thing(pen, THING_TILE, tile, x + 1, y);
    if (can_complete(pen, tile))
        pen_text(pen, x, y, CAN, 1, VK_INK_STRONG);
    pen_text(pen, x + 1, y, text, cell - 1, tile_ink(raia_missions[tile].kind));
}

static int cell_width(const struct pen *pen, int w)
{
    return w / raia_row_size(RAIA_ROWS - 1, raia_of(pen)->h.seats);
}

bool raia_statue_has_signs(const struct pen *pen, int w)
{
    return cell_width(pen, w) - 1 < LONG;
}

/* `Statue 2  2 VP each, face down`. */
static void statue_title(const struct pen *pen, int statue, bool is_long, struct vk_out *out)
{
    const struct raia_state *s = raia_of(pen);
    const char *state = statue < s->open_statues    ? ""
                        : statue < s->shown_statues ? (is_long ? "not open" : "shut")
                                                    : (is_long ? "face down" : "down");
    face_fill(&raiatea_face,
              is_long ? "Statue {0}: {0} {0|point|points} each" : "Statue {0}  {0} VP",
              &(struct face_blanks){ .n = 1, .value = { (int16_t)(statue + 1) } }, pen->words, out);
    if (state[0]) {
        vk_put(out, is_long ? ", " : " ");
        vk_put(out, vk_tr(pen->words, state));
    }
}

void raia_draw_statue(struct pen *pen, int statue, int x, int y, int w, bool has_box)
{
    const struct raia_state *s = raia_of(pen);
    char title[60];
    struct vk_out out = vk_out_to(title, sizeof title);
    statue_title(pen, statue, has_box, &out);
    if (has_box) {
        pen_box(pen, x, y, w, RAIA_ROWS + 2, title);
        x++;
        w -= 2;
    } else {
        pen_text(pen, x + 1, y, title, w - 1, VK_INK_STRONG);
    }
    int columns = raia_row_size(RAIA_ROWS - 1, s->h.seats), cell = cell_width(pen, w);
    for (int row = 0; row < RAIA_ROWS; row++) {
        int size = raia_row_size(row, s->h.seats);
        int left = x + (columns - size) * cell / 2;
        for (int c = 0; c < size; c++) {
            int tile = s->tile[statue][raia_row_start(row) + c];
            if (statue < s->shown_statues)
                put_tile(pen, tile, left + c * cell, y + 1 + row, cell);
            else
                pen_text(pen, left + c * cell + 1, y + 1 + row, HIDDEN HIDDEN, 2, VK_INK_DIM);
        }
    }
}
