/*
 * plain.c - a position for a front that has no board for its game: the picture in text, where each
 * legal action is on it, and the lines of the panels. Made of a concealed state like all the rest.
 */
#include "plain.h"
#include <string.h>

enum { WANTED_W = 96, WANTED_H = 34, LINES_MAX = 8192, ROW_MAX = VK_PICTURE_W * 4 + 1 };
enum { VERBS = 256, GROUPS = 48, TITLE = 200 };

static const char *const ink_names[VK_N_INKS] = {
    [VK_INK_PLAIN] = "plain",  [VK_INK_DIM] = "dim",       [VK_INK_SEA] = "sea",
    [VK_INK_LAND] = "land",    [VK_INK_SAND] = "sand",     [VK_INK_FIRE] = "fire",
    [VK_INK_FISH] = "fish",    [VK_INK_SHELL] = "shell",   [VK_INK_TURTLE] = "turtle",
    [VK_INK_TOKEN] = "token",  [VK_INK_STRONG] = "strong", [VK_INK_SEAT_0] = "seat0",
    [VK_INK_SEAT_1] = "seat1", [VK_INK_SEAT_2] = "seat2",  [VK_INK_SEAT_3] = "seat3",
    [VK_INK_SEAT_4] = "seat4",
};

static const char *glyph_of(const struct vk_cell *c)
{
    return c->glyph[0] ? c->glyph : " ";
}

/* A row as runs of one ink: [["~~", "sea"], ["@", "seat0"]]. */
static void write_row(const struct vk_cell *row, int w, struct vk_json *j)
{
    vk_json_array(j, NULL);
    for (int x = 0; x < w;) {
        char text[ROW_MAX];
        struct vk_out out = vk_out_to(text, sizeof text);
        int ink = row[x].ink;
        for (; x < w && row[x].ink == ink; x++)
            vk_put(&out, glyph_of(&row[x]));
        vk_json_array(j, NULL);
        vk_json_text(j, NULL, text);
        vk_json_text(j, NULL, ink_names[ink]);
        vk_json_end(j, ']');
    }
    vk_json_end(j, ']');
}

static void write_picture(const struct vk_picture *p, struct vk_json *j)
{
    if (p->w <= 0 || p->h <= 0) {
        vk_json_null(j, "picture");
        return;
    }
    vk_json_object(j, "picture");
    vk_json_int(j, "w", p->w);
    vk_json_int(j, "h", p->h);
    vk_json_array(j, "rows");
    for (int y = 0; y < p->h; y++)
        write_row(p->cell[y], p->w, j);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

/* Null, or the column and row where an action begins and where it ends. */
static void write_spot(const struct vk_face *f, const void *seen, vk_action a,
                       const struct vk_picture *p, struct vk_json *j)
{
    struct vk_spot from, to;
    if (p->w <= 0 || !f->spot(seen, a, p, &from, &to)) {
        vk_json_null(j, NULL);
        return;
    }
    vk_json_array(j, NULL);
    vk_json_int(j, NULL, from.x);
    vk_json_int(j, NULL, from.y);
    vk_json_int(j, NULL, to.x);
    vk_json_int(j, NULL, to.y);
    vk_json_end(j, ']');
}

/* A row for each legal action, and for each that this seat looks for in vain. */
static void write_spots(const struct vk_face *f, const void *seen, int seat,
                        const struct vk_actions *list, const struct vk_picture *p,
                        struct vk_json *j)
{
    struct vk_closed closed[VK_CLOSED_MAX];
    int n = f->closed && seat < VK_SEATS_MAX ? f->closed(seen, seat, closed) : 0;
    vk_json_array(j, "spots");
    for (int i = 0; i < list->n; i++)
        write_spot(f, seen, list->act[i], p, j);
    vk_json_end(j, ']');
    vk_json_array(j, "closed_spots");
    for (int i = 0; i < n; i++)
        write_spot(f, seen, closed[i].act, p, j);
    vk_json_end(j, ']');
}

/* What is called alike is one group; verbs for which there is no room any more are of the last. */
struct groups {
    int n, of_verb[VERBS];
    char title[GROUPS + 1][TITLE];
};

static void add_to_groups(struct groups *all, const struct vk_face *f, unsigned verb,
                          const struct vk_words *w)
{
    struct vk_out out = vk_out_to(all->title[all->n], TITLE);
    int at = 0;
    face_verb_title(f, verb, w, &out);
    while (strcmp(all->title[at], all->title[all->n]) != 0)
        at++;
    if (at == GROUPS)
        at--;
    else if (at == all->n)
        all->n++;
    all->of_verb[verb] = at;
}

/* The kinds of actions in the list, and which one each of them is of. */
static void write_groups(const struct vk_face *f, const struct vk_actions *list,
                         const struct vk_words *w, struct vk_json *j)
{
    struct groups all;
    bool is_known[VERBS] = { false };
    all.n = 0;
    for (int i = 0; i < list->n; i++) {
        unsigned verb = vk_verb_of(list->act[i]);
        if (!is_known[verb])
            add_to_groups(&all, f, verb, w);
        is_known[verb] = true;
    }
    vk_json_array(j, "groups");
    for (int i = 0; i < all.n; i++)
        vk_json_text(j, NULL, all.title[i]);
    vk_json_end(j, ']');
    vk_json_array(j, "group");
    for (int i = 0; i < list->n; i++)
        vk_json_int(j, NULL, all.of_verb[vk_verb_of(list->act[i])]);
    vk_json_end(j, ']');
}

static void write_lines(const struct vk_face *f, const void *seen, const struct vk_words *w,
                        struct vk_json *j)
{
    const struct vk_head *h = seen;
    char text[LINES_MAX];
    struct vk_out out;
    vk_json_array(j, "players");
    for (int seat = 0; seat < h->seats; seat++) {
        out = vk_out_to(text, sizeof text);
        f->player_text(seen, seat, w, &out);
        vk_json_text(j, NULL, text);
    }
    vk_json_end(j, ']');
    out = vk_out_to(text, sizeof text);
    f->table_text(seen, w, &out);
    vk_json_text(j, "table", text);
    out = vk_out_to(text, sizeof text);
    if (f->board_text)
        f->board_text(seen, w, &out);
    vk_json_text(j, "board", text);
}

void face_plain_json(const struct vk_face *f, const void *seen, int seat,
                     const struct vk_actions *list, const struct vk_words *w, struct vk_json *j)
{
    struct vk_picture p;
    memset(&p, 0, sizeof p);
    p.w = WANTED_W;
    p.h = WANTED_H;
    f->picture(seen, w, &p);
    vk_json_object(j, "plain");
    write_picture(&p, j);
    write_spots(f, seen, seat, list, &p, j);
    write_groups(f, list, w, j);
    write_lines(f, seen, w, j);
    vk_json_end(j, '}');
}
