/*
 * fuzz_action.c - text to action and back: what is read is written again letter for letter, and
 * what is refused is refused with a sentence. The first byte chooses the game. The same text is
 * tried as an option, `key=value`, whose value must come back as it was given.
 */
#include "support.h"
#include "vaka/action.h"
#include "vaka/play.h"
#include "vaka/registry.h"
#include <string.h>

enum { TEXT_MAX = 255 };

static void try_action(const struct vk_game *g, const char *text)
{
    char again[TEXT_MAX + 1];
    struct vk_out out = vk_out_to(again, sizeof again);
    vk_action a = VK_NO_ACTION;
    const char *why = NULL;
    if (!vk_action_read(g, text, &a, &why)) {
        must(why && why[0] && a == VK_NO_ACTION);
        return;
    }
    must(vk_verb_of(a) < g->n_verbs);
    vk_action_write(g, a, &out);
    must(vk_out_ok(&out) && strcmp(text, again) == 0);
    must(strlen(again) < VK_ACTION_TEXT);
}

static void check_options(const struct vk_game *g, const struct vk_setup *cfg, const char *key,
                          const char *value)
{
    char again[TEXT_MAX + 1];
    bool is_found = false;
    for (int i = 0; i < g->n_options; i++) {
        const struct vk_option *o = &g->options[i];
        must(cfg->option[i] >= o->min && cfg->option[i] <= o->max);
        if (strcmp(o->key, key) != 0)
            continue;
        struct vk_out out = vk_out_to(again, sizeof again);
        vk_option_write(o, cfg->option[i], &out);
        is_found = strcmp(again, value) == 0;
    }
    must(is_found);
}

static void try_option(const struct vk_game *g, char *text)
{
    char sentence[512];
    struct vk_out why = vk_out_to(sentence, sizeof sentence);
    struct vk_setup cfg;
    char *value = strchr(text, '=');
    if (!value)
        return;
    *value++ = '\0';
    vk_setup_standard(g, g->seats_min, &cfg);
    if (vk_setup_option(g, &cfg, text, value, &why))
        check_options(g, &cfg, text, value);
    else
        must(why.len > 0 && vk_out_ok(&why));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char text[TEXT_MAX + 1];
    struct bytes input = { data, size };
    const struct vk_game *g = vk_games[next_below(&input, (unsigned)vk_n_games)];
    size_t n = input.left < TEXT_MAX ? input.left : TEXT_MAX;
    memcpy(text, input.at, n);
    text[n] = '\0';
    try_action(g, text);
    try_option(g, text);
    return 0;
}
