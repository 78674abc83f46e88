/*
 * layer.h - the first layer of nets: sums of rows of small weights. Numbers that are as they were cost nothing, and
 * most are. Weights count in 8192ths; what flows on, in 256ths.
 */
#ifndef VAKA_BOT_LAYER_H
#define VAKA_BOT_LAYER_H

#include "vaka/net.h"
#include <string.h>

enum { FIRST_SHIFT = 5, FLOW_MAX = 8191, NUMBERS_MAX = 256 };
_Static_assert((int)VK_OWN_MAX <= NUMBERS_MAX && (int)VK_TABLE_MAX <= NUMBERS_MAX,
               "places are bytes");

/* Numbers that changed, where they stand, and by how much. From nothing, all that are not nought have. */
struct changes {
    int n;
    uint8_t place[NUMBERS_MAX];
    int16_t by[NUMBERS_MAX];
};

/* Of `n` numbers; what stands behind them, up to the next eighth, is nought. */
static inline void find_changes(const uint8_t *from, const uint8_t *to, int n, struct changes *out)
{
    out->n = 0;
    for (int i = 0; i < n; i += 8) {
        if (memcmp(from + i, to + i, 8) == 0)
            continue;
        for (int k = i; k < i + 8; k++) {
            out->place[out->n] = (uint8_t)k;
            out->by[out->n] = (int16_t)(to[k] - from[k]);
            out->n += to[k] != from[k];
        }
    }
}

/* sum += change * row. A byte moved by the shift of its row fits sixteen bits (train.py minds it), and so does a
   weight: processors multiply eight such pairs at once into sums of 32 bits; `restrict` lets them. */
static inline void add_row(int32_t *restrict sum, int by, const struct vk_net_row *restrict row)
{
    int16_t unit = (int16_t)(by * (1 << row->shift));
    for (int j = 0; j < VK_NET_FIRST; j++)
        sum[j] += unit * (int16_t)row->w[j];
}

static inline void add_rows(int32_t *restrict sum, const struct changes *restrict c,
                            const struct vk_net_row *restrict rows)
{
    for (int i = 0; i < c->n; i++)
        add_row(sum, c->by[i], &rows[c->place[i]]);
}

/* The mean of n rows of sums. A processor divides many numbers at once only by one that is known beforehand. */
static inline void add_mean_of(int32_t *restrict to, const int32_t *restrict sum, int n)
{
    for (int j = 0; j < VK_NET_FIRST; j++)
        to[j] += sum[j] / n;
}
static inline void add_mean(int32_t *restrict to, const int32_t *restrict sum, int n)
{
    switch (n) {
    case 0: break;
    case 1: add_mean_of(to, sum, 1); break;
    case 2: add_mean_of(to, sum, 2); break;
    case 3: add_mean_of(to, sum, 3); break;
    default: add_mean_of(to, sum, n);
    }
}

/* What goes on to the next layer. */
static inline int16_t flow(int32_t sum, int shift)
{
    int32_t x = sum > 0 ? sum >> shift : 0;
    return (int16_t)(x < FLOW_MAX ? x : FLOW_MAX);
}

#endif
