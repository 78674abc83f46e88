/*
 * test_words.c - the sentences of Raiatea: none is missing, every blank can be filled, names
 * tell what their viewer may know, and what is explained of an action is what the rules do.
 */
#include "look.h"
#include "support/face_words.h"
#include <stdio.h>

struct raia_state seen;
struct vk_words words;

static const struct vk_face *const face = &raiatea_face;

/* ---- Tables -------------------------------------------------------------------------------- */

/* Words and tests hang on numbers. */
static bool may_choose(unsigned kind, char sign)
{
    (void)sign;
    return kind == 0 || kind == A_NUMBER || kind == A_AMOUNT;
}

FACE_TABLES(face, may_choose, NULL)

static void everything_has_a_name(void **state)
{
    (void)state;
    assert_names(face);
    for (int r = 0; r < N_RITUALS; r++) {
        assert_text("ritual", r, raia_ritual_text[r]);
        assert_true(strlen(raia_ritual_text[r]) < 160);
    }
    for (int h = 0; h < N_HELPERS; h++)
        for (int i = 0; i < 2; i++)
            assert_text("helper", h, raia_helper_text[h][i]);
    for (int m = 0; m < N_MASK_FACES; m++)
        assert_text("mask", m, raia_mask_text[m]);
    assert_string_equal(face->seat_letter, "CTVGS");
    assert_string_equal(face->neutral, "The Spirit");
}

/* A ritual's text says by its first words what kind it is. */
static void rituals_tell_their_kind(void **state)
{
    (void)state;
    for (int r = 0; r < N_RITUALS; r++) {
        const char *text = raia_ritual_text[r];
        bool is_lasting = raia_rituals[r].kind == PERMANENT;
        bool is_general = raia_rituals[r].kind == GENERAL;
        bool is_act5 = raia_rituals[r].when == ACT_5;
        assert_int_equal(strncmp(text, "Lasting: ", 9) == 0, is_lasting);
        assert_int_equal(strncmp(text, "For all: ", 9) == 0, is_general);
        assert_int_equal(strncmp(text, "Blessing: ", 10) == 0, is_act5);
        if (raia_rituals[r].kind == INTERACTIVE)
            assert_true(strstr(text, "other player") || strstr(text, "rival"));
    }
}

/* The masks' colours and what they count are those of the table. */
static void masks_tell_what_they_count(void **state)
{
    static const char *const colour[N_COLOURS] = { "Red", "Blue", "Green", "Yellow" };
    static const char *const tile[] = { "cost pearls", "cost mana", "cost goods", "asked what" };
    (void)state;
    for (int m = 0; m < N_MASKS; m++) {
        const struct raia_mask *mask = &raia_masks[m];
        assert_int_equal(
            strncmp(raia_mask_text[m], colour[mask->colour], strlen(colour[mask->colour])), 0);
        const char *what = mask->family == TOO      ? tile[mask->counts]
                           : mask->family == HELPER ? raia_helper_name[mask->counts]
                                                    : "different colour";
        assert_non_null(strstr(raia_mask_text[m], what));
        for (int other = 0; other < m; other++)
            assert_string_not_equal(raia_mask_name[m], raia_mask_name[other]);
    }
}

static void every_value_has_a_name(void **state)
{
    (void)state;
    begin(4, "");
    assert_values_named(face, eyes(0));
}

static void options_have_names(void **state)
{
    (void)state;
    assert_options_named(face, 1);
    face->option_text(O_PRIEST_START, 1, NULL, fresh());
    assert_string_equal(said, "1");
    face->option_text(O_BAG_LEFTOVER, 1, NULL, fresh());
    assert_string_equal(said, "is lost");
}

/* ---- Names --------------------------------------------------------------------------------------- */

static void must_name(unsigned kind, int value, const char *wanted)
{
    face->arg_text(kind, value, NULL, fresh());
    assert_string_equal(said, wanted);
}

