/*
 * games.c - the registry of test programs: the games on board, and the two that only tests play.
 * It takes the place of src/games/registry.c, which the linker then leaves in the library.
 */
#include "games.h"
#include "vaka/registry.h"
#include <string.h>

#define GAME(id) extern const struct vk_game id##_game;
#include "games/games.def"
#undef GAME

const struct vk_game *const vk_games[] = {
    &template_game,
    &reef_game,
#define GAME(id) &id##_game,
#include "games/games.def"
#undef GAME
};

const int vk_n_games = sizeof vk_games / sizeof vk_games[0];

const struct vk_game *vk_game_by_id(const char *id)
{
    for (int i = 0; i < vk_n_games; i++)
        if (strcmp(vk_games[i]->id, id) == 0)
            return vk_games[i];
    return NULL;
}
