/*
 * test_hidden.c - section 5: what each viewer may know, that nothing else survives concealing, and that an
 * imagined world keeps to all that is known: own and spied cards, met conditions, numbers, cubes in hand.
 */
#include "../../support/archipelago_given.h"

enum { WORLDS = 6000 };

static struct arch_state seen, world;
static struct vk_rng rng;

static void see(int viewer)
{
    vk_view(&archipelago_game, &colony, viewer, &seen);
}

static void imagine(int viewer)
{
    see(viewer);
    world = seen;
    arch_imagine(&world, viewer, &rng);
    assert_null(arch_check(&world));
    struct arch_state again;
    vk_view(&archipelago_game, &world, viewer, &again);
    assert_memory_equal(&again, &seen, sizeof seen);
}

/* Two positions that differ in what the viewer cannot know look the same to him. */
static void must_look_alike(const struct arch_state *other, int viewer)
{
    struct arch_state twin;
    vk_view(&archipelago_game, other, viewer, &twin);
    see(viewer);
    assert_memory_equal(&seen, &twin, sizeof seen);
}

/* ---- objectives ---- */

static void objectives_are_their_owner_s(void **state)
{
    (void)state;
    given_colony(4, "");
    for (int seat = 0; seat < 4; seat++) {
        static const char *const cards[] = { "S01", "S05", "S09", "S10" };
        set_objective(seat, 0, cards[seat]);
    }
    colony.player[2].known[0] = 1 << 2 | 1 << 0; /* seat 0 has spied on seat 2 */
    for (int viewer = 0; viewer < 4; viewer++) {
        see(viewer);
        for (int seat = 0; seat < 4; seat++) {
            bool knows = seat == viewer || (viewer == 0 && seat == 2);
            assert_int_equal(seen.player[seat].objective[0],
                             knows ? colony.player[seat].objective[0] : VK_NONE);
        }
    }
    see(VK_SPECTATOR);
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(seen.player[seat].objective[0], VK_NONE);
    colony.player[1].shown = 1;
    colony.player[1].known[0] = 15;
    see(VK_SPECTATOR);
    assert_int_equal(seen.player[1].objective[0], objective_of("S05"));
}

static void swapped_objectives_look_alike(void **state)
{
    (void)state;
    given_colony(4, "");
    struct arch_state twin = colony;
    uint8_t card = twin.player[1].objective[0];
    twin.player[1].objective[0] = twin.player[2].objective[0];
    twin.player[2].objective[0] = card;
    must_look_alike(&twin, 0);
    must_look_alike(&twin, 3);
    must_look_alike(&twin, VK_SPECTATOR);
    see(1);
    assert_int_equal(seen.player[1].objective[0], card);
}

/* Seat 0 holds S01 and knows that seat 1 has S04; nobody showed S02, which was met. */
static void imagined_objectives(void **state)
{
    int n[PACK_SIZE] = { 0 };
    (void)state;
    rng = vk_rng_from(7, 1);
    given_colony(4, "");
    static const char *const cards[] = { "S01", "S04", "S07", "S10" };
    for (int seat = 0; seat < 4; seat++)
        set_objective(seat, 0, cards[seat]);
    colony.player[1].known[0] = 1 << 1 | 1 << 0;
    watch();
    colony.met = 1 << 1;
    for (int i = 0; i < WORLDS; i++) {
        imagine(0);
        assert_int_equal(world.player[0].objective[0], objective_of("S01"));
        assert_int_equal(world.player[1].objective[0], objective_of("S04"));
        for (int seat = 2; seat < 4; seat++)
            n[world.player[seat].objective[0]]++;
    }
    for (int card = 0; card < PACK_SIZE; card++) {
        bool is_out = card == 0 || card == 1 || card == 3;
        if (is_out)
            assert_int_equal(n[card], 0);
        else /* two of seven, each as likely */
            assert_in_range(n[card], WORLDS * 2 / 7 - 220, WORLDS * 2 / 7 + 220);
    }
}

/* Neither separatist nor pacifist is imagined where they are out. */
static void imagined_packs(void **state)
{
    static const struct {
        int seats;
        const char *options;
    } games[] = { { 2, "" }, { 3, "family=on" }, { 4, "benefactor=on" } };
    (void)state;
    rng = vk_rng_from(7, 2);
    for (size_t g = 0; g < 3; g++) {
        given_colony(games[g].seats, games[g].options);
        for (int i = 0; i < 300; i++) {
            imagine(0);
            for (int seat = 0; seat < games[g].seats; seat++)
                for (int k = 0; k < world.player[seat].n_objectives; k++)
                    assert_true(world.player[seat].objective[k] < 8);
        }
    }
}

