/*
 * test_why.c - why an action: the same answer each time, from what the seat knows alone, as whole
 * sentences; and the points that are told are those that come.
 */
#include "support/brief.h"
#include "support/games.h"
#include "support/play_text.h"
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
        assert_true(n > 0 || !vk_face_of(vk_games[i])->why);
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

/* Polynesia: the sentence that this action of the first player is told with. */
static void must_tell(const char *action, const char *sentence)
{
    char text[TEXT];
    memcpy(state, &now, sizeof now);
    vk_view(&polynesia_game, state, 0, seen);
    why(&polynesia_game, 0, act_of(&polynesia_game, action), text);
    if (!strstr(text, sentence))
        fail_msg("%s: \"%s\" does not say \"%s\"", action, text, sentence);
}

static void reasons_of_polynesia(void **unused)
{
    (void)unused;
    given_game(3, "1.3 2.4 3.3");
    given_route("rb09", "fish", "0");
    given_goods(0, 3, 0);
    given_goods(1, 1, 4);
    must_tell("EXN rb17 fish", "It brings Mauke within 3 steps: a new archipelago.");
    must_tell("EXN rb17 fish", "At turn value 1 it would cost 1");
    must_tell("EXN rb41 fish", "No piece of yours can sail it yet.");
    must_tell("TRV", "Sail now: at your next turn you have only 2 steps.");
    must_tell("POPV", "3 pieces for one action");
    must_tell("FISH shell", "enough for a new route at your next turn, for 2.");
    when(0, "TRV");
    must_tell("HOP b00 rb03 neutral", "From there your own boat leads on to Vavau.");
    must_tell("HOP b00 rb01 neutral", "No boat of yours leads on from Ata");
    when(0, "HOP b00 rb03 neutral");
    must_tell("HOP b03 rb09 own", "Then 1 is saved. The next point comes with 3.");
}

/* What several steps bring is told with the first of them, and each of them has its label. */
static void a_line_is_told(void **unused)
{
    char text[TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    const struct vk_face *f = vk_face_of(&polynesia_game);
    (void)unused;
    given_game(3, "1.3 2.4 3.3");
    given_route("rb14", "fish", "0");
    given_pieces(0, 8, "b06 1");
    memcpy(state, &now, sizeof now);
    vk_view(&polynesia_game, state, 0, seen);
    struct vk_words words = { .state = seen };
    vk_action line[] = { act_of(&polynesia_game, "TRV"),
                         act_of(&polynesia_game, "HOP b06 rb14 own") };
    assert_true(vk_why_line(f, seen, 0, line, 2, &words, &out));
    assert_non_null(strstr(text, "1 point more with what follows: Turtle islands +1."));
    out = vk_out_to(text, sizeof text);
    assert_true(vk_line_label(f, seen, 0, line, 1, &words, &out));
    assert_string_equal(text, "Sail Niue to Suwarrow, toll-free");
    line[0] = act_of(&polynesia_game, "FISH fish");
    assert_false(vk_line_label(f, seen, 0, line, 1, &words, &out));
}

static void closed_things_of_polynesia(void **unused)
{
    struct vk_closed closed[VK_CLOSED_MAX];
    char text[TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    const struct vk_face *f = vk_face_of(&polynesia_game);
    (void)unused;
    given_game(3, "1.3 2.4 3.3");
    given_route("rb09", "fish", "1");
    given_goods(0, 1, 0);
    int n = f->closed(&now, 0, closed);
    assert_int_equal(n,
                     6); /* routes: another's, a new one, three that are open to all; an island */
    struct vk_words words = { .state = &now };
    vk_closed_text(f, &closed[0], 0, &words, &out);
    assert_string_equal(text, "It costs 2 fish; you have 1.");
    out = vk_out_to(text, sizeof text);
    vk_closed_text(f, &closed[5], 0, &words, &out);
    assert_string_equal(
        text, "New pieces come to the volcano, or to an island where you already have one.");
    given_goods(0, 3, 0);
    assert_int_equal(f->closed(&now, 0, closed), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reasons_of_polynesia),
        cmocka_unit_test(a_line_is_told),
        cmocka_unit_test(closed_things_of_polynesia),
        cmocka_unit_test(whole_sentences_from_what_a_seat_knows),
        cmocka_unit_test(points_that_come_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
