/* sim_notes.c - games of which something is to be told: broken ones and forfeits. */
#include "cli/sim.h"

/* The call that plays exactly this game again. */
static void write_again(struct vk_out *out, const struct sim_plan *plan, const struct sim_note *b)
{
    vk_put(out, "vaka sim ");
    vk_put(out, plan->game->id);
    vk_put(out, " --seats ");
    vk_put_int(out, plan->setup.seats);
    vk_put(out, " --bots ");
    for (int seat = 0; seat < plan->setup.seats; seat++) {
        vk_put(out, seat ? "," : "");
        vk_put(out, plan->bot[sim_player_at(plan, b->number, seat)].text);
    }
    for (int i = 0; i < plan->game->n_options; i++) {
        const struct vk_option *o = &plan->game->options[i];
        if (plan->setup.option[i] == o->standard)
            continue;
        vk_put(out, " --opt ");
        vk_put(out, o->key);
        vk_put_char(out, '=');
        vk_option_write(o, plan->setup.option[i], out);
    }
    vk_put(out, " --games 1 --seed ");
    vk_put_int(out, (int64_t)b->seed);
}

void sim_print_breaks(const struct cli_call *call, const struct sim_plan *plan,
                      const struct sim_sums *sums)
{
    const struct sim_notes *notes = &sums->breaks;
    for (int i = 0; i < notes->n && i < SIM_NOTES_KEPT; i++) {
        const struct sim_note *b = &notes->kept[i];
        char again[600];
        struct vk_out out = vk_out_to(again, sizeof again);
        write_again(&out, plan, b);
        (void)cli_fault(call, "game %llu, seed %llu, after step %u: %s; again: %s",
                        (unsigned long long)b->number, (unsigned long long)b->seed, b->step,
                        b->what, again);
    }
    if (notes->n > SIM_NOTES_KEPT)
        (void)cli_fault(call, "%lld more games are broken", (long long)(notes->n - SIM_NOTES_KEPT));
}

void sim_print_forfeits(const struct cli_call *call, const struct sim_plan *plan,
                        const struct sim_sums *sums)
{
    const struct sim_notes *notes = &sums->forfeits;
    for (int i = 0; i < notes->n && i < SIM_NOTES_KEPT; i++) {
        const struct sim_note *n = &notes->kept[i];
        (void)cli_fault(call, "game %llu, seed %llu, after step %u: \"%s\" %s",
                        (unsigned long long)n->number, (unsigned long long)n->seed, n->step,
                        plan->bot[n->player].text, n->what);
    }
    if (notes->n > SIM_NOTES_KEPT)
        (void)cli_fault(call, "%lld more games were forfeited",
                        (long long)(notes->n - SIM_NOTES_KEPT));
}
