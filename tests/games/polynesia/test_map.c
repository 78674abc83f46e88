/*
 * test_map.c - the program's map against the specification: every row of tables 2.10 and 2.11, and
 * every property of table 2.12, computed here from the program's tables.
 */
#include "../../support/polynesia_given.h"
#include "../../support/polynesia_model.h"
#include <math.h>
#include <string.h>

static const struct poly_map *side_of(int side)
{
    return &poly_maps[side];
}

static const struct spec_island *wanted_island(int side, int i)
{
    return &spec_islands[side == SIDE_A ? i : 30 + i];
}

static const struct spec_route *wanted_route(int side, int r)
{
    return &spec_routes[side == SIDE_A ? r : 53 + r];
}

/* ---- Rows ---- */

static void rows_of_islands(void **state)
{
    static const char *const kinds[] = { "volcano", "near", "plain", "archipelago", "turtle" };
    static const char *const symbols[] = { "none", "fish", "shell", "turtle 1", "turtle 2" };
    static const char *const archipelagos[] = { "samoa", "tuamotu", "cook", "marquesas", "-" };
    static const char *const slots[] = { "green", "orange", "-" };
    static const char *const labels[] = { "in", "R", "L", "T", "B" };
    static const char *const corners[] = { "-", "NW", "NE", "SW", "SE" };
    (void)state;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < side_of(side)->n_islands; i++) {
            const struct poly_island *is = &side_of(side)->island[i];
            const struct spec_island *w = wanted_island(side, i);
            assert_string_equal(poly_island_words[poly_island_id(side_of(side), i)], w->id);
            assert_string_equal(is->slug, w->slug);
            assert_string_equal(is->name, w->name);
            assert_int_equal(is->x, w->x);
            assert_int_equal(is->y, w->y);
            assert_string_equal(kinds[is->kind], w->kind);
            assert_string_equal(symbols[is->symbol], w->symbol);
            assert_string_equal(archipelagos[is->archipelago], w->archipelago);
            assert_string_equal(slots[is->slot], w->slot);
            assert_string_equal(labels[is->label], w->label);
            assert_string_equal(corners[is->corner], w->tok);
            assert_ptr_equal(poly_island_by_id(poly_island_id(side_of(side), i)), is);
        }
}

static void rows_of_routes(void **state)
{
    static const char *const classes[] = { "neutral", "sea", "inner" };
    (void)state;
    for (int side = 0; side < 2; side++)
        for (int r = 0; r < side_of(side)->n_routes; r++) {
            const struct poly_map *map = side_of(side), *found;
            const struct poly_route *route = &map->route[r];
            const struct spec_route *w = wanted_route(side, r);
            char names[60];
            struct vk_out out = vk_out_to(names, sizeof names);
            assert_string_equal(poly_route_words[poly_route_id(map, r)], w->id);
            assert_string_equal(poly_island_words[poly_island_id(map, route->end[0])], w->one);
            assert_string_equal(poly_island_words[poly_island_id(map, route->end[1])], w->other);
            vk_put(&out, map->island[route->end[0]].name);
            vk_put(&out, " - ");
            vk_put(&out, map->island[route->end[1]].name);
            assert_string_equal(names, w->names);
            assert_string_equal(classes[route->class], w->class);
            for (int x = 0; x < 4; x++)
                assert_int_equal(poly_touching(map, x) >> r & 1,
                                 model_archipelago(w->archipelago) == x);
            assert_ptr_equal(poly_route_by_id(poly_route_id(map, r), &found), route);
            assert_ptr_equal(found, map);
        }
}

/* ---- Masks that the program derives ---- */

