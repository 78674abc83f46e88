/* panels.c - drawing the full screen: map, panels, choices, bar. */
#include "term/full.h"
#include "term/text.h"
#include "words/speak.h"
#include <string.h>

enum { PANEL_MAX = 4096, LINE_MAX_BYTES = 600 };

void full_say(struct full *f, const char *text, bool is_warning)
{
    struct vk_out out = vk_out_to(f->message, sizeof f->message);
    vk_put(&out, text);
    f->is_warning = is_warning;
}

/* ---- Text panels --------------------------------------------------------------------------- */

static int lines_of(const char *text, int columns)
{
    int n = 0;
    const char *line;
    while (text && *text) {
        text_line(&text, columns, &line);
        n++;
    }
    return n;
}

/* Wrapped text from line `y` on, inside `r`; the line after it. */
static int put_text(const struct rect *r, int y, const char *text, enum vk_ink ink, unsigned look)
{
    const char *line;
    while (text && *text && y < r->y + r->h) {
        size_t n = text_line(&text, r->w, &line);
        screen_bytes(r->x, y++, r->w, line, n, ink, look);
    }
    return y;
}

static enum vk_ink ink_of(int seat)
{
    return (enum vk_ink)(VK_INK_SEAT_0 + seat);
}

static void player_text(struct full *f, int seat, char text[PANEL_MAX])
{
    struct vk_out out = vk_out_to(text, PANEL_MAX);
    f->t->face->player_text(table_view(f->t, f->viewer), seat, &f->t->words, &out);
    while (out.len && out.len < PANEL_MAX && text[out.len - 1] == '\n')
        text[--out.len] = '\0';
}

static void table_text(struct full *f, char text[PANEL_MAX])
{
    struct vk_out out = vk_out_to(text, PANEL_MAX);
    f->t->face->table_text(table_view(f->t, f->viewer), &f->t->words, &out);
}

/* A rule with a title, on which a panel begins. */
static void put_rule(const struct rect *r, int y, const char *title)
{
    struct rect rule = { r->x, y, r->w, 1 };
    screen_fill(&rule, "─", VK_INK_DIM, LOOK_PLAIN);
    if (title[0]) {
        int used = screen_text(r->x + 1, y, r->w - 2, " ", VK_INK_DIM, LOOK_PLAIN);
        used += screen_text(r->x + 1 + used, y, r->w - 3, title, VK_INK_DIM, LOOK_PLAIN);
        screen_text(r->x + 1 + used, y, 1, " ", VK_INK_DIM, LOOK_PLAIN);
    }
}

static void draw_players(struct full *f)
{
    const struct rect *r = &f->layout.players;
    int y = r->y;
    for (int seat = 0; seat < f->t->session.setup.seats; seat++) {
        char text[PANEL_MAX], *rest;
        player_text(f, seat, text);
        rest = strchr(text, '\n');
        if (rest)
            *rest++ = '\0';
        bool is_due = f->turn.seat == seat && f->turn.kind != TURN_OVER;
        if (y < r->y + r->h) {
            int used = screen_text(r->x, y, r->w, text, ink_of(seat),
                                   LOOK_BOLD | (is_due ? LOOK_REVERSE : 0));
            const char *who = f->t->people >> seat & 1 ? vk_say(" you") : vk_say(" bot");
            if (used + text_width(who) <= r->w)
                screen_text(r->x + used, y, r->w - used, who, VK_INK_DIM, LOOK_PLAIN);
            y++;
        }
        y = put_text(r, y, rest, VK_INK_PLAIN, LOOK_PLAIN);
    }
}

static void draw_table(struct full *f)
{
    char text[PANEL_MAX];
    if (f->layout.table.h < 2)
        return;
    table_text(f, text);
    put_rule(&f->layout.table, f->layout.table.y, vk_say("Table"));
    put_text(&f->layout.table, f->layout.table.y + 1, text, VK_INK_PLAIN, LOOK_PLAIN);
}

