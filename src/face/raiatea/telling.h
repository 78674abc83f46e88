/* telling.h - sentences that explain an action or give a reason for it, one after the other. */
#ifndef VAKA_FACE_RAIATEA_TELLING_H
#define VAKA_FACE_RAIATEA_TELLING_H

#include "face.h"

struct telling {
    const struct raia_state *s;
    const struct raia_player *p;
    int seat;
    const struct vk_words *words;
    struct vk_out *out;
};

/* One sentence, parted from the one before by a blank: with any blanks, with three numbers, with a value
 * and a number, as it stands. */
void raia_say(const struct telling *to, const char *msgid, struct face_blanks b);
void raia_say_numbers(const struct telling *to, const char *msgid, int a, int b, int c);
void raia_say_of(const struct telling *to, const char *msgid, unsigned kind, int value, int n);
void raia_say_text(const struct telling *to, const char *text);

int raia_goods_of(const struct raia_player *p);
/* Missions that the seat could complete now. */
int raia_missions_in_reach(const struct telling *to);

#endif
