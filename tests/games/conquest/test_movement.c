/*
 * test_movement.c - Transit and Movement (4.3.1 to 4.3.4): parties and their cargo, stops, marks,
 * Rumors, chain canoes, printed groups that must be held, and what is remembered of stacks.
 */
#include "../../support/conquest_given.h"

static bool is_marked(int side, int hex)
{
    return hs_has(sea.no_canoe[side], hex);
}

static int mp_of(int side, int hex, enum kind kind)
{
    for (int i = 0; i < sea.n_pieces[side]; i++)
        if (sea.piece[side][i].at == hex && sea.piece[side][i].kind == kind)
            return sea.piece[side][i].marks & PIECE_MP;
    fail_msg("no such piece");
    return -1;
}

/* Tonga is about to move, with ocean all around it. */
static void given_waters(void)
{
    set_game(2, "");
    set_ocean("37 46 54 53 62 63");
    set_pieces(0, HEX_TONGA, "");
    set_pieces(1, HEX_SAMOA, "");
    set_until(0, "transit_action");
}

static void v15_rumor_bars_the_way(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "1 tc");
    set_pieces(1, 54, "1 rum");
    does(0, "end_transit");
    assert_false(offers(0, "depart 45 54"));
    must_verb(0, "depart", "depart 45 37, depart 45 46, depart 45 53");
    must_hold(1, 54, "1 rum");
    assert_int_equal(n_known(1, 54), 0);
}

static void v16_stop_or_go_on(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "1 wc");
    set_pieces(1, 54, "1 tc");
    does(0, "end_transit");
    struct conq_state before = sea;
    does(0, "depart 45 54");
    must_list(0, "take wc 2 none");
    does(0, "take wc 2 none");
    must_list(0, "go");
    does(0, "go");
    must_hear(VK_SPECTATOR, "party 0 45 54 1 no");
    must_hear(VK_SPECTATOR, "stopped 0 54 no");
    assert_int_equal(mp_of(0, 54, WC), 1);
    assert_true(is_marked(1, 54));
    assert_true(offers(0, "depart 54 63"));
    assert_int_equal(n_known(1, 54), 0);

    sea = before;
    set_pieces(1, 54, "1 wc");
    goes("0 depart 45 54; 0 take wc 2 none; 0 go");
    must_hear(VK_SPECTATOR, "stopped 0 54 yes");
    assert_int_equal(mp_of(0, 54, WC), 0);
    assert_false(is_marked(1, 54));
    assert_int_equal(n_offers(0, "depart"), 0);
    does(0, "end_movement");
    assert_int_equal(sea.battle.hex, 54);
    assert_int_equal(sea.battle.attacker, 0);
    assert_int_equal(sea.battle.defender, 1);
    must_roll("roll");
}

static void v17_forced_cargo_is_not_asked(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, 54, "1 tc, 1 wb");
    does(0, "end_transit");
    does(0, "depart 54 63");
    must_list(0, "take tc 2 none");
    does(0, "take tc 2 none");
    must_be_due(0, "party_pick");
    must_list(0, "go");
    must_usual(0, "go");
    does(0, "go");
    must_hold(0, 63, "1 tc, 1 wb");
    must_hold(0, 54, "");
}

static void v18_carried_once(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(HEX_NIUE, "niue");
    set_ocean("62");
    set_until(0, "transit_action");
    set_pieces(0, HEX_TONGA, "1 tc, 1 wb");
    set_pieces(0, HEX_NIUE, "1 tc");
    does(0, "end_transit");
    does(0, "depart 45 53");
    does(0, "take tc 2 none");
    must_be_due(0, "party_cargo");
    must_list(0, "keep, load wb");
    must_usual(0, "keep");
    goes("0 load wb; 0 go");
    must_hold(0, HEX_NIUE, "2 tc, 1 wb");
    struct conq_state before = sea;

    does(0, "depart 53 62"); /* the other canoe may not load the Band aboard the first */
    must_list(0, "take tc 2 none, take tc 1 wb");
    does(0, "take tc 2 none");
    must_be_due(0, "party_pick");

    sea = before;
    goes("0 depart 53 62; 0 take tc 1 wb");
    must_list(0, "keep, leave");
    goes("0 leave; 0 go");
    must_hold(0, 62, "1 tc");
    must_hold(0, HEX_NIUE, "1 tc, 1 wb");
    goes("0 depart 53 62; 0 take tc 2 none");
    must_be_due(0, "party_pick"); /* nothing to load: the Band has been carried */

    sea = before;
    goes("0 depart 53 62; 0 take tc 1 wb; 0 keep; 0 go");
    must_hold(0, 62, "1 tc, 1 wb");
}

