/*
 * test_view.c - the position of Archipelago as JSON: positions by hand, then random games of
 * every kind: always valid, and the same in two worlds that a viewer cannot tell apart.
 */
#include "look.h"
#include "support/face_view.h"
#include <limits.h>

struct arch_state seen;
struct vk_words words;

enum { VIEW_MOST = 1 << 19 };

static void look(int viewer)
{
    look_at(&archipelago_game, &colony, viewer, VIEW_MOST);
}

/* ---- By hand ----------------------------------------------------------------------------------- */

static void the_table(void **state)
{
    (void)state;
    given_islands("length=medium");
    set_market(EXPORT, IRON, 3);
    set_back("B29");
    set_trends("T09");
    lay_track("pirate - mining - -");
    colony.turned[0] = 2;
    look(0);
    is("due.point", "\"round_menu\"");
    is("stage", "\"Turn 2, Actions\"");
    number_is("position.turn", 2);
    number_is("position.turn_limit", 16);
    number_is("position.phase", 5);
    is("position.order", "[0,1,2]");
    number_is("position.active", 0);
    is("position.decider", "null");
    number_is("position.bank", 105);
    is("position.market.domestic",
       "{\"fruit\":1,\"cattle\":1,\"fish\":1,\"wood\":1,\"stone\":1,\"iron\":1}");
    number_is("position.market.export.iron", 3);
    number_is("position.supply.iron", 6); /* 10, one at home, three abroad */
    is("position.stacks", "[8,8,8]");
    is("position.built", "{\"town\":1,\"temple\":0,\"market\":0,\"port\":0}");
    is("position.prices.domestic.fruit", "{\"row\":0,\"text\":\"fruit 1 of 9 (buy 6, sell 6)\"}");
    is("position.prices.export.iron", "{\"row\":1,\"text\":\"iron 3 of 4 (buy 7, sell 7)\"}");
    is("position.track.0", "{\"slot\":0,\"card\":\"pirate\",\"turned\":2,\"price\":5,\"next\":null,"
                           "\"costs\":\"It costs 5 now, and is discarded after one more turn.\"}");
    is("position.track.1", "null");
    is("position.track.2", "{\"slot\":2,\"card\":\"mining\",\"turned\":0,\"price\":6,\"next\":7,"
                           "\"costs\":\"It costs 6 now, and 7 after a turn.\"}");
    is("position.back", "\"B29\"");
    is("position.trends", "[\"T09\"]");
    is("position.common", "[]");
    is("position.top", "\"hidden_harbour\"");
    is("position.second", "null");
    is("position.pile_text", "\"the next land to explore; 21 more behind it\"");
    assert_null(json_at(view, "position.no_back"));
    is("position.crisis", "null");
    is("position.deal", "null");
    is("position.unfit", "null");
    is("position.migrating", "null");
    is("position.round", "{\"seat\":0,\"action\":false,\"card\":false,\"building\":false,"
                         "\"deals_left\":4,\"terms_left\":3,\"refusals_left\":8,"
                         "\"doubled\":[],\"discount\":[],\"diplomat\":null}");
}

