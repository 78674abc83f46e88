/* reason.c - sentences that are filled when somebody reads them. */
#include "vaka/reason.h"
#include <string.h>

struct vk_reason vk_reason(const char *msgid)
{
    return (struct vk_reason){ .text = msgid };
}

/* How much of a text has room, without half a character at its end. */
static size_t fitting(const char *text, size_t room)
{
    size_t n = strlen(text);
    if (n <= room)
        return n;
    for (n = room; n && (text[n] & 0xC0) == 0x80;)
        n--;
    return n;
}

void vk_reason_text(struct vk_reason *r, const char *text)
{
    if (r->used >= sizeof r->blanks)
        return;
    size_t n = fitting(text, sizeof r->blanks - r->used - 1);
    memcpy(r->blanks + r->used, text, n);
    r->blanks[r->used + n] = '\0';
    r->used = (uint16_t)(r->used + n + 1);
    r->n++;
}

void vk_reason_int(struct vk_reason *r, int64_t n)
{
    char text[24];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_put_int(&out, n);
    vk_reason_text(r, text);
}

void vk_reason_word(struct vk_reason *r, const char *msgid)
{
    r->words = (uint8_t)(r->words | 1u << r->n);
    vk_reason_text(r, msgid);
}

static const char *said(const struct vk_words *w, const char *msgid)
{
    return w && w->tr ? w->tr(w, msgid) : msgid;
}

static const char *blank(const struct vk_reason *r, int i)
{
    const char *at = r->blanks;
    while (i--)
        at += strlen(at) + 1;
    return at;
}

void vk_reason_reason(struct vk_reason *r, const struct vk_reason *other, const struct vk_words *w)
{
    char text[sizeof r->blanks];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_reason_put(other, w, &out);
    vk_reason_text(r, text);
}

void vk_reason_put(const struct vk_reason *r, const struct vk_words *w, struct vk_out *out)
{
    for (const char *at = r->text ? said(w, r->text) : ""; *at; at++) {
        int i =
            at[0] == '{' && at[1] >= '0' && at[1] < '0' + r->n && at[2] == '}' ? at[1] - '0' : -1;
        if (i < 0) {
            vk_put_char(out, *at);
            continue;
        }
        vk_put(out, r->words >> i & 1 ? said(w, blank(r, i)) : blank(r, i));
        at += 2;
    }
}
