/*
 * lexicon.c - all words of a game that hang on no position: titles and helps of its points, names of
 * the values of its arguments and what they do, the parts of its score. Fronts read them once a game.
 */
#include "vaka/face.h"
#include <string.h>

enum { TEXT_SIZE = 1000, VALUES_MAX = 200 };

struct text {
    char bytes[TEXT_SIZE];
};

static const char *arg_text(const struct vk_face *f, unsigned kind, int value,
                            const struct vk_words *w, struct text *t)
{
    struct vk_out out = vk_out_to(t->bytes, sizeof t->bytes);
    vk_arg_text(f, kind, value, w, &out);
    return t->bytes;
}

static const char *arg_title(const struct vk_face *f, unsigned kind, int value,
                             const struct vk_words *w, struct text *t)
{
    struct vk_out out = vk_out_to(t->bytes, sizeof t->bytes);
    vk_arg_title(f, kind, value, w, &out);
    return t->bytes;
}

static const char *arg_help(const struct vk_face *f, unsigned kind, int value,
                            const struct vk_words *w, struct text *t)
{
    struct vk_out out = vk_out_to(t->bytes, sizeof t->bytes);
    if (f->arg_help)
        f->arg_help(kind, value, w, &out);
    return t->bytes;
}

/* Numbers of the rules that people call by a name (a direction) count; `3 florins` is no name. */
static bool has_names(const struct vk_face *f, unsigned kind, const struct vk_words *w)
{
    const struct vk_arg_kind *k = &f->game->arg_kinds[kind];
    struct text t;
    if (k->words)
        return true;
    for (int v = 0; v < k->n && k->n <= VALUES_MAX; v++)
        if (!strpbrk(arg_title(f, kind, v, w, &t), "0123456789"))
            return true;
    return false;
}

static void write_value(const struct vk_face *f, unsigned kind, int value, const struct vk_words *w,
                        struct vk_json *j)
{
    struct text key, said, title, help;
    struct vk_out out = vk_out_to(key.bytes, sizeof key.bytes);
    vk_arg_write(f->game, kind, value, &out);
    vk_json_object(j, key.bytes);
    vk_json_text(j, "text", arg_text(f, kind, value, w, &said));
    if (strcmp(arg_title(f, kind, value, w, &title), said.bytes) != 0)
        vk_json_text(j, "title", title.bytes);
    if (arg_help(f, kind, value, w, &help)[0])
        vk_json_text(j, "help", help.bytes);
    vk_json_end(j, '}');
}

static void write_glossary(const struct vk_glossary *list, const struct vk_words *w,
                           struct vk_json *j)
{
    vk_json_object(j, list->kind);
    for (int i = 0; i < list->n; i++) {
        struct text t;
        struct vk_out out = vk_out_to(t.bytes, sizeof t.bytes);
        if (list->write)
            list->write(i, w, &out);
        else
            vk_put(&out, vk_tr(w, list->text[i]));
        vk_json_object(j, list->id[i]);
        vk_json_text(j, "text", t.bytes);
        if (list->help && list->help[i])
            vk_json_text(j, "help", vk_tr(w, list->help[i]));
        vk_json_end(j, '}');
    }
    vk_json_end(j, '}');
}

static void write_kinds(const struct vk_face *f, const struct vk_words *w, struct vk_json *j)
{
    const struct vk_glossary *list = f->glossary;
    vk_json_object(j, "kinds");
    for (unsigned kind = 1; kind < f->game->n_arg_kinds; kind++) {
        if (!has_names(f, kind, w))
            continue;
        vk_json_object(j, f->game->arg_kinds[kind].name);
        for (int v = 0; v < f->game->arg_kinds[kind].n; v++)
            write_value(f, kind, v, w, j);
        vk_json_end(j, '}');
    }
    for (; list && list->kind; list++)
        write_glossary(list, w, j);
    vk_json_end(j, '}');
}

static void write_points(const struct vk_face *f, const struct vk_words *w, struct vk_json *j)
{
    struct text t;
    vk_json_object(j, "points");
    for (int p = 0; p < f->game->n_points; p++) {
        struct vk_out out = vk_out_to(t.bytes, sizeof t.bytes);
        if (f->game->points[p].kind == VK_STEP)
            continue; /* nobody waits there */
        vk_json_object(j, f->game->points[p].name);
        vk_point_title(f, p, w, &out);
        vk_json_text(j, "title", t.bytes);
        out = vk_out_to(t.bytes, sizeof t.bytes);
        vk_point_help(f, p, w, &out);
        vk_json_text(j, "help", t.bytes);
        vk_json_end(j, '}');
    }
    vk_json_end(j, '}');
}

static void write_parts(const struct vk_face *f, const struct vk_words *w, struct vk_json *j)
{
    struct text t;
    vk_json_object(j, "parts");
    for (int p = 0; p < f->game->n_parts; p++) {
        struct vk_out out = vk_out_to(t.bytes, sizeof t.bytes);
        vk_part_title(f, p, w, &out);
        vk_json_text(j, f->game->parts[p], t.bytes);
    }
    vk_json_end(j, '}');
}

void vk_words_json(const struct vk_game *g, const struct vk_words *w, struct vk_json *j)
{
    const struct vk_face *f = vk_face_of(g);
    vk_json_object(j, NULL);
    vk_json_text(j, "game", g->id);
    write_points(f, w, j);
    write_kinds(f, w, j);
    write_parts(f, w, j);
    vk_json_end(j, '}');
}
