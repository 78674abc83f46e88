/* tool.c - what the programs of train/ share. */
#define _GNU_SOURCE
#include "tool.h"
#include "vaka/play.h"
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

_Noreturn void vk_panic(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    abort();
}

_Noreturn void give_up(const char *what, const char *detail)
{
    fprintf(stderr, "%s: %s\n", what, detail);
    exit(1);
}

const char *arg_text(int n, char **args, const char *name, const char *standard)
{
    for (int i = 1; i + 1 < n; i++)
        if (strcmp(args[i], name) == 0)
            return args[i + 1];
    return standard;
}

double arg_number(int n, char **args, const char *name, double standard)
{
    const char *text = arg_text(n, args, name, NULL);
    char *end;
    if (!text)
        return standard;
    double x = strtod(text, &end);
    if (*end || end == text)
        give_up("not a number", text);
    return x;
}

static double seconds_of(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double now(void)
{
    return seconds_of(CLOCK_MONOTONIC);
}

double worked(void)
{
    return seconds_of(CLOCK_THREAD_CPUTIME_ID);
}

void *get_memory(size_t size)
{
    void *memory = aligned_alloc(16, (size + 15) / 16 * 16 + 16);
    if (!memory)
        give_up("no memory", "for a bot");
    return memory;
}

void in_parallel(int processes, void (*work)(int, void *, void *), void *context, void *results,
                 size_t size)
{
    int(*pipes)[2] = get_memory((size_t)processes * sizeof *pipes);
    for (int i = 0; i < processes; i++) {
        if (pipe(pipes[i]) < 0)
            give_up("pipe", "cannot be made");
        pid_t child = fork();
        if (child < 0)
            give_up("fork", "failed");
        if (child == 0) {
            void *result = get_memory(size);
            memset(result, 0, size);
            work(i, result, context);
            _exit(write(pipes[i][1], result, size) == (ssize_t)size ? 0 : 1);
        }
        close(pipes[i][1]);
    }
    for (int i = 0; i < processes; i++) {
        char *to = (char *)results + (size_t)i * size;
        size_t got = 0;
        for (ssize_t n; got < size && (n = read(pipes[i][0], to + got, size - got)) > 0;)
            got += (size_t)n;
        if (got < size)
            give_up("a process", "ended before its work was done");
        close(pipes[i][0]);
    }
    while (wait(NULL) > 0)
        ;
    free(pipes);
}

static void *read_part(FILE *in, size_t size, const char *file)
{
    void *part = get_memory(size);
    if (fread(part, 1, size, in) != size)
        give_up(file, "is too short for a net");
    return part;
}

/* Weights in a file, behind the numbers of features that they are for and one number more. */
static FILE *open_weights(const char *file, const struct vk_game *g, uint16_t head[3])
{
    FILE *in = fopen(file, "rb");
    if (!in || fread(head, 3 * sizeof *head, 1, in) != 1)
        give_up(file, "cannot be read");
    if (head[0] != g->reader->n_own || head[1] != g->reader->n_table)
        give_up(file, "was learned from other features");
    return in;
}

const struct vk_net *read_net(const char *file, const struct vk_game *g)
{
    if (strcmp(file, "built-in") == 0)
        return g->net;
    struct vk_net *net = get_memory(sizeof *net);
    uint16_t head[3];
    FILE *in = open_weights(file, g, head);
    *net = (struct vk_net){ .n_own = head[0], .n_table = head[1], .has_nobody = head[2] != 0 };
    size_t row = sizeof(struct vk_net_row);
    net->own = read_part(in, head[0] * row, file);
    net->others = read_part(in, head[0] * row, file);
    net->table = read_part(in, head[1] * row, file);
    net->second = read_part(in, VK_NET_FIRST * VK_NET_SECOND * sizeof(int16_t), file);
    net->last = read_part(in, VK_NET_SECOND * sizeof(int16_t), file);
    net->nobody = read_part(in, VK_NET_FIRST * sizeof(int32_t), file);
    net->first_bias = read_part(in, VK_NET_FIRST * sizeof(int32_t), file);
    net->second_bias = read_part(in, VK_NET_SECOND * sizeof(int32_t), file);
    net->last_bias = *(int32_t *)read_part(in, sizeof(int32_t), file);
    fclose(in);
    return net;
}

const uint16_t *rows_of_verbs(const struct vk_game *g, int *n_rows)
{
    uint16_t *first = get_memory(g->n_verbs * sizeof *first);
    *n_rows = 0;
    for (int i = 0; i < g->n_verbs; i++) {
        first[i] = (uint16_t)*n_rows;
        *n_rows += 1;
        for (int k = 0; k < VK_ARGS_MAX; k++)
            *n_rows += g->arg_kinds[g->verbs[i].arg[k]].n;
    }
    return first;
}

const struct vk_policy *read_policy(const char *file, const struct vk_game *g)
{
    if (strcmp(file, "none") == 0)
        return NULL;
    if (strcmp(file, "built-in") == 0)
        return g->policy;
    struct vk_policy *p = get_memory(sizeof *p);
    uint16_t head[3];
    int n_rows;
    const uint16_t *first = rows_of_verbs(g, &n_rows);
    FILE *in = open_weights(file, g, head);
    if (head[2] != n_rows)
        give_up(file, "is a policy of other verbs");
    *p = (struct vk_policy){
        .n_own = head[0], .n_table = head[1], .n_rows = head[2], .first = first
    };
    size_t row = sizeof(struct vk_net_row);
    p->own = read_part(in, head[0] * row, file);
    p->others = read_part(in, head[0] * row, file);
    p->table = read_part(in, head[1] * row, file);
    p->first_bias = read_part(in, VK_NET_FIRST * sizeof(int32_t), file);
    p->rows = read_part(in, head[2] * row, file);
    p->row_bias = read_part(in, head[2] * sizeof(int32_t), file);
    fclose(in);
    return p;
}

struct vk_game judged_by(const struct vk_game *g, const struct vk_net *net)
{
    struct vk_game copy = *g;
    copy.net = net;
    if (net != g->net)
        copy.net_alone = NULL;
    return copy;
}

int decider(const struct vk_game *g, const void *s)
{
    struct vk_due due = vk_due(g, s);
    return due.over ? VK_NONE : due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
}

struct vk_setup some_setup(const struct vk_game *g, int seats, struct vk_rng *rng)
{
    struct vk_setup cfg;
    struct vk_refusal no;
    vk_setup_standard(g, seats, &cfg);
    if (vk_rng_below(rng, 2))
        return cfg;
    for (int i = 0; i < g->n_options; i++) {
        const struct vk_option *o = &g->options[i];
        int value = o->min + (int)vk_rng_below(rng, (uint32_t)(o->max - o->min + 1));
        if (o->display || o->kind == VK_OPT_NUMBER || vk_rng_below(rng, 3))
            continue;
        if (vk_setup_refused(g, &cfg, i, value, &no) == VK_OK)
            cfg.option[i] = (int16_t)value;
    }
    return cfg;
}
