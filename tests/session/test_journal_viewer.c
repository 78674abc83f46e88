/*
 * test_journal_viewer.c - the journal that a viewer may have while the game runs: not a byte of it
 * may depend on what that viewer does not know.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "journal_kit.h"

static struct kit one, two;
static struct copy copy;
static char text[TEXT], other[TEXT];

/* The table of Reef at which seat 0 drew and sealed this or that; seat 1 always the same. */
static void given_hands(struct kit *k, const char *draw, const char *lay)
{
    char act[VK_ACTION_TEXT];
    k->head = (struct vk_journal_head){ .name = { "A", "B" }, .seed = 4711 };
    kit_open(k, &reef_game, 2, "");
    struct vk_out out = vk_out_to(act, sizeof act);
    vk_put(&out, "draw ");
    vk_put(&out, draw);
    assert_int_equal(kit_act(k, VK_CHANCE, act_of(&reef_game, act)), VK_OK);
    for (int i = 0; i < 7; i++)
        assert_int_equal(kit_act(k, VK_CHANCE, act_of(&reef_game, "draw kelp")), VK_OK);
    out = vk_out_to(act, sizeof act);
    vk_put(&out, "lay ");
    vk_put(&out, lay);
    assert_int_equal(kit_act(k, 0, act_of(&reef_game, act)), VK_OK);
    assert_int_equal(kit_act(k, 1, act_of(&reef_game, "lay kelp")), VK_OK);
    assert_int_equal(kit_act(k, 0, act_of(&reef_game, "done")), VK_OK);
}

static void write_for(const struct kit *k, int viewer, char *buf)
{
    struct vk_out out = vk_out_to(buf, TEXT);
    vk_journal_write_for(&(struct vk_journal){ 0 }, &k->t, &k->head, viewer, &out);
    assert_true(vk_out_ok(&out));
}

static void test_worlds_that_look_the_same_have_the_same_journal(void **unused)
{
    (void)unused;
    given_hands(&one, "triton", "triton");
    given_hands(&two, "cone", "kelp");
    for (int viewer = 1; viewer <= VK_SPECTATOR; viewer += VK_SPECTATOR - 1) {
        write_for(&one, viewer, text);
        write_for(&two, viewer, other);
        assert_string_equal(text, other);
    }
    write_for(&one, 0, text);
    write_for(&two, 0, other);
    assert_string_not_equal(text, other);
}

static void test_a_viewer_reads_what_it_may(void **unused)
{
    (void)unused;
    given_hands(&one, "triton", "triton");
    write_for(&one, 0, text);
    assert_non_null(strstr(text, "{\"n\":1,\"seat\":\"chance\",\"do\":\"draw triton\""));
    assert_non_null(strstr(text, "{\"n\":5,\"seat\":\"chance\",\"do\":null"));
    assert_non_null(strstr(text, "{\"n\":9,\"seat\":0,\"do\":\"lay triton\""));
    assert_non_null(strstr(text, "{\"n\":10,\"seat\":1,\"do\":null"));
    assert_non_null(strstr(text, "\"viewer\":0,"));
    write_for(&one, VK_SPECTATOR, text);
    assert_null(strstr(text, "triton"));
    assert_null(strstr(text, "lay"));
    assert_non_null(strstr(text, "\"viewer\":\"spectator\","));
}

static void test_the_seed_is_withheld(void **unused)
{
    (void)unused;
    given_hands(&one, "triton", "triton");
    assert_non_null(strstr(one.text, "4711"));
    for (int viewer = 0; viewer <= 1; viewer++) {
        write_for(&one, viewer, text);
        assert_null(strstr(text, "4711"));
        assert_non_null(strstr(text, "\"chance\":{\"kind\":\"seed\",\"seed\":null}"));
    }
}

static void test_hashes_are_those_of_the_view(void **unused)
{
    static alignas(8) uint8_t view[VK_STATE_MAX];
    char hash[64];
    (void)unused;
    given_hands(&one, "triton", "triton");
    write_for(&one, 1, text);
    vk_view(&reef_game, one.state, 1, view);
    struct vk_out out = vk_out_to(hash, sizeof hash);
    vk_put(&out, "\"hash\":\"");
    vk_put_hex64(&out, vk_state_hash(&reef_game, view));
    assert_non_null(strstr(strstr(text, "{\"n\":11,"), hash));
    out = vk_out_to(hash, sizeof hash);
    vk_put_hex64(&out, vk_state_hash(&reef_game, one.state));
    assert_null(strstr(text, hash));
    assert_non_null(strstr(one.text, hash));
}

static void test_the_referee_gets_all(void **unused)
{
    (void)unused;
    given_hands(&one, "triton", "triton");
    write_for(&one, VK_REFEREE, text);
    assert_string_equal(text, one.text);
}

static void test_a_filtered_journal_cannot_be_replayed(void **unused)
{
    (void)unused;
    given_hands(&one, "triton", "triton");
    write_for(&one, 1, text);
    assert_false(copy_read(&copy, text, strlen(text), NULL));
    assert_int_equal(copy.no.line, 1);
    assert_string_equal(copy.no.why,
                        "this journal was filtered for one viewer and cannot be replayed");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_worlds_that_look_the_same_have_the_same_journal),
        cmocka_unit_test(test_a_viewer_reads_what_it_may),
        cmocka_unit_test(test_the_seed_is_withheld),
        cmocka_unit_test(test_hashes_are_those_of_the_view),
        cmocka_unit_test(test_the_referee_gets_all),
        cmocka_unit_test(test_a_filtered_journal_cannot_be_replayed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
