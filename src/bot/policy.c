/* policy.c - a learned rule of thumb: how likely good players are to take each action. */
#include "bot/layer.h"
#include "bot/parts.h"
#include "vaka/exp.h"
#include <string.h>

/* Weights of actions count in 1024ths of what flows, which counts in 256ths. */
static const float row_scale = 1.0f / (1024.0f * 256.0f);

int bot_rows_of(const struct vk_game *g, const uint16_t *first, vk_action a,
                uint16_t rows[BOT_ROWS_MAX])
{
    const struct vk_verb *verb = &g->verbs[vk_verb_of(a)];
    unsigned row = first[vk_verb_of(a)];
    int n = 0;
    rows[n++] = (uint16_t)row++;
    for (int i = 0; i < VK_ARGS_MAX && verb->arg[i]; i++) {
        rows[n++] = (uint16_t)(row + vk_arg(a, i));
        row += (unsigned)g->arg_kinds[verb->arg[i]].n;
    }
    return n;
}

/* What the first layer makes of the position for the seat that decides. */
static void read_seat(const struct vk_policy *p, const struct vk_features *f, int seat, int seats,
                      int16_t out[VK_NET_FIRST])
{
    int32_t sum[VK_NET_FIRST], others[VK_NET_FIRST] = { 0 };
    static const struct vk_features nothing;
    struct changes c;
    memcpy(sum, p->first_bias, sizeof sum);
    find_changes(nothing.table, f->table, p->n_table, &c);
    add_rows(sum, &c, p->table);
    for (int at = 0; at < seats; at++) {
        find_changes(nothing.own[at], f->own[at], p->n_own, &c);
        add_rows(at == seat ? sum : others, &c, at == seat ? p->own : p->others);
    }
    add_mean(sum, others, seats - 1);
    for (int j = 0; j < VK_NET_FIRST; j++)
        out[j] = flow(sum[j], FIRST_SHIFT);
}

static int64_t times(const int16_t *restrict x, const struct vk_net_row *restrict row)
{
    int32_t sum = 0;
    for (int j = 0; j < VK_NET_FIRST; j++)
        sum += x[j] * (int16_t)row->w[j];
    return (int64_t)sum * (1 << row->shift);
}

void bot_policy(const struct vk_game *g, const void *s, int seat, const struct vk_actions *list,
                float *w)
{
    const struct vk_policy *p = g->policy;
    struct vk_features f;
    int16_t x[VK_NET_FIRST];
    int64_t sum[VK_ACTIONS_MAX], top = INT64_MIN;
    memset(&f, 0, sizeof f);
    g->reader->read(s, &f);
    read_seat(p, &f, seat, ((const struct vk_head *)s)->seats, x);
    for (int i = 0; i < list->n; i++) {
        uint16_t rows[BOT_ROWS_MAX];
        int n = bot_rows_of(g, p->first, list->act[i], rows);
        sum[i] = 0;
        for (int k = 0; k < n; k++)
            sum[i] += times(x, &p->rows[rows[k]]) + p->row_bias[rows[k]];
        top = sum[i] > top ? sum[i] : top;
    }
    for (int i = 0; i < list->n; i++)
        w[i] = vk_exp((float)(sum[i] - top) * row_scale);
}
