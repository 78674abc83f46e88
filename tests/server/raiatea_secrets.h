/* raiatea_secrets.h - which hidden things of Raiatea differ between twins. */
#ifndef VAKA_TESTS_SERVER_RAIATEA_SECRETS_H
#define VAKA_TESTS_SERVER_RAIATEA_SECRETS_H

#include "twins.h"

enum secret {
    S_HAND = 1,
    S_DRAWN = 2,    /* cards dealt, none of them kept yet */
    S_BURIED = 4,   /* laid down unseen */
    S_PREPARED = 8, /* in the bag */
    S_PICKS = 16,   /* picked to be kept */
    S_TRAINING = 32,
    S_DECK = 64, /* that rituals are bought from */
    S_OFFER = 128,
    S_BID = 256,  /* in an auction */
    S_ORDER = 512 /* of cards of one cost */
};

unsigned raiatea_differences(const struct twins *t); /* a mask of them */

/* The secret that a sealed choice at hand would be; 0: what is chosen stays unseen, or no such. */
unsigned raiatea_sealed_now(const struct twins *t);

#endif
