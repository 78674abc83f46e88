/*
 * ask.c - the question that is put to a seat where it hangs on the position, else the title of the point serves; and
 * below it in a line what the answer means. Then the clicks that lead to an answer, which are the page's own.
 */
#include "telling.h"
#include <string.h>

struct question {
    const char *head, *means; /* NULL: the title of the point; the first line of its help */
    int value[2];             /* of the blanks of both */
};

static void put_meaning(const struct telling *to, const char *help)
{
    const char *end = strchr(help, '\n');
    vk_put_bytes(to->out, help, end ? (size_t)(end - help) : strlen(help));
}

static void ask(const struct telling *to, const struct question *q, int point)
{
    struct face_blanks b = { .who = to->seat,
                             .n = 2,
                             .value = { (int16_t)q->value[0], (int16_t)q->value[1] } };
    if (q->head)
        face_fill(&raiatea_face, q->head, &b, to->words, to->out);
    vk_put_char(to->out, '\n');
    if (q->means)
        face_fill(&raiatea_face, q->means, &b, to->words, to->out);
    else
        put_meaning(to, vk_tr(to->words, raia_point_help[point]));
}

/* In the ceremony order, from 1. */
static int place_of(const struct raia_state *s, int seat)
{
    int place = 0;
    while (place < s->n_order && s->order[place] != seat)
        place++;
    return place + 1;
}

/* Cards that are chosen together: how many are wanted. */
static struct question about_set(const struct telling *to, int point)
{
    int n = raia_set_wanted(to->s, to->seat);
    bool is_one = n == 1;
    struct question q = { .value = { n } };
    switch (point) {
    case P_setup_keep: q.head = "Keep {0} of these rituals"; break;
    case P_ritual_keep:
        q.head = is_one ? "Keep one of the rituals" : "Keep {0} of the rituals";
        break;
    case P_pay_mask:
        q.head = is_one ? "Which mask do you give up?" : "Which {0} masks do you give up?";
        q.means = is_one ? "It goes to the market." : "They go to the market.";
        break;
    default:
        q.head = is_one ? "Which ritual do you give up?" : "Which {0} rituals do you give up?";
        break;
    }
    return q;
}

static struct question question_of(const struct telling *to, int point)
{
    const struct raia_player *p = to->p;
    struct question q = { NULL, NULL, { 0 } };
    switch (point) {
    case P_setup_keep:
    case P_ritual_keep:
    case P_pay_mask:
    case P_pay_ritual: return about_set(to, point);
    case P_buy_rituals:
    case P_ritual_deck:
        q.means = point == P_ritual_deck ? "You draw {0}." : "You draw {0} and keep one.";
        q.value[0] = raia_draw_number(p);
        break;
    case P_prepare:
        q.means = "Up to {0} rituals of your own, and any number that are for everybody. Yours "
                  "cost {1} mana in all.";
        q.value[0] = raia_clips(p);
        q.value[1] = raia_prepared_cost(to->s, to->seat);
        break;
    case P_choose_reward:
        q.means = "You are number {0} in the ceremony order.";
        q.value[0] = place_of(to->s, to->seat);
        break;
    default: break;
    }
    return q;
}

void raia_ask(const void *st, int seat, const struct vk_words *w, struct vk_out *out)
{
    const struct raia_state *s = st;
    struct telling to = { s, &s->player[seat], seat, w, out };
    int point = raia_point_now(s);
    struct question q = question_of(&to, point);
    ask(&to, &q, point);
}

/* ---- Clicks within a decision ----------------------------------------------------------------- */

enum { SALES = 3 }; /* of each good, behind the others */
#define LEVELS "Any level up to the price. Afterwards the price falls by one."

const char *const raia_click_ids[RAIA_CLICKS] = {
    "shaman", "trader", "mirror", "sell.uru", "sell.taro", "sell.mahi", "sell.tiare",
};
const char *const raia_click_help[RAIA_CLICKS] = {
    "It may cost no more than you have priests.",
    "Then the trader is used.",
    "For good: the two are a pair that nobody can take.",
    LEVELS,
    LEVELS,
    LEVELS,
    LEVELS,
};

const char *raia_click_of(vk_action a)
{
    switch (vk_verb_of(a)) {
    case V_shaman: return raia_click_ids[0];
    case V_trader: return raia_click_ids[1];
    case V_mirror: return raia_click_ids[2];
    case V_sell: return raia_click_ids[SALES + vk_arg(a, 0)];
    default: return NULL;
    }
}

void raia_write_click(int i, const struct vk_words *w, struct vk_out *out)
{
    static const char *const text[SALES] = { "Shaman: which ritual, without mana?",
                                             "Trader: which price goes to the top?",
                                             "Mirror: which mask does it join?" };
    struct face_blanks b = { .who = VK_NONE, .n = 1, .kind = { A_GOOD } };
    if (i < SALES) {
        vk_put(out, vk_tr(w, text[i]));
        return;
    }
    b.value[0] = (int16_t)(i - SALES);
    face_fill(&raiatea_face, "Sell {0}: at which level?", &b, w, out);
}
