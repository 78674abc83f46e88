/* faces.c - the list of faces, from faces.def. */
#include "vaka/face.h"

#define FACE(id) extern const struct vk_face id##_face;
#include "faces.def"
#undef FACE

const struct vk_face *const vk_faces[] = {
#define FACE(id) &id##_face,
#include "faces.def"
#undef FACE
};

const int vk_n_faces = sizeof vk_faces / sizeof vk_faces[0];
