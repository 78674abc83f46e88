/* words.c - the language that the module speaks: a catalogue that the page has fetched. */
#include "wasm/inside.h"
#include "wasm/vaka_wasm.h"
#include <string.h>

static struct area catalogue;
static struct vk_language language;
static bool is_english = true;

int vaka_language(void)
{
    size_t n;
    const char *bytes = wasm_input(&n);
    is_english = true;
    if (n) {
        memcpy(wasm_area(&catalogue, n), bytes, n);
        is_english = !vk_language_read(&language, catalogue.at, n);
    }
    (void)wasm_answer();
    return n && is_english ? wasm_refuse(VK_ERR_SETUP, "this is no catalogue of a language")
                           : VK_OK;
}

const struct vk_language *wasm_language(void)
{
    return is_english ? NULL : &language;
}

struct vk_words wasm_words(void)
{
    struct vk_words words = { 0 };
    vk_words_in(&words, wasm_language());
    return words;
}
