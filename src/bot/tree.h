/*
 * tree.h - the tree of a search: nodes are what the searching seat could know, edges are actions.
 * The edges of a node lie in a chain of blocks. The first block holds the list of the world in
 * which the node was opened, most promising first; later worlds may add actions that were not
 * possible in the earlier ones.
 */
#ifndef VAKA_BOT_TREE_H
#define VAKA_BOT_TREE_H

#include "bot/arena.h"
#include "vaka/action.h"

struct edge {
    vk_action act; /* VK_NO_ACTION: all that the searching seat may not read */
    uint32_t child;
    uint32_t visits;
    uint32_t offered; /* how often it could have been taken when its node was visited */
    float prior;
    float total; /* sum of the values for the seat that decides */
};

struct block {
    uint32_t next;
    uint16_t n, cap;
    struct edge edge[];
};

struct node {
    uint32_t visits;
    uint32_t blocks;
    uint32_t mark; /* of the list that the first block holds */
    float total;   /* sum of the values for the seat that decides here */
};

/* A node without edges; 0 if the arena is full. */
uint32_t tree_node(struct arena *a);

/* A new block of a node, at the end of its chain; 0 if the arena is full. */
uint32_t tree_block(struct arena *a, struct node *at, unsigned cap);

/* The edge of this action, made if there is room; NULL if there is none. */
struct edge *tree_edge(struct arena *a, struct node *at, vk_action act);

/* A number that tells lists apart: same actions in the same order, same number. */
uint32_t tree_mark(const struct vk_actions *list);

static inline struct node *tree_at(const struct arena *a, uint32_t place)
{
    return arena_at(a, place);
}

static inline struct block *tree_chain(const struct arena *a, uint32_t place)
{
    return place ? arena_at(a, place) : NULL;
}

#endif
