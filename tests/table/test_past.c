/* test_past.c - what a table tells of its past, after much going back and on, for every game. */
#include "support/brief.h"
#include "support/kept.h"
#include "table/say.h"
#include <cmocka.h>

static void tell_past(const struct vk_table *t, int viewer, char *text)
{
    struct vk_out out = vk_out_to(text, KEPT_TEXT);
    struct vk_json j = vk_json_to(&out);
    uint32_t n = vk_table_number(t, viewer, t->game.n);
    vk_json_object(&j, NULL);
    vk_say_log(t, viewer, &j);
    vk_json_key(&j, "past");
    vk_say_steps(t, viewer, VK_NONE, n > 30 ? n - 30 : 1, n, &j);
    vk_json_end(&j, '}');
    assert_true(vk_out_ok(&out));
}

/* What a table tells that went back and on is what it tells when it is read again, and nothing is kept. */
static void past(const struct vk_game *g, int seats)
{
    static char now[KEPT_TEXT], again[KEPT_TEXT];
    struct kept k, other;
    struct vk_journal_fault no;
    uint32_t to;
    kept_begin(&k, g, seats);
    while (k.t.game.n < 3 * VK_SAVES_GAP && kept_play(&k))
        if (kept_draw(&k, 8) == 0)
            for (int i = 0; i < seats; i++) {
                uint32_t floor = vk_table_number(&k.t, i, vk_table_floor(&k.t, i));
                (void)vk_table_undo(&k.t, i, floor, &k.clerk, &to);
            }
    kept_sit(&other, seats);
    assert_true(vk_table_read(&other.t, k.text, k.n, &no));
    assert_int_equal(k.t.game.saves.n, k.t.game.n / VK_SAVES_GAP);
    other.t.game.saves.n = 0;
    assert_memory_equal(k.t.n_told, other.t.n_told, sizeof k.t.n_told);
    for (int v = 0; v <= VK_SPECTATOR; v += v + 1 == seats ? VK_SPECTATOR - v : 1) {
        tell_past(&k.t, v, now);
        tell_past(&other.t, v, again);
        assert_string_equal(now, again);
    }
    kept_leave(&other);
    kept_leave(&k);
}

static void test_past(void **state)
{
    (void)state;
    with_every_game(past);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_past) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
