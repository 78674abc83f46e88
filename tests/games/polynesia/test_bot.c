/*
 * test_bot.c - what bots know of Polynesia: weights and estimates are sound in every
 * position, obvious moves are found, the leader is seen, and each level beats what it must.
 */
#include "support/brief.h"
#include "support/polynesia_given.h"

#include "games/polynesia/bot_value.h"
#include "vaka/bot.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const thinkers[] = { "greedy", "normal", "hard:1500" };
enum { N_THINKERS = sizeof thinkers / sizeof *thinkers };

static vk_action ask(const char *name, const struct poly_state *s, int seat, uint64_t seed)
{
    struct vk_level level;
    struct vk_bot bot;
    assert_true(vk_level_read(name, &level));
    size_t size = vk_bot_memory(&polynesia_game, &level);
    void *memory = size ? aligned_alloc(16, (size + 15) / 16 * 16) : NULL;
    vk_bot_open(&bot, &polynesia_game, &level, seed, memory, size);
    vk_action a = vk_bot_choose(&bot, s, seat, NULL, 0, NULL);
    free(memory);
    return a;
}

/* The bot decides for this seat as long as it is due; then its score as if the game ended now. */
static int total_after_turn(const char *name, int seat)
{
    struct poly_state s = now;
    struct vk_score score;
    for (;;) {
        struct vk_due due = vk_due(&polynesia_game, &s);
        if (due.over || due.kind != VK_CHOICE || !(due.seats >> seat & 1))
            break;
        assert_int_equal(vk_apply(&polynesia_game, &s, seat, ask(name, &s, seat, 1), NULL), 0);
    }
    polynesia_game.score(&s, &score);
    return score.total[seat];
}

static void then_all_play(int seat, const char *wanted)
{
    for (int i = 0; i < N_THINKERS; i++) {
        char text[VK_ACTION_TEXT];
        text_of(ask(thinkers[i], &now, seat, 1), text);
        assert_string_equal(text, wanted);
    }
}

/* Only the sixth red stone is left: this round is the last. */
static void given_last_round(void)
{
    now.bag[RED] = 1;
    now.bag[GREY] = now.bag[BLACK] = 0;
    now.h.round = 8;
}

/* ---- Ways out ------------------------------------------------------------------------------ */

/* Over another's boat a piece escapes only with a piece of his beside it, who guides. */
static void a_boat_without_a_guide_saves_nobody(void **state)
{
    (void)state;
    given_game(2, "1.2 2.2 3.3");
    given_turn(0, 1);
    given_route("rb04", "fish", "1");
    given_pieces(0, 0, "b04 11, b01 2");
    given_pieces(1, 0, "b05 11, b01 2");
    float with_guide = poly_rescue(&now, 0);
    given_pieces(1, 0, "b05 13");
    float without = poly_rescue(&now, 0);
    assert_true(without > 0 && without < with_guide);
    given_route("rb04", "fish", "0"); /* a boat of one's own is the best way of all */
    assert_true(poly_rescue(&now, 0) > with_guide);
}

/* ---- Obvious moves ------------------------------------------------------------------------- */

/* The thirteenth piece is one hop from safety, and it decides the game. */
static void last_piece_is_saved(void **state)
{
    (void)state;
    given_game(2, "1.2 2.2 3.3");
    given_turn(0, 1);
    given_last_round();
    given_pieces(0, 0, "b04 12, b01 1");
    given_pieces(1, 1, "b05 6, b06 6");
    given_route("rb04", "fish", "0");
    given_goods(0, 2, 2);
    given_goods(1, 2, 2);
    then_sound();
    then_all_play(0, "TRV");
    when(0, "TRV");
    then_all_play(0, "HOP b01 rb04 own");
}

/* Two turtles one hop away, against all that else a last turn can do. */
static void turtles_are_taken(void **state)
{
    (void)state;
    given_game(2, "1.3 2.2 3.3");
    given_turn(0, 1);
    given_last_round();
    given_pieces(0, 3, "b21 2, b20 1, b04 5, b01 2");
    given_pieces(1, 3, "b05 5, b06 5");
    given_route("rb40", "fish", "0");
    given_route("rb04", "fish", "0");
    given_goods(0, 3, 3);
    given_goods(1, 2, 2);
    for (int i = 0; i < N_THINKERS; i++)
        assert_int_equal(total_after_turn(thinkers[i], 0), total_of(0) + 2);
}

/* The first player names what he has not and the other has. */
static void others_goods_spoil(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    given_stone_awaited();
    chance("STONE grey");
    then_due(0, "choose_decline");
    given_goods(0, 0, 5);
    given_goods(1, 5, 0);
    then_all_play(0, "DECLINE fish");
    given_goods(0, 5, 0);
    given_goods(1, 0, 5);
    then_all_play(0, "DECLINE shell");
}

/* In the last turn of all no bot may leave with less than it came with. */
static void nothing_is_thrown_away(void **state)
{
    (void)state;
    for (int m = 1; m <= 3; m++) {
        given_game(2, "1.3 2.2 3.3");
        given_turn(0, m);
        given_last_round();
        given_pieces(0, 1, "b04 4, b05 4, b08 3, b14 1");
        given_pieces(1, 1, "b05 6, b06 6");
        given_route("rb04", "fish", "0");
        given_route("rb11", "fish", "0");
        given_route("rb19", "shell", "0");
        for (int i = 0; i < N_THINKERS; i++)
            assert_true(total_after_turn(thinkers[i], 0) >= total_of(0));
    }
}

/* ---- Estimates ----------------------------------------------------------------------------- */

