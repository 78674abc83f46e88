/*
 * xmalloc.h - heap memory that is there, or the process ends with one sentence. For what outlives
 * a call in store and server; the engine has no heap. Free with free().
 */
#ifndef VAKA_STORE_XMALLOC_H
#define VAKA_STORE_XMALLOC_H

#include <stddef.h>

void *xmalloc(size_t n);
void *xcalloc(size_t n_items, size_t size);
void *xrealloc(void *old, size_t n_items, size_t size);
void *xmemdup(const void *bytes, size_t n);
char *xstrdup(const char *text);

#endif
