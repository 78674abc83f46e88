/* aboard.h - what can be played, and against which bots: the answer to /api/games, told without a server too. */
#ifndef VAKA_TABLE_ABOARD_H
#define VAKA_TABLE_ABOARD_H

#include "vaka/json.h"

void vk_aboard_json(struct vk_json *j);

#endif
