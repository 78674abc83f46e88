/*
 * help.c - help for newcomers: the game told in a few paragraphs, and for each decision
 * what is asked and how to think about it.
 */
#include "face.h"

const char *const arch_about[] = {
    "You lead colonists of one colour in an archipelago that nobody has mapped. You explore "
    "it piece by piece, harvest, trade, build and buy cards. Everybody needs the colony to "
    "last, and everybody wants it to end in their own favour.",
    "The danger is common: when the rebellion passes the population, the archipelago becomes "
    "independent and all lose, except a hidden Separatist. Equal is safe. The rebellion grows "
    "with crises that nobody meets, surplus workers, crowding, full markets and taxes.",
    "The aim is secret. The upper half of each objective card is an ending that only its "
    "owner knows; its lower half ranks everybody. When an ending comes true the card is shown "
    "and the game ends after that round. Most of what a card ranks brings 3 points, second "
    "most 2, third most 1; the open trend card brings 4, 3, 2. Better be second in much than first "
    "in one thing.",
    "A turn has six phases. 1: everybody is ready again, rebels get up. 2: secret bids; the "
    "highest sets the whole order of play. 3: markets, population and surplus workers press "
    "on the colony. 4: the card on top of the deck says what is needed. 5: rounds of actions. "
    "6: the card market.",
    "In a crisis at home all citizens lie down, except those on temples. In order of play "
    "each of you may give cubes of the named kind, from the market or your own; every cube "
    "helps a number of citizens up, yours or others'. Who still lies is a rebel, and the "
    "rebellion rises by one for each. A crisis abroad asks for a number of cubes; each that "
    "is missing is one more rebellion.",
    "In your round you may do each of these once, in any order: one action with a disc on the "
    "wheel, one card (your own character or anybody's progress card), one port or market of "
    "yours. To end a round without any of them is to pass for this turn. Who can do nothing "
    "is skipped, and asked again as soon as something can be done.",
    "Whoever has a citizen on a town holds the region: others harvest there only at the "
    "holder's price, with leave bought in a deal, or with the diplomat. An empty building of "
    "the region belongs to the holder too.",
    "Surplus workers come with huts that are discovered, and belong to nobody. Hiring takes "
    "them off and adds population: both calm the colony. The more of them, the cheaper a "
    "worker, and the angrier they are.",
    "Markets: the first cubes of a kind sell dear, the next ones cheaper. A kind that fills "
    "its second row brings a surplus worker each turn, its third row rebellion.",
    "Deals: in your round (and in your part of a crisis) you may propose exchanges of "
    "florins, cubes, explorer tokens, cards and leave to harvest. They are carried out at "
    "once; promises bind nobody.",
    "Explorer tokens stand for any cube that you lack. When a stack of eight is empty "
    "everybody gets one more disc.",
    "On the map a letter is a player: C coral, T turquoise, V violet, G gold, S slate. Small "
    "letters are goods: f fruit, c cattle, p fish, w wood, s stone, i iron. Edges: ~ sea, \" "
    "plain, ^ mountain.",
    NULL,
};

