/* sim_merge.c - `vaka sim merge`: the parts of all shards are the result of one run. */
#include "cli/commands.h"
#include "cli/file.h"
#include "cli/sim_part.h"
#include "words/speak.h"
#include <stdlib.h>
#include <string.h>

enum { HEAD_MAX = 16384 };

/* The first line in which two heads differ: of b, and of a. */
struct difference {
    char of[2][121];
};

static bool is_same_run(const struct sim_part *a, const struct sim_part *b, struct difference *d)
{
    static char head[2][HEAD_MAX];
    struct vk_out out[2] = { vk_out_to(head[0], HEAD_MAX), vk_out_to(head[1], HEAD_MAX) };
    part_write_head(&out[0], a);
    part_write_head(&out[1], b);
    if (strcmp(head[0], head[1]) == 0)
        return true;
    const char *x = head[0], *y = head[1];
    size_t n, m;
    for (;; x += n + 1, y += m + 1) {
        n = strcspn(x, "\n");
        m = strcspn(y, "\n");
        if (n != m || strncmp(x, y, n) != 0)
            break;
    }
    (void)snprintf(d->of[0], sizeof d->of[0], "%.*s", (int)m, y);
    (void)snprintf(d->of[1], sizeof d->of[1], "%.*s", (int)n, x);
    return false;
}

static bool add_part(struct sim_part *whole, const struct sim_part *part)
{
    for (int i = 0; i < whole->n_tables; i++) {
        sim_add(&whole->table[i].sums, &part->table[i].sums);
        if (!openings_merge(&whole->table[i].openings, &part->table[i].openings))
            return false;
    }
    return true;
}

/* One file into the whole; the first one says what the run was. */
static int take_file(const struct cli_call *call, const char *path, struct sim_part *whole,
                     char **seen)
{
    struct sim_part *part = calloc(1, sizeof *part);
    char why[400];
    struct vk_reason reason;
    struct difference d;
    size_t n;
    char *text = part ? cli_read_file(path, &n, why, sizeof why) : NULL;
    int status = CLI_OK;
    if (!part)
        return cli_no_memory(call);
    if (!text)
        status = cli_fault(call, "%s", why);
    else if (strlen(text) != n)
        status = cli_fault(call, "\"%s\" is not text", path);
    else if (!part_read(part, whole->kind, path, text, &reason))
        status = cli_fault(call, "%s", vk_say_reason(&reason).text);
    else if (!*seen && !(*seen = calloc((size_t)part->plan.shards, 1)))
        status = cli_no_memory(call);
    else if (whole->table && !is_same_run(whole, part, &d))
        status =
            cli_fault(call, "\"%s\" is of another run than \"%s\": it has \"%s\" and not \"%s\"",
                      path, call->word[0], d.of[0], d.of[1]);
    else if (part->was_interrupted)
        status = cli_fault(call, "\"%s\" was interrupted: play shard %u/%u again", path,
                           (unsigned)part->plan.shard + 1, (unsigned)part->plan.shards);
    else if ((*seen)[part->plan.shard]++)
        status = cli_fault(call, "\"%s\" is shard %u/%u a second time", path,
                           (unsigned)part->plan.shard + 1, (unsigned)part->plan.shards);
    free(text);
    if (!status && !whole->table) {
        *whole = *part;
        whole->plan.call = call;
        free(part);
        return CLI_OK;
    }
    if (!status && !add_part(whole, part))
        status = cli_no_memory(call);
    part_close(part);
    free(part);
    return status;
}

int part_merge(const struct cli_call *call, const char *kind, struct sim_part *whole)
{
    char *seen = NULL;
    int status = CLI_OK;
    *whole = (struct sim_part){ .kind = kind };
    if (call->n_words == 0)
        return cli_wrong(call, "which files? (- is standard input)");
    for (int i = 0; !status && i < call->n_words; i++)
        status = take_file(call, call->word[i], whole, &seen);
    for (int64_t i = 0; !status && i < whole->plan.shards; i++)
        if (!seen || !seen[i])
            status = cli_fault(call, "shard %u/%u is missing", (unsigned)i + 1,
                               (unsigned)whole->plan.shards);
    whole->plan.shard = 0;
    free(seen);
    return status;
}

static int merge_run(struct cli_call *call)
{
    struct sim_part *whole = calloc(1, sizeof *whole);
    if (!whole)
        return cli_no_memory(call);
    int status = part_merge(call, "sim", whole);
    if (!status) {
        struct sim_plan plan = part_plan_of(whole, 0);
        openings_sort(&whole->table[0].openings);
        struct sim_result result = { .plan = &plan,
                                     .sums = &whole->table[0].sums,
                                     .openings = &whole->table[0].openings };
        status = sim_tell(&result);
    }
    part_close(whole);
    free(whole);
    return status;
}

static const struct cli_option merge_options[] = {
    { "--json", NULL, "print one JSON object" },
    { "--csv", NULL, "print comma-separated values" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_sim_merge_command = {
    .name = "sim merge",
    .usage = "FILE...",
    .summary = "Add up the shards of a simulation",
    .detail =
        "Each file is what vaka sim --shard I/N printed. With all N of them this prints, byte for\n"
        "byte, what one run with --no-times prints.\n",
    .options = merge_options,
    .words_max = CLI_ANY,
    .run = merge_run,
};
