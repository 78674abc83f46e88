/*
 * journal_verify.c - `vaka journal verify`: recompute every step of chance, also those that were
 * undone later, from the seed or from the secret that was promised in the header.
 */
#include "cli/commands.h"
#include "cli/journal.h"
#include "session/fair.h"
#include <stdlib.h>

struct verifier {
    struct vk_journal_watch watch;
    struct vk_chance chance;
    void *before; /* the state before the line */
    uint32_t n;   /* steps before the line */
    uint32_t line;
    uint32_t draws; /* steps of chance found right */
    bool is_wrong;
    char why[300];
};

static void check_draw(struct verifier *v, const struct vk_game *g, const struct vk_step *step)
{
    struct vk_actions list;
    vk_legal(g, v->before, VK_CHANCE, &list);
    vk_action should = vk_pick_outcome(&list, v->chance.number(&v->chance, v->n + 1));
    if (should == step->act) {
        v->draws++;
        return;
    }
    char is_text[VK_ACTION_TEXT], should_text[VK_ACTION_TEXT];
    struct vk_out is_out = vk_out_to(is_text, sizeof is_text);
    struct vk_out should_out = vk_out_to(should_text, sizeof should_text);
    vk_action_write(g, step->act, &is_out);
    vk_action_write(g, should, &should_out);
    v->is_wrong = true;
    (void)snprintf(v->why, sizeof v->why,
                   "line %u: step %u drew \"%s\", but its number gives \"%s\"", v->line, v->n + 1,
                   is_text, should_text);
}

static void verify_line(struct vk_journal_watch *self, const struct vk_session *t, const char *text,
                        size_t n)
{
    struct verifier *v = (struct verifier *)self;
    (void)text, (void)n;
    v->line++;
    if (!v->is_wrong && t->n == v->n + 1 && t->step[t->n - 1].seat == VK_CHANCE)
        check_draw(v, t->game, &t->step[t->n - 1]);
    vk_view(t->game, t->state, VK_REFEREE, v->before);
    v->n = t->n;
}

/* Where the luck of this journal came from; false if nobody can know yet, or the secret is another. */
static bool find_chance(struct cli_journal *j, struct vk_chance *chance)
{
    if (j->head.chance_kind == VK_CHANCE_SEED) {
        *chance = vk_chance_from_seed(j->head.seed);
        return true;
    }
    if (!j->end.has_secret) {
        (void)snprintf(j->why, sizeof j->why,
                       "%s: cannot be verified yet: the secret is published when the game ends",
                       j->name);
        return false;
    }
    if (!vk_fair_fits(j->end.secret, j->head.commit)) {
        (void)snprintf(j->why, sizeof j->why,
                       "%s: the secret at the end is not the one promised in the header", j->name);
        return false;
    }
    *chance = vk_chance_from_secret(j->end.secret);
    return true;
}

/* The journal was found right; now its chance. */
static bool verify_draws(struct cli_journal *j, struct verifier *v)
{
    struct vk_refusal no;
    v->watch.line = verify_line;
    if (!find_chance(j, &v->chance))
        return false;
    if (!v->before || vk_start(j->table.game, v->before, &j->table.setup, &no, NULL) != VK_OK) {
        (void)snprintf(j->why, sizeof j->why, "%s: there is not enough memory", j->name);
        return false;
    }
    if (!cli_journal_replay(j, &v->watch))
        return false;
    if (v->is_wrong)
        (void)snprintf(j->why, sizeof j->why, "%s: %s", j->name, v->why);
    return !v->is_wrong;
}

static int verify_one(struct cli_call *call, const char *path)
{
    struct cli_journal j;
    struct verifier v = { .before = malloc(VK_STATE_MAX) };
    bool is_good =
        cli_journal_open(&j, path) && cli_journal_replay(&j, NULL) && verify_draws(&j, &v);
    if (!is_good) {
        (void)cli_fault(call, "%s", j.why);
    } else if (!cli_has(call, "--quiet")) {
        cli_put_safe(j.name);
        (void)printf(": verified, %u draws follow from the ", v.draws);
        if (j.head.chance_kind == VK_CHANCE_SEED)
            (void)printf("seed %llu\n", (unsigned long long)j.head.seed);
        else
            (void)printf("secret that was promised\n");
    }
    free(v.before);
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
