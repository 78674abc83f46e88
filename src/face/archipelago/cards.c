/* cards.c - what the 48 evolution cards say. Names, prices and costs are in cards.def. */
#include "face.h"

const char *const arch_card_text[N_CARDS] = {
    [C_researcher] =
        ("Turn up five cards of the deck; you may buy one progress card among them at its "
         "smallest price. The others are discarded."),
    [C_headhunter] = ("Turn up five cards of the deck; you may buy one character among them at its "
                      "smallest price. The others are discarded."),
    [C_admiral] = "Migrate with your ships, which may ferry your citizens. No disc.",
    [C_archbishop] = "Rebellion -1; with 3 or 4 temples on the map -2, with 5 or more -3.",
    [C_architect] = "Build one building or ship at the usual cost, without a disc.",
    [C_barbarian] =
        ("Ravage a free icon where you have a unit that could harvest it: take up to 3 of its "
         "cubes. Nobody harvests there again. Rebellion +1."),
    [C_diplomat] =
        ("Open a region of another player: in this round you harvest there for 1 florin a unit, "
         "paid to him."),
    [C_exporter] = "Up to 2 trades on the export market.",
    [C_governor] = "Rebellion -1 for each town you control, at most -3.",
    [C_cartographer] = "Explore without a circle, and choose between two hexes.",
    [C_healer] = "Up to 2 rebels of anybody stand up; rebellion -1 for each.",
    [C_king] = "Take 1 florin for each town on the map, at most 6. Rebellion +1. A medal: 1 point.",
    [C_matchmaker] = "Reproduce in one region. No disc, no circle.",
    [C_merchant] = "Up to 2 trades on the domestic market.",
    [C_missionary] = "Surplus workers -1 and rebellion -1.",
    [C_agitator] = "Take 3 florins. Rebellion +2.",
    [C_pirate] =
        ("Sink a ship of another player in a region where you have one; he also gives you a cube "
         "of his choice."),
    [C_pope] = "Rebellion -1 for each temple on the map. A medal: 1 point.",
    [C_recruiter] = "Hire one worker at the usual price. No disc.",
    [C_shipwright] = "Build a ship for 3 florins instead of its usual cost.",
    [C_smuggler] = "Buy a cube on either market for 2 florins less, at least 1.",
    [C_spy] = "Look at an objective card of another player.",
    [C_tax_collector] = "Take half of your taxes, rounded up. Rebellion +1. No circle.",
    [C_thief] = "Another player hides one cube in each hand; you take what is in one of them.",

    [C_fishing_nets] = "Your harvest of fish in this round brings twice as much.",
    [C_plantation] = "Your harvest of fruit in this round brings twice as much.",
    [C_stock_farming] = "Your harvest of cattle in this round brings twice as much.",
    [C_sawmill] = "Your harvest of wood in this round brings twice as much.",
    [C_quarrying] = "Your harvest of stone in this round brings twice as much.",
    [C_mining] = "Your harvest of iron in this round brings twice as much.",
    [C_local_trade] = "One trade on the domestic market.",
    [C_overseas_trade] = "One trade on the export market.",
    [C_expansionism] = "Migrate without a disc.",
    [C_emigration] = "Surplus workers -1 for each port on the map.",
    [C_education] = "Surplus workers -2.",
    [C_clergy_donations] =
        "Give 1 fruit for rebellion -1, or 1 fruit and 1 cattle for rebellion -2.",
    [C_amphitheatre] = "Take 2 florins; rebellion -1.",
    [C_forced_labour] = "Recruit up to 2 workers without pay; then rebellion +2.",
    [C_navigation] = "Move one of your ships up to 2 regions by sea.",
    [C_medicine] = "One of your rebels stands up; rebellion -1.",
    [C_masonry] = "Your next building in this round costs 1 stone less.",
    [C_carpentry] = "Your next building or ship in this round costs 1 wood less.",
    [C_agriculture] = "Take 1 fruit or 1 cattle.",
    [C_banking] = "Take 1 florin for each evolution card you own, at most 6.",

    [C_cathedral] =
        ("Wonder, once: needs a temple you control, 3 stone and a citizen. Rebellion -1 for "
         "each temple on the map. 2 medals: 2 points."),
    [C_colossus] = "Wonder, once: 3 iron and a citizen. Surplus workers -2. A medal: 1 point.",
    [C_great_lighthouse] =
        ("Wonder, once: needs a port you control, 1 iron, 2 stone and a citizen. Every "
         "player gets a ship at each port he controls. A medal: 1 point."),
    [C_pyramid] = "Wonder, once: 4 stone and a citizen. Rebellion +2. 2 medals: 2 points.",
};

void arch_arg_help(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    if (kind == A_CARD)
        vk_put(out, vk_tr(w, arch_card_text[value]));
}
