/*
 * test_sim.c - what `vaka sim` counts: planted faults are found and named, results add up without
 * order, the interval is right. The parts are no part of the library, so they are included here.
 */
#include "analysis/puzzle.h"
#include "cli/args.c"
#include "cli/child.c"
#include "cli/clock.c"
#include "cli/file.c"
#include "cli/player.c"
#include "cli/position.c"
#include "cli/sim_answer.c"
#include "cli/sim_game.c"
#include "cli/sim_openings.c"
#include "cli/sim_sums.c"
#include "cli/think.c"
#include "vaka/registry.h"
#include <cmocka.h>
#include <setjmp.h>
#include <stdarg.h>

/* The programs' panic would tell this; here nobody asks. */
void cli_work_on(const struct vk_game *game, uint64_t seed, uint32_t step)
{
    (void)game, (void)seed, (void)step;
}

/* No external player plays here; tests/cli/players.mjs has them. */
uint64_t player_luck(uint64_t seed, int seat)
{
    return seed + (uint64_t)seat;
}

const char *cli_bot_command_of(const struct cli_bot *b)
{
    (void)b;
    return NULL;
}

/* ---- A game with a planted fault ----------------------------------------------------------- */

static struct vk_game game;
static struct vk_point points[64];
static int countdown; /* the fault shows at the call that reaches 0 */

static const char *check_breaks(const void *s)
{
    (void)s;
    return countdown-- == 0 ? "a planted fault" : NULL;
}

static void (*true_legal)(const void *s, const struct vk_frame *f, int seat,
                          struct vk_actions *out);

static void legal_forgets(const void *s, const struct vk_frame *f, int seat, struct vk_actions *out)
{
    true_legal(s, f, seat, out);
    if (countdown-- == 0)
        out->n = 0;
}

static void legal_weighs_nothing(const void *s, const struct vk_frame *f, int seat,
                                 struct vk_actions *out)
{
    true_legal(s, f, seat, out);
    out->weight[out->n - 1] = 0;
}

static struct sim_plan plan_of(int seats, uint64_t seed)
{
    struct sim_plan plan = { .game = &game, .seed = seed, .games = 1, .threads = 1 };
    vk_setup_standard(&game, seats, &plan.setup);
    for (int i = 0; i < seats; i++) {
        bool is_known = vk_level_read("random", &plan.bot[i].level);
        assert_true(is_known);
        (void)snprintf(plan.bot[i].text, sizeof plan.bot[i].text, "random");
    }
    return plan;
}

static int a_true_game(void **state)
{
    (void)state;
    game = *vk_game_by_id("polynesia");
    assert_true(game.n_points <= 64);
    memcpy(points, game.points, game.n_points * sizeof *points);
    game.points = points;
    countdown = -1;
    return 0;
}

/* Play one game; its sums. */
static struct sim_sums play_one(int seats, uint64_t seed, int64_t number)
{
    static const atomic_int never;
    struct sim_plan plan = plan_of(seats, seed);
    struct sim_worker w;
    assert_true(sim_worker_open(&w, &plan, &never));
    assert_true(sim_play(&w, number));
    struct sim_sums sums = w.sums;
    sim_worker_close(&w);
    return sums;
}

static void assert_broken(const struct sim_sums *sums, const char *what)
{
    assert_int_equal(sums->breaks.n, 1);
    assert_int_equal(sums->games, 0);
    assert_int_equal(sums->decisions, 0);
    assert_string_equal(sums->breaks.kept[0].what, what);
}

/* ---- Tests ------------------------------------------------------------------------------- */

static void a_right_game_is_counted(void **state)
{
    (void)state;
    struct sim_sums sums = play_one(2, 1, 0);
    assert_int_equal(sums.breaks.n, 0);
    assert_int_equal(sums.games, 1);
    assert_true(sums.decisions > 10 && sums.steps > sums.decisions);
    assert_true(sums.rounds > 0);
    assert_int_equal(sums.player[0].wins + sums.player[1].wins, SIM_WIN);
    assert_int_equal(sums.seat[0].score + sums.seat[1].score,
                     sums.player[0].score + sums.player[1].score);
    assert_int_equal(sums.player[2].games, 0);
}

