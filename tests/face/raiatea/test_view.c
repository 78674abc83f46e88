/*
 * test_view.c - the position of Raiatea as JSON: a few positions by hand, then random games of
 * every kind: always valid, and the same in two worlds that a viewer cannot tell apart.
 */
#include "look.h"
#include "support/face_view.h"
#include <limits.h>
#include <stdio.h>

struct raia_state seen;
struct vk_words words;

enum { VIEW_MOST = 1 << 18 };

static void look(int viewer)
{
    look_at(&raiatea_game, &isle, viewer, VIEW_MOST);
}

/* The question what goes into the bag. */
static void costs(const char *path, int clips, int mana)
{
    char text[160];
    snprintf(text, sizeof text,
             "\"Up to %d rituals of your own, and any number that are for everybody. Yours cost %d "
             "mana in all.\"",
             clips, mana);
    is(path, text);
}

/* ---- By hand ----------------------------------------------------------------------------------- */

static void the_beginning(void **state)
{
    (void)state;
    begin(3, "tane=on first_order=reverse");
    look(0);
    is("due.point", "\"choose_location\"");
    is("due.title", "\"You are the Kahuna. Choose a place\"");
    is("legal.0.label", "\"Go to the Forest\"");
    is("legal.0.short", "\"Forest\"");
    is("due.ask_help", "\"Everybody acts there; you go first and have the bonus.\"");
    is("stage", "\"Action round 1\"");
    number_is("position.space", 1);
    is("position.track", "[1,2,3,4,5,6,7,8,9]");
    number_is("position.ceremony", 0);
    number_is("position.act", 0);
    number_is("position.start", 0);
    is("position.location", "null");
    is("position.locations.3", "{\"id\":\"path\",\"by\":null}");
    is("position.order", "[2,1,0]");
    is("position.offers", "null");
    is("position.spirit_offer", "null");
    number_is("position.bag", 0);
    is("position.goods", "{\"uru\":1,\"taro\":1,\"mahi\":1,\"tiare\":1}");
    is("position.levels", "{\"uru\":2,\"taro\":2,\"mahi\":2,\"tiare\":2}");
    is("position.helpers", "{\"gatherer\":6,\"trader\":6,\"shaman\":6,\"diver\":6}");
    is("position.masks", "{\"mt_cond\":1,\"mh_gatherer\":1,\"mh_trader\":1,\"mh_shaman\":1,"
                         "\"mh_diver\":1}");
    is("position.display", "[{\"face\":\"uru\",\"n\":4}]");
    number_is("position.forest_left", 68);
    /* 60 normal cards with Tane: 15 dealt, 6 of them kept */
    is("position.decks.normal", "{\"left\":45,\"buried\":9,\"open\":{}}");
    number_is("position.decks.forbidden.left", 32);
    is("position.statues.0.rows", "[[\"T101\"],[\"T102\",\"T103\"],[\"T104\",\"T105\"],[\"T106\","
                                  "\"T107\"],[\"T108\",\"T109\"]]");
    is("position.statues.0.open", "true");
    is("position.statues.1.shown", "false");
    number_is("position.statues.1.points", 2);
    is("position.statues.2.rows.1", "[\"?\",\"?\"]");
    is("position.row", "[]");
    is("position.auction", "null");
    assert_int_equal(json_count(view, "position.players"), 3);
}

/* Cards that are being kept lie among the drawn ones until the last is chosen. */
static void keeping(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 3, "");
    until("setup_keep");
    /* seat 1 draws what seat 0 left of Ra'a, Roro'o and Mata-Arahu: 1, 2, 2 */
    look(1);
    is("position.players.1.set.from",
       "[\"raa\",\"roroo\",\"roroo\",\"mata_arahu\",\"mata_arahu\"]");
    is("position.players.1.picked", "[]");
    does(1, "keep roroo");
    look(1);
    is("position.players.1.picked", "[\"roroo\"]");
    look(0);
    is("position.players.1.set", "null");
    is("position.players.1.picked", "null");
}

