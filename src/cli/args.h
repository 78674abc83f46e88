/*
 * args.h - arguments of a command line: options with and without values, words, numbers. Pure: it
 * prints nothing; what is wrong comes back as one sentence.
 */
#ifndef VAKA_CLI_ARGS_H
#define VAKA_CLI_ARGS_H

#include "vaka/out.h"
#include <stdbool.h>
#include <stdint.h>

enum { CLI_GIVEN_MAX = 64 };

/* The largest whole number that every reader of JSON keeps exact: 2^53 - 1. */
#define CLI_SEED_MAX INT64_C(9007199254740991)

struct cli_option {
    const char *name;  /* with its dashes */
    const char *value; /* what its value is called in the help, or NULL: it has none */
    const char *help;
};

struct cli_given {
    const char *name; /* of the option's row */
    const char *value;
};

struct cli_command;

/* One call of a sub-command. `word` points into argv. */
struct cli_call {
    const char *name;
    const struct cli_command *command;
    struct cli_given given[CLI_GIVEN_MAX];
    int n_given;
    char **word;
    int n_words;
    bool wants_help;
};

/*
 * Sort arguments into options and words. Words move to the front of argv. `--` ends options, `-` is
 * a word, `--name=value` and `--name value` are the same. Options that are known everywhere (--help)
 * are not in `options`. On refusal false and one sentence.
 */
bool cli_parse(const struct cli_option *options, int argc, char **argv, struct cli_call *call,
               struct vk_out *why);

/* The value given last, or NULL; "" for an option that has none. */
const char *cli_given(const struct cli_call *call, const char *name);
bool cli_has(const struct cli_call *call, const char *name);

/* A whole number and nothing else: no blanks, no plus sign, no junk behind it, no overflow. */
bool cli_read_int(const char *text, int64_t min, int64_t max, int64_t *value);

/* A decimal number, written with a point, not negative. */
bool cli_read_real(const char *text, double min, double max, double *value);

/*
 * The name that somebody may have meant: few letters added, left out, changed or swapped. NULL if
 * none is near.
 */
const char *cli_nearest(const char *word, const char *const *names, int n);

#endif
