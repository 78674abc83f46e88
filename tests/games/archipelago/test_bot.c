/*
 * test_bot.c - bots of Archipelago: every level comes to the end of every kind of game, and a
 * seat weighs its actions alike whatever lies hidden. What they imagine: test_bot_imagine.c.
 */
#include "games/archipelago/bot.h"
#include "support/archipelago_given.h"
#include "support/brief.h"

#include "vaka/bot.h"
#include <math.h>
#include <stdlib.h>

enum {
    N_LEVELS = 5,
    LONGEST = 20000, /* steps: games of bots have a few thousand */
    BOT_MEMORY = 1 << 20
};

static const char *const levels[N_LEVELS] = { "random", "greedy", "easy:24", "normal:32",
                                              "hard:48" };

static struct arch_state world, view;

/* ---- To the end ------------------------------------------------------------------------------------ */

struct player {
    struct vk_bot bot;
    _Alignas(16) unsigned char memory[BOT_MEMORY];
};

static struct player player[ARCH_SEATS];

static void sit_down(int seat, const char *name, uint64_t seed)
{
    struct vk_level level;
    assert_true(vk_level_read(name, &level));
    size_t size = vk_bot_memory(&archipelago_game, &level);
    vk_bot_open(&player[seat].bot, &archipelago_game, &level, seed, player[seat].memory,
                size < BOT_MEMORY ? size : BOT_MEMORY);
}

static void draw(struct vk_rng *rng)
{
    static struct vk_actions list;
    vk_legal(&archipelago_game, &world, VK_CHANCE, &list);
    vk_action a = vk_pick_outcome(&list, vk_rng_next(rng));
    assert_int_equal(vk_apply(&archipelago_game, &world, VK_CHANCE, a, NULL), VK_OK);
}

/* A whole game: every answer is made from the view alone, and is legal. */
static void play_out(int seats, const char *options, uint64_t seed)
{
    struct vk_rng rng = vk_rng_from(seed, 3);
    struct vk_score score;
    start_game(&archipelago_game, &world, seats, options);
    for (int n = 0;; n++) {
        struct vk_due due = vk_due(&archipelago_game, &world);
        if (due.over)
            break;
        assert_true(n < LONGEST);
        if (due.kind == VK_RANDOM) {
            draw(&rng);
            continue;
        }
        int seat = __builtin_ctz(due.seats);
        vk_view(&archipelago_game, &world, seat, &view);
        vk_action a = vk_bot_choose(&player[seat].bot, &view, seat, NULL, 0, NULL);
        assert_int_equal(vk_apply(&archipelago_game, &world, seat, a, NULL), VK_OK);
    }
    assert_null(arch_check(&world));
    archipelago_game.score(&world, &score);
    assert_true(score.winners || world.independent);
}

/* All of one level, then each seat another one; slow builds play at every other number of seats. */
static void plays_to_the_end(const char *deals, int fewest)
{
    char options[60];
    snprintf(options, sizeof options, "deals=%s", deals);
    for (int seats = fewest; seats <= ARCH_SEATS; seats += is_brief() ? 2 : 1) {
        for (int level = is_brief() ? N_LEVELS : 0; level <= N_LEVELS; level++) {
            for (int seat = 0; seat < seats; seat++)
                sit_down(seat, levels[(level < N_LEVELS ? level : seat + seats) % N_LEVELS],
                         (uint64_t)seat);
            play_out(seats, options, 10 * (uint64_t)seats + (uint64_t)level);
        }
    }
}

static void full_deals_end(void **state)
{
    (void)state;
    plays_to_the_end("full", 2);
}

static void plain_deals_end(void **state)
{
    (void)state;
    plays_to_the_end("plain", is_brief() ? 3 : 2);
}

