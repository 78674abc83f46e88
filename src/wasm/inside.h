/* inside.h - what the files of this room share: the game under way, the two buffers, memory. */
#ifndef VAKA_WASM_INSIDE_H
#define VAKA_WASM_INSIDE_H

#include "vaka/language.h"
#include "vaka/out.h"
#include "vaka/session.h"

/* Memory that is asked for at need and kept: WebAssembly can grow, and cannot give back. */
struct area {
    uint8_t *at;
    size_t size;
};
void *wasm_area(struct area *a, size_t size);

/* The game under way, or NULL. */
const struct vk_session *wasm_game(void);

enum { WASM_MORE_STEPS = 1024 }; /* that may be tried out behind a game that was read */

/* A game to be read into, with room for so many steps and some more; it is none until it has begun. And back in it. */
struct vk_session *wasm_new_game(uint32_t cap);
void wasm_rewind(uint32_t to);

/* The input: text with a zero byte behind it, or bytes. And its next line, ended with a zero byte. */
char *wasm_input(size_t *n);
char *wasm_line(char **text);

/* An answer from its beginning; a refusal with a sentence. */
struct vk_out *wasm_answer(void);
int wasm_refuse(int error, const char *why);

/* words.c: the language of the page, NULL where that is English; and words in it, without names. */
const struct vk_language *wasm_language(void);
struct vk_words wasm_words(void);

#endif