static void a_broken_invariant_is_found_with_its_step(void **state)
{
    (void)state;
    game.check = check_breaks;
    countdown = 25; /* asked once at the start, then after every step */
    struct sim_sums sums = play_one(2, 9, 3);
    assert_broken(&sums, "a planted fault");
    assert_int_equal(sums.breaks.kept[0].step, 25);
    assert_int_equal(sums.breaks.kept[0].number, 3);
    assert_true(sums.breaks.kept[0].seed == sim_game_seed(9, 3));
}

static void an_empty_list_is_found(void **state)
{
    (void)state;
    for (int i = 0; i < game.n_points; i++)
        if (points[i].kind == VK_CHOICE) {
            true_legal = points[i].legal;
            points[i].legal = legal_forgets;
            break;
        }
    countdown = 2;
    struct sim_sums sums = play_one(3, 1, 0);
    assert_broken(&sums, "nothing is legal for a seat that is due");
}

static void an_outcome_without_weight_is_found(void **state)
{
    (void)state;
    for (int i = 0; i < game.n_points; i++)
        if (points[i].kind == VK_RANDOM) {
            true_legal = points[i].legal;
            points[i].legal = legal_weighs_nothing;
            break;
        }
    struct sim_sums sums = play_one(2, 1, 0);
    assert_broken(&sums, "an outcome of chance has no weight");
    assert_int_equal(sums.breaks.kept[0].step, 0);
}

static void a_game_without_end_is_found(void **state)
{
    (void)state;
    game.step_bound = 30;
    struct sim_sums sums = play_one(4, 1, 0);
    assert_broken(&sums, "the game is longer than its bound");
    assert_int_equal(sums.breaks.kept[0].step, 30);
}

static void an_interrupted_game_is_not_counted(void **state)
{
    (void)state;
    static const atomic_int at_once = 1;
    struct sim_plan plan = plan_of(2, 1);
    struct sim_worker w;
    assert_true(sim_worker_open(&w, &plan, &at_once));
    assert_false(sim_play(&w, 0));
    assert_int_equal(w.sums.games, 0);
    assert_int_equal(w.sums.decisions, 0);
    assert_int_equal(w.sums.breaks.n, 0);
    sim_worker_close(&w);
}

static void players_rotate_over_the_seats(void **state)
{
    (void)state;
    struct sim_plan plan = plan_of(3, 1);
    static const int wanted[4][3] = { { 0, 1, 2 }, { 2, 0, 1 }, { 1, 2, 0 }, { 0, 1, 2 } };
    for (int number = 0; number < 4; number++)
        for (int seat = 0; seat < 3; seat++)
            assert_int_equal(sim_player_at(&plan, number, seat), wanted[number][seat]);
}

static void seeds_of_games(void **state)
{
    (void)state;
    assert_true(sim_game_seed(5, 0) == 5);
    for (int i = 1; i < 1000; i++) {
        assert_true(sim_game_seed(5, i) <= (uint64_t)CLI_SEED_MAX);
        assert_true(sim_game_seed(5, i) != sim_game_seed(5, i - 1));
        assert_true(sim_game_seed(5, i) != sim_game_seed(6, i));
    }
}

static void sums_do_not_know_order(void **state)
{
    (void)state;
    struct sim_sums part[6], forth = { 0 }, back = { 0 };
    for (int i = 0; i < 6; i++)
        part[i] = play_one(2, 1, i);
    for (int i = 0; i < 6; i++) {
        sim_add(&forth, &part[i]);
        sim_add(&back, &part[5 - i]);
    }
    assert_int_equal(forth.games, 6);
    assert_memory_equal(&forth.player, &back.player, sizeof forth.player);
    assert_memory_equal(&forth.seat, &back.seat, sizeof forth.seat);
    assert_int_equal(forth.decisions, back.decisions);
}

static void the_first_broken_games_are_kept(void **state)
{
    (void)state;
    struct sim_sums a = { 0 }, b = { 0 };
    for (int i = 40; i > 0; i--) {
        struct sim_note one = { .number = i };
        sim_add_note(i % 2 ? &a.breaks : &b.breaks, &one);
    }
    sim_add(&a, &b);
    assert_int_equal(a.breaks.n, 40);
    for (int i = 0; i < SIM_NOTES_KEPT; i++)
        assert_int_equal(a.breaks.kept[i].number, i + 1);
}

