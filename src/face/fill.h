/* fill.h - sentences with blanks: how every text of a face is made. vaka/face.h has the signs. */
#ifndef VAKA_FACE_FILL_H
#define VAKA_FACE_FILL_H

#include "vaka/face.h"

/* What goes into the blanks. Kinds are those of the game; kind 0 is a plain number. */
struct face_blanks {
    int who;
    const char *
        neutral; /* who VK_NEUTRAL is, as people say it, if the face does not say it for good; or NULL */
    int n;
    uint8_t kind[VK_EVENT_ARGS];
    int16_t value[VK_EVENT_ARGS];
    /* What stands in a blank if it is written already, a list; its value still chooses words. Or NULL. */
    const char *text[VK_EVENT_ARGS];
};

/* Translate the msgid and fill it. A blank that cannot be filled is left as it stands. */
void face_fill(const struct vk_face *f, const char *msgid, const struct face_blanks *b,
               const struct vk_words *w, struct vk_out *out);

/* The same with the actor and the arguments of an event. */
void face_fill_event(const struct vk_face *f, const char *msgid, const struct vk_event *ev,
                     const struct vk_words *w, struct vk_out *out);

#define FACE_GAP "\xE2\x80\xA6"
/* The text with this for each blank, and of forms the last: `Explore …, pay …`. */
void face_outline(const char *text, struct vk_out *out);

/* `travel_step` as people write it: `Travel step`. */
void face_plain_name(const char *name, struct vk_out *out);

#endif
