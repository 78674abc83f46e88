/*
 * test_setup.c - section 3 for two to five seats and every option that touches it, the round track,
 * and that no card or tile is ever lost or doubled (counted here, not by the program's own check).
 */
#include "../../support/raiatea_given.h"
#include "vaka/rng.h"

static const char *const options_of_setup[] = { "", "tane=on", "oracle=on", "priest_start=1" };

/* The whole set-up with this start seat, other draws by the first outcome, usual keeps. */
static void set_up(int seats, const char *options, int start)
{
    char text[20];
    start_game(&raiatea_game, &isle, seats, options);
    snprintf(text, sizeof text, "start %d", start);
    play(&raiatea_game, &isle, VK_CHANCE, text);
    go_on_until(start, "choose_location");
}

static int n_masks_in_market(void)
{
    int n = 0;
    for (int face = 0; face < N_MASK_FACES; face++)
        n += isle.masks[face];
    return n;
}

/* Rounds are told apart by the space of the track on which somebody chooses or a ceremony begins. */
static const char *spaces_of_a_game(int seats)
{
    static char text[32];
    int last = 0, n = 0;
    start_game(&raiatea_game, &isle, seats, "");
    for (int i = 0; i < 20000 && !isle.h.over; i++) {
        if (isle.space != last && isle.space) {
            last = isle.space;
            text[n++] = (char)('0' + last);
        }
        step_on();
    }
    assert_true(isle.h.over);
    text[n] = '\0';
    return text;
}

static void v12_rounds(void **state)
{
    (void)state;
    assert_string_equal(spaces_of_a_game(3), "123456789");
    assert_string_equal(spaces_of_a_game(4), "12345679");
    assert_string_equal(spaces_of_a_game(5), "1234569");
    assert_string_equal(spaces_of_a_game(2), "12345679"); /* 7.5: 1, 3, 4, 6, 7 */
}

static void v13_setup(void **state)
{
    static const int hands[6][5] = {
        [2] = { 2, 2 }, [3] = { 2, 2, 2 }, [4] = { 1, 2, 2, 2 }, [5] = { 2, 2, 2, 2, 4 }
    };
    (void)state;
    for (int seats = 2; seats <= 5; seats++)
        for (int start = 0; start < seats; start++) {
            set_up(seats, "", start);
            for (int i = 0; i < seats; i++) {
                int seat = (start + i) % seats;
                assert_int_equal(cards_count(player(seat)->hand), hands[seats][i]);
                assert_int_equal(player(seat)->n_hand[NORMAL], hands[seats][i]);
                assert_int_equal(player(seat)->n_hand[FORBIDDEN], 0);
                assert_int_equal(player(seat)->mana, 5);
                assert_int_equal(player(seat)->pearls, 4);
                assert_int_equal(player(seat)->tattoo, 0);
                assert_int_equal(player(seat)->priests, 0);
            }
            assert_int_equal(raia_display_size(&isle), seats == 2 ? 4 : seats + 1);
            assert_int_equal(n_masks_in_market(), 8 - seats);
        }
}

static void markets_at_the_start(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 5; seats++) {
        set_up(seats, "", 0);
        for (int i = 0; i < 4; i++) {
            assert_int_equal(isle.helpers[i], 6);
            assert_int_equal(isle.goods[i], 1);
            assert_int_equal(isle.level[i], 2);
        }
        assert_int_equal(isle.masks[MIRROR], 0);
        for (int face = 8; face < N_MASKS; face++)
            assert_int_equal(isle.masks[face], 0); /* colour masks are all in the forest */
        assert_int_equal(isle.bag, 0);
        assert_int_equal(isle.space, 1);
        assert_int_equal(isle.taken, 0);
        offers_all(0, "go forest; go marae; go oyster; go path; go neighbours; go market");
        assert_string_equal(usual_of(0), "go forest");
    }
}

static int tiles_on(int statue)
{
    int n = 0;
    for (int i = 0; i < RAIA_SPACES; i++)
        n += isle.tile[statue][i] != VK_NONE;
    return n;
}

/* 2.14: sizes of rows; statues 2 and 3 are empty, with the oracle all are laid. */
static void statues_at_the_start(void **state)
{
    static const int tiles[6] = { [2] = 9, [3] = 9, [4] = 12, [5] = 15 };
    static const int row[6][5] = { [2] = { 1, 2, 2, 2, 2 },
                                   [3] = { 1, 2, 2, 2, 2 },
                                   [4] = { 1, 2, 3, 3, 3 },
                                   [5] = { 1, 2, 3, 4, 5 } };
    (void)state;
    for (int seats = 2; seats <= 5; seats++) {
        set_up(seats, "", 0);
        assert_int_equal(tiles_on(0), tiles[seats]);
        assert_int_equal(tiles_on(1), 0);
        assert_int_equal(tiles_on(2), 0);
        for (int r = 0, first = 0; r < 5; first += ++r) /* row r has its columns from `first` on */
            for (int c = 0; c <= r; c++)
                assert_int_equal(isle.tile[0][first + c] != VK_NONE, c < row[seats][r]);
        set_up(seats, "oracle=on", 0);
        for (int statue = 0; statue < 3; statue++)
            assert_int_equal(tiles_on(statue), tiles[seats]);
        assert_int_equal(isle.open_statues, 1);
    }
}

