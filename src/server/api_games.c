/* api_games.c - /api/games: what can be played, with every option explained. */
#include "server/call.h"
#include "vaka/bot.h"
#include "vaka/face.h"
#include "vaka/registry.h"

static const char *const kind_names[] = { "word", "toggle", "number" };

static void write_value(struct vk_json *j, const char *key, const struct vk_option *o, int value)
{
    char text[64];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_option_write(o, value, &out);
    vk_json_text(j, key, text);
}

static void write_option(struct vk_json *j, const struct vk_face *f, int i)
{
    const struct vk_option *o = &f->game->options[i];
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_option_title(f, i, NULL, &out);
    vk_json_object(j, NULL);
    vk_json_text(j, "key", o->key);
    vk_json_text(j, "title", text);
    vk_json_text(j, "kind", kind_names[o->kind]);
    write_value(j, "default", o, o->standard);
    vk_json_array(j, "values");
    for (int v = o->min; v <= o->max; v++)
        write_value(j, NULL, o, v);
    vk_json_end(j, ']');
    vk_json_array(j, "titles");
    for (int v = o->min; v <= o->max; v++) {
        out = vk_out_to(text, sizeof text);
        vk_option_text(f, i, v, NULL, &out);
        vk_json_text(j, NULL, text);
    }
    vk_json_end(j, ']');
    vk_json_text(j, "help", o->help);
    vk_json_end(j, '}');
}

static void write_game(struct vk_json *j, const struct vk_game *g)
{
    vk_json_object(j, NULL);
    vk_json_text(j, "id", g->id);
    vk_json_text(j, "title", g->title);
    vk_json_int(j, "rules_version", g->rules_version);
    vk_json_array(j, "seats");
    vk_json_int(j, NULL, g->seats_min);
    vk_json_int(j, NULL, g->seats_max);
    vk_json_end(j, ']');
    vk_json_array(j, "options");
    for (int i = 0; i < g->n_options; i++)
        write_option(j, vk_face_of(g), i);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

static void write_games(struct vk_json *j, const void *context)
{
    (void)context;
    vk_json_object(j, NULL);
    vk_json_array(j, "games");
    for (int i = 0; i < vk_n_games; i++)
        write_game(j, vk_games[i]);
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
