/*
 * levels.c - the opponents by name. How strong each is, and what made these numbers: docs/bots.md.
 */
#include "vaka/bot.h"
#include <string.h>

const struct vk_level vk_levels[] = {
    { "random", "any move", "any legal action", VK_BOT_RANDOM, 0, 0.0f },
    { "greedy", "hasty", "the best next step by rule of thumb", VK_BOT_GREEDY, 0, 0.0f },
    { "easy", "easy", "plays soundly, overlooks things", VK_BOT_SEARCH, 100, 0.5f },
    { "normal", "medium", "looks ahead, overlooks little", VK_BOT_SEARCH, 500, 0.1f },
    { "hard", "hard", "looks far ahead", VK_BOT_SEARCH, 4000, 0.0f },
    { "master", "master", "the best we have, thinks up to three seconds", VK_BOT_SEARCH, 32000,
      0.0f },
};

const int vk_n_levels = sizeof vk_levels / sizeof *vk_levels;

/* A whole number of iterations after the colon, 1 to VK_ITERATIONS_MAX. */
static bool read_iterations(const char *text, uint32_t *out)
{
    uint32_t n = 0;
    for (; *text; text++) {
        if (*text < '0' || *text > '9' || n > VK_ITERATIONS_MAX / 10)
            return false;
        n = n * 10 + (uint32_t)(*text - '0');
    }
    *out = n;
    return n > 0;
}

bool vk_level_read(const char *text, struct vk_level *out)
{
    const char *colon = strchr(text, ':');
    size_t n = colon ? (size_t)(colon - text) : strlen(text);
    for (int i = 0; i < vk_n_levels; i++) {
        const struct vk_level *level = &vk_levels[i];
        if (strlen(level->id) != n || memcmp(level->id, text, n) != 0)
            continue;
        if (colon && level->kind != VK_BOT_SEARCH)
            return false;
        uint32_t iterations = level->iterations;
        if (colon && !read_iterations(colon + 1, &iterations))
            return false;
        *out = *level;
        out->iterations = iterations;
        return true;
    }
    return false;
}
