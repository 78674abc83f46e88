/* xmalloc.c - allocation that does not fail. */
#include "store/xmalloc.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Noreturn void out_of_memory(size_t n)
{
    fprintf(stderr, "vaka: out of memory: cannot get %zu more bytes\n", n);
    abort();
}

void *xmalloc(size_t n)
{
    return xrealloc(NULL, n, 1);
}

void *xcalloc(size_t n_items, size_t size)
{
    void *p = calloc(n_items ? n_items : 1, size ? size : 1);
    if (!p)
        out_of_memory(n_items);
    return p;
}

void *xrealloc(void *old, size_t n_items, size_t size)
{
    if (size && n_items > SIZE_MAX / size)
        out_of_memory(n_items);
    size_t n = n_items * size;
    void *p = realloc(old, n ? n : 1);
    if (!p)
        out_of_memory(n);
    return p;
}

void *xmemdup(const void *bytes, size_t n)
{
    void *p = xmalloc(n);
    if (n)
        memcpy(p, bytes, n);
    return p;
}

char *xstrdup(const char *text)
{
    return xmemdup(text, strlen(text) + 1);
}
