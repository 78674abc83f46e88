/* position_play.c - `vaka position play`: a game from a position on, against bots, with luck of its own. */
#include "cli/commands.h"
#include "cli/journal.h"
#include "term/journal_file.h"
#include "term/term.h"
#include <stdlib.h>

/* Who plays whom; all but one seat are bots. */
static int pick_players(const struct cli_call *call, struct cli_journal *j)
{
    const struct vk_session *t = &j->table;
    struct vk_due due = vk_due(t->game, t->state);
    int64_t me = due.seats ? __builtin_ctz(due.seats) : 0;
    const char *bots = cli_given(call, "--bots");
    struct cli_bot bot[VK_SEATS_MAX] = { 0 };
    int status = cli_pick_int(call, "--me", 0, t->setup.seats - 1, &me);
    if (!status && due.over)
        return cli_fault(call, "this game is over: nothing is left to decide");
    if (!status && t->setup.seats > 1)
        status = cli_pick_bots(call, bots ? bots : VK_USUAL_LEVEL, t->setup.seats - 1, bot);
    for (int seat = 0, i = 0; !status && seat < t->setup.seats; seat++) {
        if (seat == me)
            continue;
        if (bot[i].is_external)
            return cli_wrong(call, "\"%s\": external players play in vaka sim and vaka tournament",
                             bot[i].text);
        (void)snprintf(j->head.bot[seat], sizeof j->head.bot[seat], "%s", bot[i++].text);
    }
    return status;
}

static void write_journal(struct vk_out *out, const void *context)
{
    const struct cli_journal *j = context;
    vk_journal_write_for(&(struct vk_journal){ 0 }, &j->table, &j->head, VK_REFEREE, out);
}

/* A journal that the game goes on in. */
static int keep_journal(const struct cli_call *call, const struct cli_journal *j,
                        struct journal_file *f)
{
    struct fault no;
    size_t n;
    if (!journal_create(f, cli_given(call, "--journal"), j->table.game->id, &no))
        return cli_fault(call, "%s", no.why);
    char *text = cli_text(write_journal, j, &n);
    int status = CLI_OK;
    if (!text)
        status = cli_no_memory(call);
    else if (!journal_append(f, text, n, &no) || !journal_sync(f, &no))
        status = cli_fault(call, "%s", no.why);
    free(text);
    return status;
}

static int play_position(struct cli_call *call, struct cli_journal *j)
{
    static struct journal_file file;
    char path[FILE_PATH];
    j->head.chance_kind = VK_CHANCE_SEED;
    j->head.seed = (uint64_t)(cli_seconds() * 1e9) >> 11;
    int status;
    if ((status = pick_players(call, j)) || (status = cli_pick_seed(call, &j->head.seed)) ||
        (status = keep_journal(call, j, &file)))
        return status;
    (void)snprintf(path, sizeof path, "%s", file.path);
    journal_close(&file);
    struct term_options o = { .resume = path, .plain = cli_has(call, "--plain") };
    return term_play(&o);
}

static int play_run(struct cli_call *call)
{
    struct cli_journal j;
    if (call->n_words == 0)
        return cli_wrong(call, "which position? vaka position make writes one");
    bool is_open = cli_journal_position(&j, call->word[0]);
    int status = is_open ? play_position(call, &j) : cli_fault(call, "%s", j.why);
    cli_journal_close(&j);
    return status;
}

static const struct cli_option play_options[] = {
    { "--me", "SEAT", "your seat (whoever decides first)" },
    { "--bots", "LEVEL,...", "the other seats; the last one fills those left (normal)" },
    { "--seed", "S", "luck from a number" },
    { "--journal", "FILE", "where to keep the game" },
    { "--plain", NULL, "lines of text instead of a full screen" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_position_play_command = {
    .name = "position play",
    .usage = "POSITION [--me SEAT] [--bots LEVEL,...]",
    .summary = "Play on from a position that is given as text or as a link",
    .options = play_options,
    .words_max = 1,
    .run = play_run,
};
