/*
 * test_net.c - nets and policies: what a small one makes of known numbers, computed by hand; that no sum of one
 * on board can leave its type, whatever is read; that seats are treated alike; that every action has rows.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bot/parts.h"
#include "vaka/registry.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- A net that can be computed by hand ------------------------------------------------------ */

/* One own number and one of the table. The first of the first layer is own x 2 - the others' mean x 1 + the
   table's, in whole units; the rest is nought. */
enum { UNIT = 8192, FLOW = 256 };
static const struct vk_net_row by_hand_own[] = { { 8, { 64 } } };
static const struct vk_net_row by_hand_others[] = { { 7, { -64 } } };
static const struct vk_net_row by_hand_table[] = { { 7, { 64 } } };
static const int16_t by_hand_second[VK_NET_FIRST][VK_NET_SECOND] = { { FLOW / 2 } };
static const int32_t nothing[VK_NET_FIRST];
static const int16_t by_hand_last[VK_NET_SECOND] = { FLOW };

static struct vk_net by_hand(void)
{
    return (struct vk_net){ .n_own = 1,
                            .n_table = 1,
                            .own = by_hand_own,
                            .others = by_hand_others,
                            .table = by_hand_table,
                            .second = by_hand_second,
                            .nobody = nothing,
                            .first_bias = nothing,
                            .second_bias = nothing,
                            .last = by_hand_last };
}

/* Read from nothing. */
static void value_of(const struct vk_net *net, const struct vk_features *f, int seats,
                     float value[VK_SEATS_MAX])
{
    struct bot_reading reading;
    bot_reading_begin(net, seats, &reading);
    bot_net_value(net, f, seats, &reading, value);
}

/* Seats with 3, 1 and 2: first layer 6 - 1.5, 2 - 2.5 and 4 - 2 and 1 of the table each; half of what is
   above nought is the last number. */
static void known_numbers_give_known_shares(void **state)
{
    (void)state;
    struct vk_net net = by_hand();
    struct vk_features f = { .own = { { 3 }, { 1 }, { 2 } }, .table = { 1 } };
    const float last[] = { 5.5f / 2, 0.5f / 2, 3.0f / 2 };
    float value[VK_SEATS_MAX];
    float sum = expf(last[0]) + expf(last[1]) + expf(last[2]);
    value_of(&net, &f, 3, value);
    for (int seat = 0; seat < 3; seat++)
        assert_float_equal(value[seat], expf(last[seat]) / sum, 1e-4);
    for (int seat = 3; seat < VK_SEATS_MAX; seat++)
        assert_true(value[seat] == 0);
}

static void nobody_takes_a_share(void **state)
{
    (void)state;
    struct vk_net net = by_hand();
    struct vk_features f = { .own = { { 2 }, { 2 } } };
    int32_t nobody[VK_NET_FIRST] = { 4 *
                                     UNIT }; /* and -2, the others' mean: as much as a seat has */
    float value[VK_SEATS_MAX];
    net.has_nobody = 1;
    net.nobody = nobody;
    value_of(&net, &f, 2, value);
    assert_float_equal(value[0], 1.0 / 3, 1e-4);
    assert_float_equal(value[1], 1.0 / 3, 1e-4);
}

/* ---- The nets on board ------------------------------------------------------------------------ */

static int64_t most(const struct vk_net_row *rows, int n, int column)
{
    int64_t sum = 0;
    for (int i = 0; i < n; i++) {
        int w = rows[i].w[column];
        sum += ((int64_t)UINT8_MAX * (w < 0 ? -w : w)) << rows[i].shift;
    }
    return sum;
}

/* Whatever the numbers of a position are; the last ones are also taken from each other. */
static void sums_of_net_fit(const struct vk_game *g, const struct vk_net *net)
{
    int64_t last = llabs(net->last_bias);
    assert_int_equal(net->n_own, g->reader->n_own);
    assert_int_equal(net->n_table, g->reader->n_table);
    for (int j = 0; j < VK_NET_FIRST; j++) {
        int64_t first = most(net->own, net->n_own, j) + most(net->table, net->n_table, j) +
                        (int64_t)g->seats_max * most(net->others, net->n_own, j) +
                        llabs(net->first_bias[j]) + (net->nobody ? llabs(net->nobody[j]) : 0);
        assert_true(first < INT32_MAX);
    }
    for (int k = 0; k < VK_NET_SECOND; k++) {
        int64_t second = llabs(net->second_bias[k]);
        for (int j = 0; j < VK_NET_FIRST; j++)
            second += 8191 * llabs(net->second[j][k]);
        assert_true(second < INT32_MAX);
        last += 8191 * llabs(net->last[k]);
    }
    assert_true(2 * last < INT32_MAX);
}

static void no_sum_leaves_its_type(void **state)
{
    (void)state;
    int n = 0, n_alone = 0;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        if (g->net)
            sums_of_net_fit(g, g->net);
        if (g->net_alone)
            sums_of_net_fit(g, g->net_alone);
        n += g->net != NULL;
        n_alone += g->net_alone != NULL;
    }
    assert_true(n >= 4 && n_alone >= 1);
}

/* Some numbers of a position change, to any others, also back to nought. */
static void change_some(const struct vk_net *net, struct vk_features *f, struct vk_rng *rng)
{
    for (int i = 0; i < 12; i++) {
        uint8_t *row = f->own[vk_rng_below(rng, 2)];
        uint8_t x = vk_rng_below(rng, 2) ? (uint8_t)vk_rng_below(rng, 256) : 0;
        row[vk_rng_below(rng, net->n_own)] = x;
        f->table[vk_rng_below(rng, net->n_table)] = x;
    }
}

