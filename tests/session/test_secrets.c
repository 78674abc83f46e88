/*
 * test_secrets.c - the interface carries secrets: what each viewer of Reef sees, hears and may
 * remember, in positions written down by hand. The laws say that nothing leaks; these say that what
 * should be known is known.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "reef/state.h"
#include "support/games.h"
#include "support/play_text.h"
#include <stdalign.h>
#include <string.h>

static alignas(8) struct reef_state s, seen;
static struct event_log heard;

/* Three seats: 0 holds kelp triton triton cone, 1 four limpets, 2 kelp kelp conch conch. */
static void given_hands(const char *options)
{
    start_game(&reef_game, &s, 3, options);
    play_line(&reef_game, &s, "* draw kelp; * draw triton; * draw triton; * draw cone");
    play_line(&reef_game, &s, "* draw limpet; * draw limpet; * draw limpet; * draw limpet");
    play_line(&reef_game, &s, "* draw kelp; * draw kelp; * draw conch; * draw conch");
}

static void given_turns(void)
{
    given_hands("");
    play_line(&reef_game, &s, "0 done; 1 done; 2 done");
}

static const struct reef_state *view_of(int viewer)
{
    vk_view(&reef_game, &s, viewer, &seen);
    return &seen;
}

static void hear(int seat, const char *text)
{
    event_log_open(&heard);
    play_heard(&reef_game, &s, seat, text, &heard);
}

static void then_hears(int viewer, const char *text)
{
    assert_string_equal(event_log_text(&reef_game, &heard, viewer), text);
}

static void test_a_hand_is_its_owners(void **unused)
{
    (void)unused;
    given_hands("");
    assert_int_equal(view_of(0)->hand[0][SHELL_TRITON], 2);
    assert_int_equal(view_of(0)->hand[1][SHELL_LIMPET], VK_NONE);
    assert_int_equal(view_of(1)->hand[0][SHELL_TRITON], VK_NONE);
    assert_int_equal(view_of(VK_SPECTATOR)->hand[2][SHELL_CONCH], VK_NONE);
    assert_int_equal(view_of(VK_SPECTATOR)->held[2], 4);
    assert_int_equal(view_of(VK_REFEREE)->hand[2][SHELL_CONCH], 2);
}

static void test_sealed_steps_are_heard_by_their_seat_alone(void **unused)
{
    (void)unused;
    given_hands("");
    hear(1, "lay limpet");
    then_hears(1, "laid 1 limpet");
    then_hears(0, "");
    then_hears(VK_SPECTATOR, "");
    assert_int_equal(view_of(1)->basket[1][0], SHELL_LIMPET);
    assert_int_equal(view_of(0)->basket[1][0], VK_NONE);
    hear(1, "done");
    then_hears(0, "ready 1");
    assert_legal(&reef_game, &s, 1, "");
    assert_legal(&reef_game, &s, 0, "lay kelp; lay cone; lay triton; done");
}

static void test_a_set_is_picked_in_ascending_order(void **unused)
{
    (void)unused;
    given_hands("");
    play(&reef_game, &s, 0, "lay cone");
    assert_legal(&reef_game, &s, 0, "lay triton; done");
    play(&reef_game, &s, 0, "lay triton");
    assert_legal(&reef_game, &s, 0, "done");
    play(&reef_game, &s, 2, "lay conch");
    assert_legal(&reef_game, &s, 2, "lay conch; done");
}

static void test_shells_that_stand_alone_score_when_all_are_done(void **unused)
{
    (void)unused;
    given_hands("");
    play_line(&reef_game, &s, "0 lay kelp; 0 lay triton; 2 lay kelp; 2 lay conch; 0 done; 1 done");
    hear(2, "done");
    then_hears(VK_SPECTATOR, "ready 2; showed 0 kelp 0; showed 0 triton 5; showed 2 kelp 0; "
                             "showed 2 conch 4");
    assert_int_equal(s.points[0], 5);
    assert_int_equal(s.points[1], 0);
    assert_int_equal(s.points[2], 4);
    assert_int_equal(s.held[0], 2);
}

