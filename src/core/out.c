/* out.c - text into a buffer of the caller's. */
#include "vaka/out.h"
#include <string.h>

struct vk_out vk_out_to(char *buf, size_t cap)
{
    if (cap)
        buf[0] = '\0';
    return (struct vk_out){ .buf = buf, .cap = cap };
}

bool vk_out_ok(const struct vk_out *out)
{
    return out->len < out->cap;
}

/* As much as fits, and a zero behind it; all of it is counted. */
void vk_put_bytes(struct vk_out *out, const char *bytes, size_t n)
{
    size_t room = out->len + 1 < out->cap ? out->cap - 1 - out->len : 0;
    size_t k = n < room ? n : room;
    if (k) {
        memcpy(out->buf + out->len, bytes, k);
        out->buf[out->len + k] = '\0';
    }
    out->len += n;
}

void vk_put_char(struct vk_out *out, char c)
{
    if (out->len + 1 < out->cap) {
        out->buf[out->len] = c;
        out->buf[out->len + 1] = '\0';
    }
    out->len++;
}

void vk_put(struct vk_out *out, const char *text)
{
    vk_put_bytes(out, text, strlen(text));
}

void vk_put_int(struct vk_out *out, int64_t n)
{
    char digit[20];
    size_t at = sizeof digit;
    if (n >= 0 && n < 10) { /* most are */
        vk_put_char(out, (char)('0' + n));
        return;
    }
    uint64_t rest = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
    do {
        digit[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (n < 0)
        digit[--at] = '-';
    vk_put_bytes(out, digit + at, sizeof digit - at);
}

void vk_put_hex64(struct vk_out *out, uint64_t n)
{
    for (int shift = 60; shift >= 0; shift -= 4)
        vk_put_char(out, "0123456789abcdef"[n >> shift & 15]);
}
