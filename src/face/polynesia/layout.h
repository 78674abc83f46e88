/*
 * layout.h - where everything of the map of Polynesia lies in a text picture of a given
 * size. Islands, names and pieces never move while a game goes on; boats lie near the middle of
 * their route and make room for each other.
 */
#ifndef VAKA_FACE_POLYNESIA_LAYOUT_H
#define VAKA_FACE_POLYNESIA_LAYOUT_H

#include "face.h"

/* A run of cells in one row. */
struct poly_run {
    int16_t x, y, n;
};

struct poly_layout {
    int w, h;
    int map_h;    /* rows of the map itself; below it lies the legend, if there is room for one */
    bool is_wide; /* room for blanks between the pieces of two seats */
    struct vk_spot island[POLY_ISLANDS];       /* where routes meet; the middle of the name */
    struct poly_run name[POLY_ISLANDS];        /* symbol and name, as long as there is room for */
    struct poly_run pieces[POLY_ISLANDS];      /* the upper of two rows */
    struct poly_run boats[POLY_ROUTES];        /* marker and boats */
    struct vk_spot middle[POLY_ROUTES];        /* of what can be seen of the route */
    int16_t room[POLY_ROUTES];                 /* how much of it that is */
    struct poly_run lagoon[POLY_ARCHIPELAGOS]; /* its name, if there is room, and Turtle token */
    uint8_t taken[VK_PICTURE_H][VK_PICTURE_W];
    uint8_t line[VK_PICTURE_H][VK_PICTURE_W]; /* 1 + the route that passes here, or 0 */
};

/* Smaller pictures than this are not made: whoever has less room shows a part of it. */
enum { POLY_PICTURE_MIN_W = 62, POLY_PICTURE_MIN_H = 24 };

void poly_lay_out(const struct poly_state *s, int w, int h, struct poly_layout *out);

#endif
