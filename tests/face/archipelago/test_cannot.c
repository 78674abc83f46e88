/*
 * test_cannot.c - why something on the table of Archipelago cannot be chosen: the reasons of the rules at prepared
 * positions, and that in whole games nothing on the table is without an answer.
 */
#include "look.h"
#include "support/brief.h"
#include "support/json_read.h"

struct arch_state seen;
struct vk_words words;

static char answer[600];

/* What seat gets for `why thing`: {"draft":{"why":"…"}}, or an empty object. */
static const char *asked(int seat, const char *thing)
{
    char text[60], json[600];
    struct vk_out out = vk_out_to(json, sizeof json);
    struct vk_json j = vk_json_to(&out);
    snprintf(text, sizeof text, "why %s", thing);
    vk_json_object(&j, NULL);
    vk_draft_json(&archipelago_game, &colony, seat, text, NULL, &j);
    vk_json_end(&j, '}');
    const char *begin = strstr(json, "\"why\":\"");
    answer[0] = '\0';
    if (begin)
        snprintf(answer, sizeof answer, "%.*s", (int)strcspn(begin + 7, "\""), begin + 7);
    return answer;
}
#define must_say(seat, thing, text) assert_string_equal(asked((seat), (thing)), (text))

static const char *unit_there(const char *form, int unit)
{
    static char thing[20];
    snprintf(thing, sizeof thing, form, unit);
    return thing;
}

static void in_a_round_the_wheel_comes_first(void **unused)
{
    (void)unused;
    given_islands("");
    must_say(0, unit_there("unit %d", who(0, PALM, "A")), "First choose on the wheel: move.");
    must_say(0, unit_there("unit %d", who(1, TWIN, "town")),
             "This citizen belongs to another player: Turquoise.");
    must_say(0, "good domestic fish", "First choose on the wheel: trade.");
    must_say(0, "pile", "First choose on the wheel: explore.");
    must_say(0, "icon 1 1", "First choose on the wheel: harvest fruit.");
    must_say(0, "icon 2 3", "None of your free people or ships is where cattle can be harvested.");
    must_say(0, "house 2 town", "A town is not used: whoever stands on it holds the region.");
    must_say(0, "region 1",
             "Choose on the wheel what to do. Then the land glows where you can do it.");
    must_say(0, "number", "This is only to be read.");
    must_say(1, "number", ""); /* not his decision */
    must_say(0, "unit 99", "");
    must_say(0, "moon", "");
}

/* 4.7.3: free units only, and never without leave in a region that another holds. */
static void a_harvest(void **unused)
{
    (void)unused;
    given_islands("");
    moor(0, TWIN, "sea");
    stand_as(0, PALM, "@1", BY_WORK);
    does(0, "harvest fish");
    must_say(0, "icon 1 1", "Somebody is at work here until the next turn.");
    must_say(0, "icon 1 2", "You are harvesting something else now: fish.");
    must_say(0, "icon 2 0",
             "This region is closed to you. Ask for leave in a deal: Turquoise holds it.");
    colony.region[TWIN].terms = 9;
    colony.region[TWIN].terms_of = 1;
    set_florins(0, 3);
    must_say(0, "icon 2 0", "Here you pay 9 florins for each; you have 3.");
    must_say(0, "icon 0 0", "You need a free ship here.");
}

/* 4.7.4: the last cube at the price of its row; nothing to sell without a cube. */
static void a_trade(void **unused)
{
    (void)unused;
    given_islands("");
    set_florins(0, 2);
    set_cubes(0, WOOD, 1);
    does(0, "trade");
    must_say(0, "good export fish", "There is no fish to buy here, and you have none to sell.");
    must_say(0, "good domestic fish", "It costs 6 florins; you have 2, and no cube of it to sell.");
}

/* 4.7.8: at most three citizens of a player in a region, and only where he is. */
static void hiring(void **unused)
{
    (void)unused;
    given_islands("");
    colony.sur = 6;
    stand(0, PALM, "A");
    moor(0, 0, "sea");
    moor(0, TWIN, "sea");
    does(0, "recruit");
    must_say(0, "part 1 A", "3 citizens of yours live there, and more may not.");
}

