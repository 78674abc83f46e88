/*
 * lines.h - the entries of a book's text: a line that begins at the left edge, and the lines below it that
 * begin with blanks.
 */
#ifndef VAKA_LESSON_LINES_H
#define VAKA_LESSON_LINES_H

#include "lesson/book.h"

struct vk_lines {
    const char *at; /* what is not read yet; ends in a zero byte */
    uint32_t line;  /* of the last line that was read, from 1 */
    uint32_t entry; /* the line where the entry at hand begins */
    bool is_full;   /* the book has no room for the next entry */
};

/* The next entry in the pool of the book, its lines joined by newlines; NULL: the end, or no room. */
char *vk_lines_entry(struct vk_lines *l, struct vk_book *b);

#endif
