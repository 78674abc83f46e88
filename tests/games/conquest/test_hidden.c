/*
 * test_hidden.c - section 5: what a viewer may know of a position, and how the rest is filled.
 * Two positions that differ in a secret alone must look the same, byte for byte; whatever is
 * imagined must be a position that could be, and look like the one that is.
 */
#include "../../support/conquest_given.h"
#include <string.h>

enum { DREAMS = 200 };

static struct vk_rng luck_of_dreams;

static struct conq_state view_of(int viewer)
{
    struct conq_state out = sea;
    conq_conceal(&out, viewer);
    return out;
}

/* A world that this viewer holds possible; it is checked against what he knows. */
static struct conq_state dream_of(int viewer)
{
    struct conq_state view = view_of(viewer), dream = view, again;
    conq_imagine(&dream, viewer, &luck_of_dreams);
    const char *broken = conq_check(&dream);
    if (broken)
        fail_msg("imagined by %d: %s", viewer, broken);
    again = dream;
    conq_conceal(&again, viewer);
    assert_memory_equal(&again, &view, sizeof view);
    return dream;
}

#define must_look_same(a, b) assert_memory_equal(&(a), &(b), sizeof(struct conq_state))

static void must_differ(const struct conq_state *a, const struct conq_state *b)
{
    assert_int_not_equal(memcmp(a, b, sizeof *a), 0);
}

/* Pieces of a side in a hex whose kind this state does not tell. */
static int n_unknown(const struct conq_state *s, int side, int hex)
{
    int n = 0;
    for (int i = 0; i < s->n_pieces[side]; i++)
        n += s->piece[side][i].at == hex && s->piece[side][i].kind == NO_PIECE;
    return n;
}

/* Three players; Tonga (0) is about to move, ocean around it. */
static void given_three(const char *options)
{
    set_game(3, options);
    set_ocean("37 46 54 62 63 55");
    set_until(0, "transit_action");
}

/* ---- Pieces ---- */

static void kinds_of_others_are_hidden(void **state)
{
    (void)state;
    given_three("");
    set_pieces(1, 54, "1 wc, 1 wb, 1 tcu");
    struct conq_state own = view_of(1), other = view_of(0), stranger = view_of(VK_SPECTATOR);
    set_pieces(1, 54, "1 tc, 1 rum, 1 tcu");
    struct conq_state own_2 = view_of(1), other_2 = view_of(0), stranger_2 = view_of(VK_SPECTATOR);
    must_differ(&own, &own_2);
    must_look_same(other, other_2);
    must_look_same(stranger, stranger_2);
    assert_int_equal(n_unknown(&other, 1, 54), 2);
    assert_int_equal(conq_total(&other, 1, 54), 3);
    assert_true(hs_has(other.chain[1], 54));
    assert_int_equal(conq_count(&other, 1, 54, TCU), 1);
    assert_int_equal(other.n_pieces[1], sea.n_pieces[1]);
    for (int k = 0; k < N_MAP_KINDS; k++)
        assert_int_equal(other.supply[1][k], 0);
    assert_memory_equal(own_2.piece[1], sea.piece[1], sizeof sea.piece[1]);
    assert_memory_equal(own_2.supply[1], sea.supply[1], sizeof sea.supply[1]);
}

static void who_has_seen_pieces_knows_them(void **state)
{
    (void)state;
    given_three("");
    set_pieces(1, 54, "1 wc, 1 wb");
    conq_expose(&sea, 1, 54, 1 << 2); /* Hiva has looked */
    struct conq_state tonga = view_of(0), hiva = view_of(2), stranger = view_of(VK_SPECTATOR);
    assert_int_equal(n_unknown(&tonga, 1, 54), 2);
    assert_int_equal(n_unknown(&stranger, 1, 54), 2);
    assert_int_equal(conq_count(&hiva, 1, 54, WC), 1);
    assert_int_equal(conq_count(&hiva, 1, 54, WB), 1);
    conq_expose(&sea, 1, 54, SEEN_BY_ALL); /* after a Battle */
    stranger = view_of(VK_SPECTATOR);
    assert_int_equal(conq_count(&stranger, 1, 54, WC), 1);
    for (int i = 0; i < DREAMS; i++) {
        struct conq_state dream = dream_of(0);
        assert_int_equal(conq_count(&dream, 1, 54, WC), 1);
        assert_int_equal(conq_count(&dream, 1, 54, WB), 1);
    }
}

