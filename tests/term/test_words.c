/* test_words.c - a board in words, out of JSON. */
#include "support/games.h"
#include "term/words.c"
#include <cmocka.h>

static const char *words(const char *json)
{
    static char text[2000];
    struct vk_words names = { .name = { "Ana", "Rua" } };
    struct vk_out out = vk_out_to(text, sizeof text);
    words_of_board(json, vk_face_of(&template_game), &names, &out);
    return text;
}

static void named_things_become_lines(void **state)
{
    (void)state;
    assert_string_equal(words("{\"round\":3,\"islands\":[{\"id\":\"a1\",\"name\":\"Ata\",\"x\":7,"
                              "\"kind\":\"near\",\"symbol\":\"fish\",\"token\":null,\"safe\":false,"
                              "\"pieces\":[0,2]}]}"),
                        "islands:\nAta (a1); near; symbol fish; pieces Rua 2\n\n");
}

static void lists_of_numbers_are_seats(void **state)
{
    (void)state;
    assert_string_equal(
        words("{\"routes\":[{\"name\":\"A - B\",\"class\":\"sea\",\"goods\":\"shell\","
              "\"boats\":[0,1]}]}"),
        "routes:\nA - B; sea; goods shell; boats Ana, Rua\n\n");
}

static void empty_things_are_counted(void **state)
{
    (void)state;
    assert_string_equal(words("{\"routes\":[{\"name\":\"A\",\"class\":\"sea\",\"boats\":[]},"
                              "{\"name\":\"B\",\"class\":\"sea\",\"boats\":[]}]}"),
                        "routes:\n2 more with nothing on them\n\n");
}

static void signs_inside_texts_do_not_confuse(void **state)
{
    (void)state;
    assert_string_equal(
        words("{\"a\":\"x],}\\\"{\",\"hexes\":[{\"name\":\"O'a, {2}\",\"is_big\":true}]}"),
        "hexes:\nO'a, {2}; is big\n\n");
}

static void broken_text_ends_the_reading(void **state)
{
    (void)state;
    static const char json[] = "{\"islands\":[{\"name\":\"Ata\",\"pieces\":[1,2]}],\"x\":\"y\"}";
    char cut[sizeof json];
    for (size_t n = 0; n < sizeof json; n++) {
        memcpy(cut, json, n);
        cut[n] = '\0';
        words(cut); /* whatever it says, it must come to an end within the text */
    }
    assert_string_equal(words(""), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(named_things_become_lines),
        cmocka_unit_test(lists_of_numbers_are_seats),
        cmocka_unit_test(empty_things_are_counted),
        cmocka_unit_test(signs_inside_texts_do_not_confuse),
        cmocka_unit_test(broken_text_ends_the_reading),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