static void decks_at_the_start(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 3, "");
    assert_int_equal(isle.n_deck[NORMAL], 52);
    assert_int_equal(isle.n_deck[FORBIDDEN], 28);
    start_game(&raiatea_game, &isle, 3, "tane=on");
    assert_int_equal(isle.n_deck[NORMAL], 60);
    assert_int_equal(isle.n_deck[FORBIDDEN], 32);
}

static void priests_at_the_start(void **state)
{
    (void)state;
    set_up(4, "priest_start=1", 0);
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(player(seat)->priests, 1);
}

/* 3.10, 3.11: five cards each; the start player of four keeps one, the last of five twice two. */
static void rituals_are_kept_in_secret(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 5, "");
    play(&raiatea_game, &isle, VK_CHANCE, "start 3");
    go_on_until(3, "setup_keep");
    for (int seat = 0; seat < 5; seat++) {
        assert_true(awaits(seat, "setup_keep"));
        assert_int_equal(player(seat)->n_drawn[NORMAL], 5);
    }
    for (int seat = 0; seat < 5; seat++)
        for (int i = 0; i < 2; i++) {
            struct vk_actions list;
            assert_true(awaits(seat, "setup_keep"));
            vk_legal(&raiatea_game, &isle, seat, &list);
            vk_play(&raiatea_game, &isle, seat, list.act[list.usual], NULL);
        }
    draw_any(5); /* the last in turn order is seat 2 */
    for (int seat = 0; seat < 5; seat++)
        assert_int_equal(awaits(seat, "setup_keep"), seat == 2);
    assert_int_equal(cards_count(player(2)->hand), 2);
    go_on_until(3, "choose_location");
    assert_int_equal(cards_count(player(2)->hand), 4);
    assert_int_equal(player(2)->n_buried[NORMAL], 6);
}

/* Sets are picked in code order; the usual ones are the cheapest. */
static void keeping_goes_in_code_order(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 3, "");
    play(&raiatea_game, &isle, VK_CHANCE, "start 0");
    go_on_until(VK_CHANCE, "draw_ritual");
    goes("* draws uru_taetae; * draws uru_taetae; * draws oro_paa; * draws moe; * draws hina");
    go_on_until(0, "setup_keep");
    offers_all(0, "keep uru_taetae; keep moe; keep oro_paa"); /* Hina has nothing behind it */
    assert_string_equal(usual_of(0), "keep moe");             /* 2, then Hina 1 */
    does(0, "keep moe");
    offers_all(0, "keep oro_paa; keep hina");
    assert_string_equal(usual_of(0), "keep hina");
}

static void v45_start_seat(void **state)
{
    (void)state;
    set_up(4, "", 2);
    must_be_in_order("2301");
    assert_int_equal(cards_count(player(2)->hand), 1);
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(cards_count(player(seat)->hand), seat == 2 ? 1 : 2);
    must_be_at(2, "choose_location");
    while (isle.space != 3)
        step_on();
    must_be_at(3, "choose_location");
    set_up(4, "", 2);
    for (int i = 0; i < 4; i++) { /* the turn order of the first round */
        go_on_until((2 + i) % 4, "choose_location");
        assert_int_equal(isle.choices, i);
        step_on();
    }
}

static void v46_first_order(void **state)
{
    static const struct {
        int seats;
        const char *options, *before, *after;
    } order[] = { { 3, "first_order=reverse", "210", "210" },
                  { 3, "first_order=turn", "012", "012" },
                  { 4, "first_order=reverse", "0123", "0123" } };
    (void)state;
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        given_bare(order[i].seats, order[i].options);
        must_be_in_order(order[i].before);
        for (int seat = 0; seat < order[i].seats; seat++)
            set_stock(seat, 0, 4);
        hold_ceremony(1);
        for (int seat = 0; seat < order[i].seats; seat++)
            does(seat, "pass"); /* act 2 */
        for (int seat = 0; seat < order[i].seats; seat++)
            does(seat, "bid 4");
        must_be_in_order(order[i].after);
    }
}

/* 7.5: start, other, other, start; both act; the Spirit is last in the first order. */
static void two_players_choose_four_locations(void **state)
{
    static const int kahuna[] = { 1, 0, 0, 1 };
    (void)state;
    set_up(2, "", 1);
    must_be_in_order("10S");
    for (int i = 0; i < 4; i++) {
        go_on_until(kahuna[i], "choose_location");
        assert_int_equal(isle.choices, i);
        step_on();
    }
    while (isle.space < 3)
        step_on();
    go_on_until(0, "choose_location"); /* the figure has moved */
    assert_int_equal(raia_display_size(&isle), 4);
}

