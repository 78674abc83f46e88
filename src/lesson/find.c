/* find.c - what can be found in a book by its name: books, lessons, things that are pointed at. */
#include "lesson/book.h"
#include <string.h>

const char *const vk_book_parts[] = { "board",   "dock",  "track", "gauge", "stock",
                                      "players", "cards", "score", "log",   NULL };

void vk_book_say(struct vk_book_fault *no, uint32_t line, const char *what, const char *which)
{
    struct vk_out out = vk_out_to(no->why, sizeof no->why);
    no->line = line;
    vk_put(&out, what);
    vk_put(&out, which);
}

const char *vk_book_thing(const struct vk_game *g, const char *cond, unsigned *kind)
{
    size_t n = strcspn(cond, " ");
    for (unsigned k = 1; cond[n] && k < g->n_arg_kinds; k++) {
        if (strlen(g->arg_kinds[k].name) != n || strncmp(cond, g->arg_kinds[k].name, n) != 0)
            continue;
        for (int v = 0; v < g->arg_kinds[k].n; v++) {
            char text[VK_ACTION_TEXT];
            struct vk_out out = vk_out_to(text, sizeof text);
            vk_arg_write(g, k, v, &out);
            *kind = k;
            if (strcmp(text, cond + n + 1) == 0)
                return cond + n + 1;
        }
    }
    return NULL;
}

bool vk_book_decides(const struct vk_game *g, const char *point)
{
    for (int i = 0; i < g->n_points; i++)
        if (strcmp(g->points[i].name, point) == 0)
            return g->points[i].kind == VK_CHOICE || g->points[i].kind == VK_SECRET;
    return false;
}

int vk_book_find(const struct vk_book *b, const char *lesson)
{
    for (int i = 0; i < b->n_lessons; i++)
        if (strcmp(b->lesson[i].id, lesson) == 0)
            return i;
    return -1;
}

const char *vk_book_text(const char *game)
{
    for (int i = 0; i < vk_n_book_sources; i++)
        if (strcmp(vk_book_sources[i].game, game) == 0)
            return vk_book_sources[i].text;
    return NULL;
}
