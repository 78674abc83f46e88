/* polynesia_given.c - bringing positions of Polynesia about, and acting in them. */
#include "polynesia_given.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct poly_state now;

static const struct vk_game *const game = &polynesia_game;
static const char *const face_words[] = { "mask", "boat", "fish", "shell", "turtle" };

/* ---- Names ---- */

static int number_on_side(const char *id, size_t letter, int first, int n)
{
    int at = atoi(id + letter + 1) - first;
    if (id[letter] != (now.side == SIDE_A ? 'a' : 'b') || at < 0 || at >= n)
        fail_msg("%s is not on this side of the map", id);
    return at;
}

int island_at(const char *id)
{
    return number_on_side(id, 0, 0, now.side == SIDE_A ? 30 : 24);
}

int route_at(const char *id)
{
    return number_on_side(id, 1, 1, now.side == SIDE_A ? 53 : 41);
}

int goods_named(const char *goods)
{
    if (strcmp(goods, "fish") != 0 && strcmp(goods, "shell") != 0)
        fail_msg("no such goods: %s", goods);
    return strcmp(goods, "shell") == 0;
}

void text_of(vk_action a, char buf[VK_ACTION_TEXT])
{
    struct vk_out out = vk_out_to(buf, VK_ACTION_TEXT);
    vk_action_write(game, a, &out);
    assert_true(vk_out_ok(&out));
}

static vk_action action_of(const char *text)
{
    vk_action a = VK_NO_ACTION;
    const char *why = "";
    if (!vk_action_read(game, text, &a, &why))
        fail_msg("cannot read '%s': %s", text, why);
    return a;
}

/* ---- Given ---- */

static void set_options(struct vk_setup *cfg, const char *options)
{
    char text[200], *rest = text;
    snprintf(text, sizeof text, "%s", options);
    for (char *word; (word = strtok_r(rest, " ", &rest));) {
        char why[200], *value = strchr(word, '=');
        struct vk_out out = vk_out_to(why, sizeof why);
        *value++ = 0;
        if (!vk_setup_option(game, cfg, word, value, &out))
            fail_msg("%s", why);
    }
}

bool given_options(int seats, const char *options)
{
    struct vk_setup cfg;
    struct vk_refusal no;
    vk_setup_standard(game, seats, &cfg);
    set_options(&cfg, options);
    return vk_start(game, &now, &cfg, &no, NULL) == VK_OK;
}

void given_setup_drawn(void)
{
    struct vk_actions list;
    while (vk_due(game, &now).kind == VK_RANDOM) {
        vk_legal(game, &now, VK_CHANCE, &list);
        assert_int_equal(vk_apply(game, &now, VK_CHANCE, list.act[0], NULL), VK_OK);
    }
}

void given_no_tokens(void)
{
    memset(now.token, VK_NONE, sizeof now.token);
}

void given_game_on_side(int seats, const char *cards, const char *side)
{
    char options[200];
    snprintf(options, sizeof options,
             "board_side=%s card_1=%.3s card_2=%.3s card_3=%.3s first_player=0", side, cards,
             cards + 4, cards + 8);
    if (!given_options(seats, options))
        fail_msg("the game with %s was refused", options);
    given_setup_drawn();
    given_no_tokens();
}

void given_game(int seats, const char *cards)
{
    given_game_on_side(seats, cards, "auto");
}

static bool is_due(int seat, const char *point)
{
    struct vk_due due = vk_due(game, &now);
    if (due.over || strcmp(game->points[due.point].name, point) != 0)
        return false;
    return seat == VK_CHANCE ? due.kind == VK_RANDOM : due.seats == VK_ONLY(seat);
}

static int seat_due(void)
{
    unsigned seats = vk_due(game, &now).seats;
    assert_true(seats != 0);
    return __builtin_ctz(seats);
}

void given_turn(int seat, int m)
{
    for (int k = 0; !is_due(seat, "choose_action") || poly_marker(&now) != m; k++) {
        assert_true(k < 12);
        when(seat_due(), "FISH fish");
    }
}

void given_stone_awaited(void)
{
    while (!is_due(VK_CHANCE, "draw_stone"))
        when(seat_due(), "FISH fish");
}

