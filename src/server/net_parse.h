/*
 * net_parse.h - the texts of HTTP that strangers send: queries, cookies, origins, lists of headers.
 * Pure, so that they can be fuzzed. What is malformed is refused or ignored, never guessed at.
 */
#ifndef VAKA_SERVER_NET_PARSE_H
#define VAKA_SERVER_NET_PARSE_H

#include <stdbool.h>
#include <stddef.h>

/* In place: %41 is A and, if wanted, + a blank. False (text unchanged) for a bad escape or a zero. */
bool net_decode(char *text, bool is_plus_blank);

/* UTF-8, whatever it says. */
bool net_is_utf8(const char *text, size_t n);

/* UTF-8 without control characters. */
bool net_is_clean(const char *text);

/* `key=value` (or a bare key): the key and the value decoded in place. False if it is malformed. */
bool net_split_pair(char *pair, char **key, char **value);

/* The value of a cookie in a Cookie header into `out`; false if it is not there or too long. */
bool net_find_cookie(const char *header, const char *name, char *out, size_t size);

/* Accept-Encoding allows this one: `gzip`, `br`. */
bool net_accepts(const char *header, const char *encoding);

/* Sec-WebSocket-Extensions has an offer of permessage-deflate (RFC 7692) that a server can take whose messages look
   back at most `window` bits far; the client may pack as it likes. */
bool net_offers_deflate(const char *header, int window);

/* If-None-Match names this entity tag (which comes with its quotes); weak ones match too. */
bool net_matches_etag(const char *header, const char *etag);

/* `Origin: http://host:port` speaks of the same place as `Host: host:port`. */
bool net_is_same_origin(const char *origin, const char *host);

/* What a Host header may say: a name or an address, with or without a port; or nothing. */
bool net_is_host(const char *text);

/* The last word of X-Forwarded-For, which the proxy itself wrote; false if it is no address. */
bool net_forwarded_address(const char *header, char *out, size_t size);

/* A header that is a list of words, as Connection, has this word in it, in any case. */
bool net_has_word(const char *header, const char *word);

/* A whole number in decimal digits and nothing else. */
bool net_read_size(const char *text, size_t *value);

#endif
