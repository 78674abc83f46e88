/*
 * net_pack.h - texts packed as deflate (RFC 1951), and unpacked. Packing is our own and in a hurry: a step is packed
 * for each who sees it, and zlib at its fastest took five times as long for bytes that were a quarter fewer. It looks
 * for one earlier place of the same four letters and writes with the codes that the standard fixes. Unpacking, of what
 * strangers send, is zlib's. Nothing is kept from one text to the next: a connection costs no memory for it, and the
 * length of one message tells nothing of another.
 */
#ifndef VAKA_SERVER_NET_PACK_H
#define VAKA_SERVER_NET_PACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PACK_PLACES = 12, /* as a power of two */
    PACK_WINDOW = 12, /* how far it looks back: the same */
    PACK_STORED = 5,  /* bytes before what is put in as it is */
    PACK_GZIP = 18    /* bytes that gzip has around a text */
};

/* Where four letters stood last in the text under way, in its last 65,536. Room to work in: one for each thread. */
struct packer {
    uint16_t last[1 << PACK_PLACES];
};

/* Bytes that a text of `n` needs while it is packed, at most. */
size_t pack_room(size_t n);

/* Blocks that can be followed by others, up to the end of a byte; returns their bytes. A message of
   permessage-deflate is such blocks. */
size_t pack_blocks(struct packer *p, const char *text, size_t n, uint8_t *out);

/* The head of a block that holds the next `n` bytes (fewer than 65,536) as they are. */
void pack_stored(uint8_t out[PACK_STORED], size_t n);

/* A whole file of gzip; returns its bytes, at most pack_room and PACK_GZIP. */
size_t pack_gzip(struct packer *p, const char *text, size_t n, uint8_t *out);

enum unpacked { UNPACKED, UNPACKED_TOO_LARGE, UNPACKED_BROKEN };

/* A message of permessage-deflate into at most `max` bytes, with a zero behind them; the caller frees *text. */
enum unpacked unpack_message(const char *packed, size_t n, size_t max, char **text, size_t *n_text);

#endif
