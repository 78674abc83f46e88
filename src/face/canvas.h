/* canvas.h - writing text into a picture. Every glyph takes one column; what does not fit is cut. */
#ifndef VAKA_FACE_CANVAS_H
#define VAKA_FACE_CANVAS_H

#include "vaka/face.h"

/* An empty picture of this size. */
void canvas_clear(struct vk_picture *p, int w, int h);
void canvas_glyph(struct vk_picture *p, int x, int y, const char *glyph, int ink);
/* At most n glyphs; these return the column behind the text. */
int canvas_text(struct vk_picture *p, int x, int y, const char *text, int n, int ink);
int canvas_number(struct vk_picture *p, int x, int y, int number, int ink);
int canvas_width(const char *text); /* in columns */

#endif
