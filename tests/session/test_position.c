/*
 * test_position.c - positions as texts: in every game what is written is read again, step for step and byte for byte,
 * whatever the options; a text that was changed, cut or made elsewhere is refused with a sentence.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "session/position.h"
#include "support/brief.h"
#include "support/setups.h"
#include "vaka/registry.h"
#include <stdlib.h>
#include <string.h>

enum { STEPS = 6000 };

struct played {
    struct vk_session t;
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    struct vk_step step[STEPS];
};

static struct played one, two;
static char text[VK_POSITION_MAX + 1];
static struct vk_actions list;
static struct vk_position_fault no;

static bool read_again(const char *from)
{
    memset(&two, 0, sizeof two);
    two.t = (struct vk_session){ .state = two.state, .step = two.step, .cap = STEPS };
    return vk_position_read(from, &two.t, &no);
}

/* A game at random, `most` steps of it at most. */
static bool play(const struct vk_game *g, const struct vk_setup *cfg, uint64_t seed, uint32_t most)
{
    struct vk_rng rng = vk_rng_from(seed, 3);
    struct vk_refusal refusal;
    if (vk_session_open(&one.t, g, cfg, one.state, one.step, STEPS, &refusal, NULL) != VK_OK)
        return false;
    for (struct vk_due due; one.t.n < most && !(due = vk_due(g, one.state)).over;) {
        int seat = VK_CHANCE;
        if (due.kind != VK_RANDOM)
            do
                seat = (int)vk_rng_below(&rng, cfg->seats); /* sealed choices in any order */
            while (!(due.seats >> seat & 1));
        vk_legal(g, one.state, seat, &list);
        vk_action a = list.act[vk_rng_below(&rng, list.n)];
        assert_int_equal(vk_session_act(&one.t, seat, a, 0, NULL), VK_OK);
    }
    return true;
}

static void write_at(uint32_t at)
{
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_position_write(&one.t, at, &out);
    assert_true(vk_out_ok(&out));
}

static void comes_back(uint32_t at)
{
    _Alignas(8) uint8_t then[VK_STATE_MAX];
    write_at(at);
    vk_session_at(&one.t, at, then, NULL);
    if (!read_again(text))
        fail_msg("%s: %s", text, no.why);
    assert_int_equal(two.t.n, at);
    assert_memory_equal(two.state, then, one.t.game->state_size);
    for (uint32_t i = 0; i < at; i++) {
        assert_int_equal(two.step[i].seat, one.step[i].seat);
        assert_int_equal(two.step[i].act, one.step[i].act);
        assert_int_equal(two.step[i].seen, one.step[i].seen);
    }
}

static void a_setup_comes_back(void *context, const struct vk_setup *cfg, enum setup_kind kind)
{
    uint64_t *seed = context;
    if (!play(one.t.game, cfg, ++*seed, kind == SETUP_STANDARD ? STEPS : 120))
        return;
    comes_back(0);
    comes_back(one.t.n / 2);
    comes_back(one.t.n);
}

static void every_position_comes_back(void **state)
{
    (void)state;
    uint64_t seed = 0;
    for (int i = 0; i < vk_n_games; i++)
        for (int seats = vk_games[i]->seats_min; seats <= vk_games[i]->seats_max; seats++) {
            one.t.game = vk_games[i];
            each_setup(vk_games[i], seats, brief_of(12), a_setup_comes_back, &seed);
        }
}

static void given_a_position(const char *game, uint32_t steps)
{
    struct vk_setup cfg;
    const struct vk_game *g = vk_game_by_id(game);
    vk_setup_standard(g, 2, &cfg);
    assert_true(play(g, &cfg, 5, steps));
    write_at(one.t.n);
}

static void one_changed_letter_is_refused(void **state)
{
    (void)state;
    given_a_position("polynesia", 40);
    for (size_t i = 0; text[i]; i++) {
        char was = text[i];
        text[i] = was == 'A' ? 'B' : 'A';
        assert_false(read_again(text));
        assert_true(strlen(no.why) > 10);
        text[i] = '\xC3';
        assert_false(read_again(text));
        text[i] = was;
    }
    assert_true(read_again(text));
}

static void a_cut_or_longer_text_is_refused(void **state)
{
    (void)state;
    given_a_position("konane", 20);
    size_t n = strlen(text);
    for (size_t i = 0; i < n; i++) {
        char was = text[i];
        text[i] = '\0';
        assert_false(read_again(text));
        text[i] = was;
    }
    memcpy(text + n, "A", 2);
    assert_false(read_again(text));
    assert_string_equal(no.why, "it is damaged or was not copied whole");
}

static void what_comes_from_elsewhere_is_named(void **state)
{
    (void)state;
    assert_false(read_again("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    assert_string_equal(no.why, "it is no position of Vaka");
    assert_false(read_again(""));
    assert_string_equal(no.why, "it is no position of Vaka");
    assert_false(read_again("vaka2.polynesia.AAAAAAAAAAAA"));
    assert_string_equal(no.why, "it was made by a newer Vaka");
}

/* Other rules are no damage: whoever has such a link is told so. */
static void other_rules_are_told_apart(void **state)
{
    (void)state;
    struct vk_game other = *vk_game_by_id("konane");
    given_a_position("konane", 20);
    other.rules_version++;
    one.t.game = &other;
    write_at(one.t.n);
    assert_false(read_again(text));
    assert_true(no.is_of_other_rules);
}

static void there_must_be_room(void **state)
{
    (void)state;
    struct vk_position_head head;
    given_a_position("polynesia", 40);
    assert_true(vk_position_read_head(text, &head, &no));
    assert_int_equal(head.n, 40);
    assert_int_equal(head.setup.seats, 2);
    two.t = (struct vk_session){ .state = two.state, .step = two.step, .cap = 39 };
    assert_false(vk_position_read(text, &two.t, &no));
}

/* What everybody saw may be shared while the game runs; a hand that was drawn may not. */
static void secrets_are_seen(void **state)
{
    (void)state;
    given_a_position("konane", 20);
    assert_true(vk_position_is_public(&one.t, one.t.n));
    given_a_position("raiatea", 40);
    bool has_secrets = false;
    for (uint32_t i = 0; i < one.t.n; i++)
        has_secrets = has_secrets || !(one.step[i].seen >> VK_SPECTATOR & 1);
    assert_int_equal(vk_position_is_public(&one.t, one.t.n), !has_secrets);
    assert_true(has_secrets);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_position_comes_back),
        cmocka_unit_test(one_changed_letter_is_refused),
        cmocka_unit_test(a_cut_or_longer_text_is_refused),
        cmocka_unit_test(what_comes_from_elsewhere_is_named),
        cmocka_unit_test(other_rules_are_told_apart),
        cmocka_unit_test(there_must_be_room),
        cmocka_unit_test(secrets_are_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
