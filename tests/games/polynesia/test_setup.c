/* test_setup.c - setup, its draws, options, and the first decision (section 3, 2.6, 2.7, 7). */
#include "../../support/polynesia_given.h"
#include <string.h>

static void t05_first_decision_side_a(void **state)
{
    static const char *const cards[] = { "1.2 2.4 3.7", "1.3 2.1 3.1", "1.4 2.6 3.3" };
    (void)state;
    for (int i = 0; i < 3; i++) {
        given_game(4, cards[i]);
        assert_int_equal(now.side, SIDE_A);
        then_due(0, "choose_action");
        assert_int_equal(poly_marker(&now), 3);
        assert_int_equal(n_listed(0, NULL), 104);
        assert_int_equal(n_listed(0, "EXN"), 100);
        assert_int_equal(n_listed(0, "TRV"), 1);
        assert_int_equal(n_listed(0, "POPV"), 1);
        assert_int_equal(n_listed(0, "FISH"), 2);
    }
    given_game(4, "1.1 2.4 3.7");
    assert_int_equal(n_listed(0, NULL), 54);
    assert_int_equal(n_listed(0, "EXN"), 50);
    refused(0, "EXN ra12 fish");
}

static void t06_first_decision_side_b(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 3; seats++) {
        given_game(seats, "1.2 2.4 3.7");
        assert_int_equal(now.side, SIDE_B);
        assert_int_equal(n_listed(0, NULL), 80);
        assert_int_equal(n_listed(0, "EXN"), 76);
        given_game(seats, "1.1 2.4 3.7");
        assert_int_equal(n_listed(0, NULL), 34);
        assert_int_equal(n_listed(0, "EXN"), 30);
    }
}

static void t07_first_travel(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        given_game(seats, "1.3 2.2 3.7");
        when(0, "TRV");
        then_list(0, seats == 4
                         ? "HOP a00 ra01 neutral, HOP a00 ra02 neutral, HOP a00 ra03 neutral"
                         : "HOP b00 rb01 neutral, HOP b00 rb02 neutral, HOP b00 rb03 neutral");
        refused(0, "STOP");
    }
}

static void t08_token_counts(void **state)
{
    struct vk_rng rng = vk_rng_from(8, 0);
    struct vk_actions list;
    (void)state;
    for (int game = 0; game < 300; game++) {
        int seats = 2 + game % 3, n[N_BACKS] = { 0, 0 }, masks = 0;
        assert_true(given_options(seats, ""));
        while (vk_due(&polynesia_game, &now).kind == VK_RANDOM) {
            vk_legal(&polynesia_game, &now, VK_CHANCE, &list);
            vk_action a = vk_pick_outcome(&list, vk_rng_next(&rng));
            assert_int_equal(vk_apply(&polynesia_game, &now, VK_CHANCE, a, NULL), VK_OK);
        }
        for (int i = 0; i < poly_map_of(&now)->n_islands; i++) {
            int back = poly_map_of(&now)->island[i].slot;
            if (now.token[i] == VK_NONE)
                continue;
            assert_true(back == GREEN || back == ORANGE);
            assert_true(now.token[i] <= FACE_TURTLE); /* never a cross */
            n[back]++;
            masks += now.token[i] == FACE_MASK;
        }
        assert_int_equal(n[GREEN], seats == 4 ? 7 : 6);
        assert_int_equal(n[ORANGE], 5);
        assert_int_equal(masks, seats == 4 ? 4 : 3);
    }
}

static void draw_the_first(const char *point)
{
    struct vk_actions list;
    then_chance_due(point);
    vk_legal(&polynesia_game, &now, VK_CHANCE, &list);
    assert_int_equal(vk_apply(&polynesia_game, &now, VK_CHANCE, list.act[0], NULL), VK_OK);
}

static void t49_cards_are_drawn_first(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        assert_true(given_options(seats, ""));
        then_chance_due("draw_card");
        then_outcomes("CARD 1.1 1, CARD 1.2 1, CARD 1.3 1, CARD 1.4 1");
        chance("CARD 1.3");
        then_outcomes("CARD 2.1 1, CARD 2.2 1, CARD 2.3 1, CARD 2.4 1, CARD 2.5 1, CARD 2.6 1");
        chance("CARD 2.4");
        then_outcomes(seats == 2 ? "CARD 3.3 1, CARD 3.4 1, CARD 3.5 1, CARD 3.6 1, CARD 3.7 1, "
                                   "CARD 3.8 1"
                                 : "CARD 3.1 1, CARD 3.2 1, CARD 3.3 1, CARD 3.4 1, CARD 3.5 1, "
                                   "CARD 3.6 1, CARD 3.7 1, CARD 3.8 1");
        chance("CARD 3.7");
        then_chance_due("place_token");
        assert_int_equal(now.card[0], C_ARCHIPELAGO_PRESENCE);
        assert_int_equal(now.card[1], C_MASK_SET);
        assert_int_equal(now.card[2], C_FLEET);
    }
}

