/* net_frame.c - see net_frame.h. SHA-1 is here because the handshake, and nothing else, needs it. */
#include "server/net_frame.h"
#include "server/net_pack.h"
#include "server/net_parse.h"
#include "store/xmalloc.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RESERVED = 0x70, PACKED = 0x40 };

static enum frame_event faulty(struct frame_reader *r, int code, const char *why)
{
    frame_drop(r);
    r->fault = code;
    r->why = why;
    return FRAME_FAULTY;
}

static size_t head_length(const struct frame_reader *r)
{
    uint8_t n = r->head[1] & 127;
    return n == 126 ? 8u : n == 127 ? 14u : 6u;
}

/* A whole head is there. */
static enum frame_event begin_frame(struct frame_reader *r)
{
    uint8_t opcode = r->head[0] & 15;
    size_t n_head = head_length(r);
    r->is_final = (r->head[0] & 0x80) != 0;
    r->left = r->head[1] & 127;
    if (n_head == 8) {
        r->left = (uint64_t)r->head[2] << 8 | r->head[3];
    } else if (n_head == 14) {
        r->left = 0;
        for (int i = 2; i < 10; i++)
            r->left = r->left << 8 | r->head[i];
    }
    if (opcode >= FRAME_CLOSE) {
        if (opcode > FRAME_PONG || !r->is_final || r->left > FRAME_CONTROL)
            return faulty(r, 1002, "the frame is not valid");
        r->n_control = 0;
    } else {
        if (opcode == FRAME_BINARY)
            return faulty(r, 1003, "only text is understood");
        if (opcode > FRAME_BINARY || r->is_open == (opcode != FRAME_MORE))
            return faulty(r, 1002, "the frame is not valid");
        if (r->left > r->max_message || r->n_message + r->left > r->max_message)
            return faulty(r, 1009, "the message is too large");
        if (++r->n_pieces > FRAME_PIECES)
            return faulty(r, 1008, "the message comes in too many pieces");
        if (opcode != FRAME_MORE)
            r->is_packed = (r->head[0] & PACKED) != 0;
        r->is_open = true;
    }
    r->opcode = opcode;
    r->at_mask = (uint8_t)(n_head - 4);
    r->is_inside = true;
    return FRAME_NONE;
}

/* The first bit of the three says that a message is packed, and only its first frame may say so. */
static bool begins_packed(const struct frame_reader *r)
{
    return r->may_pack && (r->head[0] & RESERVED) == PACKED &&
           ((r->head[0] & 15) == FRAME_TEXT || (r->head[0] & 15) == FRAME_BINARY);
}

static enum frame_event take_head(struct frame_reader *r, const uint8_t **bytes, size_t *n)
{
    while (*n > 0) {
        r->head[r->n_head++] = *(*bytes)++;
        --*n;
        if (r->n_head == 1 && (r->head[0] & RESERVED) && !begins_packed(r))
            return faulty(r, 1002, "no extension was agreed on");
        if (r->n_head == 2 && !(r->head[1] & 0x80))
            return faulty(r, 1002, "a client must mask");
        if (r->n_head >= 2 && r->n_head == head_length(r))
            return begin_frame(r);
    }
    return FRAME_NONE;
}

static void unmask(struct frame_reader *r, const uint8_t *from, uint8_t *to, size_t n)
{
    size_t first = head_length(r) - 4;
    for (size_t i = 0; i < n; i++) {
        to[i] = from[i] ^ r->head[r->at_mask];
        r->at_mask = (uint8_t)(first + (r->at_mask + 1 - first) % 4);
    }
}

static void take_payload(struct frame_reader *r, const uint8_t **bytes, size_t *n)
{
    size_t take = *n < r->left ? *n : (size_t)r->left;
    if (r->opcode >= FRAME_CLOSE) {
        unmask(r, *bytes, r->control + r->n_control, take);
        r->n_control = (uint8_t)(r->n_control + take);
    } else {
        if (r->n_message + take + 1 > r->room) {
            r->room = r->n_message + (size_t)r->left + 1;
            r->message = xrealloc(r->message, r->room, 1);
        }
        unmask(r, *bytes, (uint8_t *)r->message + r->n_message, take);
        r->n_message += take;
    }
    r->left -= take;
    *bytes += take;
    *n -= take;
}

/* 1000 to 1014 but those that are never sent, and what applications use. */
static bool is_close_code(int code)
{
    return (code >= 1000 && code <= 1014 && code != 1004 && code != 1005 && code != 1006) ||
           (code >= 3000 && code <= 4999);
}

/* What a packed message is in truth. */
static enum frame_event unpack(struct frame_reader *r)
{
    char *text = NULL;
    size_t n = 0;
    enum unpacked result =
        unpack_message(r->message ? r->message : "", r->n_message, r->max_message, &text, &n);
    if (result == UNPACKED_TOO_LARGE)
        return faulty(r, 1009, "the message is too large");
    if (result == UNPACKED_BROKEN)
        return faulty(r, 1007, "the message cannot be unpacked");
    free(r->message);
    r->message = text;
    r->n_message = n;
    r->room = n + 1;
    return FRAME_MESSAGE;
}

