/*
 * faces.c - the list of faces for the program in which the template and Reef are on board: it takes the
 * place of src/face/faces.c, which the linker then leaves in the library. Nobody else uses it: for the
 * other test programs both games are faceless.
 */
#include "vaka/face.h"

extern const struct vk_face template_face, reef_face;
#define FACE(id) extern const struct vk_face id##_face;
#include "face/faces.def"
#undef FACE

const struct vk_face *const vk_faces[] = {
    &template_face,
    &reef_face,
#define FACE(id) &id##_face,
#include "face/faces.def"
#undef FACE
};

const int vk_n_faces = sizeof vk_faces / sizeof vk_faces[0];