static void v41_party_order(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "2 wc, 1 tcu, 1 wb");
    does(0, "end_transit");
    does(0, "depart 45 54");
    must_list(0, "take wc 2 none, take tcu 2 none");
    struct conq_state before = sea;

    goes("0 take tcu 2 none; 0 keep");
    must_list(0, "go");

    sea = before;
    does(0, "take wc 2 none");
    must_list(0, "keep, load wb");
    does(0, "keep");
    must_list(0, "take wc 2 none, take tcu 2 none, go");
    goes("0 take wc 2 none; 0 load wb");
    must_list(0, "take tcu 2 none, go");
    does(0, "go");
    must_hold(0, 54, "2 wc, 1 wb");
    must_hold(0, HEX_TONGA, "1 tcu");
    must_hear(1, "party 0 45 54 3 no");

    sea = before;
    goes("0 take wc 2 none; 0 load wb");
    must_list(0, "take tcu 2 none, go");
}

/* The Rumor has used its movement, so that it is no reason to leave (alone it could). */
static void v42_leaving_an_enemy_hex(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, 54, "1 wc, 1 tc, 1 rum");
    set_pieces(1, 54, "1 tc");
    does(0, "end_transit");
    set_mp(0, 54, "wc", 1);
    set_mp(0, 54, "tc", 1);
    set_mp(0, 54, "rum", 0);
    struct conq_state before = sea;
    does(0, "depart 54 63");
    assert_true(offers(0, "take wc 1 none"));
    does(0, "take wc 1 none");
    must_be_due(0, "move_action");
    must_hold(0, 63, "1 wc, 1 tc, 1 rum");
    must_hold(0, 54, "");
    must_hear(1, "party 0 54 63 3 no");

    sea = before;
    set_mp(0, 54, "tc", 0);
    for (int to = 0; to < 100; to++)
        if (hs_has(conq_near[54], to)) {
            char text[20];
            struct vk_out out = vk_out_to(text, sizeof text);
            vk_put(&out, "depart 54 ");
            vk_put_int(&out, to);
            assert_false(offers(0, text));
        }

    sea = before;
    set_pieces(0, 54, "2 wc, 1 tc, 1 rum");
    set_mp(0, 54, "wc", 1);
    goes("0 depart 54 63; 0 take wc 1 none; 0 go");
    must_hold(0, 63, "1 wc");
    must_hold(0, 54, "1 wc, 1 tc, 1 rum");
}

static void v43_mark_goes_when_a_piece_comes(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "1 wc");
    set_pieces(1, 54, "1 tc");
    set_pieces(1, 53, "1 tc");
    does(0, "end_transit");
    goes("0 depart 45 54; 0 take wc 2 none; 0 go; 0 depart 54 63; 0 take wc 1 none");
    must_hold(0, 63, "1 wc"); /* all that was there has left: the step is made at once */
    assert_true(is_marked(1, 54));
    goes("0 end_movement; 1 end_transit");
    assert_true(is_marked(1, 54));
    goes("1 depart 53 54; 1 take tc 2 none; 1 go");
    assert_false(is_marked(1, 54));
    must_hold(1, 54, "2 tc");
}

static void v44_printed_group_is_held(void **state)
{
    (void)state;
    given_waters();
    set_conquered(1, FIJI, 1);
    set_pieces(1, FIJI, "1 wc, 1 rum");
    set_until(1, "transit_action");
    assert_int_equal(n_offers(1, "lift"), 0);
    does(1, "end_transit");
    struct conq_state before = sea;
    assert_true(offers(1, "depart 36 44"));
    does(1, "depart 36 44");
    must_list(1, "take rum 2 none");

    sea = before;
    set_pieces(1, FIJI, "2 wc, 1 rum");
    set_mp(1, FIJI, "wc", 2);
    set_mp(1, FIJI, "rum", 2);
    does(1, "depart 36 44");
    does(1, "take wc 2 none");
    must_list(1, "take rum 2 none, go"); /* the second War Canoe stays */
    does(1, "go");
    must_hold(1, FIJI, "1 wc, 1 rum");
    does(1, "depart 36 28");
    must_list(1, "take rum 2 none");
}

