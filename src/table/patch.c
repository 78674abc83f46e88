/* patch.c - see patch.h. */
#include "table/patch.h"
#include <string.h>

/* ---- Hashes: quick and even; nobody who writes a view can choose its bytes ------------------- */

static uint64_t mix(uint64_t h, uint64_t x)
{
    h = (h ^ x) * 0x9E3779B97F4A7C15u;
    return h ^ h >> 29;
}

static uint64_t hash_of(const char *bytes, size_t n)
{
    uint64_t h = n + 1, word;
    for (; n >= sizeof word; bytes += sizeof word, n -= sizeof word) {
        memcpy(&word, bytes, sizeof word);
        h = mix(h, word);
    }
    word = 0;
    memcpy(&word, bytes, n);
    return mix(mix(h, word), n);
}

/* ---- Reading ------------------------------------------------------------------------------- */

/* Behind the string that begins at `at`. */
static size_t skip_string(const char *text, size_t at)
{
    for (at++; text[at] != '"'; at++)
        if (text[at] == '\\')
            at++;
    return at + 1;
}

static size_t read_value(struct vk_digest *d, size_t key, size_t n_key, size_t at);

/* Behind a number or a word. */
static size_t skip_word(const char *text, size_t at)
{
    while (text[at] && text[at] != ',' && text[at] != '}' && text[at] != ']')
        at++;
    return at;
}

/* One member after the other of the container at `at`; their rows come behind its own. */
static size_t read_members(struct vk_digest *d, size_t at)
{
    const char *text = d->text;
    bool is_object = text[at] == '{';
    at++;
    while (text[at] != '}' && text[at] != ']') {
        size_t key = at, n_key = 0;
        if (is_object) {
            at = skip_string(text, at);
            n_key = at - key;
            at++;
        }
        at = read_value(d, key, n_key, at);
        at += text[at] == ',';
    }
    return at + 1;
}

/* What is looked into: its members get their hashes, unless they have them, and from them it gets its own. So every
   byte is looked at once. */
static void sum_up(struct vk_digest *d, uint32_t i)
{
    uint64_t shape = (uint8_t)d->text[d->span[i].at], hash = 0;
    for (uint32_t k = i + 1; k < d->n; k += d->row[k].below) {
        const struct vk_digest_span *span = &d->span[k];
        if (!d->row[k].shape)
            d->row[k].hash = hash_of(d->text + span->at, span->n);
        shape = mix(shape, span->n_key ? hash_of(d->text + span->key, span->n_key) : 1);
        hash = mix(hash, d->row[k].hash);
    }
    d->row[i].shape = (uint32_t)(shape >> 32) | 1;
    d->row[i].hash = mix(hash, shape);
}

/* A change of its members would be no shorter than all of it. */
static bool is_short(const struct vk_digest *d, uint32_t i, size_t n)
{
    enum { ELEMENT = 16, LIST = 512 };
    bool is_list = d->text[d->span[i].at] == '[';
    return n < VK_DIGEST_SHORT || (is_list && n < LIST && n < (d->n - i) * ELEMENT);
}

/* The row of the value at `at`, then those of what is in it; behind the value. */
static size_t read_value(struct vk_digest *d, size_t key, size_t n_key, size_t at)
{
    char first = d->text[at];
    bool is_container = first == '{' || first == '[', is_full = d->n == VK_DIGEST_MAX;
    uint32_t i = is_full ? VK_DIGEST_MAX - 1 : d->n++;
    d->is_full |= is_full;
    d->span[i] = (struct vk_digest_span){ (uint32_t)key, (uint32_t)n_key, (uint32_t)at, 0 };
    d->row[i] = (struct vk_digest_row){ 0 };
    size_t end = is_container   ? read_members(d, at)
                 : first == '"' ? skip_string(d->text, at)
                                : skip_word(d->text, at);
    d->span[i].n = (uint32_t)(end - at);
    if (is_container && !is_short(d, i, end - at))
        sum_up(d, i);
    else
        d->n = i + 1;
    d->row[i].below = d->n - i;
    return end;
}

void vk_digest_read(struct vk_digest *d, const char *text)
{
    d->text = text;
    d->n = 0;
    d->is_full = false;
    size_t n = read_value(d, 0, 0, 0);
    if (d->row[0].shape && !d->is_full)
        return;
    d->n = 1;
    d->row[0] = (struct vk_digest_row){ .hash = hash_of(text, n), .below = 1 };
}

/* ---- Writing ------------------------------------------------------------------------------- */

static void write_whole(const struct vk_digest *now, uint32_t i, struct vk_out *out)
{
    vk_put_char(out, '[');
    vk_put_bytes(out, now->text + now->span[i].at, now->span[i].n);
    vk_put_char(out, ']');
}

static void write_key(const struct vk_digest *now, uint32_t i, int at, struct vk_out *out)
{
    const struct vk_digest_span *span = &now->span[i];
    if (span->n_key) {
        vk_put_bytes(out, now->text + span->key, span->n_key);
    } else {
        vk_put_char(out, '"');
        vk_put_int(out, at);
        vk_put_char(out, '"');
    }
    vk_put_char(out, ':');
}

static void write_change(const struct vk_digest_row *old, const struct vk_digest *now, uint32_t i,
                         struct vk_out *out)
{
    const struct vk_digest_row *row = &now->row[i];
    bool is_first = true;
    if (!row->shape || row->shape != old->shape) {
        write_whole(now, i, out);
        return;
    }
    vk_put_char(out, '{');
    uint32_t was = 1, is = 1;
    for (int k = 0; is < row->below; k++) {
        if (old[was].hash != row[is].hash) {
            if (!is_first)
                vk_put_char(out, ',');
            is_first = false;
            write_key(now, i + is, k, out);
            write_change(old + was, now, i + is, out);
        }
        was += old[was].below;
        is += row[is].below;
    }
    vk_put_char(out, '}');
}

void vk_patch_write(const struct vk_digest_row *old, uint32_t n_old, const struct vk_digest *now,
                    struct vk_out *out)
{
    if (n_old)
        write_change(old, now, 0, out);
    else
        write_whole(now, 0, out);
}
