/*
 * pen.h - a pen that draws a board in text, or, without a picture, walks over it to find the place of one
 * thing. So a thing is found where it was drawn, whatever the size. What things there are says the game.
 */
#ifndef VAKA_FACE_PEN_H
#define VAKA_FACE_PEN_H

#include "face/fill.h"

#define FULL_GLYPH  "\xE2\x96\x88" /* U+2588 */
#define EMPTY_GLYPH "\xE2\x96\x91" /* U+2591 */

struct pen {
    const struct vk_face *face;
    const void *state, *more; /* what is drawn; and what the game has worked out of it */
    const struct vk_words *words;
    struct vk_picture *p; /* NULL: only look */
    int w, h;
    unsigned wanted; /* the thing that is looked for; 0: none */
    int number;
    struct vk_spot at;
    bool is_found;
};

/* Here is a thing. */
void pen_thing(struct pen *pen, unsigned thing, int number, int x, int y);
/* At most n columns; these return the column behind. */
int pen_text(struct pen *pen, int x, int y, const char *text, int n, int ink);
int pen_number(struct pen *pen, int x, int y, int number, int ink);
/* The letter of a seat; the neutral figure is *, and where a game has none, nobody is a dot. */
int pen_letter(struct pen *pen, int x, int y, int seat);
/* A sentence with two numbers in it. */
int pen_fill(struct pen *pen, int x, int y, int n, int ink, const char *msgid, int a, int b);
/* A value for people, as in a sentence. */
int pen_value(struct pen *pen, int x, int y, unsigned kind, int value, int n, int ink);
/* `full` of `size` cells of a bar. */
void pen_bar(struct pen *pen, int x, int y, int full, int size, int ink, int rest);
/* A frame with a title. */
void pen_box(struct pen *pen, int x, int y, int w, int h, const char *title);
int pen_ink(const struct pen *pen, int seat);

/* A list that breaks into lines between two columns. */
struct pen_flow {
    int left, right, x, y, last; /* last line */
};
/* Room for a word of this width: moves on to the next line if needed; false: nothing is left. */
bool pen_flow_room(struct pen_flow *f, int width);

#endif