/* The same in Transit: of two pieces on Fiji one may be lifted; a Rumor does not hold the group. */
static void ruling_57_a_rumor_does_not_hold(void **state)
{
    (void)state;
    given_waters();
    set_conquered(1, FIJI, 1);
    set_pieces(1, HEX_SAMOA, "1 tcu");
    set_pieces(1, FIJI, "1 tcu, 2 wb, 1 rum");
    set_until(1, "transit_action");
    must_verb(1, "lift", "lift 36 wb, lift 36 rum");
    does(1, "lift 36 wb"); /* the chain canoe holds Fiji */
    must_list(1, "send 44 1, send 44 2");
    does(1, "send 44 2");
    must_hold(1, HEX_SAMOA, "1 tcu, 2 wb");
    does(1, "end_transit");
    does(1, "depart 36 28");
    must_list(1, "take rum 2 none");
}

/* A Samoan on Samoa is free of the duty, and so is one whose group somebody else took last. */
static void ruling_20_who_must_hold(void **state)
{
    (void)state;
    given_waters();
    set_pieces(1, HEX_SAMOA, "1 tc");
    set_until(1, "move_action");
    assert_true(offers(1, "depart 44 53"));
    goes("1 depart 44 53; 1 take tc 2 none; 1 go");
    must_hold(1, HEX_SAMOA, "");

    given_waters();
    set_villages(1, HEX_TONGA, 0);
    set_conquered(1, HEX_TONGA, 1); /* Samoa has taken Tonga */
    sea.home[0] = VK_NONE;
    set_pieces(1, HEX_TONGA, "1 tc");
    set_until(1, "move_action");
    assert_false(offers(1, "depart 45 54"));
}

static void v45_memory(void **state)
{
    (void)state;
    set_game(2, "");
    set_tile(HEX_NIUE, "niue");
    set_ocean("54");
    set_villages(0, HEX_NIUE, 1);
    set_pieces(0, HEX_NIUE, "1 wc, 1 wb");
    set_pieces(1, HEX_SAMOA, "1 wc");
    set_until(1, "move_action");
    goes("1 depart 44 53; 1 take wc 2 none; 1 go; 1 end_movement");
    luck("die 1"); /* the only attacker is gone */
    must_hold(0, HEX_NIUE, "1 wc, 1 wb");
    assert_int_equal(n_known(0, HEX_NIUE), 2);
    set_until(0, "build_session");
    goes("0 build wb; 0 place 53; 0 end_build; 1 end_build");
    must_hold(0, HEX_NIUE, "1 wc, 2 wb");
    assert_int_equal(n_known(0, HEX_NIUE), 2);
    set_until(1, "victory_action");
    does(1, "pass");
    set_until(0, "move_action");
    assert_int_equal(n_known(0, HEX_NIUE), 2);
    goes("0 depart 53 54; 0 take wc 2 none; 0 keep; 0 go");
    assert_int_equal(n_known(0, HEX_NIUE), 0);
    assert_int_equal(n_known(0, 54), 0);
}

static void v57_rumor_as_a_canoe(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "1 rum");
    does(0, "end_transit");
    assert_true(offers(0, "depart 45 54"));
    goes("0 depart 45 54; 0 take rum 2 none; 0 go");
    must_hear(1, "party 0 45 54 1 no");
    must_hold(0, 54, "1 rum");
    assert_int_equal(mp_of(0, 54, RUM), 1);
    does(0, "jump 54");
    must_be_due(0, "jump_to");
    assert_true(offers(0, "to 96"));
    assert_false(offers(0, "to 54")); /* the present one */
    assert_false(offers(0, "to 44")); /* Samoa */
    assert_false(offers(0, "to 36")); /* Independent */
    assert_false(offers(0, "to 61")); /* unexplored */
    does(0, "to 96");
    must_hear(1, "rumor_jumped 0 54 96");
    must_hold(0, 96, "1 rum");
    assert_false(offers(0, "jump 96")); /* once a stage */
}

