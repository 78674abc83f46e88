/*
 * test_observations.c - an observation tells all that a seat knows, and nothing else. Tables of fields cover
 * every byte of a state once. Along random games of every number of seats: what a seat cannot tell apart
 * gives the same row, what it can gives another one.
 */
#include "lib/lib.h"
#include "support/brief.h"
#include "vaka/face.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#define FIELDS(id) +1
enum {
    SIZE_MAX_ROW = 16384,
    N_TABLES = 0
#include "lib/fields.def"
};
#undef FIELDS

struct position {
    alignas(8) uint8_t at[VK_STATE_MAX];
};

static struct vaka_game game_of(const struct vk_game *g, int seats)
{
    struct vaka_game of;
    struct vk_setup setup;
    vk_setup_standard(g, seats, &setup);
    lib_game_make(&of, g, &setup);
    return of;
}

static void mark(uint8_t *times, const struct lib_field *f)
{
    for (int row = 0; row < (f->rows ? f->rows : 1); row++)
        for (int k = 0; k < f->outer; k++)
            for (int i = 0; i < f->bytes; i++)
                times[f->offset + row * f->row_stride + k * f->outer_stride + i]++;
}

static void every_byte_of_a_state_is_in_one_field(void **context)
{
    (void)context;
    int n_tables = 0;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        struct vaka_game of = game_of(g, g->seats_max);
        uint8_t times[VK_STATE_MAX] = { 0 };
        if (!of.layout.fields.field)
            continue; /* a game without a table shows all its bytes */
        n_tables++;
        for (int k = 0; k < of.layout.fields.n; k++)
            mark(times, &of.layout.fields.field[k]);
        for (size_t at = 0; at < g->state_size; at++)
            if (times[at] != (at >= sizeof(struct vk_head)))
                fail_msg("%s: byte %zu is in %d fields", g->id, at, times[at]);
    }
    assert_int_equal(n_tables, N_TABLES);
}

/* The concealed state without what no field tells: how often something was revealed. */
static void see(const struct vk_game *g, const void *state, int seat, struct position *seen)
{
    vk_view(g, state, seat, seen->at);
    ((struct vk_head *)seen->at)->barrier = 0;
}

/* Does the kind of the field tell this word whole? */
static bool is_told(const struct vaka_game *of, const struct lib_field *f, const uint8_t *at, int i)
{
    uint64_t word = 0, seats = (UINT64_C(1) << of->layout.rows) - 1;
    memcpy(&word, at, f->width); /* little-endian, like all machines that the tests run on */
    int bits = f->kind == LIB_SET ? f->top - 8 * f->width * i : f->top;
    switch ((enum lib_kind)f->kind) {
    case LIB_LEFT: return word == 0;
    case LIB_ONE_OF: return word < f->top || word == VK_NONE;
    case LIB_SEATS: return !(word & ~(seats | 0x80));
    case LIB_BITS:
    case LIB_SET: return bits >= 64 || word >> bits == 0;
    case LIB_NUMBER:
    case LIB_SEAT: break;
    }
    return true;
}

static void words_are_told_whole(const struct vaka_game *of, const struct position *seen)
{
    for (int k = 0; k < of->layout.fields.n && of->layout.fields.field; k++) {
        const struct lib_field *f = &of->layout.fields.field[k];
        for (int row = 0; row < (f->rows ? f->rows : 1); row++)
            for (int outer = 0; outer < f->outer; outer++)
                for (int i = 0; i < lib_words(f); i++) {
                    const uint8_t *at = seen->at + f->offset + row * f->row_stride +
                                        outer * f->outer_stride + i * f->width;
                    if (!is_told(of, f, at, i))
                        fail_msg("%s: %s has a value that no number tells", of->game->id, f->name);
                }
    }
}

struct looker {
    struct position seen;
    float row[SIZE_MAX_ROW];
    bool has_looked;
};

static unsigned long n_changes, n_twins;

