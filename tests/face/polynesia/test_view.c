/*
 * test_view.c - the position as JSON: valid, complete, and equal to the state field by
 * field in random games; the envelope around it.
 */
#include "support/brief.h"

#include "face/polynesia/face.h"
#include "support/face_view.h"
#include "support/play_text.h"
#include "support/polynesia_given.h"
#include "vaka/face.h"
#include <stdio.h>
#include <string.h>

static void look(const void *s, int viewer)
{
    look_at(&polynesia_game, s, viewer, 65536);
}

/* The path with `at` in the place of its %d, if it has one. */
static const char *path_at(const char *path, int at)
{
    static char full[120];
    const char *place = strstr(path, "%d");
    if (!place)
        return path;
    snprintf(full, sizeof full, "%.*s%d%s", (int)(place - path), path, at, place + 2);
    return full;
}

static void is_at(const char *path, int at, const char *value)
{
    is(path_at(path, at), value);
}

static void number_is_at(const char *path, int at, int value)
{
    number_is(path_at(path, at), value);
}

static void list_is(const char *path, int at, const int *value, int n)
{
    char text[160] = "[";
    for (int i = 0; i < n; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), i ? ",%d" : "%d", value[i]);
    snprintf(text + strlen(text), sizeof text - strlen(text), "]");
    is_at(path, at, text);
}

/* ---- One position by hand ------------------------------------------------------------------ */

static void the_envelope(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    look(&now, 0);
    is("game", "\"polynesia\"");
    number_is("rules_version", 1);
    number_is("seats", 4);
    number_is("step", 17);
    number_is("round", 1);
    number_is("viewer", 0);
    is("over", "false");
    is("due.point", "\"choose_action\"");
    is("due.kind", "\"choice\"");
    is("due.title", "\"Choose your action\"");
    is("due.ask", "\"Choose your action\"");
    is("due.ask_help", "\"Turn value 3: sail 3, fish 3, a new route costs 3.\"");
    is("due.seats", "[0]");
    assert_int_equal(json_count(view, "legal"), 104); /* T05 */
    is("legal.0.do", "\"EXN ra04 fish\"");
    is("legal.0.label", "\"Explore Ata - Uvea, pay 3 fish\"");
    is("legal.0.pay", "{\"goods\":\"fish\",\"number\":3,\"left\":0}");
    is("legal.0.route", "\"ra04\"");
    is("legal.0.short", "\"Pay 3 fish\"");
    is("legal.103.gain", "{\"goods\":\"shell\",\"number\":3,\"left\":6}");
    is("legal.103.short", "\"Take 3 shells\"");
    is("usual", "\"FISH fish\"");
    assert_null(json_at(view, "legal.0.weight"));
    is("score.totals", "[2,2,2,2]"); /* no fleet at all is a tie */
    is("score.winners", "[0,1,2,3]");
    is("score.parts.5.name", "\"card_3\""); /* no card brings turtle tokens */
    is("score.parts.5.points", "[2,2,2,2]");
    is("stage", "\"Round 1, value 3\"");
    is("legal.0.group", "\"explore\"");
    is("legal.101.group", "\"populate\"");
    assert_null(json_at(view, "legal.0.skip"));
}

/* The four actions: what each gives or costs its seat now, or why it cannot be chosen. */
static void the_four_actions(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    look(&now, 0);
    is("position.groups.0",
       "{\"id\":\"explore\",\"title\":\"Explore\",\"click\":\"explore\",\"value\":3,\"open\":true,"
       "\"short\":\"new route: 3\",\"spoken\":\"a new route costs 3 goods of one kind\"}");
    assert_null(json_at(view, "position.groups.2.value")); /* as many pieces at every value */
    is("position.groups.2.short", "\"new pieces: 3 or 1\"");
    is("position.groups.3.spoken", "\"take 3 fish or 3 shells\"");
    is("position.groups.1.click", "null");
    now.goods[0][G_SHELL] = 2;
    look(&now, 0);
    is("position.groups.0.short", "\"new route: 3 fish\"");
    now.goods[0][G_FISH] = 2;
    look(&now, 0);
    is("position.groups.0.open", "false");
    is("position.groups.0.short", "\"too few goods\"");
    is("position.groups.0.spoken",
       "\"A new route costs 3 fish or 3 shells now. Fish first, or wait for a lower turn value.\"");
    now.boats_left[0] = 0;
    look(&now, 0);
    is("position.groups.0.short", "\"no boat left\"");
    look(&now, 1);
    is("position.groups", "null");
    is("position.lava", "{\"of\":6,\"text\":\"Stones: 0 of 6 red\",\"short\":\"0 of 6\","
                        "\"brief\":\"lava 0 of 6\",\"bag\":\"Bag: 6 red, 3 grey, 1 "
                        "black\",\"will\":\"The game "
                        "cannot end this round.\"}");
    now.bag[RED] = 4;
    now.bag[BLACK] = 0;
    look(&now, 1);
    is("position.lava.bag", "\"Bag: 4 red, 3 grey\"");
    is("position.lava.text", "\"Stones: 2 of 6 red, black\"");
}

