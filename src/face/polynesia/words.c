/*
 * words.c - the sentences and names of Polynesia. Each is a msgid: a whole English
 * sentence (vaka/face.h explains the blanks). Of goods, {1?…|…} takes the first text for fish, the
 * second for shells.
 */
#include "face.h"

const char *const poly_event_text[N_EVENTS] = {
    [E_card_in_play] = "The card {0} is in play.",
    [E_token_laid] = "On {0} lies {1}.",
    [E_first_player] = "{0} has the flag and goes first.",
    [E_round_began] = "Round {0} begins.",
    [E_marker_moved] = "Now: {0}.",
    [E_explored_new] = "{who} explores {0} and pays " GOODS(1, 2) ".",
    [E_explored_old] = "{who} joins {0} and pays " GOODS(1, 2) " in all.",
    [E_paid] = "{who} pays {0} " GOODS(1, 2) ".",
    [E_set_out] = "{who} sets out with {0} {0|step|steps}.",
    [E_hopped] = "{who} sails from {0} to {1}, {3}.",
    [E_guided] = "{who} guides {3} from {0} to {1}.",
    [E_landed] = "{who} ends the voyage{0?|; {0} {0|step is|steps are} lost}.",
    [E_took_token] = "{who} takes {1} on {0}.",
    [E_token_wasted] = "{who} has no boat left for the boat token on {0}.",
    [E_took_turtles] = "{who} takes {0} {0|turtle token|turtle tokens} ({1}).",
    [E_free_skipped] = "{who} does not place the free boat.",
    [E_explored_free] = "{who} explores {0} for free; its toll: {1}.",
    [E_populated] = "{who} brings {1} {1|piece|pieces} to {0}.",
    [E_bonus_skipped] = "{who} does not use {0}.",
    [E_extra_settler] = "{who} pays 3 {0} for one more piece on the volcano.",
    [E_fished] = "{who} catches " GOODS(0, 1) ".",
    [E_mask_gift] = "{who} gets " GOODS(0, 1) " from the mask.",
    [E_mask_curse] = "{who} puts a curse on the {0} of all others.",
    [E_lost] = "{who} loses " GOODS(0, 1) ".",
    [E_stone_drawn] = "A {0} lava stone is drawn; {1} of {2} red ones {1|is|are} out.",
    [E_declined] = "{who} lets {0} spoil.",
    [E_gathered] = "{who} gathers {0} fish and {1} {1|shell|shells}.",
    [E_erupted] = "The volcano erupts. Mauna Ahi and the three islands beside it sink.",
    [E_went_home] = "{who} loses {0} {0|piece|pieces} on islands that sink.",
    [E_scored] = "{who} has {0} {0|point|points}: place {1}.",
};

/* {3} of HOP is the island that is reached. */
const char *const poly_verb_text[N_VERBS] = {
    [V_CARD] = "Card: {0}",
    [V_TOKEN] = "On {0}: {1}",
    [V_FIRST] = "{0} begins",
    [V_EXN] = "Explore {0}, pay {1}",
    [V_EXE] = "Join {0}",
    [V_TRV] = "Travel",
    [V_POPV] = "Populate the volcano",
    [V_POPI] = "Populate {0}",
    [V_FISH] = "Fish for {0}",
    [V_HOP] = "Sail {0} to {3}, {2}",
    [V_STOP] = "Stop here",
    [V_FREE_NEW] = "Explore {0} for free, toll {1}",
    [V_FREE_OLD] = "Join {0} for free",
    [V_FREE_SKIP] = "Place no boat",
    [V_MASK_GAIN] = "Gift: take 2 {0}",
    [V_MASK_CURSE] = "Curse: all others lose 2 {0}",
    [V_BPOPV] = "Populate the volcano for free",
    [V_BPOPI] = "Populate {0} for free",
    [V_BPOP_SKIP] = "Bring no piece",
    [V_EXTRA] = "One more piece for 3 {0}",
    [V_EXTRA_SKIP] = "Pay for no piece",
    [V_STONE] = "A {0} stone",
    [V_DECLINE] = "Let {0} spoil",
};

const char *const poly_point_wait[N_POINTS] = {
    [P_choose_action] = "{who} chooses an action",
    [P_travel_step] = "{who} is sailing",
    [P_free_explore] = "{who} places a free boat",
    [P_mask_boon] = "{who} chooses gift or curse",
    [P_populate_bonus] = "{who} may populate for free",
    [P_extra_settler] = "{who} may pay for one more piece",
    [P_choose_decline] = "{who} decides what spoils",
};

const char *const poly_point_title[N_POINTS] = {
    [P_game] = "The game",
    [P_draw_card] = "A card is drawn",
    [P_place_token] = "A token is laid out",
    [P_draw_first] = "The first player is drawn",
    [P_choose_action] = "Choose your action",
    [P_travel] = "Travel",
    [P_travel_step] = "Sail a step",
    [P_free_explore] = "Boat token: a free boat",
    [P_mask_boon] = "Mask: gift or curse",
    [P_populate_bonus] = "First landfall: a free Populate",
    [P_extra_settler] = "Paid settler: one more piece",
    [P_lava] = "Lava",
    [P_draw_stone] = "A lava stone is drawn",
    [P_choose_decline] = "Choose what spoils",
};

const char *const poly_archipelago_ids[POLY_ARCHIPELAGOS] = { "samoa", "tuamotu", "cook",
                                                              "marquesas" };
