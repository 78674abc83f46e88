/*
 * fields.h - what an observation is made of: rows that say where a thing stands in the state of a game, and
 * how it becomes numbers. All of them read a state that was concealed for the seat that looks.
 */
#ifndef VAKA_LIB_FIELDS_H
#define VAKA_LIB_FIELDS_H

#include "vaka/game.h"
#include "vaka/json.h"
#include <stddef.h>

enum lib_kind {
    LIB_NUMBER, /* itself; a byte that is none or unknown: -1 */
    LIB_ONE_OF, /* `top` numbers, one of them 1; none or unknown: all are 0 */
    LIB_SEAT,   /* which seat, counted from the one that looks; none: -1, what is no seat: itself */
    LIB_BITS,   /* `top` numbers, a bit each, of each word */
    LIB_SET,    /* the same over all words of the inner row together */
    LIB_SEATS,  /* a bit a seat, from the one that looks, and bit 7, which is everybody's */
    LIB_LEFT    /* nothing: bytes that say nothing */
};

/* Words of the state: [rows by seat][outer][inner]. Rows 0: it belongs to no seat. */
struct lib_field {
    const char *name;
    uint16_t offset, row_stride, outer_stride;
    uint16_t rows, outer, bytes; /* bytes of the inner row */
    uint8_t width;               /* of a word, in bytes */
    uint8_t is_signed, kind;
    uint16_t top;
};

/* The fields of a game, behind the head that all states have. */
struct lib_fields {
    const char *game;
    const struct lib_field *field;
    int n;
    int rows_min; /* with one seat there may be another side */
};

/* Those of a game with its seats. */
struct lib_layout {
    struct lib_fields fields;
    struct lib_field whole; /* of a game without fields: all bytes */
    int seats, rows, points, size;
};

static inline int lib_words(const struct lib_field *f)
{
    return f->bytes / f->width;
}

void lib_layout_make(struct lib_layout *layout, const struct vk_game *g, int seats);
void lib_layout_json(const struct lib_layout *layout, const struct vk_game *g, struct vk_json *j);

/* layout.size numbers: what `seat` knows. `seen` was concealed for it. */
void lib_observe(const struct lib_layout *layout, const struct vk_game *g, const void *seen,
                 int seat, float *row);

#define FIELDS(id) extern const struct lib_fields lib_fields_##id;
#include "lib/fields.def"
#undef FIELDS

/* ---- For the tables: the state is called S, `word` is the first word of `array`. ------------- */

#define LIB_OF(m)     (((const S *)0)->m)
#define LIB_SIGNED(m) _Generic(LIB_OF(m), int8_t : 1, int16_t : 1, default : 0)
#define LIB_ROW(name_, array, rows_, row_, outer_, step_, bytes_, word, kind_, top_)               \
    {                                                                                              \
        .name = (name_), .offset = offsetof(S, array), .rows = (rows_), .row_stride = (row_),      \
        .outer = (outer_), .outer_stride = (step_), .bytes = (bytes_),                             \
        .width = sizeof LIB_OF(word), .is_signed = LIB_SIGNED(word), .kind = LIB_##kind_,          \
        .top = (top_)                                                                              \
    }
/* Words that lie side by side. */
#define FIELD(array, word, kind, top)                                                              \
    LIB_ROW(#array, array, 0, 0, 1, 0, sizeof LIB_OF(array), word, kind, top)
/* An array by seat. */
#define BY_SEAT(array, word, kind, top)                                                            \
    LIB_ROW(#array, array, sizeof LIB_OF(array) / sizeof LIB_OF(array[0]),                         \
            sizeof LIB_OF(array[0]), 1, 0, sizeof LIB_OF(array[0]), word, kind, top)
/* A member of an array of structs. */
#define OF_EACH(array, member, word, kind, top)                                                    \
    LIB_ROW(#array "." #member, array[0].member, 0, 0,                                             \
            sizeof LIB_OF(array) / sizeof LIB_OF(array[0]), sizeof LIB_OF(array[0]),               \
            sizeof LIB_OF(array[0].member), array[0].word, kind, top)
/* A member of an array of structs by seat. */
#define OF_SEAT(array, member, word, kind, top)                                                    \
    LIB_ROW(#array "." #member, array[0].member, sizeof LIB_OF(array) / sizeof LIB_OF(array[0]),   \
            sizeof LIB_OF(array[0]), 1, 0, sizeof LIB_OF(array[0].member), array[0].word, kind,    \
            top)
/* A member of an array of structs that each seat has. */
#define OF_EACH_BY_SEAT(array, member, word, kind, top)                                            \
    LIB_ROW(#array "." #member, array[0][0].member,                                                \
            sizeof LIB_OF(array) / sizeof LIB_OF(array[0]), sizeof LIB_OF(array[0]),               \
            sizeof LIB_OF(array[0]) / sizeof LIB_OF(array[0][0]), sizeof LIB_OF(array[0][0]),      \
            sizeof LIB_OF(array[0][0].member), array[0][0].word, kind, top)

#endif
