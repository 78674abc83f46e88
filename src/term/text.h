/*
 * text.h - UTF-8 in columns of a terminal: width, cutting, wrapping, searching, and a plain ASCII
 * spelling for terminals that know no more. Pure.
 */
#ifndef VAKA_TERM_TEXT_H
#define VAKA_TERM_TEXT_H

#include "vaka/out.h"

/* The code point at *s, which moves behind it; a broken byte counts as one character U+FFFD. */
uint32_t text_next(const char **s);

/* Columns of one character: 0 (combining), 1 or 2 (wide). */
int text_columns(uint32_t c);

int text_width(const char *s);

/* Bytes of the longest beginning of `s` that fits into so many columns. */
size_t text_fit(const char *s, int columns);

/*
 * The next line of `*s` of at most so many columns, broken at blanks where possible and at '\n'.
 * Returns its bytes; *s moves to the beginning of the line after it. NULL in *s: there was none.
 */
size_t text_line(const char **s, int columns, const char **line);

/* A capital of ASCII as a small letter; anything else as it is. */
char text_small(char c);

/* Does `s` contain `word`? Letters of ASCII are equal to their capitals. */
bool text_has(const char *s, const char *word);

/* Does `s` begin with `word`, in the same sense? */
bool text_begins(const char *s, const char *word);

/* `s` in ASCII: known signs by their nearest letter, all others as '?'. */
void text_put_ascii(const char *s, struct vk_out *out);

/* A sentence with blanks, as printf takes them. */
void text_say(struct vk_out *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
