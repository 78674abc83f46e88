/*
 * child.h - a program that runs beside this one and talks in lines: its standard input and output
 * are pipes to us. Nothing that it does can hang us: every wait ends, that for its death too.
 */
#ifndef VAKA_CLI_CHILD_H
#define VAKA_CLI_CHILD_H

#include "vaka/reason.h"
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { CHILD_LINE_MAX = 4096 };

struct cli_child {
    pid_t pid; /* 0: does not run */
    int to, from;
    char in[CHILD_LINE_MAX]; /* read, and not handed out yet */
    size_t n_in;
};

enum child_news {
    CHILD_GOOD,
    CHILD_BAD,    /* it ended, was too slow, spoke out of turn: `why` says it */
    CHILD_STOPPED /* *stop was set while we waited */
};

/* Is there such a program? False and why if it could not be started. */
bool child_is_there(const char *command, struct vk_reason *why);

/*
 * Start a command: words parted by blanks, the first one looked for in PATH. Its standard error is
 * ours. False and why if it cannot be started.
 */
bool child_start(struct cli_child *c, const char *command, struct vk_reason *why);

/*
 * Hand `n` bytes over and wait for one line, `seconds` for both. `line` has CHILD_LINE_MAX bytes
 * and gets the line without its end.
 */
enum child_news child_ask(struct cli_child *c, const char *text, size_t n, double seconds,
                          const atomic_int *stop, char *line, struct vk_reason *why);

/* Has it written nothing that it was not asked for? What is still under way is not seen. */
bool child_is_quiet(struct cli_child *c, struct vk_reason *why);

/* Hand bytes over; nothing comes back. */
enum child_news child_tell(struct cli_child *c, const char *text, size_t n, double seconds,
                           const atomic_int *stop, struct vk_reason *why);

/*
 * The end of it and of its process group: all that it started and that has not left that. With
 * `may_finish` it first gets the end of its input and a moment to leave by itself. What cannot be
 * ended is named on standard error, and goes on.
 */
void child_end(struct cli_child *c, bool may_finish);

/* A broken pipe is an answer, not the end of the program: for the calling thread. */
void child_expect_broken_pipes(void);

#endif
