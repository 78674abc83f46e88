/*
 * test_words.c - the sentences of Polynesia: none is missing, every blank can be filled,
 * and what they say of costs and gains is what the rules do.
 */
#include "face/polynesia/face.h"
#include "support/face_words.h"
#include "support/polynesia_given.h"
#include "vaka/why.h"
#include <string.h>

static const struct vk_face *const face = &polynesia_face;

/* ---- Tables -------------------------------------------------------------------------------- */

/* Words and tests hang on numbers; tests on goods too. */
static bool may_choose(unsigned kind, char sign)
{
    return kind == A_NUMBER || (sign == '?' && kind == A_GOODS);
}

static void every_event_has_a_sentence(void **state)
{
    (void)state;
    assert_sentences(face, may_choose, NULL);
}

/* A hop has one blank more: where it ends. */
static void every_verb_has_a_label(void **state)
{
    uint8_t kind[VK_ARGS_MAX];
    int16_t value[VK_ARGS_MAX];
    (void)state;
    assert_labels(face, may_choose);
    for (unsigned v = 0; v < N_VERBS; v++)
        assert_int_equal(face->more_blanks(vk_act(v, 0, 0, 0), kind, value), v == V_HOP);
    face->more_blanks(vk_act(V_HOP, 0, 0, 0), kind, value);
    assert_int_equal(kind[0], A_ISLAND);
}

static void everything_has_a_name(void **state)
{
    (void)state;
    assert_names(face);
    for (int c = 0; c < N_CARDS; c++) {
        assert_text("card", c, poly_card_text[c]);
        assert_true(strlen(poly_card_text[c]) < 160);
    }
    assert_string_equal(face->seat_letter, "CTVG");
}

static void every_value_has_a_name(void **state)
{
    (void)state;
    assert_values_named(face, NULL);
}

static void options_have_names(void **state)
{
    (void)state;
    assert_options_named(face, 2);
    face->option_text(O_CARD_1, 1, NULL, fresh());
    assert_string_equal(said, "First landfall");
    face->option_text(O_CARD_2, 1, NULL, fresh());
    assert_string_equal(said, "Gift or curse");
    face->option_text(O_CARD_3, 7, NULL, fresh());
    assert_string_equal(said, "Great fleet");
    face->option_text(O_FIRST_PLAYER, 1, NULL, fresh());
    assert_string_equal(said, "Seat 1");
}

/* ---- Sentences ----------------------------------------------------------------------------- */

/* What a seat's action is called, what is explained of it, and what is then heard. */
static void assert_label(const char *action, const char *wanted)
{
    assert_label_is(face, action, NULL, wanted);
}

static void assert_why(int seat, const char *action, const char *wanted)
{
    assert_true(is_listed(seat, action));
    assert_reason_is(face, &now, seat, action, NULL, wanted);
}

static void assert_heard(int seat, const char *action, const char *wanted)
{
    static struct event_log log;
    event_log_open(&log);
    play_heard(&polynesia_game, &now, seat, action, &log);
    assert_told_is(face, &log, VK_REFEREE, NULL, wanted);
}

static void labels_name_places(void **state)
{
    (void)state;
    assert_label("EXN ra18 fish", "Explore Vavau - Aitutaki, pay fish");
    assert_label("HOP a07 ra18 guide:2", "Sail Vavau to Aitutaki, guided by Violet");
    assert_label("HOP a13 ra18 own", "Sail Aitutaki to Vavau, toll-free");
    assert_label("HOP b00 rb02 neutral", "Sail Mauna Ahi to Eua, on an open route");
    assert_label("HOP a07 ra18 mask", "Sail Vavau to Aitutaki, led by a mask");
    assert_label("POPI b10", "Populate Suwarrow");
    assert_label("CARD 2.5", "Card: Mask tour");
    assert_label("TOKEN a09 none", "On Savaii: no token");
    assert_label("FIRST 3", "Gold begins");
    assert_label("DECLINE shell", "Let shells spoil");
    assert_label("STONE black", "A black stone");
}

