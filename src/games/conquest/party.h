/* party.h - a party of 4.3.3 before it sails: its canoes one by one, and why some may not go. */
#ifndef VAKA_GAMES_CONQUEST_PARTY_H
#define VAKA_GAMES_CONQUEST_PARTY_H

#include "games/conquest/state.h"

/* What a canoe that joins may do with its cargo, in the order of 4.3.3. */
enum answer { KEEP, LEAVE, LOAD_WB, LOAD_COL, N_ANSWERS };

/* Why a party may not be; 0: it may. */
enum party_no {
    PARTY_FITS,
    PARTY_NOBODY,     /* nobody goes along yet */
    PARTY_SPENT,      /* no movement left */
    PARTY_RUMOR,      /* the same of Rumors, which canoes could take along */
    PARTY_NEEDS_WC,   /* enemies are there, and no War Canoe is with it yet */
    PARTY_NO_LOAD,    /* nobody is left to take aboard */
    PARTY_ENEMY_LOAD, /* nobody boards or leaves a canoe among enemies */
    PARTY_STUCK,      /* the last War Canoe would leave canoes behind that cannot follow */
    PARTY_DROWN,      /* at sea too few canoes would stay */
    PARTY_BOUND,      /* one piece has to stay */
    N_PARTY_NOS
};

/* A canoe or Rumor in the hex that a party leaves. */
struct conq_boat {
    uint8_t kind, mp, cargo; /* enum kind, enum cargo */
    uint8_t answer;          /* enum answer, or VK_NONE: it stays */
};

/* All of a side in this hex, in the order in which a party is put together; nobody goes along yet. */
int conq_boats(const struct conq_state *s, int side, int hex, struct conq_boat boat[CONQ_PIECES]);
/* The next to join of those that go along: equal canoes by what becomes of their cargo. -1: all did. */
int conq_next_boat(const struct conq_boat *boat, int n, const bool done[CONQ_PIECES]);
int conq_carries(struct conq_boat b); /* enum cargo, with its answer */

/*
 * May these sail together? `takes_all` tells whether the last War Canoe leaves enemies, so that all go
 * along. A party that is not whole may still lack what it needs to sail.
 */
enum party_no conq_party_no(const struct conq_state *s, const struct vk_frame *pick,
                            const struct conq_boat *boat, int n, bool is_whole, bool *takes_all);

#endif
