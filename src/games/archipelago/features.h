/* features.h - names of what a net reads of Archipelago (features.def). */
#ifndef VAKA_GAMES_ARCHIPELAGO_FEATURES_H
#define VAKA_GAMES_ARCHIPELAGO_FEATURES_H

#include "games/archipelago/bot.h"
#include "games/scaffold/features.inc"

#endif
