/*
 * test_bookmark.c - a game that goes on from a bookmark is the game that its journal tells, or the
 * bookmark is refused.
 */
#include "support/brief.h"
#include "support/kept.h"
#include "table/bookmark.h"
#include "vaka/hash.h"
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

/* A table that was played for a while, its bookmark, and where the last line begins that it knows. */
struct marked {
    struct kept k;
    uint8_t *mark;
    size_t n, at;
};

static void play_on(struct kept *k, uint32_t lines)
{
    uint32_t to;
    int seats = k->t.game.setup.seats;
    while (k->t.journal.line < lines && kept_play(k))
        if (kept_draw(k, 8) == 0)
            for (int i = 0; i < seats; i++) {
                uint32_t floor = vk_table_number(&k->t, i, vk_table_floor(&k->t, i));
                (void)vk_table_undo(&k->t, i, floor, &k->clerk, &to);
            }
}

static size_t last_line(const struct kept *k)
{
    size_t at = k->n - 1;
    while (at > 0 && k->text[at - 1] != '\n')
        at--;
    return at;
}

static void mark(struct marked *m, const struct vk_game *g, int seats)
{
    uint32_t lines = 2 * VK_SAVES_GAP + 40;
    kept_begin(&m->k, g, seats);
    for (play_on(&m->k, lines); m->k.t.has_end; play_on(&m->k, lines)) { /* a shorter game */
        lines /= 2;
        kept_leave(&m->k);
        kept_begin(&m->k, g, seats);
    }
    m->n = vk_bookmark_size(&m->k.t);
    m->mark = malloc(m->n);
    vk_bookmark_write(&m->k.t, m->mark);
    m->at = last_line(&m->k);
}

static void unmark(struct marked *m)
{
    free(m->mark);
    kept_leave(&m->k);
}

static bool is_read(const struct marked *m)
{
    struct kept other;
    kept_sit(&other, m->k.t.game.setup.seats);
    bool is_read = vk_bookmark_read(&other.t, m->mark, m->n, m->k.text + m->at, m->k.n - m->at);
    assert_true(is_read == (other.t.game.state != NULL));
    kept_leave(&other);
    return is_read;
}

/* ---- One that fits ---- */

static void same_table(const struct vk_table *a, const struct vk_table *b)
{
    uint8_t left[VK_STATE_MAX], right[VK_STATE_MAX];
    assert_int_equal(a->game.n, b->game.n);
    assert_memory_equal(a->game.state, b->game.state, a->game.game->state_size);
    assert_memory_equal(a->game.step, b->game.step, a->game.n * sizeof *a->game.step);
    assert_memory_equal(a->told, b->told, a->game.n * sizeof *a->told);
    assert_memory_equal(a->n_told, b->n_told, sizeof a->n_told);
    assert_memory_equal(&a->journal, &b->journal, sizeof a->journal);
    assert_memory_equal(&a->head, &b->head, sizeof a->head);
    assert_int_equal(a->has_end, b->has_end);
    for (uint32_t at = 0; at <= a->game.n; at += 37) {
        vk_session_at(&a->game, at, left, NULL);
        vk_session_at(&b->game, at, right, NULL);
        assert_memory_equal(left, right, a->game.game->state_size);
    }
}

/* From the bookmark alone, and with lines behind it, some of which go back before it. */
static void fits(const struct vk_game *g, int seats)
{
    static const uint32_t more[] = { 0, 1, 60, VK_SAVES_GAP + 100, 100000 };
    struct marked m;
    mark(&m, g, seats);
    for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
        struct kept whole, late;
        struct vk_journal_fault no;
        play_on(&m.k, m.k.t.journal.line + (more[i] > 2000 ? 2000 : more[i]));
        kept_sit(&whole, seats);
        kept_sit(&late, seats);
        assert_true(vk_table_read(&whole.t, m.k.text, m.k.n, &no));
        assert_true(vk_bookmark_read(&late.t, m.mark, m.n, m.k.text + m.at, m.k.n - m.at));
        same_table(&whole.t, &late.t);
        assert_int_equal(late.t.game.saves.n, whole.t.game.saves.n);
        kept_leave(&late);
        kept_leave(&whole);
    }
    unmark(&m);
}

static void test_fits(void **state)
{
    (void)state;
    with_every_game(fits);
}

/* ---- One that does not ---- */

/* The sum comes first, and is that of all that follows. */
static void sum_up(struct marked *m)
{
    uint64_t sum = vk_hash(VK_HASH_START, m->mark + sizeof sum, m->n - sizeof sum);
    memcpy(m->mark, &sum, sizeof sum);
}

static void refuses(const struct vk_game *g, int seats)
{
    struct marked m, other;
    mark(&m, g, seats);
    assert_true(is_read(&m));
    for (size_t at = 0; at < m.n; at += 1 + m.n / 97) { /* a byte that is not what was written */
        m.mark[at] ^= 16;
        assert_false(is_read(&m));
        m.mark[at] ^= 16;
    }
    m.n--; /* cut short */
    assert_false(is_read(&m));
    m.n++;
    m.mark[sizeof(uint64_t)] ^= 1; /* another program's, right in itself */
    sum_up(&m);
    assert_false(is_read(&m));
    m.mark[sizeof(uint64_t)] ^= 1;
    sum_up(&m);
    assert_true(is_read(&m));
    size_t n = m.k.n; /* no line; another line; one whose sum is that of another journal */
    m.k.n = m.at;
    assert_false(is_read(&m));
    m.k.n = n;
    char *sum = m.k.text + m.k.n - 4;
    *sum = *sum == '0' ? '1' : '0';
    assert_false(is_read(&m));
    unmark(&m);
    mark(&other, g, seats);
    other.at = 0;
    assert_false(is_read(&other));
    unmark(&other);
}

static void test_refuses(void **state)
{
    (void)state;
    with_every_game(refuses);
}

/* A position that does not follow from the steps, in a bookmark that is right in itself. */
static void wrong_position(const struct vk_game *g, int seats)
{
    struct marked m;
    mark(&m, g, seats);
    size_t n_saves = m.k.t.game.saves.n * (size_t)g->state_size;
    size_t behind = m.k.t.game.n * (sizeof(struct vk_step) + sizeof(uint16_t));
    m.mark[m.n - behind - n_saves - 1] ^= 1; /* the last byte of the position */
    sum_up(&m);
    assert_false(is_read(&m));
    unmark(&m);
}

static void test_wrong_position(void **state)
{
    (void)state;
    with_every_game(wrong_position);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fits),
        cmocka_unit_test(test_refuses),
        cmocka_unit_test(test_wrong_position),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
