/* counts.c - so many of something, in words: at the table, and for the page to fill in. */
#include "face.h"

const char *const raia_count_ids[RAIA_COUNTS] = {
    [COUNT_PEARLS] = "pearls",
    [COUNT_MANA] = "mana",
    [COUNT_PRIESTS] = "priests",
    [COUNT_TATTOOS] = "tattoos",
    [COUNT_POINTS] = "points",
    [COUNT_A_TILE] = "a_tile",
    [COUNT_TILES] = "tiles",
    [COUNT_RITUALS] = "rituals",
    [COUNT_HELPERS] = "helpers",
    [COUNT_READY] = "ready",
    [COUNT_MASKS] = "masks",
    [COUNT_BAG] = "bag",
    [COUNT_LEFT] = "left",
    [COUNT_CARDS_LEFT] = "cards_left",
    [COUNT_IN_MARKET] = "in_market",
    [COUNT_KEEP] = "keep",
    [COUNT_PREPARE] = "prepare",
    [COUNT_PAY] = "pay",
    [COUNT_HELPER + GATHERER] = "gatherer",
    [COUNT_HELPER + TRADER] = "trader",
    [COUNT_HELPER + SHAMAN] = "shaman",
    [COUNT_HELPER + DIVER] = "diver",
};
const char *const raia_counts[RAIA_COUNTS] = {
    [COUNT_PEARLS] = "{0} {0|pearl|pearls}",
    [COUNT_MANA] = "{0} mana",
    [COUNT_PRIESTS] = "{0} {0|priest|priests}",
    [COUNT_TATTOOS] = "{0} {0|tattoo|tattoos}",
    /* NOLINTNEXTLINE(bugprone-suspicious-missing-comma): a context and its text */
    [COUNT_POINTS] = VK_IN("at the end", "{0} {0|point|points}"),
    [COUNT_A_TILE] = "{0} {0|point|points} a tile",
    [COUNT_TILES] = "{0} To'o {0|tile|tiles}",
    [COUNT_RITUALS] = "{0} {0|ritual|rituals} in hand",
    [COUNT_HELPERS] = "{0} {0|helper|helpers}",
    [COUNT_READY] = "{0} ready",
    [COUNT_MASKS] = "{0} {0|mask or mirror|masks and mirrors}",
    [COUNT_BAG] = "Bag: {0} mana",
    [COUNT_LEFT] = "{0} left",
    [COUNT_CARDS_LEFT] = "{0} {0|card|cards} left",
    [COUNT_IN_MARKET] = "{0} in the market",
    [COUNT_KEEP] = "Keep these {0}",
    [COUNT_PREPARE] = "Put {0} {0|ritual|rituals} in",
    [COUNT_PAY] = "Give up these {0}",
    [COUNT_HELPER + GATHERER] = "{0} {0|gatherer|gatherers}",
    [COUNT_HELPER + TRADER] = "{0} {0|trader|traders}",
    [COUNT_HELPER + SHAMAN] = "{0} {0|shaman|shamans}",
    [COUNT_HELPER + DIVER] = "{0} {0|diver|divers}",
};

void raia_put_count(int what, int n, const struct vk_words *w, struct vk_out *out)
{
    face_fill(&raiatea_face, raia_counts[what],
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)n } }, w, out);
}
