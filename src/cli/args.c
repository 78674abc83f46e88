/* args.c - command lines, numbers and typing errors. Pure. */
#include "cli/args.h"
#include "words/speak.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { OPTIONS_MAX = 32, WORD_MAX = 40 };

static const struct cli_option *option_named(const struct cli_option *options, const char *name,
                                             size_t n)
{
    for (; options->name; options++)
        if (strlen(options->name) == n && memcmp(options->name, name, n) == 0)
            return options;
    return NULL;
}

/* A sentence with blanks, in the language of the process. */
static void say(struct vk_out *why, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(struct vk_out *why, const char *format, ...)
{
    char text[400];
    va_list list;
    va_start(list, format);
    (void)vsnprintf(text, sizeof text, format, list);
    va_end(list);
    vk_put(why, text);
}

static void say_unknown(const struct cli_option *options, const char *arg, size_t n,
                        struct vk_out *why)
{
    const char *names[OPTIONS_MAX + 2] = { "--help", "--lang" };
    int n_names = 2;
    char word[WORD_MAX] = "";
    for (; options->name && n_names < OPTIONS_MAX; options++)
        names[n_names++] = options->name;
    if (n < sizeof word)
        memcpy(word, arg, n);
    const char *near = cli_nearest(word, names, n_names);
    if (near)
        say(why, vk_say("there is no option \"%.*s\"; did you mean %s?"), (int)n, arg, near);
    else
        say(why, vk_say("there is no option \"%.*s\"; --help lists them"), (int)n, arg);
}

/* One option at argv[*at]; *at moves on if the value is the next argument. */
static bool take_option(const struct cli_option *options, int argc, char **argv, int *at,
                        struct cli_call *call, struct vk_out *why)
{
    const char *arg = argv[*at];
    const char *equals = strchr(arg, '=');
    size_t n = equals ? (size_t)(equals - arg) : strlen(arg);
    if (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0) {
        call->wants_help = true;
        return true;
    }
    const struct cli_option *o = option_named(options, arg, n);
    if (!o) {
        say_unknown(options, arg, n, why);
        return false;
    }
    const char *value = equals ? equals + 1 : "";
    if (!o->value && equals) {
        say(why, vk_say("%s takes no value"), o->name);
        return false;
    }
    if (o->value && !equals) {
        if (*at + 1 >= argc || strncmp(argv[*at + 1], "--", 2) == 0) {
            say(why, vk_say("%s needs a value: %s"), o->name, o->value);
            return false;
        }
        value = argv[++*at];
    }
    if (call->n_given == CLI_GIVEN_MAX) {
        vk_put(why, vk_say("too many options"));
        return false;
    }
    call->given[call->n_given++] = (struct cli_given){ o->name, value };
    return true;
}

bool cli_parse(const struct cli_option *options, int argc, char **argv, struct cli_call *call,
               struct vk_out *why)
{
    bool only_words = false;
    call->word = argv;
    for (int i = 0; i < argc; i++) {
        char *arg = argv[i];
        if (!only_words && strcmp(arg, "--") == 0)
            only_words = true;
        else if (only_words || arg[0] != '-' || arg[1] == '\0')
            argv[call->n_words++] = arg;
        else if (!take_option(options, argc, argv, &i, call, why))
            return false;
    }
    return true;
}

const char *cli_given(const struct cli_call *call, const char *name)
{
    for (int i = call->n_given - 1; i >= 0; i--)
        if (strcmp(call->given[i].name, name) == 0)
            return call->given[i].value;
    return NULL;
}

bool cli_has(const struct cli_call *call, const char *name)
{
    return cli_given(call, name) != NULL;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

bool cli_read_int(const char *text, int64_t min, int64_t max, int64_t *value)
{
    bool is_negative = text[0] == '-';
    const char *digit = text + is_negative;
    uint64_t sum = 0;
    if (!is_digit(*digit))
        return false;
    for (; is_digit(*digit); digit++) {
        if (sum > (uint64_t)INT64_MAX / 10 - 1)
            return false;
        sum = sum * 10 + (uint64_t)(*digit - '0');
    }
    int64_t n = is_negative ? -(int64_t)sum : (int64_t)sum;
    if (*digit || n < min || n > max)
        return false;
    *value = n;
    return true;
}

bool cli_read_real(const char *text, double min, double max, double *value)
{
    double sum = 0, place = 1;
    const char *at = text;
    if (!is_digit(*at))
        return false;
    for (; is_digit(*at); at++)
        sum = sum * 10 + (*at - '0');
    if (*at == '.' && is_digit(at[1]))
        for (at++; is_digit(*at); at++)
            sum += (*at - '0') * (place /= 10);
    if (*at || !(sum >= min && sum <= max))
        return false;
    *value = sum;
    return true;
}

/* How many letters must be added, left out, changed or swapped with a neighbour. */
static int distance(const char *a, const char *b)
{
    int row[3][WORD_MAX + 1];
    int n_a = (int)strlen(a), n_b = (int)strlen(b);
    if (n_a > WORD_MAX || n_b > WORD_MAX)
        return WORD_MAX;
    for (int j = 0; j <= n_b; j++)
        row[0][j] = j;
    for (int i = 1; i <= n_a; i++) {
        int *now = row[i % 3], *last = row[(i + 2) % 3], *before = row[(i + 1) % 3];
        now[0] = i;
        for (int j = 1; j <= n_b; j++) {
            int best = last[j - 1] + (a[i - 1] != b[j - 1]);
            if (last[j] + 1 < best)
                best = last[j] + 1;
            if (now[j - 1] + 1 < best)
                best = now[j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                before[j - 2] + 1 < best)
                best = before[j - 2] + 1;
            now[j] = best;
        }
    }
    return row[n_a % 3][n_b];
}

const char *cli_nearest(const char *word, const char *const *names, int n)
{
    const char *near = NULL;
    int best = (int)strlen(word) / 3 + 1;
    for (int i = 0; i < n; i++) {
        int d = distance(word, names[i]);
        if (d <= best && d < (int)strlen(names[i]) && (!near || d < best)) {
            best = d;
            near = names[i];
        }
    }
    return near;
}
