/*
 * test_tables.c - the tables of section 2 against rows written down from the specification, and its
 * check sums. Missions have theirs in test_missions.c, prices of the stalls in test_locations.c.
 */
#include "../../support/raiatea_given.h"

/* 2.12, row by row. */
static const struct {
    const char *code, *id, *name;
    int deck, kind, cost;
    bool in_act_5;
} ritual_rows[] = {
    { "RN01", "rua_hatu", "Rua-Hatu", NORMAL, PERSONAL, 4, false },
    { "RN02", "uru_taetae", "Uru-Taetae", NORMAL, PERSONAL, 4, false },
    { "RN03", "raa", "Ra'a", NORMAL, PERSONAL, 5, false },
    { "RN04", "roroo", "Roro'o", NORMAL, PERSONAL, 6, false },
    { "RN05", "mata_arahu", "Mata-Arahu", NORMAL, PERSONAL, 8, false },
    { "RN06", "rau_pena", "Rau-Pena", NORMAL, PERSONAL, 4, false },
    { "RN07", "tino_rua", "Tino-Rua", NORMAL, PERSONAL, 6, false },
    { "RN08", "roo", "Ro'o", NORMAL, PERSONAL, 3, false },
    { "RN09", "tohu", "Tohu", NORMAL, PERSONAL, 5, false },
    { "RN10", "hiro", "Hiro", NORMAL, PERSONAL, 5, false },
    { "RN11", "toa_hiti", "Toa-Hiti", NORMAL, PERSONAL, 5, false },
    { "RN12", "tipa", "Tipa", NORMAL, PERSONAL, 3, false },
    { "RN13", "moe", "Moe", NORMAL, PERSONAL, 2, false },
    { "RN14", "te_fatu", "Te-Fatu", NORMAL, PERSONAL, 5, false },
    { "RN15", "punua", "Punua", NORMAL, PERSONAL, 3, false },
    { "RN16", "matarii", "Matari'i", NORMAL, PERSONAL, 7, false },
    { "RN17", "oro_paa", "Oro-Pa'a", NORMAL, PERMANENT, 5, false },
    { "RN18", "atea", "Atea", NORMAL, PERMANENT, 5, false },
    { "RN19", "tii", "Ti'i", NORMAL, PERMANENT, 4, false },
    { "RN20", "ruanuu", "Ruanu'u", NORMAL, PERMANENT, 6, false },
    { "RN21", "maui", "Maui", NORMAL, PERMANENT, 3, false },
    { "RN22", "fatu_tiri", "Fatu-Tiri", NORMAL, INTERACTIVE, 1, false },
    { "RN23", "rima_roa", "Rima-Roa", NORMAL, INTERACTIVE, 2, false },
    { "RN24", "hina", "Hina", NORMAL, GENERAL, 1, false },
    { "RN25", "vai_ora", "Vai-Ora", NORMAL, GENERAL, 2, false },
    { "RN26", "rai_tupua", "Rai-Tupua", NORMAL, GENERAL, 3, false },
    { "RF01", "taere", "Ta'ere", FORBIDDEN, PERSONAL, 10, false },
    { "RF02", "ihi", "Ihi", FORBIDDEN, PERSONAL, 11, false },
    { "RF03", "oro", "Oro", FORBIDDEN, PERSONAL, 12, false },
    { "RF04", "taaroa", "Ta'aroa", FORBIDDEN, PERSONAL, 9, false },
    { "RF05", "tua_raa_tai", "Tua-Ra'a-Tai", FORBIDDEN, PERSONAL, 8, false },
    { "RF06", "tumu_nui", "Tumu-Nui", FORBIDDEN, PERSONAL, 9, false },
    { "RF07", "papa_rai_3", "Papa-Ra'i", FORBIDDEN, PERMANENT, 9, false },
    { "RF08", "papa_rai_5", "Papa-Ra'i", FORBIDDEN, PERMANENT, 13, false },
    { "RF09", "te_rai", "Te-Ra'i", FORBIDDEN, PERMANENT, 8, false },
    { "RF10", "tu_nui", "Tu-Nui", FORBIDDEN, PERMANENT, 6, false },
    { "RF11", "rua_hine", "Rua-Hine", FORBIDDEN, INTERACTIVE, 7, false },
    { "RF12", "tama_ehu", "Tama-Ehu", FORBIDDEN, INTERACTIVE, 3, false },
    { "RF13", "rumia", "Rumia", FORBIDDEN, GENERAL, 3, false },
    { "RF14", "hina_ere", "Hina-Ere-Ere", FORBIDDEN, GENERAL, 7, false },
    { "RT01", "tane_mata", "Tane-Mata", NORMAL, INTERACTIVE, 2, true },
    { "RT02", "tane_moana", "Tane-Moana", NORMAL, INTERACTIVE, 4, false },
    { "RT03", "tane_uru", "Tane-Uru", NORMAL, INTERACTIVE, 5, false },
    { "RT04", "tane_haere", "Tane-Haere", NORMAL, INTERACTIVE, 4, false },
    { "RT05", "tane_nui", "Tane-Nui", FORBIDDEN, INTERACTIVE, 5, true },
    { "RT06", "tane_toa", "Tane-Toa", FORBIDDEN, INTERACTIVE, 9, false },
};

