/*
 * test_log.c - the log of Raiatea: events of a step that belong together are one line. Lists
 * of events are written by hand, or come from a game; every line is what a reader should be told.
 */
#include "look.h"

struct raia_state seen;
struct vk_words words;

static const struct vk_face *const face = &raiatea_face;

static char buf[4000];

/* ---- Telling ---------------------------------------------------------------------------------- */

/* All lines, one below the other; each is whole or empty. */
static const char *lines_of(const struct vk_event *ev, int n, const struct vk_words *w)
{
    struct vk_out out = vk_out_to(buf, sizeof buf);
    for (int i = 0; i < n;) {
        char line[1000];
        struct vk_out one = vk_out_to(line, sizeof line);
        int told_now = vk_events_text(face, ev + i, n - i, w, &one);
        assert_true(told_now >= 1 && told_now <= n - i);
        assert_true(vk_out_ok(&one));
        i += told_now;
        if (!one.len)
            continue;
        assert_null(strchr(line, '{'));
        assert_int_equal(line[one.len - 1], '.');
        vk_put(&out, line);
        vk_put_char(&out, '\n');
    }
    assert_true(vk_out_ok(&out));
    return buf;
}

#define MUST_TELL(wanted, ...)                                                                     \
    do {                                                                                           \
        const struct vk_event list[] = { __VA_ARGS__ };                                            \
        assert_string_equal(lines_of(list, (int)(sizeof list / sizeof list[0]), eyes(0)), wanted); \
    } while (0)

static struct vk_event event(enum event kind, int actor, int one, int two, int three)
{
    return (struct vk_event){ .kind = (uint8_t)kind,
                              .actor = (uint8_t)actor,
                              .arg = { (int16_t)one, (int16_t)two, (int16_t)three } };
}

/* What a viewer reads of the last action. */
static void must_read(int viewer, const char *wanted)
{
    struct vk_event list[EVENTS_MAX];
    int n = 0;
    for (int i = 0; i < told.n && i < EVENTS_MAX; i++)
        n += vk_event_for(&told.row[i], viewer, &list[n]);
    assert_string_equal(lines_of(list, n, eyes(viewer)), wanted);
}

/* ---- Deeds -------------------------------------------------------------------------------------- */

static void deeds_of_one_player_are_one_sentence(void **state)
{
    (void)state;
    begin(3, "");
    MUST_TELL("Coral pays 2 pearls and hires a diver.\n", event(E_pearls, 0, 0, 2, 0),
              event(E_took_helper, 0, DIVER, 2, 0));
    MUST_TELL("Coral pays 5 pearls, trains 2 priests and gains 5 mana.\n",
              event(E_pearls, 0, 0, 5, 0), event(E_trained, 0, 2, 5, 0), event(E_mana, 0, 5, 0, 0));
    MUST_TELL("Coral passes.\nViolet passes.\n", event(E_passed, 0, 0, 0, 0),
              event(E_passed, 2, 0, 0, 0));
}

/* What explains itself behind a colon or a semicolon has the last word. */
static void an_explanation_ends_a_sentence(void **state)
{
    (void)state;
    begin(3, "");
    MUST_TELL("Coral pays 4 mana and completes a mission: pay 4 mana (1 point, row 4).\n"
              "Coral gains 1 pearl.\n",
              event(E_mana, 0, 0, 4, 0), event(E_completed, 0, 6, 0, 0),
              event(E_pearls, 0, 1, 0, 0));
    MUST_TELL("Coral takes uru from the market; its price is now 2.\nCoral passes.\n",
              event(E_took_good, 0, URU, 1, 0), event(E_passed, 0, 0, 0, 0));
}

static void of_several_tattoos_the_last_is_told(void **state)
{
    (void)state;
    begin(3, "");
    MUST_TELL("Violet performs Mata-Arahu (8) and has 2 tattoos: Ariki.\n",
              event(E_performed, 2, R_mata_arahu, 0, 0), event(E_tattooed, 2, 1, RAATIRA, 0),
              event(E_tattooed, 2, 2, ARIKI, 0));
    MUST_TELL("Coral has 2 tattoos: Ariki.\nViolet has 1 tattoo: Ra'atira.\n",
              event(E_tattooed, 0, 2, ARIKI, 0), event(E_tattooed, 2, 1, RAATIRA, 0));
}

