/*
 * limits.h - how much one address may do: connections at once, requests a second. Addresses of
 * IPv6 count by their first 64 bits, which is what one household has. Time is given, in
 * milliseconds, never asked for.
 */
#ifndef VAKA_SERVER_LIMITS_H
#define VAKA_SERVER_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

/* Tokens drip in at `rate` a second up to `burst`; what is done takes one. */
struct bucket {
    double tokens;
    int64_t since;
};

void bucket_fill(struct bucket *b, double burst, int64_t now);
bool bucket_take(struct bucket *b, double rate, double burst, int64_t now);
double bucket_left(struct bucket *b, double rate, double burst, int64_t now);
int bucket_wait(const struct bucket *b, double rate); /* seconds until there is one again */

/* An address as limits count it: all of one household are one text. What is no address is "". */
enum { HOUSEHOLD = 33 };
void limits_household(const char *address, char out[HOUSEHOLD]);

struct limits;

struct peer {
    int connections; /* open at present; changed by those who open and close */
    struct bucket requests;
};

struct limits *limits_new(double request_burst, int max_addresses);
void limits_free(struct limits *l);

/*
 * The entry of an address, made if it is new; it stays as long as it has connections. Addresses
 * beyond the bound share one entry, as does what is no address.
 */
struct peer *limits_peer(struct limits *l, const char *address, int64_t now);

/* Forget addresses without connections whose bucket is full again. */
void limits_sweep(struct limits *l, double rate, int64_t now);
int limits_count(const struct limits *l);

#endif