static void names(void **state)
{
    (void)state;
    must_name(A_RITUAL, R_rua_hatu, "Rua-Hatu (4)");
    must_name(A_RITUAL, R_papa_rai_5, "Papa-Ra'i (13)");
    must_name(A_RITUAL, VK_NONE, "a ritual");
    must_name(A_TILE, 3, "pay 4 pearls (1 point)");
    must_name(A_TILE, 67, "give up 3 rituals from hand (3 points)");
    must_name(A_FACE, 8, "a mask of pearls with 3 pearls");
    must_name(A_FACE, 10, "a mask of goods with a tattoo");
    must_name(A_FACE, 24, "a mirror");
    must_name(A_MASK, 11, "yellow mask");
    must_name(A_LOCATION, L_PATH, "the Path of the gods");
    must_name(A_LEVEL, 4, "5");
    must_name(A_DIE, 0, "1");
    must_name(A_SEAT, RAIA_SPIRIT, "the Spirit");
    must_name(A_SEAT, 4, "Slate");
    raia_bonus_text(MAHI, 5, NULL, fresh());
    assert_string_equal(said, "a mission, at its price");
    raia_bonus_text(TIARE, 5, NULL, fresh());
    assert_string_equal(said, "1 tattoo, 3 mana");
    raia_bonus_text(URU, 1, NULL, fresh());
    assert_string_equal(said, "1 pearl");
}

/* ---- What is told ---------------------------------------------------------------------------------- */

/* What a viewer hears of the last action. */
static void must_tell(int viewer, const char *wanted)
{
    assert_told_is(face, &told, viewer, eyes(viewer), wanted);
}

static void must_label(int seat, const char *action, const char *wanted)
{
    assert_true(is_legal(&raiatea_game, &isle, seat, action));
    assert_label_is(face, action, eyes(seat), wanted);
}

static void must_explain(int seat, const char *action, const char *wanted)
{
    assert_true(is_legal(&raiatea_game, &isle, seat, action));
    assert_reason_is(face, &seen, seat, action, eyes(seat), wanted);
}

static void locations_are_told(void **state)
{
    (void)state;
    begin(3, "");
    must_label(0, "go oyster", "Go to the Oyster bank");
    must_explain(0, "go oyster", "4 to 7 pearls for you, 1 to 4 for the others.");
    must_explain(0, "go path",
                 "A free priest, then 1 mana; more if you train for pearls (4 in hand).");
    must_explain(0, "go forest", "First pick of 4 cards, and first pick again of new ones.");
    isle.player[0].helpers[DIVER] = isle.player[0].ready[DIVER] = 2;
    cards_add(&isle.player[0].lasting, R_oro_paa);
    must_explain(0, "go oyster",
                 "6 to 9 pearls for you, 1 to 4 for the others. The roll for "
                 "divers favours you in 2 of 4 cases.");
    /* T101 to T105 cost 2, 3, 3, 4, 4 pearls, T106 to T109 3, 4, 4, 5 mana: 4 and 5 are in hand */
    must_explain(0, "go neighbours",
                 "Exchange a mask, then complete a mission: you can pay for 9 now.");
    does(0, "go market");
    must_tell(1, "Coral goes to the Market as Kahuna.");
}

static void a_market_is_told(void **state)
{
    (void)state;
    begin(3, "");
    isle.player[0].goods[URU] = isle.player[0].goods[TIARE] = 1;
    isle.level[URU] = 5;
    isle.level[TIARE] = 4;
    isle.player[0].tattoo = 1;
    does(0, "go market");
    must_label(0, "sell uru 5", "Sell uru at 5: 6 pearls");
    must_explain(0, "sell uru 5", "The price falls to 4.");
    must_explain(0, "sell uru 3",
                 "You have no used helper: the bonus is lost. Below the price, "
                 "which stands at level 5. The price falls to 4.");
    must_label(0, "sell tiare 4", "Sell tiare at 4: 1 tattoo");
    must_explain(0, "sell tiare 4", "You become Ariki: 3 points at the end. The price falls to 3.");
    must_label(0, "hire diver", "Hire a diver for 2 pearls");
    must_label(0, "pass", "Leave the Market");
    does(0, "sell uru 5");
    must_tell(2, "Coral sells uru at level 5. One uru goes to the market; its price is now "
                 "4. Coral gains 6 pearls.");
    does(0, "hire diver");
    must_tell(1, "Coral pays 2 pearls. Coral hires a diver.");
}

static void a_free_helper_is_told(void **state)
{
    (void)state;
    begin(3, "kahuna_helper_free=on");
    isle.player[0].pearls = 2;
    does(0, "go market");
    must_label(0, "hire shaman", "Hire a shaman for 0 pearls");
    does(0, "hire shaman");
    must_label(0, "hire shaman", "Hire a shaman for 2 pearls");
}

