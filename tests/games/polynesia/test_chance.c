/*
 * test_chance.c - laws of chance, counted over many games with fixed seeds and measured by
 * chi-square: the last round (2.4), cards, tokens and the first player (section 3). A limit is passed
 * by chance once in a thousand; the seeds are fixed, so a failure is a change, never bad luck.
 */
#include "../../support/polynesia_given.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct vk_game *const game = &polynesia_game;

/* Upper 0.1 percent points of chi-square, by degrees of freedom. */
static const double limit_of[] = { 0, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32 };

static void assert_law(const char *what, const int count[], const double share[], int n)
{
    double total = 0, x = 0;
    for (int i = 0; i < n; i++)
        total += count[i];
    for (int i = 0; i < n; i++) {
        double wanted = total * share[i];
        x += (count[i] - wanted) * (count[i] - wanted) / wanted;
    }
    if (x >= limit_of[n - 1])
        fail_msg("%s: chi-square %.2f is not below %.2f", what, x, limit_of[n - 1]);
}

/* Rounds 5 to 9 (2.4). */
static const double round_share[] = { 1.0 / 168, 41.0 / 840, 57.0 / 280, 73.0 / 120, 2.0 / 15 };

static double mean_round(const int count[5])
{
    double sum = 0, n = 0;
    for (int i = 0; i < 5; i++) {
        sum += (5 + i) * (double)count[i];
        n += count[i];
    }
    return sum / n;
}

static vk_action named(const char *text)
{
    vk_action a;
    const char *why;
    assert_true(vk_action_read(game, text, &a, &why));
    return a;
}

/* The exact law by going through all draws: bag, stones to draw, round. */
static void add_law(int red, int grey, int black, int todo, int round, double p, double share[10])
{
    double n = red + grey + black;
    if (todo == 0) {
        round++;
        todo = 1;
    }
    if (red == 1)
        share[round] += p * 1 / n;
    else if (red)
        add_law(red - 1, grey, black, todo - 1, round, p * red / n, share);
    if (grey)
        add_law(red, grey - 1, black, todo - 1, round, p * grey / n, share);
    if (black)
        add_law(red, grey, black - 1, todo + 1, round, p * black / n, share);
}

static void r24_exact_law_of_the_last_round(void **state)
{
    double share[10] = { 0 }, mean = 0;
    (void)state;
    add_law(6, 3, 1, 1, 1, 1.0, share);
    for (int i = 0; i < 5; i++) {
        assert_true(fabs(share[5 + i] - round_share[i]) < 1e-12);
        mean += (5 + i) * share[5 + i];
    }
    assert_true(fabs(mean - 7.8143) < 0.00005);
}

/* 100,000 games in which everybody only fishes: the stones alone decide. */
static void t48_last_round_of_many_games(void **state)
{
    struct vk_rng rng = vk_rng_from(48, 0);
    struct vk_actions list;
    vk_action fish = named("FISH fish"), decline = named("DECLINE fish");
    int count[5] = { 0 };
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    struct poly_state start = now, s;
    for (int g = 0; g < 100000; g++) {
        s = start;
        for (struct vk_due due; due = vk_due(game, &s), !due.over;) {
            if (due.kind == VK_RANDOM) {
                vk_legal(game, &s, VK_CHANCE, &list);
                vk_play(game, &s, VK_CHANCE, vk_pick_outcome(&list, vk_rng_next(&rng)), NULL);
            } else {
                bool is_action = due.point == P_choose_action;
                vk_play(game, &s, __builtin_ctz(due.seats), is_action ? fish : decline, NULL);
            }
        }
        assert_in_range(s.h.round, 5, 9);
        count[s.h.round - 5]++;
    }
    assert_law("last round", count, round_share, 5);
    assert_true(fabs(mean_round(count) - 7.81) < 0.01);
    assert_true(fabs(count[3] / 100000.0 - 0.608) < 0.005);
}

