/*
 * face_view.h - for tests of a position as JSON: what stands where in the view written last, and whole
 * games whose views tell nobody a secret. Include after cmocka.h.
 */
#ifndef VAKA_TESTS_SUPPORT_FACE_VIEW_H
#define VAKA_TESTS_SUPPORT_FACE_VIEW_H

#include "json_read.h"
#include "vaka/face.h"

enum { VIEW_MAX = 1 << 19 };

/* The view written last: of step 17, as this viewer gets it; valid, and of fewer bytes than `most`. */
extern char view[VIEW_MAX];
void look_at(const struct vk_game *g, const void *s, int viewer, size_t most);

/* Takes a step and writes what this viewer is told of it there: "events.N." of the event of that name, for paths. */
const char *look_at_event(const struct vk_game *g, void *s, int viewer, uint8_t seat,
                          const char *action, const char *event);

/* Writes what the engine says of a draft, for paths from "draft." on. */
void look_at_draft(const struct vk_game *g, const void *s, int seat, const char *text);

/* What stands at a path of it. */
void is(const char *path, const char *value); /* NULL: it is not there */
void number_is(const char *path, int value);

/*
 * Plays on at random, to the end or for so many steps. Every so many steps each viewer gets the same
 * from the truth and from a world that it could just as well be. The bytes of the longest view.
 */
size_t compare_views(const struct vk_game *g, void *s, uint64_t seed, int every, int steps);

#endif
