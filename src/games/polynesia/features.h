/* features.h - names of what a net reads of Polynesia (features.def). */
#ifndef VAKA_GAMES_POLYNESIA_FEATURES_H
#define VAKA_GAMES_POLYNESIA_FEATURES_H

#include "games/polynesia/bot_value.h"
#include "games/scaffold/features.inc"

#endif
