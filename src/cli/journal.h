/* journal.h - what the sub-commands of `vaka journal` share: a file read into a session. */
#ifndef VAKA_CLI_JOURNAL_H
#define VAKA_CLI_JOURNAL_H

#include "cli/cli.h"
#include "vaka/face.h"
#include "vaka/journal.h"

struct cli_journal {
    const char *name; /* of the file, for people */
    char *text;
    size_t n;
    struct vk_session table;
    struct vk_journal_head head;
    struct vk_journal_end end;
    struct vk_words words;
    uint32_t n_lines; /* read and found right */
    char why[700];    /* what is wrong with it: one sentence with the line */
};

/*
 * Read the file, then its header. After false nothing but `why` and `name` is of use, and closing
 * is still right.
 */
bool cli_journal_open(struct cli_journal *j, const char *path);

/* Replay all of it; `watch` may be NULL. */
bool cli_journal_replay(struct cli_journal *j, struct vk_journal_watch *watch);

/* The same from a position (session/position.h), or from a link that ends in one: all of it is played. */
bool cli_journal_position(struct cli_journal *j, const char *text);
void cli_journal_close(struct cli_journal *j);

/* Call `one` for each file named; the worst status. Says so if no file was named. */
int cli_journal_each(struct cli_call *call, int (*one)(struct cli_call *call, const char *path));

/* Text from a vk_out writer to standard output; bytes that steer terminals are left out. */
void cli_put_safe(const char *text);
/* The same text without them. */
const char *cli_safe(char *text);

/* journal_view.c: one position of it, by the options --at, --seat and --json; the last one, as one viewer. */
int cli_journal_look(struct cli_call *call, const struct cli_journal *j);
int cli_journal_look_as(struct cli_call *call, const struct cli_journal *j, int viewer);

#endif