/* The longest games, and those with most secrets. */
static void every_pack_and_variant_ends(void **state)
{
    static const char *const options[] = {
        "length=medium", "length=long",     "start=desert",  "no_secrets=on", "more_control=on",
        "more_spice=on", "chosen_trend=on", "benefactor=on", "family=on",
    };
    (void)state;
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        for (int seat = 0; seat < 3; seat++)
            sit_down(seat, seat ? "greedy" : "easy:6", i);
        play_out(3, options[i], i);
    }
}

/* ---- Strength -------------------------------------------------------------------------------------- */

/* Games that one of this level wins against three at random. */
static int wins_among_random(const char *level, int games)
{
    int won = 0;
    for (int i = 0; i < games; i++) {
        struct vk_score score = { 0 };
        for (int seat = 0; seat < 4; seat++)
            sit_down(seat, seat == i % 4 ? level : "random", (uint64_t)i);
        play_out(4, "length=short", 100 + (uint64_t)i);
        archipelago_game.score(&world, &score);
        won += score.winners >> (i % 4) & 1;
    }
    return won;
}

/* Two in three is what docs/bots.md shows of `greedy` over many games; so few may lie a little lower. */
static void thumbs_beat_three_random(void **state)
{
    int few = is_brief() ? 20 : 60, all = 60;
    (void)state;
    assert_true(wins_among_random("greedy", all) * 10 >= all * 6);
    assert_true(wins_among_random("easy", few) * 10 >= few * 6);
}

/* Who wants the colony to live keeps it alive: at most three in ten become independent for nobody. */
static void greedy_keeps_the_colony(void **state)
{
    int games = is_brief() ? 4 : 40, lost = 0;
    (void)state;
    for (int i = 0; i < games; i++) {
        int seats = 2 + i % 4;
        struct vk_score score = { 0 };
        for (int seat = 0; seat < seats; seat++)
            sit_down(seat, "greedy", (uint64_t)i);
        play_out(seats, "length=long", 200 + (uint64_t)i);
        archipelago_game.score(&world, &score);
        lost += world.independent && !score.winners;
    }
    assert_true(lost * 10 <= games * 3);
}

/* ---- Medals ---------------------------------------------------------------------------------------- */

static float standing_with(const char *card, bool is_built)
{
    given_colony(3, "");
    crowd(0, 4);
    set_objective(0, 0, "S06");
    own(0, card);
    if (is_built)
        colony.card_flags[card_of(card)] = CARD_BUILT;
    vk_view(&archipelago_game, &colony, 0, &view);
    return arch_standing(&view, 0);
}

/* Of two characters the one with a medal is worth more to have; of wonders the one that stands. */
static void medals_are_worth_having(void **state)
{
    (void)state;
    assert_true(standing_with("pope", false) > standing_with("governor", false) + 0.3f);
    assert_true(standing_with("cathedral", true) > standing_with("cathedral", false) + 0.3f);
    assert_true(standing_with("cathedral", true) > standing_with("colossus", true) + 0.3f);
}

/* By rule of thumb he looks first at the wonder with two medals. */
static void two_medals_are_built_before_one(void **state)
{
    static struct vk_actions list;
    static float w[VK_ACTIONS_MAX];
    float of[N_CARDS] = { 0 };
    (void)state;
    given_colony(3, "deals=plain");
    crowd(0, 6);
    set_objective(0, 0, "S06");
    own(0, "pyramid");
    own(0, "colossus");
    set_cubes(0, STONE, 6);
    set_cubes(0, IRON, 6);
    can(0, "wonder pyramid");
    can(0, "wonder colossus");
    vk_legal(&archipelago_game, &colony, 0, &list);
    arch_weigh_menu(&colony, 0, &list, w);
    for (int i = 0; i < list.n; i++)
        if (vk_verb_of(list.act[i]) == V_wonder)
            of[vk_arg(list.act[i], 0)] = w[i];
    assert_true(of[C_pyramid] > of[C_colossus]);
}

/* ---- Nothing is read that the seat may not know ---------------------------------------------------- */

