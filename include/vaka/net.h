/*
 * net.h - a learned estimate. A game tells a position in small whole numbers (features), for each seat
 * and for the table; a small net of whole numbers makes shares of the victory of them. Sums of whole
 * numbers have no rounding: every machine and the browser compute the same.
 */
#ifndef VAKA_NET_H
#define VAKA_NET_H

#include "vaka/limits.h"
#include <stdbool.h>
#include <stdint.h>

enum { VK_OWN_MAX = 256, VK_TABLE_MAX = 256, VK_NET_FIRST = 64, VK_NET_SECOND = 32 };

struct vk_features {
    uint8_t own[VK_SEATS_MAX][VK_OWN_MAX];
    uint8_t table[VK_TABLE_MAX];
};

/* What the numbers of a game are, in their order: each name stands for `n` of them. */
struct vk_feature {
    const char *name;
    uint8_t is_own; /* of each seat; else of the table */
    uint16_t n;
};

struct vk_net_row {
    uint8_t shift;
    int8_t w[VK_NET_FIRST];
};

/*
 * For each seat: first layer from its own numbers, those of the table and the mean of the others;
 * then a second layer and one number, of which shares are made. `nobody` stands for a seat's own numbers
 * of nobody, where a game can end without a winner. Scales are in src/bot/net.c.
 */
struct vk_net {
    uint16_t n_own, n_table;
    uint8_t has_nobody;
    /* A row of the first layer for each number, and by how many bits its weights are small. */
    const struct vk_net_row *own, *others, *table;
    const int16_t (*second)[VK_NET_SECOND]; /* VK_NET_FIRST rows */
    const int32_t *nobody, *first_bias;     /* VK_NET_FIRST */
    const int32_t *second_bias;             /* VK_NET_SECOND */
    const int16_t *last;
    int32_t last_bias;
};

/*
 * A learned rule of thumb. The first layer reads the position for the seat that decides, as above; each verb
 * and each value of its arguments has a row (first[verb] is that of the verb, then those of the arguments),
 * and the rows of an action, multiplied with the first layer, add up to its log-weight.
 */
struct vk_policy {
    uint16_t n_own, n_table, n_rows;
    const struct vk_net_row *own, *others, *table;
    const int32_t *first_bias; /* VK_NET_FIRST */
    const uint16_t *first;
    const struct vk_net_row *rows;
    const int32_t *row_bias;
};

/* How a game is read by a net, and the net. */
struct vk_reader {
    const struct vk_feature *list;
    uint8_t n;
    uint16_t n_own, n_table;
    /* The numbers of a position that is not over; `out` is zeroed. */
    void (*read)(const void *s, struct vk_features *out);
};

static inline uint8_t vk_small(int n)
{
    return (uint8_t)(n < 0 ? 0 : n > 255 ? 255 : n);
}

#endif