static void intervals(void **state)
{
    (void)state;
    double low, high;
    sim_wilson(0, 0, &low, &high);
    assert_true(low <= 0 && high >= 1);
    /* Wilson (1927) with z = 1.96: 0 of 10 gives 0 to 0.2775, 5 of 10 0.2366 to 0.7634, and
       98 of 100 0.9300 to 0.9945. */
    sim_wilson(0, 10, &low, &high);
    assert_true(low < 1e-9 && high > 0.2774 && high < 0.2776);
    sim_wilson(5, 10, &low, &high);
    assert_true(low > 0.2365 && low < 0.2367 && high > 0.7633 && high < 0.7635);
    sim_wilson(98, 100, &low, &high);
    assert_true(low > 0.9299 && low < 0.9301 && high > 0.9944 && high < 0.9946);
}

/* ---- Games by their number ----------------------------------------------------------------- */

/* The next game of this call, from `number` on, that had the luck of this position; -1: none has. */
static int64_t game_of(const char *line, uint64_t seed, int64_t number, int64_t games)
{
    enum { STEPS = 8000 };
    static struct vk_step step[STEPS];
    static _Alignas(8) uint8_t position[VK_STATE_MAX];
    struct vk_session t = { .state = position, .step = step, .cap = STEPS };
    struct vk_position_fault no;
    struct vk_puzzle p;
    assert_true(vk_puzzle_read(line, &t, &p, &no));
    for (; number < games; number++) {
        struct vk_chance luck = vk_chance_from_seed(sim_game_seed(seed, number));
        if (vk_session_verify(&t, &luck) == 0)
            return number;
    }
    return -1;
}

struct puzzle_call {
    uint64_t seed;
    int64_t games;
};

static bool read_call(const char *line, struct puzzle_call *call)
{
    if (strncmp(line, "# vaka puzzle make ", 19) != 0)
        return false;
    call->seed = strtoull(strstr(line, "--seed ") + 7, NULL, 10);
    call->games = strtoll(strstr(line, "--games ") + 8, NULL, 10);
    return true;
}

static const char *next_line(const char *at)
{
    at += strcspn(at, "\n");
    return at + (*at == '\n');
}

/* A line that was replaced in its place: of any call that the file names. */
static bool is_of_any(const char *line, const char *text)
{
    struct puzzle_call call;
    for (; *text; text = next_line(text))
        if (read_call(text, &call) && game_of(line, call.seed, 0, call.games) >= 0)
            return true;
    return false;
}

/* The call before the lines of a batch is the one that found them: each is of one of its games, in their order. Only
   luck is looked at: bots learn, and play otherwise after that. */
static void puzzles_name_their_call(void **unused)
{
    (void)unused;
    for (int k = 0; k < vk_n_puzzle_sources; k++) {
        struct puzzle_call call = { 0 };
        int64_t number = 0;
        const char *text = vk_puzzle_sources[k].text;
        for (const char *at = text; *at; at = next_line(at)) {
            if (read_call(at, &call))
                number = 0;
            if (*at == '#')
                continue;
            int64_t found = game_of(at, call.seed, number, call.games);
            if (found < 0 && !is_of_any(at, text))
                fail_msg("of no game of its call: %.60s", at);
            number = found < 0 ? number : found;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_right_game_is_counted, a_true_game),
        cmocka_unit_test_setup(a_broken_invariant_is_found_with_its_step, a_true_game),
        cmocka_unit_test_setup(an_empty_list_is_found, a_true_game),
        cmocka_unit_test_setup(an_outcome_without_weight_is_found, a_true_game),
        cmocka_unit_test_setup(a_game_without_end_is_found, a_true_game),
        cmocka_unit_test_setup(an_interrupted_game_is_not_counted, a_true_game),
        cmocka_unit_test_setup(players_rotate_over_the_seats, a_true_game),
        cmocka_unit_test_setup(seeds_of_games, a_true_game),
        cmocka_unit_test_setup(sums_do_not_know_order, a_true_game),
        cmocka_unit_test_setup(the_first_broken_games_are_kept, a_true_game),
        cmocka_unit_test_setup(intervals, a_true_game),
        cmocka_unit_test(puzzles_name_their_call),
    };
    return cmocka_run_group_tests_name("simulation", tests, NULL, NULL);
}
