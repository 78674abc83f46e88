/*
 * test_move.c - a game of one person and bots goes from a device to the server and back: the same steps, other luck
 * from there on, one table however often it is asked for; a bot's seat for a friend; every refusal.
 */
#include "fake_net.h"
#include "one_house.h"
#include "server/table.h"
#include "server/table_read.h"
#include "session/fair.h"
#include "table/move.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 400000 };

/* A table of a device. */
static struct device {
    struct vk_clerk clerk; /* first */
    struct vk_table t;
    char text[TEXT];
    size_t n;
} device;

static void keep_line(struct vk_clerk *self, const char *text, size_t n)
{
    struct device *d = (struct device *)self;
    assert_true(d->n + n + 1 < TEXT);
    memcpy(d->text + d->n, text, n);
    d->n += n;
    d->text[d->n] = 0;
}

static void sit(const char *level)
{
    vk_table_drop(&device.t);
    device = (struct device){ .clerk = { .now = house.now, .line = keep_line } };
    device.t.resize = table_resize;
    device.t.chance = vk_chance_from_seed(5);
    device.t.head = (struct vk_journal_head){ .chance_kind = VK_CHANCE_SEED, .seed = 5 };
    device.t.seat[0].who = VK_SEAT_PERSON;
    device.t.seat[1].who = VK_SEAT_BOT;
    (void)snprintf(device.t.seat[1].level, sizeof device.t.seat[1].level, "%s", level);
    (void)snprintf(device.t.name[0], VK_NAME_MAX, "Hina");
    (void)snprintf(device.t.name[1], VK_NAME_MAX, "Kupe");
}

static void play(uint32_t steps)
{
    struct vk_actions list;
    while (device.t.game.n < steps && vk_table_is_running(&device.t)) {
        int seat = vk_table_due(&device.t) & 1 ? 0 : 1;
        vk_legal(device.t.game.game, device.t.game.state, seat, &list);
        vk_action a = list.act[device.t.game.n * 7 % (unsigned)list.n];
        assert_int_equal(vk_table_act(&device.t, seat, a, &device.clerk), VK_OK);
    }
}

static void begin(const char *game, uint32_t steps)
{
    struct vk_setup cfg;
    struct vk_refusal no;
    const struct vk_game *g = vk_game_by_id(game);
    sit("random");
    vk_setup_standard(g, 2, &cfg);
    assert_int_equal(vk_table_begin(&device.t, g, &cfg, &device.clerk, &no), VK_OK);
    play(steps);
}

static struct reply bring(struct browser *b, const char *id, const char *text)
{
    json_t *sent = json_pack("{s:s,s:s,s:s}", "id", id, "name", "My reef", "journal", text);
    char *body = json_dumps(sent, 0);
    struct reply r = post(b, "/api/tables/bring", body);
    free(body);
    json_decref(sent);
    return r;
}

static struct table *brought(struct browser *b, const char *id)
{
    struct reply r = bring(b, id, device.text);
    if (r.status != 200)
        fail_msg("not brought: %s", r.text);
    struct table *t = tables_find(&house.sv, text_at(r.json, "table.id"));
    reply_free(&r);
    assert_non_null(t);
    return t;
}

static struct reply at_table(struct browser *b, const struct table *t, const char *what,
                             const char *body)
{
    char path[100];
    (void)snprintf(path, sizeof path, "/api/tables/%s/%s", t->row.id, what);
    return body ? post(b, path, body) : get(b, path);
}

static void refuse(struct browser *b, const char *text, int status, const char *sentence)
{
    int n = tables_count(&house.sv);
    struct reply r = bring(b, "x-1", text);
    assert_int_equal(r.status, status);
    if (!strstr(text_at(r.json, "error.text"), sentence))
        fail_msg("%s: %s", sentence, text_at(r.json, "error.text"));
    reply_free(&r);
    assert_int_equal(tables_count(&house.sv), n);
}

