/*
 * test_patch.c - a patch of what one has makes what there is now: of values written by hand, and of the views of every
 * game, step by step, for every viewer. The reader here is no reader of ours: jansson.
 */
#include "support/brief.h"
#include "support/kept.h"
#include "support/play_text.h"
#include "support/setups.h"
#include "table/patch.h"
#include "table/say.h"
#include "vaka/face.h"
#include "vaka/hash.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <jansson.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

static struct vk_digest digest;

/* By the rule of docs/protocol.md; takes `old`, leaves `patch`. */
static json_t *patched(json_t *old, json_t *patch)
{
    const char *key;
    json_t *change;
    if (json_is_array(patch)) {
        assert_int_equal(json_array_size(patch), 1);
        json_decref(old);
        return json_incref(json_array_get(patch, 0));
    }
    json_object_foreach(patch, key, change)
    {
        if (json_is_array(old)) {
            size_t i = (size_t)strtoul(key, NULL, 10);
            json_t *member = json_array_get(old, i);
            assert_non_null(member);
            (void)json_array_set_new(old, i, patched(json_incref(member), change));
        } else {
            json_t *member = json_object_get(old, key);
            assert_non_null(member);
            (void)json_object_set_new(old, key, patched(json_incref(member), change));
        }
    }
    return old;
}

/* What was said last, whole, and the digest of it. */
struct said {
    json_t *value;
    struct vk_digest_row *row;
    uint32_t n;
};

static json_t *json_of(const char *text)
{
    json_error_t e;
    json_t *value = json_loads(text, JSON_DECODE_ANY, &e);
    if (!value)
        fail_msg("%s at %d of %.2000s", e.text, e.position, text);
    return value;
}

/*
 * Say the next text by a patch: it comes out as it is. How long the patch was; 0: it cannot be said. `written` is the
 * text as it has just been written, with or without what is known.
 */
static size_t say_written(struct said *s, const char *written, const char *text)
{
    static char patch[KEPT_TEXT];
    struct vk_out out = vk_out_to(patch, sizeof patch);
    vk_digest_read(&digest, written, strlen(written));
    if (!vk_patch_write(s->row, s->n, &digest, &out))
        return 0;
    assert_true(vk_out_ok(&out));
    json_t *change = json_of(patch), *whole = json_of(text);
    json_t *before = s->value ? json_deep_copy(s->value) : json_null();
    json_t *after = patched(before, change);
    if (!json_equal(after, whole))
        fail_msg("patched by %.2000s it is not %.2000s", patch, text);
    json_decref(s->value);
    json_decref(change);
    json_decref(whole);
    s->value = after;
    s->row = realloc(s->row, digest.n * sizeof *s->row);
    memcpy(s->row, digest.row, digest.n * sizeof *s->row);
    s->n = digest.n;
    return out.len;
}

static size_t say_next(struct said *s, const char *text)
{
    size_t n = say_written(s, text, text);
    assert_int_not_equal(n, 0);
    return n;
}

static void forget(struct said *s)
{
    json_decref(s->value);
    free(s->row);
    *s = (struct said){ 0 };
}

static void write_value(struct vk_json *j, const char *key, json_t *value)
{
    const char *name;
    json_t *member;
    size_t i;
    if (json_is_object(value)) {
        vk_json_object(j, key);
        json_object_foreach(value, name, member) write_value(j, name, member);
        vk_json_end(j, '}');
    } else if (json_is_array(value)) {
        vk_json_array(j, key);
        json_array_foreach(value, i, member) write_value(j, NULL, member);
        vk_json_end(j, ']');
    } else if (json_is_string(value)) {
        vk_json_text(j, key, json_string_value(value));
    } else if (json_is_integer(value)) {
        vk_json_int(j, key, json_integer_value(value));
    } else {
        vk_json_null(j, key);
    }
}

/* The same text, as our writer writes it. */
static const char *written(const char *text)
{
    static char again[VK_DIGEST_MAX * 80];
    struct vk_out out = vk_out_to(again, sizeof again);
    struct vk_json j = vk_json_to(&out);
    json_t *value = json_of(text);
    j.spans = vk_digest_begin(&digest, NULL, 0);
    write_value(&j, NULL, value);
    json_decref(value);
    assert_string_equal(again, text);
    return again;
}