static void rituals_are_those_of_the_table(void **state)
{
    (void)state;
    assert_int_equal(sizeof ritual_rows / sizeof *ritual_rows, N_RITUALS);
    for (int r = 0; r < N_RITUALS; r++) {
        assert_string_equal(raia_rituals[r].code, ritual_rows[r].code);
        assert_string_equal(raia_rituals[r].id, ritual_rows[r].id);
        assert_string_equal(raia_rituals[r].name, ritual_rows[r].name);
        assert_int_equal(raia_rituals[r].deck, ritual_rows[r].deck);
        assert_int_equal(raia_rituals[r].kind, ritual_rows[r].kind);
        assert_int_equal(raia_rituals[r].cost, ritual_rows[r].cost);
        assert_int_equal(raia_rituals[r].when, ritual_rows[r].in_act_5 ? ACT_5 : ANY);
        assert_int_equal(raia_rituals[r].is_tane, strncmp(ritual_rows[r].code, "RT", 2) == 0);
    }
}

/* 2.12: 92 cards: 52 normal, 28 forbidden, 12 of Tane (8 and 4). */
static void rituals_add_up(void **state)
{
    int n[2][2] = { { 0 } };
    (void)state;
    for (int r = 0; r < N_RITUALS; r++)
        n[raia_rituals[r].is_tane][raia_rituals[r].deck] += 2;
    assert_int_equal(n[0][NORMAL], 52);
    assert_int_equal(n[0][FORBIDDEN], 28);
    assert_int_equal(n[1][NORMAL], 8);
    assert_int_equal(n[1][FORBIDDEN], 4);
}

/* 2.13: tiles per kind of statues 1, 2, 3. */
static void missions_add_up(void **state)
{
    static const int wanted[7][3] = {
        [KIND_PEARL] = { 5, 4, 4 },     [KIND_MANA] = { 4, 4, 4 },    [KIND_GOODS] = { 6, 5, 5 },
        [KIND_CONDITION] = { 5, 4, 4 }, [KIND_AUCTION] = { 2, 3, 3 }, [KIND_MASK] = { 1, 1, 1 },
        [KIND_RITUAL] = { 1, 1, 1 },
    };
    static const int sums[3] = { 24, 22, 22 };
    int n[7][3] = { { 0 } };
    (void)state;
    for (int t = 0; t < N_MISSIONS; t++)
        n[raia_missions[t].kind][raia_missions[t].points - 1]++;
    for (int statue = 0; statue < 3; statue++) {
        int sum = 0;
        for (int kind = 0; kind < 7; kind++) {
            assert_int_equal(n[kind][statue], wanted[kind][statue]);
            sum += n[kind][statue];
        }
        assert_int_equal(sum, sums[statue]);
    }
}

/* 2.13: the code says statue and number: T101 to T124, T201 to T222, T301 to T322. */
static void missions_have_their_codes(void **state)
{
    static const int last[] = { 24, 22, 22 };
    int t = 0;
    (void)state;
    for (int statue = 1; statue <= 3; statue++)
        for (int i = 1; i <= last[statue - 1]; i++, t++) {
            char code[16];
            snprintf(code, sizeof code, "T%d%02d", statue, i);
            assert_string_equal(raia_missions[t].code, code);
            assert_int_equal(raia_missions[t].points, statue);
        }
    assert_int_equal(t, N_MISSIONS);
}

/* 2.11: 72 forest cards: 32 goods, 20 helpers, 16 masks, 4 mirrors. */
static void forest_cards_add_up(void **state)
{
    int n[4] = { 0 };
    (void)state;
    for (int f = 0; f < N_FACES; f++) {
        static const int each[4] = { 8, 5, 1, 4 };
        assert_int_equal(raia_faces[f].number, each[raia_faces[f].type]);
        n[raia_faces[f].type] += raia_faces[f].number;
    }
    assert_int_equal(n[FACE_GOOD], 32);
    assert_int_equal(n[FACE_HELPER], 20);
    assert_int_equal(n[FACE_MASK], 16);
    assert_int_equal(n[FACE_MIRROR], 4);
}