void given_stones_drawn(const char *stones)
{
    for (const char *c = stones; *c; c++) {
        if (*c == ' ')
            continue;
        given_stone_awaited();
        chance(*c == 'r' ? "STONE red" : "STONE grey");
        when(seat_due(), "DECLINE fish");
    }
    given_stone_awaited();
}

void given_last_stone(void)
{
    given_stones_drawn("r r r r r");
}

void given_pieces(int seat, int home, const char *places)
{
    char text[200], *rest = text;
    int elsewhere = 0;
    snprintf(text, sizeof text, "%s", places);
    memset(now.pieces[seat], 0, sizeof now.pieces[seat]);
    now.occupied[seat] = 0;
    for (char *word; (word = strtok_r(rest, ", ", &rest));) {
        int n = atoi(strtok_r(rest, ", ", &rest)), at = island_at(word);
        now.pieces[seat][at] = (uint8_t)n;
        elsewhere += n;
    }
    assert_in_range(home + elsewhere, 0, POLY_PIECES);
    now.home[seat] = (uint8_t)home;
    now.pieces[seat][0] = (uint8_t)(now.pieces[seat][0] + POLY_PIECES - home - elsewhere);
    for (int i = 0; i < POLY_ISLANDS; i++)
        now.occupied[seat] |= (uint32_t)(now.pieces[seat][i] > 0) << i;
}

void given_goods(int seat, int fish, int shell)
{
    now.goods[seat][G_FISH] = (uint16_t)fish;
    now.goods[seat][G_SHELL] = (uint16_t)shell;
}

static void put_boat(int seat, int route)
{
    now.boats[seat] |= (uint64_t)1 << route;
    now.boats_left[seat] = (uint8_t)(POLY_BOATS - __builtin_popcountll(now.boats[seat]));
}

void given_route(const char *route, const char *goods, const char *seats)
{
    int at = route_at(route);
    now.marker[goods_named(goods)] |= (uint64_t)1 << at;
    now.marker[!goods_named(goods)] &= ~((uint64_t)1 << at);
    for (const char *c = seats; *c; c++)
        put_boat(*c - '0', at);
}

void given_boats_on_map(int seat, int n)
{
    uint64_t taken = now.boats[0] | now.boats[1] | now.boats[2] | now.boats[3];
    for (int r = 3; r < poly_map_of(&now)->n_routes && n > 0; r++) {
        if (taken >> r & 1)
            continue;
        now.marker[G_FISH] |= (uint64_t)1 << r;
        put_boat(seat, r);
        n--;
    }
    assert_int_equal(n, 0);
}

void given_token(const char *island, const char *face)
{
    for (unsigned f = 0; f < sizeof face_words / sizeof *face_words; f++)
        if (strcmp(face_words[f], face) == 0) {
            now.token[island_at(island)] = (uint8_t)f;
            return;
        }
    fail_msg("no such face: %s", face);
}

void given_masks(int seat, int n)
{
    now.masks[seat] = (uint8_t)n;
}

void given_turtle_tokens(int p0, int p1, int p2, int p3)
{
    int n[] = { p0, p1, p2, p3 };
    for (int seat = 0; seat < 4; seat++) {
        now.turtle_supply = (uint8_t)(now.turtle_supply + now.turtle_tokens[seat] - n[seat]);
        now.turtle_tokens[seat] = (uint8_t)n[seat];
    }
    assert_in_range(now.turtle_supply, 0, POLY_TURTLES);
}

void given_island_turtles(int seat, int n)
{
    now.island_turtles[seat] = (uint8_t)n;
}

void given_goods_tokens(int seat, int fish, int shell)
{
    now.goods_tokens[seat][G_FISH] = (uint8_t)fish;
    now.goods_tokens[seat][G_SHELL] = (uint8_t)shell;
}

/* ---- When ---- */

void then_sound(void)
{
    const char *broken = game->check(&now);
    if (broken)
        fail_msg("invariant broken: %s", broken);
}

void when(int seat, const char *action)
{
    then_sound();
    int rc = vk_apply(game, &now, seat, action_of(action), NULL);
    if (rc != VK_OK)
        fail_msg("seat %d, %s: %s", seat, action, vk_error_text(rc));
    then_sound();
}

void chance(const char *outcome)
{
    when(VK_CHANCE, outcome);
}

void refused(int seat, const char *action)
{
    struct poly_state before = now;
    int rc = vk_apply(game, &now, seat, action_of(action), NULL);
    if (rc == VK_OK)
        fail_msg("seat %d, %s: was not refused", seat, action);
    assert_memory_equal(&before, &now, sizeof now);
}

