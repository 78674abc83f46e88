/* db.c - `vaka db backup`, `vaka db check` and `vaka db copy`: all may read while a server has the store open. */
#include "cli/commands.h"
#include "cli/db_tables.h"
#include "store/copy.h"
#include "words/tell.h"
#include <stdlib.h>
#include <string.h>

static const char *store_url(const struct cli_call *call)
{
    const char *url = cli_given(call, "--store");
    if (!url)
        url = getenv("VAKA_STORE");
    return url && url[0] ? url : "sqlite:var/vaka.db";
}

static int backup_run(struct cli_call *call)
{
    struct err e = { 0 };
    if (call->n_words != 1)
        return cli_wrong(call, "name the file to write");
    struct store *s = store_open_reader(store_url(call), &e);
    if (!s)
        return cli_fault(call, "%s", e.text);
    int status = CLI_OK;
    if (store_backup(s, call->word[0], &e) < 0)
        status = cli_fault(call, "%s", e.text);
    else
        vk_tell("%s is a copy of %s\n", call->word[0], store_url(call));
    store_close(s);
    return status;
}

static void say_fault(VK_UNUSED void *context, const char *sentence)
{
    vk_tell("%s\n", sentence);
}

static int check_run(struct cli_call *call)
{
    struct err e = { 0 };
    int64_t n_faults = 0;
    struct store *s = store_open_reader(store_url(call), &e);
    if (!s)
        return cli_fault(call, "%s", e.text);
    int status = CLI_OK;
    char name[320];
    store_address(store_url(call), name, sizeof name);
    if (store_check(s, say_fault, NULL, &n_faults, &e) < 0 ||
        cli_check_tables(s, say_fault, NULL, &n_faults, &e) < 0)
        status = cli_fault(call, "%s", e.text);
    else if (n_faults > 0)
        status = cli_fault(call, "%s has %lld {fault|faults}", name, (long long)n_faults);
    else
        vk_tell("%s is whole\n", name);
    store_close(s);
    return status;
}

static const struct cli_option db_options[] = {
    { "--store", "URL", "the store (VAKA_STORE, or sqlite:var/vaka.db)" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_db_backup_command = {
    .name = "db backup",
    .usage = "FILE [--store URL]",
    .summary = "Copy the whole store into a new file, even while a server runs",
    .options = db_options,
    .words_max = 1,
    .run = backup_run,
};

const struct cli_command cli_db_check_command = {
    .name = "db check",
    .usage = "[--store URL]",
    .summary = "Look at everything in the store and name each fault",
    .options = db_options,
    .words_max = 0,
    .run = check_run,
};

static int copy_run(struct cli_call *call)
{
    struct err e = { 0 };
    int64_t rows = 0;
    char from_name[320], to_name[320];
    if (call->n_words != 2)
        return cli_wrong(call, "name the store to copy, and the empty one to copy into");
    struct store *from = store_open_reader(call->word[0], &e);
    struct store *to = from ? store_open(call->word[1], &e) : NULL;
    int status = CLI_OK;
    store_address(call->word[0], from_name, sizeof from_name);
    store_address(call->word[1], to_name, sizeof to_name);
    if (!to || store_copy(from, to, &rows, &e) < 0)
        status = cli_fault(call, "%s", e.text);
    else
        vk_tell("%s has all of %s now: %lld {row|rows}\n", to_name, from_name, (long long)rows);
    store_close(to);
    store_close(from);
    return status;
}

static const struct cli_option no_options[] = { { NULL, NULL, NULL } };

const struct cli_command cli_db_copy_command = {
    .name = "db copy",
    .usage = "FROM TO",
    .summary = "Copy one store into another, empty one of any kind",
    .detail = "FROM and TO are sqlite:FILE or postgres://... What FROM had when it began is "
              "copied, all of\n"
              "it or nothing. To move a site, stop its servers first and start them on TO.\n",
    .options = no_options,
    .words_max = 2,
    .run = copy_run,
};
