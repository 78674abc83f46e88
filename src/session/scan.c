/* scan.c - a small strict scanner for the lines of a journal. Never reads past `end`. */
#include "session/scan.h"

bool scan_literal(struct scan *s, const char *text)
{
    const char *at = s->at;
    for (; *text; text++, at++)
        if (at == s->end || *at != *text)
            return false;
    s->at = at;
    return true;
}

static bool is_between(unsigned byte, unsigned low, unsigned high)
{
    return byte >= low && byte <= high;
}

size_t utf8_length(const char *text, size_t n)
{
    unsigned b[4] = { 0 };
    for (size_t i = 0; i < 4 && i < n; i++)
        b[i] = (uint8_t)text[i];
    if (n && b[0] < 0x80)
        return 1;
    if (is_between(b[0], 0xC2, 0xDF))
        return is_between(b[1], 0x80, 0xBF) ? 2 : 0;
    if (is_between(b[0], 0xE0, 0xEF)) { /* neither overlong nor a surrogate */
        unsigned low = b[0] == 0xE0 ? 0xA0 : 0x80, high = b[0] == 0xED ? 0x9F : 0xBF;
        return is_between(b[1], low, high) && is_between(b[2], 0x80, 0xBF) ? 3 : 0;
    }
    if (is_between(b[0], 0xF0, 0xF4)) { /* neither overlong nor beyond U+10FFFF */
        unsigned low = b[0] == 0xF0 ? 0x90 : 0x80, high = b[0] == 0xF4 ? 0x8F : 0xBF;
        return is_between(b[1], low, high) && is_between(b[2], 0x80, 0xBF) &&
                       is_between(b[3], 0x80, 0xBF)
                   ? 4
                   : 0;
    }
    return 0;
}

/* A backslash and what follows: \" \\ or \u00XX of a control character, never zero. */
static bool scan_escape(struct scan *s, char *c)
{
    uint8_t byte;
    if (scan_literal(s, "\\\"")) {
        *c = '"';
        return true;
    }
    if (scan_literal(s, "\\\\")) {
        *c = '\\';
        return true;
    }
    if (!scan_literal(s, "\\u00") || !scan_hex(s, &byte, 1) || byte == 0 || byte > 0x7F)
        return false;
    *c = (char)byte;
    return true;
}

bool scan_string(struct scan *s, char *buf, size_t cap)
{
    size_t n = 0;
    if (!scan_literal(s, "\""))
        return false;
    while (s->at < s->end && *s->at != '"') {
        size_t k = utf8_length(s->at, (size_t)(s->end - s->at));
        if (k == 0 || (uint8_t)*s->at < 0x20 || n + k >= cap)
            return false;
        if (*s->at == '\\') {
            if (!scan_escape(s, &buf[n++]))
                return false;
            continue;
        }
        while (k--)
            buf[n++] = *s->at++;
    }
    buf[n] = '\0';
    return scan_literal(s, "\"");
}

static bool scan_uint(struct scan *s, uint64_t *n)
{
    const char *first = s->at;
    uint64_t x = 0;
    while (s->at < s->end && is_between((uint8_t)*s->at, '0', '9')) {
        unsigned digit = (unsigned)(*s->at++ - '0');
        if (x > (UINT64_MAX - digit) / 10)
            return false;
        x = 10 * x + digit;
    }
    *n = x;
    return s->at > first && (*first != '0' || s->at == first + 1);
}

bool scan_int(struct scan *s, int64_t *n)
{
    uint64_t x;
    bool is_negative = scan_literal(s, "-");
    if (!scan_uint(s, &x) || x > INT64_MAX || (is_negative && x == 0))
        return false;
    *n = is_negative ? -(int64_t)x : (int64_t)x;
    return true;
}

bool scan_quoted_uint(struct scan *s, uint64_t *n)
{
    return scan_literal(s, "\"") && scan_uint(s, n) && scan_literal(s, "\"");
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool scan_hex(struct scan *s, uint8_t *bytes, size_t n)
{
    if ((size_t)(s->end - s->at) < 2 * n)
        return false;
    for (size_t i = 0; i < n; i++, s->at += 2) {
        int high = hex_digit(s->at[0]), low = hex_digit(s->at[1]);
        if (high < 0 || low < 0)
            return false;
        bytes[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

bool scan_hex64(struct scan *s, uint64_t *n)
{
    uint8_t byte[8];
    if (!scan_hex(s, byte, 8))
        return false;
    *n = 0;
    for (int i = 0; i < 8; i++)
        *n = *n << 8 | byte[i];
    return true;
}
