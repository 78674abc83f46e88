/* games.h - the two games that are there for tests alone. */
#ifndef VAKA_TESTS_SUPPORT_GAMES_H
#define VAKA_TESTS_SUPPORT_GAMES_H

#include "vaka/game.h"

extern const struct vk_game template_game; /* nothing happens */
extern const struct vk_game reef_game;     /* full of secrets: tests/reef */

#endif