static void t49_tokens_then_first_player(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        assert_true(given_options(seats, "card_1=1.3 card_2=2.4 card_3=3.7"));
        then_chance_due("place_token");
        then_outcomes(seats == 4 ? "TOKEN a09 mask 4, TOKEN a09 boat 1, TOKEN a09 fish 1, "
                                   "TOKEN a09 shell 1, TOKEN a09 none 1"
                                 : "TOKEN b08 mask 3, TOKEN b08 boat 1, TOKEN b08 fish 1, "
                                   "TOKEN b08 shell 1, TOKEN b08 none 2");
        if (seats == 4) {
            chance("TOKEN a09 mask");
            then_outcomes(
                "TOKEN a10 mask 3, TOKEN a10 boat 1, TOKEN a10 fish 1, TOKEN a10 shell 1, "
                "TOKEN a10 none 1");
        }
        for (int i = seats == 4; i < 8; i++)
            draw_the_first("place_token");
        then_outcomes(seats == 4 ? "TOKEN a13 boat 1, TOKEN a13 fish 1, TOKEN a13 shell 1, "
                                   "TOKEN a13 turtle 2, TOKEN a13 none 1"
                                 : "TOKEN b10 boat 1, TOKEN b10 fish 1, TOKEN b10 shell 1, "
                                   "TOKEN b10 turtle 2, TOKEN b10 none 1");
        for (int i = 0; i < 5; i++)
            draw_the_first("place_token");
        then_outcomes(seats == 4 ? "TOKEN a29 none 1"
                                 : "TOKEN b23 none 1"); /* asked all the same */
        draw_the_first("place_token");
        then_chance_due("draw_first");
        then_outcomes(seats == 2   ? "FIRST 0 1, FIRST 1 1"
                      : seats == 3 ? "FIRST 0 1, FIRST 1 1, FIRST 2 1"
                                   : "FIRST 0 1, FIRST 1 1, FIRST 2 1, FIRST 3 1");
        chance("FIRST 1");
        assert_int_equal(now.first, 1);
        then_due(1, "choose_action");
    }
}

/* Tokens are laid out by ascending id, first the archipelagos, then the turtle islands. */
static void t49_order_of_the_islands(void **state)
{
    static const char *const order[2][14] = {
        { "a09", "a10", "a12", "a14", "a15", "a19", "a25", "a26", "a13", "a16", "a18", "a22", "a28",
          "a29" },
        { "b08", "b09", "b11", "b12", "b13", "b16", "b20", "b21", "b10", "b14", "b18", "b19", "b22",
          "b23" },
    };
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        assert_true(given_options(seats, "card_1=1.3 card_2=2.4 card_3=3.7 first_player=0"));
        for (int i = 0; i < 14; i++) {
            struct vk_actions list;
            char text[VK_ACTION_TEXT];
            vk_legal(&polynesia_game, &now, VK_CHANCE, &list);
            text_of(list.act[0], text);
            assert_memory_equal(text, "TOKEN ", 6);
            assert_memory_equal(text + 6, order[seats < 4][i], 3);
            draw_the_first("place_token");
        }
        then_due(0, "choose_action");
    }
}

static void t49_stones(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_stone_awaited();
    then_outcomes("STONE red 6, STONE grey 3, STONE black 1");
    chance("STONE black");
    then_outcomes("STONE red 6, STONE grey 3");
}

static void t56_options_refused(void **state)
{
    struct vk_setup cfg;
    struct vk_refusal no;
    char why[200];
    (void)state;
    struct vk_out out = vk_out_to(why, sizeof why);
    vk_setup_standard(&polynesia_game, 4, &cfg);
    assert_false(vk_setup_option(&polynesia_game, &cfg, "card_1", "2.1", &out));
    assert_false(vk_setup_option(&polynesia_game, &cfg, "first_player", "4", &out));
    assert_false(vk_setup_option(&polynesia_game, &cfg, "board_side", "C", &out));

    vk_setup_standard(&polynesia_game, 2, &cfg);
    assert_true(vk_setup_option(&polynesia_game, &cfg, "card_3", "3.1", &out));
    assert_int_equal(vk_start(&polynesia_game, &now, &cfg, &no, NULL), VK_ERR_SETUP);
    assert_int_equal(no.option, O_CARD_3);
    assert_true(strlen(no.why) > 0);
    assert_false(given_options(2, "card_3=3.2"));
    assert_true(given_options(2, "card_3=3.3"));
    assert_true(given_options(3, "card_3=3.1"));

    vk_setup_standard(&polynesia_game, 3, &cfg);
    assert_true(vk_setup_option(&polynesia_game, &cfg, "first_player", "3", &out));
    assert_int_equal(vk_start(&polynesia_game, &now, &cfg, &no, NULL), VK_ERR_SETUP);
    assert_int_equal(no.option, O_FIRST_PLAYER);
    assert_false(given_options(2, "first_player=2"));
    assert_true(given_options(4, "first_player=3"));
    for (int seats = 0; seats <= 6; seats++)
        assert_int_equal(given_options(seats, ""), seats >= 2 && seats <= 4);
}

