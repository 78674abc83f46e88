/*
 * test_score.c - a score as its viewer may know it: what rules or screens mark as unknown is in no
 * part, no total and no rank, and JSON says null where it is.
 */
#include "vaka/face.h"
#include <cmocka.h>
#include <string.h>

enum { SEATS = 3 };

static uint16_t hidden[SEATS], hidden_ties;

/* Seat s has s + 1 points in part a, 10 * (s + 1) in part b, and a tie-break of 100 + s. */
static void score(const void *s, struct vk_score *out)
{
    (void)s;
    for (int seat = 0; seat < SEATS; seat++) {
        out->part[seat][0] = (int16_t)(seat + 1);
        out->part[seat][1] = (int16_t)(10 * (seat + 1));
        out->total[seat] = 11 * (seat + 1);
        out->tie_break[seat] = 100 + seat;
    }
    out->unknown[2] |= hidden[2];
    vk_rank(out, SEATS);
}

static void screen(const void *s, int viewer, struct vk_score *out)
{
    (void)s;
    for (int seat = 0; seat < SEATS; seat++)
        if (seat != viewer)
            out->unknown[seat] |= hidden[seat];
    out->unknown_ties = hidden_ties;
}

static const char *const part[] = { "a", "b" };
static const struct vk_game game = {
    .id = "scored", .score_unit = 1, .parts = part, .n_parts = 2, .score = score
};
static const struct vk_face face = { .game = &game, .screen = screen };
static const struct vk_head head = { .seats = SEATS };

static void hide(unsigned zero, unsigned one, unsigned two, unsigned ties)
{
    hidden[0] = (uint16_t)zero;
    hidden[1] = (uint16_t)one;
    hidden[2] = (uint16_t)two;
    hidden_ties = (uint16_t)ties;
}

static void all_known_is_the_score_of_the_rules(void **state)
{
    struct vk_score seen, true_score = { 0 };
    (void)state;
    hide(0, 0, 0, 0);
    score(&head, &true_score);
    vk_score_for(&face, &head, 0, &seen);
    assert_memory_equal(&seen, &true_score, sizeof seen);
    assert_int_equal(seen.winners, 1 << 2);
}

static void what_a_screen_hides_is_in_no_total(void **state)
{
    struct vk_score seen;
    (void)state;
    hide(0, 1 << 1, 1 << 1, 0);
    vk_score_for(&face, &head, 0, &seen);
    assert_int_equal(seen.total[0], 11);
    assert_int_equal(seen.total[1], 2);
    assert_int_equal(seen.total[2], 3);
    assert_int_equal(seen.part[1][1], 0);
    assert_int_equal(seen.winners, 1 << 0); /* of the known points */
    assert_int_equal(seen.rank[2], 2);
    assert_int_equal(seen.rank[1], 3);
}

static void equal_known_points_are_not_parted_by_hidden_ties(void **state)
{
    struct vk_score seen;
    (void)state;
    hide(3, 3, 3, 7);
    vk_score_for(&face, &head, VK_SPECTATOR, &seen);
    for (int seat = 0; seat < SEATS; seat++) {
        assert_int_equal(seen.total[seat], 0);
        assert_int_equal(seen.tie_break[seat], 0);
        assert_int_equal(seen.rank[seat], 1);
    }
}

static void json_says_null_where_it_is_unknown(void **state)
{
    static char text[4096];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_json j = vk_json_to(&out);
    struct vk_score seen;
    (void)state;
    hide(0, 1 << 0, 0, 1 << 1);
    vk_score_for(&face, &head, 0, &seen);
    vk_json_object(&j, NULL);
    vk_score_json(&face, &seen, SEATS, NULL, &j);
    vk_json_end(&j, '}');
    assert_non_null(strstr(text, "\"totals\":[11,20,33]"));
    assert_non_null(strstr(text, "\"known\":[true,false,true]"));
    assert_non_null(strstr(text, "\"tie_breaks\":[100,null,102]"));
    assert_non_null(strstr(text, "\"points\":[1,null,3]"));
    assert_non_null(strstr(text, "\"winners\":[2]"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_known_is_the_score_of_the_rules),
        cmocka_unit_test(what_a_screen_hides_is_in_no_total),
        cmocka_unit_test(equal_known_points_are_not_parted_by_hidden_ties),
        cmocka_unit_test(json_says_null_where_it_is_unknown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