/* The truth, what the seat sees of it, and what it imagines: the same weights to the bit. */
static void must_weigh_alike(int seat, struct vk_rng *rng)
{
    static struct vk_actions list;
    static float w[4][VK_ACTIONS_MAX], first[4][VK_ACTIONS_MAX];
    struct arch_state other;
    vk_legal(&archipelago_game, &world, seat, &list);
    vk_view(&archipelago_game, &world, seat, &view);
    for (int k = 0; k < 4; k++) {
        other = k == 0 ? world : view;
        if (k >= 2)
            arch_imagine(&other, seat, rng);
        arch_weigh(&other, seat, &list, w[k]);
        arch_glance(&other, seat, &list, first[k]);
        assert_memory_equal(w[0], w[k], list.n * sizeof w[0][0]);
        assert_memory_equal(first[0], first[k], list.n * sizeof first[0][0]);
    }
}

/* Games at random weights; every point of decision is looked at somewhere. */
static void hidden_things_weigh_nothing(void **state)
{
    static const char *const options[] = { "", "more_spice=on", "chosen_trend=on start=desert",
                                           "length=long" };
    static struct vk_actions list;
    bool is_met[N_POINTS] = { false };
    struct vk_rng rng = vk_rng_from(4, 4);
    int n_points = 0;
    (void)state;
    for (int game = 0; game < (is_brief() ? 4 : 24); game++) {
        start_game(&archipelago_game, &world, 2 + game % 4, options[game / 4 % 4]);
        for (struct vk_due due; due = vk_due(&archipelago_game, &world), !due.over;) {
            if (due.kind == VK_RANDOM) {
                draw(&rng);
                continue;
            }
            int seat = __builtin_ctz(due.seats), point = vk_top_of(&world.h)->point;
            if (!is_met[point] || !vk_rng_below(&rng, 8))
                must_weigh_alike(seat, &rng);
            n_points += !is_met[point];
            is_met[point] = true;
            vk_legal(&archipelago_game, &world, seat, &list);
            vk_action a = list.act[vk_rng_below(&rng, list.n)];
            assert_int_equal(vk_apply(&archipelago_game, &world, seat, a, NULL), VK_OK);
        }
    }
    assert_true(n_points >= (is_brief() ? 20 : 40));
}

static vk_action choice_of(const struct vk_level *level, int seat)
{
    struct vk_bot bot;
    vk_bot_open(&bot, &archipelago_game, level, 1, NULL, 0);
    return vk_bot_choose(&bot, &view, seat, NULL, 0, NULL);
}

static float first_weight(int seat, vk_action a)
{
    static struct vk_actions list;
    static float w[VK_ACTIONS_MAX];
    vk_legal(&archipelago_game, &view, seat, &list);
    arch_glance(&view, seat, &list, w);
    return w[vk_find(&list, a)];
}

/* `greedy` takes of a menu what catches the eye; whoever is of no level thinks of what it leads to. */
static void hasty_looks_no_further(void **state)
{
    struct vk_level hasty, thumbs = { .kind = VK_BOT_GREEDY };
    struct vk_rng rng = vk_rng_from(9, 9);
    int n_menus = 0, n_other = 0;
    (void)state;
    assert_true(vk_level_read("greedy", &hasty));
    start_game(&archipelago_game, &world, 3, "");
    for (struct vk_due due; due = vk_due(&archipelago_game, &world), !due.over;) {
        if (due.kind == VK_RANDOM) {
            draw(&rng);
            continue;
        }
        int seat = __builtin_ctz(due.seats);
        vk_view(&archipelago_game, &world, seat, &view);
        vk_action a = choice_of(&hasty, seat), b = choice_of(&thumbs, seat);
        if (due.point == P_round_menu) {
            assert_true(first_weight(seat, a) >= first_weight(seat, b));
            n_menus++;
            n_other += a != b;
        } else {
            assert_int_equal(a, b);
        }
        assert_int_equal(vk_apply(&archipelago_game, &world, seat, a, NULL), VK_OK);
    }
    assert_true(n_menus >= 10 && n_other >= 3);
}

