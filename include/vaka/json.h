/* json.h - writing JSON into a vk_out; shared by terminal, server, command and WebAssembly. */
#ifndef VAKA_JSON_H
#define VAKA_JSON_H

#include "vaka/out.h"

enum { VK_JSON_DEPTH = 32 };

/* Where a value and its key stand in the text. `below`: how many values it has in it, all the way down, and itself. */
struct vk_json_span {
    uint32_t key, n_key, at, n, below;
};

/* Values in the order in which they were written. `n` beyond `cap`: the last ones were not noted. */
struct vk_json_spans {
    struct vk_json_span *span;
    uint32_t n, cap;
};

/* Commas are the writer's business: `first[depth]` is true until something was written there. */
struct vk_json {
    struct vk_out *out;
    bool first[VK_JSON_DEPTH];
    int depth;
    /* Noted as it is written, for whoever asks; NULL: nobody does. */
    struct vk_json_spans *spans;
    bool is_keyed, is_open; /* a key waits for its value; the last value has no end yet */
    uint32_t opened[VK_JSON_DEPTH];
};

struct vk_json vk_json_to(struct vk_out *out);

/* Inside an object give a key, inside an array (and at the top) NULL. */
void vk_json_object(struct vk_json *j, const char *key);
void vk_json_array(struct vk_json *j, const char *key);
void vk_json_end(struct vk_json *j, char bracket); /* '}' or ']' */
void vk_json_text(struct vk_json *j, const char *key, const char *text);
void vk_json_int(struct vk_json *j, const char *key, int64_t n);
void vk_json_real(struct vk_json *j, const char *key, double x, int places);
void vk_json_bool(struct vk_json *j, const char *key, bool is_so);
void vk_json_null(struct vk_json *j, const char *key);

/* The key alone, for a value that a writer of whole values writes next. */
void vk_json_key(struct vk_json *j, const char *key);

/* A string with quotes and escapes, for writers that do without the above. */
void vk_put_json_string(struct vk_out *out, const char *text, size_t n);

#endif