/* What a mover does with his pieces before the step is made is his own affair. */
static void draft_of_a_party_is_folded(void **state)
{
    (void)state;
    given_three("");
    set_pieces(0, HEX_TONGA, "1 wc, 1 tc, 2 wb, 1 rum");
    does(0, "end_transit");
    struct conq_state before = view_of(1), now;
    static const char *const steps[] = { "depart 45 54",   "take wc 2 none", "load wb",
                                         "take tc 2 none", "load wb",        "take rum 2 none" };
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        does(0, steps[i]);
        now = view_of(1);
        must_look_same(before, now);
        now = view_of(VK_SPECTATOR);
        assert_int_equal(vk_due(&conquest_game, &now).point, P_move_action);
        assert_int_equal(vk_due(&conquest_game, &now).seats, 1);
        now = view_of(0);
        assert_memory_equal(&now.h, &sea.h, sizeof sea.h);
        assert_memory_equal(now.piece[0], sea.piece[0], sizeof sea.piece[0]);
    }
    does(0, "go");
    now = view_of(1);
    assert_int_equal(n_unknown(&now, 0, 54), 5);
    for (int i = 0; i < now.n_pieces[0]; i++)
        assert_int_equal(now.piece[0][i].marks, 0);
}

static void transit_and_jump_are_folded(void **state)
{
    (void)state;
    given_three("");
    set_pieces(0, HEX_TONGA, "1 tcu, 1 wb, 1 rum");
    set_pieces(0, 54, "1 tcu");
    struct conq_state before = view_of(2), now;
    does(0, "lift 45 wb");
    now = view_of(2);
    must_look_same(before, now);
    does(0, "send 54 1");
    does(0, "end_transit");
    before = view_of(2);
    does(0, "jump 45");
    now = view_of(2);
    must_look_same(before, now);
    does(0, "to 37"); /* a jump shows what the piece is */
    now = view_of(2);
    assert_int_equal(conq_count(&now, 0, 37, RUM), 1);
    assert_int_equal(n_unknown(&now, 0, 54), 1);
}

/* Which piece is turned up tells something where some are better known than others. */
static void turning_up_reveals_in_a_mixed_stack(void **state)
{
    (void)state;
    given_three("");
    set_pieces(0, HEX_TONGA, "2 tc");
    does(0, "end_transit");
    struct conq_state before = sea;
    does(0, "flip 45");
    assert_int_equal(sea.h.barrier, before.h.barrier);
    sea = before;
    conq_expose(&sea, 0, HEX_TONGA, 1 << 1); /* Samoa knows these two */
    conq_put(&sea, 0, HEX_TONGA, WC, 1, 0);
    does(0, "flip 45");
    assert_true(sea.h.barrier > before.h.barrier);
    struct conq_state view = view_of(1); /* one of the two it was: the other is still known */
    assert_int_equal(conq_count(&view, 0, HEX_TONGA, TC), 1);
    assert_int_equal(n_unknown(&view, 0, HEX_TONGA), 1);
}

/* A piece that is shown and goes to the supply at once is remembered for the turn. */
static void losses_are_public(void **state)
{
    (void)state;
    given_three("");
    set_pieces(0, HEX_TONGA, "1 rum");
    does(0, "recall 45");
    for (int viewer = 0; viewer < 3; viewer++) {
        struct conq_state view = view_of(viewer);
        assert_int_equal(view.losses[0][RUM], 1);
    }
    set_until(0, "explore_start"); /* of the next turn */
    assert_int_equal(sea.losses[0][RUM], 0);
}

/* ---- Tiles, cards, events, plans ---- */

static void hidden_tiles_are_in_the_pool(void **state)
{
    (void)state;
    given_three("");
    set_hidden(38, "hawaii", "02");
    struct conq_state finder = view_of(2), other = view_of(1);
    assert_int_equal(finder.tile[38], T_hawaii);
    assert_int_equal(other.tile[38], NO_TILE);
    assert_true(other.pool >> T_hawaii & 1);
    assert_int_equal(other.pool_left, sea.pool_left);
    assert_true(hs_has(other.face_down, 38) && hs_has(other.di[2], 38));
    sea.pool ^= 1u << T_hawaii | 1u << T_necker;
    sea.tile[38] = T_necker;
    struct conq_state another = view_of(1);
    must_look_same(other, another);
    uint32_t seen = 0;
    for (int i = 0; i < 40 * DREAMS; i++) {
        struct conq_state dream = dream_of(1);
        seen |= 1u << dream.tile[38];
        assert_false(dream.pool >> dream.tile[38] & 1);
    }
    assert_int_equal(seen, other.pool); /* each of them may lie there */
}

