/* wait.h - whom a table waits for, in one sentence to the rest of it. Private to this room. */
#ifndef VAKA_FACE_WAIT_H
#define VAKA_FACE_WAIT_H

#include "vaka/face.h"

void face_wait(const struct vk_face *f, const struct vk_due *due, const struct vk_words *w,
               struct vk_out *out);

#endif
