/* test_alone.c - the numbered vectors of solitaire (7.7); the rest of it is in test_solitaire.c. */
#include "../../support/conquest_given.h"

/* Turn 2 of a game alone: a chit is to be drawn. */
static void given_chit(void)
{
    set_game(1, "");
    set_until(VK_CHANCE, "draw_chit");
    assert_int_equal(sea.h.round, 2);
}

static void v09_solitaire_order(void **state)
{
    static const int order[] = { 53, 52, 43, 35, 34 };
    (void)state;
    given_chit();
    struct conq_state before = sea;
    luck("chit SC01"); /* a canoe at home, then Explore! */
    for (int i = 0; i < 5; i++) {
        must_roll("draw_marker");
        for (int k = 0; k < 5; k++)
            assert_int_equal(hs_has(sea.ocean, order[k]), k < i);
        luck("marker o1");
    }
    assert_true(hs_has(sea.ocean, 34)); /* 5 Knots: it is over */
    must_be_due(0, "explore_start");
    assert_int_equal(sea.lost, 0);

    sea = before;
    set_ocean("52");
    goes("* chit SC01; * marker o1; * marker o2");
    assert_true(hs_has(sea.ocean, 53));
    assert_true(hs_has(sea.ocean, 43));
    assert_true(hs_has(sea.unexplored, 35));
}

/* Off Course is discarded and drawn again; never Lost; 6 Knots and more are possible at the last draw. */
static void explore_off_course(void **state)
{
    (void)state;
    given_chit();
    goes("* chit SC03; * marker x; * marker o3; * marker x; * marker o3");
    assert_int_equal(sea.cup[MK_X], 3);
    assert_true(hs_has(sea.ocean, 53) && hs_has(sea.ocean, 52));
    must_be_due(0, "explore_start");
}

/* An explored tile, found by the human in `hex`; the roll says whose it is. */
static bool is_taken(int hex, const char *tile, const char *die)
{
    char text[40];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_put(&out, "explore ");
    vk_put_int(&out, hex);
    does(0, text);
    luck("marker i1");
    out = vk_out_to(text, sizeof text);
    vk_put(&out, "tile ");
    vk_put(&out, tile);
    luck(text);
    must_roll("roll");
    luck(die);
    assert_false(hs_has(sea.face_down, hex)); /* all tiles lie open */
    return conq_total(&sea, 1, hex) > 0;
}

static void v36_solitaire_control(void **state)
{
    static const char *const dice[] = { "die 1", "die 2", "die 3", "die 4", "die 5", "die 6" };
    (void)state;
    set_game(1, "");
    set_ocean("54 53 52 43");
    struct conq_state before = sea;
    for (int d = 0; d < 6; d++) {
        sea = before; /* Rarotonga's hex: die - 1 < 2 */
        assert_int_equal(is_taken(62, "tuvalu", dice[d]), d + 1 - 1 < 2);
        sea = before; /* Tuvalu's hex: die - 2 < 2 */
        assert_int_equal(is_taken(35, "tuvalu", dice[d]), d + 1 - 2 < 2);
        sea = before; /* (0,2): never */
        assert_false(is_taken(46, "tuvalu", dice[d]));
    }
}

/* A tile of the opponent: a canoe, a roll for each green box, a roll for each Village. */
static void opponents_find(void **state)
{
    (void)state;
    set_game(1, "");
    set_ocean("54");
    assert_true(is_taken(62, "tahiti", "die 1"));
    assert_int_equal(conq_count(&sea, 1, 62, TC) + conq_count(&sea, 1, 62, TCU), 1);
    goes("* die 2; * die 4"); /* two green boxes, a Village in each */
    must_own(1, 62, 2);
    goes("* die 3; * die 6"); /* a Band for the second */
    assert_int_equal(conq_count(&sea, 1, 62, WB), 1);
    must_be_due(0, "explore_continue");
}

