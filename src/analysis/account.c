/* account.c - what all judged steps come to: chances over time, luck, and how each party played. */
#include "analysis/analysis.h"
#include <string.h>

static bool has_values(const struct vk_judged *row)
{
    return row->kind == VK_DECIDED || row->kind == VK_CAME;
}

/* At the end by the score. A game that was left: as it stood behind its last step. */
static void at_the_end(const struct vk_analysis *a, int32_t out[VK_PARTIES])
{
    const struct vk_session *t = a->game;
    float value[VK_SEATS_MAX];
    int32_t rest = VK_WHOLE;
    int last = -1;
    memset(out, 0, VK_PARTIES * sizeof *out);
    if (!((const struct vk_head *)t->state)->over) {
        for (uint32_t i = t->n; i > 0; i--)
            if (has_values(&a->row[i - 1])) {
                memcpy(out, a->row[i - 1].after, VK_PARTIES * sizeof *out);
                return;
            }
    }
    vk_estimate(t->game, t->state, value);
    for (int seat = 0; seat < t->setup.seats; seat++) {
        out[seat] = (int32_t)(value[seat] * (float)VK_WHOLE);
        rest -= out[seat];
        last = out[seat] ? seat : last;
    }
    out[last < 0 ? t->setup.seats : last] += rest;
}

void vk_chances(const struct vk_analysis *a, uint32_t at, int32_t out[VK_PARTIES])
{
    for (; at < a->game->n; at++)
        if (has_values(&a->row[at])) {
            memcpy(out, a->row[at].before, VK_PARTIES * sizeof *out);
            return;
        }
    at_the_end(a, out);
}

static void count_decision(const struct vk_judged *row, int phase, struct vk_account *out)
{
    struct vk_fared *own = &out->party[row->seat];
    int32_t accuracy = vk_accuracy(vk_given_away(row));
    own->given += vk_given_away(row);
    own->n_decisions++;
    own->n_mark[row->mark]++;
    own->accuracy += accuracy;
    own->phase_decisions[phase]++;
    own->phase_accuracy[phase] += accuracy;
    for (int party = 0; party < VK_PARTIES; party++)
        if (party != row->seat && vk_given_away(row))
            out->party[party].gained += row->after[party] - row->before[party];
}

static int32_t mean(int32_t sum, uint32_t n)
{
    return n ? (sum + (int32_t)n / 2) / (int32_t)n : 0;
}

void vk_account(const struct vk_analysis *a, struct vk_account *out)
{
    int32_t start[VK_PARTIES], end[VK_PARTIES];
    memset(out, 0, sizeof *out);
    for (uint32_t i = 0; i < a->game->n; i++) {
        const struct vk_judged *row = &a->row[i];
        if (row->kind == VK_NOT_JUDGED)
            continue;
        if (!out->n_judged++ || row->budget < out->budget)
            out->budget = row->budget;
        if (row->kind == VK_DECIDED)
            count_decision(row, (int)((uint64_t)i * VK_PHASES / a->game->n), out);
        for (int party = 0; party < VK_PARTIES && row->kind == VK_CAME; party++)
            out->party[party].luck += row->after[party] - row->before[party];
    }
    vk_chances(a, 0, start);
    at_the_end(a, end);
    for (int party = 0; party < VK_PARTIES; party++) {
        struct vk_fared *f = &out->party[party];
        f->start = start[party];
        f->end = end[party];
        f->fair = f->start - f->given + f->gained;
        f->unseen = f->end - f->fair - f->luck;
        f->accuracy = mean(f->accuracy, f->n_decisions);
        for (int phase = 0; phase < VK_PHASES; phase++)
            f->phase_accuracy[phase] = mean(f->phase_accuracy[phase], f->phase_decisions[phase]);
    }
}
