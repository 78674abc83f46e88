/* net.c - what a learned estimate makes of a position. Everything up to the last sum is whole (layer.h). */
#include "bot/layer.h"
#include "bot/parts.h"
#include "vaka/exp.h"
#include <string.h>

enum { SECOND_SHIFT = 8, ROWS = VK_SEATS_MAX + 1 };
static const float last_scale = 1.0f / 65536.0f;

/* What the rows of all seats begin with, and what each seat is to itself and to the others. */
struct first {
    int32_t base[VK_NET_FIRST], all[VK_NET_FIRST];
    int32_t own[ROWS][VK_NET_FIRST], others[ROWS][VK_NET_FIRST];
};

static void read_seat(const struct vk_net *net, const uint8_t *f, int seat, struct first *to)
{
    add_rows(to->own[seat], f, net->n_own, net->own);
    add_rows(to->others[seat], f, net->n_own, net->others);
    for (int j = 0; j < VK_NET_FIRST; j++)
        to->all[j] += to->others[seat][j];
}

static void add_second(int32_t *restrict sum, int16_t x, const int16_t *restrict w)
{
    for (int k = 0; k < VK_NET_SECOND; k++)
        sum[k] += x * w[k];
}

/* What a row sees: its own numbers, the table's, and the mean of the others'. */
static void see(const struct first *first, int row, int n_others, int32_t x[VK_NET_FIRST])
{
    int32_t rest[VK_NET_FIRST];
    for (int j = 0; j < VK_NET_FIRST; j++) {
        x[j] = first->base[j] + first->own[row][j];
        rest[j] = first->all[j] - first->others[row][j];
    }
    add_mean(x, rest, n_others);
}

/* The last number of one row, in 65536ths. */
static int32_t judge(const struct vk_net *net, const struct first *first, int row, int n_others)
{
    int32_t x[VK_NET_FIRST], sum[VK_NET_SECOND], last = net->last_bias;
    see(first, row, n_others, x);
    memcpy(sum, net->second_bias, sizeof sum);
    for (int j = 0; j < VK_NET_FIRST; j++) {
        int16_t on = flow(x[j], FIRST_SHIFT);
        if (on)
            add_second(sum, on, net->second[j]);
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
    float share[ROWS] = { 0 }, sum = 0;
    memset(&first, 0, sizeof first);
    memcpy(first.base, net->first_bias, sizeof first.base);
    add_rows(first.base, f->table, net->n_table, net->table);
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
