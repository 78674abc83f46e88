/* support.h - what the fuzz targets share: bytes as a source of decisions, and room for a state. */
#ifndef VAKA_FUZZ_SUPPORT_H
#define VAKA_FUZZ_SUPPORT_H

#include "vaka/limits.h"
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct bytes {
    const uint8_t *at;
    size_t left;
};

/* The next byte; 0 when there are none left. */
unsigned next_byte(struct bytes *b);

/* A number below n from one byte, or from two where one is not enough. */
unsigned next_below(struct bytes *b, unsigned n);

/* A state of any game. */
union room {
    uint64_t align;
    uint8_t bytes[VK_STATE_MAX];
};

/* A fault: tells where and stops, so that the fuzzer keeps the input. */
#define must(x) ((x) ? (void)0 : vk_panic(#x, __FILE__, __LINE__))

#endif
