/* telling.h - sentences that explain an action, one after the other. */
#ifndef VAKA_FACE_ARCHIPELAGO_TELLING_H
#define VAKA_FACE_ARCHIPELAGO_TELLING_H

#include "face.h"

struct telling {
    const struct arch_state *s;
    const struct arch_player *p;
    int seat;
    const struct vk_words *words;
    struct vk_out *out;
};

/* One sentence, parted from the one before by a blank: with any blanks, with three numbers, with a value
 * and a number, as it stands. */
void arch_say(const struct telling *to, const char *msgid, struct face_blanks b);
void arch_tell(const struct telling *to, const char *msgid, int a, int b, int c);
void arch_tell_of(const struct telling *to, const char *msgid, unsigned kind, int value, int n);
void arch_tell_text(const struct telling *to, const char *text);
void arch_tell_boards(const struct telling *to, int reb, int pop);
void arch_tell_face(const struct telling *to, int face);

/* explain_round.c: cubes of this kind that a seat could harvest with all its people. */
int arch_most_cubes(const struct arch_state *s, int seat, int res);
/* explain_round.c, explain_dealings.c: actions of a round, false if it is none; crises, deals, objectives. */
bool arch_tell_round(const struct telling *to, vk_action a);
void arch_tell_dealings(const struct telling *to, vk_action a);

#endif