/* The journal that the server has: replayed, every draw against the luck that it had. */
static void check_journal(struct browser *b, const struct table *t, int lucks)
{
    struct reply r = at_table(b, t, "journal", NULL);
    struct vk_chance chance[1 + VK_PAST_LUCKS];
    struct vk_journal_fault no = { 0 };
    struct vk_table read = { .resize = table_resize };
    assert_int_equal(r.status, 200);
    if (!vk_table_read(&read, r.text, r.n, &no))
        fail_msg("line %u: %s", no.line, no.why);
    assert_int_equal(read.head.n_past, lucks);
    assert_null(vk_chances_of_journal(&read.head, &read.end, chance));
    uint32_t from = 0;
    for (int k = 0; k <= lucks; k++) {
        uint32_t to = k < lucks ? read.head.past[k].until : read.game.n;
        assert_int_equal(vk_session_verify_part(&read.game, &chance[k], from, to), 0);
        from = to;
    }
    vk_table_drop(&read);
    reply_free(&r);
}

static void end_it(struct browser *b, struct table *t)
{
    hold_bots();
    struct reply r = at_table(b, t, "leave", "{}");
    assert_int_equal(r.status, 200);
    reply_free(&r);
    hasten_bots(t);
    assert_int_equal(t->row.status, TABLE_OVER);
}

static void check_game(const char *game)
{
    struct browser a = newcomer(&house, "Leilani");
    begin(game, 60); /* a short game is over by then: half of it is played */
    begin(game, device.t.game.n / 2);
    uint32_t n = device.t.game.n;
    hold_bots();
    struct table *t = brought(&a, "c-1");
    assert_int_equal(t->row.status, TABLE_RUNNING);
    assert_int_equal(t->row.host, a.id);
    assert_false(t->row.is_public);
    assert_int_equal(t->row.seat[0].person, a.id);
    assert_int_equal(t->row.seat[1].kind, SEAT_BOT);
    assert_string_equal(t->row.seat[1].level, "random");
    assert_string_equal(t->play.name[1], "Kupe"); /* bots are called as they were */
    assert_true(t->play.game.n >= n);
    for (uint32_t i = 0; i < n; i++)
        assert_int_equal(t->play.game.step[i].hash, device.t.game.step[i].hash);
    struct reply r = bring(&a, "c-1", device.text);
    assert_string_equal(text_at(r.json, "table.id"), t->row.id); /* sent twice it is one */
    /* and everybody stands at the step where he stood */
    assert_int_equal(int_at(r.json, "table.step"), vk_table_number(&device.t, 0, n));
    for (int viewer = 0; viewer < 2; viewer++)
        assert_int_equal(vk_table_number(&t->play, viewer, n),
                         vk_table_number(&device.t, viewer, n));
    reply_free(&r);
    /* its luck is no longer the seed's, and nobody is told the secret */
    assert_int_equal(t->play.head.chance_kind, VK_CHANCE_FAIR);
    r = at_table(&a, t, "journal", NULL);
    assert_null(strstr(r.text, "\"seed\":\"5\""));
    reply_free(&r);
    end_it(&a, t);
    check_journal(&a, t, 1);
    /* and it can be played from any step, before and after it was brought */
    for (uint32_t step = n - 5; step < n + 10; step += 10) {
        char body[60];
        (void)snprintf(body, sizeof body, "{\"step\":%u,\"seat\":0}", step);
        r = at_table(&a, t, "branch", body);
        assert_int_equal(r.status, 200);
        struct table *made = tables_find(&house.sv, text_at(r.json, "table.id"));
        reply_free(&r);
        end_it(&a, made);
        check_journal(&a, made, 1);
    }
}

static void test_each_game_goes_on(void **unused)
{
    (void)unused;
    for (int i = 0; i < vk_n_games; i++)
        check_game(vk_games[i]->id);
}