/* Three iron abroad lie in the last row: an idle worker; then 8 make the people angry. */
static void a_forecast(void **state)
{
    (void)state;
    given_islands("");
    set_market(EXPORT, IRON, 3);
    colony.sur = 7;
    colony.reb = 2;
    look(1);
    number_is("position.pop", 4);
    number_is("position.reb", 2);
    number_is("position.sur", 7);
    is("position.forecast",
       "{\"sur\":8,\"reb\":3,\"lost\":false,"
       "\"text\":\"After the next unrest: surplus workers 8, rebellion 3 of 4\",\"effects\":["
       "{\"from\":\"export\",\"res\":\"iron\",\"row\":2,\"sur\":1,\"reb\":0,"
       "\"text\":\"iron abroad, row 2: surplus workers +1\"},"
       "{\"from\":\"surplus\",\"sur\":0,\"reb\":1,"
       "\"text\":\"surplus workers: rebellion +1\"}]}");
    number_is("position.recruit_cost", 3);
    is("position.hire", "\"surplus, 3 florins each\"");
    is("position.hire_brief", "\"hire for 3\"");
    is("position.hire_next", "\"the next costs 3 florins\"");
    colony.reb = 4; /* 5 rebels against 4 people */
    look(1);
    is("position.forecast.lost", "true");
    colony.sur = 0;
    look(1);
    is("position.recruit_cost", "null");
    is("position.hire", "\"surplus: nobody to hire\"");
    is("position.hire_brief", "\"surplus\"");
    assert_null(json_at(view, "position.hire_next"));
    is("position.forecast.effects.1", "{\"from\":\"surplus\",\"sur\":0,\"reb\":-1,"
                                      "\"text\":\"surplus workers: rebellion \xE2\x88\x92"
                                      "1\"}");
}

/* What is foreseen counts too; equal is safe, and nothing more is foretold to a colony that is lost. */
static void how_near_the_end_is(void **state)
{
    static const struct {
        int pop, reb, sur, independent, room;
        const char *mood;
    } row[] = {
        { 8, 0, 4, 0, 8, "\"calm\"" },    { 12, 4, 4, 0, 8, "\"calm\"" },
        { 10, 4, 4, 0, 6, "\"uneasy\"" }, { 10, 7, 7, 0, 3, "\"uneasy\"" },
        { 10, 7, 13, 0, 3, "\"brink\"" }, { 10, 8, 4, 0, 2, "\"brink\"" },
        { 6, 6, 4, 0, 0, "\"brink\"" },   { 6, 7, 4, 1, 0, "\"lost\"" },
    };
    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        given_islands("");
        colony.pop = (uint8_t)row[i].pop;
        colony.reb = (uint8_t)row[i].reb;
        colony.sur = (uint8_t)row[i].sur;
        colony.independent = (uint8_t)row[i].independent;
        look(1);
        is("position.mood", row[i].mood);
        char warning[100];
        snprintf(warning, sizeof warning,
                 row[i].independent
                     ? "\"The rebellion has passed the population. The colony is lost.\""
                 : row[i].room ? "\"%d more rebels and all is lost.\""
                               : "\"%d more rebel and all is lost.\"",
                 row[i].room + 1);
        if (strcmp(row[i].mood, "\"calm\"") != 0)
            is("position.warning", warning);
        else
            assert_null(json_at(view, "position.warning"));
        number_is("position.room", row[i].room);
    }
}

