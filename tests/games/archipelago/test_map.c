/*
 * test_map.c - the map of Archipelago against a second reading of it (archipelago_model): in hundreds of
 * random games every choice of a face, every place, explorer, pick and move that is offered is one that
 * the model finds, and the other way round. Every third game is played on a crowded map of our own.
 */
#include "../../support/archipelago_given.h"
#include "../../support/archipelago_model.h"

enum { GAMES = 240, STEPS = 3000, CROWDED = 160 };

static struct vk_actions list;
static struct vk_rng rng;
static int n_seen[N_POINTS], n_overfull, n_convoys, n_longest, n_longest_chain;
static enum model_how how;

static uint32_t below(uint32_t n)
{
    return vk_rng_below(&rng, n);
}

static int n_of_list(unsigned verb)
{
    int n = 0;
    for (int i = 0; i < list.n; i++)
        n += vk_verb_of(list.act[i]) == verb;
    return n;
}

static bool is_listed(unsigned verb, int a, int b, int c)
{
    return vk_find(&list, vk_act(verb, (unsigned)a, (unsigned)b, (unsigned)c)) >= 0;
}

/* ---- comparing a list with the model ---- */

static void compare_faces(int seat)
{
    static const int q[6] = { 1, 1, 0, -1, -1, 0 }, r[6] = { 0, -1, -1, 0, 1, 1 };
    int n = 0;
    for (int face = 2; face < N_FACES; face++) {
        bool fits = false;
        for (int d = 0; d < 6; d++)
            for (int rot = 0; rot < 6; rot++)
                fits |= model_fits(&colony, face, rot, q[d], r[d]);
        fits &= colony.hex_at[face / 2] == seat;
        n += fits;
        assert_int_equal(is_listed(V_choose, face, 0, 0), fits);
    }
    assert_int_equal(list.n, n);
}

static void compare_puts(void)
{
    static const int q[6] = { 1, 1, 0, -1, -1, 0 }, r[6] = { 0, -1, -1, 0, 1, 1 };
    int face = vk_below_of(&colony.h)->v[TURN_ZERO_SUBJECT], n = 0;
    for (int d = 0; d < 6; d++)
        for (int rot = 0; rot < (model_is_round(face) ? 1 : 6); rot++) {
            bool fits = model_fits(&colony, face, rot, q[d], r[d]);
            n += fits;
            assert_int_equal(is_listed(V_put, d, rot, 0), fits);
        }
    assert_int_equal(list.n, n);
}

static bool has_explorer(int seat, int q, int r)
{
    for (int u = arch_first_unit(&colony, seat); u < arch_end_unit(&colony, seat); u++)
        if (model_can_explore(&colony, u, q, r))
            return true;
    return false;
}

static void compare_places(int seat)
{
    int hex = vk_below_of(&colony.h)->v[EXPLORATION_HEX], n = 0;
    for (int q = -13; q <= 13; q++)
        for (int r = -13; r <= 13; r++) {
            if (model_region_at(&colony, q, r) >= 0 || model_neighbours(&colony, q, r) < 2 ||
                !has_explorer(seat, q, r))
                continue;
            for (int pose = 0; pose < 12; pose++) {
                int face = 2 * hex + pose / 6;
                bool is_odd = model_is_round(face) && pose % 6;
                bool fits = !is_odd && model_fits(&colony, face, pose % 6, q, r);
                n += fits;
                assert_int_equal(is_listed(V_place, q + 16, r + 16, pose), fits);
            }
        }
    assert_int_equal(list.n, n);
}

/* Of units alike the lowest number stands for all. */
static bool is_first_of_kind(int unit)
{
    const struct arch_unit *u = &colony.unit[unit];
    int first = arch_is_ship(&colony, unit) ? arch_first_ship(&colony, arch_owner(&colony, unit))
                                            : arch_first_unit(&colony, arch_owner(&colony, unit));
    for (int k = first; k < unit; k++)
        if (memcmp(u, &colony.unit[k], sizeof *u) == 0)
            return false;
    return true;
}

static void compare_sends(int seat)
{
    const struct arch_region *x = &colony.region[vk_below_of(&colony.h)->v[EXPLORATION_REGION]];
    int n = 0;
    for (int u = arch_first_unit(&colony, seat); u < arch_end_unit(&colony, seat); u++) {
        bool can_go = is_first_of_kind(u) && model_can_explore(&colony, u, x->q, x->r);
        n += can_go;
        assert_int_equal(is_listed(V_send, u, 0, 0), can_go);
    }
    assert_true(n > 0);
    assert_int_equal(list.n, n);
}

