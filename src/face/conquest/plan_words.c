/* plan_words.c - what can be planned in the Building Step, and why not, in words. */
#include "face.h"

#define CARD_NAME "Arts & Culture card"
const char *const conq_price_ids[] = { "card" };
const char *const conq_price_names[] = { CARD_NAME };

/* A title on a button, a name in a sentence (of items: the one in the tables), what it is for. */
struct planned_words {
    const char *title, *name, *help;
};

static const struct planned_words words[] = {
    [PLAN_USE_CARD] = { NULL, "Card used", NULL },
    [PLAN_SHOW_CARD] = { NULL, "Card shown", NULL },
    [PLAN_INWARD] = { "Turn inward", "Turning Inward",
                      "More points in the pool of your Home now; your Explorer does not sail next "
                      "turn." },
    [PLAN_USE_SAVED] = { NULL, "Saved Resources", "The point that you put aside." },
    [PLAN_BUILD + I_IA] = { "Agriculture", NULL,
                            "Makes a brown box of a group usable for good. A Village there may "
                            "follow in the same turn." },
    [PLAN_BUILD + I_VILLAGE] = { "Village", NULL,
                                 "1 point, and 1 Build Point every turn. It needs a free box; one "
                                 "new Village a group and turn." },
    [PLAN_BUILD + I_WC] = { "War Canoe", NULL,
                            "Moves 2, fights, carries a Warrior Band. Only a War Canoe leads "
                            "others in among enemies." },
    [PLAN_BUILD + I_TC_UP] = { "Chain canoe", NULL,
                               "Face up: it joins your chain at once, for points and Transit. "
                               "Pools stay as they are this turn. One a group." },
    [PLAN_BUILD + I_TC] = { "Transport", NULL,
                            "Moves 2 and carries a Warrior Band or a Colony. Face down, until you "
                            "turn it up into your chain." },
    [PLAN_BUILD +
        I_WB] = { "Warriors", NULL, "Fights. It defends a group, or sails aboard a canoe." },
    [PLAN_BUILD + I_COL] = { "Colony", NULL,
                             "Carried by a Transport to a free group, it becomes a Village there "
                             "in a later Building Step." },
    [PLAN_BUILD + I_RUM] = { "Rumor", NULL,
                             "A bluff for nothing: face down it looks like any piece. It vanishes "
                             "in a Battle, and can be built again." },
    [PLAN_BUY] = { "Card", CARD_NAME,
                   "An Arts & Culture card, about 1 point, drawn when all have sealed. One a "
                   "turn, paid by one pool." },
    [PLAN_SAVE] = { "Save 1 BP", "Save 1 BP", "Puts 1 Build Point aside for a later turn." },
    [PLAN_CONVERT] = { "Settle", "Colony becomes a Village",
                       "A Colony that lay there before this step becomes a Village, for nothing: "
                       "so you settle a free group." },
};

/* In a few words below an item (of bonuses there is no room for them), and as a sentence. */
static const struct {
    const char *brief, *text;
} no_words[N_NOS] = {
    [NO_ORDER] = { "already sent", "This part of the plan is already sent. Undo takes it back." },
    [NO_ONCE] = { "once a turn",
                  "Only once: a Village a turn in each group, one card, one saved point." },
    [NO_POINTS] = { "too few points", "No pool that could build it has enough points left." },
    [NO_SUPPLY] = { "none left", "None is left in your supply." },
    [NO_ROOM] = { "no free box", "None of your groups has a free green box for a Village." },
    [NO_BROWN] = { "no brown box", "None of your groups has a brown box left to improve." },
    [NO_CHAIN] = { "linked already", "Each of your groups has a chain canoe already." },
    [NO_SICK] = { "sickness", "Nothing is built on a group with Sickness." },
    [NO_BARREN] = { "not now", "An event forbids Villages and fields there now." },
    [NO_HOME] = { NULL, "You need a Home for this." },
    [NO_EXPLORER] = { NULL,
                      "Your Explorer misses the next turn already: nothing would be given up." },
    [NO_SAVED] = { "not now",
                   "Only one point can be saved, and not in the step in which you use one." },
    [NO_DECK] = { "no card left", "There is no Arts & Culture card left for you." },
    [NO_COLONY] = { "no Colony", "No Colony of yours stands on a group." },
    [NO_RIVAL] = { "others there", "Others are there." },
    [NO_SOLO] = { "not alone", "Everything lies open in solitaire: no Rumors." },
    [NO_CARD] = { NULL, "You do not have this card." },
    [NO_GROUP] = { "no group", "None of your groups can do it." },
};

/* Alone every canoe lies face up. */
static bool is_open_canoe(const struct conq_state *s, int item)
{
    return item == PLAN_BUILD + I_TC && conq_is_solo(s);
}

const char *conq_planned_name(const struct conq_state *s, int item)
{
    if (is_open_canoe(s, item))
        return words[item].title;
    return words[item].name ? words[item].name : conq_items[item - PLAN_BUILD].title;
}

const char *conq_planned_title(int item)
{
    return words[item].title;
}

const char *conq_planned_help(const struct conq_state *s, int item)
{
    return is_open_canoe(s, item)
               ? "Moves 2 and carries a Warrior Band or a Colony. Where you have no chain canoe "
                 "yet it serves the chain at once."
               : words[item].help;
}

const char *conq_no_brief(enum conq_no no)
{
    return no_words[no].brief;
}

const char *conq_no_text(enum conq_no no)
{
    return no_words[no].text;
}