/* A reading that goes on from position to position says the same as one from nothing, to the last bit. */
static void a_reading_goes_on(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_net *net = vk_games[i]->net;
        struct vk_rng rng = vk_rng_from(8, (uint64_t)i);
        struct vk_features f = { 0 };
        struct bot_reading reading;
        float value[VK_SEATS_MAX], anew[VK_SEATS_MAX];
        if (!net)
            continue;
        bot_reading_begin(net, 2, &reading);
        for (int k = 0; k < 200; k++) {
            change_some(net, &f, &rng);
            bot_net_value(net, &f, 2, &reading, value);
            value_of(net, &f, 2, anew);
            assert_memory_equal(value, anew, sizeof value);
        }
    }
}

/* Where seats change places, so do their shares. */
static void seats_are_alike(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_net *net = vk_games[i]->net;
        struct vk_rng rng = vk_rng_from(5, (uint64_t)i);
        struct vk_features f = { 0 }, swapped;
        float value[VK_SEATS_MAX], then[VK_SEATS_MAX];
        if (!net || vk_games[i]->seats_max < 3)
            continue;
        for (int seat = 0; seat < 3; seat++)
            for (int k = 0; k < net->n_own; k++)
                f.own[seat][k] = vk_rng_below(&rng, 4) ? 0 : (uint8_t)vk_rng_below(&rng, 3);
        swapped = f;
        memcpy(swapped.own[0], f.own[2], sizeof f.own[0]);
        memcpy(swapped.own[2], f.own[0], sizeof f.own[0]);
        value_of(net, &f, 3, value);
        value_of(net, &swapped, 3, then);
        assert_float_equal(value[0], then[2], 1e-6);
        assert_float_equal(value[1], then[1], 1e-6);
        assert_float_equal(value[2], then[0], 1e-6);
    }
}

/* ---- Policies --------------------------------------------------------------------------------- */

enum { SEAT_NUMBERS = 3 };

static void read_by_hand(const void *s, struct vk_features *out)
{
    const struct vk_head *h = s;
    for (int seat = 0; seat < h->seats; seat++)
        out->own[seat][0] = (uint8_t)(SEAT_NUMBERS + seat);
}

/* Verbs `stay` and `go where`: four rows. The first layer's first is own - the others' mean / 2, in whole units:
   with seats of 3, 4 and 5 that is 3 - 2.25 for seat 0. `go` weighs as much, `go 1` twice that more. */
static void rows_of_an_action_add_up(void **state)
{
    (void)state;
    static const struct vk_arg_kind kinds[] = { { "none", NULL, 0, 0 }, { "where", NULL, 2, 0 } };
    static const struct vk_verb verbs[] = { { "stay", { 0 } }, { "go", { 1 } } };
    static const struct vk_net_row policy_own[] = { { 7, { 64 } } },
                                   policy_others[] = { { 6, { -64 } } };
    static const struct vk_net_row rows[] = {
        { 0, { 0 } }, { 4, { 64 } }, { 0, { 0 } }, { 5, { 64 } }
    };
    static const int32_t bias[] = { 0, 0, 1024 * 256, 0 }; /* `go 0` is worth one more */
    static const uint16_t first[] = { 0, 1 };
    const struct vk_reader reader = { .n_own = 1, .read = read_by_hand };
    const struct vk_policy policy = { 1,    0,       4,     policy_own, policy_others,
                                      NULL, nothing, first, rows,       bias };
    const struct vk_game game = {
        .verbs = verbs, .arg_kinds = kinds, .reader = &reader, .policy = &policy
    };
    const struct vk_head head = { .seats = 3 };
    const struct vk_actions list = {
        .n = 3, .act = { vk_act(0, 0, 0, 0), vk_act(1, 0, 0, 0), vk_act(1, 1, 0, 0) }
    };
    const float layer = 3 - 4.5f / 2, expected[] = { 0, layer + 1, layer + 2 * layer };
    float w[3];
    bot_policy(&game, &head, 0, &list, w);
    for (int i = 0; i < 3; i++)
        assert_float_equal(w[i], expf(expected[i] - expected[2]), 1e-3);
}

static void policies_on_board_fit(void **state)
{
    (void)state;
    int n = 0;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        const struct vk_policy *p = g->policy;
        unsigned row = 0;
        if (!p)
            continue;
        n++;
        assert_int_equal(p->n_own, g->reader->n_own);
        assert_int_equal(p->n_table, g->reader->n_table);
        for (int verb = 0; verb < g->n_verbs; verb++) {
            assert_int_equal(p->first[verb], row++);
            for (int k = 0; k < VK_ARGS_MAX; k++)
                row += (unsigned)g->arg_kinds[g->verbs[verb].arg[k]].n;
        }
        assert_int_equal(p->n_rows, row);
        for (int j = 0; j < VK_NET_FIRST; j++)
            assert_true(most(p->own, p->n_own, j) + most(p->table, p->n_table, j) +
                            (int64_t)g->seats_max * most(p->others, p->n_own, j) +
                            llabs(p->first_bias[j]) <
                        INT32_MAX);
        for (int k = 0; k < p->n_rows; k++) {
            int64_t sum = 0;
            for (int j = 0; j < VK_NET_FIRST; j++)
                sum += 8191 * llabs(p->rows[k].w[j]);
            assert_true(sum < INT32_MAX);
        }
    }
    assert_true(n >= 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_numbers_give_known_shares),
        cmocka_unit_test(nobody_takes_a_share),
        cmocka_unit_test(no_sum_leaves_its_type),
        cmocka_unit_test(a_reading_goes_on),
        cmocka_unit_test(seats_are_alike),
        cmocka_unit_test(rows_of_an_action_add_up),
        cmocka_unit_test(policies_on_board_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
