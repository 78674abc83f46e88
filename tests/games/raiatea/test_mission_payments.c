/*
 * test_mission_payments.c - missions whose payment leaves a choice (4.2): which goods, which masks,
 * which rituals; when the question is asked (4.12), and what the others see of it.
 */
#include "../../support/raiatea_given.h"

/* Seat 0 has his turn in act 6 of the third ceremony, and this tile lies there. */
static void given_tile(const char *code)
{
    given_bare(3, "");
    lay_tile(code, 3, 1);
    hold_act_6(3);
}

/* ---- goods -------------------------------------------------------------------------------------- */

static void one_good_of_several_kinds(void **state)
{
    (void)state;
    given_tile("T114");
    set_goods(0, 1, 0, 2, 2);
    does(0, "mission T114");
    must_be_at(0, "pay_good");
    offers_only(0, "good uru; good mahi; good tiare");
    assert_string_equal(usual_of(0), "good mahi"); /* the first of which he has most */
    does(0, "good tiare");
    assert_int_equal(player(0)->goods[TIARE], 1);
    assert_int_equal(isle.goods[TIARE], 2);
    assert_int_equal(isle.level[TIARE], 1);
    assert_int_equal(owner_of("T114"), 0);
}

static void several_goods_of_one_kind(void **state)
{
    (void)state;
    given_tile("T213");
    set_goods(0, 3, 1, 0, 2);
    does(0, "mission T213");
    offers_only(0, "good uru; good tiare");
    does(0, "good uru");
    assert_int_equal(player(0)->goods[URU], 1);
    assert_int_equal(isle.goods[URU], 3);
    given_tile("T313");
    set_goods(0, 3, 2, 2, 2);
    does(0, "mission T313"); /* one kind only: not asked */
    assert_int_equal(owner_of("T313"), 0);
    assert_int_equal(player(0)->goods[URU], 0);
    assert_int_equal(player(0)->goods[TARO], 2);
}

/* ---- masks -------------------------------------------------------------------------------------- */

static void linked_masks_are_never_paid(void **state)
{
    (void)state;
    given_tile("T221");
    give_masks(0, "mt_pearl mt_pearl mt_mana mirror mirror");
    does(0, "mirror mt_mana");
    does(0, "mission T221");
    /* mt_pearl twice, or mt_pearl and the mirror: the first card is no question. */
    assert_true(was_told(VK_SPECTATOR, "gave_mask 0 mt_pearl"));
    must_be_at(0, "pay_mask");
    offers_only(0, "mask mt_pearl; mask mirror");
    does(0, "mask mirror");
    assert_int_equal(player(0)->masks[0], 1);
    assert_int_equal(player(0)->masks[1], 1);
    assert_int_equal(player(0)->links[1], 1);
    assert_int_equal(player(0)->masks[MIRROR], 1);
    assert_int_equal(isle.masks[MIRROR], 1);
    assert_int_equal(owner_of("T221"), 0);
}

static void linked_masks_alone_do_not_pay(void **state)
{
    (void)state;
    given_tile("T123");
    give_masks(0, "mt_mana mirror");
    assert_true(offers(0, "mission T123"));
    does(0, "mirror mt_mana");
    offers_only(0, "pass");
}

static void masks_are_picked_in_order(void **state)
{
    (void)state;
    given_tile("T321");
    give_masks(0, "mt_pearl mt_mana mc_red mc_blue mirror");
    does(0, "mission T321");
    offers_only(0, "mask mt_pearl; mask mt_mana; mask mc_red");
    does(0, "mask mt_mana");
    offers_only(0, "mask mc_red; mask mc_blue");
    does(0, "mask mc_blue");
    /* Only the mirror is left above. */
    assert_int_equal(owner_of("T321"), 0);
    assert_int_equal(player(0)->masks[MIRROR], 0);
    assert_int_equal(player(0)->masks[0], 1);
    assert_int_equal(player(0)->masks[8], 1);
}

static void single_masks_go_first(void **state)
{
    (void)state;
    given_tile("T221");
    give_masks(0, "mt_pearl mt_pearl mt_mana mc_blue");
    does(0, "mission T221");
    assert_string_equal(usual_of(0), "mask mt_mana");
    does(0, "mask mt_mana"); /* then only mc_blue is above */
    assert_int_equal(player(0)->masks[0], 2);
    assert_int_equal(owner_of("T221"), 0);
    given_tile("T221");
    give_masks(0, "mt_pearl mt_pearl mt_mana mt_goods mt_goods");
    does(0, "mission T221"); /* usual: the single mt_mana, and of the pairs the lowest */
    assert_string_equal(usual_of(0), "mask mt_pearl");
    does(0, "mask mt_pearl");
    assert_string_equal(usual_of(0), "mask mt_mana");
    given_tile("T123");
    give_masks(0, "mt_pearl mt_pearl mirror");
    does(0, "mission T123");
    assert_string_equal(usual_of(0), "mask mirror");
}

/* ---- rituals ------------------------------------------------------------------------------------ */