/* Complete random games: the same law, whatever is played; the bound on steps holds. */
static void t48_last_round_of_complete_games(void **state)
{
    struct vk_rng rng = vk_rng_from(48, 1);
    struct vk_actions scratch;
    int count[5] = { 0 };
    (void)state;
    for (int g = 0; g < 21000; g++) {
        assert_true(given_options(2 + g % 3, ""));
        int steps = vk_playout(game, &now, &rng, &scratch);
        assert_in_range(steps, 1, 374);
        assert_in_range(now.h.round, 5, 9);
        count[now.h.round - 5]++;
        if (g % 16 == 0)
            then_sound();
    }
    assert_law("last round", count, round_share, 5);
    assert_true(fabs(mean_round(count) - 7.8143) < 0.03);
}

static int n_card[N_CARDS], n_first[4], n_face[POLY_ISLANDS][N_FACES];

/* Draw setups of a number of seats, and count what came. */
static void draw_setups(int seats, int n)
{
    struct vk_rng rng = vk_rng_from(49, (uint64_t)seats);
    struct vk_actions list;
    memset(n_card, 0, sizeof n_card);
    memset(n_first, 0, sizeof n_first);
    memset(n_face, 0, sizeof n_face);
    for (int g = 0; g < n; g++) {
        assert_true(given_options(seats, ""));
        while (vk_due(game, &now).kind == VK_RANDOM) {
            vk_legal(game, &now, VK_CHANCE, &list);
            vk_action a = vk_pick_outcome(&list, vk_rng_next(&rng));
            vk_play(game, &now, VK_CHANCE, a, NULL);
        }
        for (int k = 0; k < 3; k++)
            n_card[now.card[k]]++;
        n_first[now.first]++;
        for (int i = 0; i < poly_map_of(&now)->n_islands; i++)
            n_face[i][now.token[i] == VK_NONE ? NO_FACE : now.token[i]]++;
    }
}

static void assert_even(const char *what, const int count[], int n)
{
    double share[8];
    for (int i = 0; i < n; i++)
        share[i] = 1.0 / n;
    assert_law(what, count, share, n);
}

static void t49_cards_and_first_player_are_even(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        draw_setups(seats, 6000);
        assert_even("type 1", n_card, 4);
        assert_even("type 2", n_card + 4, 6);
        assert_even("type 3", seats == 2 ? n_card + 12 : n_card + 10, seats == 2 ? 6 : 8);
        assert_even("first player", n_first, seats);
        if (seats == 2)
            assert_int_equal(n_card[C_SHARED_VOYAGE] + n_card[C_CROWDED_ROUTES], 0);
    }
}

/* On every green and every orange island each face is as likely as it has tokens. */
static void t49_tokens_are_shuffled(void **state)
{
    static const int faces[2][6] = { { 4, 1, 1, 1, 0, 1 }, { 0, 1, 1, 1, 2, 1 } };
    static const int few[6] = { 3, 1, 1, 1, 0, 2 };
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        draw_setups(seats, 6000);
        const struct poly_map *map = poly_map_of(&now);
        for (int i = 0; i < map->n_islands; i++) {
            int back = map->island[i].slot, count[6], n = 0;
            double share[6];
            if (back == NO_SLOT)
                continue;
            const int *of = back == GREEN && seats < 4 ? few : faces[back];
            for (int f = 0; f < 6; f++) {
                if (of[f] == 0) {
                    assert_int_equal(n_face[i][f], 0);
                    continue;
                }
                count[n] = n_face[i][f];
                share[n++] = of[f] / (back == GREEN ? 8.0 : 6.0);
            }
            assert_law(map->island[i].name, count, share, n);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r24_exact_law_of_the_last_round),
        cmocka_unit_test(t48_last_round_of_many_games),
        cmocka_unit_test(t48_last_round_of_complete_games),
        cmocka_unit_test(t49_cards_and_first_player_are_even),
        cmocka_unit_test(t49_tokens_are_shuffled),
    };
    return cmocka_run_group_tests_name("polynesia chance", tests, NULL, NULL);
}
