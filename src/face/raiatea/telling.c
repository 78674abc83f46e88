/* telling.c - sentences that explain an action or give a reason for it, one after the other. */
#include "telling.h"

#define PEN_FACE    raiatea_face
#define SAY         raia_say
#define SAY_NUMBERS raia_say_numbers
#define SAY_OF      raia_say_of
#define SAY_TEXT    raia_say_text
#include "face/telling.inc"

int raia_goods_of(const struct raia_player *p)
{
    return p->goods[URU] + p->goods[TARO] + p->goods[MAHI] + p->goods[TIARE];
}

int raia_missions_in_reach(const struct telling *to)
{
    int n = 0;
    for (int t = 0; t < N_MISSIONS; t++)
        n += raia_can_complete(to->s, to->seat, t);
    return n;
}