/* 4.7.9: each once, on foot or with own ships; a building only if nobody else holds the region. */
static void a_migration(void **unused)
{
    (void)unused;
    given_islands("");
    stand_as(0, PALM, "@1", BY_WORK);
    does(0, "migrate");
    must_say(0, unit_there("unit %d", who(0, PALM, "@1")),
             "This citizen is busy until the next turn.");
    does(0, "pick %d", who(0, PALM, "A"));
    must_say(0, "house 2 town", "Somebody stands there already.");
    must_say(0, "region 1", "It is there already.");
    must_say(
        0, "region 0",
        "A citizen cannot get there: on foot to the next region by land, or with your free ships.");
}

/* 4.8.1: a card costs what its edge says; two are turned from left to right. */
static void the_row_of_cards(void **unused)
{
    (void)unused;
    given_islands("");
    lay_track("king pope - - thief");
    must_say(0, "slot 0", "Cards are bought and turned in phase 6, at the end of the turn.");
    set_florins(0, 1);
    enter_phase(6);
    go_until(0, "evolve_first");
    must_say(0, "slot 2", "No card lies here.");
    does(0, "rotate 1");
    must_say(0, "slot 0", "Of two cards the left one is turned first.");
}

static void a_crisis(void **unused)
{
    (void)unused;
    given_islands("deals=plain");
    set_back("B01");
    set_market(DOMESTIC, STONE, 0);
    enter_phase(4);
    go_until(0, "crisis_domestic_turn");
    must_say(0, "consume", "The market has no stone left.");
    must_say(0, unit_there("unit %d", who(0, PALM, "A")),
             "First give a cube or a token, then choose who gets up.");
    must_say(0, "region 1",
             "This is not what is asked now. 4 citizens lie, 2 of them yours. Do you help?");
}

/* ---- whole games ---------------------------------------------------------------------------------- */

static void must_answer(int seat, const char *thing)
{
    const char *said = asked(seat, thing);
    size_t n = strlen(said);
    if (n < 15 || strpbrk(said, "{}|") || (said[n - 1] != '.' && said[n - 1] != '?'))
        fail_msg("%s at %s: `%s`", thing, archipelago_game.points[vk_top_of(&colony.h)->point].name,
                 said);
}

static void every_thing_has_an_answer(int seat, const struct vk_actions *list)
{
    static const char *const fixed[] = { "pile",    "back",   "stacks",
                                         "consume", "number", "good export iron",
                                         "slot 3" };
    static unsigned turn;
    char thing[40];
    (void)list;
    if (++turn % 8)
        return;
    for (int u = 0; u < arch_end_unit(&colony, colony.h.seats - 1); u++)
        if (arch_on_map(&colony.unit[u])) {
            snprintf(thing, sizeof thing, "unit %d", u);
            must_answer(seat, thing);
        }
    for (int r = 0; r < colony.n_regions; r++) {
        snprintf(thing, sizeof thing, "region %d", r);
        must_answer(seat, thing);
        for (int i = 0; i < arch_face_of(&colony, r)->n_icons; i++) {
            snprintf(thing, sizeof thing, "icon %d %d", r, i);
            must_answer(seat, thing);
        }
    }
    for (unsigned i = 0; i < sizeof fixed / sizeof *fixed; i++)
        must_answer(seat, fixed[i]);
}

static void whole_games(void **unused)
{
    (void)unused;
    each_decision(brief_of(8), every_thing_has_an_answer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_a_round_the_wheel_comes_first),
        cmocka_unit_test(a_harvest),
        cmocka_unit_test(a_trade),
        cmocka_unit_test(hiring),
        cmocka_unit_test(a_migration),
        cmocka_unit_test(the_row_of_cards),
        cmocka_unit_test(a_crisis),
        cmocka_unit_test(whole_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
