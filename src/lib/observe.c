/*
 * observe.c - an observation: the concealed state of a seat as a row of numbers. First what all games have
 * (the seat, the round, the decision, the stack of control, known points), then the game's own fields.
 */
#include "lib/fields.h"
#include "vaka/face.h"
#include <string.h>

enum { FRAME_NUMBERS = 4 + VK_FRAME_WORDS, EVERYBODY_BIT = 7 };

/* ---- Layout ---------------------------------------------------------------------------------- */

static const struct lib_fields *const all_fields[] = {
#define FIELDS(id) &lib_fields_##id,
#include "lib/fields.def"
#undef FIELDS
    NULL,
};

static int rows_of(const struct lib_layout *l, const struct lib_field *f)
{
    return f->rows < l->rows ? f->rows : l->rows;
}

/* Numbers of one inner row of words. */
static int inner_size(const struct lib_layout *l, const struct lib_field *f)
{
    switch ((enum lib_kind)f->kind) {
    case LIB_NUMBER:
    case LIB_SEAT: return lib_words(f);
    case LIB_ONE_OF:
    case LIB_BITS: return lib_words(f) * f->top;
    case LIB_SET: return f->top;
    case LIB_SEATS: return lib_words(f) * (l->rows + 1);
    case LIB_LEFT: break;
    }
    return 0;
}

static int field_size(const struct lib_layout *l, const struct lib_field *f)
{
    return (f->rows ? rows_of(l, f) : 1) * f->outer * inner_size(l, f);
}

/* The fields, or for a game that has none all bytes behind the head. */
static const struct lib_field *fields_of(const struct lib_layout *l)
{
    return l->fields.field ? l->fields.field : &l->whole;
}

/* Seats, round, over, who is due, the decision, the stack, points. */
static int common_size(const struct lib_layout *l)
{
    return l->seats + 2 + l->seats + l->points + VK_FRAMES_MAX * FRAME_NUMBERS + l->seats;
}

void lib_layout_make(struct lib_layout *l, const struct vk_game *g, int seats)
{
    *l = (struct lib_layout){ .seats = seats, .points = g->n_points };
    for (const struct lib_fields *const *all = all_fields; *all; all++)
        if (strcmp((*all)->game, g->id) == 0)
            l->fields = **all;
    if (!l->fields.field) {
        uint16_t rest = (uint16_t)(g->state_size - sizeof(struct vk_head));
        l->whole = (struct lib_field){ .name = "bytes",
                                       .offset = sizeof(struct vk_head),
                                       .outer = 1,
                                       .bytes = rest,
                                       .width = 1,
                                       .kind = LIB_NUMBER };
        l->fields.n = 1;
    }
    l->rows = seats > l->fields.rows_min ? seats : l->fields.rows_min;
    l->size = common_size(l);
    for (int i = 0; i < l->fields.n; i++)
        l->size += field_size(l, &fields_of(l)[i]);
}

static const char *const kind_names[] = { "number", "one_of", "seat", "bits",
                                          "bits",   "seats",  "left" };

struct place {
    struct vk_json *j;
    int at;
};

static void write_row(struct place *p, const char *name, enum lib_kind kind, int rows, int outer,
                      int inner)
{
    int shape[3] = { rows, outer, inner };
    int size = (rows ? rows : 1) * outer * inner;
    vk_json_object(p->j, NULL);
    vk_json_text(p->j, "name", name);
    vk_json_text(p->j, "kind", kind_names[kind]);
    vk_json_int(p->j, "at", p->at);
    vk_json_int(p->j, "size", size);
    vk_json_bool(p->j, "by_seat", rows > 0);
    vk_json_array(p->j, "shape");
    for (int i = 0; i < 3; i++)
        if (i == 2 || (i == 0 ? rows > 0 : outer > 1))
            vk_json_int(p->j, NULL, shape[i]);
    vk_json_end(p->j, ']');
    vk_json_end(p->j, '}');
    p->at += size;
}

void lib_layout_json(const struct lib_layout *l, const struct vk_game *g, struct vk_json *j)
{
    struct place p = { j, 0 };
    vk_json_array(j, NULL);
    write_row(&p, "own_seat", LIB_ONE_OF, 0, 1, l->seats);
    write_row(&p, "round", LIB_NUMBER, 0, 1, 1);
    write_row(&p, "over", LIB_NUMBER, 0, 1, 1);
    write_row(&p, "due", LIB_BITS, l->seats, 1, 1);
    write_row(&p, "decision", LIB_ONE_OF, 0, 1, g->n_points);
    write_row(&p, "stack", LIB_NUMBER, 0, VK_FRAMES_MAX, FRAME_NUMBERS);
    write_row(&p, "points", LIB_NUMBER, l->seats, 1, 1);
    for (int i = 0; i < l->fields.n; i++) {
        const struct lib_field *f = &fields_of(l)[i];
        if (f->kind != LIB_LEFT)
            write_row(&p, f->name, (enum lib_kind)f->kind, f->rows ? rows_of(l, f) : 0, f->outer,
                      inner_size(l, f));
    }
    vk_json_end(j, ']');
}

/* ---- Numbers --------------------------------------------------------------------------------- */

static uint64_t word_at(const uint8_t *at, int width)
{
    uint16_t two;
    uint32_t four;
    uint64_t eight;
    switch (width) {
    case 1: return *at;
    case 2: memcpy(&two, at, 2); return two;
    case 4: memcpy(&four, at, 4); return four;
    default: memcpy(&eight, at, 8); return eight;
    }
}

