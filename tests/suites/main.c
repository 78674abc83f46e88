/*
 * main.c - runs one suite of those that were linked together, by its name: `suites/engine
 * games/konane/test_rules`. A hundred programs would be the same engine, linked a hundred times.
 * SUITES is the list that tests.mk writes: SUITE(name, function) a row.
 */
#include <stdio.h>
#include <string.h>

#define SUITE(name, run) int run(void);
#include SUITES
#undef SUITE

static const struct {
    const char *name;
    int (*run)(void);
} suites[] = {
#define SUITE(name, run) { name, run },
#include SUITES
#undef SUITE
};

int main(int argc, char **argv)
{
    for (size_t i = 0; argc == 2 && i < sizeof suites / sizeof *suites; i++)
        if (!strcmp(suites[i].name, argv[1]))
            return suites[i].run();
    fprintf(stderr, "usage: %s SUITE\n", argv[0]);
    for (size_t i = 0; i < sizeof suites / sizeof *suites; i++)
        fprintf(stderr, "  %s\n", suites[i].name);
    return 2;
}
