/*
 * test_archipelago_words.c - the sentences of Archipelago: none is missing, every blank can be filled,
 * names tell what their viewer may know, and what is explained of an action is what the rules do.
 */
#include "archipelago_look.h"

struct arch_state seen;
struct vk_words words;

static const struct vk_face *const face = &archipelago_face;

static char buf[16384];
static struct vk_out out;

static struct vk_out *fresh(void)
{
    out = vk_out_to(buf, sizeof buf);
    return &out;
}

/* ---- Tables -------------------------------------------------------------------------------- */

static void assert_text(const char *what, int row, const char *text)
{
    if (!text || strlen(text) < 2)
        fail_msg("%s %d has no text", what, row);
}

/* Words and tests hang on numbers; on which shore and which market is a number too. */
static bool may_choose(unsigned kind)
{
    return kind == 0 || kind == A_NUMBER || kind == A_COUNT || kind == A_FLORINS ||
           kind == A_PART || kind == A_PLACE || kind == A_BOARD;
}

/* Every blank names an argument that is there. */
static void assert_blanks(const char *text, const uint8_t *kind, int n)
{
    int depth = 0;
    for (const char *at = text; *at; at++) {
        depth += (*at == '{') - (*at == '}');
        if (depth < 0 || depth > 3)
            fail_msg("braces do not match: %s", text);
        if (*at != '{' || strncmp(at, "{who}", 5) == 0)
            continue;
        int i = at[1] - '0';
        if (i < 0 || i >= n || !strchr("}|?", at[2]))
            fail_msg("a blank that nothing fills: %s", text);
        if (at[2] != '}' && !may_choose(kind[i]))
            fail_msg("a choice that hangs on no number: %s", text);
    }
    assert_int_equal(depth, 0);
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

static void every_event_has_a_sentence(void **state)
{
    (void)state;
    for (int e = 0; e < N_EVENTS; e++) {
        const uint8_t *kind = archipelago_game.events[e].arg;
        int n = 0;
        while (n < VK_EVENT_ARGS && kind[n])
            n++;
        assert_non_null(face->event_text[e]);
        if (is_silent(e)) {
            assert_string_equal(face->event_text[e], "");
            continue;
        }
        assert_text(archipelago_game.events[e].name, e, face->event_text[e]);
        assert_blanks(face->event_text[e], kind, n);
        assert_int_equal(face->event_text[e][strlen(face->event_text[e]) - 1], '.');
    }
}

/* The blanks of a verb's label: its arguments, then those of more_blanks. */
static int kinds_of(int verb, uint8_t kind[2 * VK_ARGS_MAX])
{
    int16_t value[VK_ARGS_MAX];
    int n = 0;
    for (; n < VK_ARGS_MAX && archipelago_game.verbs[verb].arg[n]; n++)
        kind[n] = archipelago_game.verbs[verb].arg[n];
    uint8_t more[VK_ARGS_MAX] = { 0 };
    int m = face->more_blanks(vk_act((unsigned)verb, 0, 0, 0), more, value);
    for (int i = 0; i < m; i++)
        kind[n + i] = more[i];
    return n + m;
}

static void every_verb_has_a_label(void **state)
{
    uint8_t kind[2 * VK_ARGS_MAX];
    (void)state;
    for (int v = 0; v < N_VERBS; v++) {
        int n = kinds_of(v, kind);
        assert_text(archipelago_game.verbs[v].name, v, face->verb_text[v]);
        assert_blanks(face->verb_text[v], kind, n);
    }
    for (const struct vk_verb_at *at = face->verb_text_at; at->text; at++) {
        int n = kinds_of(at->verb, kind);
        assert_true(at->point < N_POINTS);
        assert_blanks(at->text, kind, n);
        assert_string_not_equal(at->text, face->verb_text[at->verb]);
    }
}

static void everything_has_a_name(void **state)
{
    (void)state;
    for (int p = 0; p < N_POINTS; p++) {
        assert_text(archipelago_game.points[p].name, p, face->point_title[p]);
        assert_text(archipelago_game.points[p].name, p, face->point_help[p]);
        assert_null(strchr(face->point_title[p], '?')); /* fronts put a sentence behind it */
        assert_true(strlen(face->point_title[p]) <= 44 && strlen(face->point_help[p]) < 512);
    }
    for (int i = 0; i < N_PARTS; i++)
        assert_text("part", i, face->part_title[i]);
    for (int c = 0; c < N_CARDS; c++) {
        assert_text("card", c, arch_card_text[c]);
        assert_true(strlen(arch_card_text[c]) < 200);
    }
    for (int i = 0; face->about[i]; i++)
        assert_text("paragraph", i, face->about[i]);
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
    for (unsigned kind = 1; kind < N_ARGS; kind++) {
        int n = kind == A_NUMBER ? 20 : archipelago_game.arg_kinds[kind].n;
        for (int value = 0; value < n; value++) {
            face->arg_text(kind, value, eyes(0), fresh());
            assert_true(out.len > 0 && !strchr(buf, '?') && !strchr(buf, '{'));
            face->arg_text(kind, value, NULL, fresh());
            assert_true(out.len > 0 && !strchr(buf, '?') && !strchr(buf, '{'));
        }
        face->arg_text(kind, VK_NONE, NULL, fresh());
        assert_true(out.len > 0); /* unknown to this viewer */
    }
}

static void options_have_names(void **state)
{
    (void)state;
    for (int o = 0; o < N_OPTIONS; o++) {
        assert_text("option", o, face->option_title[o]);
        for (int v = archipelago_game.options[o].min; v <= archipelago_game.options[o].max; v++) {
            face->option_text(o, v, NULL, fresh());
            assert_true(out.len > 1);
        }
    }
    face->option_text(O_START, 1, NULL, fresh());
    assert_string_equal(buf, "desert village");
    face->option_text(O_FAMILY, 1, NULL, fresh());
    assert_string_equal(buf, "on");
}

/* ---- Names --------------------------------------------------------------------------------------- */

static void must_name(int viewer, unsigned kind, int value, const char *wanted)
{
    face->arg_text(kind, value, viewer == VK_NONE ? NULL : eyes(viewer), fresh());
    assert_string_equal(buf, wanted);
}

static void names(void **state)
{
    (void)state;
    given_islands("");
    must_name(0, A_REGION, PALM, "Palm beach");
    must_name(VK_NONE, A_REGION, PALM, "region 1");
    must_name(0, A_FACE, region_face("strait_of_kings"), "Strait of kings");
    must_name(0, A_HEX, 8, "Volcano / Fruit terraces");
    must_name(0, A_HEX, VK_NONE, "a hex");
    must_name(0, A_CARD, card_of("great_lighthouse"), "Great lighthouse");
    must_name(0, A_BACK, back_of("B01"), "B01 (crisis: each stone stands 6; export: 3 cattle)");
    must_name(0, A_BACK, back_of("B26"),
              "B26 (crisis: each stone stands 6; RED unrest: REB +1 a town)");
    must_name(0, A_OBJECTIVE, objective_of("S01"), "S01 (ends with 3 temples; counts money)");
    must_name(0, A_OBJECTIVE, objective_of("S08"),
              "S08 (ends with 1 resource gone from the bank; counts cubes of cattle)");
    must_name(0, A_OBJECTIVE, objective_of("L10"),
              "L10 (ends with no florin in the bank; Separatist)");
    must_name(0, A_OBJECTIVE, VK_NONE, "an objective");
    must_name(0, A_TREND, trend_of("T12"), "T12 (gifts as benefactor)");
    must_name(0, A_CHANGE, 2, "+2");
    must_name(0, A_CHANGE, -1, "-1");
    must_name(0, A_PHASE, 4, "4: balance of the archipelago");
    must_name(0, A_ROT, 2, "turned 120");
    must_name(0, A_SIDE, 5, "south-east");
    must_name(0, A_HAND, N_RES, "nothing");
    must_name(0, A_FLORINS, 1, "1 florin");
    must_name(0, A_UNIT, who(0, PALM, "A"), "citizen in Palm beach");
    must_name(1, A_UNIT, who(0, PALM, "A"), "citizen of Coral in Palm beach");
    must_name(1, A_UNIT, who(1, TWIN, "town"), "citizen on the town of Twin shores (shore B)");
    must_name(0, A_UNIT, boat(2, 0, "sea"), "ship of Violet in Open sea");
}

/* Thresholds of objectives go by the number of players: 4 ports with three, 6 with five. */
static void thresholds(void **state)
{
    (void)state;
    given_colony(5, "");
    must_name(0, A_OBJECTIVE, objective_of("S03"), "S03 (ends with 6 ports; counts ports)");
    given_colony(3, "");
    must_name(0, A_OBJECTIVE, objective_of("S03"), "S03 (ends with 4 ports; counts ports)");
}

/* ---- Secrets ----------------------------------------------------------------------------------------- */

static void objectives_are_told_to_their_owner(void **state)
{
    (void)state;
    given_islands("");
    set_objective(0, 0, "S04");
    set_objective(1, 0, "S06");
    face->table_text(&seen, eyes(0), fresh());
    assert_non_null(strstr(buf, "Yours S04: ends with 4 towns (now 1); counts progress cards\n"));
    assert_null(strstr(buf, "S06"));
    colony.player[1].known[0] |= 1; /* a spy has looked */
    face->table_text(&seen, eyes(0), fresh());
    assert_non_null(
        strstr(buf, "Turquoise has S06: ends with 4 markets (now 0); counts temples\n"));
    face->table_text(&seen, eyes(VK_SPECTATOR), fresh());
    assert_null(strstr(buf, "S04"));
    assert_null(strstr(buf, "S06"));
}

static void screens_hide(void **state)
{
    (void)state;
    given_islands("screens=closed");
    set_cubes(1, IRON, 2);
    const struct vk_words *w = eyes(0);
    face->player_text(&seen, 1, w, fresh());
    assert_null(strstr(buf, "iron"));
    assert_null(strstr(buf, "10f"));
    w = eyes(1);
    face->player_text(&seen, 1, w, fresh());
    assert_non_null(strstr(buf, "T Turquoise: 10f, 3/3 discs\n"));
    assert_non_null(strstr(buf, " 2 citizens, 1 ship, tax 5f\n 2 iron\n")); /* a town is 2 */
}

/* ---- Cards, the board in words ------------------------------------------------------------------------- */

static bool find_card(const char *title)
{
    for (int i = 0;; i++) {
        if (!face->card(&seen, i, eyes(0), fresh()))
            return false;
        if (strncmp(buf, title, strlen(title)) == 0)
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
    assert_non_null(strstr(buf, "Prices 6, 7, 5. A use costs 2 florins. Your harvest of iron"));
    assert_true(find_card("Pirate, character, on the track for 3f\n"));
    assert_true(find_card("Pyramid, wonder, in the deck\n"));
    assert_non_null(strstr(buf, "To build it costs 2 discs. Wonder, once: 4 stone"));
    assert_true(find_card("Back B29, on top of the deck\nRED crisis: each wood stands 5; export: 1 "
                          "stone."));
    assert_true(find_card("Trend T09\nAll are ranked by temples: 4, 3, 2 points."));
    assert_true(
        find_card("Objective S09\nThe game ends with 18 surplus workers (now 0). Pacifist: 3 "
                  "points for its holder if POP - REB is more than 6 at the end."));
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
        strstr(buf, "Turn 2 of at most 12, phase 5. Order: Coral, Turquoise, Violet.\n"));
    assert_non_null(strstr(buf, "Population 4, rebellion 1: 3 to spare. Surplus workers 0; none to "
                                "hire.\n"));
    assert_non_null(strstr(buf, "rebellion 0, surplus workers 0 (surplus workers).\n"));
    assert_non_null(strstr(buf,
                           "Twin shores (region 2 at 1,-1), of Turquoise: east plain, "
                           "north-east sea, north-west plain, west plain, south-west sea to Open "
                           "sea, south-east plain to Palm beach.\n"));
    assert_non_null(strstr(buf, " shore B: town (citizen of Turquoise), cattle, citizen of "
                                "Turquoise.\n"));
    assert_non_null(strstr(buf, " sea: fish, ship of Turquoise.\n"));
    assert_non_null(strstr(buf, "Domestic market: fruit 1 (buy 6, sell 6)"));
}

/* ---- The document for learners --------------------------------------------------------------------- */

static char document[131072];

static void must_have(const char *line)
{
    if (!strstr(document, line))
        fail_msg("docs/games/archipelago.md has no \"%s\"", line);
}

/* Its tables of cards, backs, objectives and faces are those of the game, in the same words. */
static void the_document_has_every_card(void **state)
{
    char line[400], name[60];
    (void)state;
    FILE *file = fopen("docs/games/archipelago.md", "r");
    assert_non_null(file); /* tests run in the root of the tree */
    document[fread(document, 1, sizeof document - 1, file)] = '\0';
    fclose(file);
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

/* ---- Random games ---------------------------------------------------------------------------------- */

static void look_at_actions(const struct vk_actions *list, int seat, const struct vk_words *w)
{
    for (int i = 0; i < list->n; i += 1 + list->n / 24) {
        vk_action_label(face, list->act[i], w, fresh());
        if (out.len < 2 || out.len > 158 || strchr(buf, '{'))
            fail_msg("label: %s", buf);
        face->explain(&seen, seat, list->act[i], w, fresh());
        if (out.len > 470 || strchr(buf, '{'))
            fail_msg("explained: %s", buf);
    }
}

/* Every label, reason and sentence of whole games fits its line and has no blank left. */
static void every_sentence_is_whole(int seats, const char *options, uint64_t seed)
{
    static struct vk_actions list;
    struct vk_rng rng = vk_rng_from(seed, 3);
    start_game(&archipelago_game, &colony, seats, options);
    for (int step = 0; !colony.h.over && step < 20000; step++) {
        struct vk_due due = vk_due(&archipelago_game, &colony);
        int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
        vk_legal(&archipelago_game, &colony, seat, &list);
        look_at_actions(&list, seat, eyes(seat == VK_CHANCE ? VK_REFEREE : seat));
        event_log_open(&news);
        vk_action a = seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                        : list.act[vk_rng_below(&rng, list.n)];
        vk_play(&archipelago_game, &colony, seat, a, &news.sink);
        const struct vk_words *w = eyes(VK_SPECTATOR);
        for (int i = 0; i < news.n && i < EVENTS_MAX; i++) {
            struct vk_event ev;
            if (!vk_event_for(&news.row[i], VK_SPECTATOR, &ev))
                continue;
            vk_event_text(face, &ev, w, fresh());
            if (is_silent(ev.kind) ? out.len != 0 : out.len < 6 || out.len > 160)
                fail_msg("%s: %s", archipelago_game.events[ev.kind].name, buf);
            if (strchr(buf, '{') || strchr(buf, '?') || strstr(buf, "Somebody") ||
                strstr(buf, "something") || strstr(buf, ".."))
                fail_msg("%s: %s", archipelago_game.events[ev.kind].name, buf);
        }
    }
    assert_true(colony.h.over);
}

static void random_games(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        every_sentence_is_whole(2, "benefactor=on", seed);
        every_sentence_is_whole(3, "more_spice=on chosen_trend=on length=long", seed);
        every_sentence_is_whole(4, "start=desert more_control=on length=medium", seed);
        every_sentence_is_whole(5, "no_secrets=on deals=plain", seed);
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
        cmocka_unit_test(random_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
