/*
 * random_events.h - what the files of Random Events share: events.c (deck and program),
 * event_targets.c, event_effects.c, typhoon.c.
 *
 * The frame of `event`: seat is its player (the drawer), STEP_USED not 0 once a Shaman has stopped
 * it (window.c), flag the side or the box that the effect works on.
 */
#ifndef VAKA_GAMES_CONQUEST_RANDOM_EVENTS_H
#define VAKA_GAMES_CONQUEST_RANDOM_EVENTS_H

#include "games/conquest/rules.h"

/* What the row of an event lets its player choose before it takes effect, and among what. */
enum conq_aim { AIM_NOTHING, AIM_HEX, AIM_SEAT };
enum conq_aim conq_event_aim(int event);
struct hexset conq_event_hexes(const struct conq_state *s, int side, int event);
unsigned conq_event_sides(const struct conq_state *s, int side, int event);

/* Push a question of the event whose frame this is. */
void conq_event_ask(struct conq_state *s, const struct vk_frame *f, int point, int seat);

/* One step of the effect, counted from 0; true if there is another one. Each may push. */
bool conq_event_effect(struct conq_state *s, struct vk_frame *f, int step, struct vk_sink *ev);

#endif
