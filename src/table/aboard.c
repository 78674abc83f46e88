/* aboard.c - see aboard.h. */
#include "table/aboard.h"
#include "vaka/bot.h"
#include "vaka/face.h"
#include "vaka/registry.h"

/* `hard` is a level here, and an adjective elsewhere: it has a context. */
void vk_level_put(const char *text, const struct vk_words *w, struct vk_out *out)
{
    char msgid[100];
    struct vk_out key = vk_out_to(msgid, sizeof msgid);
    vk_put(&key, VK_IN("level", ""));
    vk_put(&key, text);
    vk_put(out, vk_tr(w, msgid));
}

static void put_level(struct vk_json *j, const char *key, const char *text,
                      const struct vk_words *w)
{
    char said[200];
    struct vk_out out = vk_out_to(said, sizeof said);
    vk_level_put(text, w, &out);
    vk_json_text(j, key, said);
}

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
        put_level(j, "title", vk_levels[i].title, w);
        put_level(j, "help", vk_levels[i].help, w);
        vk_json_bool(j, "people",
                     vk_levels[i].kind == VK_BOT_SEARCH); /* the others are for experiments */
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_text(j, "first_level", VK_FIRST_LEVEL);
    vk_json_text(j, "usual_level", VK_USUAL_LEVEL);
    vk_json_end(j, '}');
}