static void test_values(void **unused)
{
    static const char *const text[] = {
        "{}",
        "[]",
        "7",
        "{\"a\":1}",
        "{\"a\":\"a long text with \\\"quotes\\\", {braces} and [brackets] \\\\\",\"b\":[1,2,3]}",
        "{\"a\":\"a long text with \\\"quotes\\\", {braces} and [brackets] \\\\\",\"b\":[1,2,4]}",
        "{\"a\":\"another text with \\\"quotes\\\", {braces} and [brackets]\",\"b\":[1,2,4]}",
        "{\"b\":\"another text with \\\"quotes\\\", {braces} and [brackets]\",\"a\":[1,2,4]}",
        "{\"b\":{\"list\":[{\"x\":\"one of the longer ones\",\"y\":1},{\"x\":\"two of the longer "
        "ones\"}]}}",
        "{\"b\":{\"list\":[{\"x\":\"one of the longer ones\",\"y\":1},{\"x\":\"too of the longer "
        "ones\"}]}}",
        "{\"b\":{\"list\":[{\"x\":\"one of the longer ones\",\"y\":[]},{\"x\":\"too of the longer "
        "ones\"}]}}",
        "{\"b\":{\"list\":[{\"x\":\"one of the longer ones\",\"y\":null}]}}",
        "{\"b\":{\"list\":[{\"x\":\"one of the longer ones\",\"z\":null}]}}",
        "{\"b\":{\"list\":{\"0\":{\"x\":\"one of the longer ones\",\"z\":null}}}}",
        "null",
    };
    struct said s = { 0 };
    (void)unused;
    for (size_t from = 0; from < sizeof text / sizeof *text; from++)
        for (size_t to = 0; to < sizeof text / sizeof *text; to++) {
            (void)say_next(&s, written(text[from]));
            (void)say_next(&s, written(text[to]));
        }
    forget(&s);
}

/* More values than there are rows: said whole. */
static void test_too_many(void **unused)
{
    static char text[VK_DIGEST_MAX * 80];
    struct said s = { 0 };
    (void)unused;
    for (int n = VK_DIGEST_MAX - 3; n < VK_DIGEST_MAX + 3; n++)
        for (int last = 0; last < 2; last++) {
            struct vk_out out = vk_out_to(text, sizeof text);
            vk_put_char(&out, '[');
            for (int i = 0; i < n; i++)
                vk_put(&out, "\"a text that is long enough to have a row of its own\",");
            vk_put_int(&out, last);
            vk_put_char(&out, ']');
            assert_true(vk_out_ok(&out));
            (void)say_next(&s, written(text));
            assert_int_equal(s.n, n + 3 > VK_DIGEST_MAX ? 1 : n + 3);
        }
    forget(&s);
}

/* Facts that differ in one bit or two have stamps that differ, whatever their length. */
static void test_hash(void **unused)
{
    enum { WORDS = 9 };
    (void)unused;
    for (unsigned n = 1; n <= 8 * WORDS; n += n < 9 ? 1 : 8) {
        uint8_t facts[8 * WORDS] = { 0 };
        uint64_t hash = vk_hash_quick(VK_HASH_START, facts, n);
        for (unsigned a = 0; a < 8 * n; a++)
            for (unsigned b = a % 8 + 8; b <= 8 * n; b += 8) {
                unsigned other =
                    b < 8 * n ? b : a; /* the same bit of another byte, or one bit alone */
                facts[a / 8] = (uint8_t)(1u << a % 8);
                facts[other / 8] |= (uint8_t)(1u << other % 8);
                assert_true(vk_hash_quick(VK_HASH_START, facts, n) >> 16 != hash >> 16);
                facts[a / 8] = facts[other / 8] = 0;
            }
    }
}

/* Without what is known from what was said; NULL: whole. */
static const char *view_of(const struct vk_table *t, int viewer, const struct said *s, char *text)
{
    struct vk_out out = vk_out_to(text, KEPT_TEXT);
    struct vk_json j = vk_json_to(&out);
    j.spans = vk_digest_begin(&digest, s ? s->row : NULL, s ? s->n : 0);
    vk_say_position(t, viewer, vk_table_number(t, viewer, t->game.n), t->game.state, &j);
    assert_true(vk_out_ok(&out));
    return text;
}