static void look(const struct vaka_game *of, const void *state, int seat, struct looker *before)
{
    static float row[SIZE_MAX_ROW], twin_row[SIZE_MAX_ROW];
    struct position seen, twin, again;
    size_t bytes = (size_t)of->layout.size * sizeof *row;
    const struct vk_game *g = of->game;
    see(g, state, seat, &seen);
    lib_observe(&of->layout, g, seen.at, seat, row);
    words_are_told_whole(of, &seen);

    struct vk_rng rng = vk_rng_from(n_changes, 5);
    vk_view(g, state, seat, twin.at);
    if (!vk_due(g, state).over)
        g->imagine(twin.at, seat, &rng);
    n_twins += memcmp(twin.at, state, g->state_size) != 0;
    vk_view(g, twin.at, seat, again.at);
    lib_observe(&of->layout, g, again.at, seat, twin_row);
    if (memcmp(row, twin_row, bytes) != 0)
        fail_msg("%s: seat %d sees what is hidden from it", g->id, seat);

    if (before->has_looked) {
        bool is_same = memcmp(seen.at, before->seen.at, g->state_size) == 0;
        if (is_same != (memcmp(row, before->row, bytes) == 0))
            fail_msg("%s: seat %d: a change of %s is not told", g->id, seat,
                     is_same ? "nothing" : "what it sees");
        n_changes += !is_same;
    }
    before->seen = seen;
    before->has_looked = true;
    memcpy(before->row, row, bytes);
}

static void play_and_look(const struct vk_game *g, int seats, uint64_t seed, int steps)
{
    static struct looker before[VK_SEATS_MAX];
    struct vaka_game of = game_of(g, seats);
    struct position p;
    struct vk_refusal no;
    struct vk_actions list;
    struct vk_rng rng = vk_rng_from(seed, 6);
    assert_true(of.layout.size < SIZE_MAX_ROW);
    memset(before, 0, sizeof before);
    assert_int_equal(vk_start(g, p.at, &of.setup, &no, NULL), VK_OK);
    for (struct vk_due due; !(due = vk_due(g, p.at)).over && steps-- > 0;) {
        int seat = due.seats ? __builtin_ctz(due.seats) : VK_CHANCE;
        for (int viewer = 0; viewer < seats; viewer++)
            look(&of, p.at, viewer, &before[viewer]);
        vk_legal(g, p.at, seat, &list);
        vk_play(g, p.at, seat,
                seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                  : list.act[vk_rng_below(&rng, list.n)],
                NULL);
    }
    for (int viewer = 0; viewer < seats; viewer++)
        look(&of, p.at, viewer, &before[viewer]);
}

static void rows_are_equal_where_a_seat_sees_the_same(void **context)
{
    (void)context;
    for (int i = 0; i < vk_n_games; i++)
        for (int seats = vk_games[i]->seats_min; seats <= vk_games[i]->seats_max; seats++)
            for (uint64_t seed = 0; seed < (is_brief() ? 1u : 2u); seed++)
                play_and_look(vk_games[i], seats, seed, is_brief() ? 150 : 1500);
    assert_true(n_changes > 2000);
    assert_true(n_twins > 500);
}

/* Numbers of actions: each has one, and it is the same in both directions. */
static void every_action_has_one_number(void **context)
{
    (void)context;
    for (int i = 0; i < vk_n_games; i++) {
        struct vaka_game of = game_of(vk_games[i], vk_games[i]->seats_max);
        int n = vaka_game_actions(&of);
        assert_true(n > 0);
        for (int a = 0; a < n; a++) {
            char text[VK_ACTION_TEXT];
            assert_int_equal(lib_number(&of, lib_action(&of, a)), a);
            assert_true(vaka_game_action_text(&of, a, text, sizeof text) < VK_ACTION_TEXT);
            assert_int_equal(vaka_game_action_read(&of, text), a);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_byte_of_a_state_is_in_one_field),
        cmocka_unit_test(rows_are_equal_where_a_seat_sees_the_same),
        cmocka_unit_test(every_action_has_one_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
