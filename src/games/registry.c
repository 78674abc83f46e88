/* registry.c - the list of playable games, from games.def. The template is not one of them. */
#include "vaka/registry.h"
#include <string.h>

#define GAME(id) extern const struct vk_game id##_game;
#include "games/games.def"
#undef GAME

const struct vk_game *const vk_games[] = {
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
