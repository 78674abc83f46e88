/* journal_verify.c - `vaka journal verify`: recompute every step of chance (session/verify.h). */
#include "cli/commands.h"
#include "cli/journal.h"
#include "session/fair.h"
#include "session/verify.h"
#include "words/tell.h"
#include <stdlib.h>

/* The journal was found right; now its chance. */
static bool verify_draws(struct cli_journal *j, struct vk_verifier *v)
{
    struct vk_chance chance[1 + VK_PAST_LUCKS];
    void *before = malloc(VK_STATE_MAX);
    const char *why = before ? vk_chances_of_journal(&j->head, &j->end, chance)
                             : VK_WORD("there is not enough memory");
    struct vk_reason reason = vk_reason(why);
    bool is_good = false;
    if (!why) {
        vk_verifier_open(v, j->table.game, &j->table.setup, chance, 1 + j->head.n_past, before);
        is_good = cli_journal_replay(j, &v->watch) && !v->is_wrong;
        reason = v->reason;
    }
    if (reason.text)
        vk_tell_text(j->why, sizeof j->why, "%s: %s", j->name, vk_say_reason(&reason).text);
    free(before);
    return is_good;
}

static int verify_one(struct cli_call *call, const char *path)
{
    struct cli_journal j;
    struct vk_verifier v;
    bool is_good =
        cli_journal_open(&j, path) && cli_journal_replay(&j, NULL) && verify_draws(&j, &v);
    if (!is_good) {
        (void)cli_fault(call, "%s", j.why);
    } else if (!cli_has(call, "--quiet")) {
        cli_put_safe(j.name);
        if (!vk_has_chance(j.table.game))
            vk_tell(": verified; nothing is drawn in this game\n");
        else if (j.head.n_past)
            vk_tell(": verified, %u draws follow from the luck that it had, which changed %d "
                    "{time|times}\n",
                    v.draws, j.head.n_past);
        else if (j.head.chance_kind == VK_CHANCE_SEED)
            vk_tell(": verified, %u draws follow from the seed %llu\n", v.draws,
                    (unsigned long long)j.head.seed);
        else
            vk_tell(": verified, %u draws follow from the secret that was promised\n", v.draws);
    }
    cli_journal_close(&j);
    return is_good ? CLI_OK : CLI_FAULT;
}

static int verify_run(struct cli_call *call)
{
    return cli_journal_each(call, verify_one);
}

static const struct cli_option verify_options[] = {
    { "--quiet", NULL, "tell only of journals that cannot be verified" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_journal_verify_command = {
    .name = "journal verify",
    .usage = "FILE...",
    .summary = "Recompute every roll and draw from the seed or the published secret",
    .detail = "The journal is replayed first, as by check. A fair game publishes its secret when "
              "it ends and\n"
              "can be verified from then on. Exit status 1 if any journal could not be verified.\n",
    .options = verify_options,
    .words_max = CLI_ANY,
    .run = verify_run,
};