/* With two players nobody joins a route: what is asked speaks of new ones alone. */
static void two_players_share_no_route(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    look(&now, 0);
    is("position.groups.0.click", "\"explore_two\"");
}

/* A row for each part that somebody can have points in: not for a card that works during the game. */
static void parts_are_those_of_the_cards(void **state)
{
    (void)state;
    given_game(4, "1.2 2.4 3.3");
    look(&now, 0);
    assert_int_equal(json_count(view, "score.parts"), 5);
    is("score.parts.3.name", "\"turtle_tokens\"");
    is("score.parts.4.name", "\"card_2\"");
    given_game(4, "1.1 2.1 3.3");
    look(&now, 0);
    assert_int_equal(json_count(view, "score.parts"), 3);
    is("position.cards.0.part", "null");
    assert_true(given_options(3, "")); /* nobody knows them yet */
    look(&now, VK_SPECTATOR);
    assert_int_equal(json_count(view, "score.parts"), 7);
}

static void where_the_game_stands(void **state)
{
    (void)state;
    assert_true(given_options(3, ""));
    look(&now, VK_SPECTATOR);
    is("stage", "\"Setting up\"");
    given_game(3, "1.3 2.4 3.7");
    given_turn(0, 2);
    look(&now, 0);
    is("stage", "\"Round 1, value 2\"");
    given_stone_awaited();
    look(&now, 0);
    is("stage", "\"Round 1, lava\"");
    now.h.over = 1;
    look(&now, 0);
    is("stage", "\"Round 1, eruption\"");
}

/* Before the draw nobody is first, and the marker does not stand yet. */
static void setup_has_no_first_player(void **state)
{
    (void)state;
    assert_true(given_options(3, ""));
    look(&now, VK_SPECTATOR);
    is("position.first", "null");
    is("position.phase", "null");
    is("position.marker", "null");
    given_game(3, "1.3 2.4 3.7");
    look(&now, VK_SPECTATOR);
    number_is("position.first", 0);
}

static void who_gets_the_list(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    look(&now, 1);
    is("legal", "[]");
    is("usual", "null");
    look(&now, VK_SPECTATOR);
    is("viewer", "\"spectator\"");
    is("legal", "[]");
    look(&now, VK_REFEREE);
    is("viewer", "\"all\"");
    assert_int_equal(json_count(view, "legal"), 104);
    given_stone_awaited();
    look(&now, 0);
    is("legal", "[]");
    is("due.kind", "\"chance\"");
    look(&now, VK_REFEREE);
    assert_int_equal(json_count(view, "legal"), 3);
    is("legal.1.do", "\"STONE grey\"");
    number_is("legal.1.weight", 3);
    is("position.phase", "\"lava\"");
    is("position.marker", "null");
    is("position.active", "null");
}

