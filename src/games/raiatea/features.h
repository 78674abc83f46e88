/* features.h - names of what a net reads of Raiatea (features.def). */
#ifndef VAKA_GAMES_RAIATEA_FEATURES_H
#define VAKA_GAMES_RAIATEA_FEATURES_H

#include "games/raiatea/rules.h"
#include "games/scaffold/features.inc"

#endif