static void masks_follow_from_the_rows(void **state)
{
    (void)state;
    for (int side = 0; side < 2; side++) {
        const struct poly_map *map = side_of(side);
        for (int i = 0; i < map->n_islands; i++) {
            const struct spec_island *w = wanted_island(side, i);
            assert_int_equal(map->producing[G_FISH] >> i & 1, strcmp(w->symbol, "fish") == 0);
            assert_int_equal(map->producing[G_SHELL] >> i & 1, strcmp(w->symbol, "shell") == 0);
            assert_int_equal(map->turtles[0] >> i & 1, strcmp(w->symbol, "turtle 1") == 0);
            assert_int_equal(map->turtles[1] >> i & 1, strcmp(w->symbol, "turtle 2") == 0);
            assert_int_equal(map->sinking >> i & 1,
                             strcmp(w->kind, "volcano") == 0 || strcmp(w->kind, "near") == 0);
            assert_int_equal(map->slots[GREEN] >> i & 1, strcmp(w->slot, "green") == 0);
            assert_int_equal(map->slots[ORANGE] >> i & 1, strcmp(w->slot, "orange") == 0);
            for (int x = 0; x < 4; x++)
                assert_int_equal(map->islands_of[x] >> i & 1,
                                 model_archipelago(w->archipelago) == x);
            for (int r = 0; r < map->n_routes; r++)
                assert_int_equal(map->routes_at[i] >> r & 1,
                                 strcmp(wanted_route(side, r)->one, w->id) == 0 ||
                                     strcmp(wanted_route(side, r)->other, w->id) == 0);
        }
        for (int r = 0; r < map->n_routes; r++)
            assert_int_equal(map->explorable >> r & 1,
                             strcmp(wanted_route(side, r)->class, "neutral") != 0);
        assert_int_equal(map->explorable >> map->n_routes, 0);
    }
}

/* ---- Table 2.12 ---- */

static bool joins(const struct poly_route *r, int island)
{
    return r->end[0] == island || r->end[1] == island;
}

static int other_end(const struct poly_route *r, int island)
{
    return r->end[0] == island ? r->end[1] : r->end[0];
}

/* Number of islands reached from `start` if `without` is taken away; distances into `dist`. */
static int reach(const struct poly_map *map, int start, int without, int dist[])
{
    int queue[POLY_ISLANDS], n = 0;
    for (int i = 0; i < map->n_islands; i++)
        dist[i] = -1;
    dist[start] = 0;
    queue[n++] = start;
    for (int k = 0; k < n; k++)
        for (int r = 0; r < map->n_routes; r++) {
            if (!joins(&map->route[r], queue[k]))
                continue;
            int to = other_end(&map->route[r], queue[k]);
            if (to == without || dist[to] >= 0)
                continue;
            dist[to] = dist[queue[k]] + 1;
            queue[n++] = to;
        }
    return n;
}

static void distances_and_degrees(void **state)
{
    static const int at_dist[2][7] = { { 1, 3, 5, 7, 7, 6, 1 }, { 1, 3, 4, 6, 6, 2, 2 } };
    static const int of_degree[2][6] = { { 0, 0, 2, 13, 12, 3 }, { 0, 0, 1, 14, 7, 2 } };
    (void)state;
    for (int side = 0; side < 2; side++) {
        const struct poly_map *map = side_of(side);
        int dist[POLY_ISLANDS], n_dist[7] = { 0 }, n_degree[6] = { 0 };
        assert_int_equal(reach(map, 0, -1, dist), map->n_islands);
        for (int i = 0; i < map->n_islands; i++) {
            int degree = 0;
            for (int r = 0; r < map->n_routes; r++)
                degree += joins(&map->route[r], i);
            assert_int_equal(dist[i], wanted_island(side, i)->dist);
            assert_int_equal(degree, wanted_island(side, i)->deg);
            n_dist[dist[i]]++;
            n_degree[degree]++;
        }
        assert_memory_equal(n_dist, at_dist[side], sizeof n_dist);
        assert_memory_equal(n_degree, of_degree[side], sizeof n_degree);
    }
}

static void connected_without_any_one_island(void **state)
{
    (void)state;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < side_of(side)->n_islands; i++) {
            int dist[POLY_ISLANDS];
            assert_int_equal(reach(side_of(side), i == 0, i, dist), side_of(side)->n_islands - 1);
        }
}

struct point2 {
    double x, y;
};

static struct point2 place_of(const struct poly_map *map, int island)
{
    return (struct point2){ map->island[island].x, map->island[island].y };
}

