/* bench.c - `vaka bench`: what the engine does a second on one core, as a table or JSON. */
#include "cli/bench.h"
#include "cli/commands.h"
#include "words/tell.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ROWS_MAX = 64 };

struct bench_table {
    struct bench_row row[ROWS_MAX];
    int n;
    double seconds;
};

static void write_json(struct vk_out *out, const void *context)
{
    const struct bench_table *t = context;
    struct vk_json json = vk_json_to(out), *j = &json;
    vk_json_object(j, NULL);
    vk_json_real(j, "seconds_per_figure", t->seconds, 3);
    vk_json_array(j, "games");
    for (int i = 0; i < t->n; i++) {
        const struct bench_row *r = &t->row[i];
        vk_json_object(j, NULL);
        vk_json_text(j, "game", r->game->id);
        vk_json_int(j, "seats", r->seats);
        vk_json_int(j, "state_bytes", r->game->state_size);
        vk_json_real(j, "decisions_per_second", r->decisions_per_second, 0);
        vk_json_real(j, "steps_per_second", r->steps_per_second, 0);
        vk_json_real(j, "games_per_second", r->games_per_second, 1);
        vk_json_real(j, "clone_ns", r->clone_ns, 2);
        vk_json_real(j, "legal_ns", r->legal_ns, 2);
        vk_json_real(j, "conceal_ns", r->conceal_ns, 2);
        vk_json_real(j, "imagine_ns", r->imagine_ns, 2);
        vk_json_real(j, "estimate_ns", r->estimate_ns, 2);
        vk_json_real(j, "ismcts_iterations_per_second", r->iterations_per_second, 0);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
    vk_put_char(out, '\n');
}

static void print_head(void)
{
    vk_tell("game        seats  bytes  decisions/s    games/s  clone  legal  conceal  imagine"
            "  estimate  searches/s\n"
            "                                                  ns     ns       ns       ns"
            "        ns  (iterations)\n");
}

static void print_row(const struct bench_row *r)
{
    vk_tell("%-12s %4d %6d %12.0f %10.0f %6.1f %6.1f %8.1f %8.1f %9.1f %11.0f\n", r->game->id,
            r->seats, r->game->state_size, r->decisions_per_second, r->games_per_second,
            r->clone_ns, r->legal_ns, r->conceal_ns, r->imagine_ns, r->estimate_ns,
            r->iterations_per_second);
    (void)fflush(stdout);
}

/* Which seats: a number, all, or 2. */
static int pick_seats(const struct cli_call *call, const struct vk_game *g, int *first, int *last)
{
    const char *text = cli_given(call, "--seats");
    int64_t seats = vk_usual_seats(g);
    if (text && strcmp(text, "all") == 0) {
        *first = g->seats_min;
        *last = g->seats_max;
        return CLI_OK;
    }
    if (text && !cli_read_int(text, g->seats_min, g->seats_max, &seats))
        return cli_wrong(call, "%s is for %s, or all of these, not \"%s\"", g->id,
                         cli_seats_of(g).text, text);
    *first = *last = (int)seats;
    return CLI_OK;
}

/* Rows to be measured for one game. */
static int plan_game(const struct cli_call *call, const struct vk_game *g, struct bench_table *t)
{
    int first = 0, last = 0;
    int status = pick_seats(call, g, &first, &last);
    for (int seats = first; !status && seats <= last; seats++) {
        if (t->n == ROWS_MAX)
            return cli_wrong(call, "that is more than %d rows", ROWS_MAX);
        t->row[t->n++] = (struct bench_row){ .game = g, .seats = seats };
    }
    return status;
}

static int plan_all(const struct cli_call *call, struct bench_table *t)
{
    const char *text = cli_given(call, "--seconds");
    const struct vk_game *g;
    int status = CLI_OK;
    t->seconds = 0.5;
    if (text && !cli_read_real(text, 0.01, 600, &t->seconds))
        return cli_wrong(call, "--seconds takes a number from 0.01 to 600, not \"%s\"", text);
    for (int i = 0; !status && i < call->n_words; i++)
        if (!(status = cli_pick_game(call, call->word[i], &g)))
            status = plan_game(call, g, t);
    for (int i = 0; !status && call->n_words == 0 && i < vk_n_games; i++)
        status = plan_game(call, vk_games[i], t);
    return status;
}

static int bench_run(struct cli_call *call)
{
    struct bench_table t = { .n = 0 };
    bool is_json = cli_has(call, "--json"),
         has_bar = isatty(STDERR_FILENO) && !isatty(STDOUT_FILENO);
    int status = plan_all(call, &t);
    if (status)
        return status;
    if (!is_json)
        print_head();
    for (int i = 0; i < t.n; i++) {
        if (has_bar) {
            (void)fputs(CLI_CLEAR_LINE, stderr);
            vk_tell_to(stderr, "%d of %d: %s, %d {seat|seats}", i + 1, t.n, t.row[i].game->id,
                       t.row[i].seats);
        }
        if (!bench_measure(t.row[i].game, t.row[i].seats, t.seconds, &t.row[i]))
            return cli_no_memory(call);
        if (!is_json)
            print_row(&t.row[i]);
    }
    if (has_bar)
        (void)fputs(CLI_CLEAR_LINE, stderr);
    if (is_json && !cli_print(write_json, &t))
        return cli_no_memory(call);
    return CLI_OK;
}

static const struct cli_option bench_options[] = {
    { "--seats", "N|all", "seats at the table (2), or a row for each number" },
    { "--seconds", "S", "time for each figure (0.5)" },
    { "--json", NULL, "print one JSON object" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_bench_command = {
    .name = "bench",
    .usage = "[GAME]... [OPTION]...",
    .summary = "Measure the engine on one core: play, copy, legal moves, search",
    .detail =
        "Each figure is the median of seven repetitions after a warm-up, in processor time, so\n"
        "that other work hardly shows. Decisions are those of players; chance is played but not\n"
        "counted. conceal and imagine include their copy of the state; estimate is who will win,\n"
        "as a leaf of a search asks. Search is the level hard at the first choice of a game.\n",
    .options = bench_options,
    .words_max = CLI_ANY,
    .run = bench_run,
};
