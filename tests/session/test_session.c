/* test_session.c - steps, chance, undo to the barrier, taking back sealed choices. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/games.h"
#include "support/play_text.h"
#include "vaka/session.h"
#include <stdalign.h>
#include <string.h>

enum { CAP = 400 };

static alignas(8) uint8_t state[VK_STATE_MAX];
static struct vk_step steps[CAP];
static struct vk_session table;

static void given_table(const struct vk_game *g, int seats, const char *options)
{
    struct vk_setup cfg = setup_of(g, seats, options);
    struct vk_refusal no;
    assert_int_equal(vk_session_open(&table, g, &cfg, state, steps, CAP, &no, NULL), VK_OK);
}

static int try_act(int seat, const char *text)
{
    return vk_session_act(&table, seat, act_of(table.game, text), 0, NULL);
}

/* "0 lay kelp; * tide 3": each must be legal. */
static void act(const char *text)
{
    while (*text) {
        char one[VK_ACTION_TEXT] = { 0 };
        size_t n = strcspn(text, ";");
        memcpy(one, text + 2, n - 2);
        if (try_act(*text == '*' ? VK_CHANCE : *text - '0', one) != VK_OK)
            fail_msg("'%.*s' is not legal at step %u", (int)n, text, table.n + 1);
        text += n;
        text += strspn(text, "; ");
    }
}

/* Reef with two seats: 0 holds kelp kelp cone triton, 1 holds limpet limpet limpet conch. */
static void given_reef_dealt(void)
{
    given_table(&reef_game, 2, "");
    act("* draw kelp; * draw kelp; * draw cone; * draw triton");
    act("* draw limpet; * draw limpet; * draw limpet; * draw conch");
    assert_int_equal(table.n, 8);
}

static void test_refusals_leave_everything_alone(void **unused)
{
    (void)unused;
    given_reef_dealt();
    uint64_t hash = vk_state_hash(&reef_game, state);
    assert_int_equal(try_act(0, "lay conch"), VK_ERR_ILLEGAL);
    assert_int_equal(try_act(0, "rest"), VK_ERR_ILLEGAL);
    assert_int_equal(try_act(VK_CHANCE, "draw kelp"), VK_ERR_NOT_DUE);
    assert_int_equal(try_act(2, "done"), VK_ERR_NOT_DUE);
    assert_int_equal(try_act(-1, "done"), VK_ERR_NOT_DUE);
    assert_int_equal(try_act(4000, "done"), VK_ERR_NOT_DUE);
    assert_int_equal(table.n, 8);
    assert_true(hash == vk_state_hash(&reef_game, state));
    table.cap = 8;
    assert_int_equal(try_act(0, "done"), VK_ERR_FULL);
    struct vk_chance luck = vk_chance_from_seed(1);
    assert_false(vk_session_chance(&table, &luck, 0, NULL));
    assert_true(hash == vk_state_hash(&reef_game, state));
}

static void test_a_refused_setup_opens_nothing(void **unused)
{
    struct vk_setup cfg = setup_of(&reef_game, 2, "kelp=off tide=wild");
    struct vk_refusal no;
    (void)unused;
    assert_int_equal(vk_session_open(&table, &reef_game, &cfg, state, steps, CAP, &no, NULL),
                     VK_ERR_SETUP);
    assert_string_equal(reef_game.options[no.option].key, "tide");
    assert_string_equal(no.why, "a wild tide needs kelp to hide in");
}

static void test_steps_say_who_may_read_them(void **unused)
{
    (void)unused;
    given_reef_dealt();
    act("0 lay cone; 0 done; 1 done; 0 raid 1; 1 yield; * tide 4; * slip conch");
    assert_int_equal(steps[0].seen, VK_ONLY(0)); /* a draw: the drawer's */
    assert_int_equal(steps[4].seen, VK_ONLY(1));
    assert_int_equal(steps[8].seen, VK_ONLY(0));    /* sealed */
    assert_int_equal(steps[11].seen, VK_EVERYBODY); /* an open choice */
    assert_int_equal(steps[13].seen, VK_EVERYBODY); /* a die */
    assert_int_equal(steps[14].seen, VK_ONLY(0) | VK_ONLY(1));
}

static void test_nothing_can_be_undone_behind_chance(void **unused)
{
    (void)unused;
    given_reef_dealt();
    assert_int_equal(vk_session_floor(&table, 0), 8);
    assert_int_equal(vk_session_floor(&table, 1), 8);
    assert_int_equal(vk_session_undo(&table, 0, 7), VK_ERR_UNDO);
    assert_int_equal(vk_session_undo(&table, 0, 8), VK_OK);
    assert_int_equal(vk_session_undo(&table, 0, 9), VK_ERR_UNDO);
    assert_int_equal(table.n, 8);
}