const char *const arch_point_help[N_POINTS] = {
    [P_game] = "Set-up, landfall, then turns of six phases.",
    [P_votes] = "A trend that more than half of you name is taken. If there is none, you vote "
                "again among those named.",
    [P_trend_vote] =
        "Everybody is ranked by it at the end: 4, 3, 2 points. Name what you mean to gather "
        "anyway.",
    [P_vote_tie] = "One of the cards named most often.",
    [P_draw_order] = "Who explores first, and plays first unless bids change it.",
    [P_turn_zero] = "Each player in order finds a first land beside the start.",
    [P_tz_deal] = "Only its receiver sees the land.",
    [P_tz_choose_face] =
        "Each land has two sides: choose the one that you like best. Fruit, cattle, fish and wood "
        "help in crises; a town is built of stone and wood.\nHuts bring surplus workers: cheap to "
        "hire, but restless.",
    [P_tz_place] =
        "It touches the start: sea must meet sea, land must meet land. Where its land stays "
        "open, citizens can explore later.",
    [P_tz_land_citizens] =
        "Two shores with sea between: a citizen harvests and builds on his own shore. Two on "
        "one shore can have a child.",
    [P_tz_guest] = "Your ship and citizens go to a land of somebody else.",
    [P_discovery] = "One cube to the home market, one to the explorer.",
    [P_discover_market_cube] =
        "What lies on the market can feed everybody in a crisis. But the next one of its kind "
        "sells for less, so put there what you do not want to sell.",
    [P_discover_own_cube] = "Yours to keep. Stone and iron are dear; stone and wood build a town.",
    [P_region_top] =
        "One side of the next land lies open. The other is seen when somebody takes it.",
    [P_deal_trend] = "It ranks everybody: 4, 3, 2 points.",
    [P_deal_objective] = "Only its owner sees it.",
    [P_choose_objective] =
        "Keep the card whose ending you can bring about when you lead. What you give back "
        "leaves the game.",

    [P_turn] = "Six phases; the first turn has no phases 1 and 4.",
    [P_order] = "Secret bids, all of them paid.",
    [P_bid_order] =
        "The highest bid sets the whole order of play. Everybody pays, won or lost; if all "
        "bid nothing the order stays.\nA place in front is worth 1 or 2 florins early, more "
        "when something is scarce.",
    [P_rebid_order] =
        "Only the tied players bid. Tie again, and the order stays and the money is gone.",
    [P_order_offer] =
        "Whoever bid most sets the order, and may place you for a gift. Choose the places you "
        "would take and what you give for one of them; you give it only if the offer is "
        "taken.\nNobody sees it before all have answered. 1 to 3 florins are common.",
    [P_take_offers] =
        "You are paid when the order is set, and must then give one of the places. Offers "
        "that cannot all be kept are no longer shown.",
    [P_choose_order] = "Whoever's offer you have taken gets a place that it names.",
    [P_balance] = "The upper half, then the lower half of the card on top of the deck.",
    [P_domestic_crisis] = "Everybody lies down, except citizens on temples.",
    [P_export_crisis] = "Cubes are asked for; each that is missing is 1 rebellion.",
    [P_crisis_turn] = "In order of play, each once.",
    [P_crisis_pledge] =
        "You pay this for each of your citizens whom somebody else helps up. Worth it if you "
        "are late in the order or lack what is asked for.",
    [P_crisis_domestic_turn] =
        "Who is left lying becomes a rebel. Take from the market first: it costs you nothing. "
        "A temple of yours helps up everybody in its region.\nWhen you are done you cannot "
        "come back.",
    [P_crisis_help] = "Those whose citizens lie may bargain with whoever helps some up.",
    [P_crisis_offer] =
        "Somebody is helping citizens up. Offer florins, cubes or cards for yours: what is "
        "accepted binds both.",
    [P_crisis_stand] =
        "The full number must get up, also citizens of others; those who promised money pay "
        "you. Citizens on towns first: they hold regions.",
    [P_crisis_export_turn] =
        "Each one missing in the end is rebellion +1. Cubes of the export market cost you "
        "nothing.",
    [P_evictions] = "Each holder of a town decides about rebels on the port and market there.",
    [P_evict_rebel] =
        "While the rebel lies the building is yours. Put out, it stays yours when he gets up.",

    [P_rounds] = "Rounds in order, until everybody has passed or can do nothing.",
    [P_round] = "One action, one card or wonder, one port or market; in any order.",
    [P_round_menu] =
        "Once each: an action, a card, a port or market. A round with nothing done is a pass "
        "for the turn.\nEarly on explore, have children and hire; look at what the next crisis "
        "may ask for.",
    [P_service_unit] =
        "Whoever serves is busy until the next turn. From the town a citizen may serve the "
        "port and the market.",
    [P_harvest_deploy] =
        "Each citizen or ship brings a cube (two with a card that doubles) and is busy until "
        "the next turn. Who leaves a building gives it up.",
    [P_transaction] =
        "The price is that of the next free space to sell, of the last cube to buy. Leave the "
        "third row of the home market empty: it makes rebels.",
    [P_exploration] =
        "New land needs two neighbours, matching edges and somebody of yours next to it.",
    [P_explore_keep_or_reject] =
        "You see one side; the other you see when you take it, and then there is no way back. "
        "If you send it away, you must take the next one unseen.\nA land that fits nowhere "
        "costs the disc.",
    [P_region_draw] = "This one has to be taken.",
    [P_cartographer_pick] = "The other one stays on top of the pile.",
    [P_explore_spot] =
        "Both sides may be used, turned as you like. Look at the goods, at the huts (surplus "
        "workers) and at who of yours can go there.",
    [P_explore_unit] = "Ships go by sea, citizens by land. The explorer is not busy afterwards.",
    [P_reproduce_next] =
        "Two of yours on one shore and nobody else of yours in the region: a child, for "
        "nothing. Go from the first region on: those passed over are left out.",
    [P_recruit_next] =
        "One surplus worker less, one citizen more, who can work at once. At most three of "
        "yours in a region; the fewer surplus workers, the dearer.",
    [P_migrate_pick] =
        "Each citizen and ship once. Ships that are not busy ferry citizens, any number of "
        "them.",
    [P_migrate_to] =
        "A citizen on a town holds the region. Empty buildings can be entered where nobody "
        "else holds it.",
    [P_build_type] =
        "A town holds its region, a temple helps in crises, ports and markets give trades "
        "without a disc. Tokens stand for cubes that you lack.",
    [P_build_site] =
        "The builder stands on the new building and is busy; who builds a ship is not. Who "
        "leaves a town to build gives up the region.",

    [P_search] = "Five cards are turned up.",
    [P_card_draw] = "What is left in the deck is known to all, its order to nobody.",
    [P_back_draw] = "A red half strikes at once; the others wait for phase 4.",
    [P_reveal_buy] = "It costs its lowest price. The others are discarded.",
    [P_barbarian_icon] =
        "Up to 3 cubes now, and nobody harvests there for the rest of the game. Rebellion +1.",
    [P_diplomat_region] = "In this round you harvest there for 1 florin each, without leave.",
    [P_heal_next] = "A rebel gets up and the rebellion falls by one.",
    [P_pirate_target] =
        "It goes back to its owner's supply, and the owner gives you a cube, whichever they "
        "like.",
    [P_pirate_ransom] = "Give what you need least.",
    [P_spy_target] = "You alone learn its ending and its ranking.",
    [P_theft] = "Two hands, one cube each.",
    [P_thief_target] = "Two cubes are hidden, one in each hand; you take one hand.",
    [P_thief_hide] = "One of your cubes in each hand; the thief picks one blindly.",
    [P_thief_pick] = "Nobody knows but your victim.",
    [P_clergy_gift] = "Food for calm. Tokens stand for what you lack.",
    [P_agriculture_pick] = "From the bank.",
    [P_wonder_citizen] =
        "They leave the map for good: the population falls by 1. The rebellion may be as high "
        "as the population, but not higher.",
    [P_lighthouse] = "A ship for every port, for everybody.",
    [P_lighthouse_ship] = "Your supply is short: choose the ports that get a ship.",

    [P_wishes] =
        "Each of the others may tell whoever plays now what they would give, and for what.",
    [P_wish] =
        "Say what you would give whoever plays now, and for what. They can accept it with one "
        "click, answer with another offer, or let it be. At most two wishes a round.",
    [P_deal] = "A deal is put together, sent and answered.",
    [P_deal_florins] =
        "Money first: offer some, ask for some, or leave it out. Then come goods, cards and leave "
        "to harvest.",
    [P_deal_goods] = "Add item by item, then send. Nothing moves unless the other accepts.",
    [P_deal_answer] = "You take all of it or nothing; or you make another offer, at most three "
                      "times. Ask yourself "
                      "what the other needs it for.",
    [P_terms_price] =
        "While you hold the region, each of the others who harvests there pays you this. 1 or 2 "
        "florins are usual.",

    [P_evolution] = "Discs come back; then each player in order at the card market.",
    [P_evolve] = "A purchase and a turn, or two turns.",
    [P_evolve_first] =
        "Buy a card and turn one, or turn two. Each turn changes a card's price, the third "
        "discards it. A new card also changes the next crisis.",
    [P_evolve_second] =
        "Its price changes; at the third turn it is discarded. Spoil what others want.",
    [P_refill] = "Empty spaces are filled one by one; each draw shows a new next crisis.",
    [P_next_back] = "The next card of the deck shows its back.",
};
