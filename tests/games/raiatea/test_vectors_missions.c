/*
 * test_vectors_missions.c - vectors of section 9 about missions, their payment, auctions and act 6,
 * and about rituals that take tiles or masks.
 */
#include "../../support/raiatea_given.h"

static void v08_diver(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T101 T106 T102 T107");
    set_stock(0, 7, 0);
    set_helpers(0, DIVER, 1, 1);
    hold_ceremony(1);
    decline_until(0, "dance_train");
    does(0, "train 0");
    decline_until(0, "too_turn");
    does(0, "mission T101");
    must_be_at(0, "too_turn");
    assert_int_equal(player(0)->ready[DIVER], 1);
    does(0, "mission T102");
    assert_int_equal(owner_of("T101"), 0);
    assert_int_equal(owner_of("T102"), 0);
    assert_int_equal(player(0)->ready[DIVER], 0);
    assert_int_equal(player(0)->pearls, 2);
    must_be_at(1, "too_turn");
}

static void v10_condition(void **state)
{
    (void)state;
    for (int priests = 5; priests <= 6; priests++) {
        given_bare(3, "");
        open_statues(2);
        lay_rows("T215 T204");
        set_tracks(0, priests, 0);
        does(0, "go neighbours");
        must_be_at(0, "neigh_mission");
        if (priests < 6) {
            refuses(0, "mission T215");
            continue;
        }
        does(0, "mission T215");
        assert_int_equal(owner_of("T215"), 0);
        assert_int_equal(player(0)->priests, 6);
        assert_int_equal(player(0)->pearls, 0);
        assert_int_equal(player(0)->mana, 0);
    }
}

static void v25_auction(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_tile("T121", 2, 1);
    lay_tile("T102", 2, 2);
    set_stock(0, 3, 4);
    set_stock(1, 0, 5);
    set_stock(2, 0, 1);
    goes("0 go neighbours; 0 mission T102");
    for (int seat = 0; seat < 3; seat++)
        must_be_at(seat, "auction_bid");
    goes("2 bid 0; 1 bid 3; 0 bid 3");
    assert_int_equal(owner_of("T121"), 0);
    assert_int_equal(isle.bag, 6);
    assert_int_equal(player(0)->mana, 1);
    assert_int_equal(player(1)->mana, 2);
    assert_int_equal(player(2)->mana, 1);
    must_be_at(1, "choose_location");
}

static void v26_waiting_auction(void **state)
{
    (void)state;
    given_bare(3, "");
    hold_ceremony(1);
    decline_until(VK_CHANCE, "reveal_tile");
    luck("tile T218");
    assert_int_equal(isle.tile[1][0], tile_of("T218"));
    for (int i = 0; i < 2000 && isle.act != 6; i++) {
        assert_false(awaits(0, "auction_bid"));
        if (isle.space == 4)
            isle.player[0].mana = 4; /* somebody has something to bid in C2 */
        step_on();
    }
    assert_int_equal(isle.ceremony, 2);
    must_be_at(0, "auction_bid");
    assert_int_equal(isle.auction, tile_of("T218"));
    assert_int_equal(owner_of("T218"), TILE_STATUE);
}

static void v27_divers(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T101 T106 T102 T107 T104 T108");
    set_helpers(0, DIVER, 2, 2);
    hold_act_6(1);
    set_stock(0, 20, 0);
    goes("0 mission T101; 0 mission T102");
    must_be_at(1, "too_turn");
    assert_int_equal(player(0)->ready[DIVER], 1);
    assert_int_equal(owner_of("T104"), TILE_STATUE);
    goes("1 pass; 2 pass");
    goes("0 mission T104"); /* the other diver in his next turn */
    assert_true(awaits(0, "too_turn"));
}