static void the_map(void **state)
{
    (void)state;
    given_islands("");
    stand_as(0, PALM, "@1", BY_WORK);
    colony.region[TWIN].terms = 3;
    colony.region[TWIN].terms_of = 1;
    look(2);
    assert_int_equal(json_count(view, "position.regions"), 3);
    number_is("position.regions.2.region", 2);
    is("position.regions.2.face", "\"twin_shores\"");
    is("position.regions.2.name", "\"Twin shores\"");
    is("position.regions.2.text", "\"1 fruit, 1 cattle, 1 fish, 1 wood, 1 hut, two shores. Town. "
                                  "Turquoise: 2 citizens, 1 ship\"");
    is("position.regions.2.parts",
       "{\"A\":\"Twin shores (first shore)\",\"B\":\"Twin shores (second shore)\","
       "\"sea\":\"Twin shores, at sea\"}");
    is("position.regions.0.parts", "{\"sea\":\"Open sea, at sea\"}");
    /* the cells that touch two of these three */
    is("position.cells", "[{\"q\":0,\"r\":-1},{\"q\":0,\"r\":1},{\"q\":2,\"r\":-1}]");
    is("position.regions.0.text", "\"5 fish. Violet: 1 ship\"");
    number_is("position.regions.2.rot", 1);
    number_is("position.regions.2.q", 1);
    number_is("position.regions.2.r", -1);
    number_is("position.regions.2.control", 1);
    number_is("position.regions.2.terms", 3);
    is("position.regions.2.held", "\"held by Turquoise\"");
    is("position.regions.2.open", "\"others harvest for 3 florins each\"");
    is("position.regions.1.terms", "null");
    is("position.regions.1.control", "null");
    assert_null(json_at(view, "position.regions.1.held"));
    is("position.regions.2.buildings.0.type", "\"town\"");
    is("position.regions.2.buildings.0.part", "\"B\"");
    is("position.regions.2.buildings.0.used", "false");
    is("position.regions.2.buildings.0.text", "\"held by Turquoise\"");
    number_is("position.regions.2.buildings.0.controller", 1);
    number_is("position.regions.2.buildings.0.unit", who(1, TWIN, "town"));
    is("position.regions.2.icons.3",
       "{\"icon\":3,\"res\":\"cattle\",\"part\":\"B\",\"unit\":null,\"ravaged\":false}");
    number_is("position.regions.1.icons.1.unit", who(0, PALM, "@1"));
    is("position.regions.1.icons.1.state", "\"Somebody is at work here until the next turn.\"");
    is("position.players.1.buildings", "{\"town\":1,\"temple\":0,\"market\":0,\"port\":0}");
    assert_int_equal(json_count(view, "position.units"), 8);
    char path[60];
    for (int i = 0; i < 8; i++) {
        snprintf(path, sizeof path, "position.units.%d.unit", i);
        if (json_number(view, path) != who(0, PALM, "@1"))
            continue;
        snprintf(path, sizeof path, "position.units.%d.spot", i);
        is(path, "\"icon\"");
        snprintf(path, sizeof path, "position.units.%d.icon", i);
        number_is(path, 1);
        snprintf(path, sizeof path, "position.units.%d.engaged", i);
        is(path, "\"work\"");
        snprintf(path, sizeof path, "position.units.%d.text", i);
        is(path, "\"citizen of Coral at work in Palm beach\"");
        snprintf(path, sizeof path, "position.units.%d.state", i);
        is(path, "\"busy\"");
        return;
    }
    fail_msg("the worker is nowhere");
}

static void a_player(void **state)
{
    (void)state;
    given_islands("");
    set_cubes(1, STONE, 2);
    set_tokens(1, 3);
    own(1, "king");
    set_objective(1, 0, "S04");
    set_objective(0, 0, "S08");
    set_trends("T10");
    look(1);
    number_is("position.players.1.florins", 10);
    number_is("position.players.1.tokens", 3);
    number_is("position.players.1.cubes.stone", 2);
    number_is("position.players.1.discs", 3);
    number_is("position.players.1.ready", 3);
    is("position.players.1.laid", "{}");
    is("position.players.1.supply", "{\"citizens\":8,\"ships\":3}");
    number_is("position.players.1.citizens", 2);
    number_is("position.players.1.rebels", 0);
    number_is("position.players.1.on_ships", 1);
    is("position.players.1.cards",
       "[{\"card\":\"king\",\"used\":false,\"fresh\":false,\"built\":false}]");
    /* towns in play: 1 of 4 with three players */
    is("position.players.1.objectives", "[{\"objective\":\"S04\",\"shown\":false,"
                                        "\"progress\":{\"now\":1,\"needs\":4,\"met\":false}}]");
    is("position.players.0.objectives", "[{\"objective\":null}]");
    is("position.players.1.offer_taken", "false");
    is("position.players.1.passed", "false");
    /* S04 counts progress cards: nobody has any; the trend counts towns: 4; a medal */
    is("score.known", "[false,false,false]");
    number_is("score.totals.1", 5);
    is("score.parts.0.points.1", "null"); /* the card of another */
    number_is("score.parts.1.points.1", 0);
    is("position.criteria",
       "[{\"part\":\"objective_1\",\"owner\":0},"
       "{\"part\":\"objective_2\",\"objective\":\"S04\",\"owner\":1,"
       "\"title_yours\":\"Your card: progress cards\",\"criterion\":\"progress\","
       "\"points\":\"objective_2\",\"first\":3},{\"part\":\"objective_3\",\"owner\":2},"
       "{\"part\":\"trend_1\",\"trend\":\"T10\",\"criterion\":\"towns\","
       "\"points\":\"trend_1\",\"first\":4}]");
}

