/* say.c - sentences to standard error, and standard output that must not get lost unnoticed. */
#include "cli/cli.h"
#include "words/tell.h"
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* Arguments and files may hold anything: nothing of it may steer the terminal. */
static void make_harmless(char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text < ' ' || *text == 0x7F)
            *text = '?';
}

static void say(const struct cli_call *call, const char *format, va_list *list)
{
    char text[1000];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_tell_list(&out, format, list);
    make_harmless(text);
    (void)fflush(stdout);
    (void)fprintf(stderr, "vaka%s%s: %s\n", call->name[0] ? " " : "", call->name, text);
}

int cli_wrong(const struct cli_call *call, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    say(call, format, &list);
    va_end(list);
    return CLI_WRONG;
}

int cli_fault(const struct cli_call *call, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    say(call, format, &list);
    va_end(list);
    return CLI_FAULT;
}

int cli_no_memory(const struct cli_call *call)
{
    return cli_fault(call, "there is not enough memory");
}

/* Why something long could not be printed: the end of the program is too late to ask. */
static int print_error;

bool cli_finish_output(const struct cli_call *call)
{
    bool was_good = !ferror(stdout);
    errno = 0;
    if (fclose(stdout) == 0 && was_good)
        return true;
    int error = print_error ? print_error : errno ? errno : EIO;
    (void)cli_fault(call, "cannot write to standard output: %s", vk_say_error(error));
    return false;
}

char *cli_text(void (*write)(struct vk_out *out, const void *context), const void *context,
               size_t *n)
{
    struct vk_out out = vk_out_to(NULL, 0);
    write(&out, context); /* only counts */
    *n = out.len;
    char *text = malloc(*n + 1);
    if (text) {
        out = vk_out_to(text, *n + 1);
        write(&out, context);
    }
    return text;
}

bool cli_print(void (*write)(struct vk_out *out, const void *context), const void *context)
{
    size_t n;
    char *text = cli_text(write, context, &n);
    if (!text)
        return false;
    errno = 0;
    if (fwrite(text, 1, n, stdout) < n)
        print_error = errno;
    free(text);
    return true;
}
