/*
 * cards.c - what the cards of Raiatea say: the 46 rituals, the helpers, the masks; and what places,
 * acts, ranks and tiles mean. Names, kinds
 * and costs are in rituals.def and masks.def.
 */
#include "face.h"

const char *const raia_ritual_text[N_RITUALS] = {
    [R_rua_hatu] = "Gain 3 pearls.",
    [R_uru_taetae] = "Take up to 2 goods of different kinds from the market.",
    [R_raa] = "Train priests as on the Path: 1 for 2 pearls, 2 for 5; then gain mana for all your "
              "priests.",
    [R_roroo] = "Gain 2 priests.",
    [R_mata_arahu] = "Gain 2 tattoos.",
    [R_rau_pena] = "Take a helper from the market for free.",
    [R_tino_rua] = "Gain 5 pearls.",
    [R_roo] = "Gain 4 mana.",
    [R_tohu] = "Gain 1 tattoo.",
    [R_hiro] = "Take a mask or mirror from the market. Masks there bring no treasure.",
    [R_toa_hiti] = "Take any card that lies in the Forest, with its treasure. If none lies "
                   "there, one is turned up for you.",
    [R_tipa] = "Make up to 2 of your used helpers ready again.",
    [R_moe] = "Draw rituals by your rank and keep 2 instead of 1.",
    [R_te_fatu] = "You may complete an open To'o mission at once; you pay for it as usual.",
    [R_punua] = "Choose a good: its price rises to level 5, and you may sell one from your hand at "
                "once.",
    [R_matarii] = "Take a good from the market; gain 2 pearls and 3 mana.",
    [R_oro_paa] = "Lasting: whenever the Oyster bank pays pearls, you gain 2 more.",
    [R_atea] = "Lasting: whenever your priests bring you mana (Path, Dance, Ra'a), you gain 2 "
               "more.",
    [R_tii] = "Lasting: when helpers are rolled for, you count one more of each kind that you own.",
    [R_ruanuu] = "Lasting: your To'o missions cost 1 pearl less, or 2 mana less. Not in auctions.",
    [R_maui] = "Lasting: your offers and your bids in auctions count as 2 higher.",
    [R_fatu_tiri] =
        "Gain 1 mana for each rival who has more mana than you, at least 1. Nobody loses "
        "any.",
    [R_rima_roa] = "Gain 1 pearl for each rival who has more pearls than you. Nobody loses any.",
    [R_hina] = "For all: 6 mana a player (18 with two players) go from the supply into the bag.",
    [R_vai_ora] = "For all: in ceremony order everybody may take a good from the market.",
    [R_rai_tupua] = "For all: everybody gains 1 mana for each of their priests.",

    [R_taere] = "Complete an open mission that is no auction, without paying and without having "
                "what it asks.",
    [R_ihi] = "Perform up to 2 rituals of cost 8 or less from your hand, without mana.",
    [R_oro] = "Gain 3 tattoos.",
    [R_taaroa] = "Take from the markets up to 1 good, 1 helper and 1 mask or mirror.",
    [R_tua_raa_tai] = "Gain 7 pearls.",
    [R_tumu_nui] = "Gain 3 priests.",
    [R_papa_rai_3] = "Lasting: 3 points at the end of the game.",
    [R_papa_rai_5] = "Lasting: 5 points at the end of the game.",
    [R_te_rai] = "Lasting: whenever anybody visits the Neighbours, you may complete a mission; as "
                 "Kahuna one more.",
    [R_tu_nui] = "Lasting: in the Raise you may complete a second mission in your turn without a "
                 "diver.",
    [R_rua_hine] = "Choose another player and take a single mask or a mirror of theirs.",
    [R_tama_ehu] =
        "Take a good from the market, of a kind that a rival owns. If the market has none "
        "of these, take any.",
    [R_rumia] = "For all: 10 mana a player (30 with two players) go from the supply into the bag.",
    [R_hina_ere] = "For all: in ceremony order everybody gains 1 tattoo.",

    [R_tane_mata] = "Blessing: take a ritual of another player that costs 6 or less out of the "
                    "line, if it is not paid yet; its mana stays in the bag.",
    [R_tane_moana] = "Choose another player and take up to 3 pearls.",
    [R_tane_uru] = "Choose another player and take a random good; if there is none, up to 3 mana.",
    [R_tane_haere] = "Choose another player who has a priest: that player loses 1, you gain 1.",
    [R_tane_nui] = "Blessing: choose another player; all their rituals that are not paid "
                   "yet leave the line.",
    [R_tane_toa] = "Each other player loses 1 priest; you gain 2.",
};

