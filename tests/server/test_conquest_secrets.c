/*
 * test_conquest_secrets.c - Conquest at twin tables: hidden tiles, stacks, rumors, cards in hand,
 * kept events, sealed plans and parties being put together differ between two servers, and not a
 * byte of what a seat and a spectator receive does: over sockets and over HTTP, looking and playing.
 */
#include "conquest_secrets.h"
#include "fake_net.h"
#include "server/table.h"
#include "session/fair.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 3, VIEWER = 0 };

static const char table_id[] = "twin";
static const int64_t began = 1790000000000;

/* ---- Two servers ----------------------------------------------------------------------------- */

struct world {
    struct house house;
    struct browser who[SEATS], stranger;
    struct net_socket *ws[SEATS], *watch;
};

static void must(int rc, const struct err *e)
{
    if (rc)
        fail_msg("%s", e->text);
}

static void describe(struct store_table *row, const int64_t person[SEATS], const struct twins *t)
{
    *row = (struct store_table){ .host = person[VIEWER],
                                 .created = began,
                                 .updated = began,
                                 .status = TABLE_RUNNING,
                                 .is_public = 1,
                                 .hints = 1,
                                 .n_seats = SEATS,
                                 .turn_since = began };
    (void)snprintf(row->id, sizeof row->id, "%s", table_id);
    (void)snprintf(row->invite, sizeof row->invite, "come");
    (void)snprintf(row->game, sizeof row->game, "%s", t->game->id);
    (void)snprintf(row->name, sizeof row->name, "Twins");
    memset(row->secret, 7, sizeof row->secret);
    for (int i = 0; i < SEATS; i++)
        row->seat[i] =
            (struct store_seat){ .kind = SEAT_PERSON, .person = person[i], .clock_left = -1 };
}

/* The game so far, as the server would have written it. */
static void store_game(struct store *s, const int64_t person[SEATS], const struct twins *t, int i)
{
    const struct vk_session *game = &t->world[i];
    struct vk_journal_head head = { .chance_kind = VK_CHANCE_FAIR };
    struct vk_journal j = { 0 };
    struct store_table row;
    struct err e;
    char line[VK_JOURNAL_LINE];
    describe(&row, person, t);
    (void)snprintf(row.summary, sizeof row.summary,
                   "{\"round\":1,\"step\":0,\"due\":7,\"winners\":0,\"scores\":[0,0,0]}");
    vk_fair_commit(row.secret, head.commit);
    for (int k = 0; k < SEATS; k++)
        (void)snprintf(head.name[k], sizeof head.name[k], "P%d", k);
    must(store_table_add(s, &row, &e), &e);
    struct vk_out out = vk_out_to(line, sizeof line);
    vk_journal_write_head(&j, t->game, &game->setup, &head, &out);
    must(store_line_add(s, row.id, 1, line, out.len - 1, &e), &e);
    for (uint32_t n = 1; n <= game->n; n++) {
        out = vk_out_to(line, sizeof line);
        vk_journal_write_step(&j, t->game, n, &game->step[n - 1], &out);
        must(store_line_add(s, row.id, (int64_t)n + 1, line, out.len - 1, &e), &e);
    }
}

