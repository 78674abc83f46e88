/* routine.c - questions with one answer, which nobody needs to be asked. */
#include "vaka/face.h"

struct vk_routine vk_routine(const struct vk_face *f, const void *seen, int seat,
                             const struct vk_actions *list)
{
    struct vk_routine none = { -1, false };
    if (list->n == 0 || seat >= VK_SEATS_MAX)
        return none;
    if (f->routine)
        return f->routine(seen, seat, list);
    if (list->n > 1 || (f->is_asked && f->is_asked(list->act[0])))
        return none;
    return (struct vk_routine){ 0, false };
}