const char *const raia_helper_text[N_HELPERS][2] = {
    [GATHERER] = { "In the Forest a die is rolled: with as many gatherers as it shows you take a "
                   "good from the market.",
                   "Once, at your forest pick: one more card is shown, and you also take a good "
                   "that lies there." },
    [TRADER] = { "At the Market a die is rolled: with as many traders as it shows you take a "
                 "helper free.",
                 "Once, in your turn: raise a price to level 5." },
    [SHAMAN] = { "At the Marae a die is rolled: with as many shamans as it shows you gain a "
                 "tattoo.",
                 "Once, in your turn: perform a ritual from your hand that costs no more than you "
                 "have priests, without mana." },
    [DIVER] = { "At the Oyster bank a die is rolled: with as many divers as it shows you gain 4 "
                "pearls.",
                "Once, in the Raise: complete a second mission in the same turn." },
};

const char *const raia_mask_text[N_MASK_FACES] = {
    "Red. A pair gives 1 point for each of your tiles that cost pearls.",
    "Blue. A pair gives 1 point for each of your tiles that cost mana or were auctioned.",
    "Green. A pair gives 1 point for each of your tiles that cost goods.",
    "Yellow. A pair gives 1 point for each of your tiles that only asked what you have.",
    "Red. A pair gives 1 point for each of your gatherers.",
    "Blue. A pair gives 1 point for each of your traders.",
    "Green. A pair gives 1 point for each of your shamans.",
    "Yellow. A pair gives 1 point for each of your divers.",
    "Red. A pair gives 2 points for each different colour among all your pairs.",
    "Blue. A pair gives 2 points for each different colour among all your pairs.",
    "Green. A pair gives 2 points for each different colour among all your pairs.",
    "Yellow. A pair gives 2 points for each different colour among all your pairs.",
    "It makes a pair with any mask of yours, for good. Mirrors left at the end join by themselves.",
};

static const char *const location_text[N_LOCATIONS] = {
    [L_FOREST] = "Everybody takes a card, then another of new cards, the other way round. The "
                 "gatherers' die comes first.",
    [L_MARAE] = "Everybody may sacrifice a good for a tattoo and then draw rituals and keep one. "
                "The Kahuna does both twice. The shamans' die comes first.",
    [L_OYSTER] = "Everybody gains as many pearls as the die shows, the Kahuna 3 more. The divers' "
                 "die comes first.",
    [L_PATH] = "Everybody may train a priest for 2 pearls or two for 5, then gains 1 mana for each "
               "priest. The Kahuna gets one priest free.",
    [L_NEIGH] = "Everybody may put a mask into the market and take another one. The Kahuna may "
                "complete a mission.",
    [L_MARKET] = "Everybody may sell a good and hire a helper for 2 pearls. The Kahuna does both "
                 "twice. The traders' die comes first.",
};

const char *const raia_act_text[RAIA_ACTS] = {
    [0] = "All train at once, then gain 1 mana for each priest.",
    [1] = "For 3 mana you draw rituals and keep one.",
    [2] = "Rituals go into the bag; nobody sees which. The mana comes later.",
    [3] = ("Everybody opens their hand: most mana goes first and takes a reward. All of it goes "
           "into the bag."),
    [4] = "The bag pays the rituals, the cheapest first, as long as its mana lasts.",
    [5] = "Missions, one a turn, in the ceremony order.",
};

