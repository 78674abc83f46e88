/*
 * face_picture.h - for tests of a text picture: the one drawn last, whether it is clean, what stands
 * where on it, and what actions point at. Include after cmocka.h.
 */
#ifndef VAKA_TESTS_SUPPORT_FACE_PICTURE_H
#define VAKA_TESTS_SUPPORT_FACE_PICTURE_H

#include "vaka/face.h"

/* The picture drawn last, over whatever was there before. */
extern struct vk_picture picture;
void draw_picture(const struct vk_face *f, const void *seen, const struct vk_words *w, int width,
                  int height);

/*
 * Every cell is one glyph of one column: ASCII or one of these signs (the last is NULL), and braille if
 * it is said; its ink is one, nothing is marked, and nothing outside is touched.
 */
void assert_clean(const char *const *signs, bool has_braille);

/* Does the text stand at this cell; how often does it stand anywhere; it must. */
bool stands_at(int x, int y, const char *text);
int times_seen(const char *text);
void must_see(const char *text);

/* The action points at this text; or at nothing. */
void assert_points_at(const struct vk_face *f, const void *seen, const char *action,
                      const char *text);
void assert_points_nowhere(const struct vk_face *f, const void *seen, const char *action);

bool is_inside(struct vk_spot at);

#endif
