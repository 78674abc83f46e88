/*
 * test_distributions.c - chance (4.13) by exact lists of outcomes and weights, nothing sampled: each kind
 * of draw at its first time, and every draw of many games against a count of what has been drawn before
 * that is kept here.
 */
#include "../../support/raiatea_given.h"
#include "vaka/rng.h"

static const char dice[] = "die 1 1; die 2 1; die 3 1; die 4 1";

/* "verb word weight; …" for the words of a range. */
static const char *list_of(const char *verb, const char *const *words, int from, int to, int weight)
{
    static char text[2048];
    size_t length = 0;
    text[0] = 0;
    for (int i = from; i < to; i++)
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s %s %d",
                                   length ? "; " : "", verb, words[i], weight);
    return text;
}

static void start_seat_is_any(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 2, "");
    must_draw_of("start 0 1; start 1 1");
    start_game(&raiatea_game, &isle, 5, "");
    must_draw_of("start 0 1; start 1 1; start 2 1; start 3 1; start 4 1");
}

static void start_masks_are_eight(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 3, "");
    luck("start 1");
    must_draw_of(list_of("deal", raia_mask_words, 0, 8, 1));
    luck("deal mt_pearl");
    assert_int_equal(player(1)->masks[0], 1); /* in turn order */
    must_draw_of(list_of("deal", raia_mask_words, 1, 8, 1));
}

static void forest_cards_by_number_left(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 3, "");
    goes("* start 0; * deal mt_pearl; * deal mt_mana; * deal mt_goods");
    must_draw_of("reveal uru 8; reveal taro 8; reveal mahi 8; reveal tiare 8; reveal gatherer 5; "
                 "reveal trader 5; reveal shaman 5; reveal diver 5; reveal FM01 1; reveal FM02 1; "
                 "reveal FM03 1; reveal FM04 1; reveal FM05 1; reveal FM06 1; reveal FM07 1; "
                 "reveal FM08 1; reveal FM09 1; reveal FM10 1; reveal FM11 1; reveal FM12 1; "
                 "reveal FM13 1; reveal FM14 1; reveal FM15 1; reveal FM16 1; reveal mirror 4");
    goes("* reveal FM01; * reveal uru; * reveal mirror");
    must_draw_of("reveal uru 7; reveal taro 8; reveal mahi 8; reveal tiare 8; reveal gatherer 5; "
                 "reveal trader 5; reveal shaman 5; reveal diver 5; reveal FM02 1; reveal FM03 1; "
                 "reveal FM04 1; reveal FM05 1; reveal FM06 1; reveal FM07 1; reveal FM08 1; "
                 "reveal FM09 1; reveal FM10 1; reveal FM11 1; reveal FM12 1; reveal FM13 1; "
                 "reveal FM14 1; reveal FM15 1; reveal FM16 1; reveal mirror 3");
}

static void tiles_of_their_class(void **state)
{
    (void)state;
    start_game(&raiatea_game, &isle, 3, "oracle=on");
    go_on_until(VK_CHANCE, "reveal_tile");
    must_draw_of(list_of("tile", raia_tile_words, 0, 24, 1));
    for (int i = 0; i < 9; i++)
        step_on();
    must_draw_of(list_of("tile", raia_tile_words, 24, 46, 1));
    luck("tile T201");
    must_draw_of(list_of("tile", raia_tile_words, 25, 46, 1));
    for (int i = 1; i < 9; i++)
        step_on();
    must_draw_of(list_of("tile", raia_tile_words, 46, 68, 1));
}

