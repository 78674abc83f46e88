/* reef.h - the one visible symbol of Reef. */
#ifndef VAKA_TESTS_REEF_REEF_H
#define VAKA_TESTS_REEF_REEF_H

#include "vaka/game.h"

extern const struct vk_game reef_game;

#endif