static void a_position_by_hand(void **state)
{
    (void)state;
    given_game(4, "1.2 2.5 3.1");
    given_token("a13", "turtle");
    given_route("ra18", "shell", "13");
    given_pieces(1, 6, "a07 2, a03 1");
    given_pieces(0, 8, "a07 1");
    given_goods(0, 7, 2);
    given_turtle_tokens(1, 0, 0, 2);
    when(0, "TRV");
    look(&now, 0);
    is("position.side", "\"A\"");
    is("position.phase", "\"m3\"");
    number_is("position.marker", 3);
    number_is("position.mp_left", 3);
    number_is("position.mp_of", 3);
    number_is("position.first", 0);
    number_is("position.active", 0);
    is("position.cards.0.code", "\"1.2\"");
    is("position.cards.0.kind", "\"in_play\"");
    is("position.cards.1.kind", "\"at_end\"");
    is("position.cards.0.turtles_from", "\"archipelagos\"");
    is("position.cards.1.turtles_from", "null");
    is("position.cards.2.turtles_from", "\"supply\"");
    is("position.cards.0.part", "\"turtle_tokens\"");
    is("position.cards.1.part", "\"card_2\"");
    is("position.islands.13.slug", "\"aitutaki\"");
    is("position.islands.13.kind", "\"turtle\"");
    is("position.islands.13.symbol", "\"turtle\"");
    is("position.islands.13.token", "\"turtle\"");
    is("position.islands.13.slot", "\"orange\"");
    is("position.islands.7.pieces", "[1,2,0,0]");
    is("position.islands.3.safe", "false");
    is("position.islands.7.safe", "true");
    is("position.routes.17.id", "\"ra18\"");
    is("position.routes.17.ends", "[\"a07\",\"a13\"]");
    is("position.routes.17.goods", "\"shell\"");
    is("position.routes.17.boats", "[1,3]");
    is("position.routes.0.class", "\"neutral\"");
    is("position.archipelagos.2",
       "{\"id\":\"cook\",\"islands\":[\"a14\",\"a15\"],\"turtle_token\":true}");
    number_is("position.turtle_supply", 3); /* 10, less 4 in lagoons, less 3 taken */
    number_is("position.players.0.fish", 7);
    number_is("position.players.1.home", 6);
    number_is("position.players.1.saved", 2);
    number_is("position.players.1.sinking", 5);
    number_is("position.players.3.turtles", 2);
    number_is("position.players.1.space", 2);
    is("position.players.1.worth", "\"6 at home, 2 saved (0 points)\"");
    is("position.players.1.next_worth", "\"3 saved would be 1 point\"");
    is("position.bag", "{\"red\":6,\"grey\":3,\"black\":1}");
    is("position.stones_drawn", "{\"red\":0,\"grey\":0,\"black\":0}");
    is("position.eruption_chance", "0.0000");
}

static void places_say_what_lies_there(void **state)
{
    (void)state;
    given_game(4, "1.2 2.5 3.1");
    given_token("a13", "turtle");
    given_route("ra18", "shell", "13");
    given_pieces(1, 6, "a07 2, a03 1");
    given_pieces(0, 8, "a07 1");
    look(&now, 0);
    is("position.islands.7.text", "\"Pieces: Coral 1 and Turquoise 2.\"");
    is("position.islands.13.text", "\"On it lies a turtle token.\"");
    assert_null(json_at(view, "position.islands.8.text"));
    is("position.routes.17.text",
       "\"boats of Turquoise and Gold; others pay 1 shell and take a guide along.\"");
    assert_null(json_at(view, "position.routes.0.text"));
}

/* The row of `closed` whose member is this, or NULL. */
static const char *closed_row(const char *member, const char *value)
{
    static char path[40], text[80];
    for (int i = 0; i < json_count(view, "closed"); i++) {
        snprintf(path, sizeof path, "closed.%d", i);
        snprintf(text, sizeof text, "%s.%s", path, member);
        if (json_is(view, text, value))
            return path;
    }
    return NULL;
}

static void closed_is(const char *member, const char *value, const char *other, const char *is_so)
{
    char text[80];
    const char *row = closed_row(member, value);
    assert_non_null(row);
    snprintf(text, sizeof text, "%s.%s", row, other);
    is(text, is_so);
}

