/* telling.h - sentences of the face of Conquest, one after the other: explain.c and the reasons tell with it. */
#ifndef VAKA_FACE_CONQUEST_TELLING_H
#define VAKA_FACE_CONQUEST_TELLING_H

#include "face.h"

struct telling {
    const struct conq_state *s;
    int seat;
    const struct vk_words *words;
    struct vk_out *out; /* its own: sentences are parted by what it holds already */
};

/* One sentence, parted from the one before by a blank. */
void conq_say(const struct telling *to, const char *msgid, struct face_blanks b);
/* With three plain numbers; with one value of a kind; without blanks. */
void conq_tell(const struct telling *to, const char *msgid, int a, int b, int c);
void conq_tell_of(const struct telling *to, const char *msgid, unsigned kind, int value);
void conq_tell_text(const struct telling *to, const char *text);

/* Build Points that the plan so far leaves in the pool of a hex; and in the richest pool. */
int conq_points_at(const struct conq_state *s, int seat, int hex);
/* What one more entry adds to the points that this plan leads to, in halves. */
int conq_plan_gain(const struct conq_state *s, int seat, int item, int arg);

/* why.c: small measures of the map that reasons speak of. */
/* The hex of a set that lies nearest to `hex`, VK_NONE if it is empty. */
int conq_nearest(struct hexset set, int hex);
/* Chain canoes that a hex still needs to be in the chain of the Home, by the shortest way. */
int conq_canoes_to_link(const struct conq_state *s, int seat, int hex);

/* why_build.c, why_battle.c: false where the action is none of theirs. */
bool conq_why_build(const struct telling *to, vk_action a);
bool conq_why_battle(const struct telling *to, vk_action a, int point);

#endif
