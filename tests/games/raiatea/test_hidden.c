/*
 * test_hidden.c - section 5: what a viewer may know, and how the rest is filled in. Two positions that
 * differ in a secret alone look the same, byte for byte; whatever is imagined is a position that could
 * be, looks like the one that is, and can be played to its end.
 */
#include "../../support/raiatea_given.h"

static struct vk_rng luck_of_dreams;

static struct raia_state view_of(int viewer)
{
    struct raia_state out;
    vk_view(&raiatea_game, &isle, viewer, &out);
    return out;
}

/* A world that this viewer holds possible; it is checked against what he knows. */
static struct raia_state dream_of(int viewer)
{
    struct raia_state view = view_of(viewer), dream = view, again;
    raia_imagine(&dream, viewer, &luck_of_dreams);
    const char *broken = raia_check(&dream);
    if (broken)
        fail_msg("imagined by %d: %s", viewer, broken);
    again = dream;
    raia_conceal(&again, viewer);
    assert_memory_equal(&again, &view, sizeof view);
    return dream;
}

#define must_look_same(a, b)  assert_memory_equal(&(a), &(b), sizeof(struct raia_state))
#define must_look_other(a, b) assert_memory_not_equal(&(a), &(b), sizeof(struct raia_state))
#define must_hold_same(a, b)  assert_memory_equal(&(a), &(b), sizeof(struct cards))
#define is_empty_set(cards)   (!(cards).one && !(cards).two)

/* ---- what is concealed --------------------------------------------------------------------------- */

static void a_hand_is_its_owners_secret(void **state)
{
    (void)state;
    given(3, "");
    set_hand(1, "rua_hatu hina oro");
    struct raia_state own = view_of(1), other = view_of(0), stranger = view_of(VK_SPECTATOR);
    set_hand(1, "tipa tipa ihi");
    struct raia_state own_2 = view_of(1), other_2 = view_of(0), stranger_2 = view_of(VK_SPECTATOR);
    must_look_other(own, own_2);
    must_look_same(other, other_2);
    must_look_same(stranger, stranger_2);
    must_hold_same(own_2.player[1].hand, isle.player[1].hand);
    assert_true(is_empty_set(other.player[1].hand));
    assert_int_equal(other.player[1].n_hand[NORMAL], 2); /* how many of each deck is open */
    assert_int_equal(other.player[1].n_hand[FORBIDDEN], 1);
    set_hand(1, "tipa tipa raa");
    other_2 = view_of(0);
    must_look_other(other, other_2);
}

/* An unknown card lies in its deck, whose size stays true. */
static void the_unknown_lies_in_the_decks(void **state)
{
    (void)state;
    given(3, "");
    set_hand(0, "raa");
    set_hand(1, "hina hina oro");
    struct raia_state view = view_of(0);
    assert_int_equal(cards_of(view.deck[NORMAL], R_hina), 2);
    assert_int_equal(cards_of(view.deck[FORBIDDEN], R_oro), 2);
    assert_int_equal(cards_of(view.deck[NORMAL], R_raa), 1); /* one's own card is known */
    assert_int_equal(view.n_deck[NORMAL], 52 - 3);
    assert_int_equal(cards_count(view.deck[NORMAL]), 52 - 1);
    assert_int_equal(view.n_deck[FORBIDDEN], 28 - 1);
    view = view_of(VK_SPECTATOR);
    assert_int_equal(cards_count(view.deck[NORMAL]), 52);
}

static void drawn_cards_are_told_to_the_drawer(void **state)
{
    (void)state;
    given_hand(3, "", "moe");
    perform("moe");
    luck("draws tino_rua");
    assert_true(was_told(0, "ritual_drawn 0 normal tino_rua"));
    assert_true(was_told(1, "ritual_drawn 0 normal ?"));
    assert_true(was_told(VK_SPECTATOR, "ritual_drawn 0 normal ?"));
    luck("draws rua_hatu");
    luck("draws hina");
    vk_action keep = act_of(&raiatea_game, "keep rua_hatu");
    assert_int_equal(vk_seen(&raiatea_game, &isle, 0, keep), VK_ONLY(0));
    struct raia_state view = view_of(2);
    assert_true(is_empty_set(view.player[0].drawn));
    assert_int_equal(view.player[0].n_drawn[NORMAL], 3);
    does(0, "keep rua_hatu");
    struct raia_state one = view_of(2), own = view_of(0);
    assert_int_equal(own.player[0].equal[0], R_rua_hatu);
    assert_int_equal(one.player[0].equal[0], VK_NONE);
    does(0, "keep hina");
    assert_true(was_told(0, "ritual_kept 0 normal hina"));
    assert_true(was_told(1, "ritual_kept 0 normal ?"));
    assert_false(was_told(1, "hina"));
    assert_true(was_told(0, "ritual_buried 0 normal tino_rua"));
    assert_false(was_told(1, "tino_rua"));
    view = view_of(1);
    assert_true(is_empty_set(view.player[0].buried));
    assert_int_equal(view.player[0].n_buried[NORMAL], 1);
    view = view_of(0);
    assert_string_equal(cards_text(view.player[0].buried), "tino_rua"); /* he remembers */
}

