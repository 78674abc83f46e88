/* things.c - what lies on the table of Archipelago and is no argument of an action: markers, tracks, stacks. */
#include "face.h"

const char *const arch_thing_ids[ARCH_THINGS] = { "stability", "pop",   "reb",    "sur",
                                                  "stacks",    "trend", "market", "ties" };
const char *const arch_things[ARCH_THINGS] = {
    "Stability",       "Population", "Rebellion", "Surplus workers",
    "Explorer tokens", "Trend",      "Markets",   "Florins",
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
};

/* So many of something; whoever shows it fills in how many. */
const char *const arch_count_ids[ARCH_COUNTS] = { "spare" };
const char *const arch_counts[ARCH_COUNTS] = { "{0} to spare" };

const char *const arch_happening_help[N_HAPPENINGS] = {
    "Rebellion \xE2\x88\x92"
    "1 for each temple on the map.",
    "Rebellion +1 for each town on the map.",
};
