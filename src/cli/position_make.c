/* position_make.c - `vaka position make`: a position of a journal as one short text. */
#include "cli/commands.h"
#include "cli/journal.h"
#include "session/position.h"

struct made {
    const struct vk_session *table;
    uint32_t at;
};

static void write_position(struct vk_out *out, const void *context)
{
    const struct made *m = context;
    vk_position_write(m->table, m->at, out);
    vk_put_char(out, '\n');
}

static int make_position(struct cli_call *call, const struct cli_journal *j)
{
    const struct vk_session *t = &j->table;
    const char *text = cli_given(call, "--at");
    int64_t at = t->n;
    if (text && !cli_read_int(text, 0, t->n, &at))
        return cli_wrong(call,
                         "--at takes a step from 0 to %u, the last of this journal, not \"%s\"",
                         t->n, text);
    if (!vk_due(t->game, t->state).over && !vk_position_is_public(t, (uint32_t)at))
        return cli_fault(call,
                         "%s: this game is not over, and the position would tell what is "
                         "still secret in it",
                         j->name);
    struct made m = { t, (uint32_t)at };
    return cli_print(write_position, &m) ? CLI_OK : cli_no_memory(call);
}

static int make_run(struct cli_call *call)
{
    struct cli_journal j;
    if (call->n_words == 0)
        return cli_wrong(call, "which file? (- is standard input)");
    bool is_open = cli_journal_open(&j, call->word[0]) && cli_journal_replay(&j, NULL);
    int status = is_open ? make_position(call, &j) : cli_fault(call, "%s", j.why);
    cli_journal_close(&j);
    return status;
}

static const struct cli_option make_options[] = {
    { "--at", "STEP", "after this many steps (the last one)" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_position_make_command = {
    .name = "position make",
    .usage = "FILE [--at STEP]",
    .summary = "Write a position of a journal as one short text, for links",
    .detail = "The text has the game, its options and all steps up to there, and nothing of the\n"
              "luck to come. Of a game that is not over only positions without secrets are made.\n",
    .options = make_options,
    .words_max = 1,
    .run = make_run,
};
