/* support.c - bytes as a source of decisions; the panic of the fuzz targets. */
#include "support.h"
#include "vaka/game.h"
#include <stdio.h>
#include <stdlib.h>

unsigned next_byte(struct bytes *b)
{
    if (b->left == 0)
        return 0;
    b->left--;
    return *b->at++;
}

unsigned next_below(struct bytes *b, unsigned n)
{
    unsigned x = next_byte(b);
    if (n > 256)
        x |= next_byte(b) << 8;
    return x % n;
}

_Noreturn void vk_panic(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, what);
    abort();
}