static enum frame_event end_frame(struct frame_reader *r)
{
    r->is_inside = false;
    r->n_head = 0;
    if (r->opcode == FRAME_PING)
        return FRAME_PINGED;
    if (r->opcode == FRAME_PONG)
        return FRAME_PONGED;
    if (r->opcode == FRAME_CLOSE) {
        int code = r->n_control >= 2 ? r->control[0] << 8 | r->control[1] : 1000;
        if (r->n_control == 1 || !is_close_code(code))
            return faulty(r, 1002, "the frame is not valid");
        if (r->n_control > 2 && !net_is_utf8((const char *)r->control + 2, r->n_control - 2u))
            return faulty(r, 1007, "the text is not UTF-8");
        return FRAME_CLOSED;
    }
    if (!r->is_final)
        return FRAME_NONE;
    r->is_open = false;
    r->n_pieces = 0;
    if (r->is_packed && unpack(r) == FRAME_FAULTY)
        return FRAME_FAULTY;
    if (r->n_message && !net_is_utf8(r->message, r->n_message))
        return faulty(r, 1007, "the text is not UTF-8");
    return FRAME_MESSAGE;
}

enum frame_event frame_read(struct frame_reader *r, const uint8_t **bytes, size_t *n)
{
    enum frame_event event = FRAME_NONE;
    if (r->fault)
        return FRAME_FAULTY;
    while (event == FRAME_NONE && (*n > 0 || (r->is_inside && r->left == 0))) {
        if (!r->is_inside) {
            event = take_head(r, bytes, n);
            continue;
        }
        take_payload(r, bytes, n);
        if (r->left == 0)
            event = end_frame(r);
    }
    return event;
}

char *frame_take(struct frame_reader *r, size_t *n)
{
    char *message = r->message ? r->message : xmalloc(1);
    *n = r->n_message;
    message[*n] = '\0';
    r->message = NULL;
    r->n_message = r->room = 0;
    return message;
}

void frame_drop(struct frame_reader *r)
{
    free(r->message);
    r->message = NULL;
    r->n_message = r->room = 0;
}

size_t frame_head(uint8_t out[FRAME_HEAD], enum frame_opcode opcode, bool is_packed, size_t n)
{
    out[0] = (uint8_t)(0x80 | (is_packed ? PACKED : 0) | opcode);
    if (n < 126) {
        out[1] = (uint8_t)n;
        return 2;
    }
    if (n < 65536) {
        out[1] = 126;
        out[2] = (uint8_t)(n >> 8);
        out[3] = (uint8_t)n;
        return 4;
    }
    out[1] = 127;
    for (int i = 0; i < 8; i++)
        out[2 + i] = (uint8_t)((uint64_t)n >> (56 - 8 * i));
    return 10;
}

/* ---- The handshake ---- */

static uint32_t rotated(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

static void sha1_block(uint32_t h[5], const uint8_t block[64])
{
    uint32_t w[80], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
               (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (int i = 16; i < 80; i++)
        w[i] = rotated(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    for (int i = 0; i < 80; i++) {
        uint32_t f = i < 20   ? ((b & c) | (~b & d)) + 0x5A827999
                     : i < 40 ? (b ^ c ^ d) + 0x6ED9EBA1
                     : i < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8F1BBCDC
                              : (b ^ c ^ d) + 0xCA62C1D6;
        uint32_t next = rotated(a, 5) + f + e + w[i];
        e = d;
        d = c;
        c = rotated(b, 30);
        b = a;
        a = next;
    }
    h[0] += a;
    h[1] += b;
    h[2] += c;
    h[3] += d;
    h[4] += e;
}

bool frame_accept(const char *key, char out[FRAME_KEY + 1])
{
    /* A key of 24 letters and the constant of the protocol: two blocks, 60 bytes of text. */
    static const char constant[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    uint8_t text[128] = { 0 }, nonce[16], digest[20];
    uint32_t h[5] = { 0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0 };
    size_t n = 0;
    if (strlen(key) != 24 ||
        sodium_base642bin(nonce, sizeof nonce, key, 24, NULL, &n, NULL,
                          sodium_base64_VARIANT_ORIGINAL) != 0 ||
        n != 16)
        return false;
    memcpy(text, key, 24);
    memcpy(text + 24, constant, sizeof constant); /* its zero is written over */
    text[60] = 0x80;
    text[126] = (60 * 8) >> 8;
    text[127] = (60 * 8) & 255;
    sha1_block(h, text);
    sha1_block(h, text + 64);
    for (int i = 0; i < 20; i++)
        digest[i] = (uint8_t)(h[i / 4] >> (24 - 8 * (i % 4)));
    (void)sodium_bin2base64(out, FRAME_KEY + 1, digest, sizeof digest,
                            sodium_base64_VARIANT_ORIGINAL);
    return true;
}
