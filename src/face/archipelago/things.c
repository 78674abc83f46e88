/* things.c - what lies on the table of Archipelago and is no argument of an action: markers, tracks, stacks. */
#include "things.h"

const char *const arch_thing_ids[ARCH_THINGS] = { "stability", "pop",   "reb",    "sur",
                                                  "stacks",    "trend", "market", "ties",
                                                  "evolution", "back",  "pile",   "domestic",
                                                  "export" };
const char *const arch_things[ARCH_THINGS] = {
    "Stability",     "population",  "rebellion",     "surplus workers", "Explorer tokens",
    "Trend",         "Markets",     "Florins",       "Card market",     "Next crisis",
    "Land in sight", "Home market", "Export market",
};
const char *const arch_thing_help[ARCH_THINGS] = {
    "When the rebellion marker passes the population marker the archipelago becomes independent "
    "and everybody loses, except a hidden Separatist. Equal is safe.",
    "All citizens on the map. The rebellion may be as high, but not higher.",
    "It grows with crises that nobody meets, taxes, surplus workers and full markets. If it "
    "passes the population, everybody loses.",
    "Workers who came with the huts and belong to nobody. Up to 3 calm the colony; from 8 on they "
    "raise the rebellion each turn. Whoever hires one has one more citizen.",
    "Whoever explores takes a token, which stands for any one cube. With the last token of a "
    "stack everybody gets one more disc.",
    "Ranks everybody: most 4 points, second 3, third 2.",
    "Each row has its price. You sell at the price of the next free space and buy at that of the "
    "last cube.",
    "If points are equal, whoever has more florins comes first.",
    NULL,
    NULL,
    NULL,
    NULL,
    NULL,
};

/* So many of something; whoever shows it fills in how many. */
const char *const arch_count_ids[ARCH_COUNTS] = {
    [COUNT_SPARE] = "spare",
    [COUNT_CITIZENS] = "citizens",
    [COUNT_REBELS] = "rebels",
    [COUNT_SHIPS] = "ships",
    [COUNT_REGIONS] = "regions",
    [COUNT_DISCS] = "discs",
    [COUNT_GIVEN] = "given",
    [COUNT_LIE] = "lie",
    [COUNT_HIRE] = "hire",
    [COUNT_PAYS] = "pays",
    [COUNT_NOW] = "now",
    [COUNT_MOST] = "most",
    [COUNT_BUILT + TOWN] = "town",
    [COUNT_BUILT + TEMPLE] = "temple",
    [COUNT_BUILT + MARKET] = "market",
    [COUNT_BUILT + PORT] = "port",
};
const char *const arch_counts[ARCH_COUNTS] = {
    [COUNT_SPARE] = "{0} to spare",
    [COUNT_CITIZENS] = "{0} {0|citizen|citizens}",
    [COUNT_REBELS] = "{0} {0|rebel|rebels}",
    [COUNT_SHIPS] = "{0} {0|ship|ships}",
    [COUNT_REGIONS] = "{0} {0|region|regions}",
    [COUNT_DISCS] = "{0} of {1} discs ready",
    [COUNT_GIVEN] = "{0} of {1} given",
    [COUNT_LIE] = "{0} {0|lies|lie}",
    [COUNT_HIRE] = "the next costs {0} {0|florin|florins}",
    [COUNT_PAYS] = "pays {0} for each",
    [COUNT_NOW] = "({0} now)",
    [COUNT_MOST] = "Rebellion: {0} is the most",
    [COUNT_BUILT + TOWN] = "{0} {0|town|towns}",
    [COUNT_BUILT + TEMPLE] = "{0} {0|temple|temples}",
    [COUNT_BUILT + MARKET] = "{0} {0|market|markets}",
    [COUNT_BUILT + PORT] = "{0} {0|port|ports}",
};

/* What is foreseen for phase 3: where each change comes from (rows as in struct arch_forecast), and all of it. */
const char *const arch_foreseen_ids[FORESEEN_ALL] = { "domestic", "export", "population",
                                                      "surplus" };
const char *const arch_foreseen[ARCH_FORESEEN] = {
    "{0} at home, row {1}",
    "{0} abroad, row {1}",
    "crowding",
    "surplus workers",
    "After the next unrest: surplus workers {0}, rebellion {1} of {2}",
};

/* How near the end of the colony is. */
const char *const arch_mood_ids[ARCH_MOODS] = { "calm", "uneasy", "brink", "lost" };
const char *const arch_moods[ARCH_MOODS] = { "calm", "uneasy", "on the brink", "independent" };

/* Who takes no more part in phase 5; goods on the map; cards of a player; the end; citizens in a crisis; objectives;
 * a sealed choice; the end; an empty place of the card market. */
const char *const arch_state_ids[ARCH_STATES] = { "passed",   "idle",  "taken",  "ravaged",
                                                  "used",     "built", "new",    "lost",
                                                  "standing", "met",   "sealed", "end_near",
                                                  "no_card" };
const char *const arch_states[ARCH_STATES] = {
    "passed",
    "nothing to do now",
    "Somebody is at work here until the next turn.",
    "Barbarians were here: nobody harvests this any more.",
    VK_IN("card", "used"),
    VK_IN("card", "built"),
    VK_IN("card", "new"),
    "the colony is lost",
    "all standing",
    VK_IN("objective", "met"),
    "has chosen",
    "the end is near",
    "No card lies here.",
};

const char *const arch_pack_ids[ARCH_PACK_STATES] = { "mine", "shown", "gone", "possible",
                                                      "known" };
const char *const arch_pack_states[ARCH_PACK_STATES] = {
    VK_IN("objective", "yours"),   VK_IN("objective", "open"), "held by nobody",
    VK_IN("objective", "perhaps"), "seen by your spy",
};

const char *const arch_happening_help[N_HAPPENINGS] = {
    "Rebellion " MINUS "1 for each temple on the map.",
    "Rebellion +1 for each town on the map.",
};