static void a_path_is_told(void **state)
{
    (void)state;
    begin(3, "");
    isle.player[0].pearls = 6;
    cards_add(&isle.player[0].lasting, R_atea);
    does(0, "go path");
    must_label(0, "train 0", "Train nobody");
    must_label(0, "train 2", "Train 2 priests for 5 pearls");
    /* the Kahuna's free priest has come: 1 + 2 priests, 2 more mana by Atea */
    must_explain(0, "train 2", "3 priests: 5 mana. 1 pearl left.");
    does(0, "train 2");
    must_tell(1, "Coral pays 5 pearls. Coral trains 2 priests. Coral gains 5 mana.");
}

static void a_forest_is_told(void **state)
{
    (void)state;
    begin(3, "");
    memset(isle.display, 0, sizeof isle.display);
    isle.display[8] = isle.display[24] = isle.display[0] = isle.display[5] = 1;
    /* one tile of kind pearl: a pair of pearl masks is worth 1 */
    isle.tile_at[0] = 0;
    isle.tile[0][0] = VK_NONE;
    does(0, "go forest");
    must_label(0, "take FM01", "Take a mask of pearls with 3 pearls");
    must_explain(0, "take FM01",
                 "Red. A pair gives 1 point for each of your tiles that cost pearls. It "
                 "completes a pair. 1 point more as things stand.");
    must_explain(0, "take uru", "You then have 1; its price stays at 2.");
    does(0, "take FM01");
    must_tell(
        2, "Coral takes a mask of pearls with 3 pearls from the forest. Coral finds its treasure. "
           "Coral gains 3 pearls.");
}

static void missions_are_told(void **state)
{
    (void)state;
    begin(3, "");
    cards_add(&isle.player[0].lasting, R_ruanuu);
    isle.tile[0][1] = 20; /* T121, an auction, beside T103 */
    isle.tile_at[1] = TILE_POOL;
    isle.tile_at[20] = TILE_STATUE;
    does(0, "go neighbours");
    until("neigh_mission");
    must_label(0, "mission T104", "Complete: pay 4 pearls (1 point, row 3)");
    must_explain(0, "mission T104", "You pay 3 pearls and keep 1. 1 point more as things stand.");
    must_explain(0, "mission T106", "You pay 1 mana and keep 4. 1 point more as things stand.");
    must_explain(0, "mission T103",
                 "You pay 2 pearls and keep 2. 1 point more as things stand. Then the rest of its "
                 "row is auctioned.");
    does(0, "mission T103");
    must_label(0, "bid 3", "Bid 3 mana");
    must_explain(0, "bid 3", "You keep 2 mana. All bids go into the bag.");
    cards_add(&isle.player[0].lasting, R_maui);
    must_explain(0, "bid 0", "You keep 5 mana. It counts as 2.");
}

static void a_ceremony_is_told(void **state)
{
    (void)state;
    begin(3, "");
    until("prepare");
    isle.player[1].hand = (struct cards){ 0, 0 };
    cards_add(&isle.player[1].hand, R_roo);
    cards_add(&isle.player[1].hand, R_hina);
    isle.player[1].n_hand[NORMAL] = 2;
    isle.player[1].mana = 6;
    isle.bag = 9;
    must_label(1, "ritual roo", "Put Ro'o (3) in the bag");
    must_explain(1, "ritual roo",
                 "Gain 4 mana. For you. Yours then cost 3 in all; the bag holds 9 "
                 "before the offers, you have 6 mana.");
    does(1, "ritual roo");
    must_label(1, "done", "Put nothing more in");
    must_explain(1, "done", "1 ritual for 3 mana. The bag holds 9.");
    const struct vk_words *w = eyes(1);
    face->table_text(&seen, w, fresh());
    assert_ptr_equal(strstr(said, "Ceremony 1, step 3: Prepare\n"), said);
    assert_non_null(strstr(said, "In the bag: Ro'o (3)\nYour costs there: 3\n"));
    w = eyes(0);
    face->table_text(&seen, w, fresh());
    assert_null(strstr(said, "Your costs there: 3\n"));
    until("mana_offer");
    must_label(0, "bid 0", "Offer 0 mana");
    must_explain(0, "bid 0", "You keep 5 mana. Whoever offers anything comes before you.");
}

