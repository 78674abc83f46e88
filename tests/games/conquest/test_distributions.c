/*
 * test_distributions.c - chance (4.0.6) by exact lists of outcomes and weights, nothing sampled: each
 * kind of draw at its first time, and every draw of many games against a count of what has been
 * drawn before that is kept here, from the actions alone.
 */
#include "../../support/conquest_given.h"
#include <stdio.h>
#include <string.h>

/* A list of equal outcomes: `verb word 1, verb word 1, …`, without those of a mask. */
static const char *equal_list(const char *verb, const char *const *words, int n, uint32_t without)
{
    static char text[2048];
    size_t length = 0;
    text[0] = 0;
    for (int i = 0; i < n; i++)
        if (!(without >> i & 1))
            length += (size_t)snprintf(text + length, sizeof text - length, "%s%s %s 1",
                                       length ? ", " : "", verb, words[i]);
    return text;
}

static void first_marker(void **state)
{
    (void)state;
    set_game(2, "");
    goes("0 first 0 clockwise; 0 explore 54");
    must_outcomes("marker o1 14, marker o2 12, marker o3 5, marker i1 4, marker i2 16, "
                  "marker i3 9, marker x 5");
    goes("* marker o3; 0 explore 55");
    must_outcomes("marker o1 14, marker o2 12, marker o3 4, marker i1 4, marker i2 16, "
                  "marker i3 9, marker x 5");
    goes("* marker x; 1 to 64"); /* it leaves the game */
    must_outcomes("marker o1 14, marker o2 12, marker o3 4, marker i1 4, marker i2 16, "
                  "marker i3 9, marker x 4");
}

/* A kind that has run out is no outcome any more. */
static void no_marker_of_weight_nothing(void **state)
{
    (void)state;
    set_game(2, "");
    goes("0 first 0 clockwise; 0 explore 54");
    sea.cup[MK_X] = 0;
    must_outcomes(
        "marker o1 14, marker o2 12, marker o3 5, marker i1 4, marker i2 16, marker i3 9");
}

static void first_tile(void **state)
{
    uint32_t aside = 1u << T_te_waka_maui;
    uint32_t three = aside | 1u << T_hiva | 1u << T_flint | 1u << T_niue;
    (void)state;
    set_game(2, "");
    goes("0 first 0 clockwise; 0 explore 54; * marker i1");
    must_outcomes(equal_list("tile", conq_tile_words, N_TILES, aside));
    set_game(3, "");
    goes("0 first 0 clockwise; 0 explore 54; * marker i1");
    must_outcomes(equal_list("tile", conq_tile_words, N_TILES, three));
    set_game(4, "south_island=on");
    goes("0 first 0 clockwise; 0 explore 54; * marker i2");
    must_outcomes(equal_list("tile", conq_tile_words, N_TILES, three | 1u << T_raiatea));
    goes("* tile tahiti; 0 show; 0 explore 55; * marker i2");
    must_outcomes(
        equal_list("tile", conq_tile_words, N_TILES, three | 1u << T_raiatea | 1u << T_tahiti));
}

static void first_card(void **state)
{
    (void)state;
    set_game(2, "");
    set_until(0, "build_session");
    goes("0 buy_card 45; 0 end_build; 1 buy_card 44; 1 end_build");
    must_outcomes(equal_list("card", conq_card_words, N_CARDS, 0));
    luck("card AC12");
    must_outcomes(equal_list("card", conq_card_words, N_CARDS, 1u << C_OCEAN_CHART));
}

static void first_event(void **state)
{
    (void)state;
    set_game(2, "events=on");
    set_until(1, "victory_action");
    sea.begun |= BEGUN_EVENTS;
    goes("1 pass; 0 event; 1 first 0 clockwise");
    must_outcomes(equal_list("event_card", conq_event_words, N_RANDOM_EVENTS, 0));
    luck("event_card RE26");
    set_until(VK_CHANCE, "draw_event");
    must_outcomes(equal_list("event_card", conq_event_words, N_RANDOM_EVENTS, 1u << RE_BECALMED));
}

static void dice_are_fair(void **state)
{
    (void)state;
    set_game(2, "");
    set_ocean("54");
    set_pieces(0, HEX_TONGA, "1 wc");
    set_pieces(1, 54, "1 wc");
    set_until(0, "move_action");
    goes("0 depart 45 54; 0 take wc 2 none; 0 go; 0 end_movement");
    must_outcomes("die 1 1, die 2 1, die 3 1, die 4 1, die 5 1, die 6 1");
}

static void first_chit(void **state)
{
    (void)state;
    set_game(1, "");
    set_until(VK_CHANCE, "draw_chit");
    must_outcomes(equal_list("chit", conq_chit_words, 11, 0));
}

/*
 * Section 10: with a fresh cup the next draw loses the Explorer with 0 % at K <= 2, 23 % at K = 3 and
 * 70 % at K = 4: 14 and 42 of the 60 markers that are not Off Course.
 */
