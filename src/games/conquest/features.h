/* features.h - names of what a net reads of Conquest of Paradise (features.def). */
#ifndef VAKA_GAMES_CONQUEST_FEATURES_H
#define VAKA_GAMES_CONQUEST_FEATURES_H

#include "games/conquest/bot.h"
#include "games/scaffold/features.inc"

#endif