/* The cards in play, by name, where the table has no room for them: `c` tells what they say. */
static void card_titles(struct full *f, char title[LINE_MAX_BYTES])
{
    struct vk_out out = vk_out_to(title, LINE_MAX_BYTES);
    const void *view = table_view(f->t, f->viewer);
    char card[PANEL_MAX];
    struct vk_out one = vk_out_to(card, sizeof card);
    for (int i = 0; f->is_table_cut && f->t->face->card(view, i, &f->t->words, &one); i++) {
        card[strcspn(card, "\n")] = '\0';
        vk_put(&out, i ? " · " : "");
        vk_put(&out, card);
        one = vk_out_to(card, sizeof card);
    }
    if (!title[0])
        vk_put(&out, vk_say("Log"));
}

/* From the bottom up, the youngest entries that fit; news are bright, older ones dim. */
static void draw_log(struct full *f)
{
    const struct rect *r = &f->layout.log;
    int y = r->y + r->h, skip = f->log_back;
    char title[LINE_MAX_BYTES];
    card_titles(f, title);
    put_rule(r, r->y, f->log_back ? vk_say("Log, scrolled back; End: newest") : title);
    for (int i = f->t->n_events - 1; i >= 0 && y > r->y + 1; i--) {
        char text[LINE_MAX_BYTES];
        struct vk_out out = vk_out_to(text, sizeof text);
        if (!table_event_text(f->t, i, f->viewer, &out) || !text[0] || skip-- > 0)
            continue;
        bool is_news = f->t->event[i].step > f->new_since;
        struct rect inner = { r->x + 2, r->y + 1, r->w - 2, r->h - 1 };
        int n = lines_of(text, inner.w), first = y - n;
        const char *rest = text, *line;
        for (int k = 0; k < n; k++) {
            size_t bytes = text_line(&rest, inner.w, &line);
            if (first + k > r->y)
                screen_bytes(inner.x, first + k, inner.w, line, bytes,
                             is_news ? VK_INK_PLAIN : VK_INK_DIM, LOOK_PLAIN);
        }
        int actor = f->t->event[i].event.actor;
        if (first > r->y)
            screen_text(r->x, first, 1, is_news ? "•" : " ",
                        actor < VK_SEATS_MAX ? ink_of(actor) : VK_INK_STRONG, LOOK_BOLD);
        y = first;
    }
}

/* ---- Title --------------------------------------------------------------------------------- */

static void draw_title(struct full *f)
{
    char text[LINE_MAX_BYTES];
    struct vk_out out = vk_out_to(text, sizeof text);
    const struct vk_head *h = f->t->session.state;
    screen_fill(&f->layout.title, " ", VK_INK_SEA, LOOK_REVERSE);
    vk_put_char(&out, ' ');
    vk_put(&out, f->t->game->title);
    if (h->round) {
        vk_put(&out, "   ");
        vk_put_round(f->t->face, h->round, &f->t->words, &out);
    }
    if (f->turn.kind == TURN_PERSON || f->turn.kind == TURN_BOT) {
        vk_put(&out, "   ");
        bool is_you = f->turn.kind == TURN_PERSON && f->turn.seat == table_you(f->t);
        if (!is_you)
            table_name(f->t, f->turn.seat, &out);
        vk_put(&out, is_you                        ? ""
                     : f->turn.kind == TURN_PERSON ? vk_say(": ")
                                                   : vk_say(" is thinking: "));
    } else {
        vk_put(&out, "   ");
    }
    if (f->turn.kind == TURN_OVER)
        vk_put(&out, vk_say("The game is over"));
    else
        vk_point_title(f->t->face, f->turn.point, &f->t->words, &out);
    screen_text(0, 0, f->layout.title.w, text, VK_INK_SEA, LOOK_REVERSE | LOOK_BOLD);
    const char *help = vk_say("? help ");
    screen_text(f->layout.title.w - text_width(help), 0, 8, help, VK_INK_SEA, LOOK_REVERSE);
}

/* ---- Map ------------------------------------------------------------------------------------ */

/* Columns of the picture left of the panel: none or less if it fits, else as the eye wants it. */
static int hidden(int picture, int panel, int eye)
{
    if (picture <= panel)
        return (picture - panel) / 2;
    int at = eye - panel / 2;
    return at < 0 ? 0 : at > picture - panel ? picture - panel : at;
}

