/*
 * ask.c - the question that is put to a seat where it hangs on the position, and below it in a line what the answer
 * means; else title and help of the point serve. Then the clicks that lead to an answer, which are the page's own.
 */
#include "telling.h"

struct question {
    const char *head, *means; /* either may be NULL: title and help of the point serve */
};

static void ask(const struct telling *to, struct question q, int n)
{
    struct face_blanks b = { .who = to->seat, .n = 1, .value = { (int16_t)n } };
    if (q.head)
        face_fill(&raiatea_face, q.head, &b, to->words, to->out);
    if (!q.means)
        return;
    vk_put_char(to->out, '\n');
    face_fill(&raiatea_face, q.means, &b, to->words, to->out);
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
static void ask_set(const struct telling *to, int point)
{
    static const struct question keep_first = { "Keep {0} of these rituals", NULL };
    static const struct question keep_one = { "Keep one of the rituals", NULL };
    static const struct question keep = { "Keep {0} of the rituals", NULL };
    static const struct question mask = { "Which mask do you give up?", "It goes to the market." };
    static const struct question masks = { "Which {0} masks do you give up?",
                                           "They go to the market." };
    static const struct question ritual = { "Which ritual do you give up?", NULL };
    static const struct question rituals = { "Which {0} rituals do you give up?", NULL };
    int n = raia_set_wanted(to->s, to->seat);
    bool is_one = n == 1;
    switch (point) {
    case P_setup_keep: ask(to, keep_first, n); break;
    case P_ritual_keep: ask(to, is_one ? keep_one : keep, n); break;
    case P_pay_mask: ask(to, is_one ? mask : masks, n); break;
    default: ask(to, is_one ? ritual : rituals, n); break;
    }
}

void raia_ask(const void *st, int seat, const struct vk_words *w, struct vk_out *out)
{
    static const struct question buy = { NULL, "You draw {0} and keep one." };
    static const struct question deck = { NULL, "You draw {0}." };
    static const struct question prepare = {
        NULL, "Up to {0} rituals of your own, and any number that are for everybody."
    };
    static const struct question reward = { NULL, "You are number {0} in the ceremony order." };
    const struct raia_state *s = st;
    struct telling to = { s, &s->player[seat], seat, w, out };
    int point = raia_point_now(s);
    switch (point) {
    case P_setup_keep:
    case P_ritual_keep:
    case P_pay_mask:
    case P_pay_ritual: ask_set(&to, point); break;
    case P_buy_rituals: ask(&to, buy, raia_draw_number(to.p)); break;
    case P_ritual_deck: ask(&to, deck, raia_draw_number(to.p)); break;
    case P_prepare: ask(&to, prepare, raia_clips(to.p)); break;
    case P_choose_reward: ask(&to, reward, place_of(s, seat)); break;
    default: break;
    }
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
