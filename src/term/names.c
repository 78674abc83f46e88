/* names.c - what the people at a table are called: the only one there is "you". */
#include "term/table.h"
#include "term/you.h"

void table_name(const struct table *t, int seat, struct vk_out *out)
{
    vk_seat_text(t->face, seat, &t->words, out);
}

int table_you(const struct table *t)
{
    for (int seat = 0; seat < t->session.setup.seats; seat++)
        if (t->people == VK_ONLY(seat))
            return seat;
    return VK_NONE;
}

void table_called(const struct table *t, int seat, struct vk_out *out)
{
    if (seat == table_you(t))
        vk_put(out, "You");
    else
        table_name(t, seat, out);
}

void table_told(const struct table *t, const char *text, struct vk_out *out)
{
    char name[VK_NAME_MAX] = "";
    struct vk_out to = vk_out_to(name, sizeof name);
    if (table_you(t) != VK_NONE)
        table_name(t, table_you(t), &to);
    you_put(text, name, out);
}