void full_corner(const struct full *f, int *x, int *y)
{
    const struct rect *r = &f->layout.map;
    *x = r->x - hidden(f->board.picture.w, r->w, f->eye.x);
    *y = r->y - hidden(f->board.picture.h, r->h, f->eye.y);
}

static void put_cell(const struct full *f, int x, int y, unsigned look)
{
    int left, above;
    full_corner(f, &left, &above);
    bool is_there = x >= 0 && y >= 0 && x < f->board.picture.w && y < f->board.picture.h;
    if (!is_there || !rect_has(&f->layout.map, left + x, above + y))
        return;
    const struct vk_cell *cell = &f->board.picture.cell[y][x];
    unsigned bold = cell->ink >= VK_INK_SEAT_0 ? LOOK_BOLD : LOOK_PLAIN;
    screen_text(left + x, above + y, 1, cell->glyph[0] ? cell->glyph : " ", cell->ink, look | bold);
}

static bool is_letter(const struct full *f, int x, int y)
{
    if (x < 0 || y < 0 || x >= f->board.picture.w || y >= f->board.picture.h)
        return false;
    char c = f->board.picture.cell[y][x].glyph[0];
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\'';
}

/* A place that stands out: a name as a whole, anything else with a cell on either side. */
static void put_spot(const struct full *f, struct vk_spot at, unsigned look)
{
    int x = at.x;
    bool is_name = is_letter(f, x, at.y) || is_letter(f, x + 1, at.y) || is_letter(f, x + 2, at.y);
    if (!is_name) {
        for (x = at.x - 1; x <= at.x + 1; x++)
            put_cell(f, x, at.y, look);
        return;
    }
    do
        put_cell(f, x++, at.y, look);
    while (x < at.x + 2 || is_letter(f, x, at.y) || is_letter(f, x + 1, at.y));
}

static void draw_targets(struct full *f)
{
    const struct row *row = f->n_rows ? &f->row[f->cursor] : NULL;
    for (int i = 0; i < f->scope.n && f->n_rows; i++)
        if (f->board.is_there[f->scope.at[i]])
            put_cell(f, f->board.to[f->scope.at[i]].x, f->board.to[f->scope.at[i]].y,
                     LOOK_UNDERLINE | LOOK_BOLD);
    for (int i = 0; row && i < row->n; i++) {
        int choice = f->scope.at[row->from + i];
        if (!f->board.is_there[choice])
            continue;
        if (row->n == 1)
            put_spot(f, f->board.from[choice], LOOK_REVERSE);
        if (row->n == 1)
            put_spot(f, f->board.to[choice], LOOK_REVERSE);
        else
            put_cell(f, f->board.to[choice].x, f->board.to[choice].y, LOOK_REVERSE);
    }
    if (f->focus == ON_MAP && f->stop < f->board.n_stops)
        put_spot(f, f->board.stop[f->stop], LOOK_REVERSE | LOOK_BOLD);
}

/* Of a map that is larger than its panel, the part is shown where something is chosen or done. */
static void move_eye(struct full *f, bool is_shown)
{
    int choice = full_choice(f);
    if (f->focus == ON_MAP && f->stop < f->board.n_stops)
        f->eye = f->board.stop[f->stop];
    else if (choice >= 0 && f->board.is_there[choice])
        f->eye = f->board.to[choice];
    else if (is_shown)
        f->eye = f->shown_to;
    for (int i = 0; i < f->scope.n && f->n_rows && f->eye.x == 0 && f->eye.y == 0; i++)
        if (f->board.is_there[f->scope.at[i]]) /* nothing was looked at yet */
            f->eye = f->board.to[f->scope.at[i]];
}

