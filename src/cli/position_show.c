/* position_show.c - `vaka position show`: a position given as text, as a seat or the referee sees it. */
#include "cli/commands.h"
#include "cli/journal.h"

static int show_run(struct cli_call *call)
{
    struct cli_journal j;
    if (call->n_words == 0)
        return cli_wrong(call, "which position? vaka position make writes one");
    bool is_open = cli_journal_position(&j, call->word[0]);
    int status = is_open ? cli_journal_look(call, &j) : cli_fault(call, "%s", j.why);
    cli_journal_close(&j);
    return status;
}

static const struct cli_option show_options[] = {
    { "--at", "STEP", "after this many of its steps (the last one)" },
    { "--seat", "N|all|spectator", "who looks: a seat, the referee, somebody who watches (all)" },
    { "--json", NULL, "print one JSON object" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_position_show_command = {
    .name = "position show",
    .usage = "POSITION [--at STEP] [--seat N|all|spectator] [--json]",
    .summary = "Show a position that is given as text or as a link",
    .options = show_options,
    .words_max = 1,
    .run = show_run,
};
