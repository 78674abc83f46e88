/* setups.h - every setup that is worth playing: the standard one, each value of each option (three of a
 * wide range), and random combinations. */
#ifndef VAKA_TESTS_SUPPORT_SETUPS_H
#define VAKA_TESTS_SUPPORT_SETUPS_H

#include "vaka/play.h"

enum setup_kind { SETUP_STANDARD, SETUP_ONE_OPTION, SETUP_RANDOM };

typedef void (*setup_fn)(void *context, const struct vk_setup *cfg, enum setup_kind kind);

/* `n_random` of the last kind. Refused ones come too. */
void each_setup(const struct vk_game *g, int seats, int n_random, setup_fn each, void *context);

#endif
