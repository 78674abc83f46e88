/* hexset.h - sets of hexes as two words, one bit a hex. Everything that spreads over the map is reckoned with them. */
#ifndef VAKA_GAMES_CONQUEST_HEXSET_H
#define VAKA_GAMES_CONQUEST_HEXSET_H

#include <stdbool.h>
#include <stdint.h>

struct hexset {
    uint64_t w[2];
};

static inline bool hs_has(struct hexset a, int hex)
{
    return a.w[hex >> 6] >> (hex & 63) & 1;
}

static inline void hs_add(struct hexset *a, int hex)
{
    a->w[hex >> 6] |= (uint64_t)1 << (hex & 63);
}

static inline void hs_del(struct hexset *a, int hex)
{
    a->w[hex >> 6] &= ~((uint64_t)1 << (hex & 63));
}

static inline struct hexset hs_one(int hex)
{
    struct hexset a = { { 0, 0 } };
    hs_add(&a, hex);
    return a;
}

static inline struct hexset hs_or(struct hexset a, struct hexset b)
{
    return (struct hexset){ { a.w[0] | b.w[0], a.w[1] | b.w[1] } };
}

static inline struct hexset hs_and(struct hexset a, struct hexset b)
{
    return (struct hexset){ { a.w[0] & b.w[0], a.w[1] & b.w[1] } };
}

/* a without b */
static inline struct hexset hs_minus(struct hexset a, struct hexset b)
{
    return (struct hexset){ { a.w[0] & ~b.w[0], a.w[1] & ~b.w[1] } };
}

static inline bool hs_any(struct hexset a)
{
    return (a.w[0] | a.w[1]) != 0;
}

static inline bool hs_equal(struct hexset a, struct hexset b)
{
    return a.w[0] == b.w[0] && a.w[1] == b.w[1];
}

static inline int hs_count(struct hexset a)
{
    return __builtin_popcountll(a.w[0]) + __builtin_popcountll(a.w[1]);
}

/* Take the lowest hex out of a set that is not empty, and return it. The words have names here and no
 * index, so that a set in a loop stays in registers. */
static inline int hs_next(struct hexset *a)
{
    uint64_t low = a->w[0], high = a->w[1];
    int hex = low ? __builtin_ctzll(low) : 64 + __builtin_ctzll(high);
    a->w[0] = low & (low - 1);
    a->w[1] = low ? high : high & (high - 1);
    return hex;
}

#endif
