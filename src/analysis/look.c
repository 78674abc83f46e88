/* look.c - see look.h. */
#include "analysis/look.h"
#include <string.h>

enum {
    CLOSE_VISITS = 8,    /* fewer say nothing */
    CLOSE_PART = 8,      /* of the visits of the first */
    SURE = VK_POINT / 5, /* nobody wins as seldom as this: it was rounding */
    IDEA_SEED = 2,
};

static void told(void *context, vk_action first, const float value[VK_SEATS_MAX])
{
    struct look *l = context;
    int i = 0;
    while (i < l->n && l->row[i].act != first)
        i++;
    if (i == VK_ACTIONS_MAX)
        return;
    if (i == l->n)
        l->row[l->n++] = (struct tally){ .act = first };
    l->row[i].visits++;
    for (int seat = 0; seat < l->seats; seat++)
        l->row[i].sum[seat] += (uint64_t)(value[seat] * (float)LOOK_UNITS + 0.5f);
}

struct look *look_open(const struct vk_session *t, void *memory, size_t size)
{
    struct look *l = memory;
    size_t own = (sizeof *l + 15) / 16 * 16;
    memset(l, 0, sizeof *l);
    l->game = t->game;
    l->seats = t->setup.seats;
    l->seed = LOOK_SEED;
    l->memory = (uint8_t *)memory + own;
    l->memory_size = size - own;
    return l;
}

void look_for(struct look *l, int seat, uint32_t iterations, vk_action watched)
{
    struct vk_level level = { .kind = VK_BOT_SEARCH, .iterations = iterations };
    struct vk_bot bot;
    vk_bot_open(&bot, l->game, &level, l->seed, l->memory, l->memory_size);
    bot.watched = watched;
    bot.told = told;
    bot.told_context = l;
    l->n = 0;
    (void)vk_bot_choose(&bot, l->view, seat, l->thought, LOOK_THOUGHTS, &l->n_thoughts);
}

vk_action look_first_idea(const struct look *l, int seat)
{
    struct vk_level level = { .kind = VK_BOT_GREEDY };
    struct vk_bot bot;
    vk_bot_open(&bot, l->game, &level, IDEA_SEED, NULL, 0);
    return vk_bot_choose(&bot, l->view, seat, NULL, 0, NULL);
}

const struct tally *look_row(const struct look *l, vk_action act)
{
    for (int i = 0; i < l->n; i++)
        if (l->row[i].act == act)
            return &l->row[i];
    return NULL;
}

static uint32_t most_visits(const struct look *l, vk_action watched)
{
    uint32_t most = 0;
    for (int i = 0; i < l->n; i++)
        if (l->row[i].visits > most && (l->row[i].act != watched || l->n == 1))
            most = l->row[i].visits;
    return most;
}

bool look_is_close(const struct look *l, const struct tally *row, vk_action watched)
{
    uint32_t most = most_visits(l, watched);
    if (row->act == watched || row->visits == most)
        return true;
    return row->visits >= CLOSE_VISITS && row->visits * CLOSE_PART >= most;
}

/* Is the mean of a higher than that of b? */
static bool is_higher(const struct tally *a, const struct tally *b, int seat)
{
    return a->sum[seat] * b->visits > b->sum[seat] * a->visits;
}

const struct tally *look_best(const struct look *l, int seat, vk_action watched)
{
    const struct tally *best = NULL;
    for (int i = 0; i < l->n; i++)
        if (look_is_close(l, &l->row[i], watched) && (!best || is_higher(&l->row[i], best, seat)))
            best = &l->row[i];
    return best;
}

void look_round(const uint64_t *sum, uint64_t whole, int seats, int32_t out[VK_PARTIES])
{
    int32_t rest = VK_WHOLE;
    int most = 0;
    memset(out, 0, VK_PARTIES * sizeof *out);
    for (int seat = 0; seat < seats; seat++) {
        int32_t x = (int32_t)((sum[seat] * VK_WHOLE + whole / 2) / whole);
        out[seat] = x < rest ? x : rest;
        rest -= out[seat];
        most = out[seat] > out[most] ? seat : most;
    }
    if (rest > SURE)
        out[seats] = rest;
    else
        out[most] += rest;
}

void look_shares(const struct look *l, const struct tally *row, int32_t out[VK_PARTIES])
{
    look_round(row->sum, (uint64_t)row->visits * LOOK_UNITS, l->seats, out);
}

int32_t look_next_best(const struct look *l, vk_action but, int seat)
{
    int32_t best = 0;
    for (int i = 0; i < l->n; i++) {
        int32_t share[VK_PARTIES];
        look_shares(l, &l->row[i], share);
        if (l->row[i].act != but && share[seat] > best)
            best = share[seat];
    }
    return best;
}