static void test_what_is_refused(void **unused)
{
    struct browser a = newcomer(&house, "Leilani");
    char copy[TEXT];
    (void)unused;
    begin("raiatea", 20);
    memcpy(copy, device.text, device.n + 1);
    refuse(&a, "", 400, "journal");
    refuse(&a, "hello\n", 400, "Line 1:");
    copy[device.n - 60] ^= 1; /* a byte of the last line */
    refuse(&a, copy, 400, "checksum");
    memcpy(copy, device.text, device.n + 1);
    copy[device.n - 1] = 0;
    refuse(&a, copy, 400, "torn");
    /* somebody who lays the draws as he likes them and reckons all sums anew */
    begin("raiatea", 4);
    struct vk_table *t = &device.t;
    t->head.seed = 6;
    device.n = 0;
    vk_table_rewrite(t, &device.clerk);
    refuse(&a, device.text, 400, "does not follow from the luck");
    /* fair luck of elsewhere */
    begin("raiatea", 20);
    t->head.chance_kind = VK_CHANCE_FAIR;
    device.n = 0;
    vk_table_rewrite(t, &device.clerk);
    refuse(&a, device.text, 400, "secret of the server");
    /* who plays */
    begin("raiatea", 20);
    t->seat[1].who = VK_SEAT_PERSON;
    device.n = 0;
    vk_table_rewrite(t, &device.clerk);
    refuse(&a, device.text, 400, "Line 1: more than one person");
    t->seat[0].who = t->seat[1].who = VK_SEAT_BOT;
    (void)snprintf(t->seat[0].level, sizeof t->seat[0].level, "easy");
    device.n = 0;
    vk_table_rewrite(t, &device.clerk);
    refuse(&a, device.text, 400, "no person plays");
    t->seat[0].who = VK_SEAT_PERSON;
    (void)snprintf(t->seat[1].level, sizeof t->seat[1].level, "hard:999999");
    device.n = 0;
    vk_table_rewrite(t, &device.clerk);
    refuse(&a, device.text, 400, "level that is not known");
    /* what was taken back, and what is over */
    begin("polynesia", 20);
    uint32_t to;
    int seat = vk_table_own_last(t, 0) > vk_table_own_last(t, 1) ? 0 : 1;
    uint32_t floor = vk_table_floor(t, seat);
    if (floor < t->game.n) {
        uint32_t number = vk_table_number(t, seat, floor);
        assert_int_equal(vk_table_undo(t, seat, number, &device.clerk, &to), VK_OK);
        refuse(&a, device.text, 400, "taken back");
    }
    begin("polynesia", 20);
    vk_table_give_up(t, &device.clerk);
    refuse(&a, device.text, 400, "closed before its end");
    struct reply r = post(&a, "/api/tables/bring", "{\"journal\":\"x\"}");
    assert_int_equal(r.status, 400);
    reply_free(&r);
}

/* A game that ended on the device: with its last line or without, it is one that is over, to be seen by its link. */
static void test_what_is_over_comes_too(void **unused)
{
    (void)unused;
    for (int k = 0; k < vk_n_games; k++) {
        if (vk_games[k]->seats_min > 2 || vk_games[k]->seats_max < 2)
            continue;
        struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
        begin(vk_games[k]->id, 100000);
        assert_true(vk_table_is_over(&device.t));
        if (k % 2) {
            device.n = 0;
            vk_table_rewrite(&device.t, &device.clerk);
        }
        uint32_t n = device.t.game.n;
        struct table *t = brought(&a, "c-1");
        assert_int_equal(t->row.status, TABLE_OVER);
        assert_int_equal(t->play.game.n, n);
        assert_int_equal(t->play.game.step[n - 1].hash, device.t.game.step[n - 1].hash);
        check_journal(&a, t, 1);
        struct reply r = bring(&a, "c-1", device.text);
        assert_string_equal(text_at(r.json, "table.id"), t->row.id);
        assert_string_equal(text_at(r.json, "table.status"), "over");
        assert_int_equal(int_at(r.json, "table.brought"), n);
        reply_free(&r);
        char path[120];
        (void)snprintf(path, sizeof path, "/api/tables/%s/steps/%u?as=all&invite=%s", t->row.id, n,
                       t->row.invite);
        r = get(&b, path); /* whoever has the link */
        assert_int_equal(r.status, 200);
        reply_free(&r);
        r = at_table(&a, t, "take", "{}");
        assert_int_equal(r.status, 409);
        reply_free(&r);
        char from[40];
        (void)snprintf(from, sizeof from, "{\"step\":%u,\"seat\":0}", n / 2);
        r = at_table(&a, t, "branch", from);
        assert_int_equal(r.status, 200);
        struct table *made = tables_find(&house.sv, text_at(r.json, "table.id"));
        reply_free(&r);
        end_it(&a, made);
        check_journal(&a, made, 1);
    }
}