/* How much less likely three temples make a fall, as log-odds. */
static float relief_of_temples(void)
{
    static const struct arch_change none = { 0 };
    colony.built[TEMPLE] = 0;
    float bare = arch_danger(&colony, 0, 1.0f, &none);
    colony.built[TEMPLE] = 3;
    float calm = arch_danger(&colony, 0, 1.0f, &none);
    return logf(bare / (1 - bare)) - logf(calm / (1 - calm));
}

/* ---- The Separatist -------------------------------------------------------------------------------- */

/* A colony of many citizens and few rebels, as seat 0 judges it. */
static float standing_of(const char *objective, int reb, int florins)
{
    given_colony(4, "");
    for (int seat = 0; seat < 4; seat++)
        crowd(seat, 5);
    set_objective(0, 0, objective);
    colony.player[0].florins = (uint8_t)florins;
    colony.reb = (uint8_t)reb;
    vk_view(&archipelago_game, &colony, 0, &view);
    return arch_standing(&view, 0);
}

/* He welcomes what others fear; but while the fall is far, three rebels are not worth two florins to him. */
static void the_separatist_plots_and_plays_for_points(void **state)
{
    (void)state;
    assert_true(standing_of("S06", 5, 4) < standing_of("S06", 2, 4));
    assert_true(standing_of("S10", 5, 4) > standing_of("S10", 2, 4));
    assert_true(standing_of("S10", 5, 4) < standing_of("S10", 2, 6));
}

/* Whoever stands on a temple stays on his feet in a crisis: that counts where cubes are wanting. */
static void temples_help_most_where_cubes_are_wanting(void **state)
{
    (void)state;
    given_colony(3, "");
    (void)crowd(0, 5);
    (void)crowd(1, 5);
    for (int res = 0; res < N_RES; res++)
        set_market(DOMESTIC, res, 0);
    float poor = relief_of_temples();
    for (int res = 0; res < N_RES; res++)
        set_cubes(0, res, 4);
    assert_true(relief_of_temples() > 0);
    assert_true(poor > relief_of_temples());
}

/* ---- What a search looks at ------------------------------------------------------------------------ */

static void given_thumbs(void)
{
    start_game(&archipelago_game, &world, 3, "");
    for (int seat = 0; seat < 3; seat++)
        sit_down(seat, "greedy", 0);
}

/* Whose decision is next, with its view; VK_NONE at the end. */
static int next_seat(struct vk_rng *rng)
{
    struct vk_due due;
    for (; (due = vk_due(&archipelago_game, &world)).kind == VK_RANDOM && !due.over;)
        draw(rng);
    if (due.over)
        return VK_NONE;
    int seat = __builtin_ctz(due.seats);
    vk_view(&archipelago_game, &world, seat, &view);
    return seat;
}

static void play_thumbs(int seat)
{
    sit_down(seat, "greedy", 0);
    vk_action a = vk_bot_choose(&player[seat].bot, &view, seat, NULL, 0, NULL);
    assert_int_equal(vk_apply(&archipelago_game, &world, seat, a, NULL), VK_OK);
}

/* The first menu of this round, played by thumbs up to there: who chooses. */
static int to_a_menu(int round)
{
    struct vk_rng rng = vk_rng_from(5, 5);
    given_thumbs();
    for (int seat; (seat = next_seat(&rng)) != VK_NONE; play_thumbs(seat))
        if (vk_top_of(&world.h)->point == P_round_menu && world.h.round == round)
            return seat;
    fail_msg("no menu in round %d", round);
    return VK_NONE;
}

static struct vk_thought thought[VK_ACTIONS_MAX];

/* Moves that a search has tried, by the level or without its doubts. */
static int n_tried(bool doubts, const char *level, int seat)
{
    int n = 0;
    sit_down(seat, level, 1);
    if (!doubts)
        player[seat].bot.level.evenly = 0;
    vk_bot_choose(&player[seat].bot, &view, seat, thought, VK_ACTIONS_MAX, &n);
    return n;
}

