/* cards.c - what the 48 evolution cards and the sectors of the wheel do. Names, prices and costs of cards
 * are in cards.def. */
#include "face.h"

const char *const arch_card_text[N_CARDS] = {
    [C_researcher] =
        ("Turn up five cards of the deck. You may buy one progress card or wonder among them at "
         "its lowest price; the others are discarded. A red back that comes up strikes at once."),
    [C_headhunter] =
        ("Turn up five cards of the deck. You may buy one character among them at its lowest "
         "price; the others are discarded. A red back that comes up strikes at once."),
    [C_admiral] = "Your ships move, and they may ferry your citizens. No disc on the wheel.",
    [C_archbishop] = "Rebellion " MINUS "1. With 3 or 4 temples on the map " MINUS
                     "2, with 5 or more " MINUS "3.",
    [C_architect] = "Build one building or ship at its usual cost, without a disc on the wheel.",
    [C_barbarian] =
        ("Ravage a good that nobody works on and that one of yours could harvest, also in a region "
         "of "
         "others: take up to 3 of its cubes. Nobody ever harvests it again. Rebellion +1."),
    [C_diplomat] =
        ("Choose a region that another player holds. Until your round ends you may harvest "
         "there and pay its holder 1 florin for each good."),
    [C_exporter] = "One or two trades on the export market at its prices.",
    [C_governor] = "Rebellion " MINUS "1 for each town that is yours, at most " MINUS "3.",
    [C_cartographer] =
        ("Explore without a circle on the wheel. A second land is turned up; you take one of the "
         "two, the other stays in sight."),
    [C_healer] =
        "One or two rebels of anybody get up, anywhere. Rebellion " MINUS "1 for each of them.",
    [C_king] =
        ("Take 1 florin for each town on the map, at most 6. Rebellion +1. His medal is worth 1 "
         "point at the end."),
    [C_matchmaker] =
        "A child in one region where two of yours share a shore, without a disc or a circle.",
    [C_merchant] = "One or two trades on the home market at its prices.",
    [C_missionary] = "Surplus workers " MINUS "1 and rebellion " MINUS "1.",
    [C_agitator] = "Take 3 florins from the bank. Rebellion +2.",
    [C_pirate] =
        ("Sink a ship of another player in a region where you have a ship. Its owner also gives "
         "you one cube, whichever they like, if they have any."),
    [C_pope] =
        "Rebellion " MINUS "1 for each temple on the map. His medal is worth 1 point at the end.",
    [C_recruiter] = "Hire one worker at the usual price, without a disc.",
    [C_shipwright] =
        "Build a ship for 3 florins and no wood, where a citizen of yours stands by the sea.",
    [C_smuggler] =
        "Buy one cube on either market for 2 florins less than its price, but at least 1.",
    [C_spy] = "Look in secret at an objective of another player.",
    [C_tax_collector] =
        "Rebellion +1, then you receive half of your taxes, rounded up. No disc, no circle.",
    [C_thief] = ("Another player hides a cube in each hand, or leaves one empty with only one "
                 "cube. You take what is in one of the hands."),

    [C_fishing_nets] = "If you harvest fish in this round, every ship brings two.",
    [C_plantation] = "If you harvest fruit in this round, every citizen brings two.",
    [C_stock_farming] = "If you harvest cattle in this round, every citizen brings two.",
    [C_sawmill] = "If you harvest wood in this round, every citizen brings two.",
    [C_quarrying] = "If you harvest stone in this round, every citizen brings two.",
    [C_mining] = "If you harvest iron in this round, every citizen brings two.",
    [C_local_trade] = "One trade on the home market, without a disc.",
    [C_overseas_trade] = "One trade on the export market, without a disc.",
    [C_expansionism] = "Move as on the wheel, without a disc.",
    [C_emigration] = "Surplus workers " MINUS "1 for each port on the map.",
    [C_education] = "Surplus workers " MINUS "2.",
    [C_clergy_donations] =
        "Give 1 fruit for rebellion " MINUS "1, or 1 fruit and 1 cattle for rebellion " MINUS "2.",
    [C_amphitheatre] = "Take 2 florins from the bank; rebellion " MINUS "1.",
    [C_forced_labour] = "Hire one or two workers without pay, then rebellion +2.",
    [C_navigation] = "Move one of your free ships up to two regions by sea.",
    [C_medicine] = "One of your own rebels gets up; rebellion " MINUS "1.",
    [C_masonry] = "The next building that you construct in this round costs 1 stone less.",
    [C_carpentry] = "The next building or ship that you construct in this round costs 1 wood less.",
    [C_agriculture] = "Take 1 fruit or 1 cattle from the bank.",
    [C_banking] = "Take 1 florin for each card that you own, at most 6.",

    [C_cathedral] = ("Wonder, once: a temple of yours, 3 stone, 2 discs, and a citizen who stays "
                     "there. Rebellion " MINUS "1 for each temple on the map. 2 medals: 2 points."),
    [C_colossus] =
        ("Wonder, once: 3 iron, a disc, and a citizen who stays there. Surplus workers " MINUS
         "2. A medal: 1 point."),
    [C_great_lighthouse] =
        ("Wonder, once: a port of yours, 1 iron, 2 stone, a disc, and a citizen who stays "
         "there. Everybody launches a ship at each port of theirs. A medal: 1 point."),
    [C_pyramid] = ("Wonder, once: 4 stone, 2 discs, and a citizen who stays there. Rebellion +2. 2 "
                   "medals: 2 points."),
};

static const char *const zone_help[N_ZONES] = {
    [Z_TAXES] =
        ("Rebellion +1, then 1 florin for each active citizen and ship, 2 for each town and 1 "
         "for each temple of yours."),
    [Z_TRANSACTION] = "Buy or sell one cube on either market.",
    [Z_EXPLORATION] =
        ("Find new land beside two others. You get an explorer token and a cube; its huts "
         "bring surplus workers."),
    [Z_REPRODUCTION] = "A third citizen wherever exactly two of yours share a shore.",
    [Z_RECRUITMENT] =
        "Hire surplus workers where you have a citizen or a ship, up to 3 citizens a region.",
    [Z_MIGRATION] =
        "Move any number of free citizens and ships by one region; ships ferry citizens.",
    [Z_CONSTRUCTION] =
        ("Build a town, temple, market, port or ship with a free citizen; a free ship can "
         "build a port."),
};
static const char harvest_help[] = "Send citizens to goods on the map, ships to fish; each brings "
                                   "1 cube and is busy until the next turn.";

/* What an objective counts at the end. */
static void objective_help(const struct arch_objective *o, const struct vk_words *w,
                           struct vk_out *out)
{
    struct face_blanks b = {
        .who = VK_NONE, .n = 2, .kind = { W_CRITERION }, .value = { o->criterion, o->gap }
    };
    const char *text =
        o->criterion == SEPARATIST ? "you alone win if the islands become independent"
        : o->criterion == PACIFIST ? "3 points if at the end the population is ahead of "
                                     "the rebellion by more than {1}"
                                   : "ranks everybody by {0}";
    face_fill(&archipelago_face, text, &b, w, out);
}

void arch_arg_help(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    if (kind == A_CARD)
        vk_put(out, vk_tr(w, arch_card_text[value]));
    else if (kind == A_ZONE)
        vk_put(out, vk_tr(w, zone_help[value] ? zone_help[value] : harvest_help));
    else if (kind == A_FACE)
        arch_face_text(value, w, out);
    else if (kind == A_BACK)
        arch_back_help(value, w, out);
    else if (kind == A_OBJECTIVE)
        objective_help(&arch_objectives[value], w, out);
}
