/* patch.c - see patch.h. */
#include "table/patch.h"
#include "vaka/hash.h"
#include <string.h>

/* ---- Hashes: nobody who writes a view can choose its bytes ----------------------------------- */

static uint64_t hash_of(const char *bytes, size_t n)
{
    return vk_hash_quick(1, bytes, n);
}

/* ---- Reading ------------------------------------------------------------------------------- */

static void add_row(struct vk_digest *d, uint32_t i)
{
    d->row[d->n] = (struct vk_digest_row){ .below = 1 };
    d->of[d->n++] = (uint16_t)i;
}

static bool is_open(const struct vk_digest_row *row)
{
    return row->below > 1;
}

static bool has_stamp(const struct vk_digest_row *row)
{
    return row->below == 0;
}

/* The stamp of a value that is told by members: its own rows come behind it. */
static bool is_stamp_of_open(const struct vk_digest_row *row)
{
    return row->below == VK_DIGEST_OPEN;
}

static const struct vk_digest_row *behind_stamp(const struct vk_digest_row *row)
{
    return is_stamp_of_open(row) ? row + 1 : row;
}

/* From one member to the next. */
static uint32_t rows_of(const struct vk_digest_row *row)
{
    uint32_t n_before = is_stamp_of_open(row);
    return n_before + (has_stamp(row) ? 1 : row[n_before].below);
}

static void set_hash(struct vk_digest_row *row, uint64_t hash)
{
    row->low = (uint32_t)(hash >> 16);
    row->high = (uint16_t)(hash >> 48);
}

static uint64_t hash_in(const struct vk_digest_row *row)
{
    return (uint64_t)row->high << 32 | row->low;
}

static void set_stamp(struct vk_digest_row *row, const struct vk_json_span *span)
{
    row->low = (uint32_t)span->stamp;
    row->high = (uint16_t)(span->stamp >> 32);
    row->below = span->is_open ? VK_DIGEST_OPEN : 0;
}

/* What is looked into: its members get their hashes, unless they have them, and from them it gets its own. So every
   byte is looked at once. */
static void sum_up(struct vk_digest *d, uint32_t at)
{
    const struct vk_json_span *all = d->span;
    uint64_t shape = (uint8_t)d->text[all[d->of[at]].at], hash = 0;
    for (uint32_t k = at + VK_DIGEST_MEMBERS; k < d->n; k += rows_of(&d->row[k])) {
        const struct vk_json_span *span = &all[d->of[k]];
        k += is_stamp_of_open(&d->row[k]);
        if (!is_open(&d->row[k]) && !has_stamp(&d->row[k]) && span->n)
            set_hash(&d->row[k], hash_of(d->text + span->at, span->n));
        shape = vk_hash_mix(shape, span->n_key ? hash_of(d->text + span->key, span->n_key) : 1);
        hash = vk_hash_mix(hash, hash_in(&d->row[k]));
    }
    set_hash(&d->row[at + 1], shape);
    set_hash(&d->row[at], vk_hash_mix(hash, shape));
    d->row[at].below = (uint16_t)(d->n - at);
}

/* A change of its members would be no shorter than all of it. */
static bool is_short(const struct vk_digest *d, uint32_t at)
{
    enum { ELEMENT = 16, LIST = 512 };
    const struct vk_json_span *span = &d->span[d->of[at]];
    bool is_list = d->text[span->at] == '[';
    return is_list && !span->has_stamps && span->n < LIST && span->n < (d->n - at - 1) * ELEMENT;
}

/* As they were: the value was left out. */
static bool take_old(struct vk_digest *d, uint32_t i)
{
    const struct vk_digest_row *old = d->old + d->span[i].at + 1;
    uint32_t n = rows_of(old);
    if (n > VK_DIGEST_MAX - d->n)
        return false;
    memcpy(d->row + d->n, old, n * sizeof *old);
    for (uint32_t k = 0; k < n; k++)
        d->of[d->n++] = (uint16_t)i;
    return true;
}

