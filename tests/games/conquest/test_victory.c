/* test_victory.c - Victory Points (2.10), the Victory Step (4.5), the end and its ties (section 6). */
#include "../../support/conquest_given.h"

/* A group of a side with a chain canoe; with IA where the boxes need it. */
static void own_group(int side, int hex, const char *tile, int villages, int ia)
{
    if (tile)
        set_tile(hex, tile);
    sea.ia[hex] = (uint8_t)ia;
    set_villages(side, hex, villages);
    set_pieces(side, hex, "1 tcu");
}

static void v28_victory_points(void **state)
{
    (void)state;
    set_game(2, "");
    own_group(0, HEX_TONGA, NULL, 3, 0);
    own_group(0, HEX_NIUE, "niue", 1, 0);
    set_tile(69, "pitcairn");
    set_villages(0, 69, 1);
    set_tile(54, "malden");
    set_pieces(0, 54, "1 tcu");
    set_card_up(0, "AC01");
    set_card_up(0, "AC02");
    set_card(0, "AC03");
    must_be_sound();
    assert_int_equal(halves(0), 19);
    int part[N_PARTS];
    conq_point_parts(&sea, 0, CARDS_UP, part);
    assert_int_equal(part[PART_VILLAGES], 10);
    assert_int_equal(part[PART_GROUPS], 4);
    assert_int_equal(part[PART_ATOLLS], 1);
    assert_int_equal(part[PART_CARDS], 4);
    assert_int_equal(part[PART_KUMARA], 0);
    assert_int_equal(conq_points(&sea, 0, CARDS_ALL), 21);
    sea.kumara = 1;
    assert_int_equal(halves(0), 23);
    set_pieces(0, HEX_TONGA, ""); /* the Home is in no component: nothing is linked */
    assert_int_equal(halves(0), 10 + 4 + 4);
}

/* 17 Villages, 6 groups, and with the four cards 28 VP. */
static void given_28(void)
{
    set_game(2, "");
    own_group(0, HEX_TONGA, NULL, 4, 1);
    own_group(0, 54, "hawaii", 3, 0);
    own_group(0, HEX_NIUE, "hiva", 3, 0);
    own_group(0, 46, "aotearoa", 3, 0);
    own_group(0, 37, "hawaiki", 3, 0);
    own_group(0, 62, "niue", 1, 0);
    set_card(0, "AC01");
    set_card(0, "AC02");
    set_card(0, "AC03");
    set_card(0, "AC04"); /* Hui: 2 VP with Hawaiki */
}

static void v29_declaration_fails(void **state)
{
    (void)state;
    given_28();
    set_card(1, "AC28");
    set_until(0, "victory_action");
    assert_int_equal(halves(0), 46);
    assert_true(offers(0, "declare"));
    must_usual(0, "declare");
    does(0, "declare");
    must_hear(VK_SPECTATOR, "declared 0 56");
    assert_int_equal(halves(0), 56);
    must_be_due(1, "rp_declare");
    must_list(1, "pass, use_card AC28"); /* ruling 51: it is not shown otherwise */
    does(1, "use_card AC28");
    must_be_due(1, "deforest_hex");
    must_list(1, "at 37, at 45, at 46, at 53, at 54, at 62");
    must_usual(1, "at 45"); /* most Villages */
    does(1, "at 62");
    assert_int_equal(halves(0), 52);
    must_hear(VK_SPECTATOR, "declared_short 0 52");
    assert_int_equal(conq_owner(&sea, 62), VK_NONE);
    must_be_due(1, "victory_action");
    assert_int_equal(sea.n_hidden[0], 0); /* the cards stay open */
    does(1, "pass");
    assert_int_equal(sea.track[0], 52);
    assert_int_equal(sea.h.round, 2);
    assert_false(vk_due(&conquest_game, &sea).over);
}

static void declaration_succeeds(void **state)
{
    (void)state;
    given_28();
    set_until(0, "victory_action");
    does(0, "declare"); /* nobody has a hidden card: nobody is asked */
    assert_true(vk_due(&conquest_game, &sea).over);
    assert_int_equal(scores().winners, 1);
    assert_int_equal(scores().total[0], 56);
    assert_int_equal(scores().rank[1], 2);
}

/* 27.5 VP is not enough; the total counts with all cards turned up. */
static void declaration_needs_the_value(void **state)
{
    (void)state;
    given_28();
    set_villages(0, 62, 0);
    set_pieces(0, 62, "");
    set_until(0, "victory_action");
    assert_false(offers(0, "declare"));
    must_usual(0, "pass");
    must_verb(0, "show_card", "show_card AC01, show_card AC02, show_card AC03, show_card AC04");
    does(0, "show_card AC04");
    must_be_due(0, "victory_action");
    assert_int_equal(halves(0), 2 * (16 + 5 + 2));
    does(0, "pass");
}

/* Four players; Tonga stands at 19 without cards. */
static void given_four(void)
{
    set_game(4, "");
    own_group(0, HEX_TONGA, NULL, 4, 1);
    own_group(0, 54, "hawaii", 3, 0);
    own_group(0, 46, "aotearoa", 3, 0);
    own_group(0, 37, "hawaiki", 3, 0);
    own_group(0, HEX_NIUE, NULL, 1, 0);
    own_group(1, HEX_SAMOA, NULL, 4, 1);
    own_group(1, 43, "tahiti", 3, 1);
    own_group(1, 52, "rapa_nui", 3, 1);
    own_group(1, 35, "tuamotu", 2, 0);
    own_group(1, 34, "rarotonga", 2, 1);
    set_card(0, "AC01");
    set_card(0, "AC02");
    set_card(1, "AC05"); /* Moai: 2 VP with Rapa Nui */
    set_card(1, "AC07"); /* Surfing: 2 VP with Tahiti */
}