static void dropped_cards(void **state)
{
    (void)state;
    rng = vk_rng_from(7, 3);
    start_game(&archipelago_game, &colony, 4, "more_spice=on");
    go_until(0, "choose_objective");
    does(2, "drop 0");
    see(1);
    assert_int_equal(seen.player[2].slot[0], VK_NONE);
    for (int i = 0; i < 200; i++) {
        imagine(1);
        assert_in_range(world.player[2].slot[0], 0, 1);
    }
    go_until(0, "bid_order");
    see(1);
    assert_int_equal(seen.player[2].dropped, VK_NONE);
    assert_int_equal(seen.player[1].dropped, colony.player[1].dropped);
    for (int i = 0; i < 500; i++) {
        unsigned used = 0;
        imagine(1);
        for (int seat = 0; seat < 4; seat++) {
            used |= 1u << world.player[seat].objective[0];
            used |= 1u << world.player[seat].dropped;
        }
        assert_int_equal(__builtin_popcount(used), 8);
    }
}

/* ---- turn zero ---- */

/* Seats 0 and 1 hold hexes; the pile and the hexes of others are one unseen set. */
static void hexes_held(void **state)
{
    (void)state;
    rng = vk_rng_from(7, 4);
    start_game(&archipelago_game, &colony, 3, "");
    luck("starts 0");
    luck("starts 1");
    luck("hex 4");
    luck("hex 5");
    luck("hex 6");
    see(1);
    for (int hex = 4; hex <= 6; hex++)
        assert_int_equal(seen.hex_at[hex], HEX_PILE);
    assert_int_equal(seen.player[0].n_held, 3);
    see(0);
    assert_int_equal(seen.hex_at[4], 0);
    struct arch_state twin = colony;
    twin.hex_at[4] = HEX_PILE;
    twin.hex_at[17] = 0;
    must_look_alike(&twin, 1);
    must_look_alike(&twin, VK_SPECTATOR);
    int n[N_HEXES] = { 0 };
    for (int i = 0; i < WORLDS; i++) {
        imagine(2);
        for (int hex = 0; hex < N_HEXES; hex++)
            n[hex] += world.hex_at[hex] == 0;
    }
    assert_int_equal(n[0], 0);
    for (int hex = 1; hex < N_HEXES; hex++)
        assert_in_range(n[hex], WORLDS / 8 - 160, WORLDS / 8 + 160);
}

/* Who chooses a face now has one that fits: no world without. */
static void hexes_of_the_chooser_fit(void **state)
{
    (void)state;
    rng = vk_rng_from(7, 5);
    start_game(&archipelago_game, &colony, 5, "start=desert");
    for (int seat = 0; seat < 4; seat++)
        luck("starts %d", seat);
    go_until(3, "tz_choose_face");
    for (int i = 0; i < 1000; i++) {
        struct vk_actions list;
        imagine(4);
        vk_legal(&archipelago_game, &world, 3, &list);
        assert_true(list.n > 0);
    }
}

/* ---- sealed choices ---- */

static void bids_and_offers(void **state)
{
    (void)state;
    rng = vk_rng_from(7, 6);
    given_colony(3, "");
    set_florins(0, 4);
    enter_phase(2);
    does(0, "bid 4");
    see(1);
    assert_int_equal(seen.player[0].slot[0], VK_NONE);
    see(0);
    assert_int_equal(seen.player[0].slot[0], 4);
    struct arch_state twin = colony;
    twin.player[0].slot[0] = 1;
    must_look_alike(&twin, 2);
    for (int i = 0; i < 300; i++) {
        imagine(1);
        assert_in_range(world.player[0].slot[0], 0, 4);
    }
    does(1, "bid 1");
    does(2, "bid 0");
    assert_int_equal(colony.player[0].slot[0], VK_NONE);
    must_ask(1, "order_offer");
    does(1, "for_place 2");
    see(0);
    assert_int_equal(seen.player[1].note[0].places, 0); /* not even that he drafts one */
    does(1, "offer 9");
    does(1, "propose");
    see(0);
    assert_int_equal(seen.player[1].n_notes, 0);
    assert_int_equal(seen.player[1].note[0].places, 0);
    assert_int_equal(seen.player[1].note[0].give, 0);
    for (int i = 0; i < 300; i++) {
        imagine(0);
        assert_true(world.player[1].note[0].give <= 9);
        assert_int_equal(world.player[1].n_notes, world.player[1].note[0].places != 0);
    }
}