static void the_table_has_lines_of_its_own(void **state)
{
    (void)state;
    begin(3, "");
    MUST_TELL("The second ceremony begins.\n1. Dance of the priests.\n"
              "Coral gains 3 mana, Turquoise 2 and Violet 1.\n",
              event(E_ceremony_began, VK_NONE, 2, 0, 0), event(E_act_began, VK_NONE, 1, 0, 0),
              event(E_mana, 0, 3, 0, 0), event(E_mana, 1, 2, 0, 0), event(E_mana, 2, 1, 0, 0));
    MUST_TELL("Coral gains 1 pearl and Violet 4.\nTurquoise pays 2 pearls.\n",
              event(E_pearls, 0, 1, 0, 0), event(E_pearls, 2, 4, 0, 0),
              event(E_pearls, 1, 0, 2, 0));
}

/* Whose sign a line gets: that of the one who did it all, or of nobody. */
static void a_line_belongs_to_who_did_it(void **state)
{
    (void)state;
    const struct vk_event list[] = { event(E_mana, 1, 3, 0, 0), event(E_pearls, 1, 2, 0, 0),
                                     event(E_mana, 2, 2, 0, 0) };
    assert_int_equal(vk_events_actor(list, 1), 1);
    assert_int_equal(vk_events_actor(list, 2), 1);
    assert_int_equal(vk_events_actor(list, 3), VK_NONE);
}

/* ---- Lists -------------------------------------------------------------------------------------- */

static void offers_are_one_line(void **state)
{
    (void)state;
    begin(3, "");
    MUST_TELL("Offers: Coral 5 mana, Turquoise 0, Violet 6 (counts as 8); 20 mana in the bag.\n"
              "The ceremony order: Violet, Coral and Turquoise.\n",
              event(E_ready, 2, 0, 0, 0), event(E_offered, 0, 5, 5, 0), event(E_mana, 0, 0, 5, 0),
              event(E_bag_gained, 0, 5, 14, 0), event(E_offered, 1, 0, 0, 0),
              event(E_offered, 2, 6, 8, 0), event(E_mana, 2, 0, 6, 0),
              event(E_bag_gained, 2, 6, 20, 0), event(E_order_now, 2, 1, 0, 0),
              event(E_order_now, 0, 2, 0, 0), event(E_order_now, 1, 3, 0, 0));
    MUST_TELL("Coral is ready.\n", event(E_ready, 0, 0, 0, 0));
}

/* Where mana is scarce, bids do not go into the bag. */
static void bids_are_one_line(void **state)
{
    (void)state;
    begin(3, "");
    MUST_TELL("Bids: Turquoise 3 mana, Coral 1.\nTurquoise wins the auction: pay 4 mana (1 point, "
              "row 4).\n",
              event(E_auction_bid, 1, 6, 3, 3), event(E_mana, 1, 0, 3, 0),
              event(E_auction_bid, 0, 6, 1, 1), event(E_mana, 0, 0, 1, 0),
              event(E_auction_won, 1, 6, 0, 0));
}

/* A general ritual belongs to nobody; that the bag pays for it tells that it is performed. */
static void the_row_is_one_line(void **state)
{
    (void)state;
    begin(3, "");
    MUST_TELL("The line of rituals: Hina (1), Roro'o (6) of Violet and Rua-Hine (7) of Coral.\n"
              "The bag pays 1 for Hina (1); 34 mana left.\n"
              "The bag pays 6 for Roro'o (6); 28 mana left.\n"
              "Violet performs Roro'o (6) and gains 2 priests.\n",
              event(E_row_laid, VK_NONE, R_hina, 1, 0), event(E_row_laid, 2, R_roroo, 2, 0),
              event(E_row_laid, 0, R_rua_hine, 3, 0), event(E_bag_paid, VK_NONE, R_hina, 1, 34),
              event(E_performed, VK_NONE, R_hina, 0, 0), event(E_bag_paid, VK_NONE, R_roroo, 6, 28),
              event(E_performed, 2, R_roroo, 0, 0), event(E_trained, 2, 2, 0, 0));
}

