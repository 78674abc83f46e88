/*
 * test_tables.c - groups, tiles, markers, pieces, prices, cards, events and chits against the
 * specification's own tables (2.4 to 2.14), and its check sums.
 */
#include "../../support/conquest_given.h"
#include <string.h>

static void groups_are_the_table(void **state)
{
    static const struct {
        const char *id, *name;
        int q, r, green, brown, warriors;
        const char *malaria;
    } spec[] = {
#define SPEC_GROUP(...) { __VA_ARGS__ },
#include "support/conquest_spec.def"
#undef SPEC_GROUP
    };
    (void)state;
    assert_int_equal(sizeof spec / sizeof *spec, CONQ_GROUPS);
    for (int i = 0; i < CONQ_GROUPS; i++) {
        const struct conq_group *g = &conq_groups[i];
        assert_string_equal(g->id, spec[i].id);
        assert_string_equal(g->name, spec[i].name);
        assert_int_equal(g->hex, hex_at(spec[i].q, spec[i].r));
        assert_int_equal(g->boxes.green, spec[i].green);
        assert_int_equal(g->boxes.brown, spec[i].brown);
        assert_int_equal(g->warriors, spec[i].warriors);
        assert_int_equal(conq_group_at[g->hex], i + 1);
        assert_int_equal(g->warriors > 0, conq_hexes[g->hex].kind == INDEPENDENT);
        assert_int_equal(g->boxes.green == 0, conq_hexes[g->hex].kind == ATOLL);
    }
    for (int hex = 0, n = 0; hex < CONQ_HEXES; hex++) {
        n += conq_group_at[hex] != 0;
        assert_true(hex < CONQ_HEXES - 1 || n == CONQ_GROUPS);
    }
}

static void tiles_are_the_table(void **state)
{
    static const struct {
        const char *id;
        int green, brown, total;
        const char *use;
    } spec[] = {
#define SPEC_TILE(...) { __VA_ARGS__ },
#include "support/conquest_spec.def"
#undef SPEC_TILE
    };
    int of_size[5] = { 0 }, boxes = 0, pool[5] = { 0 };
    (void)state;
    assert_int_equal(sizeof spec / sizeof *spec, 30);
    assert_int_equal(N_TILES, 30);
    for (int i = 0; i < N_TILES; i++) {
        assert_string_equal(conq_tile_words[i], spec[i].id);
        assert_int_equal(conq_tiles[i].boxes.green, spec[i].green);
        assert_int_equal(conq_tiles[i].boxes.brown, spec[i].brown);
        assert_int_equal(spec[i].green + spec[i].brown, spec[i].total);
        of_size[spec[i].total]++;
        boxes += conq_tiles[i].boxes.green + conq_tiles[i].boxes.brown;
    }
    assert_int_equal(of_size[4], 3);
    assert_int_equal(of_size[3], 5);
    assert_int_equal(of_size[2], 6);
    assert_int_equal(of_size[1], 8);
    assert_int_equal(of_size[0], 8);
    assert_int_equal(boxes, 47);
    for (int seats = 1; seats <= 4; seats++) {
        assert_true(set_options(seats, ""));
        for (int i = 0; i < N_TILES; i++) {
            bool is_pool = sea.pool >> i & 1;
            const char *use = spec[i].use;
            int players = seats == 1 ? 2 : seats;
            bool wanted = strcmp(use, "pool") == 0 ||
                          (players == 2 && strstr(use, "pool with 2")) ||
                          (players == 3 && strstr(use, "pool with 2, 3"));
            assert_int_equal(is_pool, wanted);
            pool[seats] += is_pool;
        }
        assert_int_equal(sea.pool_left, pool[seats]);
    }
    assert_int_equal(pool[1], 29);
    assert_int_equal(pool[2], 29);
    assert_int_equal(pool[3], 26);
    assert_int_equal(pool[4], 25);
}

static void markers_are_the_table(void **state)
{
    static const struct {
        const char *id, *type;
        int knots, number;
    } spec[] = {
#define SPEC_MARKER(...) { __VA_ARGS__ },
#include "support/conquest_spec.def"
#undef SPEC_MARKER
    };
    static const char *const types[] = { "Open Ocean", "Island Group", "Off Course" };
    int sum = 0, of_type[3] = { 0 };
    (void)state;
    assert_int_equal(N_MARKERS, 7);
    for (int i = 0; i < N_MARKERS; i++) {
        assert_string_equal(conq_marker_words[i], spec[i].id);
        assert_string_equal(types[conq_markers[i].type], spec[i].type);
        assert_int_equal(conq_markers[i].knots, spec[i].knots);
        assert_int_equal(conq_markers[i].number, spec[i].number);
        of_type[conq_markers[i].type] += conq_markers[i].number;
        sum += conq_markers[i].number;
    }
    assert_int_equal(sum, 65);
    assert_int_equal(of_type[SEA], 31);
    assert_int_equal(of_type[ISLAND], 29);
    assert_int_equal(of_type[COURSE], 5);
}

