/* pages.c - longer texts about a running game, for both fronts. */
#include "term/pages.h"
#include "term/text.h"
#include "term/words.h"
#include "vaka/why.h"
#include "words/speak.h"
#include <string.h>

static void put_line(struct vk_out *out, const char *text)
{
    vk_put(out, text);
    vk_put_char(out, '\n');
}

static void put_padded(struct vk_out *out, const char *text, int columns, bool to_the_right)
{
    int blanks = columns - text_width(text);
    if (!to_the_right)
        vk_put(out, text);
    while (blanks-- > 0)
        vk_put_char(out, ' ');
    if (to_the_right)
        vk_put(out, text);
}

/* ---- Help ---------------------------------------------------------------------------------- */

static void put_point(const struct table *t, int point, struct vk_out *out)
{
    vk_point_title(t->face, point, &t->words, out);
    vk_put(out, "\n\n");
    vk_point_help(t->face, point, &t->words, out);
    vk_put_char(out, '\n');
}

void page_decision(const struct table *t, struct vk_out *out)
{
    struct turn turn = table_turn(t);
    if (turn.kind != TURN_OVER)
        put_point(t, turn.point, out);
}

void page_rules(const struct table *t, struct vk_out *out)
{
    for (const char *const *about = t->face->about; about && *about; about++) {
        put_line(out, vk_tr(&t->words, *about));
        vk_put_char(out, '\n');
    }
    for (int point = 0; point < t->game->n_points; point++) {
        enum vk_kind kind = t->game->points[point].kind;
        if (kind != VK_CHOICE && kind != VK_SECRET)
            continue;
        vk_put(out, "* ");
        put_point(t, point, out);
        vk_put_char(out, '\n');
    }
}

/* ---- Position ------------------------------------------------------------------------------ */

void page_table(struct table *t, int viewer, struct vk_out *out)
{
    t->face->table_text(table_view(t, viewer), &t->words, out);
}

void page_cards(struct table *t, int viewer, struct vk_out *out)
{
    const void *view = table_view(t, viewer);
    int n = 0;
    while (t->face->card(view, n, &t->words, out)) {
        vk_put(out, "\n\n");
        n++;
    }
    if (n == 0)
        put_line(out, vk_say("There are no cards on the table."));
}

void page_picture(struct table *t, int viewer, struct vk_out *out)
{
    static struct vk_picture picture;
    picture.w = 100;
    picture.h = 34;
    t->face->picture(table_view(t, viewer), &t->words, &picture);
    for (int y = 0; y < picture.h; y++) {
        int end = picture.w;
        while (end > 0 && strspn(picture.cell[y][end - 1].glyph, " ") ==
                              strlen(picture.cell[y][end - 1].glyph))
            end--;
        vk_put(out, y ? "\n" : "");
        for (int x = 0; x < end; x++)
            vk_put(out, picture.cell[y][x].glyph[0] ? picture.cell[y][x].glyph : " ");
    }
}

void page_map(struct table *t, int viewer, struct vk_out *out)
{
    static char json[PAGE_MAX];
    struct vk_out text = vk_out_to(json, sizeof json);
    struct vk_json j = vk_json_to(&text);
    if (t->face->board_text) {
        t->face->board_text(table_view(t, viewer), &t->words, out);
        return;
    }
    vk_json_object(&j, NULL);
    t->face->view(table_view(t, viewer), viewer, &t->words, &j);
    vk_json_end(&j, '}');
    if (vk_out_ok(&text))
        words_of_board(json, t->face, &t->words, out);
}

/* Their name or colour stays, as the map shows it; yours says whose it is. */
static void put_player(const struct table *t, const void *view, int seat, struct vk_out *out)
{
    static char text[PAGE_MAX];
    char name[VK_NAME_MAX];
    struct vk_out to = vk_out_to(text, sizeof text), called = vk_out_to(name, sizeof name);
    t->face->player_text(view, seat, &t->words, &to);
    table_name(t, seat, &called);
    const char *at = seat == table_you(t) ? strstr(text, name) : NULL;
    size_t head = at ? (size_t)(at - text) + strlen(name) : 0;
    vk_put_bytes(out, text, head);
    vk_put(out, at ? vk_say(" (you)") : "");
    vk_put(out, text + head);
}

