/* names.c - what the people at a table are called: the only one there is "you". */
#include "table/aboard.h"
#include "term/table.h"
#include "words/speak.h"
#include <string.h>

void table_name(const struct table *t, int seat, struct vk_out *out)
{
    vk_seat_text(t->face, seat, &t->words, out);
}

int table_you(const struct table *t)
{
    return t->words.reader ? t->words.reader - 1 : VK_NONE;
}

void table_level(const struct table *t, int seat, struct vk_out *out)
{
    struct vk_level level;
    const char *id = t->head.bot[seat];
    if (vk_level_read(id, &level) && strcmp(level.id, id) == 0)
        vk_level_put(level.title, &t->words, out);
    else
        vk_put(out, id);
}

void table_called(const struct table *t, int seat, struct vk_out *out)
{
    if (seat == table_you(t))
        vk_put(out, vk_say("You"));
    else
        table_name(t, seat, out);
}