/* ---- Transit ---- */

static void transit_along_the_chain(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "1 tcu, 1 wc, 3 wb, 1 col");
    set_pieces(0, 54, "1 tcu");
    set_pieces(0, 63, "1 tcu");
    set_pieces(0, 46, "1 tc"); /* face down: no part of the chain */
    must_verb(0, "lift", "lift 45 wc, lift 45 wb, lift 45 col");
    does(0, "lift 45 wb");
    must_list(0, "send 54 1, send 63 1"); /* one canoe there, one Band */
    must_usual(0, "send 54 1");
    does(0, "send 63 1");
    must_hear(0, "transit 0 45 63 1 wb");
    must_hear(1, "transit 0 45 63 1 ?");
    assert_false(offers(0, "lift 63 wb")); /* once a turn */
    does(0, "lift 45 wc");
    does(0, "send 63 1");
    does(0, "lift 45 wb");
    must_list(0, "send 54 1, send 63 1"); /* the War Canoe makes room for a second Band */
    does(0, "send 63 1");
    must_hold(0, 63, "1 tcu, 1 wc, 2 wb");
    does(0, "lift 45 col");
    must_list(0, "send 54 1"); /* a Colony wants a Transport Canoe with room */
}

/* Pieces that have used Transit still move, and are not counted as carried. */
static void transit_then_movement(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "1 tcu, 1 wc, 1 wb");
    set_pieces(0, 54, "1 tcu");
    goes("0 lift 45 wc; 0 send 54 1; 0 lift 45 wb; 0 send 54 1; 0 end_transit");
    goes("0 depart 54 63; 0 take wc 2 none; 0 load wb; 0 go; 0 depart 63 62; 0 take wc 1 wb; 0 go");
    must_hold(0, 62, "1 wc, 1 wb");
    must_verb(0, "depart", /* the two chain canoes; the War Canoe has no movement left */
              "depart 45 37, depart 45 46, depart 45 53, depart 45 54, depart 54 45, depart 54 46, "
              "depart 54 53, depart 54 62, depart 54 63");
}

/* ---- More of Movement ---- */

/* Parties of several hexes meet in one target, but a TC goes in with a War Canoe of its own party. */
static void ruling_11_combined_attack(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "1 wc");
    set_pieces(0, 46, "1 wc, 1 tc");
    set_pieces(0, 53, "1 tc");
    set_pieces(1, 54, "1 wc, 1 tc");
    does(0, "end_transit");
    goes("0 depart 45 54; 0 take wc 2 none; 0 go");
    assert_false(offers(0, "depart 53 54"));
    does(0, "depart 46 54");
    must_list(0, "take wc 2 none");
    goes("0 take wc 2 none; 0 take tc 2 none; 0 go");
    must_hold(0, 54, "2 wc, 1 tc");
    must_hold(0, 53, "1 tc");
}

/* Turned up once and down once in each hex and stage; never among enemies. */
static void flips(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "2 tc");
    assert_int_equal(n_offers(0, "flip"), 0); /* not before the end of Transit */
    does(0, "end_transit");
    must_verb(0, "flip", "flip 45");
    does(0, "flip 45");
    must_hear(1, "chain_up 0 45");
    must_hold(0, HEX_TONGA, "1 tcu, 1 tc");
    does(0, "flip 45");
    must_hear(1, "chain_down 0 45");
    must_hold(0, HEX_TONGA, "2 tc");
    assert_int_equal(n_known(0, HEX_TONGA), 1); /* it has been seen */
    assert_int_equal(n_offers(0, "flip"), 0);
}

/* A chain canoe stays up where it is the first, and turns down where one lies. */
static void chain_canoe_moves(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "1 tcu, 1 tc");
    set_pieces(0, 54, "1 tcu");
    does(0, "end_transit");
    goes("0 depart 45 46; 0 take tcu 2 none; 0 go");
    must_hear(1, "party 0 45 46 1 yes");
    must_hold(0, 46, "1 tcu");
    must_hold(0, HEX_TONGA, "1 tc"); /* not turned up by itself */
    goes("0 depart 46 54; 0 take tcu 1 none; 0 go");
    must_hold(0, 54, "1 tcu, 1 tc");
}

