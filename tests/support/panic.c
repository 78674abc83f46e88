/* panic.c - what a broken program does in a test: say where, and stop. */
#include "vaka/game.h"
#include <stdio.h>
#include <stdlib.h>

_Noreturn void vk_panic(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: must hold: %s\n", file, line, what);
    abort();
}
