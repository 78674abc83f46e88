/*
 * fuzz_json.c - JSON from outside: whatever the text, it is refused with a sentence, or every
 * question about it is answered within the bounds that were asked for.
 */
#include "server/ask.h"
#include "support.h"
#include "vaka/game.h"
#include <string.h>

static void ask_everything(const json_t *object)
{
    static const char *const keys[] = {
        "id", "type", "step", "do", "name", "seats", "clock", "text"
    };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        struct ask text = ask_of(object, NULL), number = ask_of(object, NULL),
                   list = ask_of(object, NULL);
        must(strlen(ask_text(&text, keys[i], 20, NULL)) <= 20);
        int64_t n = ask_int(&number, keys[i], 0, 100);
        must(n >= 0 && n <= 100);
        const json_t *array = ask_array(&list, keys[i], 5);
        must(!array || json_array_size(array) <= 5);
        must(!ask_has(&text, keys[i]) || json_object_get(object, keys[i]));
        struct ask other = ask_of(object, NULL);
        n = ask_int_or(&other, keys[i], 3, 9, 7);
        must(n >= 3 && n <= 9);
        (void)ask_bool_or(&other, keys[i], true);
        const json_t *inner = ask_object(&other, keys[i]);
        must(!inner || json_is_object(inner));
        must(strlen(other.why) < sizeof other.why);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char why[200] = "";
    json_t *root = ask_parse((const char *)data, size, why);
    if (root) {
        must(json_is_object(root));
        ask_everything(root);
        json_decref(root);
    } else {
        must(why[0] && strlen(why) < sizeof why);
    }
    return 0;
}
