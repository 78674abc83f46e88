/*
 * help.c - help for newcomers: the game told in a few paragraphs, and for each decision
 * what is asked and how to think about it.
 */
#include "face.h"

const char *const arch_about[] = {
    "You lead colonists of one colour in an archipelago that nobody has mapped. You explore it hex "
    "by "
    "hex, harvest, trade, build, and buy cards. Everybody needs the colony to last, and everybody "
    "wants it to end in his own favour.",
    "The danger is common: when the rebellion marker (REB) passes the population marker (POP), "
    "the "
    "archipelago becomes independent and all lose, except a hidden Separatist. Equal is safe. "
    "Rebellion grows by unmet "
    "crises, "
    "idle workers, crowding, glutted markets and taxes.",
    "The aim is secret: each objective card has an end condition that only its owner knows, and a "
    "criterion that counts for everybody. When a condition is met the card is shown and the game "
    "ends soon. Then all are ranked by every criterion: 3, 2, 1 points; the open trend card gives "
    "4, 3, 2. Be second in much rather than first in one thing.",
    "A turn has six phases. 1: all are ready again, rebels stand up. 2: sealed bids; the highest "
    "sets "
    "the whole order of play. 3: markets, population and idle workers press on the colony. 4: the "
    "back on top of the deck says what is needed. 5: rounds of actions. 6: evolution cards.",
    "A domestic crisis lays all citizens down, except those on temples. In order of play each may "
    "spend cubes of the named kind, from the market or of his own; every cube stands a number of "
    "citizens, his own or others'. Who still lies is a rebel: REB rises by their number. An export "
    "crisis asks for a number of cubes; each that is missing is 1 REB.",
    "In your round you may do each of these once, in any order: one action with a disc on the "
    "wheel, "
    "one card (your own character or anybody's progress card), one port or market that you "
    "control. "
    "To end a round without any of them is to pass for this turn. Who can do nothing is skipped, "
    "and asked again as soon as he can.",
    "Whoever has an active citizen on a town controls the region: others harvest there only by his "
    "terms, a permit bought in a deal, or the diplomat. An empty building of the region is his "
    "too.",
    "Surplus workers (SUR) come with discovered huts. Recruiting takes them off and adds "
    "population: "
    "both calm the colony. The more of them, the cheaper a worker, and the angrier they are.",
    "Markets: the first cubes of a kind sell dear, the next ones cheaper. A zone filled to its "
    "second "
    "row makes idle workers each turn, to its third row rebellion.",
    "Deals: in your round (and in your part of a crisis) you may propose exchanges of florins, "
    "cubes, "
    "explorer tokens, cards and permits. They are carried out at once; promises bind nobody.",
    "Explorer tokens stand for any cube that you lack. When a stack of eight is empty everybody "
    "gets "
    "one more disc.",
    "On the map a letter is a player: C coral, T turquoise, V violet, G gold, S slate. Small "
    "letters "
    "are icons: f fruit, c cattle, p fish, w wood, s stone, i iron. Edges: ~ sea, \" plain, ^ "
    "mountain.",
    NULL,
};

