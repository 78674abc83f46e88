/*
 * test_unasked.c - what a person is not asked, in whole games of every kind: only where one answer matters, never
 * without his wish, never again after an undo; answers that he always gives, and those until something changes; and
 * how many questions a game still has for him.
 */
#include "support/games.h"
#include "table/say.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 1 << 18, ME = 0, STEPS = 4000 };

struct played {
    struct vk_clerk clerk; /* must come first */
    struct vk_table t;
    struct vk_rng rng;
    int asked, unasked, sole; /* questions to ME; `sole`: asked with one answer */
};

static void *resize(void *old, size_t bytes)
{
    if (bytes)
        return realloc(old, bytes);
    free(old);
    return NULL;
}

static void begin(struct played *p, const struct vk_game *g, int seats)
{
    struct vk_setup cfg;
    struct vk_refusal no;
    *p = (struct played){ .clerk = { .now = 1000 }, .rng = vk_rng_from(5, (uint64_t)seats) };
    p->t.resize = resize;
    p->t.chance = vk_chance_from_seed(5);
    p->t.head = (struct vk_journal_head){ .chance_kind = VK_CHANCE_SEED, .seed = 5 };
    for (int i = 0; i < seats; i++)
        p->t.seat[i].who = i == ME ? VK_SEAT_PERSON : VK_SEAT_BOT;
    vk_setup_standard(g, seats, &cfg);
    assert_int_equal(vk_table_begin(&p->t, g, &cfg, &p->clerk, &no), VK_OK);
}

/* A step by rule of thumb, so that games come to their end. */
static vk_action choice_of(struct played *p, int seat, struct vk_actions *list)
{
    static float w[VK_ACTIONS_MAX];
    _Alignas(8) uint8_t seen[VK_STATE_MAX];
    const struct vk_game *g = p->t.game.game;
    int best = 0;
    vk_view(g, p->t.game.state, seat, seen);
    vk_legal(g, seen, seat, list);
    if (!g->weigh)
        return list->act[vk_rng_below(&p->rng, list->n)];
    g->weigh(seen, seat, list, w);
    for (int i = 1; i < list->n; i++)
        if (w[i] * (0.5f + vk_rng_unit(&p->rng)) > w[best])
            best = i;
    return list->act[best];
}

static void act(struct played *p, int seat, vk_action a)
{
    assert_int_equal(vk_table_act(&p->t, seat, a, &p->clerk), VK_OK);
}

static bool is_own(const char *point, const char *const *list)
{
    for (; *list; list++)
        if (strcmp(*list, point) == 0)
            return true;
    return false;
}

/* Questions with one answer that are asked all the same, since there is something to look at or to say. */
static const char *const looked_at[] = {
    "turn",         "reply",          "build_session", "choose_start_pieces", "tz_place",
    "explore_spot", "tz_choose_face", "deal_terms",    "round_menu",          NULL
};

static void check_unasked(struct played *p, const struct vk_unasked *found)
{
    struct vk_actions list;
    (void)choice_of(p, ME, &list);
    assert_true(vk_find(&list, found->act) >= 0);
    p->unasked++;
}

static void check_asked(struct played *p)
{
    struct vk_actions list;
    (void)choice_of(p, ME, &list);
    p->asked++;
    if (list.n > 1)
        return;
    const char *point = p->t.game.game->points[vk_due(p->t.game.game, p->t.game.state).point].name;
    p->sole++;
    if (!is_own(point, looked_at))
        fail_msg("%s: asked at %s, where there is one answer", p->t.game.game->id, point);
}

/* One step of whoever is due; false: the game is over. */
static bool go_on(struct played *p)
{
    struct vk_unasked found;
    struct vk_actions list;
    uint16_t due = vk_table_due(&p->t);
    uint32_t from = p->t.game.n;
    if (!due)
        return false;
    int seat = due >> ME & 1 ? ME : __builtin_ctz(due);
    if (seat == ME && vk_table_unasked(&p->t, ME, &found)) {
        check_unasked(p, &found);
        act(p, ME, found.act);
        vk_table_mark_unasked(&p->t, from);
        return true;
    }
    if (seat == ME)
        check_asked(p);
    act(p, seat, choice_of(p, seat, &list));
    return true;
}

static void play(struct played *p)
{
    for (int i = 0; i < STEPS && go_on(p); i++)
        continue;
}

typedef void game_test(const struct vk_game *g, int seats);

static void with_every_game(game_test *test)
{
    for (int i = 0; i <= vk_n_games; i++) {
        const struct vk_game *g = i < vk_n_games ? vk_games[i] : &reef_game;
        test(g, g->seats_min);
        if (g->seats_max > g->seats_min)
            test(g, g->seats_max);
    }
}