static void draw_map(struct full *f)
{
    const void *view = table_view(f->t, f->viewer);
    board_draw(&f->board, f->t->face, view, &f->t->words, f->layout.map.w, f->layout.map.h);
    if (f->n_rows) {
        struct scope all;
        scope_all(&f->choices, &all);
        board_find(&f->board, f->t->face, view, &f->choices, f->focus == ON_MAP ? &all : &f->scope);
    }
    bool is_shown =
        !f->n_rows && f->has_shown &&
        f->t->face->spot(view, f->shown, &f->board.picture, &f->shown_from, &f->shown_to);
    move_eye(f, is_shown);
    for (int y = 0; y < f->board.picture.h; y++)
        for (int x = 0; x < f->board.picture.w; x++)
            put_cell(f, x, y, LOOK_PLAIN);
    draw_targets(f);
    if (is_shown) {
        put_spot(f, f->shown_from, LOOK_REVERSE);
        put_spot(f, f->shown_to, LOOK_REVERSE);
    }
}

/* ---- Choices -------------------------------------------------------------------------------- */

static void keep_cursor_in_sight(struct full *f)
{
    int h = f->layout.choices.h;
    if (f->cursor < f->top)
        f->top = f->cursor;
    if (f->cursor >= f->top + h)
        f->top = f->cursor - h + 1;
    if (f->top > f->n_rows - h)
        f->top = f->n_rows > h ? f->n_rows - h : 0;
}

/* In a group, what its choices share stands above the list and is not repeated. */
static bool is_inside(const struct full *f)
{
    return f->branch.depth > f->base && f->n_rows > 1 && f->focus != ON_LINE;
}

static void draw_row(const struct full *f, int row, int y)
{
    size_t skip = is_inside(f) ? menu_shared(&f->choices, &f->scope, f->row, f->n_rows) : 0;
    char text[LINE_MAX_BYTES];
    struct vk_out out = vk_out_to(text, sizeof text);
    const struct rect *r = &f->layout.choices;
    bool is_here = row == f->cursor;
    vk_put(&out, is_here ? "▸" : " ");
    if (row < 9) {
        vk_put_int(&out, row + 1);
        vk_put_char(&out, ' ');
    } else {
        vk_put(&out, "  ");
    }
    menu_label(&f->choices, &f->scope, &f->row[row], skip, &out);
    const char *usual = vk_say("  (usual)");
    if (f->row[row].n == 1 && f->scope.at[f->row[row].from] == f->choices.usual &&
        text_width(text) + text_width(usual) < r->w)
        vk_put(&out, usual);
    bool is_cut = text_width(text) > r->w - 1;
    screen_bytes(r->x, y, r->w - 1, text, is_cut ? text_fit(text, r->w - 2) : strlen(text),
                 VK_INK_PLAIN, is_here ? LOOK_REVERSE : LOOK_PLAIN);
    if (is_cut)
        screen_text(r->x + r->w - 2, y, 1, "…", VK_INK_PLAIN, is_here ? LOOK_REVERSE : LOOK_PLAIN);
}

static void draw_choices(struct full *f)
{
    const struct rect *r = &f->layout.choices;
    keep_cursor_in_sight(f);
    for (int i = 0; i < r->h && f->top + i < f->n_rows; i++)
        draw_row(f, f->top + i, r->y + i);
    if (f->top > 0)
        screen_text(r->x + r->w - 1, r->y, 1, "↑", VK_INK_STRONG, LOOK_PLAIN);
    if (f->top + r->h < f->n_rows)
        screen_text(r->x + r->w - 1, r->y + r->h - 1, 1, "↓", VK_INK_STRONG, LOOK_PLAIN);
}

/* What is to decide, and where one is: `Choose your action`, `Explore …`, `3 of 84`. */
static void draw_ask(struct full *f)
{
    char text[LINE_MAX_BYTES];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (is_inside(f)) {
        size_t n = menu_shared(&f->choices, &f->scope, f->row, f->n_rows);
        vk_put_bytes(&out, f->choices.at[f->scope.at[f->row[0].from]].label, n);
        vk_put(&out, n ? "…" : "");
        vk_put(&out, f->focus == ON_MAP ? "" : vk_say("  ← back"));
    } else if (f->n_rows && f->scope.n != f->choices.n && f->focus != ON_MAP) {
        text_say(&out, vk_say("%d of %d  Esc: all"), f->scope.n, f->choices.n);
    } else if (f->n_rows) {
        vk_point_title(f->t->face, f->turn.point, &f->t->words, &out);
    }
    put_rule(&f->layout.ask, f->layout.ask.y, text);
}

