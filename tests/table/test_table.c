/*
 * test_table.c - the table alone, without a house, for every game: its beginning, steps, the numbers of
 * its viewers, undo to the barrier and over it, undo by consent, the quiet point, questions to bots and
 * answers that come too late, play from here.
 */
#include "support/brief.h"
#include "support/kept.h"
#include "table/move.h"
#include "table/say.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONG = 150 /* steps of a game that is not played to its end */ };

static uint64_t now_hash(const struct vk_table *t)
{
    return vk_state_hash(t->game.game, t->game.state);
}

/* ---- A game from its beginning to its end -------------------------------------------------- */

/* Whoever was told of none of the steps since sees what he saw, under the number that he had. */
static int check_sights(const struct vk_table *t, uint32_t from, const struct vk_sights *before)
{
    uint16_t changed = vk_table_changed(t, before);
    int untold = 0;
    for (int v = 0; v < VK_VIEWERS; v++) {
        uint32_t n = 0;
        if (v >= t->game.setup.seats && v != VK_SPECTATOR)
            continue;
        for (uint32_t i = from; i < t->game.n; i++)
            n += t->told[i] >> v & 1;
        if (n == 0)
            assert_false(changed >> v & 1);
        untold += n == 0;
        assert_int_equal(vk_table_number(t, v, t->game.n), before->number[v] + n);
        assert_int_equal(vk_table_at(t, v, before->number[v] + n), t->game.n);
    }
    return untold;
}

static int n_untold;

static void play_whole(const struct vk_game *g, int seats)
{
    struct kept k;
    struct vk_sights before;
    kept_begin(&k, g, seats);
    assert_int_equal(vk_session_verify(&k.t.game, &k.t.chance), 0);
    for (uint32_t from; vk_table_is_running(&k.t);) {
        bool looks = !is_brief() || kept_draw(&k, 6) == 0;
        from = k.t.game.n;
        if (looks)
            vk_table_sights(&k.t, &before);
        assert_true(kept_play(&k));
        if (looks && vk_table_is_running(&k.t))
            n_untold += check_sights(&k.t, from, &before);
    }
    assert_true(vk_table_is_over(&k.t));
    assert_int_equal(vk_table_due(&k.t), 0);
    assert_int_equal(vk_session_verify(&k.t.game, &k.t.chance), 0);
    for (int v = 0; v < seats; v++)
        assert_int_equal(vk_table_number(&k.t, v, k.t.game.n), k.t.game.n);
    vk_action a = k.t.game.step[k.t.game.n - 1].act;
    assert_int_equal(vk_table_act(&k.t, 0, a, &k.clerk), VK_ERR_OVER);

    struct kept again;
    struct vk_journal_fault no = { 0 };
    kept_sit(&again, seats);
    assert_true(vk_table_read(&again.t, k.text, k.n, &no));
    assert_int_equal(again.t.game.n, k.t.game.n);
    assert_int_equal(now_hash(&again.t), now_hash(&k.t));
    assert_memory_equal(again.t.told, k.t.told, k.t.game.n * sizeof *k.t.told);
    k.text[k.n / 2] ^= 1;
    vk_table_drop(&again.t);
    assert_false(vk_table_read(&again.t, k.text, k.n, &no));
    assert_null(again.t.game.state);
    kept_leave(&again);
    kept_leave(&k);
}

static void test_whole_games(void **state)
{
    (void)state;
    n_untold = 0;
    with_every_game(play_whole);
    assert_true(n_untold > brief_of(100)); /* sealed choices are among them */
}

/* ---- What is said -------------------------------------------------------------------------- */

static void write_row(const struct vk_house *self, const char *key, struct vk_json *j)
{
    (void)self;
    vk_json_null(j, key);
}

static const struct vk_house no_house = { .row = write_row };

static char said[4 * KEPT_TEXT];

static struct vk_out listen(void)
{
    return vk_out_to(said, sizeof said);
}

