/* main.c - the table of sub-commands and the way to them. */
#include "cli/cli.h"
#include "cli/commands.h"
#include "store/err.h"
#include "words/languages.h"
#include "words/speak.h"
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

const struct cli_command *const cli_commands[] = {
    &cli_games_command,         &cli_play_command,
    &cli_learn_command,         &cli_daily_command,
    &cli_serve_command,         &cli_site_command,
    &cli_sim_command,           &cli_sim_merge_command,
    &cli_tournament_command,    &cli_tournament_merge_command,
    &cli_bot_command,           &cli_journal_show_command,
    &cli_journal_check_command, &cli_journal_verify_command,
    &cli_journal_view_command,  &cli_analyse_command,
    &cli_position_make_command, &cli_position_show_command,
    &cli_position_play_command, &cli_puzzle_command,
    &cli_puzzle_make_command,   &cli_db_backup_command,
    &cli_db_check_command,      &cli_db_copy_command,
    &cli_bench_command,         &cli_doctor_command,
    &cli_help_command_row,      NULL,
};

const struct cli_command *cli_command_by_name(const char *name)
{
    for (int i = 0; cli_commands[i]; i++)
        if (strcmp(cli_commands[i]->name, name) == 0)
            return cli_commands[i];
    return NULL;
}

/*
 * A closed stream would give its number to the next file that is opened, and what is printed would
 * end up in there. A file that cannot be written takes its place: then printing fails, and is told.
 */
static void keep_streams_apart(void)
{
    for (int fd = 0; fd <= 2; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            (void)open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY);
}

enum { NAMES_MAX = 32 };

/* The names of the commands of a group; without one, of all commands and groups. */
static int names_of(const char *group, const char *names[NAMES_MAX])
{
    static char groups[NAMES_MAX][16];
    size_t skip = group ? strlen(group) + 1 : 0;
    int n = 0;
    for (int i = 0; cli_commands[i] && n < NAMES_MAX; i++) {
        const char *name = cli_commands[i]->name, *blank = strchr(name, ' ');
        if (group) {
            if (blank && (size_t)(blank - name) + 1 == skip && strncmp(name, group, skip - 1) == 0)
                names[n++] = blank + 1;
        } else if (!blank) {
            names[n++] = name;
        } else if (!n || strncmp(names[n - 1], name, (size_t)(blank - name)) != 0) {
            (void)snprintf(groups[n], sizeof groups[n], "%.*s", (int)(blank - name), name);
            names[n] = groups[n];
            n++;
        }
    }
    return n;
}

static int no_such_command(const struct cli_call *call, const char *word, const char *group)
{
    const char *names[NAMES_MAX];
    const char *near = cli_nearest(word, names, names_of(group, names));
    if (near)
        return cli_wrong(call, "there is no command \"%s\"; did you mean %s?", word, near);
    return cli_wrong(call, "there is no command \"%s\"; vaka %s%s--help lists them", word,
                     group ? group : "", group ? " " : "");
}

/* The second word is missing: `show, check, verify or view`. */
static int which_of_group(const struct cli_call *call, const char *group, const char *option)
{
    const char *names[NAMES_MAX];
    char all[200];
    struct vk_out out = vk_out_to(all, sizeof all);
    int n = names_of(group, names);
    for (int i = 0; i < n; i++) {
        vk_put(&out, i == 0 ? "" : i + 1 < n ? ", " : " or ");
        vk_put(&out, names[i]);
    }
    if (option)
        return cli_wrong(call, "say what to do before \"%s\": %s", option, all);
    return cli_wrong(call, "say what to do: %s", all);
}

static int run_command(const struct cli_command *command, int argc, char **argv)
{
    char reason[400];
    struct vk_out why = vk_out_to(reason, sizeof reason);
    struct cli_call call = { .name = command->name, .command = command };
    int status = CLI_OK;
    if (!cli_parse(command->options, argc, argv, &call, &why))
        status = cli_wrong(&call, "%s", reason);
    else if (call.wants_help)
        cli_help_command(stdout, command);
    else if (command->words_max != CLI_ANY && call.n_words > command->words_max)
        status = cli_wrong(&call, "\"%s\" is one word too many", call.word[command->words_max]);
    else
        status = command->run(&call);
    if (!cli_finish_output(&call) && status == CLI_OK)
        status = CLI_FAULT;
    return status;
}