static void risk_of_the_next_draw(void **state)
{
    static const int lost_at[] = { 0, 0, 0, 14, 42 };
    (void)state;
    for (int knots = 0; knots <= 4; knots++) {
        struct vk_actions list;
        int lost = 0, all = 0;
        set_game(2, "");
        goes("0 first 0 clockwise; 0 explore 54");
        sea.knots = (uint8_t)knots;
        vk_legal(&conquest_game, &sea, VK_CHANCE, &list);
        for (int i = 0; i < list.n; i++) {
            struct conq_state next = sea;
            vk_play(&conquest_game, &next, VK_CHANCE, list.act[i], NULL);
            if (vk_arg(list.act[i], 0) == MK_X)
                continue;
            if (conq_markers[vk_arg(list.act[i], 0)].type == ISLAND) { /* any tile, shown */
                vk_play(&conquest_game, &next, VK_CHANCE, act_of(&conquest_game, "tile niue"),
                        NULL);
                vk_play(&conquest_game, &next, 0, act_of(&conquest_game, "show"), NULL);
            }
            all += list.weight[i];
            lost += next.lost & 1 ? list.weight[i] : 0;
        }
        assert_int_equal(all, 60);
        assert_int_equal(lost, lost_at[knots]);
    }
}

/* ---- Every draw of whole games ---- */

/* What has been drawn so far, by the texts of the actions. */
struct drawn {
    int marker[N_MARKERS];
    uint32_t tiles, cards, events, chits, peoples;
};

static int left_of(const struct drawn *d, vk_action a)
{
    unsigned arg = vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_marker: return conq_markers[arg].number - d->marker[arg];
    case V_tile: return !(d->tiles >> arg & 1);
    case V_card: return !(d->cards >> arg & 1);
    case V_event_card: return !(d->events >> arg & 1);
    case V_chit: return !(d->chits >> arg & 1);
    case V_people: return !(d->peoples >> arg & 1);
    default: return 1; /* dice, ties */
    }
}

/* How many different outcomes there should be, where that follows from what has been drawn. */
static int wanted_outcomes(const struct drawn *d, unsigned verb, int seats)
{
    int n = 0, chits = __builtin_popcount(d->chits);
    switch (verb) {
    case V_marker:
        for (int m = 0; m < N_MARKERS; m++)
            n += conq_markers[m].number > d->marker[m];
        return n;
    case V_tile: return (seats < 3 ? 29 : seats == 3 ? 26 : 25) - __builtin_popcount(d->tiles);
    case V_card: return 28 - __builtin_popcount(d->cards);
    case V_event_card: return 27 - __builtin_popcount(d->events);
    case V_chit: return (chits < 6 ? 11 : 15) - chits;
    case V_die: return 6;
    default: return 0;
    }
}

static void look_at_draw(struct drawn *d, const struct vk_actions *list, int seats)
{
    unsigned verb = vk_verb_of(list->act[0]);
    int wanted = wanted_outcomes(d, verb, seats);
    if (wanted)
        assert_int_equal(list->n, wanted);
    for (int i = 0; i < list->n; i++) {
        assert_int_equal(vk_verb_of(list->act[i]), verb);
        if (verb != V_knots)
            assert_int_equal(list->weight[i], left_of(d, list->act[i]));
        else /* three rows of the table a type, one after the other */
            assert_true(list->weight[i] > 0);
    }
}

static void note(struct drawn *d, vk_action a, bool is_island)
{
    unsigned arg = vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_marker: d->marker[arg]++; return;
    case V_knots: d->marker[(is_island ? MK_I1 : MK_O1) + (int)arg]++; return;
    case V_tile: d->tiles |= 1u << arg; return;
    case V_card: d->cards |= 1u << arg; return;
    case V_event_card: d->events |= 1u << arg; return;
    case V_chit: d->chits |= 1u << arg; return;
    case V_people: d->peoples |= 1u << arg; return;
    default: return;
    }
}

static int play_counting(int seats, const char *options, uint64_t seed)
{
    struct drawn d = { { 0 }, 0, 0, 0, 0, 0 };
    struct vk_rng rng = vk_rng_from(seed, 7);
    struct vk_actions list;
    int draws = 0;
    assert_true(set_options(seats, options));
    for (struct vk_due due; !(due = vk_due(&conquest_game, &sea)).over;) {
        bool is_chance = due.kind == VK_RANDOM;
        int seat = is_chance ? VK_CHANCE : __builtin_ctz(due.seats);
        vk_legal(&conquest_game, &sea, seat, &list);
        if (is_chance)
            look_at_draw(&d, &list, seats);
        vk_action a = is_chance ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                : list.act[vk_rng_below(&rng, list.n)];
        if (is_chance)
            note(&d, a, due.point == P_setup_island);
        draws += is_chance;
        vk_play(&conquest_game, &sea, seat, a, NULL);
    }
    return draws;
}

static void every_draw_of_many_games(void **state)
{
    static const char *const options[] = {
        "", "events=on", "kumara=on south_island=on", "malaria=on saved=on",
        "events=on south_island=on kumara=on malaria=on saved=on variable_start=on"
    };
    int draws = 0;
    (void)state;
    for (int seats = 2; seats <= 4; seats++)
        for (unsigned i = 0; i < sizeof options / sizeof *options; i++)
            for (uint64_t seed = 1; seed <= 4; seed++)
                draws += play_counting(seats, options[i], seed);
    for (uint64_t seed = 1; seed <= 20; seed++)
        draws += play_counting(1, "", seed);
    assert_true(draws > 3000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(first_marker),
        cmocka_unit_test(no_marker_of_weight_nothing),
        cmocka_unit_test(first_tile),
        cmocka_unit_test(first_card),
        cmocka_unit_test(first_event),
        cmocka_unit_test(dice_are_fair),
        cmocka_unit_test(first_chit),
        cmocka_unit_test(risk_of_the_next_draw),
        cmocka_unit_test(every_draw_of_many_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