/* ---- Cards --------------------------------------------------------------------------------------- */

/* Which cards they are is told to their owner alone, once it is clear what becomes of them. */
static void a_draw_is_one_line(void **state)
{
    (void)state;
    begin(3, "");
    does(0, "go marae");
    does(0, "draw");
    does(VK_CHANCE, "draws moe");
    must_read(0, "");
    must_read(1, "");
    does(VK_CHANCE, "draws hiro");
    does(VK_CHANCE, "draws atea");
    does(0, "keep hiro");
    must_read(0, "Coral keeps Hiro (5) of 3 normal rituals, and puts Moe (2) and Atea (5) "
                 "face down on the discards.\n");
    must_read(1, "Coral keeps 1 of 3 normal rituals.\n");
    must_read(VK_SPECTATOR, "Coral keeps 1 of 3 normal rituals.\n");
}

static void everybodys_draw_is_a_line(void **state)
{
    (void)state;
    begin(3, "");
    MUST_TELL("Coral keeps Moe (2) and Hiro (5) of 2 normal rituals.\n"
              "Turquoise keeps 1 of 2 forbidden rituals.\nViolet keeps 1 of 1 normal ritual.\n",
              event(E_ritual_kept, 0, NORMAL, R_moe, 0), event(E_ritual_kept, 0, NORMAL, R_hiro, 0),
              event(E_ritual_kept, 1, FORBIDDEN, VK_NONE, 0),
              event(E_ritual_buried, 1, FORBIDDEN, VK_NONE, 0),
              event(E_ritual_kept, 2, NORMAL, VK_NONE, 0));
}

/* ---- Whole games --------------------------------------------------------------------------------- */

/* Every step of a game as everybody reads it: lines are whole, and far fewer than events. */
static void games_are_told(int seats, const char *options, uint64_t seed)
{
    struct vk_rng rng = vk_rng_from(seed, 0);
    static struct vk_actions list;
    int events = 0, lines = 0;
    start_game(&raiatea_game, &isle, seats, options);
    while (!isle.h.over) {
        int seat = next_to_act(&raiatea_game, &isle);
        vk_legal(&raiatea_game, &isle, seat, &list);
        event_log_open(&told);
        vk_play(&raiatea_game, &isle, seat, any_of(&list, seat, &rng), &told.sink);
        for (int viewer = -1; viewer < seats; viewer++) {
            struct vk_event heard[EVENTS_MAX];
            int who = viewer < 0 ? VK_SPECTATOR : viewer, n = 0;
            for (int i = 0; i < told.n && i < EVENTS_MAX; i++)
                n += vk_event_for(&told.row[i], who, &heard[n]);
            events += n;
            for (const char *at = lines_of(heard, n, eyes(who)); *at; at++)
                lines += *at == '\n';
        }
    }
    assert_true(lines > 100 && lines < events * 4 / 5);
}

static void random_games(void **state)
{
    (void)state;
    games_are_told(2, "", 1);
    games_are_told(3, "tane=on oracle=on", 2);
    games_are_told(4, "tane=on mana_scarcity=on bag_leftover=supply", 3);
    games_are_told(5, "kahuna_helper_free=on priest_start=1 tane=on", 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(deeds_of_one_player_are_one_sentence),
        cmocka_unit_test(an_explanation_ends_a_sentence),
        cmocka_unit_test(of_several_tattoos_the_last_is_told),
        cmocka_unit_test(the_table_has_lines_of_its_own),
        cmocka_unit_test(a_line_belongs_to_who_did_it),
        cmocka_unit_test(offers_are_one_line),
        cmocka_unit_test(bids_are_one_line),
        cmocka_unit_test(the_row_is_one_line),
        cmocka_unit_test(a_draw_is_one_line),
        cmocka_unit_test(everybodys_draw_is_a_line),
        cmocka_unit_test(random_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