static void test_a_sealed_choice_is_taken_back_without_touching_the_others(void **unused)
{
    (void)unused;
    given_reef_dealt();
    act("0 lay kelp; 1 lay limpet; 0 lay cone; 1 lay conch; 0 done");
    assert_int_equal(vk_session_floor(&table, 0), 8);
    assert_int_equal(vk_session_floor(&table, 1), 9);
    assert_int_equal(vk_session_undo(&table, 0, 7), VK_ERR_UNDO);
    assert_int_equal(vk_session_undo(&table, 1, 8), VK_ERR_UNDO);

    /* seat 0 drops its `lay cone; done` and keeps its `lay kelp` */
    assert_int_equal(vk_session_undo(&table, 0, 10), VK_OK);
    assert_int_equal(table.n, 11);
    assert_int_equal(steps[8].act, act_of(&reef_game, "lay kelp"));
    assert_int_equal(steps[9].act, act_of(&reef_game, "lay limpet"));
    assert_int_equal(steps[10].act, act_of(&reef_game, "lay conch"));
    assert_legal(&reef_game, state, 0, "lay kelp; lay cone; lay triton; done");
    assert_legal(&reef_game, state, 1, "done");

    /* and again wholly; then both finish, and what is open stays open */
    assert_int_equal(vk_session_undo(&table, 0, 8), VK_OK);
    assert_int_equal(table.n, 10);
    act("1 done; 0 lay triton; 0 done");
    assert_int_equal(vk_session_floor(&table, 0), table.n);
    assert_int_equal(vk_session_floor(&table, 1), table.n);
    assert_legal(&reef_game, state, 0, "scout 1; scout 2; scout 3; scout 4; raid 1; rest");
}

static void test_own_steps_before_a_sealed_choice_are_out_of_reach_once_others_sealed(void **unused)
{
    (void)unused;
    given_table(&reef_game, 2, "");
    act("* draw kelp; * draw kelp; * draw cone; * draw triton");
    act("* draw limpet; * draw limpet; * draw limpet; * draw conch");
    act("0 done; 1 done; 0 scout 1; * look 1 cone; 1 rest"); /* hands are full: no draws */
    assert_int_equal(table.n, 13);
    assert_int_equal(vk_due(&reef_game, state).kind, VK_SECRET);
    assert_int_equal(vk_session_floor(&table, 1), 12); /* the rest can be taken back */
    act("1 lay limpet");
    assert_int_equal(vk_session_floor(&table, 1), 12);
    act("0 done"); /* but now somebody else stands on it */
    assert_int_equal(vk_session_floor(&table, 1), 13);
    assert_int_equal(vk_session_floor(&table, 0), 14);
    assert_int_equal(vk_session_undo(&table, 0, 14), VK_OK);
    assert_int_equal(vk_session_floor(&table, 1), 12);
}

static void test_open_choices_are_undone_to_the_last_of_somebody_else(void **unused)
{
    (void)unused;
    given_table(&template_game, 2, "storms=off");
    act("* sky clear; 0 pass");
    assert_int_equal(vk_session_floor(&table, 0), 1);
    assert_int_equal(vk_session_floor(&table, 1), 2);
    act("1 pass");
    assert_int_equal(vk_session_floor(&table, 0), 3);
    assert_int_equal(vk_session_floor(&table, 1), 2);
    assert_int_equal(vk_session_undo(&table, 1, 2), VK_OK);
    assert_int_equal(vk_session_undo(&table, 0, 1), VK_OK);
    assert_int_equal(table.n, 1);
    act("0 pass; 1 pass; * sky rain");
    assert_int_equal(vk_session_floor(&table, 1), 4);
}

static void test_rewind_by_consent_goes_anywhere(void **unused)
{
    (void)unused;
    given_reef_dealt();
    uint64_t hash = steps[2].hash;
    act("0 done; 1 done");
    assert_int_equal(vk_session_rewind(&table, 11), VK_ERR_UNDO);
    assert_int_equal(vk_session_rewind(&table, 3), VK_OK);
    assert_int_equal(table.n, 3);
    assert_true(vk_state_hash(&reef_game, state) == hash);
    assert_int_equal(vk_session_rewind(&table, 0), VK_OK);
    assert_legal(&reef_game, state, VK_CHANCE,
                 "draw kelp; draw limpet; draw cowrie; draw cone; draw conch; draw triton");
}

static void test_the_state_and_the_events_of_any_step_can_be_had(void **unused)
{
    static alignas(8) uint8_t past[VK_STATE_MAX];
    static struct event_log log;
    (void)unused;
    given_reef_dealt();
    act("0 lay cone; 0 done; 1 lay conch; 1 done");
    for (uint32_t at = 1; at <= table.n; at++) {
        vk_session_at(&table, at, past, NULL);
        assert_true(vk_state_hash(&reef_game, past) == steps[at - 1].hash);
    }
    event_log_open(&log);
    vk_session_at(&table, 12, past, &log.sink);
    assert_string_equal(event_log_text(&reef_game, &log, VK_SPECTATOR),
                        "ready 1; showed 0 cone 3; showed 1 conch 4");
    event_log_open(&log);
    vk_session_at(&table, 1, past, &log.sink);
    assert_string_equal(event_log_text(&reef_game, &log, 0), "drew 0 kelp");
    assert_string_equal(event_log_text(&reef_game, &log, 1), "drew 0 ?");
    event_log_open(&log);
    vk_session_at(&table, 0, past, &log.sink);
    assert_string_equal(event_log_text(&reef_game, &log, 0), "round_began - 1");
}

