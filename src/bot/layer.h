/*
 * layer.h - the first layer of nets: sums of rows of small weights. Numbers that are nought cost nothing, and
 * most are. Weights count in 8192ths; what flows on, in 256ths.
 */
#ifndef VAKA_BOT_LAYER_H
#define VAKA_BOT_LAYER_H

#include "vaka/net.h"

enum { FIRST_SHIFT = 5, FLOW_MAX = 8191 };

/* sum += x * row. The product of a byte and a weight of one byte fits sixteen bits, of which processors multiply
   eight at once; `restrict` lets them. */
static inline void add_row(int32_t *restrict sum, int x, const struct vk_net_row *restrict row)
{
    int32_t unit = 1 << row->shift;
    for (int j = 0; j < VK_NET_FIRST; j++)
        sum[j] += (int16_t)((int16_t)x * (int16_t)row->w[j]) * unit;
}

static inline void add_rows(int32_t *restrict sum, const uint8_t *restrict x, int n,
                            const struct vk_net_row *restrict rows)
{
    for (int i = 0; i < n; i++)
        if (x[i])
            add_row(sum, x[i], &rows[i]);
}

/* What goes on to the next layer. */
static inline int16_t flow(int32_t sum, int shift)
{
    int32_t x = sum > 0 ? sum >> shift : 0;
    return (int16_t)(x < FLOW_MAX ? x : FLOW_MAX);
}

#endif
