/*
 * guesses.h - how often a passphrase may be tried. A household (limits.h) has a bucket of its own for
 * each name and one for all names, so strangers elsewhere cannot lock anybody out. What all of them
 * try for one name together is counted, too: when that is used up the name is besieged, and a
 * household has only a few tries for it a day. Its owner has those few as well, and is not
 * concerned at all where he has signed in before. docs/operations.md has the arithmetic.
 */
#ifndef VAKA_SERVER_GUESSES_H
#define VAKA_SERVER_GUESSES_H

#include "server/attempts.h"

enum {
    GUESSES_OF_PAIR = 8, /* one household, one name */
    GUESSES_OF_HOUSEHOLD = 20,
    GUESSES_OF_NAME = 50, /* all households: then it is besieged */
    GUESSES_BESIEGED = 3, /* of a household, then */
    PAIR_EACH_SECONDS = 60,
    HOUSEHOLD_EACH_SECONDS = 20,
    NAME_EACH_SECONDS = 300,
    BESIEGED_EACH_SECONDS = 8 * 3600,
    KEEPS_OF_HOUSEHOLD = 10, /* passphrases set: as dear as tries */
    KEEP_EACH_SECONDS = 20,
    GUESSES_KNOWN = 4096
};

struct guesses {
    struct attempts pair, household, name, besieged, keep;
    uint64_t known[GUESSES_KNOWN]; /* of a name and a household that belong together */
    uint64_t salt;
};

/* What one try took, to be given back if it was right. */
struct guess {
    char pair[160]; /* name and household */
    char name[64], household[48];
    bool is_besieged;
};

void guesses_open(struct guesses *g);

/* One more try? `is_known`: whoever asks has shown in another way that the name is his. */
bool guesses_take(struct guesses *g, const char *name, const char *household, bool is_known,
                  int64_t now, struct guess *out);

/* It was right: nothing was used up, and this household is known from now on. */
void guesses_right(struct guesses *g, const struct guess *guess, int64_t now);

bool guesses_keep(struct guesses *g, const char *household, int64_t now);

#endif