/* ---- The only answer ------------------------------------------------------------------------ */

static void only_where_one_matters(const struct vk_game *g, int seats)
{
    struct played p, all;
    begin(&all, g, seats);
    for (int i = 0; i < STEPS && vk_table_due(&all.t); i++) {
        struct vk_unasked found;
        struct vk_actions list;
        int seat = __builtin_ctz(vk_table_due(&all.t));
        assert_false(vk_table_unasked(&all.t, seat, &found)); /* nobody said that he wants it */
        act(&all, seat, choice_of(&all, seat, &list));
    }
    begin(&p, g, seats);
    p.t.wishes[ME].is_on = true;
    play(&p);
    if (getenv("VAKA_STOPS"))
        print_message("%-12s %d seats: %4d questions, %4d of them asked, %d with one answer\n",
                      g->id, seats, p.asked + p.unasked, p.asked, p.sole);
    if (strcmp(g->id, "conquest") == 0)
        assert_true(p.unasked > 20);
    vk_table_drop(&p.t);
    vk_table_drop(&all.t);
}

static void test_only_answers(void **state)
{
    (void)state;
    with_every_game(only_where_one_matters);
}

/* Several answers of one's own are on their way, or a question came back: it is asked. */
static void test_asked_again(void **state)
{
    struct played p;
    struct vk_unasked found;
    uint32_t to;
    int n = 0;
    (void)state;
    begin(&p, vk_game_by_id("conquest"), 2);
    p.t.wishes[ME].is_on = true;
    for (int i = 0; i < STEPS && vk_table_due(&p.t) && n < 10; i++) {
        if (!(vk_table_due(&p.t) >> ME & 1) || !vk_table_unasked(&p.t, ME, &found)) {
            assert_true(go_on(&p));
            continue;
        }
        p.t.wishes[ME].is_giving = true;
        assert_false(vk_table_unasked(&p.t, ME, &found));
        p.t.wishes[ME].is_giving = false;
        uint32_t number = vk_table_number(&p.t, ME, p.t.game.n);
        assert_true(go_on(&p));
        if (vk_table_undo(&p.t, ME, number, &p.clerk, &to) != VK_OK)
            continue; /* something was revealed */
        assert_false(vk_table_unasked(&p.t, ME, &found));
        act(&p, ME, found.act);
        n++;
    }
    assert_int_equal(n, 10);
    vk_table_drop(&p.t);
}

/* ---- Wishes --------------------------------------------------------------------------------- */

static bool wish(struct played *p, const char *text, bool ends)
{
    struct vk_wishes *w = &p->t.wishes[ME], old = *w;
    w->is_on = true;
    return vk_wish_read(w, &old, p->t.game.game, text, ends);
}

static int asked_at(struct played *p, const char *name)
{
    int n = 0;
    struct vk_unasked found;
    for (int i = 0; i < STEPS && vk_table_due(&p->t); i++) {
        const struct vk_game *g = p->t.game.game;
        bool is_here = strcmp(g->points[vk_due(g, p->t.game.state).point].name, name) == 0;
        bool is_mine = vk_table_due(&p->t) >> ME & 1;
        n += is_here && is_mine && !vk_table_unasked(&p->t, ME, &found);
        assert_true(go_on(p));
    }
    return n;
}

static void test_always(void **state)
{
    struct played p;
    (void)state;
    begin(&p, vk_game_by_id("archipelago"), 3);
    assert_true(wish(&p, "order_offer none", false));
    assert_false(wish(&p, "order_offer nonsense", false));
    assert_false(wish(&p, "nowhere none", false));
    assert_false(wish(&p, "order_offer", false));
    assert_int_equal(asked_at(&p, "order_offer"), 0);
    vk_table_drop(&p.t);
    begin(&p, vk_game_by_id("archipelago"), 3);
    p.t.wishes[ME].is_on = true;
    assert_true(asked_at(&p, "order_offer") > 0);
    vk_table_drop(&p.t);
    begin(&p, vk_game_by_id("archipelago"), 3);
    assert_true(wish(&p, "order_offer none", false));
    assert_true(wish(&p, "order_offer none", true)); /* in its place */
    assert_int_equal(p.t.wishes[ME].n, 1);
    assert_true(vk_wish_forget(&p.t.wishes[ME], p.t.wishes[ME].wish[0].point));
    assert_false(vk_wish_forget(&p.t.wishes[ME], p.t.wishes[ME].wish[0].point));
    vk_table_drop(&p.t);
}

