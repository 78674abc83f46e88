/* registry.h - the games on board. */
#ifndef VAKA_REGISTRY_H
#define VAKA_REGISTRY_H

#include "vaka/game.h"

extern const struct vk_game *const vk_games[];
extern const int vk_n_games;

/* NULL if there is none. */
const struct vk_game *vk_game_by_id(const char *id);

#endif
