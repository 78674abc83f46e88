/* you.h - a sentence of the log, told to the one it speaks of. Pure. */
#ifndef VAKA_TERM_YOU_H
#define VAKA_TERM_YOU_H

#include "vaka/out.h"

/* `Coral sails to Niue and takes a mask.` with the name Coral: `You sail to Niue and take a mask.` */
void you_put(const char *text, const char *name, struct vk_out *out);

#endif
