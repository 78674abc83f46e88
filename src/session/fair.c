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

/* One luck of a journal; NULL, or why it cannot be known. */
static const char *open_luck(const struct vk_past_luck *luck, struct vk_chance *chance)
{
    if (luck->kind == VK_CHANCE_SEED)
        *chance = vk_chance_from_seed(luck->seed);
    else if (!vk_fair_fits(luck->secret, luck->commit))
        return "a secret is not the one that was promised";
    else
        *chance = vk_chance_from_secret(luck->secret);
    return NULL;
}

const char *vk_chances_of_past(const struct vk_journal_head *head, struct vk_chance *chance)
{
    const char *why = NULL;
    for (int k = 0; k < head->n_past && !why; k++)
        why = open_luck(&head->past[k], &chance[k]);
    return why;
}

const char *vk_chances_of_journal(const struct vk_journal_head *head,
                                  const struct vk_journal_end *end, struct vk_chance *chance)
{
    struct vk_past_luck last = { .kind = head->chance_kind, .seed = head->seed };
    memcpy(last.commit, head->commit, sizeof last.commit);
    memcpy(last.secret, end->secret, sizeof last.secret);
    if (last.kind == VK_CHANCE_FAIR && !end->has_secret)
        return "cannot be verified yet: the secret is published when the game ends";
    if (last.kind == VK_CHANCE_FAIR && !vk_fair_fits(last.secret, last.commit))
        return head->n_past ? "the secret at the end is not the one that was promised"
                            : "the secret at the end is not the one promised in the header";
    const char *why = vk_chances_of_past(head, chance);
    return why ? why : open_luck(&last, &chance[head->n_past]);
}