/* 2.11: pictures, and the treasures of the forest copies. */
static void masks_are_those_of_the_table(void **state)
{
    enum { P = TREASURE_PEARLS, M = TREASURE_MANA, T = TREASURE_TATTOO, N = NO_TREASURE };
    static const struct {
        const char *id;
        int family, colour, counts;
        int one, two; /* treasures; none of a start card */
    } row[] = {
        { "mt_pearl", TOO, RED, KIND_PEARL, N, P },
        { "mt_mana", TOO, BLUE, KIND_MANA, N, M },
        { "mt_goods", TOO, GREEN, KIND_GOODS, N, T },
        { "mt_cond", TOO, YELLOW, KIND_CONDITION, N, T },
        { "mh_gatherer", HELPER, RED, GATHERER, N, M },
        { "mh_trader", HELPER, BLUE, TRADER, N, P },
        { "mh_shaman", HELPER, GREEN, SHAMAN, N, T },
        { "mh_diver", HELPER, YELLOW, DIVER, N, P },
        { "mc_red", COLOUR, RED, 0, P, M },
        { "mc_blue", COLOUR, BLUE, 0, M, T },
        { "mc_green", COLOUR, GREEN, 0, P, T },
        { "mc_yellow", COLOUR, YELLOW, 0, M, P },
    };
    int face = 8; /* FM01 */
    (void)state;
    for (int m = 0; m < N_MASKS; m++) {
        assert_string_equal(raia_masks[m].id, row[m].id);
        assert_int_equal(raia_masks[m].family, row[m].family);
        assert_int_equal(raia_masks[m].colour, row[m].colour);
        if (row[m].family != COLOUR)
            assert_int_equal(raia_masks[m].counts, row[m].counts);
        for (int copy = row[m].one == N; copy < 2; copy++, face++) {
            char word[16];
            snprintf(word, sizeof word, "FM%02d", face - 7);
            assert_string_equal(raia_faces[face].id, word);
            assert_int_equal(raia_faces[face].type, FACE_MASK);
            assert_int_equal(raia_faces[face].what, m);
            assert_int_equal(raia_faces[face].treasure, copy ? row[m].two : row[m].one);
        }
    }
    assert_int_equal(face, 24); /* the mirror comes last */
    assert_int_equal(raia_faces[face].type, FACE_MIRROR);
}

/* What a treasure is worth when its card is taken. */
static void treasures_pay_at_once(void **state)
{
    (void)state;
    for (int face = 8; face < 24; face++) {
        char text[20];
        int treasure = raia_faces[face].treasure;
        given_bare(3, "");
        set_display(raia_face_words[face]);
        does(0, "go forest");
        snprintf(text, sizeof text, "take %s", raia_face_words[face]);
        does(0, text);
        assert_int_equal(player(0)->pearls, treasure == TREASURE_PEARLS ? 3 : 0);
        assert_int_equal(player(0)->mana, treasure == TREASURE_MANA ? 4 : 0);
        assert_int_equal(player(0)->tattoo, treasure == TREASURE_TATTOO ? 1 : 0);
    }
}

/* 2.6 */
static void ranks_begin_on_their_spaces(void **state)
{
    static const int rank[10] = { RAATIRA, RAATIRA, ARIKI, ARIKI, ARIKI,
                                  ARIOI,   ARIOI,   ARIOI, ARIOI, TAHUA };
    struct raia_player p = { 0 };
    (void)state;
    for (int tattoo = 0; tattoo <= 9; tattoo++) {
        p.tattoo = (uint8_t)tattoo;
        assert_int_equal(raia_rank(&p), rank[tattoo]);
    }
}

/* 4.11: codes of words are the codes of the specification. */
static void verbs_are_those_of_the_table(void **state)
{
    static const char *const words[] = {
        "pass",
        "done",
        "go forest",
        "go market",
        "take uru",
        "take FM16",
        "take mirror",
        "gather",
        "sacrifice tiare",
        "draw",
        "deck normal",
        "deck forbidden",
        "keep tane_toa",
        "yes",
        "train 2",
        "good mahi",
        "helper diver",
        "mask mc_yellow",
        "mission T322",
        "sell taro 5",
        "hire shaman",
        "ritual rua_hatu",
        "strike 4 tane_mata",
        "target 3",
        "reward tattoo",
        "reward pearls",
        "bid 99",
        "shaman papa_rai_5",
        "trader uru",
        "mirror mt_cond",
    };
    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        char text[VK_ACTION_TEXT];
        struct vk_out out = vk_out_to(text, sizeof text);
        vk_action_write(&raiatea_game, act_of(&raiatea_game, words[i]), &out);
        assert_string_equal(text, words[i]);
    }
    assert_int_equal(vk_arg(act_of(&raiatea_game, "mission T322"), 0), 67);
    assert_int_equal(vk_arg(act_of(&raiatea_game, "keep tane_toa"), 0), 45);
    assert_int_equal(vk_arg(act_of(&raiatea_game, "take mirror"), 0), 24);
    assert_int_equal(vk_arg(act_of(&raiatea_game, "mask mirror"), 0), 12);
    assert_int_equal(vk_arg(act_of(&raiatea_game, "go market"), 0), 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rituals_are_those_of_the_table),
        cmocka_unit_test(rituals_add_up),
        cmocka_unit_test(missions_add_up),
        cmocka_unit_test(missions_have_their_codes),
        cmocka_unit_test(forest_cards_add_up),
        cmocka_unit_test(masks_are_those_of_the_table),
        cmocka_unit_test(treasures_pay_at_once),
        cmocka_unit_test(ranks_begin_on_their_spaces),
        cmocka_unit_test(verbs_are_those_of_the_table),
    };
    return cmocka_run_group_tests_name("raiatea: tables", tests, NULL, NULL);
}
