/* plain.h - the part of a view for fronts that have no board for its game. Private to this room. */
#ifndef VAKA_FACE_PLAIN_H
#define VAKA_FACE_PLAIN_H

#include "vaka/face.h"

/*
 * Writes "plain":{"picture":{"w","h","rows":[[["text","ink"],…],…]}|null,"spots":[[x,y,x,y]|null for
 * each of `list`],"closed_spots":[the same for each of "closed"],"players":[lines],"table":lines,"board":lines}.
 * `seen` was concealed.
 */
void face_plain_json(const struct vk_face *f, const void *seen, int seat,
                     const struct vk_actions *list, const struct vk_words *w, struct vk_json *j);

#endif
