/* you.h - a sentence or a label, told to the one it speaks of. Pure. */
#ifndef VAKA_FACE_YOU_H
#define VAKA_FACE_YOU_H

#include "vaka/out.h"

/* `Coral sails to Niue and takes a mask.` with the name Coral: `You sail to Niue and take a mask.` */
void face_to_you(const char *text, const char *name, struct vk_out *out);

#endif
