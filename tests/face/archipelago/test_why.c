/*
 * test_why.c - reasons for the actions of Archipelago: prepared positions, what each reason must say; every
 * decision of random games has one, in at most two sentences, and none is the button over again.
 */
#include "look.h"
#include "support/brief.h"
#include "vaka/why.h"

struct arch_state seen;
struct vk_words words;

enum { TEXT = 1000 };
static char told[TEXT];

/* The reason for an action of seat 0. */
static const char *why(const char *action)
{
    const struct vk_words *w = eyes(0);
    struct vk_out out = vk_out_to(told, sizeof told);
    vk_action a = VK_NO_ACTION;
    const char *no = NULL;
    assert_true(vk_action_read(&archipelago_game, action, &a, &no));
    told[0] = '\0';
    (void)vk_why(&archipelago_face, &seen, 0, a, w, &out);
    return told;
}

static void must_say(const char *action, const char *part)
{
    if (!strstr(why(action), part))
        fail_msg("%s: \"%s\" is not in \"%s\"", action, part, told);
}

static void must_not_say(const char *action, const char *part)
{
    if (strstr(why(action), part))
        fail_msg("%s: \"%s\" is in \"%s\"", action, part, told);
}

/* ---- The menu --------------------------------------------------------------------------------- */

static void a_harvest_is_for_something(void **unused)
{
    (void)unused;
    given_islands("");
    set_back("B09"); /* fruit */
    begin_round(0);
    must_say("harvest fruit", "The next crisis may ask for fruit: 1 on the market, you have 0.");
    set_cubes(0, CATTLE, 1);
    must_say("harvest fruit", "Then you can pay for a market.");
    set_trends("T01"); /* fruit in stock */
    set_cubes(1, FRUIT, 2);
    must_say("harvest fruit", "The trend ranks fruit in stock: you 0, the best of the others 2.");
}

static void screens_stay_closed(void **unused)
{
    (void)unused;
    given_islands("screens=closed");
    begin_round(0);
    set_trends("T01");
    set_cubes(1, FRUIT, 2);
    must_say("harvest fruit", "The trend ranks fruit in stock: you then have 0.");
    must_not_say("harvest fruit", "the others");
}

static void taxes_and_hiring_look_at_the_colony(void **unused)
{
    (void)unused;
    given_islands("");
    set_cubes(0, WOOD, 1);
    set_florins(0, 0);
    begin_round(0);
    must_say("tax", "Then you can pay for a ship.");
    set_florins(0, 10);
    colony.sur = 8;
    must_say("recruit", "Hire 1, and the colony is calmer by 1 rebel next turn.");
    colony.sur = 6;
    must_not_say("recruit", "calmer");
    must_say("recruit", "Room for 5 more rebels instead of 4");
}

static void exploring_warns_of_huts(void **unused)
{
    (void)unused;
    given_islands("");
    begin_round(0);
    colony.sur = 5; /* hidden harbour is in sight, with three huts */
    must_say("explore", "Risk: its huts would make 8 surplus workers, and the rebellion rises.");
    colony.sur = 2;
    must_not_say("explore", "Risk");
    must_say("explore", "You take a token");
}

static void building_knows_what_counts(void **unused)
{
    (void)unused;
    given_islands("");
    set_objective(0, 0, "S06"); /* ends with 4 markets, ranks temples */
    set_cubes(0, FRUIT, 1);
    set_cubes(0, CATTLE, 1);
    set_cubes(0, STONE, 2);
    begin_round(0);
    must_say("build", "An objective you know ranks temples: you 0, the best of the others 0.");
    does(0, "build");
    must_say("temple", "An objective you know ranks temples");
    must_say("market", "Your own ending is then 3 away.");
    must_not_say("temple", "ending");
}

static void the_town_is_not_left_unsaid(void **unused)
{
    (void)unused;
    given_islands("");
    raise_building("town", PALM, "A");
    stand(0, PALM, "town");
    begin_round(0);
    does(0, "migrate");
    char text[40];
    (void)snprintf(text, sizeof text, "pick %d", who(0, PALM, "town"));
    must_say(text, "Risk: Palm beach would no longer be yours.");
    (void)snprintf(text, sizeof text, "pick %d", who(0, PALM, "A"));
    must_not_say(text, "Risk");
}

