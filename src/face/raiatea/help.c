/*
 * help.c - help for newcomers: the game told in a few paragraphs, and for each decision what is
 * asked and how to think about it.
 */
#include "face.h"

const char *const raia_about[] = {
    "You belong to the Arioi, a secret order that raises three great statues, the To'o, for the "
    "god Oro. Whoever has most points after the third ceremony leads the order.",
    "Points come from four things only: your rank (3, 6 or 9), Papa-Ra'i rituals (3 or 5 each), "
    "tiles of the statues (1, 2 or 3 each) and pairs of masks. Pearls, mana, goods and rituals "
    "left at the end are worth nothing: turn them into tiles in time.",
    "Action rounds: each player in turn chooses one of the six places that is left. Everybody "
    "acts there, but whoever chose, the Kahuna, goes first and has a bonus. So choose what helps "
    "you more than the others.",
    "Between them lie three ceremonies of six steps: train priests, buy rituals, put rituals "
    "secretly into the bag, offer mana in secret, have the rituals performed, complete missions.",
    "All mana that is offered goes into one bag, and the bag pays for everybody's rituals, the "
    "cheapest first. When it cannot pay the next one, that ritual and all behind it fail. An "
    "expensive ritual works only if the table was generous, or if somebody added Hina.",
    "Whoever offers most is first in the ceremony order: first choice of the rewards, first "
    "choice of the missions, and winner of ties.",
    "Goods (uru is breadfruit, mahi a fish, tiare a flower) are sacrificed for tattoos, sold at "
    "the stalls or paid for missions. A price falls when such a good comes to the market, and "
    "rises when one is taken.",
    "Helpers work twice over. All of one kind count when that kind is rolled for, used or not. "
    "And each can be used once: a gatherer for one more good, a trader to raise a price, a shaman "
    "to perform a ritual without mana, a diver for a second mission in one turn.",
    "Two masks with the same picture are a pair; single masks are worth nothing. A mirror can be "
    "joined to any mask and makes it a pair for good.",
    "With two players each is Kahuna twice in a round, and a Spirit stands in for a third player: "
    "it offers and bids by the die, takes a reward and tiles away, and has its place in the "
    "ceremony order.",
    "On the board a letter is a player: C coral, T turquoise, V violet, G gold, S slate. "
    "\xE2\x96\xB6 marks the price at a stall.",
    NULL,
};

