/* shorts.c - things of Raiatea in the few words that a small card or plate has room for. */
#include "face.h"

/* What a small card has room for. */
const char *const raia_ritual_short[N_RITUALS] = {
    [R_rua_hatu] = "gain 3 pearls",
    [R_uru_taetae] = "take 2 different goods",
    [R_raa] = "train priests, gain mana",
    [R_roroo] = "gain 2 priests",
    [R_mata_arahu] = "gain 2 tattoos",
    [R_rau_pena] = "a helper, free",
    [R_tino_rua] = "gain 5 pearls",
    [R_roo] = "gain 4 mana",
    [R_tohu] = "gain 1 tattoo",
    [R_hiro] = "a mask from the market",
    [R_toa_hiti] = "a card of the forest",
    [R_tipa] = "2 helpers ready again",
    [R_moe] = "draw, keep 2",
    [R_te_fatu] = "1 mission, at its price",
    [R_punua] = "a price to the top, sell",
    [R_matarii] = "1 good, 2 pearls, 3 mana",
    [R_oro_paa] = "oyster bank: +2 pearls",
    [R_atea] = "priests: +2 mana",
    [R_tii] = "+1 on helper rolls",
    [R_ruanuu] = "missions cost less",
    [R_maui] = "bids count 2 more",
    [R_fatu_tiri] = "1 mana per richer rival",
    [R_rima_roa] = "1 pearl per richer rival",
    [R_hina] = "bag: 6 mana a player",
    [R_vai_ora] = "all: take a good",
    [R_rai_tupua] = "all: mana by priests",
    [R_taere] = "a mission for nothing",
    [R_ihi] = "2 rituals up to 8, free",
    [R_oro] = "gain 3 tattoos",
    [R_taaroa] = "good, helper and mask",
    [R_tua_raa_tai] = "gain 7 pearls",
    [R_tumu_nui] = "gain 3 priests",
    [R_papa_rai_3] = "3 points at the end",
    [R_papa_rai_5] = "5 points at the end",
    [R_te_rai] = "Neighbours: a mission",
    [R_tu_nui] = "Raise: 2 missions",
    [R_rua_hine] = "take a mask of another",
    [R_tama_ehu] = "a good that a rival has",
    [R_rumia] = "bag: 10 mana a player",
    [R_hina_ere] = "all: 1 tattoo",
    [R_tane_mata] = "strike a ritual up to 6",
    [R_tane_moana] = "take 3 pearls",
    [R_tane_uru] = "take a good by chance",
    [R_tane_haere] = "take a priest",
    [R_tane_nui] = "strike all of one player",
    [R_tane_toa] = "others lose a priest",
};

/* What a pair counts, on one line. */
const char *const raia_mask_brief[N_MASK_FACES] = {
    "pair: 1 per tile paid in pearls",          /* mt_pearl */
    "pair: 1 per tile of mana or bids",         /* mt_mana */
    "pair: 1 per tile paid in goods",           /* mt_goods */
    "pair: 1 per tile that asks what you have", /* mt_cond */
    "pair: 1 per gatherer",                     /* mh_gatherer */
    "pair: 1 per trader",                       /* mh_trader */
    "pair: 1 per shaman",                       /* mh_shaman */
    "pair: 1 per diver",                        /* mh_diver */
    "pair: 2 per colour of your pairs",         /* mc_red */
    "pair: 2 per colour of your pairs",         /* mc_blue */
    "pair: 2 per colour of your pairs",         /* mc_green */
    "pair: 2 per colour of your pairs",         /* mc_yellow */
    "makes a pair with any mask",               /* the mirror */
};

