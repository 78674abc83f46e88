/*
 * test_ask.c - the questions of Conquest: what is asked of a seat at prepared positions, that every decision asks,
 * how a turn is passed in which one does nothing, and how a game is told to have ended.
 */
#include "face/conquest/face.h"
#include "support/brief.h"
#include "support/conquest_given.h"
#include "support/face_view.h"
#include <stdio.h>
#include <string.h>

enum { VIEW_MOST = 1 << 19 };

static void look(int viewer)
{
    look_at(&conquest_game, &sea, viewer, VIEW_MOST);
}

static void must_say(const char *path, const char *text)
{
    char quoted[400];
    snprintf(quoted, sizeof quoted, "\"%s\"", text);
    is(path, quoted);
}

/* The question to a seat; others read the title. */
static void must_be_asked(int seat, const char *head, const char *means)
{
    look(seat);
    must_say("due.ask", head);
    if (means)
        must_say("due.ask_help", means);
    else
        is("due.ask_help", "null");
    look(seat ? 0 : 1);
    is("due.ask", "null");
    is("due.ask_help", "null");
}

/* ---- By hand --------------------------------------------------------------------------------------- */

/* 4.1: with two players either way round is the same. */
static void the_order_of_a_turn(void **state)
{
    (void)state;
    set_game(2, "");
    must_be_asked(0, "Who plays first this turn?",
                  "You are last, so you decide. Whoever is first explores and moves before the "
                  "other.");
    set_game(3, "");
    must_be_asked(0, "Who plays first, and which way round?",
                  "The order holds for exploring, moving and declaring.");
}

/* 4.2: five knots are borne, six with Navigation; a marker says how many are tied. */
static void a_voyage_counts_knots(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "explore_start");
    must_be_asked(0, "Where do you explore, or do you stay at home?",
                  "Each new hex ties 1 to 3 knots into your line. At 5 knots the Explorer comes "
                  "home; above 5 it misses a turn.");
    does(0, "explore 54");
    luck("marker o1");
    must_be_asked(0, "1 knot tied. Do you sail on, or home?",
                  "What you found stays found, even if the Explorer is lost.");
    does(0, "explore 62");
    luck("marker i2");
    luck("tile tuamotu");
    must_be_asked(0, "You found Tuamotu. Do you keep it secret, or show it?",
                  "Nobody can settle a secret island. Your own canoe shows it by arriving.");
    does(0, "keep");
    must_be_asked(0, "3 knots tied. Do you sail on, or home?",
                  "What you found stays found, even if the Explorer is lost.");
    set_game(2, "");
    set_card_up(0, "AC11");
    set_until(0, "explore_start");
    look(0);
    must_say("due.ask_help", "Each new hex ties 1 to 3 knots into your line. At 6 knots the "
                             "Explorer comes home; above 6 it misses a turn.");
}

/* 4.3: the die, then the Villages of Fiji, three of them. */
static void a_battle_names_place_and_die(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC22"); /* Haka */
    set_pieces(0, HEX_TONGA, "2 wc, 1 wb");
    set_until(0, "move_action");
    attacks(FIJI, 2, 1);
    luck("die 2");
    must_be_asked(0, "The die shows 2. Do you change this roll?", "One card may change a roll.");
    does(0, "pass");
    must_be_asked(0, "The die shows 2. Which piece is hit?",
                  "On 1 and 6 it is lost; else it panics and leaves the front row.");
    does(0, "lose wb");
    while (!is_at(0, "save_villages")) {
        if (is_at(0, "rp_battle_roll"))
            does(0, "pass");
        else
            luck("die 6");
    }
    must_be_asked(0, "You won. How many Villages do you keep?",
                  "Each costs a War Canoe or Warrior Band that did not panic. The others are "
                  "destroyed.");
}

/* AC28: whoever has three Villages on the map may lose one, on whichever island. */
static void deforestation_asks_for_an_island(void **state)
{
    (void)state;
    set_game(2, "");
    set_villages(1, HEX_SAMOA, 3);
    set_card(0, "AC28");
    set_until(0, "transit_action");
    must_be_asked(0, "Which pieces move along your chain, before you sail?",
                  "Choose a hex of your chain. It costs no movement; each piece goes once.");
    does(0, "use_card AC28");
    must_be_asked(0, "Deforestation: which island loses a Village?",
                  "Its owner must have 3 or more Villages.");
}

/* 4.5: 28 points end a game of two; a card in the hand counts when it is shown. */
static void victory_tells_what_is_missing(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(0, "AC01");
    set_until(0, "victory_action");
    must_be_asked(0, "You have 2 points of 28. Show cards, or go on?", "Cards count only face up.");
}

