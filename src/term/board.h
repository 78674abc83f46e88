/*
 * board.h - the map as a field to move over: the picture, and the stops on it where something can
 * be chosen. Pure but for the face that draws.
 */
#ifndef VAKA_TERM_BOARD_H
#define VAKA_TERM_BOARD_H

#include "term/choose.h"

struct board {
    struct vk_picture picture;
    /* of each choice: is it on the map, and where does it begin and end */
    bool is_there[VK_ACTIONS_MAX];
    struct vk_spot from[VK_ACTIONS_MAX], to[VK_ACTIONS_MAX];
    /* different ends, in the order of the choices */
    int n_stops;
    struct vk_spot stop[VK_ACTIONS_MAX];
};

/* Draw the position into at most w x h cells. */
void board_draw(struct board *b, const struct vk_face *f, const void *view,
                const struct vk_words *w, int width, int height);

/* Find the stops of these choices on the picture drawn last. */
void board_find(struct board *b, const struct vk_face *f, const void *view, const struct choices *c,
                const struct scope *s);

/* The next stop from stop `at` in a direction (dx, dy of -1, 0, 1); `at` if there is none. */
int board_next(const struct board *b, int at, int dx, int dy);

/* The stop nearest to a cell, at most `reach` columns away; or -1. */
int board_near(const struct board *b, int x, int y, int reach);

/* Choices that end at a stop. */
void scope_stop(const struct board *b, const struct choices *c, int stop, struct scope *out);

#endif