/* A list of answers by hand: the same, then another. */
static void test_until_something_changes(void **state)
{
    const struct vk_game *g = vk_game_by_id("polynesia");
    _Alignas(8) uint8_t s[VK_STATE_MAX];
    struct vk_setup cfg;
    struct vk_refusal no;
    struct vk_wishes w = { .is_on = true }, old = { 0 };
    struct vk_actions list;
    char text[VK_ACTION_TEXT + 40] = "choose_action ";
    (void)state;
    vk_setup_standard(g, 2, &cfg);
    assert_int_equal(vk_start(g, s, &cfg, &no, NULL), VK_OK);
    struct vk_rng rng = vk_rng_from(3, 1);
    struct vk_due due;
    while (due = vk_due(g, s), due.kind == VK_RANDOM) {
        vk_legal(g, s, VK_CHANCE, &list);
        vk_play(g, s, VK_CHANCE, vk_pick_outcome(&list, vk_rng_next(&rng)), NULL);
    }
    int seat = __builtin_ctz(due.seats);
    vk_legal(g, s, seat, &list);
    struct vk_out out = { .buf = text, .cap = sizeof text, .len = strlen(text) };
    vk_action_write(g, list.act[2], &out);
    assert_true(vk_wish_read(&w, &old, g, text, true));
    assert_int_equal(vk_unasked(&w, vk_face_of(g), s, seat, &list), 2);
    assert_int_equal(vk_unasked(&w, vk_face_of(g), s, seat, &list), 2);
    struct vk_wishes again = { .is_on = true };
    assert_true(vk_wish_read(&again, &w, g, text, true)); /* said once more: what it saw stays */
    list.n--;
    assert_int_equal(vk_unasked(&again, vk_face_of(g), s, seat, &list), -1);
    assert_int_equal(again.n, 0); /* forgotten */
    assert_true(vk_wish_read(&w, &old, g, text, false));
    assert_int_equal(vk_unasked(&w, vk_face_of(g), s, seat, &list), 2); /* always is always */
}

/* ---- The log -------------------------------------------------------------------------------- */

static char said[TEXT];

static const char *log_of(struct played *p, int viewer)
{
    struct vk_out out = vk_out_to(said, sizeof said);
    struct vk_json j = vk_json_to(&out);
    vk_json_object(&j, NULL);
    vk_say_log(&p->t, viewer, &j);
    vk_json_end(&j, '}');
    assert_true(vk_out_ok(&out));
    return said;
}

/* Who was not asked is told; others are not: it would tell them that he had no choice. */
static void test_the_log_says_so(void **state)
{
    struct played p;
    (void)state;
    begin(&p, vk_game_by_id("conquest"), 3);
    p.t.wishes[ME].is_on = true;
    for (int i = 0; i < STEPS && p.unasked == 0; i++)
        assert_true(go_on(&p));
    assert_non_null(strstr(log_of(&p, ME), "Answered for you: "));
    assert_non_null(strstr(said, "\"unasked\":true"));
    for (int v = 1; v < VK_VIEWERS; v++)
        if (v < 3 || v == VK_SPECTATOR)
            assert_null(strstr(log_of(&p, v), "Answered for you"));
    vk_table_drop(&p.t);
}

/* Undo leads before what one decided oneself, past what nobody was asked for. */
static void test_undo_passes_over_it(void **state)
{
    struct played p;
    struct vk_unasked found;
    struct vk_actions list;
    int n = 0;
    (void)state;
    begin(&p, vk_game_by_id("conquest"), 2);
    p.t.wishes[ME].is_on = true;
    for (int i = 0; i < STEPS && vk_table_due(&p.t) && n < 5; i++) {
        bool is_mine = vk_table_due(&p.t) >> ME & 1;
        if (!is_mine || vk_table_unasked(&p.t, ME, &found)) {
            assert_true(go_on(&p));
            continue;
        }
        uint32_t before = p.t.game.n, number = vk_table_number(&p.t, ME, before);
        act(&p, ME, choice_of(&p, ME, &list));
        while (vk_table_due(&p.t) >> ME & 1 && vk_table_unasked(&p.t, ME, &found))
            assert_true(go_on(&p));
        if (p.t.game.n < before + 2 || vk_table_floor(&p.t, ME) > before)
            continue;
        struct vk_out out = vk_out_to(said, sizeof said);
        struct vk_json j = vk_json_to(&out);
        char wanted[40];
        vk_json_object(&j, NULL);
        vk_say_undo(&p.t, ME, &j);
        (void)snprintf(wanted, sizeof wanted, "\"back\":%u,", number);
        assert_non_null(strstr(said, wanted));
        n++;
    }
    assert_int_equal(n, 5);
    vk_table_drop(&p.t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_only_answers),    cmocka_unit_test(test_asked_again),
        cmocka_unit_test(test_always),          cmocka_unit_test(test_until_something_changes),
        cmocka_unit_test(test_the_log_says_so), cmocka_unit_test(test_undo_passes_over_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