/* At marker 3; ra12 leads to Savaii of Samoa, which card 1.1 makes twice as dear. */
static void labels_tell_the_price(void **state)
{
    struct vk_words words = { .state = &now };
    (void)state;
    given_game(4, "1.1 2.4 3.4");
    given_route("ra14", "shell", "12");
    assert_label_is(face, "EXN ra18 fish", &words, "Explore Vavau - Aitutaki, pay 3 fish");
    assert_label_is(face, "EXN ra12 shell", &words, "Explore Uvea - Savaii, pay 6 shells, double");
    assert_label_is(face, "EXE ra14", &words, "Join Futuna - Suwarrow, pay 4 shells");
    given_turn(0, 1);
    assert_label_is(face, "EXN ra18 shell", &words, "Explore Vavau - Aitutaki, pay 1 shell");
}

static void parts_are_called_after_the_cards(void **state)
{
    static const char *const wanted[] = { "People saved", "First landfall", "Mask collection",
                                          "Sacred beaches" };
    static const int part[] = { PART_BOARD, PART_CARD_1, PART_CARD_2, PART_CARD_3 };
    (void)state;
    given_game(4, "1.1 2.4 3.4");
    for (int i = 0; i < 4; i++) {
        vk_part_title(face, part[i], &(struct vk_words){ .state = &now }, fresh());
        assert_string_equal(said, wanted[i]);
    }
    assert_true(face->card(&now, 2, NULL, fresh()));
    assert_non_null(strstr(said, "Tied for most: 2 each, and nobody is second"));
}

static void exploring_is_told(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_route("ra18", "shell", "12");
    given_route("ra30", "fish", "0"); /* three fleets are tied */
    given_goods(0, 3, 4);
    given_turn(0, 3);
    given_goods(0, 3, 4);
    assert_why(0, "EXN ra09 shell",
               "It costs 3 shells, the turn value. You sail it for nothing; others pay you 1 shell "
               "each time.");
    assert_why(0, "EXE ra18", "You pay Turquoise 2 shells. You pay Violet 2 shells.");
    assert_heard(0, "EXE ra18",
                 "Coral joins Vavau - Aitutaki and pays 4 shells in all. "
                 "Coral pays Turquoise 2 shells. Coral pays Violet 2 shells.");
}

static void first_landfall_is_told(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.3");
    given_turn(0, 1);
    given_goods(0, 5, 0);
    assert_why(0, "EXN ra12 fish",
               "It costs 2 fish: twice the turn value, as the first route to an archipelago "
               "(First landfall). A free Populate follows. You sail it for nothing; others pay you "
               "1 fish each time.");
    assert_heard(0, "EXN ra12 fish", "Coral explores Uvea - Savaii and pays 2 fish.");
    assert_why(0, "BPOPV",
               "3 pieces from your board; 5 stay there. Mauna Ahi will erupt: a piece "
               "there is not saved.");
    assert_heard(0, "BPOPV", "Coral brings 3 pieces to Mauna Ahi.");
    assert_why(0, "EXTRA fish",
               "1 piece from your board; 4 stay there. Mauna Ahi will erupt: a piece there "
               "is not saved. "
               "You keep 0 fish.");
    assert_heard(0, "EXTRA fish",
                 "Coral pays 3 fish for one more piece on the volcano. "
                 "Coral brings 1 piece to Mauna Ahi.");
}

