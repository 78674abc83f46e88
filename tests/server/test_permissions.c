/* test_permissions.c - permissions.def, row by row: each of six people asks at each kind of table. */
#include "one_house.h"
#include "server/call.h"
#include "server/live.h"
#include <cmocka.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum method { GET, POST, SAY };
enum stage { OPEN, RUNNING, OVER, N_STAGES };
enum who { HOST, SEATED, STRANGER, INVITED, GUESSER, NOBODY, N_WHO };

struct permit {
    enum method method;
    const char *what, *keys, *table[2]; /* public, private */
};

static const struct permit permits[] = {
#define PERMIT(method, what, keys, public, private) { method, what, keys, { public, private } },
#include "permissions.def"
#undef PERMIT
};
enum { N_PERMITS = sizeof permits / sizeof *permits };

static const char *const who_text[] = { "the host",           "who sits there",
                                        "a stranger",         "who has the code",
                                        "who has half of it", "who is not signed in" };
static const char *const stage_text[] = { "open", "running", "over" };

/* ---- The table and its people ----------------------------------------------------------------- */

struct scene {
    struct browser who[N_WHO];
    char id[STORE_ID], code[STORE_ID];
};

static void play_out(struct scene *s)
{
    struct net_socket *ws[2] = { dial(&s->who[HOST], s->id, NULL),
                                 dial(&s->who[SEATED], s->id, NULL) };
    for (int i = 0; i < 2; i++) {
        char text[200];
        json_t *hello = heard_type(ws[i], "hello");
        long long step = int_at(hello, "step");
        for (json_t *m; (m = heard(ws[i])) != NULL; json_decref(m))
            if (json_is_object(at(m, "view")))
                step = int_at(m, "step");
        json_decref(hello);
        (void)snprintf(text, sizeof text,
                       "{\"id\":\"p-%d\",\"type\":\"act\",\"step\":%lld,\"do\":\"pass\"}", i, step);
        say(ws[i], text);
        json_decref(heard_type(ws[i], "ok"));
    }
    socket_free(ws[0]);
    socket_free(ws[1]);
}

static void set_scene(struct scene *s, bool is_private, enum stage stage)
{
    static const char *const name[] = { "Leilani", "Tane", "Moana", "Hina", "Manu" };
    char text[400], path[100];
    for (int i = 0; i < NOBODY; i++)
        s->who[i] = newcomer(&house, name[i]);
    s->who[NOBODY] = (struct browser){ .house = &house };
    (void)snprintf(text, sizeof text,
                   "{\"game\":\"template\",\"name\":\"Canoe\",\"options\":{\"rounds\":\"1\","
                   "\"storms\":\"off\"},"
                   "\"public\":%s,\"hints\":true,\"seats\":[{\"kind\":\"me\"},"
                   "{\"kind\":\"person\"},{%s}]}",
                   is_private ? "false" : "true",
                   stage == OPEN ? "\"kind\":\"person\"" : "\"kind\":\"bot\",\"level\":\"random\"");
    struct reply r = post(&s->who[HOST], "/api/tables", text);
    if (r.status != 200)
        fail_msg("%s", r.text);
    (void)snprintf(s->id, sizeof s->id, "%s", text_at(r.json, "table.id"));
    (void)snprintf(s->code, sizeof s->code, "%s", text_at(r.json, "table.invite"));
    reply_free(&r);
    (void)snprintf(path, sizeof path, "/api/tables/%s/join?invite=%s", s->id, s->code);
    r = post(&s->who[SEATED], path, "{\"seat\":1}");
    assert_int_equal(r.status, 200);
    reply_free(&r);
    if (stage == OVER)
        play_out(s);
}

/* ---- One question ------------------------------------------------------------------------------- */

static char letter_of(const char *code)
{
    static const struct {
        char letter;
        const char *code;
    } of[] = {
        { 'n', "not_found" }, { 'f', "forbidden" }, { 's', "signed_out" }, { 'b', "bad_request" },
        { 'a', "already" },   { 'a', "over" },      { 'a', "seat_taken" }, { 'a', "not_due" },
        { 'a', "undo" },      { 'a', "stale" },
    };
    for (size_t i = 0; i < sizeof of / sizeof *of; i++)
        if (strcmp(of[i].code, code) == 0)
            return of[i].letter;
    return '?';
}

/* The code that he has, or a part of it. */
static void put_code(const struct scene *s, enum who who, char code[STORE_ID])
{
    memcpy(code, who == INVITED || who == GUESSER ? s->code : "",
           who == INVITED || who == GUESSER ? STORE_ID : 1);
    if (who == GUESSER)
        code[strlen(code) / 2] = 0;
}

static void write_path(const struct scene *s, enum who who, const struct permit *p, char path[300])
{
    char code[STORE_ID];
    const char *colon = strchr(p->what, ':');
    put_code(s, who, code);
    if (strncmp(p->what, "invite/", 7) == 0) {
        bool has_whole = who == HOST || who == SEATED || who == INVITED;
        (void)snprintf(path, 300, "/api/invite/%s",
                       has_whole ? s->code
                       : code[0] ? code
                                 : "abcdefgh");
        return;
    }
    (void)snprintf(path, 300, "/api/%.*s%s%s?%s%s%s", (int)(colon - p->what), p->what, s->id,
                   colon + 3, p->method == GET ? p->keys : "", code[0] ? "&invite=" : "", code);
}

