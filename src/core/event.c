/* event.c - events as one viewer gets them. */
#include "vaka/event.h"

bool vk_event_for(const struct vk_event *ev, int viewer, struct vk_event *out)
{
    *out = *ev;
    if (viewer == VK_REFEREE || ev->seen_by >> viewer & 1)
        return true;
    if (!ev->veil)
        return false;
    for (int i = 0; i < VK_EVENT_ARGS; i++)
        if (ev->veil >> i & 1)
            out->arg[i] = VK_NONE;
    return true;
}