/* As the server does: what is known is left out, unless the patch then needs it. */
static size_t say_view(struct said *s, const struct vk_table *t, int viewer, const char *whole)
{
    static char text[KEPT_TEXT];
    size_t n = say_written(s, view_of(t, viewer, s, text), whole);
    return n ? n : say_written(s, view_of(t, viewer, NULL, text), whole);
}

/* A list whose values have stamps; it has one too, where `is_open`. */
static void write_list(struct vk_json *j, const char *key, const int *list, bool is_open)
{
    size_t n = 0;
    while (list[n])
        n++;
    if (is_open && vk_json_same(j, key, list, n * sizeof *list))
        return;
    vk_json_array(j, key);
    for (const int *i = list; *i; i++)
        if (!vk_json_known(j, NULL, i, sizeof *i)) {
            vk_json_object(j, NULL);
            vk_json_int(j, "value", *i);
            vk_json_end(j, '}');
        }
    vk_json_end(j, ']');
}

/* Long enough to be looked into, without stamps in it. */
static void write_long(struct vk_json *j, const int *a, const int *b)
{
    const int from[] = { *a, *b };
    if (vk_json_same(j, "long", from, sizeof from))
        return;
    vk_json_object(j, "long");
    vk_json_int(j, "a", *a);
    vk_json_text(j, "always",
                 "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmn"
                 "opqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz");
    vk_json_int(j, "b", *b);
    vk_json_end(j, '}');
}

/* Lists of values with stamps: what is left out is never needed, or that is found out. */
static const char *list_of(const int *a, const int *b, const struct said *s, char *text)
{
    struct vk_out out = vk_out_to(text, KEPT_TEXT);
    struct vk_json j = vk_json_to(&out);
    j.spans = vk_digest_begin(&digest, s ? s->row : NULL, s ? s->n : 0);
    vk_json_object(&j, NULL);
    write_list(&j, "first", a, false);
    write_list(&j, "second", b, true);
    write_long(&j, a, b);
    write_list(&j, "third", a, true);
    write_list(&j, "last", b, false);
    vk_json_end(&j, '}');
    assert_true(vk_out_ok(&out));
    return text;
}

static void test_stamps(void **unused)
{
    static const int lists[][4] = { { 0 },       { 1 },       { 2 },       { 1, 2 },   { 2, 1 },
                                    { 2, 2 },    { 1, 2, 3 }, { 2, 3, 1 }, { 3, 1 },   { 3, 3, 3 },
                                    { 3, 2, 1 }, { 1, 1, 2 }, { 1, 2, 2 }, { 2, 2, 1 } };
    enum { N = sizeof lists / sizeof lists[0] };
    static char whole[KEPT_TEXT], text[KEPT_TEXT];
    struct said s = { 0 };
    size_t left_out = 0;
    const int stride = is_brief() ? 6 : 1;
    (void)unused;
    for (int i = 0; i < N * N * N * N; i += (i % 7 + 1) * stride) {
        const int *a = lists[i % N], *b = lists[i / N % N], *c = lists[i / N / N % N];
        const int *d = lists[i / N / N / N];
        (void)say_next(&s, list_of(a, b, NULL, text));
        (void)list_of(c, d, NULL, whole);
        (void)list_of(c, d, &s, text);
        left_out += strlen(text) < strlen(whole);
        if (!say_written(&s, text, whole))
            (void)say_next(&s, list_of(c, d, NULL, text));
    }
    assert_true(left_out > 0);
    forget(&s);
}