/* ---- Trade --------------------------------------------------------------------------------------- */

static void a_sale_knows_the_better_market(void **unused)
{
    (void)unused;
    given_islands("");
    set_cubes(0, STONE, 1);
    begin_round(0);
    does(0, "trade");
    must_say("sell domestic stone", "The export market would pay 8.");
    must_say("sell export stone", "No market pays more for stone.");
}

/* ---- Crises ---------------------------------------------------------------------------------------- */

static void in_a_crisis_all_may_be_lost(void **unused)
{
    (void)unused;
    given_islands("deals=plain");
    set_back("B09"); /* fruit 4 */
    set_cubes(0, FRUIT, 1);
    set_tokens(1, 2);
    colony.reb = 2;
    enter_phase(4);
    go_until(0, "crisis_domestic_turn");
    must_say("consume_market",
             "If nobody helps, all is lost: 6 rebels against 4 people, but 2 with this.");
    must_say("consume_market", "It costs you nothing");
    must_say("consume_own", "It would sell for 6 florins.");
    must_say("done", "Those after you can still give 2.");
    must_not_say("done", "can bear");
}

/* ---- Order and cards --------------------------------------------------------------------------------- */

static void a_bid_knows_the_purses(void **unused)
{
    (void)unused;
    given_islands("");
    set_back("B09");
    set_florins(1, 3);
    set_florins(2, 1);
    enter_phase(2);
    must_say("bid 3", "Nobody can outbid you: the richest rival has 3.");
    must_say("bid 2", "1 of the others could bid more than 2; the richest has 3.");
    must_say("bid 0", "You play number 1 if nobody bids.");
}

static void a_card_is_the_last_chance(void **unused)
{
    (void)unused;
    given_islands("");
    lay_track("king pope thief spy pirate");
    colony.turned[4] = 2;
    set_objective(0, 0, "S02"); /* ranks characters */
    enter_phase(6);
    must_say("buy_card 4",
             "An objective you know ranks characters: you 1, the best of the others 0.");
    must_say("buy_card 4", "Last chance");
    must_not_say("buy_card 2", "Last chance");
    must_say("rotate 2", "It gets dearer by 1 for whoever buys next.");
}

/* ---- All of it ------------------------------------------------------------------------------------------ */

static int sentences_in(const char *text)
{
    int n = 0;
    for (const char *at = text; *at; at++)
        n += *at == '.' && (at[1] == ' ' || at[1] == '\0');
    return n;
}

/* Points are told before the reasons. */
static void must_have_reasons(int seat, const struct vk_actions *list)
{
    (void)eyes(seat);
    for (int i = 0; i < list->n; i += 5) {
        char label[TEXT];
        struct vk_out out = vk_out_to(told, sizeof told), name = vk_out_to(label, sizeof label);
        struct arch_state after;
        struct vk_rng rng = vk_rng_from(3, 3);
        after = seen;
        archipelago_game.imagine(&after, seat, &rng);
        assert_int_equal(vk_apply(&archipelago_game, &after, seat, list->act[i], NULL), VK_OK);
        arch_conceal(&after, seat);
        archipelago_face.why(&seen, &after, seat, list->act[i], &words, &out);
        vk_action_label(&archipelago_face, list->act[i], &words, &name);
        if (out.len == 0)
            fail_msg("\"%s\" has no reason", label);
        if (sentences_in(told) > 2 || told[out.len - 1] != '.' || strchr(told, '{'))
            fail_msg("\"%s\": \"%s\"", label, told);
        assert_null(strstr(told, label));
    }
}

static void every_decision_has_a_reason(void **unused)
{
    (void)unused;
    each_decision(brief_of(8), must_have_reasons);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_harvest_is_for_something),
        cmocka_unit_test(screens_stay_closed),
        cmocka_unit_test(taxes_and_hiring_look_at_the_colony),
        cmocka_unit_test(exploring_warns_of_huts),
        cmocka_unit_test(building_knows_what_counts),
        cmocka_unit_test(the_town_is_not_left_unsaid),
        cmocka_unit_test(a_sale_knows_the_better_market),
        cmocka_unit_test(in_a_crisis_all_may_be_lost),
        cmocka_unit_test(a_bid_knows_the_purses),
        cmocka_unit_test(a_card_is_the_last_chance),
        cmocka_unit_test(every_decision_has_a_reason),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
