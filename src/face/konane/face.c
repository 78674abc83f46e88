/* face.c - Konane for people: its words, and what else shows it. */
#include "face.h"

static const char *const colours[] = { "black", "white" };

static const char *const event_texts[N_EVENTS] = {
    [E_removed] = "{who} removes the stone at {0}.",
    [E_jumped] = "{who} jumps from {0} to {1} and takes {2} {2|stone|stones}.",
    [E_stuck] = "{who} cannot jump any more and loses.",
};

static const char *const verb_texts[N_VERBS] = {
    [V_remove] = "Remove the stone at {0}",
    [V_jump] = "Jump from {0} to {1}",
};

static const char *const point_titles[N_POINTS] = {
    [P_game] = "The game",
    [P_opening] = "Open the board",
    [P_reply] = "Remove a stone beside the gap",
    [P_turn] = "Your jump",
};
static const char *const point_helps[N_POINTS] = {
    [P_game] = "Black opens, White replies, then both jump in turn.",
    [P_opening] = "Remove one of your own stones, in the middle or at a corner.",
    [P_reply] = "Remove one of your own stones beside the gap.",
    [P_turn] = "Jump straight over your rival's stones. Whoever cannot jump loses.",
};
static const char *const point_waits[N_POINTS] = {
    [P_opening] = "{who} to move",
    [P_reply] = "{who} to move",
    [P_turn] = "{who} to move",
};
static const char *const part_titles[N_PARTS] = { [PART_VICTORY] = "Made the last jump" };
static const char *const board_titles[N_BOARDS] = { "6 by 6", "8 by 8", "10 by 10" };

static const char *const about[] = {
    "Konane is the checkers of old Hawaii. Black and white stones fill the whole board, "
    "alternating like the squares of a chessboard.",
    "Black removes a black stone in the middle or at a corner, White a white one beside that gap. "
    "From then on every move is a jump: over a stone of the other colour, into the empty place "
    "behind it. The stone jumped over leaves the board.",
    "A stone may jump several times in one move, always straight on. Nobody has to take more than "
    "one.",
    "Whoever cannot jump on their turn loses. So count jumps, not stones: keep some that nobody "
    "can take from you, and use them last.",
    NULL,
};

/* The page's own click within a jump; {0} is where the stone lies. */
static const char *const click_ids[] = { "land" };
static const char *const clicks[] = { "From {0}: where does it land?" };
/* Whose turn it is, by colour: {0}. */
static const char *const track_ids[] = { "due" };
static const char *const tracks[] = { "{0} to move" };
static const struct vk_glossary glossary[] = {
    { "click", 1, click_ids, clicks, NULL, NULL },
    { "count", KONANE_COUNTS, konane_count_ids, konane_counts, NULL, NULL },
    { "empty", 2, konane_empty_ids, konane_empty, NULL, NULL },
    { "places", N_SIDES, konane_places_ids, konane_places, NULL, NULL },
    { "track", 1, track_ids, tracks, NULL, NULL },
    { NULL, 0, NULL, NULL, NULL, NULL },
};

static void option_text(int option, int value, const struct vk_words *w, struct vk_out *out)
{
    if (option == O_BOARD && value >= 0 && value < N_BOARDS)
        vk_put(out, vk_tr(w, board_titles[value]));
}

/* A jump is the whole of a turn: the last one that is left is made by hand too. */
static bool is_asked(VK_UNUSED vk_action a)
{
    return true;
}

const struct vk_face konane_face = {
    .game = &konane_game,
    .line = "Hawaiian checkers: jump, and leave your rival without a jump.",
    .has_own_board = true,
    .seat_colour = colours,
    .seat_letter = "BW",
    .round = VK_IN("go", "Turn"),
    .event_text = event_texts,
    .verb_text = verb_texts,
    .point_title = point_titles,
    .point_help = point_helps,
    .point_wait = point_waits,
    .ending = konane_ending,
    .part_title = part_titles,
    .part_text = konane_part_text,
    .glossary = glossary,
    .view = konane_view,
    .picture = konane_picture,
    .spot = konane_spot,
    .player_text = konane_player_text,
    .table_text = konane_table_text,
    .board_text = konane_board_text,
    .explain = konane_explain,
    .why = konane_why,
    .closed = konane_closed,
    .refusals = konane_refusals,
    .terms = konane_terms,
    .place = konane_place,
    .is_asked = is_asked,
    .option_text = option_text,
    .about = about,
};
