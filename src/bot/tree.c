/* tree.c - making nodes and edges; see tree.h. */
#include "bot/tree.h"

enum { FEW = 6 }; /* edges of a block that grows by single actions */

uint32_t tree_node(struct arena *a)
{
    uint32_t place = arena_take(a, sizeof(struct node));
    if (place)
        *tree_at(a, place) = (struct node){ 0 };
    return place;
}

uint32_t tree_block(struct arena *a, struct node *at, unsigned cap)
{
    uint32_t place = arena_take(a, (uint32_t)(sizeof(struct block) + cap * sizeof(struct edge)));
    if (!place)
        return 0;
    struct block *new = arena_at(a, place);
    *new = (struct block){ .cap = (uint16_t)cap };
    uint32_t *link = &at->blocks;
    while (*link)
        link = &tree_chain(a, *link)->next;
    *link = place;
    return place;
}

struct edge *tree_edge(struct arena *a, struct node *at, vk_action act)
{
    struct block *last = NULL;
    for (struct block *b = tree_chain(a, at->blocks); b; b = tree_chain(a, b->next)) {
        for (int i = 0; i < b->n; i++) {
            if (b->edge[i].act == act)
                return &b->edge[i];
        }
        last = b;
    }
    if (!last || last->n == last->cap) {
        uint32_t place = tree_block(a, at, FEW);
        if (!place)
            return NULL;
        last = arena_at(a, place);
    }
    struct edge *new = &last->edge[last->n++];
    *new = (struct edge){ .act = act };
    return new;
}

uint32_t tree_mark(const struct vk_actions *list)
{
    uint64_t x = list->n;
    for (int i = 0; i < list->n; i++)
        x = (x ^ list->act[i]) * 0x9E3779B97F4A7C15u + (x >> 32);
    return (uint32_t)(x >> 32) | 1;
}
