/*
 * polynesia_twin.h - the engine and the second Polynesia (polynesia_model.h) side by side: started
 * alike, played alike, compared in everything that can be seen.
 */
#ifndef VAKA_TESTS_SUPPORT_POLYNESIA_TWIN_H
#define VAKA_TESTS_SUPPORT_POLYNESIA_TWIN_H

#include "polynesia_given.h"
#include "polynesia_model.h"

struct twin {
    struct poly_state engine;
    struct model model;
    struct vk_actions list; /* of whoever is due, of the engine */
    struct model_list wanted;
    int seat; /* due, or VK_CHANCE */
};

/* `side` 0: by the number of seats; cards 0 and first -1: drawn. */
void twin_start(struct twin *t, int seats, char side, const int card[3], int first);

/* Who is due, the whole list with order, weights and usual, and every field: or the test fails. */
void twin_compare(struct twin *t);
void twin_compare_score(const struct twin *t);

/* Play the i-th action of the list in both. */
void twin_play(struct twin *t, int i);

/* A choice that visits more than a uniform one: first a verb, then an eager action of it. */
int twin_pick(const struct twin *t, struct vk_rng *rng);

/* The position `now` of polynesia_given.h, with a choose_action due, as a twin. */
void twin_from_now(struct twin *t);

#endif