/* Each viewer is told all steps that it counts, and its greeting has the number of the last. */
static void say_all(const struct vk_game *g, int seats)
{
    struct kept k;
    kept_begin(&k, g, seats);
    while (k.t.game.n < LONG && kept_play(&k))
        for (int v = 0; v < VK_VIEWERS; v++) {
            char number[40];
            if ((v >= seats && v != VK_SPECTATOR) || k.t.game.n % 5)
                continue;
            struct vk_out out = listen();
            struct vk_json j = vk_json_to(&out);
            uint32_t n = vk_table_number(&k.t, v, k.t.game.n);
            assert_int_equal(vk_say_steps(&k.t, v, v, 1, n, &j), n);
            assert_int_equal(j.depth, 0);
            out = listen();
            j = vk_json_to(&out);
            vk_say_hello(&k.t, v, k.clerk.now, 0, &no_house, &j);
            assert_true(vk_out_ok(&out) && j.depth == 0);
            (void)snprintf(number, sizeof number, "\"step\":%u,\"view\":{", (unsigned)n);
            assert_non_null(strstr(said, number));
        }
    kept_leave(&k);
}

static void test_said(void **state)
{
    (void)state;
    with_every_game(say_all);
}

/* ---- Undo ---------------------------------------------------------------------------------- */

static int n_undone, n_barred;

/* The seat that has just moved goes back as far as it may, and no further. */
static void try_undo(struct kept *k, int seat)
{
    struct vk_table *t = &k->t;
    uint64_t hash = now_hash(t);
    uint32_t n = t->game.n, to = 0, floor = vk_table_floor(t, seat);
    uint32_t number = vk_table_number(t, seat, floor);
    if (number > 0) {
        assert_int_equal(vk_table_undo(t, seat, number - 1, &k->clerk, &to), VK_ERR_UNDO);
        assert_int_equal(t->game.n, n);
        assert_int_equal(now_hash(t), hash);
        n_barred++;
    }
    if (number == vk_table_number(t, seat, n)) {
        assert_int_equal(vk_table_undo(t, seat, number, &k->clerk, &to), VK_ERR_UNDO);
        assert_int_equal(now_hash(t), hash);
        return;
    }
    assert_int_equal(vk_table_undo(t, seat, number, &k->clerk, &to), VK_OK);
    assert_true(t->game.n < n && to >= floor); /* a quiet answer is not given again: he is asked */
    assert_int_equal(vk_table_number(t, seat, to), number);
    n_undone++;
}

static void undo_alone(const struct vk_game *g, int seats)
{
    struct kept k;
    kept_begin(&k, g, seats);
    for (int i = 0; i < (is_brief() ? LONG : 2 * LONG); i++) {
        vk_action a;
        int seat = kept_step(&k, &a);
        if (seat < 0)
            break;
        assert_int_equal(vk_table_act(&k.t, seat, a, &k.clerk), VK_OK);
        if (i % 3 == 0 && vk_table_is_running(&k.t))
            try_undo(&k, seat);
    }
    struct kept again;
    struct vk_journal_fault no = { 0 };
    kept_sit(&again, seats);
    assert_true(
        vk_table_read(&again.t, k.text, k.n, &no)); /* the undone steps are in the journal */
    assert_int_equal(now_hash(&again.t), now_hash(&k.t));
    kept_leave(&again);
    kept_leave(&k);
}

static void test_undo_alone(void **state)
{
    (void)state;
    n_undone = n_barred = 0;
    with_every_number(undo_alone);
    assert_true(n_undone > 50 && n_barred > 50);
}

/* Plays until every seat has moved. */
static bool all_have_moved(struct kept *k)
{
    for (int i = 0; i < LONG; i++) {
        int n = 0;
        for (int seat = 0; seat < k->t.game.setup.seats; seat++)
            n += vk_table_own_last(&k->t, seat) > 0;
        if (n == k->t.game.setup.seats)
            return vk_table_is_running(&k->t);
        if (!kept_play(k))
            return false;
    }
    return false;
}