/* What a place brings, on one line: to all, and to its Kahuna. */
const char *const raia_location_all[N_LOCATIONS] = {
    [L_FOREST] = "2 cards, one by one",  [L_MARAE] = "1 good for a tattoo; draw, keep 1",
    [L_OYSTER] = "pearls by the die",    [L_PATH] = "train; mana by priests",
    [L_NEIGH] = "give a mask, take one", [L_MARKET] = "sell 1, hire 1",
};
const char *const raia_location_kahuna[N_LOCATIONS] = {
    [L_FOREST] = "first pick, twice", [L_MARAE] = "tattoos for goods",
    [L_OYSTER] = "die + 3 pearls",    [L_PATH] = "1 priest free, then mana",
    [L_NEIGH] = "a mask, a mission",  [L_MARKET] = "sell 2, hire 2",
};

/* The steps of a ceremony in a word. */
const char *const raia_act_short[RAIA_ACTS] = { "Dance", "Buy",      "Prepare",
                                                "Offer", "Blessing", "Raise" };

/* Whom a ritual is for. */
const char *const raia_kind_short[GENERAL + 1] = {
    [PERSONAL] = "for you",
    [PERMANENT] = "lasting",
    [INTERACTIVE] = "touches others",
    [GENERAL] = "for everybody",
};

/* What a click brings or why it brings nothing, and how a thing of the table stands. */
const char *const raia_short_ids[RAIA_SHORTS] = {
    [SHORT_FIRST_FREE] = "first_free",
    [SHORT_SELLS_FOR] = "sells_for",
    [SHORT_DIE] = "die",
    [SHORT_LEVEL] = "level",
    [SHORT_STOCK] = "stock",
    [SHORT_PRICE_HERE] = "price_here",
    [SHORT_PRICE_AT] = "price_at",
    [SHORT_NO_MASKS] = "no_masks",
    [SHORT_COMPLETABLE] = "completable",
    [SHORT_NOT_PLAYED] = "not_played",
    [SHORT_IS_KAHUNA] = "is_kahuna",
    [SHORT_WAS_KAHUNA] = "was_kahuna",
    [SHORT_YOU_ARE_KAHUNA] = "you_are_kahuna",
    [SHORT_YOU_WERE_KAHUNA] = "you_were_kahuna",
    [SHORT_EMPTY_ROW] = "empty_row",
    [SHORT_IN_BAG] = "in_bag",
};
const char *const raia_shorts[RAIA_SHORTS] = {
    [SHORT_FIRST_FREE] = "the Kahuna's first free",
    [SHORT_SELLS_FOR] = "sells for {0}",
    [SHORT_DIE] = "The die shows {0}",
    [SHORT_LEVEL] = "{0}, level {1}",
    [SHORT_STOCK] = "The market has {0}. The price stands at level {1} of {2}: {3}.",
    [SHORT_PRICE_HERE] = "The price stands here.",
    [SHORT_PRICE_AT] = "The price is at {0}.",
    [SHORT_NO_MASKS] = "No mask lies here.",
    [SHORT_COMPLETABLE] = "You can complete it.",
    [SHORT_NOT_PLAYED] = "Not played with this many players.",
    [SHORT_IS_KAHUNA] = "{0} is Kahuna",
    [SHORT_WAS_KAHUNA] = "{0} was Kahuna",
    [SHORT_YOU_ARE_KAHUNA] = "you are Kahuna",
    [SHORT_YOU_WERE_KAHUNA] = "you were Kahuna",
    [SHORT_EMPTY_ROW] = "Nobody has put a ritual in.",
    [SHORT_IN_BAG] = "in the bag",
};

/* What stands over parts of the table. */
const char *const raia_heading_ids[RAIA_HEADINGS] = { "forest", "helpers", "masks", "decks",
                                                      "tattoos" };
const char *const raia_headings[RAIA_HEADINGS] = { "Forest deck", "Helpers", "Masks", "Decks",
                                                   "Tattoos" };

/* What becomes of a card of the row of act 5. */
const char *const raia_fate_ids[RAIA_FATES] = { "now", "done", "failed", "struck" };
const char *const raia_fates[RAIA_FATES] = {
    VK_IN("ritual", "is paid"),
    VK_IN("ritual", "performed"),
    VK_IN("ritual", "fails"),
    VK_IN("ritual", "taken out"),
};
