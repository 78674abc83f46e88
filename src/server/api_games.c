/* api_games.c - /api/games: what can be played, with every option explained; and the words of one. */
#include "server/call.h"
#include "vaka/bot.h"
#include "vaka/face.h"
#include "vaka/registry.h"

static void write_games(struct vk_json *j, const void *context)
{
    (void)context;
    vk_json_object(j, NULL);
    vk_json_array(j, "games");
    for (int i = 0; i < vk_n_games; i++)
        vk_game_json(vk_games[i], NULL, j);
    vk_json_end(j, ']');
    vk_json_array(j, "levels");
    for (int i = 0; i < vk_n_levels; i++) {
        vk_json_object(j, NULL);
        vk_json_text(j, "id", vk_levels[i].id);
        vk_json_text(j, "help", vk_levels[i].help);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

void api_games(struct call *c)
{
    call_answer(c, write_games, NULL);
}

static void write_words(struct vk_json *j, const void *context)
{
    vk_words_json(context, NULL, j);
}

void api_words(struct call *c)
{
    const struct vk_game *g = vk_game_by_id(c->id);
    if (g)
        call_answer_kept(c, write_words, g);
    else
        call_refuse(c, F_NOT_FOUND, "There is no such game.");
}
