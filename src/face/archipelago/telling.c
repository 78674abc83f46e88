/* telling.c - the sentences of telling.h. */
#include "telling.h"

#define PEN_FACE    archipelago_face
#define SAY         arch_say
#define SAY_NUMBERS arch_tell
#define SAY_OF      arch_tell_of
#define SAY_TEXT    arch_tell_text
#include "face/telling.inc"

/* REB against POP after a change, with a warning when it comes near. */
void arch_tell_boards(const struct telling *to, int reb, int pop)
{
    int then_reb = to->s->reb + reb, then_pop = to->s->pop + pop;
    then_reb = then_reb < 0 ? 0 : then_reb;
    arch_tell(to, "Rebellion {0} against population {1}.", then_reb, then_pop, 0);
    if (then_reb > then_pop)
        arch_tell_text(to, "Then the islands are independent at once, and all is lost.");
    else if (then_pop - then_reb <= 3)
        arch_tell(to, "{0?Nothing|Only {0}} to spare.", then_pop - then_reb, 0, 0);
}

/* ---- Land ------------------------------------------------------------------------------------------ */

void arch_tell_face(const struct telling *to, int face)
{
    if (to->out->len)
        vk_put_char(to->out, ' ');
    arch_face_text(face, to->words, to->out);
    vk_put_char(to->out, '.');
    if (arch_faces[face].huts)
        arch_tell(to, "Surplus workers +{0}.", arch_faces[face].huts, 0, 0);
}
