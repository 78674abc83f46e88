/* serve.c - `vaka serve`: settings from flags, environment and file, then the server. */
#include "server/serve.h"
#include "cli/commands.h"
#include "store/err.h"
#include "words/tell.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { WHY = 600, LINE = 1000 };

static const struct cli_option serve_options[] = {
#define SETTING(kind, id, key, standard, least, most, value, help) { "--" key, value, help },
#include "server/config.def"
#undef SETTING
    { "--config", "FILE", "read settings from here, one `key = value` a line" },
    { NULL, NULL, NULL },
};

/* All of a file of settings. Unreadable is a fault of the world, a wrong line a wrong call. */
static int take_file(const struct cli_call *call, struct config *c, const char *name)
{
    char line[LINE], why[WHY];
    int status = CLI_OK;
    FILE *f = fopen(name, "r");
    if (!f)
        return cli_fault(call, "cannot read %s: %s", name, vk_say_error(errno));
    for (int i = 1; status == CLI_OK && fgets(line, sizeof line, f); i++) {
        enum setting id = N_SETTINGS;
        const char *value = NULL;
        if (!config_line(line, &id, &value, why, sizeof why) ||
            (id < N_SETTINGS && !config_set(c, id, value, why, sizeof why)))
            status = cli_wrong(call, "%s, line %d: %s", name, i, why);
    }
    if (status == CLI_OK && ferror(f))
        status = cli_fault(call, "cannot read %s: %s", name, vk_say_error(errno));
    (void)fclose(f);
    return status;
}

static bool is_local(const char *host)
{
    return strcmp(host, "localhost") == 0 || strcmp(host, "127.0.0.1") == 0 ||
           strcmp(host, "::1") == 0;
}

static int take_settings(const struct cli_call *call, struct config *c)
{
    char why[WHY], variable[60];
    const char *file = cli_given(call, "--config");
    if (!file)
        file = getenv("VAKA_CONFIG");
    config_standard(c);
    int status = file && file[0] ? take_file(call, c, file) : CLI_OK;
    for (int i = 0; i < N_SETTINGS && status == CLI_OK; i++) {
        enum setting id = (enum setting)i;
        const char *value = getenv(config_variable(id, variable, sizeof variable));
        if (value && !config_set(c, id, value, why, sizeof why))
            status = cli_wrong(call, "%s: %s", variable, why);
    }
    for (int i = 0; i < N_SETTINGS && status == CLI_OK; i++) {
        const char *value = cli_given(call, serve_options[i].name);
        if (value && !config_set(c, (enum setting)i, value, why, sizeof why))
            status = cli_wrong(call, "%s", why);
    }
    if (status == CLI_OK && c->server.known_luck[0] && !is_local(c->host))
        status = cli_wrong(
            call, "known-luck is for tests, and only for a server that listens on localhost");
    return status;
}

static void say_ready(VK_UNUSED void *context, const char *url)
{
    err_speak(NULL, NULL); /* from now on faults go to the log */
    vk_tell("Vaka is open at %s - Ctrl-C stops it\n", url);
    (void)fflush(stdout);
}

static int serve_run(struct cli_call *call)
{
    static struct config config;
    char why[WHY] = "";
    int status = take_settings(call, &config);
    if (status != CLI_OK)
        return status;
    if (serve(&config, say_ready, NULL, why, sizeof why) < 0)
        return cli_fault(call, "%s", why);
    return CLI_OK;
}

const struct cli_command cli_serve_command = {
    .name = "serve",
    .usage = "[--listen HOST:PORT] [--store URL] [OPTION]...",
    .summary = "Serve the games in a browser, to this machine or to the world",
    .detail =
        "Every setting can also come from the environment (--max-body is VAKA_MAX_BODY) or from a\n"
        "file (max-body = 64k). A flag beats the environment, which beats the file.\n"
        "SIGTERM and Ctrl-C stop it cleanly, SIGHUP opens the log again.\n",
    .options = serve_options,
    .words_max = 0,
    .run = serve_run,
};
