/*
 * test_battle_odds.c - how likely an attack is to win, reckoned through the rules themselves: every
 * outcome of every die, every answer of both sides, the attacker (seat 0) playing for the victory
 * and the defender (seat 1) against it. The table is that of section 10; what cards are worth in a
 * duel of one against one has been reckoned by hand, and is written beside each case.
 */
#include "../../support/conquest_given.h"
#include <math.h>
#include <string.h>

enum { SEA_HEX = 28, LAND_HEX = 46, MOST = 6, TABLE = MOST + 1 };

/* ---- The value of a position ---- */

struct referee {
    struct vk_sink sink; /* first: the rules know only this part */
    bool is_over, has_won;
};

static void watch(struct vk_sink *sink, const struct vk_event *ev)
{
    struct referee *r = (struct referee *)sink;
    if (ev->kind != E_battle_won && ev->kind != E_battle_off)
        return;
    r->is_over = true;
    r->has_won = ev->kind == E_battle_won && ev->actor == 0;
}

static double value(const struct conq_state *s);

static double value_after(const struct conq_state *s, int seat, vk_action a)
{
    struct conq_state next = *s;
    struct referee r = { { watch }, false, false };
    vk_play(&conquest_game, &next, seat, a, &r.sink);
    return r.is_over ? (double)r.has_won : value(&next);
}

/* Without cards only the sizes of the front rows matter: known[attacker][defender], else NAN. */
static double known[20][20];
static bool is_memory_open;
static bool is_contrary; /* both play against themselves: what choices are worth at all */

static void forget(void)
{
    for (int a = 0; a < 20; a++)
        for (int d = 0; d < 20; d++)
            known[a][d] = NAN;
    is_memory_open = is_contrary = false;
}

static int size_of(const uint8_t row[N_ROWS])
{
    return row[ROW_WC] + row[ROW_WB] + row[ROW_LW] + row[ROW_LEADER];
}

/* Chance: the mean by weight. Seat 0: the best answer; seat 1: the one that is worst for seat 0. */
static double value(const struct conq_state *s)
{
    struct vk_due due = vk_due(&conquest_game, s);
    struct vk_actions list;
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
    double sum = 0, weight = 0, best = -1, worst = 2;
    double *memory = &known[size_of(s->battle.front[0])][size_of(s->battle.front[1])];
    assert_int_not_equal(s->battle.hex, VK_NONE);
    if (is_memory_open && seat == VK_CHANCE && !isnan(*memory))
        return *memory;
    vk_legal(&conquest_game, s, seat, &list);
    assert_true(list.n > 0);
    for (int i = 0; i < list.n; i++) {
        double v = value_after(s, seat, list.act[i]);
        if (seat == VK_CHANCE) {
            sum += v * list.weight[i];
            weight += list.weight[i];
        }
        best = v > best ? v : best;
        worst = v < worst ? v : worst;
    }
    if (seat != VK_CHANCE)
        return (seat == 0) != is_contrary ? best : worst;
    *memory = sum / weight;
    return sum / weight;
}

static void must_be(double p)
{
    double v = value_after(&sea, 0, vk_act(V_end_movement, 0, 0, 0));
    if (fabs(v - p) > 1e-9)
        fail_msg("the attack wins with %.6f, expected %.6f", v, p);
}

/* ---- Positions: seat 0 has moved in and is about to end his Movement ---- */

static void load_canoes(int hex, int n)
{
    for (int i = 0; i < sea.n_pieces[0] && n > 0; i++)
        if (sea.piece[0][i].at == hex && sea.piece[0][i].kind == WC) {
            sea.piece[0][i].marks = CARGO_WB << CARGO_SHIFT;
            n--;
        }
    assert_int_equal(n, 0);
    conq_sort_pieces(&sea, 0);
}

static void set_attack(int hex, const char *attacker, const char *defender, const char *options)
{
    forget();
    set_game(2, options);
    set_until(0, "move_action");
    set_pieces(0, hex, attacker);
    set_pieces(1, hex, defender);
}

static void set_duel(const char *options)
{
    set_attack(SEA_HEX, "1 wc", "1 wc", options);
}

/* Section 10: percent, attacker's Battle Pieces down, defender's across. */
static const int percent[TABLE][TABLE] = {
    { 0 },
    { 0, 50, 25, 12, 6, 3, 2 },
    { 0, 75, 50, 31, 19, 11, 6 },
    { 0, 88, 69, 50, 34, 23, 14 },
    { 0, 94, 81, 66, 50, 36, 25 },
    { 0, 97, 89, 77, 64, 50, 38 },
    { 0, 98, 94, 86, 75, 62, 50 },
};

static void table_of_section_10(void **state)
{
    (void)state;
    for (int a = 1; a <= MOST; a++) {
        for (int d = 1; d <= MOST; d++) {
            char attacker[8] = "0 wc", defender[8] = "0 wc";
            attacker[0] = (char)('0' + a);
            defender[0] = (char)('0' + d);
            set_attack(SEA_HEX, attacker, defender, "");
            is_memory_open = true;
            double v = value_after(&sea, 0, vk_act(V_end_movement, 0, 0, 0));
            if (fabs(100 * v - percent[a][d]) > 0.5 + 1e-9)
                fail_msg("%d against %d: %.3f %%, the table says %d", a, d, 100 * v, percent[a][d]);
        }
    }
}

/* Kinds do not matter, nor which piece is given up: three pieces against two, 69 % (11/16). */
static void kinds_do_not_matter(void **state)
{
    (void)state;
    set_attack(LAND_HEX, "2 wc, 1 wb, 1 tc", "1 wb, 1 tc", "");
    set_tile(LAND_HEX, "rarotonga");
    set_villages(1, LAND_HEX, 1); /* one Local Warrior */
    load_canoes(LAND_HEX, 1);
    must_be(11.0 / 16);
    is_contrary = true;
    must_be(11.0 / 16);
}

