/*
 * test_fair.c - luck that can be verified: numbers against an independent BLAKE2b (Python's
 * hashlib), commitments, and whole games against the secret that they publish.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "journal_kit.h"
#include "session/fair.h"

static struct kit kit;
static struct copy copy;

static void counting_secret(uint8_t secret[32])
{
    for (int i = 0; i < 32; i++)
        secret[i] = (uint8_t)i;
}

/* hashlib.blake2b(bytes(range(32)), digest_size=32).hexdigest() */
static void test_the_commitment_is_blake2b_of_the_secret(void **unused)
{
    static const uint8_t expected[32] = { 0xcb, 0x2f, 0x51, 0x60, 0xfc, 0x1f, 0x7e, 0x05,
                                          0xa5, 0x5e, 0xf4, 0x9d, 0x34, 0x0b, 0x48, 0xda,
                                          0x2e, 0x5a, 0x78, 0x09, 0x9d, 0x53, 0x39, 0x33,
                                          0x51, 0xcd, 0x57, 0x9d, 0xd4, 0x25, 0x03, 0xd6 };
    uint8_t secret[32], commit[32];
    (void)unused;
    counting_secret(secret);
    vk_fair_commit(secret, commit);
    assert_memory_equal(commit, expected, 32);
    assert_true(vk_fair_fits(secret, commit));
    secret[31] ^= 1;
    assert_false(vk_fair_fits(secret, commit));
}

/* hashlib.blake2b(n.to_bytes(4, 'little'), key=bytes(range(32)), digest_size=32).digest()[:8] */
static void test_numbers_are_keyed_blake2b_of_the_step(void **unused)
{
    uint8_t secret[32];
    (void)unused;
    counting_secret(secret);
    struct vk_chance luck = vk_chance_from_secret(secret);
    assert_true(luck.number(&luck, 1) == 0xe2ad8ffd5e820193u);
    assert_true(luck.number(&luck, 2) == 0xa372df3c4f0f06bcu);
    assert_true(luck.number(&luck, 300) == 0x16ae0d040b70d63fu);
    assert_true(luck.number(&luck, 70000) == 0x5021ef607980bd2au);
}

static void test_new_secrets_differ(void **unused)
{
    uint8_t a[32], b[32];
    (void)unused;
    assert_true(vk_fair_new(a));
    assert_true(vk_fair_new(b));
    assert_memory_not_equal(a, b, 32);
}

static void test_a_fair_game_is_verified_from_its_journal(void **unused)
{
    uint8_t secret[32], wrong[32];
    (void)unused;
    counting_secret(secret);
    memcpy(wrong, secret, 32);
    wrong[0] ^= 1;
    struct vk_chance luck = vk_chance_from_secret(secret);
    kit.head = (struct vk_journal_head){ .chance_kind = VK_CHANCE_FAIR };
    vk_fair_commit(secret, kit.head.commit);
    kit_open(&kit, &reef_game, 3, "");
    kit_play(&kit, &luck, CAP);
    vk_journal_write_end(&kit.j, &kit.t, secret, 0, &kit.out);

    assert_true(copy_read(&copy, kit.text, kit.out.len, NULL));
    assert_int_equal(copy.head.chance_kind, VK_CHANCE_FAIR);
    assert_true(copy.end.has_secret);
    assert_true(vk_fair_fits(copy.end.secret, copy.head.commit));
    struct vk_chance published = vk_chance_from_secret(copy.end.secret);
    assert_int_equal(vk_session_verify(&copy.t, &published), 0);
    struct vk_chance false_luck = vk_chance_from_secret(wrong);
    assert_int_not_equal(vk_session_verify(&copy.t, &false_luck), 0);
}

