/*
 * test_picture.c - the map in text: every cell one glyph of one column, nothing outside,
 * every island, piece, token and boat to be seen, at every size and however crowded the sea.
 */
#include "support/brief.h"
#include "support/face_picture.h"
#include "support/play_text.h"
#include "support/polynesia_given.h"
#include "vaka/face.h"
#include "vaka/rng.h"
#include <stdio.h>
#include <string.h>

#define FISH   "\xE2\x8B\x89"
#define TURTLE "\xE2\x8A\x9B"
#define TWICE  "\xE2\x8A\x9B\xE2\x8A\x9B"

static const struct vk_face *face;
static const char *const signs[] = { FISH, TURTLE, NULL };

static void draw(const void *s, int w, int h)
{
    face = vk_face_of(&polynesia_game);
    draw_picture(face, s, NULL, w, h);
}

static struct vk_spot spot_of(const struct poly_state *s, vk_action a)
{
    struct vk_spot from = { -1, -1 }, to = { -1, -1 };
    assert_true(face->spot(s, a, &picture, &from, &to));
    assert_true(is_inside(from) && is_inside(to));
    return to;
}

static struct vk_spot island_spot(const struct poly_state *s, int island)
{
    return spot_of(s, vk_act(V_TOKEN, poly_island_id(poly_map_of(s), island), FACE_MASK, 0));
}

/* Symbol and name, at least its first four letters. */
static void assert_name(const struct poly_state *s, int island)
{
    static const char *const symbol[] = { "", FISH, "@", TURTLE, TWICE };
    const struct poly_island *row = &poly_map_of(s)->island[island];
    struct vk_spot at = island_spot(s, island);
    char text[24];
    snprintf(text, sizeof text, "%s%.4s", symbol[row->symbol], row->name);
    if (!stands_at(at.x, at.y, text))
        fail_msg("%s cannot be seen at %dx%d", row->name, picture.w, picture.h);
}

/* Pieces or token: in the two rows under the name. */
static bool is_near(struct vk_spot at, const char *text)
{
    for (int y = at.y + 1; y <= at.y + 2 && y < picture.h; y++)
        for (int x = at.x > 4 ? at.x - 4 : 0; x <= at.x + 12 && x < picture.w; x++)
            if (stands_at(x, y, text))
                return true;
    return false;
}

static void assert_on_island(const struct poly_state *s, int island)
{
    static const char *const token[] = { "+mask", "+boat", "+fish", "+shell", "+" };
    struct vk_spot at = island_spot(s, island);
    if (s->token[island] < NO_FACE)
        assert_true(is_near(at, token[s->token[island]]));
    for (int seat = 0; seat < s->h.seats; seat++) {
        char text[8];
        snprintf(text, sizeof text, "%c%d", "CTVG"[seat], s -> pieces[seat][island]);
        if (s->pieces[seat][island] && !is_near(at, text))
            fail_msg("%s on %s cannot be seen at %dx%d", text, poly_map_of(s)->island[island].name,
                     picture.w, picture.h);
    }
}

/* Marker and boats stand together at the route's spot; a free route has its spot in open sea. */
static void assert_route(const struct poly_state *s, int route)
{
    const struct poly_map *m = poly_map_of(s);
    struct vk_spot at = spot_of(s, vk_act(V_EXN, poly_route_id(m, route), 0, 0));
    char text[16];
    bool is_explored = (s->marker[0] | s->marker[1]) >> route & 1;
    int n = snprintf(text, sizeof text, "%s", s->marker[G_FISH] >> route & 1 ? FISH : "@");
    for (int seat = 0; seat < s->h.seats; seat++)
        if (s->boats[seat] >> route & 1)
            text[n++] = "CTVG"[seat];
    text[n] = '\0';
    const char *glyph = picture.cell[at.y][at.x].glyph;
    bool is_sea = strchr(" .", glyph[0]) || (unsigned char)glyph[1] >= 0xA0;
    if (is_explored ? !stands_at(at.x, at.y, text) : !is_sea)
        fail_msg("route %s cannot be seen at %dx%d", poly_route_words[poly_route_id(m, route)],
                 picture.w, picture.h);
}

static void assert_complete(const struct poly_state *s)
{
    const struct poly_map *m = poly_map_of(s);
    assert_clean(signs, true);
    for (int i = 0; i < m->n_islands; i++) {
        assert_name(s, i);
        assert_on_island(s, i);
    }
    for (int r = 0; r < m->n_routes; r++)
        if (m->explorable >> r & 1)
            assert_route(s, r);
}

