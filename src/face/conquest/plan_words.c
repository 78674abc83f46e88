/* plan_words.c - what can be planned in the Building Step, and why not, in words. */
#include "face.h"

const char conq_left_text[] = "You have {0} left.";
const char conq_wasted_text[] = "{0} {0|Build Point is|Build Points are} left and will be lost.";

#define CARD_NAME "Arts & Culture card"
const char *const conq_price_ids[] = { "card" };
#define CARD_HELP                                                                                  \
    "An Arts & Culture card, worth about 1 point, drawn when everybody has sealed. One a turn."
const char *const conq_price_names[] = { CARD_NAME };
const char *const conq_price_helps[] = { CARD_HELP };

/* A title on a button, a name in a sentence (of items: the one in the tables), its use in two or three words, and
 * what it is for. */
struct planned_words {
    const char *title, *name, *use, *help;
};

static const struct planned_words words[] = {
    [PLAN_USE_CARD] = { NULL, "Card used", NULL, NULL },
    [PLAN_SHOW_CARD] = { NULL, "Card shown", NULL, NULL },
    [PLAN_INWARD] = { "Turn inward", "Turning inward", NULL,
                      "Your Explorer rests next turn; you have more Build Points at your Home "
                      "now." },
    [PLAN_USE_SAVED] = { NULL, "Saved Build Point", NULL,
                         "The Build Point that you put aside in an earlier turn." },
    [PLAN_BUILD + I_IA] = { "Agriculture", "Agriculture", "opens a brown box",
                            "A brown box becomes a place for a Village, for good. The Village may "
                            "follow in the same turn." },
    [PLAN_BUILD +
        I_VILLAGE] = { "Village", NULL, "1 point, pays every turn",
                       "1 point, and 1 Build Point every turn. It needs a free green box; "
                       "each island gets one new Village a turn." },
    [PLAN_BUILD + I_WC] = { "War Canoe", NULL, "fights, leads attacks",
                            "It moves 2 hexes, fights and carries a Warrior Band. Only a War Canoe "
                            "leads others in among rivals." },
    [PLAN_BUILD +
        I_TC_UP] = { "Chain canoe", "Chain canoe", "links an island",
                     "A Transport that lies face up: it links its island to your chain "
                     "at once, for points. Build Points are shared from next turn on. One "
                     "for each island." },
    [PLAN_BUILD +
        I_TC] = { "Transport", "Transport", "carries one piece",
                  "It moves 2 hexes and carries a Colony or a Warrior Band. Turned face up "
                  "in a later turn it is a chain canoe." },
    [PLAN_BUILD + I_WB] = { "Warrior Band", NULL, "guards an island",
                            "It fights: it guards an island, or sails aboard a canoe." },
    [PLAN_BUILD + I_COL] = { "Colony", NULL, "settles an island",
                             "Settlers. Carried by a Transport to a free island, they become a "
                             "Village there in a later turn." },
    [PLAN_BUILD +
        I_RUM] = { "Rumor", NULL, "a bluff",
                   "Nothing at all, but face down it looks like any piece. It vanishes in "
                   "a Battle and can be built again." },
    [PLAN_BUY] = { "Card", CARD_NAME, "about 1 point", CARD_HELP },
    [PLAN_SAVE] = { "Save 1", "Save 1 Build Point", "for later",
                    "Puts 1 Build Point aside for a later turn." },
    [PLAN_CONVERT] = { "Settle", "Colony becomes a Village", "1 point, for free",
                       "A Colony that came to a free island before this step becomes a Village "
                       "there, for nothing." },
};

/* In a few words below an item (of bonuses there is no room for them), as a sentence, and of one island where that is
 * another sentence. */
static const struct {
    const char *brief, *text, *here;
} no_words[N_NOS] = {
    [NO_ORDER] = { "already sent", "This part of the plan is already sent. Undo takes it back.",
                   NULL },
    [NO_ONCE] = { "once a turn",
                  "Once a turn: one new Village on each island, one card, one saved Build Point.",
                  "Your plan has a new Village here already: one a turn on each island." },
    [NO_POINTS] = { "too dear now",
                    "No island that could build it has enough Build Points left. Only linked "
                    "islands share theirs.",
                    "This island has too few Build Points left. Only linked islands share "
                    "theirs." },
    [NO_SUPPLY] = { "none left", "You have no more of these pieces.", NULL },
    [NO_ROOM] = { "no free box",
                  "None of your islands has a free box for a Village. A brown box needs "
                  "Agriculture first.",
                  "This island has no free box for a Village. A brown box needs Agriculture "
                  "first." },
    [NO_BROWN] = { "no brown box", "None of your islands has a brown box left.",
                   "This island has no brown box left." },
    [NO_CHAIN] = { "linked already", "Each of your islands has a chain canoe already.",
                   "This island has a chain canoe already." },
    [NO_SICK] = { "sickness", "Nothing is built on an island with Sickness.", NULL },
    [NO_BARREN] = { "not now", "An event forbids Villages and Agriculture there now.", NULL },
    [NO_HOME] = { NULL, "You need a Home for this.", NULL },
    [NO_EXPLORER] = { NULL,
                      "Your Explorer misses the next turn already: nothing would be given up.",
                      NULL },
    [NO_SAVED] = { "not now",
                   "Only one Build Point can be saved, and not in a turn in which you use one.",
                   NULL },
    [NO_DECK] = { "no card left", "There is no Arts & Culture card left for you.", NULL },
    [NO_COLONY] = { "no Colony", "No Colony of yours stands on an island.", NULL },
    [NO_RIVAL] = { "others there", "Others are there.", NULL },
    [NO_SOLO] = { "not alone", "Everything lies open in solitaire: no Rumors.", NULL },
    [NO_CARD] = { NULL, "You do not have this card.", NULL },
    [NO_GROUP] = { "no island", "None of your islands can do it.", NULL },
};

/* Alone every canoe lies face up. */
static bool is_open_canoe(const struct conq_state *s, int item)
{
    return s && item == PLAN_BUILD + I_TC && conq_is_solo(s);
}

const char *conq_planned_name(int item)
{
    return words[item].name ? words[item].name : conq_items[item - PLAN_BUILD].title;
}

const char *conq_planned_title(int item)
{
    return words[item].title;
}

const char *conq_planned_use(int item)
{
    return words[item].use;
}

const char *conq_planned_help(const struct conq_state *s, int item)
{
    return is_open_canoe(s, item)
               ? "It moves 2 hexes and carries a Colony or a Warrior Band. Where you have no chain "
                 "canoe yet, it links the island at once."
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

const char *conq_no_here(enum conq_no no)
{
    return no_words[no].here ? no_words[no].here : no_words[no].text;
}
