/* journal_show.c - `vaka journal show`: a journal as people read it, step by step. */
#include "cli/commands.h"
#include "cli/journal.h"
#include "words/tell.h"
#include <stdlib.h>
#include <string.h>

enum { LINE = 1000, EVENTS_MAX = 256 };

struct show {
    struct vk_journal_watch watch;
    struct vk_sink sink; /* keeps what happens in a step */
    const struct cli_journal *journal;
    const struct vk_face *face;
    void *before; /* the state before the line */
    uint32_t n;   /* steps before the line */
    bool has_begun;
    int n_events;
    struct vk_event event[EVENTS_MAX];
};

static struct show *show_of_sink(struct vk_sink *sink)
{
    return (struct show *)(void *)((char *)sink - offsetof(struct show, sink));
}

/* Words about the position that the line leads on from. */
static struct vk_words words_of(const struct show *show, int viewer)
{
    struct vk_words words = show->journal->words;
    words.state = show->before;
    words.viewer = viewer;
    return words;
}

static void keep_event(struct vk_sink *sink, const struct vk_event *ev)
{
    struct show *show = show_of_sink(sink);
    if (show->n_events < EVENTS_MAX)
        show->event[show->n_events++] = *ev;
}

static void print_events(struct show *show)
{
    const struct vk_words words = words_of(show, VK_REFEREE);
    for (int i = 0; i < show->n_events;) {
        char text[LINE];
        struct vk_out out = vk_out_to(text, sizeof text);
        i += vk_events_text(show->face, &show->event[i], show->n_events - i, &words, &out);
        if (!out.len)
            continue;
        vk_tell("%9s", "");
        cli_put_safe(text);
        (void)putchar('\n');
    }
    show->n_events = 0;
}

static void print_step(struct show *show, const struct vk_step *step)
{
    const struct vk_words words = words_of(show, step->seat);
    char who[LINE], text[LINE], label[LINE];
    struct vk_out out = vk_out_to(who, sizeof who);
    if (step->seat == VK_CHANCE)
        vk_put(&out, vk_say("chance"));
    else
        vk_seat_text(show->face, step->seat, &words, &out);
    out = vk_out_to(text, sizeof text);
    vk_action_write(show->face->game, step->act, &out);
    out = vk_out_to(label, sizeof label);
    vk_action_label(show->face, step->act, &words, &out);
    vk_tell("%6u.  ", show->n + 1);
    cli_put_safe(who);
    vk_tell(": ");
    cli_put_safe(label);
    vk_tell(" [%s]\n", text);
}

/* The value behind a key of a line that the reader found right: a number or a word. */
static void copy_value(const char *text, size_t n, const char *key, char *value, size_t size)
{
    size_t len = strlen(key), at = 0, put = 0;
    while (at + len < n && memcmp(text + at, key, len) != 0)
        at++;
    for (at += len; at < n && put + 1 < size && text[at] != ',' && text[at] != '}'; at++)
        if (text[at] != '"')
            value[put++] = text[at];
    value[put] = '\0';
}

static void print_undo(const struct show *show, const char *text, size_t n)
{
    char seat[16], who[LINE], to[16];
    int64_t number;
    struct vk_out out = vk_out_to(who, sizeof who);
    copy_value(text, n, "\"seat\":", seat, sizeof seat);
    copy_value(text, n, "\"undo\":", to, sizeof to);
    if (cli_read_int(seat, 0, show->journal->table.setup.seats - 1, &number))
        vk_seat_text(show->face, (int)number, &show->journal->words, &out);
    else
        vk_put(&out, vk_say("everybody"));
    vk_tell("   undo  %s went back to step %s\n", cli_safe(who), to);
}

static bool begins_with(const char *text, size_t n, const char *word)
{
    size_t len = strlen(word);
    return n > len && memcmp(text, word, len) == 0;
}

static void show_line(struct vk_journal_watch *self, const struct vk_session *t, const char *text,
                      size_t n)
{
    struct show *show = (struct show *)self;
    if (!show->has_begun) {
        struct vk_refusal no;
        show->has_begun = true;
        (void)vk_start(t->game, show->before, &t->setup, &no, &show->sink);
        print_events(show);
        return;
    }
    if (begins_with(text, n, "{\"undo\":")) {
        print_undo(show, text, n);
    } else if (begins_with(text, n, "{\"luck\":")) {
        if (vk_has_chance(t->game))
            vk_tell("   luck  from here on it comes from elsewhere\n");
    } else if (t->n == show->n + 1) {
        const struct vk_step *step = &t->step[t->n - 1];
        print_step(show, step);
        vk_play(t->game, show->before, step->seat, step->act, &show->sink);
        print_events(show);
    }
    vk_view(t->game, t->state, VK_REFEREE, show->before);
    show->n = t->n;
}