static void open_world(struct world *w, const struct twins *t, int i)
{
    static const char *const cookie[] = { "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE",
                                          "AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI",
                                          "AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwM" };
    struct err e;
    struct store *s = store_open("memory:", &e);
    int64_t person[SEATS];
    must(store_begin(s, &e), &e);
    for (int k = 0; k < SEATS; k++) {
        struct store_person p = { .created = began, .seen = began };
        uint8_t token[32], hash[32];
        (void)snprintf(p.name, sizeof p.name, "P%d", k);
        must(store_person_add(s, &p, &e), &e);
        person[k] = p.id;
        memset(token, k + 1, sizeof token);
        crypto_generichash(hash, 32, token, 32, NULL, 0);
        must(store_token_add(s, hash, p.id, began, &e), &e);
    }
    store_game(s, person, t, i);
    must(store_commit(s, &e), &e);
    *w = (struct world){ 0 };
    house_open(&w->house, s);
    for (int k = 0; k < SEATS; k++) {
        w->who[k].house = &w->house;
        (void)snprintf(w->who[k].cookie, sizeof w->who[k].cookie, "%s", cookie[k]);
        w->ws[k] = dial(&w->who[k], table_id, NULL);
        json_t *hello = heard_type(w->ws[k], "hello");
        assert_int_equal(int_at(hello, "you"), k);
        json_decref(hello);
    }
    w->stranger.house = &w->house;
    w->watch = dial(&w->stranger, table_id, NULL);
}

static void close_world(struct world *w)
{
    for (int i = 0; i < SEATS; i++)
        socket_free(w->ws[i]);
    socket_free(w->watch);
    house_close(&w->house);
}

/* ---- Comparing ------------------------------------------------------------------------------- */

static void same_bytes(const char *what, const char *a, size_t n, const char *b, size_t m)
{
    size_t i = 0;
    while (i < n && i < m && a[i] == b[i])
        i++;
    if (n != m || i < n)
        fail_msg("%s: byte %zu differs:\n  %.200s\n  %.200s", what, i, a + (i > 80 ? i - 80 : 0),
                 b + (i > 80 ? i - 80 : 0));
}

static void same_heard(struct world *w, const char *what)
{
    size_t n, m;
    const char *a = all_heard(w[0].watch, &n), *b = all_heard(w[1].watch, &m);
    assert_true(n > 1000);
    same_bytes(what, a, n, b, m);
    a = all_heard(w[0].ws[VIEWER], &n);
    b = all_heard(w[1].ws[VIEWER], &m);
    assert_true(n > 1000);
    same_bytes(what, a, n, b, m);
}

static void same_answer(struct browser *a, struct browser *b, const char *path)
{
    struct reply x = get(a, path), y = get(b, path);
    assert_int_equal(x.status, y.status);
    assert_int_not_equal(x.status, 429);
    same_bytes(path, x.text, x.n, y.text, y.n);
    reply_free(&x);
    reply_free(&y);
}

/* Every address that a viewer can ask; positions from the beginning to now. */
static void same_answers(struct world *w, uint32_t steps)
{
    static const char *const paths[] = {
        "/api/tables/twin",         "/api/tables/twin/journal",      "/api/tables/twin/note",
        "/api/tables?list=running", "/api/tables?list=mine",         "/api/invite/come",
        "/api/tables/twin/steps/0", "/api/tables/twin/steps/999999",
    };
    char path[100];
    for (int k = 0; k < 2; k++) {
        struct browser *a = k ? &w[0].stranger : &w[0].who[VIEWER];
        struct browser *b = k ? &w[1].stranger : &w[1].who[VIEWER];
        for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++)
            same_answer(a, b, paths[i]);
        for (uint32_t from = 1; from <= steps; from += 200) {
            (void)snprintf(path, sizeof path, "/api/tables/twin/steps?from=%u&to=%u", from,
                           from + 199);
            same_answer(a, b, path);
        }
        for (uint32_t at = steps > 12 ? steps - 12 : 1; at <= steps; at++) {
            (void)snprintf(path, sizeof path, "/api/tables/twin/steps/%u", at);
            same_answer(a, b, path);
        }
    }
}

/* ---- Playing on ------------------------------------------------------------------------------ */

static void later(struct world *w)
{
    house_later(&w[0].house, 1000); /* who looks too often is not answered */
    house_later(&w[1].house, 1000);
}

