/*
 * cards.c - what cards, pieces and steps are, for whoever points at them: the 28 Arts & Culture cards, the 27 Random
 * Events. Titles and types are in cards.def and random_events.def.
 */
#include "face.h"

static const char deforestation[] = "No points. Before you move, in the Victory Step, or when a "
                                    "rival declares: destroy one Village "
                                    "of a player who has at least three.";

const char *const conq_card_text[N_CARDS] = {
    [C_TAPA_CLOTH] = "1 point.",
    [C_LAPITA_POTTERY] = "1 point.",
    [C_FEATHERWORK] = "1 point.",
    [C_HUI] = "1 point; 2 while its owner holds Hawaiki or Kuporu.",
    [C_MOAI] = "1 point; 2 while its owner holds Rapa Nui.",
    [C_HULA] = "1 point; 2 while its owner holds Hawaii.",
    [C_SURFING] = "1 point; 2 while its owner holds Tahiti.",
    [C_POUNAMU] = "1 point; 2 while its owner holds Aotearoa or Te Waka Maui.",
    [C_TIKI_CARVING] = "1 point; 2 while one island holds four or more Villages of its owner.",
    [C_MARAE] = "1 point; 2 while its owner holds six or more islands.",
    [C_NAVIGATION] = "1 point. Lasting: your Explorer bears 6 knots instead of 5.",
    [C_OCEAN_CHART] = "1 point. Lasting: your Explorer is never lost, only sent home.",
    [C_STAR_PATH_CHANT] = "1 point. Once, when you draw Off course: draw again for that hex.",
    [C_SEABIRD_LORE] = "1 point. Once, when you draw an island: its knots do not count.",
    [C_DOUBLE_HULLS] = "1 point. Lasting: your canoes and Rumors move one hex farther.",
    [C_POI] = "1 point. Once, while you move: your canoes and Rumors move one hex farther now.",
    [C_BREADFRUIT_PITS] = "1 point. Once, while you plan: 2 more Build Points at your Home.",
    [C_TARO_TERRACES] = "1 point. Lasting: turning inward gives 2 Build Points instead of 1.",
    [C_IRRIGATION] = "1 point. Lasting: Agriculture costs you 1 Build Point.",
    [C_ADZE_MAKERS] = "1 point. Lasting: the first canoe that you build each turn costs 1 less.",
    [C_ARIKI] = "1 point. Once, before you move: 2 free Warrior Bands on islands of yours.",
    [C_HAKA] = "1 point. Once in each Battle: turn the die by 1 in your favour.",
    [C_WAR_CLUBS] = "1 point. Once in each Battle: roll the die again; the new roll stands.",
    [C_TATTOO] = "1 point. Once in each Battle: a panic of your pieces has no effect.",
    [C_MANA] = "1 point. Once in each Battle: when the enemy is hit, you choose the piece.",
    [C_ARIOI] = "1 point. Once, when you are attacked: there is no Battle, the attacker retreats.",
    [C_ARIOI_2] =
        "1 point. Once, when you are attacked: there is no Battle, the attacker retreats.",
    [C_DEFORESTATION] = deforestation,
};

const char *const conq_random_event_text[N_RANDOM_EVENTS] = {
    [RE_WEEDS] = "An island that a player holds, with two or more Villages, loses a Village and "
                 "the box under it, for good.",
    [RE_EROSION] = "An island loses one box without a Village, for good.",
    [RE_DROUGHT] = "The Villages of one island give no Build Points in this and the next Building "
                   "Step.",
    [RE_TYPHOON] = "At a known ocean hex everything is laid open and each canoe sinks on 1 or 2. "
                   "The hex is closed for the rest of the turn.",
    [RE_TSUNAMI] = "An island that a player holds loses a Village, and its owner a canoe there.",
    [RE_PELE] = "An island with three or more boxes loses two Villages. For this and the next "
                "Building Step nothing can be settled or improved there.",
    [RE_TANIWHA] = "An empty known ocean hex is closed to all. Each later turn, a 5 or 6 opens it "
                   "again.",
    [RE_WINDS] = "Kept. Before you move: your canoes and Rumors move one hex farther this turn.",
    [RE_FISHING] = "You have 2 more Build Points this turn.",
    [RE_SPRING] = "One of your islands gains a box for Villages, for good.",
    [RE_ASH] = "One of your islands gains a box for Villages, for good.",
    [RE_CALL] = "Place up to two free Warrior Bands on your islands; each rival may place one.",
    [RE_LEADER] = "Kept. Before a Battle of yours: a War Leader fights in your front row.",
    [RE_SHAMAN] = "Kept. When a rival's event is about to happen: it has no effect.",
    [RE_BLIGHT] = "One atoll is worth nothing for the rest of the game.",
    [RE_PEARLS] = "One atoll is worth 1 point instead of a half.",
    [RE_RATS] = "The player with most Villages has 2 Build Points fewer this turn.",
    [RE_SICKNESS] =
        "An island that a player holds loses a Warrior Band, and nothing can be built there this "
        "turn.",
    [RE_YOUTH] = "Kept. Before you move: one of your islands receives a free Colony and a free "
                 "Transport.",
    [RE_CASTAWAY] = "Look at a secret island that you do not know; you may lay your disc on it.",
    [RE_SPIES] = "Kept. Before you move: look at all pieces of a rival in one hex, and at that "
                 "rival's hidden cards and events.",
    [RE_WHALE] = "Kept. Before you move: 1 more Build Point this turn.",
    [RE_MARRIAGE] = "You and another player may not enter each other's hexes until the end of the "
                    "next turn.",
    [RE_FEUD] = "The owner of an island with three or more Villages gives up a Village or two "
                "fighting pieces there.",
    [RE_TAPU] = "Until the end of the next turn nobody else may enter one of your islands.",
    [RE_BECALMED] = "This turn all canoes and Rumors move one hex only; nothing helps.",
    [RE_OMENS] = "Kept. After a roll in a Battle of yours: roll the die again.",
};

/* What happens in the steps of a turn. */
static const char *const phase_text[N_PHASES] = {
    [TURN_ORDER] =
        "Whoever is last on the track says who begins. The order holds for the whole turn.",
    [EXPLORATION] = "One after the other, everybody may send the Explorer.",
    [MOVEMENT] = "One after the other, everybody moves pieces and fights the Battles that follow.",
    [BUILDING] = "All plan in secret at the same time. Then everything is built.",
    [VICTORY] = "One after the other, everybody may show cards and declare victory.",
};

/* What a piece is for, as in the list of what can be built. */
static const char *kind_help(int kind)
{
    static const uint8_t item[N_MAP_KINDS] = {
        [WC] = I_WC, [TCU] = I_TC_UP, [TC] = I_TC, [WB] = I_WB, [COL] = I_COL, [RUM] = I_RUM
    };
    return kind < N_MAP_KINDS ? conq_planned_help(NULL, PLAN_BUILD + item[kind]) : NULL;
}

void conq_arg_help(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    if (kind == A_TILE)
        conq_boxes_text(&conq_tiles[value].boxes, w, out);
    else if (kind == A_HEX && conq_group_at[value])
        conq_boxes_text(&conq_groups[conq_group_at[value] - 1].boxes, w, out);
    const char *text = kind == A_CARD    ? conq_card_text[value]
                       : kind == A_EVENT ? conq_random_event_text[value]
                       : kind == A_PHASE ? phase_text[value]
                       : kind == A_ITEM  ? conq_planned_help(NULL, PLAN_BUILD + value)
                       : kind == A_KIND  ? kind_help(value)
                                         : NULL;
    if (text)
        vk_put(out, vk_tr(w, text));
}
