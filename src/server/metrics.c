/* metrics.c - figures as atomic numbers, and the text that Prometheus reads. */
#include "server/metrics.h"
#include "store/xmalloc.h"
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum kind { COUNTER, GAUGE, HISTOGRAM };
enum { N_BOUNDS = 14, ROW = 220 };

/* Upper bounds of the buckets, in seconds and as they are written. */
static const double bound[N_BOUNDS] = { .0005, .001, .002, .005, .01, .02, .05,
                                        .1,    .2,   .5,   1,    2,   5,   10 };

struct row {
    enum kind kind;
    const char *name, *labels, *help;
};

static const struct row rows[N_METRICS] = {
#define METRIC(kind, id, name, labels, help) { kind, name, labels, help },
#include "server/metrics.def"
#undef METRIC
};

struct figure {
    _Atomic int64_t n;                /* value; of a histogram, how many */
    _Atomic int64_t nanoseconds;      /* sum of a histogram */
    _Atomic int64_t bucket[N_BOUNDS]; /* each on its own, summed when written */
};

struct metrics {
    struct figure figure[N_METRICS];
};

struct metrics *metrics_new(void)
{
    struct metrics *m = xcalloc(1, sizeof *m);
    metrics_set(m, M_STARTED, (int64_t)time(NULL));
    return m;
}

void metrics_free(struct metrics *m)
{
    free(m);
}

void metrics_add(struct metrics *m, enum metric id, int64_t n)
{
    if (m)
        atomic_fetch_add_explicit(&m->figure[id].n, n, memory_order_relaxed);
}

void metrics_set(struct metrics *m, enum metric id, int64_t n)
{
    if (m)
        atomic_store_explicit(&m->figure[id].n, n, memory_order_relaxed);
}

int64_t metrics_get(const struct metrics *m, enum metric id)
{
    return m ? atomic_load_explicit(&m->figure[id].n, memory_order_relaxed) : 0;
}

void metrics_time(struct metrics *m, enum metric id, double seconds)
{
    if (!m)
        return;
    struct figure *f = &m->figure[id];
    if (!(seconds > 0))
        seconds = 0;
    for (int i = 0; i < N_BOUNDS; i++) {
        if (seconds <= bound[i]) {
            atomic_fetch_add_explicit(&f->bucket[i], 1, memory_order_relaxed);
            break;
        }
    }
    atomic_fetch_add_explicit(&f->n, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&f->nanoseconds, (int64_t)(seconds * 1e9), memory_order_relaxed);
}

void metrics_status(struct metrics *m, int status)
{
    static const enum metric of_class[] = { M_REQUESTS_2XX, M_REQUESTS_3XX, M_REQUESTS_4XX,
                                            M_REQUESTS_5XX };
    if (status >= 200 && status < 600)
        metrics_add(m, of_class[status / 100 - 2], 1);
}

static int64_t resident_memory(void)
{
    long long pages = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f)
        return 0;
    char text[100] = "";
    size_t n = fread(text, 1, sizeof text - 1, f);
    (void)fclose(f);
    text[n] = '\0';
    const char *second = strchr(text, ' ');
    if (second)
        pages = strtoll(second, NULL, 10);
    return (int64_t)pages * sysconf(_SC_PAGESIZE);
}

static size_t put_histogram(char *at, size_t size, const char *name, const struct figure *f)
{
    int64_t sum = 0;
    size_t n = 0;
    for (int i = 0; i < N_BOUNDS; i++) {
        sum += atomic_load_explicit(&f->bucket[i], memory_order_relaxed);
        n += (size_t)snprintf(at + n, size - n, "%s_bucket{le=\"%g\"} %lld\n", name, bound[i],
                              (long long)sum);
    }
    /* Others count meanwhile: the total is never less than the buckets say. */
    int64_t total = atomic_load_explicit(&f->n, memory_order_relaxed);
    if (total < sum)
        total = sum;
    n += (size_t)snprintf(at + n, size - n,
                          "%s_bucket{le=\"+Inf\"} %lld\n%s_sum %.9f\n%s_count %lld\n", name,
                          (long long)total, name,
                          (double)atomic_load_explicit(&f->nanoseconds, memory_order_relaxed) / 1e9,
                          name, (long long)total);
    return n;
}

static size_t put_row(char *at, size_t size, const struct row *r, const struct figure *f)
{
    static const char *const kinds[] = { "counter", "gauge", "histogram" };
    size_t n = 0;
    if (r == rows || strcmp(r->name, r[-1].name) != 0)
        n = (size_t)snprintf(at, size, "# HELP %s %s\n# TYPE %s %s\n", r->name, r->help, r->name,
                             kinds[r->kind]);
    if (r->kind == HISTOGRAM)
        return n + put_histogram(at + n, size - n, r->name, f);
    return n + (size_t)snprintf(at + n, size - n, "%s%s%s%s %lld\n", r->name,
                                r->labels[0] ? "{" : "", r->labels, r->labels[0] ? "}" : "",
                                (long long)atomic_load_explicit(&f->n, memory_order_relaxed));
}

char *metrics_text(struct metrics *m, size_t *n)
{
    size_t size = (size_t)N_METRICS * ROW * (N_BOUNDS + 5);
    char *text = xmalloc(size);
    metrics_set(m, M_MEMORY, resident_memory());
    *n = 0;
    for (int i = 0; i < N_METRICS; i++)
        *n += put_row(text + *n, size - *n, &rows[i], &m->figure[i]);
    return text;
}