void page_players(struct table *t, int viewer, int seat, struct vk_out *out)
{
    const void *view = table_view(t, viewer);
    for (int s = 0; s < t->session.setup.seats; s++) {
        if (seat != VK_NONE && seat != s)
            continue;
        put_player(t, view, s, out);
        if (t->head.bot[s][0]) {
            char level[VK_NAME_MAX];
            struct vk_out called = vk_out_to(level, sizeof level);
            table_level(t, s, &called);
            text_say(out, vk_say(" bot, %s\n"), level);
        }
    }
}

/* ---- Score --------------------------------------------------------------------------------- */

enum { NAME_COLUMN = 14, LABEL_COLUMN = 30, TITLE_MAX = 80, PART_MAX = 512 };

/* Scores are whole numbers of a unit: with two units to a point, 7 is 3.5. */
static void put_points(const struct table *t, int32_t units, struct vk_out *out)
{
    int unit = t->game->score_unit;
    char buf[24];
    struct vk_out text = vk_out_to(buf, sizeof buf);
    int32_t size = units < 0 ? -units : units;
    if (units < 0)
        vk_put_char(&text, '-');
    vk_put_int(&text, size / unit);
    if (unit > 1) {
        vk_put(&text, vk_say(VK_IN("decimal", ".")));
        vk_put_int(&text, size % unit * 10 / unit);
    }
    put_padded(out, buf, NAME_COLUMN, true);
}

static void put_names(const struct table *t, int label, struct vk_out *out)
{
    put_padded(out, "", label, false);
    for (int seat = 0; seat < t->session.setup.seats; seat++) {
        char name[VK_NAME_MAX];
        struct vk_out text = vk_out_to(name, sizeof name);
        table_called(t, seat, &text);
        name[text_fit(name, NAME_COLUMN - 2)] = '\0';
        put_padded(out, name, NAME_COLUMN, true);
    }
    vk_put_char(out, '\n');
}

static void put_ranks(const struct table *t, const struct vk_score *score, int label,
                      struct vk_out *out)
{
    put_padded(out, vk_say("Rank"), label, false);
    for (int seat = 0; seat < t->session.setup.seats; seat++) {
        char rank[] = { (char)('0' + score->rank[seat]), '\0' };
        put_padded(out, rank, NAME_COLUMN, true);
    }
    vk_put_char(out, '\n');
}

static const char *part_title(const struct table *t, int part, char title[TITLE_MAX])
{
    struct vk_out out = vk_out_to(title, TITLE_MAX);
    vk_part_title(t->face, part, &t->words, &out);
    return title;
}

/* A part that the face explains, but of which it says nothing now, is not in this game. */
static bool is_counted(const struct table *t, const struct vk_score *score, int part)
{
    char text[PART_MAX];
    struct vk_out help = vk_out_to(text, sizeof text);
    vk_part_text(t->face, score, part, VK_NONE, &t->words, &help);
    for (int seat = 0; seat < t->session.setup.seats; seat++)
        if (score->part[seat][part] || score->unknown[seat] >> part & 1)
            return true;
    return !t->face->part_text || help.len;
}

/* What each part counts, and how everybody comes to the points in it; then what a "?" stands for. */
static void put_parts(const struct table *t, const struct vk_score *score, struct vk_out *out)
{
    char title[TITLE_MAX], text[PART_MAX];
    bool is_first = true;
    for (int part = 0; part < t->game->n_parts; part++) {
        struct vk_out help = vk_out_to(text, sizeof text);
        vk_part_text(t->face, score, part, VK_NONE, &t->words, &help);
        if (!help.len)
            continue;
        vk_put(out, is_first ? "\n" : "");
        is_first = false;
        vk_put(out, part_title(t, part, title));
        vk_put(out, vk_say(": "));
        put_line(out, text);
        for (int seat = 0; seat < t->session.setup.seats; seat++) {
            struct vk_out note = vk_out_to(text, sizeof text);
            vk_part_text(t->face, score, part, seat, &t->words, &note);
            if (!note.len)
                continue;
            vk_put(out, "  ");
            table_called(t, seat, out);
            vk_put(out, vk_say(": "));
            put_line(out, text);
        }
    }
}

