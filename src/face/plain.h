/* plain.h - the part of a view for fronts that have no board for its game. Private to this room. */
#ifndef VAKA_FACE_PLAIN_H
#define VAKA_FACE_PLAIN_H

#include "vaka/face.h"

/* What actions of a verb are called together: as the face says, else their label with gaps, else the verb's name. */
void face_verb_title(const struct vk_face *f, unsigned verb, const struct vk_words *w,
                     struct vk_out *out);

/*
 * Writes "plain":{"picture":{"w","h","rows":[[["text","ink"],…],…]}|null,"spots":[[x,y,x,y]|null for
 * each of `list`],"closed_spots":[the same for each of "closed"],"groups":["title"],
 * "group":[its place there, of each of `list`],"players":[lines],
 * "table":lines,"board":lines}. `seen` was concealed.
 */
void face_plain_json(const struct vk_face *f, const void *seen, int seat,
                     const struct vk_actions *list, const struct vk_words *w, struct vk_json *j);

#endif
