/* games.c - a game as a row of a list: seats, and every option with its values and its sentence. */
#include "vaka/face.h"

static const char *const kind_names[] = { "word", "toggle", "number" };

static void write_value(struct vk_json *j, const char *key, const struct vk_option *o, int value)
{
    char text[64];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_option_write(o, value, &out);
    vk_json_text(j, key, text);
}

static void write_title(struct vk_json *j, const struct vk_face *f, int i, int value,
                        const struct vk_words *w)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_option_text(f, i, value, w, &out);
    vk_json_text(j, NULL, text);
}

static void write_option(struct vk_json *j, const struct vk_face *f, int i,
                         const struct vk_words *w)
{
    const struct vk_option *o = &f->game->options[i];
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_option_title(f, i, w, &out);
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
    for (int v = o->min; v <= o->max; v++)
        write_title(j, f, i, v, w);
    vk_json_end(j, ']');
    vk_json_bool(j, "display", o->display != 0);
    vk_json_text(j, "help", vk_tr(w, o->help));
    vk_json_end(j, '}');
}

void vk_game_json(const struct vk_game *g, const struct vk_words *w, struct vk_json *j)
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
        write_option(j, vk_face_of(g), i, w);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}
