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
    [R_hiro] = "Take a mask or mirror from the market. Treasures do not count there.",
    [R_toa_hiti] = "Take any card of the forest display, treasure included. If the display is "
                   "empty, one card is revealed for you.",
    [R_tipa] = "Make up to 2 of your used helpers ready again.",
    [R_moe] = "Draw rituals by your rank and keep 2 instead of 1.",
    [R_te_fatu] = "You may complete an open To'o mission at once; you pay for it as usual.",
    [R_punua] = "Choose a good: its price rises to level 5, and you may sell one from your hand at "
                "once.",
    [R_matarii] = "Take a good from the market; gain 2 pearls and 3 mana.",
    [R_oro_paa] = "Lasting: whenever the oyster bank pays pearls, you gain 2 more.",
    [R_atea] = "Lasting: whenever your priests bring you mana (Path, act 1, Ra'a), you gain 2 "
               "more.",
    [R_tii] = "Lasting: when helpers are rolled for, you count one more of each kind that you own.",
    [R_ruanuu] = "Lasting: your To'o missions cost 1 pearl less, or 2 mana less. Not in auctions.",
    [R_maui] = "Lasting: your offers in act 4 and your bids in auctions count as 2 higher.",
    [R_fatu_tiri] =
        "Gain 1 mana for each rival who has more mana than you, at least 1. Nobody loses "
        "any.",
    [R_rima_roa] = "Gain 1 pearl for each rival who has more pearls than you. Nobody loses any.",
    [R_hina] = "For all: 6 mana a player (18 with two players) go from the supply into the bag.",
    [R_vai_ora] = "For all: in ceremonial order everybody may take a good from the market.",
    [R_rai_tupua] = "For all: everybody gains 1 mana for each of their priests.",

    [R_taere] = "Complete an open mission that is no auction, without paying and without meeting "
                "its condition.",
    [R_ihi] = "Perform up to 2 rituals of cost 8 or less from your hand, without mana.",
    [R_oro] = "Gain 3 tattoos.",
    [R_taaroa] = "Take from the markets up to 1 good, 1 helper and 1 mask or mirror.",
    [R_tua_raa_tai] = "Gain 7 pearls.",
    [R_tumu_nui] = "Gain 3 priests.",
    [R_papa_rai_3] = "Lasting: 3 points at the end of the game.",
    [R_papa_rai_5] = "Lasting: 5 points at the end of the game.",
    [R_te_rai] = "Lasting: whenever anybody visits the Neighbours, you may complete a mission; as "
                 "Kahuna one more.",
    [R_tu_nui] = "Lasting: in act 6 you may complete a second mission in your turn without a "
                 "diver.",
    [R_rua_hine] = "Choose another player and take an unpaired mask or mirror of theirs.",
    [R_tama_ehu] =
        "Take a good from the market, of a kind that a rival owns. If the market has none "
        "of these, take any.",
    [R_rumia] = "For all: 10 mana a player (30 with two players) go from the supply into the bag.",
    [R_hina_ere] = "For all: in ceremonial order everybody gains 1 tattoo.",

    [R_tane_mata] = "Act 5: strike out a ritual of another player that still lies in the row and "
                    "costs 6 or less; its mana stays in the bag.",
    [R_tane_moana] = "Choose another player and take up to 3 pearls.",
    [R_tane_uru] = "Choose another player and take a random good; if there is none, up to 3 mana.",
    [R_tane_haere] = "Choose another player who has a priest: that player loses 1, you gain 1.",
    [R_tane_nui] = "Act 5: choose another player; all their rituals that still lie in "
                   "the row are struck out.",
    [R_tane_toa] = "Each other player loses 1 priest; you gain 2.",
};

const char *const raia_helper_text[N_HELPERS][2] = {
    [GATHERER] = { "Forest, if the roll is not above your number: take a good from the market.",
                   "Once, at your forest pick: one more card is shown, and you also take a good "
                   "from the display." },
    [TRADER] = { "Market, if the roll is not above your number: take a helper for free.",
                 "Once, in your turn: raise a price to level 5." },
    [SHAMAN] = { "Marae, if the roll is not above your number: gain a tattoo.",
                 "Once, in your turn: perform a ritual from your hand that costs no more than you "
                 "have priests, without mana." },
    [DIVER] = { "Oyster bank, if the roll is not above your number: gain 4 pearls.",
                "Once, in act 6: complete a second mission in the same turn." },
};

