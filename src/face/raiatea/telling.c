/* telling.c - sentences that explain an action or give a reason for it, one after the other. */
#include "telling.h"

void raia_say(const struct telling *to, const char *msgid, struct face_blanks b)
{
    if (to->out->len)
        vk_put_char(to->out, ' ');
    b.who = to->seat;
    face_fill(&raiatea_face, msgid, &b, to->words, to->out);
}

void raia_say_numbers(const struct telling *to, const char *msgid, int a, int b, int c)
{
    raia_say(to, msgid,
             (struct face_blanks){ .n = 3, .value = { (int16_t)a, (int16_t)b, (int16_t)c } });
}

void raia_say_of(const struct telling *to, const char *msgid, unsigned kind, int value, int n)
{
    raia_say(to, msgid,
             (struct face_blanks){
                 .n = 2, .kind = { (uint8_t)kind, 0 }, .value = { (int16_t)value, (int16_t)n } });
}

void raia_say_text(const struct telling *to, const char *text)
{
    if (to->out->len)
        vk_put_char(to->out, ' ');
    vk_put(to->out, vk_tr(to->words, text));
}

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
