/*
 * test_perft.c - number of different sequences of actions (chance outcomes included) from named
 * positions. At the start of a game depths 1 and 2 are derived by hand (each case says how); in every
 * position depths 1 and 2, and 3 where it is quick, are counted by the second Polynesia as well.
 * The numbers beyond those were counted by the engine and are kept to notice change.
 */
#include "../../support/polynesia_twin.h"
#include "vaka/journal.h"
#include <stdio.h>
#include <string.h>

static const struct vk_game *const game = &polynesia_game;

static uint64_t perft(const struct poly_state *s, int depth)
{
    struct vk_due due = vk_due(game, s);
    struct vk_actions list;
    uint64_t n = 0;
    if (due.over)
        return 0;
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
    vk_legal(game, s, seat, &list);
    if (depth == 1)
        return list.n;
    for (int i = 0; i < list.n; i++) {
        struct poly_state next = *s;
        vk_play(game, &next, seat, list.act[i], NULL);
        n += perft(&next, depth - 1);
    }
    return n;
}

static uint64_t model_perft(const struct model *m, int depth)
{
    struct model_list list;
    uint64_t n = 0;
    model_legal(m, &list);
    if (depth == 1)
        return (uint64_t)list.n;
    for (int i = 0; i < list.n; i++) {
        struct model next = *m;
        model_apply(&next, list.text[i]);
        n += model_perft(&next, depth - 1);
    }
    return n;
}

/* Numbers by depth, 0 at the end; the first `n_model` of them are counted by the model too. */
static void counts_are(const struct twin *t, int n_model, const uint64_t wanted[])
{
    for (int depth = 1; wanted[depth - 1]; depth++) {
        uint64_t n = perft(&t->engine, depth);
        if (n != wanted[depth - 1])
            fail_msg("depth %d: %llu, wanted %llu", depth, (unsigned long long)n,
                     (unsigned long long)wanted[depth - 1]);
        if (depth <= n_model)
            assert_int_equal(model_perft(&t->model, depth), n);
    }
}

static void play(struct twin *t, const char *action)
{
    twin_compare(t);
    for (int i = 0; i < t->wanted.n; i++)
        if (strcmp(t->wanted.text[i], action) == 0) {
            twin_play(t, i);
            twin_compare(t);
            return;
        }
    fail_msg("%s is not legal", action);
}

static struct twin twin;

/*
 * 104 = 50 routes x 2 kinds + TRV + POPV + 2 FISH. Then: after each of 100 EXN the next seat has 49
 * routes x 2 + 1 EXE + 4 = 103; after TRV 3 hops; after POPV and each FISH 104.
 * 100 x 103 + 3 + 3 x 104 = 10615.
 */
static void start_on_side_a(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    twin_from_now(&twin);
    counts_are(&twin, 2, (uint64_t[]){ 104, 10615, 1072860, 0 });
}

/*
 * Card 1.1: 25 routes touch an archipelago and cost 6. 54 = 25 x 2 + 4. Then 50 x (24 x 2 + 1 + 4) + 3
 * + 3 x 54 = 2815.
 */
static void start_with_first_landfall(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.7");
    twin_from_now(&twin);
    counts_are(&twin, 3, (uint64_t[]){ 54, 2815, 143960, 0 });
}

/* No EXE with two players: 80 = 38 x 2 + 4. Then 76 x (37 x 2 + 4) + 3 + 3 x 80 = 6171. */
static void start_of_two_players(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    twin_from_now(&twin);
    counts_are(&twin, 2, (uint64_t[]){ 80, 6171, 253064, 0 });
}

/* With three players: 76 x (37 x 2 + 1 + 4) + 3 + 3 x 80 = 6247. */
static void start_of_three_players(void **state)
{
    (void)state;
    given_game(3, "1.3 2.4 3.7");
    twin_from_now(&twin);
    counts_are(&twin, 2, (uint64_t[]){ 80, 6247, 481596, 0 });
}

/* The setup itself: 4 cards of type 1, 6 of type 2, 8 of type 3, then 5 faces on the first island. */
static void setup_of_four_players(void **state)
{
    static const int drawn[3] = { 0, 0, 0 };
    (void)state;
    twin_start(&twin, 4, 0, drawn, -1);
    counts_are(&twin, 4, (uint64_t[]){ 4, 24, 192, 960, 0 });
}

