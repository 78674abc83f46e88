/*
 * test_known.c - a game as one seat could know it: the positions that it saw and what it could read, whatever was
 * played; of twin games, which only others could tell apart, the same bytes, and so the same analysis; and bytes that
 * are damaged are refused.
 */
#include "analysis/tell.h"
#include "support/brief.h"
#include "support/games.h"
#include "twins.h"
#include "vaka/known.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

enum { BYTES = 1 << 22, TEXT = 1 << 20, BUDGET = 100, SEATS = 3, SEEDS = 6, MOST = 200 };

static struct twins twins;
static char bytes[2][BYTES], text[2][TEXT];
static size_t size[2];

/* What is known, read again; the caller frees its steps and its positions. */
static struct vk_session known_of(const struct vk_session *t, int seat, int k)
{
    struct vk_out out = vk_out_to(bytes[k], BYTES);
    struct vk_known known;
    struct vk_session s;
    vk_known_write(t, seat, UINT32_MAX, &out);
    assert_true(vk_out_ok(&out));
    size[k] = out.len;
    assert_true(vk_known_look(bytes[k], size[k], &known));
    assert_int_equal(known.seat, seat);
    struct vk_step *steps = calloc(known.n + 1, sizeof *steps);
    void *views = calloc(known.n + 1, t->game->state_size);
    assert_true(steps && views);
    vk_known_read(&known, steps, views, &s);
    return s;
}

static void drop(struct vk_session *s)
{
    free(s->step);
    free(s->saves.state);
}

/* ---- Whatever is played -------------------------------------------------------------------- */

/* The steps that the seat was told of, in their order, with what it saw before and behind each. */
static void check_known(const struct vk_session *t, int seat)
{
    _Alignas(8) uint8_t state[VK_STATE_MAX], is[VK_STATE_MAX], seen[VK_STATE_MAX];
    struct vk_session s = known_of(t, seat, 0);
    uint32_t n = 0;
    vk_session_at(t, 0, state, NULL);
    for (uint32_t i = 0; i < t->n; i++) {
        const struct vk_step *step = &t->step[i];
        bool is_told = vk_step_told(t->game, t->setup.seats, step, state) >> seat & 1;
        bool is_end = vk_due(t->game, state).over;
        if (!is_told && !is_end)
            continue;
        vk_view(t->game, state, is_end ? VK_REFEREE : seat, is);
        vk_session_view(&s, ++n, seat, seen);
        assert_memory_equal(seen, is, t->game->state_size);
        assert_int_equal(s.step[n - 1].seat, step->seat);
        bool is_read = step->seen >> seat & 1 || step->seat == seat;
        assert_int_equal(s.step[n - 1].act, is_read ? step->act : VK_NO_ACTION);
    }
    assert_int_equal(s.n, n);
    drop(&s);
}

static void test_what_it_saw(void **unused)
{
    (void)unused;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        struct vk_setup cfg;
        struct twin_step step;
        vk_setup_standard(g, g->seats_max < SEATS ? g->seats_max : SEATS, &cfg);
        twins_open(&twins, g, &cfg, 0, 5);
        while (twins_choose(&twins, false, &step))
            twins_play(&twins, &step);
        for (int seat = 0; seat < cfg.seats; seat++)
            check_known(&twins.world[0], seat);
    }
}

/* ---- Twins --------------------------------------------------------------------------------- */

static size_t analyse(const struct vk_session *s, char out_text[TEXT])
{
    struct vk_judged *row = calloc(s->n + 1, sizeof *row);
    size_t room = (vk_judge_memory(s->game, BUDGET) + 15) / 16 * 16;
    void *memory = aligned_alloc(16, room);
    struct vk_out out = vk_out_to(out_text, TEXT);
    struct vk_json j = vk_json_to(&out);
    assert_true(row && memory);
    uint32_t from = s->n > 40 ? s->n - 40 : 0;
    struct vk_analysis a = { s, row };
    vk_json_object(&j, NULL);
    for (uint32_t n = from + 1; n <= s->n; n++)
        vk_judge(s, n, BUDGET, memory, room, &row[n - 1]);
    vk_account_json(&a, &j);
    vk_json_array(&j, "moves");
    for (uint32_t n = from + 1; n <= s->n; n++)
        vk_judged_json(&a, n, NULL, &j);
    vk_json_end(&j, ']');
    vk_json_end(&j, '}');
    assert_true(vk_out_ok(&out));
    free(memory);
    free(row);
    return out.len;
}

