/* picture.h - a board in text: cells with a sign and an ink, for terminals. */
#ifndef VAKA_PICTURE_H
#define VAKA_PICTURE_H

#include <stdint.h>

/* A cell of a text picture: one column of a terminal, UTF-8. */
struct vk_cell {
    char glyph[5];
    uint8_t ink;  /* enum vk_ink */
    uint8_t mark; /* 0, or 1 + place in the list of legal actions that it stands for */
};

enum vk_ink {
    VK_INK_PLAIN,
    VK_INK_DIM,
    VK_INK_SEA,
    VK_INK_LAND,
    VK_INK_SAND,
    VK_INK_FIRE,
    VK_INK_FISH,
    VK_INK_SHELL,
    VK_INK_TURTLE,
    VK_INK_TOKEN,
    VK_INK_STRONG,
    VK_INK_SEAT_0,
    VK_INK_SEAT_1,
    VK_INK_SEAT_2,
    VK_INK_SEAT_3,
    VK_INK_SEAT_4,
    VK_N_INKS
};

enum { VK_PICTURE_W = 200, VK_PICTURE_H = 80 };

struct vk_picture {
    int w, h; /* wanted size in, used size out */
    struct vk_cell cell[VK_PICTURE_H][VK_PICTURE_W];
};

/* A place of the picture that an action points at. */
struct vk_spot {
    int16_t x, y;
};

#endif
