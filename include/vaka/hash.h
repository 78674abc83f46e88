/* hash.h - a 64-bit hash of bytes, the same on every machine. It finds drift, not forgery. */
#ifndef VAKA_HASH_H
#define VAKA_HASH_H

#include <stddef.h>
#include <stdint.h>

#define VK_HASH_START 0x76616B6120313000u

uint64_t vk_hash(uint64_t start, const void *bytes, size_t n);

/* The same in a quarter of the time, for what no file and no other machine gets to see; not for bytes that somebody who
   wishes for a clash can choose. */
uint64_t vk_hash_quick(uint64_t start, const void *bytes, size_t n);

#endif