static void undo_together(const struct vk_game *g, int seats)
{
    struct kept k;
    if (seats < 3)
        return;
    kept_begin(&k, g, seats);
    struct vk_table *t = &k.t;
    assert_true(all_have_moved(&k));
    t->seat[2].who = VK_SEAT_BOT;
    uint32_t own = vk_table_own_last(t, 0), number = vk_table_number(t, 0, own - 1);
    unsigned people = ((1u << seats) - 1) & ~5u;

    t->is_strict = true;
    assert_int_equal(vk_table_ask(t, 0, number, 0), VK_ERR_UNDO);
    t->is_strict = false;
    assert_int_equal(vk_table_ask(t, 0, vk_table_number(t, 0, t->game.n), 0), VK_ERR_NOTHING);
    assert_int_equal(vk_table_answer(t, 1, true), VK_ERR_STALE);
    assert_int_equal(vk_table_ask(t, 0, number, 9), VK_OK);
    assert_int_equal(t->asked.wait, people);
    assert_int_equal(t->asked.yes, 5); /* who asks, and the bot */
    assert_int_equal(vk_table_withdraw(t, 1), VK_ERR_STALE);
    assert_int_equal(vk_table_answer(t, 1, false), VK_OK);
    assert_int_equal(t->answer.how, VK_REFUSED);
    assert_int_equal(t->answer.seat, 1);
    assert_false(t->asked.is_open);

    assert_int_equal(vk_table_ask(t, 0, number, 9), VK_OK);
    assert_int_equal(vk_table_withdraw(t, 0), VK_OK);
    assert_int_equal(t->answer.how, VK_WITHDRAWN);
    assert_int_equal(vk_table_ask(t, 0, number, 9), VK_OK);
    for (int seat = 1; seat < seats; seat++) {
        assert_int_equal(vk_table_is_agreed(t), people >> seat == 0);
        if (people >> seat & 1)
            assert_int_equal(vk_table_answer(t, seat, true), VK_OK);
    }
    assert_true(vk_table_is_agreed(t));
    assert_true(vk_table_go_back(t, &k.clerk) < own);
    assert_true(vk_table_own_last(t, 0) < own);
    assert_true(vk_table_close(t, VK_AGREED, VK_NONE));
    assert_false(vk_table_close(t, VK_MOVED, 0));
    kept_leave(&k);
}

static void test_undo_together(void **state)
{
    (void)state;
    with_every_game(undo_together);
}

/* ---- The quiet point ----------------------------------------------------------------------- */

static int n_quiet;

static bool is_at_quiet_point(const struct vk_table *t)
{
    const struct vk_game *g = t->game.game;
    return g->quiet_point && vk_table_is_running(t) &&
           vk_due(g, t->game.state).point == g->quiet_point;
}

/* Only whoever raised a hand, and bots, are asked there. */
static void be_quiet(const struct vk_game *g, int seats)
{
    for (int way = 0; way < 3; way++) {
        struct kept k;
        kept_begin(&k, g, seats);
        if (way == 1)
            k.t.hands = 1;
        if (way == 2)
            k.t.seat[0].who = VK_SEAT_BOT;
        for (int i = 0; i < LONG && kept_play(&k); i++)
            if (is_at_quiet_point(&k.t)) {
                assert_true(way > 0);
                assert_int_equal(vk_top_of(k.t.game.state)->seat, 0);
                n_quiet++;
            }
        kept_leave(&k);
    }
}

static void test_quiet_point(void **state)
{
    (void)state;
    n_quiet = 0;
    with_every_game(be_quiet);
    assert_true(n_quiet > 0);
}

/* ---- Bots ---------------------------------------------------------------------------------- */