static float share(int seat)
{
    float value[VK_SEATS_MAX], sum = 0;
    vk_estimate(&polynesia_game, &now, value);
    for (int p = 0; p < VK_SEATS_MAX; p++) {
        assert_true(value[p] >= 0 && value[p] <= 1);
        assert_true(p < now.h.seats || value[p] == 0);
        sum += value[p];
    }
    assert_float_equal(sum, 1, 1e-4);
    return value[seat];
}

static void leader_is_seen(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    given_turn(0, 1);
    given_pieces(0, 2, "b04 3, b05 3, b10 3, b14 2");
    given_pieces(1, 6, "b05 2, b06 2, b01 3");
    given_route("rb04", "fish", "0");
    given_route("rb07", "fish", "1");
    float early = share(0);
    given_last_round();
    float late = share(0);
    assert_true(early > 0.6f);
    assert_true(late > 0.95f);
    assert_true(late > early);
}

static void even_start_is_even(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        given_game(seats, "1.3 2.4 3.7");
        for (int p = 0; p < seats; p++)
            assert_in_range((int)(share(p) * 1000), 700 / seats, 1300 / seats);
    }
}

static void end_is_the_score(void **state)
{
    (void)state;
    given_game(2, "1.2 2.2 3.3");
    given_last_stone();
    given_pieces(0, 3, "b04 5, b05 5");
    given_pieces(1, 8, "b05 5");
    chance("STONE red");
    then_over();
    assert_true(share(0) == 1.0f && share(1) == 0.0f);
}

/* ---- Weights ------------------------------------------------------------------------------- */

/* The weight of an action against another does not depend on what else is in the list. */
static void then_fair(const struct vk_actions *list, const float *w, int seat, int i, int j)
{
    struct vk_actions pair = { .n = 2, .act = { list->act[i], list->act[j] } };
    float two[2];
    polynesia_game.weigh(&now, seat, &pair, two);
    if (w[i] < 1e-5f || w[j] < 1e-5f)
        return;
    assert_float_equal(two[0] / two[1], w[i] / w[j], 0.02f * (two[0] / two[1]));
}

static void weigh_everywhere(const char *options, int seats, uint64_t seed)
{
    static struct vk_actions list;
    struct vk_rng rng = vk_rng_from(seed, 3);
    assert_true(given_options(seats, options));
    for (struct vk_due due; due = vk_due(&polynesia_game, &now), !due.over;) {
        int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
        (void)share(0);
        vk_legal(&polynesia_game, &now, seat, &list);
        int i = (int)vk_rng_below(&rng, list.n), j = (int)vk_rng_below(&rng, list.n);
        vk_action a = list.act[i];
        if (seat == VK_CHANCE) {
            a = vk_pick_outcome(&list, vk_rng_next(&rng));
        } else {
            float w[VK_ACTIONS_MAX];
            struct poly_state before = now;
            polynesia_game.weigh(&now, seat, &list, w);
            assert_memory_equal(&before, &now, sizeof now);
            for (int k = 0; k < list.n; k++)
                assert_true(isfinite(w[k]) && w[k] > 0);
            if (i != j)
                then_fair(&list, w, seat, i, j);
        }
        vk_play(&polynesia_game, &now, seat, a, NULL);
    }
}

static void weights_are_sound(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < (uint64_t)brief_of(40); seed++) {
        for (int seats = 2; seats <= 4; seats++)
            weigh_everywhere(seed % 4 == 0   ? "board_side=A"
                             : seed % 4 == 1 ? "board_side=B"
                                             : "",
                             seats, seed);
    }
}

/* ---- Strength: games with fixed seeds, so the same games on every machine -------------------- */

/* Share of the victories of `one` against `two` over n games with changing seats. */
static float match(const char *one, const char *two, int n)
{
    static struct vk_actions list;
    float won = 0;
    for (int k = 0; k < n; k++) {
        struct vk_rng rng = vk_rng_from((uint64_t)(k / 2), 9);
        struct vk_score score;
        assert_true(given_options(2, ""));
        for (struct vk_due due; due = vk_due(&polynesia_game, &now), !due.over;) {
            int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
            vk_legal(&polynesia_game, &now, seat, &list);
            vk_action a = seat == VK_CHANCE
                              ? vk_pick_outcome(&list, vk_rng_next(&rng))
                              : ask(seat == k % 2 ? one : two, &now, seat, (uint64_t)k);
            vk_play(&polynesia_game, &now, seat, a, NULL);
        }
        polynesia_game.score(&now, &score);
        if (score.winners >> (k % 2) & 1)
            won += 1.0f / (float)__builtin_popcount(score.winners);
    }
    return won / (float)n;
}

static void greedy_beats_random(void **state)
{
    (void)state;
    assert_true(match("greedy", "random", brief_of(20)) == 1.0f);
}

static void easy_beats_random(void **state)
{
    (void)state;
    assert_true(match("easy", "random", brief_of(10)) >= 0.9f);
}

static void search_beats_greedy(void **state)
{
    (void)state;
    assert_true(match("normal:200", "greedy", brief_of(10)) >= 0.6f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_boat_without_a_guide_saves_nobody),
        cmocka_unit_test(last_piece_is_saved),
        cmocka_unit_test(turtles_are_taken),
        cmocka_unit_test(others_goods_spoil),
        cmocka_unit_test(nothing_is_thrown_away),
        cmocka_unit_test(leader_is_seen),
        cmocka_unit_test(even_start_is_even),
        cmocka_unit_test(end_is_the_score),
        cmocka_unit_test(weights_are_sound),
        cmocka_unit_test(greedy_beats_random),
        cmocka_unit_test(easy_beats_random),
        cmocka_unit_test(search_beats_greedy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
