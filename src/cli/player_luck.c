/*
 * player_luck.c - a seed for an external player's own luck. One way: from it nobody finds the seed
 * of the game, from which all rolls and draws follow.
 */
#include "cli/player.h"
#include "session/fair.h"

uint64_t player_luck(uint64_t seed, int seat)
{
    uint8_t secret[32] = "vaka external player", luck[32];
    uint64_t n = 0;
    for (int i = 0; i < 8; i++)
        secret[20 + i] = (uint8_t)(seed >> 8 * i);
    secret[28] = (uint8_t)seat;
    vk_fair_commit(secret, luck);
    for (int i = 0; i < 8; i++)
        n |= (uint64_t)luck[i] << 8 * i;
    return n;
}