/* ---- Positions ----------------------------------------------------------------------------- */

/* All pieces scattered, all boats that the rules allow on the map. */
static void crowd(struct poly_state *s, struct vk_rng *rng)
{
    const struct poly_map *m = poly_map_of(s);
    memset(s->pieces, 0, sizeof s->pieces);
    memset(s->token, VK_NONE, sizeof s->token);
    for (int seat = 0; seat < s->h.seats; seat++) {
        for (int k = 0; k < POLY_PIECES; k++)
            s->pieces[seat][vk_rng_below(rng, m->n_islands)]++;
        for (int k = 0; k < POLY_BOATS;) {
            uint64_t bit = (uint64_t)1 << vk_rng_below(rng, m->n_routes);
            uint64_t taken = s->h.seats == 2 ? s->boats[0] | s->boats[1] : s->boats[seat];
            if (!(bit & m->explorable) || bit & taken)
                continue;
            if (!(bit & (s->marker[0] | s->marker[1])))
                s->marker[vk_rng_below(rng, 2)] |= bit;
            s->boats[seat] |= bit;
            k++;
        }
    }
}

static const struct {
    int w, h;
} sizes[] = { { 62, 24 }, { 64, 26 }, { 66, 25 },  { 70, 28 },  { 80, 24 },  { 80, 30 },
              { 89, 33 }, { 90, 34 }, { 100, 38 }, { 120, 45 }, { 160, 60 }, { 200, 80 } };

static void the_opening_at_every_size(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++)
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
            given_options(seats, "card_1=1.2 card_2=2.1 card_3=3.7 first_player=0");
            given_setup_drawn();
            draw(&now, sizes[i].w, sizes[i].h);
            assert_int_equal(picture.w, sizes[i].w);
            assert_int_equal(picture.h, sizes[i].h);
            assert_complete(&now);
        }
}

static void odd_sizes_are_brought_into_range(void **state)
{
    static const int odd[][2] = { { 0, 0 },     { -5, 3 },     { 61, 23 },
                                  { 1000, 30 }, { 64, 10000 }, { 201, 81 } };
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        draw(&now, odd[i][0], odd[i][1]);
        assert_in_range(picture.w, 62, VK_PICTURE_W);
        assert_in_range(picture.h, 24, VK_PICTURE_H);
        assert_complete(&now);
    }
}

static void whole_names_where_there_is_room(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    draw(&now, 120, 45);
    for (int i = 0; i < poly_map_of(&now)->n_islands; i++) {
        const struct poly_island *row = &poly_map_of(&now)->island[i];
        struct vk_spot at = island_spot(&now, i);
        int x = at.x + (row->symbol == NO_SYMBOL ? 0 : row->symbol == TURTLE_2 ? 2 : 1);
        assert_true(stands_at(x, at.y, row->name));
    }
}

static void crowded_seas_at_every_size(void **state)
{
    (void)state;
    struct vk_rng rng = vk_rng_from(21, 3);
    for (int seats = 2; seats <= 4; seats++)
        for (int round = 0; round < brief_of(6); round++)
            for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
                given_game(seats, "1.3 2.4 3.7");
                crowd(&now, &rng);
                draw(&now, sizes[i].w, sizes[i].h);
                assert_complete(&now);
            }
}

static void random_games_at_random_sizes(void **state)
{
    (void)state;
    static struct poly_state s;
    struct vk_rng rng = vk_rng_from(22, 3);
    struct vk_actions list;
    for (int game = 0; game < (is_brief() ? 3 : 12); game++) {
        start_game(&polynesia_game, &s, 2 + game % 3, "");
        while (!s.h.over) {
            int seat = next_to_act(&polynesia_game, &s);
            vk_legal(&polynesia_game, &s, seat, &list);
            if (vk_rng_below(&rng, 12) == 0) {
                draw(&s, 62 + (int)vk_rng_below(&rng, 100), 24 + (int)vk_rng_below(&rng, 40));
                assert_complete(&s);
            }
            vk_play(&polynesia_game, &s, seat, any_of(&list, seat, &rng), NULL);
        }
        draw(&s, 64, 26);
        assert_complete(&s);
    }
}

/* ---- Spots and inks ------------------------------------------------------------------------ */