static void cards_and_kept_events_are_in_the_decks(void **state)
{
    (void)state;
    given_three("events=on");
    set_card(1, "AC22");
    set_card(1, "AC05");
    set_card_up(1, "AC01");
    set_kept(1, "RE14");
    sea.card_mask[C_MOAI] |= 1 << 2; /* Hiva has spied this one */
    struct conq_state own = view_of(1), other = view_of(0), spy = view_of(2);
    assert_int_equal(own.card_at[C_HAKA], 1);
    assert_int_equal(own.event_at[RE_SHAMAN], 1);
    assert_int_equal(other.card_at[C_HAKA], IN_DECK);
    assert_int_equal(other.card_at[C_MOAI], IN_DECK);
    assert_int_equal(other.card_mask[C_MOAI], 0);
    assert_int_equal(other.card_at[C_TAPA_CLOTH], 1);
    assert_int_equal(other.event_at[RE_SHAMAN], IN_DECK);
    assert_int_equal(other.n_hidden[1], 2);
    assert_int_equal(other.n_kept[1], 1);
    assert_int_equal(other.deck_left, N_CARDS - 3);
    assert_int_equal(spy.card_at[C_MOAI], 1);
    assert_int_equal(spy.card_at[C_HAKA], IN_DECK);
    for (int i = 0; i < DREAMS; i++) {
        struct conq_state dream = dream_of(0);
        int events = 0;
        for (int e = 0; e < N_RANDOM_EVENTS; e++)
            if (dream.event_at[e] == 1) {
                assert_int_equal(conq_random_events[e].type, KEPT);
                events++;
            }
        assert_int_equal(events, 1);
        dream = dream_of(2);
        assert_int_equal(dream.card_at[C_MOAI], 1);
    }
}

static void plans_are_sealed(void **state)
{
    (void)state;
    given_three("");
    set_until(0, "build_session");
    struct conq_state before = view_of(0), now;
    does(1, "turn_inward");
    now = view_of(0);
    must_look_same(before, now);
    does(1, "build village");
    now = view_of(0);
    must_look_same(before, now);
    struct conq_state dream = dream_of(0); /* who still plans has planned nothing yet */
    assert_int_equal(dream.plan[1].n, 0);
    does(1, "place 44");
    does(1, "end_build");
    now = view_of(0);
    must_differ(&before, &now); /* that he is ready is known, and nothing more */
    now.h.waiting = before.h.waiting;
    must_look_same(before, now);
    bool has_plan = false;
    for (int i = 0; i < DREAMS; i++) {
        dream = dream_of(0);
        has_plan |= dream.plan[1].n > 0;
        assert_int_equal(dream.plan[2].n, 0);
        assert_int_equal(dream.h.waiting, sea.h.waiting);
        vk_play(&conquest_game, &dream, 0, act_of(&conquest_game, "end_build"), NULL);
        vk_play(&conquest_game, &dream, 2, act_of(&conquest_game, "end_build"), NULL);
        assert_null(conq_check(&dream)); /* it can be carried out */
    }
    assert_true(has_plan);
}

/* ---- Filling the unknown ---- */

/* A stack at sea has canoes for its passengers, whatever is imagined of it. */
static void passengers_at_sea_have_canoes(void **state)
{
    (void)state;
    given_three("");
    set_pieces(1, 54, "1 wc");
    set_pieces(1, 37, "2 tc, 1 wb, 1 col");
    bool is_seen[N_MAP_KINDS] = { false };
    for (int i = 0; i < DREAMS; i++) {
        struct conq_state dream = dream_of(0);
        struct conq_stack one = conq_stack_at(&dream, 1, 54), four = conq_stack_at(&dream, 1, 37);
        assert_int_equal(one.n[WB] + one.n[COL], 0);
        assert_true(four.n[WB] + four.n[COL] <= 2);
        for (int k = 0; k < N_MAP_KINDS; k++)
            is_seen[k] |= one.n[k] || four.n[k];
    }
    assert_true(is_seen[WC] && is_seen[TC] && is_seen[WB] && is_seen[COL] && is_seen[RUM]);
}

/* A chain canoe that leaves alone does not make others forget the Band that it leaves behind. */
static void known_passenger_forces_a_canoe(void **state)
{
    (void)state;
    given_three("");
    set_pieces(1, 54, "1 wb, 1 tcu");
    conq_expose(&sea, 1, 54, SEEN_BY_ALL);
    conq_put(&sea, 1, 54, TC, 1, 0);
    conq_remove(&sea, 1, 54, TCU, 1);
    for (int i = 0; i < DREAMS; i++) {
        struct conq_state dream = dream_of(0);
        assert_int_equal(conq_count(&dream, 1, 54, WC) + conq_count(&dream, 1, 54, TC), 1);
    }
}