/* Questions that count: cards that are wanted (2 of 5), drawn (3, from Arioi on 5), clips (2, from Arioi on 3). */
static void questions(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 3, "");
    until("setup_keep");
    look(1);
    is("stage", "\"Setting up\"");
    is("due.ask", "\"Keep 2 of these rituals\"");
    does(1, "keep roroo");
    does(0, "keep rua_hatu");
    look(0);
    is("due.ask", "\"Keep 1 of these rituals\"");
    look(VK_SPECTATOR);
    is("due.ask", "null");
    until("buy_rituals");
    int seat = next_to_act(&raiatea_game, &isle);
    look(seat);
    is("due.ask", "null");
    is("due.ask_help", "\"You draw 3 and keep one.\"");
    isle.player[seat].tattoo = TATTOOS_OF_ARIOI;
    look(seat);
    is("due.ask_help", "\"You draw 5 and keep one.\"");
    until("prepare");
    isle.player[0].tattoo = 0;
    look(0);
    costs("due.ask_help", 2, 0);
    isle.player[0].tattoo = TATTOOS_OF_ARIOI;
    look(0);
    costs("due.ask_help", 3, 0);
    until("choose_reward");
    seat = next_to_act(&raiatea_game, &isle);
    isle.order[0] = (uint8_t)(seat ? 0 : 1);
    isle.order[1] = (uint8_t)seat;
    look(seat);
    is("due.ask_help", "\"You are number 2 in the ceremony order.\"");
}

/* ---- A set that is put together ------------------------------------------------------------------- */

static void draft(int seat, const char *text)
{
    look_at_draft(&raiatea_game, &isle, seat, text);
}

static void hand_of(int seat, const int *rituals, int n)
{
    isle.player[seat].hand = (struct cards){ 0, 0 };
    for (int i = 0; i < n; i++)
        cards_add(&isle.player[seat].hand, rituals[i]);
}

/* Ra'atira has two clips: a third ritual of one's own does not fit, one for everybody does. */
static void a_bag_is_filled(void **state)
{
    static const int hand[] = { R_raa, R_roo, R_roo, R_hina };
    (void)state;
    begin(3, "");
    until("prepare");
    hand_of(1, hand, 4);
    look(1);
    is("position.players.1.set",
       "{\"deed\":\"prepare\",\"from\":[\"raa\",\"roo\",\"roo\",\"hina\"],"
       "\"each\":[\"ritual raa\",\"ritual roo\",\"ritual roo\",\"ritual hina\"],\"chosen\":[],"
       "\"fits\":[\"raa\",\"roo\",\"hina\"],\"why\":null,\"most\":4,\"actions\":[\"done\"]}");
    is("draft", "null");
    draft(1, "roo");
    is("draft.chosen", "[\"roo\"]");
    is("draft.fits", "[\"raa\",\"roo\",\"hina\"]");
    costs("draft.help", 2, 3);
    draft(1, "roo,raa");
    is("draft.chosen", "[\"raa\",\"roo\"]");
    is("draft.fits", "[\"hina\"]");
    is("draft.why", "\"No more of your own rituals may go in. Take one out first.\"");
    is("draft.actions", "[\"ritual raa\",\"ritual roo\",\"done\"]");
    costs("draft.help", 2, 8);
    draft(1, "roo,raa,roo,hina,hina");
    is("draft.chosen", "[\"raa\",\"roo\",\"hina\"]");
    is("draft.fits", "[]");
    costs("draft.help", 2, 9);
    draft(1, "nothing,ro,");
    is("draft.chosen", "[]");
    does(1, "ritual raa");
    draft(1, "roo,roo");
    is("draft.chosen", "[\"roo\"]");
    costs("draft.help", 2, 8);
    does(1, "done");
    draft(1, "roo");
    is("draft", NULL);
}