/* First outcomes of the set-up: T301 lies on statue 3. */
static void v31_oracle(void **state)
{
    (void)state;
    given(3, "oracle=on");
    assert_int_equal(isle.tile[2][0], tile_of("T301"));
    set_stock(0, 7, 0);
    does(0, "go neighbours");
    must_be_at(0, "neigh_mission");
    refuses(0, "mission T301");
    refuses(0, "mission T201");
    assert_true(offers(0, "mission T101"));
    for (int n = 1; n <= 2; n++) { /* nor in act 6 of C1 and C2 */
        go_on_until(0, "too_turn");
        assert_int_equal(isle.ceremony, n);
        isle.player[0].pearls = 7;
        refuses(0, "mission T301");
        assert_int_equal(offers(0, "mission T201"), n == 2);
        step_on();
        while (isle.ceremony)
            step_on();
    }
    assert_int_equal(isle.space, 6);
    int kahuna = isle.start;
    must_be_at(kahuna, "choose_location");
    isle.player[kahuna].pearls = 7;
    does(kahuna, "go neighbours");
    decline_until(kahuna, "neigh_mission");
    assert_true(offers(kahuna, "mission T301"));
}

static void v35_ruanuu(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T101 T106 T110 T104");
    set_lasting(0, "ruanuu");
    set_helpers(0, DIVER, 1, 1);
    hold_act_6(1);
    set_stock(0, 1, 1);
    offers_all(0, "mission T101; mission T106; pass");
    goes("0 mission T101; 0 mission T106");
    assert_int_equal(player(0)->pearls, 0);
    assert_int_equal(player(0)->mana, 0);
    given_bare(3, "");
    lay_rows("T110 T104");
    set_lasting(0, "ruanuu");
    set_goods(0, 1, 0, 0, 0);
    hold_act_6(1);
    does(0, "mission T110");
    assert_int_equal(player(0)->goods[URU], 0);
}

static void v36_taere(void **state)
{
    (void)state;
    for (int statues = 1; statues <= 3; statues++) {
        given_hand(3, statues < 3 ? "oracle=on" : "", "taere");
        clear_tiles();
        open_statues(statues);
        isle.shown_statues = 3;
        lay_rows("T314 T318");
        lay_tile("T102", 2, 1); /* of the statue that is open in any case */
        does(0, "shaman taere");
        if (statues < 3) {
            offers_all(0, "mission T102; pass");
            continue;
        }
        offers_all(0, "mission T102; mission T314; pass");
        does(0, "mission T314");
        assert_int_equal(owner_of("T314"), 0);
        assert_int_equal(raia_rank(player(0)), RAATIRA);
    }
}

static void v37_protected_pair(void **state)
{
    (void)state;
    given_hand(3, "", "rua_hine");
    give_masks(1, "mt_pearl mt_pearl mirror");
    does(0, "shaman rua_hine");
    must_be_at(0, "choose_location"); /* one victim, one card: nothing to ask */
    assert_int_equal(player(0)->masks[MIRROR], 1);
    assert_int_equal(player(1)->masks[MIRROR], 0);
    assert_int_equal(player(1)->masks[0], 2);
}

/* A, B, C are seats 0, 1, 2. */
static void v39_act_6_circuits(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T101 T106 T102 T107");
    hold_act_6(1);
    set_stock(0, 2, 0);
    set_stock(1, 3, 0);
    does(0, "mission T101");
    goes("1 pass; 2 pass");
    goes("0 pass; 1 mission T102; 2 pass");
    goes("0 pass; 1 pass");
    must_be_at(2, "too_turn");
    does(2, "pass");
    assert_int_equal(isle.act, 0);
    must_be_at(VK_CHANCE, "reveal_tile");
}

static void v51_paying_rituals(void **state)
{
    (void)state;
    given_bare(3, "");
    open_statues(3);
    lay_rows("T322 T304");
    set_hand(0, "rua_hatu mata_arahu mata_arahu ihi");
    goes("0 go neighbours; 0 mission T322");
    must_be_at(0, "pay_ritual");
    offers_all(0, "ritual rua_hatu; ritual mata_arahu");
    does(0, "ritual rua_hatu");
    assert_true(was_told(0, "ritual_buried 0 normal rua_hatu"));
    assert_true(was_told(1, "ritual_buried 0 normal"));
    assert_false(was_told(1, "rua_hatu"));
    assert_false(was_told(VK_SPECTATOR, "rua_hatu"));
    offers_all(0, "ritual mata_arahu");
    does(0, "ritual mata_arahu");
    offers_all(0, "ritual mata_arahu; ritual ihi");
    does(0, "ritual ihi");
    assert_true(was_told(1, "ritual_buried 0 forbidden"));
    assert_false(was_told(1, "ihi"));
    assert_int_equal(owner_of("T322"), 0);
    assert_string_equal(cards_text(player(0)->hand), "mata_arahu");
    assert_int_equal(player(0)->n_buried[NORMAL], 2);
    assert_int_equal(player(0)->n_buried[FORBIDDEN], 1);
}

