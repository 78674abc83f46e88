/*
 * help.c - help for newcomers: the game told in a few paragraphs, and for each decision
 * what is asked and how to think about it.
 */
#include "face.h"

const char *const conq_about[] = {
    "You lead one of four Polynesian peoples. Explore an ocean that nobody knows, settle what you "
    "find, link it by canoes, and be the first to declare 28 points with two players, 25 with "
    "three, 22 with four.",
    "Points are counted afresh every turn: 1 for each Village, 1 for each island that "
    "your chain links to your Home, a half for each atoll in that chain, and what your "
    "Arts & Culture cards give. What you lose in between does not count.",
    "A turn has five steps: turn order, exploration, movement with battles, building, victory. "
    "The player who is last on the track decides who begins.",
    "Exploring is a gamble. Each hex ties 1 to 3 knots. You may sail on while you have fewer "
    "than 5; at exactly 5 the Explorer comes home, above 5 it is lost for a turn. What you "
    "found stays found. You may keep an island secret under one of your three discs.",
    "A chain is made of chain canoes, Transports that lie face up, hex beside hex. Along a "
    "chain your pieces move for free, its islands share their Build Points, and islands and "
    "atolls that it links to your Home give points. Rivals will try to cut it.",
    "All other pieces lie face down: War Canoes, Warrior Bands, Transports, Colonies, and "
    "two Rumors, which are nothing but a bluff. Canoes move two hexes and carry one piece "
    "each. Only a War Canoe leads the way into a hex with others.",
    "A Battle is one die a round. 1 to 3 hits the attacker, 4 to 6 the defender; a 1 or a 6 "
    "removes a piece, the rest makes one panic and leave the front row. Whoever has no piece left "
    "in front has lost and retreats. A victor keeps a Village for each piece given up that did not "
    "panic.",
    "Each Village gives 1 Build Point. All plan in secret at once: Villages and cards for 2, War "
    "Canoes and Colonies for 2, Transports and Warrior Bands for 1. A Colony that a Transport "
    "carries to a free island becomes a Village there: so you settle a new island.",
    "Alone you play Tonga against Samoa, which is played by 15 chits. From turn 2 on one is drawn "
    "each turn: Samoa gains what it says, then builds, explores, defends or attacks. Reach 30 "
    "points while at least two chits are left. Everything lies face up, so Transports serve as "
    "chain canoes at once, and nobody uses Rumors.",
    "On the map every hex has a letter and a number. ? is unexplored, ~ is open sea, "
    "\xE2\x8C\x82 is a Village, \xE2\x96\xA1 a free box, \xE2\x96\xAB a box that needs "
    "Agriculture. C\xE2\x96\xB8"
    "3 means: a chain canoe of player C and three pieces face down.",
    NULL,
};