static void compare_picks(int seat)
{
    int n = 0;
    for (int u = arch_first_unit(&colony, seat); u < arch_end_unit(&colony, seat); u++) {
        bool can_go = is_first_of_kind(u) && model_can_pick(&colony, u, how);
        n += can_go;
        if (is_listed(V_pick, u, 0, 0) != can_go)
            fail_msg("unit %d of region %d: pick should%s be offered", u, colony.unit[u].region,
                     can_go ? "" : " not");
    }
    assert_int_equal(n_of_list(V_pick), n);
    assert_true(n > 0 || is_listed(V_stop, 0, 0, 0));
    if (model_overfull(&colony, seat) >= 0) {
        assert_false(is_listed(V_stop, 0, 0, 0));
        n_overfull++;
    }
}

/* A chain of different ships that are not engaged, each link served from one of its ends: the ends are tried in
 * every way. */
static bool is_chain(int at, int to, const uint8_t *ship, int n)
{
    int where = n ? colony.unit[ship[0]].region : VK_NONE;
    if (!n)
        return at == to;
    for (int i = 1; i < n; i++)
        if (ship[i] == ship[0])
            return false;
    for (int side = 0; side < SIDES; side++) {
        int next = model_sail(&colony, at, side);
        if (next >= 0 && (where == at || where == next) && is_chain(next, to, ship + 1, n - 1))
            return true;
    }
    return false;
}

static void compare_carriers(int seat, int from, const uint8_t reach[ARCH_REGIONS])
{
    uint8_t ship[ARCH_FLEET];
    for (int to = 0; to < colony.n_regions; to++) {
        int n = arch_carriers(&colony, seat, from, to, ship);
        assert_true(n > 0 || !reach[to]);
        for (int i = 0; i < n; i++)
            assert_true(arch_is_ship(&colony, ship[i]) && arch_owner(&colony, ship[i]) == seat &&
                        arch_is_free(&colony.unit[ship[i]]));
        bool is_across = to == from && n == 1; /* a strait, by the ship that lies there */
        if (reach[to] && is_across)
            assert_int_equal(colony.unit[ship[0]].region, from);
        else if (reach[to])
            assert_true(is_chain(from, to, ship, n));
        n_longest_chain = n > n_longest_chain ? n : n_longest_chain;
    }
}

static void compare_moves(int seat)
{
    uint8_t spots[ARCH_REGIONS], reach[ARCH_REGIONS], theirs[ARCH_REGIONS];
    int unit = vk_top_of(&colony.h)->v[MIGRATE_UNIT], n = 0;
    const struct arch_unit *u = &colony.unit[unit];
    model_targets(&colony, unit, how, spots);
    for (int region = 0; region < colony.n_regions; region++)
        for (int spot = 0; spot < N_SPOTS; spot++) {
            n += spots[region] >> spot & 1;
            if (is_listed(V_move, region, spot, 0) != (spots[region] >> spot & 1))
                fail_msg("unit %d from region %d: move %d %d is %soffered", unit, u->region, region,
                         spot, spots[region] >> spot & 1 ? "not " : "");
        }
    assert_int_equal(list.n, n);
    if (arch_is_ship(&colony, unit))
        return;
    model_convoy(&colony, seat, u->region, "AB"[u->part], reach);
    arch_convoy(&colony, seat, u->region, u->part, theirs);
    assert_memory_equal(reach, theirs, sizeof reach);
    for (int region = 0; region < colony.n_regions; region++)
        n_convoys += reach[region] != 0;
    compare_carriers(seat, u->region, reach);
}

static void compare(int seat)
{
    int point = vk_due(&archipelago_game, &colony).point;
    n_seen[point]++;
    switch (point) {
    case P_tz_choose_face: compare_faces(seat); break;
    case P_tz_place: compare_puts(); break;
    case P_explore_spot: compare_places(seat); break;
    case P_explore_unit: compare_sends(seat); break;
    case P_migrate_pick: compare_picks(seat); break;
    case P_migrate_to: compare_moves(seat); break;
    default: n_seen[point]--;
    }
}

/* ---- random games ---- */

/* Explorations and migrations as often as possible, so that the map grows and is travelled. */
static vk_action prefer(void)
{
    int best = -1;
    for (int i = 0; i < list.n; i++)
        if (vk_verb_of(list.act[i]) == (below(2) ? V_explore : V_migrate))
            best = i;
    return list.act[best >= 0 && below(3) ? best : (int)below(list.n)];
}

static void note_means(vk_action a)
{
    if (vk_verb_of(a) == V_migrate)
        how = BY_ANY_MEANS;
    if (vk_verb_of(a) != V_use_card)
        return;
    int card = (int)vk_arg(a, 0);
    how = card == C_admiral ? BY_FLEET : card == C_navigation ? BY_NAVIGATION : BY_ANY_MEANS;
}

