/* counts.c - so many of something, in words: pieces, what is built, and what a chit of Samoa brings. */
#include "face.h"

/* One, and many. Transport Canoes have a short name, and another one in the chain. */
#define PIECE_NAMES(X)                                                                             \
    X(WC, "War Canoe", "War Canoes")                                                               \
    X(TCU, "chain canoe", "chain canoes")                                                          \
    X(TC, "Transport", "Transports")                                                               \
    X(WB, "Warrior Band", "Warrior Bands")                                                         \
    X(COL, "Colony", "Colonies")                                                                   \
    X(RUM, "Rumor", "Rumors")                                                                      \
    X(LW, "Local Warrior", "Local Warriors")                                                       \
    X(LEADER, "War Leader", "War Leaders")

#define ONE(id, one, many)   [id] = (one),
#define COUNT(id, one, many) [id] = "{0} {0|" one "|" many "}",
const char *const conq_piece_one[N_KINDS] = { PIECE_NAMES(ONE) };
const char *const conq_piece_counts[N_KINDS] = { PIECE_NAMES(COUNT) };

void conq_pieces_text(int kind, int n, const struct vk_words *w, struct vk_out *out)
{
    const char *text =
        kind >= 0 && kind < N_KINDS ? conq_piece_counts[kind] : conq_counts[COUNT_FACE_DOWN];
    face_fill(&conquest_face, text,
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)n } }, w, out);
}

/* A canoe and whom it carries; several, each with as much. */
#define CREW_NAMES(X)                                                                              \
    X(CREW_WC_WB, "War Canoe", "War Canoes", "a Warrior Band")                                     \
    X(CREW_TC_WB, "Transport", "Transports", "a Warrior Band")                                     \
    X(CREW_TC_COL, "Transport", "Transports", "a Colony")                                          \
    X(CREW_TCU_WB, "chain canoe", "chain canoes", "a Warrior Band")                                \
    X(CREW_TCU_COL, "chain canoe", "chain canoes", "a Colony")

#define CREW(id, one, many, aboard)                                                                \
    [id] = "{0} {0|" one " with " aboard "|" many " with " aboard " each}",
const char *const conq_crew_ids[CONQ_CREWS] = {
    [CREW_WC_WB] = "wc_wb",   [CREW_TC_WB] = "tc_wb",     [CREW_TC_COL] = "tc_col",
    [CREW_TCU_WB] = "tcu_wb", [CREW_TCU_COL] = "tcu_col",
};
const char *const conq_crews[CONQ_CREWS] = { CREW_NAMES(CREW) };

static int crew_of(int kind, int cargo)
{
    if (kind == WC)
        return CREW_WC_WB;
    return (kind == TC ? CREW_TC_WB : CREW_TCU_WB) + (cargo == CARGO_COL);
}

void conq_crew_text(int kind, int cargo, int n, const struct vk_words *w, struct vk_out *out)
{
    if (cargo == NO_CARGO)
        conq_pieces_text(kind, n, w, out);
    else
        face_fill(&conquest_face, conq_crews[crew_of(kind, cargo)],
                  &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)n } }, w, out);
}

void conq_built_text(int item, int n, const struct vk_words *w, struct vk_out *out)
{
    const char *text = item == I_IA        ? "{0|Agriculture|Agriculture, {0} times}"
                       : item == I_VILLAGE ? "{0|a Village|{0} Villages}"
                                           : NULL;
    if (text)
        face_fill(&conquest_face, text,
                  &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)n } }, w, out);
    else
        conq_pieces_text(conq_items[item].piece, n, w, out);
}

/* ---- What a player has --------------------------------------------------------------------------- */

int conq_cards_up(const struct conq_state *s, int side)
{
    int up = 0;
    for (int c = 0; c < N_CARDS; c++)
        up += conq_card_up(s, side, (enum card)c);
    return up;
}