static char ask_by_http(struct scene *s, enum who who, const struct permit *p)
{
    char path[300], body[300];
    write_path(s, who, p, path);
    (void)snprintf(body, sizeof body, "{%s}", p->keys);
    struct reply r = p->method == GET ? get(&s->who[who], path) : post(&s->who[who], path, body);
    char letter = r.status == 200 ? 'y' : r.json ? letter_of(text_at(r.json, "error.code")) : '?';
    reply_free(&r);
    return letter;
}

/* The answer under the command's id: ok, no, a hint, a draft; or the hello that answers a look. */
static char hear_answer(struct net_socket *ws, bool is_look)
{
    char letter = '?';
    for (json_t *m; (m = heard(ws)) != NULL; json_decref(m)) {
        const char *type = text_at(m, "type");
        if (strcmp(type, "ok") == 0 || strcmp(type, "hint") == 0 || strcmp(type, "draft") == 0 ||
            (is_look && strcmp(type, "hello") == 0))
            letter = 'y';
        else if (strcmp(type, "no") == 0)
            letter = letter_of(text_at(m, "error.code"));
    }
    return letter;
}

static char ask_live(struct scene *s, enum who who, const struct permit *p)
{
    char query[100], code[STORE_ID], text[400];
    int closed = 0;
    put_code(s, who, code);
    (void)snprintf(query, sizeof query, code[0] ? "?invite=%s" : "%s", code);
    struct net_socket *ws = dial(&s->who[who], s->id, query);
    char letter = 'n';
    if (is_hung_up(ws, &closed)) {
        assert_int_equal(closed, 4404);
    } else {
        long long step = 0;
        for (json_t *m; (m = heard(ws)) != NULL; json_decref(m))
            if (at(m, "step"))
                step = int_at(m, "step");
        (void)snprintf(text, sizeof text, "{\"id\":\"q\",\"type\":\"%s\"%s%s}", p->what,
                       p->keys[0] ? "," : "", p->keys);
        char *at_step = strstr(text, "\"step\":1");
        if (at_step && step < 10)
            at_step[7] = (char)('0' + step);
        say(ws, text);
        letter = hear_answer(ws, strcmp(p->what, "look") == 0);
    }
    socket_free(ws);
    return letter;
}

static void every_row_holds(void **state)
{
    int wrong = 0;
    (void)state;
    for (int i = 0; i < N_PERMITS; i++)
        for (int is_private = 0; is_private < 2; is_private++)
            for (int stage = 0; stage < N_STAGES; stage++)
                for (int who = 0; who < N_WHO; who++) {
                    const struct permit *p = &permits[i];
                    struct scene s = { 0 };
                    open_house(NULL);
                    set_scene(&s, is_private, (enum stage)stage);
                    char wanted = p->table[is_private][stage * (N_WHO + 1) + who];
                    char got = p->method == SAY ? ask_live(&s, (enum who)who, p)
                                                : ask_by_http(&s, (enum who)who, p);
                    if (got != wanted)
                        wrong++, print_error("%s %s, %s table that is %s, %s: %c, should be %c\n",
                                             p->what, p->keys, is_private ? "private" : "public",
                                             stage_text[stage], who_text[who], got, wanted);
                    close_house(NULL);
                }
    assert_int_equal(wrong, 0);
}

/* ---- Nothing is left out ------------------------------------------------------------------------- */

/* `tables/:id/steps/:n` has rows for step 1. */
static bool is_row_of(const struct permit *p, const struct route *r)
{
    const char *a = p->what, *b = r->path;
    if (p->method == SAY || strcmp(p->method == GET ? "GET" : "POST", r->method) != 0)
        return false;
    for (; *a && *b; a++, b++) {
        if (b[0] == ':' && b[1] == 'n') {
            while (a[1])
                a++;
            b++;
        } else if (*a != *b) {
            return false;
        }
    }
    return !*a && !*b;
}

static void every_address_of_a_table_has_a_row(void **state)
{
    size_t n;
    const struct route *route = api_routes(&n);
    (void)state;
    for (size_t i = 0; i < n; i++) {
        bool is_of_table = strstr(route[i].path, ":id") && strncmp(route[i].path, "games/", 6) != 0;
        bool has_row = !is_of_table;
        for (int k = 0; k < N_PERMITS; k++)
            has_row |= is_row_of(&permits[k], &route[i]);
        if (!has_row)
            fail_msg("%s %s has no row in permissions.def", route[i].method, route[i].path);
    }
}

static void every_command_has_a_row(void **state)
{
    const char *name;
    (void)state;
    for (size_t i = 0; (name = vk_command_name(i)) != NULL; i++) {
        bool has_row = false;
        for (int k = 0; k < N_PERMITS; k++)
            has_row |= permits[k].method == SAY && strcmp(permits[k].what, name) == 0;
        if (!has_row)
            fail_msg("the command %s has no row in permissions.def", name);
    }
}

static void every_row_is_whole(void **state)
{
    (void)state;
    for (int i = 0; i < N_PERMITS; i++)
        for (int k = 0; k < 2; k++) {
            const char *word = permits[i].table[k];
            bool is_right = strlen(word) == N_STAGES * (N_WHO + 1) - 1 && word[N_WHO] == ' ' &&
                            word[2 * N_WHO + 1] == ' ';
            if (!is_right)
                fail_msg("%s %s: \"%s\" is not three words of six letters", permits[i].what,
                         permits[i].keys, word);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_is_whole),
        cmocka_unit_test(every_address_of_a_table_has_a_row),
        cmocka_unit_test(every_command_has_a_row),
        cmocka_unit_test(every_row_holds),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