static void actions_point_at_their_places(void **state)
{
    struct vk_spot from, to;
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    draw(&now, 64, 26);
    assert_true(
        face->spot(&now, act_of(&polynesia_game, "HOP a07 ra18 own"), &picture, &from, &to));
    assert_true(stands_at(from.x, from.y, FISH "Vavau"));
    assert_true(stands_at(to.x, to.y, TURTLE "Aitutaki"));
    assert_true(face->spot(&now, act_of(&polynesia_game, "POPV"), &picture, &from, &to));
    assert_true(stands_at(to.x, to.y, "Mauna Ahi"));
    assert_true(face->spot(&now, act_of(&polynesia_game, "BPOPI a04"), &picture, &from, &to));
    assert_true(stands_at(to.x, to.y, "@Uvea"));
    assert_points_nowhere(face, &now, "FISH fish");
    assert_points_nowhere(face, &now, "TRV");
    assert_points_nowhere(face, &now, "STONE red");
}

/* A route runs between its ends: its spot lies in the box around them. */
static void routes_lie_between_their_ends(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    draw(&now, 100, 38);
    const struct poly_map *m = poly_map_of(&now);
    for (int r = 0; r < m->n_routes; r++) {
        struct vk_spot at = spot_of(&now, vk_act(V_EXN, poly_route_id(m, r), 0, 0));
        struct vk_spot a = island_spot(&now, m->route[r].end[0]);
        struct vk_spot b = island_spot(&now, m->route[r].end[1]);
        int low = (a.x < b.x ? a.x : b.x) - 2, high = (a.x > b.x ? a.x : b.x) + 12;
        assert_true(at.x >= low && at.x <= high);
        assert_true(at.y >= (a.y < b.y ? a.y : b.y) && at.y <= (a.y > b.y ? a.y : b.y));
    }
}

static int cells_of_ink(int ink)
{
    int n = 0;
    for (int y = 0; y < picture.h; y++)
        for (int x = 0; x < picture.w; x++)
            n += picture.cell[y][x].ink == ink && picture.cell[y][x].glyph[0] != ' ';
    return n;
}

static void an_explored_route_has_its_owners_colour(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    draw(&now, 100, 38);
    int violet = cells_of_ink(VK_INK_SEAT_2), sand = cells_of_ink(VK_INK_SAND);
    given_route("ra47", "shell", "2"); /* the long way from Tongareva to Hawaii */
    draw(&now, 100, 38);
    assert_true(cells_of_ink(VK_INK_SEAT_2) > violet + 15);
    given_route("ra47", "shell", "23");
    draw(&now, 100, 38);
    assert_true(cells_of_ink(VK_INK_SEAT_2) < violet + 5); /* shared: nobody's colour */
    assert_true(cells_of_ink(VK_INK_SAND) > sand + 15);
}

static void stones_lie_on_the_crater(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    now.bag[RED] = 4;
    now.bag[GREY] = 2;
    now.bag[BLACK] = 0;
    draw(&now, 64, 26);
    struct vk_spot at = island_spot(&now, POLY_VOLCANO);
    bool is_found = false;
    for (int x = 0; x < 12; x++)
        is_found |= stands_at(x, at.y - 1, "/**....o#\\");
    assert_true(is_found);
}

static void lagoons_show_their_turtle_token(void **state)
{
    (void)state;
    given_game(4, "1.2 2.4 3.7");
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        int n = 0;
        draw(&now, sizes[i].w, sizes[i].h);
        for (int y = 0; y < picture.h; y++)
            for (int x = 0; x < picture.w; x++)
                n += stands_at(x, y, "+" TURTLE);
        assert_int_equal(n, 4); /* no island token is on the map */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_opening_at_every_size),
        cmocka_unit_test(odd_sizes_are_brought_into_range),
        cmocka_unit_test(whole_names_where_there_is_room),
        cmocka_unit_test(crowded_seas_at_every_size),
        cmocka_unit_test(random_games_at_random_sizes),
        cmocka_unit_test(actions_point_at_their_places),
        cmocka_unit_test(routes_lie_between_their_ends),
        cmocka_unit_test(an_explored_route_has_its_owners_colour),
        cmocka_unit_test(stones_lie_on_the_crater),
        cmocka_unit_test(lagoons_show_their_turtle_token),
    };
    return cmocka_run_group_tests_name("face polynesia picture", tests, NULL, NULL);
}
