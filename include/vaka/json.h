/* json.h - writing JSON into a vk_out; shared by terminal, server, command and WebAssembly. */
#ifndef VAKA_JSON_H
#define VAKA_JSON_H

#include "vaka/action.h"
#include "vaka/out.h"

enum { VK_JSON_DEPTH = 32 };

/*
 * Where a value and its key stand in the text. `below`: how many values it has in it, all the way down, and itself.
 * `stamp`, 48 bits: what it follows from (vk_json_known), or 0; `n` is 0 if it was left out, and `at` then where it
 * stood before (struct vk_json_stamp). `has_stamps`: in it. `is_open`: it has a stamp, and is told by members
 * (vk_json_same).
 */
struct vk_json_span {
    uint32_t key, n_key, at, n, below;
    bool has_stamps, is_open;
    uint64_t stamp;
};

/* A stamp of the text before, and where its value stood there: stamps before its end are of what is in it. */
struct vk_json_stamp {
    uint64_t stamp;
    uint32_t at, end;
};

/* Values in the order in which they were written. `n` beyond `cap`: the last ones were not noted. */
struct vk_json_spans {
    struct vk_json_span *span;
    uint32_t n, cap;
    const struct vk_json_stamp
        *known; /* of the text before, in their order: the same at the same place is left out */
    uint32_t n_known, n_stamps;
    uint64_t seed; /* whatever else every value hangs on: the reader, names, the language */
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
    bool is_single;   /* the next list or object is noted as one value, with this stamp */
    uint64_t stamp;   /* of the next list or object, or 0 */
    uint32_t stamped; /* the value in which the last stamp was made, and the hash of its key */
    uint64_t stamped_key;
    struct vk_json_spans *held; /* and while it is written nothing is, up to this depth */
    int held_depth;
};

struct vk_json vk_json_to(struct vk_out *out);

/* Inside an object give a key, inside an array (and at the top) NULL. */
void vk_json_object(struct vk_json *j, const char *key);
void vk_json_array(struct vk_json *j, const char *key);
void vk_json_end(struct vk_json *j, char bracket); /* '}' or ']' */
void vk_json_text(struct vk_json *j, const char *key, const char *text);
void vk_json_put(struct vk_json *j, const char *key, const struct vk_out *text); /* what was put */
/* The text of an action. */
void vk_json_action(struct vk_json *j, const char *key, const struct vk_game *g, vk_action a);
void vk_json_int(struct vk_json *j, const char *key, int64_t n);
void vk_json_real(struct vk_json *j, const char *key, double x, int places);
void vk_json_bool(struct vk_json *j, const char *key, bool is_so);
void vk_json_null(struct vk_json *j, const char *key);

/* The key alone, for a value that a writer of whole values writes next. */
void vk_json_key(struct vk_json *j, const char *key);

/* The next value, a list or an object, is told whole or not at all. */
void vk_json_single(struct vk_json *j);
/*
 * The same, and the value hangs on these bytes alone (and on what stands in `seed`). True: whoever reads has it, and it
 * is not written; false: write it now, with this key.
 */
bool vk_json_known(struct vk_json *j, const char *key, const void *from, size_t n);
/* The same for a large one: where it is another it is told by members, like any that hangs on nothing. */
bool vk_json_same(struct vk_json *j, const char *key, const void *from, size_t n);

/* A string with quotes and escapes, for writers that do without the above. */
void vk_put_json_string(struct vk_out *out, const char *text, size_t n);

#endif
