/* net_pack.c - see net_pack.h. */
#include "server/net_pack.h"
#include "store/xmalloc.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    SHORTEST = 4, /* letters that are worth a look back */
    LONGEST = 258,
    FARTHEST = 1 << PACK_WINDOW,
    N_LITERALS = 256,
    FIRST_LENGTH = 257,
    LAST_LENGTH = 285,
    DISTANCE_BITS = 5,
    FIXED_CODES = 1,  /* the kind of a block */
    AFTER_BLOCK = 128 /* zlib says so of a stream that has no block half read */
};

/* ---- The codes of the standard (RFC 1951, 3.2.5 and 3.2.6), as they are written: first bit lowest ---- */

struct code {
    uint32_t bits;
    uint32_t n;
};

static struct code literal[N_LITERALS], length[LONGEST + 1], distance[30];
static pthread_once_t codes_once = PTHREAD_ONCE_INIT;

static struct code reversed(uint32_t code, uint32_t n)
{
    struct code c = { 0, n };
    for (uint32_t i = 0; i < n; i++)
        c.bits = c.bits << 1 | (code >> i & 1);
    return c;
}

static struct code fixed_code(uint32_t symbol)
{
    if (symbol < 144)
        return reversed(0x30 + symbol, 8);
    if (symbol < 256)
        return reversed(0x190 + symbol - 144, 9);
    if (symbol < 280)
        return reversed(symbol - 256, 7);
    return reversed(0xC0 + symbol - 280, 8);
}

static void make_codes(void)
{
    for (uint32_t i = 0; i < N_LITERALS; i++)
        literal[i] = fixed_code(i);
    uint32_t at = 3;
    for (uint32_t symbol = FIRST_LENGTH; symbol < LAST_LENGTH; symbol++) {
        uint32_t n_extra = symbol < 265 ? 0 : (symbol - 261) / 4;
        struct code c = fixed_code(symbol);
        for (uint32_t extra = 0; extra < 1u << n_extra && at < LONGEST; extra++)
            length[at++] = (struct code){ c.bits | extra << c.n, c.n + n_extra };
    }
    length[LONGEST] = fixed_code(LAST_LENGTH);
    for (uint32_t i = 0; i < 30; i++)
        distance[i] = reversed(i, DISTANCE_BITS);
}

/* ---- Bits ---- */

struct bits {
    uint64_t held;
    uint32_t n_held;
    uint8_t *out;
};

static inline void put_bits(struct bits *b, uint32_t bits, uint32_t n)
{
    b->held |= (uint64_t)bits << b->n_held;
    b->n_held += n;
}

/* Whole bytes go out; fewer than eight bits stay. Eight bytes are written, whatever they are: compilers make one store
   of these, of a loop they do not. */
static inline void flush_bits(struct bits *b)
{
    uint64_t held = b->held;
    uint8_t *out = b->out;
    out[0] = (uint8_t)held;
    out[1] = (uint8_t)(held >> 8);
    out[2] = (uint8_t)(held >> 16);
    out[3] = (uint8_t)(held >> 24);
    out[4] = (uint8_t)(held >> 32);
    out[5] = (uint8_t)(held >> 40);
    out[6] = (uint8_t)(held >> 48);
    out[7] = (uint8_t)(held >> 56);
    b->out += b->n_held >> 3;
    b->held >>= b->n_held & ~7u;
    b->n_held &= 7;
}

/* What is held goes out before every code, full or not: nobody can foresee when it would be. */
static inline void put_literal(struct bits *b, uint8_t c)
{
    flush_bits(b);
    put_bits(b, literal[c].bits, literal[c].n);
}

static inline void put_match(struct bits *b, size_t n, size_t back)
{
    uint32_t far = (uint32_t)back - 1, symbol = far, n_extra = 0;
    if (far >= 4) {
        uint32_t top = 31 - (uint32_t)__builtin_clz(far);
        n_extra = top - 1;
        symbol = 2 * top + (far >> n_extra & 1);
    }
    flush_bits(b);
    put_bits(b, length[n].bits, length[n].n);
    put_bits(b, distance[symbol].bits, DISTANCE_BITS);
    put_bits(b, far & ((1u << n_extra) - 1), n_extra);
}

/* ---- Packing ---- */

