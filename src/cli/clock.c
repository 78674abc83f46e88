/* clock.c - time that never goes back, for measuring. */
#include "cli/cli.h"
#include <time.h>

double cli_seconds(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}