static void put_unknown(const struct table *t, const struct vk_score *score, struct vk_out *out)
{
    char title[TITLE_MAX];
    uint32_t hidden = 0;
    for (int seat = 0; seat < t->session.setup.seats; seat++)
        hidden |= score->unknown[seat];
    if (!hidden)
        return;
    char list[PART_MAX];
    struct vk_out parts = vk_out_to(list, sizeof list);
    for (int part = 0, n = 0; part < t->game->n_parts; part++)
        if (hidden >> part & 1) {
            vk_put(&parts, n++ ? ", " : "");
            vk_put(&parts, part_title(t, part, title));
        }
    text_say(out,
             vk_say("\n? is hidden from you until the game ends: %s. It may add to the total.\n"),
             list);
}

/* The points of everybody part by part. False: some of them are hidden. */
static bool put_rows(const struct table *t, const struct vk_score *score, int label,
                     struct vk_out *out)
{
    char title[TITLE_MAX];
    bool is_whole = true;
    for (int part = 0; part < t->game->n_parts; part++) {
        if (!is_counted(t, score, part))
            continue;
        part_title(t, part, title);
        title[text_fit(title, label)] = '\0';
        put_padded(out, title, label, false);
        for (int seat = 0; seat < t->session.setup.seats; seat++)
            if (score->unknown[seat] >> part & 1)
                put_padded(out, "?", NAME_COLUMN, true), is_whole = false;
            else
                put_points(t, score->part[seat][part], out);
        vk_put_char(out, '\n');
    }
    return is_whole;
}

/* The sums of everybody, and where that puts them. */
static void put_sums(const struct table *t, const struct vk_score *score, struct vk_out *out)
{
    char title[TITLE_MAX];
    int seats = t->session.setup.seats, label = 8;
    for (int part = 0; part < t->game->n_parts; part++) {
        int width = text_width(part_title(t, part, title));
        if (is_counted(t, score, part) && width > label)
            label = width < LABEL_COLUMN ? width : LABEL_COLUMN;
    }
    put_names(t, label, out);
    bool is_whole = put_rows(t, score, label, out);
    put_padded(out, is_whole ? vk_say("Total") : vk_say("Known"), label, false);
    for (int seat = 0; seat < seats; seat++)
        put_points(t, score->total[seat], out);
    vk_put_char(out, '\n');
    if (seats > 1)
        put_ranks(t, score, label, out);
    put_unknown(t, score, out);
}

void page_score(struct table *t, int viewer, struct vk_out *out)
{
    struct vk_score score;
    vk_score_for(t->face, table_view(t, viewer), viewer, &score);
    if (t->game->has_no_points)
        put_line(out, vk_say("No points are counted in this game: its end says who wins."));
    else
        put_sums(t, &score, out);
    put_parts(t, &score, out);
}

/* ---- Log ----------------------------------------------------------------------------------- */

int page_log(struct table *t, int viewer, uint32_t since, struct vk_out *out)
{
    int n = 0;
    for (int i = 0; i < t->n_events; i++) {
        char line[800];
        struct vk_out text = vk_out_to(line, sizeof line);
        if (t->event[i].step < since || !table_event_text(t, i, viewer, &text))
            continue;
        put_line(out, line);
        n++;
    }
    return n;
}

/* ---- Hint ---------------------------------------------------------------------------------- */

enum { HINT_MAX = 1000, EVEN = 2 /* of 100: nobody could tell them apart */ };

/* `With 3 players, 33 would be even.`: what the chances mean. */
static void put_even(int seats, struct vk_out *out)
{
    if (seats < 2)
        return;
    text_say(out, vk_say(" With %d players, %d would be even."), seats, (100 + seats / 2) / seats);
}

