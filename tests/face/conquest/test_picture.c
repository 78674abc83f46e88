/*
 * test_picture.c - the map of Conquest in text: every cell one glyph of one column, nothing
 * outside, every name, Village and stack where an action points at, at every size.
 */
#include "face/conquest/face.h"
#include "support/conquest_given.h"
#include "support/face_picture.h"
#include <string.h>

#define VILLAGE "\xE2\x8C\x82"
#define FREE    "\xE2\x96\xA1"
#define BROWN   "\xE2\x96\xAB"
#define CHAIN   "\xE2\x96\xB8"
#define ACROSS  "\xE2\x95\x90"
#define DOWN    "\xE2\x95\x91"
#define TIMES   "\xC3\x97"

static struct conq_state seen;
static const struct vk_face *const face = &conquest_face;

static const char *const signs[] = { VILLAGE, FREE, BROWN, CHAIN, ACROSS, DOWN, TIMES, NULL };

static void draw(int viewer, int w, int h)
{
    vk_view(&conquest_game, &sea, viewer, &seen);
    draw_picture(face, &seen, NULL, w, h);
}

static struct vk_spot spot_of(int hex)
{
    struct vk_spot from = { -1, -1 }, to = { -1, -1 };
    assert_true(face->spot(&seen, vk_act(V_explore, (unsigned)hex, 0, 0), &picture, &from, &to));
    assert_true(is_inside(to));
    return to;
}

/* The text stands on some line of the hex: up to two above its name, up to two below. */
static bool is_in_hex(int hex, const char *text)
{
    struct vk_spot at = spot_of(hex);
    for (int y = at.y - 1; y <= at.y + 2; y++)
        for (int x = at.x - 6; x <= at.x + 8; x++)
            if (stands_at(x, y, text))
                return true;
    return false;
}

static void must_show(int hex, const char *text)
{
    if (!is_in_hex(hex, text))
        fail_msg("\"%s\" is not in hex %d", text, hex);
}

/* ---- Sizes ------------------------------------------------------------------------------------------ */

static void every_size_is_clean(void **state)
{
    (void)state;
    set_game(4, "");
    for (int w = 1; w <= VK_PICTURE_W; w += 9)
        for (int h = 1; h <= VK_PICTURE_H; h += 3) {
            draw(0, w, h);
            assert_clean(signs, false);
            assert_true(picture.w <= (w > 116 ? w : 116) && picture.h <= (h > 37 ? h : 37));
        }
}

/* What the wanted sizes give: an outline of four lines a hex, or two lines where height is short. */
static void wanted_sizes(void **state)
{
    static const struct {
        int w, h, most_w, most_h;
    } row[] = { { 200, 60, 200, 60 },
                { 147, 48, 147, 48 },
                { 100, 40, 100, 40 },
                { 120, 24, 120, 24 },
                { 116, 18, 116, 18 } };
    (void)state;
    set_game(4, "");
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        draw(0, row[i].w, row[i].h);
        assert_true(picture.w <= row[i].most_w && picture.h <= row[i].most_h);
    }
}

/* Every hex has its own place: a name, or its square in the grid. */
static void every_hex_is_named(void **state)
{
    static const int sizes[][2] = { { 200, 60 }, { 100, 40 }, { 120, 20 } };
    (void)state;
    set_game(2, "");
    set_ocean("54");
    for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
        draw(0, sizes[k][0], sizes[k][1]);
        for (int hex = 0; hex < CONQ_HEXES; hex++) {
            char text[40];
            struct vk_out out = vk_out_to(text, sizeof text);
            struct vk_spot at = spot_of(hex);
            if (conq_group_at[hex])
                vk_put_bytes(&out, conq_groups[conq_group_at[hex] - 1].name, 4);
            else
                conq_grid_text(hex, &out);
            assert_true(stands_at(at.x, at.y, text));
            for (int other = 0; other < hex; other++) {
                struct vk_spot there = spot_of(other);
                assert_false(at.x == there.x && at.y == there.y);
            }
        }
        struct vk_spot at = spot_of(54);
        assert_true(stands_at(at.x - 2, at.y, "~ H7"));
        at = spot_of(62);
        assert_true(stands_at(at.x - 2, at.y, "? I7"));
    }
}

