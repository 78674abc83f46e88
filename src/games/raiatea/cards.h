/*
 * cards.h - sets of ritual cards. Of each design there are two cards, all alike: a zone holds none,
 * one or two of it, so a set is two words of bits.
 */
#ifndef VAKA_GAMES_RAIATEA_CARDS_H
#define VAKA_GAMES_RAIATEA_CARDS_H

#include <stdbool.h>
#include <stdint.h>

struct cards {
    uint64_t one; /* bit r: at least one card of design r */
    uint64_t two; /* bit r: both */
};

static inline int cards_of(struct cards a, int ritual)
{
    return (int)((a.one >> ritual & 1) + (a.two >> ritual & 1));
}

static inline int cards_count(struct cards a)
{
    return __builtin_popcountll(a.one) + __builtin_popcountll(a.two);
}

static inline bool cards_any(struct cards a)
{
    return a.one != 0;
}

/* There must be room for it (the two cards of a design are never three). */
static inline void cards_add(struct cards *a, int ritual)
{
    uint64_t bit = (uint64_t)1 << ritual;
    a->two |= a->one & bit;
    a->one |= bit;
}

/* There must be one. */
static inline void cards_take(struct cards *a, int ritual)
{
    uint64_t bit = (uint64_t)1 << ritual, both = a->two & bit;
    a->one &= ~bit | both;
    a->two &= ~bit;
}

/* All cards of b into a. */
static inline void cards_join(struct cards *a, struct cards b)
{
    uint64_t two = a->two | b.two | (a->one & b.one);
    a->one |= b.one;
    a->two = two;
}

/* Those of the designs in `mask`. */
static inline struct cards cards_among(struct cards a, uint64_t mask)
{
    return (struct cards){ a.one & mask, a.two & mask };
}

/* The lowest design of a set that is not empty; the cards of it are taken out one by one. */
static inline int cards_lowest(struct cards a)
{
    return __builtin_ctzll(a.one);
}

#endif
