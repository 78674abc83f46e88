/*
 * copy.h - everything of one store into another of any kind: SQLite to PostgreSQL and back. What the source had at one
 * moment; the target must be empty, and has all of it or nothing.
 */
#ifndef VAKA_STORE_COPY_H
#define VAKA_STORE_COPY_H

#include "store/store.h"

/* `rows`: how many were copied. */
int store_copy(struct store *from, struct store *to, int64_t *rows, struct err *e);

#endif
