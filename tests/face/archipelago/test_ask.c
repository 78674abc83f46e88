/* test_ask.c - the questions of Archipelago: what is asked of a seat at prepared positions, and that every
 * decision asks; what a deal changes, and how a game is told to have ended. */
#include "look.h"
#include "support/brief.h"
#include "support/face_view.h"

struct arch_state seen;
struct vk_words words;

enum { VIEW_MOST = 1 << 19 };

static char said[400];

static const char *asked(int seat)
{
    const struct vk_words *w = eyes(seat);
    struct vk_out out = vk_out_to(said, sizeof said);
    said[0] = '\0';
    arch_question(&seen, seat, w, &out);
    return said;
}

static void a_round_names_what_is_open(void **unused)
{
    (void)unused;
    given_islands("");
    set_cubes(1, FISH, 1);
    begin_round(0);
    assert_string_equal(asked(0), "Your round. What do you do?");
    does(0, "tax");
    assert_string_equal(asked(0), "Your round is done. End it?");
    own(0, "governor");
    raise_building("town", PALM, "A");
    stand(0, PALM, "town");
    assert_string_equal(asked(0), "Your round goes on. Do you use a card?");
}

static void a_price_and_a_name_stand_in_it(void **unused)
{
    (void)unused;
    given_islands("");
    colony.sur = 4;
    begin_round(0);
    does(0, "recruit");
    assert_string_equal(asked(0), "Where do you hire? The next worker costs 3 florins.");
    given_islands("");
    enter_phase(2);
    does(0, "bid 0");
    does(1, "bid 1");
    does(2, "bid 0");
    assert_string_equal(asked(0), "Turquoise sets the order. What do you give for a place?");
}

static void a_crisis_counts_who_lies(void **unused)
{
    (void)unused;
    given_islands("deals=plain");
    set_back("B09");
    enter_phase(4);
    go_until(0, "crisis_domestic_turn");
    assert_string_equal(asked(0), "4 citizens lie, 2 of them yours. Do you help?");
    does(0, "consume_market");
    assert_string_equal(asked(0), "Who gets up? Choose 4 citizens.");
}

/* Only the seat that answers is asked in the view; others read the title. */
static void the_view_asks_one_seat(void **unused)
{
    (void)unused;
    static char json[400000];
    given_islands("");
    begin_round(0);
    for (int viewer = 0; viewer < 2; viewer++) {
        struct vk_out out = vk_out_to(json, sizeof json);
        struct vk_json j = vk_json_to(&out);
        vk_view_json(&archipelago_game, &colony, viewer, 1, &j);
        assert_true(vk_out_ok(&out));
        assert_int_equal(strstr(json, "\"ask\":\"Your round. What do you do?\"") != NULL,
                         viewer == 0);
    }
}

/* ---- What follows an answer, and an end ------------------------------------------------------------ */

static void look(int viewer)
{
    look_at(&archipelago_game, &colony, viewer, VIEW_MAX - 1);
}

/* 5.2: two florins for an iron. Whoever is asked stands first; behind a screen nothing is counted. */
static void a_deal_tells_what_both_have_afterwards(void **unused)
{
    (void)unused;
    for (int is_open = 0; is_open < 2; is_open++) {
        given_islands(is_open ? "" : "screens=closed");
        set_cubes(1, IRON, 3);
        set_florins(0, 9);
        set_florins(1, 4);
        begin_round(0);
        look(0);
        is("position.after", "null");
        does(0, "deal 1");
        does(0, "offer 2");
        does(0, "want iron");
        does(0, "propose");
        look(1);
        is("position.after.0",
           "{\"seat\":1,\"changes\":[{\"what\":\"florin\",\"before\":4,\"after\":6},"
           "{\"what\":\"iron\",\"before\":3,\"after\":2}]}");
        is("position.after.1",
           is_open ? "{\"seat\":0,\"changes\":[{\"what\":\"florin\",\"before\":9,\"after\":7},"
                     "{\"what\":\"iron\",\"before\":0,\"after\":1}]}"
                   : "{\"seat\":0,\"changes\":[{\"what\":\"florin\",\"before\":null,\"after\":"
                     "null},{\"what\":\"iron\",\"before\":null,\"after\":null}]}");
    }
}