static inline uint32_t four(const uint8_t *at)
{
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static inline uint64_t eight(const uint8_t *at)
{
    return four(at) | (uint64_t)four(at + 4) << 32;
}

static inline uint32_t place_of(const uint8_t *at)
{
    return four(at) * 2654435761u >> (32 - PACK_PLACES);
}

/* How many letters are the same here and `back`. */
static inline size_t match_length(const uint8_t *at, size_t back, size_t most)
{
    size_t n = SHORTEST;
    for (; n + 8 <= most; n += 8) {
        uint64_t differ = eight(at + n) ^ eight(at + n - back);
        if (differ)
            return n + ((size_t)__builtin_ctzll(differ) >> 3);
    }
    while (n < most && at[n] == at[n - back])
        n++;
    return n;
}

/*
 * The bits are a copy, which the compiler can keep out of memory: what is stored could be anything, to it. Whatever
 * stands at a place is a letter of this text, at most 65,535 back: whether the same four are there is the one question
 * that has no usual answer, and it is asked first.
 */
static struct bits pack_letters(struct packer *p, const uint8_t *text, size_t n, struct bits b)
{
    size_t i = 0;
    while (i + 8 <= n) {
        uint16_t *place = &p->last[place_of(text + i)];
        size_t back = (uint16_t)(i - *place);
        *place = (uint16_t)i;
        if (four(text + i) != four(text + i - back) || back == 0 || back > FARTHEST) {
            put_literal(&b, text[i++]);
            continue;
        }
        size_t most = n - i < LONGEST ? n - i : LONGEST;
        size_t same = match_length(text + i, back, most);
        put_match(&b, same, back);
        i += same;
        if (i + 2 <= n) /* one place within what was skipped is enough */
            p->last[place_of(text + i - 2)] = (uint16_t)(i - 2);
    }
    for (; i < n; i++)
        put_literal(&b, text[i]);
    return b;
}

size_t pack_room(size_t n)
{
    return n + n / 8 +
           24; /* nine bits for a letter; the head, the end, and eight bytes of flush_bits */
}

/* One block with the fixed codes; the bits that are left are held. */
static void put_block(struct packer *p, const char *text, size_t n, bool is_last, struct bits *b)
{
    (void)pthread_once(&codes_once, make_codes);
    memset(p->last, 0, sizeof p->last);
    put_bits(b, (uint32_t)is_last | FIXED_CODES << 1, 3);
    *b = pack_letters(p, (const uint8_t *)text, n, *b);
    flush_bits(b);
    put_bits(b, 0, 7); /* the code that ends a block */
    flush_bits(b);
}

size_t pack_blocks(struct packer *p, const char *text, size_t n, uint8_t *out)
{
    struct bits b = { .out = out };
    put_block(p, text, n, false, &b);
    put_bits(&b, 0, 3); /* a stored block of nothing: its four bytes 00 00 FF FF are understood */
    b.n_held = (b.n_held + 7) & ~7u;
    flush_bits(&b);
    return (size_t)(b.out - out);
}

void pack_stored(uint8_t out[PACK_STORED], size_t n)
{
    out[0] = 0;
    out[1] = (uint8_t)n;
    out[2] = (uint8_t)(n >> 8);
    out[3] = (uint8_t)~n;
    out[4] = (uint8_t)(~n >> 8);
}

static void put_number(uint8_t *out, uint32_t x)
{
    for (int i = 0; i < 4; i++)
        out[i] = (uint8_t)(x >> 8 * i);
}

size_t pack_gzip(struct packer *p, const char *text, size_t n, uint8_t *out)
{
    static const uint8_t head[10] = { 0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255 };
    memcpy(out, head, sizeof head);
    struct bits b = { .out = out + sizeof head };
    put_block(p, text, n, true, &b);
    b.n_held = (b.n_held + 7) & ~7u;
    flush_bits(&b);
    put_number(b.out, (uint32_t)crc32_z(0, (const Bytef *)text, n));
    put_number(b.out + 4, (uint32_t)n);
    return (size_t)(b.out + 8 - out);
}

/* ---- Unpacking ---- */

/* All of it into `text`, whose room is one byte more than it may need. */
static enum unpacked inflate_message(z_stream *z, const char *packed, size_t n, char *text,
                                     size_t max)
{
    static const uint8_t tail[4] = { 0, 0, 0xFF, 0xFF };
    const void *part[2] = { packed, tail };
    const size_t n_part[2] = { n, sizeof tail };
    z->next_out = (Bytef *)text;
    z->avail_out = (uInt)max + 1;
    for (int i = 0; i < 2; i++) {
        z->next_in = (Bytef *)(uintptr_t)part[i];
        z->avail_in = (uInt)n_part[i];
        while (z->avail_in) {
            int result = inflate(z, Z_SYNC_FLUSH);
            if (!z->avail_out)
                return UNPACKED_TOO_LARGE;
            if (result ==
                Z_STREAM_END) /* a block that says it is the last: what follows begins anew */
                result = inflateReset(z);
            if (result != Z_OK)
                return UNPACKED_BROKEN;
        }
    }
    return z->data_type & AFTER_BLOCK ? UNPACKED : UNPACKED_BROKEN;
}

enum unpacked unpack_message(const char *packed, size_t n, size_t max, char **text, size_t *n_text)
{
    z_stream z = { 0 };
    *text = NULL;
    *n_text = 0;
    if (inflateInit2(&z, -MAX_WBITS) != Z_OK)
        return UNPACKED_BROKEN;
    char *room = xmalloc(max + 1);
    enum unpacked result = inflate_message(&z, packed, n, room, max);
    size_t n_room = max + 1 - z.avail_out;
    (void)inflateEnd(&z);
    if (result == UNPACKED) {
        room[n_room] = '\0';
        *text = xrealloc(room, n_room + 1, 1);
        *n_text = n_room;
    } else {
        free(room);
    }
    return result;
}