/* ---- conservation ---------------------------------------------------------------------------------- */

static void count_rituals(int designs)
{
    for (int r = 0; r < N_RITUALS; r++) {
        int n = 0;
        for (int d = 0; d < N_DECKS; d++)
            n += cards_of(isle.deck[d], r) + cards_of(isle.open[d], r);
        for (int seat = 0; seat < isle.h.seats; seat++) {
            const struct raia_player *p = player(seat);
            n += cards_of(p->hand, r) + cards_of(p->drawn, r) + cards_of(p->buried, r) +
                 cards_of(p->prepared, r) + cards_of(p->lasting, r);
        }
        for (int i = 0; i < isle.n_row; i++)
            n += isle.row[i].ritual == r;
        for (int i = 0; i < isle.h.depth; i++) /* in the middle of its effect */
            n += isle.h.frame[i].point == P_perform && isle.h.frame[i].v[PERFORM_RITUAL] == r;
        assert_int_equal(n, r < designs ? 2 : 0);
    }
}

/* 36 goods, 44 helpers, 24 masks, 4 mirrors: 108. */
static void count_small_cards(void)
{
    int goods = 0, helpers = 0, masks = 0, mirrors = isle.masks[MIRROR];
    for (int i = 0; i < 4; i++) {
        goods += isle.goods[i];
        helpers += isle.helpers[i];
        for (int seat = 0; seat < isle.h.seats; seat++) {
            goods += player(seat)->goods[i];
            helpers += player(seat)->helpers[i];
        }
    }
    for (int m = 0; m < N_MASKS; m++) {
        masks += isle.masks[m];
        for (int seat = 0; seat < isle.h.seats; seat++)
            masks += player(seat)->masks[m];
    }
    for (int seat = 0; seat < isle.h.seats; seat++)
        mirrors += player(seat)->masks[MIRROR];
    for (int face = 0; face < N_FACES; face++) {
        int n = isle.forest[face] + isle.display[face];
        *(face < 4 ? &goods : face < 8 ? &helpers : face < 24 ? &masks : &mirrors) += n;
    }
    assert_int_equal(goods, 36);
    assert_int_equal(helpers, 44);
    assert_int_equal(masks, 24);
    assert_int_equal(mirrors, 4);
}

static void count_tiles(void)
{
    int on = 0, elsewhere = 0;
    for (int statue = 0; statue < 3; statue++)
        on += tiles_on(statue);
    for (int t = 0; t < N_MISSIONS; t++)
        elsewhere += isle.tile_at[t] != TILE_STATUE;
    assert_int_equal(on + elsewhere, 68);
}

static void v44_deck_conservation(void **state)
{
    (void)state;
    for (int game = 0; game < 40; game++) {
        int seats = 2 + game % 4, has_tane = game / 4 % 2;
        struct vk_rng rng = vk_rng_from((uint64_t)game, 0);
        start_game(&raiatea_game, &isle, seats, has_tane ? "tane=on" : "");
        for (int step = 0; !isle.h.over; step++) {
            struct vk_due due = vk_due(&raiatea_game, &isle);
            int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
            struct vk_actions list;
            assert_true(step < 20000);
            vk_legal(&raiatea_game, &isle, seat, &list);
            vk_play(&raiatea_game, &isle, seat, list.act[vk_rng_below(&rng, (uint32_t)list.n)],
                    NULL);
            count_rituals(has_tane ? 46 : 40);
            count_small_cards();
            count_tiles();
        }
    }
}

/* Every option that touches the set-up, with every number of seats: a sound position, and it ends. */
static void every_setup_is_sound(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof options_of_setup / sizeof *options_of_setup; i++)
        for (int seats = 2; seats <= 5; seats++) {
            set_up(seats, options_of_setup[i], seats - 1);
            must_be_whole(__FILE__, __LINE__);
            count_rituals(i == 1 ? 46 : 40);
            count_small_cards();
            count_tiles();
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v12_rounds),
        cmocka_unit_test(v13_setup),
        cmocka_unit_test(markets_at_the_start),
        cmocka_unit_test(statues_at_the_start),
        cmocka_unit_test(decks_at_the_start),
        cmocka_unit_test(priests_at_the_start),
        cmocka_unit_test(rituals_are_kept_in_secret),
        cmocka_unit_test(keeping_goes_in_code_order),
        cmocka_unit_test(v45_start_seat),
        cmocka_unit_test(v46_first_order),
        cmocka_unit_test(two_players_choose_four_locations),
        cmocka_unit_test(v44_deck_conservation),
        cmocka_unit_test(every_setup_is_sound),
    };
    return cmocka_run_group_tests_name("raiatea: setup", tests, NULL, NULL);
}