static void v52_paying_masks(void **state)
{
    (void)state;
    for (int way = 0; way < 2; way++) {
        given_bare(3, "");
        open_statues(2);
        lay_rows("T221 T204");
        give_masks(0, "mt_pearl mt_pearl mt_mana mirror mirror");
        set_link(0, "mt_mana");
        goes("0 go neighbours; 0 pass; 0 mission T221");
        while (awaits(0, "pay_mask")) {
            refuses(0, "mask mt_mana");
            does(0, way == 1 && offers(0, "mask mirror") ? "mask mirror" : "mask mt_pearl");
        }
        assert_int_equal(owner_of("T221"), 0);
        assert_int_equal(player(0)->masks[0], way); /* both of the pair, or one */
        assert_int_equal(player(0)->masks[MIRROR], 2 - way);
        assert_int_equal(player(0)->links[1], 1);
        assert_int_equal(player(0)->masks[1], 1);
    }
}

static void v58_te_fatu_in_act_6(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_rows("T101 T106 T102 T107 T104 T108");
    set_tracks(0, 5, 0);
    set_helpers(0, SHAMAN, 1, 1);
    set_helpers(0, DIVER, 1, 1);
    set_hand(0, "te_fatu");
    hold_ceremony(1);
    goes("0 pass; 0 done; 0 bid 0; 0 pass; 1 pass");
    must_be_at(0, "too_turn");
    set_stock(0, 9, 0);
    goes("0 shaman te_fatu; 0 mission T101; 0 mission T102; 0 mission T104");
    assert_int_equal(owner_of("T101"), 0);
    assert_int_equal(owner_of("T102"), 0);
    assert_int_equal(owner_of("T104"), 0);
    assert_int_equal(player(0)->pearls, 0);
    assert_int_equal(player(0)->ready[DIVER], 0);
    must_be_at(1, "too_turn"); /* a further one is no choice of his */
}

/* A is seat 1, B seat 0. */
static void v59_maui_at_0(void **state)
{
    (void)state;
    given_bare(3, "");
    lay_tile("T121", 2, 1);
    lay_tile("T117", 2, 2);
    set_lasting(1, "maui");
    set_tracks(0, 3, 0);
    set_stock(0, 0, 1);
    set_stock(1, 0, 1);
    goes("0 go neighbours; 0 mission T117; 0 bid 1; 1 bid 0");
    assert_int_equal(owner_of("T121"), 1);
    assert_int_equal(isle.bag, 1);
    assert_int_equal(player(1)->mana, 1);
}

static void v60_nobody_to_rob(void **state)
{
    (void)state;
    given_hand(3, "", "rua_hine");
    give_masks(1, "mt_pearl mt_pearl");
    does(0, "shaman rua_hine");
    must_be_at(0, "choose_location");
    assert_int_equal(player(1)->masks[0], 2);
    assert_int_equal(n_open("rua_hine"), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v08_diver),
        cmocka_unit_test(v10_condition),
        cmocka_unit_test(v25_auction),
        cmocka_unit_test(v26_waiting_auction),
        cmocka_unit_test(v27_divers),
        cmocka_unit_test(v31_oracle),
        cmocka_unit_test(v35_ruanuu),
        cmocka_unit_test(v36_taere),
        cmocka_unit_test(v37_protected_pair),
        cmocka_unit_test(v39_act_6_circuits),
        cmocka_unit_test(v51_paying_rituals),
        cmocka_unit_test(v52_paying_masks),
        cmocka_unit_test(v58_te_fatu_in_act_6),
        cmocka_unit_test(v59_maui_at_0),
        cmocka_unit_test(v60_nobody_to_rob),
    };
    return cmocka_run_group_tests_name("raiatea: vectors of missions", tests, NULL, NULL);
}