/* 19 Villages, 6 groups and 3 + 2 VP of cards in hand: 30. */
static void given_thirty(int chits)
{
    static const struct {
        int hex;
        const char *tile;
        int villages;
    } group[] = { { 54, "hawaii", 3 },
                  { 53, "hiva", 3 },
                  { 46, "aotearoa", 3 },
                  { 37, "hawaiki", 3 },
                  { 62, "raiatea", 3 } };
    set_game(1, "");
    sea.ia[HEX_TONGA] = 1;
    set_villages(0, HEX_TONGA, 4);
    set_pieces(0, HEX_TONGA, "1 tcu");
    for (int i = 0; i < 5; i++) {
        set_tile(group[i].hex, group[i].tile);
        set_villages(0, group[i].hex, group[i].villages);
        set_pieces(0, group[i].hex, "1 tcu");
    }
    set_card(0, "AC01");
    set_card(0, "AC02");
    set_card(0, "AC04");
    sea.chits_drawn = (uint8_t)chits;
    for (int i = 0; i < N_CHITS; i++)
        sea.chit[i] = i < chits ? CHIT_OUT : CHIT_IN;
}

static void end_turn(void)
{
    goes("0 stay; 0 end_transit; 0 end_movement; 0 end_build");
}

static void v37_solitaire_end(void **state)
{
    (void)state;
    given_thirty(13);
    set_card(0, "AC03");
    assert_int_equal(conq_points(&sea, 0, CARDS_ALL), 60);
    end_turn();
    assert_true(vk_due(&conquest_game, &sea).over);
    assert_int_equal(scores().winners, 1); /* ruling 39: with two left it still wins */

    given_thirty(13); /* an atoll in place of a card: 29.5 */
    set_tile(63, "malden");
    set_pieces(0, 63, "1 tcu");
    assert_int_equal(conq_points(&sea, 0, CARDS_ALL), 59);
    struct conq_state half = sea;
    end_turn();
    assert_true(vk_due(&conquest_game, &sea).over);
    assert_int_equal(scores().winners, 0);

    given_thirty(14);
    set_card(0, "AC03");
    end_turn();
    assert_true(vk_due(&conquest_game, &sea).over);
    assert_int_equal(scores().winners, 0);

    sea = half;
    sea.chits_drawn = 12;
    sea.chit[12] = CHIT_IN;
    end_turn();
    assert_false(vk_due(&conquest_game, &sea).over);
    must_roll("draw_chit");
    must_outcomes("chit SC13 1, chit SC14 1, chit SC15 1");
}

/* Six chits are out: the four Attack! chits come in. */
static void attack_chits_come_in(void **state)
{
    (void)state;
    given_chit();
    for (int i = 0; i < 5; i++)
        sea.chit[i + 5] = CHIT_OUT; /* SC06 to SC10 */
    sea.chits_drawn = 5;
    must_outcomes("chit SC01 1, chit SC02 1, chit SC03 1, chit SC04 1, chit SC05 1, chit SC11 1");
    luck("chit SC05");
    assert_int_equal(n_heard("chits_added"), 1);
    set_until(VK_CHANCE, "draw_chit");
    must_outcomes("chit SC01 1, chit SC02 1, chit SC03 1, chit SC04 1, chit SC11 1, chit SC12 1, "
                  "chit SC13 1, chit SC14 1, chit SC15 1");
}

/* Off Course alone: to the Explorable neighbour farthest from Tonga. */
static void off_course_alone(void **state)
{
    (void)state;
    set_game(1, "");
    set_ocean("54");
    does(0, "explore 62");
    luck("marker x");
    if (is_at(VK_CHANCE, "solo_tie")) { /* 68 and 69 are three hexes from Tonga, 61 and 63 two */
        must_outcomes("tie 68 1, tie 69 1");
        luck("tie 68");
        assert_int_equal(sea.pos, 68);
    } else {
        fail_msg("two hexes are equally far");
    }
    must_roll("draw_marker");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v09_solitaire_order),   cmocka_unit_test(explore_off_course),
        cmocka_unit_test(v36_solitaire_control), cmocka_unit_test(opponents_find),
        cmocka_unit_test(v37_solitaire_end),     cmocka_unit_test(attack_chits_come_in),
        cmocka_unit_test(off_course_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