/* Is it `vaka sim merge`, and not `vaka sim GAME`? */
static bool is_in_group(const char *group, const char *word)
{
    char name[64];
    (void)snprintf(name, sizeof name, "%s %s", group, word);
    return cli_command_by_name(name) != NULL;
}

/* `vaka journal …`, `vaka db …`: the second word names the command. */
static int run_group(const char *group, int argc, char **argv)
{
    struct cli_call call = { .name = group };
    char name[64];
    if (argc > 0 && (strcmp(argv[0], "--help") == 0 || strcmp(argv[0], "-h") == 0)) {
        cli_help_group(stdout, group);
        return cli_finish_output(&call) ? CLI_OK : CLI_FAULT;
    }
    if (argc == 0)
        return which_of_group(&call, group, NULL);
    (void)snprintf(name, sizeof name, "%s %s", group, argv[0]);
    const struct cli_command *command = cli_command_by_name(name);
    if (!command && argv[0][0] == '-')
        return which_of_group(&call, group, argv[0]);
    if (!command)
        return no_such_command(&call, argv[0], group);
    return run_command(command, argc - 1, argv + 1);
}

static int run_vaka(int argc, char **argv)
{
    struct cli_call call = { .name = "" };
    const char *word = argv[0];
    if (argc == 0) {
        cli_help_all(stderr);
        return CLI_WRONG;
    }
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
        cli_help_all(stdout);
        return cli_finish_output(&call) ? CLI_OK : CLI_FAULT;
    }
    if (strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0) {
        cli_version(stdout);
        return cli_finish_output(&call) ? CLI_OK : CLI_FAULT;
    }
    if (word[0] == '-')
        return cli_wrong(&call, "there is no option \"%s\"; vaka --help lists all there are", word);
    const struct cli_command *command = strchr(word, ' ') ? NULL : cli_command_by_name(word);
    if (cli_is_group(word) && (!command || (argc > 1 && is_in_group(word, argv[1]))))
        return run_group(word, argc - 1, argv + 1);
    if (!command)
        return no_such_command(&call, word, NULL);
    return run_command(command, argc - 1, argv + 1);
}

static int no_such_language(const char *wish)
{
    struct cli_call call = { .name = "" };
    return cli_wrong(&call, "--lang \"%s\" is no language on board; there are: %s", wish,
                     cli_languages().text);
}

/*
 * `--lang TAG` stands before the command or anywhere behind it, and is taken out: no command has to know it. Without
 * it, the language of the system is spoken.
 */
static int choose_language(int *argc, char **argv)
{
    struct cli_call call = { .name = "" };
    const char *wish = NULL;
    int n = 0;
    bool only_words = false;
    vk_speak(vk_language_of_system());
    for (int i = 0; i < *argc; i++) {
        only_words = only_words || strcmp(argv[i], "--") == 0;
        if (!only_words && strncmp(argv[i], "--lang=", 7) == 0)
            wish = argv[i] + 7;
        else if (only_words || strcmp(argv[i], "--lang") != 0)
            argv[n++] = argv[i];
        else if (i + 1 == *argc)
            return cli_wrong(&call, "--lang needs a language, such as fr");
        else
            wish = argv[++i];
    }
    *argc = n;
    if (wish && !vk_language_is_known(wish))
        return no_such_language(wish);
    if (wish)
        vk_speak(vk_language_of(wish));
    err_speak(vk_say, vk_say_error);
    return CLI_OK;
}

int main(int argc, char **argv)
{
    keep_streams_apart();
    (void)signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error like a full disk */
    int n = argc > 0 ? argc - 1 : 0;
    char **words = argv + (argc > 0);
    int status = choose_language(&n, words);
    return status ? status : run_vaka(n, words);
}