static void v30_another_wins(void **state)
{
    (void)state;
    given_four();
    set_card(0, "AC03");
    does(0, "first 0 clockwise");
    set_until(0, "victory_action");
    assert_int_equal(halves(0), 38);
    assert_int_equal(halves(1), 38);
    does(0, "declare");
    must_hear(VK_SPECTATOR, "declared 0 44");
    must_be_due(1, "rp_declare"); /* Hiva and Raiatea have no cards */
    must_list(1, "pass, show_card AC05, show_card AC07");
    does(1, "show_card AC05");
    must_be_due(1, "rp_declare"); /* again until he passes */
    does(1, "show_card AC07");
    if (is_at(1, "rp_declare"))
        does(1, "pass");
    assert_true(vk_due(&conquest_game, &sea).over);
    assert_int_equal(scores().total[0], 44);
    assert_int_equal(scores().total[1], 46);
    assert_int_equal(scores().winners, 2);
}

/* 23 to 23: Samoa controls six groups, Tonga five. */
static void v30_tie_by_groups(void **state)
{
    (void)state;
    given_four();
    set_card(0, "AC06"); /* Hula: 2 VP with Hawaii */
    set_villages(1, 34, 1);
    set_tile(50, "pukapuka");
    set_villages(1, 50, 1); /* not linked */
    does(0, "first 0 clockwise");
    set_until(0, "victory_action");
    does(0, "declare");
    must_hear(VK_SPECTATOR, "declared 0 46");
    does(1, "pass"); /* at the end all hands are shown and count */
    assert_true(vk_due(&conquest_game, &sea).over);
    assert_int_equal(scores().total[0], 46);
    assert_int_equal(scores().total[1], 46);
    assert_int_equal(scores().winners, 2);
}

/* Then more cards, then a shared victory. */
static void ties_by_cards_and_shared(void **state)
{
    (void)state;
    given_four();
    set_card(0, "AC06");
    set_until(0, "victory_action");
    does(0, "declare");
    does(1, "pass");
    assert_true(vk_due(&conquest_game, &sea).over);
    assert_int_equal(scores().total[0], scores().total[1]);
    assert_int_equal(scores().winners, 1); /* three cards to two */

    given_four();
    set_card(0, "AC06");
    set_card(1, "AC28"); /* worth nothing, but a card */
    set_until(0, "victory_action");
    does(0, "declare");
    does(1, "pass");
    assert_true(vk_due(&conquest_game, &sea).over);
    assert_int_equal(scores().winners, 3);
}

/* A face-down card of another does not decide whether the game ends, and he may keep it so. */
static void ruling_32_hidden_cards_do_not_end_the_game(void **state)
{
    (void)state;
    given_28();
    set_card(1, "AC28");
    set_card(1, "AC05");
    set_until(0, "victory_action");
    goes("0 declare; 1 use_card AC28; 1 at 62");
    must_be_due(1, "rp_declare"); /* he has one more card face down */
    must_list(1, "pass, show_card AC05");
    does(1, "pass");
    must_be_due(1, "victory_action");
    assert_int_equal(sea.n_hidden[1], 1);
}

/* Deforestation wants a rival with 3 Villages; without one it is not offered. */
static void ruling_51_deforestation(void **state)
{
    (void)state;
    set_game(2, "");
    set_card(1, "AC28");
    set_until(1, "transit_action");
    assert_int_equal(n_offers(1, "use_card") + n_offers(1, "show_card"), 0);
    set_villages(0, HEX_TONGA, 3);
    must_verb(1, "use_card", "use_card AC28");
    goes("1 use_card AC28; 1 at 45");
    must_own(0, HEX_TONGA, 2);
    must_hear(VK_SPECTATOR, "village_lost 0 45 1");
    must_be_due(1, "transit_action");
    assert_true(conq_card_up(&sea, 1, C_DEFORESTATION));
}

/* Safety of section 6: after the Victory Step of turn 40 the game ends as if declared. */
static void turn_40(void **state)
{
    (void)state;
    set_game(2, "");
    set_villages(1, HEX_SAMOA, 3);
    set_until(1, "victory_action");
    sea.h.round = 39; /* the turns between are like this one */
    does(1, "pass");
    assert_int_equal(sea.h.round, 40);
    set_until(1, "victory_action");
    does(1, "pass");
    assert_true(vk_due(&conquest_game, &sea).over);
    assert_int_equal(scores().winners, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(v28_victory_points),
        cmocka_unit_test(v29_declaration_fails),
        cmocka_unit_test(declaration_succeeds),
        cmocka_unit_test(declaration_needs_the_value),
        cmocka_unit_test(v30_another_wins),
        cmocka_unit_test(v30_tie_by_groups),
        cmocka_unit_test(ties_by_cards_and_shared),
        cmocka_unit_test(ruling_32_hidden_cards_do_not_end_the_game),
        cmocka_unit_test(ruling_51_deforestation),
        cmocka_unit_test(turn_40),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