static void play_on(int steps)
{
    for (; steps && !colony.h.over; steps--) {
        struct vk_due due = vk_due(&archipelago_game, &colony);
        int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
        vk_legal(&archipelago_game, &colony, seat, &list);
        compare(seat);
        vk_action a = due.point == P_round_menu ? prefer() : list.act[below(list.n)];
        note_means(a);
        vk_play(&archipelago_game, &colony, seat, a, NULL);
        if (colony.n_regions > n_longest)
            n_longest = colony.n_regions;
    }
}

static void random_games_agree_with_the_model(void **state)
{
    static const char *const options[] = { "length=long", "length=long start=desert",
                                           "deals=plain length=long" };
    (void)state;
    rng = vk_rng_from(41, 0);
    for (int i = 0; i < GAMES; i++) {
        start_game(&archipelago_game, &colony, 2 + i % 4, options[i % 3]);
        play_on(STEPS);
    }
    static const int met[] = { P_tz_choose_face, P_tz_place,     P_explore_spot,
                               P_explore_unit,   P_migrate_pick, P_migrate_to };
    for (size_t i = 0; i < sizeof met / sizeof *met; i++)
        assert_true(n_seen[met[i]] > 300);
    assert_true(n_longest > 16);
}

/* ---- crowded maps ---- */

/* Twelve hexes by chance, wherever they fit next to two others. */
static void grow_map(void)
{
    for (int tries = 0; tries < 4000 && colony.n_regions < 12; tries++) {
        int q = (int)below(9) - 4, r = (int)below(9) - 4, face = 2 + (int)below(N_FACES - 2);
        int rot = model_is_round(face) ? 0 : (int)below(6);
        int needed = colony.n_regions < 2 ? 1 : 2;
        if (colony.hex_at[face / 2] == HEX_PILE && model_neighbours(&colony, q, r) >= needed &&
            model_fits(&colony, face, rot, q, r))
            lay(arch_face_words[face], q, r, rot);
    }
}

static const char *some_land(int region)
{
    return below((uint32_t)model_face(colony.region[region].face)->n_land) ? "B" : "A";
}

static bool has_room(int seat, int region)
{
    return count_units(seat, region, NULL, false) < 3 && arch_supply(&colony, seat, false) > 0;
}

static void raise_some(int region)
{
    static const char *const words[] = { "town", "temple", "market", "port" };
    const struct model_face *f = model_face(colony.region[region].face);
    for (int b = 0; b < N_BUILDINGS; b++) {
        if (!f->n_land || below(4) || (b == PORT && !strchr(f->edges, 'S')))
            continue;
        raise_building(words[b], region, some_land(region));
        int seat = (int)below(2);
        if (below(3) == 0 && has_room(seat, region))
            stand_as(seat, region, words[b], below(4) ? 0 : REBEL);
    }
}

/* Seat 0 has three citizens in many regions, some of them busy, and four ships. */
static void populate(void)
{
    for (int region = 0; region < colony.n_regions; region++) {
        const struct model_face *f = model_face(colony.region[region].face);
        raise_some(region);
        int n = f->n_land ? (int)below(4) : 0;
        while (n-- && has_room(0, region))
            stand_as(0, region, some_land(region), below(3) ? 0 : BY_WORK);
    }
    for (int k = 0; k < 4; k++) {
        int region = (int)below(colony.n_regions);
        if (strchr(model_face(colony.region[region].face)->edges, 'S'))
            moor_as(0, region, "sea", below(4) ? 0 : BY_SERVICE);
    }
}

static void crowded_maps_agree_with_the_model(void **state)
{
    static const char *const means[] = { "migrate", "use_card admiral", "use_card navigation" };
    (void)state;
    rng = vk_rng_from(42, 0);
    n_overfull = n_convoys = 0;
    for (int i = 0; i < CROWDED; i++) {
        given_colony(2 + i % 2, "");
        own(0, "admiral");
        own(0, "navigation");
        grow_map();
        populate();
        for (int k = 0; k < 3; k++) {
            int m = (int)below(3);
            begin_round(0);
            how = m == 0 ? BY_ANY_MEANS : m == 1 ? BY_FLEET : BY_NAVIGATION;
            bool has_any = false;
            for (int u = arch_first_unit(&colony, 0); u < arch_end_unit(&colony, 0); u++)
                has_any |= model_can_pick(&colony, u, how);
            colony.card_flags[C_admiral] = colony.card_flags[C_navigation] = 0;
            set_discs(0, 3, 3);
            set_florins(0, 10);
            assert_int_equal(may(0, "%s", means[m]), has_any);
            if (!has_any)
                continue;
            does(0, "%s", means[m]);
            while (!asks(0, "round_menu"))
                play_on(1);
        }
    }
    assert_true(n_overfull > 50);
    assert_true(n_convoys > 500 && n_longest_chain > 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_games_agree_with_the_model),
        cmocka_unit_test(crowded_maps_agree_with_the_model),
    };
    return cmocka_run_group_tests_name("archipelago: the map against a model", tests, NULL, NULL);
}