static void pieces_are_thirty_nine(void **state)
{
    static const uint8_t wanted[N_MAP_KINDS] = {
        [WC] = 8, [TCU] = 0, [TC] = 13, [WB] = 12, [COL] = 4, [RUM] = 2
    };
    int sum = 0;
    (void)state;
    for (int k = 0; k < N_MAP_KINDS; k++) {
        assert_int_equal(conq_piece_number[k], wanted[k]);
        sum += wanted[k];
    }
    assert_int_equal(sum, 39);
    assert_int_equal(CONQ_PIECES, 39);
    /* The order of a party and of a plan is an order of the enums. */
    assert_true(WC < TCU && TCU < TC && TC < RUM);
    assert_true(I_IA < I_VILLAGE && I_VILLAGE < I_WC && I_WC < I_TC_UP && I_TC_UP < I_TC &&
                I_TC < I_WB && I_WB < I_COL && I_COL < I_RUM);
}

static void prices_are_the_build_chart(void **state)
{
    (void)state;
    assert_int_equal(conq_items[I_VILLAGE].cost, 2);
    assert_int_equal(conq_items[I_RUM].cost, 0);
    assert_int_equal(conq_items[I_TC].cost, 1);
    assert_int_equal(conq_items[I_TC_UP].cost, 1);
    assert_int_equal(conq_items[I_WB].cost, 1);
    assert_int_equal(conq_items[I_WC].cost, 2);
    assert_int_equal(conq_items[I_COL].cost, 2);
    assert_int_equal(conq_items[I_IA].cost, 2);
    assert_int_equal(N_ITEMS, 8);
}

static void cards_are_the_table(void **state)
{
    static const struct {
        const char *code, *title, *type;
    } spec[] = {
#define SPEC_CARD(...) { __VA_ARGS__ },
#include "support/conquest_spec.def"
#undef SPEC_CARD
    };
    static const char *const types[] = { "plain", "cond", "blue", "red", "battle", "special" };
    (void)state;
    assert_int_equal(N_CARDS, 28);
    set_game(2, "");
    for (int c = 0; c < N_CARDS; c++) {
        assert_string_equal(conq_cards[c].code, spec[c].code);
        assert_string_equal(conq_card_words[c], spec[c].code);
        assert_string_equal(conq_cards[c].title, spec[c].title);
        assert_string_equal(types[conq_cards[c].type], spec[c].type);
        assert_int_equal(conq_card_points(&sea, 0, (enum card)c), c == N_CARDS - 1 ? 0 : 2);
    }
}

static void events_are_the_table(void **state)
{
    static const struct {
        const char *code, *title, *type;
        int marker;
    } spec[] = {
#define SPEC_EVENT(...) { __VA_ARGS__ },
#include "support/conquest_spec.def"
#undef SPEC_EVENT
    };
    unsigned markers = 0;
    int kept = 0;
    (void)state;
    assert_int_equal(N_RANDOM_EVENTS, 27);
    for (int e = 0; e < N_RANDOM_EVENTS; e++) {
        const struct conq_random_event *real = &conq_random_events[e];
        assert_string_equal(real->code, spec[e].code);
        assert_string_equal(conq_event_words[e], spec[e].code);
        assert_string_equal(real->title, spec[e].title);
        assert_string_equal(real->type == KEPT ? "K" : "I", spec[e].type);
        assert_int_equal(real->marker, spec[e].marker);
        markers |= 1u << real->marker;
        kept += real->type == KEPT;
    }
    assert_int_equal(markers & ~1u, 0x7FFE); /* 1 to 14, each once */
    assert_int_equal(kept, 7);
}

static const char *gain_text(const uint8_t gain[2])
{
    static const char *const words[] = {
        [GAIN_NOTHING] = "",
        [GAIN_CHAIN] = "Transport Canoe Chain",
        [GAIN_CARD] = "1 Card",
        [GAIN_VILLAGE] = "1 Village",
        [GAIN_VILLAGES] = "1 Village per Island",
        [GAIN_BAND] = "1 Warrior Band",
        [GAIN_BANDS] = "2 Warrior Bands",
        [GAIN_GARRISONS] = "1 Warrior per Village",
        [GAIN_CANOE] = "1 War Canoe",
    };
    static char text[100];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_put(&out, words[gain[0]]);
    if (gain[1] != GAIN_NOTHING) {
        vk_put(&out, "; ");
        vk_put(&out, words[gain[1]]);
    }
    return text;
}