static void pledges_and_votes(void **state)
{
    (void)state;
    rng = vk_rng_from(7, 7);
    given_colony(3, "");
    crowd(0, 2);
    crowd(1, 2);
    set_back("B01");
    enter_phase(4);
    does(0, "pledge 3");
    see(1);
    assert_int_equal(seen.player[0].slot[0], VK_NONE);
    for (int i = 0; i < 200; i++) {
        imagine(1);
        assert_in_range(world.player[0].slot[0], 0, 5);
    }
    start_game(&archipelago_game, &colony, 3, "chosen_trend=on");
    does(1, "name T07");
    see(0);
    assert_int_equal(seen.player[1].slot[0], VK_NONE);
    for (int i = 0; i < 200; i++) {
        imagine(0);
        assert_in_range(world.player[1].slot[0], 0, N_TRENDS - 1);
    }
    does(0, "name T08");
    does(2, "name T09");
    does(1, "name T09");
    for (int i = 0; i < 200; i++) {
        imagine(0);
        assert_in_range(world.player[1].slot[0], trend_of("T07"), trend_of("T09"));
    }
}

/* The two hands hold cubes that he has; the thief sees neither. */
static void hands_of_the_victim(void **state)
{
    int n_left_iron = 0;
    (void)state;
    rng = vk_rng_from(7, 8);
    given_colony(3, "");
    own(0, "thief");
    set_cubes(1, FISH, 1);
    set_cubes(1, IRON, 1);
    does(0, "use_card thief");
    does(0, "rob 1");
    does(1, "hold iron fish");
    must_ask(0, "thief_pick");
    see(0);
    assert_int_equal(seen.player[1].slot[0], VK_NONE);
    assert_int_equal(seen.player[1].slot[1], VK_NONE);
    see(1);
    assert_int_equal(seen.player[1].slot[0], IRON);
    struct arch_state twin = colony;
    twin.player[1].slot[0] = FISH;
    twin.player[1].slot[1] = IRON;
    must_look_alike(&twin, 0);
    must_look_alike(&twin, 2);
    for (int i = 0; i < 2000; i++) {
        imagine(0);
        int left = world.player[1].slot[0], right = world.player[1].slot[1];
        assert_true((left == IRON && right == FISH) || (left == FISH && right == IRON));
        n_left_iron += left == IRON;
    }
    assert_in_range(n_left_iron, 850, 1150);
    imagine(1);
    assert_int_equal(world.player[1].slot[0], IRON);
}

/* ---- what everybody may read of actions ---- */

static void texts_of_private_actions(void **state)
{
    (void)state;
    start_game(&archipelago_game, &colony, 3, "");
    luck("starts 2");
    luck("starts 1");
    vk_action hex = act_of(&archipelago_game, "hex 3");
    assert_int_equal(vk_seen(&archipelago_game, &colony, VK_CHANCE, hex), VK_ONLY(2));
    go_until(VK_CHANCE, "deal_objective");
    vk_action card = act_of(&archipelago_game, "objective S03");
    assert_int_equal(vk_seen(&archipelago_game, &colony, VK_CHANCE, card), VK_ONLY(2));
    start_game(&archipelago_game, &colony, 3, "no_secrets=on");
    go_until(VK_CHANCE, "deal_objective");
    assert_int_equal(vk_seen(&archipelago_game, &colony, VK_CHANCE, card), VK_EVERYBODY);
    go_until(0, "bid_order");
    vk_action bid = act_of(&archipelago_game, "bid 0");
    assert_int_equal(vk_seen(&archipelago_game, &colony, 1, bid), VK_ONLY(1));
}

/* Florins, cubes and tokens are public, screens or not (8.56). */
static void screens_hide_nothing_from_the_rules(void **state)
{
    (void)state;
    given_colony(3, "screens=closed");
    set_florins(1, 7);
    set_cubes(1, WOOD, 3);
    set_tokens(1, 2);
    see(0);
    assert_int_equal(seen.player[1].florins, 7);
    assert_int_equal(seen.player[1].cubes[WOOD], 3);
    assert_int_equal(seen.player[1].tokens, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(objectives_are_their_owner_s),
        cmocka_unit_test(swapped_objectives_look_alike),
        cmocka_unit_test(imagined_objectives),
        cmocka_unit_test(imagined_packs),
        cmocka_unit_test(dropped_cards),
        cmocka_unit_test(hexes_held),
        cmocka_unit_test(hexes_of_the_chooser_fit),
        cmocka_unit_test(bids_and_offers),
        cmocka_unit_test(pledges_and_votes),
        cmocka_unit_test(hands_of_the_victim),
        cmocka_unit_test(texts_of_private_actions),
        cmocka_unit_test(screens_hide_nothing_from_the_rules),
    };
    return cmocka_run_group_tests_name("archipelago: hidden things", tests, NULL, NULL);
}
