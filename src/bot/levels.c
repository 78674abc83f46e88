/*
 * levels.c - the opponents by name. How strong each is: docs/bots.md; what made these numbers: train/log.md.
 */
#include "vaka/bot.h"
#include <string.h>

const struct vk_level vk_levels[] = {
    { "random", "any move", "takes any move that the rules allow", VK_BOT_RANDOM, 0, 0.0f, 0.0f,
      0.0f },
    { "greedy", "hasty", "takes what looks best at once, without thinking ahead", VK_BOT_GREEDY, 0,
      0.0f, 0.0f, 0.0f },
    { VK_FIRST_LEVEL, "easy", "plays sensible moves, misses many better ones", VK_BOT_SEARCH, 100,
      0.5f, 0.0f, 0.0f },
    { VK_USUAL_LEVEL, "medium", "thinks further ahead, can still miss a good move", VK_BOT_SEARCH,
      500, 0.1f, 0.0f, 0.0f },
    { "hard", "hard", "considers every sensible move, for those who win against medium",
      VK_BOT_SEARCH, 4000, 0.0f, 0.0f, 0.0f },
    { "master", "master", "our strongest, thinks longest, sometimes for a few seconds",
      VK_BOT_SEARCH, 32000, 0.0f, 0.0f, 0.0f },
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
        uint32_t iterations = 0;
        if (colon && !read_iterations(colon + 1, &iterations))
            return false;
        *out = *level;
        out->iterations = iterations;
        return true;
    }
    return false;
}

/* What the level is in this game, if anything is said of it there. */
static const struct vk_rung *rung_of(const struct vk_ladder *ladder, const char *level)
{
    for (int i = 0; i < VK_RUNGS_MAX && ladder->rung[i].level; i++)
        if (strcmp(ladder->rung[i].level, level) == 0)
            return &ladder->rung[i];
    return NULL;
}

struct vk_level vk_level_in(const struct vk_game *g, const struct vk_level *level)
{
    static const struct vk_ladder as_everywhere = { 0 };
    const struct vk_ladder *ladder = g->ladder ? g->ladder : &as_everywhere;
    struct vk_level out = *level;
    out.curiosity = ladder->curiosity;
    if (!level->id) /* none of the ladder: all is said */
        return out;
    const struct vk_rung *rung = rung_of(ladder, level->id);
    if (rung)
        out.overlooks = rung->overlooks;
    out.evenly = out.overlooks > 0 ? 0.0f : ladder->evenly;
    for (int i = 0; i < vk_n_levels && !out.iterations; i++)
        if (strcmp(vk_levels[i].id, level->id) == 0)
            out.iterations = rung ? rung->iterations : vk_levels[i].iterations;
    return out;
}
