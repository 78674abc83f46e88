/*
 * tell.h - printf for people: the format is looked up in the language of the process (speak.h), and so are the signs in
 * numbers.
 *
 *   "%d {seat|seats}"   the word that goes with the number said last before it
 *   %.1f %g             with the language's decimal sign
 *   %d %lld %.0f        from 10,000 on with the language's sign between thousands
 *   %u %llu             without it: what people type or look up, seeds, ports, numbers of lines
 *   %%                  as the language writes it behind a number
 *   %-12s               columns are counted in letters, not in bytes
 *
 * Conversions are d, u, f, g, s, c and %, with flags, width, precision, `*`, l, ll and z.
 */
#ifndef VAKA_WORDS_TELL_H
#define VAKA_WORDS_TELL_H

#include "vaka/out.h"
#include "words/speak.h"
#include <stdarg.h>
#include <stdio.h>

void vk_tell_list(struct vk_out *out, const char *format, va_list *list);
/* To standard output, or another file. */
void vk_tell(const char *format, ...) __attribute__((format(printf, 1, 2)));
void vk_tell_to(FILE *to, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Into a text of the caller's. */
void vk_tell_text(char *text, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