/* A Warrior Band aboard a Transport Canoe does not fight: two against two. */
static void passengers_of_transports_do_not_fight(void **state)
{
    (void)state;
    set_attack(LAND_HEX, "2 wc, 1 wb, 1 tc", "1 wb, 1 tc", "");
    set_tile(LAND_HEX, "rarotonga");
    set_villages(1, LAND_HEX, 1);
    must_be(0.5);
}

/* At sea as many defending Bands fight as there are War Canoes: one against 1 + 1. */
static void at_sea_bands_need_canoes(void **state)
{
    (void)state;
    set_attack(SEA_HEX, "1 wc", "1 wc, 3 wb, 2 tc", "");
    must_be(0.25);
}

static void an_undefended_convoy_is_lost(void **state)
{
    (void)state;
    set_attack(SEA_HEX, "1 wc", "2 tc, 1 wb, 1 col, 1 rum", "");
    must_be(1);
}

static void independents_defend_themselves(void **state)
{
    (void)state;
    set_attack(FIJI, "4 wc", "", ""); /* four Local Warriors */
    must_be(0.5);
}

/* 4-6 win, and a 3 made a 4. */
static void haka_of_the_attacker(void **state)
{
    (void)state;
    set_duel("");
    set_card_up(0, "AC22");
    must_be(4.0 / 6);
}

/* 5-6 win; a 4 becomes a 3. */
static void haka_of_the_defender(void **state)
{
    (void)state;
    set_duel("");
    set_card_up(1, "AC22");
    must_be(2.0 / 6);
}

/* He who rolls again loses only if both dice are bad. */
static void war_clubs(void **state)
{
    (void)state;
    set_duel("");
    set_card_up(0, "AC23");
    must_be(0.75);
    set_duel("");
    set_card(1, "AC23"); /* face down: it is turned up by its use */
    must_be(0.25);
}

/* A die that was changed is final. 5 and 6 win; 4 becomes 3 and loses; 3 and 2 become 2 and 1, which
 * lose just as well but keep the War Clubs away; only the 1, which cannot be shifted, is rolled
 * again: 2/6 + 1/6 x 1/2. */
static void haka_forestalls_war_clubs(void **state)
{
    (void)state;
    set_duel("");
    set_card_up(0, "AC23");
    set_card_up(1, "AC22");
    must_be(2.0 / 6 + 1.0 / 12);
}

/* 4-6 win; 1 loses; 2-3 are void once, then it is an even duel: 1/2 + 1/3 x 1/2. */
static void tattoo_of_the_attacker(void **state)
{
    (void)state;
    set_duel("");
    set_card_up(0, "AC24");
    must_be(2.0 / 3);
}

/* 1-3 lose; 6 wins; 4-5 are void once: 1/6 + 1/3 x 1/2. */
static void tattoo_of_the_defender(void **state)
{
    (void)state;
    set_duel("");
    set_card_up(1, "AC24");
    must_be(1.0 / 3);
}

/* Each serves once in a Battle: two against one, 3/4 without. The defender's Tattoo saves him from
 * one Panic: x = P(2:1), y = P(1:1), both with Tattoo: y = 1/6 + 1/3 x 1/2 = 1/3, and
 * x = 1/6 + 1/3 x 3/4 + 1/2 y = 7/12. */
static void a_card_serves_once_in_a_battle(void **state)
{
    (void)state;
    set_attack(SEA_HEX, "2 wc", "1 wc", "");
    set_card_up(1, "AC24");
    must_be(7.0 / 12);
}

static void arioi_calls_it_off(void **state)
{
    (void)state;
    set_attack(SEA_HEX, "6 wc", "1 tc", "");
    set_card(1, "AC27");
    must_be(0);
    set_attack(SEA_HEX, "6 wc", "1 tc", "");
    set_card(0, "AC27"); /* no help to an attacker */
    must_be(1);
    set_attack(SEA_HEX, "6 wc", "1 tc", "");
    set_card_used(1, "AC27");
    must_be(1);
}

static void war_leader_is_one_more_piece(void **state)
{
    (void)state;
    set_duel("events=on");
    set_kept(0, "RE13");
    must_be(0.75);
    set_duel("events=on");
    set_kept(1, "RE13");
    must_be(0.25);
}

static void omens_roll_again(void **state)
{
    (void)state;
    set_duel("events=on");
    set_kept(0, "RE27");
    must_be(0.75);
}

/* A Shaman stops Omens, and so they are worth nothing. */
static void shaman_stops_omens(void **state)
{
    (void)state;
    set_duel("events=on");
    set_kept(0, "RE27");
    set_kept(1, "RE14");
    must_be(0.5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(table_of_section_10),
        cmocka_unit_test(kinds_do_not_matter),
        cmocka_unit_test(passengers_of_transports_do_not_fight),
        cmocka_unit_test(at_sea_bands_need_canoes),
        cmocka_unit_test(an_undefended_convoy_is_lost),
        cmocka_unit_test(independents_defend_themselves),
        cmocka_unit_test(haka_of_the_attacker),
        cmocka_unit_test(haka_of_the_defender),
        cmocka_unit_test(war_clubs),
        cmocka_unit_test(haka_forestalls_war_clubs),
        cmocka_unit_test(tattoo_of_the_attacker),
        cmocka_unit_test(tattoo_of_the_defender),
        cmocka_unit_test(a_card_serves_once_in_a_battle),
        cmocka_unit_test(arioi_calls_it_off),
        cmocka_unit_test(war_leader_is_one_more_piece),
        cmocka_unit_test(omens_roll_again),
        cmocka_unit_test(shaman_stops_omens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