static void sailing_is_told(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.1");
    given_route("ra18", "fish", "1");
    given_route("ra30", "shell", "0");
    given_token("a13", "turtle");
    given_pieces(0, 8, "a07 1");
    given_pieces(1, 8, "a07 2");
    given_goods(0, 2, 0);
    assert_why(0, "TRV", "3 steps, the turn value, spread over your pieces as you like.");
    assert_heard(0, "TRV", "Coral sets out with 3 steps.");
    assert_why(0, "HOP a07 ra18 guide:1",
               "You pay Turquoise 1 fish; a piece of Turquoise sails along as your guide. "
               "Its turtle token is 1 point. You take 1 turtle token. "
               "Aitutaki is worth 1 point at the end.");
    assert_why(0, "HOP a00 ra03 neutral",
               "This route is open to all: it costs nothing. Late sinks with the volcano: a piece "
               "there is "
               "not saved yet.");
    assert_heard(0, "HOP a07 ra18 guide:1",
                 "Coral pays Turquoise 1 fish. Coral takes 1 turtle token (Shared voyage). "
                 "Turquoise takes 1 turtle token (Shared voyage). "
                 "Coral sails from Vavau to Aitutaki, guided by Turquoise. "
                 "Turquoise guides Coral from Vavau to Aitutaki. "
                 "Coral takes a turtle token on Aitutaki.");
    assert_why(
        0, "HOP a13 ra30 own",
        "Your own boat: it costs nothing. Raiatea gives 1 shell every round. You give up the "
        "points of Aitutaki.");
    assert_why(0, "STOP", "2 steps are lost.");
    assert_heard(0, "STOP", "Coral ends the voyage; 2 steps are lost.");
}

static void masks_are_told(void **state)
{
    static const struct {
        const char *cards, *told;
    } row[] = {
        { "1.3 2.1 3.7", "Its mask gives 2 goods, or takes 2 from each of the others." },
        { "1.3 2.2 3.7", "Its mask will take you over a rival's route once." },
        { "1.3 2.3 3.7", "Its mask brings one piece from your board to you." },
        { "1.3 2.4 3.7",
          "You must take its mask: one costs 1 point, two bring 2, three or more 5." },
        { "1.3 2.5 3.7", "Its mask counts once for each archipelago you are in." },
        { "1.3 2.6 3.7", "Its mask saves you from losing 2 points." },
    };
    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        given_game(4, row[i].cards);
        given_route("ra19", "fish", "0");
        given_token("a14", "mask");
        given_pieces(0, 8, "a07 1");
        when(0, "TRV");
        face->explain(&now, 0, act_of(&polynesia_game, "HOP a07 ra19 own"), NULL, fresh());
        assert_non_null(strstr(said, row[i].told));
    }
    given_game(4, "1.2 2.1 3.7");
    given_route("ra19", "fish", "0");
    given_token("a14", "mask");
    given_pieces(0, 8, "a07 1");
    when(0, "TRV");
    assert_heard(0, "HOP a07 ra19 own",
                 "Coral sails from Vavau to Atiu, toll-free. "
                 "Coral takes 1 turtle token (Turtle lagoons). Coral takes a mask token on Atiu.");
    given_goods(0, 1, 1);
    given_goods(1, 3, 3);
    given_goods(2, 1, 1);
    given_goods(3, 0, 0);
    assert_why(0, "MASK_GAIN shell", "You then have 3 shells.");
    assert_why(0, "MASK_CURSE shell", "Turquoise loses 2 shells. Violet loses 1 shell.");
    assert_heard(0, "MASK_CURSE fish",
                 "Coral puts a curse on the fish of all others. "
                 "Turquoise loses 2 fish. Violet loses 1 fish.");
}

static void a_boat_token_is_told(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.2");
    given_route("ra18", "fish", "12");
    given_token("a02", "boat");
    when(0, "TRV");
    when(0, "HOP a00 ra02 neutral");
    assert_why(0, "FREE_OLD ra18", "Nobody is paid. You take 2 turtle tokens (Crowded routes).");
    assert_why(0, "FREE_NEW ra04 shell",
               "It costs nothing; its toll comes from the supply. You sail it for nothing; "
               "others pay you 1 shell each time.");
    assert_heard(0, "FREE_SKIP", "Coral does not place the free boat.");
}

static void populating_is_told(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_pieces(0, 6, "a05 2, a01 1");
    assert_why(0, "POPI a05", "1 piece from your board; 5 stay there.");
    assert_why(0, "POPI a01",
               "1 piece from your board; 5 stay there. "
               "Ata sinks with the volcano: a piece there is not saved yet.");
    assert_why(0, "FISH shell", "You take 3 shells, the turn value.");
    assert_heard(0, "FISH shell", "Coral catches 3 shells.");
}

