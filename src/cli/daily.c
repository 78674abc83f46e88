/* daily.c - `vaka daily`: the results of daily challenges that were finished on this machine. */
#include "cli/commands.h"
#include "cli/file.h"
#include "term/daily_file.h"
#include "vaka/face.h"
#include "words/tell.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* `conquest`, or several with commas: the games that have one. */
static const char *daily_ids(char *buf, size_t size)
{
    struct vk_out out = vk_out_to(buf, size);
    for (int i = 0; i < vk_n_games; i++) {
        if (!vk_has_daily(vk_games[i]))
            continue;
        vk_put(&out, out.len ? ", " : "");
        vk_put(&out, vk_games[i]->id);
    }
    return buf;
}

int cli_no_daily(const struct cli_call *call, const struct vk_game *game)
{
    char ids[200];
    return cli_wrong(call,
                     "%s has no daily challenge, because it is not played alone; these have: %s",
                     game->id, daily_ids(ids, sizeof ids));
}

/* The newest day first, on a day the best first: won, then points, then fewer turns. */
static int by_merit(const void *a, const void *b)
{
    const struct daily_result *x = a, *y = b;
    int order = strcmp(x->game, y->game);
    if (!order)
        order = strcmp(y->day, x->day);
    if (!order)
        order = y->is_won - x->is_won;
    if (!order)
        order = y->tenths - x->tenths;
    return order ? order : x->turns - y->turns;
}

static void print_result(const struct daily_result *r)
{
    char round[80];
    struct vk_out out = vk_out_to(round, sizeof round);
    const struct vk_game *game = vk_game_by_id(r->game);
    struct vk_words words = { 0 };
    vk_say_in(&words);
    if (game)
        vk_put_round(vk_face_of(game), r->turns, &words, &out);
    else
        vk_put_int(&out, r->turns);
    vk_tell(r->is_won ? VK_WORD("%s  %s  won   %5g points  %s\n")
                      : VK_WORD("%s  %s  lost  %5g points  %s\n"),
            r->game, r->day, r->tenths / 10.0, round);
}

/* All results of `text`, of one game if `game` is not NULL; what is no result is told. */
static int print_results(const struct cli_call *call, const char *path, const char *text,
                         const struct vk_game *game)
{
    size_t n = 0, n_lines = 1;
    int status = CLI_OK, number = 0;
    for (const char *c = text; *c; c++)
        n_lines += *c == '\n';
    struct daily_result *all = calloc(n_lines, sizeof *all);
    if (!all)
        return cli_no_memory(call);
    for (const char *at = text; *at;) {
        size_t length = strcspn(at, "\n");
        number++;
        if (!daily_read(at, length, &all[n])) {
            status = cli_fault(call, "%s, line %d is damaged and left out", path, number);
        } else if (!game || strcmp(all[n].game, game->id) == 0) {
            n++;
        }
        at += length + (at[length] == '\n');
    }
    qsort(all, n, sizeof *all, by_merit);
    for (size_t i = 0; i < n; i++)
        print_result(&all[i]);
    if (n == 0)
        vk_tell(game ? VK_WORD("No daily challenge of %s has been finished here yet.\n")
                     : VK_WORD("No daily challenge has been finished here yet.\n"),
                game ? game->id : "");
    free(all);
    return status;
}

static int daily_run(struct cli_call *call)
{
    const struct vk_game *game = NULL;
    char path[FILE_PATH], why[FILE_PATH + 200];
    size_t n;
    int status;
    if (call->n_words && (status = cli_pick_game(call, call->word[0], &game)))
        return status;
    if (game && !vk_has_daily(game))
        return cli_no_daily(call, game);
    if (!daily_path(path))
        return cli_fault(call, "there is no home directory to look for results in; set HOME or "
                               "XDG_STATE_HOME");
    if (access(path, F_OK) != 0 && errno == ENOENT)
        return print_results(call, path, "", game);
    char *text = cli_read_file(path, &n, why, sizeof why);
    if (!text)
        return cli_fault(call, "%s", why);
    for (size_t i = 0; i < n; i++)
        if (text[i] == '\0')
            text[i] = '?'; /* a zero byte is damage like any other */
    status = print_results(call, path, text, game);
    free(text);
    return status;
}

static const struct cli_option daily_options[] = { { NULL, NULL, NULL } };

const struct cli_command cli_daily_command = {
    .name = "daily",
    .usage = "[GAME]",
    .summary = "List your results of daily challenges, the best of each day first",
    .detail =
        "vaka play GAME --daily plays the challenge of the day (UTC): one seat, standard options,\n"
        "the same luck for everybody. Results are kept in daily.txt below $XDG_STATE_HOME/vaka\n"
        "or ~/.local/state/vaka.\n",
    .options = daily_options,
    .words_max = 1,
    .run = daily_run,
};
