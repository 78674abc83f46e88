/*
 * not_now.c - what is said of a thing that cannot be used now where the game has no reason of its own (closed): it is
 * somebody else's turn, or something else is decided in this step.
 */
#include "not_now.h"
#include "fill.h"

static const char *reason(const struct vk_due *due, int viewer)
{
    if (due->over)
        return "The game is over.";
    if (viewer >= VK_SEATS_MAX)
        return "You are looking on: the players decide.";
    if (due->kind == VK_RANDOM)
        return "Chance decides now.";
    if (due->seats >> viewer & 1)
        return "You cannot choose this now. The step is: ";
    return due->seats & (due->seats - 1U) ? "The others decide now." : "{who} is to decide now.";
}

void face_not_now(const struct vk_face *f, const struct vk_due *due, int viewer,
                  const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks b = { .who = due->seats ? __builtin_ctz(due->seats) : VK_NONE };
    face_fill(f, reason(due, viewer), &b, w, out);
    if (due->over || viewer >= VK_SEATS_MAX || !(due->seats >> viewer & 1))
        return;
    vk_point_title(f, due->point, w, out);
    vk_put_char(out, '.');
}