/* T50 after TRV: six hops, pieces of three seats, a mask. */
static void travel_with_guides_and_a_mask(void **state)
{
    (void)state;
    given_game(4, "1.3 2.2 3.7");
    given_pieces(0, 8, "a07 3, a13 2");
    given_masks(0, 1);
    given_goods(0, 2, 0);
    given_route("ra30", "fish", "0");
    given_route("ra18", "fish", "12");
    given_pieces(1, 8, "a07 1, a13 1");
    given_pieces(2, 8, "a07 1");
    twin_from_now(&twin);
    play(&twin, "TRV");
    counts_are(&twin, 3, (uint64_t[]){ 6, 37, 766, 77043, 0 });
}

/* T39 before its first hop: a boat token ahead that opens everything that can nest. */
static void nested_effects(void **state)
{
    (void)state;
    given_game(3, "1.1 2.4 3.3");
    given_turn(0, 2);
    given_route("rb14", "fish", "0");
    given_pieces(0, 4, "b06 1");
    given_goods(0, 3, 0);
    given_token("b10", "boat");
    twin_from_now(&twin);
    play(&twin, "TRV");
    play(&twin, "HOP b06 rb14 own");
    counts_are(&twin, 3, (uint64_t[]){ 75, 287, 8616, 265102, 0 });
}

/* The position after `step` steps of a golden journal becomes `now`. */
static void given_journal(const char *name, uint32_t step)
{
    static char text[1 << 17];
    static struct vk_step steps[400];
    static struct poly_state last;
    struct vk_session session = { .state = &last, .step = steps, .cap = 400 };
    struct vk_journal_head head;
    struct vk_journal_end end;
    struct vk_journal j;
    struct vk_journal_fault no;
    FILE *f = fopen(name, "rb");
    assert_non_null(f);
    size_t n = fread(text, 1, sizeof text, f);
    fclose(f);
    if (!vk_journal_read(text, n, &session, &head, &end, &j, NULL, NULL, &no))
        fail_msg("%s, line %u: %s", name, no.line, no.why);
    vk_session_at(&session, step, &now, NULL);
}

/* Round 4 of a game of four, masks as pilots. */
static void middle_of_a_game_of_four(void **state)
{
    (void)state;
    given_journal("tests/golden/polynesia-4-a-12-22-38.jsonl", 140);
    twin_from_now(&twin);
    twin_compare(&twin);
    counts_are(&twin, 3, (uint64_t[]){ 50, 3323, 44726, 0 });
}

static void middle_of_a_game_of_two(void **state)
{
    (void)state;
    given_journal("tests/golden/polynesia-2-b-11-21-33.jsonl", 49);
    twin_from_now(&twin);
    twin_compare(&twin);
    counts_are(&twin, 3, (uint64_t[]){ 44, 3026, 14914, 0 });
}

/*
 * Five reds out; one red, one grey and the black stone left. Red ends the game, grey opens the two
 * kinds of decline, black leaves red or grey: 0 + 2 + 2. After black and grey only the red one is left.
 */
static void last_stones(void **state)
{
    (void)state;
    given_game(2, "1.3 2.4 3.7");
    given_stones_drawn("r r r r r g g");
    assert_int_equal(perft(&now, 1), 3);
    assert_int_equal(perft(&now, 2), 4);
    chance("STONE black");
    assert_int_equal(perft(&now, 1), 2);
    chance("STONE grey");
    assert_int_equal(perft(&now, 1), 1);
    assert_int_equal(perft(&now, 2), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(start_on_side_a),         cmocka_unit_test(start_with_first_landfall),
        cmocka_unit_test(start_of_two_players),    cmocka_unit_test(start_of_three_players),
        cmocka_unit_test(setup_of_four_players),   cmocka_unit_test(travel_with_guides_and_a_mask),
        cmocka_unit_test(nested_effects),          cmocka_unit_test(middle_of_a_game_of_four),
        cmocka_unit_test(middle_of_a_game_of_two), cmocka_unit_test(last_stones),
    };
    return cmocka_run_group_tests_name("polynesia perft", tests, NULL, NULL);
}
