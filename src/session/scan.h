/*
 * scan.h - reading one line of a journal: exactly what the writer makes, nothing else. Every
 * function moves on and returns true, or returns false and may stop anywhere. For session and table alone.
 */
#ifndef VAKA_SESSION_SCAN_H
#define VAKA_SESSION_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct scan {
    const char *at, *end;
};

/* Exactly these characters. */
bool scan_literal(struct scan *s, const char *text);

/* A JSON string without bytes that are not UTF-8; `buf` gets it with a final zero. */
bool scan_string(struct scan *s, char *buf, size_t cap);

/* A whole number in its one spelling: no plus, no leading zero, no minus zero. */
bool scan_int(struct scan *s, int64_t *n);

/* An unsigned one in quotes, decimal: numbers that a JavaScript reader would round. */
bool scan_quoted_uint(struct scan *s, uint64_t *n);

/* 2 * n lower-case hexadecimal digits. */
bool scan_hex(struct scan *s, uint8_t *bytes, size_t n);

/* Sixteen of them, as vk_put_hex64 writes. */
bool scan_hex64(struct scan *s, uint64_t *n);

/* Length of the UTF-8 character at `text` (n bytes are there), 0 if it is not one. */
size_t utf8_length(const char *text, size_t n);

#endif