static void ask_bot(const struct vk_game *g, int seats)
{
    static _Alignas(8) uint8_t seen[VK_STATE_MAX];
    struct kept k;
    struct vk_question q;
    struct vk_thought thought[3];
    int n = 0;
    kept_begin(&k, g, seats);
    assert_int_equal(vk_table_bot_due(&k.t), -1);
    for (int i = 0; i < seats; i++) {
        k.t.seat[i].who = VK_SEAT_BOT;
        memcpy(k.t.seat[i].level, "greedy", sizeof "greedy");
        k.t.bot_seed[i] = 100 + (uint64_t)i;
    }
    for (int i = 0; i < 20 && vk_table_is_running(&k.t); i++) {
        int seat = vk_table_bot_due(&k.t);
        assert_true(vk_table_due(&k.t) >> seat & 1);
        vk_table_question(&k.t, seat, NULL, &q, seen);
        assert_string_equal(q.level.id, "greedy");
        assert_int_equal(q.seed, 100 + (uint64_t)seat);
        assert_int_equal(vk_bot_memory(g, &q.level), 0);
        vk_action a = vk_question_answer(&q, seen, NULL, 0, thought, 3, &n);
        assert_true(vk_table_fits(&k.t, &q));
        struct vk_out out = listen();
        struct vk_json j = vk_json_to(&out);
        vk_say_hint(&k.t, "c-1", &q, seen, thought, n, &j);
        assert_true(vk_out_ok(&out) &&
                    strstr(said, "{\"type\":\"hint\",\"id\":\"c-1\",\"moves\":["));
        assert_int_equal(vk_table_act(&k.t, seat, a, &k.clerk), VK_OK);
        assert_false(vk_table_fits(&k.t, &q)); /* it came too late for a second time */
    }
    kept_leave(&k);
}

static void test_bots(void **state)
{
    (void)state;
    with_every_game(ask_bot);
}

/* A move that is judged: what it gives away against the best, which is told with its reasons. */
static void test_judged(void **state)
{
    static _Alignas(8) uint8_t seen[VK_STATE_MAX];
    static _Alignas(16) uint8_t memory[1 << 20];
    const struct vk_game *g = vk_game_by_id("konane");
    struct kept k;
    struct vk_question q;
    struct vk_thought thought[VK_JUDGED];
    int n = 0;
    (void)state;
    kept_begin(&k, g, 2);
    for (int i = 0; i < 2; i++) {
        struct vk_actions list;
        vk_legal(g, k.t.game.state, i, &list);
        assert_int_equal(vk_table_act(&k.t, i, list.act[0], &k.clerk), VK_OK);
    }
    vk_table_question(&k.t, 0, "normal:200", &q, seen);
    assert_int_equal(q.watched, VK_NO_ACTION);
    struct vk_actions list;
    vk_legal(g, seen, 0, &list);
    uint32_t of_a_hint = q.level.iterations;
    vk_question_watch(&q, list.act[list.n - 1]);
    assert_true(q.level.iterations - q.level.iterations / 4 >= of_a_hint);
    assert_true(vk_bot_memory(g, &q.level) <= sizeof memory);
    vk_question_answer(&q, seen, memory, sizeof memory, thought, VK_JUDGED, &n);
    int place = -1;
    for (int i = 0; i < n; i++)
        place = thought[i].act == q.watched ? i : place;
    assert_true(place >= 0);
    struct vk_out out = listen();
    struct vk_json j = vk_json_to(&out);
    vk_say_judged(&k.t, "c-1", &q, seen, thought, n, &j);
    assert_true(vk_out_ok(&out));
    assert_non_null(strstr(said, "{\"type\":\"judged\",\"id\":\"c-1\",\"lost\":"));
    assert_non_null(strstr(said, "\"then\":["));
    kept_leave(&k);
}

