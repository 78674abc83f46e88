/*
 * alone.c - the net of solitaire: the one that all numbers of seats had before. The net of rivals (net.inc) has seen
 * no game that nobody won.
 */
#include "games/conquest/features.h"

#include "games/conquest/net_alone.inc"