const char *const raia_mask_text[N_MASK_FACES] = {
    "Red. A pair gives 1 point for each of your To'o tiles that cost pearls.",
    "Blue. A pair gives 1 point for each of your To'o tiles that cost mana or were auctioned.",
    "Green. A pair gives 1 point for each of your To'o tiles that cost goods.",
    "Yellow. A pair gives 1 point for each of your To'o tiles that asked for a condition.",
    "Red. A pair gives 1 point for each of your gatherers.",
    "Blue. A pair gives 1 point for each of your traders.",
    "Green. A pair gives 1 point for each of your shamans.",
    "Yellow. A pair gives 1 point for each of your divers.",
    "Red. A pair gives 2 points for each different colour among all your pairs.",
    "Blue. A pair gives 2 points for each different colour among all your pairs.",
    "Green. A pair gives 2 points for each different colour among all your pairs.",
    "Yellow. A pair gives 2 points for each different colour among all your pairs.",
    "Joined to any mask of yours it makes a pair for good; mirrors left at the end are joined.",
};

const char *const raia_location_text[N_LOCATIONS] = {
    [L_FOREST] =
        "Everybody takes one card from the display, then, round the other way, another one. "
        "Gatherers roll first.",
    [L_MARAE] = "Everybody may give up a good for a tattoo and then draw rituals and keep one. The "
                "Kahuna does both twice. Shamans roll first.",
    [L_OYSTER] = "Everybody gains as many pearls as the die shows, the Kahuna 3 more. Divers roll "
                 "first.",
    [L_PATH] = "Everybody may train a priest for 2 pearls or two for 5, then gains 1 mana for each "
               "priest. The Kahuna gets one priest free.",
    [L_NEIGH] = "Everybody may put a mask into the market and take another one. The Kahuna may "
                "complete a mission.",
    [L_MARKET] = "Everybody may sell a good and hire a helper for 2 pearls. The Kahuna does both "
                 "twice. Traders roll first.",
};

const char *const raia_act_text[RAIA_ACTS] = {
    [0] = "All train at once, then gain 1 mana for each priest.",
    [1] = "3 mana buy a draw: one card is kept.",
    [2] = "Rituals go into the common bag unseen. They need mana later.",
    [3] = ("Everybody opens their hand: most mana goes first and takes a reward. All of it goes "
           "into the bag."),
    [4] = "Rituals succeed from cheap to dear while the common mana lasts.",
    [5] = "Missions, one a turn, in the order of the offers.",
};

static void rank_help(int rank, const struct vk_words *w, struct vk_out *out)
{
    static const char *const more[N_RANKS] = {
        [RAATIRA] = "",
        [ARIKI] = " The forbidden deck is open to you.",
        [ARIOI] = " The forbidden deck is open to you.",
        [TAHUA] = " On arrival you perform a ritual from your hand at once, free.",
    };
    const struct raia_rank *r = &raia_ranks[rank];
    face_fill(&raiatea_face,
              "{0} points. You draw {1} rituals and put up to {2} of your own into the bag.",
              &(struct face_blanks){ .n = 3, .value = { r->points, r->draws, r->clips } }, w, out);
    if (more[rank][0])
        vk_put(out, vk_tr(w, more[rank]));
}

static const char *tile_help(int tile)
{
    enum mission_need need = (enum mission_need)raia_missions[tile].need;
    if (need == NEED_BID)
        return "Auctioned once its row holds nothing else.";
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
        vk_put(out, vk_tr(w, raia_location_text[value]));
    else if (kind == A_RANK)
        rank_help(value, w, out);
    else if (kind == A_TILE && tile_help(value)[0])
        vk_put(out, vk_tr(w, tile_help(value)));
    else if (card && card->type == FACE_HELPER)
        helper_help(card->what, w, out);
    else if (card && card->type != FACE_GOOD)
        vk_put(out, vk_tr(w, raia_mask_text[card->type == FACE_MASK ? card->what : MIRROR]));
}
