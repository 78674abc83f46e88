/*
 * out.h - text into a buffer of the caller's. Writing past the end is counted and dropped, so a
 * writer never fails; whoever owns the buffer asks vk_out_ok when all is written.
 */
#ifndef VAKA_OUT_H
#define VAKA_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct vk_out {
    char *buf; /* always ends in a zero byte, if cap is not 0 */
    size_t cap;
    size_t len; /* bytes wanted so far, the final zero not counted; may exceed cap - 1 */
};

struct vk_out vk_out_to(char *buf, size_t cap);
bool vk_out_ok(const struct vk_out *out);
void vk_put_char(struct vk_out *out, char c);
void vk_put(struct vk_out *out, const char *text);
void vk_put_bytes(struct vk_out *out, const char *bytes, size_t n);
void vk_put_int(struct vk_out *out, int64_t n);
void vk_put_hex64(struct vk_out *out, uint64_t n); /* sixteen digits */

#endif
