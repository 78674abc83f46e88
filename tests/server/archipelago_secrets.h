/* archipelago_secrets.h - which hidden things of Archipelago differ between twins. */
#ifndef VAKA_TESTS_SERVER_ARCHIPELAGO_SECRETS_H
#define VAKA_TESTS_SERVER_ARCHIPELAGO_SECRETS_H

#include "twins.h"

enum secret {
    S_OBJECTIVE = 1,
    S_SPIED = 2,   /* an objective that another rival has looked at */
    S_DROPPED = 4, /* the card not kept */
    S_HEX = 8,     /* held in turn zero */
    S_DROP = 16,   /* sealed: which card he will not keep */
    S_VOTE = 32,   /* from here on it opens when all have answered */
    S_BID = 64,
    S_REBID = 128,
    S_BRIBE = 256,
    S_PLEDGE = 512,
    S_HANDS = 1024, /* of the thief's victim */
    OPENED_LATER = S_VOTE | S_BID | S_REBID | S_BRIBE | S_PLEDGE | S_HANDS,
    SEALED = OPENED_LATER | S_DROP
};

unsigned archipelago_differences(const struct twins *t); /* a mask of them */

/* Which sealed secret is being chosen now, if any. */
unsigned archipelago_sealing(const struct twins *t);

/* May the twins differ in the next step, if this is what they shall differ in? */
bool archipelago_may_differ(const struct twins *t, unsigned wanted);

/*
 * The step that leads to a rare secret: a rival takes the spy or the thief, and uses it. False: none
 * is at hand, or it would be seen.
 */
bool archipelago_steer(const struct twins *t, unsigned wanted, struct twin_step *out);

#endif
