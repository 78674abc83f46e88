/*
 * levels.c - the opponents by name. How strong each is, and what made these numbers: docs/bots.md.
 */
#include "vaka/bot.h"
#include <string.h>

const struct vk_level vk_levels[] = {
    { "random", "any move", "any legal action", VK_BOT_RANDOM, 0, 0.0f, 0.0f, 0.0f },
    { "greedy", "hasty", "the best next step by rule of thumb", VK_BOT_GREEDY, 0, 0.0f, 0.0f,
      0.0f },
    { "easy", "easy", "plays soundly, overlooks things", VK_BOT_SEARCH, 100, 0.5f, 0.0f, 0.0f },
    { "normal", "medium", "looks ahead, overlooks little", VK_BOT_SEARCH, 500, 0.1f, 0.0f, 0.0f },
    { "hard", "hard", "looks far ahead", VK_BOT_SEARCH, 4000, 0.0f, 0.0f, 0.0f },
    { "master", "master", "the best we have, thinks up to three seconds", VK_BOT_SEARCH, 32000,
      0.0f, 0.0f, 0.0f },
};

/*
 * Games differ in what a search is worth: where one more doubling decides little, levels are farther apart, so that
 * each takes about as much from the one below it everywhere.
 */
static const struct rung {
    const char *game, *level;
    uint32_t iterations;
    float overlooks;
} rungs[] = {
    { "polynesia", "easy", 150, 0.35f },  { "polynesia", "normal", 650, 0.06f },
    { "conquest", "easy", 12, 0.92f },    { "conquest", "normal", 90, 0.46f },
    { "conquest", "hard", 300, 0.0f },    { "raiatea", "easy", 30, 0.6f },
    { "raiatea", "normal", 100, 0.35f },  { "raiatea", "hard", 300, 0.0f },
    { "archipelago", "easy", 12, 0.96f }, { "archipelago", "normal", 220, 0.2f },
    { "archipelago", "hard", 800, 0.0f },
};

/* Where the priors are narrow, a long search that follows them finds no more than a short one. Either it looks again
   at what it passed over, or it shares a part of them evenly if it is one that overlooks nothing: the more rivals, the
   less a first idea is worth. */
static const struct habit {
    const char *game;
    float curiosity, evenly;
} habits[] = { { "conquest", 0.9f, 0.0f }, { "archipelago", 0.0f, 0.1f } };

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
static const struct rung *rung_of(const struct vk_game *g, const char *level)
{
    for (size_t i = 0; i < sizeof rungs / sizeof *rungs; i++)
        if (strcmp(rungs[i].game, g->id) == 0 && strcmp(rungs[i].level, level) == 0)
            return &rungs[i];
    return NULL;
}

static struct habit habit_in(const struct vk_game *g)
{
    for (size_t i = 0; i < sizeof habits / sizeof *habits; i++)
        if (strcmp(habits[i].game, g->id) == 0)
            return habits[i];
    return (struct habit){ g->id, 0.0f, 0.0f };
}

struct vk_level vk_level_in(const struct vk_game *g, const struct vk_level *level)
{
    struct vk_level out = *level;
    struct habit habit = habit_in(g);
    out.curiosity = habit.curiosity;
    if (!level->id) /* none of the ladder: all is said */
        return out;
    const struct rung *rung = rung_of(g, level->id);
    if (rung)
        out.overlooks = rung->overlooks;
    out.evenly = out.overlooks > 0 ? 0.0f : habit.evenly;
    for (int i = 0; i < vk_n_levels && !out.iterations; i++)
        if (strcmp(vk_levels[i].id, level->id) == 0)
            out.iterations = rung ? rung->iterations : vk_levels[i].iterations;
    return out;
}
