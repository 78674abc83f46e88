/* journal_check.c - `vaka journal check`: replay any number of journals against the rules. */
#include "cli/commands.h"
#include "cli/journal.h"
#include "words/tell.h"

struct counts {
    int good, bad;
};

static struct counts counted;

static int check_one(struct cli_call *call, const char *path)
{
    struct cli_journal j;
    bool is_good = cli_journal_open(&j, path) && cli_journal_replay(&j, NULL);
    if (!is_good) {
        (void)cli_fault(call, "%s", j.why);
    } else if (!cli_has(call, "--quiet")) {
        bool is_over = vk_due(j.table.game, j.table.state).over;
        cli_put_safe(j.name);
        vk_tell(is_over ? VK_WORD(": ok, %s, %d {seat|seats}, %u {step|steps}, played to the end\n")
                        : VK_WORD(": ok, %s, %d {seat|seats}, %u {step|steps}, not over\n"),
                j.table.game->id, j.table.setup.seats, j.table.n);
    }
    cli_journal_close(&j);
    counted.good += is_good;
    counted.bad += !is_good;
    return is_good ? CLI_OK : CLI_FAULT;
}

static int check_run(struct cli_call *call)
{
    counted = (struct counts){ 0, 0 };
    int status = cli_journal_each(call, check_one);
    if (counted.good + counted.bad)
        vk_tell("%d of %d journals are right\n", counted.good, counted.good + counted.bad);
    return status;
}

static const struct cli_option check_options[] = {
    { "--quiet", NULL, "tell only of journals that are wrong, and the total" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_journal_check_command = {
    .name = "journal check",
    .usage = "FILE...",
    .summary = "Replay journals and say which are right and where the others differ",
    .detail =
        "Every line is checked: its checksum, the legality of its action, the hash of the "
        "position\n"
        "after it, the result. A file of - is standard input. Exit status 1 if any is wrong.\n",
    .options = check_options,
    .words_max = CLI_ANY,
    .run = check_run,
};
