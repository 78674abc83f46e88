/*
 * test_polynesia_view.c - the position as JSON: valid, complete, and equal to the state field by
 * field in random games; the envelope around it.
 */
#include "../support/json_read.h"
#include "../support/play_text.h"
#include "../support/polynesia_given.h"
#include "vaka/face.h"
#include <stdio.h>
#include <string.h>

enum { VIEW_MAX = 65536 };

static char view[VIEW_MAX];

static void look(const void *s, int viewer)
{
    struct vk_out out = vk_out_to(view, sizeof view);
    struct vk_json j = vk_json_to(&out);
    vk_view_json(&polynesia_game, s, viewer, 17, &j);
    assert_true(vk_out_ok(&out));
    assert_true(json_is_valid(view));
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

static void is(const char *path, int at, const char *value)
{
    const char *full = path_at(path, at);
    if (!json_is(view, full, value))
        fail_msg("%s is %.60s, not %s", full, json_at(view, full), value);
}

static void number_is(const char *path, int at, int value)
{
    const char *full = path_at(path, at);
    if (json_number(view, full) != value)
        fail_msg("%s is %d, not %d", full, json_number(view, full), value);
}

static void list_is(const char *path, int at, const int *value, int n)
{
    char text[160] = "[";
    for (int i = 0; i < n; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), i ? ",%d" : "%d", value[i]);
    snprintf(text + strlen(text), sizeof text - strlen(text), "]");
    is(path, at, text);
}

/* ---- One position by hand ------------------------------------------------------------------ */

static void the_envelope(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    look(&now, 0);
    is("game", 0, "\"polynesia\"");
    number_is("rules_version", 0, 1);
    number_is("seats", 0, 4);
    number_is("step", 0, 17);
    number_is("round", 0, 1);
    number_is("viewer", 0, 0);
    is("over", 0, "false");
    is("due.point", 0, "\"choose_action\"");
    is("due.kind", 0, "\"choice\"");
    is("due.title", 0, "\"Choose your action\"");
    is("due.seats", 0, "[0]");
    assert_int_equal(json_count(view, "legal"), 104); /* T05 */
    is("legal.0.do", 0, "\"EXN ra04 fish\"");
    is("legal.0.label", 0, "\"Explore Ata - Uvea, pay fish\"");
    is("legal.0.pay", 0, "{\"goods\":\"fish\",\"number\":3}");
    is("legal.0.route", 0, "\"ra04\"");
    is("legal.103.gain", 0, "{\"goods\":\"shell\",\"number\":3}");
    is("usual", 0, "\"FISH fish\"");
    assert_null(json_at(view, "legal.0.weight"));
    is("score.totals", 0, "[2,2,2,2]"); /* no fleet at all is a tie */
    is("score.winners", 0, "[0,1,2,3]");
    is("score.parts.6.name", 0, "\"card_3\"");
    is("score.parts.6.points", 0, "[2,2,2,2]");
}

