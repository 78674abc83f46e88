/*
 * net.c - what a learned estimate makes of a position. Numbers that are nought cost nothing, and most
 * are. Everything up to the last sum is whole: weights of the first layer count in 8192ths, those
 * behind it and what flows between layers in 256ths.
 */
#include "bot/parts.h"
#include "vaka/exp.h"
#include <string.h>

enum { FIRST_SHIFT = 5, SECOND_SHIFT = 8, FLOW_MAX = 8191, ROWS = VK_SEATS_MAX + 1 };
static const float last_scale = 1.0f / 65536.0f;

/* sum += x * row */
static void add_row(int32_t sum[VK_NET_FIRST], int x, const struct vk_net_row *row)
{
    x <<= row->shift;
    for (int j = 0; j < VK_NET_FIRST; j++)
        sum[j] += x * row->w[j];
}

static int32_t flow(int32_t sum, int shift)
{
    int32_t x = sum > 0 ? sum >> shift : 0;
    return x < FLOW_MAX ? x : FLOW_MAX;
}

/* What the rows of all seats begin with, and what each seat is to itself and to the others. */
struct first {
    int32_t base[VK_NET_FIRST], all[VK_NET_FIRST];
    int32_t own[ROWS][VK_NET_FIRST], others[ROWS][VK_NET_FIRST];
};

static void read_seat(const struct vk_net *net, const uint8_t *f, int seat, struct first *to)
{
    for (int i = 0; i < net->n_own; i++) {
        if (!f[i])
            continue;
        add_row(to->own[seat], f[i], &net->own[i]);
        add_row(to->others[seat], f[i], &net->others[i]);
    }
    for (int j = 0; j < VK_NET_FIRST; j++)
        to->all[j] += to->others[seat][j];
}

/* The last number of one row, in 65536ths. */
static int32_t judge(const struct vk_net *net, const struct first *first, int row, int n_others)
{
    int32_t sum[VK_NET_SECOND], last = net->last_bias;
    memcpy(sum, net->second_bias, sizeof sum);
    for (int j = 0; j < VK_NET_FIRST; j++) {
        int32_t rest = first->all[j] - first->others[row][j];
        int32_t x = first->base[j] + first->own[row][j] + (n_others ? rest / n_others : 0);
        x = flow(x, FIRST_SHIFT);
        if (!x)
            continue;
        for (int k = 0; k < VK_NET_SECOND; k++)
            sum[k] += x * net->second[j][k];
    }
    for (int k = 0; k < VK_NET_SECOND; k++)
        last += flow(sum[k], SECOND_SHIFT) * net->last[k];
    return last;
}

void bot_net_value(const struct vk_net *net, const struct vk_features *f, int seats,
                   float value[VK_SEATS_MAX])
{
    struct first first;
    int32_t last[ROWS], top = INT32_MIN;
    int rows = seats + (net->has_nobody ? 1 : 0);
    float share[ROWS], sum = 0;
    memset(&first, 0, sizeof first);
    memcpy(first.base, net->first_bias, sizeof first.base);
    for (int i = 0; i < net->n_table; i++)
        if (f->table[i])
            add_row(first.base, f->table[i], &net->table[i]);
    for (int seat = 0; seat < seats; seat++)
        read_seat(net, f->own[seat], seat, &first);
    if (net->has_nobody)
        memcpy(first.own[seats], net->nobody, sizeof first.own[seats]);
    for (int row = 0; row < rows; row++) {
        last[row] = judge(net, &first, row, row < seats ? seats - 1 : seats);
        top = last[row] > top ? last[row] : top;
    }
    for (int row = 0; row < rows; row++)
        sum += share[row] = vk_exp((float)(last[row] - top) * last_scale);
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        value[seat] = seat < seats ? share[seat] / sum : 0;
}