static void print_head(const struct cli_journal *j, const struct vk_face *face)
{
    const struct vk_game *g = j->table.game;
    vk_tell("%s, %d {seat|seats}, rules version %d\n", g->title, j->table.setup.seats,
            g->rules_version);
    for (int i = 0; i < g->n_options; i++) {
        char value[64];
        struct vk_out out = vk_out_to(value, sizeof value);
        vk_option_write(&g->options[i], j->table.setup.option[i], &out);
        vk_tell("option %s: %s\n", g->options[i].key, value);
    }
    if (!vk_has_chance(g))
        vk_tell("chance: none in this game\n");
    else if (j->head.chance_kind == VK_CHANCE_SEED)
        vk_tell("chance: seed %llu\n", (unsigned long long)j->head.seed);
    else
        vk_tell("chance: fair, with a secret that is published at the end\n");
    for (int seat = 0; seat < j->table.setup.seats; seat++) {
        char who[LINE];
        struct vk_out out = vk_out_to(who, sizeof who);
        vk_seat_text(face, seat, &j->words, &out);
        vk_tell("seat %d: %s", seat, cli_safe(who));
        if (j->head.bot[seat][0]) {
            (void)snprintf(who, sizeof who, "%s", j->head.bot[seat]);
            vk_tell(", bot %s", cli_safe(who));
        }
        (void)putchar('\n');
    }
    (void)putchar('\n');
}

/* Alone there is no other winner. */
static const char *result_text(int seats, bool is_over, bool is_winner)
{
    if (!is_over)
        return VK_WORD("%s: %g {point|points}\n");
    if (is_winner)
        return VK_WORD("%s: %g {point|points}, winner\n");
    return seats == 1 ? VK_WORD("%s: %g {point|points}, lost\n")
                      : VK_WORD("%s: %g {point|points}\n");
}

static void print_result(const struct cli_journal *j, const struct vk_face *face)
{
    const struct vk_session *t = &j->table;
    struct vk_score score;
    bool is_over = vk_due(t->game, t->state).over;
    t->game->score(t->state, &score);
    vk_tell(is_over ? VK_WORD("\nThe game ended after %u {step|steps}\n")
                    : VK_WORD("\nThe game is not over after %u {step|steps}\n"),
            t->n);
    if (t->game->has_no_points && !is_over)
        return;
    for (int seat = 0; seat < t->setup.seats; seat++) {
        char who[LINE];
        struct vk_out out = vk_out_to(who, sizeof who);
        vk_seat_text(face, seat, &j->words, &out);
        bool is_winner = score.winners >> seat & 1;
        if (t->game->has_no_points)
            vk_tell(is_winner ? VK_WORD("%s: winner\n") : VK_WORD("%s: lost\n"), cli_safe(who));
        else
            vk_tell(result_text(t->setup.seats, is_over, is_winner), cli_safe(who),
                    (double)score.total[seat] / t->game->score_unit);
    }
}

static int show_one(struct cli_call *call, const char *path)
{
    struct cli_journal j;
    struct show show = { .watch.line = show_line,
                         .sink.put = keep_event,
                         .journal = &j,
                         .before = malloc(VK_STATE_MAX) };
    bool is_good = cli_journal_open(&j, path);
    if (is_good && !show.before) {
        is_good = false;
        vk_tell_text(j.why, sizeof j.why, "%s: there is not enough memory", j.name);
    }
    if (is_good) {
        show.face = vk_face_of(j.table.game);
        print_head(&j, show.face);
        is_good = cli_journal_replay(&j, &show.watch);
    }
    if (is_good)
        print_result(&j, show.face);
    else
        (void)cli_fault(call, "%s", j.why);
    free(show.before);
    cli_journal_close(&j);
    return is_good ? CLI_OK : CLI_FAULT;
}

static int show_run(struct cli_call *call)
{
    return cli_journal_each(call, show_one);
}

static const struct cli_option show_options[] = { { NULL, NULL, NULL } };

const struct cli_command cli_journal_show_command = {
    .name = "journal show",
    .usage = "FILE...",
    .summary = "Tell a game step by step, with all that happened",
    .detail =
        "A journal that is wrong is told up to its first fault. A file of - is standard input.\n",
    .options = show_options,
    .words_max = CLI_ANY,
    .run = show_run,
};