static void secrets_are_told_to_their_owner(void **state)
{
    (void)state;
    begin(3, "");
    isle.player[0].goods[URU] = 1;
    does(0, "go marae");
    must_label(0, "sacrifice uru", "Sacrifice uru for a tattoo");
    must_explain(0, "sacrifice uru", "Then you need 1 more tattoo for Ariki.");
    does(0, "draw");
    does(VK_CHANCE, "draws moe");
    must_tell(0, "Coral draws Moe (2) (normal deck).");
    must_tell(1, "Coral draws a ritual (normal deck).");
    must_tell(VK_SPECTATOR, "Coral draws a ritual (normal deck).");
}

/* ---- Panels ------------------------------------------------------------------------------------------ */

static void screens_hide_and_open(void **state)
{
    (void)state;
    begin(3, "");
    isle.player[1].goods[MAHI] = 2;
    isle.tile_at[60] = 1; /* T315, 3 points */
    const struct vk_words *w = eyes(1);
    face->player_text(&seen, 1, w, fresh());
    assert_string_equal(said,
                        "T Turquoise: 3 points\n Ra'atira (0), 0 priests\n 2 rituals in hand\n"
                        " 4 pearls, 5 mana; 2 mahi\n mask of mana\n 1 To'o tile: 3 points\n");
    w = eyes(0);
    face->player_text(&seen, 1, w, fresh());
    assert_string_equal(
        said, "T Turquoise\n Ra'atira (0), 0 priests\n 2 rituals in hand\n mask of mana\n");
    begin(3, "open_counts=on");
    w = eyes(0);
    face->player_text(&seen, 1, w, fresh());
    assert_string_equal(said,
                        "T Turquoise: 0 points\n Ra'atira (0), 0 priests\n 2 rituals in hand\n"
                        " 4 pearls, 5 mana\n mask of mana\n");
}

/* The cards of a hand are told to its owner, and nobody else gets as many. */
static void cards_are_told(void **state)
{
    (void)state;
    begin(3, "");
    isle.player[0].hand = (struct cards){ 0, 0 };
    cards_add(&isle.player[0].hand, R_hina);
    isle.player[0].n_hand[NORMAL] = 1;
    cards_add(&isle.player[1].lasting, R_atea);
    const struct vk_words *w = eyes(0);
    assert_true(face->card(&seen, 0, w, fresh()));
    assert_string_equal(said, "Hina (1), for everybody, in your hand\nFor all: 6 mana a player (18 "
                              "with two players) go from "
                              "the supply into the bag.");
    assert_true(face->card(&seen, 1, w, fresh()));
    assert_string_equal(said, "Atea (5), lasting, before Turquoise\nLasting: whenever your priests "
                              "bring you mana (Path, Dance, Ra'a), you gain 2 more.");
    /* then 4 helpers, 8 masks, 9 tiles of statue 1 */
    assert_true(face->card(&seen, 2 + 4 + 8 + 8, w, fresh()));
    assert_false(face->card(&seen, 2 + 4 + 8 + 9, w, fresh()));
    w = eyes(VK_SPECTATOR);
    assert_true(face->card(&seen, 0, w, fresh()));
    assert_non_null(strstr(said, "Atea"));
    isle.player[0].prepared = isle.player[0].hand;
    isle.player[0].hand = (struct cards){ 0, 0 };
    w = eyes(0);
    assert_true(face->card(&seen, 0, w, fresh()));
    assert_ptr_equal(strstr(said, "Hina (1), for everybody, in the bag\n"), said);
}

static void the_board_in_words(void **state)
{
    (void)state;
    begin(3, "");
    isle.level[TARO] = 4;
    does(0, "go marae");
    const struct vk_words *w = eyes(1);
    face->board_text(&seen, w, fresh());
    assert_true(vk_out_ok(&out));
    assert_non_null(strstr(said, "Action round 1; the track: Action round 1, Ceremony 1, "
                                 "Action round 2, Action round 3, Ceremony 2, "));
    assert_non_null(strstr(said, "Action round 6, Ceremony 3; start figure: Coral\n"));
    assert_non_null(strstr(said, "Forest, free; Marae, taken by Coral; Oyster bank, free"));
    assert_non_null(strstr(said,
                           "taro, 1 in the market, price at 4: 1 mana; 3 mana; a draw of rituals, "
                           "keep 1; 5 mana; 8 mana\n"));
    assert_non_null(strstr(said, " row 2: pay 3 pearls (1 point); pay 3 pearls (1 point)\n"));
    assert_non_null(strstr(said, "To'o 3, 3 points a tile: face down\n"));
    assert_non_null(strstr(said, "Forest cards: 4 uru\n"));
    vk_put_round(face, 2, w, fresh());
    assert_string_equal(said, "Ceremony 1");
    vk_put_round(face, 0, w, fresh());
    assert_string_equal(said, "Round 0");
}

