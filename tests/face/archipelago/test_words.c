/*
 * test_words.c - the sentences of Archipelago: none is missing, every blank can be filled,
 * names tell what their viewer may know, and what is explained of an action is what the rules do.
 */
#include "look.h"
#include "support/face_words.h"

struct arch_state seen;
struct vk_words words;

static const struct vk_face *const face = &archipelago_face;

/* ---- Tables -------------------------------------------------------------------------------- */

/* Words and tests hang on numbers; on which shore and which market is a number too. */
static bool may_choose(unsigned kind, char sign)
{
    (void)sign;
    return kind == 0 || kind == A_NUMBER || kind == A_COUNT || kind == A_FLORINS ||
           kind == A_PART || kind == A_PLACE || kind == A_BOARD;
}

/* Bookkeeping of another event that is told, or a moment that needs no word. */
static bool is_silent(int e)
{
    static const int silent[] = { E_florins,     E_cubes, E_tokens,    E_population,
                                  E_round_began, E_acted, E_deal_sent, E_hex_dealt };
    for (size_t i = 0; i < sizeof silent / sizeof silent[0]; i++)
        if (silent[i] == e)
            return true;
    return false;
}

FACE_TABLES(face, may_choose, is_silent)

static void everything_has_a_name(void **state)
{
    (void)state;
    assert_names(face);
    for (int c = 0; c < N_CARDS; c++) {
        assert_text("card", c, arch_card_text[c]);
        assert_true(strlen(arch_card_text[c]) < 200);
    }
    assert_string_equal(face->seat_letter, "CTVGS");
}

/* A card's text says what its row has: medals, and that a wonder is one. */
static void cards_tell_their_kind(void **state)
{
    (void)state;
    for (int c = 0; c < N_CARDS; c++) {
        bool is_wonder = arch_cards[c].kind == WONDER;
        assert_int_equal(strncmp(arch_card_text[c], "Wonder, once: ", 14) == 0, is_wonder);
        assert_int_equal(strstr(arch_card_text[c], "edal") != NULL, arch_cards[c].medals > 0);
        assert_int_equal(strstr(arch_card_text[c], "2 medals: 2 points") != NULL,
                         arch_cards[c].medals == 2);
    }
}

static void every_value_has_a_name(void **state)
{
    (void)state;
    given_islands("");
    assert_values_named(face, eyes(0));
}

static void options_have_names(void **state)
{
    (void)state;
    assert_options_named(face, 2);
    face->option_text(O_START, 1, NULL, fresh());
    assert_string_equal(said, "Desert village");
    face->option_text(O_FAMILY, 1, NULL, fresh());
    assert_string_equal(said, "on");
}

/* ---- Names --------------------------------------------------------------------------------------- */

static void must_name(int viewer, unsigned kind, int value, const char *wanted)
{
    face->arg_text(kind, value, viewer == VK_NONE ? NULL : eyes(viewer), fresh());
    assert_string_equal(said, wanted);
}

static void names(void **state)
{
    (void)state;
    given_islands("");
    must_name(0, A_REGION, PALM, "Palm beach");
    must_name(VK_NONE, A_REGION, PALM, "region 1");
    must_name(0, A_FACE, region_face("strait_of_kings"), "Strait of kings");
    must_name(0, A_HEX, 8, "Volcano / Fruit terraces");
    must_name(0, A_HEX, VK_NONE, "a land");
    must_name(0, A_CARD, card_of("great_lighthouse"), "Great lighthouse");
    must_name(0, A_BACK, back_of("B01"),
              "a crisis of stone (6 get up for each); then an export crisis of 3 cattle");
    must_name(0, A_BACK, back_of("B26"),
              "a crisis of stone (6 get up for each); then unrest in the towns, at once");
    must_name(0, A_OBJECTIVE, objective_of("S01"), "the objective of 3 temples (ranks money)");
    must_name(0, A_OBJECTIVE, objective_of("S08"),
              "the objective of 1 resource gone from the bank (ranks cattle in stock)");
    must_name(0, A_OBJECTIVE, objective_of("L10"),
              "the objective of no florin in the bank (Separatist)");
    must_name(0, A_OBJECTIVE, VK_NONE, "an objective");
    must_name(0, A_TREND, trend_of("T12"), "gifts as benefactor");
    must_name(0, A_CHANGE, 2, "+2");
    must_name(0, A_CHANGE, -1, MINUS "1");
    must_name(0, A_PHASE, 4, "4: crisis");
    must_name(0, A_ROT, 2, "turned twice");
    must_name(0, A_SIDE, 5, "south-east");
    must_name(0, A_HAND, N_RES, "nothing");
    must_name(0, A_FLORINS, 1, "1 florin");
    must_name(0, A_UNIT, who(0, PALM, "A"), "citizen in Palm beach");
    must_name(1, A_UNIT, who(0, PALM, "A"), "citizen of Coral in Palm beach");
    must_name(1, A_UNIT, who(1, TWIN, "town"), "citizen on the town of Twin shores (second shore)");
    must_name(0, A_UNIT, boat(2, 0, "sea"), "ship of Violet in Open sea");
}

