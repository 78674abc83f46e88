/*
 * net_frame.h - the frames of a WebSocket (RFC 6455), read from bytes as they come and written.
 * Fragments are put together, masks taken off, and every bound is checked before a byte is kept.
 */
#ifndef VAKA_SERVER_NET_FRAME_H
#define VAKA_SERVER_NET_FRAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    FRAME_HEAD = 10,     /* bytes before what the server sends, at most */
    FRAME_CONTROL = 125, /* bytes of a ping or a close, at most */
    FRAME_KEY = 28,      /* letters of an accepted key */
    FRAME_PIECES = 1000  /* fragments of a message, at most */
};

enum frame_opcode { FRAME_MORE, FRAME_TEXT, FRAME_BINARY, FRAME_CLOSE = 8, FRAME_PING, FRAME_PONG };

struct frame_reader {
    uint8_t head[14];
    uint8_t n_head, opcode, at_mask;
    bool is_final, is_inside, is_open; /* inside a frame; a message is open */
    bool may_pack, is_packed;          /* permessage-deflate was agreed on; this message is */
    uint64_t left;                     /* bytes of this frame to come */
    size_t max_message;
    int n_pieces;
    char *message; /* so far; the reader's until frame_take */
    size_t n_message, room;
    uint8_t control[FRAME_CONTROL + 1];
    uint8_t n_control;
    int fault; /* the code to close with */
    const char *why;
};

enum frame_event {
    FRAME_NONE,    /* all bytes are read, nothing is complete */
    FRAME_MESSAGE, /* frame_take gives it */
    FRAME_PINGED,  /* control, n_control */
    FRAME_PONGED,
    FRAME_CLOSED, /* control, n_control: code and reason, checked */
    FRAME_FAULTY  /* fault, why; nothing more can be read */
};

/* Read on; *bytes and *n move behind what was read. */
enum frame_event frame_read(struct frame_reader *r, const uint8_t **bytes, size_t *n);

/* The message that is complete, with a zero behind it; the caller frees it. */
char *frame_take(struct frame_reader *r, size_t *n);
void frame_drop(struct frame_reader *r);

/* The head of an unmasked, final frame into `out`; returns its length. */
size_t frame_head(uint8_t out[FRAME_HEAD], enum frame_opcode opcode, bool is_packed, size_t n);

/* The answer to a Sec-WebSocket-Key; false if it is no key. */
bool frame_accept(const char *key, char out[FRAME_KEY + 1]);

#endif