static void who_gets_the_list(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    look(&now, 1);
    is("legal", 0, "[]");
    is("usual", 0, "null");
    look(&now, VK_SPECTATOR);
    is("viewer", 0, "\"spectator\"");
    is("legal", 0, "[]");
    look(&now, VK_REFEREE);
    is("viewer", 0, "\"all\"");
    assert_int_equal(json_count(view, "legal"), 104);
    given_stone_awaited();
    look(&now, 0);
    is("legal", 0, "[]");
    is("due.kind", 0, "\"chance\"");
    look(&now, VK_REFEREE);
    assert_int_equal(json_count(view, "legal"), 3);
    is("legal.1.do", 0, "\"STONE grey\"");
    number_is("legal.1.weight", 0, 3);
    number_is("position.todo", 0, 1);
    is("position.phase", 0, "\"lava\"");
    is("position.marker", 0, "null");
    is("position.active", 0, "null");
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
    is("position.side", 0, "\"A\"");
    is("position.phase", 0, "\"m3\"");
    number_is("position.marker", 0, 3);
    number_is("position.mp_left", 0, 3);
    number_is("position.first", 0, 0);
    number_is("position.active", 0, 0);
    is("position.cards.0.code", 0, "\"1.2\"");
    is("position.cards.0.id", 0, "\"archipelago_turtles\"");
    is("position.cards.0.kind", 0, "\"in_play\"");
    is("position.cards.1.kind", 0, "\"at_end\"");
    is("position.cards.2.title", 0, "\"Shared voyage\"");
    is("position.islands.13.name", 0, "\"Aitutaki\"");
    is("position.islands.13.slug", 0, "\"aitutaki\"");
    is("position.islands.13.kind", 0, "\"turtle\"");
    is("position.islands.13.symbol", 0, "\"turtle\"");
    is("position.islands.13.token", 0, "\"turtle\"");
    is("position.islands.13.slot", 0, "\"orange\"");
    is("position.islands.7.pieces", 0, "[1,2,0,0]");
    is("position.islands.3.safe", 0, "false");
    is("position.islands.7.safe", 0, "true");
    is("position.islands.9.archipelago", 0, "\"samoa\"");
    is("position.routes.17.id", 0, "\"ra18\"");
    is("position.routes.17.name", 0, "\"Vavau - Aitutaki\"");
    is("position.routes.17.ends", 0, "[\"a07\",\"a13\"]");
    is("position.routes.17.goods", 0, "\"shell\"");
    is("position.routes.17.boats", 0, "[1,3]");
    is("position.routes.0.class", 0, "\"neutral\"");
    is("position.archipelagos.2", 0,
       "{\"id\":\"cook\",\"name\":\"Cook\",\"islands\":[\"a14\",\"a15\"],\"turtle_token\":true}");
    number_is("position.turtle_supply", 0, 3); /* 10, less 4 in lagoons, less 3 taken */
    is("position.players.0.colour", 0, "\"pink\"");
    is("position.players.0.letter", 0, "\"P\"");
    number_is("position.players.0.fish", 0, 7);
    number_is("position.players.1.home", 0, 6);
    number_is("position.players.1.saved", 0, 2);
    is("position.players.1.next_row_values", 0, "[1,1,2,2,3,3,4,4,5,6,7]");
    number_is("position.players.3.score.turtle_tokens", 0, 2);
    is("position.bag", 0, "{\"red\":6,\"grey\":3,\"black\":1}");
    is("position.stones_drawn", 0, "{\"red\":0,\"grey\":0,\"black\":0}");
    is("position.eruption_chance", 0, "0.0000");
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
    is("legal.%d.do", i - 1, "\"EXE ra18\"");
    is("legal.%d.pay", i - 1, "{\"goods\":\"fish\",\"number\":4}");
    is("legal.%d.pay_to", i - 1, "[1,2]");
    is("legal.%d.pieces", i + 1, "3");
    is("legal.%d.sinks", i + 1, "true");
    when(0, "TRV");
    look(&now, 0);
    is("legal.3.do", 0, "\"HOP a07 ra18 guide:1\"");
    is("legal.3.from", 0, "\"a07\"");
    is("legal.3.to", 0, "\"a13\"");
    is("legal.3.pay", 0, "{\"goods\":\"fish\",\"number\":1}");
    number_is("legal.3.guide", 0, 1);
    is("legal.3.token", 0, "\"turtle\"");
    number_is("legal.3.turtle_tokens", 0, 1);
    is("legal.0.sinks", 0, "true");
    assert_null(json_at(view, "legal.0.pay"));
    assert_null(json_at(view, "legal.3.sinks"));
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
        is("position.islands.%d.token", i, faces[s->token[i] < 5 ? s->token[i] : 5]);
        number_is("position.islands.%d.x", i, m->island[i].x);
        number_is("position.islands.%d.y", i, m->island[i].y);
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
        is("position.routes.%d.goods", r,
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
        number_is("position.players.%d.fish", p, s->goods[p][G_FISH]);
        number_is("position.players.%d.shell", p, s->goods[p][G_SHELL]);
        number_is("position.players.%d.home", p, s->home[p]);
        number_is("position.players.%d.boats_left", p, s->boats_left[p]);
        number_is("position.players.%d.masks", p, s->masks[p]);
        number_is("position.players.%d.turtle_tokens", p, s->turtle_tokens[p]);
        number_is("position.players.%d.island_turtles", p, s->island_turtles[p]);
        number_is("position.players.%d.fish_tokens", p, s->goods_tokens[p][G_FISH]);
        number_is("position.players.%d.shell_tokens", p, s->goods_tokens[p][G_SHELL]);
        number_is("position.players.%d.score.total", p, score.total[p]);
        number_is("position.players.%d.row_value", p, score.part[p][PART_BOARD]);
        number_is("score.totals.%d", p, score.total[p]);
        number_is("score.ranks.%d", p, score.rank[p]);
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
        is("legal.%d.do", i, quoted);
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
        snprintf(path, sizeof path, "legal.%d.turtle_tokens", i);
        int turtles = json_at(view, path) ? json_number(view, path) : 0;
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
    number_is("position.bag.red", 0, s->bag[RED]);
    number_is("position.stones_drawn.red", 0, 6 - s->bag[RED]);
    if (!s->h.over && seat != VK_CHANCE)
        prices_agree(s, seat);
}

/* Every thirteenth position, for the reader is simple and slow, and the last one. */
static void random_positions_agree(void **state)
{
    (void)state;
    static struct poly_state s;
    struct vk_rng rng = vk_rng_from(11, 1);
    struct vk_actions list;
    for (int game = 0; game < 24; game++) {
        start_game(&polynesia_game, &s, 2 + game % 3, "");
        struct vk_due d = vk_due(&polynesia_game, &s);
        for (int step = game; !d.over; step++) {
            int seat = d.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(d.seats);
            if (step % 13 == 0)
                position_agrees(&s, seat);
            vk_legal(&polynesia_game, &s, seat, &list);
            vk_action a = seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                            : list.act[vk_rng_below(&rng, list.n)];
            vk_play(&polynesia_game, &s, seat, a, NULL);
            d = vk_due(&polynesia_game, &s);
        }
        position_agrees(&s, 0);
        is("due", 0, "null");
        is("over", 0, "true");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_envelope),           cmocka_unit_test(who_gets_the_list),
        cmocka_unit_test(a_position_by_hand),     cmocka_unit_test(a_price_tag),
        cmocka_unit_test(random_positions_agree),
    };
    return cmocka_run_group_tests_name("face polynesia view", tests, NULL, NULL);
}
