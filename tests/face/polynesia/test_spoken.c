/*
 * test_spoken.c - the map in words: whoever cannot see it learns from it what is joined to
 * what, by which routes, whose boats are there, and which islands sink.
 */
#include "support/polynesia_given.h"
#include "vaka/face.h"
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

static char said[1 << 15];

static const char *board(void)
{
    struct vk_out out = vk_out_to(said, sizeof said);
    vk_face_of(&polynesia_game)->board_text(&now, &(struct vk_words){ .state = &now }, &out);
    assert_true(vk_out_ok(&out));
    return said;
}

/* The line of an island. */
static const char *line_of(const char *name)
{
    static char line[1000];
    char start[40];
    for (const char *at = said; at; at = strchr(at, '\n'), at += at != NULL) {
        size_t n = strcspn(at, "\n");
        int length = snprintf(start, sizeof start, "%s", name);
        if (strncmp(at, start, (size_t)length) != 0 || !strchr(":, ", at[length]))
            continue;
        snprintf(line, sizeof line, "%.*s", (int)n, at);
        return line;
    }
    fail_msg("%s has no line", name);
    return "";
}

static void assert_says(const char *island, const char *text)
{
    if (!strstr(line_of(island), text))
        fail_msg("\"%s\" is not in: %s", text, line_of(island));
}

static void every_route_is_told_at_both_ends(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats += 2) {
        given_game(seats, "1.3 2.4 3.7");
        const struct poly_map *m = poly_map_of(&now);
        board();
        for (int r = 0; r < m->n_routes; r++) {
            const char *a = m->island[m->route[r].end[0]].name;
            const char *b = m->island[m->route[r].end[1]].name;
            char *routes = strstr(line_of(a), m->route[r].class == NEUTRAL ? "Open" : "Unexplored");
            assert_non_null(routes);
            if (!strstr(routes, b))
                fail_msg("%s does not name %s", a, b);
            assert_says(b, a);
        }
    }
}

static void what_sinks_and_what_is_safe(void **state)
{
    (void)state;
    given_game(4, "1.3 2.4 3.7");
    board();
    assert_non_null(
        strstr(said, "When the volcano erupts, these sink: Mauna Ahi, Ata, Eua and Late; "));
    assert_says("Mauna Ahi", "Mauna Ahi, the volcano: sinks");
    assert_says("Mauna Ahi", "Open to all: Ata, Eua and Late.");
    assert_says("Ata", "Ata: sinks, gives fish.");
    assert_says("Ata", "Open to all: Mauna Ahi.");
    assert_says("Uvea", "Uvea: safe, gives shells.");
    assert_says("Savaii", "Savaii of Samoa: safe, gives fish.");
    assert_says("Aitutaki", "safe, turtle island worth 1 point.");
    assert_non_null(strstr(said, "Archipelago Samoa: Savaii and Upolu.\n"));
}

/* What an island is for good stands among the words of the game. */
static void islands_are_told_once(void **state)
{
    char help[200];
    struct vk_out out = vk_out_to(help, sizeof help);
    (void)state;
    vk_face_of(&polynesia_game)->arg_help(A_ISLAND, 9, NULL, &out);
    assert_string_equal(help, "Savaii of Samoa: safe, gives fish.");
    out = vk_out_to(help, sizeof help);
    vk_face_of(&polynesia_game)->arg_help(A_ISLAND, 30, NULL, &out);
    assert_string_equal(help, "Mauna Ahi, the volcano: sinks.");
}

static void boats_pieces_and_tokens(void **state)
{
    (void)state;
    given_game(4, "1.2 2.4 3.7");
    given_pieces(0, 6, "a05 2, a01 1");
    given_pieces(1, 6, "a05 1");
    given_route("ra18", "fish", "01");
    given_token("a09", "mask");
    board();
    assert_says("Futuna", "Pieces: Coral 2 and Turquoise 1.");
    assert_says("Vavau", "Explored: Aitutaki (fish, boats of Coral and Turquoise).");
    assert_says("Aitutaki", "Explored: Vavau (fish, boats of Coral and Turquoise).");
    assert_says("Savaii", "On it lies a mask token.");
    assert_non_null(
        strstr(said, "Archipelago Samoa: Savaii and Upolu. A turtle token lies here.\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_route_is_told_at_both_ends),
        cmocka_unit_test(what_sinks_and_what_is_safe),
        cmocka_unit_test(islands_are_told_once),
        cmocka_unit_test(boats_pieces_and_tokens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
