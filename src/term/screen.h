/*
 * screen.h - the terminal itself: opening and closing it, inks, text in rectangles, keys. The only
 * file that knows curses.
 */
#ifndef VAKA_TERM_SCREEN_H
#define VAKA_TERM_SCREEN_H

#include "term/layout.h"
#include "vaka/face.h"

/* Keys that are not characters. Characters come as themselves, bytes of UTF-8 one by one. */
enum key {
    KEY_OF_NOTHING = -1, /* time is up, or a signal arrived */
    KEY_OF_RESIZE = 0x10000,
    KEY_OF_UP,
    KEY_OF_DOWN,
    KEY_OF_LEFT,
    KEY_OF_RIGHT,
    KEY_OF_PAGE_UP,
    KEY_OF_PAGE_DOWN,
    KEY_OF_HOME,
    KEY_OF_END,
    KEY_OF_ENTER,
    KEY_OF_TAB,
    KEY_OF_ESCAPE,
    KEY_OF_BACKSPACE,
    KEY_OF_MOUSE, /* screen_mouse tells where */
    KEY_OF_WHEEL_UP,
    KEY_OF_WHEEL_DOWN
};

/* How a text stands out, besides its ink. */
enum look { LOOK_PLAIN = 0, LOOK_BOLD = 1, LOOK_REVERSE = 2, LOOK_UNDERLINE = 4, LOOK_DIM = 8 };

/* For a game of this face. False if this terminal cannot do it; *why is one sentence. */
bool screen_open(const struct vk_face *f, const char **why);
void screen_close(void);

int screen_cols(void);
int screen_rows(void);

/* Begin a new picture; show it. */
void screen_clear(void);
void screen_show(void);

/* One line, cut at so many columns; returns the columns used. */
int screen_text(int x, int y, int columns, const char *text, enum vk_ink ink, unsigned look);

/* So many bytes of a line, and blanks up to `columns`. */
void screen_bytes(int x, int y, int columns, const char *text, size_t n, enum vk_ink ink,
                  unsigned look);

/* Blanks, or another sign, all over a rectangle. */
void screen_fill(const struct rect *r, const char *sign, enum vk_ink ink, unsigned look);

/* Where typing goes on; negative: no cursor. */
void screen_cursor(int x, int y);

/* Wait for a key, so many milliseconds; negative: until one comes. */
int screen_key(int milliseconds);
void screen_mouse(int *x, int *y);

#endif