/* Nothing is told of a card or a land that is only not shown yet but that. */
static void nothing_to_see(void **state)
{
    (void)state;
    given_islands("");
    colony.top = colony.back = VK_NONE;
    look(0);
    is("position.pile_text", "\"No land is in sight yet.\"");
    is("position.no_back", "\"No card is shown yet.\"");
    colony.n_deck = 0;
    for (int hex = 0; hex < N_HEXES; hex++)
        if (colony.hex_at[hex] == HEX_PILE)
            colony.hex_at[hex] = HEX_DISCARDS;
    look(0);
    is("position.pile_text", "\"No region is left to find.\"");
    is("position.no_back", "\"No card in the deck: no crisis.\"");
}

/* The points of this card have a part of their own; and what it is called to its owner is there for the page. */
static void a_pacifist(void **state)
{
    (void)state;
    given_islands("length=short");
    set_objective(0, 0, "S09");
    look(0);
    is("position.criteria.0", "{\"part\":\"objective_1\",\"objective\":\"S09\",\"owner\":0,"
                              "\"title_yours\":\"Your card: Pacifist\",\"criterion\":\"pacifist\","
                              "\"points\":\"pacifist\",\"first\":3}");
}

/* What each viewer can tell of the ten cards. */
static void the_pack(void **state)
{
    (void)state;
    given_islands("");
    set_objective(0, 0, "S08");
    set_objective(1, 0, "S04");
    set_objective(2, 0, "S01");
    colony.player[1].known[0] |= 1; /* seat 0 has spied */
    look(0);
    assert_int_equal(json_count(view, "position.pack"), 10);
    is("position.pack.7.state", "\"mine\"");
    is("position.pack.3.state", "\"known\"");
    number_is("position.pack.3.owner", 1);
    is("position.pack.0.state", "\"possible\"");
    look(2);
    is("position.pack.0.state", "\"mine\"");
    is("position.pack.3.state", "\"possible\"");
    assert_null(json_at(view, "position.pack.3.owner"));
    colony.met = 1 << 5 | 1 << 3; /* S06 is met and nobody shows it; S04 lies open */
    colony.player[1].shown = 1;
    look(2);
    is("position.pack.5.state", "\"gone\"");
    is("position.pack.3.state", "\"shown\"");
    given_islands("family=on");
    look(0);
    assert_int_equal(json_count(view, "position.pack"), 8);
}

static void closed_screens(void **state)
{
    (void)state;
    given_islands("screens=closed");
    set_objective(0, 0, "S01"); /* money */
    set_trends("T10");
    look(0);
    number_is("position.players.0.florins", 10);
    is("position.players.1.florins", "null");
    is("position.players.1.tokens", "null");
    is("position.players.1.cubes", "null");
    is("score.parts.0.points.1", "null");
    number_is("score.totals.1", 4);
}

/* Behind the screens of the two others: florins, cubes and tokens of one are those of the other. */
static void swap_screens(struct arch_state *s, int a, int b)
{
    struct arch_player *p = &s->player[a], *q = &s->player[b], was = *p;
    p->florins = q->florins;
    p->tokens = q->tokens;
    memcpy(p->cubes, q->cubes, sizeof p->cubes);
    q->florins = was.florins;
    q->tokens = was.tokens;
    memcpy(q->cubes, was.cubes, sizeof q->cubes);
}