const char *const poly_archipelago_names[POLY_ARCHIPELAGOS] = { "Samoa", "Tuamotu", "Cook",
                                                                "Marquesas" };

/* What the token of an island does; what a mask does, the mask card says. */
const char *const poly_token_text[N_FACES] = {
    [FACE_BOAT] = "Its boat token lets you explore one route for free.",
    [FACE_FISH] = "Its fish token gives 1 fish every round.",
    [FACE_SHELL] = "Its shell token gives 1 shell every round.",
    [FACE_TURTLE] = "Its turtle token is 1 point.",
};

const char *const poly_card_text[N_CARDS] = {
    [C_FIRST_LANDFALL] = "The first route to each archipelago costs twice the turn value; "
                         "whoever opens it may then Populate once for free.",
    [C_ARCHIPELAGO_TURTLES] = "Each archipelago holds a turtle token (1 point). The first to sail "
                              "to either of its islands takes it.",
    [C_ARCHIPELAGO_PRESENCE] = "At the end: 1 point for each archipelago where you are on an "
                               "island; for all four 5 points in all.",
    [C_ARCHIPELAGO_MASTERY] = "At the end: 2 points for each archipelago where you are on both "
                              "islands; for all four 10 points in all.",
    [C_MASK_BOON] = "When you take a mask, choose fish or shells: gain 2, or all others lose 2. "
                    "The mask is gone.",
    [C_MASK_PILOT] = "While travelling, discard a mask to sail one step over a route of others: "
                     "no toll, no guide.",
    [C_MASK_SETTLER] = "When you take a mask, one piece from your board joins you on that island. "
                       "The mask is gone.",
    [C_MASK_SET] = "At the end your masks score: 1 mask -1, 2 masks 2, 3 or 4 masks 5 points.",
    [C_MASK_TIMES_ARCHIPELAGO] = "At the end: your masks times the archipelagos where you are on "
                                 "an island.",
    [C_MASK_SHAME] = "At the end, whoever has no mask loses 2 points.",
    [C_SHARED_VOYAGE] = "When a guide takes you along, you and the guide's owner take a turtle "
                        "token each (1 point), while they last.",
    [C_CROWDED_ROUTES] = "When you join a route, take a turtle token (1 point) for each boat "
                         "already there, while they last.",
    [C_PAID_SETTLER] = "After a Populate you may pay 3 goods of one kind for one more piece on "
                       "the volcano.",
    [C_TURTLE_MAJORITY] = "At the end, on each turtle island: most pieces 3 points, second most "
                          "2 points. Tied for most: 2 each, and nobody is second; tied for "
                          "second: 2 each.",
    [C_STAY_AT_HOME] =
        "At the end: 3 points for the most pieces on your own board; nothing if tied.",
    [C_FISH_HOARD] = "At the end everybody gathers fish once more; then most fish: 4 points "
                     "(tied: 3 each).",
    [C_FLEET] = "At the end: 3 points for the most boats on the map (tied: 2 each).",
    [C_SHELL_HOARD] = "At the end everybody gathers shells once more; then most shells: 4 points "
                      "(tied: 3 each).",
};

/* The same on a small card, which opens to the whole text. */
const char *const poly_card_short[N_CARDS] = {
    [C_FIRST_LANDFALL] = "The first route to an archipelago costs double, then populate for free.",
    [C_ARCHIPELAGO_TURTLES] = "Whoever first lands in an archipelago takes its turtle.",
    [C_ARCHIPELAGO_PRESENCE] = "1 point per archipelago you are in; all four: 5.",
    [C_ARCHIPELAGO_MASTERY] = "2 points per archipelago if you are on both islands; all four: 10.",
    [C_MASK_BOON] = "A mask: take 2 goods, or all others lose 2.",
    [C_MASK_PILOT] = "Give up a mask: sail a rival's route alone and free.",
    [C_MASK_SETTLER] = "A mask puts one piece of yours on its island.",
    [C_MASK_SET] = "Masks: one -1, two 2, three or more 5 points.",
    [C_MASK_TIMES_ARCHIPELAGO] = "Your masks times the archipelagos you are in.",
    [C_MASK_SHAME] = "Without a mask you lose 2 points.",
    [C_SHARED_VOYAGE] = "Sail the route of another: both take a turtle.",
    [C_CROWDED_ROUTES] = "Join a route: a turtle for each boat on it.",
    [C_PAID_SETTLER] = "When you populate: 3 fish or 3 shells for one more piece.",
    [C_TURTLE_MAJORITY] = "Most pieces on a turtle island: 3; second: 2.",
    [C_STAY_AT_HOME] = "Most pieces at home: 3 points. Tie: nobody.",
    [C_FISH_HOARD] = "One more harvest of fish; most fish: 4 (tied: 3).",
    [C_FLEET] = "Most boats on the map: 3 points (tied: 2 each).",
    [C_SHELL_HOARD] = "One more harvest of shells; most shells: 4 (tied: 3).",
};

const char *const poly_card_codes[N_CARDS] = {
#define CARD(code, id, title, type, kind, provenance) code,
#include "games/polynesia/cards.def"
#undef CARD
};

const char *const poly_kind_ids[] = { "in_play", "at_end" };
const char *const poly_kinds[] = { "in play", "at the end" };

#define IN_PLAY false
#define AT_END  true
const struct poly_card_words poly_cards[N_CARDS] = {
#define CARD(code, id, title, type, kind, provenance) { code, title, kind },
#include "games/polynesia/cards.def"
#undef CARD
};
