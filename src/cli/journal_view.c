/* journal_view.c - `vaka journal view`: one position of a journal, as a seat or the referee sees it. */
#include "cli/commands.h"
#include "cli/journal.h"
#include "vaka/language.h"
#include "words/tell.h"
#include <stdlib.h>
#include <string.h>

enum { TEXT = 8000, PICTURE_W = 100, PICTURE_H = 40 };

struct position {
    const struct cli_journal *journal;
    const void *state;
    int viewer;
    uint32_t step;
};

static void write_json(struct vk_out *out, const void *context)
{
    const struct position *p = context;
    struct vk_json j = vk_json_to(out);
    struct vk_words words = p->journal->words;
    vk_words_in(&words, NULL); /* programs read it */
    vk_view_json_in(p->journal->table.game, p->state, p->viewer, p->step, &words, &j);
    vk_put_char(out, '\n');
}

/* Cells as lines, without the blanks at their ends. */
static void print_picture(const struct vk_picture *picture)
{
    for (int y = 0; y < picture->h; y++) {
        int end = picture->w;
        while (end > 0 && (!picture->cell[y][end - 1].glyph[0] ||
                           strcmp(picture->cell[y][end - 1].glyph, " ") == 0))
            end--;
        for (int x = 0; x < end; x++) {
            const char *glyph = picture->cell[y][x].glyph;
            cli_put_safe(glyph[0] ? glyph : " ");
        }
        (void)putchar('\n');
    }
}

static void print_board(const struct vk_face *face, const void *seen, const struct vk_words *words)
{
    struct vk_picture *picture = calloc(1, sizeof *picture);
    if (!picture)
        return;
    picture->w = PICTURE_W;
    picture->h = PICTURE_H;
    face->picture(seen, words, picture);
    print_picture(picture);
    free(picture);
}

static void print_due(const struct position *p, const struct vk_face *face, const void *seen)
{
    const struct vk_words *words = &p->journal->words;
    struct vk_due due = vk_due(face->game, seen);
    char text[TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (due.over) {
        vk_put(&out, vk_say("the game is over"));
    } else {
        vk_point_title(face, due.point, words, &out);
        vk_put(&out, vk_say(": "));
        if (due.kind == VK_RANDOM)
            vk_put(&out, vk_say("chance"));
        for (int seat = 0, n = 0; seat < VK_SEATS_MAX; seat++)
            if (due.seats >> seat & 1) {
                vk_put(&out, n++ ? ", " : "");
                vk_seat_text(face, seat, words, &out);
            }
    }
    cli_put_safe(text);
    (void)putchar('\n');
}

static void print_text(const struct position *p, void *seen)
{
    const struct vk_session *t = &p->journal->table;
    const struct vk_face *face = vk_face_of(t->game);
    struct vk_words about = p->journal->words;
    const struct vk_words *words = &about;
    char text[TEXT];
    about.state = seen;
    about.viewer = p->viewer;
    vk_view(t->game, p->state, p->viewer, seen);
    vk_tell("%s, %d {seat|seats}, step %u of %u\n", t->game->title, t->setup.seats, p->step, t->n);
    print_due(p, face, seen);
    (void)putchar('\n');
    print_board(face, seen, words);
    struct vk_out out = vk_out_to(text, sizeof text);
    face->table_text(seen, words, &out);
    (void)putchar('\n');
    cli_put_safe(text);
    for (int seat = 0; seat < t->setup.seats; seat++) {
        out = vk_out_to(text, sizeof text);
        vk_put_char(&out, '\n');
        face->player_text(seen, seat, words, &out);
        if (vk_out_ok(&out) && out.len && text[out.len - 1] != '\n')
            vk_put_char(&out, '\n');
        cli_put_safe(text);
    }
}

static int pick_viewer(const struct cli_call *call, int seats, int *viewer)
{
    const char *text = cli_given(call, "--seat");
    int64_t seat;
    *viewer = VK_REFEREE;
    if (!text || strcmp(text, "all") == 0)
        return CLI_OK;
    if (strcmp(text, "spectator") == 0) {
        *viewer = VK_SPECTATOR;
        return CLI_OK;
    }
    if (!cli_read_int(text, 0, seats - 1, &seat))
        return cli_wrong(call, "--seat takes a seat from 0 to %d, all or spectator, not \"%s\"",
                         seats - 1, text);
    *viewer = (int)seat;
    return CLI_OK;
}

static int view_position(struct cli_call *call, const struct cli_journal *j, void *state,
                         void *seen)
{
    struct position p = { .journal = j, .state = state };
    int64_t at = j->table.n;
    const char *text = cli_given(call, "--at");
    int status = pick_viewer(call, j->table.setup.seats, &p.viewer);
    if (status)
        return status;
    if (text && !cli_read_int(text, 0, j->table.n, &at))
        return cli_wrong(call,
                         "--at takes a step from 0 to %u, the last of this journal, not \"%s\"",
                         j->table.n, text);
    p.step = (uint32_t)at;
    vk_session_at(&j->table, p.step, state, NULL);
    if (!cli_has(call, "--json"))
        print_text(&p, seen);
    else if (!cli_print(write_json, &p))
        return cli_no_memory(call);
    return CLI_OK;
}

int cli_journal_look(struct cli_call *call, const struct cli_journal *j)
{
    void *state = malloc(VK_STATE_MAX), *seen = malloc(VK_STATE_MAX);
    int status = state && seen ? view_position(call, j, state, seen) : cli_no_memory(call);
    free(state);
    free(seen);
    return status;
}

int cli_journal_look_as(struct cli_call *call, const struct cli_journal *j, int viewer)
{
    struct position p = { j, j->table.state, viewer, j->table.n };
    void *seen = malloc(VK_STATE_MAX);
    if (!seen)
        return cli_no_memory(call);
    print_text(&p, seen);
    free(seen);
    return CLI_OK;
}

static int view_run(struct cli_call *call)
{
    struct cli_journal j;
    if (call->n_words == 0)
        return cli_wrong(call, "which file? (- is standard input)");
    bool is_open = cli_journal_open(&j, call->word[0]) && cli_journal_replay(&j, NULL);
    int status = is_open ? cli_journal_look(call, &j) : cli_fault(call, "%s", j.why);
    cli_journal_close(&j);
    return status;
}

static const struct cli_option view_options[] = {
    { "--at", "STEP", "after this many steps (the last one)" },
    { "--seat", "N|all|spectator", "who looks: a seat, the referee, somebody who watches (all)" },
    { "--json", NULL, "print one JSON object" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_journal_view_command = {
    .name = "journal view",
    .usage = "FILE [--at STEP] [--seat N|all|spectator] [--json]",
    .summary = "Show one position of a journal, as a seat or the referee sees it",
    .options = view_options,
    .words_max = 1,
    .run = view_run,
};
