/*
 * test_golden.c - whole games kept as journals in tests/golden: each is read (every hash and sum) and
 * played again, and together they have every verb, point and option. After a
 * change of the rules run this program from the top of the tree with VAKA_GOLDEN=renew.
 */
#include "../../../src/games/konane/state.h"
#include "../../support/golden.h"
#include <cmocka.h>

extern const struct vk_game konane_game;
static _Alignas(8) struct konane_state position;

static void journals_are_right(void **state)
{
    (void)state;
    golden_read_all(6);
}

static void look(const char *file, uint32_t step)
{
    const char *broken = konane_game.check(&position);
    if (broken)
        fail_msg("%s, step %u: %s", file, (unsigned)step, broken);
}

static void journals_cover_the_game(void **state)
{
    (void)state;
    for (int i = 0; i < golden.n_files; i++)
        golden_replay(i, look);
    golden_must_cover("");
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(journals_are_right),
                                        cmocka_unit_test(journals_cover_the_game) };
    return golden_run(&konane_game, &position, "golden journals", tests, 2);
}
