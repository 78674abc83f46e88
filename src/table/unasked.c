/* unasked.c - what a person is not asked. */
#include "table/unasked.h"
#include "vaka/hash.h"
#include <string.h>

static int find_point(const struct vk_game *g, const char *name, size_t n)
{
    for (int i = 0; i < g->n_points; i++)
        if (strlen(g->points[i].name) == n && memcmp(g->points[i].name, name, n) == 0)
            return i;
    return -1;
}

static struct vk_wish *find_wish(struct vk_wishes *w, int point)
{
    for (int i = 0; i < w->n; i++)
        if (w->wish[i].point == point)
            return &w->wish[i];
    return NULL;
}

bool vk_wish_forget(struct vk_wishes *w, int point)
{
    struct vk_wish *found = find_wish(w, point);
    if (found)
        *found = w->wish[--w->n];
    return found != NULL;
}

bool vk_wish_read(struct vk_wishes *w, const struct vk_wishes *old, const struct vk_game *g,
                  const char *text, bool ends)
{
    size_t n = strcspn(text, " ");
    int point = find_point(g, text, n);
    struct vk_wish wish = { .point = (uint8_t)point, .ends = ends };
    const char *why;
    if (point < 0 || !text[n] || !vk_action_read(g, text + n + 1, &wish.act, &why))
        return false;
    vk_wish_forget(w, point);
    if (w->n == VK_WISHES_MAX)
        return false;
    for (int i = 0; i < old->n; i++)
        if (old->wish[i].point == point && old->wish[i].act == wish.act)
            wish.choices = old->wish[i].choices;
    w->wish[w->n++] = wish;
    return true;
}

static uint64_t hash_of(const struct vk_actions *list)
{
    return vk_hash(VK_HASH_START, list->act, (size_t)list->n * sizeof list->act[0]);
}

/* The answer that the seat wants to give here always, or as long as nothing is new. */
static int wished(struct vk_wishes *w, int point, const struct vk_actions *list)
{
    struct vk_wish *wish = find_wish(w, point);
    if (!wish)
        return -1;
    if (!wish->choices)
        wish->choices = hash_of(list);
    if (wish->ends && wish->choices != hash_of(list)) {
        vk_wish_forget(w, point);
        return -1;
    }
    return vk_find(list, wish->act);
}

int vk_unasked(struct vk_wishes *w, const struct vk_face *f, const void *seen, int seat,
               const struct vk_actions *list)
{
    if (!w->is_on || w->is_giving || list->n == 0)
        return -1;
    int only = vk_routine(f, seen, seat, list).at;
    return only >= 0 ? only : wished(w, vk_due(f->game, seen).point, list);
}
