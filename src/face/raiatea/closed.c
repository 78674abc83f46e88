/*
 * closed.c - what a player of Raiatea may look for in vain: places that are taken, missions that cannot be completed,
 * levels of a stall that cannot be sold at; and why. The rules say what is lacking; here are the sentences. Of whatever
 * else lies on the table: when it is used.
 */
#include "face.h"

const char *const raia_when_ids[RAIA_WHENS] = {
    "place", "face", "forest", "good", "stall",   "helper",  "mask",   "tile", "row",
    "deck",  "rank", "round",  "bag",  "priests", "rewards", "reward", "seat", "order",
};
static const char to_read[] = "This is only to be read.";
static const char by_offer[] =
    "Rewards come in a ceremony: whoever offers most mana chooses first.";
const char *const raia_when[RAIA_WHENS] = {
    "Places are chosen in action rounds, one player after the other.",
    "Cards from here are taken at the Forest, when somebody chooses that place.",
    to_read,
    "Goods from the market come as a reward or by a ritual; the Forest brings goods too.",
    "Goods are sold at the Market, when somebody chooses that place.",
    "Helpers are hired at the Market, when somebody chooses that place.",
    "Masks are exchanged at the Neighbours, when somebody chooses that place.",
    "Missions are completed at the end of a ceremony, or by the Kahuna of the Neighbours.",
    "The bag pays the line from left to right. There is nothing to choose in it now.",
    "Rituals are drawn at the Marae, or bought in a ceremony.",
    "Tattoos raise your rank. A good that you sacrifice at the Marae is one.",
    to_read,
    to_read,
    "Priests are trained on the Path of the gods, and at the beginning of a ceremony.",
    by_offer,
    by_offer,
    to_read,
    to_read,
};

struct closing {
    const struct raia_state *s;
    int seat, n;
    struct vk_closed *list;
};

static void shut(struct closing *c, vk_action a, const char *why, int x)
{
    if (c->n < VK_CLOSED_MAX)
        c->list[c->n++] = (struct vk_closed){ .act = a, .why = why, .value = { (int16_t)x } };
}

static void close_places(struct closing *c)
{
    for (unsigned l = 0; l < N_LOCATIONS; l++)
        if (c->s->taken >> l & 1)
            shut(c, vk_act(V_go, l, 0, 0), "It has been chosen in this round already.", 0);
}

/* ---- missions ----------------------------------------------------------------------------------- */

static const char *lacking(int tile)
{
    static const char *const why[] = {
        [NEED_PEARLS] = "You need {0} more {0|pearl|pearls}.",
        [NEED_MANA] = "You need {0} more mana.",
        [NEED_GOODS] = "You need {0} more of these goods.",
        [NEED_ALIKE] = "You need {0} more of one kind of good.",
        [NEED_BID] = "It is auctioned when no other tile is left in its row.",
        [NEED_MASKS] = "You need {0} more {0|mask|masks} that no mirror is joined to.",
        [NEED_RITUALS] = "You need {0} more {0|ritual|rituals} in hand.",
        [HAVE_RANK] = "You need to rise {0} more {0|rank|ranks}.",
        [HAVE_PRIESTS] = "You need {0} more {0|priest|priests}.",
        [HAVE_HELPERS] = "You need {0} more {0|helper|helpers}.",
        [HAVE_ALIKE_HELPERS] = "You need {0} more {0|helper|helpers} of one kind.",
        [HAVE_ALL_HELPERS] = "You need {0} more {0|kind|kinds} of helpers.",
        [HAVE_MASKS] = "You need {0} more {0|mask|masks}.",
        [HAVE_PAIRS] = "You need {0} more {0|pair|pairs} of masks.",
    };
    return why[raia_missions[tile].need];
}

static void close_missions(struct closing *c, bool is_free)
{
    const struct raia_state *s = c->s;
    for (int tile = 0; tile < N_MISSIONS; tile++) {
        const struct raia_mission *m = &raia_missions[tile];
        vk_action a = vk_act(V_mission, (unsigned)tile, 0, 0);
        int lacks = is_free && m->kind != KIND_AUCTION ? 0 : raia_lacks(&s->player[c->seat], tile);
        if (s->tile_at[tile] != TILE_STATUE || m->points > s->shown_statues)
            continue;
        if (!raia_is_open(s, tile))
            shut(c, a, "It cannot be completed before the end of ceremony {0}.", m->points - 1);
        else if (lacks)
            shut(c, a, lacking(tile), lacks);
    }
}

/* ---- sales -------------------------------------------------------------------------------------- */

static void close_stalls(struct closing *c)
{
    const struct raia_state *s = c->s;
    for (unsigned good = 0; good < N_GOODS; good++)
        for (unsigned level = 1; level <= RAIA_LEVELS; level++) {
            vk_action a = vk_act(V_sell, good, level - 1, 0);
            if (!s->player[c->seat].goods[good])
                shut(c, a, "You have none to sell.", 0);
            else if (level > s->level[good])
                shut(c, a, "The price stands at {0}; this level is too high.", s->level[good]);
        }
}

static bool has_verb(const struct vk_actions *list, unsigned verb)
{
    for (int i = 0; i < list->n; i++)
        if (vk_verb_of(list->act[i]) == verb)
            return true;
    return false;
}

int raia_closed(const void *st, int seat, struct vk_closed list[VK_CLOSED_MAX])
{
    const struct raia_state *s = st;
    struct closing c = { s, seat, 0, list };
    struct vk_actions legal = { .n = 0 };
    int now = raia_point_now(s);
    vk_legal(&raiatea_game, st, seat, &legal);
    if (now == P_choose_location)
        close_places(&c);
    if (now == P_choose_mission || now == P_neigh_mission || now == P_too_turn)
        close_missions(&c, now == P_choose_mission && vk_top_of(&s->h)->flag);
    if (has_verb(&legal, V_sell))
        close_stalls(&c);
    return c.n;
}
