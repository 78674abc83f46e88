/* brief.h - VAKA_BRIEF=1, for builds that are slow: they need to have seen the code run, no more. */
#ifndef VAKA_TESTS_SUPPORT_BRIEF_H
#define VAKA_TESTS_SUPPORT_BRIEF_H

#include <stdbool.h>

bool is_brief(void);
/* How many of n games or positions are looked at: all, or one in six and at least one. */
int brief_of(int n);

#endif