static void spoilage_is_told(void **state)
{
    (void)state;
    given_game(3, "1.3 2.4 3.7");
    given_stone_awaited();
    assert_heard(VK_CHANCE, "STONE red",
                 "A red lava stone is drawn; 1 of 6 red ones is out. Now: something spoils.");
    given_goods(0, 4, 0);
    given_goods(1, 1, 0);
    given_goods(2, 0, 0);
    assert_why(0, "DECLINE fish", "You lose 4 fish. Turquoise loses 1 fish.");
    assert_why(0, "DECLINE shell", "Nobody loses anything.");
    assert_heard(0, "DECLINE fish",
                 "Coral lets fish spoil. Coral loses 4 fish. Turquoise loses 1 fish. "
                 "Now: the harvest. Round 2 begins. "
                 "Turquoise has the flag and goes first. Now: turn value 3.");
}

/* ---- What is not to be had ------------------------------------------------------------------- */

/* The reason that seat 0 is given for this action; "": it is not in the list. */
static const char *reason_for(const char *action)
{
    static struct vk_closed list[VK_CLOSED_MAX];
    int n = face->closed(&now, 0, list);
    fresh();
    for (int i = 0; i < n; i++) {
        char text[VK_ACTION_TEXT];
        assert_false(is_listed(0, (text_of(list[i].act, text), text)));
        if (strcmp(text, action) == 0)
            vk_closed_text(face, &list[i], 0, &(struct vk_words){ .state = &now }, &out);
    }
    return said;
}

static void routes_that_are_not_to_be_had(void **state)
{
    (void)state;
    given_game(4, "1.1 2.4 3.4");
    given_route("ra14", "shell", "12");
    given_route("ra18", "fish", "0");
    given_goods(0, 4, 0);
    assert_string_equal(reason_for("EXE ra14"), "It costs 4 shells; you have 0.");
    assert_string_equal(reason_for("EXE ra18"), "Your boat is already on it.");
    assert_string_equal(reason_for("EXE ra01"), "It is open to all: no boat is needed.");
    assert_string_equal(reason_for("EXN ra12 fish"),
                        "The first route to an archipelago costs double: 6 fish or 6 shells.");
    assert_string_equal(reason_for("EXN ra04 fish"), "");
    given_goods(0, 2, 1);
    now.boats_left[0] = 14;
    assert_string_equal(reason_for("EXN ra04 fish"),
                        "A new route costs 3 fish or 3 shells now. Fish first, or wait for a lower "
                        "turn value.");
    now.boats_left[0] = 0;
    assert_string_equal(reason_for("EXN ra04 fish"),
                        "All your boats are on the map. You can still sail, populate or fish.");
}

static void steps_that_cannot_be_sailed(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    given_route("ra18", "fish", "1");
    given_route("ra19", "shell", "23");
    given_pieces(0, 8, "a07 1");
    given_goods(0, 0, 3);
    when(0, "TRV");
    assert_string_equal(reason_for("HOP a07 ra18 guide:1"),
                        "Turquoise has no piece on Vavau that could guide you.");
    assert_string_equal(reason_for("HOP a07 ra19 guide:2"),
                        "None of its owners has a piece on Vavau that could guide you.");
    assert_string_equal(reason_for("HOP a07 ra09 own"),
                        "Nobody has a boat on it yet. Explore it first.");
    given_pieces(1, 8, "a07 1");
    assert_string_equal(reason_for("HOP a07 ra18 guide:1"), "You have no fish to pay for a guide.");
    given_goods(0, 1, 0);
    assert_string_equal(reason_for("HOP a07 ra18 guide:1"), "");
}

/* ---- The score in words ---------------------------------------------------------------------- */

static const char *note_of(int part, int seat)
{
    face->part_text(&now, part, seat, &(struct vk_words){ .state = &now }, fresh());
    return said;
}

