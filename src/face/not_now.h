/* not_now.h - one sentence about whatever cannot be used now. Private to this room. */
#ifndef VAKA_FACE_NOT_NOW_H
#define VAKA_FACE_NOT_NOW_H

#include "vaka/face.h"

void face_not_now(const struct vk_face *f, const struct vk_due *due, int viewer,
                  const struct vk_words *w, struct vk_out *out);

#endif
