/*
 * test_backs.c - each of the 48 backs (2.13): in phase 4 its halves that are not red, at the moment when it
 * is turned up its red ones; upper half before lower. Crises ask for the right cubes and let the right
 * number stand, events count the whole map.
 */
#include "../../support/archipelago_given.h"
#include <stdlib.h>

#define SPEC_FACE(key, edges, huts, fish, on_a, on_b)
#define SPEC_CARD(code, key, p0, p1, p2, cost, medals)
#define SPEC_BACK(code, upper, lower) { code, { upper, lower } },
#define SPEC_OBJECTIVE(code, what, n2, n3, n4, n5, criterion, gap)
#define SPEC_TREND(code, criterion)
static const struct {
    const char *code, *half[2];
} spec_backs[] = {
#include "../../support/archipelago_spec.def"
};

enum { CITIZENS = 8, TEMPLES = 2, TOWNS = 3 };

static const char *const res_words[] = { "fruit", "cattle", "fish", "wood", "stone", "iron" };

static int res_of(const char *text)
{
    for (int res = 0; res < N_RES; res++)
        if (strncmp(text, res_words[res], strlen(res_words[res])) == 0)
            return res;
    return -1;
}

static void given_people(void)
{
    given_colony(3, "deals=plain");
    crowd(0, CITIZENS);
    static const char *const faces[] = { "palm_beach", "timber_point", "banana_bay" };
    for (int k = 0; k < TOWNS; k++) {
        int x = lay(faces[k], 2 * k, 6, 0);
        raise_building("town", x, "A");
        if (k < TEMPLES)
            raise_building("temple", x, "A");
    }
    colony.reb = 1;
}

static void all_done(void)
{
    for (int seat = 0; seat < 3; seat++)
        does(seat, "done");
}

/* One cube stands N of the eight who lie; the others are rebels (counted by resolve). */
static void resolve_domestic(int res, int n)
{
    char began[64];
    int market = colony.market[DOMESTIC][res];
    snprintf(began, sizeof began, "crisis_began - domestic %s %d", res_words[res], n);
    assert_true(was_news(1, began));
    must_ask(0, "crisis_domestic_turn");
    assert_int_equal(arch_all_rebels(&colony), CITIZENS);
    does(0, "consume_market");
    assert_int_equal(colony.market[DOMESTIC][res], market - 1);
    for (int k = 0; k < n; k++) {
        must_ask(0, "crisis_stand");
        does(0, "stand %d", who(0, arch_region_at(&colony, 10, -10), "A") + k);
    }
    if (n < CITIZENS)
        all_done();
}

/* Nobody gives anything. */
static void resolve_export(int res, int k)
{
    char began[64];
    int reb = colony.reb;
    snprintf(began, sizeof began, "crisis_began - export %s %d", res_words[res], k);
    assert_true(was_news(1, began));
    must_ask(0, "crisis_export_turn");
    all_done();
    assert_int_equal(colony.reb, reb + k);
}

/* Both halves, red ones or the others. Events have happened when we come to look. */
static void resolve(const char *const half[2], bool is_red, int reb)
{
    for (int k = 0; k < 2; k++) {
        bool has_red = strncmp(half[k], "RED ", 4) == 0;
        const char *what = half[k] + (has_red ? 4 : 0);
        if (has_red != is_red)
            continue;
        int n = res_of(what) >= 0 ? (int)strtol(strchr(what, ' '), NULL, 10) : 0;
        if (strcmp(what, "temple_calm") == 0)
            reb = reb > TEMPLES ? reb - TEMPLES : 0;
        else if (strcmp(what, "town_unrest") == 0)
            reb += TOWNS;
        else if (k == 0)
            resolve_domestic(res_of(what), n);
        else
            resolve_export(res_of(what), n);
        if (res_of(what) >= 0)
            reb += k == 0 ? CITIZENS - n : n;
    }
    assert_int_equal(colony.reb, reb);
    assert_false(asks(0, "crisis_domestic_turn"));
    assert_false(asks(0, "crisis_export_turn"));
}

static void backs_in_phase_4(void **state)
{
    (void)state;
    for (int i = 0; i < N_BACKS; i++) {
        given_people();
        set_back(spec_backs[i].code);
        enter_phase(4);
        resolve(spec_backs[i].half, false, 1);
        must_ask(0, "round_menu");
        assert_int_equal(colony.back, i); /* it stays: the same next turn */
    }
}

static void backs_turned_up(void **state)
{
    (void)state;
    for (int i = 0; i < N_BACKS; i++) {
        given_people();
        set_back(i ? "B01" : "B02");
        lay_track("king pope thief spy healer");
        enter_phase(6);
        set_florins(0, 20);
        does(0, "buy_card 3");
        does(0, "rotate 0");
        luck("draws pirate");
        luck("back %s", spec_backs[i].code);
        resolve(spec_backs[i].half, true, 1);
        must_ask(1, "evolve_first");
    }
}

/* Set-up: the first back does nothing, red or not (8.3). */
static void backs_at_the_start(void **state)
{
    (void)state;
    for (int i = 0; i < N_BACKS; i++) {
        start_game(&archipelago_game, &colony, 3, "");
        go_until(VK_CHANCE, "back_draw");
        int reb = colony.reb, sur = colony.sur;
        luck("back %s", spec_backs[i].code);
        must_ask(VK_CHANCE, "deal_trend");
        assert_int_equal(colony.reb, reb);
        assert_int_equal(colony.sur, sur);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(backs_in_phase_4),
        cmocka_unit_test(backs_turned_up),
        cmocka_unit_test(backs_at_the_start),
    };
    return cmocka_run_group_tests_name("archipelago: backs", tests, NULL, NULL);
}