static void act(struct world *w, const struct twins *t, const struct twin_step *step, int i)
{
    struct net_socket *ws = w->ws[step->seat];
    char action[VK_ACTION_TEXT], text[300];
    struct vk_out out = vk_out_to(action, sizeof action);
    vk_action_write(t->game, step->act[i], &out);
    forget_heard(ws);
    say(ws, "{\"id\":\"look\",\"type\":\"look\"}");
    json_t *hello = heard_type(ws, "hello");
    (void)snprintf(text, sizeof text,
                   "{\"id\":\"a-%u\",\"type\":\"act\",\"step\":%lld,\"do\":\"%s\"}", t->world[i].n,
                   (long long)int_at(hello, "step"), action);
    json_decref(hello);
    say(ws, text);
    json_decref(heard_type(ws, "ok"));
}

/* The server's luck after a step; false if it would show a difference. */
static bool settle(struct twins *t)
{
    uint8_t secret[32];
    memset(secret, 7, sizeof secret);
    struct vk_chance luck = vk_chance_from_secret(secret);
    static struct vk_actions list;
    while (vk_due(t->game, t->state[0]).kind == VK_RANDOM && !vk_due(t->game, t->state[0]).over) {
        struct twin_step step = { .seat = VK_CHANCE };
        if (vk_due(t->game, t->state[1]).kind != VK_RANDOM)
            return false;
        for (int i = 0; i < 2; i++) {
            vk_legal(t->game, t->state[i], VK_CHANCE, &list);
            step.act[i] = vk_pick_outcome(&list, luck.number(&luck, t->world[i].n + 1));
        }
        if (!twins_look_same(t, &step))
            return false;
        twins_play(t, &step);
    }
    return true;
}

/* The same decisions on both servers as long as nothing is revealed; how many there were. */
static int play_live(struct world *w, struct twins *t, int most)
{
    int n = 0;
    for (; n < most; n++) {
        static struct twins ahead;
        struct twin_step step;
        if (!twins_choose(t, true, &step))
            break;
        ahead = *t;
        for (int i = 0; i < 2; i++) {
            ahead.world[i].state = ahead.state[i];
            ahead.world[i].step = ahead.step[i];
        }
        twins_play(&ahead, &step);
        if (!settle(&ahead))
            break;
        if (step.seat == VIEWER) {
            for (int i = 0; i < 2; i++)
                say(w[i].ws[VIEWER], "{\"id\":\"hint\",\"type\":\"hint\"}");
            same_heard(w, "a hint");
        }
        act(&w[0], t, &step, 0);
        act(&w[1], t, &step, 1);
        twins_play(t, &step);
        assert_true(settle(t));
        later(w);
        same_heard(w, "a step, live");
    }
    return n;
}

/* ---- The tests ------------------------------------------------------------------------------- */

static struct twins twins;
static struct world worlds[2];

static void start(uint64_t seed, const char *const *options)
{
    const struct vk_game *g = vk_game_by_id("conquest");
    struct vk_setup cfg;
    char why[200];
    vk_setup_standard(g, SEATS, &cfg);
    for (; *options; options++) {
        struct vk_out out = vk_out_to(why, sizeof why);
        assert_true(vk_setup_option(g, &cfg, *options, "on", &out));
    }
    twins_open(&twins, g, &cfg, VIEWER, seed);
}

/* Both servers at this position: everything that the viewer and a spectator get, then some play. */
static int compare(int live)
{
    for (int i = 0; i < 2; i++)
        open_world(&worlds[i], &twins, i);
    same_heard(worlds, "hello");
    same_answers(worlds, twins.world[0].n);
    int n = play_live(worlds, &twins, live);
    for (int i = 0; i < 2; i++) {
        say(worlds[i].watch, "{\"id\":\"l\",\"type\":\"look\"}");
        say(worlds[i].ws[VIEWER], "{\"id\":\"c\",\"type\":\"chat\",\"text\":\"Well?\"}");
    }
    same_heard(worlds, "look and chat");
    same_answers(worlds, twins.world[0].n);
    for (int i = 0; i < 2; i++)
        close_world(&worlds[i]);
    return n;
}

