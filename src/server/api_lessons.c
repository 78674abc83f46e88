/*
 * api_lessons.c - /api/lessons: which lessons somebody has done, as words. What a browser tells is added to what is
 * known: nothing is ever taken away, so two devices of one person only learn from each other.
 */
#include "server/budget.h"
#include "server/call.h"
#include "server/keeper.h"
#include "store/xmalloc.h"
#include <stdlib.h>
#include <string.h>

struct lessons_job {
    struct keeper_job job;
    struct call *call;
    int64_t person;
    char more[STORE_LESSONS]; /* words that are new perhaps */
    char done[STORE_LESSONS];
};

static bool has_word(const char *list, const char *word, size_t n)
{
    for (const char *at = list; *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        if (length == n && memcmp(at, word, n) == 0)
            return true;
        at += length;
    }
    return false;
}

/* Words that are too many are left out: a list that is full is no reason to refuse. */
static bool add_words(char done[STORE_LESSONS], const char *more)
{
    size_t used = strlen(done);
    bool is_new = false;
    for (const char *at = more; *at; at += strspn(at, " ")) {
        size_t n = strcspn(at, " ");
        if (n > 0 && !has_word(done, at, n) && used + n + 2 <= STORE_LESSONS) {
            if (used)
                done[used++] = ' ';
            memcpy(done + used, at, n);
            used += n;
            done[used] = 0;
            is_new = true;
        }
        at += n;
    }
    return is_new;
}

static int run_lessons(struct keeper_job *job, struct store *s, struct err *e)
{
    struct lessons_job *l = (struct lessons_job *)job;
    if (store_lessons_get(s, l->person, l->done, e))
        return -1;
    return add_words(l->done, l->more) ? store_lessons_put(s, l->person, l->done, e) : 0;
}

static void write_lessons(struct vk_json *j, const void *context)
{
    vk_json_object(j, NULL);
    vk_json_text(j, "done", context);
    vk_json_end(j, '}');
}

static void lessons_told(struct keeper_job *job, VK_UNUSED void *context)
{
    struct lessons_job *l = (struct lessons_job *)job;
    if (job->e.code == ERR_NONE)
        call_answer(l->call, write_lessons, l->done);
    else
        call_refuse(l->call, F_BUSY, NULL);
    free(l);
}

static void put_job(struct call *c, const char *more)
{
    struct lessons_job *l = xcalloc(1, sizeof *l);
    l->job.run = run_lessons;
    l->job.done = lessons_told;
    l->call = c;
    l->person = c->me.id;
    memcpy(l->more, more, strlen(more));
    if (keeper_put(c->sv->keeper, &l->job))
        return;
    free(l);
    call_refuse(c, F_BUSY, NULL);
}

void api_lessons(struct call *c)
{
    put_job(c, "");
}

/* Small letters, digits and `_`, `.`, `:` within a word. */
static bool are_words(const char *text)
{
    return text[strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_.: ")] == 0;
}

void api_lessons_done(struct call *c)
{
    struct ask a = call_ask(c);
    const char *done = ask_text(&a, "done", STORE_LESSONS - 1, NULL);
    if (!a.why[0] && !are_words(done))
        ask_refuse(&a, "The key \"done\" takes words of small letters and digits.");
    if (a.why[0]) {
        call_refuse(c, F_BAD_REQUEST, a.why);
    } else if (!budget_may_write(c->sv, c->me.household)) {
        call_refuse(c, F_TOO_MANY, budget_no_writing);
    } else {
        budget_written(c->sv, c->me.household, strlen(done));
        put_job(c, done);
    }
}
