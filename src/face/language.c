/* language.c - the catalogue of language.h, found by halves. */
#include "vaka/language.h"
#include <string.h>

enum {
    RULE_AT = 13,
    TAG_AT = 14,
    TAG = 8,
    NAME_AT = 22,
    NAME = 24,
    N_AT = 46,
    ROWS_AT = 50,
    ROW = 12
};

static const char mark[] = "vaka words 1\n";

static uint64_t number(const uint8_t *at, int bytes)
{
    uint64_t n = 0;
    while (bytes--)
        n = n << 8 | at[bytes];
    return n;
}

/* FNV-1a; tools/catalogue.c writes the same. */
static uint64_t hash_of(const char *msgid)
{
    uint64_t h = 0xCBF29CE484222325u;
    for (; *msgid; msgid++)
        h = (h ^ (uint8_t)*msgid) * 0x100000001B3u;
    return h;
}

static uint64_t row_hash(const struct vk_language *l, uint32_t i)
{
    return number(l->bytes + ROWS_AT + (size_t)i * ROW, 8);
}

static uint32_t row_place(const struct vk_language *l, uint32_t i)
{
    return (uint32_t)number(l->bytes + ROWS_AT + (size_t)i * ROW + 8, 4);
}

bool vk_language_read(struct vk_language *l, const void *bytes, size_t n)
{
    const uint8_t *b = bytes;
    if (n <= ROWS_AT || memcmp(b, mark, RULE_AT) != 0 || b[n - 1] != 0)
        return false;
    struct vk_language read = { .bytes = b,
                                .n = (uint32_t)number(b + N_AT, 4),
                                .rule = b[RULE_AT],
                                .tag = (const char *)b + TAG_AT,
                                .name = (const char *)b + NAME_AT };
    if (read.rule >= VK_N_PLURALS || b[TAG_AT + TAG - 1] || b[NAME_AT + NAME - 1] ||
        read.n > (n - ROWS_AT) / ROW)
        return false;
    for (uint32_t i = 0; i < read.n; i++) {
        uint32_t place = row_place(&read, i);
        if (place < ROWS_AT + read.n * ROW || place >= n ||
            (i && row_hash(&read, i - 1) >= row_hash(&read, i)))
            return false;
    }
    *l = read;
    return true;
}

const char *vk_language_find(const struct vk_language *l, const char *msgid)
{
    uint64_t wanted = hash_of(msgid);
    uint32_t from = 0, to = l->n;
    while (from < to) {
        uint32_t half = from + (to - from) / 2;
        uint64_t here = row_hash(l, half);
        if (here == wanted)
            return (const char *)l->bytes + row_place(l, half);
        if (here < wanted)
            from = half + 1;
        else
            to = half;
    }
    return NULL;
}

const char *vk_msgid_text(const char *msgid)
{
    const char *end = strchr(msgid, '\004');
    return end ? end + 1 : msgid;
}

static const char *translate(const struct vk_words *w, const char *msgid)
{
    const char *text = msgid[0] ? vk_language_find(w->language, msgid) : NULL;
    return text ? text : vk_msgid_text(msgid);
}

static int form(const struct vk_words *w, int n)
{
    return w->language->rule == VK_PLURAL_FRENCH ? n < -1 || n > 1 : n != 1;
}

void vk_words_in(struct vk_words *w, const struct vk_language *l)
{
    w->language = l;
    w->tr = l ? translate : NULL;
    w->form = l ? form : NULL;
}
