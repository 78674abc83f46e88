/*
 * test_bot_names.c - amendment 7 of Raiatea: a bot is named like nothing in any of the games, so that
 * no line of a log reads "Maui performs Maui".
 */
#include "table/row.h"
#include "vaka/face.h"
#include <cmocka.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { LOOKS = 64, VALUES_MAX = 256 };

/* Is `name` a word of this text, in whatever case? */
static bool has_word(const char *text, const char *name)
{
    size_t n = strlen(name);
    for (const char *at = text; *at; at++) {
        bool is_start = at == text || !isalpha((unsigned char)at[-1]);
        if (is_start && strncasecmp(at, name, n) == 0 && !isalpha((unsigned char)at[n]))
            return true;
    }
    return false;
}

static void must_be_free(const char *where, const char *text)
{
    for (int seat = 0; seat < LOOKS; seat++)
        if (has_word(text, vk_bot_name("table", seat)))
            fail_msg("%s: a bot is named like \"%s\"", where, text);
}

/* Whatever an action can name: places, goods, cards, rituals, ranks. */
static void amendment_7_no_bot_is_named_like_a_thing(void **state)
{
    (void)state;
    for (int i = 0; i < vk_n_faces; i++) {
        const struct vk_game *g = vk_faces[i]->game;
        const struct vk_face *f = vk_face_of(g); /* with all that the game's own leaves out */
        for (unsigned kind = 1; kind < g->n_arg_kinds; kind++)
            for (int value = 0; value < g->arg_kinds[kind].n && value < VALUES_MAX; value++) {
                char text[512];
                struct vk_out out = vk_out_to(text, sizeof text);
                if (!g->arg_kinds[kind].words)
                    continue;
                vk_arg_text(f, kind, value, &(struct vk_words){ 0 }, &out);
                must_be_free(g->id, text);
                must_be_free(g->id, g->arg_kinds[kind].words[value]);
            }
        for (int e = 0; e < g->n_events; e++)
            if (f->event_text[e])
                must_be_free(g->id, f->event_text[e]);
    }
}

static void names_at_a_table_differ(void **state)
{
    (void)state;
    for (int a = 0; a < VK_SEATS_MAX; a++)
        for (int b = a + 1; b < VK_SEATS_MAX; b++)
            assert_string_not_equal(vk_bot_name("table", a), vk_bot_name("table", b));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(amendment_7_no_bot_is_named_like_a_thing),
        cmocka_unit_test(names_at_a_table_differ),
    };
    return cmocka_run_group_tests_name("names of bots", tests, NULL, NULL);
}
