/*
 * cli.h - the command `vaka`: what its sub-commands share. A sub-command is one file with one
 * const struct cli_command; main.c lists them. Everything is said in one sentence: to standard
 * error if it went wrong, with exit status 2 for a wrong call and 1 for the faults of the world.
 */
#ifndef VAKA_CLI_CLI_H
#define VAKA_CLI_CLI_H

#include "cli/args.h"
#include "vaka/bot.h"
#include "vaka/json.h"
#include "vaka/play.h"
#include "vaka/registry.h"
#include "vaka/version.h"
#include <stdio.h>

enum cli_status {
    CLI_OK = 0,
    CLI_FAULT = 1,        /* the world: a disk, a file, a broken law */
    CLI_WRONG = 2,        /* a wrong call */
    CLI_INTERRUPTED = 130 /* Ctrl-C, after reporting what was done until then */
};

struct cli_command {
    const char *name;                 /* `sim`, or two words: `journal show` */
    const char *usage;                /* what follows the name */
    const char *summary;              /* one line */
    const char *detail;               /* more, for --help; may be NULL */
    const struct cli_option *options; /* ends with a row without a name */
    int words_max;                    /* CLI_ANY: any number */
    int (*run)(struct cli_call *call);
};

enum { CLI_ANY = -1 };

/* One row a sub-command, ended by NULL. */
extern const struct cli_command *const cli_commands[];

/* main.c */
const struct cli_command *cli_command_by_name(const char *name);

/* help.c */
void cli_help_all(FILE *to);
void cli_help_command(FILE *to, const struct cli_command *command);
void cli_help_group(FILE *to, const char *group);
bool cli_is_group(const char *word);
void cli_version(FILE *to);
/* `en, fr, nl`: what --lang takes. */
struct cli_tags {
    char text[100];
};
struct cli_tags cli_languages(void);

/* say.c: one sentence without full stop; the name of the command comes before it */
int cli_wrong(const struct cli_call *call, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
int cli_fault(const struct cli_call *call, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
int cli_no_memory(const struct cli_call *call);

/* A line of progress on a terminal: what a longer one left behind its end, and all of it. */
#define CLI_CLEAR_REST " \033[K"
#define CLI_CLEAR_LINE "\r\033[K"

/* Close standard output; false, and said, if something could not be written. */
bool cli_finish_output(const struct cli_call *call);

/* What `write` writes, however long it is, in memory that the caller frees; NULL if there is none. */
char *cli_text(void (*write)(struct vk_out *out, const void *context), const void *context,
               size_t *n);

/* The same printed. False if there is no memory. */
bool cli_print(void (*write)(struct vk_out *out, const void *context), const void *context);

/* pick.c: values that several sub-commands take. Each says what is wrong and returns a status. */
int cli_pick_game(const struct cli_call *call, const char *id, const struct vk_game **game);
int cli_pick_int(const struct cli_call *call, const char *option, int64_t min, int64_t max,
                 int64_t *value);
int cli_pick_setup(const struct cli_call *call, const struct vk_game *game, int seats_standard,
                   struct vk_setup *setup);
/* `2 to 4 seats`, or `2 seats`. */
struct cli_seats {
    char text[48];
};
struct cli_seats cli_seats_of(const struct vk_game *g);
int cli_pick_seed(const struct cli_call *call, uint64_t *seed);
/* `auto, A or B`, `0 to 10`: what an option takes, with this before the last; in `buf`. */
const char *cli_option_values(const struct vk_option *o, const char *last, char *buf, size_t size);
int cli_pick_level(const struct cli_call *call, const char *text, struct vk_level *level);

/* A player as it is named: a level, or `exec:` and the command of an external player. */
enum { CLI_BOT_TEXT = 256 };
struct cli_bot {
    struct vk_level level;   /* of an external player nothing */
    bool is_external;        /* behind the `exec:` of its text stands its command */
    bool has_number;         /* `hard:5000`: a time does not change that */
    char text[CLI_BOT_TEXT]; /* as given */
};
const char *cli_bot_command_of(const struct cli_bot *b); /* NULL: a level */

/* Players from a comma list; the last one fills up to `n`. */
int cli_pick_bots(const struct cli_call *call, const char *list, int n, struct cli_bot *bots);

/* The same, each once; *n: how many there are room for, then how many there are. */
int cli_pick_entrants(const struct cli_call *call, const char *list, int *n, struct cli_bot *bots);

/* `random, greedy`: all levels. */
const char *cli_level_ids(char *buf, size_t size);

/* daily.c: this game has no daily challenge, and which ones do. */
int cli_no_daily(const struct cli_call *call, const struct vk_game *game);

/* clock.c: seconds of a clock that never goes back */
double cli_seconds(void);
double cli_cpu_seconds(void); /* that this program has worked: others do not count */

#endif