/* A game that began on a seed, went to a house with fair luck and came back: each part has its own. */
static void test_a_game_with_other_luck_is_verified_part_by_part(void **unused)
{
    uint8_t secret[32];
    struct vk_chance chance[1 + VK_PAST_LUCKS], seed = vk_chance_from_seed(7);
    (void)unused;
    counting_secret(secret);
    struct vk_chance fair = vk_chance_from_secret(secret);
    kit.head = (struct vk_journal_head){ .chance_kind = VK_CHANCE_SEED, .seed = 7 };
    kit_open(&kit, &reef_game, 3, "");
    kit_play(&kit, &seed, 12);
    uint32_t first = kit.t.n;
    struct vk_luck_place at = { &reef_game, kit.t.state, first, first, VK_REFEREE };
    assert_true(vk_luck_ends(&kit.head, first, NULL, 5));
    kit.head.chance_kind = VK_CHANCE_FAIR;
    vk_fair_commit(secret, kit.head.commit);
    assert_int_equal(vk_journal_write_lucks(&kit.j, &kit.head, 0, &at, &kit.out), 1);
    kit_play(&kit, &fair, CAP);
    vk_journal_write_end(&kit.j, &kit.t, secret, 0, &kit.out);

    assert_true(copy_read(&copy, kit.text, kit.out.len, NULL));
    assert_int_equal(copy.head.chance_kind, VK_CHANCE_FAIR);
    assert_int_equal(copy.head.n_past, 1);
    assert_int_equal(copy.head.past[0].until, first);
    assert_int_equal(copy.head.past[0].seed, 7);
    assert_null(vk_chances_of_journal(&copy.head, &copy.end, chance));
    assert_int_equal(vk_session_verify_part(&copy.t, &chance[0], 0, first), 0);
    assert_int_equal(vk_session_verify_part(&copy.t, &chance[1], first, copy.t.n), 0);
    assert_int_not_equal(vk_session_verify(&copy.t, &chance[0]), 0);
    assert_int_not_equal(vk_session_verify(&copy.t, &chance[1]), 0);

    /* What was opened must be what was promised. */
    copy.end.secret[0] ^= 1;
    assert_non_null(vk_chances_of_journal(&copy.head, &copy.end, chance));
    copy.end.secret[0] ^= 1;
    copy.head.past[0].kind = VK_CHANCE_FAIR;
    assert_non_null(vk_chances_of_journal(&copy.head, &copy.end, chance));

    /* Whoever goes back past the change plays with the luck of now. */
    vk_luck_undone(&copy.head, first - 3);
    assert_int_equal(copy.head.past[0].until, first - 3);
    for (int i = 1; i < VK_PAST_LUCKS; i++)
        assert_true(vk_luck_ends(&kit.head, kit.t.n, secret, 5));
    assert_false(vk_luck_ends(&kit.head, kit.t.n, secret, 5));
}

/* Chance gets 6 shells by weight 10 8 8 6 6 4: chi-square of 42,000 draws, 5 degrees of freedom. */
static void test_draws_follow_their_weights(void **unused)
{
    static const int weight[6] = { 10, 8, 8, 6, 6, 4 };
    static alignas(8) uint8_t state[VK_STATE_MAX];
    struct vk_actions list;
    uint8_t secret[32];
    int drawn[6] = { 0 };
    double chi = 0;
    (void)unused;
    counting_secret(secret);
    struct vk_chance luck = vk_chance_from_secret(secret);
    start_game(&reef_game, state, 2, "");
    vk_legal(&reef_game, state, VK_CHANCE, &list);
    assert_int_equal(list.n, 6);
    for (uint32_t step = 1; step <= 42000; step++)
        drawn[vk_find(&list, vk_pick_outcome(&list, luck.number(&luck, step)))]++;
    for (int i = 0; i < 6; i++) {
        double expected = 1000.0 * weight[i];
        chi += (drawn[i] - expected) * (drawn[i] - expected) / expected;
    }
    assert_true(chi < 20.5); /* one honest source in a thousand is beyond that */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_commitment_is_blake2b_of_the_secret),
        cmocka_unit_test(test_numbers_are_keyed_blake2b_of_the_step),
        cmocka_unit_test(test_new_secrets_differ),
        cmocka_unit_test(test_a_fair_game_is_verified_from_its_journal),
        cmocka_unit_test(test_a_game_with_other_luck_is_verified_part_by_part),
        cmocka_unit_test(test_draws_follow_their_weights),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