const char *const conq_point_help[N_POINTS] = {
    [P_game] = "The course of the game: setup, then turns until somebody declares victory.",
    [P_deal_home] = "Each player is dealt one of the peoples.",
    [P_choose_home] =
        "Tonga and Samoa lie side by side in the west and have four boxes; Hiva and Raiatea begin "
        "farther east with three, and more unknown sea around them.",
    [P_setup_island] = "For each island that lies on the map at the start, an island marker leaves "
                       "the cup.",
    [P_setup_ocean] = "Two hexes of open ocean are known from the start.",
    [P_choose_start_pieces] =
        "Spend 4 Build Points on pieces for your Home, in secret. Two Warrior Bands defend it; a "
        "Transport and a Colony can settle the first island a turn earlier.",
    [P_turn] = "Turn order, exploration, movement and battle, building, victory.",
    [P_turn_order] = "Events whose time is over end, then the last on the track sets the order.",
    [P_roll] = "A die decides.",
    [P_choose_order_or_event] =
        "You are last, so you choose your job: set the turn order, or draw the Random Event. The "
        "second-last player does the other one. An event can bring you something that you keep; "
        "the order matters most when somebody is about to attack or to declare.",
    [P_choose_turn_order] =
        "The order holds for exploring, moving and declaring. Go first to take an island before a "
        "rival does; go last to see all attacks before you move and to answer them.",
    [P_exploration] = "One after the other, everybody may send the Explorer.",
    [P_voyage] = "The Explorer is at sea.",
    [P_explore_start] =
        "Send the Explorer to an unknown hex next to known waters that you can reach, or stay. "
        "Up to 2 knots the next hex cannot lose your Explorer. Explore "
        "near your chain: an island that you cannot reach is worth nothing.",
    [P_draw_marker] =
        "What is drawn from the cup tells what lies there and how many knots it ties.",
    [P_rp_draw] = "You may use a card on what you have just drawn.",
    [P_draw_tile] = "Land! One of the island tiles is drawn.",
    [P_explore_tile_choice] =
        "Only you see this island. Keep big ones secret while a rival could be there first; show "
        "atolls and small ones, for you have only three discs. Nobody can settle an island before "
        "it is shown; your own canoe shows it by arriving.",
    [P_off_course_choice] =
        "The rival's Explorer has lost its way, and you say where it drifts. Send it where the "
        "find helps least: far from their chain, or to a hex that they must pay knots for.",
    [P_explore_continue] =
        "Sail on while the knots are fewer than your limit. With 3 knots about 22 of 100 draws "
        "lose the Explorer, with 4 about 65 of 100. A lost Explorer misses the next turn, but "
        "what you found stays found.",
    [P_explore_forced_end] =
        "The knots are used up. A card in your hand may still help: Navigation raises the limit, "
        "Ocean Chart saves a lost Explorer.",
    [P_kumara] = "The Explorer searches the far east for the sweet potato.",
    [P_kumara_drift] = "A 4: the search drifts to a hex that is no nearer to South America.",
    [P_kumara_move] = "A 5 or more: sail to a hex beside you, and land if South America is next to "
                      "you. The Galapagos and the Unfortunate Islands give +1 on later rolls.",
    [P_movement] = "One after the other, everybody moves and fights.",
    [P_stage] = "First along the chain, then by canoe, then the Battles.",
    [P_transit_action] =
        "Before anything else, pieces may move along your chain to any of its hexes, for free "
        "and each once. Gather War Canoes where you want to strike, Colonies near new islands. "
        "Some cards and events can be played only now.",
    [P_transit_to] =
        "Any hex of the same chain. At sea every other piece needs a canoe that carries it.",
    [P_move_action] =
        "Canoes move two hexes, each with one piece aboard. Choose from where to where, then who "
        "sails along. Turn up a Transport, and it is a chain canoe. Where others are, only a "
        "War Canoe leads the way in, and one that ends its move there fights. End your movement "
        "when you are done.",
    [P_party_pick] =
        "Choose who sails: War Canoes, Transports, Rumors. Your rivals see how many pieces move, "
        "not which. Set sail when all are aboard.",
    [P_party_cargo] = "Each canoe carries one piece: any canoe a Warrior Band, a Transport "
                      "a Colony as well. A piece is carried once a turn.",
    [P_jump_to] =
        "A Rumor may jump anywhere that is known and free of others. It stays there, but "
        "everybody knows that it is a Rumor, until something leaves that stack face down.",
    [P_battles] = "Wherever a War Canoe has ended its move among others, there is a Battle.",
    [P_choose_battle] = "Take them in the order you like. Pieces that retreat cannot go where "
                        "another Battle waits.",
    [P_battle] = "Each roll takes one piece out of a front row. An empty row has lost.",
    [P_window] = "Those who may have a card are asked.",
    [P_rp_battle_start] =
        "Everything is laid open. The defender may call the Battle off with Arioi; either may "
        "bring in a War Leader. Being asked does not mean that you hold anything.",
    [P_rp_battle_roll] =
        "One card may change this roll; the defender is asked first. A Battle card serves once in "
        "each Battle, so keep it for a roll that decides.",
    [P_battle_choose_loss] =
        "Choose which of the pieces in front is hit. Give Local Warriors first; as attacker keep "
        "pieces from panic, for they pay for the Villages that you want to keep.",
    [P_retreat] = "The loser's pieces retreat to their nearest island that is free of others.",
    [P_retreat_destination] = "Several islands are equally near.",
    [P_retreat_load] = "There is not room for all: Colonies need a Transport each, Warrior "
                       "Bands any canoe. The rest is removed.",
    [P_conquest] = "The island has a new master, or none.",
    [P_save_villages] =
        "Each War Canoe or Warrior Band that did not panic and that you give up turns one Village "
        "into yours; the others are destroyed. Keep Villages where your chain can reach or where "
        "you can hold them. What is destroyed still costs your rival points.",
    [P_choose_new_home] = "Your Home was lost. Islands give points only if they are linked to the "
                          "Home: take the one with the largest chain.",
    [P_regroup_chain] = "One of your Transports here may be turned up as chain canoe at once.",
    [P_ariki_place] = "A free Warrior Band rises on an island of yours: where an attack is near.",
    [P_deforest_hex] = "Destroy a Village. With the last one of an island, the point of the "
                       "island goes too.",
    [P_event] = "A Random Event happens.",
    [P_draw_event] = "The event is drawn; one with a blue title goes to the hand of its player.",
    [P_rp_event] = "Whoever keeps a Shaman may stop the event.",
    [P_event_hex] = "Choose where the event takes place.",
    [P_event_box] = "Choose which box is lost. A box that can be used now hurts more.",
    [P_event_seat] = "Choose whom it concerns.",
    [P_event_place] = "Place a free piece on an island of yours.",
    [P_event_loss] = "You choose what the event takes from you.",
    [P_event_mark] = "You have seen the island. With your disc on it you may show it and go "
                     "there, just as if you had found it.",
    [P_typhoon] = "The storm rages.",
    [P_taniwha] = "On 5 or 6 the monster leaves its hex.",
    [P_building] = "All plan in secret, then everything is placed.",
    [P_build_session] =
        "Nobody sees your plan before all have sealed theirs. First what gives Build Points, then "
        "pieces and Villages in the order of the list, then a card, at last Colonies that become "
        "Villages. Only linked islands share their Build Points. Early on: a third Village at "
        "home, a Transport and a Colony; later a card every turn. What you do not spend is lost.",
    [P_draw_card] = "The card goes to the buyer's hand, face down.",
    [P_victory] = "One after the other, everybody may declare victory.",
    [P_victory_action] =
        "You may declare if all your cards together bring you to the goal. Your rivals may then "
        "show cards, or destroy a Village with Deforestation. If anybody still has enough, the "
        "game ends and most points win, even if they are not yours.",
    [P_declare] = "All cards of the declarer lie open; the others may answer.",
    [P_rp_declare] =
        "If somebody has enough points with cards face up after this, the game ends; then all "
        "hands are shown and every card counts. So a card may stay hidden and still win. Show "
        "cards to end the game, or stop it with Deforestation. Whoever passed is asked again if "
        "totals change.",
    [P_solo_chit] = "Samoa's chit: first what it gains, then what it does.",
    [P_draw_chit] = "A chit is drawn for Samoa.",
    [P_solo_chit_order] = "Several chits are due. An attack hurts less before Samoa's new War "
                          "Canoes arrive than after.",
    [P_solo_tie] = "The die decides among equal choices of Samoa.",
    [P_solo_gain] = "Samoa receives what its chit says.",
    [P_solo_reveal] = "Samoa's cards are turned up; some act at once.",
    [P_solo_find] = "The nearer to Samoa, the likelier that its people were here first.",
    [P_solo_explore] = "Samoa explores.",
    [P_solo_attack] = "Samoa's forces set out.",
    [P_solo_home] = "Samoa's Home moves to its island with most Villages.",
};
