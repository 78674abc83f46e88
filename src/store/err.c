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

static _Thread_local const char *(*say_in_language)(const char *format);
static _Thread_local const char *(*error_in_language)(int error);

void err_speak(const char *(*say)(const char *format), const char *(*said_of)(int error))
{
    say_in_language = say;
    error_in_language = said_of;
}

const char *err_system(int error)
{
    return error_in_language ? error_in_language(error) : strerror(error);
}

int err_set(struct err *e, int code, const char *format, ...)
{
    if (!e)
        return -1;
    va_list args;
    va_start(args, format);
    const char *said = say_in_language ? say_in_language(format) : format;
    int n = vsnprintf(e->text, sizeof e->text, said, args);
    va_end(args);
    e->code = code;
    if (n >= (int)sizeof e->text)
        drop_half_character(e->text);
    return -1;
}
