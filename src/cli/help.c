/* help.c - `vaka help`, --help and --version: all made from the table of commands. */
#include "cli/commands.h"
#include "words/languages.h"
#include "words/speak.h"
#include "words/tell.h"
#include <string.h>

bool cli_is_group(const char *word)
{
    size_t n = strlen(word);
    for (int i = 0; cli_commands[i]; i++)
        if (strncmp(cli_commands[i]->name, word, n) == 0 && cli_commands[i]->name[n] == ' ')
            return n > 0;
    return false;
}

static void put_rows(FILE *to, const char *group)
{
    size_t n = strlen(group);
    for (int i = 0; cli_commands[i]; i++)
        if (strncmp(cli_commands[i]->name, group, n) == 0)
            (void)fprintf(to, "  %-16s %s\n", cli_commands[i]->name,
                          vk_say(cli_commands[i]->summary));
}

void cli_help_all(FILE *to)
{
    (void)fputs(vk_say("Vaka: board games of the Pacific, in the browser and in the terminal.\n\n"
                       "usage: vaka COMMAND [ARGUMENT]...\n\n"),
                to);
    put_rows(to, "");
    (void)fputs(vk_say("\nvaka help COMMAND, or vaka COMMAND --help, tells the rest.\n"
                       "vaka --version names the version. The manual: man vaka.\n"),
                to);
}

void cli_help_group(FILE *to, const char *group)
{
    (void)fprintf(to, vk_say("usage: vaka %s COMMAND [ARGUMENT]...\n\n"), group);
    put_rows(to, group);
    (void)fprintf(to, vk_say("\nvaka %s COMMAND --help tells the rest.\n"), group);
}

struct cli_tags cli_languages(void)
{
    struct cli_tags all = { .text = "" };
    struct vk_out out = vk_out_to(all.text, sizeof all.text);
    vk_put(&out, "en");
    for (int i = 0; i < vk_n_languages(); i++) {
        vk_put(&out, ", ");
        vk_put(&out, vk_language_at(i)->tag);
    }
    return all;
}

void cli_help_command(FILE *to, const struct cli_command *command)
{
    (void)fprintf(to, vk_say("usage: vaka %s%s%s\n\n%s.\n"), command->name,
                  command->usage[0] ? " " : "", vk_say(command->usage), vk_say(command->summary));
    if (command->detail)
        (void)fprintf(to, "\n%s", vk_say(command->detail));
    (void)fprintf(to, "\n");
    for (const struct cli_option *o = command->options; o->name; o++) {
        char left[40];
        (void)snprintf(left, sizeof left, "%s %s", o->name, o->value ? o->value : "");
        (void)fprintf(to, "  %-22s %s\n", left, vk_say(o->help));
    }
    (void)fprintf(to, "  %-22s ", "--lang TAG");
    vk_tell_to(to, "language, one of %s (that of the system)\n", cli_languages().text);
    (void)fprintf(to, "  %-22s %s\n", "--help", vk_say("this text"));
}

void cli_version(FILE *to)
{
    (void)fprintf(to, "vaka %s\n", VAKA_VERSION);
    for (int i = 0; i < vk_n_games; i++)
        vk_tell_to(to, "%s, rules version %d\n", vk_games[i]->id, vk_games[i]->rules_version);
}

static int help_run(struct cli_call *call)
{
    char name[64];
    if (call->n_words == 0) {
        cli_help_all(stdout);
        return CLI_OK;
    }
    if (call->n_words == 1 && cli_is_group(call->word[0]) && !cli_command_by_name(call->word[0])) {
        cli_help_group(stdout, call->word[0]);
        return CLI_OK;
    }
    (void)snprintf(name, sizeof name, "%s%s%s", call->word[0], call->n_words > 1 ? " " : "",
                   call->n_words > 1 ? call->word[1] : "");
    const struct cli_command *command = cli_command_by_name(name);
    if (!command)
        return cli_wrong(call, "there is no command \"%s\"; vaka --help lists them", name);
    cli_help_command(stdout, command);
    return CLI_OK;
}

static const struct cli_option help_options[] = { { NULL, NULL, NULL } };

const struct cli_command cli_help_command_row = {
    .name = "help",
    .usage = "[COMMAND]",
    .summary = "Tell what a command does and which options it has",
    .options = help_options,
    .words_max = 2,
    .run = help_run,
};
