/* limits.c - a table of addresses, and buckets. The hash is keyed, so nobody can aim at one slot. */
#include "server/limits.h"
#include "store/xmalloc.h"
#include <arpa/inet.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { N_SLOTS = 4096, KEY = 16 };

struct entry {
    struct peer peer; /* first: a peer is its entry */
    uint8_t key[KEY];
    struct entry *next;
};

struct limits {
    struct entry *slot[N_SLOTS];
    struct entry others;
    unsigned char secret[crypto_shorthash_KEYBYTES];
    double burst;
    int n, max;
};

void bucket_fill(struct bucket *b, double burst, int64_t now)
{
    b->tokens = burst;
    b->since = now;
}

static void drip(struct bucket *b, double rate, double burst, int64_t now)
{
    if (now > b->since)
        b->tokens += (double)(now - b->since) * rate / 1000;
    if (b->tokens > burst)
        b->tokens = burst;
    b->since = now;
}

bool bucket_take(struct bucket *b, double rate, double burst, int64_t now)
{
    drip(b, rate, burst, now);
    if (b->tokens < 1)
        return false;
    b->tokens -= 1;
    return true;
}

double bucket_left(struct bucket *b, double rate, double burst, int64_t now)
{
    drip(b, rate, burst, now);
    return b->tokens;
}

int bucket_wait(const struct bucket *b, double rate)
{
    double seconds = rate > 0 ? (1 - b->tokens) / rate : 60;
    if (seconds > 60)
        seconds = 60;
    return seconds <= 1 ? 1 : (int)seconds + 1;
}

struct limits *limits_new(double request_burst, int max_addresses)
{
    struct limits *l = xcalloc(1, sizeof *l);
    if (sodium_init() < 0)
        abort(); /* a system without random numbers cannot keep secrets either */
    l->burst = request_burst;
    l->max = max_addresses;
    randombytes_buf(l->secret, sizeof l->secret);
    bucket_fill(&l->others.peer.requests, request_burst, 0);
    return l;
}

void limits_free(struct limits *l)
{
    if (!l)
        return;
    for (int i = 0; i < N_SLOTS; i++) {
        while (l->slot[i]) {
            struct entry *e = l->slot[i];
            l->slot[i] = e->next;
            free(e);
        }
    }
    free(l);
}

static bool read_key(const char *address, uint8_t key[KEY])
{
    static const uint8_t mapped[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF };
    memset(key, 0, KEY);
    if (inet_pton(AF_INET, address, key + 12) == 1) {
        memcpy(key, mapped, sizeof mapped);
        return true;
    }
    if (inet_pton(AF_INET6, address, key) != 1)
        return false;
    if (memcmp(key, mapped, sizeof mapped) != 0)
        memset(key + 8, 0, 8);
    return true;
}

void limits_household(const char *address, char out[HOUSEHOLD])
{
    uint8_t key[KEY];
    _Static_assert(HOUSEHOLD == 2 * KEY + 1, "two digits a byte");
    out[0] = '\0';
    if (read_key(address, key))
        (void)sodium_bin2hex(out, HOUSEHOLD, key, KEY);
}

struct peer *limits_peer(struct limits *l, const char *address, int64_t now)
{
    uint8_t key[KEY];
    uint64_t hash = 0;
    if (!read_key(address, key))
        return &l->others.peer;
    crypto_shorthash((unsigned char *)&hash, key, sizeof key, l->secret);
    struct entry **slot = &l->slot[hash % N_SLOTS];
    for (struct entry *e = *slot; e; e = e->next)
        if (memcmp(e->key, key, KEY) == 0)
            return &e->peer;
    if (l->n >= l->max)
        return &l->others.peer;
    struct entry *e = xcalloc(1, sizeof *e);
    memcpy(e->key, key, KEY);
    bucket_fill(&e->peer.requests, l->burst, now);
    e->next = *slot;
    *slot = e;
    l->n++;
    return &e->peer;
}

void limits_sweep(struct limits *l, double rate, int64_t now)
{
    for (int i = 0; i < N_SLOTS; i++) {
        struct entry **at = &l->slot[i];
        while (*at) {
            struct entry *e = *at;
            drip(&e->peer.requests, rate, l->burst, now);
            if (e->peer.connections > 0 || e->peer.requests.tokens < l->burst) {
                at = &e->next;
                continue;
            }
            *at = e->next;
            free(e);
            l->n--;
        }
    }
}

int limits_count(const struct limits *l)
{
    return l->n;
}