/* A board asks for the reason of a place, not for the text of an action. */
static void what_is_closed_says_where(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.1");
    given_route("ra18", "fish", "12");
    given_pieces(0, 8, "a07 1");
    given_goods(0, 0, 0);
    look(&now, 0);
    closed_is("route", "\"ra18\"", "why", "\"It costs 4 fish; you have 0.\"");
    closed_is("route", "\"ra18\"", "all", NULL);
    closed_is("route", "\"ra03\"", "why", "\"It is open to all: no boat is needed.\"");
    closed_is("do", "\"EXN ra04 fish\"", "all", "true"); /* all new routes are as dear */
    closed_is("do", "\"POPI a01\"", "all", "true");
    closed_is("do", "\"POPI a01\"", "island", "\"a01\"");
    closed_is("do", "\"POPI a01\"", "route", NULL);
    when(0, "TRV");
    look(&now, 0);
    closed_is("do", "\"HOP a07 ra18 guide:1\"", "from", "\"a07\"");
    closed_is("do", "\"HOP a07 ra18 guide:1\"", "route", "\"ra18\"");
}

static void a_price_tag(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.1");
    given_route("ra18", "fish", "12");
    given_token("a13", "turtle");
    given_pieces(0, 8, "a07 1");
    given_pieces(1, 8, "a07 1");
    given_goods(0, 4, 0);
    look(&now, 0);
    int i = json_count(view, "legal") - 5; /* EXE, TRV, POPV, POPI, FISH, FISH */
    is_at("legal.%d.do", i - 1, "\"EXE ra18\"");
    is_at("legal.%d.pay", i - 1, "{\"goods\":\"fish\",\"number\":4,\"left\":0}");
    is_at("legal.%d.pay_to", i - 1, "[1,2]");
    is_at("legal.%d.pieces", i + 1, "3");
    is_at("legal.%d.sinks", i + 1, "true");
    when(0, "TRV");
    look(&now, 0);
    is("legal.3.do", "\"HOP a07 ra18 guide:1\"");
    is("legal.3.from", "\"a07\"");
    is("legal.3.to", "\"a13\"");
    is("legal.3.pay", "{\"goods\":\"fish\",\"number\":1,\"left\":3}");
    is("legal.3.short", "\"Turquoise guides\"");
    number_is("legal.3.guide", 1);
    is("legal.0.sinks", "true");
    assert_null(json_at(view, "legal.0.pay"));
    is("legal.0.no_price", "true"); /* open to all */
    assert_null(json_at(view, "legal.3.no_price"));
    assert_null(json_at(view, "legal.3.sinks"));
    assert_null(json_at(view, "legal.3.group"));
    when(0, "HOP a00 ra03 neutral");
    look(&now, 0);
    i = json_count(view, "legal") - 1;
    is_at("legal.%d.do", i, "\"STOP\"");
    is_at("legal.%d.skip", i, "true");
}

/* Two kinds of goods pay for a route, two owners and a mask lead along one: the first of them says it for all. */
static void what_one_click_stands_for(void **state)
{
    (void)state;
    given_game(4, "1.3 2.2 3.1");
    look(&now, 0);
    is("legal.0.do", "\"EXN ra04 fish\"");
    is("legal.0.shared",
       "{\"click\":\"pay\",\"label\":\"Explore Ata - Uvea\",\"text\":\"Pay 3 fish or 3 shells: "
       "you choose next.\"}");
    assert_null(json_at(view, "legal.1.shared"));
    given_goods(0, 3, 2);
    look(&now, 0);
    assert_null(json_at(view, "legal.0.shared")); /* nothing to choose */
    given_route("ra18", "fish", "12");
    given_pieces(0, 8, "a07 1");
    given_pieces(1, 8, "a07 1");
    when(0, "TRV");
    look(&now, 0);
    is("legal.3.do", "\"HOP a07 ra18 guide:1\"");
    assert_null(json_at(view, "legal.3.shared"));
    given_pieces(2, 8, "a07 1");
    look(&now, 0);
    is("legal.3.shared",
       "{\"click\":\"guide\",\"label\":\"Sail Vavau to Aitutaki\",\"text\":\"Guided by "
       "Turquoise or Violet: you choose next.\"}");
    assert_null(json_at(view, "legal.4.shared"));
    now.masks[0] = 1;
    look(&now, 0);
    is("legal.3.shared.text",
       "\"Guided by Turquoise or Violet, or led by a mask: you choose next.\"");
}