static void views(const struct vk_game *g, int seats)
{
    const uint32_t steps = is_brief() ? 30 : 120;
    struct said said[VK_VIEWERS] = { { 0 } };
    struct kept k;
    size_t whole = 0, patches = 0;
    uint32_t to;
    kept_begin(&k, g, seats);
    do {
        for (int v = 0; v <= VK_SPECTATOR; v += v + 1 == seats ? VK_SPECTATOR - v : 1) {
            static char text[KEPT_TEXT];
            whole += strlen(view_of(&k.t, v, NULL, text));
            patches += say_view(&said[v], &k.t, v, text);
        }
        if (kept_draw(&k, 10) == 0)
            (void)vk_table_undo(&k.t, 0, vk_table_number(&k.t, 0, vk_table_floor(&k.t, 0)),
                                &k.clerk, &to);
    } while (k.t.game.n < steps && kept_play(&k));
    assert_true(patches < whole + 8 * steps);
    for (int v = 0; v < VK_VIEWERS; v++)
        forget(&said[v]);
    kept_leave(&k);
}

static void test_views(void **unused)
{
    (void)unused;
    with_every_game(views);
}

/* ---- Whole games with every option: values with the same stamp have the same text ------------------------- */

struct walk {
    const struct vk_game *g;
    struct vk_rng rng;
    int games, looks;
    struct {
        uint64_t stamp, text; /* its hash */
    } met[1 << 16];
    size_t n_met;
};

static void step_at_random(struct walk *w, void *state)
{
    struct vk_actions list;
    int seat = next_to_act(w->g, state);
    vk_legal(w->g, state, seat, &list);
    vk_play(w->g, state, seat, any_of(&list, seat, &w->rng), NULL);
}

static void meet(struct walk *w, const char *text, const struct vk_json_span *span)
{
    enum { MANY = sizeof w->met / sizeof *w->met };
    uint64_t hash = vk_hash(VK_HASH_START, text + span->at, span->n);
    size_t i = span->stamp % MANY;
    while (w->met[i].stamp && w->met[i].stamp != span->stamp)
        i = (i + 1) % MANY;
    if (!w->met[i].stamp && w->n_met < MANY / 2) {
        w->met[i].stamp = span->stamp;
        w->met[i].text = hash;
        w->n_met++;
    }
    if (w->met[i].stamp && w->met[i].text != hash)
        fail_msg("%s: another text before, of the same stamp: %.*s", w->g->id, (int)span->n,
                 text + span->at);
}

static void look(struct walk *w, const void *state, int viewer)
{
    static char text[KEPT_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_json j = vk_json_to(&out);
    j.spans = vk_digest_begin(&digest, NULL, 0);
    vk_view_json(w->g, state, viewer, 0, &j);
    assert_true(vk_out_ok(&out) && digest.spans.n <= digest.spans.cap);
    for (uint32_t i = 0; i < digest.spans.n; i++)
        if (digest.span[i].stamp)
            meet(w, text, &digest.span[i]);
    w->looks++;
}

static void walk_through(void *context, const struct vk_setup *cfg, enum setup_kind kind)
{
    enum { LOOKS = 600, LOOKS_BRIEF = 20 };
    static alignas(8) uint8_t state[VK_STATE_MAX];
    struct walk *w = context;
    struct vk_refusal no;
    struct vk_actions list;
    (void)kind;
    if (vk_start(w->g, state, cfg, &no, NULL) != VK_OK)
        return;
    uint32_t steps = (uint32_t)vk_playout(w->g, state, &w->rng, &list),
             stride = 1 + steps / (is_brief() ? LOOKS_BRIEF : LOOKS);
    int seat = (int)vk_rng_below(&w->rng, cfg->seats + 1u);
    memset(w->met, 0, sizeof w->met);
    w->n_met = 0;
    (void)vk_start(w->g, state, cfg, &no, NULL);
    for (; !vk_due(w->g, state).over; step_at_random(w, state))
        if (vk_rng_below(&w->rng, stride) == 0)
            look(w, state, seat < cfg->seats ? seat : VK_SPECTATOR);
    w->games++;
}

static void test_every_option(void **unused)
{
    static struct walk w;
    w.rng = vk_rng_from(11, 0);
    (void)unused;
    for (int i = 0; i < vk_n_games; i++) {
        w.g = vk_games[i];
        each_setup(w.g, w.g->seats_max, 12, walk_through, &w);
    }
    assert_true(w.games > 20 && w.looks > 20 * w.games / 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values), cmocka_unit_test(test_too_many),
        cmocka_unit_test(test_hash),   cmocka_unit_test(test_stamps),
        cmocka_unit_test(test_views),  cmocka_unit_test(test_every_option)
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