const char *const arch_point_help[N_POINTS] = {
    [P_game] = "Set-up, turn zero, then turns of six phases.",
    [P_votes] = "A trend named by more than half is taken; else a second vote among those named.",
    [P_trend_vote] =
        "The trend gives 4, 3, 2 points at the end, and all know it. Name what you mean "
        "to gather anyway.",
    [P_vote_tie] = "One of the cards named most often.",
    [P_draw_order] = "Who explores first in turn zero, and plays first unless bids change it.",
    [P_turn_zero] = "Each player in order makes his first exploration beside the start.",
    [P_tz_deal] = "Only its receiver sees the hex.",
    [P_tz_choose_face] =
        "Your first home. Look for what a crisis may ask (fish, fruit, cattle, wood) "
        "and for stone and wood to build. Huts bring workers to hire, and unrest.",
    [P_tz_place] =
        "It touches the start, and its edges must continue those of its neighbours. Land "
        "edges that stay open let citizens explore later.",
    [P_tz_land_citizens] =
        "On a strait the shores are apart: a citizen harvests and builds on his own "
        "shore. Two on one shore can reproduce.",
    [P_tz_guest] = "Your ship and citizens go to a region of somebody else.",
    [P_discovery] = "One cube to the domestic market, one to the explorer.",
    [P_discover_market_cube] =
        "Market cubes are there for everybody's crises, and fill the zone: later "
        "sales bring less. Put there what you do not want to sell.",
    [P_discover_own_cube] =
        "Yours to keep. Stone and iron are dear and build towns, ports, wonders.",
    [P_region_top] =
        "One side of the next hex lies open. The other is seen when somebody takes it.",
    [P_deal_trend] = "It counts for all: 4, 3, 2 points.",
    [P_deal_objective] = "Only its owner sees it.",
    [P_choose_objective] = "Keep the card whose end you can bring about when you lead, and whose "
                           "criterion suits you. What you give back leaves the game.",

    [P_turn] = "Six phases; the first turn has no phases 1 and 4.",
    [P_order] = "Sealed bids, all of them paid.",
    [P_bid_order] =
        "Everybody pays his bid. The highest sets the whole order, so a place in front is "
        "worth 1 or 2 florins early, more when a circle, a site or the end is at stake. All "
        "zero: the order stays.",
    [P_rebid_order] =
        "Only those who are tied. If you tie again the order stays and the money is gone.",
    [P_order_offer] =
        "Name the places that you would take, then what you give for one of them: florins, cubes, "
        "tokens, cards. You give it only if the decider takes the offer. Nobody sees it before all "
        "have answered. 1 to 3 florins are common.",
    [P_take_offers] =
        "What you take is paid when the order is set, and binds you to one of its places. Offers "
        "that cannot all be true are no longer shown.",
    [P_choose_order] =
        "Name the next seat. Whoever's offer you have taken gets a place that it names.",
    [P_balance] = "The upper half, then the lower half of the back on top of the deck.",
    [P_domestic_crisis] = "Everybody lies down, except citizens on temples.",
    [P_export_crisis] = "Cubes are asked for; each that is missing is 1 rebellion.",
    [P_crisis_turn] = "In order of play, each once.",
    [P_crisis_pledge] =
        "You pay this for each of your citizens that another player stands up. Worth it "
        "if you are late in the order or lack the resource.",
    [P_crisis_domestic_turn] =
        "Each cube stands a fixed number of citizens. Take market cubes while you "
        "are early; a temple you control stands all of its region for free. When "
        "you are done you cannot come back. Citizens left lying are rebels: they "
        "pay no tax, do no work, and raise the rebellion.",
    [P_crisis_help] = "Those whose citizens lie may bargain with whoever stands some up.",
    [P_crisis_offer] =
        "Cubes, florins, cards: what are your citizens worth to you? What the other accepts binds "
        "him to stand so many of yours up.",
    [P_crisis_stand] =
        "The full number must stand, also citizens of others; those who pledged pay you. "
        "Town citizens first: they control regions.",
    [P_crisis_export_turn] =
        "Cubes of the export market cost you nothing. What is missing in the end is "
        "rebellion for all.",
    [P_evictions] = "Each town owner decides about rebels on his port and market.",
    [P_evict_rebel] =
        "You control the building while the rebel lies. Put out, its owner does not have it "
        "back when he stands up.",

    [P_rounds] = "Rounds in order, until everybody has passed or can do nothing.",
    [P_round] = "One action, one card or wonder, one port or market; in any order.",
    [P_round_menu] =
        "Once each, in any order: an action with a disc, a card, a port or market. Deals and "
        "terms besides. Ending a round without any of them is a pass for the whole turn. "
        "Early on: explore, reproduce, recruit; look at what the next crisis will ask.",
    [P_service_unit] =
        "Two of your units can serve there; the one that does is busy until the next turn. From "
        "the town a citizen may serve the port and the market.",
    [P_harvest_deploy] =
        "One unit an icon, one cube each (two with the doubler). They are busy until the "
        "next turn; a unit on a building leaves it, and so may you its control.",
    [P_transaction] =
        "Selling moves the price down row by row, buying up. Leave the third row of the "
        "domestic market empty: it makes rebels.",
    [P_exploration] = "New land needs two neighbours, matching edges and a unit next to it.",
    [P_explore_keep_or_reject] =
        "You see one side of this hex; the other you see when you take it, and then there is no "
        "way back. If you turn away, you must take the next one unseen. A hex that fits nowhere "
        "costs the disc.",
    [P_region_draw] = "It must be taken.",
    [P_cartographer_pick] = "The other one stays on top of the pile.",
    [P_explore_spot] =
        "Both sides may be used, turned as you like. Look at the icons, at the huts (idle "
        "workers) and at which of your units can go there.",
    [P_explore_unit] = "Ships go by sea, citizens by land. The explorer is not busy afterwards.",
    [P_reproduce_next] =
        "Two active citizens on one shore and nobody else of yours in the region. It is "
        "free population.",
    [P_recruit_next] =
        "One worker fewer is left to hire, the population grows by one, and the price follows "
        "how many are left. At most three of your citizens in a region.",
    [P_migrate_pick] =
        "Each unit once. Ships that are not busy ferry citizens, any number of them.",
    [P_migrate_to] =
        "A citizen on a town controls the region. Empty buildings can be entered where nobody "
        "else controls.",
    [P_build_type] =
        "Towns control regions and pay 2 of tax; temples help in crises; ports and markets "
        "give trades. Tokens stand for cubes that you lack.",
    [P_build_site] =
        "The builder stands on the new building and is busy; a shipbuilder is not. Who leaves "
        "a town to build gives up its control.",

    [P_search] = "Five cards are turned up.",
    [P_card_draw] = "What is left in the deck is known to all, its order to nobody.",
    [P_back_draw] = "A red half strikes at once; the others wait for phase 4.",
    [P_reveal_buy] = "At its smallest price. The others are discarded.",
    [P_barbarian_icon] =
        "Up to 3 cubes now, and the icon is dead for the rest of the game. Rebellion +1.",
    [P_diplomat_region] = "In this round you harvest there for 1 florin a unit, without leave.",
    [P_heal_next] = "A rebel stands up and the rebellion falls by one.",
    [P_pirate_target] =
        "It goes back to its owner's supply; he also gives you a cube of his choice.",
    [P_pirate_ransom] = "Give what you need least.",
    [P_spy_target] = "You alone learn his end condition and his criterion.",
    [P_theft] = "Two hands, one cube each.",
    [P_thief_target] = "He hides two of his cubes; you take one hand.",
    [P_thief_hide] = "One of your cubes in each hand; he picks one blindly.",
    [P_thief_pick] = "Nobody knows but your victim.",
    [P_clergy_gift] = "Food for calm. Tokens stand for what you lack.",
    [P_agriculture_pick] = "From the bank.",
    [P_wonder_citizen] =
        "He leaves the map for good: the population falls by one. Rebellion may be as high as "
        "the population, but not higher.",
    [P_lighthouse] = "A ship for every port, for everybody.",
    [P_lighthouse_ship] = "Your supply is short: choose the ports that get a ship.",

    [P_wishes] = "Each of the others may tell the active player what he would give for what.",
    [P_wish] =
        "Say what you would give the active player, and for what. He takes it up with one move, "
        "answers with an offer of his own, or lets it be. Two wishes a round at most.",
    [P_deal] = "A deal is put together, sent and answered.",
    [P_deal_florins] =
        "Money first, one way: offer some, ask for some, or none. Then goods, cards and "
        "permits.",
    [P_deal_goods] = "Add item by item, then send. Nothing moves unless the other accepts.",
    [P_deal_answer] =
        "All of it at once, or nothing; or another offer, three times at most. What does he need "
        "it for?",
    [P_terms_price] =
        "Others may harvest there at this price a unit, while you control the region. 1 or "
        "2 florins are usual.",

    [P_evolution] = "Discs come back; then each player in order at the track.",
    [P_evolve] = "A purchase and a turn, or two turns.",
    [P_evolve_first] =
        "Buy at the price that points up, or turn cards: each quarter turn changes the "
        "price, the third discards the card. Drawing a new card also replaces the back, "
        "and with it the next crisis.",
    [P_evolve_second] = "You must turn one more. Spoil what others want.",
    [P_refill] = "Empty spaces are filled one by one; each draw shows a new back.",
    [P_next_back] = "The next card of the deck shows its back.",
};