static void rituals_by_copies_left(void **state)
{
    char wanted[1024];
    (void)state;
    start_game(&raiatea_game, &isle, 3, "");
    go_on_until(VK_CHANCE, "draw_ritual");
    must_draw_of(list_of("draws", raia_ritual_words, 0, 26, 2));
    luck("draws rua_hatu");
    snprintf(wanted, sizeof wanted, "draws rua_hatu 1; %s",
             list_of("draws", raia_ritual_words, 1, 26, 2));
    must_draw_of(wanted);
    luck("draws rua_hatu");
    must_draw_of(list_of("draws", raia_ritual_words, 1, 26, 2));
    /* The cards of Tane belong to the decks. */
    start_game(&raiatea_game, &isle, 3, "tane=on");
    go_on_until(VK_CHANCE, "draw_ritual");
    snprintf(wanted, sizeof wanted, "%s; ", list_of("draws", raia_ritual_words, 0, 26, 2));
    strcat(wanted, list_of("draws", raia_ritual_words, 40, 44, 2));
    must_draw_of(wanted);
    given_bare(3, "tane=on");
    set_tracks(0, 0, 2);
    goes("0 go marae; 0 draw; 0 deck forbidden");
    snprintf(wanted, sizeof wanted, "%s; ", list_of("draws", raia_ritual_words, 26, 40, 2));
    strcat(wanted, list_of("draws", raia_ritual_words, 44, 46, 2));
    must_draw_of(wanted);
}

static void dice_are_fair(void **state)
{
    (void)state;
    given_bare(3, "");
    set_helpers(2, DIVER, 1, 1);
    does(0, "go oyster");
    must_be_at(VK_CHANCE, "roll_helper");
    must_draw_of(dice);
    luck("die 4");
    must_be_at(VK_CHANCE, "roll_oyster");
    must_draw_of(dice);
    given_bare(2, "");
    hold_ceremony(1);
    must_be_at(VK_CHANCE, "roll_spirit");
    must_draw_of(dice);
}

/* 4.4: nobody owns a helper of the kind, so nothing is rolled. */
static void no_roll_without_helpers(void **state)
{
    (void)state;
    given_bare(3, "");
    set_helpers(2, GATHERER, 1, 1);
    does(0, "go oyster");
    must_be_at(VK_CHANCE, "roll_oyster");
    luck("die 1");
    does(1, "go market");
    must_be_at(0, "market_turn"); /* only he has two pearls */
    goes("0 pass; 2 go marae");
    must_be_at(2, "marae_turn");
}

static void stolen_goods_by_number_held(void **state)
{
    (void)state;
    given_hand(2, "tane=on", "tane_uru");
    set_goods(1, 0, 3, 0, 1);
    perform("tane_uru");
    must_be_at(VK_CHANCE, "steal_good");
    must_draw_of("good taro 3; good tiare 1");
}

/* Of the highest open statue that has a tile which is no auction. */
static void spirit_tile_is_any_of_the_highest_statue(void **state)
{
    (void)state;
    given_bare(2, "");
    lay_rows("T101 T102 T201 T218 T205 T219");
    hold_ceremony(2);
    decline_until(0, "too_turn");
    set_stock(0, 2, 0);
    goes("0 mission T101; 1 pass");
    must_be_at(VK_CHANCE, "spirit_tile");
    must_draw_of("tile T201 1; tile T205 1");
}

/* ---- every draw of whole games ----------------------------------------------------------------------- */

struct drawn {
    int dealt[N_MASKS], faces[N_FACES], rituals[N_RITUALS];
    bool tile[N_MISSIONS], is_renewed; /* the forest */
};

/* The deck of a ritual was renewed: it has what nobody holds, and what does not lie in the open. */
static int out_of_deck(int ritual)
{
    int n = 0;
    for (int seat = 0; seat < isle.h.seats; seat++) {
        const struct raia_player *p = player(seat);
        n += cards_of(p->hand, ritual) + cards_of(p->drawn, ritual) +
             cards_of(p->prepared, ritual) + cards_of(p->lasting, ritual);
    }
    for (int i = 0; i < isle.n_row; i++)
        n += isle.row[i].ritual == ritual;
    for (int i = 0; i < isle.h.depth; i++)
        n += isle.h.frame[i].point == P_perform && isle.h.frame[i].v[PERFORM_RITUAL] == ritual;
    return n;
}

static void note_renewals(struct drawn *d)
{
    for (int i = 0; i < told.n && i < EVENTS_MAX; i++) {
        d->is_renewed |= told.row[i].kind == E_forest_renewed;
        for (int r = 0; told.row[i].kind == E_deck_renewed && r < N_RITUALS; r++)
            if (raia_rituals[r].deck == told.row[i].arg[0])
                d->rituals[r] = out_of_deck(r);
    }
}

