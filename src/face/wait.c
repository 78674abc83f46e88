/* wait.c - what those read who have nothing to decide now: who has, and what. */
#include "wait.h"
#include "fill.h"

enum { NAMES_MAX = 400 };

/* All of them in a row: "Ana, Manu". */
static void put_names(const struct vk_face *f, unsigned seats, const struct vk_words *w,
                      struct vk_out *out)
{
    for (int seat = 0; seat < VK_SEATS_MAX; seat++) {
        if (!(seats >> seat & 1))
            continue;
        if (out->len)
            vk_put(out, ", ");
        vk_seat_text(f, seat, w, out);
    }
}

static const char *sentence(const struct vk_face *f, const struct vk_due *due)
{
    if (f->point_wait && f->point_wait[due->point])
        return f->point_wait[due->point];
    return due->kind == VK_SECRET ? "Still choosing in secret: {who}" : "{who} decides";
}

void face_wait(const struct vk_face *f, const struct vk_due *due, const struct vk_words *w,
               struct vk_out *out)
{
    char names[NAMES_MAX] = "";
    struct vk_out to = vk_out_to(names, sizeof names);
    if (due->kind == VK_RANDOM) {
        vk_point_title(f, due->point, w, out);
        return;
    }
    put_names(f, due->seats, w, &to);
    face_fill(f, sentence(f, due), &(struct face_blanks){ .who = VK_NEUTRAL, .neutral = names }, w,
              out);
}
