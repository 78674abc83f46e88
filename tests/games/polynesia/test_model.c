/*
 * test_model.c - random games, played in the engine and in a second Polynesia written from the
 * specification alone: every list with its order, weights and usual action, every field after every
 * step, and every part of the score agree. Counts at the end show what the games have visited.
 */
#include "../../support/brief.h"
#include "../../support/polynesia_twin.h"
#include <string.h>

static struct twin twin;
static int n_of_verb[N_VERBS], n_of_mode[N_MODES], n_of_card[100], n_of_seats[5][2];
static int n_positions, longest[N_POINTS], most_steps;

/* A game with random seats, side, cards (drawn or given) and first player. */
static void start_game(struct vk_rng *rng)
{
    static const int n_cards[] = { 4, 6, 8 };
    int seats = 2 + (int)vk_rng_below(rng, 3);
    char side = "\0ab"[vk_rng_below(rng, 3)];
    int card[3], first = (int)vk_rng_below(rng, (uint32_t)seats + 1) - 1;
    for (int k = 0; k < 3; k++) {
        int low = seats == 2 && k == 2 ? 3 : 1;
        card[k] = 10 * (k + 1) + low + (int)vk_rng_below(rng, (uint32_t)(n_cards[k] + 1 - low));
        if (vk_rng_below(rng, 3) == 0)
            card[k] = 0;
    }
    twin_start(&twin, seats, side, card, first);
    n_of_seats[seats][twin.engine.side]++;
}

static void count(int i)
{
    vk_action a = twin.list.act[i];
    int point = vk_top_of(&twin.engine.h)->point;
    n_of_verb[vk_verb_of(a)]++;
    if (vk_verb_of(a) == V_HOP)
        n_of_mode[vk_arg(a, 2)]++;
    if (twin.list.n > longest[point])
        longest[point] = twin.list.n;
    n_positions++;
}

static void play_game(struct vk_rng *rng, bool by_verb)
{
    int steps = 0;
    start_game(rng);
    for (twin_compare(&twin); twin.list.n; twin_compare(&twin), steps++) {
        int i = by_verb || twin.seat == VK_CHANCE ? twin_pick(&twin, rng)
                                                  : (int)vk_rng_below(rng, twin.list.n);
        if (steps % 4 == 0)
            twin_compare_score(&twin);
        count(i);
        twin_play(&twin, i);
    }
    twin_compare_score(&twin);
    for (int k = 0; k < 3; k++)
        n_of_card[twin.model.card[k]]++;
    if (steps > most_steps)
        most_steps = steps;
}

static void engine_and_model_agree_verb_by_verb(void **state)
{
    struct vk_rng rng = vk_rng_from(2020, 1);
    (void)state;
    for (int g = 0; g < (is_brief() ? 80 : 240); g++)
        play_game(&rng, true);
}

static void engine_and_model_agree_uniformly(void **state)
{
    struct vk_rng rng = vk_rng_from(2020, 2);
    (void)state;
    for (int g = 0; g < (is_brief() ? 20 : 60); g++)
        play_game(&rng, false);
}

/* The comparison means something only if the games went everywhere. */
static void the_games_went_everywhere(void **state)
{
    (void)state;
    for (int v = 0; v < N_VERBS; v++)
        if (n_of_verb[v] < brief_of(10))
            fail_msg("%s was played %d times", polynesia_game.verbs[v].name, n_of_verb[v]);
    for (int mode = 0; mode < N_MODES; mode++)
        if (n_of_mode[mode] < brief_of(10))
            fail_msg("hop mode %d was played %d times", mode, n_of_mode[mode]);
    for (int k = 0; k < 3; k++)
        for (int c = 1; c <= 4 + 2 * k; c++)
            if (n_of_card[10 * (k + 1) + c] < brief_of(5))
                fail_msg("card %d.%d was in %d games", k + 1, c, n_of_card[10 * (k + 1) + c]);
    for (int seats = 2; seats <= 4; seats++)
        for (int side = 0; side < 2; side++)
            assert_true(n_of_seats[seats][side] >= brief_of(10));
    assert_true(n_positions > (is_brief() ? 10000 : 40000));
}

/* 4.1 and 4.2: no list and no game is longer than the specification says. */
static void bounds_hold(void **state)
{
    (void)state;
    for (int p = 0; p < N_POINTS; p++) {
        int bound = p == P_choose_action    ? 116
                    : p == P_travel_step    ? 146
                    : p == P_free_explore   ? 101
                    : p == P_populate_bonus ? 14
                                            : 8;
        assert_true(longest[p] <= bound);
    }
    assert_true(most_steps <= 374);
    assert_int_equal(polynesia_game.step_bound, 374);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(engine_and_model_agree_verb_by_verb),
        cmocka_unit_test(engine_and_model_agree_uniformly),
        cmocka_unit_test(the_games_went_everywhere),
        cmocka_unit_test(bounds_hold),
    };
    return cmocka_run_group_tests_name("polynesia model", tests, NULL, NULL);
}