static void rituals_are_picked_in_order(void **state)
{
    (void)state;
    given_tile("T322");
    set_hand(0, "rua_hatu mata_arahu mata_arahu ihi");
    does(0, "mission T322");
    must_be_at(0, "pay_ritual");
    offers_only(0, "ritual rua_hatu; ritual mata_arahu");
    assert_string_equal(usual_of(0), "ritual rua_hatu");
    does(0, "ritual rua_hatu");
    assert_true(was_told(1, "ritual_buried 0 normal ?"));
    assert_true(was_told(0, "ritual_buried 0 normal rua_hatu"));
    offers_only(0, "ritual mata_arahu");
    does(0, "ritual mata_arahu");
    offers_only(0, "ritual mata_arahu; ritual ihi");
    assert_string_equal(usual_of(0), "ritual mata_arahu"); /* the cheaper one */
    does(0, "ritual ihi");
    assert_true(was_told(1, "ritual_buried 0 forbidden ?"));
    assert_true(was_told(1, "paid_rituals 0 3"));
    assert_string_equal(cards_text(player(0)->hand), "mata_arahu");
    assert_string_equal(cards_text(player(0)->buried), "rua_hatu mata_arahu ihi");
    assert_int_equal(player(0)->n_hand[NORMAL], 1);
    assert_int_equal(player(0)->n_hand[FORBIDDEN], 0);
    assert_int_equal(owner_of("T322"), 0);
}

static void cheapest_rituals_go_first(void **state)
{
    (void)state;
    given_tile("T222");
    set_hand(0, "mata_arahu roo hina ihi");
    does(0, "mission T222"); /* usual: Ro'o for 3 and Hina for 1, in code order */
    assert_string_equal(usual_of(0), "ritual roo");
    does(0, "ritual roo");
    assert_string_equal(usual_of(0), "ritual hina");
    given_tile("T124");
    set_hand(0, "roo hina");
    does(0, "mission T124");
    assert_string_equal(usual_of(0), "ritual hina");
}

static void whole_hand_is_paid_unasked(void **state)
{
    (void)state;
    given_tile("T222");
    set_hand(0, "roo ihi");
    does(0, "mission T222");
    assert_int_equal(owner_of("T222"), 0);
    assert_string_equal(cards_text(player(0)->buried), "roo ihi");
    assert_true(was_told(1, "ritual_buried 0 normal ?; ritual_buried 0 forbidden ?"));
}

static void others_do_not_read_what_is_paid(void **state)
{
    struct raia_state seen, other;
    (void)state;
    given_tile("T124");
    set_hand(0, "roo hina");
    does(0, "mission T124");
    vk_action roo = act_of(&raiatea_game, "ritual roo");
    assert_int_equal(vk_seen(&raiatea_game, &isle, 0, roo), VK_ONLY(0));
    other = isle;
    vk_play(&raiatea_game, &isle, 0, roo, NULL);
    vk_play(&raiatea_game, &other, 0, act_of(&raiatea_game, "ritual hina"), NULL);
    vk_view(&raiatea_game, &isle, 1, &seen);
    raia_conceal(&other, 1);
    assert_memory_equal(&seen, &other, sizeof seen);
}

/* Between preparation and reveal the cards in the bag count as known hand: the question is asked, though
 * his hand leaves no choice. */
static void prepared_cards_are_not_paid(void **state)
{
    (void)state;
    given_bare(3, "");
    isle.player[0].tattoo = 8;
    set_hand(0, "roo te_fatu hina");
    lay_tile("T124", 3, 1);
    hold_ceremony(1);
    goes("0 ritual hina; 0 done; 0 reward tattoo; 0 ritual te_fatu; 0 mission T124");
    must_be_at(0, "pay_ritual");
    offers_only(0, "ritual roo");
    does(0, "ritual roo");
    assert_int_equal(owner_of("T124"), 0);
    must_be_at(1, "choose_reward");
    /* With two to pay the bag is no help. */
    given_bare(3, "");
    isle.player[0].tattoo = 8;
    set_hand(0, "roo te_fatu hina");
    lay_tile("T222", 3, 1);
    hold_ceremony(2);
    goes("0 ritual hina; 0 done; 0 reward tattoo; 0 ritual te_fatu");
    offers_only(0, "pass");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_good_of_several_kinds),
        cmocka_unit_test(several_goods_of_one_kind),
        cmocka_unit_test(linked_masks_are_never_paid),
        cmocka_unit_test(linked_masks_alone_do_not_pay),
        cmocka_unit_test(masks_are_picked_in_order),
        cmocka_unit_test(single_masks_go_first),
        cmocka_unit_test(rituals_are_picked_in_order),
        cmocka_unit_test(cheapest_rituals_go_first),
        cmocka_unit_test(whole_hand_is_paid_unasked),
        cmocka_unit_test(others_do_not_read_what_is_paid),
        cmocka_unit_test(prepared_cards_are_not_paid),
    };
    return cmocka_run_group_tests_name("raiatea: payments", tests, NULL, NULL);
}
