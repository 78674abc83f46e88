/*
 * chance.h - where a table's luck comes from: one 64-bit number per step, a function of a secret
 * and of the step's number alone. So the same step rolls the same after an undo, a game can be
 * resumed from its journal, and whoever knows the secret can verify every roll.
 *
 * Two sources share this struct. `seed`: a plain number, for simulation and tests (pure, below).
 * `fair`: BLAKE2b keyed with 32 secret bytes, whose hash is published when the table opens and
 * which are published themselves when the game ends (native only: src/session/fair.h).
 */
#ifndef VAKA_CHANCE_H
#define VAKA_CHANCE_H

#include <stdint.h>

struct vk_chance {
    uint64_t (*number)(const struct vk_chance *self, uint32_t step);
    uint64_t seed;
    uint8_t secret[32];
};

struct vk_chance vk_chance_from_seed(uint64_t seed);

#endif
