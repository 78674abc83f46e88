/*
 * why.h - what a face says about choices: why a legal action, what would follow it, and why something
 * else is not to be had.
 */
#ifndef VAKA_WHY_H
#define VAKA_WHY_H

#include "vaka/face.h"

/* Why this legal action: what it brings in points, and the game's reasons. False: there is nothing to say. */
bool vk_why(const struct vk_face *f, const void *seen, int seat, vk_action a,
            const struct vk_words *w, struct vk_out *out);

/*
 * The same of an action with steps of the same seat behind it (line[0] is the action): where they bring
 * points, those are told. And step i of the line as a label, at its place; false: another world, another step.
 */
bool vk_why_line(const struct vk_face *f, const void *seen, int seat, const vk_action *line, int n,
                 const struct vk_words *w, struct vk_out *out);
bool vk_line_label(const struct vk_face *f, const void *seen, int seat, const vk_action *line,
                   int i, const struct vk_words *w, struct vk_out *out);

/* Why this is not to be had now, in a sentence. */
void vk_closed_text(const struct vk_face *f, const struct vk_closed *c, int seat,
                    const struct vk_words *w, struct vk_out *out);

#endif