static void the_score_is_told(void **state)
{
    (void)state;
    given_game(4, "1.3 2.5 3.7");
    assert_string_equal(note_of(PART_CARD_3, VK_NONE),
                        "Most boats on the map: 3 points (tied: 2 each).");
    assert_string_equal(note_of(PART_CARD_3, 0), "0 boats: tied for most");
    given_route("ra18", "fish", "1");
    given_masks(0, 1);
    given_pieces(0, 7, "a09 1, a14 2, a01 1");
    assert_string_equal(note_of(PART_CARD_3, 0), "0 boats; the most is 1");
    assert_string_equal(note_of(PART_CARD_3, 1), "1 boat: most");
    assert_string_equal(note_of(PART_CARD_1, 0), "in 2 of 4; not in Tuamotu, Marquesas");
    assert_string_equal(note_of(PART_CARD_2, 0), "1 mask in 2 archipelagos");
    assert_string_equal(note_of(PART_BOARD, 0), "3 saved; 5 are worth 2");
    assert_string_equal(note_of(PART_TURTLE_ISLANDS, 1), "none");
}

/* ---- Random games -------------------------------------------------------------------------- */

static void assert_readable(const char *what)
{
    if (out.len >= 1024 || strpbrk(said, "{}|?\n") || strstr(said, "  "))
        fail_msg("%s: %s", what, said);
}

static void hear(struct vk_sink *self, const struct vk_event *ev)
{
    (void)self;
    vk_event_text(face, ev, NULL, fresh());
    assert_true(out.len > 3);
    assert_readable("event");
}

static void nothing_is_garbled_in_random_games(void **state)
{
    (void)state;
    static _Alignas(8) char s[VK_STATE_MAX], before[VK_STATE_MAX];
    struct vk_rng rng = vk_rng_from(3, 1);
    struct vk_sink sink = { hear };
    struct vk_actions list;
    for (int game = 0; game < 45; game++) {
        start_game(&polynesia_game, s, 2 + game % 3, "");
        for (struct vk_due d = vk_due(&polynesia_game, s); !d.over;
             d = vk_due(&polynesia_game, s)) {
            int seat = next_to_act(&polynesia_game, s);
            vk_legal(&polynesia_game, s, seat, &list);
            memcpy(before, s, polynesia_game.state_size);
            for (int i = 0; i < list.n; i++) {
                vk_action_label(face, list.act[i], NULL, fresh());
                assert_true(out.len > 3 && out.len < 64);
                assert_readable("label");
                face->explain(s, seat, list.act[i], NULL, fresh());
                assert_readable("explanation");
                assert_true(out.len < 400);
            }
            assert_memory_equal(before, s, polynesia_game.state_size);
            vk_play(&polynesia_game, s, seat, any_of(&list, seat, &rng), &sink);
        }
    }
}

/* A front may ask for any action that it has read: nothing breaks, whatever it says. */
static void any_word_has_a_label(void **state)
{
    (void)state;
    struct vk_rng rng = vk_rng_from(8, 8);
    for (int i = 0; i < 20000; i++) {
        vk_action_label(face, (vk_action)vk_rng_next(&rng), NULL, fresh());
        assert_true(out.len > 0 && out.len < 1024);
    }
}

/* ---- Panels -------------------------------------------------------------------------------- */

static void assert_narrow(void)
{
    int column = 0;
    for (const char *at = said; *at; at++) {
        column = *at == '\n' ? 0 : column + ((*at & 0xC0) != 0x80);
        if (column > 34)
            fail_msg("wider than a panel: %s", said);
    }
    assert_int_equal(column, 0); /* every line is ended */
}

