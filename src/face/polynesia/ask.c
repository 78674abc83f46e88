/*
 * ask.c - what a seat is asked, and in a line what its answer means. Then what the page asks at every
 * click that leads to an answer, and why a click leads to none; {0} and {1} are names that it fills in. help.c has the
 * long text.
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
    unsigned point = vk_due(&polynesia_game, st).point;
    const char *text = point == P_free_explore && s->h.seats == 2
                           ? "Put a boat on any route that nobody has. It costs nothing."
                           : question[point];
    struct face_blanks b = { .who = seat, .n = 1, .value = { (int16_t)poly_marker(s) } };
    if (!text)
        return;
    vk_point_title(&polynesia_face, (int)point, w, out);
    vk_put_char(out, '\n');
    face_fill(&polynesia_face, text, &b, w, out);
}

const char *const poly_click_ids[POLY_CLICKS] = {
    "explore", "explore_two", "pay",       "populate", "fish",
    "lift",    "sail",        "sail_only", "guide",    "toll",
};
#define WHICH_ROUTE "Explore: choose a glowing route"
const char *const poly_clicks[POLY_CLICKS] = {
    WHICH_ROUTE,
    WHICH_ROUTE,
    "Pay for {0} in fish or shells",
    "Populate: choose a glowing island",
    "Fish: choose fish or shells",
    "Choose a piece to sail",
    "Where to? Choose a route, or another piece",
    "Where to? Choose a route",
    "Who guides you to {0}?",
    "Which toll for {0}?",
};

#define ONE_STEP  "From {0}. Each route uses up one step. A click on an island works too."
#define NEW_ROUTE "A route that nobody has costs the turn value in goods of one kind. "
const char *const poly_click_help[POLY_CLICKS] = {
    (NEW_ROUTE "One that others have costs 2 of its toll to each of them."),
    (NEW_ROUTE "You sail it for nothing; others pay you."),
    "The kind you pay in becomes its toll for others.",
    "Three pieces to the volcano, or one to an island where you are.",
    "Think of what will spoil: whoever has the flag chooses at the end of the round.",
    "Your own routes are free. On a rival's route you pay, and the owner sails along.",
    ONE_STEP,
    ONE_STEP,
    "One owner of the route is paid and sails along.",
    "Others will pay you in these goods.",
};

const char *const poly_whynot_ids[POLY_WHYNOTS] = {
    "action_route", "action_island", "route_first", "island_first", "lift",
    "lift_to",      "not_here",      "no_way",      "bar",
};
const char *const poly_whynots[POLY_WHYNOTS] = {
    "First choose the action below: Explore puts a boat on a route.",
    "First choose the action below: Travel moves pieces between islands, Populate adds new ones.",
    "Choose a route, not an island.",
    "Choose an island, not a route.",
    "Choose a piece of yours first.",
    "Choose a piece of yours first, then {0}.",
    "{0} does not begin at {1}. Lift a piece at one of its ends.",
    "No way leads on from {0} now.",
    "Nothing is chosen on the map now. Answer the question in the bar.",
};
