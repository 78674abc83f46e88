/* guesses.c - buckets of tries, and the households that were right. */
#include "server/guesses.h"
#include "vaka/hash.h"
#include <sodium.h>
#include <stdio.h>
#include <string.h>

void guesses_open(struct guesses *g)
{
    attempts_open(&g->pair, GUESSES_OF_PAIR, PAIR_EACH_SECONDS);
    attempts_open(&g->household, GUESSES_OF_HOUSEHOLD, HOUSEHOLD_EACH_SECONDS);
    attempts_open(&g->name, GUESSES_OF_NAME, NAME_EACH_SECONDS);
    attempts_open(&g->besieged, GUESSES_BESIEGED, BESIEGED_EACH_SECONDS);
    attempts_open(&g->keep, KEEPS_OF_HOUSEHOLD, KEEP_EACH_SECONDS);
    randombytes_buf(&g->salt, sizeof g->salt);
}

static uint64_t mark_of(const struct guesses *g, const struct guess *guess)
{
    return vk_hash(g->salt, guess->pair, strlen(guess->pair)) | 1; /* 0 is nobody's */
}

static bool is_remembered(const struct guesses *g, const struct guess *guess)
{
    uint64_t mark = mark_of(g, guess);
    return g->known[mark / 2 % GUESSES_KNOWN] == mark;
}

bool guesses_take(struct guesses *g, const char *name, const char *household, bool is_known,
                  int64_t now, struct guess *out)
{
    *out = (struct guess){ 0 };
    (void)snprintf(out->name, sizeof out->name, "%s", name);
    (void)snprintf(out->household, sizeof out->household, "%s", household);
    (void)snprintf(out->pair, sizeof out->pair, "%s %s", household, name);
    if (!attempts_take(&g->pair, out->pair, now) || !attempts_take(&g->household, household, now))
        return false;
    if (attempts_take(&g->name, name, now) || is_known || is_remembered(g, out))
        return true;
    out->is_besieged = true;
    return attempts_take(&g->besieged, out->pair, now);
}

void guesses_right(struct guesses *g, const struct guess *guess, int64_t now)
{
    uint64_t mark = mark_of(g, guess);
    g->known[mark / 2 % GUESSES_KNOWN] = mark;
    attempts_spend(&g->pair, guess->pair, -1, now);
    attempts_spend(&g->household, guess->household, -1, now);
    if (guess->is_besieged)
        attempts_spend(&g->besieged, guess->pair, -1, now);
    else
        attempts_spend(&g->name, guess->name, -1, now);
}

bool guesses_keep(struct guesses *g, const char *household, int64_t now)
{
    return attempts_take(&g->keep, household, now);
}
