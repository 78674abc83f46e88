/*
 * levels.c - the opponents by name. How strong each is: docs/bots.md; what made these numbers: train/log.md.
 */
#include "vaka/bot.h"
#include <string.h>

const struct vk_level vk_levels[] = {
    { .id = "random",
      .title = "any move",
      .help = "takes any move that the rules allow",
      .kind = VK_BOT_RANDOM },
    { .id = "greedy",
      .title = "hasty",
      .help = "takes what looks best at once, without thinking ahead",
      .kind = VK_BOT_GREEDY },
    { .id = VK_FIRST_LEVEL,
      .title = "easy",
      .help = "plays sensible moves, misses many better ones",
      .kind = VK_BOT_SEARCH,
      .iterations = 100,
      .overlooks = 0.5f },
    { .id = VK_USUAL_LEVEL,
      .title = "medium",
      .help = "thinks further ahead, can still miss a good move",
      .kind = VK_BOT_SEARCH,
      .iterations = 500,
      .overlooks = 0.1f },
    { .id = "hard",
      .title = "hard",
      .help = "considers every sensible move, for those who win against medium",
      .kind = VK_BOT_SEARCH,
      .iterations = 4000 },
    { .id = "master",
      .title = "master",
      .help = "our strongest, thinks longest, sometimes for a few seconds",
      .kind = VK_BOT_SEARCH,
      .iterations = 32000 },
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
    out.glances = out.kind == VK_BOT_GREEDY && ladder->glance;
    const struct vk_rung *rung = rung_of(ladder, level->id);
    if (rung)
        out.overlooks = rung->overlooks;
    out.evenly = out.overlooks > 0 ? 0.0f : ladder->evenly;
    for (int i = 0; i < vk_n_levels && !out.iterations; i++)
        if (strcmp(vk_levels[i].id, level->id) == 0)
            out.iterations = rung ? rung->iterations : vk_levels[i].iterations;
    return out;
}
