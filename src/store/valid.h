/*
 * valid.h - what a row may hold. The same rules guard both directions: a caller that breaks one
 * gets ERR_INVALID and writes nothing; a row read from a file that breaks one is ERR_BROKEN.
 * Every function returns 0, or -1 with *e filled with `code` and a sentence. Private to src/store.
 */
#ifndef VAKA_STORE_VALID_H
#define VAKA_STORE_VALID_H

#include "store/store.h"

bool valid_utf8(const char *text, size_t n); /* and no zero byte within */

/* `size`: bytes with the final zero. `text` is looked at no further than that. */
int valid_text(const char *what, const char *text, size_t size, int code, struct err *e);
int valid_word(const char *what, const char *text, size_t size, int code,
               struct err *e); /* not empty */
int valid_number(const char *what, int64_t n, int64_t least, int64_t most, int code, struct err *e);

int valid_person(const struct store_person *p, int code, struct err *e);
int valid_table(const struct store_table *t, int code, struct err *e);
int valid_chat(const struct store_chat *c, int code, struct err *e);
int valid_line(const char *text, size_t n, int code, struct err *e);
int valid_mark(const struct store_mark *m, int code, struct err *e);

#endif