static void test_a_place_is_known_to_those_who_looked(void **unused)
{
    (void)unused;
    given_turns();
    play(&reef_game, &s, 0, "scout 2");
    hear(VK_CHANCE, "look 2 cowrie");
    then_hears(0, "scouted 0 2 cowrie");
    then_hears(1, "scouted 0 2 ?");
    assert_int_equal(view_of(0)->place[1], SHELL_COWRIE);
    assert_int_equal(view_of(1)->place[1], VK_NONE);
    assert_int_equal(view_of(1)->scouts[1], VK_ONLY(0));
    uint16_t barrier = s.h.barrier;
    hear(1, "scout 2"); /* it lies there already: no chance, but news, so undo stops */
    then_hears(0, "scouted 1 2 cowrie");
    then_hears(1, "scouted 1 2 cowrie");
    then_hears(2, "scouted 1 2 ?");
    assert_int_equal(s.h.barrier, barrier + 1);
}

static void test_what_was_scouted_is_remembered_in_the_hand_of_who_gathers(void **unused)
{
    (void)unused;
    given_turns();
    play_line(&reef_game, &s, "0 scout 2; * look 2 cowrie; 1 scout 2; 2 rest");
    play_line(&reef_game, &s, "0 done; 1 done; 2 done");
    hear(0, "gather 2");
    then_hears(1, "gathered 0 2 cowrie");
    then_hears(2, "gathered 0 2 ?");
    assert_int_equal(view_of(1)->known[1][0][SHELL_COWRIE], 1);
    assert_int_equal(view_of(0)->known[1][0][SHELL_COWRIE], 1);
    assert_int_equal(view_of(2)->known[1][0][SHELL_COWRIE], VK_NONE);
    for (uint64_t seed = 0; seed < 50; seed++) { /* seat 1 never imagines it elsewhere */
        struct vk_rng rng = vk_rng_from(seed, 0);
        view_of(1);
        reef_game.imagine(&seen, 1, &rng);
        assert_true(seen.hand[0][SHELL_COWRIE] >= 1);
        assert_int_equal(seen.hand[1][SHELL_LIMPET], 4);
    }
}

static void test_a_raid_asks_whoever_is_raided(void **unused)
{
    (void)unused;
    given_turns();
    play(&reef_game, &s, 0, "raid 1");
    assert_legal(&reef_game, &s, 1, "yield"); /* no kelp; asked all the same */
    play_line(&reef_game, &s, "1 yield; * tide 2; 1 raid 2");
    assert_legal(&reef_game, &s, 2, "guard; yield");
    hear(2, "guard");
    then_hears(VK_SPECTATOR, "guarded 2 1");
    assert_int_equal(s.out[SHELL_KELP], 1);
    assert_int_equal(s.held[2], 3);
}

static void test_what_slips_from_hand_to_hand_is_seen_by_the_two(void **unused)
{
    (void)unused;
    given_turns();
    play_line(&reef_game, &s, "0 raid 2; 2 yield; * tide 3");
    assert_legal(&reef_game, &s, VK_CHANCE, "slip kelp; slip conch");
    hear(VK_CHANCE, "slip conch");
    then_hears(0, "slipped 0 2 conch");
    then_hears(2, "slipped 0 2 conch");
    then_hears(1, "slipped 0 2 ?");
    assert_int_equal(view_of(2)->known[2][0][SHELL_CONCH], 1);
    assert_int_equal(view_of(1)->known[2][0][SHELL_CONCH], VK_NONE);
    assert_int_equal(s.held[0], 5);
    assert_int_equal(s.held[2], 3);
}

static void test_the_tide_decides_by_its_kind(void **unused)
{
    (void)unused;
    given_hands("tide=wild");
    play_line(&reef_game, &s, "0 done; 1 done; 2 done; 0 raid 1; 1 yield; * tide 2");
    assert_legal(&reef_game, &s, VK_CHANCE, "slip limpet");
    given_hands("tide=gentle");
    play_line(&reef_game, &s, "0 done; 1 done; 2 done; 0 raid 1; 1 yield; * tide 2");
    assert_legal(&reef_game, &s, VK_CHANCE, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_hand_is_its_owners),
        cmocka_unit_test(test_sealed_steps_are_heard_by_their_seat_alone),
        cmocka_unit_test(test_a_set_is_picked_in_ascending_order),
        cmocka_unit_test(test_shells_that_stand_alone_score_when_all_are_done),
        cmocka_unit_test(test_a_place_is_known_to_those_who_looked),
        cmocka_unit_test(test_what_was_scouted_is_remembered_in_the_hand_of_who_gathers),
        cmocka_unit_test(test_a_raid_asks_whoever_is_raided),
        cmocka_unit_test(test_what_slips_from_hand_to_hand_is_seen_by_the_two),
        cmocka_unit_test(test_the_tide_decides_by_its_kind),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