/* Exactly as many as are kept, in the order in which they are picked; other decisions put nothing together. */
static void cards_are_kept(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 3, "");
    until("setup_keep");
    draft(1, "mata_arahu");
    is("draft.actions", "null");
    is("draft.fits", "[\"raa\",\"roroo\",\"mata_arahu\"]");
    draft(1, "mata_arahu,raa,roroo");
    is("draft.chosen", "[\"raa\",\"mata_arahu\"]");
    is("draft.fits", "[]");
    is("draft.actions", "[\"keep raa\",\"keep mata_arahu\"]");
    is("draft.why", "\"You have chosen 2, no more fit. Take one out to choose another.\"");
    draft(1, "mata_arahu,mata_arahu,mata_arahu");
    is("draft.actions", "[\"keep mata_arahu\",\"keep mata_arahu\"]");
    until("choose_location");
    draft(0, "raa");
    is("draft", NULL);
}

/* ---- Players and rounds ---------------------------------------------------------------------------- */

static void players(void **state)
{
    (void)state;
    begin(3, "");
    struct raia_player *p = &isle.player[1];
    p->tattoo = 6;
    p->priests = 4;
    p->masks[MIRROR] = 2;
    p->masks[8] = 2;
    p->links[1] = 1; /* a mirror at the mana mask */
    p->helpers[SHAMAN] = 3;
    p->ready[SHAMAN] = 2;
    isle.tile_at[66] = 1; /* T321 */
    cards_add(&p->lasting, R_papa_rai_3);
    look(1);
    number_is("position.players.1.tattoo", 6);
    is("position.players.1.rank", "\"arioi\"");
    number_is("position.players.1.priests", 4);
    number_is("position.players.1.pearls", 4);
    number_is("position.players.1.mana", 5);
    is("position.players.1.tiles", "[\"T321\"]");
    is("position.players.1.helpers.shaman", "{\"all\":3,\"ready\":2}");
    is("position.players.1.masks",
       "[{\"face\":\"mt_mana\",\"n\":1,\"links\":1,\"pairs\":1,\"single\":false},"
       "{\"face\":\"mc_red\",\"n\":2,\"links\":0,\"pairs\":1,\"single\":false}]");
    number_is("position.players.1.mirrors", 1);
    is("position.players.1.lasting", "[\"papa_rai_3\"]");
    is("position.players.1.hand_size", "{\"normal\":2,\"forbidden\":0}");
    assert_int_equal(json_count(view, "position.players.1.hand"), 2);
    assert_int_equal(json_count(view, "position.players.1.buried"), 3);
    number_is("position.players.1.n_helpers", 3);
    number_is("position.players.1.n_masks", 5); /* mana, two red, a mirror at one and a free one */
    number_is("position.players.1.n_hand", 2);
    /* rank 6, Papa-Ra'i 3, tile 3; red and blue pairs: 2 x 2; the free mirror may break the red pair
     * in two: 2 x 4 */
    number_is("score.parts.0.points.1", 6);
    number_is("score.parts.1.points.1", 3);
    number_is("score.parts.2.points.1", 3);
    number_is("score.parts.5.points.1", 4);
    number_is("score.totals.1", 16);
    is("position.players.0.hand", "null");
    look(0);
    is("position.players.1.pearls", "null");
    is("position.players.1.mana", "null");
    is("position.players.1.goods", "null");
    is("position.players.1.tiles", "null");
    is("position.players.1.hand", "null");
    is("position.players.1.buried", "null");
    is("position.players.1.hand_size", "{\"normal\":2,\"forbidden\":0}");
    number_is("score.parts.0.points.1", 6);
    is("score.parts.2.points.1", "null");
    is("score.known.1", "false");
    is("score.parts.5.points.1", "null"); /* a free mirror goes where tiles want it */
    isle.options |= 1u << O_OPEN_COUNTS;
    look(0);
    number_is("position.players.1.mana", 5);
    is("position.players.1.tiles", "[\"T321\"]");
    is("position.players.1.hand", "null");
    number_is("score.totals.1", 16);
}

