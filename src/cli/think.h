/* think.h - a bot that thinks for a time instead of a number of iterations. */
#ifndef VAKA_CLI_THINK_H
#define VAKA_CLI_THINK_H

#include "vaka/bot.h"

enum { THINK_MS_MAX = 3600000 };

/* Memory for a bot that may think so long; milliseconds 0: as its level says. */
size_t think_memory(const struct vk_game *g, const struct vk_level *level, int64_t milliseconds);

/*
 * What the bot chooses. A search goes on until its thread has worked for this time, however busy
 * the machine is; milliseconds 0: it makes the iterations of its level.
 */
vk_action think(struct vk_bot *b, const void *concealed, int seat, int64_t milliseconds);

#endif