/* The rows of value `i`; false if there is no room for them. */
static bool read_value(struct vk_digest *d, uint32_t i)
{
    const struct vk_json_span *span = &d->span[i];
    uint32_t end = i + span->below;
    if (d->n == VK_DIGEST_MAX)
        return false;
    if (span->stamp) {
        add_row(d, i);
        set_stamp(&d->row[d->n - 1], span);
        if (!span->is_open)
            return true;
        if (!span->n)
            return take_old(d, i);
        if (d->n == VK_DIGEST_MAX)
            return false;
    }
    uint32_t at = d->n;
    add_row(d, i);
    if (!span->has_stamps && (span->n < VK_DIGEST_SHORT || span->below == 1))
        return true;
    if (d->n == VK_DIGEST_MAX)
        return false;
    add_row(d, i);
    for (uint32_t k = i + 1; k < end; k += d->span[k].below)
        if (!read_value(d, k))
            return false;
    if (is_short(d, at))
        d->n = at + 1;
    else
        sum_up(d, at);
    return true;
}

struct vk_json_spans *vk_digest_begin(struct vk_digest *d, const struct vk_digest_row *old,
                                      uint32_t n_old)
{
    uint32_t n = 0;
    for (uint32_t i = 0; old && i < n_old; i++)
        if (has_stamp(&old[i]) || is_stamp_of_open(&old[i]))
            d->known[n++] = (struct vk_json_stamp){ .stamp = hash_in(&old[i]),
                                                    .at = i,
                                                    .end = i + rows_of(&old[i]) };
    d->old = old;
    d->spans = (struct vk_json_spans){
        .span = d->span, .cap = VK_DIGEST_MAX, .known = d->known, .n_known = n
    };
    return &d->spans;
}

void vk_digest_read(struct vk_digest *d, const char *text, size_t n)
{
    d->text = text;
    d->n = 0;
    d->span[0].n = (uint32_t)n;
    if (d->spans.n <= d->spans.cap && read_value(d, 0) && is_open(&d->row[0]))
        return;
    d->n = 0;
    add_row(d, 0);
    set_hash(&d->row[0], hash_of(text, n));
}

/* ---- Writing ------------------------------------------------------------------------------- */

/* False if something in it was left out. */
static bool write_whole(const struct vk_digest *now, uint32_t at, struct vk_out *out)
{
    const struct vk_json_span *span = &now->span[now->of[at]];
    for (uint32_t i = 0; i < span->below && (span->has_stamps || span->stamp); i++)
        if (!span[i].n)
            return false;
    vk_put_char(out, '[');
    vk_put_bytes(out, now->text + span->at, span->n);
    vk_put_char(out, ']');
    return true;
}

static void write_key(const struct vk_digest *now, uint32_t at, int k, struct vk_out *out)
{
    const struct vk_json_span *span = &now->span[now->of[at]];
    if (span->n_key) {
        vk_put_bytes(out, now->text + span->key, span->n_key);
    } else {
        vk_put_char(out, '"');
        vk_put_int(out, k);
        vk_put_char(out, '"');
    }
    vk_put_char(out, ':');
}

static bool write_change(const struct vk_digest_row *old, const struct vk_digest *now, uint32_t at,
                         struct vk_out *out)
{
    const struct vk_digest_row *row = &now->row[at];
    bool is_first = true;
    if (!is_open(row) || !is_open(old) || hash_in(&row[1]) != hash_in(&old[1]))
        return write_whole(now, at, out);
    vk_put_char(out, '{');
    uint32_t was = VK_DIGEST_MEMBERS, is = VK_DIGEST_MEMBERS;
    for (int k = 0; is < row->below; k++) {
        const struct vk_digest_row *before = behind_stamp(&old[was]),
                                   *after = behind_stamp(&row[is]);
        if (hash_in(before) != hash_in(after)) {
            if (!is_first)
                vk_put_char(out, ',');
            is_first = false;
            write_key(now, at + is, k, out);
            if (!write_change(before, now, (uint32_t)(after - now->row), out))
                return false;
        }
        was += rows_of(&old[was]);
        is += rows_of(&row[is]);
    }
    vk_put_char(out, '}');
    return true;
}

bool vk_patch_write(const struct vk_digest_row *old, uint32_t n_old, const struct vk_digest *now,
                    struct vk_out *out)
{
    return n_old ? write_change(old, now, 0, out) : write_whole(now, 0, out);
}