/* With a marker of your own a hidden tile may be entered; it is turned up first. */
static void entering_an_own_discovery(void **state)
{
    (void)state;
    set_game(2, "");
    set_hidden(54, "niue", "0");
    set_hidden(46, "tahiti", "1");
    set_until(0, "transit_action");
    set_pieces(0, HEX_TONGA, "1 tc");
    does(0, "end_transit");
    must_verb(0, "depart", "depart 45 54");
    goes("0 depart 45 54; 0 take tc 2 none; 0 go");
    must_hear(1, "tile_shown 0 54 niue");
    assert_false(hs_has(sea.face_down, 54));
    assert_int_equal(conq_free_markers(&sea, 0), 3);
    assert_int_equal(sea.facing[54], TONGA);
}

/* AC15, AC16 and Becalmed. */
static void movement_points(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "1 tc");
    set_card_up(0, "AC15");
    struct conq_state before = sea;
    does(0, "end_transit");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 3);
    sea = before;
    sea.winds = 1;
    does(0, "end_transit");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 4);
    sea = before;
    sea.winds = 1;
    sea.becalmed = 1;
    does(0, "end_transit");
    assert_int_equal(mp_of(0, HEX_TONGA, TC), 1);
}

/* Capacity at sea: no party may leave a passenger behind without a canoe. */
static void invariant_1_at_sea(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, 54, "1 tc, 1 wc, 1 col");
    does(0, "end_transit");
    does(0, "depart 54 63");
    must_list(0, "take wc 2 none, take tc 2 none");
    does(0, "take tc 2 none");
    must_list(0, "go"); /* only load col is possible, so nothing is asked */
    does(0, "go");
    must_hold(0, 63, "1 tc, 1 col");
}

static void rumors_are_recalled(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, 96, "2 rum");
    must_verb(0, "recall", "recall 96");
    does(0, "recall 96");
    must_hear(1, "rumor_recalled 0 96");
    must_be_due(0, "transit_action");
    assert_int_equal(sea.supply[0][RUM], 1);
    does(0, "end_transit");
    must_verb(0, "recall", "recall 96");
    does(0, "recall 96");
    assert_int_equal(sea.supply[0][RUM], 2);
    assert_int_equal(n_offers(0, "recall"), 0);
}

/* Rumors go along with a canoe without movement of their own, also into a fight. */
static void rumors_go_along(void **state)
{
    (void)state;
    given_waters();
    set_pieces(0, HEX_TONGA, "1 wc, 2 rum");
    set_pieces(1, 54, "1 tc");
    does(0, "end_transit");
    set_mp(0, HEX_TONGA, "rum", 0);
    does(0, "depart 45 54");
    must_list(0, "take wc 2 none"); /* a War Canoe first */
    does(0, "take wc 2 none");
    must_list(0, "take rum 0 none, go");
    goes("0 take rum 0 none; 0 take rum 0 none; 0 go");
    must_hold(0, 54, "1 wc, 2 rum");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v15_rumor_bars_the_way),
        cmocka_unit_test(v16_stop_or_go_on),
        cmocka_unit_test(v17_forced_cargo_is_not_asked),
        cmocka_unit_test(v18_carried_once),
        cmocka_unit_test(v41_party_order),
        cmocka_unit_test(v42_leaving_an_enemy_hex),
        cmocka_unit_test(v43_mark_goes_when_a_piece_comes),
        cmocka_unit_test(v44_printed_group_is_held),
        cmocka_unit_test(ruling_57_a_rumor_does_not_hold),
        cmocka_unit_test(ruling_20_who_must_hold),
        cmocka_unit_test(v45_memory),
        cmocka_unit_test(v57_rumor_as_a_canoe),
        cmocka_unit_test(transit_along_the_chain),
        cmocka_unit_test(transit_then_movement),
        cmocka_unit_test(ruling_11_combined_attack),
        cmocka_unit_test(flips),
        cmocka_unit_test(chain_canoe_moves),
        cmocka_unit_test(entering_an_own_discovery),
        cmocka_unit_test(movement_points),
        cmocka_unit_test(invariant_1_at_sea),
        cmocka_unit_test(rumors_are_recalled),
        cmocka_unit_test(rumors_go_along),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