static void chits_are_the_table(void **state)
{
    static const struct {
        const char *code, *gain, *action;
    } spec[] = {
#define SPEC_CHIT(...) { __VA_ARGS__ },
#include "support/conquest_spec.def"
#undef SPEC_CHIT
    };
    static const char *const actions[] = { "Explore", "Build", "Defend", "Attack" };
    int attacks = 0;
    (void)state;
    assert_int_equal(N_CHITS, 15);
    for (int i = 0; i < N_CHITS; i++) {
        assert_string_equal(conq_chits[i].code, spec[i].code);
        assert_string_equal(conq_chit_words[i], spec[i].code);
        assert_string_equal(gain_text(conq_chits[i].gain), spec[i].gain);
        assert_string_equal(actions[conq_chits[i].action], spec[i].action);
        attacks += conq_chits[i].action == ATTACK;
    }
    assert_int_equal(attacks, 4);
}

static void explore_order_is_the_list(void **state)
{
    static const int spec[][2] = {
#define SPEC_ORDER(q, r) { q, r },
#include "support/conquest_spec.def"
#undef SPEC_ORDER
    };
    struct hexset seen = { { 0, 0 } };
    (void)state;
    assert_int_equal(sizeof spec / sizeof *spec, 58);
    for (int i = 0; i < CONQ_UNKNOWN_HEXES; i++) {
        assert_int_equal(conq_explore_order[i], hex_at(spec[i][0], spec[i][1]));
        hs_add(&seen, conq_explore_order[i]);
    }
    assert_true(hs_equal(seen, conq_unknown));
}

/* 40 ruling: the second ring of Samoa ends at Rarotonga; Tonga's waters come last. */
static void ruling_40_samoas_sector(void **state)
{
    (void)state;
    assert_int_equal(conq_explore_order[9], 62);
    assert_int_equal(conq_explore_order[10], 69);
    for (int i = 0; i < 47; i++)
        assert_true(conq_explore_order[i] != hex_at(1, 1) && conq_explore_order[i] != hex_at(0, 2));
}

/* 2.11: 1 to 3 hit the attacker, 4 to 6 the defender; 1 and 6 remove, the others panic. */
static void dice_are_the_battle_table(void **state)
{
    (void)state;
    for (int die = 1; die <= CONQ_DIE; die++) {
        assert_int_equal(conq_dice[die].part, die <= 3 ? ATTACKING : DEFENDING);
        assert_int_equal(conq_dice[die].loss, die == 1 || die == 6 ? REMOVED : PANICS);
    }
}

static void peoples_are_four(void **state)
{
    (void)state;
    assert_int_equal(N_PEOPLES, 4);
    assert_int_equal(conq_peoples[TONGA].home, HEX_TONGA);
    assert_int_equal(conq_peoples[SAMOA].home, HEX_SAMOA);
    assert_int_equal(conq_peoples[HIVA].home, HEX_HIVA);
    assert_int_equal(conq_peoples[RAIATEA].home, HEX_RAIATEA);
    /* Ties on the track: Tonga, Raiatea, Hiva, Samoa; earlier counts as lower. */
    assert_true(conq_peoples[TONGA].lowness < conq_peoples[RAIATEA].lowness);
    assert_true(conq_peoples[RAIATEA].lowness < conq_peoples[HIVA].lowness);
    assert_true(conq_peoples[HIVA].lowness < conq_peoples[SAMOA].lowness);
    assert_int_equal(conq_peoples[TONGA].facing, 0);
    assert_int_equal(conq_peoples[SAMOA].facing, 3);
    assert_int_equal(conq_peoples[HIVA].facing, 2);
    assert_int_equal(conq_peoples[RAIATEA].facing, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(groups_are_the_table),       cmocka_unit_test(tiles_are_the_table),
        cmocka_unit_test(markers_are_the_table),      cmocka_unit_test(pieces_are_thirty_nine),
        cmocka_unit_test(prices_are_the_build_chart), cmocka_unit_test(cards_are_the_table),
        cmocka_unit_test(events_are_the_table),       cmocka_unit_test(chits_are_the_table),
        cmocka_unit_test(explore_order_is_the_list),  cmocka_unit_test(ruling_40_samoas_sector),
        cmocka_unit_test(dice_are_the_battle_table),  cmocka_unit_test(peoples_are_four),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