const char *const raia_point_help[N_POINTS] = {
    [P_game] = "Set-up, then action rounds and three ceremonies.",
    [P_start_seat] = "Chance decides who gets the start figure.",
    [P_deal_mask] = "Everybody begins with one mask; the others go to the mask market.",
    [P_refill] = "The Forest shows one card more than there are players; four with two players.",
    [P_reveal_forest] = "A card from the forest deck. Everybody knows what is left in it.",
    [P_statue] = "The missions of a statue are laid out, row by row.",
    [P_reveal_tile] = "A tile of this statue is drawn.",
    [P_deal] = "Five rituals from the normal deck for each player.",
    [P_draw_ritual] = "Only whoever draws it sees the card.",
    [P_setup_keep] =
        "You perform rituals in ceremonies, and mana pays for them; the cards you do not keep "
        "are gone.\n"
        "Cheap rituals work early: the bag of the first ceremony often pays three or four. Keep "
        "those that cost 3 to 5, or Hina, which fills the bag for all. Priests and lasting "
        "rituals are worth most now.",

    [P_action_round] =
        "Each player in turn is Kahuna once, from the start figure on; with two players "
        "twice.",
    [P_turn] = "A player acts.",
    [P_outer] = "Whoever has become Tahu'a meanwhile performs a ritual free.",
    [P_choose_location] =
        "Everybody acts there; you go first and have the bonus.\n"
        "Forest: first pick twice. Marae: with two goods to sacrifice. Oyster bank: 3 more "
        "pearls than the others. Path: a free priest, which pays in every ceremony. Neighbours: "
        "a mission before anybody else. Market: two sales, two helpers. Look at what the others "
        "gain there.",
    [P_helper_roll] =
        "Whoever has as many of these helpers as the die shows, or more, gains by it.",
    [P_roll_helper] = "A die of four sides. With four helpers of a kind you always gain.",
    [P_forest] = "Two passes: from the Kahuna clockwise, then from the Kahuna the other way.",
    [P_forest_pick] =
        "Goods and helpers come to you; a mask with a treasure pays at once.\n"
        "A mask that makes a pair is worth most, then one with a treasure, then a mirror. Goods "
        "from here do not move prices. A gatherer shows one more card and gives you a good on "
        "top of your pick; use it while goods lie there.",
    [P_forest_extra] = "Take one good that lies there, or none.\n"
                       "No price moves.",
    [P_marae] = "Everybody may sacrifice a good and draw rituals; the Kahuna twice.",
    [P_shaman_tattoo] =
        "It makes you Tahu'a, worth 9 points, and you perform one ritual from your hand at once, "
        "free.\n"
        "That comes once: wait if a strong ritual is still to come.",
    [P_marae_turn] =
        "Each good that you sacrifice is a tattoo; after a draw it is too late.\n"
        "A new rank counts at once. Ariki (2 tattoos) may draw forbidden rituals, Arioi (5) "
        "draws five cards and puts three into the bag. Of the cards drawn you keep one.",
    [P_oyster] = "Everybody gains what the die shows; the Kahuna 3 more.",
    [P_roll_oyster] = "One to four pearls for everybody.",
    [P_path] = "Everybody may train priests, then gains 1 mana for each.",
    [P_path_turn] =
        "Then you gain 1 mana for each priest. 1 priest costs 2 pearls, 2 cost 5.\n"
        "They bring mana in each ceremony too. Train early; late in the game pearls are better "
        "spent on missions.",
    [P_neighbours] = "Masks are exchanged, then the Kahuna may complete a mission.",
    [P_neigh_add] =
        "Whoever gives a mask may take one.\n"
        "Give one whose twin you will not get; if nothing better lies there you may take it back.",
    [P_neigh_take] = "Your own may come back; there is no treasure here.\n"
                     "Take the twin of a mask that you own, or a mirror.",
    [P_neigh_mission] = "You pay for it as usual, but ahead of the ceremony.\n"
                        "If only auction tiles stay in its row, they are auctioned at once.",
    [P_market] = "Everybody may sell a good and hire a helper; the Kahuna two of each.",
    [P_market_turn] =
        "A sale pays what its level says; then the price falls by one.\n"
        "You may sell at the level of the price or below. Level 3 gives priests, rituals or a "
        "helper made ready, level 5 most; a ready trader lifts a price there first. A helper "
        "costs 2 pearls (by an option the Kahuna's first is free); several of one kind gain more "
        "often by the die.",

    [P_ceremony] = "Six steps: dance, buy, prepare, offer, blessing, raise.",
    [P_dance_train] = "All choose at once; then everybody gains 1 mana for each priest.\n"
                      "As on the Path: 1 priest for 2 pearls, 2 for 5.",
    [P_buy_rituals] =
        "For 3 mana you draw 3 cards, from Arioi on 5, and keep one. The mana goes into the bag, "
        "where it helps what you prepare; with scarce mana it goes to the supply.",
    [P_buy_keep] = "The others go face down to the discards.\n"
                   "Think of what the bag can pay now: what you draw here can be prepared at once.",
    [P_prepare] =
        "Nobody sees what you put in. Up to 2 rituals of your own, 3 from Arioi on, and any number "
        "that are for everybody. The bag pays the cheapest first, out of all mana offered: about 4 "
        "a player in the first ceremony, 7 to 11 in the second. A ritual that fails is gone. Add "
        "Hina to expensive ones.",
    [P_mana_offer] =
        "All of it goes into the bag, and whoever offers most is first: first reward, first "
        "mission.\n"
        "The bag pays for everybody's rituals. Keep what you need for mana missions and "
        "auctions. Equal offers leave the order as it was.",
    [P_roll_spirit] =
        "The Spirit stands in for a third player: its offer or bid is rolled once you are ready.",
    [P_rewards] = "In the new order: a tattoo, a good from the market, 2 pearls. The last of three "
                  "players, and those behind the third, get nothing.",
    [P_choose_reward] = "A tattoo is worth most if it brings a rank, a good if it pays a mission.",
    [P_spirit_reward] = "Nobody gets this one.",
    [P_blessing] = "The rituals from the bag lie in a line, the cheapest first, and are paid as "
                   "long as the mana lasts.",
    [P_order_equal] = "The first is paid first; the other may find the bag empty.\n"
                      "So the one behind is in more danger.",
    [P_raising] = "In circuits, in ceremony order, each may complete a mission; it ends when "
                  "nobody has in a circuit.",
    [P_too_turn] =
        "One a turn; a ready diver allows a second one.\n"
        "First take what others could take too; what only asks what you have costs nothing. "
        "Tiles of the kinds that your masks count bring more. You may pass and still act in the "
        "next circuit, if somebody completes one.",
    [P_spirit_tile] =
        "After a circuit with a mission the Spirit takes a tile from the highest open statue.",

    [P_draw_rituals] = "Three cards, from Arioi on five; one is kept.",
    [P_ritual_deck] =
        "Forbidden rituals are expensive and strong: tattoos, missions without payment, "
        "points. Normal ones are what an ordinary bag can pay.",
    [P_ritual_keep] = "The others go face down to the discards.",
    [P_priest_track] = "Priests are trained and bring their mana.",
    [P_train] = "Then you gain 1 mana for each priest. 1 priest costs 2 pearls, 2 cost 5.",
    [P_perform] = "The ritual takes effect.",
    [P_tahua_ritual] =
        "This comes once in a game: any ritual from your hand, however expensive, without mana.\n"
        "What you do not use now is lost.",
    [P_choose_good] = "Its price rises by one.\n"
                      "Take what a mission asks for or what sells best.",
    [P_choose_helper] = "It is ready at once.\n"
                        "More of a kind that you have win its die more often.",
    [P_choose_mask] = "There is no treasure here.\n"
                      "Take a twin or a mirror.",
    [P_choose_display] = "A mask with a treasure pays at once.",
    [P_reactivate] = "Its one-time power comes back.",
    [P_choose_mission] = "Any open mission but an auction, at once.",
    [P_complete] = "The tile is paid for and goes behind the screen.",
    [P_pay_good] = "They go to the market; their price falls.\n"
                   "Pay with the kind that you need least.",
    [P_pay_mask] = "Single masks first: they are worth nothing by themselves.",
    [P_pay_ritual] = "What you give up goes face down to the discards.\n"
                     "Take what no bag will pay any more.",
    [P_auction] = "Only auction tiles are left in a row: they go to the highest bids.",
    [P_auction_bid] =
        "All bids are paid, yours too if you lose.\n"
        "They go into the bag, or with scarce mana to the supply. The highest takes the tile; "
        "among equals, whoever is earlier in the order.",
    [P_sale] = "The stall pays.",
    [P_choose_player] = "Choose another player.\n"
                        "The leader is a good choice.",
    [P_choose_stolen_mask] = "Only masks without a twin can be taken.\n"
                             "Take the one that makes you a pair.",
    [P_choose_row_card] = "It goes to the discards; its mana stays in the bag for what follows.",
    [P_steal_good] = "Chance decides which.",
    [P_punua_kind] = "Then you may sell one good of it at once.\n"
                     "The price rises to the top, for all to see.",
    [P_punua_sell] = "Any level up to the price.",
    [P_ihi_ritual] =
        "Up to two, each for 8 mana or less, one after the other from your hand, without mana.",
};