/* Thresholds of objectives go by the number of players: 4 ports with three, 6 with five. */
static void thresholds(void **state)
{
    (void)state;
    given_colony(5, "");
    must_name(0, A_OBJECTIVE, objective_of("S03"), "the objective of 6 ports (ranks ports)");
    given_colony(3, "");
    must_name(0, A_OBJECTIVE, objective_of("S03"), "the objective of 4 ports (ranks ports)");
}

/* ---- Secrets ----------------------------------------------------------------------------------------- */

static void objectives_are_told_to_their_owner(void **state)
{
    (void)state;
    given_islands("");
    set_objective(0, 0, "S04");
    set_objective(1, 0, "S06");
    face->table_text(&seen, eyes(0), fresh());
    assert_non_null(strstr(said, "Yours: ends at 4 towns (now 1), ranks progress cards\n"));
    assert_null(strstr(said, "markets"));
    colony.player[1].known[0] |= 1; /* a spy has looked */
    face->table_text(&seen, eyes(0), fresh());
    assert_non_null(strstr(said, "Of Turquoise: ends at 4 markets (now 0), ranks temples\n"));
    face->table_text(&seen, eyes(VK_SPECTATOR), fresh());
    assert_null(strstr(said, "towns"));
    assert_null(strstr(said, "markets"));
}

static void screens_hide(void **state)
{
    (void)state;
    given_islands("screens=closed");
    set_cubes(1, IRON, 2);
    const struct vk_words *w = eyes(0);
    face->player_text(&seen, 1, w, fresh());
    assert_null(strstr(said, "iron"));
    assert_null(strstr(said, "10f"));
    w = eyes(1);
    face->player_text(&seen, 1, w, fresh());
    assert_non_null(strstr(said, "T Turquoise: 10f, 3/3 discs\n"));
    assert_non_null(strstr(said, " 2 citizens, 1 ship, tax 5f\n 2 iron\n")); /* a town is 2 */
}

/* ---- Cards, the board in words ------------------------------------------------------------------------- */

static bool find_card(const char *title)
{
    for (int i = 0;; i++) {
        if (!face->card(&seen, i, eyes(0), fresh()))
            return false;
        if (strncmp(said, title, strlen(title)) == 0)
            return true;
    }
}

static void cards_are_told(void **state)
{
    int n = 0;
    (void)state;
    given_islands("");
    set_trends("T09");
    set_back("B29");
    own(1, "mining");
    lay_track("pirate - - - -");
    while (face->card(&seen, n, eyes(0), fresh()))
        n++;
    assert_int_equal(n, 1 + 1 + 10 + 48); /* back, trend, pack, all evolution cards */
    assert_true(find_card("Mining, progress, with Turquoise\n"));
    assert_non_null(strstr(said, "Prices 6, 7, 5. Cost to use it: 2 florins. If you harvest iron"));
    assert_true(find_card("Pirate, character, for sale at 3 florins\n"));
    assert_true(find_card("Pyramid, wonder, in the deck\n"));
    assert_non_null(strstr(said, "Cost to build it: 4 stone, 2 discs. Wonder, once: 4 stone"));
    assert_true(find_card("The next crisis\nRED crisis: each wood helps 5 up; export: 1 "
                          "stone."));
    assert_true(find_card("Trend: temples\nAll are ranked by temples: 4, 3, 2 points."));
    assert_true(find_card(
        "Objective: 18 surplus workers\nThe game ends with 18 surplus workers (now 0). Pacifist: 3 "
        "points for its holder if at the end the population is ahead of the rebellion by more than "
        "6."));
}