/* The next card of an empty deck comes from all its discards; what lay face down is forgotten. */
static void a_renewed_deck_is_forgotten(void **state)
{
    (void)state;
    given_hand(3, "", "moe");
    struct raia_player *p = &isle.player[0], *q = &isle.player[1];
    for (int r = 0; r < N_RITUALS; r++) /* one card in the deck, three open, the rest face down */
        while (raia_deck_of(r) == NORMAL && isle.n_deck[NORMAL] > 1 &&
               cards_of(isle.deck[NORMAL], r)) {
            cards_take(&isle.deck[NORMAL], r);
            isle.n_deck[NORMAL]--;
            if (cards_count(isle.open[NORMAL]) < 3)
                raia_discard(&isle, r);
            else
                raia_bury(&isle, r % 2, r, NULL);
        }
    raia_bury(&isle, 1, R_ihi, NULL); /* another deck: stays where it is */
    cards_take(&isle.deck[FORBIDDEN], R_ihi);
    isle.n_deck[FORBIDDEN]--;
    assert_string_equal(cards_text(isle.deck[NORMAL]), "rai_tupua");
    perform("moe");
    luck("draws rai_tupua");
    must_be_at(VK_CHANCE, "draw_ritual");
    assert_true(was_told(VK_SPECTATOR, "deck_renewed - normal"));
    assert_int_equal(isle.n_deck[NORMAL], 52 - 2); /* Moe is being performed, one is drawn */
    assert_false(cards_any(isle.open[NORMAL]));
    assert_false(cards_any(p->buried));
    assert_int_equal(p->n_buried[NORMAL] + q->n_buried[NORMAL], 0);
    assert_string_equal(cards_text(q->buried), "ihi");
    luck("draws raa");
    luck("draws raa");
    must_be_at(0, "ritual_keep");
}

/* ---- under seal ------------------------------------------------------------------------------------ */

static void preparation_is_hidden_until_act_5(void **state)
{
    (void)state;
    given(3, "");
    set_hand(0, "rua_hatu raa hina oro"); /* 9.54: three normal ones, one forbidden */
    set_hand(1, "roo");
    set_hand(2, "roo");
    go_on_until(0, "prepare");
    struct raia_state before = view_of(1);
    does(0, "ritual hina");
    does(0, "ritual oro");
    struct raia_state picking = view_of(1);
    must_look_same(before, picking);
    does(0, "done");
    struct raia_state ready = view_of(1);
    assert_int_equal(ready.player[0].n_hand[NORMAL], 3);
    assert_int_equal(ready.player[0].n_hand[FORBIDDEN], 1);
    assert_true(is_empty_set(ready.player[0].prepared));
    struct raia_state own = view_of(0);
    assert_string_equal(cards_text(own.player[0].prepared), "hina oro");
    does(1, "done");
    does(2, "done");
    must_be_at(0, "mana_offer");
    assert_int_equal(isle.player[0].n_hand[NORMAL], 3);
    isle.bag = 0;
    for (int seat = 0; seat < 3; seat++)
        does(seat, "bid 0");
    while (awaits(0, "choose_reward") || awaits(1, "choose_reward"))
        does(isle.h.frame[isle.h.depth - 1].seat, "pass");
    assert_int_equal(isle.player[0].n_hand[NORMAL], 2); /* after the reveal */
    assert_int_equal(isle.player[0].n_hand[FORBIDDEN], 0);
    assert_int_equal(n_open("hina") + n_open("oro"), 2);
}