static void panels_tell_what_is_there(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.1");
    given_pieces(1, 6, "a05 2, a13 1, a01 1");
    given_goods(1, 12, 1);
    given_masks(1, 2);
    given_turtle_tokens(0, 1, 0, 0);
    given_goods_tokens(1, 1, 1);
    face->player_text(&now, 1, NULL, fresh());
    assert_string_equal(said, "T Turquoise: 5 points\n" /* board 1, island 1, token 1, masks 2 */
                              " 12 fish, 1 shell, 15 boats\n"
                              " 6 at home, 3 saved (1 point)\n"
                              " 5 saved would be 2 points\n"
                              " 2 masks 1 turtle +1 fish +1 shell\n");
    assert_narrow();
    face->table_text(&now, &(struct vk_words){ .name = { "Hina" } }, fresh());
    assert_string_equal(said, "Round 1, value 3\n"
                              "Hina is first\n"
                              "Stones: 0 of 6 red\n"
                              "Bag: 6 red, 3 grey, 1 black\n"
                              "9 turtles left\n"
                              "1.3 Spread out\n"
                              "2.4 Mask collection\n"
                              "3.1 Shared voyage\n");
    assert_true(face->card(&now, 2, NULL, fresh()));
    assert_int_equal(strncmp(said, "3.1 Shared voyage\nWhen a guide", 30), 0);
    assert_false(face->card(&now, 3, NULL, fresh()));
}

static void panels_are_narrow(void **state)
{
    (void)state;
    static _Alignas(8) char s[VK_STATE_MAX];
    struct vk_rng rng = vk_rng_from(4, 1);
    struct vk_actions list;
    for (int game = 0; game < 30; game++) {
        start_game(&polynesia_game, s, 2 + game % 3, "");
        for (struct vk_due d = vk_due(&polynesia_game, s);; d = vk_due(&polynesia_game, s)) {
            for (int seat = 0; seat < 2; seat++) {
                face->player_text(s, seat, NULL, fresh());
                assert_narrow();
            }
            face->table_text(s, NULL, fresh());
            assert_narrow();
            if (d.over)
                break;
            int seat = next_to_act(&polynesia_game, s);
            vk_legal(&polynesia_game, s, seat, &list);
            vk_play(&polynesia_game, s, seat, any_of(&list, seat, &rng), NULL);
        }
    }
}

/* 10: the chance of the end, by hand: with r reds left of s stones. */
static void the_chance_of_an_eruption(void **state)
{
    struct poly_state s = { .bag = { 1, 0, 0 } };
    (void)state;
    assert_float_equal(poly_eruption_chance(&s), 1, 1e-9);
    s.bag[GREY] = 3;
    assert_float_equal(poly_eruption_chance(&s), 0.25, 1e-9);
    s.bag[BLACK] = 1; /* red first 1/5; black first 1/5, then red among two of four 1/2 */
    assert_float_equal(poly_eruption_chance(&s), 0.3, 1e-9);
    s.bag[RED] = 2; /* only black, red, red: 1/6 of 2/5 of 1/4 */
    assert_float_equal(poly_eruption_chance(&s), 1.0 / 60, 1e-9);
    s.bag[RED] = 3;
    assert_float_equal(poly_eruption_chance(&s), 0, 1e-9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_event_has_a_sentence),
        cmocka_unit_test(every_verb_has_a_label),
        cmocka_unit_test(everything_has_a_name),
        cmocka_unit_test(every_value_has_a_name),
        cmocka_unit_test(options_have_names),
        cmocka_unit_test(labels_name_places),
        cmocka_unit_test(labels_tell_the_price),
        cmocka_unit_test(parts_are_called_after_the_cards),
        cmocka_unit_test(exploring_is_told),
        cmocka_unit_test(first_landfall_is_told),
        cmocka_unit_test(sailing_is_told),
        cmocka_unit_test(masks_are_told),
        cmocka_unit_test(a_boat_token_is_told),
        cmocka_unit_test(populating_is_told),
        cmocka_unit_test(spoilage_is_told),
        cmocka_unit_test(routes_that_are_not_to_be_had),
        cmocka_unit_test(steps_that_cannot_be_sailed),
        cmocka_unit_test(the_score_is_told),
        cmocka_unit_test(nothing_is_garbled_in_random_games),
        cmocka_unit_test(any_word_has_a_label),
        cmocka_unit_test(panels_tell_what_is_there),
        cmocka_unit_test(panels_are_narrow),
        cmocka_unit_test(the_chance_of_an_eruption),
    };
    return cmocka_run_group_tests_name("face polynesia words", tests, NULL, NULL);
}