/* Where an action is chosen: a free piece at its island, a paid one nowhere on the board. */
static void where_pieces_are_chosen(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.3");
    given_pieces(0, 8, "a07 1");
    look(&now, 0);
    int i = json_count(view, "legal") - 4; /* POPV, POPI, FISH, FISH */
    is_at("legal.%d.island", i, "\"a00\"");
    is_at("legal.%d.island", i + 1, "\"a07\"");
    is_at("legal.%d.island", i + 2, NULL);
    when(0, "POPI a07");
    look(&now, 0);
    is("legal.0.do", "\"EXTRA fish\"");
    is("legal.0.to", "\"a00\"");
    is("legal.0.island", NULL);
}

/* ---- Random games -------------------------------------------------------------------------- */

static void islands_agree(const struct poly_state *s)
{
    static const char *const faces[] = { "\"mask\"",  "\"boat\"",   "\"fish\"",
                                         "\"shell\"", "\"turtle\"", "null" };
    const struct poly_map *m = poly_map_of(s);
    assert_int_equal(json_count(view, "position.islands"), m->n_islands);
    for (int i = 0; i < m->n_islands; i++) {
        int n[POLY_SEATS];
        for (int seat = 0; seat < s->h.seats; seat++)
            n[seat] = s->pieces[seat][i];
        list_is("position.islands.%d.pieces", i, n, s->h.seats);
        is_at("position.islands.%d.token", i, faces[s->token[i] < 5 ? s->token[i] : 5]);
        number_is_at("position.islands.%d.x", i, m->island[i].x);
        number_is_at("position.islands.%d.y", i, m->island[i].y);
    }
}

static void routes_agree(const struct poly_state *s)
{
    const struct poly_map *m = poly_map_of(s);
    assert_int_equal(json_count(view, "position.routes"), m->n_routes);
    for (int r = 0; r < m->n_routes; r++) {
        int boat[POLY_SEATS], n = 0;
        for (int seat = 0; seat < s->h.seats; seat++)
            if (s->boats[seat] >> r & 1)
                boat[n++] = seat;
        list_is("position.routes.%d.boats", r, boat, n);
        is_at("position.routes.%d.goods", r,
              s->marker[G_FISH] >> r & 1    ? "\"fish\""
              : s->marker[G_SHELL] >> r & 1 ? "\"shell\""
                                            : "null");
    }
}

static void players_agree(const struct poly_state *s)
{
    struct vk_score score;
    polynesia_game.score(s, &score);
    assert_int_equal(json_count(view, "position.players"), s->h.seats);
    for (int p = 0; p < s->h.seats; p++) {
        number_is_at("position.players.%d.fish", p, s->goods[p][G_FISH]);
        number_is_at("position.players.%d.shell", p, s->goods[p][G_SHELL]);
        number_is_at("position.players.%d.home", p, s->home[p]);
        number_is_at("position.players.%d.boats_left", p, s->boats_left[p]);
        number_is_at("position.players.%d.masks", p, s->masks[p]);
        number_is_at("position.players.%d.turtle_tokens", p, s->turtle_tokens[p]);
        number_is_at("position.players.%d.turtles", p, s->turtle_tokens[p] + s->island_turtles[p]);
        int space = json_number(view, path_at("position.players.%d.space", p));
        assert_int_equal(poly_row_value(space), score.part[p][PART_BOARD]);
        number_is_at("score.totals.%d", p, score.total[p]);
        number_is_at("score.ranks.%d", p, score.rank[p]);
    }
}

static void list_agrees(const struct poly_state *s, int seat)
{
    struct vk_actions list;
    vk_legal(&polynesia_game, s, seat, &list);
    assert_int_equal(json_count(view, "legal"), list.n);
    for (int i = 0; i < list.n; i += 7) {
        char text[VK_ACTION_TEXT], quoted[VK_ACTION_TEXT + 2];
        text_of(list.act[i], text);
        snprintf(quoted, sizeof quoted, "\"%s\"", text);
        is_at("legal.%d.do", i, quoted);
    }
}