static void offers_are_hidden_until_all_are_ready(void **state)
{
    (void)state;
    given(3, "");
    go_on_until(0, "mana_offer");
    struct raia_state old = isle;
    does(0, "bid 1");
    struct raia_state one = view_of(1), one_own = view_of(0);
    isle = old;
    does(0, "bid 4");
    struct raia_state two = view_of(1), two_own = view_of(0);
    must_look_same(one, two);
    must_look_other(one_own, two_own);
    assert_int_equal(one.h.waiting, VK_ONLY(1) | VK_ONLY(2)); /* that he is ready is open */
}

/* ---- what is imagined ---------------------------------------------------------------------------------- */

enum { DREAMS = 400 };

static void dreams_keep_what_the_viewer_knows(void **state)
{
    (void)state;
    given(4, "tane=on");
    set_hand(0, "raa raa tane_nui");
    set_hand(1, "hina oro");
    set_hand(3, "roo");
    for (int i = 0; i < DREAMS; i++) {
        struct raia_state dream = dream_of(0);
        must_hold_same(dream.player[0].hand, isle.player[0].hand);
        assert_int_equal(cards_count(dream.player[1].hand), 2);
        assert_int_equal(cards_count(cards_among(dream.player[1].hand, raia_deck_mask[FORBIDDEN])),
                         1);
        assert_int_equal(cards_of(dream.player[1].hand, R_raa), 0); /* both are his own */
        assert_int_equal(cards_count(dream.deck[NORMAL]), isle.n_deck[NORMAL]);
    }
}

/* Without Tane his cards are nowhere. */
static void dreams_hold_only_cards_in_play(void **state)
{
    (void)state;
    given(3, "");
    set_hand(1, "hina raa roo oro ihi");
    for (int i = 0; i < DREAMS; i++) {
        struct raia_state dream = dream_of(0);
        assert_true((dream.player[1].hand.one & raia_tane_mask) == 0);
        assert_true((dream.deck[NORMAL].one & raia_tane_mask) == 0);
    }
}

/* Every unseen card is as likely as any other: 50 normal ones unseen, three of them in the hand. */
static void dreams_are_fair(void **state)
{
    (void)state;
    enum { N = 20000, UNSEEN = 50, HELD = 3 };
    int times[N_RITUALS] = { 0 };
    double chi = 0;
    given(3, "");
    set_hand(0, "raa roo");
    set_hand(1, "hina tipa moe");
    for (int i = 0; i < N; i++) {
        struct raia_state dream = view_of(0);
        raia_imagine(&dream, 0, &luck_of_dreams);
        for (int r = 0; r < N_RITUALS; r++)
            times[r] += cards_of(dream.player[1].hand, r);
    }
    for (int r = R_rua_hatu; r <= R_rai_tupua; r++) {
        int copies = 2 - cards_of(isle.player[0].hand, r);
        double wanted = (double)N * HELD * copies / UNSEEN, off = times[r] - wanted;
        chi += off * off / wanted;
    }
    assert_true(chi < 52.6); /* 25 degrees of freedom, 0.1 % */
    for (int r = R_taere; r < N_RITUALS; r++)
        assert_int_equal(times[r], 0);
}

static void dreams_of_a_ready_rival_are_legal(void **state)
{
    (void)state;
    bool has_clipped[4] = { false }, has_general = false;
    given(3, "");
    set_hand(1, "rua_hatu roroo raa hina hina");
    set_hand(0, "roo");
    set_hand(2, "roo");
    go_on_until(0, "prepare");
    for (int i = 0; i < DREAMS; i++) {
        struct raia_state dream = dream_of(0); /* nobody is ready: empty plans */
        assert_true(is_empty_set(dream.player[1].prepared));
    }
    does(1, "done");
    for (int i = 0; i < DREAMS; i++) {
        struct raia_state dream = dream_of(0);
        struct cards bag = dream.player[1].prepared;
        int clipped = cards_count(cards_among(bag, ~raia_general_mask));
        assert_in_range(clipped, 0, 2);
        has_clipped[clipped] = true;
        has_general |= (bag.one & raia_general_mask) != 0;
        assert_true(is_empty_set(dream.player[2].prepared)); /* still thinks */
    }
    assert_true(has_clipped[0] && has_clipped[1] && has_clipped[2] && has_general);
    does(0, "done");
    does(2, "done");
    bool has_bag = false, has_hand = false;
    for (int i = 0; i < DREAMS; i++) { /* in act 4 still nobody knows */
        struct raia_state dream = dream_of(0);
        has_bag |= cards_any(dream.player[1].prepared);
        has_hand |= cards_count(dream.player[1].hand) == 5;
    }
    assert_true(has_bag && has_hand);
    isle.player[1].mana = 3;
    does(1, "bid 2");
    bool has_bid[4] = { false };
    for (int i = 0; i < DREAMS; i++) {
        struct raia_state dream = dream_of(0);
        assert_in_range(dream.player[1].slot, 0, 3);
        has_bid[dream.player[1].slot] = true;
        assert_int_equal(dream.player[2].slot, VK_NONE);
    }
    assert_true(has_bid[0] && has_bid[1] && has_bid[2] && has_bid[3]);
}