static int left_of(const struct drawn *d, vk_action a, int point)
{
    static const int cards[N_FACES] = { 8, 8, 8, 8, 5, 5, 5, 5, 1, 1, 1, 1, 1,
                                        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4 };
    unsigned arg = vk_arg(a, 0);
    switch (point) {
    case P_deal_mask: return 1 - d->dealt[arg];
    case P_reveal_forest: return cards[arg] - d->faces[arg];
    case P_reveal_tile: return !d->tile[arg];
    case P_draw_ritual: return 2 - d->rituals[arg];
    case P_spirit_tile: return isle.tile_at[arg] == TILE_STATUE;
    default: return 1; /* dice, the start player, rewards */
    }
}

static int sum_of(const struct drawn *d, int point)
{
    int drawn = 0;
    switch (point) {
    case P_reveal_forest:
        for (int i = 0; i < N_FACES; i++)
            drawn += d->faces[i];
        return 72 - drawn;
    case P_deal_mask:
        for (int i = 0; i < 8; i++)
            drawn += d->dealt[i];
        return 8 - drawn;
    case P_roll_helper:
    case P_roll_oyster:
    case P_roll_spirit: return 4;
    default: return 0;
    }
}

static void look_at_draw(const struct drawn *d, const struct vk_actions *list, int point)
{
    int sum = 0;
    if (point == P_steal_good || (point == P_reveal_forest && d->is_renewed))
        return;
    for (int i = 0; i < list->n; i++) {
        assert_int_equal(list->weight[i], left_of(d, list->act[i], point));
        sum += list->weight[i];
    }
    if (sum_of(d, point))
        assert_int_equal(sum, sum_of(d, point));
}

static void note(struct drawn *d, vk_action a, int point)
{
    unsigned arg = vk_arg(a, 0);
    if (point == P_deal_mask)
        d->dealt[arg]++;
    if (point == P_reveal_forest)
        d->faces[arg]++;
    if (point == P_reveal_tile)
        d->tile[arg] = true;
    if (point == P_draw_ritual)
        d->rituals[arg]++;
}

static int play_counting(int seats, const char *options, uint64_t seed)
{
    struct drawn d = { 0 };
    struct vk_rng rng = vk_rng_from(seed, 7);
    struct vk_actions list;
    int draws = 0;
    start_game(&raiatea_game, &isle, seats, options);
    for (struct vk_due due; !(due = vk_due(&raiatea_game, &isle)).over;) {
        bool is_chance = due.kind == VK_RANDOM;
        int seat = is_chance ? VK_CHANCE : __builtin_ctz(due.seats);
        vk_legal(&raiatea_game, &isle, seat, &list);
        if (is_chance)
            look_at_draw(&d, &list, due.point);
        vk_action a = is_chance ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                : list.act[vk_rng_below(&rng, list.n)];
        if (is_chance)
            note(&d, a, due.point);
        draws += is_chance;
        event_log_open(&told);
        vk_play(&raiatea_game, &isle, seat, a, &told.sink);
        note_renewals(&d);
    }
    return draws;
}

static void every_draw_of_many_games(void **state)
{
    static const char *const options[] = { "", "tane=on", "oracle=on", "tane=on oracle=on" };
    int draws = 0;
    (void)state;
    for (int seats = 2; seats <= 5; seats++)
        for (unsigned i = 0; i < sizeof options / sizeof *options; i++)
            for (uint64_t seed = 1; seed <= 5; seed++)
                draws += play_counting(seats, options[i], seed);
    assert_true(draws > 80 * 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(start_seat_is_any),
        cmocka_unit_test(start_masks_are_eight),
        cmocka_unit_test(forest_cards_by_number_left),
        cmocka_unit_test(tiles_of_their_class),
        cmocka_unit_test(rituals_by_copies_left),
        cmocka_unit_test(dice_are_fair),
        cmocka_unit_test(no_roll_without_helpers),
        cmocka_unit_test(stolen_goods_by_number_held),
        cmocka_unit_test(spirit_tile_is_any_of_the_highest_statue),
        cmocka_unit_test(every_draw_of_many_games),
    };
    return cmocka_run_group_tests_name("raiatea: distributions", tests, NULL, NULL);
}
