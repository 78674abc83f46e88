/* routine.h - questions with one answer, which nobody needs to be asked. Pure. */
#ifndef VAKA_ROUTINE_H
#define VAKA_ROUTINE_H

#include "vaka/action.h"
#include <stdbool.h>

struct vk_face;

/* An answer that needs nobody's thought: its place in the list, or -1; can everybody tell that it was the only one? */
struct vk_routine {
    int at;
    bool is_open;
};

/* The answer that every front gives by itself to this list of a seat that is due, of what that seat knows. */
struct vk_routine vk_routine(const struct vk_face *f, const void *seen, int seat,
                             const struct vk_actions *list);

#endif
