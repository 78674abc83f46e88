/*
 * things.c - what lies on the table of Conquest and is no argument of an action: marks, tracks, kinds of cards, what a
 * die or a card does in a Battle. Fronts that draw it say it in these words.
 */
#include "face.h"

const char *const conq_thing_ids[CONQ_THINGS] = {
    "atoll", "bp",   "chits", "cup",    "face_down",  "hidden_points", "kept",
    "knots", "lost", "plan",  "points", "last_canoe", "saved",
};
const char *const conq_things[CONQ_THINGS] = {
    "atoll",
    "Build Points",
    "Chits",
    "In the cup",
    "Hidden hand",
    "Hidden cards",
    "Events kept",
    "Knots",
    "Miss a turn",
    "Your plan",
    "Points",
    "The last War Canoe",
    "A saved Build Point",
};
const char *const conq_thing_help[CONQ_THINGS] = {
    "An atoll: a chain canoe there is worth a half point.",
    "Each Village gives 1 Build Point when you build. What you do not spend is lost.",
    ("You win with that many points while at least 2 chits are left. From turn 2 on Samoa draws "
     "one each turn; it says what Samoa gains and does."),
    "What chance can still draw when somebody explores.",
    "Only their owner knows them. They may be points.",
    "They count when you show them, or when the game ends.",
    "Their owner plays them at a moment of their own choice.",
    "With the last knot the Explorer comes home; beyond it, it misses a turn.",
    "Explorers here miss the next turn.",
    "Nobody sees your plan before everybody has sealed theirs.",
    "The points of all. At the flag victory can be declared.",
    "The last War Canoe leaves: everybody goes along.",
    "It can be used in a later turn.",
};

/* Where there is room for a word or two. */
const char *const conq_phase_short[N_PHASES] = {
    [TURN_ORDER] = "Turn order", [EXPLORATION] = "Explore", [MOVEMENT] = "Move & battle",
    [BUILDING] = "Build",        [VICTORY] = "Victory",
};

const char *const conq_head_ids[CONQ_HEADS] = {
    [HEAD_TURN] = "turn",
    [HEAD_BATTLE] = "battle",
    [HEAD_CUP] = "cup",
    [HEAD_CUP_KNOTS] = "cup_knots",
    [HEAD_ORDER] = "order",
    [HEAD_GOAL] = "goal",
    [HEAD_PRINTED] = "printed",
    [HEAD_FACING] = "facing",
    [HEAD_RISK] = "risk",
    [HEAD_ATTACKS] = "attacks",
    [HEAD_YOU_ATTACK] = "you_attack",
    [HEAD_DEFENDS] = "defends",
    [HEAD_YOU_DEFEND] = "you_defend",
    [HEAD_FORECAST] = "forecast",
};
const char *const conq_heads[CONQ_HEADS] = {
    [HEAD_TURN] = "Turn {0}, {1}",
    [HEAD_BATTLE] = "Battle of {0}",
    [HEAD_CUP] = "Cup: {0} ocean, {1} island, {2} off course",
    [HEAD_CUP_KNOTS] = "1 knot: {0}; 2 knots: {1}; 3 knots: {2}",
    [HEAD_ORDER] = "Order: {0}",
    [HEAD_GOAL] = "goal: {0} points",
    [HEAD_PRINTED] = "Printed on the map: {0}. What lies here may be anything.",
    [HEAD_FACING] = "Turned towards {0}",
    [HEAD_RISK] = "The next draw: {0} of 100 sail on, {1} come home, {2} are lost.",
    [HEAD_ATTACKS] = "{0} attacks",
    [HEAD_YOU_ATTACK] = "You attack",
    [HEAD_DEFENDS] = "{0} defends",
    [HEAD_YOU_DEFEND] = "You defend",
    [HEAD_FORECAST] = "Points by your plan: {0} of {1}",
};

/* Of a decision that is everybody's: whoever has made it already. */
const char *const conq_ready_ids[CONQ_READY] = { "choose_start_pieces", "build_session" };
const char *const conq_ready[CONQ_READY] = { "pieces chosen", "plan sealed" };

const char *const conq_explorers[CONQ_EXPLORERS] = {
    [EXPLORER_HOME] = "Explorer at home",
    [EXPLORER_LOST] = "Explorer misses a turn",
    [EXPLORER_SAILING] = "Explorer at sea",
};

const char *const conq_cup_ids[CONQ_CUP] = {
    [CUP_SEA] = "sea",
    [CUP_ISLAND] = "island",
    [CUP_OFF_COURSE] = "course",
};
const char *const conq_cup[CONQ_CUP] = {
    [CUP_SEA] = "Ocean",
    [CUP_ISLAND] = "Island",
    [CUP_OFF_COURSE] = "Off course",
};

/* What the next draw does to the Explorer, in so many of 100 voyages; two of them where there is little room. */
const char *const conq_risk_ids[CONQ_RISKS] = { "on", "return", "lost", "on_short",
                                                "return_short" };
const char *const conq_risks[CONQ_RISKS] = { "sail on", "come home", VK_IN("risk", "lost"),
                                             VK_IN("risk", "on"), VK_IN("risk", "home") };

const char *const conq_card_type_ids[CONQ_CARD_TYPES] = { "plain",  "cond",    "blue", "red",
                                                          "battle", "special", "now",  "kept" };
const char *const conq_card_types[CONQ_CARD_TYPES] = {
    "art",
    "art of a place",
    "can be used once",
    "works as long as it lies face up",
    "can be used once in each Battle",
    "special",
    "happens at once",
    "kept for later",
};

const char *const conq_card_state_ids[CONQ_CARD_STATES] = {
    [STATE_DOWN] = "down",
    [STATE_UP] = "up",
    [STATE_USED] = "used",
};
const char *const conq_card_states[CONQ_CARD_STATES] = {
    [STATE_DOWN] = "face down",
    [STATE_UP] = "face up",
    [STATE_USED] = VK_IN("card", "used"),
};

enum conq_card_state conq_card_state_of(unsigned flags)
{
    return flags & CARD_USED ? STATE_USED : flags & CARD_UP ? STATE_UP : STATE_DOWN;
}

/* ---- Battle ------------------------------------------------------------------------------------- */

/* What a number of the die does, two of each part: it removes a piece, or has it panic. */
const char *const conq_outcomes[CONQ_OUTCOMES] = {
    "attacker loses one",
    "attacker panics",
    "defender loses one",
    "defender panics",
};
