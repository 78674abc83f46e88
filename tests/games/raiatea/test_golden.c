/*
 * test_golden.c - whole games of Raiatea kept as journals in tests/golden: each is read (every hash and
 * sum), every position is checked, and points are counted anew by a second count that knows only section
 * 6 of the specification. A change of the rules that alters a journal must say so, and renew it: run this
 * program from the top of the tree with VAKA_GOLDEN=renew, which keeps the actions and writes new hashes.
 */
#include "../../support/golden.h"
#include "../../support/raiatea_given.h"

enum { COUNT_EVERY = 7 };

/* ---- A second count of points ---- */

/* Of one player, by the pictures: cards that make natural pairs, and mirrors linked. */
struct masks {
    int cards[N_MASKS], links[N_MASKS];
};

static int tiles_of_kind(int seat, char kind)
{
    /* Kinds by the tables of 2.13: pearl, mana, goods, condition, auction, mask, ritual. */
    static const char kinds[] = "pppppmmmmggggggcccccaaxr"
                                "ppppmmmmgggggccccaaaxr"
                                "ppppmmmmgggggccccaaaxr";
    int n = 0;
    for (int t = 0; t < N_MISSIONS; t++)
        n += isle.tile_at[t] == seat && kinds[t] == kind;
    return n;
}

static int worth_of(int seat, const struct masks *m)
{
    static const char kinds[] = "pmgc", colours[] = "rbgyrbgyrbgy";
    int pairs[N_MASKS], n_colours = 0, sum = 0;
    for (int i = 0; i < N_MASKS; i++)
        pairs[i] = m->links[i] + (m->cards[i] - m->links[i] == 2);
    for (const char *c = "rbgy"; *c; c++) {
        int n = 0;
        for (int i = 0; i < N_MASKS; i++)
            n += colours[i] == *c ? pairs[i] : 0;
        n_colours += n > 0;
    }
    for (int i = 0; i < 4; i++) {
        int tiles = tiles_of_kind(seat, kinds[i]) + (i == 1 ? tiles_of_kind(seat, 'a') : 0);
        sum += pairs[i] * tiles;
        sum += pairs[4 + i] * player(seat)->helpers[i];
        sum += pairs[8 + i] * 2 * n_colours;
    }
    return sum;
}

/* The best that so many free mirrors can bring, each linked to some mask or to none. */
static int best_worth(int seat, struct masks *m, int mirrors)
{
    int best = worth_of(seat, m);
    for (int i = 0; mirrors && i < N_MASKS; i++)
        if (m->cards[i] > m->links[i]) {
            m->links[i]++;
            int worth = best_worth(seat, m, mirrors - 1);
            best = worth > best ? worth : best;
            m->links[i]--;
        }
    return best;
}

static int second_count(int seat)
{
    const struct raia_player *p = player(seat);
    struct masks m = { { 0 }, { 0 } };
    int mirrors = p->masks[12], sum = p->tattoo == 9  ? 9
                                      : p->tattoo > 4 ? 6
                                      : p->tattoo > 1 ? 3
                                                      : 0;
    for (int i = 0; i < N_MASKS; i++) {
        m.cards[i] = p->masks[i];
        m.links[i] = p->links[i];
        mirrors -= p->links[i];
    }
    sum += 3 * cards_of(p->lasting, R_papa_rai_3) + 5 * cards_of(p->lasting, R_papa_rai_5);
    for (int t = 0; t < N_MISSIONS; t++)
        if (isle.tile_at[t] == seat)
            sum += t < 24 ? 1 : t < 46 ? 2 : 3;
    return sum + best_worth(seat, &m, mirrors);
}

/* ---- Reading ---- */

static void every_journal_reads(void **state)
{
    (void)state;
    golden_read_all(12);
}

static void count_points(const char *name, uint32_t step)
{
    for (int seat = 0; seat < isle.h.seats; seat++)
        if (total_points(seat) != second_count(seat))
            fail_msg("%s, step %u: seat %d has %d points, counted %d", name, step, seat,
                     total_points(seat), second_count(seat));
}

static void count_now_and_then(const char *name, uint32_t step)
{
    if (step % COUNT_EVERY == 1 || isle.h.over)
        count_points(name, step);
}

static void every_position_is_sound(void **state)
{
    (void)state;
    for (int i = 0; i < golden.n_files; i++)
        golden_replay(i, count_now_and_then);
}

/* Section 6: most points; then who is earlier in the last ceremonial order. */
static void winners_are_right(void **state)
{
    (void)state;
    for (int i = 0; i < golden.n_files; i++) {
        struct vk_score score = { 0 };
        int winner = VK_NONE;
        golden_read(i);
        for (int place = 0; place < isle.n_order; place++) {
            int seat = isle.order[place];
            if (seat == RAIA_SPIRIT)
                continue;
            if (winner == VK_NONE || second_count(seat) > second_count(winner))
                winner = seat;
        }
        raia_score(&isle, &score);
        assert_int_equal(score.winners, 1u << winner);
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
    return golden_run(&raiatea_game, &isle, "raiatea: golden journals", tests,
                      sizeof tests / sizeof *tests);
}
