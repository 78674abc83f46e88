/* analyse.c - `vaka analyse`: a game of a journal judged step by step, on all cores. */
#include "cli/analyse.h"
#include "analysis/tell.h"
#include "cli/commands.h"
#include "vaka/known.h"
#include "vaka/language.h"
#include "words/tell.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

enum { THREADS_MAX = 64 };

/* What the threads share: each takes the next step that nobody has. */
struct work {
    const struct vk_session *game;
    struct vk_judged *row;
    uint32_t budget;
    atomic_uint next, done;
    bool is_shown; /* progress, on a terminal */
};

static void show_progress(const struct work *w, unsigned done)
{
    unsigned n = w->game->n;
    if (!w->is_shown || done * 100 / n == (done - 1) * 100 / n)
        return;
    if (done < n) {
        (void)fputs("\r", stderr);
        vk_tell_to(stderr, "judged %u %%", done * 100 / n);
    } else
        (void)fputs(CLI_CLEAR_LINE, stderr);
}

static void *judge_some(void *context)
{
    struct work *w = context;
    size_t size = (vk_judge_memory(w->game->game, w->budget) + 15) / 16 * 16;
    void *memory = aligned_alloc(16, size);
    if (!memory)
        return NULL;
    for (unsigned i; (i = atomic_fetch_add(&w->next, 1)) < w->game->n;) {
        vk_judge(w->game, i + 1, w->budget, memory, size, &w->row[i]);
        show_progress(w, atomic_fetch_add(&w->done, 1) + 1);
    }
    free(memory);
    return NULL;
}

static bool judge_all(struct work *w, int threads)
{
    pthread_t thread[THREADS_MAX];
    int n = 0;
    while (n < threads - 1 && pthread_create(&thread[n], NULL, judge_some, w) == 0)
        n++;
    (void)judge_some(w);
    while (n > 0)
        (void)pthread_join(thread[--n], NULL);
    return atomic_load(&w->done) == w->game->n;
}

struct told {
    const struct cli_journal *journal;
    const struct vk_judged *row;
    int seat;
};

static void write_json(struct vk_out *out, const void *context)
{
    const struct told *told = context;
    const struct vk_session *t = &told->journal->table;
    struct vk_analysis a = { t, told->row };
    struct vk_json j = vk_json_to(out);
    struct vk_words words = told->journal->words;
    vk_words_in(&words, NULL); /* programs read it */
    vk_json_object(&j, NULL);
    vk_account_json(&a, &j);
    vk_json_array(&j, "moves");
    for (uint32_t n = 1; n <= t->n; n++)
        if (told->seat == VK_NONE || told->seat == t->step[n - 1].seat)
            vk_judged_json(&a, n, &words, &j);
    vk_json_end(&j, ']');
    vk_json_end(&j, '}');
    vk_put_char(out, '\n');
}

struct wanted {
    int64_t budget, threads;
    int seat;
};

static int analyse_game(struct cli_call *call, const struct cli_journal *j,
                        const struct wanted *want)
{
    const struct vk_session *t = &j->table;
    struct work w = { .game = t, .budget = (uint32_t)want->budget };
    w.row = calloc((size_t)t->n + 1, sizeof *w.row);
    w.is_shown = isatty(STDERR_FILENO);
    struct told told = { j, w.row, want->seat };
    int status = CLI_OK;
    if (!w.row || !judge_all(&w, (int)want->threads))
        status = cli_no_memory(call);
    else if (!cli_has(call, "--json"))
        analyse_report(j, w.row, want->seat);
    else if (!cli_print(write_json, &told))
        status = cli_no_memory(call);
    free(w.row);
    return status;
}

/* The same for what one seat could know: its bytes are all that is looked at. */
static int analyse_known(struct cli_call *call, const struct cli_journal *whole,
                         const struct wanted *want)
{
    struct vk_out out = { 0 };
    struct cli_journal known = *whole;
    struct vk_known k;
    vk_known_write(&whole->table, want->seat, UINT32_MAX, &out); /* how long they are */
    size_t size = out.len + 1;
    char *bytes = malloc(size);
    out = vk_out_to(bytes, bytes ? size : 0);
    vk_known_write(&whole->table, want->seat, UINT32_MAX, &out);
    int status = CLI_OK;
    if (!bytes || !vk_known_look(bytes, out.len, &k)) {
        free(bytes);
        return cli_no_memory(call);
    }
    struct vk_step *steps = calloc((size_t)k.n + 1, sizeof *steps);
    void *views = calloc((size_t)k.n + 1, k.game->state_size);
    if (steps && views) {
        vk_known_read(&k, steps, views, &known.table);
        status = k.n ? analyse_game(call, &known, want)
                     : cli_fault(call, "%s: this seat was told of no step yet", whole->name);
    } else {
        status = cli_no_memory(call);
    }
    free(views);
    free(steps);
    free(bytes);
    return status;
}

static int pick(const struct cli_call *call, const struct cli_journal *j, struct wanted *want)
{
    const char *text = cli_given(call, "--seat");
    int64_t seat = VK_NONE;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    want->budget = VK_BUDGET_STANDARD;
    want->threads = cores < 1 ? 1 : cores > THREADS_MAX ? THREADS_MAX : cores;
    int status = cli_pick_int(call, "--budget", VK_BUDGET_MIN, VK_BUDGET_MAX, &want->budget);
    if (!status)
        status = cli_pick_int(call, "--threads", 1, THREADS_MAX, &want->threads);
    if (!status && text && !cli_read_int(text, 0, j->table.setup.seats - 1, &seat))
        status = cli_wrong(call, "--seat takes a seat from 0 to %d, not \"%s\"",
                           j->table.setup.seats - 1, text);
    want->seat = (int)seat;
    return status;
}

static int analyse_run(struct cli_call *call)
{
    struct cli_journal j;
    struct wanted want = { 0 };
    if (call->n_words == 0)
        return cli_wrong(call, "which file? (- is standard input)");
    int status = CLI_OK;
    if (!cli_journal_open(&j, call->word[0]) || !cli_journal_replay(&j, NULL))
        status = cli_fault(call, "%s", j.why);
    else if (j.table.n == 0)
        status = cli_fault(call, "%s: there is no step in it to judge", j.name);
    else
        status = pick(call, &j, &want);
    if (!status)
        status =
            want.seat == VK_NONE ? analyse_game(call, &j, &want) : analyse_known(call, &j, &want);
    cli_journal_close(&j);
    return status;
}

static const struct cli_option analyse_options[] = {
    { "--budget", "N", "iterations for each decision, 100 to 1000000 (3000)" },
    { "--seat", "S", "judge by what this seat could know, from 0, and list its moves" },
    { "--threads", "T", "threads to think in (as many as there are cores)" },
    { "--json", NULL, "print one JSON object" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_analyse_command = {
    .name = "analyse",
    .usage = "FILE [--budget N] [--seat S] [--json]",
    .summary = "Judge a game: chances over time, mistakes, luck and skill",
    .detail = "A move is judged by what its seat could know; with --seat the whole game is, so "
              "that it can\n"
              "be looked at while it runs. The same journal and budget give the same numbers "
              "everywhere.\n"
              "A file of - is standard input.\n",
    .options = analyse_options,
    .words_max = 1,
    .run = analyse_run,
};
