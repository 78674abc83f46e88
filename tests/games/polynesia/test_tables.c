/*
 * test_tables.c - names and numbers of the specification that are not the map: points, verbs, cards,
 * options, parts of a score, and the order of every list (2.4, 2.6, 2.8, 4.2, 6, 7).
 */
#include "../../support/polynesia_given.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct vk_game *const game = &polynesia_game;

static void points_of_the_specification(void **state)
{
    static const struct {
        const char *name;
        int kind;
    } wanted[] = {
        { "draw_card", VK_RANDOM },      { "place_token", VK_RANDOM },
        { "draw_first", VK_RANDOM },     { "choose_action", VK_CHOICE },
        { "travel_step", VK_CHOICE },    { "free_explore", VK_CHOICE },
        { "mask_boon", VK_CHOICE },      { "populate_bonus", VK_CHOICE },
        { "extra_settler", VK_CHOICE },  { "draw_stone", VK_RANDOM },
        { "choose_decline", VK_CHOICE },
    };
    unsigned k = 0;
    (void)state;
    for (int p = 0; p < game->n_points; p++) {
        if (game->points[p].kind == VK_STEP)
            continue;
        assert_true(k < sizeof wanted / sizeof *wanted);
        assert_string_equal(game->points[p].name, wanted[k].name);
        assert_int_equal(game->points[p].kind, wanted[k].kind);
        k++;
    }
    assert_int_equal(k, sizeof wanted / sizeof *wanted);
}

static void game_row(void **state)
{
    static const char *const parts[] = { "board",         "turtle_islands", "island_turtles",
                                         "turtle_tokens", "card_1",         "card_2",
                                         "card_3" };
    (void)state;
    assert_string_equal(game->id, "polynesia");
    assert_int_equal(game->seats_min, 2);
    assert_int_equal(game->seats_max, 4);
    assert_int_equal(game->state_size, sizeof(struct poly_state));
    assert_int_equal(game->score_unit, 1);
    assert_int_equal(game->n_parts, 7);
    for (int i = 0; i < 7; i++)
        assert_string_equal(game->parts[i], parts[i]);
}

static void options_of_the_specification(void **state)
{
    static const struct {
        const char *key, *values;
    } wanted[] = {
        { "board_side", "auto A B" },
        { "card_1", "random 1.1 1.2 1.3 1.4" },
        { "card_2", "random 2.1 2.2 2.3 2.4 2.5 2.6" },
        { "card_3", "random 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8" },
        { "first_player", "random 0 1 2 3" },
    };
    (void)state;
    assert_int_equal(game->n_options, 5);
    for (int i = 0; i < 5; i++) {
        const struct vk_option *o = &game->options[i];
        char values[100];
        struct vk_out out = vk_out_to(values, sizeof values);
        assert_string_equal(o->key, wanted[i].key);
        for (int v = o->min; v <= o->max; v++) {
            vk_put(&out, v > o->min ? " " : "");
            vk_option_write(o, v, &out);
        }
        assert_string_equal(values, wanted[i].values);
        assert_int_equal(o->standard, o->min); /* the first value is the default */
        assert_false(o->display);
    }
}

static const char *const good_texts[] = {
    "CARD 1.1",
    "CARD 2.6",
    "CARD 3.8",
    "TOKEN a09 mask",
    "TOKEN b23 none",
    "TOKEN a13 turtle",
    "FIRST 0",
    "FIRST 3",
    "EXN ra04 fish",
    "EXN rb41 shell",
    "EXE ra53",
    "TRV",
    "POPV",
    "POPI b01",
    "FISH fish",
    "HOP a00 ra01 neutral",
    "HOP b03 rb09 own",
    "HOP a07 ra18 guide:0",
    "HOP a07 ra18 guide:3",
    "HOP a07 ra18 mask",
    "STOP",
    "FREE_NEW ra18 fish",
    "FREE_OLD ra18",
    "FREE_SKIP",
    "MASK_GAIN fish",
    "MASK_CURSE shell",
    "BPOPV",
    "BPOPI a05",
    "BPOP_SKIP",
    "EXTRA shell",
    "EXTRA_SKIP",
    "STONE red",
    "STONE grey",
    "STONE black",
    "DECLINE fish",
};
static const char *const wrong_texts[] = {
    "CARD 1.5",           "CARD 11",        "TOKEN a30 mask",
    "TOKEN a09 cross",    "FIRST 4",        "EXN ra54 fish",
    "EXN ra04",           "EXN ra04 fish ", "FISH",
    "FISH coral",         "HOP a00 ra01",   "HOP a07 ra18 guide:4",
    "HOP a07 ra18 guide", "PASS",           "stop",
    "STONE white"
};