/* Act 3: two clipped rituals, three from arioi on. As many may lie in the bag of a rival, no more. */
static void dreams_of_a_bag_have_the_clips_of_the_rank(void **state)
{
    (void)state;
    static const struct {
        uint8_t tattoo;
        int clips;
    } ranks[] = { { 0, 2 }, { 2, 2 }, { 4, 2 }, { 5, 3 }, { 8, 3 }, { 9, 3 } };
    for (size_t k = 0; k < sizeof ranks / sizeof *ranks; k++) {
        int most = 0;
        given(3, "");
        set_hand(1, "rua_hatu roroo raa tohu tohu");
        set_hand(0, "roo");
        set_hand(2, "roo");
        isle.player[1].tattoo = ranks[k].tattoo;
        go_on_until(0, "prepare");
        does(1, "done");
        for (int i = 0; i < 10 * DREAMS; i++) {
            struct raia_state dream = dream_of(0);
            struct cards bag = cards_among(dream.player[1].prepared, ~raia_general_mask);
            most = cards_count(bag) > most ? cards_count(bag) : most;
        }
        assert_int_equal(most, ranks[k].clips);
    }
}

/* How many cards he has picked is open; which ones, is imagined out of those that he may have. */
static void dreams_of_picks_fit_the_cards(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 3, "");
    play(&raiatea_game, &isle, VK_CHANCE, "start 0");
    go_on_until(1, "setup_keep");
    struct vk_actions list;
    vk_legal(&raiatea_game, &isle, 1, &list);
    vk_play(&raiatea_game, &isle, 1, list.act[0], NULL);
    for (int i = 0; i < DREAMS; i++) {
        struct raia_state dream = dream_of(0);
        assert_int_equal(dream.player[1].n_equal, 1);
        assert_true(cards_of(dream.player[1].drawn, dream.player[1].equal[0]) > 0);
        vk_legal(&raiatea_game, &dream, 1, &list);
        assert_true(list.n > 0);
    }
}

/* Seat 1 lays three cards of cost 5, two of them alike: Ra'a first would have made him ready. */
static void dreams_of_an_order_fit_the_row(void **state)
{
    (void)state;
    given(3, "");
    set_hand(0, "roo");
    set_hand(1, "raa tohu tohu");
    set_hand(2, "roo");
    go_on_until(1, "prepare");
    isle.player[1].tattoo = 5; /* three clips */
    does(0, "done");
    does(1, "ritual raa");
    does(1, "ritual tohu");
    does(1, "ritual tohu");
    does(1, "done");
    does(2, "done");
    go_on_until(1, "order_equal");
    struct raia_state open_row = isle;
    does(1, "ritual tohu");
    must_be_at(1, "order_equal");
    for (int i = 0; i < DREAMS; i++) {
        struct raia_state dream = dream_of(0);
        assert_int_equal(dream.player[1].equal[0], R_tohu);
    }
    struct raia_state view = view_of(0);
    assert_int_equal(view.player[1].equal[0], VK_NONE);
    isle = open_row;
    does(1, "ritual raa");
    assert_false(awaits(1, "order_equal"));
    view = view_of(0); /* it was told, so it is known from now on */
    assert_int_equal(view.player[1].laid[0], R_raa);
}

/* Who pays rituals has them in his hand, however many may be in the bag: a mission within act 4. */
static void dreams_leave_what_is_being_paid(void **state)
{
    (void)state;
    given(3, "");
    set_hand(0, "roo");
    set_hand(1, "rua_hatu roroo raa te_fatu");
    set_hand(2, "roo");
    set_tiles("T124 T101");
    go_on_until(1, "prepare");
    for (int seat = 0; seat < 3; seat++)
        does(seat, "done");
    isle.player[1].tattoo = 8;
    isle.player[1].mana = 3;
    does(0, "bid 0");
    does(1, "bid 3");
    does(2, "bid 0");
    does(1, "reward tattoo");
    does(1, "ritual te_fatu"); /* his Tahua bonus */
    does(1, "mission T124");
    must_be_at(1, "pay_ritual");
    for (int i = 0; i < DREAMS; i++) {
        struct raia_state dream = dream_of(0);
        struct vk_actions list;
        vk_legal(&raiatea_game, &dream, 1, &list);
        assert_true(list.n > 0);
    }
}