/* Who won which tile: worlds that differ in nothing else look the same to all who see only screens. */
static void amendment_5_screens_hide_points(void **state)
{
    static char first[VIEW_MOST];
    static const int viewers[] = { 0, VK_SPECTATOR };
    (void)state;
    begin(3, "");
    for (int seat = 1; seat < 3; seat++) {
        isle.player[seat].masks[0] = 1; /* counts tiles of pearls */
        isle.player[seat].masks[8] = 1; /* a colour */
        isle.player[seat].masks[MIRROR] = 1;
    }
    for (int i = 0; i < 2; i++) {
        isle.tile_at[46] = isle.tile_at[47] = isle.tile_at[48] = 1; /* three tiles of pearls */
        isle.tile_at[66] = 2;
        look(viewers[i]);
        assert_true(strlen(view) < sizeof first);
        strcpy(first, view);
        is("score.known.1", "false");
        is("score.parts.2.points.1", "null");
        is("score.parts.3.points.1", "null");
        number_is("score.totals.1", 0);
        isle.tile_at[46] = isle.tile_at[47] = isle.tile_at[48] = 2;
        isle.tile_at[66] = 1;
        look(viewers[i]);
        assert_string_equal(view, first);
    }
    look(1);
    is("score.known", "[false,true,false]");
    number_is("score.parts.2.points.1", 3);
    isle.options |= 1u << O_OPEN_COUNTS;
    look(0);
    is("score.known", "[true,true,true]");
}

/* What is called by a thing, what leads to it: a group of sales, what may be done besides, the end. */
static void ways_to_an_action(void **state)
{
    (void)state;
    begin(3, "");
    does(0, "go market");
    until("market_turn");
    isle.player[0].goods[URU] = 1;
    isle.player[0].helpers[TRADER] = isle.player[0].ready[TRADER] = 1;
    look(0);
    is("legal.0.do", "\"sell uru 1\"");
    is("legal.0.group", "\"sell.uru\"");
    is("legal.0.good", "\"uru\"");
    number_is("legal.0.level", 1);
    is("legal.0.spot", "\"stall:uru:1\"");
    is("closed.0.spot", "\"stall:uru:3\"");
    is("legal.0.short", NULL);
    is("legal.0.side", NULL);
    int n = json_count(view, "legal");
    char path[32];
    bool has_side = false, has_end = false;
    for (int i = 0; i < n; i++) {
        snprintf(path, sizeof path, "legal.%d.do", i);
        bool is_trader = strncmp(json_at(view, path), "\"trader", 7) == 0;
        bool is_pass = json_is(view, path, "\"pass\"");
        snprintf(path, sizeof path, "legal.%d.%s", i, is_trader ? "side" : "ends");
        if (is_trader)
            is(path, "\"trader\"");
        else
            is(path, is_pass ? "true" : NULL);
        has_side |= is_trader;
        has_end |= is_pass;
    }
    assert_true(has_side && has_end);
}

static void a_round(void **state)
{
    (void)state;
    begin(4, "");
    does(0, "go market");
    look(2);
    is("position.location", "\"market\"");
    is("position.locations.5", "{\"id\":\"market\",\"by\":0}");
    is("position.track", "[1,2,3,4,5,6,7,9]");
    is("position.statues.0.rows.4", "[\"T110\",\"T111\",\"T112\"]");
    number_is("position.statues.0.left", 12);
    is("legal", "[]");
    look(0);
    is("legal.0.do", "\"hire gatherer\"");
    number_is("legal.0.pearls", -2);
}

