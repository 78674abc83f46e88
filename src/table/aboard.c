/* aboard.c - see aboard.h. */
#include "table/aboard.h"
#include "vaka/bot.h"
#include "vaka/face.h"
#include "vaka/registry.h"

void vk_aboard_json(const struct vk_words *w, struct vk_json *j)
{
    vk_json_object(j, NULL);
    vk_json_array(j, "games");
    for (int i = 0; i < vk_n_games; i++)
        vk_game_json(vk_games[i], w, j);
    vk_json_end(j, ']');
    vk_json_array(j, "levels");
    for (int i = 0; i < vk_n_levels; i++) {
        vk_json_object(j, NULL);
        vk_json_text(j, "id", vk_levels[i].id);
        vk_json_text(j, "title", vk_tr(w, vk_levels[i].title));
        vk_json_text(j, "help", vk_tr(w, vk_levels[i].help));
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}