/* ---- Every decision -------------------------------------------------------------------------------- */

static void must_be_a_question(int seat)
{
    char text[500] = "";
    static struct conq_state seen;
    vk_view(&conquest_game, &sea, seat, &seen);
    struct vk_words words = { .state = &seen, .viewer = seat };
    struct vk_out out = vk_out_to(text, sizeof text);
    conq_ask(&seen, seat, &words, &out);
    char *means = strchr(text, '\n');
    if (means)
        *means++ = 0;
    size_t length = strlen(text), help = means ? strlen(means) : 20;
    if (length < 12 || length > 70 || !strchr(".?", text[length - 1]) || strchr(text, '{') ||
        help < 12 || help > 150 || (means && (means[help - 1] != '.' || strpbrk(means, "{\n"))))
        fail_msg("%s: \"%s\", \"%s\"",
                 conquest_game.points[vk_due(&conquest_game, &sea).point].name, text,
                 means ? means : "");
}

static void every_decision_asks(void **state)
{
    static const char *const options[] = { "", "events=on", "kumara=on", "choose_home=on",
                                           "variable_start=on" };
    static struct vk_actions list;
    (void)state;
    for (int game = 0; game < brief_of(10); game++) {
        struct vk_rng rng = vk_rng_from((uint64_t)game + 1, 7);
        if (!set_options(1 + game % 4, options[game % 5]))
            set_options(1 + game % 4, "");
        for (int step = 0; step < 1500 && !sea.h.over; step++) {
            struct vk_due due = vk_due(&conquest_game, &sea);
            bool is_luck = due.kind == VK_RANDOM;
            int seat = is_luck ? VK_CHANCE : __builtin_ctz(due.seats);
            vk_legal(&conquest_game, &sea, seat, &list);
            if (!is_luck)
                must_be_a_question(seat);
            vk_play(&conquest_game, &sea, seat,
                    is_luck ? vk_pick_outcome(&list, vk_rng_next(&rng))
                            : list.act[vk_rng_below(&rng, (uint32_t)list.n)],
                    NULL);
        }
    }
}

/* ---- A turn in which one does nothing -------------------------------------------------------------- */

/* Every step of a turn has its end; passed as a whole it is at the first one, or after a voyage
 * that lost the Explorer. */
static void a_turn_can_be_passed(void **state)
{
    static const struct {
        const char *point, *end;
        bool begins;
    } steps[] = {
        { "explore_start", "stay", true },        { "transit_action", "end_transit", false },
        { "move_action", "end_movement", false }, { "build_session", "end_build", false },
        { "victory_action", "pass", false },
    };
    (void)state;
    set_game(2, "");
    look(0);
    is("position.rest", "null"); /* who begins is to be said */
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        set_until(0, steps[i].point);
        look(0);
        must_say("position.rest.do", steps[i].end);
        is("position.rest.begins", steps[i].begins ? "true" : "false");
        look(VK_SPECTATOR);
        is("position.rest", "null");
    }
    set_game(2, "");
    set_until(0, "transit_action");
    sea.lost = 1;
    look(0);
    is("position.rest.begins", "true");
    set_until(0, "build_session");
    does(0, "build wb");
    look(0); /* an item waits for its island */
    is("position.rest", "null");
}

/* ---- The end --------------------------------------------------------------------------------------- */

static void an_end_is_told(void **state)
{
    (void)state;
    set_game(2, "");
    look(0);
    is("ending", NULL);
    is("by_points", NULL);
    sea.h.over = 1;
    sea.h.round = 40;
    look(0);
    must_say("ending", "Turn 40 was the last one; nobody had 28 points.");
    is("by_points", "true");
    sea.game_end = 2;
    sea.h.round = 12;
    look(1);
    must_say("ending", "The game ended in turn 12; 2 points were needed.");
    set_game(1, "");
    sea.h.over = 1;
    sea.h.round = 14;
    look(0);
    must_say("ending", "The chits ran out in turn 14; 30 points were needed.");
    sea.solo |= SOLO_WON;
    look(0);
    must_say("ending", "You reached 30 points in turn 14, before the chits ran out.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_order_of_a_turn),
        cmocka_unit_test(a_voyage_counts_knots),
        cmocka_unit_test(a_battle_names_place_and_die),
        cmocka_unit_test(deforestation_asks_for_an_island),
        cmocka_unit_test(victory_tells_what_is_missing),
        cmocka_unit_test(every_decision_asks),
        cmocka_unit_test(a_turn_can_be_passed),
        cmocka_unit_test(an_end_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
