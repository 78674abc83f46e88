/*
 * choices.c - the native half of the bot parity test: replays a journal and prints what bots of
 * each level would choose on the way, as lines `step seat level seed action`. tests/wasm/parity.mjs
 * asks the WebAssembly module the same questions.
 *
 *     choices JOURNAL                  every thirteenth step, the levels of a short list in turn
 *     choices JOURNAL LEVEL [EVERY]    every decision, or every so many of them, this level
 */
#include "vaka/bot.h"
#include "vaka/journal.h"
#include <stdio.h>
#include <stdlib.h>

enum { EVERY = 13 };

static const char *const asked[] = { "random", "greedy", "easy:30", "normal:60", "hard:100" };

struct asker {
    struct vk_journal_watch watch; /* must come first */
    int n_asked;
    const char *level; /* or NULL: those of the list */
    int every;         /* of the decisions that this level is asked about */
    int n_decisions;
};

static void print_choice(const struct vk_session *t, int seat, const char *level_text,
                         uint64_t seed)
{
    static uint64_t view[VK_STATE_MAX / 8];
    char text[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_level level;
    struct vk_bot bot;
    if (!vk_level_read(level_text, &level))
        return;
    size_t size = vk_bot_memory(t->game, &level);
    void *memory = aligned_alloc(16, (size + 31) / 16 * 16);
    vk_bot_open(&bot, t->game, &level, seed, memory, size);
    vk_view(t->game, t->state, seat, view);
    vk_action_write(t->game, vk_bot_choose(&bot, view, seat, NULL, 0, NULL), &out);
    printf("%u %d %s %llu %s\n", (unsigned)t->n, seat, level_text, (unsigned long long)seed, text);
    free(memory);
}

/* At every thirteenth step that leads to a decision, the next level of the list; or the one level at every so many
 * decisions. */
static void ask(struct vk_journal_watch *self, const struct vk_session *t, const char *text,
                size_t n)
{
    struct asker *asker = (struct asker *)self;
    (void)text;
    (void)n;
    struct vk_due due = vk_due(t->game, t->state);
    if (due.over || !due.seats || (!asker->level && t->n % EVERY && t->n > 1))
        return;
    const char *level = asker->level;
    if (level && asker->n_decisions++ % asker->every)
        return;
    if (!level)
        level = asked[asker->n_asked++ % (int)(sizeof asked / sizeof asked[0])];
    print_choice(t, __builtin_ctz(due.seats), level, 1000u + t->n);
}

static char *read_all(const char *name, size_t *size)
{
    FILE *file = fopen(name, "rb");
    char *text = malloc(1 << 24);
    *size = file && text ? fread(text, 1, 1 << 24, file) : 0;
    if (file)
        fclose(file);
    return text;
}

int main(int argc, char **argv)
{
    static uint64_t state[VK_STATE_MAX / 8];
    static struct vk_journal_head head;
    struct asker asker = { .watch.line = ask,
                           .level = argc > 2 ? argv[2] : NULL,
                           .every = argc > 3 ? atoi(argv[3]) : 1 };
    struct vk_journal_fault no = { 0 };
    struct vk_journal_end end;
    struct vk_journal journal;
    size_t size;
    if (asker.every < 1)
        asker.every = 1;
    char *text = read_all(argc > 1 ? argv[1] : "", &size);
    uint32_t cap = vk_journal_lines(text, size);
    struct vk_session t = { .state = state, .cap = cap };
    t.step = calloc(cap + 1, sizeof *t.step);
    if (!vk_journal_read(text, size, &t, &head, &end, &journal, NULL, &asker.watch, &no)) {
        fprintf(stderr, "line %u: %s\n", (unsigned)no.line, no.why);
        return 1;
    }
    free(t.step);
    free(text);
    return 0;
}