/* What can be made in any order, and what luck may have made of it, is no mistake. */
static void test_no_mistake(void **state)
{
    static const struct {
        uint32_t visits; /* of what was chosen */
        float next;      /* the second best */
        int8_t from, to; /* whose line goes on with what; -1: none */
        int lost;
    } cases[] = { { 150, 0.69f, -1, 0, 20 }, { 20, 0.69f, -1, 0, 0 }, { 150, 0.69f, 0, 2, 0 },
                  { 150, 0.69f, 1, 2, 0 },   { 150, 0.69f, 2, 0, 0 }, { 150, 0.60f, 1, 2, 20 } };
    static _Alignas(8) uint8_t seen[VK_STATE_MAX];
    struct kept k;
    struct vk_question q;
    struct vk_actions list;
    (void)state;
    kept_begin(&k, vk_game_by_id("konane"), 2);
    vk_table_question(&k.t, 0, "normal", &q, seen);
    vk_legal(q.game, seen, 0, &list);
    q.watched = list.act[2];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct vk_thought rows[] = {
            { .act = list.act[0], .visits = 300, .value = 0.70f },
            { .act = list.act[1], .visits = 200, .value = cases[i].next },
            { .act = list.act[2], .visits = cases[i].visits, .value = 0.50f },
        };
        int lost = -1, from = cases[i].from;
        if (from >= 0)
            rows[from].then[rows[from].n_then++] = list.act[cases[i].to];
        struct vk_out out = listen();
        struct vk_json j = vk_json_to(&out);
        vk_say_judged(&k.t, "c-1", &q, seen, rows, 3, &j);
        assert_int_equal(sscanf(strstr(said, "\"lost\":"), "\"lost\":%d", &lost), 1);
        assert_int_equal(lost, cases[i].lost);
    }
    kept_leave(&k);
}

/* ---- A step that was written down, and play from here -------------------------------------- */

static void understand(const struct vk_game *g, int seats)
{
    struct kept k;
    vk_action a, read;
    const char *why = NULL;
    char text[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    kept_begin(&k, g, seats);
    int seat = kept_step(&k, &a);
    uint32_t number = vk_table_number(&k.t, seat, k.t.game.n);
    vk_action_write(g, a, &out);
    assert_int_equal(vk_table_understand(&k.t, seat, number, text, &read, &why), VK_OK);
    assert_int_equal(read, a);
    assert_int_equal(vk_table_understand(&k.t, seat, number, "dance", &read, &why), VK_ERR_ILLEGAL);
    assert_non_null(why);
    if (number > 0)
        assert_int_equal(vk_table_understand(&k.t, seat, number - 1, text, &read, &why),
                         VK_ERR_STALE);
    k.t.is_given_up = true;
    assert_int_equal(vk_table_understand(&k.t, seat, number, text, &read, &why), VK_ERR_OVER);
    kept_leave(&k);
}

static void test_understood(void **state)
{
    (void)state;
    with_every_game(understand);
}

static void branch(const struct vk_game *g, int seats)
{
    struct kept k, other;
    kept_begin(&k, g, seats);
    k.t.hands = VK_EVERYBODY; /* some are asked at the quiet point, and answer as they like */
    while ((!is_brief() || k.t.game.n < 2 * LONG) && kept_play(&k))
        continue;
    uint32_t n = k.t.game.n / 2;
    assert_true(vk_table_is_open_after(&k.t, n));
    assert_false(vk_table_is_open_after(&k.t, k.t.game.n));
    kept_sit(&other, seats);
    vk_table_begin_like(&other.t, &k.t, n, &other.clerk);
    assert_true(other.t.game.n >= n);
    for (uint32_t i = 0; i < n; i++)
        assert_int_equal(other.t.game.step[i].hash, k.t.game.step[i].hash);
    assert_int_equal(other.t.hands, 0);
    kept_leave(&other);
    kept_leave(&k);
}

static void test_branch(void **state)
{
    (void)state;
    with_every_game(branch);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole_games), cmocka_unit_test(test_said),
        cmocka_unit_test(test_undo_alone),  cmocka_unit_test(test_undo_together),
        cmocka_unit_test(test_quiet_point), cmocka_unit_test(test_bots),
        cmocka_unit_test(test_understood),  cmocka_unit_test(test_branch),
        cmocka_unit_test(test_judged),      cmocka_unit_test(test_no_mistake),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