static void must_tell_nothing(const char *options)
{
    static char other[VIEW_MAX];
    static struct vk_actions list;
    struct vk_rng rng = vk_rng_from(7, 3);
    int looks = 0, differ = 0;
    start_game(&archipelago_game, &colony, 4, options);
    for (int step = 0; !vk_due(&archipelago_game, &colony).over; step++) {
        for (int viewer = 0; viewer < 4 && step % 3 == 0; viewer++) {
            struct arch_state true_one = colony;
            look(viewer);
            memcpy(other, view, sizeof other);
            swap_screens(&colony, (viewer + 1) % 4, (viewer + 2) % 4);
            differ += memcmp(&colony, &true_one, sizeof colony) != 0;
            look(viewer);
            assert_string_equal(view, other);
            colony = true_one;
            looks++;
        }
        int seat = next_to_act(&archipelago_game, &colony);
        vk_legal(&archipelago_game, &colony, seat, &list);
        vk_play(&archipelago_game, &colony, seat, any_of(&list, seat, &rng), NULL);
    }
    assert_true(differ > 100 && differ < looks);
}

/*
 * Amendment 4: two worlds that differ in nothing but what lies behind closed screens look alike, their
 * lists of actions and scores included. (Offers of deals have limits of their own: deals=plain.) Without
 * secrets all else is open, and points after an action would be told.
 */
static void amendment_4_nothing_of_a_closed_screen(void **state)
{
    (void)state;
    must_tell_nothing("screens=closed deals=plain length=short");
    must_tell_nothing("screens=closed deals=plain no_secrets=on");
}

/* Money is ranked in the open: what a trade does to one's own points would tell the florins of others. */
static void amendment_4_no_points_after_an_action(void **state)
{
    (void)state;
    for (int closed = 0; closed < 2; closed++) {
        given_islands(closed ? "no_secrets=on screens=closed" : "no_secrets=on");
        colony.common[0] = (uint8_t)objective_of("S01");
        look(0);
        is("due.point", "\"round_menu\"");
        assert_int_equal(json_at(view, "legal.0.points") == NULL, closed);
    }
}

/* Amendment 1: of the hex in sight and of those turned away no view tells the reverse. */
static void amendment_1_the_reverse_is_in_no_view(void **state)
{
    (void)state;
    given_islands("");
    show_top("timber_point");
    const char *reverse = arch_face_words[colony.top ^ 1];
    look(0);
    assert_null(strstr(view, reverse));
    does(0, "explore");
    look(0);
    assert_null(strstr(view, reverse));
    struct arch_state was = colony;
    does(0, "reject");
    look(0);
    assert_null(strstr(view, reverse));
    colony = was;
    does(0, "keep");
    look(0);
    assert_non_null(strstr(view, reverse));
}

/* ---- Random games --------------------------------------------------------------------------------- */

static void play_and_look(int seats, const char *options, uint64_t seed, int every)
{
    start_game(&archipelago_game, &colony, seats, options);
    compare_views(&archipelago_game, &colony, seed, every, INT_MAX);
    look(VK_SPECTATOR); /* the screens fall, all objectives lie open */
    assert_null(strstr(view, "\"florins\":null"));
    assert_null(strstr(view, "\"objective\":null"));
    is("due", "null");
}

static void random_games(void **state)
{
    (void)state;
    play_and_look(2, "", 1, 7);
    play_and_look(3, "more_spice=on chosen_trend=on", 2, 7);
    play_and_look(4, "start=desert screens=closed", 3, 9);
    play_and_look(5, "benefactor=on", 4, 9);
    play_and_look(4, "no_secrets=on", 5, 11);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table),
        cmocka_unit_test(a_forecast),
        cmocka_unit_test(how_near_the_end_is),
        cmocka_unit_test(the_map),
        cmocka_unit_test(a_player),
        cmocka_unit_test(nothing_to_see),
        cmocka_unit_test(a_pacifist),
        cmocka_unit_test(the_pack),
        cmocka_unit_test(closed_screens),
        cmocka_unit_test(amendment_4_nothing_of_a_closed_screen),
        cmocka_unit_test(amendment_4_no_points_after_an_action),
        cmocka_unit_test(amendment_1_the_reverse_is_in_no_view),
        cmocka_unit_test(random_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