static void stack_marked_no_war_canoe_has_none(void **state)
{
    (void)state;
    given_three("");
    set_pieces(1, 54, "2 tc, 2 wb");
    hs_add(&sea.no_canoe[1], 54);
    for (int i = 0; i < DREAMS; i++) {
        struct conq_state dream = dream_of(0);
        assert_int_equal(conq_count(&dream, 1, 54, WC), 0);
    }
}

static void war_canoes_where_everybody_knows_of_them(void **state)
{
    (void)state;
    given_three("");
    set_pieces(0, HEX_TONGA, "2 wc, 1 wb");
    set_pieces(1, 54, "1 wc, 1 wb");
    does(0, "end_transit");
    goes("0 depart 45 54; 0 take wc 2 none; 0 load wb; 0 go");
    must_hear(2, "stopped 0 54 yes");
    int most = 0;
    for (int i = 0; i < DREAMS; i++) {
        struct conq_state dream = dream_of(2);
        int mover = conq_count(&dream, 0, 54, WC), stopper = conq_count(&dream, 1, 54, WC);
        assert_true(mover >= 1);   /* who comes among enemies has one */
        assert_true(stopper >= 1); /* and who has stopped him, too */
        most = mover > most ? mover : most;
    }
    assert_int_equal(most, 2);
}

/* A mover whose step somebody else imagines may go on where he was not stopped. */
static void mover_is_imagined_with_points(void **state)
{
    (void)state;
    given_three("");
    set_pieces(0, HEX_TONGA, "1 wc");
    set_pieces(0, 62, "1 wc");
    set_pieces(1, 54, "1 wc");
    does(0, "end_transit");
    goes("0 depart 45 54; 0 take wc 2 none; 0 go");
    for (int i = 0; i < DREAMS; i++) {
        struct conq_state dream = dream_of(1);
        for (int k = 0; k < dream.n_pieces[0]; k++) {
            struct conq_piece p = dream.piece[0][k];
            bool is_moving = p.kind != WB && p.kind != COL;
            assert_int_equal(p.marks & PIECE_MP, p.at == 54 || !is_moving ? 0 : 2);
        }
    }
}

/* Every piece of Samoa is at sea and unknown: 16 passengers, each with one of 21 canoes. */
static const uint8_t seas[] = { 1,  2,  4,  6,  7,  8,  9,  10, 11, 13, 14, 16,
                                21, 23, 24, 26, 28, 31, 32, 92, 93, 94, 95 };

static void given_all_at_sea(bool are_rumors_together)
{
    given_three("");
    set_pieces(1, HEX_SAMOA, "");
    for (int i = 0; i < 21; i++)
        set_pieces(1, seas[i],
                   i < 4    ? "1 tc, 1 col"
                   : i < 13 ? "1 tc, 1 wb"
                   : i < 16 ? "1 wc, 1 wb"
                            : "1 wc");
    set_pieces(1, seas[21], are_rumors_together ? "2 rum" : "1 rum");
    if (!are_rumors_together)
        set_pieces(1, seas[22], "1 rum");
    assert_int_equal(sea.n_pieces[1], CONQ_PIECES);
    must_be_sound();
}

static void the_last_canoe_is_not_too_few(void **state)
{
    (void)state;
    for (int together = 0; together < 2; together++) {
        given_all_at_sea(together);
        for (int i = 0; i < 10 * DREAMS; i++)
            dream_of(0);
    }
}

static void the_last_canoe_with_marks(void **state)
{
    (void)state;
    for (int together = 0; together < 2; together++) {
        given_all_at_sea(together);
        for (int i = 0; i < 13; i++)
            hs_add(&sea.no_canoe[1], seas[i]);
        must_be_sound();
        for (int i = 0; i < 10 * DREAMS; i++)
            dream_of(0);
    }
}

/* ---- Random games ---- */