static float number_at(const struct lib_field *f, const uint8_t *at)
{
    uint64_t w = word_at(at, f->width);
    if (f->is_signed)
        return f->width == 1 ? (float)(int8_t)w : (float)(int16_t)w;
    return f->width == 1 && w == VK_NONE ? -1.0f : (float)w;
}

static float seat_number(const struct lib_layout *l, unsigned value, int seat)
{
    if (value == VK_NONE)
        return -1.0f;
    if (value >= (unsigned)l->rows)
        return (float)value;
    return (float)(((int)value + l->rows - seat) % l->rows);
}

static float *put_bits(float *row, uint64_t word, int n)
{
    for (int b = 0; b < n; b++)
        *row++ = (float)(word >> b & 1);
    return row;
}

/* Seats from the one that looks; a bit for everybody. */
static float *put_seats(const struct lib_layout *l, float *row, uint64_t word, int seat)
{
    for (int i = 0; i < l->rows; i++)
        *row++ = (float)(word >> (seat + i) % l->rows & 1);
    *row++ = (float)(word >> EVERYBODY_BIT & 1);
    return row;
}

static float *put_set(const struct lib_field *f, const uint8_t *at, float *row)
{
    int left = f->top, bits = 8 * f->width;
    for (int i = 0; i < lib_words(f); i++, left -= bits, at += f->width)
        row = put_bits(row, word_at(at, f->width), left < bits ? left : bits);
    return row;
}

/* The plainest kind is also the commonest. */
static float *put_bytes(const uint8_t *at, int n, float *row)
{
    for (int i = 0; i < n; i++)
        row[i] = at[i] == VK_NONE ? -1.0f : (float)at[i];
    return row + n;
}

static float *put_words(const struct lib_layout *l, const struct lib_field *f, const uint8_t *at,
                        int seat, float *row)
{
    if (f->kind == LIB_SET)
        return put_set(f, at, row);
    if (f->kind == LIB_NUMBER && f->width == 1 && !f->is_signed)
        return put_bytes(at, f->bytes, row);
    for (int i = 0; i < lib_words(f); i++, at += f->width) {
        uint64_t word = word_at(at, f->width);
        switch ((enum lib_kind)f->kind) {
        case LIB_NUMBER: *row++ = number_at(f, at); break;
        case LIB_SEAT: *row++ = seat_number(l, (unsigned)word, seat); break;
        case LIB_BITS: row = put_bits(row, word, f->top); break;
        case LIB_SEATS: row = put_seats(l, row, word, seat); break;
        case LIB_ONE_OF:
            memset(row, 0, f->top * sizeof *row);
            if (word < f->top)
                row[word] = 1.0f;
            row += f->top;
            break;
        case LIB_SET:
        case LIB_LEFT: break;
        }
    }
    return row;
}

static float *put_field(const struct lib_layout *l, const struct lib_field *f, const uint8_t *s,
                        int seat, float *row)
{
    int rows = f->rows ? rows_of(l, f) : 1;
    for (int i = 0; i < rows; i++) {
        const uint8_t *at = s + f->offset + (size_t)((seat + i) % l->rows) * f->row_stride;
        for (int k = 0; k < f->outer; k++)
            row = put_words(l, f, at + (size_t)k * f->outer_stride, seat, row);
    }
    return row;
}

/* The stack from its top: point, seat, place in its program, flag, words; -1 where there is no frame. */
static float *put_stack(const struct lib_layout *l, const struct vk_head *h, int seat, float *row)
{
    for (int i = 0; i < VK_FRAMES_MAX; i++) {
        if (i >= h->depth) {
            for (int k = 0; k < FRAME_NUMBERS; k++)
                *row++ = -1.0f;
            continue;
        }
        const struct vk_frame *f = &h->frame[h->depth - 1 - i];
        *row++ = (float)f->point;
        *row++ = seat_number(l, f->seat, seat);
        *row++ = (float)f->pc;
        *row++ = (float)f->flag;
        for (int k = 0; k < VK_FRAME_WORDS; k++)
            *row++ = (float)f->v[k];
    }
    return row;
}

static float *put_common(const struct lib_layout *l, const struct vk_game *g, const void *seen,
                         int seat, float *row)
{
    const struct vk_head *h = seen;
    struct vk_due due = vk_due(g, seen);
    struct vk_score score;
    memset(row, 0, (size_t)l->seats * sizeof *row);
    row[seat] = 1.0f;
    row += l->seats;
    *row++ = (float)h->round;
    *row++ = (float)h->over;
    for (int i = 0; i < l->seats; i++)
        *row++ = (float)(due.seats >> (seat + i) % l->seats & 1);
    memset(row, 0, (size_t)l->points * sizeof *row);
    if (!due.over)
        row[due.point] = 1.0f;
    row = put_stack(l, h, seat, row + l->points);
    vk_score_for(vk_face_of(g), seen, seat, &score);
    for (int i = 0; i < l->seats; i++)
        *row++ = (float)score.total[(seat + i) % l->seats] / (float)g->score_unit;
    return row;
}

void lib_observe(const struct lib_layout *l, const struct vk_game *g, const void *seen, int seat,
                 float *row)
{
    row = put_common(l, g, seen, seat, row);
    for (int i = 0; i < l->fields.n; i++)
        row = put_field(l, &fields_of(l)[i], seen, seat, row);
}