const char *const raia_thing_id[RAIA_THINGS] = { "action_round", "ceremony", "order",  "rewards",
                                                 "priests",      "bag",      "spirit", "auction" };
const char *const raia_thing_name[RAIA_THINGS] = { "action round", "ceremony", "ceremony order",
                                                   "rewards",      "priests",  "bag",
                                                   "Spirit",       "auction" };
const char *const raia_thing_text[RAIA_THINGS] = {
    "Each player in turn chooses a place, and everybody acts there. With two players each chooses "
    "twice.",
    "Six steps: dance, buy, prepare, offer, blessing, raise. Then the next statue opens; after the "
    "third ceremony the game is over.",
    "Whoever is earlier chooses rewards and missions earlier, and wins ties. The offers of mana "
    "set the order anew.",
    "In the order of the offers: a tattoo, a good from the market, 2 pearls. With three players "
    "the first two choose one, with more the first three.",
    "Each priest brings 1 mana on every visit to the Path and in every ceremony. They are trained "
    "for pearls.",
    "All mana offered lies in this one bag. It pays for everybody's rituals, the cheapest first.",
    "It stands in for a third player: it offers and bids by the die, takes a reward away when it "
    "is among the first two, and a tile after each circuit of missions.",
    "Every bid is paid; the highest takes the tile.",
};

static void rank_help(int rank, const struct vk_words *w, struct vk_out *out)
{
    static const char *const more[N_RANKS] = {
        [RAATIRA] = "",
        [ARIKI] = " The forbidden deck is open to you.",
        [ARIOI] = " The forbidden deck is open to you.",
        [TAHUA] = " When you reach it, you perform a ritual from your hand at once, free.",
    };
    const struct raia_rank *r = &raia_ranks[rank];
    face_fill(
        &raiatea_face,
        "{0} points, from {3} {3|tattoo|tattoos} on. You draw {1} rituals and put up to {2} of "
        "your own into the bag.",
        &(struct face_blanks){ .n = 4, .value = { r->points, r->draws, r->clips, r->tattoos } }, w,
        out);
    if (more[rank][0])
        vk_put(out, vk_tr(w, more[rank]));
}

static const char *tile_help(int tile)
{
    enum mission_need need = (enum mission_need)raia_missions[tile].need;
    if (need == NEED_BID)
        return "It is auctioned as soon as nothing else is left in its row: all bid mana in "
               "secret, everybody pays, the highest takes it.";
    return need >= HAVE_RANK ? "Nothing is paid." : "";
}

static void helper_help(int helper, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, vk_tr(w, raia_helper_text[helper][0]));
    vk_put_char(out, ' ');
    vk_put(out, vk_tr(w, raia_helper_text[helper][1]));
}

void raia_arg_help(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    const struct raia_face *card = kind == A_FACE ? &raia_faces[value] : NULL;
    if (kind == A_RITUAL)
        vk_put(out, vk_tr(w, raia_ritual_text[value]));
    else if (kind == A_HELPER)
        helper_help(value, w, out);
    else if (kind == A_MASK)
        vk_put(out, vk_tr(w, raia_mask_text[value]));
    else if (kind == A_LOCATION)
        vk_put(out, vk_tr(w, location_text[value]));
    else if (kind == A_RANK)
        rank_help(value, w, out);
    else if (kind == A_TILE && tile_help(value)[0])
        vk_put(out, vk_tr(w, tile_help(value)));
    else if (card && card->type == FACE_HELPER)
        helper_help(card->what, w, out);
    else if (card && card->type != FACE_GOOD)
        vk_put(out, vk_tr(w, raia_mask_text[card->type == FACE_MASK ? card->what : MIRROR]));
}
