/*
 * fair.h - luck that nobody at the table has to trust. The number of step n is the first eight
 * bytes, little-endian, of BLAKE2b-256 keyed with 32 secret bytes over n as four little-endian
 * bytes. BLAKE2b-256 of the secret, without a key, is published before the first step; the secret
 * itself after the last. Native only: uses libsodium.
 */
#ifndef VAKA_SESSION_FAIR_H
#define VAKA_SESSION_FAIR_H

#include "vaka/chance.h"
#include "vaka/journal.h"
#include <stdbool.h>

/* A new secret from the system's generator; false if there is none. */
bool vk_fair_new(uint8_t secret[32]);

/* What is published when the table opens. */
void vk_fair_commit(const uint8_t secret[32], uint8_t commit[32]);

/* Is this the secret that was promised? */
bool vk_fair_fits(const uint8_t secret[32], const uint8_t commit[32]);

/* The secret of a daily challenge: BLAKE2b-256 of "vaka daily GAME DAY", known to everybody. */
void vk_fair_daily(const char *game, const char *day, uint8_t secret[32]);

/* The secret of the nth table, from 0, of a server for tests: BLAKE2b-256 of "vaka known WORD N". */
void vk_fair_known(const char *word, uint32_t n, uint8_t secret[32]);

struct vk_chance vk_chance_from_secret(const uint8_t secret[32]);

/*
 * Where the luck of a journal came from, one after the other: head->n_past and, of a whole journal, one more; or
 * why nobody can know: one sentence without a full stop.
 */
const char *vk_chances_of_past(const struct vk_journal_head *head, struct vk_chance *chance);
const char *vk_chances_of_journal(const struct vk_journal_head *head,
                                  const struct vk_journal_end *end, struct vk_chance *chance);

#endif
