/* telling.c - sentences that follow one another, and the sums of a plan that they tell of. */
#include "telling.h"

void conq_say(const struct telling *to, const char *msgid, struct face_blanks b)
{
    if (to->out->len)
        vk_put_char(to->out, ' ');
    b.who = b.who ? b.who : to->seat;
    face_fill(&conquest_face, msgid, &b, to->words, to->out);
}

void conq_tell(const struct telling *to, const char *msgid, int a, int b, int c)
{
    conq_say(to, msgid,
             (struct face_blanks){ .n = 3, .value = { (int16_t)a, (int16_t)b, (int16_t)c } });
}

void conq_tell_of(const struct telling *to, const char *msgid, unsigned kind, int value)
{
    conq_say(
        to, msgid,
        (struct face_blanks){ .n = 1, .kind = { (uint8_t)kind }, .value = { (int16_t)value } });
}

void conq_tell_text(const struct telling *to, const char *text)
{
    if (to->out->len)
        vk_put_char(to->out, ' ');
    vk_put(to->out, vk_tr(to->words, text));
}

int conq_points_at(const struct conq_state *s, int seat, int hex)
{
    struct conq_pool pool[CONQ_HEXES];
    int n = conq_pools_left(s, seat, pool);
    for (int i = 0; i < n; i++)
        if (hs_has(pool[i].groups, hex))
            return pool[i].points;
    return 0;
}

int conq_plan_gain(const struct conq_state *s, int seat, int item, int arg)
{
    struct conq_state then = *s;
    if (then.plan[seat].n == CONQ_PLAN)
        return 0;
    conq_write_entry(&then.plan[seat], item, (unsigned)arg);
    return conq_forecast(&then, seat, CARDS_UP) - conq_forecast(s, seat, CARDS_UP);
}
