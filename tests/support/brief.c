/* brief.c - the switch of brief.h. */
#include "support/brief.h"
#include <stdlib.h>

bool is_brief(void)
{
    return getenv("VAKA_BRIEF") != NULL;
}

int brief_of(int n)
{
    return is_brief() ? (n + 5) / 6 : n;
}