static void must_agree(int viewer)
{
    struct vk_actions truth, seen;
    struct conq_state view = view_of(viewer), twice = view, dream = dream_of(viewer);
    conq_conceal(&twice, viewer);
    must_look_same(view, twice);
    assert_int_equal(vk_due(&conquest_game, &view).seats, vk_due(&conquest_game, &sea).seats);
    assert_int_equal(view.h.barrier, sea.h.barrier);
    vk_legal(&conquest_game, &sea, viewer, &truth);
    for (int k = 0; k < 2; k++) {
        vk_legal(&conquest_game, k ? &dream : &view, viewer, &seen);
        assert_int_equal(seen.n, truth.n);
        assert_int_equal(seen.usual, truth.usual);
        assert_memory_equal(seen.act, truth.act, truth.n * sizeof truth.act[0]);
    }
}

/* Looks at every n-th position on the average. */
static void play_looking(int seats, const char *options, uint64_t seed, uint32_t n)
{
    struct vk_rng rng = vk_rng_from(seed, 1);
    struct vk_actions list;
    assert_true(set_options(seats, options));
    for (struct vk_due due = vk_due(&conquest_game, &sea); !due.over;
         due = vk_due(&conquest_game, &sea)) {
        if (vk_rng_below(&rng, n) == 0) {
            for (int viewer = 0; viewer < seats; viewer++)
                must_agree(viewer);
            must_agree(VK_SPECTATOR);
        }
        int seat = due.seats ? __builtin_ctz(due.seats) : VK_CHANCE;
        vk_legal(&conquest_game, &sea, seat, &list);
        vk_action a = seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                        : list.act[vk_rng_below(&rng, list.n)];
        vk_play(&conquest_game, &sea, seat, a, NULL);
    }
    must_agree(0); /* and when it is over */
}

static void random_games(void **state)
{
    static const char *const options[] = {
        "", "events=on kumara=on", "events=on south_island=on saved=on malaria=on",
        "variable_start=on choose_home=on tournament_cards=on events=on"
    };
    (void)state;
    for (int seats = 2; seats <= 4; seats++)
        for (size_t i = 0; i < sizeof options / sizeof *options; i++)
            play_looking(seats, options[i], 100u * (unsigned)seats + i, 5);
}

static void random_solitaire(void **state)
{
    (void)state;
    play_looking(1, "", 1, 3);
    play_looking(1, "south_island=on malaria=on saved=on solo_hard=on", 2, 3);
}

/* 7.3: the hidden tile that the South Island displaced is known to those who had seen it, to nobody else. */
static void a_sunk_tile_stays_secret(void **state)
{
    struct conq_state before, after;
    (void)state;
    set_game(3, "south_island=on");
    set_hidden(54, "aotearoa", "1");
    set_hidden(62, "hawaii", "0"); /* where the South Island will lie */
    set_until(1, "explore_start");
    does(1, "show_tile 54");
    assert_int_equal(sea.sunk_tile, T_hawaii);
    assert_int_equal(view_of(0).sunk_tile, T_hawaii); /* Tonga found it */
    for (int viewer = 1; viewer < 3; viewer++) {
        assert_int_equal(view_of(viewer).sunk_tile, NO_TILE);
        assert_true(view_of(viewer).pool >> T_hawaii & 1);
        dream_of(viewer);
    }
    before = view_of(2);
    sea.sunk_tile = T_tahiti; /* another secret in its place looks the same */
    sea.pool = (sea.pool | 1u << T_hawaii) & ~(1u << T_tahiti);
    after = view_of(2);
    must_look_same(before, after);
}

int main(void)
{
    luck_of_dreams = vk_rng_from(4, 4);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kinds_of_others_are_hidden),
        cmocka_unit_test(who_has_seen_pieces_knows_them),
        cmocka_unit_test(draft_of_a_party_is_folded),
        cmocka_unit_test(transit_and_jump_are_folded),
        cmocka_unit_test(turning_up_reveals_in_a_mixed_stack),
        cmocka_unit_test(losses_are_public),
        cmocka_unit_test(hidden_tiles_are_in_the_pool),
        cmocka_unit_test(cards_and_kept_events_are_in_the_decks),
        cmocka_unit_test(plans_are_sealed),
        cmocka_unit_test(passengers_at_sea_have_canoes),
        cmocka_unit_test(known_passenger_forces_a_canoe),
        cmocka_unit_test(stack_marked_no_war_canoe_has_none),
        cmocka_unit_test(war_canoes_where_everybody_knows_of_them),
        cmocka_unit_test(mover_is_imagined_with_points),
        cmocka_unit_test(the_last_canoe_is_not_too_few),
        cmocka_unit_test(the_last_canoe_with_marks),
        cmocka_unit_test(a_sunk_tile_stays_secret),
        cmocka_unit_test(random_games),
        cmocka_unit_test(random_solitaire),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