/* Play to the end, everybody the usual way, but for one who rests or raids by the step's number. */
static void play_on(const struct vk_chance *luck)
{
    struct vk_actions list;
    while (!vk_due(table.game, state).over) {
        if (vk_session_chance(&table, luck, 0, NULL))
            continue;
        int seat = 0;
        while (!(vk_due(table.game, state).seats >> seat & 1))
            seat++;
        vk_legal(table.game, state, seat, &list);
        vk_action a = list.act[(table.n * 7 + 3) % list.n];
        assert_int_equal(vk_session_act(&table, seat, a, 0, NULL), VK_OK);
    }
}

static void test_chance_is_a_function_of_seed_and_step(void **unused)
{
    static struct vk_step first[CAP];
    struct vk_chance luck = vk_chance_from_seed(77), other = vk_chance_from_seed(78);
    (void)unused;
    given_table(&reef_game, 3, "");
    play_on(&luck);
    uint32_t n = table.n;
    memcpy(first, steps, sizeof first);
    for (uint32_t back = 0; back < n; back += 5) { /* nobody can fish by undo */
        assert_int_equal(vk_session_rewind(&table, back), VK_OK);
        play_on(&luck);
        assert_int_equal(table.n, n);
        assert_memory_equal(steps, first, n * sizeof *steps);
    }
    assert_int_equal(vk_session_verify(&table, &luck), 0);
    assert_int_equal(vk_session_verify(&table, &other), 1);
}

static void test_verify_names_the_first_step_that_chance_did_not_give(void **unused)
{
    struct vk_chance luck = vk_chance_from_seed(5);
    struct vk_actions list;
    (void)unused;
    given_table(&reef_game, 2, "");
    for (int i = 0; i < 4; i++)
        assert_true(vk_session_chance(&table, &luck, 0, NULL));
    vk_legal(&reef_game, state, VK_CHANCE, &list);
    vk_action given = vk_pick_outcome(&list, luck.number(&luck, 5));
    vk_action better = given == list.act[list.n - 1] ? list.act[0] : list.act[list.n - 1];
    assert_int_equal(vk_session_act(&table, VK_CHANCE, better, 0, NULL), VK_OK);
    assert_int_equal(vk_session_verify(&table, &luck), 5); /* the last step counts too */
    play_on(&luck);
    assert_int_equal(vk_session_verify(&table, &luck), 5);
}

/* Wherever one goes back and on: states that are saved on the way are those of a replay from the start. */
static void test_saved_states_are_those_of_a_replay(void **unused)
{
    enum { SAVES = 3 };
    static alignas(8) uint8_t kept[SAVES * VK_STATE_MAX], shorter[VK_STATE_MAX],
        whole[VK_STATE_MAX], near[VK_SAVES_NEAR * VK_STATE_MAX];
    struct vk_chance luck = vk_chance_from_seed(77);
    (void)unused;
    given_table(&reef_game, 3, "");
    table.saves.near_state = near;
    vk_session_keep(&table, kept, SAVES);
    table.saves.gap = 2;
    for (uint32_t back = 0; back < 40; back++) {
        play_on(&luck);
        assert_true(table.saves.n > 0 && table.saves.n <= SAVES && table.saves.gap > 2);
        assert_true(table.n < VK_NEAR_GAP || table.saves.near[0] || table.saves.near[1]);
        struct vk_session plain = table;
        plain.saves = (struct vk_saves){ 0 };
        for (uint32_t at = 0; at <= table.n; at++) {
            vk_session_at(&table, at, shorter, NULL);
            vk_session_at(&plain, at, whole, NULL);
            assert_memory_equal(shorter, whole, reef_game.state_size);
        }
        assert_int_equal(vk_session_rewind(&table, back * 7 % table.n), VK_OK);
        luck = vk_chance_from_seed(back);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_refusals_leave_everything_alone),
        cmocka_unit_test(test_a_refused_setup_opens_nothing),
        cmocka_unit_test(test_steps_say_who_may_read_them),
        cmocka_unit_test(test_nothing_can_be_undone_behind_chance),
        cmocka_unit_test(test_a_sealed_choice_is_taken_back_without_touching_the_others),
        cmocka_unit_test(test_own_steps_before_a_sealed_choice_are_out_of_reach_once_others_sealed),
        cmocka_unit_test(test_open_choices_are_undone_to_the_last_of_somebody_else),
        cmocka_unit_test(test_rewind_by_consent_goes_anywhere),
        cmocka_unit_test(test_the_state_and_the_events_of_any_step_can_be_had),
        cmocka_unit_test(test_chance_is_a_function_of_seed_and_step),
        cmocka_unit_test(test_saved_states_are_those_of_a_replay),
        cmocka_unit_test(test_verify_names_the_first_step_that_chance_did_not_give),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
