/* brief.c - what an action brings, in the few words that a button has room for below its name. */
#include "face.h"

struct brief {
    const char *msgid; /* "": no word; NULL: what the action means serves */
    unsigned kind;     /* of the first blank; 0: numbers alone */
    int value[2];
};

static struct brief text(const char *msgid)
{
    return (struct brief){ msgid, 0, { 0 } };
}

static struct brief number(const char *msgid, int n)
{
    return (struct brief){ msgid, 0, { n } };
}

/* What a sale at a level pays. */
static struct brief sale(const char *msgid, int good, int level)
{
    return (struct brief){ msgid, W_BONUS, { good * 8 + level } };
}

/* How the price of a good moves. */
static struct brief price(const struct raia_state *s, int good, int by)
{
    return (struct brief){ "price {0} \xE2\x86\x92 {1}",
                           0,
                           { s->level[good], raia_level_after(s, good, by) } };
}

static struct brief of_good(const struct raia_state *s, int seat, int good)
{
    switch (raia_point_now(s)) {
    case P_choose_good: return price(s, good, 1);
    case P_punua_kind: return sale("{0}", good, RAIA_LEVELS);
    default: return number("you have {0}", s->player[seat].goods[good]);
    }
}

static struct brief of_card(const struct raia_state *s, int face)
{
    const struct raia_face *card = &raia_faces[face];
    if (card->type == FACE_GOOD)
        return sale(raia_shorts[SHORT_SELLS_FOR], card->what, s->level[card->what]);
    return text(raia_treasure_name[card->treasure]);
}

static struct brief of_helper(const struct raia_state *s, int seat, int h)
{
    return raia_point_now(s) == P_reactivate
               ? number("{0} used", raia_used_helpers(&s->player[seat], h))
               : number(raia_counts[COUNT_IN_MARKET], s->helpers[h]);
}

/* What the bag holds with it. */
static struct brief of_bid(const struct raia_state *s, int n)
{
    bool is_lost = raia_point_now(s) == P_auction_bid && raia_option(s, O_MANA_SCARCITY);
    return is_lost ? number(raia_counts[COUNT_BAG], s->bag)
                   : number("bag: {0} with yours", s->bag + n);
}

static struct brief of_player(const struct raia_player *p)
{
    return (struct brief){ "{0}, {1} {1|priest|priests}", A_RANK, { raia_rank(p), p->priests } };
}

/* What is always said of a thing; the name of a reward says all. */
static const char *of_thing(vk_action a)
{
    unsigned first = vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_go: return raia_location_kahuna[first];
    case V_gather: return "one more card, and a good on top";
    case V_mask: return raia_mask_brief[first];
    case V_mirror: return raia_mask_text[first];
    case V_strike: return raia_ritual_short[vk_arg(a, 1)];
    case V_keep:
    case V_ritual:
    case V_shaman: return raia_ritual_short[first];
    case V_reward: return "";
    default: return NULL;
    }
}

static struct brief brief_of(const struct raia_state *s, int seat, vk_action a)
{
    const struct raia_player *p = &s->player[seat];
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_take: return of_card(s, first);
    case V_sacrifice: return price(s, first, -1);
    case V_good: return of_good(s, seat, first);
    case V_trader: return sale("{0}", first, RAIA_LEVELS);
    case V_sell: return sale("pays up to {0}", first, s->level[first]);
    case V_helper: return of_helper(s, seat, first);
    case V_hire: return number(raia_counts[COUNT_LEFT], s->helpers[first]);
    case V_deck: return number(raia_counts[COUNT_CARDS_LEFT], s->n_deck[first]);
    case V_train: return number("+{0} mana", raia_priest_mana(p, p->priests + first));
    case V_bid: return of_bid(s, first);
    case V_mission: return number(raia_counts[COUNT_POINTS], raia_missions[first].points);
    case V_target: return of_player(&s->player[first]);
    default: return text(of_thing(a));
    }
}

void raia_write_brief(const struct raia_state *s, int seat, vk_action a, const struct vk_words *w,
                      struct vk_json *j)
{
    struct brief b = brief_of(s, seat, a);
    struct face_blanks blanks = { .n = 2,
                                  .kind = { (uint8_t)b.kind },
                                  .value = { (int16_t)b.value[0], (int16_t)b.value[1] } };
    char said[240];
    struct vk_out out = vk_out_to(said, sizeof said);
    if (!b.msgid)
        return;
    if (*b.msgid)
        face_fill(&raiatea_face, b.msgid, &blanks, w, &out);
    vk_json_put(j, "brief", &out);
}
