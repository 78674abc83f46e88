/*
 * test_distributions.c - points of chance: in random games every one of them has exactly the outcomes of the
 * table in 4.1, each with weight 1. Decks, bags and piles are kept anew here from what is told.
 */
#include "../../support/archipelago_given.h"

enum { GAMES = 420, DRAWS = 9200 };

static struct vk_actions list;
static struct vk_rng rng;
static int n_seen[N_POINTS];

/* Sets of what can be drawn, a bit each, kept by listening. */
static uint64_t deck, discards, bag, pile, pile_discards, objectives;
static unsigned trends;

static void begin(void)
{
    deck = bag = (UINT64_C(1) << 48) - 1;
    pile = ((UINT64_C(1) << 25) - 1) & ~UINT64_C(1);
    discards = pile_discards = 0;
    trends = colony.option[O_BENEFACTOR] ? 0x7FF : 0xFFF;
    objectives = 0;
}

/* What happened in the last step, by its events. */
static void listen(const struct vk_event *e)
{
    uint64_t bit = e->arg[0] >= 0 && e->arg[0] < 64 ? UINT64_C(1) << e->arg[0] : 0;
    switch (e->kind) {
    case E_card_shown:
    case E_card_revealed: deck &= ~bit; break;
    case E_card_discarded: discards |= bit; break;
    case E_deck_renewed:
        deck |= discards;
        discards = 0;
        bag = (UINT64_C(1) << 48) - 1;
        break;
    case E_back_shown: bag &= ~bit; break;
    case E_hex_dealt:
    case E_hex_drawn: pile &= ~bit; break;
    case E_region_top: pile &= ~(UINT64_C(1) << e->arg[0] / 2); break;
    case E_hex_rejected: pile_discards |= UINT64_C(1) << e->arg[0] / 2; break;
    case E_explore_failed: pile_discards |= bit; break;
    case E_pile_renewed:
        pile |= pile_discards;
        pile_discards = 0;
        break;
    case E_trend_shown: trends &= ~(1u << e->arg[0]); break;
    case E_objective_dealt:
    case E_objective_common: objectives |= bit; break;
    default: break;
    }
}

/* At the end of turn zero whatever is not on the map comes back. */
static void end_turn_zero(void)
{
    pile = ((UINT64_C(1) << 25) - 1) & ~UINT64_C(1);
    for (int r = 0; r < colony.n_regions; r++)
        pile &= ~(UINT64_C(1) << colony.region[r].face / 2);
}

/* The list is these values of one verb, each with weight 1. */
static void must_be(unsigned verb, uint64_t set)
{
    assert_int_equal(list.n, __builtin_popcountll(set));
    for (int i = 0; i < list.n; i++) {
        assert_int_equal(vk_verb_of(list.act[i]), verb);
        assert_true(set >> vk_arg(list.act[i], 0) & 1);
        assert_int_equal(list.weight[i], 1);
    }
}

static uint64_t faces_of(uint64_t hexes)
{
    uint64_t faces = 0;
    for (int hex = 0; hex < N_HEXES; hex++)
        if (hexes >> hex & 1)
            faces |= UINT64_C(3) << 2 * hex;
    return faces;
}

static uint64_t cards_of_pack(void)
{
    bool is_plain = colony.h.seats == 2 || colony.option[O_NO_SECRETS] ||
                    colony.option[O_BENEFACTOR] || colony.option[O_FAMILY];
    uint64_t pack = (is_plain ? 0xFF : 0x3FF);
    return pack << 10 * colony.option[O_LENGTH] & ~objectives;
}

static void check_outcomes(int point)
{
    unsigned seats = (1u << colony.h.seats) - 1;
    switch (point) {
    case P_draw_order:
        for (int i = 0; i < colony.n_order; i++)
            seats &= ~(1u << colony.order[i]);
        must_be(V_starts, seats);
        break;
    case P_tz_deal: must_be(V_hex, pile); break;
    case P_region_draw: must_be(V_hex, pile); break;
    case P_region_top:
        if (colony.n_deck == 48) /* no card lies on the track yet */
            end_turn_zero();
        must_be(V_shows, faces_of(pile));
        break;
    case P_card_draw: must_be(V_draws, deck); break;
    case P_back_draw: must_be(V_back, bag); break;
    case P_deal_trend: must_be(V_trend, trends); break;
    case P_deal_objective: must_be(V_objective, cards_of_pack()); break;
    case P_vote_tie: must_be(V_trend, colony.named); break;
    default: fail_msg("a point of chance that the table does not have");
    }
    n_seen[point]++;
}

static vk_action choose(int point)
{
    for (int i = 0; i < list.n && point == P_round_menu && vk_rng_below(&rng, 2); i++)
        if (vk_verb_of(list.act[i]) == V_use_card || vk_verb_of(list.act[i]) == V_explore)
            return list.act[i];
    return list.act[vk_rng_below(&rng, list.n)];
}

static void play_game(void)
{
    begin();
    while (!colony.h.over) {
        struct vk_due due = vk_due(&archipelago_game, &colony);
        int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
        vk_legal(&archipelago_game, &colony, seat, &list);
        if (due.kind == VK_RANDOM)
            check_outcomes(due.point);
        event_log_open(&news);
        vk_play(&archipelago_game, &colony, seat, choose(due.point), &news.sink);
        for (int i = 0; i < news.n && i < EVENTS_MAX; i++)
            listen(&news.row[i]);
    }
}

static void points_of_chance_have_the_right_outcomes(void **state)
{
    static const char *const options[] = {
        "length=long",           "chosen_trend=on length=medium", "benefactor=on",
        "no_secrets=on",         "more_control=on start=desert",  "more_spice=on length=long",
        "family=on start=desert"
    };
    (void)state;
    rng = vk_rng_from(19, 0);
    for (int i = 0; i < GAMES; i++) {
        start_game(&archipelago_game, &colony, 2 + i % 4 - (i % 7 == 5 && i % 4 == 3),
                   options[i % 7]);
        play_game();
    }
    static const int points[] = { P_vote_tie,   P_draw_order,  P_tz_deal,
                                  P_region_top, P_region_draw, P_card_draw,
                                  P_back_draw,  P_deal_trend,  P_deal_objective };
    for (size_t k = 0; k < sizeof points / sizeof *points; k++)
        if (n_seen[points[k]] < 5)
            fail_msg("%s came %d times", archipelago_game.points[points[k]].name,
                     n_seen[points[k]]);
}

/* Numbers to outcomes: each face of the pile as often as any other. */
static void faces_show_evenly(void **state)
{
    int n[N_FACES] = { 0 };
    (void)state;
    given_colony(3, "");
    moor(0, 0, "sea");
    does(0, "explore");
    does(0, "keep"); /* fails: it is discarded, and the next one shows */
    vk_legal(&archipelago_game, &colony, VK_CHANCE, &list);
    assert_int_equal(list.n, 46);
    rng = vk_rng_from(19, 1);
    for (int i = 0; i < DRAWS; i++)
        n[vk_arg(vk_pick_outcome(&list, vk_rng_next(&rng)), 0)]++;
    for (int face = 2; face < 48; face++)
        assert_in_range(n[face], 140, 265);
    assert_int_equal(n[48] + n[49], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_of_chance_have_the_right_outcomes),
        cmocka_unit_test(faces_show_evenly),
    };
    return cmocka_run_group_tests_name("archipelago: chance", tests, NULL, NULL);
}
