/* drafts.c - what a seat of Archipelago asks about before it does anything: which file answers. */
#include "drafts.h"
#include <string.h>

static const struct {
    const char *word;
    void (*draft)(const struct arch_state *s, int seat, const char *text, const struct vk_words *w,
                  struct vk_json *j);
    bool is_for_all; /* also who is not asked anything now */
} rows[] = {
    { "why", arch_draft_why, false },
    { "trade", arch_draft_trade, true },
    { "set", arch_draft_set, false },
    { "order", arch_draft_order, false },
};

void arch_draft(const void *st, int seat, const char *text, const struct vk_words *w,
                struct vk_json *j)
{
    const struct arch_state *s = st;
    bool is_due = vk_due(&archipelago_game, s).seats >> seat & 1;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t n = strlen(rows[i].word);
        if (!strncmp(text, rows[i].word, n) && text[n] == ' ' && seat < s->h.seats &&
            (is_due || rows[i].is_for_all))
            rows[i].draft(s, seat, text + n + 1, w, j);
    }
}
