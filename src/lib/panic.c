/* panic.c - the end of a library that found itself broken. */
#include "vaka/game.h"
#include "vaka/version.h"
#include <stdio.h>
#include <stdlib.h>

/* No call may bring this about: a wrong answer would be worse. */
_Noreturn void vk_panic(const char *what, const char *file, int line)
{
    (void)fprintf(stderr, "libvaka %s: this is a fault of the library: %s does not hold (%s:%d)\n",
                  VAKA_VERSION, what, file, line);
    abort();
}