static void check_twins(bool is_judged)
{
    struct vk_session s[2];
    for (int k = 0; k < 2; k++) {
        s[k] = known_of(&twins.world[k], twins.viewer, k);
        if (is_judged)
            (void)analyse(&s[k], text[k]);
    }
    assert_int_equal(size[0], size[1]);
    assert_memory_equal(bytes[0], bytes[1], size[0]);
    if (is_judged)
        assert_string_equal(text[0], text[1]);
    drop(&s[0]);
    drop(&s[1]);
}

/* What is sealed comes to light soon, and then the two would differ for all: there they do the same. */
static bool may_differ(void)
{
    return vk_due(twins.game, twins.state[0]).kind != VK_SECRET;
}

/* Until nothing can be done that looks the same: how many steps differ then. */
static int play_twins(const struct vk_game *g, uint64_t seed, bool is_judged)
{
    struct vk_setup cfg;
    struct twin_step step;
    vk_setup_standard(g, SEATS, &cfg);
    twins_open(&twins, g, &cfg, 1, seed);
    while (twins.world[0].n < MOST && twins_choose(&twins, may_differ(), &step)) {
        twins_play(&twins, &step);
        if (twins.world[0].n % 20 == 0)
            check_twins(false);
    }
    check_twins(is_judged);
    return twins.differing;
}

static void test_twins_are_analysed_alike(void **unused)
{
    static const char *const id[] = { "raiatea", "archipelago", "conquest" };
    (void)unused;
    for (int i = 0; i < 3; i++) {
        int differing = 0;
        for (uint64_t seed = 1; seed <= SEEDS; seed++)
            differing += play_twins(vk_game_by_id(id[i]), seed, seed <= (unsigned)brief_of(3));
        assert_true(differing > SEEDS);
    }
}

/* ---- Damage -------------------------------------------------------------------------------- */

static void test_damage_is_refused(void **unused)
{
    const struct vk_game *g = vk_game_by_id("conquest");
    struct vk_setup cfg;
    struct twin_step step;
    struct vk_known known;
    (void)unused;
    vk_setup_standard(g, 2, &cfg);
    twins_open(&twins, g, &cfg, 0, 3);
    for (int i = 0; i < 20 && twins_choose(&twins, false, &step); i++)
        twins_play(&twins, &step);
    struct vk_session s = known_of(&twins.world[0], 0, 0);
    uint32_t steps = s.n;
    drop(&s);
    struct vk_out out = vk_out_to(bytes[1], BYTES);
    vk_known_write(&twins.world[0], 0, 7, &out);
    assert_true(vk_known_look(bytes[1], out.len, &known) && known.n == 7);
    assert_memory_equal(bytes[1], bytes[0], out.len);
    for (size_t n = 0; n < size[0]; n++)
        if (vk_known_look(bytes[0], n, &known))
            assert_true(known.n < steps); /* cut between two steps */
    for (size_t i = 0; i < 64; i++) {     /* the head */
        bytes[0][i] = (char)(bytes[0][i] ^ 0x41);
        (void)vk_known_look(bytes[0], size[0], &known);
        bytes[0][i] = (char)(bytes[0][i] ^ 0x41);
    }
    bytes[0][0]++;
    assert_false(vk_known_look(bytes[0], size[0], &known));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_it_saw),
        cmocka_unit_test(test_twins_are_analysed_alike),
        cmocka_unit_test(test_damage_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