/* ---- The document for learners --------------------------------------------------------------------- */

/* Its tables of cards, tiles and masks are those of the game, in the same words. */
static void the_document_has_every_card(void **state)
{
    static const char *const kind[] = { "personal", "permanent", "interactive", "general" };
    char line[400];
    (void)state;
    open_document("docs/games/raiatea.md");
    for (int r = 0; r < N_RITUALS; r++) {
        const struct raia_ritual *card = &raia_rituals[r];
        snprintf(line, sizeof line, "| %s | `%s` | %s | %s | %d | %s |", card->code, card->id,
                 card->name, kind[card->kind], card->cost, raia_ritual_text[r]);
        must_have(line);
    }
    for (int t = 0; t < N_MISSIONS; t++) {
        must_have(raia_missions[t].code);
        snprintf(line, sizeof line, " | %s | ", raia_missions[t].what);
        must_have(line);
    }
    for (int m = 0; m < N_MASKS; m++) {
        snprintf(line, sizeof line, "| `%s` | %s | ", raia_masks[m].id, raia_mask_name[m]);
        must_have(line);
    }
    for (int o = 0; o < N_OPTIONS; o++) {
        snprintf(line, sizeof line, "| `%s` | ", raiatea_game.options[o].key);
        must_have(line);
    }
}

/* ---- Amendments ------------------------------------------------------------------------------------ */

/* Help serves tables with and without scarce mana; what an action does is told for this one. */
static void amendment_6_mana_goes_where_it_goes(void **state)
{
    (void)state;
    assert_non_null(strstr(raia_point_help[P_buy_rituals], "supply"));
    assert_non_null(strstr(raia_point_help[P_auction_bid], "supply"));
    for (int p = 0; p < N_POINTS; p++)
        assert_null(strstr(raia_point_help[p] ? raia_point_help[p] : "", "out of play"));
}

/* Two players: "a player" counts the Spirit, and each is Kahuna twice a round. */
static void texts_hold_for_two_players(void **state)
{
    (void)state;
    assert_non_null(strstr(raia_ritual_text[R_hina], "18 with two"));
    assert_non_null(strstr(raia_ritual_text[R_rumia], "30 with two"));
    assert_non_null(strstr(raia_point_help[P_action_round], "twice"));
}

/* ---- Random games ---------------------------------------------------------------------------------- */

/* Every label, reason and sentence of whole games fits its line and has no blank left. */
static void random_games(void **state)
{
    static const struct word_lengths fits = { { 3, 99 }, 469, { 6, 119 }, 0, { NULL } };
    (void)state;
    assert_words_of_game(face, 2, "", 1, &fits, NULL);
    assert_words_of_game(face, 3, "tane=on oracle=on", 2, &fits, NULL);
    assert_words_of_game(face, 4, "tane=on mana_scarcity=on bag_leftover=supply", 3, &fits, NULL);
    assert_words_of_game(face, 5, "kahuna_helper_free=on priest_start=1 tane=on", 4, &fits, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_event_has_a_sentence),
        cmocka_unit_test(every_verb_has_a_label),
        cmocka_unit_test(everything_has_a_name),
        cmocka_unit_test(rituals_tell_their_kind),
        cmocka_unit_test(masks_tell_what_they_count),
        cmocka_unit_test(every_value_has_a_name),
        cmocka_unit_test(options_have_names),
        cmocka_unit_test(names),
        cmocka_unit_test(locations_are_told),
        cmocka_unit_test(a_market_is_told),
        cmocka_unit_test(a_free_helper_is_told),
        cmocka_unit_test(a_path_is_told),
        cmocka_unit_test(a_forest_is_told),
        cmocka_unit_test(missions_are_told),
        cmocka_unit_test(a_ceremony_is_told),
        cmocka_unit_test(secrets_are_told_to_their_owner),
        cmocka_unit_test(screens_hide_and_open),
        cmocka_unit_test(cards_are_told),
        cmocka_unit_test(the_board_in_words),
        cmocka_unit_test(the_document_has_every_card),
        cmocka_unit_test(amendment_6_mana_goes_where_it_goes),
        cmocka_unit_test(texts_hold_for_two_players),
        cmocka_unit_test(random_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
