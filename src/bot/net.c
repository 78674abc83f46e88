/* net.c - what a learned estimate makes of a position. Everything up to the last sum is whole (layer.h). */
#include "bot/layer.h"
#include "bot/parts.h"
#include "vaka/exp.h"
#include <string.h>

enum { SECOND_SHIFT = 8, ROWS = BOT_READING_ROWS };
static const float last_scale = 1.0f / 65536.0f;

void bot_reading_begin(const struct vk_net *net, int seats, struct bot_reading *r)
{
    memset(r, 0, sizeof *r);
    memcpy(r->base, net->first_bias, sizeof r->base);
    if (net->has_nobody)
        memcpy(r->own[seats], net->nobody, sizeof r->own[seats]);
}

/* The numbers of a seat: what they are to itself and to the others. */
static void read_seat(const struct vk_net *net, const uint8_t *f, int seat, struct bot_reading *r)
{
    struct changes c;
    find_changes(r->of.own[seat], f, net->n_own, &c);
    if (!c.n)
        return;
    memcpy(r->of.own[seat], f, sizeof r->of.own[seat]);
    add_rows(r->own[seat], &c, net->own);
    add_rows(r->others[seat], &c, net->others);
}

/* All numbers of the position. Sums are whole, so it does not matter how they came about. */
static void read_position(const struct vk_net *net, const struct vk_features *f, int seats,
                          struct bot_reading *r)
{
    struct changes c;
    find_changes(r->of.table, f->table, net->n_table, &c);
    memcpy(r->of.table, f->table, sizeof r->of.table);
    add_rows(r->base, &c, net->table);
    for (int seat = 0; seat < seats; seat++)
        read_seat(net, f->own[seat], seat, r);
}

/* What a row sees: its own numbers, the table's, and the mean of the others'. */
static void see(const struct bot_reading *r, int row, const int32_t all[VK_NET_FIRST], int n_others,
                int32_t x[VK_NET_FIRST])
{
    int32_t rest[VK_NET_FIRST];
    for (int j = 0; j < VK_NET_FIRST; j++) {
        x[j] = r->base[j] + r->own[row][j];
        rest[j] = all[j] - r->others[row][j];
    }
    add_mean(x, rest, n_others);
}

static void add_second(int32_t *restrict sum, int16_t x, const int16_t *restrict w)
{
    for (int k = 0; k < VK_NET_SECOND; k++)
        sum[k] += x * w[k];
}

/* The last number of one row, in 65536ths. */
static int32_t judge(const struct vk_net *net, const int32_t x[VK_NET_FIRST])
{
    int32_t sum[VK_NET_SECOND], last = net->last_bias;
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
                   struct bot_reading *r, float value[VK_SEATS_MAX])
{
    int32_t x[VK_NET_FIRST], all[VK_NET_FIRST] = { 0 }, last[ROWS], top = INT32_MIN;
    int rows = seats + (net->has_nobody ? 1 : 0);
    float share[ROWS] = { 0 }, sum = 0;
    read_position(net, f, seats, r);
    for (int seat = 0; seat < seats; seat++)
        for (int j = 0; j < VK_NET_FIRST; j++)
            all[j] += r->others[seat][j];
    for (int row = 0; row < rows; row++) {
        see(r, row, all, row < seats ? seats - 1 : seats, x);
        last[row] = judge(net, x);
        top = last[row] > top ? last[row] : top;
    }
    for (int row = 0; row < rows; row++)
        sum += share[row] = vk_exp((float)(last[row] - top) * last_scale);
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        value[seat] = seat < seats ? share[seat] / sum : 0;
}