static int masks_on_the_map(void)
{
    int n = 0;
    for (int i = 0; i < POLY_ISLANDS; i++)
        n += now.token[i] == FACE_MASK;
    return n;
}

static void t56_two_players_on_side_a(void **state)
{
    (void)state;
    assert_true(given_options(2, "board_side=A card_1=1.3 card_2=2.4 card_3=3.7 first_player=0"));
    given_setup_drawn();
    assert_int_equal(now.side, SIDE_A);
    assert_int_equal(n_listed(0, NULL), 104);
    assert_int_equal(masks_on_the_map(), 3);
    given_route("ra18", "fish", "1");
    given_goods(0, 20, 20);
    assert_int_equal(n_listed(0, "EXE"), 0);
    refused(0, "EXE ra18");
}

static void t56_four_players_on_side_b(void **state)
{
    (void)state;
    assert_true(given_options(4, "board_side=B card_1=1.3 card_2=2.4 card_3=3.1 first_player=0"));
    given_setup_drawn();
    assert_int_equal(now.side, SIDE_B);
    assert_int_equal(n_listed(0, NULL), 80);
    assert_int_equal(masks_on_the_map(), 4);
    given_route("rb18", "fish", "1");
    assert_true(is_listed(0, "EXE rb18"));
}

static void t56_all_fixed(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        assert_true(given_options(seats, "card_1=1.3 card_2=2.4 card_3=3.7 first_player=1"));
        for (int i = 0; i < 14; i++)
            draw_the_first("place_token");
        then_due(1, "choose_action");
    }
}

static void t58_turtle_tokens_at_the_start(void **state)
{
    static const struct {
        const char *cards;
        int lagoon, supply;
    } rows[] = {
        { "1.2 2.4 3.1", 4, 6 },  { "1.2 2.4 3.2", 4, 6 },  { "1.2 2.4 3.7", 4, 0 },
        { "1.3 2.4 3.2", 0, 10 }, { "1.3 2.4 3.1", 0, 10 }, { "1.3 2.4 3.7", 0, 0 },
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        given_game(4, rows[i].cards);
        assert_int_equal(__builtin_popcount(now.lagoon), rows[i].lagoon);
        assert_int_equal(now.turtle_supply, rows[i].supply);
    }
}

/* Section 3, steps 2, 3, 8 and 9. */
static void r03_everybody_starts_alike(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        given_game(seats, "1.3 2.4 3.7");
        for (int seat = 0; seat < seats; seat++) {
            then_goods(seat, 3, 3);
            then_home(seat, 8);
            then_pieces(seat, seats == 4 ? "a00" : "b00", 5);
            assert_int_equal(now.boats_left[seat], 15);
            assert_int_equal(now.boats[seat], 0);
            assert_int_equal(now.masks[seat], 0);
        }
        assert_int_equal(now.bag[RED], 6);
        assert_int_equal(now.bag[GREY], 3);
        assert_int_equal(now.bag[BLACK], 1);
        assert_int_equal(now.h.round, 1);
        assert_int_equal(now.step, S_M3);
        then_sound();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t05_first_decision_side_a),
        cmocka_unit_test(t06_first_decision_side_b),
        cmocka_unit_test(t07_first_travel),
        cmocka_unit_test(t08_token_counts),
        cmocka_unit_test(t49_cards_are_drawn_first),
        cmocka_unit_test(t49_tokens_then_first_player),
        cmocka_unit_test(t49_order_of_the_islands),
        cmocka_unit_test(t49_stones),
        cmocka_unit_test(t56_options_refused),
        cmocka_unit_test(t56_two_players_on_side_a),
        cmocka_unit_test(t56_four_players_on_side_b),
        cmocka_unit_test(t56_all_fixed),
        cmocka_unit_test(t58_turtle_tokens_at_the_start),
        cmocka_unit_test(r03_everybody_starts_alike),
    };
    return cmocka_run_group_tests_name("polynesia setup", tests, NULL, NULL);
}