/* One of each verb and each kind of argument can be read, and comes back the same. */
static void verbs_of_the_specification(void **state)
{
    (void)state;
    for (unsigned i = 0; i < sizeof good_texts / sizeof *good_texts; i++) {
        vk_action a;
        const char *why;
        char text[VK_ACTION_TEXT];
        if (!vk_action_read(game, good_texts[i], &a, &why))
            fail_msg("%s: %s", good_texts[i], why);
        text_of(a, text);
        assert_string_equal(text, good_texts[i]);
    }
    for (unsigned i = 0; i < sizeof wrong_texts / sizeof *wrong_texts; i++) {
        vk_action a;
        const char *why;
        if (vk_action_read(game, wrong_texts[i], &a, &why))
            fail_msg("%s was read", wrong_texts[i]);
    }
}

/* ---- Order of a list ---- */

static const char *const verb_order[] = {
    "CARD",  "TOKEN", "FIRST",     "EXN",      "EXE",        "TRV",       "POPV",      "POPI",
    "FISH",  "HOP",   "STOP",      "FREE_NEW", "FREE_OLD",   "FREE_SKIP", "MASK_GAIN", "MASK_CURSE",
    "BPOPV", "BPOPI", "BPOP_SKIP", "EXTRA",    "EXTRA_SKIP", "STONE",     "DECLINE",
};
static const char *const word_order[] = { "own",     "neutral", "guide:0", "guide:1", "guide:2",
                                          "guide:3", "mask",    "boat",    "fish",    "shell",
                                          "turtle",  "none",    "red",     "grey",    "black" };

static int place_in(const char *const *words, int n, const char *word)
{
    for (int i = 0; i < n; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return -1;
}

/* Words with an order of their own, and ids, codes and seats, which ascend as text. */
static int compare_words(const char *a, const char *b)
{
    int n = (int)(sizeof word_order / sizeof *word_order);
    int x = place_in(word_order, n, a), y = place_in(word_order, n, b);
    return x >= 0 && y >= 0 ? x - y : strcmp(a, b);
}

static int compare_texts(const char *one, const char *other)
{
    char a[4][12] = { "" }, b[4][12] = { "" };
    int n = (int)(sizeof verb_order / sizeof *verb_order);
    sscanf(one, "%11s %11s %11s %11s", a[0], a[1], a[2], a[3]);
    sscanf(other, "%11s %11s %11s %11s", b[0], b[1], b[2], b[3]);
    int order = place_in(verb_order, n, a[0]) - place_in(verb_order, n, b[0]);
    for (int i = 1; order == 0 && i < 4; i++)
        order = compare_words(a[i], b[i]);
    return order;
}

/* Over random games: strictly ascending by verb, then by the arguments (4.2). */
static void every_list_is_in_order(void **state)
{
    struct vk_rng rng = vk_rng_from(42, 4);
    struct vk_actions list;
    (void)state;
    for (int g = 0; g < 60; g++) {
        assert_true(given_options(2 + g % 3, ""));
        for (;;) {
            struct vk_due due = vk_due(game, &now);
            if (due.over)
                break;
            int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
            vk_legal(game, &now, seat, &list);
            char text[2][VK_ACTION_TEXT] = { "", "" };
            for (int i = 0; i < list.n; i++) {
                text_of(list.act[i], text[i & 1]);
                assert_true(place_in(verb_order, 23, game->verbs[vk_verb_of(list.act[i])].name) >=
                            0);
                if (i && compare_texts(text[~i & 1], text[i & 1]) >= 0)
                    fail_msg("%s comes before %s", text[~i & 1], text[i & 1]);
            }
            vk_action a = seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                            : list.act[vk_rng_below(&rng, list.n)];
            assert_int_equal(vk_apply(game, &now, seat, a, NULL), VK_OK);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(game_row),
        cmocka_unit_test(points_of_the_specification),
        cmocka_unit_test(options_of_the_specification),
        cmocka_unit_test(verbs_of_the_specification),
        cmocka_unit_test(every_list_is_in_order),
    };
    return cmocka_run_group_tests_name("polynesia tables", tests, NULL, NULL);
}