/* ---- everywhere ----------------------------------------------------------------------------------------- */

/* One viewer of one position: nothing leaks, nothing is forgotten, and the dream can be played. */
static void look(int viewer, bool is_played)
{
    struct raia_state view = view_of(viewer), twice = view, dream = dream_of(viewer);
    struct vk_actions here, there;
    raia_conceal(&twice, viewer);
    must_look_same(view, twice);
    if (viewer < isle.h.seats) {
        vk_legal(&raiatea_game, &isle, viewer, &here);
        vk_legal(&raiatea_game, &view, viewer, &there);
        assert_int_equal(here.n, there.n);
        assert_int_equal(here.usual, there.usual);
        assert_memory_equal(here.act, there.act, here.n * sizeof here.act[0]);
        struct raia_player *own = &view.player[viewer], *true_own = &isle.player[viewer];
        assert_memory_equal(own, true_own, sizeof *own);
    }
    if (!is_played)
        return;
    vk_playout(&raiatea_game, &dream, &luck_of_dreams, &here);
    const char *broken = raia_check(&dream);
    if (broken)
        fail_msg("at the end of a dream of %d: %s", viewer, broken);
}

static void wander(int seats, const char *options, uint64_t seed)
{
    struct vk_rng rng = vk_rng_from(seed, 3);
    start_game(&raiatea_game, &isle, seats, options);
    while (!isle.h.over) {
        struct vk_due due = vk_due(&raiatea_game, &isle);
        int seat = due.kind == VK_RANDOM ? VK_CHANCE : 0;
        while (seat != VK_CHANCE && !(due.seats >> seat & 1))
            seat++;
        for (int viewer = 0; viewer < seats; viewer++)
            look(viewer, vk_rng_below(&rng, 16) == 0);
        look(VK_SPECTATOR, vk_rng_below(&rng, 16) == 0);
        struct vk_actions list;
        vk_legal(&raiatea_game, &isle, seat, &list);
        vk_action a = seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                        : list.act[vk_rng_below(&rng, list.n)];
        vk_play(&raiatea_game, &isle, seat, a, NULL);
        must_be_whole(__FILE__, __LINE__);
    }
}

static void every_position_of_random_games(void **state)
{
    (void)state;
    static const char *const options[] = {
        "",
        "tane=on",
        "oracle=on",
        "mana_scarcity=on bag_leftover=supply",
        "kahuna_helper_free=on priest_start=1 first_order=reverse",
        "tane=on oracle=on mana_scarcity=on priest_start=1 open_counts=on",
    };
    for (int seats = 2; seats <= 5; seats++)
        for (unsigned i = 0; i < sizeof options / sizeof options[0]; i++)
            wander(seats, options[i], (uint64_t)(100 * seats) + i);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hand_is_its_owners_secret),
        cmocka_unit_test(the_unknown_lies_in_the_decks),
        cmocka_unit_test(drawn_cards_are_told_to_the_drawer),
        cmocka_unit_test(a_renewed_deck_is_forgotten),
        cmocka_unit_test(preparation_is_hidden_until_act_5),
        cmocka_unit_test(offers_are_hidden_until_all_are_ready),
        cmocka_unit_test(dreams_keep_what_the_viewer_knows),
        cmocka_unit_test(dreams_hold_only_cards_in_play),
        cmocka_unit_test(dreams_are_fair),
        cmocka_unit_test(dreams_of_a_ready_rival_are_legal),
        cmocka_unit_test(dreams_of_a_bag_have_the_clips_of_the_rank),
        cmocka_unit_test(dreams_of_picks_fit_the_cards),
        cmocka_unit_test(dreams_of_an_order_fit_the_row),
        cmocka_unit_test(dreams_leave_what_is_being_paid),
        cmocka_unit_test(every_position_of_random_games),
    };
    luck_of_dreams = vk_rng_from(5, 54);
    return cmocka_run_group_tests_name("hidden rituals of Raiatea", tests, NULL, NULL);
}
