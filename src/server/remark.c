/* remark.c - sentences of the house: each on a line of its own, with tabs before what goes into its blanks. */
#include "server/remark.h"
#include <stdio.h>
#include <string.h>

void remark_add(struct store_chat *c, const char *msgid, const char *name, const char *other)
{
    size_t n = strlen(c->text);
    (void)snprintf(c->text + n, sizeof c->text - n, "%s%s%s%s%s%s", n ? "\n" : "", msgid,
                   name ? "\t" : "", name ? name : "", other ? "\t" : "", other ? other : "");
}

/* The text up to the sign, which is cut off there; what follows is left in `rest`, or NULL. */
static char *cut(char **rest, char sign)
{
    char *text = *rest, *end = text ? strchr(text, sign) : NULL;
    if (end)
        *end = '\0';
    *rest = end ? end + 1 : NULL;
    return text;
}

static void put_sentence(char *line, const struct vk_words *w, struct vk_out *out)
{
    char *rest = line;
    struct vk_reason said = vk_reason(cut(&rest, '\t'));
    while (rest)
        vk_reason_text(&said, cut(&rest, '\t'));
    vk_reason_put(&said, w, out);
}

void remark_put(const struct store_chat *c, const struct vk_words *w, struct vk_out *out)
{
    char text[sizeof c->text], *rest = text;
    if (c->person) {
        vk_put(out, c->text);
        return;
    }
    memcpy(text, c->text, sizeof text);
    while (rest) {
        put_sentence(cut(&rest, '\n'), w, out);
        if (rest)
            vk_put_char(out, ' ');
    }
}
