/*
 * test_why.c - why an action: the same answer each time, from what the seat knows alone, as whole
 * sentences; and the points that are told are those that come.
 */
#include "support/brief.h"
#include "support/games.h"
#include "support/polynesia_given.h"
#include "vaka/registry.h"
#include "vaka/why.h"
#include <string.h>

enum { GAMES = 6, STEPS_MAX = 4000, TEXT = 2000 };

static _Alignas(8) unsigned char state[VK_STATE_MAX], seen[VK_STATE_MAX], kept[VK_STATE_MAX];
static struct vk_actions list;

static const char *why(const struct vk_game *g, int seat, vk_action a, char text[TEXT])
{
    const struct vk_face *f = vk_face_of(g);
    struct vk_words words = { .state = seen, .viewer = seat };
    struct vk_out out = vk_out_to(text, TEXT);
    bool is_told = vk_why(f, seen, seat, a, &words, &out);
    assert_true(vk_out_ok(&out));
    assert_int_equal(is_told, out.len > 0);
    return text;
}

/* One decision: three of its actions. How many had a reason. */
static int look(const struct vk_game *g, int seat, struct vk_rng *rng)
{
    char first[TEXT], again[TEXT];
    int n = 0;
    vk_view(g, state, seat, seen);
    memcpy(kept, seen, g->state_size);
    for (int k = 0; k < 3; k++) {
        vk_action a = list.act[vk_rng_below(rng, (uint32_t)list.n)];
        why(g, seat, a, first);
        assert_memory_equal(seen, kept, g->state_size);
        assert_string_equal(why(g, seat, a, again), first);
        size_t length = strlen(first);
        if (length == 0)
            continue;
        assert_true(first[length - 1] == '.');
        assert_null(strstr(first, "{"));
        assert_null(strstr(first, "  "));
        n++;
    }
    return n;
}

static int random_game(const struct vk_game *g, uint64_t seed)
{
    struct vk_rng rng = vk_rng_from(seed, 7);
    struct vk_setup cfg = { .seats = g->seats_max };
    struct vk_refusal no;
    int n = 0;
    vk_setup_standard(g, g->seats_max, &cfg);
    assert_int_equal(vk_start(g, state, &cfg, &no, NULL), VK_OK);
    for (int step = 0; step < STEPS_MAX && !((struct vk_head *)state)->over; step++) {
        struct vk_due due = vk_due(g, state);
        int seat = VK_CHANCE;
        if (due.kind != VK_RANDOM)
            for (seat = 0; !(due.seats >> seat & 1);)
                seat++;
        vk_legal(g, state, seat, &list);
        assert_true(list.n > 0);
        if (seat != VK_CHANCE && step % 3 == 0)
            n += look(g, seat, &rng);
        if (seat != VK_CHANCE)
            vk_legal(g, state, seat, &list);
        vk_action a = seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                        : list.act[vk_rng_below(&rng, (uint32_t)list.n)];
        vk_play(g, state, seat, a, NULL);
    }
    return n;
}

static void whole_sentences_from_what_a_seat_knows(void **unused)
{
    (void)unused;
    for (int i = 0; i < vk_n_games; i++) {
        int n = 0;
        for (int k = 0; k < brief_of(GAMES); k++)
            n += random_game(vk_games[i], 31 + (uint64_t)k);
        assert_true(n > 0 || vk_games[i]->has_no_points || vk_games[i] == &template_game);
    }
}

/* A piece lands on an island with one turtle: the point is told with its part. */
static void points_that_come_are_told(void **unused)
{
    char text[TEXT];
    (void)unused;
    given_game(3, "1.3 2.4 3.7");
    given_route("rb14", "fish", "0");
    given_pieces(0, 8, "b06 1");
    when(0, "TRV");
    memcpy(state, &now, sizeof now);
    vk_view(&polynesia_game, state, 0, seen);
    vk_legal(&polynesia_game, state, 0, &list);
    for (int i = 0; i < list.n; i++) {
        char action[VK_ACTION_TEXT];
        text_of(list.act[i], action);
        if (strcmp(action, "HOP b06 rb14 own") == 0) {
            why(&polynesia_game, 0, list.act[i], text);
            assert_non_null(strstr(text, "1 point more at once: Turtle islands +1."));
            return;
        }
    }
    fail();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_sentences_from_what_a_seat_knows),
        cmocka_unit_test(points_that_come_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