static double turn(struct point2 a, struct point2 b, struct point2 c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static bool cross(const struct poly_map *map, const struct poly_route *q,
                  const struct poly_route *r)
{
    struct point2 a = place_of(map, q->end[0]), b = place_of(map, q->end[1]);
    struct point2 c = place_of(map, r->end[0]), d = place_of(map, r->end[1]);
    return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

static double distance_to(const struct poly_map *map, int island, const struct poly_route *r)
{
    struct point2 p = place_of(map, island), a = place_of(map, r->end[0]),
                  b = place_of(map, r->end[1]);
    double dx = b.x - a.x, dy = b.y - a.y;
    double t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return hypot(a.x + t * dx - p.x, a.y + t * dy - p.y);
}

static void routes_never_cross(void **state)
{
    (void)state;
    for (int side = 0; side < 2; side++) {
        const struct poly_map *map = side_of(side);
        for (int q = 0; q < map->n_routes; q++)
            for (int r = 0; r < q; r++) {
                const struct poly_route *one = &map->route[q], *other = &map->route[r];
                if (!joins(one, other->end[0]) && !joins(one, other->end[1]))
                    assert_false(cross(map, one, other));
            }
    }
}

static void islands_keep_clear_of_routes(void **state)
{
    static const double at_least[] = { 97, 80 };
    (void)state;
    for (int side = 0; side < 2; side++) {
        const struct poly_map *map = side_of(side);
        double least = 1000;
        for (int i = 0; i < map->n_islands; i++)
            for (int r = 0; r < map->n_routes; r++)
                if (!joins(&map->route[r], i))
                    least = fmin(least, distance_to(map, i, &map->route[r]));
        assert_true(least >= at_least[side] && least < at_least[side] + 1);
    }
}

static double angle_between(const struct poly_map *map, int at, int one, int other)
{
    struct point2 o = place_of(map, at), a = place_of(map, one), b = place_of(map, other);
    double angle = fabs(atan2(a.y - o.y, a.x - o.x) - atan2(b.y - o.y, b.x - o.x));
    return fmin(angle, 2 * acos(-1) - angle) * 180 / acos(-1);
}

static void angles_are_wide(void **state)
{
    static const double at_least[] = { 30, 22 };
    (void)state;
    for (int side = 0; side < 2; side++) {
        const struct poly_map *map = side_of(side);
        double least = 360;
        for (int q = 0; q < map->n_routes; q++)
            for (int r = 0; r < q; r++)
                for (int k = 0; k < 2; k++) {
                    int at = map->route[q].end[k];
                    if (joins(&map->route[r], at))
                        least = fmin(least, angle_between(map, at, other_end(&map->route[q], at),
                                                          other_end(&map->route[r], at)));
                }
        assert_true(least >= at_least[side] && least < at_least[side] + 1);
    }
}

static void lengths_of_routes(void **state)
{
    static const int shortest[] = { 116, 121 }, longest[] = { 325, 325 };
    (void)state;
    for (int side = 0; side < 2; side++) {
        const struct poly_map *map = side_of(side);
        int least = 1000, most = 0;
        for (int r = 0; r < map->n_routes; r++) {
            struct point2 a = place_of(map, map->route[r].end[0]),
                          b = place_of(map, map->route[r].end[1]);
            int length = (int)lround(hypot(a.x - b.x, a.y - b.y));
            assert_int_equal(length, wanted_route(side, r)->length);
            least = length < least ? length : least;
            most = length > most ? length : most;
        }
        assert_int_equal(least, shortest[side]);
        assert_int_equal(most, longest[side]);
    }
}

static void counts(void **state)
{
    static const int n_islands[] = { 30, 24 }, n_routes[] = { 53, 41 }, n_open[] = { 50, 38 },
                     n_touching[] = { 25, 23 };
    static const int n_symbols[2][5] = { { 2, 11, 11, 4, 2 }, { 2, 8, 8, 4, 2 } };
    (void)state;
    for (int side = 0; side < 2; side++) {
        const struct poly_map *map = side_of(side);
        int symbols[5] = { 0 }, open = 0, touching = 0;
        assert_int_equal(map->n_islands, n_islands[side]);
        assert_int_equal(map->n_routes, n_routes[side]);
        for (int i = 0; i < map->n_islands; i++)
            symbols[map->island[i].symbol]++;
        assert_memory_equal(symbols, n_symbols[side], sizeof symbols);
        assert_int_equal(symbols[TURTLE_1] + 2 * symbols[TURTLE_2], 8);
        for (int r = 0; r < map->n_routes; r++) {
            open += map->route[r].class != NEUTRAL;
            touching += map->island[map->route[r].end[0]].archipelago != NO_ARCHIPELAGO ||
                        map->island[map->route[r].end[1]].archipelago != NO_ARCHIPELAGO;
        }
        assert_int_equal(open, n_open[side]);
        assert_int_equal(touching, n_touching[side]);
    }
}

/* Each archipelago: one fish and one shell island, joined by its inner route. */
static void archipelagos(void **state)
{
    (void)state;
    for (int side = 0; side < 2; side++) {
        const struct poly_map *map = side_of(side);
        int inner[4] = { 0 }, fish[4] = { 0 }, shell[4] = { 0 };
        for (int i = 0; i < map->n_islands; i++) {
            int x = map->island[i].archipelago;
            assert_int_equal(x != NO_ARCHIPELAGO, map->island[i].kind == ARCHIPELAGO);
            if (x == NO_ARCHIPELAGO)
                continue;
            fish[x] += map->island[i].symbol == SYMBOL_FISH;
            shell[x] += map->island[i].symbol == SYMBOL_SHELL;
        }
        for (int r = 0; r < map->n_routes; r++) {
            int a = map->island[map->route[r].end[0]].archipelago;
            int b = map->island[map->route[r].end[1]].archipelago;
            assert_int_equal(map->route[r].class == INNER, a == b && a != NO_ARCHIPELAGO);
            assert_true(a == b || a == NO_ARCHIPELAGO || b == NO_ARCHIPELAGO);
            if (map->route[r].class == INNER)
                inner[a]++;
        }
        for (int x = 0; x < 4; x++) {
            assert_int_equal(inner[x], 1);
            assert_int_equal(fish[x], 1);
            assert_int_equal(shell[x], 1);
        }
    }
}

static void volcano_has_the_neutral_routes(void **state)
{
    (void)state;
    for (int side = 0; side < 2; side++) {
        const struct poly_map *map = side_of(side);
        int n = 0;
        for (int r = 0; r < map->n_routes; r++) {
            bool is_neutral = map->route[r].class == NEUTRAL;
            assert_int_equal(joins(&map->route[r], 0), is_neutral);
            if (is_neutral)
                assert_int_equal(map->island[other_end(&map->route[r], 0)].kind, NEAR);
            n += is_neutral;
        }
        assert_int_equal(n, 3);
        assert_int_equal(map->island[0].kind, VOLCANO);
    }
}

/* Point symbols are turtles, on exactly the islands that receive orange tokens. */
static void r08_01_turtle_islands_get_orange_tokens(void **state)
{
    (void)state;
    for (int side = 0; side < 2; side++) {
        const struct poly_map *map = side_of(side);
        int n = 0;
        for (int i = 0; i < map->n_islands; i++) {
            const struct poly_island *is = &map->island[i];
            bool has_turtles = is->symbol == TURTLE_1 || is->symbol == TURTLE_2;
            assert_int_equal(has_turtles, is->slot == ORANGE);
            assert_int_equal(has_turtles, is->kind == TURTLE);
            assert_int_equal(is->slot == GREEN, is->kind == ARCHIPELAGO);
            n += has_turtles;
        }
        assert_int_equal(n, 6);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_of_islands),
        cmocka_unit_test(rows_of_routes),
        cmocka_unit_test(masks_follow_from_the_rows),
        cmocka_unit_test(distances_and_degrees),
        cmocka_unit_test(connected_without_any_one_island),
        cmocka_unit_test(routes_never_cross),
        cmocka_unit_test(islands_keep_clear_of_routes),
        cmocka_unit_test(angles_are_wide),
        cmocka_unit_test(lengths_of_routes),
        cmocka_unit_test(counts),
        cmocka_unit_test(archipelagos),
        cmocka_unit_test(volcano_has_the_neutral_routes),
        cmocka_unit_test(r08_01_turtle_islands_get_orange_tokens),
    };
    return cmocka_run_group_tests_name("polynesia map", tests, NULL, NULL);
}