/* What has no weight is in no plan, and is not tried by one that doubts either: a game by thumbs has such moves. */
static void weightless_moves_stay_out(void **state)
{
    static const float none = 1e-10f;
    static struct vk_actions list;
    struct vk_rng rng = vk_rng_from(5, 5);
    float w[VK_ACTIONS_MAX];
    int n_seen = 0;
    (void)state;
    given_thumbs();
    for (int seat; (seat = next_seat(&rng)) != VK_NONE; play_thumbs(seat)) {
        int n_none = 0;
        vk_legal(&archipelago_game, &view, seat, &list);
        archipelago_game.weigh(&view, seat, &list, w);
        for (int i = 0; i < list.n; i++)
            n_none += w[i] <= none;
        if (!n_none || list.n - n_none < 2)
            continue;
        n_seen++;
        for (int i = 0, n = n_tried(true, "hard:300", seat); i < n; i++)
            assert_true(w[vk_find(&list, thought[i].act)] > none);
    }
    assert_true(n_seen > 4);
}

/* Thumbs are sure of themselves, and a search that believes them looks at few moves however long it lasts. One that
   doubts them looks at all that are worth a thought. */
static void long_searches_doubt_the_thumbs(void **state)
{
    static struct vk_actions list;
    float w[VK_ACTIONS_MAX];
    (void)state;
    for (int round = 2; round <= 3; round++) {
        int seat = to_a_menu(round), n_worth = 0;
        vk_legal(&archipelago_game, &view, seat, &list);
        archipelago_game.weigh(&view, seat, &list, w);
        for (int i = 0; i < list.n; i++)
            n_worth += w[i] > 1e-6f;
        assert_true(n_worth > 8);
        assert_true(n_tried(false, "hard:3000", seat) < n_worth);
        assert_true(n_tried(true, "hard:3000", seat) >= n_worth);
    }
}

/* The move that a search tries first, if each rival makes it share so much of its first idea. */
static vk_action tried_first(float evenly, int seat)
{
    sit_down(seat, "hard:2", 1);
    player[seat].bot.level.evenly = evenly;
    return vk_bot_choose(&player[seat].bot, &view, seat, NULL, 0, NULL);
}

/* A half for each of two rivals is all of it, so that the first of the list comes first; of a quarter each enough is
   left for the thumbs. */
static void doubts_grow_with_the_rivals(void **state)
{
    static struct vk_actions list;
    float w[VK_ACTIONS_MAX];
    (void)state;
    int seat = to_a_menu(2), first = 0;
    vk_legal(&archipelago_game, &view, seat, &list);
    archipelago_game.weigh(&view, seat, &list, w);
    while (w[first] <= 1e-6f)
        first++;
    sit_down(seat, "greedy", 0);
    vk_action liked = vk_bot_choose(&player[seat].bot, &view, seat, NULL, 0, NULL);
    assert_true(liked != list.act[first]);
    assert_int_equal(tried_first(0.5f, seat), list.act[first]);
    assert_int_equal(tried_first(0.25f, seat), liked);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(doubts_grow_with_the_rivals),
        cmocka_unit_test(the_separatist_plots_and_plays_for_points),
        cmocka_unit_test(temples_help_most_where_cubes_are_wanting),
        cmocka_unit_test(long_searches_doubt_the_thumbs),
        cmocka_unit_test(weightless_moves_stay_out),
        cmocka_unit_test(full_deals_end),
        cmocka_unit_test(plain_deals_end),
        cmocka_unit_test(every_pack_and_variant_ends),
        cmocka_unit_test(thumbs_beat_three_random),
        cmocka_unit_test(greedy_keeps_the_colony),
        cmocka_unit_test(medals_are_worth_having),
        cmocka_unit_test(two_medals_are_built_before_one),
        cmocka_unit_test(hidden_things_weigh_nothing),
        cmocka_unit_test(hasty_looks_no_further),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