const char *const conq_count_ids[CONQ_COUNTS] = {
    [COUNT_CARDS_UP] = "cards_up", [COUNT_CARDS_DOWN] = "cards_down", [COUNT_CARDS] = "hand",
    [COUNT_KEPT] = "kept",         [COUNT_FACE_DOWN] = "face_down",   [COUNT_VILLAGES] = "villages",
    [COUNT_ISLANDS] = "islands",   [COUNT_BUILD_POINTS] = "bp",       [COUNT_MOVES] = "moves",
    [COUNT_KNOTS] = "knots",       [COUNT_CHITS] = "chits",           [COUNT_DECK] = "deck",
    [COUNT_EVENTS] = "events",     [COUNT_STAKE] = "stake",           [COUNT_SECRET] = "secret",
};
const char *const conq_counts[CONQ_COUNTS] = {
    [COUNT_CARDS_UP] = "{0} {0|card|cards} face up",
    [COUNT_CARDS_DOWN] = "{0} {0|card|cards} face down",
    [COUNT_CARDS] = "{0} {0|card|cards}",
    [COUNT_KEPT] = "{0} {0|event|events} kept",
    [COUNT_FACE_DOWN] = "{0} {0|piece|pieces} face down",
    [COUNT_VILLAGES] = "{0} {0|Village|Villages}",
    [COUNT_ISLANDS] = "{0} {0|island|islands}",
    [COUNT_BUILD_POINTS] = "{0} Build {0|Point|Points}",
    [COUNT_MOVES] = "{0} {0|move|moves} left",
    [COUNT_KNOTS] = "{0} {0|knot|knots} tied of {1}",
    [COUNT_CHITS] = "{0} {0|chit|chits} left",
    [COUNT_DECK] = "{0} {0|card|cards} left, for {1} Build Points{0|| each}",
    [COUNT_EVENTS] = "{0} {0|event|events}",
    [COUNT_STAKE] = "{0} {0|Village|Villages} at stake",
    [COUNT_SECRET] = "{0|Secret island|Secret islands}",
};

void conq_count_text(int count, int n, const struct vk_words *w, struct vk_out *out)
{
    face_fill(&conquest_face, conq_counts[count],
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)n } }, w, out);
}

/* ---- Chits -------------------------------------------------------------------------------------- */

static const char *const gain_names[] = {
    [GAIN_NOTHING] = "",
    [GAIN_CHAIN] = "a chain",
    [GAIN_CARD] = "a card",
    [GAIN_VILLAGE] = "a Village",
    [GAIN_VILLAGES] = "a Village on each island",
    [GAIN_BAND] = "a Warrior Band",
    [GAIN_BANDS] = "two Warrior Bands",
    [GAIN_GARRISONS] = "a Warrior Band for each Village",
    [GAIN_CANOE] = "a War Canoe",
};

const char *conq_gain_name(int gain)
{
    return gain_names[gain];
}

/* `a card and a Village`, `a War Canoe, then it attacks`: by what follows, and by how much is gained. */
void conq_chit_text(int chit, const struct vk_words *w, struct vk_out *out)
{
    static const char *const text[][2] = {
        [EXPLORE] = { "{0}, then it explores", "{0} and {1}, then it explores" },
        [BUILD] = { "{0}, and it builds on", "{0} and {1}, and it builds on" },
        [DEFEND] = { "{0}, and it defends itself", "{0} and {1}, and it defends itself" },
        [ATTACK] = { "{0}, then it attacks", "{0} and {1}, then it attacks" },
    };
    const struct conq_chit *c = &conq_chits[chit];
    face_fill(&conquest_face, text[c->action][c->gain[1] != GAIN_NOTHING],
              &(struct face_blanks){ .who = VK_NONE,
                                     .n = 2,
                                     .kind = { W_GAIN, W_GAIN },
                                     .value = { c->gain[0], c->gain[1] } },
              w, out);
}