/* `wins 54 of 100 from here, 5 more than the next`. */
static void put_chance(const struct vk_thought *thought, int i, int n, int seats,
                       struct vk_out *out)
{
    int first = vk_wins_of_100(&thought[0]), share = vk_wins_of_100(&thought[i]);
    int gap = i == 0 ? (n > 1 ? first - vk_wins_of_100(&thought[1]) : 0) : first - share;
    vk_put(out, "   ");
    if (n > 1 && gap < EVEN)
        text_say(out,
                 i == 0 ? vk_say("Wins %d of 100 from here; the next is as good.")
                        : vk_say("Wins %d of 100 from here; as good as the first."),
                 share);
    else if (n > 1)
        text_say(out,
                 i == 0 ? vk_say("Wins %d of 100 from here, %d more than the next.")
                        : vk_say("Wins %d of 100 from here, %d fewer than the first."),
                 share, gap);
    else
        text_say(out, vk_say("Wins %d of 100 from here."), share);
    put_even(i == 0 ? seats : 0, out);
    put_line(out, "");
}

static void put_why(struct table *t, int seat, const struct vk_thought *thought, struct vk_out *out)
{
    char text[HINT_MAX];
    struct vk_out why = vk_out_to(text, sizeof text);
    const void *seen = table_view(t, seat);
    vk_action line[1 + VK_LINE_MAX] = { thought->act };
    int n = 1 + thought->n_then;
    memcpy(line + 1, thought->then, thought->n_then * sizeof *line);
    if (vk_why_line(t->face, seen, seat, line, n, &t->words, &why)) {
        vk_put(out, "   ");
        put_line(out, text);
    }
    why = vk_out_to(text, sizeof text);
    t->face->explain(seen, seat, thought->act, &t->words, &why);
    if (why.len) {
        vk_put(out, "   ");
        put_line(out, text);
    }
    for (int i = 1; i < n; i++) {
        why = vk_out_to(text, sizeof text);
        if (!vk_line_label(t->face, seen, seat, line, i, &t->words, &why))
            break;
        vk_put(out, vk_say("   Then: "));
        put_line(out, text);
    }
}

void page_hint(struct table *t, int seat, vk_action *best, struct vk_out *out)
{
    struct vk_thought thought[3];
    int n = table_hint(t, seat, thought, 3);
    *best = n ? thought[0].act : VK_NO_ACTION;
    for (int i = 0; i < n; i++) {
        vk_put_int(out, i + 1);
        vk_put(out, ". ");
        vk_action_label(t->face, thought[i].act, &t->words, out);
        vk_put_char(out, '\n');
        put_chance(thought, i, n, t->session.setup.seats, out);
        put_why(t, seat, &thought[i], out);
    }
    if (n == 0)
        put_line(out, vk_say("There is no hint for this decision."));
}

/* ---- What can I do, why can I not ------------------------------------------------------------- */

void page_why(struct table *t, int seat, vk_action a, struct vk_out *out)
{
    char text[HINT_MAX];
    struct vk_out why = vk_out_to(text, sizeof text);
    const void *seen = table_view(t, seat);
    size_t begin = out->len;
    t->face->explain(seen, seat, a, &t->words, out);
    if (!vk_why(t->face, seen, seat, a, &t->words, &why))
        return;
    vk_put(out, out->len > begin ? " " : "");
    vk_put(out, text);
}

void page_can(struct table *t, int seat, const char *word, struct vk_out *out)
{
    struct vk_closed list[VK_CLOSED_MAX];
    const void *seen = table_view(t, seat);
    int n = t->face->closed ? t->face->closed(seen, seat, list) : 0, told = 0;
    if (!word[0])
        page_decision(t, out);
    for (int i = 0; i < n; i++) {
        char line[HINT_MAX];
        struct vk_out text = vk_out_to(line, sizeof line);
        vk_action_label(t->face, list[i].act, &t->words, &text);
        vk_put(&text, vk_say(": "));
        vk_closed_text(t->face, &list[i], seat, &t->words, &text);
        if (!text_has(line, word))
            continue;
        if (told++ == 0)
            put_line(out, word[0] ? vk_say("Not possible now:") : vk_say("\nNot possible now:"));
        vk_put(out, "  ");
        put_line(out, line);
    }
    if (word[0] && told == 0) {
        char title[HINT_MAX];
        struct vk_out asked = vk_out_to(title, sizeof title);
        vk_point_title(t->face, table_turn(t).point, &t->words, &asked);
        text_say(out,
                 vk_say("Nothing more is known about \"%s\". What is asked now: %s. Type list for "
                        "the choices.\n"),
                 word, title);
    }
}