/* What is written once for several actions is what each of them would say. */
static void explanations_agree(const struct poly_state *s, int seat)
{
    struct vk_actions list;
    const struct vk_words words = { .state = s, .viewer = VK_REFEREE };
    vk_legal(&polynesia_game, s, seat, &list);
    for (int i = 0; i < list.n; i += 3) {
        char text[512];
        struct vk_out out = vk_out_to(text, sizeof text);
        vk_put_char(&out, '"');
        vk_face_of(&polynesia_game)->explain(s, seat, list.act[i], &words, &out);
        vk_put_char(&out, '"');
        is_at("legal.%d.explain", i, out.len > 2 ? text : NULL);
    }
}

/* The price that is told is the price that is paid: goods before, less pay, plus gain. */
static void prices_agree(const struct poly_state *s, int seat)
{
    struct vk_actions list;
    vk_legal(&polynesia_game, s, seat, &list);
    for (int i = 0; i < list.n; i += 5) {
        struct poly_state after = *s;
        char path[40];
        int before[2] = { s->goods[seat][0], s->goods[seat][1] };
        unsigned verb = vk_verb_of(list.act[i]);
        if (verb == V_DECLINE)
            continue;
        snprintf(path, sizeof path, "legal.%d.pay.goods", i);
        bool is_shell = json_is(view, path, "\"shell\"");
        snprintf(path, sizeof path, "legal.%d.pay.number", i);
        if (json_at(view, path))
            before[is_shell] -= json_number(view, path);
        snprintf(path, sizeof path, "legal.%d.gain.goods", i);
        is_shell = json_is(view, path, "\"shell\"");
        snprintf(path, sizeof path, "legal.%d.gain.number", i);
        if (json_at(view, path))
            before[is_shell] += json_number(view, path);
        vk_play(&polynesia_game, &after, seat, list.act[i], NULL);
        assert_int_equal(after.goods[seat][0], before[0]);
        assert_int_equal(after.goods[seat][1], before[1]);
        int turtles = poly_terms_of(s, seat, list.act[i]).turtles;
        assert_int_equal(after.turtle_tokens[seat], s->turtle_tokens[seat] + turtles);
    }
}

static void position_agrees(const struct poly_state *s, int seat)
{
    look(s, VK_REFEREE);
    islands_agree(s);
    routes_agree(s);
    players_agree(s);
    list_agrees(s, seat);
    number_is("position.bag.red", s->bag[RED]);
    number_is("position.stones_drawn.red", 6 - s->bag[RED]);
    if (s->h.over || seat == VK_CHANCE)
        return;
    prices_agree(s, seat);
    explanations_agree(s, seat);
}

/* Every thirteenth position, for the reader is simple and slow, and the last one. */
static void random_positions_agree(void **state)
{
    (void)state;
    static struct poly_state s;
    struct vk_rng rng = vk_rng_from(11, 1);
    struct vk_actions list;
    for (int game = 0; game < brief_of(24); game++) {
        start_game(&polynesia_game, &s, 2 + game % 3, "");
        struct vk_due d = vk_due(&polynesia_game, &s);
        for (int step = game; !d.over; step++) {
            int seat = next_to_act(&polynesia_game, &s);
            if (step % 13 == 0)
                position_agrees(&s, seat);
            vk_legal(&polynesia_game, &s, seat, &list);
            vk_play(&polynesia_game, &s, seat, any_of(&list, seat, &rng), NULL);
            d = vk_due(&polynesia_game, &s);
        }
        position_agrees(&s, 0);
        is("due", "null");
        is("over", "true");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_envelope),
        cmocka_unit_test(the_four_actions),
        cmocka_unit_test(two_players_share_no_route),
        cmocka_unit_test(parts_are_those_of_the_cards),
        cmocka_unit_test(where_the_game_stands),
        cmocka_unit_test(setup_has_no_first_player),
        cmocka_unit_test(who_gets_the_list),
        cmocka_unit_test(a_position_by_hand),
        cmocka_unit_test(places_say_what_lies_there),
        cmocka_unit_test(what_is_closed_says_where),
        cmocka_unit_test(a_price_tag),
        cmocka_unit_test(what_one_click_stands_for),
        cmocka_unit_test(where_pieces_are_chosen),
        cmocka_unit_test(random_positions_agree),
    };
    return cmocka_run_group_tests_name("face polynesia view", tests, NULL, NULL);
}
