/*
 * ask.c - what a seat reads beside its question, in a line: what a decision is about, and every click that leads to
 * an answer. help.c has the long text.
 */
#include "face.h"

/* Of decisions that take several clicks; {0} is the turn value. */
static const char *const question[N_POINTS] = {
    [P_choose_action] = "Turn value {0}: sail {0}, fish {0}, a new route costs {0}.",
    [P_free_explore] = "Put a boat on any route, even one that others have. Nobody is paid.",
    [P_mask_boon] = "Take 2 of one kind, or make everybody else lose 2 of it.",
    [P_populate_bonus] = "Three pieces to the volcano, or one to an island where you are.",
    [P_extra_settler] = "One more piece goes to the volcano.",
    [P_choose_decline] = "Everybody loses all goods of that kind, you too.",
};

void poly_ask(const void *st, int seat, const struct vk_words *w, struct vk_out *out)
{
    const struct poly_state *s = st;
    const char *text = question[vk_due(&polynesia_game, st).point];
    struct face_blanks b = { .who = seat, .n = 1, .value = { (int16_t)poly_marker(s) } };
    if (text)
        face_fill(&polynesia_face, text, &b, w, out);
}

const char *const poly_click_ids[POLY_CLICKS] = { "explore", "explore_two", "pay",   "populate",
                                                  "fish",    "lift",        "guide", "toll" };
const char *const poly_clicks[POLY_CLICKS] = { "explore", "explore",      "pay",   "populate",
                                               "fish",    "lift a piece", "guide", "toll" };

#define NEW_ROUTE "A route that nobody has costs the turn value in goods of one kind. "
const char *const poly_click_help[POLY_CLICKS] = {
    (NEW_ROUTE "One that others have costs 2 of its toll to each of them."),
    (NEW_ROUTE "You sail it for nothing; others pay you."),
    "The kind you pay in becomes its toll for others.",
    "Three pieces to the volcano, or one to an island where you are.",
    "Think of what will spoil: whoever has the flag chooses at the end of the round.",
    "Your own routes are free. On a rival's route you pay, and the owner sails along.",
    "One owner of the route is paid and sails along.",
    "Others will pay you in these goods.",
};

const char *const poly_lane_ids[POLY_LANES] = { "open", "unopened", "fish", "shell" };
const char *const poly_lanes[POLY_LANES] = {
    "open to all, sailing it is free.",
    "nobody has a boat here yet.",
    "others pay 1 fish and take a guide along.",
    "others pay 1 shell and take a guide along.",
};
