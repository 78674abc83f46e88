/* lines.h - lines of text out and in: for what is played and learned without a screen. */
#ifndef VAKA_TERM_LINES_H
#define VAKA_TERM_LINES_H

#include <stdbool.h>
#include <stddef.h>

/* Text as it is, or in ASCII where the terminal knows no more. */
void print(const char *text);
void print_line(const char *text);

/* One line without its line feed; false at the end of input or on a signal. */
bool read_line(char *line, size_t cap);

#endif
