/*
 * test_plain.c - a position for a page without a board for the game: each action is of a group that has a name in the
 * language of the reader, and what is called alike is one group.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../support/games.h"
#include "../support/json_read.h"
#include "../support/play_text.h"
#include "face/plain.h"
#include "vaka/registry.h"
#include <string.h>

static char buf[1 << 16];
static struct vk_out out;

static const char *title_of(const struct vk_face *f, unsigned verb, const struct vk_words *w)
{
    out = vk_out_to(buf, sizeof buf);
    face_verb_title(f, verb, w, &out);
    return buf;
}

/* With this text for the first verb of a game. */
static void must_be_called(const char *text, const char *title)
{
    struct vk_face f = *vk_face_of(&template_game);
    f.verb_text = &text;
    assert_string_equal(title_of(&f, 0, NULL), title);
}

static void a_label_with_gaps(void **state)
{
    (void)state;
    must_be_called("Pass", "Pass");
    must_be_called("Explore {0}, pay {1}", "Explore \xE2\x80\xA6, pay \xE2\x80\xA6");
    must_be_called("{0} nehmen", "\xE2\x80\xA6 nehmen");
    must_be_called("Take {0} {0|shell|shells}", "Take \xE2\x80\xA6 shells");
    must_be_called("Take {0}{1?| for {1} {1|pearl|pearls}}",
                   "Take \xE2\x80\xA6 for \xE2\x80\xA6 pearls");
    must_be_called("Open { is no gap", "Open { is no gap");
    must_be_called("{0}", "Sky"); /* a gap alone says nothing */
}

static void a_title_of_its_own(void **state)
{
    static const char *const text[] = { "{0}", "{0}" }, *const title[] = { "Weather", NULL };
    struct vk_face f = *vk_face_of(&template_game);
    (void)state;
    f.verb_text = text;
    f.verb_title = title;
    assert_string_equal(title_of(&f, 0, NULL), "Weather");
    assert_string_equal(title_of(&f, 1, NULL), "Pass");
}

static void every_verb_has_a_title(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_face *f = vk_face_of(vk_games[i]);
        for (unsigned v = 0; v < f->game->n_verbs; v++) {
            const char *title = title_of(f, v, NULL);
            if (!title[0] || strpbrk(title, "{}|"))
                fail_msg("%s %s: '%s'", f->game->id, f->game->verbs[v].name, title);
        }
    }
}

static const char *shout(const struct vk_words *self, const char *msgid)
{
    (void)self;
    return strcmp(msgid, "Jump from {0} to {1}") == 0 ? "{0} AHOY {1}" : msgid;
}

static void a_translation_reaches_it(void **state)
{
    struct vk_words w = { .tr = shout };
    const struct vk_face *f = vk_face_of(vk_game_by_id("konane"));
    (void)state;
    assert_string_equal(title_of(f, 0, &w), "Remove the stone at \xE2\x80\xA6");
    assert_string_equal(title_of(f, 1, &w), "\xE2\x80\xA6 AHOY \xE2\x80\xA6");
}

/* ---- The groups of a list ------------------------------------------------------------------------------ */

static void must_write(const struct vk_face *f, const vk_action *act, int n, const char *groups,
                       const char *group)
{
    static _Alignas(8) char s[VK_STATE_MAX];
    static struct vk_actions list;
    struct vk_json j;
    start_game(f->game, s, f->game->seats_min, "");
    list.n = (uint16_t)n;
    memcpy(list.act, act, sizeof *act * (size_t)n);
    out = vk_out_to(buf, sizeof buf);
    j = vk_json_to(&out);
    vk_json_object(&j, NULL);
    face_plain_json(f, s, VK_NONE, &list, NULL, &j);
    vk_json_end(&j, '}');
    assert_true(vk_out_ok(&out) && json_is_valid(buf));
    assert_true(json_is(buf, "plain.groups", groups));
    assert_true(json_is(buf, "plain.group", group));
}

static void actions_lie_in_groups(void **state)
{
    static const vk_action some[] = { 1, 0, 1 | 1 << 8, 0 | 1 << 8 };
    static const char *const alike[] = { "Go to {0}", "Go to {1}" };
    struct vk_face f = *vk_face_of(&template_game);
    (void)state;
    must_write(&f, some, 4, "[\"Pass\",\"Sky\"]", "[0,1,0,1]"); /* by the names of its tables */
    f.verb_text = alike;
    must_write(&f, some, 4, "[\"Go to \xE2\x80\xA6\"]", "[0,0,0,0]");
    must_write(&f, some, 0, "[]", "[]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_label_with_gaps),      cmocka_unit_test(a_title_of_its_own),
        cmocka_unit_test(every_verb_has_a_title), cmocka_unit_test(a_translation_reaches_it),
        cmocka_unit_test(actions_lie_in_groups),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