static void test_taken_and_brought_again(void **unused)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane");
    (void)unused;
    begin("polynesia", 20);
    hold_bots();
    struct table *t = brought(&a, "c-1");
    struct reply r = at_table(&b, t, "take", "{}");
    assert_int_equal(r.status, 404);
    reply_free(&r);
    r = at_table(&a, t, "take", "{}");
    assert_int_equal(r.status, 200);
    assert_int_equal(t->row.status, TABLE_CLOSED);
    struct reply again = at_table(&a, t, "take", "{}"); /* the answer was lost */
    assert_int_equal(again.status, 200);
    assert_string_equal(again.text, r.text);
    reply_free(&again);
    check_journal(&a, t, 1); /* closed, and its luck opened */

    struct vk_journal_fault no = { 0 };
    struct vk_new_luck luck = { .kind = VK_CHANCE_SEED, .seed = 77 };
    sit("random");
    assert_true(vk_table_read(&device.t, r.text, r.n, &no));
    reply_free(&r);
    luck.secret = device.t.end.secret;
    vk_table_rewrite(&device.t, &device.clerk);
    assert_true(vk_table_change_luck(&device.t, &luck, &device.clerk));
    device.t.chance = vk_chance_from_seed(77);
    play(40);
    struct table *next = brought(&a, "c-2");
    assert_ptr_not_equal(next, t);
    end_it(&a, next);
    check_journal(&a, next, 3);
    r = at_table(&a, next, "take", "{}");
    assert_int_equal(r.status, 409);
    reply_free(&r);
}

static void test_a_friend_in_a_bots_place(void **unused)
{
    struct browser a = newcomer(&house, "Leilani"), b = newcomer(&house, "Tane"),
                   x = newcomer(&house, "Manu");
    char body[80];
    (void)unused;
    begin("polynesia", 20);
    hold_bots();
    struct table *t = brought(&a, "c-1");
    (void)snprintf(body, sizeof body, "{\"invite\":\"%s\"}", t->row.invite);
    struct reply r = at_table(&b, t, "join", body);
    assert_int_equal(r.status, 409); /* nobody has been offered a seat */
    reply_free(&r);
    r = at_table(&a, t, "offer", "{\"seat\":0}");
    assert_int_equal(r.status, 409);
    reply_free(&r);
    r = at_table(&a, t, "offer", "{\"seat\":1}");
    assert_int_equal(r.status, 200);
    assert_true(is_true_at(r.json, "table.seats.1.offered"));
    assert_int_equal(int_at(r.json, "table.brought"), device.t.game.n);
    reply_free(&r);
    r = at_table(&b, t, "join", "{}");
    assert_int_equal(r.status, 404);
    reply_free(&r);
    r = at_table(&b, t, "join", body);
    assert_int_equal(r.status, 200);
    assert_string_equal(text_at(r.json, "table.seats.1.name"), "Tane");
    assert_false(is_true_at(r.json, "table.seats.1.offered"));
    reply_free(&r);
    r = at_table(&x, t, "join", body);
    assert_int_equal(r.status, 409);
    reply_free(&r);
    r = at_table(&a, t, "take", "{}");
    assert_int_equal(r.status, 403); /* it is no longer a game of one */
    reply_free(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_each_game_goes_on, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_what_is_refused, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_what_is_over_comes_too, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_taken_and_brought_again, open_house, close_house),
        cmocka_unit_test_setup_teardown(test_a_friend_in_a_bots_place, open_house, close_house),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