/* ---- Then ---- */

void then_due(int seat, const char *point)
{
    struct vk_due due = vk_due(game, &now);
    if (!is_due(seat, point))
        fail_msg("due: %s of seats %x, wanted %s of seat %d",
                 due.over ? "nothing" : game->points[due.point].name, due.seats, point, seat);
}

void then_chance_due(const char *point)
{
    then_due(VK_CHANCE, point);
}

void then_over(void)
{
    assert_true(vk_due(game, &now).over);
    assert_int_equal(now.h.over, 1);
}

bool is_listed(int seat, const char *action)
{
    struct vk_actions list;
    vk_legal(game, &now, seat, &list);
    return vk_find(&list, action_of(action)) >= 0;
}

int n_listed(int seat, const char *verb)
{
    struct vk_actions list;
    int n = 0;
    vk_legal(game, &now, seat, &list);
    for (int i = 0; i < list.n; i++)
        n += !verb || strcmp(game->verbs[vk_verb_of(list.act[i])].name, verb) == 0;
    return n;
}

static void write_list(int seat, bool weights, char *buf, size_t cap)
{
    struct vk_actions list;
    struct vk_out out = vk_out_to(buf, cap);
    vk_legal(game, &now, seat, &list);
    for (int i = 0; i < list.n; i++) {
        vk_put(&out, i ? ", " : "");
        vk_action_write(game, list.act[i], &out);
        if (weights) {
            vk_put_char(&out, ' ');
            vk_put_int(&out, list.weight[i]);
        }
    }
    assert_true(vk_out_ok(&out));
}

void then_list(int seat, const char *wanted)
{
    char text[16384];
    write_list(seat, false, text, sizeof text);
    assert_string_equal(text, wanted);
}

void then_outcomes(const char *wanted)
{
    char text[4096];
    write_list(VK_CHANCE, true, text, sizeof text);
    assert_string_equal(text, wanted);
}

void then_usual(int seat, const char *action)
{
    struct vk_actions list;
    char text[VK_ACTION_TEXT];
    vk_legal(game, &now, seat, &list);
    assert_true(list.usual < list.n);
    text_of(list.act[list.usual], text);
    assert_string_equal(text, action);
}

void then_goods(int seat, int fish, int shell)
{
    assert_int_equal(now.goods[seat][G_FISH], fish);
    assert_int_equal(now.goods[seat][G_SHELL], shell);
}

void then_pieces(int seat, const char *island, int n)
{
    int at = island_at(island);
    assert_int_equal(now.pieces[seat][at], n);
    assert_int_equal(now.occupied[seat] >> at & 1, n > 0);
}

void then_home(int seat, int n)
{
    assert_int_equal(now.home[seat], n);
}

void then_route(const char *route, const char *goods, const char *seats)
{
    int at = route_at(route);
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(now.boats[seat] >> at & 1, strchr(seats, '0' + seat) != NULL);
    for (int g = 0; g < N_GOODS; g++)
        assert_int_equal(now.marker[g] >> at & 1, *goods && goods_named(goods) == g);
}

void then_mp_left(int n)
{
    assert_true(strcmp(game->points[vk_top_of(&now.h)->point].name, "travel_step") == 0);
    assert_int_equal(vk_top_of(&now.h)->v[TRAVEL_STEP_LEFT], n);
}

int score_part(int seat, int part)
{
    struct vk_score score;
    memset(&score, 0, sizeof score);
    game->score(&now, &score);
    return score.part[seat][part];
}

int total_of(int seat)
{
    struct vk_score score;
    memset(&score, 0, sizeof score);
    game->score(&now, &score);
    return (int)score.total[seat];
}

void then_score(int seat, struct parts w)
{
    int wanted[] = { w.board,  w.turtle_islands, w.island_turtles, w.turtle_tokens,
                     w.card_1, w.card_2,         w.card_3 };
    int sum = 0;
    for (int i = 0; i < N_PARTS; i++) {
        if (score_part(seat, i) != wanted[i])
            fail_msg("seat %d, %s: %d, wanted %d", seat, game->parts[i], score_part(seat, i),
                     wanted[i]);
        sum += wanted[i];
    }
    assert_int_equal(total_of(seat), sum);
}