static void a_ceremony(void **state)
{
    (void)state;
    begin(3, "");
    until("prepare");
    isle.player[1].hand = (struct cards){ 0, 0 };
    cards_add(&isle.player[1].hand, R_roo);
    cards_add(&isle.player[1].hand, R_hina);
    look(1);
    is("stage", "\"Ceremony 1, step 3: Prepare\"");
    number_is("position.ceremony", 1);
    number_is("position.act", 3);
    is("position.players.1.hand", "[\"roo\",\"hina\"]");
    is("legal.0.do", "\"done\"");
    number_is("legal.1.cost", 3);
    is("legal.0.ends", "true");
    is("legal.1.short", "\"Ro'o\"");
    does(1, "ritual roo");
    does(1, "ritual hina");
    look(1);
    costs("due.ask_help", 2, 4); /* 3 and 1 */
    is("position.players.1.hand", "[]");
    is("position.players.1.prepared", "[\"roo\",\"hina\"]");
    is("position.players.1.ready", "false");
    does(1, "done");
    look(0);
    is("position.players.1.prepared", "null");
    is("position.players.1.hand_size", "{\"normal\":2,\"forbidden\":0}");
    is("position.players.1.ready", "true");
    is("position.players.0.ready", "false");
    until("mana_offer");
    look(0);
    is("position.offers", "null");
    does(0, "bid 2");
    does(1, "bid 5");
    look(2);
    is("position.offers", "null");
    is("position.players.1.ready", "true");
    does(2, "bid 2");
    look(2);
    is("position.offers", "[2,5,2]");
    number_is("position.offered", 9);
    is("position.order", "[1,0,2]");
    number_is("position.bag", 9);
    is("position.rewards", "[\"tattoo\",\"good\",\"pearls\"]");
    does(1, "reward tattoo");
    look(2);
    is("position.rewards", "[\"good\",\"pearls\"]");
    isle.row[0] = (struct raia_card){ R_roo, 1 };
    isle.row[1] = (struct raia_card){ R_raa, 0 };
    isle.n_row = 2;
    look(2);
    number_is("position.row.0.needs", 3 + 5);
    number_is("position.row.1.needs", 5);
}

/* Whoever comes upon its question learns which ritual asks it. */
static void a_ritual_is_performed(void **state)
{
    static const int hand[] = { R_rau_pena };
    (void)state;
    begin(3, "");
    does(0, "go path");
    until("path_turn");
    hand_of(0, hand, 1);
    isle.player[0].n_hand[NORMAL] = 1;
    isle.player[0].priests = 4;
    isle.player[0].helpers[SHAMAN] = isle.player[0].ready[SHAMAN] = 1;
    look(1);
    is("position.performing", "null");
    does(0, "shaman rau_pena");
    until("choose_helper");
    look(1);
    is("position.performing", "{\"ritual\":\"rau_pena\",\"owner\":0}");
    is("position.kahuna", "0");
}

static void two_players(void **state)
{
    (void)state;
    begin(2, "");
    look(0);
    is("position.order", "[0,1,\"spirit\"]");
    is("position.display", "[{\"face\":\"uru\",\"n\":4}]");
    is("position.track", "[1,2,3,4,5,6,7,9]");
    until("mana_offer");
    does(0, "bid 2");
    does(1, "bid 3");
    look(1);
    is("position.spirit_offer", "null");
    does(VK_CHANCE, "die 4");
    look(1);
    is("position.offers", "[2,3]");
    number_is("position.offered", 11);
    number_is("position.spirit_offer", 6); /* 4 and twice the number of the ceremony */
    is("position.order", "[\"spirit\",1,0]");
    number_is("position.bag", 11);
}

/* T121 beside T103, which seat 0 can complete. */
static void begin_auction(int seats)
{
    begin(seats, "");
    isle.tile[0][1] = 20;
    isle.tile_at[1] = TILE_POOL;
    isle.tile_at[20] = TILE_STATUE;
    does(0, "go neighbours");
    until("neigh_mission");
}

/* Of the event in the step, which is played, as this viewer is told it. */
static void must_tell_auction(int viewer, uint8_t seat, const char *action, const char *event,
                              const char *auction)
{
    char path[60];
    snprintf(path, sizeof path, "%sauction",
             look_at_event(&raiatea_game, &isle, viewer, seat, action, event));
    is(path, auction);
}