static void the_board_in_words(void **state)
{
    (void)state;
    given_islands("");
    colony.reb = 1;
    const struct vk_words *w = eyes(2);
    face->board_text(&seen, w, fresh());
    assert_true(vk_out_ok(&out));
    assert_non_null(
        strstr(said, "Turn 2 of at most 12, phase 5. Order: Coral, Turquoise, Violet.\n"));
    assert_non_null(strstr(said,
                           "Population 4, rebellion 1: 3 to spare. Surplus workers 0; none to "
                           "hire.\n"));
    assert_non_null(strstr(said, "After the next unrest: surplus workers 0, rebellion 0 of 4 "
                                 "(surplus workers).\n"));
    assert_non_null(strstr(said,
                           "Twin shores (region 2 at 1,-1), held by Turquoise: east plain, "
                           "north-east sea, north-west plain, west plain, south-west sea to Open "
                           "sea, south-east plain to Palm beach.\n"));
    assert_non_null(strstr(said, " second shore: town (citizen of Turquoise), cattle, citizen of "
                                 "Turquoise.\n"));
    assert_non_null(strstr(said, " sea: fish, ship of Turquoise.\n"));
    assert_non_null(strstr(said, "Home market: fruit 1 of 9 (buy 6, sell 6)"));
}

/* ---- The document for learners --------------------------------------------------------------------- */

/* Its tables of cards, backs, objectives and faces are those of the game, in the same words. */
static void the_document_has_every_card(void **state)
{
    char line[400], name[60];
    (void)state;
    open_document("docs/games/archipelago.md");
    for (int c = 0; c < N_CARDS; c++) {
        const struct arch_card *card = &arch_cards[c];
        struct vk_out to = vk_out_to(name, sizeof name);
        arch_card_name(c, NULL, &to);
        snprintf(line, sizeof line, "| %s | `%s` | %s | %d/%d/%d | ", card->code, card->key, name,
                 card->price[0], card->price[1], card->price[2]);
        must_have(line);
        snprintf(line, sizeof line, " | %s | ", arch_card_text[c]);
        must_have(line);
    }
    for (int f = 0; f < N_FACES; f++) {
        snprintf(line, sizeof line, "| H%02d%c | `%s` | ", f / 2, f % 2 ? 'b' : 'a',
                 arch_face_words[f]);
        must_have(line);
    }
    for (int o = 0; o < N_OBJECTIVES; o++) {
        snprintf(line, sizeof line, "| %s | ", arch_objectives[o].code);
        must_have(line);
    }
    for (int o = 0; o < N_OPTIONS; o++) {
        snprintf(line, sizeof line, "| `%s` | ", archipelago_game.options[o].key);
        must_have(line);
    }
}

/* Amendment 8: equal is safe, and it is the markers that pass each other. */
static void amendment_8_independence_in_words(void **state)
{
    (void)state;
    assert_null(strstr(arch_point_help[P_wonder_citizen], "below"));
    assert_non_null(strstr(arch_point_help[P_wonder_citizen], "as high as the population"));
    assert_non_null(strstr(arch_event_text[E_independence],
                           "The rebellion marker passes the population marker"));
    bool is_told = false;
    for (int i = 0; arch_about[i]; i++)
        is_told |= strstr(arch_about[i], "Equal is safe.") != NULL;
    assert_true(is_told);
    open_document("docs/games/archipelago.md");
    must_have("| port | 1 stone, 1 fish, 2f | a citizen or a ship |");
    must_have("REB equal to POP is still safe");
}

