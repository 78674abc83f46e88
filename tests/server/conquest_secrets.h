/* conquest_secrets.h - which hidden things of Conquest differ between twins. */
#ifndef VAKA_TESTS_SERVER_CONQUEST_SECRETS_H
#define VAKA_TESTS_SERVER_CONQUEST_SECRETS_H

#include "twins.h"

enum secret {
    S_TILE = 1,
    S_STACK = 2,
    S_RUMOR = 4,
    S_CARD = 8,
    S_EVENT = 16,
    S_PLAN = 32,
    S_PARTY = 64
};

unsigned conquest_differences(const struct twins *t); /* a mask of them */

/* Both build a piece that lies face down: who only counts them cannot tell. */
bool conquest_builds_alike(vk_action other, vk_action one);

#endif
