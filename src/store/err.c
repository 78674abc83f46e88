/* err.c - writing the sentence of a fault. */
#include "store/err.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A sentence that was cut inside a UTF-8 character loses that character. */
static void drop_half_character(char *text)
{
    size_t n = strlen(text);
    size_t start = n;
    while (start > 0 && ((unsigned char)text[start - 1] & 0xC0) == 0x80)
        start--;
    if (start == 0)
        return;
    unsigned char lead = (unsigned char)text[start - 1];
    size_t wants = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
    if (wants > n - start + 1)
        text[start - 1] = 0;
}

int err_set(struct err *e, int code, const char *format, ...)
{
    if (!e)
        return -1;
    va_list args;
    va_start(args, format);
    int n = vsnprintf(e->text, sizeof e->text, format, args);
    va_end(args);
    e->code = code;
    if (n >= (int)sizeof e->text)
        drop_half_character(e->text);
    return -1;
}