/* ---- The end -------------------------------------------------------------------------------- */

/* `Ana, Ben and you`. */
static int put_names_of(const struct table *t, uint32_t seats, struct vk_out *out)
{
    int n = 0, total = 0;
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        total += (int)(seats >> seat & 1);
    for (int seat = 0; seat < VK_SEATS_MAX; seat++) {
        if (!(seats >> seat & 1))
            continue;
        vk_put(out, n == 0 ? "" : n + 1 == total ? vk_say(" and ") : ", ");
        if (n && seat == table_you(t))
            vk_put(out, vk_say("you"));
        else
            table_called(t, seat, out);
        n++;
    }
    return total;
}

static void put_winners(struct table *t, int viewer, struct vk_out *out)
{
    struct vk_score score;
    char names[VK_SEATS_MAX * (VK_NAME_MAX + 8)] = "";
    struct vk_out list = vk_out_to(names, sizeof names);
    vk_score_for(t->face, table_view(t, viewer), viewer, &score);
    int total = put_names_of(t, score.winners, &list);
    bool is_you = table_you(t) != VK_NONE && score.winners >> table_you(t) & 1;
    if (total == 0 && t->session.setup.seats == 1 && table_you(t) == 0)
        vk_put(out, vk_say("You lose."));
    else if (total == 0 && t->session.setup.seats == 1) {
        table_called(t, 0, &list);
        text_say(out, vk_say("%s loses."), names);
    } else if (total == 0)
        vk_put(out, vk_say("Nobody wins."));
    else if (total == 1 && is_you)
        vk_put(out, vk_say("You win."));
    else
        text_say(out, total > 1 ? vk_say("%s share the victory.") : vk_say("%s wins."), names);
    vk_put_char(out, '\n');
}

void page_end(struct table *t, int viewer, struct vk_out *out)
{
    put_winners(t, viewer, out);
    if (!t->game->has_no_points) {
        vk_put_char(out, '\n');
        page_score(t, viewer, out);
    }
    if (t->is_daily) {
        char round[80];
        struct vk_out text = vk_out_to(round, sizeof round);
        vk_put_round(t->face, t->result.turns, &t->words, &text);
        text_say(out,
                 t->result.is_won
                     ? vk_say("\nThe daily challenge of %s: won, %s. All results: vaka daily\n")
                     : vk_say("\nThe daily challenge of %s: lost, %s. All results: vaka daily\n"),
                 t->result.day, round);
    }
    if (t->file.fd < 0)
        return;
    vk_put(out, vk_say("\nThe whole game is in "));
    put_line(out, t->file.path);
    if (t->head.chance_kind == VK_CHANCE_FAIR && vk_has_chance(t->game)) {
        vk_put(
            out,
            vk_say("The secret behind its luck is published there. Check every draw: vaka journal "
                   "verify "));
        put_line(out, t->file.path);
    }
}

/* Quoted where a shell would not take it as one word. */
void page_resume(const struct table *t, struct vk_out *out)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "/._-+:@%=";
    vk_put(out, "vaka play --resume ");
    if (strspn(t->file.path, plain) == strlen(t->file.path)) {
        vk_put(out, t->file.path);
        return;
    }
    vk_put_char(out, '\'');
    for (const char *c = t->file.path; *c; c++) {
        if (*c == '\'')
            vk_put(out, "'\\''");
        else
            vk_put_char(out, *c);
    }
    vk_put_char(out, '\'');
}