static void draw_explain(struct full *f)
{
    char text[PANEL_MAX];
    struct vk_out out = vk_out_to(text, sizeof text);
    int choice = full_choice(f);
    if (!f->n_rows)
        return;
    /* a row that is cut is told whole; 12 columns are for its number and (usual) */
    if (choice >= 0 && !is_inside(f) &&
        text_width(f->choices.at[choice].label) > f->layout.choices.w - 12) {
        vk_put(&out, f->choices.at[choice].label);
        vk_put(&out, ". ");
    }
    if (choice >= 0)
        page_why(f->t, f->turn.seat, f->choices.at[choice].act, &out);
    else
        vk_put(&out, vk_say("Enter opens this group."));
    const struct rect *list = &f->layout.choices, *below = &f->layout.explain;
    int used = f->n_rows < list->h ? f->n_rows + 1 : list->h; /* close to the rows it is about */
    struct rect room = { list->x, list->y + used, list->w, below->y + below->h - list->y - used };
    put_text(&room, room.y, text, VK_INK_SAND, LOOK_PLAIN);
}

/* ---- Bar ------------------------------------------------------------------------------------ */

/* Keys with their words, two blanks between them: as many as have room. */
static void draw_keys(const struct rect *r, const char *keys)
{
    size_t n = text_fit(keys, r->w);
    while (keys[n] && n > 0 && strncmp(keys + n, "  ", 2) != 0)
        n--;
    screen_bytes(r->x, r->y, r->w, keys, n, VK_INK_DIM, LOOK_PLAIN);
}

static void draw_bar(struct full *f)
{
    const struct rect *r = &f->layout.bar;
    if (f->focus == ON_LINE && f->n_rows) {
        int used = screen_text(r->x, r->y, 2, "> ", VK_INK_STRONG, LOOK_PLAIN);
        used += screen_text(used, r->y, r->w - used - 1, f->typed, VK_INK_STRONG, LOOK_PLAIN);
        int end = used;
        screen_text(end + 3, r->y, r->w - end - 3,
                    f->message[0] ? f->message
                                  : vk_say("Tab: complete   ↑ ↓ Enter: choose   Esc: leave"),
                    f->message[0] && f->is_warning ? VK_INK_FIRE : VK_INK_DIM, LOOK_PLAIN);
        screen_cursor(end, r->y);
    } else if (f->message[0]) {
        screen_text(r->x, r->y, r->w, f->message, f->is_warning ? VK_INK_FIRE : VK_INK_STRONG,
                    LOOK_PLAIN);
    } else if (f->n_rows) {
        draw_keys(
            r,
            f->focus == ON_MAP
                ? vk_say("Arrow keys: from place to place   Enter: choose   Tab: back to the list")
                : vk_say("↑↓ Enter choose  Tab map  u undo  h hint  ? help  q quit  / type  "
                         "s score  c cards  r rules  l log  d what can I do"));
    }
}

static void draw_too_small(void)
{
    screen_text(0, 0, screen_cols(), vk_say("Too small: make it 80x24."), VK_INK_PLAIN, LOOK_PLAIN);
    if (screen_rows() > 1)
        screen_text(0, 1, screen_cols(), vk_say("q: save and quit"), VK_INK_PLAIN, LOOK_PLAIN);
}

void full_draw(struct full *f)
{
    char text[PANEL_MAX];
    int side = layout_side(screen_cols());
    struct wants want = { 0, 0 };
    for (int seat = 0; seat < f->t->session.setup.seats; seat++) {
        player_text(f, seat, text);
        want.players += lines_of(text, side);
    }
    table_text(f, text);
    want.table = 1 + lines_of(text, side);
    layout_make(screen_cols(), screen_rows(), &want, &f->layout);
    f->is_table_cut = f->layout.table.h < want.table;
    screen_clear();
    screen_cursor(-1, -1);
    if (f->layout.fits) {
        draw_title(f);
        draw_map(f);
        draw_players(f);
        draw_table(f);
        draw_log(f);
        draw_ask(f);
        draw_choices(f);
        draw_explain(f);
        draw_bar(f);
    } else {
        draw_too_small();
    }
    screen_show();
}