/* North is up: a hex lies above its southern neighbour, and left of its eastern ones. */
static void the_map_is_a_map(void **state)
{
    (void)state;
    set_game(2, "");
    for (int h = 20; h <= 40; h += 20) {
        draw(0, 116, h);
        for (int hex = 0; hex < CONQ_HEXES; hex++) {
            int south = conq_hexes[hex].next[3], east = conq_hexes[hex].next[2];
            if (south != VK_NONE)
                assert_true(spot_of(south).y > spot_of(hex).y);
            if (east != VK_NONE)
                assert_true(spot_of(east).x > spot_of(hex).x && spot_of(east).y > spot_of(hex).y);
        }
    }
}

/* ---- Things ------------------------------------------------------------------------------------------- */

static void groups_and_stacks(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54 62");
    set_tile(46, "kermadec");
    set_pieces(0, HEX_TONGA, "1 tcu, 3 wb");
    set_pieces(0, 54, "1 tcu");
    set_pieces(0, 62, "1 tcu, 2 tc");
    draw(1, 200, 60);
    must_show(HEX_TONGA, "C" VILLAGE VILLAGE FREE BROWN);
    must_show(HEX_TONGA, "C" CHAIN "3");
    must_show(HEX_TONGA, "*");
    must_show(HEX_SAMOA, "T" VILLAGE VILLAGE FREE BROWN);
    must_show(HEX_SAMOA, "T2");
    must_show(FIJI, TIMES "4");
    must_show(FIJI, FREE FREE FREE BROWN);
    must_show(54, "C" CHAIN);
    must_show(62, "C" CHAIN "2");
    must_show(46, "Kermadec");
    must_show(46, FREE);
    assert_int_equal(picture.cell[spot_of(46).y][spot_of(46).x].ink, VK_INK_LAND);
    draw(1, 100, 40);
    must_show(HEX_TONGA, "C" VILLAGE VILLAGE FREE BROWN);
    must_show(62, "C" CHAIN "2");
    draw(1, 116, 20);
    must_show(HEX_TONGA, "C" VILLAGE "2" CHAIN "3");
    must_show(HEX_SAMOA, "T" VILLAGE "2+2");
    must_show(62, "C" CHAIN "2");
    must_show(FIJI, TIMES "4");
}

static int count_of(const char *glyph, int ink)
{
    int n = 0;
    for (int y = 0; y < picture.h; y++)
        for (int x = 0; x < picture.w; x++)
            n += strcmp(picture.cell[y][x].glyph, glyph) == 0 && picture.cell[y][x].ink == ink;
    return n;
}

/* A bridge for each pair of chain canoes side by side; none over a gap, none to a rival. */
static void chains_are_bridges(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54 55 70");
    set_pieces(0, HEX_TONGA, "1 tcu");
    set_pieces(0, 54, "1 tcu");        /* south-east of Tonga */
    set_pieces(0, 55, "1 tcu");        /* south of that */
    set_pieces(0, 70, "1 tcu");        /* far away */
    set_pieces(1, HEX_SAMOA, "1 tcu"); /* beside Tonga */
    draw(0, 200, 60);
    assert_int_equal(count_of(ACROSS, VK_INK_SEAT_0), 1);
    assert_int_equal(count_of(DOWN, VK_INK_SEAT_0), 2); /* two cells, one bridge */
    assert_int_equal(count_of(ACROSS, VK_INK_SEAT_1) + count_of(DOWN, VK_INK_SEAT_1), 0);
}

static void hidden_islands(void **state)
{
    (void)state;
    set_game(3, "");
    set_hidden(46, "tahiti", "02");
    draw(0, 200, 60);
    must_show(46, "Tahiti");
    must_show(46, "[CV]");
    must_show(46, "G8");
    draw(1, 200, 60);
    must_show(46, "land?");
    must_show(46, "[CV]");
    assert_false(is_in_hex(46, "Tahiti"));
    draw(1, 116, 20);
    must_show(46, "land?");
    must_show(46, "[CV]");
}

static void the_explorer_is_seen(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "explore_start");
    goes("0 explore 54; * marker o1");
    draw(1, 200, 60);
    assert_int_equal(count_of("@", VK_INK_SEAT_0), 1);
    must_show(54, "@");
    struct vk_spot from, to;
    assert_true(face->spot(&seen, act_of(&conquest_game, "explore 62"), &picture, &from, &to));
    assert_true(from.x == spot_of(54).x && from.y == spot_of(54).y);
    assert_points_nowhere(face, &seen, "return");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_size_is_clean), cmocka_unit_test(wanted_sizes),
        cmocka_unit_test(every_hex_is_named),  cmocka_unit_test(the_map_is_a_map),
        cmocka_unit_test(groups_and_stacks),   cmocka_unit_test(chains_are_bridges),
        cmocka_unit_test(hidden_islands),      cmocka_unit_test(the_explorer_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
