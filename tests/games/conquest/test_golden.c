/*
 * test_golden.c - whole games of Conquest kept as journals in tests/golden: each is read (every hash and
 * sum), and its Victory Points are counted anew after every step by a second count that knows only
 * where things lie. A change of the rules that alters a journal must say so, and renew it: run this
 * program from the top of the tree with VAKA_GOLDEN=renew, which keeps the actions and writes new hashes.
 */
#include "../../support/conquest_given.h"
#include "../../support/golden.h"

/* ---- A second count of Victory Points ---- */

static bool has_chain_canoe(const struct conq_state *s, int side, int hex)
{
    for (int i = 0; i < s->n_pieces[side]; i++)
        if (s->piece[side][i].at == hex && s->piece[side][i].kind == TCU)
            return true;
    return false;
}

static int printed_boxes(int hex)
{
    for (int i = 0; i < CONQ_GROUPS; i++)
        if (conq_groups[i].hex == hex)
            return conq_groups[i].boxes.green + conq_groups[i].boxes.brown;
    return -1; /* nothing is printed here */
}

/* Boxes of the island in a hex; -1 where none lies open. */
static int boxes_of(const struct conq_state *s, int hex)
{
    int tile = s->tile[hex];
    if (tile < N_TILES)
        return hs_has(s->face_down, hex)
                   ? -1
                   : conq_tiles[tile].boxes.green + conq_tiles[tile].boxes.brown;
    return printed_boxes(hex);
}

/* Everything that hangs together with the Home by chain canoes. */
static void spread(const struct conq_state *s, int side, int from, bool linked[CONQ_HEXES])
{
    if (linked[from] || !has_chain_canoe(s, side, from))
        return;
    linked[from] = true;
    for (int hex = 0; hex < CONQ_HEXES; hex++)
        if (conq_distance(from, hex) == 1)
            spread(s, side, hex, linked);
}

static bool controls(const struct conq_state *s, int side, int tile)
{
    for (int hex = 0; hex < CONQ_HEXES; hex++)
        if (s->tile[hex] == tile && s->villages[hex] && hs_has(s->held[side], hex))
            return true;
    return false;
}

/* 2.12: a card of a side, in halves. */
static int worth(const struct conq_state *s, int side, int card, int groups, int most)
{
    bool doubled = false;
    switch (card + 1) { /* as the cards are numbered */
    case 4: doubled = controls(s, side, T_hawaiki) || controls(s, side, T_kuporu); break;
    case 5: doubled = controls(s, side, T_rapa_nui); break;
    case 6: doubled = controls(s, side, T_hawaii); break;
    case 7: doubled = controls(s, side, T_tahiti); break;
    case 8: doubled = controls(s, side, T_aotearoa) || controls(s, side, T_te_waka_maui); break;
    case 9: doubled = most >= 4; break;
    case 10: doubled = groups >= 6; break;
    case 28: return 0;
    default: break;
    }
    return doubled ? 4 : 2;
}

static int second_count(const struct conq_state *s, int side)
{
    bool linked[CONQ_HEXES] = { false };
    int sum = s->kumara >> side & 1 ? 4 : 0, groups = 0, most = 0;
    if (s->home[side] != VK_NONE)
        spread(s, side, s->home[side], linked);
    for (int hex = 0; hex < CONQ_HEXES; hex++) {
        bool is_own = s->villages[hex] && hs_has(s->held[side], hex);
        if (is_own) {
            groups++;
            most = s->villages[hex] > most ? s->villages[hex] : most;
            sum += 2 * s->villages[hex] + (linked[hex] ? 2 : 0);
        }
        if (linked[hex] && boxes_of(s, hex) == 0 && s->mark_hex[M_BLIGHT] != hex)
            sum += s->mark_hex[M_PEARLS] == hex ? 2 : 1;
    }
    for (int card = 0; card < N_CARDS; card++)
        if (s->card_at[card] == side)
            sum += worth(s, side, card, groups, most);
    return sum;
}

/* ---- Reading ---- */

static void every_journal_reads(void **state)
{
    (void)state;
    golden_read_all(14);
}

static void count_points(const char *name, uint32_t step)
{
    for (int side = 0; side < sea.sides; side++)
        if (conq_points(&sea, side, CARDS_ALL) != second_count(&sea, side))
            fail_msg("%s, step %u: side %d has %d, counted %d", name, step, side,
                     conq_points(&sea, side, CARDS_ALL), second_count(&sea, side));
}

static void every_position_is_sound(void **state)
{
    (void)state;
    for (int i = 0; i < golden.n_files; i++)
        golden_replay(i, count_points);
}

/* 6.3: the winner has most; then most groups, then most cards. */
static void winners_are_right(void **state)
{
    (void)state;
    for (int i = 0; i < golden.n_files; i++) {
        golden_read(i);
        long best = -1;
        unsigned winners = 0;
        if (sea.h.seats == 1)
            continue;
        for (int side = 0; side < sea.h.seats; side++) {
            long cards = 0;
            for (int card = 0; card < N_CARDS; card++)
                cards += sea.card_at[card] == side;
            long value =
                (second_count(&sea, side) * 100L + hs_count(sea.held[side])) * 100L + cards;
            if (value > best)
                winners = 0;
            if (value >= best) {
                winners |= 1u << side;
                best = value;
            }
        }
        assert_int_equal(scores().winners, winners);
    }
}

static void journals_cover_the_game(void **state)
{
    (void)state;
    golden_must_cover("");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_journal_reads),
        cmocka_unit_test(every_position_is_sound),
        cmocka_unit_test(winners_are_right),
        cmocka_unit_test(journals_cover_the_game),
    };
    return golden_run(&conquest_game, &sea, "conquest golden", tests, sizeof tests / sizeof *tests);
}
