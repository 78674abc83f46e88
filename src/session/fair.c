/* fair.c - keyed luck with a published commitment, on libsodium. The only impure file here. */
#include "session/fair.h"
#include "vaka/game.h"
#include "vaka/out.h"
#include <sodium.h>
#include <string.h>

bool vk_fair_new(uint8_t secret[32])
{
    if (sodium_init() < 0)
        return false;
    randombytes_buf(secret, 32);
    return true;
}

void vk_fair_commit(const uint8_t secret[32], uint8_t commit[32])
{
    crypto_generichash(commit, 32, secret, 32, NULL, 0);
}

bool vk_fair_fits(const uint8_t secret[32], const uint8_t commit[32])
{
    uint8_t own[32];
    vk_fair_commit(secret, own);
    return sodium_memcmp(own, commit, 32) == 0;
}

static void from_words(const char *kind, const char *of, const char *which, uint8_t secret[32])
{
    char text[80];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_put(&out, kind);
    vk_put(&out, of);
    vk_put_char(&out, ' ');
    vk_put(&out, which);
    vk_assert(vk_out_ok(&out));
    crypto_generichash(secret, 32, (const uint8_t *)text, out.len, NULL, 0);
}

void vk_fair_daily(const char *game, const char *day, uint8_t secret[32])
{
    from_words("vaka daily ", game, day, secret);
}

void vk_fair_known(const char *word, uint32_t n, uint8_t secret[32])
{
    char number[16];
    struct vk_out out = vk_out_to(number, sizeof number);
    vk_put_int(&out, n);
    from_words("vaka known ", word, number, secret);
}

static uint64_t number_of_secret(const struct vk_chance *self, uint32_t step)
{
    uint8_t hash[32], message[4];
    uint64_t number = 0;
    for (int i = 0; i < 4; i++)
        message[i] = (uint8_t)(step >> (8 * i));
    crypto_generichash(hash, sizeof hash, message, sizeof message, self->secret, 32);
    for (int i = 0; i < 8; i++)
        number |= (uint64_t)hash[i] << (8 * i);
    return number;
}

struct vk_chance vk_chance_from_secret(const uint8_t secret[32])
{
    struct vk_chance chance = { .number = number_of_secret };
    memcpy(chance.secret, secret, 32);
    return chance;
}

const char *vk_chance_of_journal(const struct vk_journal_head *head,
                                 const struct vk_journal_end *end, struct vk_chance *chance)
{
    if (head->chance_kind == VK_CHANCE_SEED) {
        *chance = vk_chance_from_seed(head->seed);
        return NULL;
    }
    if (!end->has_secret)
        return "cannot be verified yet: the secret is published when the game ends";
    if (!vk_fair_fits(end->secret, head->commit))
        return "the secret at the end is not the one promised in the header";
    *chance = vk_chance_from_secret(end->secret);
    return NULL;
}