/* 6.1 and 6.2: a rebellion, for nobody or for the Separatist; a condition; the last turn. */
static void an_end_is_told(void **unused)
{
    (void)unused;
    for (int is_held = 0; is_held < 2; is_held++) {
        given_colony(4, "");
        set_objective(2, 0, is_held ? "S10" : "S01");
        crowd(0, 2);
        set_florins(1, 20);
        colony.reb = 2;
        look(0);
        is("ending", NULL);
        does(0, "tax");
        look(0);
        is("ending", is_held ? "\"The rebellion marker passed the population marker in turn 2. The "
                               "archipelago is "
                               "independent, and the Separatist wins alone.\""
                             : "\"The rebellion marker passed the population marker in turn 2. The "
                               "archipelago is "
                               "independent, and nobody wins.\"");
        is("by_points", "false");
    }
    given_colony(3, "deals=plain");
    crowd(0, 9);
    colony.sur = 17;
    set_objective(0, 0, "S01");
    set_objective(1, 0, "S09");
    set_objective(2, 0, "S04");
    watch();
    set_market(DOMESTIC, FISH, 4);
    set_back("B01");
    enter_phase(3);
    look(1);
    is("ending", "\"The game ended in turn 2, with 18 surplus workers.\"");
    is("by_points", "true");
    given_colony(3, "");
    colony.h.over = 1;
    colony.h.round = 12;
    look(1);
    is("ending", "\"Turn 12 was the last one.\"");
}

static void must_be_asked(int seat, const struct vk_actions *list)
{
    (void)list;
    size_t length = strlen(asked(seat));
    if (length == 0 || length > 90 || !strchr(".?", said[length - 1]) || strchr(said, '{'))
        fail_msg("%s: \"%s\"", archipelago_game.points[arch_point_now(&colony)].name, said);
}

static void every_decision_asks(void **unused)
{
    (void)unused;
    each_decision(brief_of(8), must_be_asked);
}

/* In two lines; of a round that has begun, what its end means. */
static void what_an_answer_means(void **unused)
{
    (void)unused;
    given_islands("");
    begin_round(0);
    look_at(&archipelago_game, &colony, 0, VIEW_MOST);
    is("due.ask_help",
       "\"Once each: an action, a card, a port or market. A round with nothing done "
       "is a pass for the turn.\"");
    does(0, "tax");
    look_at(&archipelago_game, &colony, 0, VIEW_MOST);
    is("due.ask_help", "\"2 discs left for later rounds.\"");
    look_at(&archipelago_game, &colony, 1, VIEW_MOST);
    is("due.ask_help", "null");
    given_islands("");
    does(0, "harvest fruit");
    look_at(&archipelago_game, &colony, 0, VIEW_MOST);
    is("due.ask_help",
       "\"Each citizen or ship brings a cube (two with a card that doubles) and is busy "
       "until the next turn. Who leaves a building gives it up.\"");
}

/* What stands before the line feed of a help has room in two lines; a list of decisions has the whole help in one. */
static void a_meaning_has_room_in_two_lines(void **unused)
{
    (void)unused;
    enum { TWO_LINES = 170 };
    for (int point = 0; point < N_POINTS; point++) {
        const char *help = arch_point_help[point];
        char text[600] = "";
        struct vk_out out = vk_out_to(text, sizeof text);
        if (help && strcspn(help, "\n") > TWO_LINES)
            fail_msg("%s: \"%s\"", archipelago_game.points[point].name, help);
        vk_point_help(&archipelago_face, point, NULL, &out);
        assert_true(vk_out_ok(&out) && !strchr(text, '\n'));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_round_names_what_is_open),
        cmocka_unit_test(a_price_and_a_name_stand_in_it),
        cmocka_unit_test(what_an_answer_means),
        cmocka_unit_test(a_meaning_has_room_in_two_lines),
        cmocka_unit_test(a_crisis_counts_who_lies),
        cmocka_unit_test(the_view_asks_one_seat),
        cmocka_unit_test(every_decision_asks),
        cmocka_unit_test(a_deal_tells_what_both_have_afterwards),
        cmocka_unit_test(an_end_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