/*
 * Plans come to light when all have sealed theirs: only in the turn that is looked at they may
 * differ at will, before that only in what is built face down. Everything else differs as soon and as often as the rules let it.
 */
static bool may_differ(unsigned wanted, unsigned found)
{
    bool is_plan = vk_due(twins.game, twins.state[0]).kind == VK_SECRET;
    return !is_plan || twins.stands_for || (wanted == S_PLAN && (found & ~(unsigned)S_PLAN));
}

/* Games until one has this secret at hand, and some more of its kind. */
static void look_for(enum secret wanted, const char *const *options, int times)
{
    int n_live = 0;
    for (uint64_t seed = 1; times > 0; seed++) {
        struct twin_step step;
        if (seed > 400)
            fail_msg("no twins with secret %d; %d are missing", wanted, times);
        start(seed, options);
        if (wanted == S_STACK || wanted == S_RUMOR)
            twins.stands_for = conquest_builds_alike;
        for (;;) {
            unsigned found = conquest_differences(&twins);
            bool is_luck = vk_due(twins.game, twins.state[0]).kind == VK_RANDOM;
            if (found & wanted && !is_luck &&
                (twins.world[0].n % 3 == seed % 3 || wanted == S_EVENT)) {
                n_live += compare(12);
                times--;
                break;
            }
            if (!twins_choose(&twins, may_differ(wanted, found), &step))
                break;
            twins_play(&twins, &step);
        }
    }
    assert_true(n_live > 0); /* some of it was played, not only looked at */
}

static const char *const plain[] = { NULL };
static const char *const with_events[] = { "events", NULL };

static void test_hidden_tiles(void **state)
{
    (void)state;
    look_for(S_TILE, plain, 6);
}

static void test_stacks(void **state)
{
    (void)state;
    look_for(S_STACK, plain, 6);
}

static void test_rumors(void **state)
{
    (void)state;
    look_for(S_RUMOR, plain, 6);
}

static void test_cards_in_hand(void **state)
{
    (void)state;
    look_for(S_CARD, plain, 6);
}

static void test_kept_events(void **state)
{
    (void)state;
    look_for(S_EVENT, with_events, 3);
}

static void test_sealed_plans(void **state)
{
    (void)state;
    look_for(S_PLAN, plain, 6);
}

static void test_parties(void **state)
{
    (void)state;
    look_for(S_PARTY, plain, 6);
}

/* The comparison must be able to find something: the rival itself receives other bytes. */
static void test_whose_secret_it_is_sees_the_difference(void **state)
{
    size_t n, m;
    struct twin_step step;
    (void)state;
    for (uint64_t seed = 1; seed < 100; seed++) {
        start(seed, plain);
        while (!(conquest_differences(&twins) & S_TILE) &&
               twins_choose(&twins, may_differ(S_TILE, 0), &step))
            twins_play(&twins, &step);
        if (conquest_differences(&twins) & S_TILE)
            break;
    }
    for (int i = 0; i < 2; i++)
        open_world(&worlds[i], &twins, i);
    same_heard(worlds, "hello");
    bool differs = false;
    for (int seat = 0; seat < SEATS; seat++) {
        const char *a = all_heard(worlds[0].ws[seat], &n), *b = all_heard(worlds[1].ws[seat], &m);
        bool is_same = n == m && memcmp(a, b, n) == 0;
        assert_true(seat != VIEWER || is_same);
        differs = differs || !is_same;
    }
    assert_true(differs);
    for (int i = 0; i < 2; i++)
        close_world(&worlds[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hidden_tiles),
        cmocka_unit_test(test_stacks),
        cmocka_unit_test(test_rumors),
        cmocka_unit_test(test_cards_in_hand),
        cmocka_unit_test(test_kept_events),
        cmocka_unit_test(test_sealed_plans),
        cmocka_unit_test(test_parties),
        cmocka_unit_test(test_whose_secret_it_is_sees_the_difference),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