/* Amendment 6: what a viewer does not know is in no total, and his view says so. */
static void amendment_6_known_points(void **state)
{
    (void)state;
    given_islands("");
    set_objective(0, 0, "S01");
    set_objective(1, 0, "S06");
    struct vk_score score;
    (void)eyes(0);
    vk_score_for(face, &seen, 0, &score);
    assert_true(score.unknown[0] && score.unknown[1] && score.unknown[2]);
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(score.total[seat],
                         3 + score.part[seat][PART_TREND_1]); /* 10 florins each */
    (void)eyes(VK_REFEREE);
    vk_score_for(face, &seen, VK_REFEREE, &score);
    assert_false(score.unknown[0] || score.unknown[1] || score.unknown[2]);
}

/* ---- Where things come from ------------------------------------------------------------------------- */

#define CARD(code, key, kind, p0, p1, p2, discs, florins, medals, provenance) { code, #provenance },
#define OBJECTIVE(code, end, n2, n3, n4, n5, criterion, gap, provenance)      { code, #provenance },
static const struct {
    const char *code, *letter;
} sources[] = {
#include "games/archipelago/cards.def"
#include "games/archipelago/objectives.def"
};
#undef CARD
#undef OBJECTIVE

/* The letter of a row of the document, in its last column. */
static char letter_of(const char *code)
{
    char start[20];
    snprintf(start, sizeof start, "\n| %s | ", code);
    const char *row = document_from(start), *end = row ? strchr(row + 1, '\n') : NULL;
    return end ? end[-3] : '?';
}

/* Amendment 7: R only where the rulebook has both name and number; the document says what the table says. */
static void amendment_7_where_cards_come_from(void **state)
{
    static const char *const doubted[] = { "A06", "A08", "A12", "A14", "A31", "A34",
                                           "M04", "M05", "M06", "L07", "L09" };
    size_t n = 0;
    (void)state;
    open_document("docs/games/archipelago.md");
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
        assert_int_equal(letter_of(sources[i].code), sources[i].letter[0]);
        for (size_t k = 0; k < sizeof doubted / sizeof *doubted; k++)
            if (strcmp(sources[i].code, doubted[k]) == 0) {
                assert_string_not_equal(sources[i].letter, "R");
                n++;
            }
    }
    assert_int_equal(n, sizeof doubted / sizeof *doubted);
    must_have("| fish | 3/3/3 | 6/4/3 | r |");
    must_have("that busy ships carry nobody is D");
}

/* ---- Random games ---------------------------------------------------------------------------------- */

/* Every label, reason and sentence of whole games fits its line and has no blank left. */
static void random_games(void **state)
{
    static const struct word_lengths fits = {
        { 2, 158 }, 470, { 6, 160 }, 24, { "Somebody", ".." }
    };
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        assert_words_of_game(face, 2, "benefactor=on", seed, &fits, is_silent);
        assert_words_of_game(face, 3, "more_spice=on chosen_trend=on length=long", seed, &fits,
                             is_silent);
        assert_words_of_game(face, 4, "start=desert more_control=on length=medium", seed, &fits,
                             is_silent);
        assert_words_of_game(face, 5, "no_secrets=on deals=plain", seed, &fits, is_silent);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_event_has_a_sentence),
        cmocka_unit_test(every_verb_has_a_label),
        cmocka_unit_test(everything_has_a_name),
        cmocka_unit_test(cards_tell_their_kind),
        cmocka_unit_test(every_value_has_a_name),
        cmocka_unit_test(options_have_names),
        cmocka_unit_test(names),
        cmocka_unit_test(thresholds),
        cmocka_unit_test(objectives_are_told_to_their_owner),
        cmocka_unit_test(screens_hide),
        cmocka_unit_test(cards_are_told),
        cmocka_unit_test(the_board_in_words),
        cmocka_unit_test(the_document_has_every_card),
        cmocka_unit_test(amendment_6_known_points),
        cmocka_unit_test(amendment_7_where_cards_come_from),
        cmocka_unit_test(amendment_8_independence_in_words),
        cmocka_unit_test(random_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
