/*
 * lesson_file.h - lessons that were finished on this machine: lessons.txt in the usual place, a line for
 * each, `polynesia suwarrow`. A person may read it, correct it and throw it away.
 */
#ifndef VAKA_TERM_LESSON_FILE_H
#define VAKA_TERM_LESSON_FILE_H

#include "lesson/book.h"
#include "term/journal_file.h"

/* bit i: lesson i of the book is done. No file, or none that can be read: nothing is. */
uint32_t lessons_done(const struct vk_book *b);

/* This one is done now; once is enough. */
bool lesson_note(const struct vk_book *b, int lesson, struct fault *no);

#endif