static void an_auction(void **state)
{
    (void)state;
    begin_auction(3);
    look(0);
    is("legal.1.do", "\"mission T103\"");
    is("legal.1.auction", "true");
    number_is("legal.1.pearls", -3);
    does(0, "mission T103");
    look(1);
    is("position.auction", "{\"tile\":\"T121\",\"bids\":null,\"spirit\":null,\"won\":null}");
    is("position.statues.0.rows.1", "[\"T121\",null]");
    must_tell_auction(1, 0, "bid 3", "ready", NULL);
    look(1);
    is("position.auction.bids", "null");
}

/* The step that opens the hands ends it as well: what was bid and who won goes with the event, for whoever looks. */
static void the_end_of_an_auction(void **state)
{
    (void)state;
    begin_auction(3);
    does(0, "mission T103");
    does(1, "bid 1");
    does(0, "bid 3");
    must_tell_auction(VK_SPECTATOR, 2, "bid 2", "auction_won",
                      "{\"tile\":\"T121\",\"bids\":[3,1,2],\"spirit\":null,\"won\":0}");
    is("events.0.auction", NULL);
    look(1);
    is("position.auction", "null");
}

/* With two players the Spirit bids by the die once both bids lie open: they are seen before it falls. */
static void an_auction_with_the_spirit(void **state)
{
    (void)state;
    begin_auction(2);
    does(0, "mission T103");
    does(0, "bid 3");
    look(1);
    is("position.auction.bids", "null");
    does(1, "bid 1");
    look(1);
    is("position.auction", "{\"tile\":\"T121\",\"bids\":[3,1],\"spirit\":null,\"won\":null}");
    must_tell_auction(1, VK_CHANCE, "die 4", "tile_gone", /* and the point of the tile */
                      "{\"tile\":\"T121\",\"bids\":[3,1],\"spirit\":5,\"won\":\"spirit\"}");
    look(1);
    is("position.auction", "null");
}

static void the_oracle(void **state)
{
    (void)state;
    begin(5, "oracle=on");
    look(3);
    is("position.statues.2.open", "false");
    is("position.statues.2.shown", "true");
    is("position.statues.2.rows.0", "[\"T301\"]");
    assert_int_equal(json_count(view, "position.statues.2.rows.4"), 5);
}

/* ---- Random games --------------------------------------------------------------------------------- */

static void play_and_look(int seats, const char *options, uint64_t seed, int every)
{
    start_game(&raiatea_game, &isle, seats, options);
    assert_true(compare_views(&raiatea_game, &isle, seed, every, INT_MAX) < VIEW_MOST);
    look(VK_SPECTATOR); /* the screens fall */
    assert_null(strstr(view, "\"mana\":null"));
    is("due", "null");
}

static void random_games(void **state)
{
    (void)state;
    play_and_look(2, "", 1, 5);
    play_and_look(3, "tane=on oracle=on", 2, 7);
    play_and_look(4, "tane=on mana_scarcity=on open_counts=on", 3, 7);
    play_and_look(5, "tane=on bag_leftover=supply priest_start=1", 4, 9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_beginning),
        cmocka_unit_test(keeping),
        cmocka_unit_test(amendment_5_screens_hide_points),
        cmocka_unit_test(questions),
        cmocka_unit_test(a_bag_is_filled),
        cmocka_unit_test(cards_are_kept),
        cmocka_unit_test(ways_to_an_action),
        cmocka_unit_test(players),
        cmocka_unit_test(a_round),
        cmocka_unit_test(a_ceremony),
        cmocka_unit_test(a_ritual_is_performed),
        cmocka_unit_test(two_players),
        cmocka_unit_test(an_auction),
        cmocka_unit_test(the_end_of_an_auction),
        cmocka_unit_test(an_auction_with_the_spirit),
        cmocka_unit_test(the_oracle),
        cmocka_unit_test(random_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
